"""The shapes of what a seat sees: the page's types are made from these."""

from typing import Literal, TypedDict

TraitKey = Literal["tail", "ear", "bark", "spot"]
SexKey = Literal["male", "female"]
SupplyKey = Literal["tail", "ear", "bark", "spot", "wild", "friendly", "science"]
ShapeKey = Literal["square", "circle"]
TrackKey = Literal["pups", "studies", "dice", "patrons"]
ScienceKey = Literal[
    "foxes",
    "swap_discard",
    "swap_faceup",
    "trade",
    "change",
    "reroll",
    "extra",
    "plus_tail",
    "plus_ear",
    "plus_bark",
    "plus_spot",
    "mixed",
    "keep",
]
GoalKey = Literal[
    "tokens_tail",
    "tokens_ear",
    "tokens_bark",
    "tokens_spot",
    "friendliness",
    "sets",
    "horizontal",
    "vertical",
    "last_pups",
    "studies",
    "points",
    "columns",
]
StageKey = Literal["preparing", "selecting", "equipping", "breeding", "studying", "upgrading", "settling", "finished"]
StepKey = Literal[
    "idle",
    "study",
    "select",
    "wild",
    "upgrade",
    "patron",
    "tile",
    "foxes",
    "replace",
    "roll",
    "die",
    "face",
    "extra",
    "arrange",
    "assign",
    "penalty",
    "trade",
    "mixed",
    "paying",
    "keep",
    "order",
]


class TraitCounts(TypedDict):
    """A number for each trait."""

    tail: int
    ear: int
    bark: int
    spot: int


class FoxView(TypedDict):
    """A fox card; a bred fox can be renamed by a note under its ``note`` key."""

    id: int
    name: str
    note: str | None  # None: a wild fox, named on its card
    sex: SexKey
    owner: int | None  # seat, the number after the last seat for the automatic opponent, None for a wild fox
    generation: int | None  # 1 to 5
    dice: TraitCounts
    symbols: TraitCounts
    friendliness: int
    father: int | None  # ids
    mother: int | None


class KennelView(TypedDict):
    """A place in a row of the kennel."""

    ref: str
    fox: FoxView | None
    claimed: bool  # by the automatic opponent


class RowView(TypedDict):
    """A row of the kennel with its deck."""

    ref: str  # of the deck
    sex: SexKey
    foxes: list[KennelView]
    deck: int
    discards: int


class SpaceView(TypedDict):
    """A space of the supply track."""

    ref: str
    number: int
    tile: list[SupplyKey] | None
    printed: list[SupplyKey]
    holder: int | None  # seat, or the number after the last seat
    blocked: bool  # by the automatic opponent's meeple: not for turn order


class PatronView(TypedDict):
    """A patron, its goal and its tile."""

    ref: str
    goal: GoalKey
    words: str
    tile: list[SupplyKey]
    science: int  # cards printed below the tile
    joined: list[int]  # seats
    now: list[int]  # what it would score for each seat now


class RewardView(TypedDict):
    """A space of the friendliness track."""

    points: int
    consolation: int
    winners: list[int]  # seats, or the number after the last seat


class TileView(TypedDict):
    """A tile in the discard pile."""

    ref: str
    icons: list[SupplyKey]


class StudyView(TypedDict):
    """A study and how far it has come."""

    ref: str
    levels: list[TraitCounts]
    points: list[int]
    level: int  # completed


class PartView(TypedDict):
    """A whole or half symbol on a friendly die, and the trait it stands for."""

    ref: str
    whole: bool
    placed: TraitKey | None


class DieView(TypedDict):
    """A die that was rolled."""

    ref: str
    kind: Literal["tail", "ear", "bark", "spot", "friendly"]
    full: int
    half: int
    parts: list[PartView]  # of friendly dice only


class RollView(TypedDict):
    """The pup that is being made."""

    sex: SexKey
    dice: list[DieView]
    symbols: TraitCounts  # complete as arranged now
    waiting: TraitCounts  # halves without a partner
    helping: TraitCounts  # friendly tokens placed
    plus: TraitCounts  # from science cards
    tokens_left: int


class PupView(TypedDict):
    """A pup of this generation."""

    ref: str
    fox: FoxView
    assigned: bool
    kept: bool


class UpgradeView(TypedDict):
    """An upgrade of a track."""

    cost: int
    stars: int
    token: TraitKey | None  # None: not unlocked


class TrackView(TypedDict):
    """An upgrade track of a mat."""

    ref: str
    track: TrackKey
    upgrades: list[UpgradeView]


class ScienceView(TypedDict):
    """Science cards of one kind in a hand."""

    ref: str
    kind: ScienceKey
    name: str
    words: str
    count: int


class SourceView(TypedDict):
    """A line of the score sheet."""

    source: str
    words: str
    points: int


class DrawnView(TypedDict):
    """A fox drawn by a science card, to take a parent's place."""

    ref: str
    fox: FoxView


class SeatView(TypedDict):
    """A seat with everything in front of it."""

    ref: str
    stage: StageKey
    step: StepKey
    doing: str  # in words; empty when it has nothing to decide
    friendly: int
    tokens: TraitCounts
    point_tokens: int
    hand: int
    science: list[ScienceView] | None  # None: not for these eyes
    mat: list[TrackView]
    studies: list[StudyView]
    offer: list[StudyView]  # studies on offer, for the seat's own eyes
    patrons: list[int]
    rewards: list[int]  # generations won, 1 to 5
    space: int | None
    father: FoxView | None
    mother: FoxView | None
    kept: list[int]  # ids of pups kept as parents
    pups: list[PupView]
    litter: int  # pups it may breed in a generation
    friendly_dice: int
    roll: RollView | None
    drawn: list[DrawnView]  # by a science card
    faces: list[DieView]  # to choose from when a die is changed
    points: int
    sources: list[SourceView]


class AutomaStudyView(TypedDict):
    """A study of the automatic opponent."""

    ref: str
    priority: list[TraitKey]
    levels: list[TraitCounts]
    level: int
    friendly: int


class AutomaView(TypedDict):
    """The automatic opponent."""

    name: str
    arrow: Literal["left", "right"]
    cards: int
    studies: list[AutomaStudyView]  # in its row; with two players only the first counts
    finished: int
    spare: int
    point_tokens: int
    pups: list[FoxView]
    points: int | None  # None: it does not score
    sources: list[SourceView]


class ThingView(TypedDict):
    """Something a choice can point at that is always there: a sort of token, a trait, a button."""

    ref: str


class View(TypedDict):
    """The whole table as a seat may see it."""

    mode: Literal["standard", "two_players", "solo"]
    hard: bool
    siblings: bool
    over: bool
    generation: int  # 1 to 5
    generations: int
    phase: Literal["preparing", "selection", "generation", "over"]
    order: list[int]  # seats, and the number after the last seat, in turn order
    turn: int | None  # whose turn it is in Selection
    males: RowView
    females: RowView
    track: list[SpaceView]
    fox_track: list[ShapeKey]  # the spaces of a trait on a fox card: a square gives a die, a circle a token
    patrons: list[PatronView]
    rewards: list[RewardView]
    science_deck: int
    science_discards: int
    study_deck: int
    tile_stack: int
    tile_discards: list[TileView]
    seats: list[SeatView]
    automa: AutomaView | None
    family: list[FoxView]  # every fox of the game's family tree, once the game is over
    things: list[ThingView]
