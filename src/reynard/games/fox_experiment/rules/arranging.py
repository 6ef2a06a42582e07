"""Arranging: halves that complete each other, and friendly symbols that stand for any trait."""

from typing import Any

from reynard.core.compiled import njit
from reynard.games.fox_experiment.actions import PLACE, RECORD, SPEND
from reynard.games.fox_experiment.box.record import BoxRecord, Face
from reynard.games.fox_experiment.table import (
    FRIENDLY,
    FRIENDLY_DICE,
    MOST_HELPING,
    NOTHING,
    PARTS,
    TRAITS,
    Seat,
)


@njit
def face_of(box: BoxRecord, own: Seat, die: int) -> Face:
    """Look at a die."""
    return box.face[1 if own.kind[die] == FRIENDLY else 0, own.face[die]]


@njit
def add_face(own: Seat, trait: int, full: int, half: int) -> None:
    """Count what a die shows for a trait."""
    own.full[trait] += full
    own.half[trait] += half
    if half > 0:
        own.showing[trait] += 1


@njit
def clear_arrangement(box: BoxRecord, own: Seat) -> None:
    """Lift everything friendly and count the trait dice alone."""
    for trait in range(TRAITS):
        own.full[trait] = 0
        own.half[trait] = 0
        own.showing[trait] = 0
        own.helping[trait] = 0
    for die in range(FRIENDLY_DICE):
        for part in range(PARTS):
            own.placed[die, part] = NOTHING
    for die in range(own.dice):
        kind = int(own.kind[die])
        if kind != FRIENDLY:
            face = face_of(box, own, die)
            add_face(own, kind, face.full, face.half)


@njit
def symbols_of(own: Seat, trait: int) -> int:
    """Count the complete symbols of a trait: halves on two dice or more complete each other."""  # rules bre-4, rul-14
    pairs = own.half[trait] // 2 if own.showing[trait] > 1 else 0
    return own.full[trait] + pairs + own.plus[trait]


@njit
def first_friendly(own: Seat) -> int:
    """Find the first friendly die among those rolled: they lie together, before any extra die."""
    for die in range(own.dice):
        if own.kind[die] == FRIENDLY:
            return die
    return own.dice


@njit
def friendly_rolled(own: Seat) -> int:
    """Count the friendly dice rolled."""
    count = 0
    for die in range(own.dice):
        if own.kind[die] == FRIENDLY:
            count += 1
    return count


@njit
def is_whole(face: Face, part: int) -> bool:
    """Say whether a part of a face is a whole symbol: it comes before the halves."""
    return part < face.full


@njit
def tokens_left(own: Seat) -> int:
    """Count the friendly tokens that are not placed yet."""
    left = int(own.friendly)
    for trait in range(TRAITS):
        left -= int(own.helping[trait])
    return left


@njit
def tokens_to_place(own: Seat) -> int:
    """Count the friendly tokens that can still be placed: all of them, unless a box gives more than a pup can use."""
    placed = int(own.friendly) - tokens_left(own)
    return min(int(own.friendly), MOST_HELPING) - placed


@njit
def offer_arrangement(box: BoxRecord, own: Seat, mask: Any) -> int:
    """Offer every friendly part for every trait, tokens, and to record."""  # rule bre-8
    mask[RECORD()] = True
    count = 1
    first = first_friendly(own)
    for die in range(friendly_rolled(own)):
        face = face_of(box, own, first + die)
        for part in range(face.full + face.half):
            if own.placed[die, part] == NOTHING:
                for trait in range(TRAITS):
                    mask[PLACE(die, part, trait)] = True
                count += TRAITS
    if tokens_to_place(own) > 0:
        for trait in range(TRAITS):
            mask[SPEND(trait)] = True
        count += TRAITS
    return count


@njit
def waiting_halves(own: Seat, trait: int) -> int:
    """Count the halves of a trait that wait for one half more: the odd one, or all that are on a single die."""
    return own.half[trait] % 2 if own.showing[trait] > 1 else int(own.half[trait])


@njit
def place_part(box: BoxRecord, own: Seat, die: int, part: int, trait: int) -> None:
    """Let a part of a friendly die stand for a trait."""  # rules bre-5, bre-6
    face = face_of(box, own, first_friendly(own) + die)
    own.placed[die, part] = trait
    if is_whole(face, part):
        own.full[trait] += 1
        return
    own.half[trait] += 1
    other = PARTS - 1 - part
    beside = other < face.full + face.half and not is_whole(face, other) and own.placed[die, other] == trait
    if not beside:  # two halves of one die show on one die only
        own.showing[trait] += 1


@njit
def spend_token(own: Seat, trait: int) -> None:
    """Let a friendly token stand for half a symbol of a trait."""  # rule bre-7
    own.helping[trait] += 1
    own.half[trait] += 1
    own.showing[trait] += 1
