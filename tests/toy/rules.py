"""The rules of Snatch."""

from typing import Any

from reynard.core.box import Box
from reynard.core.compiled import njit
from reynard.core.dice_cup import draw, fill
from reynard.core.observation import Layout
from toy.actions import PICK
from toy.box import BoxRecord
from toy.table import CARDS, DECK, NONE, PLAYED, SEATS, Table

LAYOUT = Layout()
BIRD = LAYOUT.part("BIRD", "what the bird is worth, the dearest being 1")
HAND = LAYOUT.part("HAND", "1 for each card of the hand", card=CARDS)
PICKED = LAYOUT.part("PICKED", "1 for the card picked", card=CARDS)
HAS_PICKED = LAYOUT.part("HAS_PICKED", "1 for each seat that has picked", seat=SEATS)
POINTS = LAYOUT.part("POINTS", "points, by 32", seat=SEATS)
LAST = LAYOUT.part("LAST", "1 for the card played last", seat=SEATS, card=CARDS)
SIZE = len(LAYOUT)

MARGIN = 3  # how much higher a card must be where the magpie is keen


@njit
def deal(box: BoxRecord, t: Table, seed: int, seats: int, options: Any) -> None:
    """Deal everyone a hand and roll for the first bird."""  # rules set-1, set-2
    fill(t.cup, seed)
    t.seats = seats
    t.low = options[0]
    t.keen = options[1]
    for card in range(CARDS):
        t.where[card] = DECK
    for seat in range(SEATS):
        t.pick[seat] = NONE
        t.shown[seat] = NONE
    t.taken_by = NONE
    for seat in range(seats):
        for _ in range(box.hand):
            draw_card(t, seat)
    roll_bird(box, t)


@njit
def draw_card(t: Table, seat: int) -> None:
    """Draw one card of the deck, each as likely as any other."""
    left = 0
    for card in range(CARDS):
        if t.where[card] == DECK:
            left += 1
    nth = draw(t.cup, left)
    for card in range(CARDS):
        if t.where[card] == DECK:
            if nth == 0:
                t.where[card] = seat
                return
            nth -= 1


@njit
def roll_bird(box: BoxRecord, t: Table) -> None:
    """Roll what the next bird is worth."""
    t.bird = 1 + draw(t.cup, int(box.dearest))


@njit
def pending(box: BoxRecord, t: Table) -> int:
    """Everyone who has not picked yet, all at once."""
    bits = 0
    if t.round_now < box.rounds:
        for seat in range(t.seats):
            if t.pick[seat] == NONE:
                bits |= 1 << seat
    return bits


@njit
def legal(box: BoxRecord, t: Table, seat: int, mask: Any) -> int:
    """Any card of the hand, once a round."""
    count = 0
    for card in range(CARDS):
        mask[PICK(card)] = t.where[card] == seat and t.pick[seat] == NONE and t.round_now < box.rounds
        count += mask[PICK(card)]
    return count


@njit
def play(box: BoxRecord, t: Table, seat: int, action: int) -> None:
    """Lay a card face down; the last one to do so turns them all over."""  # rules pic-1, pic-2
    t.pick[seat] = PICK.part(action)
    for other in range(t.seats):
        if t.pick[other] == NONE:
            return
    turn_over(box, t)
    t.round_now += 1
    if t.round_now < box.rounds:
        roll_bird(box, t)


def first_card(box: Box, t: Any, seat: int) -> int:
    """Whoever picks nothing in time picks the first card of the hand."""
    return next(card for card in range(CARDS) if t.where[card] == seat)


@njit
def turn_over(box: BoxRecord, t: Table) -> None:
    """Show all cards; the best that nobody else equals takes the bird."""  # rules pic-2, pic-3
    t.taken_by = NONE
    for seat in range(t.seats):
        if t.seats == 1 and box.value[t.pick[0]] <= t.bird + MARGIN * t.keen:  # rule pic-4
            t.magpie += t.bird
        elif is_unique(box, t, seat) and (t.taken_by == NONE or beats(box, t, seat, t.taken_by)):
            t.taken_by = seat
    if t.taken_by != NONE:
        t.points[t.taken_by] += t.bird
    for seat in range(t.seats):
        t.where[t.pick[seat]] = PLAYED
        t.shown[seat] = t.pick[seat]
        t.pick[seat] = NONE


@njit
def is_unique(box: BoxRecord, t: Table, seat: int) -> bool:
    """Say whether nobody else picked an equal card."""
    for other in range(t.seats):
        if other != seat and box.value[t.pick[other]] == box.value[t.pick[seat]]:
            return False
    return True


@njit
def beats(box: BoxRecord, t: Table, seat: int, other: int) -> bool:
    """Say whether one seat's card is better than another's."""
    mine, theirs = box.value[t.pick[seat]], box.value[t.pick[other]]
    return mine < theirs if t.low else mine > theirs


@njit
def score(box: BoxRecord, t: Table, out: Any) -> None:
    """Birds count what they are worth."""  # rule end-1
    for seat in range(t.seats):
        out[seat, 0] = t.points[seat]
        out[seat, 1] = 0
    if t.seats == 1:
        out[1, 0] = t.magpie
        out[1, 1] = 0


@njit
def hide(box: BoxRecord, t: Table, seat: int, seed: int) -> None:
    """Deal anew every card the seat cannot see, and let the others have picked any of theirs."""
    fill(t.cup, seed)
    held = [0] * SEATS
    for card in range(CARDS):
        owner = t.where[card]
        if owner >= 0 and owner != seat:
            held[owner] += 1
            t.where[card] = DECK
    for other in range(t.seats):
        for _ in range(held[other]):
            draw_card(t, other)
    for other in range(t.seats):
        if other != seat and t.pick[other] != NONE:
            t.pick[other] = any_card(t, other, held[other])


@njit
def any_card(t: Table, seat: int, held: int) -> int:
    """Draw one card of a hand."""
    nth = draw(t.cup, held)
    for card in range(CARDS):
        if t.where[card] == seat:
            if nth == 0:
                return card
            nth -= 1
    return NONE


@njit
def appraise(box: BoxRecord, t: Table, seat: int, mask: Any, values: Any) -> None:
    """A good card is good for a dear bird."""
    for card in range(CARDS):
        if mask[PICK(card)]:
            better = -float(box.value[card]) if t.low else float(box.value[card])
            values[PICK(card)] = better * (float(t.bird) - 0.5 * (1 + float(box.dearest)))


@njit
def observe(box: BoxRecord, t: Table, seat: int, out: Any) -> None:
    """The own hand and pick, the bird, everyone's last card and points; of the others' picks that they are made."""
    for place in range(SIZE):
        out[place] = 0.0
    out[BIRD()] = t.bird / box.dearest
    for card in range(CARDS):
        if t.where[card] == seat:
            out[HAND(card)] = 1.0
    if t.pick[seat] != NONE:
        out[PICKED(int(t.pick[seat]))] = 1.0
    for place in range(t.seats):
        other = (seat + place) % t.seats
        out[HAS_PICKED(place)] = t.pick[other] != NONE
        out[POINTS(place)] = t.points[other] / 32.0
        if t.shown[other] != NONE:
            out[LAST(place, int(t.shown[other]))] = 1.0
