"""Two players: the automatic opponent adds dice, changes its study, and moves its foxes on."""

from collections import Counter
from itertools import pairwise

import pytest

from reynard.core.dice_cup import fill
from reynard.games.fox_experiment.table import Sex, Tale

from .automa_positions import (
    SEEDS,
    claim,
    claimed,
    finish_generation,
    log_of,
    order,
    random_match,
    studies_of,
    study_name,
    table_for_two,
    told,
)
from .board import bred_fox, dice_of, friendliness, lay_row, pair, row_of, symbols, wild
from .positions import breed, can, choose, end_generation, go_to_breeding, leave
from .stashes import friendly, hold_studies, study_of


@pytest.mark.rule("two-8")
def test_joey_pushok_rachel_and_kukla():
    """Ears and spots: Joey gets an ear, Pushok both, Rachel nothing, and Kukla has hers from the round before."""
    match = table_for_two("ear spot")
    go_to_breeding(match)
    part_with_parents(match)
    claim_only(match, ["Dymok", "Sokol"], ["Kukla", "Alisa"])
    end_generation(match)
    kukla = wild(match, "Kukla")
    assert dice_of(match, kukla) == {"ear": 2, "spot": 2}

    go_to_breeding(match)
    part_with_parents(match)
    joey = bred_fox(match, 0, "male", ear=1, spot=3)
    rachel = bred_fox(match, 1, "female", ear=3, spot=4)
    match.note(0, f"pup:{joey}", "Joey")
    match.note(1, f"pup:{rachel}", "Rachel")
    claim_only(match, [joey, "Pushok"], [rachel, "Kukla"])
    end_generation(match)
    assert dice_of(match, joey) == {"ear": 2, "spot": 2}
    assert dice_of(match, wild(match, "Pushok")) == {"tail": 1, "ear": 2, "spot": 1}
    assert dice_of(match, rachel) == {"ear": 2, "spot": 2}
    assert dice_of(match, kukla) == {"ear": 2, "spot": 2}
    for line in (
        "The Institute adds 1 ear die to Joey.",
        "The Institute adds 1 ear die and 1 spot die to Pushok.",
        "The Institute adds nothing to Rachel",
        "The Institute adds nothing to Kukla",
    ):
        assert line in log_of(match)


def part_with_parents(match):
    """Give both players parents that no example needs."""
    pair(match, 0, "Boris", "Jacquelin")
    pair(match, 1, "Tuman", "Pushinka")


def claim_only(match, males, females):
    """Let the kennel hold only foxes that the automatic opponent has claimed."""
    for sex, foxes in (("male", males), ("female", females)):
        lay_row(match, sex, *foxes)
        claim(match, sex, *foxes)


@pytest.mark.rule("two-8")
@pytest.mark.parametrize(("ears", "dice"), [(0, 1), (1, 2), (2, 2), (3, 2), (4, 2), (5, 2)])
def test_a_bred_fox_gets_a_mark_on_its_next_empty_square(ears, dice):
    """One ear: the next empty square lies beyond a circle; with three marks both squares are marked."""
    match = table_for_two("ear spot")
    go_to_breeding(match)
    part_with_parents(match)
    fox = bred_fox(match, 0, "male", ear=ears, bark=1)
    claim_only(match, [fox, "Dymok"], ["Alisa", "Zorka"])
    end_generation(match)
    assert dice_of(match, fox) == {"ear": dice, "bark": 1, "spot": 1}
    assert friendliness(match, fox) == ears + 1
    assert symbols(match, fox).get("ear", 0) == ears


@pytest.mark.rule("two-8")
def test_added_dice_are_rolled_like_the_foxs_own():
    match = table_for_two("ear spot")
    go_to_breeding(match)
    part_with_parents(match)
    claim_only(match, ["Pushok", "Dymok"], ["Alisa", "Zorka"])
    end_generation(match)
    assert row_of(match, "male")[0] == wild(match, "Pushok")
    go_to_breeding(match)
    pair(match, 1, "Tuman", "Pushinka")
    pair(match, 0, "Pushok", "Belka")
    choose(match, 0, "roll")
    kinds = Counter(die["kind"] for die in match.view(0)["seats"][0]["roll"]["dice"])
    assert kinds == {"tail": 1, "ear": 2, "spot": 2, "friendly": 1}


@pytest.mark.rule("two-8")
@pytest.mark.rule("two-10")
@pytest.mark.parametrize("seed", SEEDS)
def test_no_fox_ever_has_a_third_die_of_a_trait(seed):
    match = random_match(2, seed)
    for table in match.tables:
        assert table.fox["dice"].max() <= 2
    for before, after in pairwise(match.tables):
        tales = [tale for tale in told(after) if tale[0] == Tale.ADDS_DICE]
        assert len(tales) == (4 if after.generation != before.generation or after.over else 0)


@pytest.mark.rule("two-9")
def test_a_finished_study_changes_its_study():
    match = table_for_two("ear spot")
    go_to_breeding(match)
    hold_studies(match, 0, (study_of(match, tail=5, ear=3), 2))
    breed(match, 0, tail=5, ear=3)
    choose(match, 0, "pup:0", "study:0")
    leave(match, 0)
    assert studies_of(match) == [("ear spot", 0, 0)]
    leave(match, 1)
    [(study, _, _)] = studies_of(match)
    assert study != "ear spot"
    automa = match.table.automa
    assert [study_name(match, row) for row in automa.bottom[: automa.bottoms]] == ["ear spot"]
    first, second = study.split()
    assert f"changes to the {first} study with {second}s, since a player has finished a study." in log_of(match)


@pytest.mark.rule("two-9")
@pytest.mark.parametrize("level", [0, 1])
def test_other_levels_do_not_change_it(level):
    match = table_for_two("ear spot")
    go_to_breeding(match)
    hold_studies(match, 0, (study_of(match, tail=5, ear=3), level))
    breed(match, 0, tail=5, ear=3)
    choose(match, 0, "pup:0", "study:0")
    end_generation(match)
    assert studies_of(match) == [("ear spot", 0, 0)]
    assert "changes its study" not in log_of(match)


@pytest.mark.rule("two-10")
def test_its_foxes_move_to_the_left_and_all_others_go():
    match = table_for_two("tail bark")
    go_to_breeding(match)
    part_with_parents(match)
    lay_row(match, "male", "Dymok", "Sokol", "Orlik", "Misha")
    lay_row(match, "female", "Zorka", "Alisa", "Belka", "Vera")
    claim(match, "male", "Sokol", "Misha")
    claim(match, "female", "Alisa", "Vera")
    pup = breed(match, 0, "female", tail=2)
    other = breed(match, 1, "female", bark=1)
    finish_generation(match)
    assert row_of(match, "male")[:2] == [wild(match, "Sokol"), wild(match, "Misha")]
    assert row_of(match, "female")[:4] == [wild(match, "Alisa"), wild(match, "Vera"), pup, other]
    discards = match.table.kennel[Sex.MALE].discard[: match.table.kennel[Sex.MALE].discarded]
    assert {wild(match, name) for name in ("Dymok", "Orlik", "Boris", "Tuman")} <= set(discards)


@pytest.mark.rule("two-10")
def test_its_foxes_do_not_compete_and_its_meeples_come_off():
    """A claimed fox of friendliness 9 does not count; it can be taken in the next generation."""
    match = table_for_two("tail bark")
    go_to_breeding(match)
    part_with_parents(match)
    friendly_one = bred_fox(match, 1, "male", tail=5, ear=4)
    claim_only(match, [friendly_one, "Sokol"], ["Alisa", "Vera"])
    before = friendly(match, 1)
    match.table.automa.gear = 4
    match.table.holder[:5] = [0, 1, -1, -1, 2]
    breed(match, 0, "male", tail=1)
    breed(match, 1, "male")
    finish_generation(match)
    assert match.table.friendliest[0] == 1
    assert friendly(match, 1) == before + 1
    assert claimed(match, "male") == claimed(match, "female") == []
    assert row_of(match, "male")[0] == friendly_one
    assert can(match, match.pending[0], "kennel:male:0")


@pytest.mark.rule("two-10")
@pytest.mark.parametrize(
    ("holder", "meeple", "gear", "expected"),
    [
        ([2, 0, 2, 1, -1], 0, 2, [0, 2, 1]),
        ([2, 0, 2, 1, -1], 2, 0, [2, 0, 1]),
        ([1, -1, 0, 2, 2], 4, 3, [1, 0, 2]),
    ],
)
def test_its_place_in_turn_order_is_where_its_gear_is(holder, meeple, gear, expected):
    match = table_for_two()
    go_to_breeding(match)
    t = match.table
    t.holder[:5] = holder
    t.automa.meeple, t.automa.gear = meeple, gear
    for seat in (0, 1):
        t.seat[seat].space = holder.index(seat)
    end_generation(match)
    assert order(match) == expected
    names = ["Player 1", "Player 2", "the Institute"]
    told_order = f"{names[expected[0]]}, {names[expected[1]]} and {names[expected[2]]}"
    assert f"Turn order: {told_order}." in log_of(match)


@pytest.mark.rule("two-10")
def test_pups_of_players_alone_are_rewarded():
    match = table_for_two()
    go_to_breeding(match)
    breed(match, 0, tail=3)
    breed(match, 1, tail=3)
    finish_generation(match)
    assert match.table.friendliest[0] == 0b11


@pytest.mark.rule("two-9")
def test_which_study_comes_next_is_not_decided():
    came = set()
    for seed in range(60):
        match = table_for_two("ear spot")
        go_to_breeding(match)
        match.table.automa.wants_study = 1
        leave(match, 0)
        fill(match.table.cup, seed)
        leave(match, 1)
        came.add(studies_of(match)[0][0])
        if len(came) > 5:
            break
    assert len(came) > 5
    assert "ear spot" not in came
