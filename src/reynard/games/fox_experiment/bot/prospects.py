"""What may be hoped of a pair of parents, of supplies and of upgrades, in points by the end: the bots' rules of thumb.

A die shows about 0.83 symbols. Symbols complete study levels, bring tokens, which buy upgrades, and win
friendliness. The weights were found by duels; the notes' calibration of average games was the starting point.
"""

from typing import Annotated

from reynard.core.compiled import njit
from reynard.core.record import Many, Record, f8
from reynard.core.scratch import scratch
from reynard.games.fox_experiment.box.record import BoxRecord, Tile
from reynard.games.fox_experiment.table import (
    GENERATIONS,
    HELD,
    LEVELS,
    TRACKS,
    TRAITS,
    Seat,
    Stage,
    Supply,
    Table,
    Track,
)

A_DIE = 0.83  # symbols that a die shows on average
A_TOKEN = 0.5  # symbols that a friendly token makes
TOKENS_AT_HAND = 3
SYMBOL = 0.28  # points of one symbol more: friendliness, and dice for the next generation
CIRCLES = 0.6  # tokens for each symbol after the first
EVEN_CHANCE, SLOPE = 0.55, 0.24  # of completing a level, by the symbols one has beyond what it asks
TRAIT_TOKEN, LAST_TRAIT_TOKEN = 1.1, 0.5
SET_BONUS = 0.7  # for a token that completes a set
FRIENDLY_TOKEN, LAST_FRIENDLY_TOKEN = 0.75, 0.5
SCIENCE_CARD = 1.25
ANOTHER_PUP = 2.4
ANOTHER_STUDY, SPARE_STUDY = 1.6, 0.5
FRIENDLY_DIE = 0.85
ANOTHER_PATRON = 4.5
PLACE_IN_ORDER = 0.22


class Hopes(Record):
    """Symbols that a pair of parents may give, and what each study may gain from them."""

    symbols: Annotated[Many[f8], TRAITS]
    gain: Annotated[Many[f8], HELD + 1]


blank_hopes = scratch(Hopes)


@njit
def generations_left(t: Table) -> int:
    """Count the generations after this one."""
    return GENERATIONS - 1 - t.generation


@njit
def breedings_left(t: Table, own: Seat) -> int:
    """Count the times a seat will still breed."""
    return generations_left(t) + (1 if own.stage <= Stage.EQUIPPING else 0)


@njit
def add_hopes(t: Table, hopes: Hopes, fox: int) -> None:
    """Add the dice of a fox."""
    for trait in range(TRAITS):
        hopes.symbols[trait] += A_DIE * t.fox[fox].dice[trait]


@njit
def worth_of_hopes(box: BoxRecord, t: Table, own: Seat, hopes: Hopes) -> float:
    """Say what pups of such parents may bring in this generation."""
    litter = box.litter + own.unlocked[Track.PUPS]
    wild = A_DIE * (box.friendly_dice + own.unlocked[Track.DICE])
    token = TRAIT_TOKEN if generations_left(t) > 0 else LAST_TRAIT_TOKEN
    worth = 0.0
    for trait in range(TRAITS):
        symbols = hopes.symbols[trait]
        worth += SYMBOL * symbols + token * CIRCLES * max(0.0, symbols + wild / TRAITS - 1.0)
    wild += A_TOKEN * min(int(own.friendly), TOKENS_AT_HAND)
    return worth + worth_of_levels(box, own, hopes, wild, litter)


@njit
def worth_of_levels(box: BoxRecord, own: Seat, hopes: Hopes, wild: float, litter: int) -> float:
    """Say what so many pups may gain from studies: each the next level of another study, or one after another."""
    for study in range(own.studies):
        hopes.gain[study] = 0.0
        for ahead in range(min(litter, LEVELS)):
            level = own.level[study] + ahead
            if level < LEVELS:
                points = box.level_points[level + 1] - box.level_points[level]
                gain = points * chance_of_level(box, own.study[study], level, hopes, wild)
                if ahead == 0 or gain > 1.0:
                    hopes.gain[study] += gain if ahead == 0 else 0.5 * gain
    total = 0.0
    for _ in range(litter):
        best = 0
        for study in range(1, own.studies):
            if hopes.gain[study] > hopes.gain[best]:
                best = study
        if own.studies > 0:
            total += hopes.gain[best]
            hopes.gain[best] = 0.0
    return total


@njit
def chance_of_level(box: BoxRecord, study: int, level: int, hopes: Hopes, wild: float) -> float:
    """Guess the chance of one pup to complete a level."""
    beyond = wild
    for trait in range(TRAITS):
        short = box.study[study].need[level, trait] - hopes.symbols[trait]
        if short > 0:
            beyond -= short
    return min(0.98, max(0.02, EVEN_CHANCE + SLOPE * beyond))


@njit
def worth_of_token(box: BoxRecord, t: Table, own: Seat, trait: int) -> float:
    """Say what one trait token more is worth: most if it completes a set for an upgrade."""
    if generations_left(t) == 0 and own.stage > Stage.EQUIPPING:
        return LAST_TRAIT_TOKEN
    worth = TRAIT_TOKEN if generations_left(t) > 0 else LAST_TRAIT_TOKEN + 0.3
    for track in range(TRACKS):
        step = own.unlocked[track]
        if step < box.length[track] and own.token[trait] + 1 == box.cost[track, step]:
            return worth + SET_BONUS
    return worth


@njit
def worth_of_icons(box: BoxRecord, t: Table, own: Seat, icons: Tile) -> float:
    """Say what the icons of a tile or a space are worth."""
    worth, best = 0.0, 0.0
    for trait in range(TRAITS):
        token = worth_of_token(box, t, own, trait)
        best = max(best, token)
        worth += icons.icon[trait] * token
    friendly = FRIENDLY_TOKEN if generations_left(t) > 0 or own.stage < Stage.STUDYING else LAST_FRIENDLY_TOKEN
    return (
        worth
        + icons.icon[Supply.WILD] * best
        + icons.icon[Supply.FRIENDLY] * friendly
        + icons.icon[Supply.SCIENCE] * SCIENCE_CARD
    )


@njit
def worth_of_upgrade(box: BoxRecord, t: Table, own: Seat, track: int) -> float:
    """Say what the next upgrade of a track will have brought by the end."""
    breedings = breedings_left(t, own)
    litter = box.litter + own.unlocked[Track.PUPS]
    stars = float(box.stars[track, own.unlocked[track]])
    if track == Track.PUPS:
        return stars + ANOTHER_PUP * breedings
    if track == Track.STUDIES:
        levels = 0
        for study in range(own.studies):
            levels += LEVELS - own.level[study]
        pups = breedings * litter
        return stars + (ANOTHER_STUDY * min(pups, LEVELS) if pups > levels else SPARE_STUDY * min(pups, LEVELS))
    if track == Track.DICE:
        return stars + FRIENDLY_DIE * breedings * litter
    return stars + ANOTHER_PATRON
