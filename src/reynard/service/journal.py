"""What is written down of a table: how it was set up, and everything that happened since."""

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from reynard.service.messages.forms import LevelName, Mark, Name, Ref, Strict
from reynard.service.messages.setting_up import SeatPlan
from reynard.service.messages.told import SourceInfo


class Setting(Strict):
    """How a table was set up; none of it ever changes."""

    table: str
    game: str
    plans: tuple[SeatPlan, ...]
    options: dict[str, int]
    box: str
    seed: str  # in digits, because SQLite's whole numbers are shorter
    salt: str
    key_hashes: tuple[str | None, ...]  # of each seat's key; None where a bot sits
    clock: int = 0  # seconds for each decision; 0 is no limit
    hints: bool = True  # whether people may ask for them
    lesson: str | None = None  # by its name, where one is held here
    version: int = 1  # of the rules that were in force then
    account: "Account | None" = None  # of the deal; None in the first releases
    earlier: tuple[tuple[str, int], ...] = ()  # seeds of the matches it goes on from, each with the move it ends before


class StoredChapter(Strict):
    """A page of the story, with places for names, and everybody's points by source at its end."""

    title: str
    lines: tuple[str, ...]
    sources: tuple[tuple[SourceInfo, ...], ...]  # of every seat and then of every rival


class Account(Strict):
    """What a move did, in lines with places for names: as everyone may know it, and for a seat that may know more."""

    everyone: tuple[str, ...]
    own: dict[int, tuple[str, ...]] = Field(default_factory=dict)
    at: tuple[str, ...] = ()  # the refs on the board that it concerned, as far as everyone may know
    chapter: StoredChapter | None = None  # that it completed
    late: bool = False  # whether it tells that the time was over
    asides: tuple[str, ...] = ()  # what else happened at the table before the next move, which no take-back undoes

    def lines(self, viewer: int | None) -> tuple[str, ...]:
        """Give the lines for a viewer."""
        return (self.everyone if viewer is None else self.own.get(viewer, self.everyone)) + self.asides


class Moved(Strict):
    """A seat decided."""

    kind: Literal["move"] = "move"
    seat: int
    choice: int
    bot: bool
    id: str | None  # of the message that asked for it; None for a bot and for the clock
    digest: str | None = None  # the start of the digest of the table after it; None in the first releases
    clock: bool = False  # whether it was made because the seat's time was over; then it stands
    joined: bool = False  # whether it was made in one go with the move before it
    account: Account | None = None  # None in the first releases, which told every move anew


class TookBack(Strict):
    """A seat took back its last step: alone, or with the bots' answers to it."""

    kind: Literal["undo"] = "undo"
    seat: int
    ply: int  # how many moves came before the step
    alone: bool = False  # whether the moves after it stand
    id: str
    overtaken: tuple[int, ...] | None = None  # seats whose decision it changed; None in the first releases


class AskedUndo(Strict):
    """A seat asked others whether it may take back its last step."""

    kind: Literal["ask_undo"] = "ask_undo"
    seat: int
    asked: dict[int, int]  # the seats, and the decisions that they had before them
    id: str


class AnsweredUndo(Strict):
    """A seat that was asked let another take back its last step, or did not."""

    kind: Literal["answer_undo"] = "answer_undo"
    seat: int
    asker: int
    allow: bool
    id: str


class HandedOver(Strict):
    """A bot took over a seat, or its person did (level None)."""

    kind: Literal["hand_over"] = "hand_over"
    seat: int
    level: LevelName | None
    id: str | None  # of the message that asked for it; None for a person who came back to their own decision
    absent: bool = False  # whether the others handed over the seat of somebody who was not there


class Renamed(Strict):
    """A seat goes by another name, and perhaps has another mark."""

    kind: Literal["rename"] = "rename"
    seat: int
    name: Name
    mark: Mark | None = None
    id: str


class Noted(Strict):
    """A seat gave a thing a name."""

    kind: Literal["note"] = "note"
    seat: int
    key: Ref
    text: Name
    id: str


class Rematched(Strict):
    """The same people went on at another table."""

    kind: Literal["rematch"] = "rematch"
    table: str


class Carried(Strict):
    """The table was carried on under a new version of the rules."""

    kind: Literal["carry"] = "carry"
    version: int
    pieces: dict[str, int] | None  # what lay on the table, by name; None where the moves still lead there


Event = Annotated[
    Moved | TookBack | AskedUndo | AnsweredUndo | HandedOver | Renamed | Noted | Rematched | Carried,
    Field(discriminator="kind"),
]

read_event: TypeAdapter[Event] = TypeAdapter(Event)


class Position(Strict):
    """Where a table stands, by what it means: enough to go on from there whatever becomes of the rules."""

    pieces: dict[str, int]
    result: Any = None  # how it ended, as a save has it
