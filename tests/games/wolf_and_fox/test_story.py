"""The story of a game: what a decision is for, the page at the end of a day, and the marks that a move leaves."""

import pytest

from .positions import end_the_day, give, go, lay, lose, own_box, roll, sit_down, stand


@pytest.mark.rule("col-1")
@pytest.mark.parametrize(
    ("day", "turn", "left"),
    [
        (1, 1, "four moves left today"),
        (1, 3, "two moves left today"),
        (2, 4, "your last move today"),
        (3, 4, "your last move of the game"),
    ],
)
def test_the_headline_of_a_move_says_how_many_are_left(day, turn, left):
    match = sit_down()
    match.table.day, match.table.round_of_day = day - 1, turn - 1
    assert match.headline(0) == f"Choose a die and send the wolf or the fox: {left}"
    assert match.headline(1) == ""


@pytest.mark.rule("far-5")
@pytest.mark.parametrize(
    ("farmer", "wolf", "headline"),
    [
        ("The Shepherd", "sheep, sheep/white", "The Shepherd takes a sheep: choose which"),
        ("The Salt Cellar", "bacon, bacon/white", "The Salt Cellar takes a bacon card: choose which"),
        ("The Broken Dish", "pancake, pancake/white", "The Broken Dish takes a pancake: choose which"),
        ("The Gamekeeper", "owl/white, rabbit/white", "The Gamekeeper takes a forest friend: choose which"),
        ("The Cudgel", "sheep, pig, owl/white", "The Cudgel takes two cards: choose the first"),
        ("Stuck in the Hole", "2 sheep, pig, owl/white", "Stuck in the Hole takes three cards: choose the first"),
    ],
)
def test_the_headline_of_a_loss_says_what_the_farmer_takes(farmer, wolf, headline):
    match = sit_down()
    give(match, 0, wolf=wolf)
    end_the_day(match, farmer)
    assert match.headline(0) == headline


@pytest.mark.rule("far-6")
def test_the_headline_of_a_loss_counts_down():
    match = sit_down()
    give(match, 0, wolf="2 sheep, 2 pig, owl/white")
    end_the_day(match, "Stuck in the Hole")
    lose(match, "sheep")
    assert match.headline(0) == "Stuck in the Hole takes two more cards: choose the next"
    lose(match, "pig")
    assert match.headline(0) == "Stuck in the Hole takes one more card: choose which"


@pytest.mark.rule("day-1")
@pytest.mark.rule("day-3")
@pytest.mark.rule("day-4")
def test_the_end_of_a_day_is_a_page_of_the_story():
    match = sit_down(3)
    give(match, 0, wolf="sheep, sheep/brown, pig", fox="2 chicken")
    give(match, 1, fox="3 sheep")
    give(match, 2, wolf="2 sheep")
    end_the_day(match, "The Shepherd")
    assert match.chapter is None, "nobody has scored yet"
    lose(match, "sheep/brown")
    assert match.chapter is not None
    assert match.chapter.title == "The end of day 1"
    assert match.chapter.lines == (
        "The farmer comes: The Shepherd. Wanted: one sheep from everyone's wolf side.",
        "{seat:0|player 1} loses a sheep with a brown mouse.",
        "{seat:2|player 3} loses a sheep.",
        "{seat:0|player 1} scores 5 points on day 1: 1 from pigs and 4 from chickens.",
        "{seat:1|player 2} scores 12 points on day 1: 12 from sheep.",
        "{seat:2|player 3} scores nothing on day 1.",
        "Sheep, pigs, chickens and butter leave the game; bacon, pancakes and forest friends stay.",
    )


@pytest.mark.rule("fin-1")
@pytest.mark.rule("var-1")
def test_the_last_day_and_a_day_without_a_farmer_are_pages_too():
    match = sit_down(2)
    end_the_day(match, "The Swineherd", day=3)
    assert match.over
    assert match.chapter is not None
    assert match.chapter.title == "The end of day 3"
    assert match.chapter.lines[1] == "Nobody loses a card."
    assert not any("leave the game" in line for line in match.chapter.lines)
    young = sit_down(2, young=1)
    end_the_day(young)
    assert young.chapter is not None
    assert young.chapter.lines[0].startswith("{seat:0|player 1} scores ")


@pytest.mark.rule("day-3")
def test_the_page_names_what_leaves_by_the_box():
    match = sit_down(2, box=own_box(('discarded = ["sheep", "pig", "chicken", "butter"]', 'discarded = ["owl"]')))
    end_the_day(match)
    assert match.chapter is not None
    stay = "sheep, pigs, chickens, bacon, pancakes, butter, rabbits, hedgehogs, squirrels and badgers stay."
    assert match.chapter.lines[-1] == f"Owls leave the game; {stay}"


@pytest.mark.rule("col-5")
@pytest.mark.rule("far-4")
def test_a_move_leaves_its_mark_where_the_figure_stopped():
    match = sit_down()
    stand(match, wolf="A", fox="C")
    lay(match, D="sheep butter")
    roll(match, 2, 2, 2)
    go(match, "wolf", 2)
    assert match.traces == ("farm:3", "wolf", "path:1", "path:2", "path:3")
    match = sit_down()
    give(match, 0, wolf="sheep/brown, sheep")
    end_the_day(match, "The Shepherd")
    lose(match, "sheep")
    assert match.traces == ("seat:0",)


@pytest.mark.rule("col-3")
@pytest.mark.rule("bon-3")
@pytest.mark.parametrize(("distance", "way"), [(8, "BCDEFGHA"), (10, "BCDEFGHABC"), (12, "BCDEFGHABCDEF")])
def test_a_move_leaves_its_mark_on_every_farm_passed_also_more_than_once_round(distance, way):
    """The page lets the figure walk by these; a 12 brings the wolf on to F, since the fox is at E."""
    match = sit_down()
    stand(match, wolf="A", fox="E")
    give(match, 0, bones=9)
    roll(match, 6, 6, 6)
    go(match, "wolf", 6, distance)
    assert match.traces[2:] == tuple(f"path:{ord(farm) - ord('A')}" for farm in way)
