"""What places for a die and ways for a fox are worth."""

from typing import Any

from reynard.core.compiled import njit
from reynard.games.ruse.actions import PLACE, RUSE, WALK
from reynard.games.ruse.bot.judging_deeds import appraise_any_time, best_deeds, has_left, list_climbs, list_deeds, saved
from reynard.games.ruse.bot.judging_den import best_row
from reynard.games.ruse.bot.outlook import Outlook
from reynard.games.ruse.bot.prospects import worth_of_gain
from reynard.games.ruse.box.record import BoxRecord
from reynard.games.ruse.rules.placing import leftmost_space
from reynard.games.ruse.rules.walking import distance, has_pond, meets_another, reach, spaces_on_path, toll_to
from reynard.games.ruse.table import CLIMBS, DEEDS, NOTHING, PLACES, SPACES, VITAL, Obstacle, Place, Ruse, Table


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
    found = worth_of_gain(box, ahead, box.pond, place) if has_pond(box, t, place) else 0.0
    return best_deeds(ahead, pips, growth - toll, DEEDS) - ahead.growth * toll + found


@njit
def appraise_places(box: BoxRecord, t: Table, seat: int, ahead: Outlook, mask: Any, values: Any) -> None:
    """Value every space: what it gives, the pips it leaves, and the best turn that can follow."""
    best, dead = -99.0, -99.0
    plays_dead = has_left(t, seat, Ruse.PLAY_DEAD.value)
    for place in range(PLACES):
        leftmost = leftmost_space(t, seat, place)
        for space in range(SPACES):
            action = PLACE(place, space)
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
        values[RUSE()] = dead - saved(box, t, seat, ahead)


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
def appraise_walk(box: BoxRecord, t: Table, seat: int, ahead: Outlook, mask: Any, values: Any) -> None:
    """Value the spaces within reach by what can be done there, less the tolls."""
    own, place = t.seat[seat], t.die_at
    far, best, free = reach(box, t, place), 0.0, 0.0
    silent = has_left(t, seat, Ruse.SILENT_PAWS.value)
    for space in range(spaces_on_path(place)):
        if mask[WALK(space)]:
            worth = worth_of_stop(box, t, seat, ahead, place, space, t.die, own.growth, silent and t.ruse_on == 1)
            if distance(place, space) > far:
                worth -= saved(box, t, seat, ahead)
            values[WALK(space)] = worth + 0.01
            best = max(best, worth)
            if silent:
                free = max(free, worth_of_stop(box, t, seat, ahead, place, space, t.die, own.growth, True))
    appraise_any_time(box, t, seat, ahead, best, values)
    if silent:
        values[RUSE()] = free - saved(box, t, seat, ahead)
    elif own.ruse == Ruse.CACHE:
        values[RUSE()] = best + ahead.resource[place % VITAL] - saved(box, t, seat, ahead)
