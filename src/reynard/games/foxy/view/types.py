"""The shapes of what a seat sees: the page's types are made from these."""

from typing import Literal, TypedDict

from reynard.games.foxy.words.names import AnimalKey, FoxKey, LandscapeKey

CircleName = Literal["open", "used", "none"]
Outcome = Literal["exact", "under", "over"]
MemoryKey = AnimalKey | Literal["fox"]


class CardView(TypedDict):
    """A card of the deck; the fox has neither landscape nor animals."""

    ref: str  # "card" for the newest, "card:1" to "card:20" in the tally
    number: int  # which card of the deck it is, from 1
    landscape: LandscapeKey | None
    animals: list[AnimalKey]
    is_fox: bool
    words: str  # what it shows


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
    by_bot: list[int]  # the cards, from 1, for which a bot wrote what its player may not see yet
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
    outcome: Outcome
    words: str  # all of that


class TallyView(TypedDict):
    """One card of the tally, when all have written all numbers."""

    card: CardView
    exact: int
    crossed: list[AnimalKey]  # the tracks that got a cross, which add up to the exact number; none for most foxes
    tracks: dict[AnimalKey, int]  # crosses on each track after this card
    marks: list[MarkView]  # one for each seat
    gains: list[int]  # what each seat's number adds to its total
    totals: list[int]  # points after this card; alone what is left of the budget
    lines_after: int  # the lines of the log that are not to be read before what comes after this card


class SoloView(TypedDict):
    """How a game alone ended."""

    allowed: int
    deviation: int
    netted: bool
    won: bool


class PlaceView(TypedDict):
    """A seat in the ranking."""

    seat: int
    place: int  # from 1; those who share a place have the same
    points: int


class AnimalMemoryView(TypedDict):
    """How well a seat remembered one animal, over the cards it was on."""

    animal: MemoryKey
    cards: int
    off: float  # how far off the numbers were, on average
    over: int  # how often they were too high


class MemoryView(TypedDict):
    """A seat's memory against the truth."""

    exact: str  # how often, in words
    under: str
    over: str
    off: int  # how far off all numbers were together
    animals: list[AnimalMemoryView]


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
    circle: CircleName  # whether the viewer still has a circle; there is none alone
    circle_words: str  # what it is worth
    times: int  # what a circled number counts when it is exactly right
    said: SaidView | None
    seats: list[SeatView]
    lengths: dict[AnimalKey, int]  # boxes on each track of the summary sheet
    tally: list[TallyView]  # empty until the deck is turned over
    ranking: list[PlaceView]  # the best first; empty until the tally, and alone
    tie: str  # what decided between the first two when points did not
    memories: list[MemoryView]  # one for each seat; empty until the tally
    solo: SoloView | None  # None until the tally, or when not alone
