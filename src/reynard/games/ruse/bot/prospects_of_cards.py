"""What private objectives promise: how likely they are, their points, and the kits they let go."""

from math import exp

from reynard.core.compiled import njit
from reynard.games.ruse.bot.outlook import AN_INSTINCT, DICE_A_ROUND, PIPS_OF_A_KIT, Outlook
from reynard.games.ruse.box.record import BoxRecord, Objective
from reynard.games.ruse.rules.objectives import amount_reached
from reynard.games.ruse.table import BASE_KITS, EXITS, GROWTH, KITS, MOST_VALIDATED, OUT, VITAL, Aim, Seat, Table

SURE = 0.82  # chance of an objective that is fulfilled already
# How many dice each thing that is missing takes, by what an objective asks for.
HARD = (1.8, 1.6, 2.6, 1.4, 1.5, 1.7, 1.3, 0.8, 1.0, 1.1, 0.45, 0.35, 0.2)


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
