"""Final Scoring: what the boards are worth at the end, and who stands where."""

from typing import Any

from reynard.core.compiled import njit
from reynard.games.ruse.box.record import BoxRecord
from reynard.games.ruse.rules.gains import tell
from reynard.games.ruse.rules.kits import kit_at, kits_out
from reynard.games.ruse.rules.objectives import markers_on_board
from reynard.games.ruse.table import GONE, INSTINCTS, KITS, NOTHING, SOURCES, VITAL, Instinct, Seat, Source, Table, Tale

TIE_BREAKS = 3
KITS_WEIGH = 1_000_000_000_000
OBJECTIVES_WEIGH = 1_000_000_000  # more than growth points in any box


@njit
def score_final(box: BoxRecord, t: Table) -> None:
    """Add the final scoring of every seat, and alone that of the rival."""
    for seat in range(t.seats + (1 if t.seats == 1 else 0)):
        for source in range(SOURCES):
            if seat == t.seats and source != Source.HUNTING and source != Source.MARKERS:  # rule solo-11
                continue
            points = final_points(box, t, seat, source)
            if points > 0:
                t.seat[seat].points += points
                t.seat[seat].earned[source] += points
                tell(t, Tale.FINAL.value, seat, source, points, 0)


@njit
def final_points(box: BoxRecord, t: Table, seat: int, source: int) -> int:
    """Say what a source brings in the final scoring."""  # rules fin-1 to fin-6
    own = t.seat[seat]
    if source == Source.HUNTING:
        return box.catch_points[own.catches]
    if source == Source.KITS:
        value = 0
        for kit in range(KITS):
            value += own.kit[kit].value if own.kit[kit].space == GONE else 0
        return value * box.points_for_pip
    if source == Source.INSTINCTS:
        points = 0
        for slot in range(INSTINCTS):
            points += instinct_points(box, t, seat, slot)
        return points
    if source == Source.MARKERS:
        return markers_on_board(t, seat) * box.points_for_marker
    if source == Source.RESOURCES:
        return resource_points(box, own, 0, NOTHING)
    if source == Source.GROWTH_POINTS:
        return own.growth // box.growth_for_point
    return 0


@njit
def resource_points(box: BoxRecord, own: Seat, more: int, kind: int) -> int:
    """Score sets of different resources, with so many more of one kind."""  # rule fin-5
    held, points, number, kinds = 0, 0, 0, VITAL
    while kinds > 0:  # one of each kind that is held is a set, and the next is made of what is left
        number += 1
        kinds = 0
        for each in range(VITAL):
            kinds += 1 if own.resource[each] + (more if each == kind else 0) >= number else 0
        held += kinds
        points += box.set_points[kinds]
    return held // box.resources_for_point if box.resources_for_point > 0 else points


@njit
def resources_held(t: Table, seat: int) -> int:
    """Count all resources of a seat."""
    held = 0
    for kind in range(VITAL):
        held += t.seat[seat].resource[kind]
    return held


@njit
def counted_by(box: BoxRecord, t: Table, seat: int, slot: int) -> int:
    """Count what an instinct counts."""  # rules ins-5 to ins-10
    own = t.seat[seat]
    if slot == Instinct.HUNTER:
        return own.catches
    if slot == Instinct.TERRITORY:
        return markers_on_board(t, seat)
    if slot == Instinct.EXPLORER:
        tracks = 0
        for territory in range(VITAL):
            tracks += 1 if own.track[territory] >= box.explorer_step else 0
        return tracks
    if slot == Instinct.FORAGER:
        return resources_held(t, seat)
    if slot == Instinct.CUNNING:
        return own.validations
    return kits_out(own)


@njit
def instinct_points(box: BoxRecord, t: Table, seat: int, slot: int) -> int:
    """Say what an instinct scores: no more things count than the value of its kit."""  # rule ins-4
    own = t.seat[seat]
    if own.instinct[slot] == NOTHING:
        return 0
    value = own.kit[kit_at(own, own.instinct[slot])].value
    return min(counted_by(box, t, seat, slot), value) * box.instinct_points[slot]


@njit
def tie_break(own: Seat, number: int) -> int:
    """Give what breaks a tie: first kits out, then validated objectives, then growth points."""  # rule fin-8
    if number == 0:
        return kits_out(own)
    return own.validations if number == 1 else own.growth


@njit
def score(box: BoxRecord, t: Table, standing: Any) -> None:
    """Fill in points, and all that breaks a tie as one number."""  # rules fin-7, fin-8
    for seat in range(t.seats):
        own = t.seat[seat]
        standing[seat, 0] = own.points
        standing[seat, 1] = tie_break(own, 0) * KITS_WEIGH + tie_break(own, 1) * OBJECTIVES_WEIGH + tie_break(own, 2)
    if t.seats == 1:  # rule solo-11
        standing[1, 0] = t.seat[1].points
        standing[1, 1] = -1
