"""The order of play: what is chosen in between, and how the table goes on."""

from reynard.core.compiled import njit
from reynard.games.ruse.box.record import BoxRecord
from reynard.games.ruse.rules.acting import advance_track, has_something_to_do
from reynard.games.ruse.rules.bonus_tiles import draw_bonus, step_here
from reynard.games.ruse.rules.den import discard_drawn, draw_den_tile, has_room, has_something_to_dig, refill_display
from reynard.games.ruse.rules.gains import SAME_TILE, first_need_is_met, tell
from reynard.games.ruse.rules.growth import can_grow
from reynard.games.ruse.rules.kits import count_ways, increase_kit, only_kit_to_increase
from reynard.games.ruse.rules.mountain import has_something_to_climb
from reynard.games.ruse.rules.objectives import draw_objective
from reynard.games.ruse.rules.placing import begin_turn, count_roll, may_change_roll
from reynard.games.ruse.rules.round_end import begin_end, finish_round, score_round
from reynard.games.ruse.rules.round_start import bring_effect, start_round
from reynard.games.ruse.rules.ruse_tiles import has_ruse_at_hand
from reynard.games.ruse.rules.solo import rival_turn
from reynard.games.ruse.table import KITS, NOTHING, STEPS, VITAL, Icon, Place, Stage, Step, Table, Tale


@njit
def ask(t: Table, seat: int, step: int) -> None:
    """Let a seat choose."""
    t.step = step
    t.due = 1 << seat


@njit
def proceed(box: BoxRecord, t: Table) -> None:
    """Let the table go on until somebody has to choose or the game is over."""
    while True:
        if t.needs > 0:
            if meet_need(box, t):
                return
        elif t.stage == Stage.OVER:
            t.step = Step.NOTHING
            t.due = 0
            return
        elif go_on(box, t):
            return


@njit
def meet_need(box: BoxRecord, t: Table) -> bool:
    """Do what the first need asks for if there is nothing to choose; else ask, and say so."""
    seat, step, place, what = t.need[0].seat, t.need[0].step, t.need[0].place, t.need[0].what
    own = t.seat[seat]
    if step == Step.BONUS:
        first_need_is_met(t)
        draw_bonus(box, t, seat, place)
        return False
    if step == Step.HERE:
        first_need_is_met(t)
        step_here(box, t, seat)
        return False
    if step == Step.KIT:
        kit = only_kit_to_increase(own)
        if kit == NOTHING:
            return is_lost(t, seat, Icon.KIT.value)
        if kit < KITS:
            first_need_is_met(t)
            increase_kit(t, seat, kit, 1)
            return False
    elif step == Step.ADVANCE:
        if count_ways(box, own) == 0:
            return is_lost(t, seat, Icon.ADVANCE.value)
    elif step == Step.TRACK:
        territory = only_track(t, seat, what)
        if territory == NOTHING:
            return is_lost(t, seat, Icon.STEP.value)
        if territory < VITAL:
            take_step(box, t, seat, territory)
            return False
    elif step == Step.DIG:
        if not has_room(own, 1) or t.den_left == 0:
            return is_lost(t, seat, Icon.DIG.value)
        draw_den_tile(t, seat)
    elif step == Step.RETURN and not begin_return(box, t, seat):
        return is_lost(t, seat, Icon.OBJECTIVE.value)
    ask(t, seat, step)
    return True


@njit
def is_lost(t: Table, seat: int, icon: int) -> bool:
    """An icon that cannot be used is lost, and nobody is asked."""  # rule rul-53
    first_need_is_met(t)
    tell(t, Tale.LOST.value, seat, icon, 0, 0)
    return False


@njit
def only_track(t: Table, seat: int, but: int) -> int:
    """Find the one track that has a step left; NOTHING for none, VITAL for several."""  # rule rul-54
    found = NOTHING
    for territory in range(VITAL):
        if t.seat[seat].track[territory] < STEPS and territory != but:
            found = territory if found == NOTHING else VITAL
    return found


@njit
def take_step(box: BoxRecord, t: Table, seat: int, territory: int) -> None:
    """Make the step that a need asks for; a second one of the same tile goes elsewhere."""
    first_need_is_met(t)
    if t.needs > 0 and t.need[0].what == SAME_TILE:
        t.need[0].what = territory
    advance_track(box, t, seat, territory)


@njit
def begin_return(box: BoxRecord, t: Table, seat: int) -> bool:
    """Draw private objectives to keep all but one, if the hand has room."""  # rules bon-3, rul-58
    own = t.seat[seat]
    if own.cards >= box.most_in_hand or t.objectives + t.discarded < box.drawn_by_flag:
        return False
    for _ in range(box.drawn_by_flag):
        draw_objective(t, seat)
    return True


@njit
def go_on(box: BoxRecord, t: Table) -> bool:
    """Take the next step of the stage, and say whether a seat has to choose."""
    seat, stage = t.turn, t.stage
    if stage == Stage.SETTING_UP:
        if t.due:
            return True
        start_round(box, t)
    elif stage == Stage.STARTING:
        bring_effect(box, t)
        t.place_in_order = 0
        t.stage = Stage.ROLLING
    elif stage == Stage.ROLLING:
        return next_turn(box, t)
    elif stage == Stage.PLACING:
        ask(t, seat, Step.PLACE.value)
        return True
    elif stage == Stage.WALKING:
        ask(t, seat, Step.WALK.value)
        return True
    elif stage == Stage.ACTING:
        return ask_to_act(box, t, seat)
    elif stage < Stage.ENDING:
        return work_in_den(box, t, seat)
    elif stage == Stage.ENDING:
        score_round(box, t)
        t.place_in_order = 0
        t.stage = Stage.GROWING
    else:
        return ask_to_grow(box, t)
    return False


@njit
def next_turn(box: BoxRecord, t: Table) -> bool:
    """Find whose turn it is, and let that seat roll; without dice the round ends."""  # rule turn-1
    for _ in range(t.seats):
        seat = t.order[t.place_in_order]
        if t.seat[seat].dice > 0:
            begin_turn(t, seat)
            if may_change_roll(t, seat):
                ask(t, seat, Step.ROLLED.value)
                return True
            count_roll(box, t, seat)
            return False
        pass_on(t)
    begin_end(box, t)
    return False


@njit
def pass_on(t: Table) -> None:
    """Go to the next place of the order."""
    t.place_in_order = 0 if t.place_in_order + 1 == t.seats else t.place_in_order + 1


@njit
def end_turn(box: BoxRecord, t: Table) -> None:
    """Leave the die where it lies; alone, the rival follows."""
    t.ruse_on = 0
    t.stage = Stage.ROLLING
    if t.seats == 1:
        rival_turn(box, t)
    pass_on(t)


@njit
def ask_to_act(box: BoxRecord, t: Table, seat: int) -> bool:
    """Ask while there is something to do, to give back or to use; then the turn is over."""  # rules rul-36, rul-47
    climbs = t.die_at == Place.MOUNTAIN
    offers = has_something_to_climb(box, t, seat) if climbs else has_something_to_do(box, t, seat)
    if offers or t.cheese == seat or has_ruse_at_hand(box, t, seat):
        ask(t, seat, Step.ACT.value)
        return True
    end_turn(box, t)
    return False


@njit
def work_in_den(box: BoxRecord, t: Table, seat: int) -> bool:
    """Choose from the chart, take, place and turn tiles."""
    if t.stage == Stage.DIGGING:
        if has_something_to_dig(box, t, seat) or t.cheese == seat or has_ruse_at_hand(box, t, seat):  # rule rul-36
            ask(t, seat, Step.DEN.value)
            return True
        end_turn(box, t)
        return False
    if t.stage == Stage.TURNING:
        ask(t, seat, Step.TURN.value)
        return True
    if t.stage == Stage.TAKING and t.taking > 0:
        ask(t, seat, Step.TAKE.value)
        return True
    t.stage = Stage.LAYING
    if t.draws > 0 and has_room(t.seat[seat], 1):
        ask(t, seat, Step.LAY.value)
        return True
    discard_drawn(t, seat)
    refill_display(box, t)
    end_turn(box, t)
    return False


@njit
def ask_to_grow(box: BoxRecord, t: Table) -> bool:
    """Go round the table for growth, then finish the round."""  # rules end-5, grow-1
    if t.place_in_order < t.seats:
        t.turn = t.order[t.place_in_order]
        if can_grow(box, t, t.turn):
            ask(t, t.turn, Step.GROW.value)
            return True
        t.place_in_order += 1
        return False
    finish_round(box, t)
    if t.stage != Stage.OVER:
        start_round(box, t)
    return False
