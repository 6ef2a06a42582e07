"""Private Objectives: what they ask for, drawing and discarding them, and showing those fulfilled."""

from reynard.core.compiled import njit
from reynard.core.pile import draw_piece
from reynard.games.ruse.box.record import BoxRecord, Objective
from reynard.games.ruse.rules.gains import gain_points, tell
from reynard.games.ruse.rules.kits import kits_out
from reynard.games.ruse.table import CATCHES, FIRST_DEEP, KITS, NOTHING, PATH, VITAL, Aim, Source, Table, Tale


@njit
def markers_in(t: Table, seat: int, territory: int, first: int) -> int:
    """Count a seat's markers in a territory from some space of the path on."""
    count = 0
    for space in range(first, PATH):
        count += 1 if t.marker[territory, space] == seat else 0
    return count


@njit
def markers_on_board(t: Table, seat: int) -> int:
    """Count a seat's markers on the main board."""
    count = 0
    for territory in range(VITAL):
        count += markers_in(t, seat, territory, 0)
    return count


@njit
def caught_in(t: Table, seat: int, territory: int) -> int:
    """Count a seat's hunting tiles of one territory."""
    count = 0
    for catch in range(CATCHES):
        count += t.seat[seat].caught[territory, catch]
    return count


@njit
def amount_reached(t: Table, seat: int, card: Objective) -> int:
    """Count what an objective asks for."""  # rules obj-4 to obj-10
    own, aim, count = t.seat[seat], card.aim, 0
    if aim == Aim.HUNTING_TILES:
        return own.catches
    if aim == Aim.TRACK:
        return own.track[card.territory]
    if aim == Aim.DEN_TILES:
        return own.tiles
    if aim == Aim.EXIT_PATH:
        return 1 if own.reached else 0
    if aim == Aim.GROWTH_POINTS:
        return own.growth
    if aim == Aim.KITS_OUT:
        return kits_out(own)
    if aim == Aim.KIT_VALUE:
        for kit in range(KITS):
            count += 1 if own.kit[kit].space > 0 and own.kit[kit].value >= card.value else 0
        return count
    for territory in range(VITAL):
        if aim == Aim.MARKERS_IN_TERRITORIES:
            count += 1 if markers_in(t, seat, territory, 0) > 0 else 0
        elif aim == Aim.MARKERS:
            count += markers_in(t, seat, territory, 0)
        elif aim == Aim.DEEP_MARKERS:
            count += markers_in(t, seat, territory, FIRST_DEEP)
        elif aim == Aim.HUNTING_TERRITORIES:
            count += 1 if caught_in(t, seat, territory) > 0 else 0
        elif aim == Aim.TRACKS_AT:
            count += 1 if own.track[territory] >= card.step else 0
        else:
            count += 1 if own.resource[territory] > 0 else 0
    return count


@njit
def is_fulfilled(box: BoxRecord, t: Table, seat: int, card: int) -> bool:
    """Say whether a seat fulfils an objective now."""
    return amount_reached(t, seat, box.objective[card]) >= box.objective[card].amount


@njit
def validate_objectives(box: BoxRecord, t: Table, seat: int) -> None:
    """Show and score the objectives that are fulfilled, the most valuable first."""  # rules end-2, rul-23, rul-58
    own = t.seat[seat]
    while own.validations < box.most_validated:
        best = NOTHING
        for number in range(own.cards):
            card = own.hand[number]
            if is_fulfilled(box, t, seat, card) and (
                best == NOTHING or box.objective[card].points > box.objective[own.hand[best]].points
            ):
                best = number
        if best == NOTHING:
            return
        card = own.hand[best]
        own.validated[own.validations] = card
        own.validations += 1
        drop_card(t, seat, best)
        tell(t, Tale.VALIDATES.value, seat, card, 0, 0)
        gain_points(t, seat, Source.OBJECTIVES.value, box.objective[card].points)


@njit
def drop_card(t: Table, seat: int, number: int) -> None:
    """Take a card out of a hand."""
    own = t.seat[seat]
    own.cards -= 1
    for place in range(number, own.cards):
        own.hand[place] = own.hand[place + 1]


@njit
def can_draw(t: Table) -> bool:
    """Say whether a private objective is left to draw."""
    return t.objectives + t.discarded > 0


@njit
def draw_objective(t: Table, seat: int) -> None:
    """Draw a private objective; the open pile becomes the stack when that is empty."""  # rules mtn-3, rul-48
    if t.objectives == 0:
        for number in range(t.discarded):
            t.objective_stack[number] = t.objective_discard[number]
        t.objectives = t.discarded
        t.discarded = 0
    if t.objectives == 0:
        return
    own = t.seat[seat]
    own.hand[own.cards] = draw_piece(t.cup, t.objective_stack, t.objectives)
    own.cards += 1
    t.objectives -= 1


@njit
def discard_objective(t: Table, seat: int, number: int) -> int:
    """Lay a private objective on the open pile, and say which it was."""
    card = t.seat[seat].hand[number]
    t.objective_discard[t.discarded] = card
    t.discarded += 1
    drop_card(t, seat, number)
    tell(t, Tale.DISCARDS.value, seat, card, 0, 0)
    return card


@njit
def return_objective(t: Table, seat: int, number: int) -> None:
    """Shuffle a private objective into the stack."""  # rule rul-48
    t.objective_stack[t.objectives] = t.seat[seat].hand[number]
    t.objectives += 1
    drop_card(t, seat, number)
