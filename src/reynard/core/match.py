"""A match: a game being played, as a seed and a list of moves."""

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from html import escape
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from reynard.core.addresses import Shelf, address_of
from reynard.core.box import Box
from reynard.core.contract import SPECTATOR, Chapter, Choice, Game, ScoreLine
from reynard.core.errors import BadOptions, IllegalMove, ReynardError
from reynard.core.notes import MOST_NOTES, check_note, named
from reynard.core.phrases import listed
from reynard.core.sight import Sight, see
from reynard.core.taking_back import Step, final_choices, last_step, take_back

SEED_BITS = 63
NO_CHOICE = -1


class Move(NamedTuple):
    """One decision that was made."""

    seat: int
    action: int


@dataclass(frozen=True)
class Era:
    """From which move on a match was played under a version of the rules."""

    ply: int
    version: int


@dataclass(frozen=True)
class EarlierSeed:
    """The seed of another match, of which this one goes on with dice of its own from a move on."""

    seed: int
    until: int  # the ply at which the next seed takes over


@dataclass(frozen=True)
class Result:
    """How a match ended, as it was told then: kept where the rules have changed since."""

    standing: tuple[tuple[int, int], ...]  # points and tie-break of every seat and then of every rival
    breakdown: tuple[tuple[ScoreLine, ...], ...]  # of the same rows


def draw_seed() -> int:
    """Draw the seed of a new match."""
    return secrets.randbits(SEED_BITS)


def draw_salt() -> str:
    """Draw what hides the seed of a new match in its fingerprint."""
    return secrets.token_hex(16)


class Match:
    """A game being played.

    >>> import reynard
    >>> match = reynard.game("wolf-and-fox").start(seats=2, seed=7)
    >>> seat = match.pending[0]
    >>> match.play(seat, match.choices(seat)[0].id)
    >>> match.ply
    1
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int | None = None,
        options: dict[str, int | bool] | None = None,
        box: Box | None = None,
        names: Sequence[str] | None = None,
        salt: str | None = None,
        earlier: Sequence[EarlierSeed] = (),
    ) -> None:
        game.check_seats(seats)
        self.game = game
        self.seats = seats
        self.options = game.settle_options(options, seats)
        self.box = box or game.standard_box
        game.check_box(self.box)
        self.seed = draw_seed() if seed is None else seed
        if type(self.seed) is not int or not 0 <= self.seed < 1 << SEED_BITS:
            raise BadOptions(f"A seed is a whole number from 0 to 2**{SEED_BITS} - 1, not {seed}.")
        self.earlier = tuple(earlier)
        self.check_earlier()
        self.salt = draw_salt() if salt is None else salt
        self.actions = len(game.actions)
        self.rules = game.entry_points
        self.room: list[Any] = []  # for lists of choices, as many as threads ask for one at a time
        self.names = list(names) if names else [f"Player {seat + 1}" for seat in range(seats)]
        if len(self.names) != seats:
            raise BadOptions(f"Give one name for each of the {seats} players, not {len(self.names)}.")
        self.notes: dict[str, str] = {}
        self.moves: list[Move] = []
        self.shelf = Shelf(game.table.dtype)
        table, address = self.shelf.take()
        first = self.earlier[0].seed if self.earlier else self.seed
        self.rules.lay_out(self.box.address, address, first, seats, game.option_values(self.options))
        self.refill(table, ply=0)
        self.tables: list[Any] = [table]
        self.located, self.address = table, address  # the table of which the address is known
        self.row: Any = None
        self.eras = [Era(0, game.version)]
        self.since = 0  # the ply before which this release knows no tables
        self.is_carried = False  # because what came before was played under other rules
        self.result: Result | None = None

    def check_earlier(self) -> None:
        """Refuse earlier seeds that are none, or do not follow one another."""
        plies = [each.until for each in self.earlier]
        if plies != sorted(set(plies)) or any(ply < 0 for ply in plies):
            raise BadOptions("Earlier seeds take over from one another at later and later moves.")
        for each in self.earlier:
            if type(each.seed) is not int or not 0 <= each.seed < 1 << SEED_BITS:
                raise BadOptions(f"A seed is a whole number from 0 to 2**{SEED_BITS} - 1, not {each.seed}.")

    def refill(self, table: Any, ply: int) -> None:
        """Fill the dice cup anew where the next seed takes over."""
        for place, each in enumerate(self.earlier):
            if each.until == ply:
                from reynard.core.dice_cup import fill  # which wakes the compiler

                later = self.earlier[place + 1 :]
                fill(table.cup, later[0].seed if later else self.seed)

    def with_new_dice(self, seed: int | None = None) -> "Match":
        """Give a match that goes on from here with other dice, and commits to their seed.

        >>> import reynard
        >>> match = reynard.game("wolf-and-fox").start(seats=2, seed=11)
        >>> other = match.with_new_dice(seed=12)
        >>> other.seed, other.view() == match.view()
        (12, True)
        """
        self.check_replayable()
        earlier = [each for each in self.earlier if each.until < self.ply]
        return self.played_again(seed, None, [*earlier, EarlierSeed(self.seed_at(self.ply), self.ply)])

    def seed_at(self, ply: int) -> int:
        """Say from which seed the dice of the move before a ply came."""
        return next((each.seed for each in self.earlier if ply <= each.until), self.seed)

    def carry_on(self, moves: Sequence[Move], table: Any, eras: Sequence[Era]) -> None:
        """Take up a match where it stood after moves that were made under other rules."""
        self.moves = list(moves)
        self.since = len(self.moves)
        self.is_carried = True
        self.tables = [None] * self.since + [table]
        self.eras = list(eras)

    @property
    def table(self) -> Any:
        """The table as it lies now."""
        return self.tables[-1]

    @property
    def table_address(self) -> int:
        """Where the table as it lies now is in memory."""
        if self.tables[-1] is not self.located:  # a move was taken back, or another table was put there
            self.row = np.asarray(self.tables[-1])  # kept, for where the record owns its memory it is a copy
            self.address = address_of(self.row)
            self.located = self.tables[-1]  # last, for other threads may look too
        return self.address

    @property
    def ply(self) -> int:
        """How many moves have been made.

        >>> import reynard
        >>> match = reynard.game("wolf-and-fox").start(seats=2, seed=11, names=["Ann", "Bo"])
        >>> match.ply
        0
        """
        return len(self.moves)

    @property
    def commitment(self) -> str:
        """The fingerprint of the secret seed, shown to everyone before the first move.

        >>> import reynard
        >>> len(reynard.game("wolf-and-fox").start(seats=2).commitment)
        64
        """
        return commit(self.seed, self.salt)

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that owe a decision.

        >>> import reynard
        >>> match = reynard.game("wolf-and-fox").start(seats=2, seed=11, names=["Ann", "Bo"])
        >>> match.pending
        (0,)
        """
        if self.result is not None:
            return ()
        return seats_among(self.rules.find_pending(self.box.address, self.table_address))

    @property
    def over(self) -> bool:
        """Whether the game has ended.

        >>> import reynard
        >>> match = reynard.game("wolf-and-fox").start(seats=2, seed=11, names=["Ann", "Bo"])
        >>> match.over
        False
        """
        return not self.pending

    def legal(self, seat: int) -> list[int]:
        """List the ids of everything a seat may do now.

        >>> import reynard
        >>> match = reynard.game("wolf-and-fox").start(seats=2, seed=11, names=["Ann", "Bo"])
        >>> match.legal(0)[:3]
        [0, 1, 2]
        >>> match.legal(1)
        []
        """
        if self.result is not None or seat not in range(self.seats):
            return []
        choices = self.room.pop() if self.room else np.empty(self.actions, np.int64)
        count = self.rules.list_choices(self.box.address, self.table_address, int(seat), choices)
        found: list[int] = choices[:count].tolist()
        self.room.append(choices)
        return found

    def choices(self, seat: int) -> list[Choice]:
        """Describe everything a seat may do now, the plain choices first.

        >>> import reynard
        >>> match = reynard.game("wolf-and-fox").start(seats=2, seed=7)
        >>> match.choices(match.pending[0])[0].rule
        'col-2'
        """
        return sorted((self.describe(seat, action) for action in self.legal(seat)), key=lambda choice: choice.rank)

    def describe(self, seat: int, action: int) -> Choice:
        """Describe one choice of a seat.

        >>> import reynard
        >>> match = reynard.game("wolf-and-fox").start(seats=2, seed=11, names=["Ann", "Bo"])
        >>> match.describe(0, 1).words
        'Take the 1 and move the fox to farm F'
        """
        return self.name_in(self.game.words.describe(self.box, self.table, seat, action))

    def sequences(self, seat: int) -> list[Choice]:
        """Describe what a seat may do in several steps that make up one pick: ``id`` is played, and ``then`` the rest.

        >>> import reynard
        >>> reynard.game("wolf-and-fox").start(seats=2, seed=7).sequences(0)
        []
        """
        if seat not in self.pending:
            return []
        return [self.name_in(choice) for choice in self.game.sequences(self.box, self.table, seat)]

    def name_in(self, choice: Choice) -> Choice:
        """Put the names of players and things into the words of a choice."""
        words, gives, heading = self.call_by_name([choice.words, choice.gives, choice.heading])
        return replace(choice, words=words, gives=gives, heading=heading)

    def headline(self, seat: int) -> str:
        """Say what the decision that a seat owes is for, and what is left of it; nothing if it owes none.

        >>> import reynard
        >>> reynard.game("wolf-and-fox").start(seats=2, seed=11).headline(1)
        ''
        """
        if seat not in self.pending:
            return ""
        return self.call_by_name([self.game.words.headline(self.box, self.table, seat)])[0]

    @property
    def places(self) -> list[str]:
        """Give the places for the names of players, as sentences leave them."""
        return [f"{{seat:{seat}|player {seat + 1}}}" for seat in range(self.seats)]

    @property
    def callings(self) -> dict[str, str]:
        """Give the names of players, as ``seat:0``, and of the things they have named."""
        return {f"seat:{seat}": name for seat, name in enumerate(self.names)} | self.notes

    def play(self, seat: int, choice: int) -> None:
        """Make a choice, or raise IllegalMove with the rule that forbids it and change nothing.

        >>> import reynard
        >>> match = reynard.game("wolf-and-fox").start(seats=2, seed=11, names=["Ann", "Bo"])
        >>> match.play(0, 1)
        >>> match.play(0, 1)
        Traceback (most recent call last):
        reynard.core.errors.IllegalMove: It is another player's turn.
        """
        if self.result is None and 0 <= seat < self.seats and 0 <= choice < self.actions:
            move = Move(int(seat), int(choice))  # NumPy's numbers, which whoever plays by array has, no save can hold
            after, address = self.shelf.take()
            made = self.rules.make_move(self.box.address, self.table_address, address, *move, self.actions)
            if made and move == (seat, choice):
                self.tables.append(after)
                self.moves.append(move)
                if self.earlier:
                    self.refill(after, self.ply)
                self.address, self.located = address, after
                return
            self.shelf.put_back(after, address)
        whole = choice if choice % 1 == 0 else NO_CHOICE  # words count on a number of an action, or one beside them all
        refusal = self.game.words.refuse(self.box, self.table, seat, whole)
        raise IllegalMove(named(refusal.words, self.notes), refusal.rule)

    def undo(self) -> Move:
        """Take back the latest move, whatever it revealed, and give it back.

        >>> import reynard
        >>> match = reynard.game("wolf-and-fox").start(seats=2, seed=11, names=["Ann", "Bo"])
        >>> match.play(0, 1)
        >>> match.undo()
        Move(seat=0, action=1)
        """
        if self.ply == self.since:
            raise ReynardError("There is no move to undo.")
        self.tables.pop()
        return self.moves.pop()

    def last_step(self, seat: int, by_bot: Sequence[bool] | None = None) -> Step:
        """Find the step that a seat may take back now, or raise ReynardError saying why there is none.

        ``by_bot`` says of each move whether a bot made it, since people do not wait for a bot to agree.

        >>> import reynard
        >>> match = reynard.game("wolf-and-fox").start(seats=2, seed=11, names=["Ann", "Bo"])
        >>> match.play(0, 1)
        >>> match.last_step(0)
        Step(ply=0, alone=True)
        """
        return last_step(self, seat, [False] * self.ply if by_bot is None else by_bot)

    def final_choices(self, seat: int) -> frozenset[int]:
        """Find the choices that a seat could not take back: something is drawn or rolled, or the game ends.

        >>> import reynard
        >>> match = reynard.game("wolf-and-fox").start(seats=2, seed=11, names=["Ann", "Bo"])
        >>> match.final_choices(0)
        frozenset()
        """
        return final_choices(self, seat)

    def take_back(self, step: Step) -> None:
        """Take back a step that ``last_step`` found.

        >>> import reynard
        >>> match = reynard.game("wolf-and-fox").start(seats=2, seed=11, names=["Ann", "Bo"])
        >>> match.play(0, 1)
        >>> match.take_back(match.last_step(0))
        >>> match.ply
        0
        """
        take_back(self, step)

    def note(self, seat: int, key: str, text: str) -> None:
        """Give a thing on the table a name, if the game lets this seat do so.

        >>> import reynard
        >>> match = reynard.game("wolf-and-fox").start(seats=2, seed=11, names=["Ann", "Bo"])
        >>> match.note(0, "farm:3", "Home")
        Traceback (most recent call last):
        reynard.core.errors.ReynardError: You cannot name this; name what is your own.
        """
        check_note(key, text)
        if not self.game.may_note(self.box, self.table, seat, key):
            raise ReynardError("You cannot name this; name what is your own.")
        if key not in self.notes and len(self.notes) >= MOST_NOTES:
            raise ReynardError(f"This match has {MOST_NOTES:,} names already. Change one of them instead.")
        self.notes[key] = text

    def forecast(self, seat: int, at: Sequence[str]) -> Any:
        """Say what a seat may expect if it chooses these things, ready for JSON, from what it can know.

        >>> import reynard
        >>> match = reynard.game("wolf-and-fox").start(seats=2, seed=11, names=["Ann", "Bo"])
        >>> match.forecast(0, ["farm:3"])
        Traceback (most recent call last):
        reynard.core.errors.ReynardError: The Wolf and the Fox has no forecasts.
        """
        if self.game.forecast is None:
            raise ReynardError(f"{self.game.title} has no forecasts.")
        imagined = self.hidden(seat, secrets.randbits(SEED_BITS))
        try:
            return self.game.forecast(self.box, imagined, seat, at)
        except ReynardError as error:
            raise ReynardError(named(str(error), self.notes)) from error

    def revealed(self, since: int) -> bool:
        """Say whether anything has been drawn or rolled since a ply: the dice cup tells.

        >>> import reynard
        >>> match = reynard.game("wolf-and-fox").start(seats=2, seed=11, names=["Ann", "Bo"])
        >>> match.play(0, 1)
        >>> match.revealed(since=0)
        False
        """
        return bool(self.tables[since].cup.tobytes() != self.table.cup.tobytes())

    def at(self, ply: int) -> "Match":
        """Give a copy of the match as it was after so many moves.

        >>> import reynard
        >>> match = reynard.game("wolf-and-fox").start(seats=2, seed=7)
        >>> match.at(0).ply
        0
        """
        self.check_ply(ply)
        copy = object.__new__(Match)
        vars(copy).update(vars(self))
        copy.moves = self.moves[:ply]
        copy.tables = [*self.tables[:ply], self.game.table.copy_of(self.tables[ply])]
        copy.shelf = Shelf(self.game.table.dtype)
        copy.eras = list(self.eras)
        copy.result = self.result if ply == self.ply else None
        copy.names = list(self.names)
        copy.notes = dict(self.notes)
        return copy

    def copy(self) -> "Match":
        """Give a copy of the match as it is, to go on with another way.

        >>> import reynard
        >>> match = reynard.game("wolf-and-fox").start(seats=2, seed=7)
        >>> copy = match.copy()
        >>> copy.play(copy.pending[0], copy.legal(copy.pending[0])[0])
        >>> copy.ply, match.ply
        (1, 0)
        """
        return self.at(self.ply)

    def replayed(self) -> "Match":
        """Give a match of its own that goes on from here with the same dice.

        >>> import reynard
        >>> match = reynard.game("wolf-and-fox").start(seats=2, seed=11)
        >>> match.replayed().table.tobytes() == match.table.tobytes()
        True
        """
        self.check_replayable()
        return self.played_again(self.seed, self.salt, self.earlier)

    def played_again(self, seed: int | None, salt: str | None, earlier: Sequence[EarlierSeed]) -> "Match":
        """Make the moves of this match again in a new one."""
        options: dict[str, int | bool] = dict(self.options)
        match = Match(self.game, self.seats, seed, options, self.box, self.names, salt, earlier)
        for move in self.moves:
            match.play(*move)
        match.notes = dict(self.notes)
        return match

    def check_replayable(self) -> None:
        """Refuse a match of which the first moves cannot be made again."""
        if self.is_carried or self.result is not None:
            raise ReynardError(self.told_of_eras)

    def check_ply(self, ply: int) -> None:
        """Refuse a number that is no moment of this match, or one that this release cannot show."""
        if not 0 <= ply <= self.ply:
            raise ReynardError(f"This match has moves 0 to {self.ply}, not {ply}.")
        if ply < self.since:
            raise ReynardError(self.told_of_eras)

    @property
    def told_of_eras(self) -> str:
        """Say under which version of the rules the first moves were made.

        >>> import reynard
        >>> reynard.game("wolf-and-fox").start(seats=2).told_of_eras
        'All moves were made under version 1 of the rules of The Wolf and the Fox.'
        """
        if not self.is_carried:
            versions = versions_in_words([era.version for era in self.eras])
            return f"All moves were made under {versions} of the rules of {self.game.title}."
        versions = versions_in_words([era.version for era in self.eras if era.version < self.game.version])
        moves = {0: "The deal was", 1: "The first move was"}.get(self.since, f"The first {self.since} moves were")
        return (
            f"{moves} made under {versions} of the rules of {self.game.title}. "
            f"This release has version {self.game.version} and cannot show them one by one."
        )

    def hidden(self, seat: int, seed: int) -> Any:
        """Give the table as it might be for all that a seat can know.

        >>> import reynard
        >>> match = reynard.game("wolf-and-fox").start(seats=2, seed=11, names=["Ann", "Bo"])
        >>> imagined = match.hidden(0, seed=1)
        >>> match.game.view(match.box, imagined, 0) == match.view(0)
        True
        """
        table: Any = self.game.table.copy_of(self.table)
        self.game.hide(self.box.record, table, seat, seed)
        return table

    def sight(self, seat: int) -> Sight:
        """Give all that a seat may know for its decision, as a bot is handed it.

        >>> import reynard
        >>> match = reynard.game("wolf-and-fox").start(seats=2, seed=11, names=["Ann", "Bo"])
        >>> match.sight(0).legal == tuple(match.legal(0))
        True
        """
        return see(self.game, self.box, self.table, self.seats, seat, self.legal(seat))

    @property
    def rivals(self) -> tuple[str, ...]:
        """The names of those who score but have no seat.

        >>> import reynard
        >>> reynard.game("wolf-and-fox").start(seats=2).rivals
        ()
        """
        return self.game.rivals(self.seats)

    @property
    def standing(self) -> Any:
        """Points and tie-break of every seat and then of every rival, one row each.

        >>> import reynard
        >>> match = reynard.game("wolf-and-fox").start(seats=2, seed=11, names=["Ann", "Bo"])
        >>> match.standing
        array([[0, 1],
               [0, 1]])
        """
        standing = self.game.new_standing(self.seats)
        if self.result is not None:
            standing[:] = self.result.standing
            return standing
        self.game.score(self.box.record, self.table, standing)
        return standing

    @property
    def scores(self) -> list[int]:
        """Every seat's points: final once over, running before.

        >>> import reynard
        >>> match = reynard.game("wolf-and-fox").start(seats=2, seed=11, names=["Ann", "Bo"])
        >>> match.scores
        [0, 0]
        """
        return [int(points) for points in self.standing[: self.seats, 0]]

    @property
    def rival_scores(self) -> list[int]:
        """Every rival's points.

        >>> import reynard
        >>> reynard.game("wolf-and-fox").start(seats=2).rival_scores
        []
        """
        return [int(points) for points in self.standing[self.seats :, 0]]

    @property
    def leaders(self) -> tuple[int, ...]:
        """The rows of the standing that nobody stands above at the end; none before it.

        >>> import reynard
        >>> reynard.game("wolf-and-fox").start(seats=2).leaders
        ()
        """
        if not self.over:
            return ()
        standing = [tuple(row) for row in self.standing]
        return tuple(row for row in range(len(standing)) if standing[row] == max(standing))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none before the end, and none where a rival stands above them all.

        >>> import reynard
        >>> match = reynard.game("wolf-and-fox").start(seats=2, seed=11, names=["Ann", "Bo"])
        >>> match.winners
        ()
        """
        return tuple(row for row in self.leaders if row < self.seats)

    def breakdown(self, row: int) -> list[ScoreLine]:
        """Say where the points of a seat came from, or of a rival, whose rows come after the seats.

        >>> import reynard
        >>> match = reynard.game("wolf-and-fox").start(seats=2, seed=11, names=["Ann", "Bo"])
        >>> match.breakdown(0)[0]
        ScoreLine(words='sheep', points=0)
        """
        if self.result is not None:
            return list(self.result.breakdown[row])
        sources = self.game.words.breakdown(self.box, self.table, row)
        return [replace(source, words=named(source.words, self.notes)) for source in sources]

    @property
    def breakdowns(self) -> list[list[ScoreLine]]:
        """Where the points of every seat and then of every rival came from.

        >>> import reynard
        >>> len(reynard.game("wolf-and-fox").start(seats=3).breakdowns)
        3
        """
        return [self.breakdown(row) for row in range(self.seats + len(self.rivals))]

    def view(self, seat: int | None = None) -> Any:
        """Show what a seat may see, ready for JSON; None is a spectator.

        Parts of it are shared by everyone who looks: copy what you want to change.

        >>> import reynard
        >>> match = reynard.game("wolf-and-fox").start(seats=2, seed=11, names=["Ann", "Bo"])
        >>> match.view(0)["wolf"]
        0
        """
        return self.game.view(self.box, self.table, SPECTATOR if seat is None else seat)

    def observe(self, seat: int) -> npt.NDArray[np.float32]:
        """Give what a seat sees as numbers, laid out as ``game.observation`` says.

        >>> import reynard
        >>> match = reynard.game("wolf-and-fox").start(seats=2, seed=11, names=["Ann", "Bo"])
        >>> len(match.observe(0)) == len(match.game.observation)
        True
        """
        if not 0 <= seat < self.seats:
            raise ReynardError(f"This match has seats 0 to {self.seats - 1}, not {seat}.")
        seen = np.empty(len(self.game.observation), np.float32)
        self.game.observer(self.box.address, self.table_address, seat, seen)
        return seen

    def lines(self, ply: int, seat: int | None = None) -> list[str]:
        """Tell in words what move number ``ply`` did (0 is the deal), as far as a seat may know.

        >>> import reynard
        >>> match = reynard.game("wolf-and-fox").start(seats=2, seed=11, names=["Ann", "Bo"])
        >>> match.lines(0)
        ['Ann is the start player.', 'Day 1, round 1: Ann rolls 1, 2 and 3.']
        """
        self.check_ply(ply)
        return self.call_by_name(self.unnamed_lines(ply, seat))

    def unnamed_lines(self, ply: int, seat: int | None = None) -> list[str]:
        """Tell what a move did with places for names, so that what was told once stays true when a name changes.

        >>> import reynard
        >>> match = reynard.game("wolf-and-fox").start(seats=2, seed=11, names=["Ann", "Bo"])
        >>> match.unnamed_lines(0)[0]
        '{seat:0|player 1} is the start player.'
        """
        words, viewer = self.game.words, SPECTATOR if seat is None else seat
        if self.is_carried and ply == self.since:
            return [self.told_of_eras]
        if ply == 0:
            return words.opening(self.box, self.tables[0], viewer, self.places)
        move = self.moves[ply - 1]
        before, after = self.tables[ply - 1], self.tables[ply]
        return words.tell(self.box, before, move.seat, move.action, after, viewer, self.places)

    @property
    def chapter(self) -> Chapter | None:
        """The page of the story that the latest move has completed, with places for names.

        >>> import reynard
        >>> reynard.game("wolf-and-fox").start(seats=2).chapter
        """
        if self.ply == self.since:
            return None
        return self.game.chapter(self.box, self.tables[-2], self.table)

    @property
    def traces(self) -> tuple[str, ...]:
        """The refs on the board that the latest move concerned, as far as everyone may know.

        >>> import reynard
        >>> reynard.game("wolf-and-fox").start(seats=2).traces
        ()
        """
        if self.ply == self.since:
            return ()
        move = self.moves[-1]
        return self.game.traces(self.box, self.tables[-2], move.seat, move.action, self.table)

    def call_by_name(self, lines: Sequence[str]) -> list[str]:
        """Put the names of players and things into lines that have places for them.

        >>> import reynard
        >>> match = reynard.game("wolf-and-fox").start(seats=2, seed=11, names=["Ann", "Bo"])
        >>> match.call_by_name(["{seat:1|player 2} waits."])
        ['Bo waits.']
        """
        callings = self.callings
        return [named(line, callings) for line in lines]

    def log(self, seat: int | None = None) -> list[str]:
        """Tell the whole match in words, as far as a seat may know.

        >>> import reynard
        >>> match = reynard.game("wolf-and-fox").start(seats=2, seed=11, names=["Ann", "Bo"])
        >>> match.play(0, 0)
        >>> match.log()[-1]
        'Ann takes the 1 and moves the wolf from A to B: a pig and a rabbit, and 1 bone. That adds 1 point today.'
        """
        return [line for ply in range(self.since, self.ply + 1) for line in self.lines(ply, seat)]

    def save(self) -> str:
        """Write the match as JSON that ``reynard.load`` reads; it contains the seed.

        >>> import reynard
        >>> match = reynard.game("wolf-and-fox").start(seats=2, seed=11, names=["Ann", "Bo"])
        >>> reynard.load(match.save()).names
        ['Ann', 'Bo']
        """
        from reynard.core.saving import save

        return save(self)

    def __repr__(self) -> str:
        state = "over" if self.over else f"waiting for {', '.join(self.names[seat] for seat in self.pending)}"
        return f"<{self.game.title}, {self.seats} seats, move {self.ply}, {state}>"

    def _repr_html_(self) -> str:
        rows = "".join(
            f"<tr><td>{escape(name)}</td><td>{points}</td>"
            f"<td>{escape(', '.join(f'{s.words} {s.points}' for s in self.breakdown(row)))}</td></tr>"
            for row, (name, points) in enumerate(zip([*self.names, *self.rivals], self.standing[:, 0], strict=True))
        )
        lines = "".join(f"<li>{escape(line)}</li>" for line in self.lines(self.ply))
        return (
            f"<b>{escape(self.game.title)}</b>, move {self.ply}"
            f"<table><tr><th>seat</th><th>points</th><th>from</th></tr>{rows}</table><ul>{lines}</ul>"
        )


@cache
def seats_among(bits: int) -> tuple[int, ...]:
    """List the seats whose bits are set.

    >>> seats_among(0b101)
    (0, 2)
    """
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)


def versions_in_words(versions: Sequence[int]) -> str:
    """Name versions of rules.

    >>> versions_in_words([1]), versions_in_words([1, 2])
    ('version 1', 'versions 1 and 2')
    """
    return f"version{'s' * (len(versions) > 1)} {listed([str(version) for version in versions])}"


def commit(seed: int, salt: str) -> str:
    """Commit to a seed without showing it: the salt keeps short seeds from being guessed."""
    return hashlib.sha256(f"reynard:{salt}:{seed}".encode()).hexdigest()
