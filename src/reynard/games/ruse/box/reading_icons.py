"""Reading a box: icons, costs and die spaces, as they are printed everywhere."""

import re
from typing import Any

from reynard.core.box import Section
from reynard.games.ruse.box.record import DEPLETES, SIXES, Gain
from reynard.games.ruse.table import GAINS, VITAL, Icon

ICON_CODES = {
    "R": Icon.RESOURCE,
    "*R": Icon.ANY,
    "B": Icon.BONUS,
    "K": Icon.KIT,
    "A": Icon.ADVANCE,
    "S": Icon.STEP,
    "D": Icon.DIG,
    "CH": Icon.CHEESE,
    "@": Icon.TARGET,
    "HUNTER": Icon.HUNTER,
    "HERE": Icon.HERE,
    "OBJECTIVE": Icon.OBJECTIVE,
}
AMOUNT_CODES = {"G": Icon.GROWTH, "V": Icon.VICTORY}
NOWHERE = ("R",)  # not where no territory is concerned, whose resource it would be


def fill_gain(gain: Gain, section: Section, name: str, words: list[str], without: tuple[str, ...] = ()) -> None:
    """Write icon codes into a record, and refuse those that mean nothing there."""
    expected = f"up to {GAINS} icons such as 2G, 1V, R, *R, B or K, or - for nothing"
    words = [] if words == ["-"] else words
    if len(words) > GAINS:
        raise section.wrong(name, expected)
    for place, word in enumerate(words):
        if word in without:
            raise section.wrong(name, f"up to {GAINS} icons, but not {word} here")
        counted = re.fullmatch(r"([1-9])([GV])", word)
        if counted:
            gain.icon[place], gain.amount[place] = AMOUNT_CODES[counted[2]], int(counted[1])
        elif word in ICON_CODES:
            gain.icon[place], gain.amount[place] = ICON_CODES[word], 1
        else:
            raise section.wrong(name, expected)
    gain.count = len(words)


def read_gain(gain: Gain, section: Section, name: str, without: tuple[str, ...] = ()) -> None:
    """Read what something gives."""
    fill_gain(gain, section, name, section.text(name).split(), without)


def read_gains(section: Section, name: str, count: int) -> list[list[str]]:
    """Read a list of exactly so many texts, each one or more words."""
    return [each.split() for each in section.texts(name, count)]


def read_costs(section: Section, name: str, words: list[str], letters: str) -> dict[int, int]:
    """Read what can be done on a tile, and what it costs."""
    costs = {}
    for word in words:
        found = re.fullmatch(r"([A-Z])([1-6]?)", word)
        if found is None or found[1] not in letters or (found[2] == "") != (found[1] == "O"):
            raise section.wrong(
                name, f"tiles such as {letters[0]}2 {letters[1]}1, with the letters {', '.join(letters)}"
            )
        costs[letters.index(found[1])] = int(found[2]) if found[2] else DEPLETES
    return costs


def read_spaces(record: Any, place: int, section: Section, count: int) -> None:
    """Read the die spaces of a place."""
    sections = section.sections("spaces", count, count)
    for number, each in enumerate(sections):
        each.only("gain", "penalty")
        read_gain(record.space[place, number].gain, each, "gain", () if place < VITAL else NOWHERE)
        record.space[place, number].penalty = each.number("penalty", 0, SIXES)
    record.spaces[place] = len(sections)
