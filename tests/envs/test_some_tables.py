"""What the vector environment asks of a batch: to move at some tables only, and to show how a game lay at its end."""

import numpy as np
import pytest

import reynard


def state_of(batch, tables):
    return [getattr(batch, name)[tables].tobytes() for name in ("tables", "seat", "mask", "observation", "game_seeds")]


@pytest.mark.parametrize("name", ["wolf-and-fox", "foxy"])
@pytest.mark.parametrize("threads", [1, 3])
def test_tables_that_are_left_out_stay_as_they_are(name, threads):
    batch = reynard.batch(name, tables=7, seats=2, seed=1, threads=threads)
    twin = batch.copy()
    some = np.array([True, False, True, True, False, False, True])
    for _ in range(30):
        actions = batch.sample()
        before = state_of(batch, ~some)
        rewards, ends = batch.step(np.where(some, actions, -1), some)  # where none is taken, any number will do
        assert state_of(batch, ~some) == before
        assert not ends[~some].any()
        assert not rewards[~some].any()
        twin.step(np.where(some, actions, twin.mask.argmax(axis=1)))
        assert state_of(batch, some) == state_of(twin, some)


def test_a_table_that_ended_can_be_looked_at():
    batch = reynard.batch("wolf-and-fox", tables=4, seats=2, seed=1)
    ended = np.zeros(4, bool)
    while not ended.all():
        seeds, ends = batch.game_seeds.copy(), batch.step(batch.sample())[1]
        ended |= ends
        for table in np.flatnonzero(ends):
            match = batch.game.start(2, seed=int(seeds[table]))
            match.tables[-1] = batch.game.table.copy_of(batch.ended[table])
            assert match.over
            assert match.standing.tolist() == batch.standing[table].tolist()


@pytest.mark.parametrize("only", [[True], [1, 0], np.ones((2, 1), bool)])
def test_marks_that_do_not_fit_are_refused(only):
    batch = reynard.batch("wolf-and-fox", tables=2, seats=2, seed=1)
    before = batch.tables.tobytes()
    with pytest.raises(reynard.BadActions, match="one mark, true or false, for each of the 2 tables"):
        batch.step(batch.sample(), only)
    assert batch.tables.tobytes() == before
