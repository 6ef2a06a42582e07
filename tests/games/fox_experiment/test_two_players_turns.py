"""Two players: the set up, and the selection cards by which the automatic opponent has its turns."""

from collections import Counter, defaultdict

import pytest

from reynard.games.fox_experiment.table import Because, Sex, Tale

from .automa_positions import (
    SEEDS,
    blocked,
    claimed_names,
    first_turn,
    has_selected,
    log_of,
    order,
    random_match,
    study_name,
    table_for_two,
    told,
)
from .board import tile_at
from .positions import GAME


@pytest.mark.rule("two-1")
def test_the_board_is_laid_out_as_for_four():
    match = GAME.start(2, seed=5)
    t = match.table
    assert [int(row.length) for row in t.kennel] == [5, 5]
    assert t.spaces == 5
    assert t.side == 0
    assert tile_at(match, "space:0") < 0
    assert all(tile_at(match, f"space:{space}") >= 0 for space in range(1, 5))
    assert tile_at(match, "space:5") < 0


@pytest.mark.rule("two-1")
@pytest.mark.parametrize("seed", range(6))
def test_it_is_third_and_has_an_open_study(seed):
    match = GAME.start(2, seed=seed)
    assert sorted(order(match)[:2]) == [0, 1]
    assert order(match)[2] == 2
    assert match.table.automa.left == 11
    assert match.box.record.cards == 6
    [study] = match.view(0)["automa"]["studies"]
    assert study["priority"] == study_name(match, match.table.automa.study[0]).split()
    assert study["friendly"] == 0
    assert "The Institute opens the " in log_of(match)


@pytest.mark.rule("two-1")
def test_it_scores_nothing():
    match = random_match(2, 1)
    assert match.rivals == ()
    assert len(match.standing) == 2
    assert match.view(0)["automa"]["points"] is None


@pytest.mark.rule("two-2")
def test_it_takes_both_things_of_its_card():
    match = table_for_two("tail bark", "Dymok Boris Sokol Orlik Misha", "Zorka Alisa Kisa Belka Vera")
    first_turn(match, "male female", "left")
    assert claimed_names(match) == {"male": ["Boris"], "female": ["Alisa"]}
    assert blocked(match) == {}
    assert match.pending == (0,)
    assert "turns over a selection card: a male fox and a female fox." in log_of(match)


@pytest.mark.rule("two-2")
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("seed", SEEDS)
def test_it_takes_two_of_each_in_every_generation(seats, seed):
    match = random_match(seats, seed)
    taken = defaultdict(Counter)
    for table in match.tables:
        for what, one, _, _ in told(table):
            if what == Tale.TAKES:
                taken[int(table.generation)][Sex(int(table.fox[one].sex)).name] += 1
            elif what in (Tale.BLOCKS, Tale.FLIPS):
                taken[int(table.generation)][what.name] += 1
    assert sorted(taken) == [0, 1, 2, 3, 4]
    for items in taken.values():
        assert items["FLIPS"] in (3, 4)
        assert (items["MALE"], items["FEMALE"], items["BLOCKS"]) == (2, 2, 2)


@pytest.mark.rule("two-2")
@pytest.mark.parametrize("seats", [1, 2])
def test_it_has_three_turns_like_anybody_else(seats):
    """Two things on each turn, in turn order, after it was everybody's turn before it.

    Only where a player has kept a pup and so takes a turn fewer may two of its turns follow each other.
    """
    match = random_match(seats, 11)
    generations = []
    for generation in range(5):
        took = [
            sum(what in (Tale.TAKES, Tale.BLOCKS) for what, *_ in told(table))
            for table in match.tables
            if table.generation == generation
        ]
        generations.append([number for number in took if number])
        assert sum(generations[-1]) == 6
    assert generations[0] == [2, 2, 2]
    assert {tuple(each) for each in generations} <= {(2, 2, 2), (2, 4), (4, 2)}


@pytest.mark.rule("two-3")
def test_a_third_turn_with_an_item_it_has_twice_needs_a_second_card():
    """It has both its males: of the first card it takes the female, and the supply space from a second one."""
    match = table_for_two("tail bark", females="Zorka Alisa Kisa Belka Vera")
    has_selected(match, 2, 1, 1)
    match.table.automa.meeple, match.table.holder[0] = 0, 2
    first_turn(match, "male female", "left", second="male supply")
    assert claimed_names(match) == {"female": ["Alisa"]}
    assert blocked(match) == {"meeple": 1, "gear": 3}
    assert list(match.table.automa.selected) == [2, 2, 2]
    assert [what for what, *_ in told(match.table)] == [Tale.FLIPS, Tale.TAKES, Tale.FLIPS, Tale.BLOCKS]
    lines = [line for line in match.lines(match.ply) if "turns over" in line]
    assert len(lines) == 2


@pytest.mark.rule("two-3")
def test_a_third_turn_that_fits_needs_no_second_card():
    match = table_for_two()
    has_selected(match, 1, 2, 1)
    first_turn(match, "male supply", "left")
    assert [what for what, *_ in told(match.table)] == [Tale.FLIPS, Tale.TAKES, Tale.BLOCKS]
    assert match.table.automa.cards == 1


@pytest.mark.rule("two-3")
def test_two_turns_with_both_foxes_leave_two_spaces_for_the_third():
    """Males and females are all taken: each of two cards gives one supply space."""
    match = table_for_two()
    has_selected(match, 2, 2, 0)
    first_turn(match, "male supply", "right", second="female supply")
    assert blocked(match) == {"meeple": 1, "gear": 2}
    assert claimed_names(match) == {}


@pytest.mark.rule("two-3")
@pytest.mark.parametrize("seats", [1, 2])
def test_random_games_have_third_turns_with_one_card_and_with_two(seats):
    flips = set()
    for seed in SEEDS:
        match = random_match(seats, seed)
        for generation in range(5):
            tables = [table for table in match.tables if table.generation == generation]
            flips.add(sum(what == Tale.FLIPS for table in tables for what, *_ in told(table)))
    assert flips == {3, 4}


@pytest.mark.rule("two-2")
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("seed", SEEDS)
def test_every_step_is_told_and_explained(seats, seed):
    """As many sentences as steps, foxes by their names, and a reason for every choice."""
    match = random_match(seats, seed, hard=int(seats == 1))
    for ply in range(1, match.ply + 1):
        table = match.tables[ply]
        lines = [line for line in match.lines(ply) if line.startswith("The Institute ")]
        if table.over and " wins" in lines[-1]:
            lines.pop()
        tales = told(table)
        for (what, one, two, _), line in zip(tales, lines, strict=True):
            if what == Tale.TAKES:
                assert named(match, ply, one) in line
                assert ("the most" in line) or ("the first from the" in line)
                assert ("the first from the" in line) == (two == Because.ARROW)
            elif what == Tale.BLOCKS:
                assert f"supply space {one + 1}, the first free one from the" in line
                assert ("gear" in line) == bool(two)
            elif what in (Tale.ADDS_DICE, Tale.BREEDS):
                assert named(match, ply, one) in line


def named(match, ply: int, fox: int) -> str:
    """Give the name of a fox as the page shows it."""
    view = match.at(ply).view()
    foxes = [place["fox"] for row in (view["males"], view["females"]) for place in row["foxes"] if place["fox"]]
    foxes += view["automa"]["pups"]
    return next(each["name"] for each in foxes if each["id"] == fox)
