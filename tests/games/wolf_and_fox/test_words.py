"""What the game says: choices, previews, refusals and the log."""

import pytest

import reynard
from reynard.games.wolf_and_fox.actions import ACTIONS, MOVE
from reynard.games.wolf_and_fox.table import Figure

from .positions import GAME, asked, end_the_day, give, go, lay, lose, offers, roll, sit_down, stand


@pytest.mark.rule("col-2")
@pytest.mark.rule("col-3")
def test_a_move_in_words():
    match = sit_down()
    stand(match, wolf="B", fox="E")
    roll(match, 5, 1, 2)
    lay(match, G="pig/black pancake+bone")
    choice = match.describe(0, offers(match)["wolf", 5, 5])
    assert choice.words == "Take the 5 and move the wolf to farm G"
    assert choice.at == ("die:0", "wolf", "farm:6")
    assert choice.rule == "col-2"
    assert choice.gives == "A pig with a black mouse and a pancake, and 1 bone. Adds 3 points today."


@pytest.mark.rule("bon-2")
def test_a_move_with_bones_in_words():
    match = sit_down()
    stand(match, wolf="B", fox="E")
    give(match, 0, bones=2)
    roll(match, 6, 1, 2)
    lay(match, B="sheep butter+bone", C="bacon+bone owl+bone")
    two = match.describe(0, offers(match)["wolf", 6, 8])
    assert two.words == "Take the 6 as an 8 for 2 bones and move the wolf once round, back to farm B"
    assert two.rule == "bon-2"
    assert two.gives == "A sheep and butter, and 1 bone. Adds nothing today."
    one = match.describe(0, offers(match)["wolf", 2, 1])
    assert one.words == "Take the 2 as a 1 for 1 bone and move the wolf to farm C"
    assert one.gives == "Bacon and an owl, and 2 bones. Adds 5 points today."


@pytest.mark.rule("sco-2")
@pytest.mark.rule("day-2")
def test_the_preview_says_what_the_cards_would_add_today():
    match = sit_down()
    stand(match, wolf="A", fox="H")
    give(match, 0, wolf="sheep", fox="sheep, pancake")
    roll(match, 2, 2, 2)
    lay(match, C="sheep butter")
    assert match.describe(0, offers(match)["wolf", 2, 2]).gives.endswith("Adds 8 points today.")
    lay(match, C="pig owl/white")
    assert match.describe(0, offers(match)["wolf", 2, 2]).gives.endswith("Adds 2 points today.")
    match.table.day = 2
    assert match.describe(0, offers(match)["wolf", 2, 2]).gives.endswith("Adds 3 points today.")


@pytest.mark.rule("col-6")
@pytest.mark.rule("col-7")
def test_a_move_names_the_farm_where_it_ends():
    match = sit_down()
    stand(match, wolf="A", fox="C")
    lay(match, D="", E="- pancake")
    roll(match, 2, 2, 2)
    choice = match.describe(0, offers(match)["wolf", 2, 2])
    assert choice.words == "Take the 2 and move the wolf to farm E"
    assert choice.gives == "The fox is at C and D is empty, so two farms further. A pancake. Adds 1 point today."


@pytest.mark.rule("far-4")
def test_a_loss_in_words():
    match = sit_down()
    give(match, 0, wolf="2 sheep/brown, sheep")
    end_the_day(match, "The Shepherd")
    without, brown = match.choices(0)
    assert brown.words == "Lose a sheep with a brown mouse"
    assert brown.at == ("held:0:wolf:sheep:brown",)
    assert brown.rule == "far-4"
    assert brown.gives == "Costs 8 points today. 1 more like it left."
    assert without.words == "Lose a sheep"
    assert without.gives == "Costs 7 points today."


@pytest.mark.rule("far-3")
@pytest.mark.parametrize(
    ("farmer", "wolf", "wanted"),
    [
        ("The Shepherd", "sheep, sheep/white", "a sheep"),
        ("The Swineherd", "pig, pig/white", "a pig"),
        ("The Salt Cellar", "bacon, bacon/white", "bacon"),
        ("The Broken Dish", "pancake, pancake/white", "a pancake"),
        ("The Gamekeeper", "owl/white, rabbit/white", "a forest friend"),
        ("The Cudgel", "sheep, pig, owl/white", "any card"),
    ],
)
def test_a_refused_loss_says_what_the_farmer_wants(farmer, wolf, wanted):
    match = sit_down()
    give(match, 0, wolf=wolf, fox="chicken")
    end_the_day(match, farmer)
    with pytest.raises(reynard.IllegalMove) as refused:
        lose(match, "chicken")
    assert str(refused.value) == f"The farmer wants {wanted} from your wolf side: choose one that lies there."
    assert match.view()["seats"][0]["owes"] == (2 if farmer == "The Cudgel" else 1)


@pytest.mark.rule("set-1")
@pytest.mark.rule("col-2")
def test_what_is_not_there_cannot_be_chosen():
    match = sit_down(3)
    for action in (-1, ACTIONS, 10**30):
        with pytest.raises(reynard.IllegalMove, match="no such choice") as refused:
            match.play(0, action)
        assert refused.value.rule == "col-2"
    with pytest.raises(reynard.IllegalMove, match="no such die") as refused:
        match.play(0, MOVE(1, 3, Figure.WOLF))
    assert refused.value.rule == "set-1"


@pytest.mark.rule("far-5")
@pytest.mark.rule("far-6")
@pytest.mark.rule("far-7")
@pytest.mark.rule("far-8")
@pytest.mark.parametrize(
    ("farmer", "words"),
    [
        ("The Shepherd", "Wanted: one sheep from everyone's wolf side."),
        ("The Sheepdogs", "Wanted: all sheep from everyone's wolf side."),
        ("The Swineherd", "Wanted: one pig from everyone's wolf side."),
        ("The Barred Sty", "Wanted: all pigs from everyone's wolf side."),
        ("The Hen-wife", "Wanted: all chickens from everyone's wolf side."),
        ("The Broken Dish", "Wanted: one pancake and all butter cards from everyone's wolf side."),
        ("The Salt Cellar", "Wanted: one bacon card from everyone's wolf side."),
        ("The Cudgel", "Wanted: any two cards from everyone's wolf side."),
        (
            "Stuck in the Hole",
            "Wanted: any three cards from whoever has the most cards on the wolf side.",
        ),
        (
            "Hue and Cry",
            "Wanted: any two cards from everyone with four or more cards on the wolf side.",
        ),
        ("The Gamekeeper", "Wanted: one forest friend from everyone's wolf side."),
        ("Fast Asleep", "Wanted: nothing."),
    ],
)
def test_the_farmer_cards_in_words(farmer, words):
    match = sit_down()
    end_the_day(match, farmer)
    assert match.view()["farmer"]["words"] == words
    assert f"The farmer comes: {farmer}. {words}" in match.lines(match.ply)


@pytest.mark.rule("col-5")
@pytest.mark.rule("rol-1")
def test_a_round_in_the_log():
    match = GAME.start(2, seed=1, names=["Ann", "Bob"])
    match.table.start = match.table.turn = 0
    stand(match, wolf="B", fox="E")
    roll(match, 5, 6, 2)
    lay(match, G="pig/black pancake+bone", F="bacon owl/white")
    assert match.log() == ["Ann is the start player.", "Day 1, round 1: Ann rolls 5, 6 and 2."]
    go(match, "wolf", 5)
    assert match.lines(1) == [
        "Ann takes the 5 and moves the wolf from B to G: a pig with a black mouse and a pancake, and 1 bone. "
        "That adds 3 points today."
    ]
    go(match, "fox", 2, 1)
    first, second = match.lines(2)
    assert first == (
        "Bob takes the 2 as a 1 for 1 bone and moves the fox from E to F: bacon and an owl with a white mouse. "
        "That adds 6 points today."
    )
    assert second.startswith("Day 1, round 2: Bob rolls ")


@pytest.mark.rule("far-1")
@pytest.mark.rule("day-1")
def test_the_end_of_a_day_in_the_log():
    match = sit_down(3)
    give(match, 0, wolf="sheep, sheep/brown, pig", fox="2 chicken")
    give(match, 1, fox="3 sheep")
    give(match, 2, wolf="2 sheep")
    end_the_day(match, "The Shepherd")
    told = match.lines(match.ply)
    assert told[1:] == ["The farmer comes: The Shepherd. Wanted: one sheep from everyone's wolf side."]
    lose(match, "sheep/brown")
    told = match.lines(match.ply)
    assert told[:5] == [
        "Player 1 gives the farmer a sheep with a brown mouse.",
        "Player 3 loses a sheep.",
        "Player 1 scores 5 points on day 1: 1 from pigs and 4 from chickens.",
        "Player 2 scores 12 points on day 1: 12 from sheep.",
        "Player 3 scores nothing on day 1.",
    ]
    assert told[5].startswith("Day 2, round 1: Player 1 rolls ")
    assert len(told) == 6


@pytest.mark.rule("far-4")
def test_losses_without_a_choice_are_told_once():
    """Two seats lose by themselves as the card is turned over, before the third is asked."""
    match = sit_down(3)
    give(match, 0, wolf="2 bacon")
    give(match, 1, wolf="bacon")
    give(match, 2, wolf="bacon, bacon/white, bacon/brown")
    end_the_day(match, "The Salt Cellar")
    assert match.lines(match.ply)[2:] == ["Player 1 loses bacon.", "Player 2 loses bacon."]
    assert asked(match).total() == 3
    lose(match, "bacon/white")
    assert match.lines(match.ply)[0] == "Player 3 gives the farmer bacon with a white mouse."
    assert not any("loses" in line for line in match.lines(match.ply))


@pytest.mark.rule("far-2")
@pytest.mark.parametrize("farmer", ["The Swineherd", "The Sheepdogs", "Hue and Cry", "Fast Asleep"])
def test_nobody_is_said_to_lose_what_nobody_has(farmer):
    match = sit_down(3)
    give(match, 0, wolf="bacon", fox="2 pig, 2 sheep")
    end_the_day(match, farmer)
    told = match.lines(match.ply)
    assert told[2] == "Nobody loses a card."
    assert not any("loses" in line for line in told[3:])


@pytest.mark.rule("col-6")
@pytest.mark.rule("col-7")
@pytest.mark.parametrize(
    ("fox", "empty", "reached", "why"),
    [
        ("H", "", "C", ""),
        ("C", "", "D", " (the fox is at C, so one farm further)"),
        ("H", "C", "D", " (C is empty, so one farm further)"),
        ("C", "D", "E", " (the fox is at C and D is empty, so two farms further)"),
        ("D", "CE", "F", " (the fox is at D, and C and E are empty, so three farms further)"),
    ],
)
def test_the_log_says_why_a_figure_stops_elsewhere_than_its_die_says(fox, empty, reached, why):
    match = sit_down()
    stand(match, wolf="A", fox=fox)
    lay(match, **dict.fromkeys(empty, ""), **{reached: "chicken butter"})
    roll(match, 2, 2, 2)
    go(match, "wolf", 2)
    told = f"Player 1 takes the 2 and moves the wolf from A to {reached}{why}: a chicken and butter."
    assert match.lines(1)[0].startswith(told)


@pytest.mark.rule("col-3")
@pytest.mark.rule("bon-3")
@pytest.mark.parametrize(
    ("distance", "told", "offered"),
    [
        (8, "once round, back to A", "once round, back to farm A"),
        (9, "from A once round and on to B", "once round and on to farm B"),
        (16, "twice round, back to A", "twice round, back to farm A"),
        (24, "three times round, back to A", "three times round, back to farm A"),
    ],
)
def test_whole_rounds_are_told(distance, told, offered):
    match = sit_down()
    stand(match, wolf="A", fox="E")
    give(match, 0, bones=18)
    roll(match, 6, 6, 6)
    assert match.describe(0, offers(match)["wolf", 6, distance]).words.endswith(f"and move the wolf {offered}")
    go(match, "wolf", 6, distance)
    assert f"and moves the wolf {told}: " in match.lines(1)[0]


@pytest.mark.rule("day-1")
@pytest.mark.rule("day-2")
def test_the_view_says_what_a_day_gave_and_what_today_would_add():
    match = sit_down(2)
    give(match, 0, fox="2 pig, bacon, owl/white", bones=2)
    end_the_day(match, day=1)
    give(match, 0, wolf="3 sheep")
    sources = {each["source"]: each for each in match.view()["seats"][0]["sources"]}
    assert sources["pigs"]["by_day"] == [6]
    assert sources["pigs"]["now"] == 0
    assert sources["sheep"] == {"source": "sheep", "words": "sheep", "by_day": [0], "total": 0, "now": 12}
    assert (sources["bacon"]["by_day"], sources["bacon"]["now"]) == ([5], 5)
    assert sources["friends"]["now"] == sources["bones"]["now"] == 0
    match.table.day = 2
    sources = {each["source"]: each for each in match.view()["seats"][0]["sources"]}
    assert (sources["friends"]["now"], sources["bones"]["now"]) == (1, 2)


@pytest.mark.rule("bon-2")
@pytest.mark.rule("col-6")
def test_a_bone_that_changes_nothing_is_only_another_way():
    """With the wolf at F, a 5 and a 6 both bring the fox from A to G, and so does a 14, once round."""
    match = sit_down()
    stand(match, wolf="F", fox="A")
    give(match, 0, bones=9)
    roll(match, 5, 2, 2)
    moves = offers(match)
    plain, wasteful, round_again = (moves["fox", 5, distance] for distance in (5, 6, 14))
    assert match.describe(0, plain).alternative_to is None
    assert match.describe(0, wasteful).alternative_to == plain
    assert match.describe(0, round_again).alternative_to == plain
    assert match.describe(0, moves["fox", 5, 7]).alternative_to is None
    assert {match.describe(0, move).at for move in (plain, wasteful, round_again)} == {("die:0", "fox", "farm:6")}
    assert "Fewer bones would do." not in match.describe(0, plain).gives
    assert match.describe(0, wasteful).gives.endswith("Fewer bones would do.")
    listed = [choice.id for choice in match.choices(0)]
    assert listed.index(wasteful) > listed.index(moves["fox", 5, 7]), "what wastes bones comes last"


@pytest.mark.rule("col-2")
def test_equal_dice_are_as_good_as_each_other():
    match = sit_down(4)
    roll(match, 5, 2, 5, 5)
    match.table.die[3].used_by = 1
    moves = offers(match)
    assert match.describe(0, moves["fox", 5, 5]).also == {"die:2": "die:0"}
    assert match.describe(0, moves["fox", 2, 2]).also == {}
