"""The score sheet as a seat sees it: its lines, and at the end what each of them is made of."""

from collections.abc import Callable, Iterator, Sequence

from reynard.core.box import Box
from reynard.core.phrases import counted
from reynard.games.fox_experiment.box.record import GOAL_KEYS, TRACK_KEYS
from reynard.games.fox_experiment.table import GENERATIONS, LEVELS, Source, Table, Track
from reynard.games.fox_experiment.view.counting import Counts
from reynard.games.fox_experiment.view.foxes import traits_view
from reynard.games.fox_experiment.view.types import DieKey, GoalKey, ScorePartView, SourceView, TrackKey
from reynard.games.fox_experiment.words.ending import (
    finished_part_words,
    reward_part_words,
    study_part_words,
    tokens_part_words,
    track_part_words,
    trait_list,
)
from reynard.games.fox_experiment.words.facts import TRAIT_KEY_OF
from reynard.games.fox_experiment.words.names import SOURCE_WORDS, goal_words

Parts = Iterator[ScorePartView]


def sources_view(box: Box, t: Table, counts: Counts, entrant: int) -> list[SourceView]:
    """Show the lines of a score sheet as they are now, and at the end what they are made of."""
    parts = AUTOMA_PARTS if entrant == t.seats else SEAT_PARTS
    return [
        {
            "source": source.name.lower(),
            "words": SOURCE_WORDS[source],
            "points": counts.points[entrant][source],
            "parts": list(parts[source](box, t, counts, entrant)) if t.over and source in parts else [],
        }
        for source in Source
    ]


def score_part(words: str, points: int | None) -> ScorePartView:
    """Show one thing that a line is made of."""
    return {
        "words": words,
        "points": points,
        "needs": None,
        "needs_words": "",
        "goal": None,
        "track": None,
        "tokens": None,
    }


def level_part(box: Box, needs: Sequence[Sequence[int]], level: int) -> ScorePartView:
    """Show how far a study has come, and what its level asked for."""
    need = needs[max(0, level - 1)]
    words, points = study_part_words(level), int(box.record.level_points[level])
    return {**score_part(words, points), "needs": traits_view(need), "needs_words": trait_list(need)}


def study_parts(box: Box, t: Table, counts: Counts, seat: int) -> Parts:
    """Go through the studies of a seat."""
    own = t.seat[seat]
    for number in range(own.studies):
        yield level_part(box, box.record.study[own.study[number]].need, own.level[number])


def automa_study_parts(box: Box, t: Table, counts: Counts, entrant: int) -> Parts:
    """Go through the studies of the automatic opponent, those it has finished together."""
    automa = t.automa
    if automa.completed:
        points = automa.completed * int(box.record.level_points[LEVELS])
        yield score_part(finished_part_words(automa.completed), points)
    for place in range(automa.studies):
        yield level_part(box, box.record.automa_study[automa.study[place]].need, automa.level[place])


def patron_parts(box: Box, t: Table, counts: Counts, seat: int) -> Parts:
    """Go through the patrons that a seat has joined."""
    for patron in range(t.patrons):
        if t.seat[seat].patrons >> patron & 1:
            goal = t.patron[patron]
            key: GoalKey = GOAL_KEYS[goal]  # type: ignore[assignment]  # the same words, listed in the order of Goal
            yield {**score_part(goal_words(box, goal), counts.goals[patron][seat]), "goal": key}


def upgrade_parts(box: Box, t: Table, counts: Counts, seat: int) -> Parts:
    """Go through the tracks of a mat."""
    for track in Track:
        unlocked, length = t.seat[seat].unlocked[track], int(box.record.length[track])
        key: TrackKey = TRACK_KEYS[track]  # type: ignore[assignment]  # made from Track, which TrackKey lists
        points = sum(int(stars) for stars in box.record.stars[track][:unlocked])
        yield {**score_part(track_part_words(track, unlocked, length), points), "track": key}


def reward_parts(box: Box, t: Table, counts: Counts, entrant: int) -> Parts:
    """Go through the meeples of an entrant on the friendliness track."""
    for generation in range(GENERATIONS):
        if t.friendliest[generation] >> entrant & 1:
            yield score_part(reward_part_words(generation), int(box.record.reward[generation]))


def point_parts(box: Box, t: Table, counts: Counts, seat: int) -> Parts:
    """Count point tokens and science cards."""
    yield score_part(counted(t.seat[seat].points, "point token"), None)
    yield score_part(counted(t.seat[seat].hand, "science card"), None)


def token_parts(box: Box, t: Table, counts: Counts, seat: int) -> Parts:
    """Count the leftover tokens, all together."""
    own = t.seat[seat]
    tokens: dict[DieKey, int] = {key: own.token[trait] for trait, key in enumerate(TRAIT_KEY_OF)}
    tokens["friendly"] = own.friendly
    yield {**score_part(tokens_part_words(sum(tokens.values())), None), "tokens": tokens}


def automa_point_parts(box: Box, t: Table, counts: Counts, entrant: int) -> Parts:
    """Count the point tokens of the automatic opponent."""
    yield score_part(counted(t.automa.points, "point token"), None)


PartsBySource = dict[Source, Callable[[Box, Table, Counts, int], Parts]]
SEAT_PARTS: PartsBySource = {
    Source.STUDIES: study_parts,
    Source.PATRONS: patron_parts,
    Source.UPGRADES: upgrade_parts,
    Source.FRIENDLINESS: reward_parts,
    Source.POINTS_AND_SCIENCE: point_parts,
    Source.TOKENS: token_parts,
}
AUTOMA_PARTS: PartsBySource = {
    Source.STUDIES: automa_study_parts,
    Source.FRIENDLINESS: reward_parts,
    Source.POINTS_AND_SCIENCE: automa_point_parts,
}
