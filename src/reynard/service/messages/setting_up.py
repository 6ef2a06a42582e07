"""What is sent and answered where a table is set up or a saved match is opened."""

from typing import Literal

from pydantic import Field

from reynard.core.box_text import LONGEST_BOX
from reynard.service.messages.forms import Key, LevelName, Name, Strict

LONGEST_SAVE = 110_000  # characters
SeatKind = Literal["me", "here", "friend", "bot"]


class SeatPlan(Strict):
    """Who is to sit in one seat: me, another person at this screen, a friend by link, or a bot."""

    kind: SeatKind
    name: Name
    level: LevelName | None = None


class NewTable(Strict):
    """A table to be set up."""

    game: str = Field(max_length=40)
    options: dict[str, int] = Field(default_factory=dict, max_length=20)
    seats: list[SeatPlan] = Field(min_length=1, max_length=12)
    box: str | None = Field(default=None, max_length=LONGEST_BOX)  # the text of an own box
    box_name: str | None = Field(default=None, max_length=40)  # a box that comes with the game
    clock: int = Field(default_factory=int)  # seconds for each decision; 0 is no limit
    hints: bool = Field(default_factory=lambda: True)  # whether people may ask for hints


class NewLesson(Strict):
    """A lesson to be begun."""

    game: str = Field(max_length=40)
    lesson: str = Field(max_length=40)
    name: Name  # of whoever learns


class OpenSave(Strict):
    """A saved match, to go on with it or to look at it again."""

    save: str = Field(min_length=1, max_length=LONGEST_SAVE)


class Branch(Strict):
    """A moment of a finished game to go on from at another table, with the same dice to come or with new ones."""

    ply: int = Field(ge=0)
    dice: Literal["true", "new"]
    seats: list[SeatPlan] = Field(min_length=1, max_length=12)


class SeatKey(Strict):
    """The secret that is a seat: whoever has it may sit there."""

    seat: int
    key: Key


class TableMade(Strict):
    """A new table: its public name, and the keys of every seat that a person takes."""

    table: str
    keys: list[SeatKey]


class TableInfo(Strict):
    """What anyone may know of a table before sitting down at it."""

    table: str
    game: str
    title: str
    seats: list[str]  # the names of those who sit there
    pending: list[int]  # the seats that owe a decision
    scores: list[int]
    winners: list[int]  # seats; none before the end, and none where a rival has won
    over: bool


class Problem(Strict):
    """Why something was refused."""

    reason: str
    rule: str | None = None
