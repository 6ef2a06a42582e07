"""What things are worth to a seat, in points it can expect by the end of the game."""

from reynard.core.compiled import njit
from reynard.games.ruse.bot.outlook import AN_INSTINCT, DICE_A_ROUND, Outlook
from reynard.games.ruse.bot.prospects_of_cards import aims_at, chance_of_card, hope_of_cards, worth_of_leaving
from reynard.games.ruse.bot.prospects_of_exits import rank_exits
from reynard.games.ruse.box.record import BoxRecord, Gain
from reynard.games.ruse.rules.kits import kits_out, may_increase, row_of
from reynard.games.ruse.rules.scoring import resource_points
from reynard.games.ruse.table import (
    BASE_KITS,
    CATCHES,
    EXITS,
    GROWTH,
    KITS,
    MOST_VALIDATED,
    NOTHING,
    OUT,
    ROUNDS,
    STEPS,
    VITAL,
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
GROWTH_A_DIE = 2.9  # growth points that a die brings, after what its actions cost
BONUS_TILE = 1.4
CHEESE_KEPT = 0.55  # chance that nobody takes the cheese before the round ends, in the middle of it
NEEDED_RESOURCE = 0.8
SPARE_RESOURCE = 0.4
A_SET = 0.6  # of the points that a resource would bring in the final scoring
LATER_STEPS = 0.3  # of the worth of the step after the next
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
def value_resources(box: BoxRecord, t: Table, seat: int, ahead: Outlook) -> None:
    """Value a resource of each kind: kits need them for their last space, a private objective different ones."""
    own, held, best = t.seat[seat], 0, 0.0
    for kind in range(VITAL):
        held += own.resource[kind]
    needed = max(0.0, min(1.0, ahead.raised - kits_out(own) - held))
    common = SPARE_RESOURCE + needed * (NEEDED_RESOURCE - SPARE_RESOURCE)
    now = resource_points(box, own, 0, NOTHING)
    asked = aims_at(box, own, Aim.DIFFERENT_RESOURCES.value, Aim.DIFFERENT_RESOURCES.value)
    for kind in range(VITAL):
        ahead.resource[kind] = common + A_SET * (resource_points(box, own, 1, kind) - now)
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
    worth += ahead.rounds * worth_of_gain(box, ahead, box.help_at_home, NOTHING)
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
