"""What the moves did, in words; before the tally no line of the log tells of a card or a number."""

from collections.abc import Iterator, Sequence

from reynard.core.box import Box
from reynard.core.phrases import counted, listed
from reynard.games.foxy.rules.tally import deviation, is_crossed, points_of
from reynard.games.foxy.table import Table
from reynard.games.foxy.words.names import card_words
from reynard.games.foxy.words.standing import standing_of
from reynard.games.foxy.words.table_in_words import mark_words


def opening(box: Box, t: Table, viewer: int, names: Sequence[str]) -> list[str]:
    """Tell how the game starts."""
    return [f"{t.turn + 1 + t.left} cards are shuffled, the fox among them. The first is turned over."]


def tell(box: Box, before: Table, seat: int, action: int, after: Table, viewer: int, names: Sequence[str]) -> list[str]:
    """Tell of the card that is turned over when all have written; who still writes is seen at the table."""
    if after.over:
        return ["That was the last card. Now for the tally.", *tell_tally(box, after, names)]
    if after.turn != before.turn:
        return [f"Card {after.turn + 1} is turned over."]
    return []


def tell_late(box: Box, before: Table, seat: int, names: Sequence[str]) -> str:
    """Tell that somebody has written nothing in time."""  # rule rul-4
    return f"{names[seat]} ran out of time for card {before.turn + 1}, which counts as a 0."


def tell_tally(box: Box, t: Table, names: Sequence[str]) -> Iterator[str]:
    """Go through the deck once more, card by card, and say who has won."""
    for turn in range(int(t.turn) + 1):
        marks = "; ".join(tell_mark(box, t, seat, turn, names) for seat in range(t.seats))
        yield f"Card {turn + 1}, {card_words(box, int(t.card[turn]))}: exactly {t.exact[turn]}. {marks}."
    if t.seats == 1:
        yield tell_alone(box, t, names)
        return
    totals = [standing_of(box, t, seat).points for seat in range(t.seats)]
    yield f"Totals: {', '.join(f'{name} {total}' for name, total in zip(names, totals, strict=True))}."
    yield tell_winners(box, t, names)


def lines_after(t: Table, turn: int) -> int:
    """Count the lines of the log that come after a card's in the tally: the other cards, totals and winner."""
    return int(t.turn) - turn + (1 if t.seats == 1 else 2)


def tell_mark(box: Box, t: Table, seat: int, turn: int, names: Sequence[str]) -> str:
    """Say what somebody wrote for a card and what it brought."""
    points, crossed = int(points_of(box.record, t, seat, turn)), bool(is_crossed(t, seat, turn))
    return f"{names[seat]} {mark_words(t, seat, turn, points, crossed)}"


def tell_alone(box: Box, t: Table, names: Sequence[str]) -> str:
    """Tell whether a player alone has won."""
    off, allowed = int(deviation(t, 0, t.turn)), box.record.allowance
    if off <= allowed:
        return f"{names[0]} was off by {off} in all and wins: up to {allowed} is allowed."
    return f"{names[0]} was off by {off} in all, more than the {allowed} allowed: the fox wins."


def tell_winners(box: Box, t: Table, names: Sequence[str]) -> str:
    """Tell who has won, and by which tie-break."""
    standings = [standing_of(box, t, seat) for seat in range(t.seats)]
    best = max(standings)
    winners = [names[seat] for seat in range(t.seats) if standings[seat] == best]
    level = [seat for seat in range(t.seats) if standings[seat].points == best.points and standings[seat] != best]
    if len(winners) > 1:
        return f"{listed(winners)} share the win with {counted(best.points, 'point')} each."
    won = f"{winners[0]} wins with {counted(best.points, 'point')}"
    if not level:
        return f"{won}."
    second = max(standings[seat] for seat in level)
    but = "fewer from a circled number" if second.from_circle < best.from_circle else "more numbers crossed out"
    have = "has" if len(level) == 1 else "have"
    return f"{won}: {listed([names[seat] for seat in level])} {have} as many, but {but}."
