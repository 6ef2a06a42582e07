"""The dice of a pup that is being made, as a seat sees them: each row laid so that as many halves as possible meet."""

from collections.abc import Iterator
from dataclasses import dataclass

from reynard.core.box import Box
from reynard.core.remembering import once_for_a_box
from reynard.games.fox_experiment.table import DIE_SIDES, FRIENDLY, NOTHING, WILD_FOXES, Seat, Table, Trait
from reynard.games.fox_experiment.view.counting import Counts
from reynard.games.fox_experiment.view.foxes import SEX_KEY_OF, beyond, marks_view, traits_view
from reynard.games.fox_experiment.view.studies import meaning_view
from reynard.games.fox_experiment.view.types import (
    DiceView,
    DieKey,
    DieView,
    EdgeKey,
    FaceView,
    LaneView,
    LinkView,
    PartView,
    PieceKey,
    RollView,
    TurnedDieView,
)
from reynard.games.fox_experiment.words.facts import TRAIT_KEY_OF
from reynard.games.fox_experiment.words.things import lane_words, roll_words, shown_face_words

DIE_KEYS: tuple[DieKey, ...] = ("tail", "ear", "bark", "spot", "friendly")
SINGLE, DOUBLE = 1, 2  # halves on one die


@dataclass(frozen=True)
class Piece:
    """Something that shows symbols of a trait."""

    key: str
    source: PieceKey
    kind: DieKey
    full: int
    halves: int


def roll_view(box: Box, t: Table, counts: Counts, seat: int) -> RollView:
    """Show the dice of a pup that is being made."""
    own = t.seat[seat]
    dice = dice_view(box, own)
    symbols, waiting = counts.symbols[seat], counts.waiting[seat]
    return {
        "id": WILD_FOXES + t.bred,
        "sex": SEX_KEY_OF[own.sex],
        "dice": dice,
        "symbols": traits_view(symbols),
        "waiting": traits_view(waiting),
        "helping": traits_view(own.helping),
        "plus": traits_view(own.plus),
        "tokens_left": own.friendly - sum(own.helping),
        "lanes": [lane_view(box, own, dice, trait, symbols[trait], waiting[trait]) for trait in Trait],
        "meaning": meaning_view(box, t, seat, symbols),
        "words": roll_words(symbols),
    }


def dice_view(box: Box, own: Seat) -> list[DieView]:
    """Show the dice that were rolled, and what the parts of friendly ones stand for."""
    dice: list[DieView] = []
    friendly = 0
    for die in range(own.dice):
        shown: DieView = {
            **face_view(box, own.kind[die], own.face[die]),
            "ref": f"die:{die}",
            "kind": DIE_KEYS[own.kind[die]],
            "parts": [],
        }
        if own.kind[die] == FRIENDLY:
            shown["parts"] = [
                part_view(own, friendly, part, shown["full"]) for part in range(shown["full"] + shown["half"])
            ]
            friendly += 1
        dice.append(shown)
    return dice


def part_view(own: Seat, die: int, part: int, wholes: int) -> PartView:
    """Show a part of a friendly die, and the trait it stands for."""
    placed = own.placed[die, part]
    return {
        "ref": f"part:{die}:{part}",
        "whole": part < wholes,
        "placed": None if placed == NOTHING else TRAIT_KEY_OF[placed],
    }


def face_view(box: Box, kind: int, side: int) -> FaceView:
    """Show a side of a die."""
    face = box.record.face[1 if kind == FRIENDLY else 0, side]
    return {"full": int(face.full), "half": int(face.half)}


@once_for_a_box
def all_faces_view(box: Box) -> DiceView:
    """Show the sides of the two kinds of die."""
    return {
        "trait": [face_view(box, Trait.TAIL, side) for side in range(DIE_SIDES)],
        "friendly": [face_view(box, FRIENDLY, side) for side in range(DIE_SIDES)],
    }


def turned_dice_view(box: Box, own: Seat) -> list[TurnedDieView]:
    """Show the different faces that a die can be turned to."""
    kind = own.kind[own.choosing]
    different = {(face["full"], face["half"]): side for side, face in reversed(sides_of(box, kind))}
    return [
        {
            "full": full,
            "half": half,
            "ref": f"face:{side}",
            "kind": DIE_KEYS[kind],
            "parts": [],
            "words": shown_face_words(full, half),
        }
        for (full, half), side in sorted(different.items(), key=lambda face: face[1])
    ]


def sides_of(box: Box, kind: int) -> list[tuple[int, FaceView]]:
    """List the sides of a die by their numbers."""
    return [(side, face_view(box, kind, side)) for side in range(DIE_SIDES)]


def lane_view(box: Box, own: Seat, dice: list[DieView], trait: Trait, symbols: int, waiting: int) -> LaneView:
    """Show a trait of the pup that is being made."""
    return {
        "ref": f"trait:{TRAIT_KEY_OF[trait]}",
        "trait": TRAIT_KEY_OF[trait],
        "symbols": symbols,
        "links": chain(list(pieces_of(own, dice, trait))),
        "marks": marks_view(box, symbols, 0),
        "beyond": beyond(symbols),
        "words": lane_words(trait, waiting),
    }


def pieces_of(own: Seat, dice: list[DieView], trait: Trait) -> Iterator[Piece]:
    """Gather everything that shows symbols of a trait, as arranged so far."""
    key = TRAIT_KEY_OF[trait]
    for die in dice:
        if die["kind"] == key:
            yield Piece(die["ref"], "die", key, die["full"], die["half"])
        parts = [part for part in die["parts"] if part["placed"] == key]
        if parts:
            full = sum(part["whole"] for part in parts)
            yield Piece(parts[0]["ref"], "part", "friendly", full, len(parts) - full)  # rules bre-5, bre-6
    for token in range(own.helping[trait]):
        yield Piece(f"token:{token}", "token", "friendly", 0, SINGLE)  # rule bre-7
    for card in range(own.plus[trait]):
        yield Piece(f"plus:{card}", "card", key, 1, 0)  # rule sci-10


def chain(pieces: list[Piece]) -> list[LinkView]:
    """Lay pieces in rows so that as many halves as possible meet: double ones between two single ones."""  # rule bre-4
    single = [piece for piece in pieces if piece.halves == SINGLE]
    double = [piece for piece in pieces if piece.halves == DOUBLE]
    rows = [[piece] for piece in pieces if piece.halves == 0]
    rows.append([*single[:1], *double, *single[1:2]])
    rows += [single[place : place + 2] for place in range(2, len(single), 2)]
    return [link for row in rows for link in links_of(row)]


def links_of(row: list[Piece]) -> Iterator[LinkView]:
    """Say what happens at both edges of each piece of a row."""
    is_ring = len(row) > 1 and all(piece.halves == DOUBLE for piece in row)  # rule rul-14
    open_end: EdgeKey = "joined" if is_ring else "waiting"
    for place, piece in enumerate(row):
        is_first, is_last = place == 0, place == len(row) - 1
        ends_alone = piece.halves == DOUBLE or (is_first and piece.halves == SINGLE)
        yield {
            "key": piece.key,
            "source": piece.source,
            "kind": piece.kind,
            "full": piece.full,
            "left": "joined" if not is_first else open_end if piece.halves == DOUBLE else "none",
            "right": "joined" if not is_last else open_end if ends_alone else "none",
            "joins_next": not is_last,
            "ring": is_ring and (is_first or is_last),
        }
