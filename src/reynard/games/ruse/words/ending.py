"""How the game ended, in words."""

from collections.abc import Sequence

import numpy as np

from reynard.core.box import Box
from reynard.core.phrases import counted, listed
from reynard.games.ruse.rules.scoring import score
from reynard.games.ruse.table import Table
from reynard.games.ruse.words.icons import points_words
from reynard.games.ruse.words.names import RIVAL, THE_RIVAL, rank_name, seat_name

Names = Sequence[str]
TIE_BREAKS = ("more kits out of the den", "more validated objectives", "more growth points")


def tie_words(best: int, level: Sequence[int], winners: Sequence[int], decided_by: int) -> str:
    """Say how a tie for the most points was decided: by which tie-break, where it was not shared."""
    both = f"{listed([seat_name(seat) for seat in level])} have {best} points each."
    if len(winners) == len(level):
        return f"{both} They share the victory."
    verb = "wins" if len(winners) == 1 else "win"
    return f"{both} {listed([seat_name(seat) for seat in winners])} {verb} with {TIE_BREAKS[decided_by]}."


def final_words(box: Box, t: Table, names: Names) -> list[str]:
    """Tell who has won and how everybody stands, and alone the rank."""  # rules fin-7, solo-7, solo-11
    standing = standing_of(box, t)
    if t.seats == 1:
        (points, _), (against, _) = standing
        rank = f"{names[0]}'s rank: {rank_name(box, points)}."
        if points < against:
            return [f"{RIVAL} wins with {points_words(against)}, ahead of {names[0]} with {points}.", rank]
        return [f"{names[0]} wins with {points_words(points)}, ahead of {THE_RIVAL} with {against}.", rank]
    best = max(standing)
    winners = [names[seat] for seat in range(t.seats) if standing[seat] == best]
    others = sorted((seat for seat in range(t.seats) if standing[seat] < best), key=lambda seat: -standing[seat][0])
    won = "share the victory" if len(winners) > 1 else "wins"
    narrowly = " by the tie-break" if others and standing[others[0]][0] == best[0] else ""
    behind = f", ahead of {listed([f'{names[seat]} with {standing[seat][0]}' for seat in others])}" if others else ""
    return [f"{listed(winners)} {won} with {points_words(best[0])}{narrowly}{behind}."]


def standing_of(box: Box, t: Table) -> list[tuple[int, int]]:
    """List points and tie-break of everyone who scores."""
    standing = np.zeros((int(t.seats) + (t.seats == 1), 2), np.int64)
    score(box.record, t, standing)
    return [(points, tie_break) for points, tie_break in standing.tolist()]


def ahead_words(missing: int, rank: str) -> str:
    """Say how far a rank is."""
    return f"{counted(missing, 'point')} short of {rank}."


def least_words(least: int) -> str:
    """Say from how many points on a rank is given."""
    return f"from {least}" if least > 0 else "below"
