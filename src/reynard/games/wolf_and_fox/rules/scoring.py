"""Scoring: what a seat's cards are worth, one function for each kind."""

from typing import Any

from reynard.core.compiled import njit
from reynard.games.wolf_and_fox.box.record import SHEEP_SET, BoxRecord
from reynard.games.wolf_and_fox.table import FIRST_FRIEND, KINDS, MICE, SIDES, SOURCES, Kind, Source, Table


@njit
def count_kind(t: Table, seat: int, kind: int) -> int:
    """Count a seat's cards of one kind, on both sides of the divider."""
    count = 0
    for side in range(SIDES):
        for mouse in range(MICE):
            count += int(t.seat[seat].held[side, kind, mouse])
    return count


@njit
def count_mice(t: Table, seat: int, mouse: int) -> int:
    """Count a seat's mice of one colour."""
    count = 0
    for side in range(SIDES):
        for kind in range(KINDS):
            count += int(t.seat[seat].held[side, kind, mouse])
    return count


@njit
def score_pigs(box: BoxRecord, pigs: int) -> int:
    """Pigs score in pairs, and a little alone."""  # rule sco-1
    return pigs // 2 * int(box.pig[1]) + pigs % 2 * int(box.pig[0])


@njit
def score_sheep(box: BoxRecord, sheep: int) -> int:
    """Sheep score in sets of three and two, divided as is best for their owner."""  # rule sco-2
    best = 0
    for threes in range(sheep // SHEEP_SET + 1):
        rest = sheep - threes * SHEEP_SET
        singles = rest * int(box.sheep[0])
        pairs = rest // 2 * int(box.sheep[1]) + rest % 2 * int(box.sheep[0])
        best = max(best, threes * int(box.sheep[2]) + max(singles, pairs))
    return best


@njit
def score_chickens(box: BoxRecord, chickens: int) -> int:
    """Chickens score one by one."""  # rule sco-3
    return chickens * int(box.chicken)


@njit
def score_bacon(box: BoxRecord, t: Table, seat: int) -> int:
    """The most bacon scores, and the second most unless several share the first place."""  # rules sco-4 to sco-7
    bacon = count_kind(t, seat, Kind.BACON)
    ahead = 0
    for other in range(t.seats):
        if count_kind(t, other, Kind.BACON) > bacon:
            ahead += 1
    if bacon == 0 or ahead > 1:
        return 0
    if ahead == 0:
        return int(box.bacon_most)
    return int(box.bacon_second[t.seats])


@njit
def score_pancakes(box: BoxRecord, pancakes: int, butter: int) -> int:
    """Each pancakes card is worth more with butter, but only so much butter counts."""  # rules sco-8, sco-9
    return pancakes * (int(box.pancakes) + min(butter, int(box.butter_counted)) * int(box.butter))


@njit
def score_friends(box: BoxRecord, t: Table, seat: int) -> int:
    """Forest friends score in sets of different ones."""  # rules sco-10, sco-11
    points, size, number = 0, 1, 0
    while size > 0:
        number += 1
        size = 0
        for kind in range(FIRST_FRIEND, KINDS):
            if count_kind(t, seat, kind) >= number:
                size += 1
        points += int(box.friends[size])
    return points


@njit
def score_mice(box: BoxRecord, t: Table, seat: int) -> int:
    """Only the largest group of mice of one colour scores."""  # rule mic-1
    largest = 0
    for mouse in range(1, MICE):
        largest = max(largest, count_mice(t, seat, mouse))
    return largest * int(box.mouse)


@njit
def score_source(box: BoxRecord, t: Table, seat: int, source: int) -> int:
    """Say what one source would give a seat if it were scored now."""
    if source == Source.SHEEP:
        return score_sheep(box, count_kind(t, seat, Kind.SHEEP))
    if source == Source.PIGS:
        return score_pigs(box, count_kind(t, seat, Kind.PIG))
    if source == Source.CHICKENS:
        return score_chickens(box, count_kind(t, seat, Kind.CHICKEN))
    if source == Source.BACON:
        return score_bacon(box, t, seat)
    if source == Source.PANCAKES:
        return score_pancakes(box, count_kind(t, seat, Kind.PANCAKE), count_kind(t, seat, Kind.BUTTER))
    if source == Source.MICE:
        return score_mice(box, t, seat)
    if source == Source.FRIENDS:
        return score_friends(box, t, seat)
    return int(t.seat[seat].bones) * int(box.bone_points)


@njit
def is_last_day(box: BoxRecord, t: Table) -> bool:
    """Say whether this day ends the game."""
    return bool(t.day == box.days - 1)


@njit
def scores_today(box: BoxRecord, t: Table, source: int) -> bool:
    """Forest friends and bones score only when the game ends."""  # rules day-2, fin-1, fin-2
    return is_last_day(box, t) or source < Source.FRIENDS


@njit
def score_today(box: BoxRecord, t: Table, seat: int) -> int:
    """Add up what a seat's cards would score if the day ended now."""
    points = 0
    for source in range(SOURCES):
        if source != Source.BONES and scores_today(box, t, source):
            points += score_source(box, t, seat, source)
    return points


@njit
def score(box: BoxRecord, t: Table, out: Any) -> None:
    """Give every seat's points so far, and its bones, which break ties."""  # rules fin-3, fin-4
    for seat in range(t.seats):
        points = 0
        for day in range(box.days):
            for source in range(SOURCES):
                points += int(t.seat[seat].earned[day, source])
        out[seat, 0] = points
        out[seat, 1] = t.seat[seat].bones
