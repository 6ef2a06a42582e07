"""A question to the lab: which games are to be played, cut into units that carry their own dice."""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, replace
from typing import Any, NamedTuple

import reynard
from reynard.bots import bot
from reynard.core.box import Box
from reynard.core.contract import Game
from reynard.core.errors import BadOptions, ReynardError
from reynard.lab.duel import seed_of

FORMAT = 1  # of what is kept of a unit
EYE_UNIT = 240  # games that are played in one go by eye: whole rotations of up to six seats
SEARCH_UNIT = 1


class Unit(NamedTuple):
    """Some games in a row, which one worker plays: the same wherever and whenever it does."""

    lineup: int
    box: int
    first: int
    last: int  # the first game that is not in it

    @property
    def games(self) -> int:
        """Say how many games it has."""
        return self.last - self.first


@dataclass(frozen=True)
class Question:
    """What is to be played: every line-up with every box, the same deals for all of them."""

    kind: str  # "tournament", "balance", "whatif" or "luck"
    game: str
    version: int  # of the game's rules
    boxes: tuple[str, ...]  # as their files have them
    lineups: tuple[tuple[str, ...], ...]  # a bot for each seat
    options: dict[str, int] = field(hash=False)
    seed: int
    games: int  # of each line-up with each box
    rotates: bool  # whether the bots change seats from game to game while the dice stay
    counts: bool  # whether the things in the box are counted

    @property
    def digest(self) -> str:
        """Name the question; more games are the same question, asked more closely."""
        asked = {name: value for name, value in asdict(self).items() if name != "games"} | {"format": FORMAT}
        return hashlib.sha256(json.dumps(asked, sort_keys=True).encode()).hexdigest()[:16]

    def to_json(self) -> str:
        """Write the question down."""
        return json.dumps(asdict(self), sort_keys=True)

    @classmethod
    def from_json(cls, text: str) -> "Question":
        """Read a question that was written down."""
        values: dict[str, Any] = json.loads(text)
        lineups = tuple(tuple(lineup) for lineup in values.pop("lineups"))
        return cls(lineups=lineups, boxes=tuple(values.pop("boxes")), **values)

    def with_games(self, games: int) -> "Question":
        """Ask more closely, or less."""
        return replace(self, games=games)

    @property
    def played(self) -> Game:
        """Give the game it is about."""
        return reynard.game(self.game)

    def open_box(self, number: int) -> Box:
        """Open one of its boxes."""
        return self.played.read_box(self.boxes[number], "the box of this question")

    def rotation(self, lineup: int) -> int:
        """Say after how many games of a line-up the dice change."""
        return len(self.lineups[lineup]) if self.rotates else 1

    def units(self) -> Iterator[Unit]:
        """Cut the work: the first games of everything come first, so that half an answer is fair to all."""
        sizes = [self.unit_size(lineup) for lineup in self.lineups]
        for first in range(0, self.games, max(sizes)):
            for lineup, size in enumerate(sizes):
                for box in range(len(self.boxes)):
                    for start in range(first, min(first + max(sizes), self.games), size):
                        yield Unit(lineup, box, start, min(start + size, self.games, first + max(sizes)))

    def unit_size(self, lineup: tuple[str, ...]) -> int:
        """Say how many games are played in one go: many where all bots play by eye, few where one thinks."""
        by_eye = all(bot(name).temperature(self.played) is not None for name in lineup)
        return EYE_UNIT if by_eye else SEARCH_UNIT

    def check(self) -> None:
        """Refuse what cannot be played, before the first game is."""
        for lineup in self.lineups:
            self.played.check_seats(len(lineup))
            self.played.settle_options(dict(self.options), len(lineup))
            for name in lineup:
                bot(name)
        if self.games < 1:
            raise BadOptions("The lab plays at least 1 game.")
        last = max(self.games // self.rotation(lineup) for lineup in range(len(self.lineups)))
        if type(self.seed) is not int or self.seed < 0 or seed_of(self.seed, last) >= 1 << 63:
            raise BadOptions(f"A seed of the lab is a whole number from 0 to {((1 << 63) - last) // 1_000_003:,}.")


def ask(
    kind: str,
    game: Game,
    lineups: tuple[tuple[str, ...], ...],
    games: int,
    *,
    boxes: tuple[Box, ...] = (),
    options: dict[str, int | bool] | None = None,
    seed: int = 0,
    rotates: bool = True,
    counts: bool = False,
) -> Question:
    """Write a question down, and refuse what cannot be played."""
    if counts and game.counting is None:
        raise ReynardError(f"{game.title} does not say what can be counted in it.")
    texts = tuple(box.text for box in boxes or (game.standard_box,))
    settled = {name: int(value) for name, value in (options or {}).items()}
    question = Question(
        kind, game.name, game.version, texts, lineups, settled, seed, games, rotates=rotates, counts=counts
    )
    question.check()
    return question
