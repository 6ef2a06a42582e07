"""What things are worth to a seat, in points it can expect by the end of the game."""

from math import exp
from typing import Annotated

from reynard.core.compiled import njit
from reynard.core.record import Many, Record, f8
from reynard.games.ruse.box import BoxRecord, Gain, Objective
from reynard.games.ruse.den import START_CELL, TOP
from reynard.games.ruse.kits import kits_out, may_increase, row_of
from reynard.games.ruse.objectives import amount_reached
from reynard.games.ruse.table import (
    BASE_KITS,
    CATCHES,
    CELLS,
    COLUMNS,
    DEEDS,
    EAST,
    EXITS,
    GROWTH,
    KITS,
    MOST_VALIDATED,
    NORTH,
    OUT,
    ROUNDS,
    SOUTH,
    STEPS,
    VITAL,
    WEST,
    Aim,
    Catch,
    Icon,
    Instinct,
    Ruse,
    Seat,
    Table,
)

GROWTH_WORTH = (0.87, 0.75, 1.0, 0.85, 0.85)  # of a growth point, by the rounds that follow
SPENT = 0.28  # of a growth point when there is nothing left to raise
DICE_A_ROUND = 4.2
GROWTH_A_DIE = 2.9  # growth points that a die brings, after what its actions cost
PIPS_OF_A_KIT = 3.7
AN_INSTINCT = 4.9
BONUS_TILE = 1.4
CHEESE_KEPT = 0.55  # chance that nobody takes the cheese before the round ends, in the middle of it
NEEDED_RESOURCE = 1.1
SPARE_RESOURCE = 0.7
LATER_STEPS = 0.3  # of the worth of the step after the next
SURE = 0.82  # chance of an objective that is fulfilled already
TILES_A_DIE = 0.81  # den tiles that each die to come may still lay
KIT_CAP = 0.9  # what a pip of a kit may bring by its instinct, beside its own point
HIGH_KIT_CAP = 0.3  # the same from a value of five on
UNLIKELY_KIT = 0.15  # chance that a kit that nobody waits for goes to the den board
HUNTER_HOPE = 0.6  # what a hunting tile may bring by its instinct
TERRITORY_HOPE = 0.6
EXPLORER_HOPE = 0.4
MARK_STAYS = 0.8
VISITS = 0.25  # of each other seat to a territory in a round
EDGE_TOLL = 0.9  # growth points that such a visit brings to a marker at the edge
FAR_TOLL = 0.35
DISPLACED = 0.3
FOURTH_DIE = 6.0  # in each round
HALFWAY = 2.0  # to the fourth die, for each round
BLACK_KIT = 0.8  # to be let in, for each round
OUT_OF_THE_DEN = 0.6  # for the Family
# How many dice each thing that is missing takes, by what an objective asks for.
HARD = (1.8, 1.6, 2.6, 1.4, 1.5, 1.7, 1.3, 0.8, 1.0, 1.1, 0.45, 0.35, 0.2)
RIGHT_COLUMN = 0b100001000010000
LEFT_COLUMN = 0b000010000100001
FARTHEST = 8


class Outlook(Record):
    """What each thing is worth to a seat just now, and what the deeds of a tile would bring."""

    dice: f8  # that the seat will still place, the one of this turn included
    rounds: f8  # that follow this one
    growth: f8
    resource: Annotated[Many[f8], VITAL]
    best_resource: f8
    kit: Annotated[Many[f8], KITS]  # one pip more on each kit
    best_kit: f8
    step: Annotated[Many[f8], VITAL]
    best_step: f8
    catch: Annotated[Many[f8], VITAL]  # a hunting tile of each territory
    card: f8  # one more private objective in hand
    advance: f8
    dig: f8  # a random den tile
    cheese: f8
    hope: f8  # of the private objectives in hand
    raised: f8  # kits that will be out of the den by the end
    shown: f8  # private objectives that will be validated by the end
    trial: f8  # the same, as the latest hope counted it
    nearest: f8  # den tiles missing to the nearest exit
    tile_lost: f8  # how much less likely an exit is for each den tile that is missing
    exit_chance: Annotated[Many[f8], EXITS]  # that the nearest, second nearest ... exit will be reached
    exit_worth: Annotated[Many[f8], EXITS]
    short: Annotated[Many[f8], KITS]  # what each track or kit lacks
    worth: Annotated[Many[f8], DEEDS + 1]  # of each deed of a tile
    cost: Annotated[Many[f8], DEEDS + 1]
    net: Annotated[Many[f8], DEEDS + 1]  # the best that can be done together with each deed


OUTLOOK = Outlook.dtype


@njit
def look_ahead(box: BoxRecord, t: Table, seat: int, ahead: Outlook) -> None:
    """Work out what everything is worth to a seat."""
    own = t.seat[seat]
    ahead.rounds = float(ROUNDS - t.round_number)
    ahead.dice = own.dice + DICE_A_ROUND * ahead.rounds + (0.5 if t.turn == seat else 0.0)
    count_kits(box, own, ahead)
    ahead.tile_lost = 1.0 / (0.5 + TILES_A_DIE * ahead.dice)
    rank_exits(own, ahead)
    ahead.hope = hope_of_cards(box, t, seat, ahead)
    ahead.shown = ahead.trial
    ahead.cheese = box.cheese_points * (CHEESE_KEPT if own.dice > 0 else 0.85)
    ahead.advance = ahead.growth * box.price[2] if ahead.raised > kits_out(own) else 0.5
    for number in range(EXITS):
        ahead.exit_worth[number] = AN_INSTINCT * max(0.0, min(1.0, min(ahead.raised, ahead.shown) - number))
    value_resources(box, t, seat, ahead)
    value_kits(box, t, seat, ahead)
    for territory in range(VITAL):
        ahead.catch[territory] = worth_of_catch(box, t, seat, ahead, territory)
    value_steps(box, t, seat, ahead)


@njit
def count_kits(box: BoxRecord, own: Seat, ahead: Outlook) -> None:
    """Guess how many kits will be raised with all the growth points to come, and what one point is worth."""
    left = own.growth + GROWTH_A_DIE * ahead.dice
    ahead.raised = 0.0
    for number in range(KITS):
        kit = number if number < 2 else 3 if number == 2 else 2 if number == 3 else 4
        space = max(1, own.kit[kit].space)
        if space >= OUT:
            ahead.raised += 1.0
        else:
            cost = 1.0 * box.price[row_of(kit)] * (GROWTH - 1 - space) + 0.01
            ahead.raised += max(0.0, min(1.0, left / cost)) if left >= cost else 0.5 * max(0.0, left) / cost
            left -= cost
    ahead.growth = GROWTH_WORTH[int(ahead.rounds)] if left < 0.0 else SPENT


@njit
def rank_exits(own: Seat, ahead: Outlook) -> float:
    """Guess the chance to reach the nearest exit, the next and so on, and say what they promise together."""
    north, east, south, west, free = 0, 0, 0, 0, 0
    for cell in range(CELLS):
        sides, bit = own.opens[cell], 1 << cell
        if sides == 0:
            free |= bit
        else:
            north |= bit if sides & NORTH else 0
            east |= bit if sides & EAST else 0
            south |= bit if sides & SOUTH else 0
            west |= bit if sides & WEST else 0
    north, east, south, west = north | free, east | free, south | free, west | free
    start = 1 << START_CELL
    known, seen, rank = start & south & ~free, 0, 0
    chance, promise = 1.0, 0.0
    ahead.nearest = 1.0 * FARTHEST
    for far in range(FARTHEST):
        before = -1
        while before != known:
            before = known
            known |= spread(known, north, east, south, west) & ~free
        found = (known & north) >> TOP & ~seen
        seen |= found
        while found:
            found &= found - 1
            ahead.nearest = min(ahead.nearest, float(far))
            ahead.exit_chance[rank] = chance
            promise += chance * ahead.exit_worth[rank]
            rank += 1
        known |= spread(known, north, east, south, west) & free | start & free
        chance = max(0.0, chance - ahead.tile_lost)
    for missing in range(rank, EXITS):
        ahead.exit_chance[missing] = 0.0
    return promise


@njit
def spread(known: int, north: int, east: int, south: int, west: int) -> int:
    """Find the cells beside known ones that a path could lead to."""
    return (
        (known & north) << COLUMNS & south
        | (known & south) >> COLUMNS & north
        | (known & east & ~RIGHT_COLUMN) << 1 & west
        | (known & west & ~LEFT_COLUMN) >> 1 & east
    )


@njit
def hope_of_cards(box: BoxRecord, t: Table, seat: int, ahead: Outlook) -> float:
    """Say what the private objectives in hand promise: their points, and the kits they let go."""
    own = t.seat[seat]
    shown, points = float(own.validations), 0.0
    for number in range(own.cards):
        chance = chance_of_card(box, t, seat, ahead, box.objective[own.hand[number]])
        points += chance * box.objective[own.hand[number]].points
        shown += chance
    ahead.trial = min(shown, 1.0 * MOST_VALIDATED)
    if shown > MOST_VALIDATED:  # rule rul-58: the rest of the hand would be for nothing
        points *= (MOST_VALIDATED - own.validations) / (shown - own.validations)
    return points + worth_of_leaving(ahead, ahead.trial)


@njit
def worth_of_leaving(ahead: Outlook, shown: float) -> float:
    """Say what it is worth that so many kits may go to the den board."""
    worth = 0.0
    for number in range(EXITS):
        share = max(0.0, min(1.0, min(shown, ahead.raised) - number))
        worth += share * (PIPS_OF_A_KIT + AN_INSTINCT * ahead.exit_chance[number])
    return worth


@njit
def chance_of_card(box: BoxRecord, t: Table, seat: int, ahead: Outlook, card: Objective) -> float:
    """Guess the chance that a private objective will be fulfilled."""
    missing = lacks(box, t, seat, ahead, card)
    if missing <= 0.0:
        return SURE
    dice = ahead.dice
    if card.aim == Aim.KITS_OUT:  # kits that leave after the validation of the last round come too late
        dice = ahead.dice - DICE_A_ROUND
    return SURE * exp(-missing * HARD[card.aim] / max(0.2, dice))


@njit
def lacks(box: BoxRecord, t: Table, seat: int, ahead: Outlook, card: Objective) -> float:
    """Count what is missing for a private objective, step by step."""
    own, aim = t.seat[seat], card.aim
    gap = float(card.amount - amount_reached(t, seat, card))
    if gap <= 0.0:
        return 0.0
    if aim == Aim.EXIT_PATH:
        return ahead.nearest
    if aim == Aim.TRACKS_AT:
        for territory in range(VITAL):
            ahead.short[territory] = max(0.0, float(card.step - own.track[territory]))
        return sum_of_least(ahead, VITAL, card.amount)
    if aim == Aim.KIT_VALUE:
        for kit in range(KITS):
            ahead.short[kit] = max(0.0, float(card.value - max(1, own.kit[kit].value)))
        return sum_of_least(ahead, BASE_KITS, card.amount)
    if aim == Aim.KITS_OUT:
        cost = 0.0
        for kit in range(min(card.amount, BASE_KITS)):
            if own.kit[kit].space < OUT:
                cost += box.price[kit] * (GROWTH - 1 - own.kit[kit].space) + 1.0
        return max(1.0, cost - own.growth)
    return gap


@njit
def sum_of_least(ahead: Outlook, length: int, count: int) -> float:
    """Add up so many of the smallest of what is short."""
    total = 0.0
    for _ in range(count):
        least = 0
        for place in range(1, length):
            if ahead.short[place] < ahead.short[least]:
                least = place
        total += ahead.short[least]
        ahead.short[least] = 99.0
    return total


@njit
def aims_at(box: BoxRecord, own: Seat, first: int, last: int) -> bool:
    """Say whether a private objective in hand asks for something of a kind."""
    for number in range(own.cards):
        if first <= box.objective[own.hand[number]].aim <= last:
            return True
    return False


@njit
def value_resources(box: BoxRecord, t: Table, seat: int, ahead: Outlook) -> None:
    """Value a resource of each kind: kits need them for their last space, a private objective different ones."""
    own, held, best = t.seat[seat], 0, 0.0
    for kind in range(VITAL):
        held += own.resource[kind]
    needed = max(0.0, min(1.0, ahead.raised - kits_out(own) - held))
    common = SPARE_RESOURCE + needed * (NEEDED_RESOURCE - SPARE_RESOURCE)
    asked = aims_at(box, own, Aim.DIFFERENT_RESOURCES.value, Aim.DIFFERENT_RESOURCES.value)
    for kind in range(VITAL):
        ahead.resource[kind] = common
        if asked and own.resource[kind] == 0:
            own.resource[kind] += 1
            ahead.resource[kind] += hope_of_cards(box, t, seat, ahead) - ahead.hope
            own.resource[kind] -= 1
        best = max(best, ahead.resource[kind])
    ahead.best_resource = best


@njit
def value_kits(box: BoxRecord, t: Table, seat: int, ahead: Outlook) -> None:
    """Value one pip more on each kit: it counts if the kit goes to the den board, and more with an instinct."""
    own = t.seat[seat]
    asked = aims_at(box, own, Aim.KIT_VALUE.value, Aim.KIT_VALUE.value)
    ahead.best_kit = 0.0
    for kit in range(KITS):
        ahead.kit[kit] = 0.0
        if may_increase(own, kit):
            rank = 0 if kit == 0 else 1 if kit == 1 else 2
            sent = max(UNLIKELY_KIT, min(1.0, min(ahead.shown, ahead.raised) - rank))
            value = own.kit[kit].value
            ahead.kit[kit] = sent * (1.0 + (KIT_CAP if value < 5 else HIGH_KIT_CAP))
            if asked:
                own.kit[kit].value += 1
                ahead.kit[kit] += hope_of_cards(box, t, seat, ahead) - ahead.hope
                own.kit[kit].value -= 1
            ahead.best_kit = max(ahead.best_kit, ahead.kit[kit])


@njit
def worth_of_catch(box: BoxRecord, t: Table, seat: int, ahead: Outlook, territory: int) -> float:
    """Value a hunting tile: what it may show, what the chart gives for it, and whom it pleases."""
    own, ground = t.seat[seat], t.hunting[territory]
    worth, tiles = 0.0, 0
    for catch in range(CATCHES):
        if ground.stack[catch] > 0:
            tiles += ground.stack[catch]
            worth += ground.stack[catch] * worth_of_gain(box, ahead, box.catch_gain[catch], territory)
    if own.ruse == Ruse.SCAVENGER and not own.ruse_used:
        worth += ground.stack[Catch.FAILED] * ahead.growth * box.ruse_growth[Ruse.SCAVENGER]
    worth /= max(1, tiles)
    if own.catches >= box.larder:
        return worth
    worth += worth_on_chart(box, own, ahead)
    if aims_at(box, own, Aim.HUNTING_TILES.value, Aim.HUNTING_TERRITORIES.value):
        own.catches += 1
        own.caught[territory, 0] += 1
        worth += hope_of_cards(box, t, seat, ahead) - ahead.hope
        own.caught[territory, 0] -= 1
        own.catches -= 1
    return worth


@njit
def worth_on_chart(box: BoxRecord, own: Seat, ahead: Outlook) -> float:
    """Say what one hunting tile more brings, looking ahead to those that may follow."""
    more = min(box.larder, own.catches + 1 + int(0.4 * ahead.dice))
    hunter = HUNTER_HOPE if own.instinct[Instinct.HUNTER] < 0 else 1.0
    return (box.catch_points[more] - box.catch_points[own.catches]) / max(1.0, 1.0 * (more - own.catches)) + hunter


@njit
def value_steps(box: BoxRecord, t: Table, seat: int, ahead: Outlook) -> None:
    """Value a step on each track: what it gives, and what lies beyond."""
    own = t.seat[seat]
    asked = aims_at(box, own, Aim.TRACK.value, Aim.TRACKS_AT.value)
    ahead.best_step = 0.0
    for territory in range(VITAL):
        ahead.step[territory] = 0.0
        step = own.track[territory] + 1
        if step > STEPS:
            continue
        worth = worth_of_gain(box, ahead, box.track[territory, step], territory)
        if step < STEPS:
            worth += (
                LATER_STEPS
                * min(1.0, 0.2 * ahead.dice)
                * worth_of_gain(box, ahead, box.track[territory, step + 1], territory)
            )
        if step <= box.explorer_step:
            worth += EXPLORER_HOPE * (1.0 if own.instinct[Instinct.EXPLORER] < 0 else 2.0)
        if asked:
            own.track[territory] += 1
            worth += hope_of_cards(box, t, seat, ahead) - ahead.hope
            own.track[territory] -= 1
        ahead.step[territory] = worth
        ahead.best_step = max(ahead.best_step, worth)


@njit
def worth_of_gain(box: BoxRecord, ahead: Outlook, printed: Gain, place: int) -> float:
    """Say what icons are worth."""
    worth = 0.0
    for number in range(printed.count):
        icon = printed.icon[number]
        if icon == Icon.GROWTH:
            worth += ahead.growth * printed.amount[number]
        elif icon == Icon.VICTORY:
            worth += printed.amount[number]
        elif icon == Icon.RESOURCE:
            worth += ahead.resource[place] if place >= 0 else ahead.best_resource
        elif icon == Icon.ANY:
            worth += ahead.best_resource
        elif icon == Icon.BONUS:
            worth += BONUS_TILE
        elif icon == Icon.KIT:
            worth += ahead.best_kit
        elif icon == Icon.ADVANCE:
            worth += ahead.advance
        elif icon == Icon.STEP or icon == Icon.HERE:
            worth += max(1.5, ahead.best_step)
        elif icon == Icon.DIG:
            worth += ahead.dig
        elif icon == Icon.CHEESE:
            worth += ahead.cheese
        elif icon == Icon.OBJECTIVE:
            worth += 1.2 * ahead.card
        elif icon == Icon.HUNTER:
            worth += 0.4
    return worth


@njit
def worth_of_mark(box: BoxRecord, t: Table, seat: int, ahead: Outlook, place: int, space: int) -> float:
    """Value a marker on a space: its point, that of its slot, tolls to come, and whom it pleases."""
    own = t.seat[seat]
    worth = MARK_STAYS * box.points_for_marker + box.marker_points[box.markers - own.markers + 1]
    worth += TERRITORY_HOPE * (1.0 if own.instinct[Instinct.TERRITORY] < 0 else 2.0)
    visits = VISITS * (t.seats - 1) * (ahead.rounds + 0.4)
    worth += ahead.growth * visits * (EDGE_TOLL if space == 0 else FAR_TOLL)
    owner = t.marker[place, space]
    if owner >= 0:
        worth += DISPLACED
    if aims_at(box, own, Aim.MARKERS_IN_TERRITORIES.value, Aim.DEEP_MARKERS.value):
        t.marker[place, space] = seat
        worth += hope_of_cards(box, t, seat, ahead) - ahead.hope
        t.marker[place, space] = owner
    return worth


@njit
def worth_of_card(box: BoxRecord, t: Table, seat: int, ahead: Outlook) -> float:
    """Say what one more private objective is worth, by those still in the stack."""
    if t.objectives == 0:
        return 0.0
    chances, points = 0.0, 0.0
    for number in range(t.objectives):
        card = box.objective[t.objective_stack[number]]
        chance = chance_of_card(box, t, seat, ahead, card)
        chances += chance
        points += chance * card.points
    chances /= t.objectives
    shown = min(1.0 * MOST_VALIDATED, ahead.shown + chances)
    return points / t.objectives + worth_of_leaving(ahead, shown) - worth_of_leaving(ahead, ahead.shown)


@njit
def worth_of_being_out(box: BoxRecord, t: Table, seat: int, ahead: Outlook, kit: int) -> float:
    """Value that a kit is out of the den: points, the way to the den board, a fourth die, a black kit."""
    own = t.seat[seat]
    row, out = row_of(kit), kits_out(own)
    worth = worth_of_gain(box, ahead, box.black_gain[row] if kit >= BASE_KITS else box.growth_gain[row, GROWTH], -1)
    sent = max(0.0, min(1.0, ahead.shown - out))
    worth += sent * (own.kit[kit].value + AN_INSTINCT * ahead.exit_chance[min(out, EXITS - 1)]) + OUT_OF_THE_DEN
    if own.dice_owned < 4 and ahead.rounds > 0.0:
        if out + 1 == box.kits_for_fourth:
            worth += FOURTH_DIE * min(ahead.rounds, 1.0 + ROUNDS - box.fourth_die_round)
        elif out + 1 < box.kits_for_fourth:
            worth += HALFWAY * ahead.rounds
    if kit < BASE_KITS - 1:
        worth += BLACK_KIT * ahead.rounds
    if aims_at(box, own, Aim.KITS_OUT.value, Aim.KITS_OUT.value):
        space = own.kit[kit].space
        own.kit[kit].space = OUT
        worth += hope_of_cards(box, t, seat, ahead) - ahead.hope
        own.kit[kit].space = space
    return worth


@njit
def rate_of_kit(box: BoxRecord, t: Table, seat: int, ahead: Outlook, kit: int) -> float:
    """Say what a growth point spent on a kit brings, if it is raised as far as pays best."""
    own = t.seat[seat]
    row, space = row_of(kit), own.kit[kit].space
    price, gained, paid, best = 1.0 * box.price[row], 0.0, 0.0, 0.0
    for further in range(space + 1, GROWTH + 1):
        if further < GROWTH:
            paid += price
            if ahead.rounds == 0.0 and paid > own.growth:
                break
            printed = box.growth_gain[row, further]
            for number in range(printed.count):
                gained += ahead.kit[kit] if printed.icon[number] == Icon.KIT else printed.amount[number]
        else:
            gained += worth_of_being_out(box, t, seat, ahead, kit) - ahead.best_resource
        best = max(best, gained / max(paid, 1.0))
    return best
