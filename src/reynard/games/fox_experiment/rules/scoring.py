"""Scoring: the lines of the score sheet, and the patrons' goals."""

from typing import Any

from reynard.core.compiled import njit
from reynard.games.fox_experiment.box.record import BoxRecord
from reynard.games.fox_experiment.rules.kennel import friendliness
from reynard.games.fox_experiment.table import (
    GENERATIONS,
    SOURCES,
    TRACKS,
    TRAITS,
    UPGRADES,
    Goal,
    Mode,
    Seat,
    Source,
    Table,
)

NEAREST = 99  # more than the supply track has spaces


@njit
def score(box: BoxRecord, t: Table, out: Any) -> None:
    """Say how everyone stands: points, then nearness to the start of the supply track."""  # rules fin-6, fin-7
    for seat in range(t.seats):
        total = 0
        for source in range(SOURCES):
            total += int(score_source(box, t, seat, source))
        out[seat, 0] = total
        out[seat, 1] = NEAREST - t.seat[seat].space if t.over else 0
    if t.mode == Mode.SOLO:
        out[t.seats, 0] = score_automa_studies(box, t) + score_rewards(box, t, t.seats) + score_automa_points(box, t)
        out[t.seats, 1] = NEAREST + 1  # rule rul-20


@njit
def fill_sheet(box: BoxRecord, t: Table, sheet: Any) -> None:
    """Score every line of every seat's sheet."""
    for seat in range(t.seats):
        for source in range(SOURCES):
            sheet[seat, source] = score_source(box, t, seat, source)


@njit
def score_source(box: BoxRecord, t: Table, seat: int, source: int) -> int:
    """Score one line of the sheet."""
    own = t.seat[seat]
    if source == Source.STUDIES:
        return score_studies(box, own)
    if source == Source.PATRONS:
        return score_patrons(box, t, seat)
    if source == Source.UPGRADES:
        return score_upgrades(box, own)
    if source == Source.FRIENDLINESS:
        return score_rewards(box, t, seat)
    if source == Source.POINTS_AND_SCIENCE:
        return int(own.points) * int(box.point_token) + int(own.hand) * int(box.science_card)
    return score_tokens(box, own)


@njit
def score_studies(box: BoxRecord, own: Seat) -> int:
    """Score the highest level completed of each study."""  # rule fin-1
    total = 0
    for study in range(own.studies):
        total += box.level_points[own.level[study]]
    return total


@njit
def score_upgrades(box: BoxRecord, own: Seat) -> int:
    """Score the stars of the upgrades."""  # rule fin-3
    total = 0
    for track in range(TRACKS):
        for step in range(own.unlocked[track]):
            total += box.stars[track, step]
    return total


@njit
def score_rewards(box: BoxRecord, t: Table, entrant: int) -> int:
    """Score the meeples on the friendliness track."""  # rule fin-4
    total = 0
    for generation in range(GENERATIONS):
        if t.friendliest[generation] >> entrant & 1:
            total += box.reward[generation]
    return total


@njit
def score_tokens(box: BoxRecord, own: Seat) -> int:
    """Score the leftover trait and friendly tokens, counted together."""  # rule fin-5
    tokens = int(own.friendly)
    for trait in range(TRAITS):
        tokens += own.token[trait]
    return tokens // box.tokens_for_a_point


@njit
def score_patrons(box: BoxRecord, t: Table, seat: int) -> int:
    """Score the goals of a seat's patrons."""  # rules fin-2, pat-1
    total = 0
    for patron in range(t.patrons):
        if t.seat[seat].patrons >> patron & 1:
            total += score_goal(box, t, seat, t.patron[patron])
    return total


@njit
def score_goal(box: BoxRecord, t: Table, seat: int, goal: int) -> int:
    """Score one goal."""
    return count_goal(box, t, seat, goal) * int(box.goal[goal])


@njit
def count_goal(box: BoxRecord, t: Table, seat: int, goal: int) -> int:
    """Count what a goal gives points for."""
    own = t.seat[seat]
    if goal < TRAITS:
        return tokens_on_mat(own, goal)  # rule pat-2
    if goal == Goal.FRIENDLINESS:
        return count_rewards(t, seat)  # rule pat-3
    if goal == Goal.SETS:
        return count_sets(own)  # rule pat-4
    if goal == Goal.HORIZONTAL:
        return count_pairs(own, 0, 1)  # rule pat-5
    if goal == Goal.VERTICAL:
        return count_pairs(own, 1, 0)  # rule pat-6
    if goal == Goal.LAST_PUPS:
        return count_last_pups(box, t, seat)  # rule pat-7
    if goal == Goal.STUDIES:
        return count_studies(own)  # rule pat-8
    if goal == Goal.POINTS:
        return int(own.points)  # rule pat-9
    return count_columns(own)  # rule pat-10


@njit
def tokens_on_mat(own: Seat, trait: int) -> int:
    """Count the tokens of a trait on a mat."""
    count = 0
    for track in range(TRACKS):
        for step in range(own.unlocked[track]):
            if own.mat[track, step] == trait:
                count += 1
    return count


@njit
def count_rewards(t: Table, entrant: int) -> int:
    """Count the meeples on the friendliness track."""
    count = 0
    for generation in range(GENERATIONS):
        count += t.friendliest[generation] >> entrant & 1
    return count


@njit
def count_sets(own: Seat) -> int:
    """Count the sets of all four traits on a mat."""
    least = tokens_on_mat(own, 0)
    for trait in range(1, TRAITS):
        least = min(least, tokens_on_mat(own, trait))
    return least


@njit
def count_pairs(own: Seat, down: int, right: int) -> int:
    """Count the tokens whose neighbour below or to the right is of the same trait."""
    count = 0
    for track in range(TRACKS - down):
        for step in range(UPGRADES - right):
            is_paid = step < own.unlocked[track] and step + right < own.unlocked[track + down]
            if is_paid and own.mat[track, step] == own.mat[track + down, step + right]:
                count += 1
    return count


@njit
def count_last_pups(box: BoxRecord, t: Table, seat: int) -> int:
    """Count the friendly pups of the last generation."""
    if t.generation < GENERATIONS - 1:
        return 0
    count = 0
    for pup in range(t.seat[seat].pups):
        if friendliness(t, t.seat[seat].pup[pup]) >= box.last_pup:
            count += 1
    return count


@njit
def count_studies(own: Seat) -> int:
    """Count the studies with at least one level completed."""
    count = 0
    for study in range(own.studies):
        if own.level[study] > 0:
            count += 1
    return count


@njit
def count_columns(own: Seat) -> int:
    """Count the columns of the mat in which every track has its token."""
    count = 0
    for step in range(UPGRADES):
        unlocked = 0
        for track in range(TRACKS):
            if own.unlocked[track] > step:
                unlocked += 1
        if unlocked == TRACKS:
            count += 1
    return count


@njit
def score_automa_studies(box: BoxRecord, t: Table) -> int:
    """Score the automatic opponent's studies."""  # rule solo-12
    total = t.automa.completed * int(box.level_points[len(box.level_points) - 1])
    for place in range(t.automa.studies):
        total += box.level_points[t.automa.level[place]]
    return total


@njit
def score_automa_points(box: BoxRecord, t: Table) -> int:
    """Score the automatic opponent's point tokens."""
    return int(t.automa.points) * int(box.point_token)
