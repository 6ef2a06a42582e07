"""Fixture games: finished matches kept beside the tests, and what a game's fixtures must cover."""

from collections.abc import Iterator
from pathlib import Path

from reynard.core.contract import Game
from reynard.core.match import Match

FOLDER = Path(__file__).parent / "fixtures"
NEVER_SHARED = ("fox-experiment",)  # no two seats stand on one space of the supply track, which breaks every tie


def how_it_ended(match: Match) -> str:
    """Say whether the winner had the most points, was level with others, shares the victory, or has no seat."""
    if not match.winners:
        return "lost to a rival"
    if len(match.leaders) > 1:
        return "won shared"
    points = [*match.scores, *match.rival_scores]
    return "won by tie-break" if points.count(max(points)) > 1 else "won outright"


def endings_of(game: Game) -> Iterator[str]:
    """List every way a game can end."""
    yield from ("won outright", "won by tie-break")
    if game.name not in NEVER_SHARED:
        yield "won shared"
    if any(game.rivals(seats) for seats in game.seats):
        yield "lost to a rival"


def covered_by(match: Match) -> Iterator[str]:
    """List what a finished match is an example of."""
    yield f"{match.seats} seats"
    yield from (f"{name} {value}" for name, value in match.options.items())
    yield how_it_ended(match)


def to_cover(game: Game) -> Iterator[str]:
    """List everything a game's fixtures must be examples of."""
    yield from (f"{seats} seats" for seats in game.seats)
    yield from (f"{option.name} {value}" for option in game.options for value in option.values)
    yield from endings_of(game)


def log_text(match: Match) -> str:
    """Write the whole match in words, as a spectator hears it."""
    return "".join(f"{line}\n" for line in match.log())
