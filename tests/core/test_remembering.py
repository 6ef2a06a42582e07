"""What is made for everyone who looks is made once."""

from typing import Any

from reynard.core.box import Box
from reynard.core.contract import Game
from reynard.core.remembering import TABLES, once_for_a_box, once_for_a_table
from toy.fixtures import snatch

__all__ = ["snatch"]


def test_once_for_a_table_however_many_look(snatch: Game) -> None:
    made = []

    @once_for_a_table
    def points(box: Box, t: Any) -> int:
        made.append(t)
        return len(made)

    tables = [snatch.start(2, seed=seed).table for seed in range(TABLES + 1)]
    assert [points(snatch.standard_box, table) for table in (tables[0], tables[0], tables[1], tables[0])] == [
        1,
        1,
        2,
        1,
    ]
    again = snatch.start(2, seed=0).table
    assert points(snatch.standard_box, again) == 1, "an equal table is the same"
    assert points(snatch.open_box("short-hands"), again) == 3, "but not with another box"
    for table in tables:
        points(snatch.standard_box, table)
    assert points(snatch.standard_box, tables[-1]) == len(made), "the last are remembered"
    before = len(made)
    points(snatch.standard_box, tables[0])
    assert len(made) == before + 1, "and the first of so many are not"


def test_once_for_a_box(snatch: Game) -> None:
    made = []

    @once_for_a_box
    def names(box: Box) -> int:
        made.append(box)
        return len(made)

    assert [names(snatch.standard_box), names(snatch.open_box("short-hands")), names(snatch.standard_box)] == [1, 2, 1]
