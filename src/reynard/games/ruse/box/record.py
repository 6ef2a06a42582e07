"""What is in the box."""

from typing import Annotated

from reynard.core.record import Many, Record, i1, i8
from reynard.games.ruse.table import (
    BONUS_ROWS,
    CATCHES,
    CELLS,
    CHART,
    CLIMBS,
    DEEDS,
    DEN_KINDS,
    DESTINIES,
    EXITS,
    GAINS,
    GROWTH,
    INSTINCTS,
    LARDER,
    MARKERS,
    MOUNTAIN_PATH,
    OBJECTIVES,
    PLACES,
    PRINTS,
    ROWS,
    RUSES,
    SEATS,
    SHAPES,
    SPACES,
    STEPS,
    TILES,
    VITAL,
    Place,
)

MOST = 99
PARTS = 3  # of a path: edge, middle, deep
SIXES = 6
ORDER_TILES = 2
RIVALS = 3  # young, grown, old
PLACE_KEYS = tuple(place.name.lower() for place in Place)
TERRITORY_KEYS = PLACE_KEYS[:VITAL]
PART_TILES = (2, 3, 3)
DEPLETES = -1  # the cost of what takes all that is left of a die


class Gain(Record):
    """Icons printed side by side."""

    icon: Annotated[Many[i8], GAINS]
    amount: Annotated[Many[i8], GAINS]
    count: i8


class Space(Record):
    """A space for an action die."""

    gain: Gain
    penalty: i8


class Tile(Record):
    """A tile of a path: the cost of each deed, 0 where it is not offered."""

    cost: Annotated[Many[i8], DEEDS]


class BonusTile(Record):
    """A kind of bonus tile."""

    kind: i8
    gain: Gain
    obstacle: i8
    copies: i1


class Objective(Record):
    """A private objective."""

    aim: i8
    amount: i8
    territory: i8
    step: i8
    value: i8
    points: i8
    exchange: Gain


class ChartRow(Record):
    """A row of the den's chart."""

    kind: i8
    tiles: i8
    cost: i8


class BoxRecord(Record):
    """Every number of the components."""

    growth_by_value: Annotated[Many[i8], SIXES + 1]
    growth_at_start: i8
    dice_at_start: i8
    third_die_round: i8
    fourth_die_round: i8
    kits_for_fourth: i8
    welcome_growth: i8
    vital_spaces: Annotated[Many[i8], SEATS + 1]
    mountain_spaces: Annotated[Many[i8], SEATS + 1]
    covered: i8
    walk_by_day: i8
    walk_by_night: i8
    storm: i8
    toll_to_pass: i8
    toll_to_stop: i8
    toll_at_dam: i8
    dam: i8  # the territory whose edge space it is
    pond: Gain  # what everybody finds at the dam while the beaver is there
    depleted_growth: i8
    markers: i8
    marker_points: Annotated[Many[i8], MARKERS + 1]  # by slot, from 1
    camp_growth: i8
    cheese_points: i8
    cheese_growth: i8
    orange_every: i8
    catch_up: i8
    space: Annotated[Many[Space], PLACES, SPACES]
    spaces: Annotated[Many[i8], PLACES]
    tile: Annotated[Many[Tile], VITAL, PARTS, TILES]
    track: Annotated[Many[Gain], VITAL, STEPS + 1]
    climb: Annotated[Many[i8], MOUNTAIN_PATH, CLIMBS]  # costs, 0 where it is not offered
    larder: i8  # hunting spaces on a board
    hunting_spots: Annotated[Many[i8], SEATS + 1]
    catch_points: Annotated[Many[i8], LARDER + 1]
    catch_gain: Annotated[Many[Gain], CATCHES]
    catch_copies: Annotated[Many[i1], CATCHES]
    destiny_hunter: Annotated[Many[i8], DESTINIES]
    destiny_gain: Annotated[Many[Gain], DESTINIES]
    destinies: i8
    order_gain: Annotated[Many[Gain], SEATS, ORDER_TILES]  # by place in the order, from 0
    feint: i8
    night_eyes: i8
    strong_scent: i8
    teacher_gives: i8
    digger: i8
    crows_friend: i8  # growth points that the cheese costs
    ruse_growth: Annotated[Many[i8], RUSES]  # growth points that each tile brings when it is used
    most_flags: i8
    instead: i8  # growth points for a bonus tile that cannot be used
    bonus: Annotated[Many[BonusTile], BONUS_ROWS]
    bonuses: i8
    black_waits_for: i8
    price: Annotated[Many[i8], ROWS]
    growth_gain: Annotated[Many[Gain], ROWS, GROWTH + 1]
    black_gain: Annotated[Many[Gain], ROWS]
    help_at_home: Gain  # what each kit on the last growth space brings when a round begins
    help_outside: Gain  # and each kit at an exit
    printed: Annotated[Many[Gain], CELLS]
    display: i8
    chart: Annotated[Many[ChartRow], CHART]
    chart_rows: i8
    shape_sides: Annotated[Many[i8], SHAPES]
    tile_gain: Annotated[Many[Gain], PRINTS]
    den_copies: Annotated[Many[i1], DEN_KINDS]
    instinct_points: Annotated[Many[i8], INSTINCTS]
    explorer_step: i8
    dealt: i8
    kept: i8
    most_in_hand: i8
    most_validated: i8
    drawn_by_flag: i8
    objectives_for_kit: Annotated[Many[i8], EXITS]
    objective: Annotated[Many[Objective], OBJECTIVES]
    objectives: i8
    points_for_marker: i8
    points_for_pip: i8
    resources_for_point: i8  # of whatever kinds; 0 in a box with sets
    set_points: Annotated[Many[i8], VITAL + 1]  # for a set of so many different resources
    growth_for_point: i8
    rival_goes: Annotated[
        Many[i8], SIXES
    ]  # place by roll; after the Mountain: clockwise of the hunter, or where the player's fox is
    rival_climb: i8  # points
    rival_track: i8
    rival_growth: Annotated[Many[i8], RIVALS]  # points at the end of each round, by its age
    rank: Annotated[Many[i8], SEATS]  # least points
