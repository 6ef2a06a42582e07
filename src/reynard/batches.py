"""Many tables as one array, played together in compiled code."""

import hashlib
import io
import json
from types import ModuleType
from typing import Any, Literal, get_args

import numpy as np
import numpy.typing as npt

from reynard.bots.thinking import stepping
from reynard.core.box import Box
from reynard.core.contract import Game
from reynard.core.crew import Crew
from reynard.core.errors import BadActions, BadOptions, BadSave
from reynard.core.match import SEED_BITS
from reynard.core.observation import Layout
from reynard.games import game as game_named

Rewards = Literal["win", "lead"]
Array = npt.NDArray[Any]
MOST_TABLES = 1 << 20
MOST_THREADS = 256
SHOWN = 12  # legal actions that an error names
DIGEST = 16
SUM = hashlib.sha256().digest_size


class Batch:
    """Tables of one game, each of which waits for one seat's action at a time.

    The arrays are views that no caller can write to: the next step changes them in place.

    >>> import reynard
    >>> batch = reynard.batch("wolf-and-fox", tables=8, seats=3, seed=7)
    >>> batch.mask.shape, batch.observation.dtype
    ((8, 364), dtype('float32'))
    >>> rewards, ends = batch.step(batch.sample())
    >>> rewards.shape, bool(ends.any())
    ((8, 3), False)
    """

    def __init__(
        self,
        game: Game,
        tables: int,
        seats: int,
        options: dict[str, int | bool] | None = None,
        box: Box | None = None,
        seed: int = 0,
        threads: int = 1,
        rewards: Rewards = "win",
        perfect_memory: bool = False,
    ) -> None:
        game.check_seats(seats)
        check_number("tables", tables, 1, MOST_TABLES)
        check_number("threads", threads, 1, MOST_THREADS)
        check_number("seed", seed, 0, (1 << SEED_BITS) - 1)
        check_kinds(game, rewards, perfect_memory)
        self.game = game
        self.seats = seats
        self.options = game.settle_options(options, seats)
        self.box = box or game.standard_box
        game.check_box(self.box)
        self.seed = seed
        self.rewards: Rewards = rewards
        self.perfect_memory = perfect_memory
        self.layout = layout_of(game, perfect_memory)
        self.lay_out(tables)
        self.spread_over(threads)
        self.compiled.set_up(
            self.box_row, self.state["tables"], self.empty, self.state["desks"], seed, seats, self.option_values
        )
        self.show()

    def lay_out(self, tables: int) -> None:
        """Make room for everything that changes."""
        game = self.game
        self.option_values = game.option_values(self.options)
        self.compiled: ModuleType = stepping(game, self.perfect_memory)
        self.box_row = self.box.row.reshape(1)
        self.empty = np.zeros(1, game.table.dtype)
        rows = len(game.new_standing(self.seats))
        self.state: dict[str, Array] = {
            "tables": np.zeros(tables, game.table.dtype),
            "desks": np.zeros(tables, self.compiled.Desk.dtype),
            "seat": np.zeros(tables, np.int64),
            "mask": np.zeros((tables, len(game.actions)), np.bool_),
            "observation": np.zeros((tables, len(self.layout)), np.float32),
            "answers": np.zeros((tables, self.seats), np.int64),
            "ended": np.zeros(tables, game.table.dtype),
            "standing": np.zeros((tables, rows, 2), np.int64),
            "rewards": np.zeros((tables, self.seats), np.float32),
            "ends": np.zeros(tables, np.bool_),
        }
        self.views = {name: read_only(array) for name, array in self.state.items()}

    def spread_over(self, threads: int) -> None:
        """Share the tables out among so many threads."""
        tables = len(self.state["tables"])
        self.threads = min(threads, tables)
        self.crew = Crew(tables, self.threads)

    def show(self) -> None:
        """Show every table to the seat that is asked."""
        shown = [self.state[name] for name in ("seat", "mask", "observation")]
        self.crew.share_out(
            lambda first, last: self.compiled.show(
                self.box_row, self.state["tables"], self.state["desks"], first, last, *shown
            )
        )

    def __len__(self) -> int:
        return len(self.state["tables"])

    @property
    def seat(self) -> Array:
        """Whose decision each table waits for.

        >>> import reynard
        >>> reynard.batch("wolf-and-fox", tables=3, seats=2, seed=7).seat.shape
        (3,)
        """
        return self.views["seat"]

    @property
    def mask(self) -> Array:
        """What that seat may do: one row of the game's actions for each table.

        >>> import reynard
        >>> batch = reynard.batch("wolf-and-fox", tables=3, seats=2, seed=7)
        >>> batch.mask.any(axis=1).all()
        np.True_
        """
        return self.views["mask"]

    @property
    def observation(self) -> Array:
        """What that seat sees: one row of numbers for each table, laid out as ``batch.layout`` says.

        >>> import reynard
        >>> batch = reynard.batch("wolf-and-fox", tables=3, seats=2, seed=7)
        >>> batch.observation.shape == (3, len(batch.layout))
        True
        """
        return self.views["observation"]

    @property
    def tables(self) -> Array:
        """The tables themselves, as the game's records.

        >>> import reynard
        >>> reynard.batch("wolf-and-fox", tables=3, seats=2, seed=7).tables["day"]
        array([0, 0, 0], dtype=int8)
        """
        return self.views["tables"]

    @property
    def standing(self) -> Array:
        """Points and tie-break of every seat and then of every rival, in the game that ended last at each table.

        >>> import reynard
        >>> reynard.batch("wolf-and-fox", tables=3, seats=2, seed=7).standing.shape
        (3, 2, 2)
        """
        return self.views["standing"]

    @property
    def ended(self) -> Array:
        """The tables as they lay when the game that ended last at each was over.

        >>> import reynard
        >>> batch = reynard.batch("wolf-and-fox", tables=3, seats=2, seed=7)
        >>> while not batch.step(batch.sample())[1].all():
        ...     pass
        >>> batch.ended["day"].tolist(), batch.tables["day"].tolist()
        ([2, 2, 2], [0, 0, 0])
        """
        return self.views["ended"]

    @property
    def game_seeds(self) -> Array:
        """The seed of the game at each table: the same moves in a match of that seed lead to the same table.

        >>> import reynard
        >>> batch = reynard.batch("wolf-and-fox", tables=3, seats=2, seed=7)
        >>> match = batch.game.start(seats=2, seed=int(batch.game_seeds[0]))
        >>> match.table.tobytes() == batch.tables[0].tobytes()
        True
        """
        return self.views["desks"]["seed"]

    def sample(self) -> Array:
        """Draw a legal action for each table, each as likely as any other, by dice of the table's own.

        >>> import reynard
        >>> batch = reynard.batch("wolf-and-fox", tables=3, seats=2, seed=7)
        >>> batch.mask[range(3), batch.sample()].all()
        np.True_
        """
        actions = np.empty(len(self), np.int64)
        desks, mask = self.state["desks"], self.state["mask"]
        self.crew.share_out(lambda first, last: self.compiled.sample(desks, first, last, mask, actions))
        return actions

    def step(self, actions: npt.ArrayLike, only: npt.ArrayLike | None = None) -> tuple[Array, Array]:
        """Take one action at each table, by the seat it waits for; give the rewards of all seats and which games ended.

        A game that ends is followed by the next at once, so then seat, mask and observation are of the new one.
        Where ``only`` marks some of the tables, the others stay as they are.

        >>> import reynard
        >>> batch = reynard.batch("wolf-and-fox", tables=3, seats=2, seed=7)
        >>> batch.step([400, 0, 0])
        Traceback (most recent call last):
        reynard.core.errors.BadActions: Table 0, seat 1: 400 is no action; they go from 0 to 363.
        """
        where = self.marked(only)
        chosen = self.checked(actions, where)
        state = self.state
        self.crew.share_out(
            lambda first, last: self.compiled.step(
                self.box_row,
                state["tables"],
                self.empty,
                state["desks"],
                first,
                last,
                self.option_values,
                chosen,
                where,
                *(
                    state[name]
                    for name in ("seat", "mask", "observation", "answers", "ended", "standing", "rewards", "ends")
                ),
                self.rewards == "lead",
            )
        )
        return self.views["rewards"], self.views["ends"]

    def marked(self, only: npt.ArrayLike | None) -> Array:
        """Give a mark for every table that is to take an action."""
        if only is None:
            return np.ones(len(self), np.bool_)
        marks = np.asarray(only)
        if marks.shape != (len(self),) or marks.dtype != np.bool_:
            raise BadActions(f"Give one mark, true or false, for each of the {len(self)} tables in only.")
        return np.ascontiguousarray(marks)

    def checked(self, actions: npt.ArrayLike, only: Array) -> Array:
        """Refuse actions unless every table that is to take one has a legal one."""
        given = np.asarray(actions)
        if given.shape != (len(self),) or given.dtype.kind not in "iu":
            shape = " by ".join(str(size) for size in given.shape) or "a single value"
            raise BadActions(f"Give one whole number for each of the {len(self)} tables, not {shape} of {given.dtype}.")
        chosen = np.ascontiguousarray(given, np.int64)
        table = self.compiled.find_illegal(chosen, only, self.state["mask"])
        if table < len(self):
            raise BadActions(self.complaint(table, int(chosen[table])))
        return chosen

    def complaint(self, table: int, action: int) -> str:
        """Say why an action is refused, and which are legal."""
        where, actions = f"Table {table}, seat {self.seat[table]}", len(self.game.actions)
        if not 0 <= action < actions:
            return f"{where}: {action} is no action; they go from 0 to {actions - 1}."
        legal = [str(each) for each in np.flatnonzero(self.mask[table])]
        named = ", ".join(legal[:SHOWN]) + (f" and {len(legal) - SHOWN} more" if len(legal) > SHOWN else "")
        return f"{where}: {action}, {self.game.actions.spell(action)}, is not legal now; legal are {named}."

    def copy(self) -> "Batch":
        """Give a copy, which goes on as this would and leaves this as it is.

        >>> import reynard
        >>> batch = reynard.batch("wolf-and-fox", tables=3, seats=2, seed=7)
        >>> copy = batch.copy()
        >>> _ = copy.step(copy.sample())
        >>> bool((copy.tables["moved"] == 1).all()), bool((batch.tables["moved"] == 0).all())
        (True, True)
        """
        copy = object.__new__(Batch)
        vars(copy).update(vars(self))
        copy.options = dict(self.options)
        copy.state = {name: array.copy() for name, array in self.state.items()}
        copy.views = {name: read_only(array) for name, array in copy.state.items()}
        copy.spread_over(self.threads)
        return copy

    def save(self) -> bytes:
        """Write everything down, for ``reynard.load_batch`` of the same release; load only what you have saved.

        >>> import reynard
        >>> batch = reynard.batch("wolf-and-fox", tables=3, seats=2, seed=7)
        >>> again = reynard.load_batch(batch.save())
        >>> bool((again.sample() == batch.sample()).all())
        True
        """
        about = {
            "game": self.game.name,
            "version": self.game.version,
            "layout": self.digest_of_layout,
            "tables": len(self),
            "seats": self.seats,
            "options": self.options,
            "box": self.box.text,
            "seed": self.seed,
            "rewards": self.rewards,
            "perfect_memory": self.perfect_memory,
        }
        arrays = {name: np.frombuffer(array.tobytes(), np.uint8) for name, array in self.state.items()}
        written = io.BytesIO()
        save: Any = np.savez_compressed
        save(written, about=np.array(json.dumps(about)), **arrays)
        data = written.getvalue()
        return hashlib.sha256(data).digest() + data

    @property
    def digest_of_layout(self) -> str:
        """Name how everything that is saved lies in memory."""
        laid_out = [str(array.dtype) for array in self.state.values()] + [str(self.layout.groups)]
        return hashlib.sha256(" ".join(laid_out).encode()).hexdigest()[:DIGEST]

    def __repr__(self) -> str:
        return f"<{len(self)} tables of {self.game.title}, {self.seats} seats>"


def batch(
    game: str | Game,
    tables: int,
    seats: int,
    options: dict[str, int | bool] | None = None,
    box: Box | None = None,
    seed: int = 0,
    threads: int = 1,
    rewards: Rewards = "win",
    perfect_memory: bool = False,
) -> Batch:
    """Deal a game on many tables."""
    known = game if isinstance(game, Game) else game_named(game)
    return Batch(known, tables, seats, options, box, seed, threads, rewards, perfect_memory)


def load_batch(data: bytes) -> Batch:
    """Read a batch that ``Batch.save`` wrote."""
    if hashlib.sha256(data[SUM:]).digest() != data[:SUM]:
        raise BadSave("This is no saved batch, or it was cut off or changed.")
    with np.load(io.BytesIO(data[SUM:]), allow_pickle=False) as arrays:
        about = json.loads(str(arrays["about"]))
        saved = {name: arrays[name].tobytes() for name in arrays.files if name != "about"}
    game = game_named(about["game"])
    box = game.read_box(about["box"], "box of the save")
    names = ("tables", "seats", "options", "seed", "rewards", "perfect_memory")
    loaded = Batch(game, box=box, **{name: about[name] for name in names})
    if (about["version"], about["layout"]) != (game.version, loaded.digest_of_layout):
        raise BadSave("The batch was saved by another release; its tables lie otherwise in memory here.")
    for name, array in loaded.state.items():
        array[...] = np.frombuffer(saved[name], array.dtype).reshape(array.shape)
    return loaded


def layout_of(game: Game, perfect_memory: bool) -> Layout:
    """Give the layout of the observations."""
    return game.perfect_memory.layout if perfect_memory and game.perfect_memory else game.observation


def read_only(array: Array) -> Array:
    """Give a view that cannot be written to."""
    view = array.view()
    view.flags.writeable = False
    return view


def check_kinds(game: Game, rewards: Rewards, perfect_memory: bool) -> None:
    """Refuse rewards and observations of a kind that there is not."""
    if rewards not in get_args(Rewards):
        raise BadOptions(f"rewards is {rewards!r}; it can be 'win', a share of the victory, or 'lead', points ahead.")
    if perfect_memory and game.perfect_memory is None:
        raise BadOptions(f"{game.title} hides nothing that a perfect memory would know; leave perfect_memory out.")


def check_number(name: str, value: int, least: int, most: int) -> None:
    """Refuse what is no whole number within bounds."""
    if type(value) is not int or not least <= value <= most:
        raise BadOptions(f"{name} is {value!r}; it must be a whole number from {least} to {most}.")
