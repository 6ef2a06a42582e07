"""What a decision is for, and what is left of it, in one short sentence."""

from reynard.core.box import Box
from reynard.games.wolf_and_fox.rules.farmer import sort_owed
from reynard.games.wolf_and_fox.rules.scoring import is_last_day
from reynard.games.wolf_and_fox.table import FIRST_FRIEND, Kind, Phase, Table, Wanted
from reynard.games.wolf_and_fox.words.names import ONE, WANTED_NAMES, spelled


def headline(box: Box, t: Table, seat: int) -> str:
    """Say what the seat decides now."""
    if t.phase == Phase.FARMER:
        return farmer_headline(box, t)
    return f"Choose a die and send the wolf or the fox: {moves_left(box, t)}"


def moves_left(box: Box, t: Table) -> str:
    """Say how many moves the seat has left today, this one included."""
    left = int(box.record.rounds) - int(t.round_of_day)
    if left > 1:
        return f"{spelled(left)} moves left today"
    return "your last move of the game" if is_last_day(box.record, t) else "your last move today"


def farmer_headline(box: Box, t: Table) -> str:
    """Say what the farmer still takes from the seat."""
    wanted = int(sort_owed(t))
    left, all_of_it = int(t.owed[wanted]), int(box.record.farmer[t.farmer].loses[wanted])
    name = box.names["farmer"][t.farmer]
    several = WANTED_NAMES[wanted][1]
    if left == 1 == all_of_it:
        return f"{name} takes {one_of(wanted)}: choose which"
    if left == 1:
        return f"{name} takes one more card: choose which"
    if left == all_of_it:
        return f"{name} takes {spelled(left)} {several}: choose the first"
    return f"{name} takes {spelled(left)} more {several}: choose the next"


def one_of(wanted: int) -> str:
    """Name one card of the sort that the farmer wants."""
    others = {Kind.BACON: "a bacon card", Kind.BUTTER: "a butter card"}
    if wanted < FIRST_FRIEND:
        return others.get(Kind(wanted), ONE[Kind(wanted)])
    return "a forest friend" if wanted == Wanted.FRIEND else "a card"
