"""Bots: random, greedy and searching, and four levels of them by name."""

import hashlib
import math
import secrets
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from reynard.bots.thinking import Thought, filled_cup, think
from reynard.core.dice_cup import draw, draw_word
from reynard.core.errors import ReynardError, UnknownBot
from reynard.core.levels import Level
from reynard.core.match import SEED_BITS, Match

__all__ = ["LEVELS", "Advice", "Bot", "Greedy", "Random", "Search", "Thought", "advise", "bot"]


class Bot:
    """A player that chooses from what its seat may know, and from nothing else."""

    def choose(self, match: Match, seat: int, seed: int | None = None, milliseconds: int | None = None) -> int:
        """Give the id of one of the seat's choices; the same seed gives the same choice.

        Whoever is in a hurry may limit the thinking to so many milliseconds; with none at all the bot plays by eye.
        """
        legal = match.legal(seat)
        if not legal:
            raise ReynardError(f"Seat {seat} has nothing to decide now.")
        if len(legal) == 1:
            return legal[0]
        return self.pick(match, seat, legal, secrets.randbits(SEED_BITS) if seed is None else seed, milliseconds)

    def pick(self, match: Match, seat: int, legal: list[int], seed: int, milliseconds: int | None = None) -> int:
        """Choose among several."""
        raise NotImplementedError


@dataclass(frozen=True)
class Random(Bot):
    """Chooses anything."""

    def pick(self, match: Match, seat: int, legal: list[int], seed: int, milliseconds: int | None = None) -> int:
        """Choose anything, each choice as likely as any other."""
        return legal[draw(filled_cup(seed), len(legal))]


@dataclass(frozen=True)
class Greedy(Bot):
    """Chooses by the game's own judgement; the warmer, the more often something less good."""

    temperature: float = 0.0

    def pick(self, match: Match, seat: int, legal: list[int], seed: int, milliseconds: int | None = None) -> int:
        """Choose what looks best after adding chance in proportion to the temperature."""
        cup = filled_cup(seed)
        values = appraisal(match, seat, seed)
        return max(legal, key=lambda choice: values[choice] + self.temperature * gumbel(draw_word(cup)))


@dataclass(frozen=True)
class Search(Bot):
    """Thinks ahead by so many playouts, or for so many milliseconds if that is less."""

    playouts: int
    milliseconds: int | None = None

    def pick(self, match: Match, seat: int, legal: list[int], seed: int, milliseconds: int | None = None) -> int:
        """Choose what the search has tried most."""
        if milliseconds == 0:
            return Greedy().pick(match, seat, legal, seed)
        limits = [limit for limit in (self.milliseconds, milliseconds) if limit is not None]
        _, found = think(match, seat, seed, self.playouts, min(limits, default=None), to_choose=True)
        return found[0].choice


@dataclass(frozen=True)
class LevelledBot(Bot):
    """A bot of one level: thinks by its own means, or where the game is one of memory by what it remembers."""

    name: Level
    words: str
    thinker: Bot

    def pick(self, match: Match, seat: int, legal: list[int], seed: int, milliseconds: int | None = None) -> int:
        """Choose as this level does in this game."""
        mind = match.game.mind
        if mind is None:
            thinker = Greedy() if self.name in match.game.by_eye else self.thinker
            return thinker.pick(match, seat, legal, seed, milliseconds)
        memory = mind.remember(mind.witness(match.box, match.table), self.name, seed_of_memory(match, seat))
        return mind.decide(match.view(seat), seat, memory, self.name)


def seed_of_memory(match: Match, seat: int) -> int:
    """Give a seat the same luck in remembering all through a match."""
    return int(hashlib.sha256(f"{match.seed}:{seat}".encode()).hexdigest()[:15], 16)


def appraisal(match: Match, seat: int, seed: int) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """Let the game judge every choice of a seat."""
    game = match.game
    table = match.hidden(seat, seed)
    mask = np.zeros(len(game.actions), np.bool_)
    values = np.zeros(len(game.actions))
    game.legal(match.box.record, table, seat, mask)
    game.appraise(match.box.record, table, seat, mask, values)
    return values


def gumbel(word: int) -> float:
    """Turn 32 fair bits into noise under which the best of noisy values is a soft choice."""
    return -math.log(-math.log((word + 0.5) / 2**32))


THOUGHT = 1500  # milliseconds a level may think
LEVELS: dict[str, LevelledBot] = {
    level.name: level
    for level in (
        LevelledBot(Level.KIT, "Just learning: sees what is good and often forgets it", Greedy(temperature=4.0)),
        LevelledBot(Level.CUB, "Plays by eye and misses a thing or two", Greedy(temperature=0.5)),
        LevelledBot(Level.FOX, "Pays attention and thinks a little ahead", Search(300, THOUGHT)),
        LevelledBot(Level.REYNARD, "Thinks long and hard and forgets next to nothing", Search(4000, THOUGHT)),
    )
}
HINT_PLAYOUTS = 20_000
WELL_TRIED = 0.25  # of the playouts that the most tried choice got
PLAIN: dict[str, Callable[[], Bot]] = {"random": Random, "greedy": Greedy}


def bot(name: str) -> Bot:
    """Give the bot of this name."""
    if name in LEVELS:
        return LEVELS[name]
    if name in PLAIN:
        return PLAIN[name]()
    raise UnknownBot(f"There is no bot {name!r}; there is {', '.join([*LEVELS, *PLAIN])}.")


@dataclass(frozen=True)
class Advice:
    """What the strongest bot would do, and its reason in numbers."""

    choice: int
    playouts: int
    options: list[Thought]  # the advised one first, then those well tried, then those soon given up


def advise(match: Match, seat: int, milliseconds: int, seed: int | None = None) -> Advice:
    """Ask the strongest bot what a seat should do: what won most of those it has looked into well."""
    if not match.legal(seat):
        raise ReynardError(f"Seat {seat} has nothing to decide now.")
    seed = secrets.randbits(SEED_BITS) if seed is None else seed
    playouts, found = think(match, seat, seed, HINT_PLAYOUTS, milliseconds)
    enough = found[0].share * WELL_TRIED
    options = sorted(found, key=lambda option: (option.share < enough, -option.wins, -option.lead))
    return Advice(options[0].choice, playouts, options)
