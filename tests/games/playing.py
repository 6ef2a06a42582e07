"""Games played at random, the same way every time and in every process."""

import hashlib
from dataclasses import dataclass
from itertools import product
from random import Random

import numpy as np

import reynard
from reynard.core.contract import Game
from reynard.core.match import Match


@dataclass(frozen=True)
class Way:
    """A way to play a game: how many seats, and the value of every option."""

    game: Game
    seats: int
    options: dict[str, int]

    def __str__(self) -> str:
        return " ".join([self.game.name, str(self.seats), *(f"{name}={value}" for name, value in self.options.items())])

    def start(self, seed: int, salt: str = "") -> Match:
        """Start a match this way."""
        return Match(self.game, self.seats, seed=seed, options=dict(self.options), salt=salt)

    def play(self, seed: int, salt: str = "") -> Match:
        """Play a whole match at random; the seed settles the dice and the choices."""
        return play_out(self.start(seed, salt), Random(seed))


def ways_to_play(game: Game) -> list[Way]:
    """List every number of seats with every combination of options."""
    names = [option.name for option in game.options]
    combinations = list(product(*(option.values for option in game.options)))
    return [Way(game, seats, dict(zip(names, values, strict=True))) for seats in game.seats for values in combinations]


def play_out(match: Match, choices: Random) -> Match:
    """Play a match to its end, every choice as likely as any other."""
    while not match.over:
        seat = choices.choice(match.pending)
        match.play(seat, choices.choice(match.legal(seat)))
    return match


def digest_of(match: Match) -> str:
    """Name the exact bytes of every table of a match, and of what every rule answers about it."""
    digest = hashlib.sha256()
    for ply in range(match.ply + 1):
        then = match.at(ply)
        digest.update(then.table.tobytes())
        digest.update(then.standing.tobytes())
        digest.update(then.hidden(ply % match.seats, ply).tobytes())
        for seat in then.pending:
            digest.update(answers(then, seat))
    return digest.hexdigest()


def answers(match: Match, seat: int) -> bytes:
    """Say what a seat may do and what each choice is thought to be worth, to the sixth decimal."""
    mask = np.zeros(match.game.actions, np.bool_)
    worth = np.zeros(match.game.actions)
    match.game.legal(match.box.record, match.table, seat, mask)
    match.game.appraise(match.box.record, match.table, seat, mask, worth)
    return mask.tobytes() + (np.where(mask, worth, 0.0) * 1e6).round().astype(np.int64).tobytes()


def digests(games: int) -> dict[str, str]:
    """Play every game in every way, so many times each, and name all tables that came up."""
    ways = [way for name in reynard.games() for way in ways_to_play(reynard.game(name))]
    return {f"{way} {seed}": digest_of(way.play(seed)) for way in ways for seed in range(games)}
