"""What the choices and the moves are in words; before the tally no line of the log tells of a card or a number."""

from collections.abc import Iterator, Sequence

from reynard.core.box import Box
from reynard.core.contract import Choice, Refusal
from reynard.core.contract import Source as PointSource
from reynard.core.listing import listed
from reynard.games.foxy.names import asks, card_words
from reynard.games.foxy.rules import may_circle
from reynard.games.foxy.table import ACTIONS, CIRCLED, FOX_CARD, NOBODY, NOTHING, Fox, Table
from reynard.games.foxy.tally import circled_points, deviation, is_crossed, points_of
from reynard.games.foxy.turning import most_possible
from reynard.games.foxy.view import view

__all__ = ["breakdown", "describe", "lies_before", "opening", "refuse", "tell", "view"]

THE_FOX = "The fox"
RULES_OF_THE_FOX = {Fox.DIFFERENT: "fox-1", Fox.MOST: "var-1", Fox.SINGLES: "var-2", Fox.CAT: "var-3"}


def describe(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say which number would be written."""
    rule = RULES_OF_THE_FOX[Fox(int(t.fox))] if t.card[t.turn] == FOX_CARD else "num-1"
    if action < CIRCLED:
        return Choice(action, f"Write {action}", (f"number:{action}",), rule, gives=worth(box, t, action))
    number = action - CIRCLED
    gives = f"{box.record.times * number} points if exactly right, otherwise nothing"
    return Choice(action, f"Write {number} and circle it", (f"number:{number}", "circle"), "cir-1", gives, rank=1)


def worth(box: Box, t: Table, number: int) -> str:
    """Say what a number would bring."""
    if t.seats == 1:
        return ""
    points = "1 point" if number == 1 else f"{number} points"
    return f"{points} if exactly right" if t.hard else f"{points} unless it is too high"


def lies_before(box: Box, t: Table, seat: int) -> str:
    """Say what the newest card shows and asks for, and the number that was said aloud."""  # rules tur-1, num-1, rul-14
    if t.over:
        return ""
    card = f"Card {t.turn + 1}: {card_words(box, int(t.card[t.turn]))}. {asks(box, t)}"
    if t.said_by == NOBODY:
        return card
    said = t.seat[t.said_by].number[t.turn - 1]
    return f"{card} {{seat:{t.said_by}|Player {t.said_by + 1}}} said {said} aloud for card {t.turn}."


def refuse(box: Box, t: Table, seat: int, action: int) -> Refusal:
    """Say why a number may not be written."""
    if t.over:
        return Refusal("The game is over.", "tal-5")
    if not 0 <= action < ACTIONS:
        return Refusal("There is no such choice.", "tur-2")
    if t.written >> seat & 1:
        return Refusal("You have written your number for this card. Wait until everybody has.", "tur-2")
    if action >= CIRCLED and t.seats == 1:
        return Refusal("Alone there is nothing to double: write the number without a circle.", "rul-16")
    if action >= CIRCLED and not may_circle(t, seat):
        return Refusal("You have circled a number before: write this one without a circle.", "cir-1")
    most = int(most_possible(box.record, t))
    return Refusal(f"That cannot be right: write a number from 0 to {most}.", "rul-18")


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
    result = "crossed out" if is_crossed(t, seat, turn) else f"{points} points" if points != 1 else "1 point"
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


def breakdown(box: Box, t: Table, seat: int) -> list[PointSource]:
    """Say where points came from; alone, what is left of the allowance."""
    if seat >= t.seats:
        return []
    if not t.over:
        return [PointSource("plain numbers", 0), PointSource("the circled number", 0)]
    if t.seats == 1:
        return [
            PointSource("allowed to be off", int(box.record.allowance)),
            PointSource("off", -int(deviation(t, 0, t.turn))),
        ]
    circled = int(circled_points(box.record, t, seat)) if t.seat[seat].circle != NOTHING else 0
    return [
        PointSource("plain numbers", standing_of(box, t, seat)[0] - circled),
        PointSource("the circled number", circled),
    ]
