"""Many tables played together: the same games as matches play, for any number of threads, with nothing given away."""

from random import Random

import numpy as np
import pytest

import reynard
from games.playing import enough_ways
from reynard.batches import Batch
from reynard.core.errors import BadActions, BadBox, BadOptions, BadSave
from toy import GAME as SNATCH
from toy.fixtures import snatch

__all__ = ["snatch"]

GAMES = [*(reynard.game(name) for name in reynard.game_names()), SNATCH]
SIMULTANEOUS = ("foxy", "fox-experiment", "snatch")
ARRAYS = ("seat", "mask", "observation", "tables", "standing", "game_seeds")

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_way = pytest.mark.parametrize("way", [way for game in GAMES for way in enough_ways(game)], ids=str)


def state_of(batch):
    return {name: getattr(batch, name).tobytes() for name in ARRAYS}


def play(batch, steps):
    for _ in range(steps):
        batch.step(batch.sample())
    return batch


def play_until_all_have_ended(batch):
    """Play until at every table a game has ended."""
    ended = np.zeros(len(batch), bool)
    while not ended.all():
        ended |= batch.step(batch.sample())[1]
    return batch


class Twin:
    """A match that is played as the batch says it plays a table: lap by lap."""

    def __init__(self, batch, table):
        self.batch, self.table = batch, table
        self.begin()

    def begin(self):
        batch = self.batch
        self.match = batch.game.start(
            batch.seats, seed=int(batch.game_seeds[self.table]), options=dict(batch.options), box=batch.box
        )
        self.lap, self.answers = list(self.match.pending), {}

    def ask(self):
        """Give the seat to be asked, which has been told nothing of this lap's answers."""
        return next(seat for seat in self.lap if seat not in self.answers)

    def answer(self, action):
        """Take an answer; after the last of a lap play them all, and say whether that was the end."""
        self.answers[self.ask()] = action
        if len(self.answers) < len(self.lap):
            return False
        for seat, chosen in sorted(self.answers.items()):
            if chosen in self.match.legal(seat):
                self.match.play(seat, chosen)
        self.lap, self.answers = list(self.match.pending), {}
        return self.match.over

    def check(self):
        """Compare everything that the batch shows of the table."""
        batch, table, seat = self.batch, self.table, self.ask()
        assert batch.seat[table] == seat
        assert np.flatnonzero(batch.mask[table]).tolist() == self.match.legal(seat)
        seen = np.empty(len(batch.layout), np.float32)
        self.match.game.observe(self.match.box.record, self.match.table, seat, seen)
        assert seen.tobytes() == batch.observation[table].tobytes()
        assert batch.tables[table].tobytes() == self.match.table.tobytes()


@every_way
def test_it_plays_the_games_that_matches_play(way):
    batch = reynard.batch(way.game, tables=3, seats=way.seats, options=way.options, seed=11)
    twins, finished = [Twin(batch, table) for table in range(3)], 0
    while finished < 4:
        actions = batch.sample()
        rewards, ends = batch.step(actions)
        for twin in twins:
            over = twin.answer(int(actions[twin.table]))
            assert ends[twin.table] == over
            if over:
                finished += 1
                check_end(batch, twin, rewards)
                twin.begin()
            else:
                assert not rewards[twin.table].any()
            twin.check()


def check_end(batch, twin, rewards):
    match = twin.match
    assert batch.standing[twin.table].tolist() == match.standing.tolist()
    shares = [1 / len(match.leaders) if seat in match.winners else 0.0 for seat in range(match.seats)]
    assert rewards[twin.table].tolist() == pytest.approx(shares)


def test_rewards_may_be_points_ahead():
    batch = reynard.batch("wolf-and-fox", tables=8, seats=3, seed=2, rewards="lead")
    ended = np.zeros(8, bool)
    while not ended.all():
        rewards, ends = batch.step(batch.sample())
        ended |= ends
        for table in np.flatnonzero(ends):
            points = batch.standing[table, :, 0].tolist()
            best = [max(points[:seat] + points[seat + 1 :]) for seat in range(3)]
            assert rewards[table].tolist() == [own - other for own, other in zip(points, best, strict=True)]


@every_game
def test_the_same_seed_gives_the_same_games_whatever_the_number_of_threads(game):
    one, three = (reynard.batch(game, tables=10, seats=game.seats[-1], seed=5, threads=n) for n in (1, 3))
    for _ in range(300):
        play(one, 1)
        play(three, 1)
        assert state_of(one) == state_of(three)
    assert state_of(play(reynard.batch(game, tables=10, seats=game.seats[-1], seed=6), 300)) != state_of(one)


def test_no_two_tables_and_no_two_games_have_the_same_dice():
    batch = reynard.batch("wolf-and-fox", tables=100, seats=2, seed=1)
    seeds = set(batch.game_seeds.tolist())
    assert len(seeds | set(play_until_all_have_ended(batch).game_seeds.tolist())) == 200


@pytest.mark.parametrize("game", [game for game in GAMES if game.name in SIMULTANEOUS], ids=lambda game: game.name)
def test_who_is_asked_later_sees_nothing_of_what_others_chose(game):
    """Whatever the first seats of a lap answer, the later ones are asked the same and shown the same."""
    rng = Random(4)
    batch = play(reynard.batch(game, tables=32, seats=3, seed=9), 40)
    looked = 0
    for _ in range(100):
        one, other = batch.copy(), batch.copy()
        actions = batch.sample()
        others = np.array([rng.choice(np.flatnonzero(row).tolist()) for row in batch.mask])
        one.step(actions)
        other.step(others)
        for table in range(len(batch)):
            if one.tables[table].tobytes() == batch.tables[table].tobytes() and actions[table] != others[table]:
                looked += 1
                assert one.seat[table] == other.seat[table] > batch.seat[table]
                assert one.observation[table].tobytes() == other.observation[table].tobytes()
                assert one.mask[table].tobytes() == other.mask[table].tobytes()
        batch.step(actions)
    assert looked > 50


def test_what_it_shows_are_views_that_nobody_can_write_to():
    batch = reynard.batch("wolf-and-fox", tables=4, seats=2, seed=1)
    mask, seat = batch.mask, batch.seat
    rewards, ends = batch.step(batch.sample())
    assert np.shares_memory(mask, batch.mask)
    assert seat.tolist() == batch.seat.tolist()
    for view in (mask, seat, rewards, ends, *(getattr(batch, name) for name in ARRAYS)):
        with pytest.raises(ValueError, match="read-only"):
            view[0] = view[1]


@pytest.mark.parametrize(
    ("actions", "said"),
    [
        ([0, 0, 363, 0], "Table 2, seat {}: 363, LOSE(kind=10, mouse=3), is not legal now; legal are 2, 3, 10, "),
        ([0, 0, 0, -1], "Table 3, seat {}: -1 is no action; they go from 0 to 363."),
        ([364, 0, 0, 0], "Table 0, seat {}: 364 is no action; they go from 0 to 363."),
        ([0, 0, 0], "Give one whole number for each of the 4 tables, not 3 of int64."),
        ([0.0, 0.0, 0.0, 0.0], "Give one whole number for each of the 4 tables, not 4 of float64."),
        (7, "Give one whole number for each of the 4 tables, not a single value of int64."),
    ],
)
def test_a_wrong_action_is_named_and_no_table_changes(actions, said):
    batch = reynard.batch("wolf-and-fox", tables=4, seats=2, seed=1)
    legal = [int(np.flatnonzero(row)[0]) for row in batch.mask]
    if isinstance(actions, list) and len(actions) == 4 and isinstance(actions[0], int):
        actions = [own if given == 0 else given for given, own in zip(actions, legal, strict=True)]
    before = state_of(batch)
    with pytest.raises(BadActions) as refused:
        batch.step(actions)
    where = int(said[6]) if said.startswith("Table") else 0
    assert said.format(batch.seat[where]) in str(refused.value)
    assert state_of(batch) == before


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"tables": 0}, "tables is 0; it must be a whole number from 1 to"),
        ({"tables": 2.0}, "tables is 2.0"),
        ({"threads": 0}, "threads is 0"),
        ({"seed": -1}, "seed is -1"),
        ({"seats": 5}, "is for 2 to 4 players, not 5"),
        ({"options": {"old": 1}}, "has no option 'old'"),
        ({"rewards": "money"}, "rewards is 'money'; it can be 'win'"),
        ({"perfect_memory": True}, "hides nothing that a perfect memory would know"),
    ],
)
def test_what_does_not_fit_is_refused(given, said):
    with pytest.raises(BadOptions) as refused:
        reynard.batch("wolf-and-fox", **({"tables": 2, "seats": 2} | given))
    assert said in str(refused.value)


def test_a_box_of_another_game_is_refused():
    with pytest.raises(BadBox, match="This is no box of The Wolf and the Fox"):
        reynard.batch("wolf-and-fox", tables=2, seats=2, box=reynard.game("foxy").standard_box)


def test_a_box_reaches_the_tables():
    game = reynard.game("wolf-and-fox")
    rich = game.read_box(game.standard_box.text.replace("chicken = 2", "chicken = 90"), "rich.toml")
    points = []
    for box in (None, rich):
        batch = play_until_all_have_ended(reynard.batch(game, tables=64, seats=2, seed=3, box=box))
        points.append(batch.standing[:, :, 0].mean())
    assert points[1] > points[0] + 50


@every_game
def test_a_copy_goes_on_as_the_first_would_and_leaves_it_alone(game):
    batch = play(reynard.batch(game, tables=5, seats=2, seed=3, threads=2), 50)
    before, copy = state_of(batch), batch.copy()
    after = state_of(play(copy, 100))
    assert state_of(batch) == before != after
    assert state_of(play(batch, 100)) == after


@pytest.mark.parametrize("name", reynard.game_names())
def test_a_saved_batch_goes_on_where_it_was(name):
    batch = play(reynard.batch(name, tables=5, seats=2, seed=3, threads=2, rewards="lead"), 50)
    again = reynard.load_batch(batch.save())
    assert state_of(again) == state_of(batch)
    assert (again.options, again.rewards, again.box.text) == (batch.options, "lead", batch.box.text)
    assert state_of(play(again, 100)) == state_of(play(batch, 100))


def test_a_damaged_save_is_refused():
    data = reynard.batch("wolf-and-fox", tables=2, seats=2).save()
    for damaged in (data[:-1], b"", data[:40] + b"x" + data[41:]):
        with pytest.raises(BadSave, match="no saved batch, or it was cut off or changed"):
            reynard.load_batch(damaged)


def test_a_save_of_another_release_is_refused(monkeypatch):
    data = reynard.batch("wolf-and-fox", tables=2, seats=2).save()
    monkeypatch.setattr(Batch, "digest_of_layout", "another")
    with pytest.raises(BadSave, match="another release"):
        reynard.load_batch(data)


def test_a_perfect_memory_is_asked_for():
    batch = reynard.batch("foxy", tables=2, seats=2, perfect_memory=True)
    usual = reynard.batch("foxy", tables=2, seats=2)
    assert len(batch.layout) > len(usual.layout)
    assert (batch.observation[:, : len(usual.layout)] == usual.observation).all()
    assert batch.observation[:, len(usual.layout) :].any()
