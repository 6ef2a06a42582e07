"""The end in words: how a tie was decided, what points are made of, and where every fox comes from."""

from collections.abc import Sequence

import numpy as np

from reynard.core.box import Box
from reynard.core.phrases import counted, listed
from reynard.core.record import Many
from reynard.games.fox_experiment.box.record import SEX_KEYS
from reynard.games.fox_experiment.rules.scoring import score
from reynard.games.fox_experiment.table import NOTHING, WILD_FOXES, Mode, Sex, Table, Track, Trait
from reynard.games.fox_experiment.words.names import (
    AUTOMA_IN_SENTENCE,
    TRAIT_WORDS,
    entrant_in_sentence,
    fox_name,
    seat_name,
)

TRACK_WORDS = {
    Track.PUPS: "Pups",
    Track.STUDIES: "Studies",
    Track.DICE: "Friendly dice",
    Track.PATRONS: "Patrons",
}


def standing_of(box: Box, t: Table) -> list[tuple[int, int]]:
    """List points and tie-break of everyone who scores."""
    standing = np.zeros((int(t.entrants) if t.mode == Mode.SOLO else int(t.seats), 2), np.int64)
    score(box.record, t, standing)
    return [(points, tie_break) for points, tie_break in standing.tolist()]


def winner_of(standing: Sequence[tuple[int, int]]) -> int:
    """Find who has won."""
    return standing.index(max(standing))


def tie_words(box: Box, t: Table) -> str | None:
    """Say how a tie was decided, if there was one."""  # rules fin-7, rul-20
    standing = standing_of(box, t)
    winner = winner_of(standing)
    best = standing[winner][0]
    level = [entrant_in_sentence(t, entrant) for entrant, (points, _) in enumerate(standing) if points == best]
    if len(level) == 1:
        return None
    both = f"{listed(level)} have {best} points each."
    if winner == t.seats:
        return f"{both} A tie goes to {AUTOMA_IN_SENTENCE}."
    place = f"nearest to the beginning of the supply track, on space {t.seat[winner].space + 1}"
    return f"{both} {seat_name(winner)} stands {place}, and wins."


def trait_list(counts: Sequence[int] | Many[int]) -> str:
    """Say how many of each trait: "2 tail and 1 ear"."""
    return listed([f"{counts[trait]} {TRAIT_WORDS[trait]}" for trait in Trait if counts[trait] > 0]) or "none"


def study_part_words(level: int) -> str:
    """Say how far a study has come."""
    return f"Level {level}" if level else "Not begun"


def track_part_words(track: Track, unlocked: int, length: int) -> str:
    """Say how much of a track is unlocked."""
    return f"{TRACK_WORDS[track]}: {unlocked} of {length}"


def reward_part_words(generation: int) -> str:
    """Say for which generation a reward was won."""
    return f"Generation {generation + 1}"


def tokens_part_words(tokens: int) -> str:
    """Say how many tokens there are together."""
    return f"{counted(tokens, 'token')} in all"


def finished_part_words(finished: int) -> str:
    """Say how many studies the automatic opponent has finished."""
    return counted(finished, "finished study", "finished studies")


def origin_words(box: Box, t: Table, fox: int) -> str:
    """Say who bred a fox, when, and from whom."""
    if fox < WILD_FOXES:
        return "a wild silver fox"
    card = t.fox[fox]
    breeder = seat_name(card.owner) if card.owner < t.seats else AUTOMA_IN_SENTENCE
    parents = [fox_name(box, t, card.parent[sex]) for sex in (Sex.FEMALE, Sex.MALE) if card.parent[sex] != NOTHING]
    return f"bred by {breeder} in generation {card.generation + 1} from {listed(parents)}"


def family_words(box: Box, t: Table, fox: int) -> str:
    """Say everything about a fox of the family tree in one line."""
    card, name = t.fox[fox], fox_name(box, t, fox)
    sex = SEX_KEYS[card.sex]
    if fox < WILD_FOXES:
        return f"{name}, a wild {sex}, dice: {trait_list(card.dice)}"
    friendliness = f"friendliness {sum(card.symbols)}: {trait_list(card.symbols)}"
    return f"{name}, {sex}, {origin_words(box, t, fox)}, {friendliness}"
