"""What a seat sees, as numbers. Seats are counted from the one that looks, the others in turn order."""

from typing import Any

from reynard.core.compiled import njit, njit_inline
from reynard.core.observation import Layout
from reynard.games.wolf_and_fox.box.record import ALL, LARGEST_DIE, BoxRecord
from reynard.games.wolf_and_fox.rules.collecting import next_seat, stopping_farm
from reynard.games.wolf_and_fox.table import (
    DAYS,
    DICE,
    FARMERS,
    FARMS,
    KINDS,
    MICE,
    NOBODY,
    NOTHING,
    RINGS,
    SEATS,
    SIDES,
    SOURCES,
    WANTED,
    Figure,
    Phase,
    Table,
)

LAYOUT = Layout()
COUNT = LAYOUT.part("COUNT", "1 for as many seats as there are", seats=range(2, SEATS + 1))
YOUNG = LAYOUT.part("YOUNG", "1 for young gamers")
SIX = LAYOUT.part("SIX", "sides of the dice, in eights")
FARMER_COMES = LAYOUT.part("FARMER_COMES", "1 while the farmer takes cards back")
DAY = LAYOUT.part("DAY", "1 for the day", day=DAYS)
ROUND = LAYOUT.part("ROUND", "how much of the day's rounds is over")
TURN = LAYOUT.part("TURN", "1 for the seat that chooses", seat=SEATS)
START = LAYOUT.part("START", "1 for the start player", seat=SEATS)
MOVED = LAYOUT.part("MOVED", "how much of the round's moves is over")
AHEAD = LAYOUT.part("AHEAD", "1 for the number of farms that the fox is ahead of the wolf", farms=FARMS)
DIE = LAYOUT.part("DIE", "1 for the value of a die that lies in the forest", die=DICE, value=range(1, LARGEST_DIE + 1))
BRINGS = LAYOUT.part(
    "BRINGS",
    "cards of a kind that a figure would fetch at a distance, by halves; a lap is the farm where it stands",
    figure=SIDES,
    distance=range(1, FARMS + 1),
    kind=KINDS,
)
BRINGS_MOUSE = LAYOUT.part(
    "BRINGS_MOUSE",
    "mice likewise, by halves",
    figure=SIDES,
    distance=range(1, FARMS + 1),
    mouse=range(1, MICE),
)
BRINGS_BONE = LAYOUT.part("BRINGS_BONE", "bones likewise, by halves", figure=SIDES, distance=range(1, FARMS + 1))
DECK = LAYOUT.part("DECK", "cards of a kind still to come in a ring, in eighths", ring=RINGS, kind=KINDS)
FARMER = LAYOUT.part("FARMER", "1 for each farmer card still to come", farmer=FARMERS)
REVEALED = LAYOUT.part("REVEALED", "1 for the farmer card revealed last", farmer=FARMERS)
OWED = LAYOUT.part("OWED", "cards that the seat to choose still owes the farmer, in fours; all are 1", sort=WANTED)
CAUGHT = LAYOUT.part("CAUGHT", "1 for each seat that the farmer card applies to", seat=SEATS)
BONES = LAYOUT.part("BONES", "bones, in eights", seat=SEATS)
POINTS = LAYOUT.part("POINTS", "points scored so far, in 128ths", seat=SEATS)
HELD = LAYOUT.part("HELD", "cards by side, kind and mouse, in fours", seat=SEATS, side=SIDES, kind=KINDS, mouse=MICE)
SIZE = len(LAYOUT)


@njit
def observe(box: BoxRecord, t: Table, seat: int, out: Any) -> None:
    """Write down what a seat sees."""
    for place in range(SIZE):
        out[place] = 0.0
    observe_moment(box, t, seat, out)
    observe_farms(box, t, out)
    observe_piles(box, t, out)
    other = seat
    for place in range(t.seats):
        observe_seat(box, t, other, place, out)
        other = next_seat(t, other)


@njit_inline
def observe_moment(box: BoxRecord, t: Table, seat: int, out: Any) -> None:
    """How far the game is, who chooses, and the dice in the forest."""
    out[COUNT(t.seats)] = 1.0
    out[YOUNG()] = t.young
    out[SIX()] = t.sides * 0.125
    out[FARMER_COMES()] = t.phase == Phase.FARMER
    out[DAY(int(t.day))] = 1.0
    out[ROUND()] = t.round_of_day / box.rounds
    out[MOVED()] = t.moved / t.seats
    if t.phase != Phase.OVER:
        out[TURN((t.turn - seat) % t.seats)] = 1.0
    out[START((t.start - seat) % t.seats)] = 1.0
    for die in range(t.dice):
        if t.die[die].used_by == NOBODY:
            out[DIE(die, int(t.die[die].value))] = 1.0
    if t.phase == Phase.FARMER:
        for sort in range(WANTED):
            out[OWED(sort)] = 1.0 if t.owed[sort] == ALL else t.owed[sort] * 0.25


@njit_inline
def observe_farms(box: BoxRecord, t: Table, out: Any) -> None:
    """Where wolf and fox stand, and what lies where each would stop."""
    out[AHEAD(int(t.figure[Figure.FOX] - t.figure[Figure.WOLF]) % int(box.farms))] = 1.0
    for figure in range(SIDES):
        for distance in range(1, box.farms + 1):
            farm = stopping_farm(box, t, figure, (t.figure[figure] + distance) % box.farms)
            for ring in range(RINGS):
                row = t.farm[farm].card[ring]
                if row != NOTHING:
                    card = box.card[row]
                    out[BRINGS(figure, distance, card.kind)] += 0.5
                    if card.mouse > 0:
                        out[BRINGS_MOUSE(figure, distance, card.mouse)] += 0.5
                    out[BRINGS_BONE(figure, distance)] += 0.5 * card.bone


@njit_inline
def observe_piles(box: BoxRecord, t: Table, out: Any) -> None:
    """What is still to come: everything else has been seen by all."""
    for ring in range(RINGS):
        for place in range(t.deck[ring].left):
            out[DECK(ring, box.card[t.deck[ring].card[place]].kind)] += 0.125
    for place in range(t.farmers_left):
        out[FARMER(int(t.farmer_deck[place]))] = 1.0
    if t.farmer != NOTHING:
        out[REVEALED(int(t.farmer))] = 1.0


@njit_inline
def observe_seat(box: BoxRecord, t: Table, seat: int, place: int, out: Any) -> None:
    """A seat's cards, bones and points."""
    own, points = t.seat[seat], 0
    out[CAUGHT(place)] = int(t.caught) >> seat & 1
    out[BONES(place)] = own.bones * 0.125
    for day in range(box.days):
        for source in range(SOURCES):
            points += int(own.earned[day, source])
    out[POINTS(place)] = points * 0.0078125
    for side in range(SIDES):
        for kind in range(KINDS):
            for mouse in range(MICE):
                out[HELD(place, side, kind, mouse)] = own.held[side, kind, mouse] * 0.25
