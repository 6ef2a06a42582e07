"""What lies on the table in one game.

Numbers that the rules hand from function to function are wide (i8), for the compiler makes each function
anew for every width it is called with; those that only lie there are small.
"""

from enum import IntEnum
from typing import Annotated

from reynard.core.dice_cup import DiceCup
from reynard.core.record import Many, Record, i1, i2, i8

SEATS = 6
ENTRANTS = SEATS + 1  # the seats, and the automatic opponent after the last of them
GENERATIONS = 5
LITTER = 3  # the most pups of one seat in a generation
WILD_FOXES = 48  # room for the cards of the parent decks
FOXES = WILD_FOXES + SEATS * LITTER * GENERATIONS  # and for every fox bred in a game
DECK = 24  # room for the parents of one sex
ROW = 8  # foxes of a kennel row that can be chosen
KENNEL = 20  # room for a row before the surplus is sent away
SPACES = 7
PATRONS = 4
PATRON_CARDS = 12
UPGRADES = 3  # the most on one track
HELD = 4  # studies in front of a seat
OFFER = 3  # studies to choose from
STUDIES = 32
LEVELS = 3
TILES = 32
DIE_SIDES = 6
DICE = 28
FRIENDLY_DICE = 4
PARTS = 2  # symbols and half symbols on one die
DRAWN = 3  # foxes drawn by a science card
SWAP_KINDS = 2  # kinds of science card that swap tiles
HELPING = 8  # friendly tokens that the best arrangement can be asked to spend
MOST_HELPING = 64  # friendly tokens on one pup: with those of all dice, their halves fit into a small number
AUTOMA_STUDIES = 16
SELECTION_CARDS = 12
TALES = 48
NOBODY = -1
NOTHING = -1


class Trait(IntEnum):
    """The four traits, in the order of the tracks on a fox card; a friendly die has the number after them."""

    TAIL = 0
    EAR = 1
    BARK = 2
    SPOT = 3


class Sex(IntEnum):
    """The two rows of the kennel, and with them the two parents."""

    MALE = 0
    FEMALE = 1


class Track(IntEnum):
    """The four upgrade tracks of a mat, from top to bottom."""

    PUPS = 0
    STUDIES = 1
    DICE = 2
    PATRONS = 3


class Supply(IntEnum):
    """The icons of a supply tile; the first four are numbered as in Trait."""

    TAIL = 0
    EAR = 1
    BARK = 2
    SPOT = 3
    WILD = 4
    FRIENDLY = 5
    SCIENCE = 6


class Science(IntEnum):
    """The kinds of science card; those that add a trait are in the order of Trait."""

    FOXES = 0
    SWAP_DISCARD = 1
    SWAP_FACEUP = 2
    TRADE = 3
    CHANGE = 4
    REROLL = 5
    EXTRA = 6
    PLUS_TAIL = 7
    PLUS_EAR = 8
    PLUS_BARK = 9
    PLUS_SPOT = 10
    MIXED = 11
    KEEP = 12


class Goal(IntEnum):
    """What a patron gives points for; the first four are numbered as in Trait."""

    TAIL_TOKENS = 0
    EAR_TOKENS = 1
    BARK_TOKENS = 2
    SPOT_TOKENS = 3
    FRIENDLINESS = 4
    SETS = 5
    HORIZONTAL = 6
    VERTICAL = 7
    LAST_PUPS = 8
    STUDIES = 9
    POINTS = 10
    COLUMNS = 11


class Source(IntEnum):
    """The lines of the score sheet."""

    STUDIES = 0
    PATRONS = 1
    UPGRADES = 2
    FRIENDLINESS = 3
    POINTS_AND_SCIENCE = 4
    TOKENS = 5


class Stage(IntEnum):
    """How far a seat is in a generation."""

    PREPARING = 0  # choosing its first study
    SELECTING = 1
    EQUIPPING = 2  # upgrades after Selection
    BREEDING = 3
    STUDYING = 4
    UPGRADING = 5  # upgrades after Research
    SETTLING = 6  # solo: the order of the pups in the kennel
    FINISHED = 7


class Step(IntEnum):
    """What a seat is asked for."""

    IDLE = 0
    STUDY = 1  # keep one of the studies on offer
    SELECT = 2
    WILD = 3  # which trait a wild token is
    UPGRADE = 4
    PATRON = 5
    TILE = 6  # which tile to swap with
    FOXES = 7  # which deck to draw a fox from
    REPLACE = 8
    ROLL = 9
    DIE = 10
    FACE = 11
    EXTRA = 12  # which trait the extra die has
    ARRANGE = 13
    ASSIGN = 14
    PENALTY = 15  # which token the siblings cost
    TRADE = 16
    MIXED = 17  # which upgrade to pay with tokens that do not match
    PAYING = 18
    KEEP = 19
    ORDER = 20


class Mode(IntEnum):
    """Who plays: seats alone, or with one of the two automatic opponents."""

    STANDARD = 0
    TWO_PLAYERS = 1
    SOLO = 2


class Item(IntEnum):
    """What the automatic opponent's cards show; the first two are numbered as in Sex."""

    MALE = 0
    FEMALE = 1
    SUPPLY = 2


class Arrow(IntEnum):
    """Where the back of the automatic opponent's next card points."""

    LEFT = 0
    RIGHT = 1


class Tale(IntEnum):
    """What there is to tell about the automatic opponent."""

    FLIPS = 0  # card
    TAKES = 1  # fox, by what it was chosen, its study and the arrow in one number
    BLOCKS = 2  # space, whether with the gear, arrow
    HELPS_ITSELF = 3  # friendly tokens taken from the track
    SWAPS_MATES = 4
    BREEDS = 5  # fox
    COMPLETES = 6  # study, level, fox
    DRAWS_STUDY = 7  # study
    SETS_ASIDE = 8  # study, which was completed
    CHANGES_STUDY = 9  # old study, new study
    ADDS_DICE = 10  # fox, bits of traits
    GETS_TOKENS = 11  # friendly tokens put on its studies
    WINS_REWARD = 12
    MOVES_TOKENS = 13  # friendly tokens that go on to other studies, those that wait


class Because(IntEnum):
    """Why the automatic opponent took a fox."""

    FIRST_PRIORITY = 0
    SECOND_PRIORITY = 1
    ARROW = 2


class Variant(IntEnum):
    """The options of the game, in the order in which the rules are handed them."""

    FIRST_GAME = 0
    SIBLINGS = 1
    TOKENS = 2
    HARD = 3


TRAITS = len(Trait)
FRIENDLY = TRAITS  # the kind of a friendly die
KINDS = TRAITS + 1  # of dice: one of each trait, and friendly ones
SEXES = len(Sex)
TRACKS = len(Track)
SUPPLIES = len(Supply)
SCIENCES = len(Science)
GOALS = len(Goal)
SOURCES = len(Source)
ITEMS = len(Item)
ARROWS = len(Arrow)
ALL_ITEMS = 2  # how often the automatic opponent selects each item


class Fox(Record):
    """A fox card: one of the parent decks, or one that was bred in this game."""

    owner: i1  # entrant, or NOBODY for a wild fox
    sex: i1
    generation: i1  # in which it was born
    dice: Annotated[Many[i1], TRAITS]  # that it gives as a parent
    symbols: Annotated[Many[i1], TRAITS]  # that it was born with, those beyond the track included
    rolled: Annotated[Many[i1], KINDS]  # dice of each kind that made it
    parent: Annotated[Many[i2], SEXES]  # foxes, or NOTHING


class Row(Record):
    """A row of the kennel with its deck and its discard pile."""

    fox: Annotated[Many[i8], KENNEL]  # NOTHING where one was taken
    claimed: Annotated[Many[i1], KENNEL]  # 1: by the automatic opponent
    length: i8
    deck: Annotated[Many[i2], DECK]
    left: i8
    discard: Annotated[Many[i2], DECK]
    discarded: i8


class Blanks(Record):
    """The blank fox cards of one colour by sex."""

    left: Annotated[Many[i1], SEXES]
    discarded: Annotated[Many[i1], SEXES]


class Standing(Record):
    """How far a seat had come when a generation ended."""

    level: Annotated[Many[i1], HELD]  # of each study
    unlocked: Annotated[Many[i1], TRACKS]  # upgrades of each track


class Seat(Record):
    """A seat: its stash, mat, studies, parents and pups, and the dice it is arranging."""

    stage: i1
    step: i1
    friendly: i2
    token: Annotated[Many[i2], TRAITS]
    points: i2  # point tokens
    science: Annotated[Many[i1], SCIENCES]  # the hand, by kind
    hand: i1  # how many cards that is
    unlocked: Annotated[Many[i8], TRACKS]
    mat: Annotated[Many[i1], TRACKS, UPGRADES]  # trait of the token on an upgrade
    study: Annotated[Many[i8], HELD]
    level: Annotated[Many[i1], HELD]
    studies: i8
    offer: Annotated[Many[i8], OFFER]
    offers: i8
    awaits: i8  # studies to draw when others have put back theirs
    patrons: i1  # bits
    space: i8  # of the supply track, or NOTHING
    parent: Annotated[Many[i8], SEXES]  # foxes, or NOTHING
    kept: Annotated[Many[i8], SEXES]  # pups kept as parents for the next generation, or NOTHING
    turns: i1  # in this Selection
    blanks: Blanks
    pup: Annotated[Many[i8], LITTER]
    pups: i8  # recorded in this generation
    sex: i8  # of the blank card in front of the seat
    turned: i1  # 1: that card was turned over and nothing is rolled for it yet
    assigned: i1  # bits: pups that have completed a level
    related: i1  # 1: siblings were bred in this generation
    kind: Annotated[Many[i1], DICE]  # of each die rolled
    face: Annotated[Many[i1], DICE]
    dice: i8
    full: Annotated[Many[i1], TRAITS]  # whole symbols as arranged so far
    half: Annotated[Many[i1], TRAITS]
    showing: Annotated[Many[i1], TRAITS]  # dice and tokens that show those halves
    placed: Annotated[Many[i1], FRIENDLY_DICE, PARTS]  # trait a part of a friendly die stands for, or NOTHING
    helping: Annotated[Many[i1], TRAITS]  # friendly tokens placed
    plus: Annotated[Many[i1], TRAITS]  # symbols from science cards
    gained: Annotated[Many[i1], TRAITS]  # tokens from the pups of this generation
    owed: i1  # tokens the siblings still cost
    wilds: i1  # wild trait tokens still to be chosen
    swapping: i1  # kind of the swap card played last, or NOTHING when no tile is to be swapped
    swaps: Annotated[Many[i1], SWAP_KINDS]  # swap cards played for which a tile is still to be swapped
    target: i8  # patron that the seat is joining, or NOTHING
    paying: i8  # track of the upgrade that is paid for with mixed tokens
    paid: i1  # tokens laid down for it
    choosing: i8  # die to be changed
    drawn: Annotated[Many[i8], DRAWN]
    draws: i8
    trades: i1  # left with the card just played
    way: i1  # 0 not settled, 1 trait for friendly, 2 friendly for trait
    back: i8  # the step that the trade has interrupted
    queue: Annotated[Many[i8], LITTER]  # solo: pups in the order chosen for the kennel
    queued: i8
    standing: Annotated[Many[Standing], 2]  # at the end of the last generation but one, and of the last


class Automa(Record):
    """The automatic opponent: its cards, and in solo mode its foxes, studies and points."""

    card: Annotated[Many[i8], SELECTION_CARDS]  # not yet flipped
    cards: i8
    arrow: i8  # on the back of the next card
    selected: Annotated[Many[i1], ITEMS]
    meeple: i8  # space blocked with the meeple, or NOTHING
    gear: i8  # space with its gear, or NOTHING
    deck: Annotated[Many[i8], AUTOMA_STUDIES]
    left: i8
    bottom: Annotated[Many[i8], AUTOMA_STUDIES]
    bottoms: i8
    study: Annotated[Many[i8], AUTOMA_STUDIES]  # its row, from the left
    level: Annotated[Many[i8], AUTOMA_STUDIES]
    friendly: Annotated[Many[i8], AUTOMA_STUDIES]  # tokens on each
    studies: i8
    finished: Annotated[Many[i8], AUTOMA_STUDIES]
    completed: i8
    spare: i2  # friendly tokens that found no study
    points: i2
    blanks: Blanks
    pup: Annotated[Many[i8], ALL_ITEMS]
    pups: i8
    wants_study: i1  # 1: a player has finished a study


class Told(Record):
    """One thing to tell about the automatic opponent's doing since the latest move."""

    what: i1
    one: i2
    two: i2
    three: i2


class Table(Record):
    """Everything that can change in a game."""

    cup: DiceCup
    seats: i8
    mode: i8
    first_game: i1
    siblings: i1
    hard: i1
    side: i8  # of the board: 0 for up to four players, 1 for more
    spaces: i8  # of the supply track in play; also the least foxes in a row
    begun: i1  # 1: first studies have been chosen
    generation: i8
    over: i1
    due: i8  # bits of the seats that owe a decision
    waking: i8  # bits of the seats whose next decision has to be found
    lap: i8  # of Selection: 0, 1, 2
    turn: i8  # place in the turn order
    order: Annotated[Many[i8], ENTRANTS]  # entrants in turn order
    entrants: i8
    fox: Annotated[Many[Fox], FOXES]
    bred: i8
    kennel: Annotated[Many[Row], SEXES]
    tile: Annotated[Many[i8], SPACES]  # on the supply track, or NOTHING
    holder: Annotated[Many[i8], SPACES]  # entrant on each space, or NOBODY
    tile_stack: Annotated[Many[i8], TILES]
    tiles: i8
    tile_discard: Annotated[Many[i8], TILES]
    discarded: i8
    patron: Annotated[Many[i8], PATRONS]  # goal of each
    patron_tile: Annotated[Many[i8], PATRONS]
    patrons: i8
    science_deck: Annotated[Many[i1], SCIENCES]
    science_left: i8
    science_discard: Annotated[Many[i1], SCIENCES]
    study_deck: Annotated[Many[i8], STUDIES]
    studies: i8
    bottom: Annotated[Many[i8], STUDIES]  # studies put back under the deck, the first to come up first
    bottom_by: Annotated[Many[i1], STUDIES]  # the seat that put it there and so knows it
    bottoms: i8
    friendliest: Annotated[Many[i2], GENERATIONS]  # bits of the entrants rewarded
    automa: Automa
    seat: Annotated[Many[Seat], SEATS]
    told: Annotated[Many[Told], TALES]
    tales: i8
