"""Starting a Round: destiny, the bonuses of the turn order, and the effect of the round."""

from reynard.core.compiled import njit
from reynard.core.dice_cup import draw
from reynard.core.pile import draw_untaken
from reynard.games.ruse.box.record import BoxRecord
from reynard.games.ruse.rules.gains import gain, need, tell
from reynard.games.ruse.rules.kits import kits_out
from reynard.games.ruse.rules.placing import SIDES_OF_A_DIE
from reynard.games.ruse.table import (
    DICE,
    GONE,
    KITS,
    NOTHING,
    OUT,
    ROUNDS,
    RUSES,
    VITAL,
    Place,
    Source,
    Stage,
    Step,
    Table,
    Tale,
)

FIRST_WITH_BONUS = 2  # the third place of the order


@njit
def start_round(box: BoxRecord, t: Table) -> None:
    """Begin the next round."""  # rule rnd-1
    t.round_number += 1
    t.stage = Stage.STARTING
    t.die_at = NOTHING
    draw_destiny(box, t)
    t.destiny_die = 1 + draw(t.cup, SIDES_OF_A_DIE)  # rule rnd-3
    tell(t, Tale.DESTINY_DIE.value, t.destiny_die, 0, 0, 0)
    open_spaces(box, t)
    for seat in range(t.seats):
        t.seat[seat].ruse_used = 0  # rule ruse-1
        t.seat[seat].dice = t.seat[seat].dice_owned
    for place in range(FIRST_WITH_BONUS, t.seats):  # rule rnd-4
        gain(box, t, t.order[place], box.order_gain[place, t.order_tile[place]], NOTHING, Source.BONUSES.value)


@njit
def bring_effect(box: BoxRecord, t: Table) -> None:
    """Let the effect of the round come, when all that the bonuses of the order asked for is done."""  # rule rnd-1
    for place in range(t.seats):
        begin_seat(box, t, t.order[place])


@njit
def open_spaces(box: BoxRecord, t: Table) -> None:
    """Open the die spaces; the last round covers some of them."""  # rules set-4, rnd-9, rul-37
    covered = box.covered if t.round_number == ROUNDS else 0
    for territory in range(VITAL):
        t.open_spaces[territory] = box.vital_spaces[t.seats] - covered
    t.open_spaces[Place.MOUNTAIN] = box.mountain_spaces[t.seats]
    if covered:
        tell(t, Tale.COVERED.value, covered, 0, 0, 0)


@njit
def draw_destiny(box: BoxRecord, t: Table) -> None:
    """Turn over a new destiny tile and put the hunter where it says."""  # rule rnd-2
    left = 0
    for row in range(box.destinies):
        left += 1 - (t.destiny_used >> row & 1)
    t.destiny = draw_untaken(t.cup, t.destiny_used, left)
    t.destiny_used |= 1 << t.destiny
    t.hunter = box.destiny_hunter[t.destiny]
    tell(t, Tale.ROUND.value, t.round_number, t.destiny, t.hunter, 0)


@njit
def begin_seat(box: BoxRecord, t: Table, seat: int) -> None:
    """Give a seat what the round brings: a ruse tile and a choice, or more dice."""  # rules rnd-6, rnd-7, rnd-8, rul-3
    own = t.seat[seat]
    welcome_help(box, t, seat)
    if t.round_number == 1:
        draw_ruse(t, seat)
        need(t, seat, Step.WELCOME.value, NOTHING, NOTHING)
    dice = own.dice_owned
    if t.round_number == box.third_die_round:
        own.dice_owned += 1
    if t.round_number >= box.fourth_die_round and own.dice_owned < DICE and kits_out(own) >= box.kits_for_fourth:
        own.dice_owned += 1
    if own.dice_owned > dice:
        tell(t, Tale.MORE_DICE.value, seat, own.dice_owned, 0, 0)
    own.dice = own.dice_owned


@njit
def welcome_help(box: BoxRecord, t: Table, seat: int) -> None:
    """Let grown kits help, at home as long as they wait there, and then from their exits."""  # rule rnd-10
    own = t.seat[seat]
    if kits_out(own) > 0 and box.help_at_home.count + box.help_outside.count > 0:
        tell(t, Tale.HELPED.value, seat, kits_out(own), 0, 0)
    for kit in range(KITS):
        if own.kit[kit].space == OUT:
            gain(box, t, seat, box.help_at_home, NOTHING, Source.KITS.value)
        elif own.kit[kit].space == GONE:
            gain(box, t, seat, box.help_outside, NOTHING, Source.KITS.value)


@njit
def draw_ruse(t: Table, seat: int) -> None:
    """Draw a ruse tile."""
    left = 0
    for tile in range(RUSES):
        left += 1 - (t.ruse_taken >> tile & 1)
    t.seat[seat].ruse = draw_untaken(t.cup, t.ruse_taken, left)
    t.ruse_taken |= 1 << t.seat[seat].ruse
    tell(t, Tale.RUSE.value, seat, t.seat[seat].ruse, 0, 0)
