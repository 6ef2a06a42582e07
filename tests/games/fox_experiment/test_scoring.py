"""Scoring: the two score sheets of p. 22 and 23, and who wins."""

import pytest

from .board import join, lay_patrons, lay_tile, reward
from .positions import breed, choose, end_generation, go_to_breeding, last_generation, sheet, sit_down, step
from .stashes import give, hold_studies, points, strip, study_of, unlock

RED, BLUE, OTHER = range(3)


@pytest.fixture
def match():
    """The table of p. 23: Red and Blue with their mats, studies, patrons, rewards and supplies."""
    match = sit_down()
    lay_patrons(match, "tokens_spot", "sets", "vertical", "columns")
    for number, winners in enumerate(((RED,), (RED, BLUE), (BLUE,), (BLUE,), (RED,)), start=1):
        reward(match, number, *winners)
    for seat in range(3):
        strip(match, seat)
        hold_studies(match, seat)
        match.table.seat[seat].space = seat

    studies = [study_of(match, **{a: 5, b: 3}) for a, b in (("tail", "ear"), ("ear", "bark"), ("bark", "spot"))]
    more = [study_of(match, **{a: 5, b: 3}) for a, b in (("ear", "tail"), ("bark", "ear"), ("spot", "bark"))]
    hold_studies(match, RED, *zip([*studies, study_of(match, spot=5, tail=3)], (3, 3, 1, 1), strict=True))
    unlock(match, RED, pups="tail ear", studies="bark spot tail", dice="ear bark", patrons="spot tail")
    join(match, RED, 1, 3)
    give(match, RED, friendly=1, science="keep, trade, mixed", ear=2, bark=1)

    hold_studies(match, BLUE, *zip([*more, study_of(match, tail=5, spot=3)], (3, 3, 2, 0), strict=True))
    unlock(match, BLUE, pups="spot", studies="spot tail spot", dice="spot tail ear", patrons="ear tail")
    join(match, BLUE, 0, 2)
    give(match, BLUE, friendly=2, points=2, spot=1)
    match.table.generation, match.table.over, match.table.due = 4, 1, 0
    return match


@pytest.mark.rule("fin-1")
@pytest.mark.rule("fin-2")
@pytest.mark.rule("fin-3")
@pytest.mark.rule("fin-4")
@pytest.mark.rule("fin-5")
def test_the_score_sheet_of_red(match):
    """p. 23: studies 24, patrons 14, upgrades 13, friendliness 9, science cards 3, tokens 2: 65."""
    assert sheet(match, RED) == [24, 14, 13, 9, 3, 2]
    assert match.scores[RED] == 65


@pytest.mark.rule("fin-1")
@pytest.mark.rule("fin-2")
@pytest.mark.rule("fin-3")
@pytest.mark.rule("fin-4")
@pytest.mark.rule("fin-5")
def test_the_score_sheet_of_blue(match):
    """p. 23: studies 25, patrons 12, upgrades 16, friendliness 8, point tokens 2, tokens 1: 64."""
    assert sheet(match, BLUE) == [25, 12, 16, 8, 2, 1]
    assert match.scores[BLUE] == 64


@pytest.mark.rule("fin-2")
def test_the_patrons_of_the_example(match):
    """p. 23: 2 sets of four and 2 full columns for Red, 4 spot tokens and 4 vertical pairs for Blue."""
    now = {patron["goal"]: patron["now"] for patron in match.view()["patrons"]}
    assert now["sets"][RED] == 8
    assert now["columns"][RED] == 6
    assert now["tokens_spot"][BLUE] == 4
    assert now["vertical"][BLUE] == 8


@pytest.mark.rule("fin-6")
def test_red_wins_the_example(match):
    assert match.over
    assert match.winners == (RED,)
    assert [source.words for source in match.breakdown(RED)] == [
        "Studies",
        "Patrons",
        "Upgrades",
        "Friendliness",
        "Point tokens and science cards",
        "Trait and friendly tokens",
    ]


@pytest.mark.rule("fin-1")
@pytest.mark.rule("fin-2")
@pytest.mark.rule("fin-3")
@pytest.mark.rule("fin-4")
@pytest.mark.rule("fin-5")
def test_what_the_numbers_of_the_example_are_made_of(match):
    for seat in (RED, BLUE):
        studies, patrons, upgrades, rewards, points_and_science, tokens = match.view()["seats"][seat]["sources"]
        for source in (studies, patrons, upgrades, rewards):
            assert sum(part["points"] for part in source["parts"]) == source["points"]
        assert all(part["points"] is None for part in points_and_science["parts"] + tokens["parts"])
    red, blue = match.view()["seats"][RED]["sources"], match.view()["seats"][BLUE]["sources"]
    assert [part["words"] for part in red[0]["parts"]] == ["Level 3", "Level 3", "Level 1", "Level 1"]
    assert (red[0]["parts"][0]["needs_words"], red[0]["parts"][0]["points"]) == ("5 tail and 3 ear", 10)
    assert blue[0]["parts"][3]["words"] == "Not begun"
    assert [part["goal"] for part in red[1]["parts"]] == ["sets", "columns"]
    assert [(part["track"], part["words"]) for part in red[2]["parts"]] == [
        ("pups", "Pups: 2 of 2"),
        ("studies", "Studies: 3 of 3"),
        ("dice", "Friendly dice: 2 of 3"),
        ("patrons", "Patrons: 2 of 2"),
    ]
    assert [part["words"] for part in red[3]["parts"]] == ["Generation 1", "Generation 2", "Generation 5"]
    assert [part["words"] for part in red[4]["parts"]] == ["0 point tokens", "3 science cards"]
    assert [part["words"] for part in blue[5]["parts"]] == ["3 tokens in all"]
    assert blue[5]["parts"][0]["tokens"] == {"tail": 0, "ear": 0, "bark": 0, "spot": 1, "friendly": 2}


@pytest.mark.rule("fin-1")
def test_what_numbers_are_made_of_is_told_at_the_end_only(match):
    match.table.over = 0
    assert not any(source["parts"] for source in match.view()["seats"][RED]["sources"])


@pytest.mark.rule("fin-7")
@pytest.mark.parametrize(("red", "blue", "winner"), [(1, 0, BLUE), (0, 3, RED), (3, 2, BLUE)])
def test_level_the_gear_nearer_to_the_start_wins(match, red, blue, winner):
    give(match, BLUE, points=1)
    assert match.scores[RED] == match.scores[BLUE] == 65
    match.table.seat[RED].space, match.table.seat[BLUE].space = red, blue
    match.table.seat[OTHER].space = 6 - red - blue
    assert match.winners == (winner,)
    space = {RED: red, BLUE: blue}[winner] + 1
    assert match.view()["tie"] == (
        "{seat:0|player 1} and {seat:1|player 2} have 65 points each. "
        f"{{seat:{winner}|player {winner + 1}}} stands nearest to the beginning of the supply track, "
        f"on space {space}, and wins."
    )


@pytest.mark.rule("fin-7")
def test_without_a_tie_nothing_is_said_of_it(match):
    assert match.view()["tie"] is None


@pytest.mark.rule("fin-7")
def test_the_track_decides_only_between_those_who_are_level(match):
    match.table.seat[RED].space, match.table.seat[BLUE].space = 3, 0
    assert match.winners == (RED,)


@pytest.mark.rule("fin-1")
@pytest.mark.parametrize(("level", "worth"), [(0, 0), (1, 2), (2, 5), (3, 10)])
def test_a_study_scores_its_highest_level_only(level, worth):
    match = sit_down()
    hold_studies(match, 0, (3, level), (4, level))
    assert sheet(match, 0)[0] == 2 * worth


@pytest.mark.rule("fin-4")
def test_the_spaces_of_the_friendliness_track():
    match = sit_down()
    worth = []
    for generation in range(1, 6):
        reward(match, generation, 2)
        worth.append(sheet(match, 2)[3])
    assert worth == [2, 4, 7, 10, 15]
    assert sheet(match, 0)[3] == 0


@pytest.mark.rule("fin-5")
@pytest.mark.parametrize(
    ("friends", "tails", "spots", "worth"), [(0, 1, 0, 0), (1, 1, 0, 1), (1, 1, 1, 1), (2, 3, 1, 3)]
)
def test_two_tokens_of_any_kind_are_a_point(friends, tails, spots, worth):
    match = sit_down()
    give(match, 0, friendly=friends, tail=tails, spot=spots)
    assert sheet(match, 0) == [0, 0, 0, 0, 0, worth]


@pytest.mark.rule("fin-5")
def test_point_tokens_and_science_cards_are_a_point_each():
    match = sit_down()
    give(match, 0, points=4, science="2 change, keep")
    assert sheet(match, 0) == [0, 0, 0, 0, 7, 0]


@pytest.mark.rule("fin-6")
@pytest.mark.rule("adm-9")
def test_a_whole_last_generation_to_the_winner():
    match = sit_down()
    last_generation(match)
    lay_tile(match, "space:1", "tail ear")
    go_to_breeding(match)
    assert match.winners == ()
    breed(match, 2, spot=6)
    while step(match, 2) == "upgrade":
        choose(match, 2, "done")
    end_generation(match)
    assert match.over
    assert points(match, 2) == 1
    assert sheet(match, 2) == [0, 0, 0, 5, 1, (2 + 3) // 2]
    assert match.winners == (2,)
