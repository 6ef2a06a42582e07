"""Taking back: the seat's own latest step, alone where the others lose nothing by it."""

from random import Random

import pytest

import reynard
from reynard.core.match import Match
from reynard.core.taking_back import Step
from toy.fixtures import snatch

__all__ = ["snatch"]

WOLF = reynard.game("wolf-and-fox")


def picked(snatch, seats: int, *order: int) -> Match:
    """Let seats pick their first card in this order."""
    match = snatch.start(seats, seed=4, names=["Ann", "Bo", "Cy", "Di"][:seats])
    for seat in order:
        match.play(seat, match.legal(seat)[0])
    return match


def test_others_who_moved_at_the_same_time_keep_their_moves(snatch):
    match = picked(snatch, 4, 0, 1, 2)
    kept = match.moves[1:]
    assert match.last_step(0) == Step(0, alone=True)
    match.take_back(match.last_step(0))
    assert match.moves == kept
    assert match.pending == (0, 3)
    assert len(match.tables) == 3
    match.play(0, match.legal(0)[1])
    match.play(3, match.legal(3)[0])
    assert match.table.round_now == 1


def test_any_of_those_who_wait_may_take_back_in_any_order(snatch):
    match = picked(snatch, 4, 0, 1, 2)
    for seat in (1, 0, 2):
        match.take_back(match.last_step(seat))
    assert match.moves == []
    assert match.table.tobytes() == snatch.start(4, seed=4).table.tobytes()


def test_a_bot_that_moved_at_the_same_time_keeps_its_move_too(snatch):
    match = picked(snatch, 3, 0, 1)
    assert match.last_step(0, [False, True]) == Step(0, alone=True)


def test_a_seat_takes_back_only_what_its_person_did(snatch):
    match = picked(snatch, 3, 0, 1)
    with pytest.raises(reynard.ReynardError, match="no step that could be undone"):
        match.last_step(0, [True, False])
    with pytest.raises(reynard.ReynardError, match="no step that could be undone"):
        match.last_step(2)


def test_what_completes_a_round_draws_and_stands(snatch):
    match = picked(snatch, 2, 0, 1)
    with pytest.raises(reynard.ReynardError, match="Something new has been revealed since"):
        match.last_step(1)
    with pytest.raises(reynard.ReynardError, match="Bo has moved since"):
        match.last_step(0)
    with pytest.raises(reynard.ReynardError, match="Something new has been revealed since"):
        match.last_step(0, [False, True])


def test_nothing_is_taken_back_once_it_is_over(snatch):
    match = picked(snatch, 2, *(0, 1) * 5)
    with pytest.raises(reynard.ReynardError, match="The game is over"):
        match.last_step(1)


def test_notes_are_no_moves(snatch):
    match = picked(snatch, 2, 0, 1, 0)
    match.note(0, f"card:{match.table.shown[0]}", "Old Hat")
    match.take_back(match.last_step(0))
    assert list(match.notes.values()) == ["Old Hat"]


def old_rule(match: Match, seat: int, by_bot: list[bool]) -> int | None:
    """Say to which ply a seat could go back when every game was played one seat at a time."""
    by_people = [ply for ply, bot in enumerate(by_bot) if not bot]
    if match.over or not by_people or match.moves[by_people[-1]].seat != seat:
        return None
    return None if match.revealed(by_people[-1]) else by_people[-1]


@pytest.mark.parametrize("bots", [set(), {1}, {1, 2}])
@pytest.mark.parametrize("seed", range(3))
def test_one_seat_at_a_time_it_is_as_it_always_was(bots, seed):
    """In The Wolf and the Fox nobody's move stands without the step before it."""
    match, chance, taken = WOLF.start(3, seed=seed), Random(seed), 0
    while not match.over:
        by_bot = [move.seat in bots for move in match.moves]
        for seat in {0, 1, 2} - bots:
            try:
                step = match.last_step(seat, by_bot)
            except reynard.ReynardError:
                step = None
            assert (step and step.ply) == old_rule(match, seat, by_bot)
            if step:
                taken += 1
                assert not step.alone or step.ply == match.ply - 1
                copy = match.at(match.ply)
                copy.take_back(step)
                assert copy.table.tobytes() == match.tables[step.ply].tobytes()
        seat = match.pending[0]
        match.play(seat, chance.choice(match.legal(seat)))
    assert taken > 5
