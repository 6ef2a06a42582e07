"""What single things on the table are, in words: foxes, spaces, patrons, studies, upgrades, dice.

Names are left open: ``{seat:0|player 1}`` and ``{pup:41|Zelda}`` stand where the page puts in what they are called.
"""

from collections.abc import Sequence

from reynard.core.box import Box
from reynard.core.phrases import counted, listed
from reynard.core.record import Many
from reynard.games.fox_experiment.box.record import SEX_KEYS, TRACK_KEYS, TRAIT_KEYS
from reynard.games.fox_experiment.table import LEVELS, NOBODY, NOTHING, Sex, Supply, Table, Track, Trait
from reynard.games.fox_experiment.words.choices_of_selection import printed_at_patron, printed_on
from reynard.games.fox_experiment.words.names import (
    PARENT_WORDS,
    TRAIT_WORDS,
    dice_words,
    entrant_in_sentence,
    fox_name,
    goal_words,
    icons_words,
    symbols_words,
    traits_words,
)


def each_trait(counts: Sequence[int] | Many[int], none: str = "nothing") -> str:
    """Say a number for each trait that has one: "2 tail, 1 ear"."""
    return ", ".join(f"{counts[trait]} {TRAIT_WORDS[trait]}" for trait in Trait if counts[trait] > 0) or none


def together(*icons: Sequence[int] | Many[int]) -> str:
    """Say what tiles and prints show together."""
    return icons_words([sum(int(shown[supply]) for shown in icons) for supply in Supply])


def fox_words(box: Box, t: Table, fox: int) -> str:
    """Say what a fox is and gives as a parent."""
    card = t.fox[fox]
    tame = "" if card.owner == NOBODY else f", friendliness {sum(card.symbols)}"
    return f"{fox_name(box, t, fox)}, {SEX_KEYS[card.sex]}, dice: {each_trait(card.dice, 'none')}{tame}"


def pup_words(box: Box, t: Table, fox: int) -> str:
    """Say what a pup has become."""
    card = t.fox[fox]
    symbols = symbols_words(card.symbols)
    return f"{fox_name(box, t, fox)}, {SEX_KEYS[card.sex]}: {symbols}, friendliness {sum(card.symbols)}"


def rolled_words(traits: Sequence[int], friendly: int) -> str:
    """Say which dice made a pup; nothing for one that was made without dice."""
    return f"Rolled with {dice_words(traits, friendly)}" if any(traits) or friendly else ""


def pup_status(assigned: bool, kept: bool) -> str:
    """Say what has become of a pup already."""
    return "kept" if kept else "used" if assigned else ""


def taking_words(box: Box, t: Table, fox: int) -> str:
    """Say what taking a fox from the kennel would mean."""
    return f"Take {fox_words(box, t, fox)} as {PARENT_WORDS[Sex(t.fox[fox].sex)]}"


def space_words(box: Box, t: Table, space: int) -> str:
    """Say what a supply space brings."""
    printed, tile = printed_on(box, t, space), t.tile[space]
    icons = (printed,) if tile == NOTHING else (box.record.tile[tile].icon, printed)
    return f"Supply space {space + 1}: {together(*icons)}"


def bare_space_words(box: Box, t: Table, space: int) -> str:
    """Say what a free space without a tile has instead."""
    return "no tile" if any(printed_on(box, t, space)) else "first turn, no supplies"


def is_blocked(t: Table, space: int) -> bool:
    """Say whether the automatic opponent only blocks a space with its meeple."""
    return bool(t.holder[space] == t.seats and space == t.automa.meeple)


def discarded_words(box: Box, tile: int) -> str:
    """Say what a tile of the discard pile shows."""
    return f"The discarded tile with {together(box.record.tile[tile].icon)}"


def joining_words(box: Box, t: Table, patron: int) -> str:
    """Say what joining a patron brings."""
    icons = together(box.record.tile[t.patron_tile[patron]].icon, printed_at_patron(box))
    return f"Patron: {goal_words(box, t.patron[patron])}; brings {icons}"


def reward_words(box: Box, t: Table, generation: int) -> str:
    """Say what a space of the friendliness track brings, and who has won it."""
    points, tokens = int(box.record.reward[generation]), int(box.record.consolation[generation])
    won = [entrant_in_sentence(t, entrant) for entrant in range(t.entrants) if t.friendliest[generation] >> entrant & 1]
    winners = f"; won by {listed(won)}" if won else ""
    others = counted(tokens, "friendly token")
    return f"Generation {generation + 1}: the friendliest pup brings {points} points, others {others}{winners}"


def study_card_words(box: Box, study: int, level: int) -> str:
    """Say what a study asks for and how far it has come."""
    needs, points = box.record.study[study].need, box.record.level_points
    levels = [f"level {each + 1}: {traits_words(needs[each])} for {points[each + 1]} points" for each in range(LEVELS)]
    return f"study, {level} of {LEVELS} levels completed; {'; '.join(levels)}"


def keeping_words(box: Box, study: int) -> str:
    """Say which study on offer would be kept."""
    return f"Keep this {study_card_words(box, study, 0)}"


def verdict_words(level: int, lacks: Sequence[Sequence[int]]) -> str:
    """Say whether a pup completes the next level of a study, if it is enough even for a later one, or what it lacks."""
    if level == LEVELS:
        return "finished"
    if any(lacks[level]):
        return f"{traits_words(lacks[level])} short"
    further = max(each for each in range(level, LEVELS) if not any(lacks[each]))
    even = f" \N{EN DASH} enough even for {further + 1}" if further > level else ""
    return f"completes level {level + 1}{even}"


def upgrade_words(box: Box, t: Table, seat: int, track: int, step: int) -> str:
    """Say what an upgrade costs, or which token lies on it."""
    own, stars = t.seat[seat], int(box.record.stars[track, step])
    unlocked = step < own.unlocked[track]
    state = f"unlocked with {TRAIT_KEYS[own.mat[track, step]]}" if unlocked else f"costs {box.record.cost[track, step]}"
    return state + (f", {counted(stars, 'point')}" if stars else "")


def unlocking_words(box: Box, t: Table, seat: int, track: Track) -> str:
    """Say what the next upgrade of a track costs."""
    step = t.seat[seat].unlocked[track]
    price = f" for {counted(int(box.record.cost[track, step]), 'token')}" if step < box.record.length[track] else ""
    return f"Unlock the next upgrade of {TRACK_KEYS[track]}{price}"


def shown_face_words(full: int, half: int) -> str:
    """Say what a face of a die shows, in as few words as can be."""
    return {
        (0, 0): "nothing",
        (0, 1): "one half",
        (0, 2): "two halves",
        (1, 0): "a whole symbol",
        (1, 1): "one and a half",
    }[full, half]


def roll_words(symbols: Sequence[int]) -> str:
    """Say how many symbols of each trait are complete, also where there are none."""
    return ", ".join(f"{symbols[trait]} {TRAIT_WORDS[trait]}" for trait in Trait)


def lane_words(trait: Trait, waiting: int) -> str:
    """Say after the number of its symbols which trait it is, and what waits for another half."""
    return TRAIT_WORDS[trait] + (f", and {waiting} half" if waiting else "")


def automa_study_card_words(box: Box, study: int) -> str:
    """Say what the automatic opponent looks for."""
    first, second = (TRAIT_KEYS[trait] for trait in box.record.automa_study[study].priority)
    return f"It looks for {first} dice first, then for {second} dice"


def automa_level_words(box: Box, study: int, level: int) -> str:
    """Say what a level of one of its studies asks for."""
    return f"Level {level + 1}: {traits_words(box.record.automa_study[study].need[level])}"
