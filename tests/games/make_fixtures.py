"""Make the fixture games of a game anew, after a rule or a sentence was changed on purpose.

    python -m tests.games.make_fixtures wolf-and-fox
    python -m tests.games.make_fixtures wolf-and-fox logs  # where only sentences have changed: the same matches

Matches are played at random until there is one for each number of seats, each value of each option and each
way to end. Each is kept as ``Match.save`` writes it (.json) with its log in words beside it (.log). Read the
difference before you commit it: it is what your change means to players.
"""

import sys
from collections.abc import Iterator
from random import Random

import reynard
from reynard.core.contract import Game
from reynard.core.match import Match

from .fixture_games import FOLDER, covered_by, log_text, to_cover
from .playing import ways_to_play

SALT = "0" * 32
SEEDS_FOR_ALL = 2_000
SEEDS_FOR_PAIRS = 40_000  # quickly played: at random, and with few pieces on the table
PAIR = 2


def make_fixtures(name: str) -> None:
    """Replace all fixtures of a game."""
    game = reynard.game(name)
    folder = FOLDER / name
    folder.mkdir(parents=True, exist_ok=True)
    for old in [*folder.glob("*.json"), *folder.glob("*.log")]:
        old.unlink()
    for wanted, match in examples(game):
        path = folder / f"{wanted.replace(' ', '-')}.json"
        path.write_text(match.save() + "\n", encoding="utf-8")
        path.with_suffix(".log").write_text(log_text(match), encoding="utf-8")
        print(f"{wanted}: seed {match.seed}, {match.ply} moves, {match.scores}")


def retell(name: str) -> None:
    """Write the logs of a game's fixtures anew, and leave the matches as they are."""
    for path in (FOLDER / name).glob("*.json"):
        match = reynard.load(path.read_text(encoding="utf-8"))
        path.with_suffix(".log").write_text(log_text(match), encoding="utf-8")


def examples(game: Game) -> Iterator[tuple[str, Match]]:
    """Play until there is an example of everything that is wanted, each match an example of the first it can be."""
    wanted = list(to_cover(game))
    for match in matches(game):
        covered = set(covered_by(match))
        for each in wanted:
            if each in covered:
                wanted.remove(each)
                yield each, match
                break
        if not wanted:
            return
    raise SystemExit(f"No match out of {SEEDS_FOR_ALL + SEEDS_FOR_PAIRS:,} was an example of: {', '.join(wanted)}.")


def matches(game: Game) -> Iterator[Match]:
    """Play every way in turn, and then those in which the rarest end is met soonest: two players are oftenest level."""
    ways = ways_to_play(game)
    Random(0).shuffle(ways)  # or all examples of options would have the fewest seats
    for seed in range(SEEDS_FOR_ALL):
        yield ways[seed % len(ways)].play(seed, SALT)
    pairs = [way for way in ways if way.seats == PAIR]
    for seed in range(SEEDS_FOR_ALL, SEEDS_FOR_ALL + SEEDS_FOR_PAIRS):
        yield pairs[seed % len(pairs)].play(seed, SALT)


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3) or sys.argv[2:] not in ([], ["logs"]):
        raise SystemExit("Say which game: python -m tests.games.make_fixtures wolf-and-fox [logs]")
    (retell if sys.argv[2:] else make_fixtures)(sys.argv[1])
