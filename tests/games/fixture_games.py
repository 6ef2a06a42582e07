"""Fixture games: finished matches kept beside the tests, and what a game's fixtures must cover."""

from collections.abc import Iterator
from pathlib import Path

from reynard.core.contract import Game
from reynard.core.match import Match

FOLDER = Path(__file__).parent / "fixtures"
WAYS_TO_WIN = ("outright", "by tie-break", "shared")


def how_won(match: Match) -> str:
    """Say whether the winner had the most points, was level with others, or still shares the victory."""
    if len(match.winners) > 1:
        return "shared"
    return "by tie-break" if match.scores.count(max(match.scores)) > 1 else "outright"


def covered_by(match: Match) -> Iterator[str]:
    """List what a finished match is an example of."""
    yield f"{match.seats} seats"
    yield from (f"{name} {value}" for name, value in match.options.items())
    yield f"won {how_won(match)}"


def to_cover(game: Game) -> Iterator[str]:
    """List everything a game's fixtures must be examples of."""
    yield from (f"{seats} seats" for seats in game.seats)
    yield from (f"{option.name} {value}" for option in game.options for value in option.values)
    yield from (f"won {how}" for how in WAYS_TO_WIN)


def log_text(match: Match) -> str:
    """Write the whole match in words, as a spectator hears it."""
    return "".join(f"{line}\n" for line in match.log())
