"""The whole table in lines, for those who listen to it."""

from collections.abc import Sequence

from reynard.core.phrases import counted, listed
from reynard.games.ruse.table import ROUNDS
from reynard.games.ruse.words.board import standing_words
from reynard.games.ruse.words.names import RIVAL, seat_name


def round_line(number: int, night: bool, order: Sequence[int], destiny: str, cheese: int | None) -> str:
    """Tell the round, the order of play, destiny, and who has the cheese."""
    seats = listed([seat_name(seat) for seat in order])
    if number == 0:
        return f"Setting up. Order: {seats}."
    held = "" if cheese is None else f" {seat_name(cheese)} has the cheese."
    return f"Round {number} of {ROUNDS}, {'night' if night else 'day'}. Order: {seats}. {destiny}.{held}"


def territory_line(
    name: str,
    spaces: Sequence[str],
    path: Sequence[str],
    hunting: int,
    disturbances: Sequence[str],
    paws: Sequence[tuple[int, int]],
) -> str:
    """Tell a vital territory: dice, path, hunting tiles, who disturbs it, and the paws on its track."""
    parts = [f"{place_line(name, spaces, path)} {counted(hunting, 'hunting tile')}."]
    if disturbances:
        parts.append(f"{listed(disturbances)} {'are' if len(disturbances) > 1 else 'is'} here.")
    if paws:
        parts.append(f"Track: {listed([f'{seat_name(seat)} on step {step}' for seat, step in paws])}.")
    return " ".join(parts)


def place_line(name: str, spaces: Sequence[str], path: Sequence[str]) -> str:
    """Tell the dice and the path of a place."""
    return f"{name}. Die spaces: {'; '.join(spaces)}. Path: {'. '.join(path)}."


def seat_line(seat: int, counts: str, out: int, markers: int) -> str:
    """Tell how a seat stands."""
    return f"{seat_name(seat)}: {counts}, {counted(out, 'kit')} out of the den, {counted(markers, 'marker')} left."


def rival_line(points: int, growth: int, catches: int) -> str:
    """Tell how the rival stands."""
    return f"{RIVAL}: {standing_words(points, growth)}, {counted(catches, 'hunting tile')}."
