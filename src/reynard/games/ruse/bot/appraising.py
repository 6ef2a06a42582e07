"""What a choice is worth to a seat, in points it can expect by the end: the bots' judgement of a position."""

from typing import Any

from reynard.core.compiled import njit
from reynard.games.ruse.actions import (
    ACTIONS,
    DOWN,
    INSTINCT,
    KIT,
    RESOURCE,
    RETURN,
    RUSE,
    STOP,
    TERRITORY,
    TRACK,
    UP,
    WELCOME,
)
from reynard.games.ruse.bot.judging_deeds import appraise_deeds, hope_without, saved
from reynard.games.ruse.bot.judging_den import appraise_chart, appraise_tiles, value_digging
from reynard.games.ruse.bot.judging_growth import appraise_growth
from reynard.games.ruse.bot.judging_places import appraise_places, appraise_walk
from reynard.games.ruse.bot.outlook import Outlook, blank_outlook
from reynard.games.ruse.bot.prospects import look_ahead, worth_of_card, worth_of_gain
from reynard.games.ruse.bot.prospects_of_instincts import worth_of_instinct
from reynard.games.ruse.box.record import BoxRecord
from reynard.games.ruse.rules.placing import SIDES_OF_A_DIE
from reynard.games.ruse.rules.walking import is_night
from reynard.games.ruse.table import INSTINCTS, KITS, NOBODY, NOTHING, VITAL, Obstacle, Step, Table


@njit
def appraise(box: BoxRecord, t: Table, seat: int, mask: Any, values: Any) -> None:
    """Value every legal choice of a seat."""
    ahead = blank_outlook()
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


@njit
def appraise_cards(box: BoxRecord, t: Table, seat: int, ahead: Outlook, values: Any) -> None:
    """Value giving back each private objective by what the others promise without it."""
    own = t.seat[seat]
    for number in range(own.cards):
        values[RETURN(number)] = hope_without(box, t, seat, ahead, number)


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
            values[TERRITORY(territory)] = stays - 0.3 * others / rivals
        elif what == Obstacle.STORM:
            values[TERRITORY(territory)] = 0.0 if is_night(t) else 0.4 * coming - mine
        else:
            hunts = 1.0 if t.hunting[territory].spots > 0 else 0.5
            bare = 0.5 if t.hunter == territory or t.obstacle[Obstacle.WOLF] == territory else 1.0
            values[TERRITORY(territory)] = bare * hunts * (coming - mine)


@njit
def appraise_roll(box: BoxRecord, t: Table, ahead: Outlook, values: Any) -> None:
    """Value a roll and what it could be changed into."""
    usual = 0.0
    for value in range(1, SIDES_OF_A_DIE + 1):
        usual += worth_of_roll(box, t, ahead, value) / SIDES_OF_A_DIE
    later = saved(box, t, t.turn, ahead)
    values[STOP()] = worth_of_roll(box, t, ahead, t.rolled)
    values[RUSE()] = usual - later
    if t.rolled + box.feint <= SIDES_OF_A_DIE:
        values[UP()] = worth_of_roll(box, t, ahead, t.rolled + box.feint) - later
    if t.rolled - box.feint >= 1:
        values[DOWN()] = worth_of_roll(box, t, ahead, t.rolled - box.feint) - later


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
    values[WELCOME()] = ahead.growth * box.welcome_growth
    for kind in range(VITAL):
        dear = 0.05 * box.space[kind, 0].penalty  # the others come by themselves more easily
        values[RESOURCE(kind)] = ahead.resource[kind] - 0.02 * own.resource[kind] + dear
        values[TRACK(kind)] = ahead.step[kind]
    for kit in range(KITS):
        values[KIT(kit)] = ahead.kit[kit]
    if t.step == Step.INSTINCT:
        value = 6
        for kit in range(KITS):
            if own.kit[kit].exit == t.need[0].what:
                value = own.kit[kit].value
        for slot in range(INSTINCTS):
            values[INSTINCT(slot)] = worth_of_instinct(box, t, seat, ahead, slot, value)
