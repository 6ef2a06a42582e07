"""What growth is worth."""

from typing import Any

from reynard.core.compiled import njit
from reynard.games.ruse.actions import FINISH, GROW, SEND
from reynard.games.ruse.bot.outlook import Outlook
from reynard.games.ruse.bot.prospects import (
    A_SET,
    GROWTH_WORTH,
    SPENT,
    rate_of_kit,
    worth_of_being_out,
    worth_of_gain,
    worth_on_chart,
)
from reynard.games.ruse.bot.prospects_of_cards import aims_at, hope_of_cards
from reynard.games.ruse.box.record import BoxRecord
from reynard.games.ruse.rules.kits import row_of
from reynard.games.ruse.rules.scoring import resource_points
from reynard.games.ruse.table import EXITS, KITS, NOTHING, PAYMENTS, VITAL, Aim, Step, Table

LATE = 0.04  # what it is worth for each pip of a kit to choose its exit and its instinct a round later
KEPT_GROWTH = 0.45  # what a growth point must bring to be spent, while rounds follow


@njit
def appraise_growth(box: BoxRecord, t: Table, seat: int, ahead: Outlook, mask: Any, values: Any) -> None:
    """Value growing by what each growth point brings, and sending kits to the exits."""
    free = t.step == Step.ADVANCE
    keep = 0.0 if free else 0.26 if ahead.rounds == 0.0 else KEPT_GROWTH
    for kit in range(KITS):
        if mask[GROW(kit)]:
            price = 1.0 * box.price[row_of(kit)]
            values[GROW(kit)] = price * (rate_of_kit(box, t, seat, ahead, kit) - keep)
        for payment in range(PAYMENTS):
            if mask[FINISH(kit, payment)]:
                lost = worth_of_payment(box, t, seat, ahead, payment)
                values[FINISH(kit, payment)] = worth_of_being_out(box, t, seat, ahead, kit) - lost
        for way_out in range(EXITS):
            if mask[SEND(kit, way_out)]:
                values[SEND(kit, way_out)] = worth_of_sending(box, t, seat, ahead, kit, way_out)


@njit
def worth_of_sending(box: BoxRecord, t: Table, seat: int, ahead: Outlook, kit: int, way_out: int) -> float:
    """Value sending a kit: how it helps from there, less what it is worth to choose exit and instinct later."""
    own, far = t.seat[seat], 1.0 * abs(way_out - EXITS // 2)
    open_path = own.reached >> way_out & 1
    if ahead.rounds == 0.0:
        return 0.1 * own.kit[kit].value + (0.3 if open_path else 0.0)
    now = ahead.growth
    if now > SPENT:  # by the time the kits help one round more is over
        ahead.growth = GROWTH_WORTH[int(ahead.rounds) - 1]
    helps = worth_of_gain(box, ahead, box.help_outside, NOTHING) - worth_of_gain(box, ahead, box.help_at_home, NOTHING)
    ahead.growth = now
    later = LATE * own.kit[kit].value * (1.0 if open_path else 1.0 + 0.5 * far)
    return helps - later - 0.001 * far


@njit
def worth_of_payment(box: BoxRecord, t: Table, seat: int, ahead: Outlook, payment: int) -> float:
    """Say what a resource or a hunting tile given for the last growth space would have been worth."""
    own = t.seat[seat]
    if payment < VITAL:
        lost = 0.2 + A_SET * (resource_points(box, own, 0, NOTHING) - resource_points(box, own, -1, payment))
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
