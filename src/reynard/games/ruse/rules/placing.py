"""Your Turn and Placing the Die: the roll, its growth points, the space, its bonus and its penalty."""

from typing import Any

from reynard.core.compiled import njit
from reynard.core.dice_cup import draw
from reynard.games.ruse.actions import DOWN, PLACE, RUSE, STOP, UP
from reynard.games.ruse.box.record import BoxRecord
from reynard.games.ruse.rules.gains import gain, gain_growth, tell
from reynard.games.ruse.rules.paying import leave_on_die
from reynard.games.ruse.rules.ruse_tiles import has_ruse, spend_ruse, works
from reynard.games.ruse.table import NOBODY, NOTHING, START, TERRITORIES, VITAL, Place, Ruse, Source, Stage, Table, Tale

SIDES_OF_A_DIE = 6


@njit
def roll_die(t: Table, seat: int) -> None:
    """Roll one of the seat's dice."""  # rule turn-2
    t.rolled = 1 + draw(t.cup, SIDES_OF_A_DIE)
    t.die = t.rolled
    tell(t, Tale.ROLLS.value, seat, t.rolled, 0, 0)


@njit
def begin_turn(t: Table, seat: int) -> None:
    """Take a die and roll it."""  # rules turn-1, turn-2
    t.turn = seat
    t.seat[seat].dice -= 1
    t.ruse_on = 0
    t.done = 0
    t.draws = 0
    t.die_at = NOTHING
    roll_die(t, seat)


@njit
def may_change_roll(t: Table, seat: int) -> bool:
    """Say whether a seat has a ruse tile that is used before the roll counts."""
    return has_ruse(t, seat, Ruse.SECOND_LEAP.value) or has_ruse(t, seat, Ruse.FEINT.value)


@njit
def offer_changes(box: BoxRecord, t: Table, seat: int, mask: Any) -> int:
    """Offer to keep the roll, and what the ruse tile allows."""  # rules ruse-2, ruse-3
    mask[STOP()] = True
    if t.seat[seat].ruse == Ruse.SECOND_LEAP:
        mask[RUSE()] = True
        return 2
    higher = t.rolled + box.feint <= SIDES_OF_A_DIE
    lower = t.rolled - box.feint >= 1
    mask[UP()] = higher
    mask[DOWN()] = lower
    return 1 + (1 if higher else 0) + (1 if lower else 0)


@njit
def roll_again(box: BoxRecord, t: Table, seat: int) -> None:
    """Use the Second Leap: roll the die again before it counts."""  # rule ruse-2
    spend_ruse(box, t, seat)
    roll_die(t, seat)
    count_roll(box, t, seat)


@njit
def feint(box: BoxRecord, t: Table, seat: int, by: int) -> None:
    """Use the Feint: let the die count higher or lower."""  # rule ruse-3
    spend_ruse(box, t, seat)
    t.rolled += by
    t.die = t.rolled
    count_roll(box, t, seat)


@njit
def count_roll(box: BoxRecord, t: Table, seat: int) -> None:
    """Gain growth points for the roll, and the bonus of the destiny tile if it matches."""  # rules turn-3, turn-4
    gain_growth(t, seat, box.growth_by_value[t.rolled])
    if t.rolled == t.destiny_die:
        tell(t, Tale.MATCHES.value, seat, 0, 0, 0)
        gain(box, t, seat, box.destiny_gain[t.destiny], NOTHING, Source.BONUSES.value)
    t.stage = Stage.PLACING


@njit
def is_taken(t: Table, seat: int, place: int, space: int) -> bool:
    """Say whether a die lies on a space."""
    if place == Place.DEN:
        return t.seat[seat].den_die[space].owner != NOBODY
    return t.space[place, space].owner != NOBODY


@njit
def leftmost_space(t: Table, seat: int, place: int) -> int:
    """Find the leftmost free space of a place, or NOTHING."""  # rule die-1
    for space in range(t.open_spaces[place]):
        if not is_taken(t, seat, place, space):
            return space
    return NOTHING


@njit
def offer_spaces(t: Table, seat: int, mask: Any) -> int:
    """Offer the leftmost free space of every place, and to a Fence-slipper the others too."""  # rules die-1, ruse-13
    count = 0
    slips = has_ruse(t, seat, Ruse.FENCE_SLIPPER.value)
    for place in range(TERRITORIES):
        leftmost = leftmost_space(t, seat, place)
        if leftmost != NOTHING:
            mask[PLACE(place, leftmost)] = True
            count += 1
            for space in range(leftmost + 1, t.open_spaces[place] if slips else 0):
                if not is_taken(t, seat, place, space):
                    mask[PLACE(place, space)] = True
                    count += 1
    den = leftmost_space(t, seat, Place.DEN.value)
    if den != NOTHING:  # rule rul-38
        mask[PLACE(Place.DEN.value, den)] = True
        count += 1
    return count


@njit
def place_die(box: BoxRecord, t: Table, seat: int, place: int, space: int) -> None:
    """Place the die, gain the bonus of the space and take off its penalty."""  # rules die-2, die-3, rul-7
    if space != leftmost_space(t, seat, place):
        spend_ruse(box, t, seat)  # rule ruse-13
    t.die_at = place
    t.die_space = space
    if place == Place.DEN:
        t.seat[seat].den_die[space].owner = seat
    else:
        t.space[place, space].owner = seat
        t.seat[seat].fox = place
        t.seat[seat].fox_space = START
    printed = box.space[place, space]
    gain(box, t, seat, printed.gain, place if place < VITAL else NOTHING, Source.BONUSES.value)
    penalty = 0 if works(t, seat, Ruse.PLAY_DEAD.value) else printed.penalty
    leave_on_die(t, seat, max(0, t.die - penalty))
    if t.die == 0:  # rules die-4, rul-9, rul-10
        tell(t, Tale.DEPLETED.value, seat, box.depleted_growth, 0, 0)
        gain_growth(t, seat, box.depleted_growth)
    t.stage = Stage.DIGGING if place == Place.DEN else Stage.WALKING
