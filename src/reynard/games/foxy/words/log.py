"""What the moves did, in words; before the tally no line of the log tells of a card or a number."""

from collections.abc import Iterator, Sequence

from reynard.core.box import Box
from reynard.core.phrases import counted, listed
from reynard.games.foxy.rules.tally import deviation, is_crossed, points_of
from reynard.games.foxy.table import Table
from reynard.games.foxy.words.names import card_words
from reynard.games.foxy.words.standing import standing_of


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
    standings = [standing_of(box, t, seat) for seat in range(t.seats)]
    best = max(standings)
    winners = [names[seat] for seat in range(t.seats) if standings[seat] == best]
    if len(winners) > 1:
        return f"{listed(winners)} share the victory with {best.points} points."
    level = [other for other in standings if other.points == best.points and other is not best]
    if not level:
        return f"{winners[0]} wins with {best.points} points."
    by = "points from the circled number" if max(level).from_circle < best.from_circle else "fewer numbers crossed out"
    return f"{winners[0]} wins with {best.points} points, ahead by {by}."
