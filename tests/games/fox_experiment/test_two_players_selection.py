"""Two players: which foxes and which supply spaces the automatic opponent takes."""

from itertools import pairwise

import pytest

from reynard.games.fox_experiment.actions import CLAIM, TAKE
from reynard.games.fox_experiment.rules.automa import flip_card
from reynard.games.fox_experiment.table import ARROWS, Because, Sex, Tale

from .automa_positions import (
    SEEDS,
    blocked,
    claim,
    claimed_names,
    first_turn,
    log_of,
    order,
    random_match,
    table_for_two,
    told,
    turn_over,
)
from .board import lay_tile, row_of, tile_at, tile_discards, wild
from .positions import can, choose, end_generation, refusal, sit_down, step
from .stashes import friendly, hand, tokens

SECOND = "of those with the most {} dice it has the most {} dice"


@pytest.mark.rule("two-4")
@pytest.mark.rule("two-5")
def test_laska():
    """Jacquelin and Laska have two tail dice and no bark dice: the arrow points left, so the rightmost it is."""
    match = table_for_two("tail bark", females="Kisa Jacquelin Nadya Laska Vera")
    first_turn(match, "female supply", "left")
    assert claimed_names(match) == {"female": ["Laska"]}
    assert "claims Laska: of those with the most tail and bark dice it is the first from the right." in log_of(match)


@pytest.mark.rule("two-5")
def test_jacquelin_if_the_arrow_pointed_right():
    match = table_for_two("tail bark", females="Kisa Jacquelin Nadya Laska Vera")
    first_turn(match, "female supply", "right")
    assert claimed_names(match) == {"female": ["Jacquelin"]}
    assert "claims Jacquelin: of those with the most tail and bark dice it is the first from the left." in log_of(match)


@pytest.mark.rule("two-4")
@pytest.mark.parametrize("arrow", ["left", "right"])
@pytest.mark.parametrize(
    ("study", "females", "fox", "reason"),
    [
        ("tail bark", "Alisa Jacquelin Nadya Zorka Kisa", "Jacquelin", "it has the most tail dice"),
        (
            "tail bark",
            "Alisa Nadya Lada Zorka Kisa",
            "Nadya",
            "of those with the most tail dice it has the most bark dice",
        ),
        (
            "tail spot",
            "Jacquelin Laska Nadya Snezhana Vera",
            "Laska",
            "of those with the most tail dice it has the most spot dice",
        ),
        (
            "spot bark",
            "Snezhana Vera Penka Pushinka Kisa",
            "Vera",
            "of those with the most spot dice it has the most bark dice",
        ),
        (
            "bark tail",
            "Zorka Belka Jacquelin Alisa Mechta",
            "Jacquelin",
            "of those with the most bark dice it has the most tail dice",
        ),
    ],
)
def test_most_of_the_first_trait_and_then_of_the_second(study, females, fox, reason, arrow):
    match = table_for_two(study, females=females)
    first_turn(match, "female supply", arrow)
    assert claimed_names(match) == {"female": [fox]}
    assert f"claims {fox}: {reason}" in log_of(match)


@pytest.mark.rule("two-4")
def test_foxes_that_are_taken_or_claimed_do_not_count():
    match = table_for_two("tail bark", females="Jacquelin Laska Alisa Zorka Kisa")
    claim(match, "female", "Laska")
    choose(match, 0, "kennel:female:0")
    turn_over(match, "female supply", "left")
    choose(match, 1, "space:4")
    assert claimed_names(match) == {"female": ["Laska", "Alisa"]}
    assert "claims Alisa: it has the most tail dice." in log_of(match)


@pytest.mark.rule("two-4")
@pytest.mark.rule("two-5")
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("seed", SEEDS)
def test_it_always_takes_what_it_likes_best_and_says_why(seats, seed):
    """Looked at anew after every move: nothing free is better, and what is as good lies farther along the arrow."""
    match = random_match(seats, seed)
    for table in match.tables[1:]:
        takes = [tale for tale in told(table) if tale[0] == Tale.TAKES]
        for _, fox, because, study_and_arrow in takes:
            study, arrow = divmod(study_and_arrow, ARROWS)
            first, second = match.box.record.automa_study[study].priority
            row = table.kennel[table.fox[fox].sex]
            lying = [int(each) for each in row.fox[: row.length]]
            free = [fox, *(each for place, each in enumerate(lying) if each >= 0 and not row.claimed[place])]
            here = tuple(int(table.fox[fox].dice[trait]) for trait in (first, second))
            there = [tuple(int(table.fox[each].dice[trait]) for trait in (first, second)) for each in free]
            assert here == max(there)
            level = [each for each, dice in zip(free, there, strict=True) if dice == here and each != fox]
            if level:
                places = [lying.index(each) for each in level]
                mine = lying.index(fox)
                assert mine < min(places) if arrow == 1 else mine > max(places)
                assert because == Because.ARROW


@pytest.mark.rule("two-5")
def test_the_arrow_is_shown_before_the_card_is_known():
    """The arrow on the back of the next card is open: that card has it, and the one behind it decides the ties."""
    match = table_for_two("tail bark", females="Kisa Jacquelin Nadya Laska Vera")
    choose(match, 0, "space:3")
    turn_over(match, "female supply", "left")
    assert match.view(0)["automa"]["arrow"] == "right"
    choose(match, 1, "space:4")
    assert claimed_names(match) == {"female": ["Laska"]}
    assert match.view(0)["automa"]["arrow"] == "left"


@pytest.mark.rule("two-5")
@pytest.mark.parametrize("seats", [1, 2])
def test_every_card_has_the_arrow_that_was_showing(seats):
    for seed in SEEDS:
        match = random_match(seats, seed)
        for before, after in pairwise(match.tables):
            flips = [one for what, one, *_ in told(after) if what == Tale.FLIPS]
            if flips and before.generation == after.generation and before.begun:
                assert match.box.record.card[flips[0]].arrow == before.automa.arrow


@pytest.mark.rule("two-6")
def test_claimed_foxes_stay_in_the_kennel_and_cannot_be_taken():
    match = table_for_two("tail bark", females="Kisa Jacquelin Nadya Laska Vera")
    first_turn(match, "female supply", "left")
    assert row_of(match, "female")[3] == wild(match, "Laska")
    assert match.view(0)["females"]["foxes"][3]["claimed"]
    for seat in (0, 1):
        assert can(match, seat, "kennel:female:1") == (seat == 0)
        assert not can(match, seat, "kennel:female:3")
    refused = refusal(match, 0, TAKE(Sex.FEMALE, 3))
    assert refused.rule == "two-6"
    assert "claimed" in str(refused)


@pytest.mark.rule("two-7")
def test_its_track_positions():
    """Space 4 is taken and with it all to the right: its meeple goes to 3; on the next turn its gear goes to 1."""
    match = table_for_two("tail bark")
    tile = tile_at(match, "space:2")
    first_turn(match, "female supply", "left")
    assert blocked(match) == {"meeple": 3}
    assert tile_at(match, "space:2") < 0
    assert tile in tile_discards(match)
    assert "takes supply space 3, the first free one from the right, with its meeple" in log_of(match)
    choose(match, 0, "deck:male")
    turn_over(match, "male supply", "right", second="male female")
    choose(match, 1, "deck:male")
    assert blocked(match) == {"meeple": 3, "gear": 1}
    assert "takes supply space 1, the first free one from the left, with its gear" in log_of(match)
    go_to_breeding_without_supplies(match)
    end_generation(match)
    assert order(match) == [2, 0, 1]


def go_to_breeding_without_supplies(match):
    """Take the last parents from the decks."""
    for seat in (0, 1):
        choose(match, seat, "deck:female")
    while any(step(match, seat) == "upgrade" for seat in match.pending):
        choose(match, next(seat for seat in match.pending if step(match, seat) == "upgrade"), "done")


@pytest.mark.rule("two-7")
def test_players_cannot_take_spaces_that_it_blocks():
    match = table_for_two()
    match.table.automa.selected[:] = 0
    choose(match, 0, "deck:male")
    turn_over(match, "male supply", "left")
    choose(match, 1, "deck:male")
    assert blocked(match) == {"meeple": 5}
    assert not can(match, 0, "space:4")
    assert refusal(match, 0, CLAIM(4)).rule
    space = match.view(0)["track"][4]
    assert (space["holder"], space["blocked"]) == (2, True)
    turn_over(match, "female supply", "left", second="male female")
    choose(match, 0, "space:3")
    choose(match, 1, "deck:female")
    assert blocked(match) == {"meeple": 5, "gear": 3}
    assert [can(match, 0, f"space:{space}") for space in range(5)] == [False] * 5
    choose(match, 0, "deck:female")
    assert [can(match, 1, f"space:{space}") for space in range(5)] == [True, True, False, False, False]
    space = match.view(0)["track"][2]
    assert (space["holder"], space["blocked"]) == (2, False)


@pytest.mark.rule("two-7")
def test_it_gets_no_supplies_and_nobody_else_does():
    match = table_for_two()
    lay_tile(match, "space:4", "friendly science")
    choose(match, 0, "deck:male")
    before = [(friendly(match, seat), tokens(match, seat), hand(match, seat)) for seat in (0, 1)]
    left = int(match.table.science_left)
    turn_over(match, "male supply", "left")
    choose(match, 1, "deck:male")
    assert blocked(match) == {"meeple": 5}
    assert before == [(friendly(match, seat), tokens(match, seat), hand(match, seat)) for seat in (0, 1)]
    assert match.table.science_left == left
    assert match.table.automa.spare == 0


@pytest.mark.rule("two-7")
def test_the_first_space_has_no_tile_to_discard():
    match = table_for_two()
    discards = tile_discards(match)
    choose(match, 0, "deck:male")
    turn_over(match, "male supply", "right")
    choose(match, 1, "deck:male")
    assert blocked(match) == {"meeple": 1}
    assert tile_discards(match) == discards


@pytest.mark.rule("two-5")
@pytest.mark.parametrize("seats", [1, 2])
def test_which_card_comes_next_is_not_decided(seats):
    """For every seat and every spectator only the arrow is settled: any card with it may be the one."""
    match = sit_down(seats)
    record = match.box.record
    alike = {row for row in range(record.cards) if record.card[row].arrow == match.table.automa.arrow}
    came = set()
    for seed in range(40):
        might_be = match.hidden(0, seed)
        assert might_be.automa.tobytes() == match.table.automa.tobytes()
        came.add(int(flip_card(record, might_be)))
    assert came == alike
    assert len(came) == 3
