"""The shapes of what a seat sees: the page's types are made from these."""

from typing import TypedDict

from reynard.games.foxy.words.names import AnimalKey, FoxKey, LandscapeKey


class CardView(TypedDict):
    """A card of the deck; the fox has neither landscape nor animals."""

    ref: str  # "card" for the newest, "card:1" to "card:20" in the tally
    number: int  # which card of the deck it is, from 1
    landscape: LandscapeKey | None
    animals: list[AnimalKey]
    is_fox: bool


class KeyView(TypedDict):
    """A number that can be written."""

    ref: str  # "number:5"
    number: int


class NumberView(TypedDict):
    """What a seat wrote for one card."""

    number: int
    circled: bool


class SeatView(TypedDict):
    """A player's board."""

    ref: str  # "seat:0"
    has_written: bool  # for the newest card
    numbers: list[NumberView | None]  # one for each card; None: nothing yet, or not for the viewer's eyes
    may_circle: bool | None  # None: not for the viewer's eyes
    points: int | None  # None until the tally


class SaidView(TypedDict):
    """A number said aloud for the card before the newest: easy mode."""

    seat: int
    number: int


class MarkView(TypedDict):
    """How one seat's number fared in the tally; alone it brings no points and is never crossed out."""

    number: int
    circled: bool
    points: int
    crossed: bool
    off: int  # how far from the exact number


class TallyView(TypedDict):
    """One card of the tally, when all have written all numbers."""

    card: CardView
    exact: int
    tracks: dict[AnimalKey, int]  # crosses on each track after this card
    marks: list[MarkView]  # one for each seat


class SoloView(TypedDict):
    """How a game alone ended."""

    allowed: int
    deviation: int
    left: list[int]  # what was left of the allowance after each card
    netted: bool


class View(TypedDict):
    """The whole table."""

    cards: int  # in the deck, the fox included
    turn: int  # the newest card, from 1
    fox: FoxKey
    hard: bool
    easy: bool
    alone: bool
    card: CardView | None  # the newest; None when the deck is turned over
    asks: str  # what to write for it, in words
    most: int  # the greatest number that can be right, for all that everyone knows
    pad: list[KeyView]  # 0 to that number
    circle: bool  # whether the viewer may circle a number now
    times: int  # what a circled number counts when it is exactly right
    said: SaidView | None
    seats: list[SeatView]
    lengths: dict[AnimalKey, int]  # boxes on each track of the summary sheet
    tally: list[TallyView]  # empty until the deck is turned over
    solo: SoloView | None  # None until the tally, or when not alone
