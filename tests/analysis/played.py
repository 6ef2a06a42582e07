"""Finished matches to analyse, the same every time."""

from functools import cache
from random import Random

import reynard
from games.playing import play_out
from reynard.core.match import Match


@cache
def by_eye(name: str, seats: int, seed: int = 5) -> Match:
    """Play a match by eye, so that it goes as people's do and is over in no time."""
    match, bot = reynard.game(name).start(seats, seed=seed, names=["Ann", "Bo", "Cy", "Di"][:seats]), reynard.bot("cub")
    while not match.over:
        seat = match.pending[0]
        match.play(seat, bot.choose(match, seat, seed=match.ply))
    return match


@cache
def at_random(name: str, seats: int, seed: int = 5) -> Match:
    """Play a match at random."""
    return play_out(reynard.game(name).start(seats, seed=seed, names=["Ann", "Bo", "Cy"][:seats]), Random(seed))
