"""A match hands its rules addresses: of the table as it lies now, whoever put it there."""

import numpy as np
import pytest

import reynard
from reynard.core.addresses import Shelf, address_of
from toy.other_rules import changed, relaid


@pytest.fixture
def match():
    return reynard.game("wolf-and-fox").start(seats=3, seed=5)


def play_some(match, moves):
    for _ in range(moves):
        seat = match.pending[0]
        match.play(seat, match.legal(seat)[-1])


def test_it_sees_what_is_written_on_the_table(match):
    play_some(match, 4)
    seat = match.pending[0]
    before = match.legal(seat)
    match.table.seat[seat].bones += 2
    assert len(match.legal(seat)) > len(before)
    match.table.turn = (seat + 1) % 3
    assert match.pending == ((seat + 1) % 3,)


def test_it_sees_another_table_put_there(match):
    other = reynard.game("wolf-and-fox").start(seats=3, seed=6)
    play_some(other, 5)
    match.tables[-1] = match.game.table.copy_of(other.table)
    assert match.pending == other.pending
    assert match.legal(match.pending[0]) == other.legal(other.pending[0])
    match.tables[-1] = match.tables[-1].copy()  # which owns its memory, so that an array of it is a copy
    assert match.legal(match.pending[0]) == other.legal(other.pending[0])


def test_it_goes_on_after_taking_back(match):
    play_some(match, 3)
    choices, table = match.legal(match.pending[0]), match.table.tobytes()
    play_some(match, 1)
    match.undo()
    assert match.legal(match.pending[0]) == choices
    play_some(match, 2)
    assert match.tables[3].tobytes() == table


def test_copies_go_their_own_ways(match):
    play_some(match, 20)
    copy = match.copy()
    tables = [table.tobytes() for table in match.tables]
    play_some(copy, 10)
    play_some(match, 1)
    assert copy.tables[21].tobytes() == match.table.tobytes()
    assert [table.tobytes() for table in match.tables[:-1]] == tables
    copy.table.day = 2
    assert match.copy().table.tobytes() == match.table.tobytes()


@pytest.mark.parametrize("choice", [-1, 10**30, np.int64(-7), 363])
def test_what_is_no_choice_is_refused(match, choice):
    tables = [table.tobytes() for table in match.tables]
    with pytest.raises(reynard.IllegalMove):
        match.play(match.pending[0], choice)
    for seat in (-1, 3, 10**30, 0.5):
        assert match.legal(seat) == []
    assert [table.tobytes() for table in match.tables] == tables


def test_numpy_numbers_are_as_good_and_are_not_kept(match):
    seat = match.pending[0]
    match.play(np.int32(seat), np.int16(match.legal(np.int8(seat))[0]))
    assert {type(part) for part in match.moves[0]} == {int}


def test_games_of_one_folder_have_entry_points_of_their_own():
    """The same rules for another table, and other rules for the same table."""
    one, two, three = (game.start(2, seed=3) for game in (relaid, changed, reynard.game("foxy")))
    for match in (one, two, three):
        while not match.over:
            play_some(match, 1)
    assert one.scores != two.scores


def test_a_shelf_lays_out_more_each_time_and_knows_the_addresses():
    dtype = reynard.game("foxy").table.dtype
    shelf = Shelf(dtype)
    taken = [shelf.take() for _ in range(300)]
    assert len({address for _, address in taken}) == 300
    for record, address in taken:
        assert address_of(np.asarray(record)) == address
    shelf.put_back(*taken[-1])
    assert shelf.take() == taken[-1]
