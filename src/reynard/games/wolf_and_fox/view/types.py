"""The shapes of what a seat sees: the page's types are made from these."""

from typing import Literal, TypedDict

PhaseName = Literal["collect", "farmer", "over"]
MouseColour = Literal["brown", "black", "white"]
RingName = Literal["inner", "outer"]
KindName = Literal[
    "sheep",
    "pig",
    "chicken",
    "bacon",
    "pancake",
    "butter",
    "rabbit",
    "hedgehog",
    "squirrel",
    "owl",
    "badger",
]
DieSides = Literal[6, 8]


class CardView(TypedDict):
    """A farm card as it lies at a farm."""

    kind: KindName
    ring: RingName
    mouse: MouseColour | None
    bone: bool


class FarmView(TypedDict):
    """A farm: its letter and the two cards that lie there."""

    ref: str
    path_ref: str  # the stretch of path that leads here
    letter: str
    words: str  # what lies there
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
    kind: KindName
    ring: RingName  # where such cards come from
    mouse: MouseColour | None
    count: int
    words: str  # all of them
    one: str  # one of them


class SourceView(TypedDict):
    """Points from one source: scored on each day so far, together, and what today would add if it ended now."""

    source: str
    words: str
    by_day: list[int]
    total: int
    now: int


class SeatView(TypedDict):
    """A seat: its marker on the score track, its bones, and the cards on both sides of its divider."""

    ref: str
    points: int
    by_day: list[int]  # scored on each day so far
    now: int  # what today would add if it ended now
    sources: list[SourceView]
    bones: int
    wolf: list[HeldView]  # cards of a kind one after the other
    fox: list[HeldView]
    words: list[str]  # bones and cards
    owes: int  # cards it has to choose for the farmer
    is_settled: bool  # the farmer has asked it, or need not
    lost: list[HeldView]  # to the farmer card revealed last
    loss: str  # the same in words


class FarmerView(TypedDict):
    """The farmer card that was revealed last."""

    ref: str
    number: int
    name: str
    words: str
    day: int
    taken: int  # cards given back to him


class DecksView(TypedDict):
    """How many cards are left in each pile."""

    inner: int
    outer: int
    farmer: int | None  # None: no farmer comes to young gamers


class View(TypedDict):
    """The whole table."""

    words: list[str]  # how it stands; "{start}" is a place for the name of the start player
    phase: PhaseName
    day: int
    days: int
    round: int
    rounds: int
    rolls: int  # how often the dice have been rolled
    moves: int  # how often a figure has been moved
    start: int
    turn: int | None
    sides: DieSides
    young: bool
    farms: list[FarmView]
    wolf: int
    fox: int
    dice: list[DieView]
    decks: DecksView
    farmer: FarmerView | None
    seats: list[SeatView]
    legend: dict[str, str]  # what each kind of card scores, and what everything else on the table is for
