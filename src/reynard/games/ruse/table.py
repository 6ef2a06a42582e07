"""What lies on the table in one game."""

from enum import IntEnum
from typing import Annotated

from reynard.core.dice_cup import DiceCup
from reynard.core.record import Many, Record, i1, i2, i4, i8

SEATS = 5
ROUNDS = 4
VITAL = 4  # the territories one can live in; the Mountain comes after them
SPACES = 5  # most die spaces of a place
PATH = 5  # spaces of a path: a1, b1, b2, c1, c2; on the Mountain only the first three
DICE = 4
KITS = 5  # of a seat: one coloured kit for each row of the growth track, then the black ones
ROWS = 3
GROWTH = 6  # spaces of a row
COLUMNS = 5
CELLS = 15  # of the den
EXITS = 5
SIDES = 4  # of a den tile
DISPLAY = 4  # den tiles on offer
DRAWN = 4  # den tiles in hand
HAND = 6  # room for private objectives: four, and two more while choosing
MOST_VALIDATED = 5
FLAGS = 3  # flagged bonus tiles of a seat
STEPS = 6  # of a territory track
MARKERS = 8  # room for marker slots
TILES = 3  # to draw from for a part of a path
LARDER = 8  # room for hunting tiles of a seat
BONUS_ROWS = 24
DESTINIES = 12
OBJECTIVES = 32
CHART = 6  # den actions
GAINS = 3  # icons printed side by side
NEEDS = 24
TALES = 150  # of a move, even of one that ends a round and begins another
# Of the end of a round, at most: 22 of steps, order, foxes, obstacles and hunting tiles; for each of 5 seats 4 of
# obstacles, 10 of private objectives, 2 of dice, 112 of growth (25 spaces with 3 icons each, 2 kits let in, 5 sent out
# and 5 instincts), 2 of catching up, 6 of final scoring; 2 of cheese.
ENDS = 22 + SEATS * (4 + 10 + 2 + 112 + 2 + 6) + 2
NOBODY = -1
NOTHING = -1
IN_HAND = -2  # where an obstacle is while its territory is being chosen
CENTRE = -1  # where a fox stands that has not walked in this round
START = -1  # of a path


class Place(IntEnum):
    """Where a die can be placed; the first four are the vital territories, clockwise."""

    FIELDS = 0
    RIVER = 1
    FOREST = 2
    FARM = 3
    MOUNTAIN = 4
    DEN = 5


class Deed(IntEnum):
    """What can be done on a tile of a territory."""

    HUNT = 0
    MARK = 1
    TRACK = 2
    KIT = 3


class Climb(IntEnum):
    """What can be done on the Mountain."""

    RESOURCE = 0
    FLAG = 1
    STEP = 2
    OBJECTIVE = 3
    KIT = 4


class Icon(IntEnum):
    """What is printed on spaces, tiles and cards."""

    NONE = 0
    GROWTH = 1
    VICTORY = 2
    RESOURCE = 3  # of the territory concerned
    ANY = 4  # a resource of one's choice
    BONUS = 5
    KIT = 6
    ADVANCE = 7
    STEP = 8
    DIG = 9
    CHEESE = 10
    TARGET = 11
    HUNTER = 12
    HERE = 13
    OBJECTIVE = 14


class Catch(IntEnum):
    """What a hunting tile shows."""

    SMALL = 0
    LARGE = 1
    TASTY = 2
    LUCKY = 3
    FAILED = 4


class Bonus(IntEnum):
    """The kinds of bonus tile."""

    IMMEDIATE = 0
    FLAG = 1
    OBSTACLE = 2


class Obstacle(IntEnum):
    """What obstacle tiles put on the board."""

    STORM = 0
    WOLF = 1
    CAMP = 2
    BEAR = 3
    BEAVER = 4


class Ruse(IntEnum):
    """The ruse tiles."""

    SECOND_LEAP = 0
    FEINT = 1
    NIGHT_EYES = 2
    SILENT_PAWS = 3
    DECOY = 4
    SCAVENGER = 5
    CACHE = 6
    PLAY_DEAD = 7
    STRONG_SCENT = 8
    TEACHER = 9
    DIGGER = 10
    FENCE_SLIPPER = 11
    CROWS_FRIEND = 12
    SHARED_TRAIL = 13
    OLD_FOX = 14


class Instinct(IntEnum):
    """The slots for instincts."""

    HUNTER = 0
    TERRITORY = 1
    EXPLORER = 2
    FORAGER = 3
    CUNNING = 4
    FAMILY = 5


class Aim(IntEnum):
    """What private objectives ask for."""

    MARKERS_IN_TERRITORIES = 0
    MARKERS = 1
    DEEP_MARKERS = 2
    HUNTING_TILES = 3
    HUNTING_TERRITORIES = 4
    TRACK = 5
    TRACKS_AT = 6
    DEN_TILES = 7
    EXIT_PATH = 8
    KIT_VALUE = 9
    DIFFERENT_RESOURCES = 10
    GROWTH_POINTS = 11
    KITS_OUT = 12


class Chart(IntEnum):
    """What the rows of the den's chart let one do."""

    DRAW = 0
    CHOOSE = 1
    TURN = 2


class Source(IntEnum):
    """Where victory points come from."""

    OBJECTIVES = 0
    GROWTH = 1
    KITS = 2
    INSTINCTS = 3
    HUNTING = 4
    DICE = 5
    MARKING = 6
    MARKERS = 7
    TRACKS = 8
    DEN = 9
    CHEESE = 10
    BONUSES = 11
    RESOURCES = 12
    GROWTH_POINTS = 13


class Step(IntEnum):
    """What is asked of the seat that chooses; those up to INSTINCT may come between others."""

    NOTHING = 0
    WELCOME = 1  # growth points or a resource, in the first round
    RESOURCE = 2
    KIT = 3
    ADVANCE = 4
    TRACK = 5
    TERRITORY = 6  # for the hunter, or for an obstacle
    RETURN = 7  # which of two private objectives goes back
    DIG = 8  # a den tile that was drawn as a bonus
    INSTINCT = 9
    BONUS = 20  # a bonus tile to be drawn, which asks nothing
    HERE = 21  # a step on the track of the die's territory, which asks nothing
    KEEP = 10  # at set-up, for everyone at once
    ROLLED = 11
    PLACE = 12
    WALK = 13
    ACT = 14
    DEN = 15
    TAKE = 16
    LAY = 17
    TURN = 18
    GROW = 19


class Stage(IntEnum):
    """How far the table is when nobody has to choose anything in between."""

    SETTING_UP = 0
    STARTING = 1
    ROLLING = 2
    PLACING = 3
    WALKING = 4
    ACTING = 5
    DIGGING = 6  # choosing from the den's chart
    TAKING = 7
    LAYING = 8
    TURNING = 9
    ENDING = 10  # the first steps of the end of a round
    GROWING = 11
    OVER = 12


class Tale(IntEnum):
    """What there is to tell beside the move itself."""

    ROUND = 0  # round, destiny tile, territory of the hunter
    DESTINY_DIE = 1  # value
    RUSE = 2  # seat, tile
    MORE_DICE = 3  # seat, dice
    COVERED = 4
    ROLLS = 5  # seat, value
    MATCHES = 6  # seat
    GETS = 7  # seat, icon, amount or kind of resource, source
    DEPLETED = 8  # seat, growth points
    TOLL = 9  # seat, owner, growth points, 1 for the dam
    CATCHES = 10  # seat, territory, catch, 1 if it is kept
    MARKER_BACK = 11  # seat, territory
    HUNTER = 12  # territory
    BONUS = 13  # seat, row of the bonus tiles
    OBSTACLE = 14  # obstacle, territory
    DRAWS = 15  # seat, den tile
    END_STEP = 16  # number of the step
    CAMP = 17  # seat, growth points
    BEAR = 18  # seat
    VALIDATES = 19  # seat, objective
    CHEESE_POINTS = 20  # seat, points
    DICE_POINTS = 21  # seat, points
    UNLOCKS = 22  # seat, kit
    CATCH_UP = 23  # seat
    ORDER = 24  # places in order as one number
    LOST = 25  # seat, icon
    RIVAL = 26  # value rolled, place
    FINAL = 27  # seat, source, points
    DISCARDED = 28  # seat, growth points for it
    CHEESE = 29  # seat that takes it
    RUSE_HELPS = 30  # seat, tile
    ENOUGH = 31  # seat: an obstacle lies there already, growth points
    DISCARDS = 32  # seat, private objective
    NO_ROOM = 33  # seat, den tile
    GROWS = 34  # seat, kit, growth space, what was given for the last one and 1, or 0
    SENDS = 35  # seat, kit, exit
    DEVELOPS = 36  # seat, instinct, exit
    FOXES_HOME = 37
    OBSTACLE_GONE = 38  # obstacle, territory
    REFILLED = 39  # territory, hunting tiles
    RIVAL_CLIMBS = 40  # rival
    RIVAL_TRACKS = 41  # rival, territory
    RIVAL_MARKS = 42  # rival, territory, path space
    RIVAL_GROWS = 43  # rival, growth points
    HELPED = 44  # seat, kits out of the den


class Variant(IntEnum):
    """The options of the game, in the order in which the rules are handed them."""

    ORDER = 0
    FIGURE = 1
    RIVAL = 2


PLACES = len(Place)
TERRITORIES = VITAL + 1
DEEDS = len(Deed)
CLIMBS = len(Climb)
CATCHES = len(Catch)
OBSTACLES = len(Obstacle)
RUSES = len(Ruse)
INSTINCTS = len(Instinct)
SOURCES = len(Source)
SHAPES = 4  # straight, curve, T, cross
PRINTS = 5  # nothing, growth point, victory point, resource, kit
DEN_KINDS = SHAPES * PRINTS
PAYMENTS = VITAL + VITAL  # for the last growth space: a resource, or a hunting tile of a territory
OUT = GROWTH  # the growth space that is out of the den
GONE = GROWTH + 1  # at an exit of the den board
BASE_KITS = ROWS
NOT_BORN = 0

# Sides of a den tile as bits, clockwise.
NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8

# A path forks once: how far each space is, and the space before it.
DISTANCE = (1, 2, 2, 3, 3)
BEFORE = (START, 0, 0, 1, 2)
FIRST_DEEP = 3
MOUNTAIN_PATH = 3


class Die(Record):
    """An action die on a space."""

    owner: i1  # seat, the rival after the seats, or NOBODY
    value: i8  # what is left of it


class Hunting(Record):
    """The hunting tiles of a territory; the face-down ones have no order yet."""

    stack: Annotated[Many[i1], CATCHES]  # not yet revealed
    spots: i8  # of them that lie in the territory
    discard: Annotated[Many[i1], CATCHES]


class Kit(Record):
    """A kit die."""

    value: i1
    space: i1  # NOT_BORN, 1..5 in the den, OUT, or GONE to an exit
    exit: i1  # or NOTHING


class Seat(Record):
    """A seat: its board, its den, its cards."""

    growth: i8  # points
    points: i4  # victory points so far
    earned: Annotated[Many[i4], SOURCES]
    resource: Annotated[Many[i2], VITAL]
    caught: Annotated[Many[i1], VITAL, CATCHES]  # hunting tiles on the board
    catches: i8  # how many that is
    markers: i8  # still on the board
    track: Annotated[Many[i8], VITAL]
    kit: Annotated[Many[Kit], KITS]
    opens: Annotated[Many[i1], CELLS]  # sides of the den tile on each cell, 0 for none
    tile: Annotated[Many[i1], CELLS]  # its kind
    tiles: i8
    reached: i8  # bits: exits joined to the start
    cubes: i8  # bits: exits whose cube has become an instinct
    instinct: Annotated[Many[i1], INSTINCTS]  # exit of the kit that has it, or NOTHING
    ruse: i8  # tile, or NOTHING
    ruse_used: i1
    flag: Annotated[Many[i1], FLAGS]  # rows of the bonus tiles
    flags_held: i8
    hand: Annotated[Many[i1], HAND]  # private objectives
    cards: i8
    validated: Annotated[Many[i1], MOST_VALIDATED]
    validations: i8
    fox: i8  # territory, or CENTRE
    fox_space: i8  # of the path, or START
    dice: i8  # still to be rolled in this round
    dice_owned: i8
    den_die: Annotated[Many[Die], SPACES]


class Need(Record):
    """Something a seat has to choose before the table goes on."""

    seat: i1
    step: i1
    place: i1  # the territory concerned, or NOTHING
    what: i1  # an obstacle, a track not to be chosen, an exit


class Told(Record):
    """One thing to tell."""

    what: i1  # a Tale
    one: i2
    two: i2
    three: i4
    four: i1


class Table(Record):
    """Everything that can change in a game."""

    cup: DiceCup
    seats: i8
    lowest_first: i1
    photographer: i1
    rival: i8  # how old the rival is, alone
    round_number: i8  # 1..4, 0 before the first
    stage: i8
    step: i8  # what is asked, NOTHING while several seats choose or nobody
    due: i8  # bits of the seats that choose
    turn: i8  # the seat whose turn it is, or that is growing
    place_in_order: i8
    order: Annotated[Many[i8], SEATS]
    order_tile: Annotated[Many[i8], SEATS]  # which of two tiles lies at each place of the order
    destiny: i8
    destiny_used: i8  # bits
    destiny_die: i8
    hunter: i8  # territory
    space: Annotated[Many[Die], TERRITORIES, SPACES]
    open_spaces: Annotated[Many[i8], PLACES]
    tile: Annotated[Many[i8], VITAL, PATH]  # which of the tiles for that part of the path
    marker: Annotated[Many[i8], VITAL, PATH]  # seat, the rival after the seats, or NOBODY
    hunting: Annotated[Many[Hunting], VITAL]
    obstacle: Annotated[Many[i8], OBSTACLES]  # territory, or NOTHING
    obstacle_row: Annotated[Many[i8], OBSTACLES]  # of the bonus tiles
    beaver_owner: i8
    cheese: i8  # seat, or NOBODY
    bonus_stack: Annotated[Many[i1], BONUS_ROWS]
    bonus_discard: Annotated[Many[i1], BONUS_ROWS]
    den_stack: Annotated[Many[i1], DEN_KINDS]
    den_left: i8
    display: Annotated[Many[i8], DISPLAY]  # kinds, or NOTHING
    ruse_taken: i8  # bits
    objective_stack: Annotated[Many[i1], OBJECTIVES]
    objectives: i8
    objective_discard: Annotated[Many[i1], OBJECTIVES]
    discarded: i8
    die: i8  # what is left of the die of this turn
    rolled: i8  # its value before any penalty or action
    die_at: i8  # place
    die_space: i8
    done: i8  # bits: what was done on this tile
    ruse_on: i1  # the ruse tile works in this turn
    drawn: Annotated[Many[i8], DRAWN]  # den tiles in hand
    draws: i8
    taking: i8  # den tiles still to be taken from the display
    need: Annotated[Many[Need], NEEDS]
    needs: i8
    seat: Annotated[Many[Seat], SEATS]  # alone, the second is the rival's: points, growth points, hunting tiles
    told: Annotated[Many[Told], TALES]  # what there is to tell of the latest move
    tales: i8
    ended: Annotated[Many[Told], ENDS]  # what was told of the latest end of a round
    ends: i8
    ended_round: i8  # which round that was
