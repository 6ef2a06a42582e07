"""The questions the game answers, gathered from its chapters."""

from typing import Any

from reynard.core.compiled import njit, njit_inline
from reynard.games.ruse.actions import (
    ACTING,
    ACTIONS,
    CHART_ROW,
    CHEESE,
    DRAW_OBJECTIVE,
    EXCHANGE,
    FINISH,
    FLAG,
    GROW,
    GROWING,
    HUNT,
    INSTINCT,
    KIT,
    LAY,
    MARK,
    PLACE,
    RESOURCE,
    RETURN,
    RUSE,
    SEND,
    STOP,
    SWAP,
    TAKE,
    TERRITORY,
    TRACK,
    UP,
    WALK,
    WELCOME,
)
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
from reynard.games.ruse.rules.growth import buy_growth, offer_exits, offer_growth
from reynard.games.ruse.rules.kits import develop_instinct, finish_kit, grow_kit, increase_kit, send_kit
from reynard.games.ruse.rules.mountain import (
    add_objective,
    exchange_objective,
    find_resource,
    offer_climbs,
    raise_flag,
    step_anywhere,
    swap_objective,
    teach_on_mountain,
)
from reynard.games.ruse.rules.objectives import return_objective
from reynard.games.ruse.rules.placing import count_roll, feint, offer_changes, offer_spaces, place_die, roll_again
from reynard.games.ruse.rules.ruse_tiles import may_choose_ruse, use_ruse
from reynard.games.ruse.rules.walking import offer_walk, walk_to
from reynard.games.ruse.table import INSTINCTS, NOTHING, STEPS, VITAL, Place, Stage, Step, Table


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
        mask[STOP()] = True
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
        mask[STOP()] = True
        if t.step == Step.DEN:
            count = 1 + offer_chart(box, t, seat, mask)
        elif t.die_at == Place.MOUNTAIN:
            count = 1 + offer_climbs(box, t, seat, mask)
        else:
            count = 1 + offer_deeds(box, t, seat, mask)
    if t.cheese == seat:  # rules turn-6, rul-36
        mask[CHEESE()] = True
        count += 1
    if may_choose_ruse(box, t, seat):
        mask[RUSE()] = True
        count += 1
    return count


@njit
def offer_in_between(box: BoxRecord, t: Table, seat: int, mask: Any) -> int:
    """Offer what a need or the set-up asks for."""
    own, step, count = t.seat[seat], t.step, 0
    if step == Step.RESOURCE or step == Step.WELCOME:
        for kind in range(VITAL):
            mask[RESOURCE(kind)] = True
        mask[WELCOME()] = step == Step.WELCOME
        return VITAL + (1 if step == Step.WELCOME else 0)
    if step == Step.KIT:
        return offer_kits(t, seat, mask)
    if step == Step.ADVANCE:
        return offer_growth(box, own, True, mask)
    if step == Step.TRACK:
        for territory in range(VITAL):
            if own.track[territory] < STEPS and territory != t.need[0].what:
                mask[TRACK(territory)] = True
                count += 1
        return count
    if step == Step.TERRITORY:
        for territory in range(VITAL):
            mask[TERRITORY(territory)] = True
        return VITAL
    if step == Step.DIG:
        return offer_cells(box, t, seat, mask)
    if step == Step.INSTINCT:
        for slot in range(INSTINCTS):
            if own.instinct[slot] == NOTHING:
                mask[INSTINCT(slot)] = True
                count += 1
        return count
    first = own.cards - box.drawn_by_flag if step == Step.RETURN else 0
    for number in range(first, own.cards):
        mask[RETURN(number)] = True
        count += 1
    return count


@njit
def play(box: BoxRecord, t: Table, seat: int, action: int) -> None:
    """Do what the seat has chosen and everything that follows from it."""
    t.tales = 0
    if t.step == Step.KEEP:
        return_objective(t, seat, RETURN.part(action))
        t.due &= ~(1 << seat)
    elif t.step < Step.KEEP:
        answer_need(box, t, seat, action)
    elif action in STOP:
        stop(box, t, seat)
    elif action in CHEESE:
        exchange_cheese(box, t, seat)
    elif t.step == Step.ROLLED:
        change_roll(box, t, seat, action)
    elif action in RUSE:
        use_ruse(box, t, seat)
    elif action in PLACE:
        place, space = PLACE.parts(action)
        place_die(box, t, seat, place, space)
    elif action in WALK:
        walk_to(box, t, seat, WALK.part(action))
    elif action in ACTING:
        if t.die_at == Place.MOUNTAIN:
            climb(box, t, seat, action)
        else:
            act(box, t, seat, action)
    elif action in GROWING:
        raise_kits(box, t, seat, action)
    else:
        work_in_den(box, t, seat, action)
    proceed(box, t)


@njit
def answer_need(box: BoxRecord, t: Table, seat: int, action: int) -> None:
    """Do what was chosen in between."""
    what = t.need[0].what
    if action in TRACK:
        take_step(box, t, seat, TRACK.part(action))
        return
    first_need_is_met(t)
    if action in WELCOME:  # rules rnd-6, rul-39
        gain_growth(t, seat, box.welcome_growth)
    elif action in RESOURCE:
        gain_resource(t, seat, RESOURCE.part(action))
    elif action in KIT:
        increase_kit(t, seat, KIT.part(action), 1)
    elif action in GROW:
        grow_kit(box, t, seat, GROW.part(action), NOTHING)
    elif action in FINISH:
        kit, payment = FINISH.parts(action)
        finish_kit(box, t, seat, kit, payment)
    elif action in TERRITORY:
        if what == NOTHING:
            place_hunter(t, TERRITORY.part(action))
        else:
            put_obstacle(t, what, TERRITORY.part(action))
    elif action in LAY:
        tile, cell, quarters = LAY.parts(action)
        place_tile(box, t, seat, tile, cell, quarters)
    elif action in INSTINCT:
        develop_instinct(t, seat, INSTINCT.part(action), what)
    else:
        return_objective(t, seat, RETURN.part(action))


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
def change_roll(box: BoxRecord, t: Table, seat: int, action: int) -> None:
    """Use a ruse tile on the roll before it counts."""
    if action in RUSE:
        roll_again(box, t, seat)
    elif action in UP:
        feint(box, t, seat, box.feint)
    else:
        feint(box, t, seat, -box.feint)


@njit
def act(box: BoxRecord, t: Table, seat: int, action: int) -> None:
    """Do something on a tile of a territory."""
    if action in HUNT:
        hunt(box, t, seat)
    elif action in MARK:
        mark(box, t, seat)
    elif action in TRACK:
        track(box, t, seat)
    else:
        teach_kit(box, t, seat, KIT.part(action))


@njit
def climb(box: BoxRecord, t: Table, seat: int, action: int) -> None:
    """Do something on the Mountain."""
    if action in FLAG:
        raise_flag(box, t, seat, FLAG.part(action))
    elif action in DRAW_OBJECTIVE:
        add_objective(box, t, seat)
    elif action in SWAP:
        swap_objective(box, t, seat, SWAP.part(action))
    elif action in EXCHANGE:
        exchange_objective(box, t, seat, EXCHANGE.part(action))
    elif action in RESOURCE:
        find_resource(box, t, seat, RESOURCE.part(action))
    elif action in TRACK:
        step_anywhere(box, t, seat, TRACK.part(action))
    else:
        teach_on_mountain(box, t, seat, KIT.part(action))


@njit
def work_in_den(box: BoxRecord, t: Table, seat: int, action: int) -> None:
    """Use the den's chart, take a tile from the display, or place or turn one."""
    if action in CHART_ROW:
        begin_chart(box, t, seat, CHART_ROW.part(action))
    elif action in TAKE:
        take_from_display(t, TAKE.part(action))
    else:
        tile, cell, quarters = LAY.parts(action)
        if t.step == Step.TURN:
            turn_tile(t, seat, cell, quarters)
            t.stage = Stage.LAYING  # a tile from a Digger is still to be placed
        else:
            place_tile(box, t, seat, tile, cell, quarters)


@njit
def raise_kits(box: BoxRecord, t: Table, seat: int, action: int) -> None:
    """Let a kit grow, or send it to an exit."""
    if action in GROW:
        buy_growth(box, t, seat, GROW.part(action))
    elif action in FINISH:
        kit, payment = FINISH.parts(action)
        finish_kit(box, t, seat, kit, payment)
    else:
        kit, way_out = SEND.parts(action)
        send_kit(t, seat, kit, way_out)
