"""Saving a match as JSON, and reading it back without ever trusting it."""

import hashlib
import json
from dataclasses import dataclass
from typing import Any

from reynard.core.contract import Game
from reynard.core.errors import BadSave, ReynardError
from reynard.core.match import Match, commit
from reynard.core.notes import check_notes

FORMAT = 1
LONGEST = 4_000_000


def save(match: Match) -> str:
    """Write a match as JSON."""
    return json.dumps(
        {
            "reynard": FORMAT,
            "game": match.game.name,
            "seats": match.seats,
            "options": match.options,
            "names": match.names,
            "notes": match.notes,
            "seed": str(match.seed),
            "salt": match.salt,
            "commitment": match.commitment,
            "moves": [[move.seat, move.action] for move in match.moves],
            "table": table_digest(match),
            "box": match.box.text,
        },
        indent=1,
    )


def table_digest(match: Match) -> str:
    """Name the exact bytes of the table as it lies now."""
    return hashlib.sha256(match.table.tobytes()).hexdigest()


@dataclass(frozen=True)
class Saved:
    """The contents of a save, each of the right type, before anything is replayed."""

    game: str
    seats: int
    options: dict[str, int | bool]
    names: list[str]
    notes: dict[str, str]
    seed: int
    salt: str
    commitment: str
    moves: list[tuple[int, int]]
    table: str
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
    return Saved(
        game=entry(data, "game", str),
        seats=entry(data, "seats", int),
        options=entries(data, "options", int),
        names=items(data, "names"),
        notes=entries(data, "notes", str),
        seed=whole(entry(data, "seed", str)),
        salt=entry(data, "salt", str),
        commitment=entry(data, "commitment", str),
        moves=[pair(number, move) for number, move in enumerate(entry(data, "moves", list), 1)],
        table=entry(data, "table", str),
        box=entry(data, "box", str),
    )


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


def rebuild(saved: Saved, game: Game) -> Match:
    """Replay a save into a match, or say at which move it went wrong."""
    if len(saved.names) != saved.seats:
        raise BadSave(f"The save is damaged: {len(saved.names)} names for {saved.seats} seats.")
    try:
        match = Match(
            game,
            saved.seats,
            seed=saved.seed,
            options=saved.options,
            box=game.read_box(saved.box, "the save's box"),
            names=saved.names,
            salt=saved.salt,
        )
    except ReynardError as error:
        raise BadSave(f"The save cannot be played: {error}") from error
    try:
        check_notes(saved.notes)
    except ReynardError as error:
        raise BadSave(f"The save is damaged: its notes are not as players write them. {error}") from error
    match.notes = dict(saved.notes)
    for number, (seat, action) in enumerate(saved.moves, 1):
        try:
            match.play(seat, action)
        except ReynardError as error:
            raise BadSave(f"The save cannot be played: move {number} is not allowed. {error}") from error
    if table_digest(match) != saved.table:
        raise BadSave("The save does not replay to the table it was saved with; it was changed or is of other rules.")
    return match


@dataclass(frozen=True)
class Proof:
    """What ``verify`` found: the dice were settled before the first move, and the moves lead to this end."""

    commitment: str
    moves: int
    over: bool
    scores: list[int]  # of every seat and then of every rival
    names: list[str]


def verify(saved: Saved, game: Game) -> Proof:
    """Prove a save fair, or raise BadSave saying what does not hold."""
    if commit(saved.seed, saved.salt) != saved.commitment:
        raise BadSave("The seed does not match the commitment made before the first move: the dice were changed.")
    match = rebuild(saved, game)
    scores, names = [*match.scores, *match.rival_scores], [*match.names, *match.rivals]
    return Proof(match.commitment, match.ply, match.over, scores, names)
