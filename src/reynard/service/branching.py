"""Playing on from a moment of a finished game at another table; the game itself stays what it was."""

from reynard.core.match import Match
from reynard.service.changes import position_of
from reynard.service.errors import Declined
from reynard.service.journal import Setting
from reynard.service.messages.setting_up import Branch, NewTable
from reynard.service.rooms import describe_setting
from reynard.service.saved_matches import OpenedMatch, events_of

TRUE_DICE = "This match goes on from move {ply} of another, with the same dice to come, whose seed is known."
NEW_DICE = "This match goes on from move {ply} of another, with new dice."


def lay_branch(match: Match, setting: Setting, order: Branch, key_hashes: tuple[str | None, ...]) -> OpenedMatch:
    """Replay a finished match up to a moment, and write down what storage is to keep of the table that goes on."""
    if len(order.seats) != match.seats:
        raise Declined(f"That game had {match.seats} seats, so say who sits in each of them.")
    if not 0 <= order.ply < match.ply:
        raise Declined(f"That game can be played on from moves 0 to {match.ply - 1}, not {order.ply}.")
    begun = match.at(order.ply)
    begun.names = [plan.name for plan in order.seats]
    begun = begun.with_new_dice() if order.dice == "new" else begun.replayed()
    plans = NewTable(game=match.game.name, seats=order.seats, clock=setting.clock, hints=setting.hints)
    origin = (NEW_DICE if order.dice == "new" else TRUE_DICE).format(ply=order.ply)
    return OpenedMatch(describe_setting(begun.at(0), plans, key_hashes), events_of(begun, origin), position_of(begun))
