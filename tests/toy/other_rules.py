"""Snatch as a later release might have it: laid out otherwise, played otherwise, counted otherwise."""

from dataclasses import replace
from typing import Annotated, Any

from reynard.core.compiled import njit
from reynard.core.contract import ScoreLine
from reynard.core.dice_cup import DiceCup
from reynard.core.record import Many, Record, i1, i2, i8
from toy import GAME, words
from toy.box import BoxRecord
from toy.rules import play
from toy.table import CARDS, SEATS, Table


class OtherTable(Record):
    """The table of Snatch in another order, with wider numbers, more room, and something new."""

    points: Annotated[Many[i8], SEATS + 2]
    feathers: i2
    magpie: i8
    where: Annotated[Many[i8], CARDS]
    shown: Annotated[Many[i1], SEATS]
    pick: Annotated[Many[i2], SEATS]
    taken_by: i8
    bird: i2
    round_now: i2
    keen: i1
    low: i1
    seats: i8
    cup: DiceCup


@njit
def pick_and_pluck(box: BoxRecord, t: Table, seat: int, action: int) -> None:
    """Another rule: whoever picks gets a point for it."""
    play(box, t, seat, action)
    t.points[seat] += 1


def breakdown(box: Any, t: Any, seat: int) -> list[ScoreLine]:
    """Other words for points."""
    return [ScoreLine("feathers", int(t.points[seat]))]


class OtherWords:
    """The words of Snatch, but for where points come from."""

    def __getattr__(self, name: str) -> Any:
        return breakdown if name == "breakdown" else getattr(words, name)


relaid = replace(GAME, table=OtherTable)
changed = replace(GAME, version=2, play=pick_and_pluck)
recounted = replace(GAME, version=2, words=OtherWords())
