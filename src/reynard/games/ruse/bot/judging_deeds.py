"""What deeds and climbs are worth: hunting, marking, tracking, kits and the Mountain."""

from typing import Any

from reynard.core.compiled import njit
from reynard.games.ruse.actions import (
    CHEESE,
    DRAW_OBJECTIVE,
    EXCHANGE,
    FLAG,
    HUNT,
    KIT,
    MARK,
    RESOURCE,
    RUSE,
    SWAP,
    TRACK,
)
from reynard.games.ruse.bot.outlook import Outlook
from reynard.games.ruse.bot.prospects import worth_of_gain, worth_of_mark
from reynard.games.ruse.bot.prospects_of_cards import hope_of_cards
from reynard.games.ruse.box.record import DEPLETES, BoxRecord
from reynard.games.ruse.rules.walking import part_of
from reynard.games.ruse.table import (
    CLIMBS,
    DEEDS,
    KITS,
    NOBODY,
    NOTHING,
    VITAL,
    Climb,
    Deed,
    Obstacle,
    Place,
    Ruse,
    Table,
)

# What each ruse tile may still bring later in the round.
SAVED_RUSE = (0.6, 0.5, 0.4, 0.1, 0.4, 0.0, 0.1, 0.5, 0.0, 0.0, 0.0, 0.5, 0.0, 0.0, 0.0)


@njit
def has_left(t: Table, seat: int, kind: int) -> bool:
    """Say whether a ruse tile of a seat can still help in this turn."""
    own = t.seat[seat]
    return own.ruse == kind and (not own.ruse_used or (t.ruse_on == 1 and t.turn == seat))


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
def saved(box: BoxRecord, t: Table, seat: int, ahead: Outlook) -> float:
    """Say what it is worth to keep a ruse tile for later in the round, less what it gives beside."""
    own = t.seat[seat]
    if own.ruse == NOTHING:
        return 0.0
    return (SAVED_RUSE[own.ruse] if own.dice > 0 else 0.0) - ahead.growth * box.ruse_growth[own.ruse]


@njit
def appraise_any_time(box: BoxRecord, t: Table, seat: int, ahead: Outlook, best: float, values: Any) -> None:
    """Value the cheese and the ruse tiles that can be used at any time, beside the best that could follow."""
    own = t.seat[seat]
    values[CHEESE()] = best + ahead.growth * box.cheese_growth - ahead.cheese
    if own.ruse == Ruse.OLD_FOX:
        values[RUSE()] = best + ahead.growth * box.ruse_growth[Ruse.OLD_FOX]
    elif own.ruse == Ruse.CROWS_FRIEND:
        gained = ahead.cheese + (1.0 if t.cheese != NOBODY else 0.0) - ahead.growth * box.crows_friend
        values[RUSE()] = best + (gained if own.dice == 0 else -0.2)


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
        values[HUNT()] = ahead.net[Deed.HUNT] + 0.03
        values[MARK()] = ahead.net[Deed.MARK] + 0.02
        values[TRACK(place)] = ahead.net[Deed.TRACK]
        for kit in range(KITS):
            values[KIT(kit)] = ahead.net[Deed.KIT] + ahead.kit[kit] - ahead.best_kit
    appraise_any_time(box, t, seat, ahead, best, values)
    if mask[RUSE()] and (own.ruse == Ruse.STRONG_SCENT or own.ruse == Ruse.TEACHER):
        deed = Deed.MARK.value if own.ruse == Ruse.STRONG_SCENT else Deed.KIT.value
        helps = ahead.net[deed] >= best - 0.01 and best > 0.0
        values[RUSE()] = best + 0.05 if helps else -1.0


@njit
def spread_climbs(box: BoxRecord, t: Table, seat: int, ahead: Outlook, values: Any) -> None:
    """Value every choice on the Mountain by the deed it belongs to."""
    own = t.seat[seat]
    for deed in range(CLIMBS):  # what would deplete the die comes after what the die can still pay
        if ahead.cost[deed] > 0.0:
            ahead.net[deed] += 0.02 if ahead.cost[deed] <= t.die - 1 else -0.02
    for kind in range(VITAL):
        values[RESOURCE(kind)] = ahead.net[Climb.RESOURCE] + ahead.resource[kind] - ahead.best_resource
        values[TRACK(kind)] = ahead.net[Climb.STEP] + ahead.step[kind] - ahead.best_step
    for kit in range(KITS):
        values[KIT(kit)] = ahead.net[Climb.KIT] + ahead.kit[kit] - ahead.best_kit
    for number in range(own.flags_held):
        gain = worth_of_gain(box, ahead, box.bonus[own.flag[number]].gain, NOTHING)
        values[FLAG(number)] = ahead.net[Climb.FLAG] + gain - ahead.worth[Climb.FLAG]
    usual = ahead.net[Climb.OBJECTIVE] - ahead.worth[Climb.OBJECTIVE]
    values[DRAW_OBJECTIVE()] = usual + ahead.card
    for number in range(own.cards):
        lost = ahead.hope - hope_without(box, t, seat, ahead, number)
        values[SWAP(number)] = usual + ahead.card - lost
        values[EXCHANGE(number)] = (
            usual - lost + worth_of_gain(box, ahead, box.objective[own.hand[number]].exchange, NOTHING)
        )
