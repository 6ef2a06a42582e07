"""The questions the game answers, gathered from its chapters."""

from typing import Any

from reynard.core.compiled import njit, njit_inline
from reynard.games.ruse.box.record import BoxRecord
from reynard.games.ruse.rules.acting import hunt, mark, offer_deeds, offer_kits, teach_kit, track
from reynard.games.ruse.rules.bonus_tiles import place_hunter, put_obstacle
from reynard.games.ruse.rules.den import (
    begin_chart,
    offer_cells,
    offer_chart,
    offer_display,
    offer_turns,
    place_tile,
    take_from_display,
    turn_tile,
)
from reynard.games.ruse.rules.flow import end_turn, proceed, take_step
from reynard.games.ruse.rules.gains import exchange_cheese, first_need_is_met, gain_growth, gain_resource
from reynard.games.ruse.rules.growth import offer_exits, offer_growth, price_of
from reynard.games.ruse.rules.kits import grow_kit, increase_kit, pay_with, send_kit
from reynard.games.ruse.rules.mountain import (
    consult_objectives,
    find_resource,
    offer_climbs,
    raise_flag,
    step_anywhere,
    teach_on_mountain,
)
from reynard.games.ruse.rules.objectives import return_objective
from reynard.games.ruse.rules.placing import change_roll, count_roll, offer_changes, offer_spaces, place_die
from reynard.games.ruse.rules.ruse_tiles import may_choose_ruse, use_ruse
from reynard.games.ruse.rules.walking import offer_walk, walk_to
from reynard.games.ruse.table import (
    ACTIONS,
    CELLS,
    CHART_ROW,
    CHEESE,
    DRAW_OBJECTIVE,
    EXITS,
    FINISH,
    FLAG,
    GROW,
    HUNT,
    INSTINCT,
    INSTINCTS,
    KIT,
    LAY,
    MARK,
    NOTHING,
    PAYMENTS,
    PLACE,
    RESOURCE,
    RETURN,
    RUSE,
    SEND,
    SIDES,
    SPACES,
    STEPS,
    STOP,
    TAKE,
    TERRITORY,
    TRACK,
    VITAL,
    WALK,
    WELCOME,
    Place,
    Stage,
    Step,
    Table,
)


@njit_inline
def pending(box: BoxRecord, t: Table) -> int:
    """One seat chooses at a time, except at set-up; none when the game is over."""
    return t.due


@njit
def legal(box: BoxRecord, t: Table, seat: int, mask: Any) -> int:
    """Mark everything the seat may do."""
    for action in range(ACTIONS):
        mask[action] = False
    if not t.due >> seat & 1:
        return 0
    if t.step < Step.ROLLED:
        return offer_in_between(box, t, seat, mask)
    if t.step == Step.ROLLED:
        return offer_changes(box, t, seat, mask)
    if t.step == Step.TAKE:
        return offer_display(t, mask)
    if t.step == Step.LAY:
        return offer_cells(box, t, seat, mask)
    if t.step == Step.TURN:
        return offer_turns(t, seat, mask)
    if t.step == Step.GROW:
        mask[STOP] = True
        own = t.seat[seat]
        return 1 + offer_growth(box, own, False, mask) + offer_exits(box, own, mask)
    return offer_in_turn(box, t, seat, mask)


@njit
def offer_in_turn(box: BoxRecord, t: Table, seat: int, mask: Any) -> int:
    """Offer the places, the walk, the deeds or the den's chart, and what goes at any time."""
    count = 0
    if t.step == Step.PLACE:
        count = offer_spaces(t, seat, mask)
    elif t.step == Step.WALK:
        count = offer_walk(box, t, seat, mask)
    else:
        mask[STOP] = True
        if t.step == Step.DEN:
            count = 1 + offer_chart(box, t, seat, mask)
        elif t.die_at == Place.MOUNTAIN:
            count = 1 + offer_climbs(box, t, seat, mask)
        else:
            count = 1 + offer_deeds(box, t, seat, mask)
    if t.cheese == seat:  # rules turn-6, rul-36
        mask[CHEESE] = True
        count += 1
    if may_choose_ruse(box, t, seat):
        mask[RUSE] = True
        count += 1
    return count


@njit
def offer_in_between(box: BoxRecord, t: Table, seat: int, mask: Any) -> int:
    """Offer what a need or the set-up asks for."""
    own, step, count = t.seat[seat], t.step, 0
    if step == Step.RESOURCE or step == Step.WELCOME:
        for kind in range(VITAL):
            mask[RESOURCE + kind] = True
        mask[WELCOME] = step == Step.WELCOME
        return VITAL + (1 if step == Step.WELCOME else 0)
    if step == Step.KIT:
        return offer_kits(t, seat, mask)
    if step == Step.ADVANCE:
        return offer_growth(box, own, True, mask)
    if step == Step.TRACK:
        for territory in range(VITAL):
            if own.track[territory] < STEPS and territory != t.need[0].what:
                mask[TRACK + territory] = True
                count += 1
        return count
    if step == Step.TERRITORY:
        for territory in range(VITAL):
            mask[TERRITORY + territory] = True
        return VITAL
    if step == Step.DIG:
        return offer_cells(box, t, seat, mask)
    if step == Step.INSTINCT:
        for slot in range(INSTINCTS):
            if own.instinct[slot] == NOTHING:
                mask[INSTINCT + slot] = True
                count += 1
        return count
    first = own.cards - box.drawn_by_flag if step == Step.RETURN else 0
    for number in range(first, own.cards):
        mask[RETURN + number] = True
        count += 1
    return count


@njit
def play(box: BoxRecord, t: Table, seat: int, action: int) -> None:
    """Do what the seat has chosen and everything that follows from it."""
    t.tales = 0
    if t.step < Step.KEEP:
        answer_need(box, t, seat, action)
    elif t.step == Step.KEEP:
        return_objective(t, seat, action - RETURN)
        t.due &= ~(1 << seat)
    elif action == STOP:
        stop(box, t, seat)
    elif action == CHEESE:
        exchange_cheese(box, t, seat)
    elif t.step == Step.ROLLED:
        change_roll(box, t, seat, action)
        count_roll(box, t, seat)
    elif action == RUSE:
        use_ruse(box, t, seat)
    elif action < HUNT:
        go_somewhere(box, t, seat, action)
    elif action < CHEESE:
        act(box, t, seat, action)
    elif action < GROW:
        work(box, t, seat, action)
    else:
        raise_kits(box, t, seat, action)
    proceed(box, t)


@njit
def answer_need(box: BoxRecord, t: Table, seat: int, action: int) -> None:
    """Do what was chosen in between."""
    step, what = t.step, t.need[0].what
    if step == Step.TRACK:
        take_step(box, t, seat, action - TRACK)
        return
    first_need_is_met(t)
    if step == Step.RESOURCE or step == Step.WELCOME:
        if action == WELCOME:  # rules rnd-6, rul-39
            gain_growth(t, seat, box.welcome_growth)
        else:
            gain_resource(t, seat, action - RESOURCE)
    elif step == Step.KIT:
        increase_kit(t, seat, action - KIT, 1)
    elif step == Step.ADVANCE:
        raise_kit(box, t, seat, action, True)
    elif step == Step.TERRITORY:
        if what == NOTHING:
            place_hunter(t, action - TERRITORY)
        else:
            put_obstacle(t, what, action - TERRITORY)
    elif step == Step.DIG:
        lay(box, t, seat, action)
    elif step == Step.INSTINCT:
        t.seat[seat].instinct[action - INSTINCT] = what
    else:
        return_objective(t, seat, action - RETURN)


@njit
def stop(box: BoxRecord, t: Table, seat: int) -> None:
    """Keep the roll, or do no more in this turn or of this growth."""
    if t.step == Step.ROLLED:
        count_roll(box, t, seat)
    elif t.step == Step.GROW:
        t.place_in_order += 1
    else:
        end_turn(box, t)


@njit
def go_somewhere(box: BoxRecord, t: Table, seat: int, action: int) -> None:
    """Place the die, or walk."""
    if action < WALK:
        place_die(box, t, seat, (action - PLACE) // SPACES, (action - PLACE) % SPACES)
    else:
        walk_to(box, t, seat, action - WALK)


@njit
def act(box: BoxRecord, t: Table, seat: int, action: int) -> None:
    """Do something on a tile or on the Mountain."""
    climbs = t.die_at == Place.MOUNTAIN
    if action == HUNT:
        hunt(box, t, seat)
    elif action == MARK:
        mark(box, t, seat)
    elif action < KIT:
        if climbs:
            step_anywhere(box, t, seat, action - TRACK)
        else:
            track(box, t, seat)
    elif action < RESOURCE:
        if climbs:
            teach_on_mountain(box, t, seat, action - KIT)
        else:
            teach_kit(box, t, seat, action - KIT)
    elif action < WELCOME:
        find_resource(box, t, seat, action - RESOURCE)
    elif action < DRAW_OBJECTIVE:
        raise_flag(box, t, seat, action - FLAG)
    else:
        consult_objectives(box, t, seat, action)


@njit
def work(box: BoxRecord, t: Table, seat: int, action: int) -> None:
    """Use the den's chart, or take a tile from the display."""
    if action < TAKE:
        begin_chart(box, t, seat, action - CHART_ROW)
    else:
        take_from_display(t, action - TAKE)


@njit
def raise_kits(box: BoxRecord, t: Table, seat: int, action: int) -> None:
    """Let a kit grow, send it to an exit, or place or turn a den tile."""
    if action < SEND:
        raise_kit(box, t, seat, action, False)
    elif action < INSTINCT:
        send_kit(t, seat, (action - SEND) // EXITS, (action - SEND) % EXITS)
    elif t.step == Step.TURN:
        turn_tile(t, seat, (action - LAY) // SIDES, (action - LAY) % SIDES)
        t.stage = Stage.LAYING  # a tile from a Digger is still to be placed
    else:
        lay(box, t, seat, action)


@njit
def raise_kit(box: BoxRecord, t: Table, seat: int, action: int, free: bool) -> None:
    """Pay for a growth space and move the kit there."""
    if action < FINISH:
        kit = action - GROW
        if not free:
            t.seat[seat].growth -= price_of(box, kit)
    else:
        kit = (action - FINISH) // PAYMENTS
        pay_with(t, t.seat[seat], (action - FINISH) % PAYMENTS)
    grow_kit(box, t, seat, kit)


@njit
def lay(box: BoxRecord, t: Table, seat: int, action: int) -> None:
    """Place a tile that is in hand."""
    tile, turn = (action - LAY) // (CELLS * SIDES), (action - LAY) % (CELLS * SIDES)
    place_tile(box, t, seat, tile, turn // SIDES, turn % SIDES)
