"""Everything that travels between the page and the table service, each thing once."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from reynard.core.box_text import LONGEST_BOX
from reynard.core.levels import Level
from reynard.core.notes import LONGEST_KEY, LONGEST_NAME, NAME

Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME, pattern=NAME)]
Ref = Annotated[str, Field(min_length=1, max_length=LONGEST_KEY)]
Key = Annotated[str, Field(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]

LONGEST_SAVE = 110_000  # characters
MARKS = 12  # that the page can draw, one for each seat of the largest table
Mark = Annotated[int, Field(ge=0, lt=MARKS)]

LevelName = Annotated[Level, Field(strict=False)]  # which comes as its name


class Strict(BaseModel):
    """A message: nothing unknown in it, nothing guessed from another type.

    An error about a message never shows what was in it, because that may be a seat's key.
    """

    model_config = ConfigDict(
        extra="forbid",
        strict=True,
        frozen=True,
        hide_input_in_errors=True,
        json_schema_serialization_defaults_required=True,
    )


# What the lobby shows.


class OptionInfo(Strict):
    """A way to play that is settled before the game starts."""

    name: str
    words: str
    values: list[int]
    labels: list[str]
    seats: list[int]  # the numbers of seats it is for; none named means all


class ClockOffer(Strict):
    """The times for each decision that a table may be played with."""

    words: str
    seconds: list[int]


class BoxInfo(Strict):
    """A box that comes with a game beside the usual one."""

    name: str
    title: str


class LevelInfo(Strict):
    """A level of bot, and how it plays."""

    name: LevelName
    words: str


class GameInfo(Strict):
    """A game one can sit down to."""

    name: str
    title: str
    tagline: str
    length: str  # how long it takes
    weight: str  # how much there is to think about
    age: int  # from which it is fun
    seats: list[int]
    options: list[OptionInfo]
    clock: ClockOffer | None
    boxes: list[BoxInfo]
    covers: bool  # whether people at one screen have secrets from each other
    levels: list[LevelInfo]  # of its bots
    usual_level: LevelName  # of the bots at a first table


class Lobby(Strict):
    """Everything the lobby offers."""

    games: list[GameInfo]
    version: str


class RuleInfo(Strict):
    """One numbered rule in our own words."""

    id: str
    words: str


class ChapterInfo(Strict):
    """A chapter of the rules."""

    title: str
    intro: str
    rules: list[RuleInfo]


class RulesInfo(Strict):
    """The rules of one game."""

    title: str
    chapters: list[ChapterInfo]


# Setting up a table.

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


class OpenSave(Strict):
    """A saved match, to go on with it or to look at it again."""

    save: str = Field(min_length=1, max_length=LONGEST_SAVE)


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


# What the page says over the socket.


class Hello(Strict):
    """The first message: the keys of the seats this page sits in; none for a spectator."""

    type: Literal["hello"] = "hello"
    keys: list[Key] = Field(max_length=12)
    told: int | None = Field(default=None, ge=0)  # the ply it was told of before its line broke


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


# What the table says.


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


class Desk(Strict):
    """What one of this page's own seats may do now."""

    seat: int
    decision: int
    headline: str  # what the decision is for, and what is left of it; empty where none is owed
    choices: list[ChoiceInfo]
    may_undo: bool
    grace: "ClockInfo | None"  # the time to undo the last step before a bot's answer makes it final


class UndoAsk(Strict):
    """Somebody would like to undo their last step, after which others have begun to choose."""

    seat: int
    asked: list[int]  # who has yet to answer
    left: float  # seconds until it stands without an answer


class ClockInfo(Strict):
    """The time for something, and how much of it was left when this was told."""

    seconds: int
    left: float
    waits_for: list[int]  # seats whose people have yet to come before it begins


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
    rematch: str | None  # the table where it goes on, once somebody has asked for a rematch


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


class Pong(Strict):
    """The line is alive."""

    type: Literal["pong"] = "pong"


Told = Annotated[State | Done | Refused | Hint | Forecast | Pong, Field(discriminator="type")]


# After the end.


class ChapterMark(Strict):
    """Where in a replay a page of the story is."""

    ply: int
    title: str


class ReplayPart(Strict):
    """A part of a finished game, which is told from the deal to the end in so many parts."""

    part: int
    parts: int
    rules: str  # under which version of the rules the moves were made
    chapters: list[ChapterMark]  # of the whole game
    steps: list[Step]


class ProofInfo(Strict):
    """Whether the seed is the one committed to before the first move, and the moves lead from it to this end."""

    fair: bool
    reason: str
    commitment: str
    seed: str
    salt: str
    moves: int
    scores: list[int]


class Problem(Strict):
    """Why something was refused."""

    reason: str
    rule: str | None = None
