"""What is played behind every door: a game, its seats, options and box, and what counts as a reward."""

from typing import Any

import numpy as np
import numpy.typing as npt

from reynard.batches import Rewards, check_kinds, layout_of
from reynard.core.box import Box
from reynard.core.contract import Game
from reynard.core.errors import IllegalMove
from reynard.core.match import SEED_BITS, Match
from reynard.core.observation import LARGEST
from reynard.games import game as game_named

Numbers = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]
SHOWN = 12  # legal actions that an error names


class Setting:
    """A way to play a game, from which matches start."""

    def __init__(
        self,
        game: str | Game,
        seats: int,
        options: dict[str, int | bool] | None = None,
        box: Box | None = None,
        rewards: Rewards = "win",
        perfect_memory: bool = False,
    ) -> None:
        self.game = game if isinstance(game, Game) else game_named(game)
        self.game.check_seats(seats)
        self.seats = seats
        self.options = self.game.settle_options(options, seats)
        self.box = box or self.game.standard_box
        self.game.check_box(self.box)
        check_kinds(self.game, rewards, perfect_memory)
        self.rewards = rewards
        self.perfect_memory = perfect_memory
        self.layout = layout_of(self.game, perfect_memory)

    def start(self, dice: np.random.Generator) -> Match:
        """Start a match whose seed is drawn."""
        return Match(self.game, self.seats, int(dice.integers(1 << SEED_BITS)), dict(self.options), self.box)

    def observe(self, match: Match, seat: int) -> Numbers:
        """Write down what a seat sees."""
        return self.observe_table(match.table, seat) if self.perfect_memory else within_bounds(match.observe(seat))

    def observe_table(self, table: Any, seat: int) -> Numbers:
        """Write down what a seat sees of a table."""
        seen = np.zeros(len(self.layout), np.float32)
        memory = self.game.perfect_memory if self.perfect_memory else None
        observe = memory.observe if memory else self.game.observe
        observe(self.box.record, table, seat, seen)
        return within_bounds(seen)

    def mask(self, match: Match, seat: int) -> Mask:
        """Mark what a seat may do."""
        mask = np.zeros(len(self.game.actions), np.int8)
        mask[match.legal(seat)] = 1
        return mask

    def reward(self, match: Match) -> list[float]:
        """Give each seat its share of the victory, or how many points it is ahead of the best other."""
        standing = match.standing
        if self.rewards == "lead":
            return [ahead(standing[:, 0], seat) for seat in range(self.seats)]
        return [1.0 / len(match.leaders) if seat in match.leaders else 0.0 for seat in range(self.seats)]

    def play(self, match: Match, seat: int, action: object) -> None:
        """Make a move, or raise IllegalMove saying what is legal, and change nothing."""
        if isinstance(action, np.ndarray) and action.ndim == 0:
            action = action[()]
        if not isinstance(action, int | np.integer):
            raise IllegalMove(f"{action!r} is no action. {self.offered(match, seat)}", "")
        try:
            match.play(seat, int(action))
        except IllegalMove as error:
            raise IllegalMove(f"{error} {self.refused(int(action))} {self.offered(match, seat)}", error.rule) from error

    def refused(self, action: int) -> str:
        """Name an action that is refused."""
        if not 0 <= action < len(self.game.actions):
            return f"{action} is no action of {self.game.title}; they go from 0 to {len(self.game.actions) - 1}."
        return f"{action} is {self.game.actions.spell(action)}."

    def offered(self, match: Match, seat: int) -> str:
        """Say what a seat may do."""
        legal = match.legal(seat)
        if not legal:
            return f"Seat {seat} has nothing to decide now."
        more = f" and {len(legal) - SHOWN} more" if len(legal) > SHOWN else ""
        return f"Legal for seat {seat}: {', '.join(map(str, legal[:SHOWN]))}{more}."


def within_bounds(seen: Numbers) -> Numbers:
    """Keep numbers within the bounds that a space declares, which those of an owner's own box might leave."""
    return np.clip(seen, -LARGEST, LARGEST, out=seen)


def ahead(points: Any, seat: int) -> float:
    """Say how many points a row is ahead of the best other; alone, how many it has."""
    others = [int(each) for row, each in enumerate(points) if row != seat]
    return float(int(points[seat]) - max(others, default=0))
