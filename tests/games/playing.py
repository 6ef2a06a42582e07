"""Games played at random, the same way every time and in every process."""

import hashlib
from dataclasses import dataclass
from itertools import product
from random import Random

import numpy as np
import numpy.typing as npt

import reynard
from reynard.core.contract import Game
from reynard.core.match import Match

FEW = 4  # ways with one number of seats
MANY = 4  # numbers of seats
A_FEW_SEATS = 2
MOMENTS = 20  # of a game, at which every rule is asked
UNTOUCHED = -(10**9)  # what stood where nothing was counted


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
    """List every number of seats with every combination of the options that are for it."""
    names = [option.name for option in game.options]
    ways = []
    for seats in game.seats:
        offered = (option.values if option.is_for(seats) else option.values[:1] for option in game.options)
        ways += [Way(game, seats, dict(zip(names, values, strict=True))) for values in product(*offered)]
    return ways


def enough_ways(game: Game) -> list[Way]:
    """List every number of seats with every value of every option that is for it, combined only while they are few.

    Where very many may play, more of them change nothing but their number, and take the options by turns.
    """
    ways = []
    for number, seats in enumerate(game.seats):
        all_ways = [way for way in ways_to_play(game) if way.seats == seats]
        some = all_ways if len(all_ways) <= FEW else spread(all_ways)
        by_turns = len(game.seats) > MANY and seats > A_FEW_SEATS
        ways += [some[number % len(some)]] if by_turns else some
    return ways


def spread(ways: list[Way]) -> list[Way]:
    """Choose ways until every value of every option has been met: the first of each, the second of each, and so on."""
    values = {name: list(dict.fromkeys(way.options[name] for way in ways)) for name in ways[0].options}
    most = max(len(each) for each in values.values())
    chosen = [{name: each[min(i, len(each) - 1)] for name, each in values.items()} for i in range(most)]
    return [way for way in ways if way.options in chosen]


def play_out(match: Match, choices: Random) -> Match:
    """Play a match to its end, every choice as likely as any other."""
    while not match.over:
        seat = choices.choice(match.pending)
        match.play(seat, choices.choice(match.legal(seat)))
    return match


def digest_of(match: Match) -> str:
    """Name the exact bytes of every table of a match, and of what every rule answers about some of them."""
    digest = hashlib.sha256()
    for table in match.tables:
        digest.update(table.tobytes())
    for ply in range(0, match.ply + 1, 1 + match.ply // MOMENTS):
        then = match.at(ply)
        digest.update(then.standing.tobytes())
        digest.update(then.hidden(ply % match.seats, ply).tobytes())
        digest.update(counts(then).tobytes())
        if not then.over:
            digest.update(answers(then, match.moves[ply].seat))
    digest.update(match.standing.tobytes() + counts(match).tobytes())
    return digest.hexdigest()


def answers(match: Match, seat: int) -> bytes:
    """Say what a seat may do, what it sees, and what each choice is thought to be worth, to the sixth decimal."""
    mask = np.zeros(len(match.game.actions), np.bool_)
    worth = np.zeros(len(match.game.actions))
    match.game.legal(match.box.record, match.table, seat, mask)
    match.game.appraise(match.box.record, match.table, seat, mask, worth)
    seen = np.zeros(len(match.game.observation), np.float32)
    match.game.observe(match.box.record, match.table, seat, seen)
    return mask.tobytes() + seen.tobytes() + (np.where(mask, worth, 0.0) * 1e6).round().astype(np.int64).tobytes()


def counts(match: Match) -> npt.NDArray[np.int64]:
    """Say what the lab would count at each seat now, where the game says what can be counted."""
    counting = match.game.counting
    if counting is None:
        return np.zeros((match.seats, 0), np.int64)
    out = np.full((match.seats, len(counting.things(match.box))), UNTOUCHED, np.int64)
    for seat in range(match.seats):
        counting.count(match.box.record, match.table, seat, out[seat])
    return out


def digests(games: int) -> dict[str, str]:
    """Play every game in enough ways, so many times each, and name all tables that came up."""
    ways = [way for name in reynard.game_names() for way in enough_ways(reynard.game(name))]
    return {f"{way} {seed}": digest_of(way.play(seed)) for way in ways for seed in range(games)}
