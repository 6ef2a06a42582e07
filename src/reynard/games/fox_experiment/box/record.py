"""What is in the box."""

from typing import Annotated

from reynard.core.record import Many, Record, i1, i2, i8
from reynard.games.fox_experiment.table import (
    AUTOMA_STUDIES,
    DIE_SIDES,
    GENERATIONS,
    GOALS,
    LEVELS,
    PATRON_CARDS,
    SCIENCES,
    SEATS,
    SELECTION_CARDS,
    SPACES,
    STUDIES,
    SUPPLIES,
    TILES,
    TRACKS,
    TRAITS,
    UPGRADES,
    WILD_FOXES,
    Arrow,
    Item,
    Science,
    Sex,
    Supply,
    Track,
    Trait,
)

MARKS = 5
SIDES = 2
SPACES_ON_SIDE = (5, 7)
MOST = 99
TRAIT_KEYS = tuple(trait.name.lower() for trait in Trait)
SEX_KEYS = tuple(sex.name.lower() for sex in Sex)
TRACK_KEYS = tuple(track.name.lower() for track in Track)
SUPPLY_KEYS = tuple(supply.name.lower() for supply in Supply)
SCIENCE_KEYS = tuple(science.name.lower() for science in Science)
ITEM_KEYS = tuple(item.name.lower() for item in Item)
ARROW_KEYS = tuple(arrow.name.lower() for arrow in Arrow)
GOAL_KEYS = (
    *(f"tokens_{trait}" for trait in TRAIT_KEYS),
    "friendliness",
    "sets",
    "horizontal",
    "vertical",
    "last_pups",
    "studies",
    "points",
    "columns",
)


class Face(Record):
    """One side of a die."""

    full: i8
    half: i8


class Parent(Record):
    """A fox of the parent decks."""

    sex: i8
    dice: Annotated[Many[i1], TRAITS]


class Study(Record):
    """A study: what each level asks of a pup."""

    need: Annotated[Many[i1], LEVELS, TRAITS]


class AutomaStudy(Record):
    """A study of the automatic opponent, and the two traits it looks for first."""

    priority: Annotated[Many[i8], 2]
    need: Annotated[Many[i1], LEVELS, TRAITS]


class SelectionCard(Record):
    """A card of the automatic opponent: two items, and the arrow on its back."""

    shows: Annotated[Many[i8], 2]
    arrow: i8


class Tile(Record):
    """A supply tile, or the icons printed on a space: how many of each."""

    icon: Annotated[Many[i1], SUPPLIES]


class BoxRecord(Record):
    """Every number of the components."""

    face: Annotated[Many[Face], 2, DIE_SIDES]  # trait dice, friendly dice
    squares: Annotated[Many[i1], MARKS + 1]  # among so many marks
    circles: Annotated[Many[i1], MARKS + 1]
    blanks: i1  # of each sex
    level_points: Annotated[Many[i2], LEVELS + 1]  # by levels completed
    reward: Annotated[Many[i2], GENERATIONS]
    point_token: i2
    science_card: i2
    tokens_for_a_point: i2
    consolation: Annotated[Many[i2], GENERATIONS]
    start_friendly: Annotated[Many[i2], 2, SEATS]  # the usual row, the alternative
    kennel_limit: i8
    litter: i1  # pups without an upgrade
    friendly_dice: i1  # without an upgrade
    patron_science: i8
    penalty: i1
    automa_dice: i1
    automa_first: i1
    automa_most: i1
    length: Annotated[Many[i8], TRACKS]
    cost: Annotated[Many[i2], TRACKS, UPGRADES]
    stars: Annotated[Many[i2], TRACKS, UPGRADES]
    tile: Annotated[Many[Tile], TILES]
    tiles: i8
    printed: Annotated[Many[Tile], SIDES, SPACES]
    science: Annotated[Many[i1], SCIENCES]
    patron_card: Annotated[Many[i8], PATRON_CARDS, 2]  # goals of side A and side B
    patron_cards: i8
    last_pup: i2
    goal: Annotated[Many[i2], GOALS]
    study: Annotated[Many[Study], STUDIES]
    studies: i8
    automa_study: Annotated[Many[AutomaStudy], AUTOMA_STUDIES]
    automa_studies: i8
    card: Annotated[Many[SelectionCard], SELECTION_CARDS]
    cards: i8
    parent: Annotated[Many[Parent], WILD_FOXES]
    parents: i8
