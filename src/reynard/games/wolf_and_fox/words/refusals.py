"""Why a move is not allowed, and what to do instead."""

from reynard.core.box import Box
from reynard.core.contract import Refusal
from reynard.core.phrases import counted
from reynard.games.wolf_and_fox.actions import EVERY_ACTION, LOSE, MOVE
from reynard.games.wolf_and_fox.rules.farmer import sort_owed
from reynard.games.wolf_and_fox.table import FIRST_FRIEND, NOBODY, Kind, Phase, Table, Wanted
from reynard.games.wolf_and_fox.words.names import ONE


def refuse(box: Box, t: Table, seat: int, action: int) -> Refusal:
    """Say why a move is not allowed."""
    if t.phase == Phase.OVER:
        return Refusal("The game is over.", "fin-3")
    if seat != t.turn:
        return Refusal("It is another player's turn.", "far-4" if t.phase == Phase.FARMER else "col-1")
    if action not in EVERY_ACTION:
        return Refusal("There is no such choice.", "col-2")
    if t.phase == Phase.FARMER:
        return refuse_loss(t)
    if action in LOSE:
        return Refusal("Cards are lost only to the farmer, at the end of a day.", "far-1")
    distance, die, _ = MOVE.parts(action)
    return refuse_move(t, seat, distance, die)


def refuse_loss(t: Table) -> Refusal:
    """Say what the farmer wants instead."""
    wanted = int(sort_owed(t))
    sorts = {Wanted.FRIEND: "a forest friend", Wanted.ANY: "any card"}
    sort = ONE[Kind(wanted)] if wanted < FIRST_FRIEND else sorts[Wanted(wanted)]
    return Refusal(f"The farmer wants {sort} from your wolf side: choose one that lies there.", "far-3")


def refuse_move(t: Table, seat: int, distance: int, die: int) -> Refusal:
    """Say what is wrong with a die or with the bones spent on it."""
    if die >= t.dice:
        return Refusal("There is no such die in this game.", "set-1")
    if t.die[die].used_by != NOBODY:
        return Refusal("That die has been used this round: choose one that lies in the forest.", "rol-1")
    needed = abs(distance - int(t.die[die].value))
    if needed > t.seat[seat].bones:
        return Refusal(f"That takes {counted(needed, 'bone')} and you have {t.seat[seat].bones}.", "bon-2")
    return Refusal("Another die in the forest shows the same: choose that one.", "col-2")
