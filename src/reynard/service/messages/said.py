"""What the page says over its socket."""

from typing import Annotated, Literal

from pydantic import Field

from reynard.service.messages.forms import Key, LevelName, Mark, Name, Ref, Strict


class Hello(Strict):
    """The first message: the keys of the seats this page sits in; none for a spectator."""

    type: Literal["hello"] = "hello"
    keys: list[Key] = Field(max_length=12)
    told: int | None = Field(default=None, ge=0)  # the ply it was told of before its line broke
    changes: bool = False  # whether it would rather hear only what has changed, after the first state


class MakeMove(Strict):
    """A decision, naming the decision it answers and itself, so that it counts once however often it is sent."""

    type: Literal["move"] = "move"
    id: str = Field(min_length=8, max_length=40)
    seat: int
    decision: int
    choice: int
    then: list[int] = Field(default_factory=list, max_length=20)  # what is played right after it, in one go


class TakeBack(Strict):
    """Undo the seat's own last step, or ask those who have begun to choose since whether it may be undone."""

    type: Literal["undo"] = "undo"
    id: str = Field(min_length=8, max_length=40)
    seat: int
    decision: int


class AnswerUndo(Strict):
    """Allow somebody to undo their last step, or not."""

    type: Literal["answer_undo"] = "answer_undo"
    id: str = Field(min_length=8, max_length=40)
    seat: int  # who answers
    asker: int
    allow: bool


class GoOn(Strict):
    """Do without the rest of the time in which the seat's last step could be undone."""

    type: Literal["go_on"] = "go_on"
    seat: int


class AskHint(Strict):
    """Ask for a hint: what to do and why."""

    type: Literal["hint"] = "hint"
    id: str = Field(min_length=8, max_length=40)
    seat: int
    decision: int


class HandOver(Strict):
    """Let a bot play a seat, or give it back to its person (level None)."""

    type: Literal["hand_over"] = "hand_over"
    id: str = Field(min_length=8, max_length=40)
    seat: int
    level: LevelName | None


class Rename(Strict):
    """Change the name a seat goes by, and perhaps its mark."""

    type: Literal["rename"] = "rename"
    id: str = Field(min_length=8, max_length=40)
    seat: int
    name: Name
    mark: Mark | None = None


class Note(Strict):
    """Give a thing on the table a name, which no rule reads."""

    type: Literal["note"] = "note"
    id: str = Field(min_length=8, max_length=40)
    seat: int
    key: Ref
    text: Name


class AskForecast(Strict):
    """Ask what may be expected of choosing these things."""

    type: Literal["forecast"] = "forecast"
    id: str = Field(min_length=8, max_length=40)
    seat: int
    at: list[Ref] = Field(max_length=8)


class Look(Strict):
    """Look at the table through the eyes of another of this page's seats, while that one has a decision to make."""

    type: Literal["look"] = "look"
    seat: int


class Ping(Strict):
    """Ask whether the line is alive."""

    type: Literal["ping"] = "ping"


Said = Annotated[
    Hello | MakeMove | TakeBack | AnswerUndo | GoOn | AskHint | HandOver | Rename | Note | AskForecast | Look | Ping,
    Field(discriminator="type"),
]
