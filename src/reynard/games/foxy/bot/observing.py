"""What a seat sees, as numbers: the newest card and its own sheet. Seats are counted from the one that looks."""

from typing import Any

from reynard.core.compiled import njit, njit_inline
from reynard.core.observation import Layout
from reynard.games.foxy.box.record import BoxRecord
from reynard.games.foxy.rules.choosing import may_circle
from reynard.games.foxy.rules.turning import most_possible
from reynard.games.foxy.table import (
    ANIMALS,
    CARDS,
    FOX_CARD,
    NOBODY,
    NOTHING,
    SEATS,
    Fox,
    Landscape,
    Table,
)

LAYOUT = Layout()
COUNT = LAYOUT.part("COUNT", "1 for as many seats as there are", seats=range(1, SEATS + 1))
ASKS = LAYOUT.part("ASKS", "1 for what the fox asks for", fox=len(Fox))
HARD = LAYOUT.part("HARD", "1 if only exact numbers score")
EASY = LAYOUT.part("EASY", "1 if the last to write says their number aloud")
NETTED = LAYOUT.part("NETTED", "1 if too high makes up for too low")
TURN = LAYOUT.part("TURN", "1 for the newest card's place in the deck", card=CARDS)
FOX = LAYOUT.part("FOX", "1 if the newest card is the fox")
LANDSCAPE = LAYOUT.part("LANDSCAPE", "1 for the newest card's landscape", landscape=len(Landscape))
SHOWN = LAYOUT.part("SHOWN", "1 for each animal on the newest card", animal=ANIMALS)
MOST = LAYOUT.part("MOST", "the greatest number that can be right for the newest card, in sixteenths")
WROTE = LAYOUT.part("WROTE", "1 for each card that the seat has written a number for", card=CARDS)
NUMBER = LAYOUT.part("NUMBER", "the numbers on the seat's sheet, in sixteenths", card=CARDS)
CIRCLE = LAYOUT.part("CIRCLE", "1 for the number that the seat has circled", card=CARDS)
MAY_CIRCLE = LAYOUT.part("MAY_CIRCLE", "1 if the seat may still circle one")
WRITTEN = LAYOUT.part("WRITTEN", "1 for each seat that has written for the newest card", seat=SEATS)
SAID_BY = LAYOUT.part("SAID_BY", "1 for the seat that said its last number aloud", seat=SEATS)
SAID = LAYOUT.part("SAID", "that number, in sixteenths")
SIZE = len(LAYOUT)

PERFECT = LAYOUT.extended()
SEEN = PERFECT.part(
    "SEEN", "animals of a kind on all cards so far, in eighths: known to a perfect memory alone", animal=ANIMALS
)
SINGLES = PERFECT.part("SINGLES", "cards with a single animal so far, in eighths: likewise")
FOX_SEEN = PERFECT.part("FOX_SEEN", "1 if the fox has come up: likewise")


@njit
def observe(box: BoxRecord, t: Table, seat: int, out: Any) -> None:
    """Write down what a seat sees."""
    for place in range(SIZE):
        out[place] = 0.0
    observe_moment(t, out)
    observe_card(box, t, out)
    observe_sheet(t, seat, out)
    observe_others(t, seat, out)


@njit
def observe_with_perfect_memory(box: BoxRecord, t: Table, seat: int, out: Any) -> None:
    """Write down what a seat sees, and what it would remember if it forgot nothing."""
    observe(box, t, seat, out)
    for animal in range(ANIMALS):
        out[SEEN(animal)] = t.seen[animal] * 0.125
    out[SINGLES()] = t.singles * 0.125
    out[FOX_SEEN()] = 1.0 - t.fox_to_come


@njit_inline
def observe_moment(t: Table, out: Any) -> None:
    """How it is played, and how far the game is."""
    out[COUNT(t.seats)] = 1.0
    out[ASKS(int(t.fox))] = 1.0
    out[HARD()] = t.hard
    out[EASY()] = t.easy
    out[NETTED()] = t.netted
    out[TURN(t.turn)] = 1.0


@njit_inline
def observe_card(box: BoxRecord, t: Table, out: Any) -> None:
    """The newest card: those before it lie under it."""
    row = t.card[t.turn]
    out[MOST()] = most_possible(box, t) * 0.0625
    if row == FOX_CARD:
        out[FOX()] = 1.0
        return
    out[LANDSCAPE(int(box.card[row].landscape))] = 1.0
    for animal in range(ANIMALS):
        out[SHOWN(animal)] = box.card[row].shows[animal]


@njit_inline
def observe_sheet(t: Table, seat: int, out: Any) -> None:
    """The seat's own numbers and its circle."""
    own = t.seat[seat]
    for card in range(CARDS):
        if own.number[card] != NOTHING:
            out[WROTE(card)] = 1.0
            out[NUMBER(card)] = own.number[card] * 0.0625
    if own.circle != NOTHING:
        out[CIRCLE(own.circle)] = 1.0
    out[MAY_CIRCLE()] = may_circle(t, seat)


@njit_inline
def observe_others(t: Table, seat: int, out: Any) -> None:
    """Who has written already, and what was said aloud."""
    for place in range(t.seats):
        out[WRITTEN(place)] = t.written >> (seat + place) % t.seats & 1
    if t.said_by != NOBODY:
        out[SAID_BY((t.said_by - seat) % t.seats)] = 1.0
        out[SAID()] = t.seat[t.said_by].number[t.turn - 1] * 0.0625
