"""Bots: random, greedy and searching, and four levels of them by name."""

import math
import secrets
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from reynard.bots.prospects import look_ahead
from reynard.bots.reasons import ONLY, Contender, figures_for, reasons_for, weighed
from reynard.bots.thinking import Thought, filled_cup, think
from reynard.core.advice import Advice
from reynard.core.contract import Game
from reynard.core.dice_cup import draw, draw_word
from reynard.core.errors import ReynardError, UnknownBot
from reynard.core.levels import Level
from reynard.core.match import SEED_BITS, Match
from reynard.core.sight import Sight

__all__ = ["LEVELS", "Advice", "Bot", "Greedy", "Random", "Search", "Thought", "advise", "bot", "weigh"]


class Bot:
    """A player that chooses from what its seat may know, and is handed nothing else."""

    def choose(self, match: Match, seat: int, seed: int | None = None, milliseconds: int | None = None) -> int:
        """Give the id of one of the seat's choices; the same seed gives the same choice, on any machine.

        Whoever is in a hurry may limit the thinking to so many milliseconds; with none at all the bot plays by eye.
        """
        return self.decide(match.sight(seat), seed, milliseconds)

    def decide(self, sight: Sight, seed: int | None = None, milliseconds: int | None = None) -> int:
        """Choose likewise, by what a seat sees."""
        check_due(sight)
        if len(sight.legal) == 1:
            return sight.legal[0]
        return self.pick(sight, fresh_seed() if seed is None else seed, milliseconds)

    def pick(self, sight: Sight, seed: int, milliseconds: int | None = None) -> int:
        """Choose among several."""
        raise NotImplementedError

    def temperature(self, game: Game) -> float | None:
        """Say how much chance there is in its play of a game by eye; nothing if it plays otherwise."""
        return None


def check_due(sight: Sight) -> None:
    """Refuse to think for a seat that has nothing to decide."""
    if not sight.legal:
        raise ReynardError(f"Seat {sight.seat} has nothing to decide now.")


def fresh_seed() -> int:
    """Draw a seed for one thought."""
    return secrets.randbits(SEED_BITS)


@dataclass(frozen=True)
class Random(Bot):
    """Chooses anything."""

    def pick(self, sight: Sight, seed: int, milliseconds: int | None = None) -> int:
        """Choose anything, each choice as likely as any other."""
        return sight.legal[draw(filled_cup(seed), len(sight.legal))]

    def temperature(self, game: Game) -> float | None:
        """Leave everything to chance."""
        return math.inf


@dataclass(frozen=True)
class Greedy(Bot):
    """Chooses by the game's own judgement; the warmer, the more often something less good."""

    warmth: float = 0.0

    def pick(self, sight: Sight, seed: int, milliseconds: int | None = None) -> int:
        """Choose what looks best after adding chance in proportion to the warmth."""
        cup = filled_cup(seed)
        values = appraisal(sight, seed)
        return max(sight.legal, key=lambda choice: values[choice] + self.warmth * gumbel(draw_word(cup)))

    def temperature(self, game: Game) -> float | None:
        """Be as warm as it is."""
        return self.warmth


@dataclass(frozen=True)
class Search(Bot):
    """Thinks ahead by so many playouts, or by fewer if it is told to hurry."""

    playouts: int

    def pick(self, sight: Sight, seed: int, milliseconds: int | None = None) -> int:
        """Choose what the search has tried most."""
        if milliseconds == 0:
            return Greedy().pick(sight, seed)
        _, found = think(sight, seed, self.playouts, milliseconds, to_choose=True)
        return found[0].choice


@dataclass(frozen=True)
class LevelledBot(Bot):
    """A bot of one level: thinks by its own means, or where the game is one of memory by what it remembers."""

    name: Level
    words: str
    thinker: Bot

    def pick(self, sight: Sight, seed: int, milliseconds: int | None = None) -> int:
        """Choose as this level does in this game."""
        mind = sight.game.mind
        if mind is None:
            return self.thinker_for(sight.game).pick(sight, seed, milliseconds)
        memory = mind.remember(sight.shown, self.name, sight.seat)
        return mind.decide(sight.view, sight.seat, memory, self.name)

    def thinker_for(self, game: Game) -> Bot:
        """Give the means by which it plays a game that is not one of memory."""
        return Greedy() if self.name in game.by_eye else self.thinker

    def temperature(self, game: Game) -> float | None:
        """Be as warm as its means, where it does not play by memory."""
        return self.thinker_for(game).temperature(game) if game.mind is None else None


def appraisal(sight: Sight, seed: int) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """Let the game judge every choice of a seat."""
    game, table = sight.game, sight.imagine(seed)
    mask = np.zeros(len(game.actions), np.bool_)
    values = np.zeros(len(game.actions))
    game.legal(sight.box.record, table, sight.seat, mask)
    game.appraise(sight.box.record, table, sight.seat, mask, values)
    return values


def gumbel(word: int) -> float:
    """Turn 32 fair bits into noise under which the best of noisy values is a soft choice."""
    return -math.log(-math.log((word + 0.5) / 2**32))


LEVELS: dict[str, LevelledBot] = {
    level.name: level
    for level in (
        LevelledBot(Level.KIT, "Just learning: sees what is good and often forgets it", Greedy(warmth=4.0)),
        LevelledBot(Level.CUB, "Plays by eye and misses a thing or two", Greedy(warmth=0.5)),
        LevelledBot(Level.FOX, "Pays attention and thinks a little ahead", Search(playouts=300)),
        LevelledBot(Level.REYNARD, "Thinks long and hard and forgets next to nothing", Search(playouts=4000)),
    )
}
HINT_PLAYOUTS = 20_000
TO_CHOOSE = 0.7  # of the time for a hint; the rest is for its reasons
ADVISOR = "Reynard would"
WELL_TRIED = 0.25  # of the playouts that the most tried choice got
PLAIN: dict[str, Callable[[], Bot]] = {"random": Random, "greedy": Greedy}


def bot(name: str) -> Bot:
    """Give the bot of this name."""
    if name in LEVELS:
        return LEVELS[name]
    if name in PLAIN:
        return PLAIN[name]()
    raise UnknownBot(f"There is no bot {name!r}; there is {', '.join([*LEVELS, *PLAIN])}.")


def advise(match: Match, seat: int, milliseconds: int, seed: int | None = None) -> Advice:
    """Ask the strongest bot what a seat should do and why."""
    return weigh(match.sight(seat), milliseconds, seed)


def weigh(sight: Sight, milliseconds: int, seed: int | None = None) -> Advice:
    """Weigh all that a seat may do, by the game's own means where it has some."""
    check_due(sight)
    if sight.game.advise is not None:
        return sight.game.advise(sight)
    return reason(sight, milliseconds, fresh_seed() if seed is None else seed)


def reason(sight: Sight, milliseconds: int, seed: int) -> Advice:
    """Think ahead, then see what the two best choices lead to."""
    playouts, found = think(sight, seed, HINT_PLAYOUTS, round(milliseconds * TO_CHOOSE))
    options = by_merit(found)
    best = options[0]
    if len(options) == 1:
        return Advice(best.choice, ADVISOR, (ONLY,), "", weighed(sight, options))
    first, second = contenders(sight, options[:2], seed, round(milliseconds * (1 - TO_CHOOSE)))
    figures = figures_for(sight, playouts, first, second)
    return Advice(best.choice, ADVISOR, reasons_for(sight, first, second), figures, weighed(sight, options))


def contenders(sight: Sight, thoughts: list[Thought], seed: int, milliseconds: int) -> list[Contender]:
    """Put choices into words and see where they lead."""
    prospects = look_ahead(sight, [each.choice for each in thoughts], seed, milliseconds)
    describe, box = sight.game.words.describe, sight.box
    words = [describe(box, sight.table, sight.seat, each.choice).words for each in thoughts]
    return [Contender(*each) for each in zip(words, thoughts, prospects, strict=True)]


def by_merit(found: list[Thought]) -> list[Thought]:
    """Put first what won most of those looked into well, and last those soon given up."""
    enough = found[0].share * WELL_TRIED
    return sorted(found, key=lambda option: (option.share < enough, -option.wins, -option.lead))
