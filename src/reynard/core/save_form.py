"""The form of a save: read from JSON without trusting any of it."""

import json
from dataclasses import dataclass, replace
from typing import Any

from reynard.core.contract import ScoreLine
from reynard.core.errors import BadSave
from reynard.core.match import EarlierSeed, Era, Result
from reynard.core.meaning import Pieces

FORMAT = 2
FIRST_FORMAT = 1  # which knew one version of the rules, and named a table by its bytes
LONGEST = 4_000_000


@dataclass(frozen=True)
class SavedTable:
    """A table by what it means."""

    ply: int
    pieces: Pieces


@dataclass(frozen=True)
class Saved:
    """The contents of a save, each of the right type, before anything is replayed."""

    game: str
    seats: int
    options: dict[str, int | bool]
    names: list[str]
    notes: dict[str, str]
    seed: int
    earlier: list[EarlierSeed]  # of the matches that this one goes on from with dice of its own
    salt: str
    commitment: str
    moves: list[tuple[int, int]]
    eras: list[Era]
    since: SavedTable | None  # where the moves begin that are to be replayed; None is the deal
    table: SavedTable | None  # where they lead; None in the first format
    digest: str  # of that table
    result: Result | None
    box: str


def read(text: str) -> Saved:
    """Check the form of a save and give its contents."""
    if len(text) > LONGEST:
        raise BadSave(f"This save is {len(text):,} characters long; the longest that is read is {LONGEST:,}.")
    try:
        data = json.loads(text)
        json.dumps(data, ensure_ascii=False).encode()  # half a character can be escaped but never written
    except (ValueError, RecursionError) as error:
        raise BadSave(f"This is not a saved match, or it is cut short: {error}.") from error
    if not isinstance(data, dict) or "reynard" not in data:
        raise BadSave("This file is not a saved match of Reynard.")
    if type(data["reynard"]) is not int or data["reynard"] < 1:
        raise BadSave("The save's format number is damaged.")
    if data["reynard"] > FORMAT:
        raise BadSave(f"This match was saved by a newer Reynard (format {data['reynard']}). Update and try again.")
    return read_first(data) if data["reynard"] == FIRST_FORMAT else read_entries(data)


def read_first(data: dict[str, Any]) -> Saved:
    """Read a save of the first format: how its table lay in memory means nothing today."""
    entry(data, "table", str)
    later: dict[str, Any] = {"eras": [[0, 1]], "since": None, "table": {}, "digest": "", "result": None}
    return replace(read_entries({**data, **later}), table=None)


def read_entries(data: dict[str, Any]) -> Saved:
    """Take every entry of the expected kind."""
    moves = [pair(number, move) for number, move in enumerate(entry(data, "moves", list), 1)]
    return Saved(
        game=entry(data, "game", str),
        seats=entry(data, "seats", int),
        options=entries(data, "options", int),
        names=items(data, "names"),
        notes=entries(data, "notes", str),
        seed=whole(entry(data, "seed", str)),
        earlier=read_earlier(data.get("earlier", [])),
        salt=entry(data, "salt", str),
        commitment=entry(data, "commitment", str),
        moves=moves,
        eras=read_eras(entry(data, "eras", list), len(moves)),
        since=read_table(data.get("since"), len(moves)),
        table=SavedTable(len(moves), entries(data, "table", int)),
        digest=entry(data, "digest", str),
        result=read_result(data.get("result")),
        box=entry(data, "box", str),
    )


def read_earlier(earlier: Any) -> list[EarlierSeed]:
    """Read from which seeds the dice of the first moves came, where the match goes on from another."""
    pairs = isinstance(earlier, list) and all(isinstance(each, list) and len(each) == 2 for each in earlier)
    if not pairs or not all(isinstance(seed, str) for seed, _ in earlier):
        raise BadSave("The save is damaged: 'earlier' does not name seeds and moves.")
    return [EarlierSeed(whole(seed), whole_number(until)) for seed, until in earlier]


def read_eras(eras: list[Any], moves: int) -> list[Era]:
    """Read under which versions of the rules the moves were made."""
    if not eras or not all(isinstance(era, list) and len(era) == 2 for era in eras):
        raise BadSave("The save is damaged: 'eras' does not say under which version of the rules it was played.")
    read = [Era(whole_number(ply), whole_number(version)) for ply, version in eras]
    if read[0].ply != 0 or any(not 0 <= era.ply <= moves or era.version < 1 for era in read):
        raise BadSave("The save is damaged: its versions of the rules belong to no moves of it.")
    return read


def read_table(data: Any, moves: int) -> SavedTable | None:
    """Read from which table on the moves are replayed; None is the deal."""
    if data is None:
        return None
    if not isinstance(data, dict):
        raise BadSave("The save is damaged: 'since' is not of the expected kind (dict).")
    ply = entry(data, "ply", int)
    if not 0 <= ply <= moves:
        raise BadSave("The save is damaged: 'since' names no move of it.")
    return SavedTable(ply, entries(data, "pieces", int))


def read_result(data: Any) -> Result | None:
    """Read how a match ended, if it has."""
    if data is None:
        return None
    try:
        standing = tuple((whole_number(points), whole_number(tie)) for points, tie in data["standing"])
        breakdown = tuple(
            tuple(ScoreLine(words, whole_number(points)) for words, points in row) for row in data["breakdown"]
        )
    except (KeyError, TypeError, ValueError) as error:
        raise BadSave("The save is damaged: its result is not one.") from error
    if len(breakdown) != len(standing) or not all(type(line.words) is str for row in breakdown for line in row):
        raise BadSave("The save is damaged: its result is not one.")
    return Result(standing, breakdown)


def whole_number(value: Any) -> int:
    """Take a whole number."""
    if type(value) is not int:
        raise BadSave(f"The save is damaged: {str(value)[:20]!r} is not a whole number.")
    return value


def entry(data: dict[str, Any], key: str, kind: type) -> Any:
    """Take one entry of the expected kind."""
    if key not in data:
        raise BadSave(f"The save is damaged: {key!r} is missing.")
    if type(data[key]) is not kind:
        raise BadSave(f"The save is damaged: {key!r} is not of the expected kind ({kind.__name__}).")
    return data[key]


def entries(data: dict[str, Any], key: str, kind: type) -> dict[str, Any]:
    """Take a mapping of names to values of one kind."""
    mapping = entry(data, key, dict)
    for name in mapping:
        entry(mapping, name, kind)
    return dict(mapping)


def items(data: dict[str, Any], key: str) -> list[str]:
    """Take a list of texts."""
    listed: list[str] = entry(data, key, list)
    if not all(isinstance(item, str) for item in listed):
        raise BadSave(f"The save is damaged: {key!r} is not a list of texts.")
    return listed


def whole(digits: str) -> int:
    """Read a seed, which is kept as text because JSON readers round long numbers."""
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 20):
        raise BadSave("The save is damaged: 'seed' is not a whole number.")
    return int(digits)


def pair(number: int, move: Any) -> tuple[int, int]:
    """Read one move."""
    if not (isinstance(move, list) and len(move) == 2 and all(type(part) is int for part in move)):
        raise BadSave(f"The save is damaged: move {number} is not a seat and a choice.")
    return move[0], move[1]
