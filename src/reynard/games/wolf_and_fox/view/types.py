"""The shapes of what a seat sees: the page's types are made from these."""

from typing import Literal, TypedDict

PhaseName = Literal["collect", "farmer", "over"]
MouseColour = Literal["brown", "black", "white"]


class CardView(TypedDict):
    """A farm card as it lies at a farm."""

    kind: str
    mouse: MouseColour | None
    bone: bool


class FarmView(TypedDict):
    """A farm: its letter and the two cards that lie there."""

    ref: str
    letter: str
    inner: CardView | None
    outer: CardView | None


class DieView(TypedDict):
    """A die: lying in the forest, or in front of the seat that used it."""

    ref: str
    value: int
    used_by: int | None


class HeldView(TypedDict):
    """Equal cards on one side of a seat's divider."""

    ref: str
    kind: str
    mouse: MouseColour | None
    count: int


class SourceView(TypedDict):
    """Points from one source: scored on each day so far, and what today would add if it ended now."""

    source: str
    words: str
    by_day: list[int]
    now: int


class SeatView(TypedDict):
    """A seat: its marker on the score track, its bones, and the cards on both sides of its divider."""

    ref: str
    points: int
    bones: int
    wolf: list[HeldView]
    fox: list[HeldView]
    sources: list[SourceView]
    owes: int
    lost: list[HeldView]


class FarmerView(TypedDict):
    """The farmer card that was revealed last."""

    ref: str
    number: int
    name: str
    words: str
    day: int


class DecksView(TypedDict):
    """How many cards are left in each pile."""

    inner: int
    outer: int
    farmer: int


class View(TypedDict):
    """The whole table."""

    phase: PhaseName
    day: int
    days: int
    round: int
    rounds: int
    start: int
    turn: int | None
    sides: int
    young: bool
    farms: list[FarmView]
    wolf: int
    fox: int
    dice: list[DieView]
    decks: DecksView
    farmer: FarmerView | None
    seats: list[SeatView]
