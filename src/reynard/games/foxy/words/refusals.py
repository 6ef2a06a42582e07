"""Why a number may not be written."""

from reynard.core.box import Box
from reynard.core.contract import Refusal
from reynard.games.foxy.actions import CIRCLE, EVERY_ACTION
from reynard.games.foxy.rules.choosing import may_circle
from reynard.games.foxy.rules.turning import most_possible
from reynard.games.foxy.table import Table

NAMES_STAND = Refusal("A name could be a note of what you have seen, so names stand until the tally.", "rul-19")


def refuse(box: Box, t: Table, seat: int, action: int) -> Refusal:
    """Say why a number may not be written."""
    if t.over:
        return Refusal("The game is over.", "tal-5")
    if action not in EVERY_ACTION:
        return Refusal("There is no such choice.", "tur-2")
    if t.written >> seat & 1:
        return Refusal("You have already written your number for this card. Wait for the others.", "tur-2")
    if action in CIRCLE and t.seats == 1:
        return Refusal("Playing alone there is nothing to double: write the number without a circle.", "rul-16")
    if action in CIRCLE and not may_circle(t, seat):
        return Refusal("You have used your circle: write this number without one.", "cir-1")
    most = int(most_possible(box.record, t))
    return Refusal(f"That cannot be right: write a number from 0 to {most}.", "rul-18")
