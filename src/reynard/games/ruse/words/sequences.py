"""Growth of several spaces as one pick."""

from dataclasses import replace

from reynard.core.box import Box
from reynard.core.contract import Choice
from reynard.core.phrases import listed
from reynard.games.ruse.actions import FINISH, GROW
from reynard.games.ruse.rules.growth import price_of
from reynard.games.ruse.rules.kits import can_pay_with, may_move, row_of
from reynard.games.ruse.table import KITS, OUT, PAYMENTS, Icon, Step, Table
from reynard.games.ruse.words.choices_at_home import describe_finish, describe_growth
from reynard.games.ruse.words.icons import growth_words, points_words
from reynard.games.ruse.words.names import BETWEEN


def sequences(box: Box, t: Table, seat: int) -> list[Choice]:
    """List how far each kit could go at once, beyond the next space."""  # rules grow-1, rul-27
    if t.step != Step.GROW:
        return []
    return [way for kit in range(KITS) for way in ways_of(box, Table.copy_of(t), seat, kit)]


def ways_of(box: Box, t: Table, seat: int, kit: int) -> list[Choice]:
    """Move a kit on a copy of the table as far as it can be paid, and describe every stop after the first."""
    own, price, ways = t.seat[seat], int(price_of(box.record, kit)), list[Choice]()
    start, bought = int(own.kit[kit].space), 0
    while may_move(box.record, own, kit):
        if own.kit[kit].space + 1 == OUT:
            paid = [payment for payment in range(PAYMENTS) if bought and can_pay_with(own, payment)]
            ways += [with_steps(box, t, seat, kit, start, describe_finish(box, t, seat, kit, each)) for each in paid]
            break
        if own.growth < price:
            break
        if bought:
            ways.append(with_steps(box, t, seat, kit, start, describe_growth(box, t, seat, kit)))
        own.kit[kit].space += 1
        own.growth -= price
        bought += 1
    return ways


def with_steps(box: Box, t: Table, seat: int, kit: int, start: int, last: Choice) -> Choice:
    """Make one pick of all steps up to the last one, with what they cost and bring together."""
    here = int(t.seat[seat].kit[kit].space)
    steps = (GROW(kit),) * (here - start)
    bought = len(steps) + (last.id in GROW)
    cost = growth_words(bought * int(price_of(box.record, kit)))
    reached = range(start + 1, here + 1 + (last.id in GROW))
    gain = listed(gains_of(box, kit, reached))
    more = last.gives if last.id in FINISH else ""
    gives = BETWEEN.join(filter(None, [f"costs {cost}", gain and f"brings {gain}", more]))
    return replace(last, id=steps[0], then=(*steps[1:], last.id), gives=gives)


def gains_of(box: Box, kit: int, spaces: range) -> list[str]:
    """Add up what growth spaces give."""
    raised = points = 0
    for space in spaces:
        gain = box.record.growth_gain[row_of(kit), space]
        for number in range(int(gain.count)):
            if gain.icon[number] == Icon.KIT:
                raised += 1
            else:
                points += int(gain.amount[number])
    return [*([f"+{raised} on the kit"] if raised else []), *([points_words(points)] if points else [])]
