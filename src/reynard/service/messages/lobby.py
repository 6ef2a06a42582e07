"""What the lobby shows: the games, their options, boxes and bots, and their rules."""

from reynard.service.messages.forms import LevelName, Strict


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


class LessonOffer(Strict):
    """A lesson that comes with a game."""

    name: str
    title: str
    about: str
    minutes: int


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
    lessons: list[LessonOffer]  # the first one first
    covers: bool  # whether people at one screen have secrets from each other
    levels: list[LevelInfo]  # of its bots
    usual_level: LevelName  # of the bots at a first table


class Lobby(Strict):
    """Everything the lobby offers."""

    games: list[GameInfo]
    version: str


class GameReadiness(Strict):
    """How far the rules of a game have been compiled."""

    name: str
    ready: bool
    share: float  # of it that is done, from 0 to 1


class ReadinessInfo(Strict):
    """Which games can be played at once; a table of another begins by itself when its game is ready."""

    games: list[GameReadiness]


class HostWordInfo(Strict):
    """Whether the host's word is needed to set up tables, and whether whoever asks knows it."""

    asked: bool
    known: bool


class ReachInfo(Strict):
    """Where others can open the table."""

    addresses: list[str]  # without a path, the likeliest first; none where the page's own address does for everybody
    only_here: bool  # whether nobody can but this machine


class RuleInfo(Strict):
    """One numbered rule in our own words."""

    id: str
    words: str
    text: str  # the same with places for signs, such as {sign:bone}


class ChapterInfo(Strict):
    """A chapter of the rules."""

    title: str
    intro: str
    rules: list[RuleInfo]


class RulesInfo(Strict):
    """The rules of one game."""

    title: str
    chapters: list[ChapterInfo]
