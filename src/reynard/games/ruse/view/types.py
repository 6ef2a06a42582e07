"""The shapes of a view: what the page is sent.

Where words name a player, they leave a place for the name: ``{seat:1|player 2}``.
"""

from typing import TypedDict

from reynard.games.ruse.words.keys import (
    CatchKey,
    DeedKey,
    IconKey,
    InstinctKey,
    ObstacleKey,
    PathKey,
    PlaceKey,
    ResourceKey,
    StepKey,
    VitalKey,
)


class IconView(TypedDict):
    """A picture of what is gained, and how many of it there are."""

    icon: IconKey
    many: int


class GainView(TypedDict):
    """What something gives: pictures side by side, and the same in words."""

    icons: list[IconView]
    words: str


class DieView(TypedDict):
    """An action die on a space."""

    seat: int | None  # None: the rival's
    value: int  # what is left of it; 0 is depleted


class SpaceView(TypedDict):
    """A space for an action die."""

    ref: str
    gain: GainView | None
    penalty: int
    open: bool
    next: bool  # the next die here goes to this space
    die: DieView | None
    words: str


class DeedView(TypedDict):
    """Something to do on a tile, and its price in pips."""

    deed: DeedKey  # hunt, mark, track, kit; on the Mountain resource, flag, step, objective, kit
    cost: int
    deplete: bool  # costs whatever is left of the die
    done: bool  # already in this turn
    words: str


class PathView(TypedDict):
    """A space of a path with its tile."""

    ref: str
    key: PathKey
    way: list[int]  # the spaces one comes over from the start, this one included
    deeds: list[DeedView]
    dam: bool
    beaver: bool  # lies on the dam
    marker: int | None  # seat
    rival: bool  # marked by the rival
    foxes: list[int]  # seats
    within_reach: bool  # of the fox of the seat whose turn it is, if it went here today
    words: str


class StepView(TypedDict):
    """A step of a territory track."""

    gain: GainView | None
    paws: list[int]  # seats
    words: str


class ObstacleView(TypedDict):
    """An obstacle in a territory."""

    key: ObstacleKey
    words: str


class TerritoryView(TypedDict):
    """A vital territory."""

    ref: str  # place:0
    key: VitalKey
    name: str
    resource: ResourceKey
    start_ref: str  # of the start of the path
    foxes: list[int]  # seats whose fox stands at the start
    spaces: list[SpaceView]
    path: list[PathView]
    hunt_ref: str  # of the hunting tiles
    hunting: int  # face-down tiles here
    hunting_words: str  # how many are here and in the stack
    track_ref: str
    track: list[StepView]
    hunter: bool
    obstacles: list[ObstacleView]
    reach: int  # how far a fox may walk here now


class MountainView(TypedDict):
    """The Mountain."""

    ref: str
    name: str
    start_ref: str
    foxes: list[int]
    spaces: list[SpaceView]
    path: list[PathView]
    reach: int


class DestinyView(TypedDict):
    """The destiny tile and its die."""

    gain: GainView | None
    territory: VitalKey
    die: int
    words: str  # who gains what


class TileView(TypedDict):
    """A den tile that is not placed, or a place of the display without one."""

    ref: str
    alike: str  # the ref of the first that looks like it, which choices point at
    opens: str  # sides, a part of "NESW"; "" where there is no tile
    turns: list[str]  # the ways in which it may lie, each a turn further clockwise, as its open sides
    gain: GainView | None
    words: str


class CellView(TypedDict):
    """A cell of a den."""

    ref: str
    column: int  # from the left
    row: int  # from the bottom
    printed: GainView | None  # on the board
    opens: str  # "" while there is no tile
    gain: GainView | None  # on the tile
    joined: bool  # by a path to the start
    words: str


class ExitView(TypedDict):
    """An exit of a den."""

    ref: str
    reached: bool
    cube: bool
    kit: int | None
    words: str


class KitView(TypedDict):
    """A kit die."""

    ref: str
    row: int
    black: bool
    value: int
    space: int  # 0 not born, 1..5, 6 out of the den, 7 at an exit
    born: bool
    exit: int | None
    words: str
    where: str  # the space in a word


class InstinctView(TypedDict):
    """An instinct slot of a seat."""

    ref: str
    key: InstinctKey
    name: str
    counts: str  # what it counts, in words
    each: int  # victory points for each
    count: int
    kit: int | None  # that has it, None while nobody has
    value: int | None  # of that kit
    points: int  # as things stand; what it would bring with a kit of 6 while nobody has
    words: str


class RuseView(TypedDict):
    """The ruse tile of a seat."""

    ref: str
    name: str
    words: str
    used: bool
    active: bool  # works in this turn
    state: str  # the same in words


class FlagView(TypedDict):
    """A flagged bonus tile that a seat keeps."""

    ref: str
    alike: str  # the ref of the first that looks like it, which choices point at
    gain: GainView


class CatchView(TypedDict):
    """A hunting tile on a board."""

    ref: str  # hunted:<seat>:<territory>
    territory: VitalKey
    catch: CatchKey
    words: str
    told: str  # who caught what, and where, as a sentence


class CardView(TypedDict):
    """A private objective."""

    ref: str
    name: str
    words: str
    points: int
    exchange: GainView
    fulfilled: bool  # as things stand
    progress: str  # "2 of 3"


class MarkerSlotView(TypedDict):
    """A slot for a territory marker on a board."""

    points: int  # under it
    marker: bool  # still there


class SeatView(TypedDict):
    """What everybody sees of a seat, and of one's own also the cards."""

    ref: str
    growth_ref: str
    growth_refs: list[list[str]]  # the ref of every space of the growth track, row by row
    growth: int
    points: int
    place: int  # in the turn order, from 1
    order_gain: GainView | None  # what that place brings each round
    resources: list[int]  # vole, fish, berry, egg
    catches: list[CatchView]
    catches_ahead: list[int]  # what all hunting tiles would bring with one more, two more … as far as there is room
    catch_points: int  # they would bring now
    markers_ref: str
    markers: int  # still on the board
    marker_slots: list[MarkerSlotView]  # from the left
    tracks: list[int]
    kits: list[KitView]
    kits_out: int
    cells: list[CellView]
    exits: list[ExitView]
    den_words: str  # the den in a few words
    den_spaces: list[SpaceView]
    instincts: list[InstinctView]
    ruse: RuseView | None
    flags: list[FlagView]
    flag_room: int  # for so many more
    cards: int
    hand: list[CardView]  # empty for everybody else
    validated: list[CardView]
    exit_words: str  # how many validated objectives the next kit at an exit needs
    fox: PlaceKey | None  # None: in the centre
    dice: int  # still to be rolled
    dice_owned: int
    counts_words: str  # points, growth points and dice
    words: str  # everything that is open about the seat


class ChartView(TypedDict):
    """A row of the den's chart."""

    ref: str
    words: str
    label: str  # the same in a few words
    cost: int


class GrowthSpaceView(TypedDict):
    """A space of the growth track."""

    gain: GainView | None
    black: GainView | None  # for a black kit, where that is something else
    out: bool  # of the den
    words: str


class RowView(TypedDict):
    """A row of the growth track."""

    cost: int  # growth points for a space
    spaces: list[GrowthSpaceView]  # 1 to 6


class TurnView(TypedDict):
    """What is going on."""

    seat: int | None
    asks: StepKey  # the step by its name in the rules
    words: str  # how far the table is, for whoever chooses
    onlookers: str  # and who does what, for everybody else
    die: int  # what is left
    die_words: str
    in_hand: bool  # the die of this turn is rolled, and the turn goes on
    rolled: int
    at: PlaceKey | None
    drawn: list[TileView]
    obstacle: ObstacleKey | None  # that has to be put somewhere


class EndStepView(TypedDict):
    """A step of the end of a round."""

    number: int
    title: str
    why: str  # one line of explanation
    lines: list[str]  # what happened
    routine: bool  # nothing but what happens every time


class RoundEndView(TypedDict):
    """The latest end of a round as far as it has come."""

    number: int
    complete: bool
    steps: list[EndStepView]


class RankView(TypedDict):
    """A rank of the game alone."""

    name: str
    least: int
    reached: bool  # by the points so far
    words: str  # from how many points on


class RivalView(TypedDict):
    """How the rival of a game alone stands."""

    points: int
    words: str


class ResultView(TypedDict):
    """Who stands where when the game is over."""

    words: list[str]  # who has won, with the points of all, and alone the rank

    ranking: list[int]  # seats, the best first
    tie: str | None  # how a tie for the most points was decided


class ResourceView(TypedDict):
    """A kind of resource in the supply."""

    ref: str
    key: ResourceKey
    name: str


class StackView(TypedDict):
    """A stack of which only the height is known."""

    ref: str
    left: int


class View(TypedDict):
    """The table as a seat sees it."""

    round: int
    rounds: int
    night: bool
    photographer: bool
    figure: str  # that disturbs the foxes: hunter or photographer
    alone: bool
    ranks: list[RankView]  # alone, the lowest first
    rank: str  # alone: by the points so far
    next_rank: str  # alone: how far the next one is, in words
    rival: RivalView | None  # alone, until the end of the game tells how it stands
    destiny: DestinyView | None  # None before the first round
    territories: list[TerritoryView]
    mountain: MountainView
    order: list[int]  # seats
    cheese: int | None
    cheese_ref: str
    cheese_points: int
    cheese_growth: int
    supply: list[ResourceView]
    welcome_growth: int  # that one may begin with instead of a resource
    objectives: StackView
    bonus: StackView
    display: list[TileView]
    den_stack: int
    chart: list[ChartView]
    growth: list[RowView]
    most_dice: int  # that a seat can have
    seats: list[SeatView]
    turn: TurnView
    end: RoundEndView | None
    result: ResultView | None
    lines: list[str]  # the whole table in words, for those who listen to it
