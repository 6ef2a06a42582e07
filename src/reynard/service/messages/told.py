"""What the table says over the socket: how it stands, what led there, and answers."""

from typing import Annotated, Any, Literal

from pydantic import Field

from reynard.service.messages.forms import LevelName, Strict
from reynard.service.messages.setting_up import SeatKind


class ChoiceInfo(Strict):
    """One thing a seat may do now."""

    id: int  # tells it apart from the others on offer
    plays: list[int]  # what is sent when it is chosen, one after another
    words: str
    at: list[str]
    also: dict[str, str]  # things as good as one it points at, and which
    rule: str
    gives: str
    facts: Any  # what it gives, for the board to draw: each game has its own
    heading: str  # in a long list, for all choices that point at the same thing first
    guarded: bool  # it gives up what is still to be had
    light: bool  # a small part of a step, never asked about
    final: bool  # something is drawn or rolled, so it cannot be undone
    alternative_to: int | None  # the id of the sensible choice of which it is only another way


class SeatInfo(Strict):
    """Who sits in a seat, as everyone may know."""

    seat: int
    name: str
    mark: int  # which of the marks its person has chosen
    kind: SeatKind
    level: LevelName | None  # of the bot that plays it now, if one does
    here: bool  # a page with this seat's key is connected, or a bot plays it
    free_in: int  # seconds until the others may hand the seat of a person who is away to a bot
    pending: bool
    thinking: bool
    points: int


class ClockInfo(Strict):
    """The time for something, and how much of it was left when this was told."""

    seconds: int
    left: float
    waits_for: list[int]  # seats whose people have yet to come before it begins


class Desk(Strict):
    """What one of this page's own seats may do now."""

    seat: int
    decision: int
    headline: str  # what the decision is for, and what is left of it; empty where none is owed
    choices: list[ChoiceInfo]
    may_undo: bool
    grace: ClockInfo | None  # the time to undo the last step before a bot's answer makes it final


class UndoAsk(Strict):
    """Somebody would like to undo their last step, after which others have begun to choose."""

    seat: int
    asked: list[int]  # who has yet to answer
    left: float  # seconds until it stands without an answer


class SourceInfo(Strict):
    """Points from one source."""

    words: str
    points: int


class RivalInfo(Strict):
    """Someone who scores but has no seat."""

    name: str
    points: int
    sources: list[SourceInfo]


class Ending(Strict):
    """How it ended, with the proof that the dice were fair."""

    winners: list[int]  # seats; none where a rival has won
    rivals: list[RivalInfo]
    scores: list[int]
    breakdown: list[list[SourceInfo]]
    seed: str
    salt: str


class LogPart(Strict):
    """The log from one line on: keep the first ``since`` lines and put these after them."""

    since: int
    lines: list[str]


class StoryChapter(Strict):
    """A page of the story: a day, a generation or a round that has come to its end."""

    title: str
    lines: list[str]
    sources: list[list[SourceInfo]]  # what every seat and then every rival gained in it
    totals: list[int]  # what they have by now


class Step(Strict):
    """A moment of the story: what a move did, and how the table stood then."""

    ply: int
    seat: int | None  # who moved; None is the deal
    at: list[str]  # the refs on the board that the move concerned
    lines: list[str]
    sources: list[list[SourceInfo]]  # where the points of every seat and then of every rival came from
    scores: list[int]
    chapter: StoryChapter | None  # that the move completed
    view: Any  # the game's own view; in the last step of a state nothing, because the state has it


class CoachSays(Strict):
    """One step of a lesson: something to read, or with choices something to do."""

    words: str
    light: list[str]  # the refs on the board that it speaks of
    choices: list[int]  # ids of the choices of one step that go on from here; none where there is only this to read
    otherwise: str  # what is said to any other choice


class LessonInfo(Strict):
    """Where the lesson at this table stands."""

    name: str
    title: str
    place: int  # how many of its steps lie behind
    steps: int
    says: list[CoachSays]  # up to the next thing to do; none while others are to move
    over: bool  # whether nothing is left to do
    lost: bool  # whether the table has gone another way than the lesson


class State(Strict):
    """The table as this page may see it; each one replaces the one before."""

    type: Literal["state"] = "state"
    table: str
    game: str
    title: str
    options: dict[str, int]
    hints: bool  # whether people may ask for them
    commitment: str
    ply: int
    version: int  # rises with everything that happens at the table, never falls
    seats: list[SeatInfo]
    desks: list[Desk]
    viewer: int | None  # whose eyes the view is through; None is a spectator
    pass_to: int | None  # which of this page's people is to take the device before anything of theirs is shown
    clock: ClockInfo | None  # the viewer's own, or else the one that runs out first
    undo_seconds: float  # in which a step can be undone before anything makes it final; 0 is none
    undo_asks: list[UndoAsk]
    view: Any  # the game's own view
    sources: list[list[SourceInfo]]  # where the points of every seat and then of every rival came from
    rivals: list[str]  # who scores but has no seat
    at: list[str]  # the refs on the board that the last move concerned
    steps: list[Step]  # every move since this page was last told of the table, to be shown in this order
    notes: dict[str, str]  # the names that players have given to things, by their refs
    log: LogPart
    ending: Ending | None
    lesson: LessonInfo | None  # where one is held at this table
    rematch: str | None  # the table where it goes on, once somebody has asked for a rematch


class Changed(Strict):
    """What is to be put into the state told before, for a page that has asked to be told so."""

    type: Literal["changed"] = "changed"
    fields: dict[str, Any]  # of the state, which are another now
    view: list[tuple[list[str | int], Any]]  # places in the view, and what is there now


class Done(Strict):
    """What was asked has been done and stored."""

    type: Literal["done"] = "done"
    id: str


class Refused(Strict):
    """What was asked has not been done; nothing has changed."""

    type: Literal["refused"] = "refused"
    id: str | None
    reason: str
    rule: str | None = None


class HintOption(Strict):
    """One choice as it was weighed."""

    choice: int
    words: str
    gives: str
    share: float  # how good it is, 0 to 1
    figures: str  # the same in a few words


class Hint(Strict):
    """What to do, why in words that a player can use, and the figures behind it."""

    type: Literal["hint"] = "hint"
    id: str
    seat: int
    decision: int
    choice: int
    advisor: str  # whose advice it is, as the start of a sentence that the choice ends
    reasons: list[str]
    figures: str
    options: list[HintOption]  # the advised one first


class Forecast(Strict):
    """What may be expected of choosing these things, from all that the seat can know."""

    type: Literal["forecast"] = "forecast"
    id: str
    seat: int
    at: list[str]
    forecast: Any  # the game's own forecast


class Preparing(Strict):
    """The table begins by itself once the rules of its game have been compiled."""

    type: Literal["preparing"] = "preparing"
    title: str  # of the game
    share: float  # of it that is done, from 0 to 1


class Pong(Strict):
    """The line is alive."""

    type: Literal["pong"] = "pong"


Told = Annotated[State | Changed | Done | Refused | Hint | Forecast | Preparing | Pong, Field(discriminator="type")]
