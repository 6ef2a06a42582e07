"""What a seat sees of Snatch: its own hand and pick, and of the others only whether they have picked."""

from collections.abc import Sequence
from typing import Any, TypedDict

from reynard.core.box import Box
from reynard.core.errors import ReynardError
from toy.table import CARDS, NONE, PLAYED


class CardView(TypedDict):
    """A card."""

    ref: str
    name: str
    value: int


class SeatView(TypedDict):
    """A seat as the viewer may see it."""

    ref: str
    points: int
    cards: int
    picked: bool
    hand: list[CardView]
    pick: CardView | None
    shown: CardView | None


class View(TypedDict):
    """The whole table."""

    round: int
    rounds: int
    bird: int
    low: bool
    taken_by: int | None
    seats: list[SeatView]


class Outlook(TypedDict):
    """What to expect of a card."""

    card: CardView
    higher: int  # cards the seat has not seen that are higher
    unseen: int


def view(box: Box, t: Any, seat: int) -> View:
    """Show what a seat may see."""
    return View(
        round=int(t.round_now),
        rounds=int(box.record.rounds),
        bird=int(t.bird),
        low=bool(t.low),
        taken_by=None if t.taken_by == NONE else int(t.taken_by),
        seats=[view_seat(box, t, each, own=each == seat) for each in range(t.seats)],
    )


def view_seat(box: Box, t: Any, seat: int, own: bool) -> SeatView:
    """Show one seat, with its secrets if it is the viewer's own."""
    hand = [card for card in range(CARDS) if t.where[card] == seat]
    return SeatView(
        ref=f"seat:{seat}",
        points=int(t.points[seat]),
        cards=len(hand),
        picked=bool(t.pick[seat] != NONE),
        hand=[view_card(box, card) for card in hand] if own else [],
        pick=view_card(box, int(t.pick[seat])) if own and t.pick[seat] != NONE else None,
        shown=view_card(box, int(t.shown[seat])) if t.shown[seat] != NONE else None,
    )


def view_card(box: Box, card: int) -> CardView:
    """Show a card."""
    return CardView(ref=f"card:{card}", name=box.names["card"][card], value=int(box.record.value[card]))


def forecast(box: Box, t: Any, seat: int, at: Sequence[str]) -> Outlook:
    """Count the cards that would beat one of the hand."""
    hand = {f"card:{card}": card for card in range(CARDS) if t.where[card] == seat}
    if len(at) != 1 or at[0] not in hand:
        raise ReynardError("Point at one card of your hand.")
    own = hand[at[0]]
    unseen = [card for card in range(CARDS) if t.where[card] not in (seat, PLAYED)]
    higher = sum(bool(box.record.value[card] > box.record.value[own]) for card in unseen)
    return Outlook(card=view_card(box, own), higher=higher, unseen=len(unseen))
