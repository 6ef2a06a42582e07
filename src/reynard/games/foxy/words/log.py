"""What the moves did, in words; before the tally no line of the log tells of a card or a number."""

from collections.abc import Iterator, Sequence

from reynard.core.box import Box
from reynard.core.phrases import counted, listed
from reynard.games.foxy.rules.tally import circled_points, deviation, is_crossed, points_of
from reynard.games.foxy.table import Table
from reynard.games.foxy.words.names import card_words


def opening(box: Box, t: Table, viewer: int, names: Sequence[str]) -> list[str]:
    """Tell how the game starts."""
    return [f"{t.turn + 1 + t.left} cards are shuffled, the fox among them. The first is turned over."]


def tell(box: Box, before: Table, seat: int, action: int, after: Table, viewer: int, names: Sequence[str]) -> list[str]:
    """Tell that a number was written, not which, and what followed."""
    lines = [f"{names[seat]} has written for card {before.turn + 1}."]
    if after.over:
        return [*lines, *tell_tally(box, after, names)]
    if after.turn != before.turn:
        lines.append(f"Card {after.turn + 1} is turned over.")
    return lines


def tell_tally(box: Box, t: Table, names: Sequence[str]) -> Iterator[str]:
    """Go through the deck once more, card by card, and say who has won."""
    for turn in range(int(t.turn) + 1):
        marks = ", ".join(mark_words(box, t, seat, turn, names) for seat in range(t.seats))
        yield f"Card {turn + 1}, {card_words(box, int(t.card[turn]))}: {t.exact[turn]}. {marks}."
    yield tell_alone(box, t, names) if t.seats == 1 else tell_winners(box, t, names)


def mark_words(box: Box, t: Table, seat: int, turn: int, names: Sequence[str]) -> str:
    """Say what somebody wrote for a card and what it brought."""
    number = t.seat[seat].number[turn]
    circled = " circled" if t.seat[seat].circle == turn else ""
    if t.seats == 1:
        return f"{names[seat]} wrote {number}"
    points = int(points_of(box.record, t, seat, turn))
    result = "crossed out" if is_crossed(t, seat, turn) else counted(points, "point")
    return f"{names[seat]} wrote {number}{circled}: {result}"


def tell_alone(box: Box, t: Table, names: Sequence[str]) -> str:
    """Tell whether a player alone has won."""
    off, allowed = int(deviation(t, 0, t.turn)), box.record.allowance
    if off <= allowed:
        return f"{names[0]} was off by {off} in all, {allowed} are allowed: {names[0]} wins."
    return f"{names[0]} was off by {off} in all, only {allowed} are allowed: the fox wins."


def tell_winners(box: Box, t: Table, names: Sequence[str]) -> str:
    """Tell who has won, and by which tie-break."""
    standing = [standing_of(box, t, seat) for seat in range(t.seats)]
    best = max(standing)
    winners = [names[seat] for seat in range(t.seats) if standing[seat] == best]
    if len(winners) > 1:
        return f"{listed(winners)} share the victory with {best[0]} points."
    level = [row for row in standing if row[0] == best[0] and row is not best]
    if not level:
        return f"{winners[0]} wins with {best[0]} points."
    by = "points from the circled number" if max(level)[1] < best[1] else "fewer numbers crossed out"
    return f"{winners[0]} wins with {best[0]} points, ahead by {by}."


def standing_of(box: Box, t: Table, seat: int) -> tuple[int, int, int]:
    """Give points, points from the circled number, and crossed-out numbers below zero."""
    turns = range(int(t.turn) + 1)
    points = sum(int(points_of(box.record, t, seat, turn)) for turn in turns)
    crossed = sum(bool(is_crossed(t, seat, turn)) for turn in turns)
    return points, int(circled_points(box.record, t, seat)), -crossed
