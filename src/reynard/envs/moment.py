"""A game at one moment, with what every seat has seen of it before: to be copied, hidden from a seat, and pickled."""

import hashlib
from typing import Any, NamedTuple

from reynard.core.match import Match
from reynard.envs.setting import Numbers, Setting

DIGEST = 8  # bytes
SHORT = 12  # characters


class Trail(NamedTuple):
    """All that a seat has seen up to a ply, as a digest: what looks the same twice running counts once."""

    ply: int = 0
    digest: bytes = b""
    latest: bytes = b""

    def follow(self, seen: bytes) -> "Trail":
        """Go on by what the seat sees next."""
        if seen == self.latest:
            return self._replace(ply=self.ply + 1)
        return Trail(self.ply + 1, digest_of(self.digest + seen), seen)


class Moment:
    """A match as it is now; of several seats that owe a decision, the first decides."""

    def __init__(self, setting: Setting, match: Match, trails: list[Trail], done: list[tuple[int, ...]]) -> None:
        self.setting = setting
        self.match = match
        self.trails = trails  # as far as anybody has asked
        self.done = done  # what each seat had done before the first move that the match knows
        self.find_seat()

    @classmethod
    def deal(cls, setting: Setting, seed: int) -> "Moment":
        """Start a match by its seed."""
        match = Match(setting.game, setting.seats, seed, dict(setting.options), setting.box, salt="")
        return cls(setting, match, [Trail()] * setting.seats, [()] * setting.seats)

    def __deepcopy__(self, _: Any) -> "Moment":
        return Moment(self.setting, self.match.copy(), list(self.trails), self.done)

    def __reduce__(self) -> Any:
        setting, seats = self.setting, range(self.setting.seats)
        trails = [self.trail(seat)._replace(ply=0) for seat in seats]
        done = [self.deeds(seat) for seat in seats]
        about = (setting.game.name, setting.seats, setting.options, setting.box.text)
        return restore, (*about, self.match.table.tobytes(), trails, done)

    def find_seat(self) -> None:
        """Find whose decision it is; nobody's when the game is over."""
        pending = self.match.pending
        self.seat = pending[0] if pending else None

    def legal(self, seat: int) -> list[int]:
        """List what a seat may do, if it is its decision."""
        return self.match.legal(seat) if seat == self.seat else []

    def play(self, action: int) -> None:
        """Make a move of the seat whose decision it is."""
        assert self.seat is not None
        self.setting.play(self.match, self.seat, action)
        self.find_seat()

    def imagined(self, seat: int, seed: int) -> "Moment":
        """Give the moment as it might be for all that a seat can know."""
        other = Moment(self.setting, self.match.copy(), list(self.trails), self.done)
        other.match.tables[-1] = self.match.hidden(seat, seed)
        other.find_seat()
        return other

    def observe(self, seat: int) -> Numbers:
        """Write down what a seat sees."""
        return self.setting.observe(self.match, seat)

    def seen(self, seat: int) -> str:
        """Name what a seat sees now, and what it may do."""
        may = " ".join(map(str, self.legal(seat)))
        return f"player {seat} sees {digest_of(self.observe(seat).tobytes()).hex()}, may do {may or 'nothing'}"

    def recalled(self, seat: int) -> str:
        """Name all that a seat has done and seen, and what it may do."""
        done = " ".join(map(str, self.deeds(seat)))
        return f"{self.seen(seat)}, did {done or 'nothing'}, has seen {self.trail(seat).digest.hex() or 'nothing'}"

    def deeds(self, seat: int) -> tuple[int, ...]:
        """List what a seat has done."""
        return (*self.done[seat], *(move.action for move in self.match.moves if move.seat == seat))

    def trail(self, seat: int) -> Trail:
        """Follow what a seat has seen before this moment."""
        trail = self.trails[seat]
        for table in self.match.tables[trail.ply : -1]:
            trail = trail.follow(digest_of(self.setting.observe_table(table, seat).tobytes()))
        self.trails[seat] = trail
        return trail

    def reward(self) -> list[float]:
        """Give each seat its share of the victory."""
        return self.setting.reward(self.match)

    def __str__(self) -> str:
        points = ", ".join(str(row[0]) for row in self.match.standing)
        whose = "over" if self.seat is None else f"player {self.seat} decides"
        return (
            f"{self.setting.game.title}: {whose}, points {points}, table {digest_of(self.match.table.tobytes()).hex()}"
        )


def digest_of(data: bytes) -> bytes:
    """Name some bytes."""
    return hashlib.blake2b(data, digest_size=DIGEST).digest()


def restore(
    game: str,
    seats: int,
    options: dict[str, int],
    box: str,
    table: bytes,
    trails: list[Trail],
    done: list[tuple[int, ...]],
) -> Moment:
    """Make a moment of what was pickled."""
    setting = Setting(game, seats, dict(options))
    if box != setting.box.text:
        setting = Setting(game, seats, dict(options), setting.game.read_box(box, "box of the state"))
    moment = Moment.deal(setting, seed=0)
    moment.match.tables[-1] = setting.game.table.from_bytes(table)
    return Moment(setting, moment.match, trails, done)
