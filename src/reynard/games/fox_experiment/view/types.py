"""The shapes of what a seat sees: the page's types are made from these.

Where words speak of somebody, or of a fox that can be renamed, they leave a place for the name: ``{seat:0|player 1}``,
``{pup:41|Zelda}``.
"""

from typing import Literal, TypedDict

from reynard.games.fox_experiment.words.facts import TraitKey

DieKey = Literal["tail", "ear", "bark", "spot", "friendly"]
SexKey = Literal["male", "female"]
SupplyKey = Literal["tail", "ear", "bark", "spot", "wild", "friendly", "science"]
EdgeKey = Literal["none", "joined", "waiting"]  # of a die in a row: no half, half a symbol completed, or half alone
PieceKey = Literal["die", "part", "token", "card"]
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
    marks: dict[TraitKey, list[bool]]  # which spaces of each track are marked; a die put on it later marks its square
    beyond: TraitCounts  # symbols for which the tracks have no room
    words: str  # what it is and gives as a parent
    dice_words: str
    born_words: str  # what it was born with


class NewcomerView(FoxView):
    """A pup of the generation that was completed last."""

    rolled: dict[DieKey, int]  # the dice that made it, of each kind; none for the automatic opponent's
    rolled_words: str


class FamilyFoxView(FoxView):
    """A fox of the family tree."""

    row: int  # its generation; for a wild fox the row above its first pups
    parents: list[int]  # ids
    pups: list[int]
    origin: str  # who bred it, when, and from whom
    line: str  # all about it in one line


class LitterView(TypedDict):
    """The pups of one pair in one generation; a parent replaced between two pups makes two litters of them."""

    generation: int
    owner: int
    parents: list[int]  # ids
    pups: list[int]


class KennelView(TypedDict):
    """A place in a row of the kennel."""

    ref: str
    fox: FoxView | None
    claimed: bool  # by the automatic opponent
    free: bool  # a fox lies there that nobody has claimed
    label: str


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
    words: str  # what it brings
    bare: str  # what a free space has instead of a tile; empty where there is one


class PatronView(TypedDict):
    """A patron, its goal and its tile."""

    ref: str
    goal: GoalKey
    words: str  # its goal: so many points for what
    points: int
    points_for: str  # the rest of the words
    short: str  # the same in a few words
    label: str  # what joining it brings
    tile: list[SupplyKey]
    science: int  # cards printed below the tile
    brings: list[SupplyKey]  # tile and print
    joined: list[int]  # seats
    now: list[int]  # what it would score for each seat now


class RewardView(TypedDict):
    """A space of the friendliness track."""

    points: int
    consolation: int
    winners: list[int]  # seats, or the number after the last seat
    words: str


class TileView(TypedDict):
    """A tile in the discard pile."""

    ref: str
    icons: list[SupplyKey]
    label: str


class StudyView(TypedDict):
    """A study and how far it has come."""

    ref: str
    levels: list[TraitCounts]
    points: list[int]
    level: int  # completed
    lacking: int | None  # symbols that the best pup lacks for the next level; None: no pup, or no level
    words: str


class OfferView(StudyView):
    """A study on offer."""

    label: str


class NeedView(TypedDict):
    """What a level asks for of one trait, and what a pup has."""

    trait: TraitKey
    need: int
    have: int


class LevelProspectView(TypedDict):
    """How a level of a study stands against a pup."""

    level: int  # 1 to 3
    points: int
    state: Literal["done", "enough", "short"]
    next: bool  # the level that comes next in this study


class NextLevelView(TypedDict):
    """How the next level of a study stands against a pup."""

    points: int
    needs: list[NeedView]
    enough: bool


class ProspectView(TypedDict):
    """How a study stands against a pup."""

    ref: str  # of the study
    levels: list[LevelProspectView]
    next: NextLevelView | None  # None: the study is finished
    verdict: str


class MeaningView(TypedDict):
    """What a pup as arranged now would bring."""

    friendliness: int
    prospects: list[ProspectView]  # of studies that are not finished
    tokens: TraitCounts  # in Research, beyond those of its brothers and sisters
    points: int  # tokens for symbols beyond the tracks


class PartView(TypedDict):
    """A whole or half symbol on a friendly die, and the trait it stands for."""

    ref: str
    whole: bool
    placed: TraitKey | None


class FaceView(TypedDict):
    """What a side of a die shows."""

    full: int
    half: int


class DieView(FaceView):
    """A die that was rolled."""

    ref: str
    kind: DieKey
    parts: list[PartView]  # of friendly dice only


class TurnedDieView(DieView):
    """A face that a die can be turned to."""

    words: str


class LinkView(TypedDict):
    """A die, part of a friendly die, a token or a science card that lies in the row of a trait."""

    key: str  # the ref of a die or a part
    source: PieceKey
    kind: DieKey
    full: int
    left: EdgeKey
    right: EdgeKey
    joins_next: bool  # completes a symbol with the next
    ring: bool  # the first or last of a row whose ends complete each other, though they do not touch


class LaneView(TypedDict):
    """A trait of the pup that is being made."""

    ref: str
    trait: TraitKey
    symbols: int
    links: list[LinkView]
    marks: list[bool]  # spaces of the track that its symbols would mark
    beyond: int
    words: str  # after the number of symbols


class RollView(TypedDict):
    """The pup that is being made."""

    id: int  # of the fox it will be, if nobody else records one first
    sex: SexKey
    dice: list[DieView]
    symbols: TraitCounts  # complete as arranged now
    waiting: TraitCounts  # halves without a partner
    helping: TraitCounts  # friendly tokens placed
    plus: TraitCounts  # from science cards
    tokens_left: int
    lanes: list[LaneView]
    meaning: MeaningView
    words: str


class PupView(TypedDict):
    """A pup of this generation."""

    ref: str
    fox: FoxView
    assigned: bool
    kept: bool
    status: str  # in words; empty if nothing has become of it yet
    prospects: list[ProspectView]


class UpgradeView(TypedDict):
    """An upgrade of a track."""

    cost: int
    stars: int
    token: TraitKey | None  # None: not unlocked
    next: bool  # the one to be unlocked next
    words: str


class TrackView(TypedDict):
    """An upgrade track of a mat."""

    ref: str
    track: TrackKey
    label: str
    upgrades: list[UpgradeView]


class ScienceView(TypedDict):
    """Science cards of one kind in a hand."""

    ref: str
    kind: ScienceKey
    name: str
    short: str  # the name where there is little room
    words: str
    effect: str  # the words without the moment to play it
    count: int


class ScorePartView(TypedDict):
    """One thing that a line of the score sheet is made of."""

    words: str
    points: int | None  # None: several things together give points
    needs: TraitCounts | None  # of a level
    needs_words: str
    goal: GoalKey | None  # of a patron
    track: TrackKey | None
    tokens: dict[DieKey, int] | None


class SourceView(TypedDict):
    """A line of the score sheet."""

    source: str
    words: str
    points: int
    parts: list[ScorePartView]  # once the game is over


class DrawnView(TypedDict):
    """A fox drawn by a science card, to take a parent's place."""

    ref: str
    fox: FoxView


class LevelGainView(TypedDict):
    """A study level that was completed."""

    level: int  # 1 to 3
    points: int  # more than the level before


class GainsView(TypedDict):
    """What the generation that was completed last brought a seat."""

    levels: list[LevelGainView]
    upgrades: list[TrackKey]


class SeatView(TypedDict):
    """A seat with everything in front of it."""

    ref: str
    stage: StageKey
    step: StepKey
    doing: str  # in words; empty when it has nothing to decide
    status: str  # in words, also when it has nothing to decide
    progress: str  # how far it is, for the others
    title: str  # what it is busy with, in a few words
    words: list[str]  # all that lies before it
    friendly: int
    tokens: TraitCounts
    point_tokens: int
    hand: int
    science: list[ScienceView] | None  # None: not for these eyes
    mat: list[TrackView]
    studies: list[StudyView]
    offer: list[OfferView]  # studies on offer, for the seat's own eyes
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
    faces: list[TurnedDieView]  # to choose from when a die is changed
    points: int
    sources: list[SourceView]
    gained: GainsView


class AutomaStudyView(TypedDict):
    """A study of the automatic opponent."""

    ref: str
    priority: list[TraitKey]
    levels: list[TraitCounts]
    level: int
    friendly: int
    words: str
    level_words: list[str]


class WishView(TypedDict):
    """What the automatic opponent would take now."""

    ref: str
    words: str  # what, and why that


class AutomaView(TypedDict):
    """The automatic opponent."""

    name: str
    introduction: str  # who it is
    next_words: str  # how its next turn goes; empty when it has none left in this generation
    wishes: list[WishView]  # what it would take of each kind that its next card may show
    arrow: Literal["left", "right"]
    cards: int
    studies: list[AutomaStudyView]  # in its row; with two players there is only one
    finished: int
    spare: int
    point_tokens: int
    pups: list[FoxView]
    points: int | None  # None: it does not score
    sources: list[SourceView]
    won: bool
    words: list[str]


class DiceView(TypedDict):
    """The sides of the two kinds of die."""

    trait: list[FaceView]
    friendly: list[FaceView]


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
    phase_words: str  # or how far the viewer is, where all go at their own pace
    order: list[int]  # seats, and the number after the last seat, in turn order
    turn: int | None  # whose turn it is in Selection
    males: RowView
    females: RowView
    track: list[SpaceView]
    fox_track: list[ShapeKey]  # the spaces of a trait on a fox card: a square gives a die, a circle a token
    patrons: list[PatronView]
    rewards: list[RewardView]
    newcomers: list[NewcomerView]  # bred in the generation that was completed last
    science_deck: int
    science_discards: int
    study_deck: int
    tile_stack: int
    tile_discards: list[TileView]
    seats: list[SeatView]
    automa: AutomaView | None
    family: list[FamilyFoxView]  # every fox of the game's family tree, once the game is over
    litters: list[LitterView]  # of the family tree, in the order of their birth
    tie: str | None  # how a tie was decided
    dice: DiceView
    words: list[str]  # where the game stands and what lies in the middle
    things: list[ThingView]


class TraitExpectations(TypedDict):
    """An expected number for each trait."""

    tail: float
    ear: float
    bark: float
    spot: float


class PercentsView(TypedDict):
    """The chances of a level as they are written."""

    chance: str
    with_tokens: str | None  # None: there are no tokens
    any_pup: str | None  # None: there is only one pup


class LevelOddsView(TypedDict):
    """The chance to complete a level of a study."""

    study: int
    level: int  # 1 to 3
    points: int
    next: bool  # the level that comes next in this study
    chance: float  # of one pup without friendly tokens
    with_tokens: float  # of one pup with all of them
    any_pup: float  # that at least one of the litter can do it, without tokens
    percents: PercentsView
    words: str


class OddsView(TypedDict):
    """What to expect of a pair."""

    dice: TraitCounts  # of both parents
    friendly_dice: int
    dice_words: str
    litter: int
    tokens: int
    expected: float  # friendliness of one pup
    expected_with_tokens: float
    symbols: TraitExpectations  # of the parents' dice alone
    levels: list[LevelOddsView]  # of the seat's studies, those not completed yet
