"""Who stands where when the game is over, and which rank a game alone gives."""

from typing import Any

from reynard.core.box import Box
from reynard.games.ruse.table import Table
from reynard.games.ruse.view.types import RankView, ResultView
from reynard.games.ruse.words.ending import ahead_words, least_words, tie_words
from reynard.games.ruse.words.names import rank_name


def view_result(t: Table, seen: Any, words: list[str]) -> ResultView:
    """Show who has won, who stands where, and how a tie was decided."""  # rules fin-7, fin-8
    points, breaks = [own.points for own in t.seat[: t.seats]], [own.tie_break for own in seen.seat[: t.seats]]
    best = max(points)
    level = [seat for seat in range(t.seats) if points[seat] == best]
    winners, decided_by = break_tie(level, breaks)
    tie = tie_words(best, level, winners, decided_by) if len(level) > 1 else None
    ranking = sorted(range(t.seats), key=lambda seat: (-points[seat], seat not in winners))
    return {"words": words, "ranking": ranking, "tie": tie}


def break_tie(level: list[int], breaks: list[list[int]]) -> tuple[list[int], int]:
    """Find who of those level is ahead, and by which tie-break the last that they left behind was left."""
    left, decided_by = level, 0
    for number in range(len(breaks[0])):
        most = max(breaks[seat][number] for seat in left)
        ahead = [seat for seat in left if breaks[seat][number] == most]
        if len(ahead) < len(left):
            left, decided_by = ahead, number
    return left, decided_by


def view_ranks(box: Box, points: int) -> list[RankView]:
    """List the ranks of the game alone, and say which is reached."""
    reached = rank_name(box, points)
    return [
        {
            "name": name,
            "least": box.record.rank[number],
            "reached": name == reached,
            "words": least_words(box.record.rank[number]),
        }
        for number, name in enumerate(box.names["rank"])
    ]


def next_rank(box: Box, points: int) -> str:
    """Say how far the next rank is; nothing above the highest."""
    ahead = [(least, name) for least, name in zip(box.record.rank, box.names["rank"], strict=False) if least > points]
    return ahead_words(ahead[0][0] - points, ahead[0][1]) if ahead else ""
