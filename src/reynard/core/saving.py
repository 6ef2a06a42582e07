"""Saving a match as JSON, and reading it back.

A save is replayed from its seed, so nothing in it is believed that its moves do not lead to. Only a match that was
played under other rules, and no longer leads to the same table, is taken up from the pieces that the save names.
"""

import json
from dataclasses import dataclass
from typing import Any

from reynard.core.contract import Game
from reynard.core.errors import BadSave, ReynardError
from reynard.core.match import Era, Match, Move, Result, commit, versions_in_words
from reynard.core.meaning import digest_of, lay_out, meaning_of
from reynard.core.notes import check_notes
from reynard.core.save_form import FORMAT, Saved, SavedTable, read

__all__ = ["Proof", "read", "rebuild", "result_of", "save", "verify"]


def save(match: Match) -> str:
    """Write a match as JSON, one entry a line."""
    entries = {
        "reynard": FORMAT,
        "game": match.game.name,
        "eras": [[era.ply, era.version] for era in match.eras],
        "seats": match.seats,
        "options": match.options,
        "names": match.names,
        "notes": match.notes,
        "seed": str(match.seed),
        **({"earlier": [[str(each.seed), each.until] for each in match.earlier]} if match.earlier else {}),
        "salt": match.salt,
        "commitment": match.commitment,
        "moves": [[move.seat, move.action] for move in match.moves],
        "since": {"ply": match.since, "pieces": meaning_of(match.tables[match.since])} if match.is_carried else None,
        "table": meaning_of(match.table),
        "digest": digest_of(match.table),
        "result": write_result(result_of(match)),
        "box": match.box.text,
    }
    return "{\n" + ",\n".join(f" {json.dumps(key)}: {json.dumps(value)}" for key, value in entries.items()) + "\n}"


def result_of(match: Match) -> Result | None:
    """Say how a match ended, once it has."""
    if not match.over:
        return None
    standing = tuple((int(points), int(tie)) for points, tie in match.standing)
    return Result(standing, tuple(tuple(match.breakdown(row)) for row in range(len(standing))))


def write_result(result: Result | None) -> Any:
    """Write down how a match ended, ready for JSON."""
    if result is None:
        return None
    lines = [[[line.words, line.points] for line in row] for row in result.breakdown]
    return {"standing": result.standing, "breakdown": lines}


def rebuild(saved: Saved, game: Game) -> Match:
    """Replay a save into a match, take up where it stood if its rules have changed since, or say what is wrong."""
    version = saved.eras[-1].version
    if version > game.version:
        raise BadSave(
            f"This match was played under version {version} of the rules of {game.title}; this Reynard has version "
            f"{game.version}. Update and try again."
        )
    match = set_up(saved, game)
    try:
        replay(saved, match)
    except BadSave:
        if version == game.version or saved.table is None:
            raise
        match.carry_on(moves_of(saved), read_pieces(saved.table, game), saved.eras)
    if version < game.version and saved.result is None:
        match.eras.append(Era(match.ply, game.version))
    elif version < game.version:
        match.result = saved.result  # as it was told, whatever the scoring of today would make of it
    return match


def set_up(saved: Saved, game: Game) -> Match:
    """Deal the match that a save is of."""
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
            earlier=saved.earlier,
        )
    except ReynardError as error:
        raise BadSave(f"The save cannot be played: {error}") from error
    try:
        check_notes(saved.notes)
    except ReynardError as error:
        raise BadSave(f"The save is damaged: its notes are not as players write them. {error}") from error
    match.notes = dict(saved.notes)
    match.eras = list(saved.eras)
    return match


def replay(saved: Saved, match: Match) -> None:
    """Make the moves of a save again, and see that they lead where they led."""
    if saved.since is not None:
        match.carry_on(moves_of(saved)[: saved.since.ply], read_pieces(saved.since, match.game), saved.eras)
    for number, (seat, action) in list(enumerate(saved.moves, 1))[match.since :]:
        if not 0 <= seat < match.seats:
            raise BadSave(f"The save cannot be played: move {number} is made by a seat that is not there.")
        try:
            match.play(seat, action)
        except ReynardError as error:
            raise BadSave(f"The save cannot be played: move {number} is not allowed. {error}") from error
    if saved.table is not None and digest_of(match.table) != saved.digest:
        raise BadSave("The save does not replay to the table it was saved with; it was changed or is of other rules.")


def moves_of(saved: Saved) -> list[Move]:
    """List the moves of a save."""
    return [Move(seat, action) for seat, action in saved.moves]


def read_pieces(table: SavedTable, game: Game) -> Any:
    """Lay out a table from its pieces; what the rules of today have no place for is left out."""
    record, _ = lay_out(game.table, table.pieces)
    return record


@dataclass(frozen=True)
class Proof:
    """What ``verify`` found: the dice were settled before the first move, and the moves lead to this end."""

    commitment: str
    versions: str  # of the rules under which the moves were made, in words
    moves: int
    over: bool
    scores: list[int]  # of every seat and then of every rival
    names: list[str]


def verify(saved: Saved, game: Game) -> Proof:
    """Prove a save fair, or raise BadSave saying what does not hold."""
    if commit(saved.seed, saved.salt) != saved.commitment:
        raise BadSave("The seed does not match the commitment made before the first move: the dice were changed.")
    match = rebuild(saved, game)
    if match.is_carried:
        raise BadSave(f"{match.told_of_eras} So it cannot prove them.")
    versions = versions_in_words([era.version for era in saved.eras])
    scores, names = [*match.scores, *match.rival_scores], [*match.names, *match.rivals]
    return Proof(match.commitment, versions, match.ply, match.over, scores, names)
