"""What a choice is worth to a seat, in points it can expect by the end: the bots' judgement of a position."""

from typing import Any

import numpy as np

from reynard.core.compiled import njit
from reynard.games.ruse.box import DEPLETES, BoxRecord
from reynard.games.ruse.den import fits, looks_new, may_cover, sides_of, turned
from reynard.games.ruse.kits import row_of
from reynard.games.ruse.placing import SIDES_OF_A_DIE, leftmost_space
from reynard.games.ruse.prospects import (
    OUTLOOK,
    Outlook,
    aims_at,
    hope_of_cards,
    look_ahead,
    rank_exits,
    rate_of_kit,
    worth_of_being_out,
    worth_of_card,
    worth_of_gain,
    worth_of_mark,
    worth_on_chart,
)
from reynard.games.ruse.scoring import counted_by
from reynard.games.ruse.table import (
    ACTIONS,
    CELLS,
    CHART_ROW,
    CHEESE,
    CLIMBS,
    DEEDS,
    DISPLAY,
    DOWN,
    DRAW_OBJECTIVE,
    EXCHANGE,
    EXITS,
    FINISH,
    FLAG,
    GROW,
    HUNT,
    INSTINCT,
    INSTINCTS,
    KIT,
    KITS,
    LAY,
    MARK,
    NOBODY,
    NOTHING,
    PAYMENTS,
    PLACE,
    PLACES,
    PRINTS,
    RESOURCE,
    RETURN,
    RUSE,
    SEND,
    SIDES,
    SPACES,
    STOP,
    SWAP,
    TAKE,
    TERRITORY,
    TRACK,
    UP,
    VITAL,
    WALK,
    WELCOME,
    Aim,
    Chart,
    Climb,
    Deed,
    Obstacle,
    Place,
    Ruse,
    Step,
    Table,
)
from reynard.games.ruse.walking import distance, is_night, meets_another, part_of, reach, spaces_on_path, toll_to

# What each ruse tile may still bring later in the round.
SAVED_RUSE = (0.6, 0.5, 0.4, 0.1, 0.4, 0.0, 0.1, 0.5, 0.0, 0.0, 0.0, 0.5, 0.0, 0.0, 0.0)
DIG_FIT = 0.8  # how well a random den tile does what the best tile would do
CHOICE_FIT = 0.75  # and one from the display
DEN_BONUS = 1.0  # what tile and cell give together
LATER_TILE = 0.85  # what each further tile of a turn still brings
KEPT_GROWTH = 0.45  # what a growth point must bring to be spent, while rounds follow


@njit
def appraise(box: BoxRecord, t: Table, seat: int, mask: Any, values: Any) -> None:
    """Value every legal choice of a seat."""
    scratch = np.zeros(1, OUTLOOK)
    ahead = scratch[0]
    for action in range(ACTIONS):
        values[action] = 0.0
    look_ahead(box, t, seat, ahead)
    value_digging(box, t, seat, ahead)
    step = t.step
    if step == Step.PLACE:
        ahead.card = worth_of_card(box, t, seat, ahead)
        appraise_places(box, t, seat, ahead, mask, values)
    elif step == Step.WALK:
        ahead.card = worth_of_card(box, t, seat, ahead)
        appraise_walk(box, t, seat, ahead, mask, values)
    elif step == Step.ACT:
        ahead.card = worth_of_card(box, t, seat, ahead)
        appraise_deeds(box, t, seat, ahead, mask, values)
    elif step == Step.DEN:
        appraise_chart(box, t, seat, ahead, mask, values)
    elif step == Step.GROW or step == Step.ADVANCE:
        appraise_growth(box, t, seat, ahead, mask, values)
    elif step == Step.LAY or step == Step.DIG or step == Step.TURN or step == Step.TAKE:
        appraise_tiles(box, t, seat, ahead, mask, values)
    elif step == Step.KEEP or step == Step.RETURN:
        appraise_cards(box, t, seat, ahead, values)
    elif step == Step.TERRITORY:
        appraise_territories(box, t, seat, ahead, values)
    elif step == Step.ROLLED:
        appraise_roll(box, t, ahead, values)
    else:
        appraise_small(box, t, seat, ahead, values)
    scratch[0].dice = 0.0


@njit
def value_digging(box: BoxRecord, t: Table, seat: int, ahead: Outlook) -> None:
    """Guess what one random den tile is worth."""
    own = t.seat[seat]
    if own.tiles >= CELLS:
        ahead.dig = 0.0
        return
    promise = 0.0
    for number in range(EXITS):
        if ahead.exit_chance[number] < 1.0:
            promise += ahead.exit_worth[number] * min(ahead.tile_lost, 1.0 - ahead.exit_chance[number])
    if aims_at(box, own, Aim.DEN_TILES.value, Aim.DEN_TILES.value):
        own.tiles += 1
        promise += 1.5 * (hope_of_cards(box, t, seat, ahead) - ahead.hope)
        own.tiles -= 1
    if aims_at(box, own, Aim.EXIT_PATH.value, Aim.EXIT_PATH.value) and ahead.nearest > 0.0:
        ahead.nearest -= 1.0
        promise += hope_of_cards(box, t, seat, ahead) - ahead.hope
        ahead.nearest += 1.0
    ahead.dig = DEN_BONUS * (1.0 if own.tiles > 0 else 0.5) + DIG_FIT * promise


@njit
def has_left(t: Table, seat: int, kind: int) -> bool:
    """Say whether a ruse tile of a seat can still help in this turn."""
    own = t.seat[seat]
    return own.ruse == kind and (not own.ruse_used or (t.ruse_on == 1 and t.turn == seat))


@njit
def worth_of_path(box: BoxRecord, t: Table, seat: int, ahead: Outlook, place: int, pips: int, growth: int) -> float:
    """Find the best that the fox can do in a place with so many pips, beyond the pips themselves."""
    best = 0.0
    far = reach(box, t, place)
    eyes = max(far, box.night_eyes) if has_left(t, seat, Ruse.NIGHT_EYES.value) else far
    for space in range(spaces_on_path(place)):
        away = distance(place, space)
        if away <= eyes:
            worth = worth_of_stop(box, t, seat, ahead, place, space, pips, growth, False)
            if away > far:
                worth -= saved(box, t, seat, ahead)
            best = max(best, worth)
    return best


@njit
def worth_of_stop(
    box: BoxRecord, t: Table, seat: int, ahead: Outlook, place: int, space: int, pips: int, growth: int, free: bool
) -> float:
    """Find the best that can be done on a space, less the tolls on the way to it."""
    if place == Place.MOUNTAIN:
        list_climbs(box, t, seat, ahead, space, 0)
        return best_deeds(ahead, pips, growth, CLIMBS)
    toll = 0 if free else min(growth, toll_to(box, t, seat, place, space))
    list_deeds(box, t, seat, ahead, place, space, 0)
    return best_deeds(ahead, pips, growth - toll, DEEDS) - ahead.growth * toll


@njit
def list_deeds(box: BoxRecord, t: Table, seat: int, ahead: Outlook, place: int, space: int, done: int) -> None:
    """Write down the worth and cost of what can be done on a tile."""
    own = t.seat[seat]
    tile = box.tile[place, part_of(space), t.tile[place, space]]
    watched, lure = t.hunter == place, 0.0
    if watched and has_left(t, seat, Ruse.DECOY.value):
        watched = False
        lure = 0.0 if t.ruse_on else -saved(box, t, seat, ahead)
    wolf = t.obstacle[Obstacle.WOLF] == place
    for deed in range(DEEDS):
        ahead.cost[deed] = tile.cost[deed]
        ahead.worth[deed] = -1.0
        if tile.cost[deed] == 0 or done >> deed & 1:
            continue
        if deed == Deed.HUNT:
            if not watched and not wolf and t.hunting[place].spots > 0:
                ahead.worth[deed] = ahead.catch[place] + lure
        elif deed == Deed.MARK:
            if not watched and own.markers > 0 and t.marker[place, space] != seat:
                ahead.worth[deed] = worth_of_mark(box, t, seat, ahead, place, space) + lure
                if has_left(t, seat, Ruse.STRONG_SCENT.value):
                    ahead.cost[deed] = box.strong_scent
        elif deed == Deed.TRACK:
            if not wolf:
                ahead.worth[deed] = ahead.step[place]
        else:
            ahead.worth[deed] = ahead.best_kit
            if has_left(t, seat, Ruse.TEACHER.value):
                ahead.worth[deed] = ahead.best_kit * box.teacher_gives


@njit
def list_climbs(box: BoxRecord, t: Table, seat: int, ahead: Outlook, space: int, done: int) -> None:
    """Write down the worth and cost of what can be done on a space of the Mountain."""
    own = t.seat[seat]
    for climb in range(CLIMBS):
        ahead.cost[climb] = box.climb[space, climb]
        ahead.worth[climb] = -1.0
        if box.climb[space, climb] == 0 or done >> climb & 1:
            continue
        if climb == Climb.RESOURCE:
            ahead.worth[climb] = ahead.best_resource
        elif climb == Climb.FLAG:
            for number in range(own.flags_held):
                ahead.worth[climb] = max(
                    ahead.worth[climb], worth_of_gain(box, ahead, box.bonus[own.flag[number]].gain, NOTHING)
                )
        elif climb == Climb.STEP:
            ahead.worth[climb] = ahead.best_step
        elif climb == Climb.KIT:
            ahead.worth[climb] = ahead.best_kit
        else:
            ahead.worth[climb] = best_consultation(box, t, seat, ahead)


@njit
def best_consultation(box: BoxRecord, t: Table, seat: int, ahead: Outlook) -> float:
    """Say what the best use of the private objectives on the Mountain brings."""
    own = t.seat[seat]
    best = ahead.card if own.cards < box.most_in_hand else -1.0
    for number in range(own.cards):
        best = max(best, worth_of_trade(box, t, seat, ahead, number))
    return best


@njit
def worth_of_trade(box: BoxRecord, t: Table, seat: int, ahead: Outlook, number: int) -> float:
    """Say what it brings to give up a card for its effect, or for another card."""
    own = t.seat[seat]
    lost = ahead.hope - hope_without(box, t, seat, ahead, number)
    return max(worth_of_gain(box, ahead, box.objective[own.hand[number]].exchange, NOTHING), ahead.card) - lost


@njit
def hope_without(box: BoxRecord, t: Table, seat: int, ahead: Outlook, number: int) -> float:
    """Say what a hand would promise without one of its cards."""
    own = t.seat[seat]
    card, last = own.hand[number], own.cards - 1
    own.hand[number] = own.hand[last]
    own.cards = last
    hope = hope_of_cards(box, t, seat, ahead)
    own.cards = last + 1
    own.hand[number] = card
    return hope


@njit
def best_deeds(ahead: Outlook, pips: int, growth: int, count: int) -> float:
    """Find the best set of deeds beyond the pips they take, and the best set with each of them."""
    best, price = 0.0, ahead.growth
    useful = 0
    for deed in range(count):
        ahead.net[deed] = -99.0
        if ahead.worth[deed] > 0.0:
            useful |= 1 << deed
    chosen = useful
    while chosen:
        worth, cost, depletes = 0.0, 0.0, False
        for deed in range(count):
            if chosen >> deed & 1:
                worth += ahead.worth[deed]
                if ahead.cost[deed] == DEPLETES:
                    depletes = True
                else:
                    cost += ahead.cost[deed]
        if depletes:
            beyond = max(0.0, cost - max(0, pips - 1))
            worth -= pips + price * beyond
            possible = pips > 0 and beyond <= growth
        else:
            beyond = max(0.0, cost - pips)
            worth -= cost - beyond + price * beyond
            possible = beyond <= growth
        if possible:
            best = max(best, worth)
            for deed in range(count):
                if chosen >> deed & 1:
                    ahead.net[deed] = max(ahead.net[deed], worth)
        chosen = (chosen - 1) & useful
    return best


@njit
def appraise_places(box: BoxRecord, t: Table, seat: int, ahead: Outlook, mask: Any, values: Any) -> None:
    """Value every space: what it gives, the pips it leaves, and the best turn that can follow."""
    best, dead = -99.0, -99.0
    plays_dead = has_left(t, seat, Ruse.PLAY_DEAD.value)
    for place in range(PLACES):
        leftmost = leftmost_space(t, seat, place)
        for space in range(SPACES):
            action = PLACE + place * SPACES + space
            if mask[action]:
                penalty = 0 if plays_dead and t.ruse_on else box.space[place, space].penalty
                values[action] = worth_of_space(box, t, seat, ahead, place, space, penalty)
                if space != leftmost:
                    values[action] -= saved(box, t, seat, ahead)
                best = max(best, values[action])
                if plays_dead and not t.ruse_on:
                    dead = max(dead, worth_of_space(box, t, seat, ahead, place, space, 0))
    appraise_any_time(box, t, seat, ahead, best, values)
    if plays_dead:
        values[RUSE] = dead - saved(box, t, seat, ahead)


@njit
def saved(box: BoxRecord, t: Table, seat: int, ahead: Outlook) -> float:
    """Say what it is worth to keep a ruse tile for later in the round, less what it gives beside."""
    own = t.seat[seat]
    if own.ruse == NOTHING:
        return 0.0
    return (SAVED_RUSE[own.ruse] if own.dice > 0 else 0.0) - ahead.growth * box.ruse_growth[own.ruse]


@njit
def worth_of_space(box: BoxRecord, t: Table, seat: int, ahead: Outlook, place: int, space: int, penalty: int) -> float:
    """Say what a die on a space can bring."""
    own, printed = t.seat[seat], box.space[place, space].gain
    worth = worth_of_gain(box, ahead, printed, place if place < VITAL else NOTHING)
    pips = max(0, t.die - penalty)
    growth = own.growth
    if pips == 0:
        growth += box.depleted_growth
        worth += ahead.growth * box.depleted_growth
    worth += pips
    if place == Place.DEN:
        return worth + best_row(box, t, seat, ahead, pips, growth)
    if own.ruse == Ruse.SHARED_TRAIL and not own.ruse_used and meets_another(t, seat, place):
        worth += ahead.growth * box.ruse_growth[Ruse.SHARED_TRAIL]
    if own.dice == 0 and place < VITAL:
        if t.obstacle[Obstacle.CAMP] == place:
            worth += ahead.growth * box.camp_growth
        if t.obstacle[Obstacle.BEAR] == place:
            worth += ahead.best_resource
    return worth + worth_of_path(box, t, seat, ahead, place, pips, growth)


@njit
def appraise_any_time(box: BoxRecord, t: Table, seat: int, ahead: Outlook, best: float, values: Any) -> None:
    """Value the cheese and the ruse tiles that can be used at any time, beside the best that could follow."""
    own = t.seat[seat]
    values[CHEESE] = best + ahead.growth * box.cheese_growth - ahead.cheese
    if own.ruse == Ruse.OLD_FOX:
        values[RUSE] = best + ahead.growth * box.ruse_growth[Ruse.OLD_FOX]
    elif own.ruse == Ruse.CROWS_FRIEND:
        gained = ahead.cheese + (1.0 if t.cheese != NOBODY else 0.0) - ahead.growth * box.crows_friend
        values[RUSE] = best + (gained if own.dice == 0 else -0.2)


@njit
def appraise_walk(box: BoxRecord, t: Table, seat: int, ahead: Outlook, mask: Any, values: Any) -> None:
    """Value the spaces within reach by what can be done there, less the tolls."""
    own, place = t.seat[seat], t.die_at
    far, best, free = reach(box, t, place), 0.0, 0.0
    silent = has_left(t, seat, Ruse.SILENT_PAWS.value)
    for space in range(spaces_on_path(place)):
        if mask[WALK + space]:
            worth = worth_of_stop(box, t, seat, ahead, place, space, t.die, own.growth, silent and t.ruse_on == 1)
            if distance(place, space) > far:
                worth -= saved(box, t, seat, ahead)
            values[WALK + space] = worth + 0.01
            best = max(best, worth)
            if silent:
                free = max(free, worth_of_stop(box, t, seat, ahead, place, space, t.die, own.growth, True))
    appraise_any_time(box, t, seat, ahead, best, values)
    if silent:
        values[RUSE] = free - saved(box, t, seat, ahead)
    elif own.ruse == Ruse.CACHE:
        values[RUSE] = best + ahead.resource[place % VITAL] - saved(box, t, seat, ahead)


@njit
def appraise_deeds(box: BoxRecord, t: Table, seat: int, ahead: Outlook, mask: Any, values: Any) -> None:
    """Value what can be done where the fox stands, each with the best that goes with it; to stop brings nothing."""
    own, place = t.seat[seat], t.die_at
    if place == Place.MOUNTAIN:
        list_climbs(box, t, seat, ahead, own.fox_space, t.done)
        best = best_deeds(ahead, t.die, own.growth, CLIMBS)
        spread_climbs(box, t, seat, ahead, values)
    else:
        list_deeds(box, t, seat, ahead, place, own.fox_space, t.done)
        best = best_deeds(ahead, t.die, own.growth, DEEDS)
        values[HUNT] = ahead.net[Deed.HUNT] + 0.03
        values[MARK] = ahead.net[Deed.MARK] + 0.02
        values[TRACK + place] = ahead.net[Deed.TRACK]
        for kit in range(KITS):
            values[KIT + kit] = ahead.net[Deed.KIT] + ahead.kit[kit] - ahead.best_kit
    appraise_any_time(box, t, seat, ahead, best, values)
    if mask[RUSE] and (own.ruse == Ruse.STRONG_SCENT or own.ruse == Ruse.TEACHER):
        deed = Deed.MARK.value if own.ruse == Ruse.STRONG_SCENT else Deed.KIT.value
        helps = ahead.net[deed] >= best - 0.01 and best > 0.0
        values[RUSE] = best + 0.05 if helps else -1.0


@njit
def spread_climbs(box: BoxRecord, t: Table, seat: int, ahead: Outlook, values: Any) -> None:
    """Value every choice on the Mountain by the deed it belongs to."""
    own = t.seat[seat]
    for deed in range(CLIMBS):  # what would deplete the die comes after what the die can still pay
        if ahead.cost[deed] > 0.0:
            ahead.net[deed] += 0.02 if ahead.cost[deed] <= t.die - 1 else -0.02
    for kind in range(VITAL):
        values[RESOURCE + kind] = ahead.net[Climb.RESOURCE] + ahead.resource[kind] - ahead.best_resource
        values[TRACK + kind] = ahead.net[Climb.STEP] + ahead.step[kind] - ahead.best_step
    for kit in range(KITS):
        values[KIT + kit] = ahead.net[Climb.KIT] + ahead.kit[kit] - ahead.best_kit
    for number in range(own.flags_held):
        gain = worth_of_gain(box, ahead, box.bonus[own.flag[number]].gain, NOTHING)
        values[FLAG + number] = ahead.net[Climb.FLAG] + gain - ahead.worth[Climb.FLAG]
    usual = ahead.net[Climb.OBJECTIVE] - ahead.worth[Climb.OBJECTIVE]
    values[DRAW_OBJECTIVE] = usual + ahead.card
    for number in range(own.cards):
        lost = ahead.hope - hope_without(box, t, seat, ahead, number)
        values[SWAP + number] = usual + ahead.card - lost
        values[EXCHANGE + number] = (
            usual - lost + worth_of_gain(box, ahead, box.objective[own.hand[number]].exchange, NOTHING)
        )


@njit
def worth_of_row(box: BoxRecord, t: Table, seat: int, ahead: Outlook, number: int, pips: int, growth: int) -> float:
    """Say what a row of the den's chart brings beyond the pips it takes."""
    row = box.chart[number]
    beyond = max(0, row.cost - pips)
    if beyond > growth or row.kind == Chart.TURN:
        return -9.0
    worth, more = 0.0, ahead.dig
    if row.kind == Chart.CHOOSE:
        more = (ahead.dig - DEN_BONUS) * CHOICE_FIT / DIG_FIT + DEN_BONUS + 0.3
    for _ in range(min(row.tiles, CELLS - t.seat[seat].tiles)):
        worth += more
        more *= LATER_TILE
    return worth - (row.cost - beyond) - ahead.growth * beyond


@njit
def best_row(box: BoxRecord, t: Table, seat: int, ahead: Outlook, pips: int, growth: int) -> float:
    """Find what the best row of the den's chart brings."""
    best = 0.0
    for number in range(box.chart_rows):
        best = max(best, worth_of_row(box, t, seat, ahead, number, pips, growth))
    if has_left(t, seat, Ruse.DIGGER.value):
        best += 0.8 * ahead.dig * box.digger
    return best


@njit
def appraise_chart(box: BoxRecord, t: Table, seat: int, ahead: Outlook, mask: Any, values: Any) -> None:
    """Value the rows of the den's chart; to stop is worth nothing."""
    own, best = t.seat[seat], 0.0
    for number in range(box.chart_rows):
        if mask[CHART_ROW + number]:
            if box.chart[number].kind == Chart.TURN:
                cost = box.chart[number].cost
                worth = best_turn(t, seat, ahead) - min(cost, t.die) - ahead.growth * max(0, cost - t.die)
            else:
                worth = worth_of_row(box, t, seat, ahead, number, t.die, own.growth)
            values[CHART_ROW + number] = worth
            best = max(best, worth)
    appraise_any_time(box, t, seat, ahead, best, values)
    if own.ruse == Ruse.DIGGER:
        values[RUSE] = best + 0.5 if best > 0.0 else -1.0


@njit
def best_turn(t: Table, seat: int, ahead: Outlook) -> float:
    """Find what turning one den tile would open."""
    own, best = t.seat[seat], 0.0
    now = rank_exits(own, ahead)
    for cell in range(CELLS):
        sides = own.opens[cell]
        for quarters in range(1, SIDES if sides else 0):
            if fits(cell, turned(sides, quarters)):
                own.opens[cell] = turned(sides, quarters)
                best = max(best, rank_exits(own, ahead) - now)
                own.opens[cell] = sides
    return best


@njit
def appraise_tiles(box: BoxRecord, t: Table, seat: int, ahead: Outlook, mask: Any, values: Any) -> None:
    """Value the ways to lay or turn a den tile, or to take one, by the exits that come nearer and by the bonuses."""
    own = t.seat[seat]
    now = rank_exits(own, ahead)
    if t.step == Step.TURN:
        for action in range(LAY, LAY + CELLS * SIDES):
            if mask[action]:
                cell, quarters = (action - LAY) // SIDES, (action - LAY) % SIDES
                sides = own.opens[cell]
                own.opens[cell] = turned(sides, quarters)
                values[action] = rank_exits(own, ahead) - now
                own.opens[cell] = sides
    elif t.step == Step.TAKE:
        for number in range(DISPLAY):
            if mask[TAKE + number]:
                values[TAKE + number] = best_laying(box, t, seat, ahead, t.display[number]) - now
    else:
        for action in range(LAY, LAY + t.draws * CELLS * SIDES):
            if mask[action]:
                turn = (action - LAY) % (CELLS * SIDES)
                kind = t.drawn[(action - LAY) // (CELLS * SIDES)]
                values[action] = worth_of_laying(box, t, seat, ahead, kind, turn // SIDES, turn % SIDES) - now


@njit
def worth_of_laying(box: BoxRecord, t: Table, seat: int, ahead: Outlook, kind: int, cell: int, quarters: int) -> float:
    """Say what a den tile on a cell promises and gives."""
    own = t.seat[seat]
    own.opens[cell] = turned(sides_of(box, kind), quarters)
    worth = rank_exits(own, ahead)
    own.opens[cell] = 0
    return (
        worth
        + worth_of_gain(box, ahead, box.tile_gain[kind % PRINTS], NOTHING)
        + worth_of_gain(box, ahead, box.printed[cell], NOTHING)
    )


@njit
def best_laying(box: BoxRecord, t: Table, seat: int, ahead: Outlook, kind: int) -> float:
    """Find the best that a den tile can do."""
    own, best, sides = t.seat[seat], 0.0, sides_of(box, kind)
    for cell in range(CELLS):
        if may_cover(own, cell):
            for quarters in range(SIDES):
                if looks_new(sides, quarters) and fits(cell, turned(sides, quarters)):
                    best = max(best, worth_of_laying(box, t, seat, ahead, kind, cell, quarters))
    return best


@njit
def appraise_growth(box: BoxRecord, t: Table, seat: int, ahead: Outlook, mask: Any, values: Any) -> None:
    """Value growing by what each growth point brings, and sending kits where an exit is open, in the last round."""
    own = t.seat[seat]
    free = t.step == Step.ADVANCE
    keep = 0.0 if free else 0.26 if ahead.rounds == 0.0 else KEPT_GROWTH
    for kit in range(KITS):
        if mask[GROW + kit]:
            price = 1.0 * box.price[row_of(kit)]
            values[GROW + kit] = price * (rate_of_kit(box, t, seat, ahead, kit) - keep)
        first = FINISH + kit * PAYMENTS
        for payment in range(PAYMENTS):
            if mask[first + payment]:
                values[first + payment] = worth_of_being_out(box, t, seat, ahead, kit) - worth_of_payment(
                    box, t, seat, ahead, payment
                )
        for way_out in range(EXITS):
            action = SEND + kit * EXITS + way_out
            if mask[action]:
                worth = 0.1 * own.kit[kit].value + (0.3 if own.reached >> way_out & 1 else 0.0)
                values[action] = worth if ahead.rounds == 0.0 else -1.0


@njit
def worth_of_payment(box: BoxRecord, t: Table, seat: int, ahead: Outlook, payment: int) -> float:
    """Say what a resource or a hunting tile given for the last growth space would have been worth."""
    own = t.seat[seat]
    if payment < VITAL:
        lost = 0.4 + (0.5 if own.resource[payment] == 1 else 0.0)
        if own.resource[payment] == 1 and aims_at(
            box, own, Aim.DIFFERENT_RESOURCES.value, Aim.DIFFERENT_RESOURCES.value
        ):
            own.resource[payment] -= 1
            lost += ahead.hope - hope_of_cards(box, t, seat, ahead)
            own.resource[payment] += 1
        return lost
    lost = 1.0 * box.catch_points[own.catches] - box.catch_points[own.catches - 1] + 0.5
    if ahead.rounds > 0.0:
        lost = worth_on_chart(box, own, ahead) + 0.5
    own.catches -= 1
    lost += ahead.hope - hope_of_cards(box, t, seat, ahead)
    own.catches += 1
    return lost


@njit
def appraise_cards(box: BoxRecord, t: Table, seat: int, ahead: Outlook, values: Any) -> None:
    """Value giving back each private objective by what the others promise without it."""
    own = t.seat[seat]
    for number in range(own.cards):
        values[RETURN + number] = hope_without(box, t, seat, ahead, number)


@njit
def appraise_territories(box: BoxRecord, t: Table, seat: int, ahead: Outlook, values: Any) -> None:
    """Value where to put the hunter or an obstacle: what helps to oneself, what hinders to the others."""
    own, what, rivals = t.seat[seat], t.need[0].what, max(1, t.seats - 1)
    acts = t.turn == seat and t.die_at != NOTHING
    for territory in range(VITAL):
        others, coming = 0.0, 0.0
        for other in range(t.seats):
            if other != seat:
                others += 1.0 if t.seat[other].fox == territory and t.seat[other].dice == 0 else 0.0
                coming += t.seat[other].dice
        room = 0.0
        for space in range(t.open_spaces[territory]):
            room += 1.0 if t.space[territory, space].owner == NOBODY else 0.0
        coming = 0.3 * min(coming, room) / rivals  # what hinders all of them alike wins no more than hindering one
        mine = 4.0 if acts and t.die_at == territory else 0.25 * own.dice * min(room, 1.0)
        if what == Obstacle.CAMP or what == Obstacle.BEAR:
            stays = 1.0 if own.fox == territory and own.dice == 0 else 0.4 * min(room, 1.0) if own.dice > 0 else 0.0
            values[TERRITORY + territory] = stays - 0.3 * others / rivals
        elif what == Obstacle.STORM:
            values[TERRITORY + territory] = 0.0 if is_night(t) else 0.4 * coming - mine
        else:
            hunts = 1.0 if t.hunting[territory].spots > 0 else 0.5
            bare = 0.5 if t.hunter == territory or t.obstacle[Obstacle.WOLF] == territory else 1.0
            values[TERRITORY + territory] = bare * hunts * (coming - mine)


@njit
def appraise_roll(box: BoxRecord, t: Table, ahead: Outlook, values: Any) -> None:
    """Value a roll and what it could be changed into."""
    usual = 0.0
    for value in range(1, SIDES_OF_A_DIE + 1):
        usual += worth_of_roll(box, t, ahead, value) / SIDES_OF_A_DIE
    later = saved(box, t, t.turn, ahead)
    values[STOP] = worth_of_roll(box, t, ahead, t.rolled)
    values[RUSE] = usual - later
    if t.rolled + box.feint <= SIDES_OF_A_DIE:
        values[UP] = worth_of_roll(box, t, ahead, t.rolled + box.feint) - later
    if t.rolled - box.feint >= 1:
        values[DOWN] = worth_of_roll(box, t, ahead, t.rolled - box.feint) - later


@njit
def worth_of_roll(box: BoxRecord, t: Table, ahead: Outlook, value: int) -> float:
    """Say what a rolled value is worth: its pips, its growth points and the bonus of destiny."""
    worth = 0.9 * value + ahead.growth * box.growth_by_value[value]
    if value == t.destiny_die:
        worth += worth_of_gain(box, ahead, box.destiny_gain[t.destiny], NOTHING)
    return worth


@njit
def appraise_small(box: BoxRecord, t: Table, seat: int, ahead: Outlook, values: Any) -> None:
    """Value resources, kits, steps and instincts."""
    own = t.seat[seat]
    values[WELCOME] = ahead.growth * box.welcome_growth
    for kind in range(VITAL):
        values[RESOURCE + kind] = ahead.resource[kind] - 0.02 * own.resource[kind]
        values[TRACK + kind] = ahead.step[kind]
    for kit in range(KITS):
        values[KIT + kit] = ahead.kit[kit]
    if t.step == Step.INSTINCT:
        value = 6
        for kit in range(KITS):
            if own.kit[kit].exit == t.need[0].what:
                value = own.kit[kit].value
        for slot in range(INSTINCTS):
            values[INSTINCT + slot] = box.instinct_points[slot] * min(value, counted_by(box, t, seat, slot))
