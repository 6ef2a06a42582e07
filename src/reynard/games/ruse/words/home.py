"""What lies in a den and on a player's board, in words."""

from collections.abc import Sequence

from reynard.core.box import Box
from reynard.core.phrases import counted
from reynard.games.ruse.rules.kits import HIGHEST
from reynard.games.ruse.table import GONE, NOT_BORN, OUT, Catch
from reynard.games.ruse.words.board import standing_words
from reynard.games.ruse.words.icons import points_words
from reynard.games.ruse.words.keys import CatchKey, VitalKey
from reynard.games.ruse.words.names import in_place, place_words, prey_name, seat_name, sides_words

CATCH_WORDS: dict[CatchKey, str] = {
    "small": "small catch",
    "large": "large catch",
    "tasty": "tasty catch",
    "lucky": "lucky catch",
    "failed": "empty pounce",
}
KIT_PLACES = {NOT_BORN: "not born yet", OUT: "out of the den", GONE: "at an exit"}
KIT_PLACES_IN_SHORT = {OUT: "out", GONE: "exit"}


def cell_words(cell: int, sides: int, printed: str, gain: str, joined: bool) -> str:
    """Say what a cell of a den has: its tile, or what is printed on it."""
    at = f"Den, {place_words(cell)}"
    if not sides:
        return f"{at}: free{with_words(printed)}"
    return f"{at}: {tile_words(sides, gain)}, {'joined' if joined else 'not joined'} to the start"


def tile_words(sides: int, gain: str) -> str:
    """Say what a den tile shows; without sides there is none."""
    return f"tile open to {sides_words(sides)}{with_words(gain)}" if sides else "empty place"


def with_words(gain: str) -> str:
    """Say what is printed somewhere, as the end of a sentence."""
    return f", with {gain}" if gain else ""


def exit_words(number: int, reached: bool, kit: str, cube: bool) -> str:
    """Say whether a path leads to an exit, and who waits there."""
    parts = ["a path leads here" if reached else "no path yet", kit, "with its cube" if cube else ""]
    return f"Exit {number}: {', '.join(filter(None, parts))}"


def kit_words(row: int, black: bool, value: int, space: int) -> str:
    """Say how far a kit has come."""
    where = KIT_PLACES.get(space) or f"on space {space}"
    return f"{'Black kit' if black else 'Kit'} of row {row + 1}, value {value}, {where}"


def kit_place(space: int) -> str:
    """Say in a word how far a kit has come."""
    return KIT_PLACES_IN_SHORT.get(space) or str(space)


def catch_words(catch: CatchKey, territory: VitalKey) -> str:
    """Say what a hunting tile shows."""
    return f"Hunting tile, {CATCH_WORDS[catch]}, {territory}"


def caught_words(box: Box, territory: int, catch: int) -> str:
    """Say what somebody caught."""
    prey = prey_name(box, territory, catch)
    verb = "makes" if catch == Catch.LUCKY else "catches"
    return "catches nothing" if catch == Catch.FAILED else f"{verb} {'an' if prey[0] in 'aeiou' else 'a'} {prey}"


def catch_sentence(box: Box, seat: int, territory: int, catch: int) -> str:
    """Say what somebody caught, and where."""
    return f"{seat_name(seat)} {caught_words(box, territory, catch)} {in_place(territory)}."


def instinct_sum(name: str, counts: str, each: int, count: int, value: int | None, points: int) -> str:
    """Say what an instinct counts, and what it brings or would bring."""
    words = f"{points_words(each)} for each of {counts}, now {count}"
    if value is None:
        return f"{name}: {words}; a kit of {HIGHEST} would bring {points}"
    return f"{name}, with a kit of {value}: {words}; brings {points}"


def den_words(tiles: int, exits: int) -> str:
    """Say how many tiles a den has, and how many exits they lead to."""
    return f"{counted(tiles, 'den tile')}, {counted(exits, 'exit')} reached"


def growth_space_words(space: int, gain: str) -> str:
    """Say what a space of the growth track gives."""
    return f"Space {space}: {gain}"


def last_space_words(gain: str, black: str) -> str:
    """Say what the last space of the growth track takes and gives, and what else it gives a black kit."""
    other = f", {black} for a black kit" if black else ""
    return f"Out of the den, for a resource or a hunting tile: {gain}{other}"


def next_kit_words(needed: int) -> str:
    """Say how many validated objectives the next kit at an exit needs."""
    return f"the next kit at an exit needs {needed}" if needed > 0 else "no more kits can go to an exit"


def ruse_state(used: bool, active: bool) -> str:
    """Say whether a ruse tile can be used."""
    return "works now" if active else "used" if used else "ready"


def seat_words(
    points: int | None,
    growth: int,
    resources: Sequence[tuple[str, int]],
    tracks: Sequence[tuple[str, int]],
    markers: int,
    catches: int,
    den: str,
    kits: Sequence[str],
    instincts: Sequence[str],
    ruse: tuple[str, bool] | None,
    flags: Sequence[str],
    cards: int,
    validated: Sequence[str],
) -> str:
    """Say everything that is open about a seat, in one paragraph."""
    parts = [
        standing_words(points, growth),
        f"resources: {', '.join(f'{name}: {held}' for name, held in resources)}",
        f"tracks: {', '.join(f'{name} {step}' for name, step in tracks)}",
        f"{counted(markers, 'marker')} left",
        counted(catches, "hunting tile"),
        den,
        *kits,
        *instincts,
        *([f"ruse tile {ruse[0]}{', used' if ruse[1] else ''}"] if ruse else []),
        *(f"flag: {gain}" for gain in flags),
        f"{counted(cards, 'private objective')} in hand",
        *(f"validated: {name}" for name in validated),
    ]
    return " ".join(f"{part}." for part in parts)
