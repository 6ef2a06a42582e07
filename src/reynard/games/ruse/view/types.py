"""The shapes of a view: what the page is sent."""

from typing import TypedDict


class DieView(TypedDict):
    """An action die on a space."""

    seat: int | None  # None: the rival's
    value: int  # what is left of it; 0 is depleted


class SpaceView(TypedDict):
    """A space for an action die."""

    ref: str
    gain: str  # icon code, for example "R B"
    penalty: int
    open: bool
    die: DieView | None


class DeedView(TypedDict):
    """Something to do on a tile, and its price in pips."""

    deed: str  # hunt, mark, track, kit; on the Mountain resource, flag, step, objective, kit
    cost: int
    deplete: bool  # costs whatever is left of the die
    done: bool  # already in this turn


class PathView(TypedDict):
    """A space of a path with its tile."""

    ref: str
    key: str  # a1, b1, b2, c1, c2; m1, m2, m3
    deeds: list[DeedView]
    dam: bool
    marker: int | None  # seat
    rival: bool  # marked by the rival
    foxes: list[int]  # seats
    within_reach: bool  # of the fox of the seat whose turn it is, if it went here today


class StepView(TypedDict):
    """A step of a territory track."""

    gain: str
    paws: list[int]  # seats


class TerritoryView(TypedDict):
    """A vital territory."""

    ref: str  # place:0
    key: str  # fields, river, forest, farm
    name: str
    resource: str  # vole, fish, berry, egg
    start_ref: str  # of the start of the path
    foxes: list[int]  # seats whose fox stands at the start
    spaces: list[SpaceView]
    path: list[PathView]
    hunt_ref: str  # of the hunting tiles
    hunting: int  # face-down tiles here
    hunting_stack: int
    track_ref: str
    track: list[StepView]
    hunter: bool
    obstacles: list[str]  # storm, wolf, camp, bear, beaver
    reach: int  # how far a fox may walk here now


class MountainView(TypedDict):
    """The Mountain."""

    ref: str
    start_ref: str
    foxes: list[int]
    spaces: list[SpaceView]
    path: list[PathView]
    reach: int


class DestinyView(TypedDict):
    """The destiny tile and its die."""

    gain: str
    territory: str
    die: int


class TileView(TypedDict):
    """A den tile that is not placed."""

    ref: str
    opens: str  # sides, a part of "NESW"
    gain: str


class CellView(TypedDict):
    """A cell of a den."""

    ref: str
    printed: str  # icon code on the board
    opens: str  # "" while there is no tile
    gain: str  # icon code on the tile
    joined: bool  # by a path to the start


class ExitView(TypedDict):
    """An exit of a den."""

    ref: str
    reached: bool
    cube: bool
    kit: int | None


class KitView(TypedDict):
    """A kit die."""

    ref: str
    row: int
    black: bool
    value: int
    space: int  # 0 not born, 1..5, 6 out of the den, 7 at an exit
    exit: int | None


class InstinctView(TypedDict):
    """An instinct slot of a seat."""

    ref: str
    key: str  # hunter, territory, explorer, forager, cunning, family
    name: str
    counts: str  # what it counts, in words
    each: int  # victory points for each
    count: int
    exit: int | None  # of the kit that has it, None while nobody has
    value: int | None  # of that kit
    points: int  # as things stand; what it would bring with a kit of 6 while nobody has


class RuseView(TypedDict):
    """The ruse tile of a seat."""

    ref: str
    name: str
    words: str
    used: bool
    active: bool  # works in this turn


class FlagView(TypedDict):
    """A flagged bonus tile that a seat keeps."""

    ref: str
    gain: str


class CatchView(TypedDict):
    """A hunting tile on a board."""

    ref: str  # hunted:<seat>:<territory>
    territory: str
    catch: str  # small, large, tasty, lucky, failed


class CardView(TypedDict):
    """A private objective."""

    ref: str
    name: str
    words: str
    points: int
    exchange: str  # icon code
    fulfilled: bool  # as things stand
    progress: str  # "2 of 3"


class SeatView(TypedDict):
    """What everybody sees of a seat, and of one's own also the cards."""

    ref: str
    growth_ref: str
    growth: int
    points: int
    place: int  # in the turn order, from 1
    order_gain: str  # what that place brings each round
    resources: list[int]  # vole, fish, berry, egg
    catches: list[CatchView]
    catch_spaces: int
    catch_points: int  # they would bring now
    markers_ref: str
    markers: int  # still on the board
    marker_points: list[int]  # under each slot, from the left
    tracks: list[int]
    kits: list[KitView]
    kits_out: int
    cells: list[CellView]  # row by row from the bottom, five each
    exits: list[ExitView]
    den_spaces: list[SpaceView]
    instincts: list[InstinctView]
    ruse: RuseView | None
    flags: list[FlagView]
    cards: int
    hand: list[CardView]  # empty for everybody else
    validated: list[CardView]
    objectives_needed: int  # validated ones that the next kit at an exit needs
    fox: str  # centre, fields, river, forest, farm, mountain
    dice: int  # still to be rolled
    dice_owned: int


class ChartView(TypedDict):
    """A row of the den's chart."""

    ref: str
    words: str
    cost: int


class RowView(TypedDict):
    """A row of the growth track."""

    cost: int  # growth points for a space
    gains: list[str]  # of the spaces 1 to 6
    black: str  # of space 6 for a black kit


class TurnView(TypedDict):
    """What is going on."""

    seat: int | None
    asks: str  # the step by its name in the rules: keep, place, walk, act, den, lay, grow; over at the end
    words: str  # what it is about, in a sentence
    die: int  # what is left
    rolled: int
    at: str  # fields .. mountain, den, or ""
    drawn: list[TileView]
    obstacle: str  # that has to be put somewhere, or ""


class EndStepView(TypedDict):
    """A step of the end of a round."""

    number: int
    title: str
    why: str  # one line of explanation
    lines: list[str]  # what happened


class RoundEndView(TypedDict):
    """The latest end of a round as far as it has come."""

    number: int
    complete: bool
    steps: list[EndStepView]


class RankView(TypedDict):
    """A rank of the game alone."""

    name: str
    least: int


class ResourceView(TypedDict):
    """A kind of resource in the supply."""

    ref: str
    key: str
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
    alone: bool
    ranks: list[RankView]  # alone
    rank: str  # alone: by the points so far
    destiny: DestinyView
    territories: list[TerritoryView]
    mountain: MountainView
    order: list[int]  # seats
    cheese: int | None
    cheese_points: int
    cheese_growth: int
    supply: list[ResourceView]
    objectives: StackView
    bonus: StackView
    display: list[TileView]
    den_stack: int
    chart: list[ChartView]
    growth: list[RowView]
    catch_chart: list[int]  # victory points for so many hunting tiles
    seats: list[SeatView]
    turn: TurnView
    end: RoundEndView | None
    cheese_ref: str
