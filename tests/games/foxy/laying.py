"""Tables of Foxy laid out by hand: which cards have been turned over, and who wrote what."""

import reynard
from reynard.games.foxy.actions import CIRCLE, WRITE
from reynard.games.foxy.rules.turning import clear_deck, clear_tracks, cross_off, fill_pool
from reynard.games.foxy.table import FOX_CARD, NOTHING
from reynard.games.foxy.words.names import ANIMALS_IN_ORDER

GAME = reynard.game("foxy")
FOX = "fox"


def row_of(box, card):
    """Find a landscape card by its animals, written "bear cat"."""
    animals = {ANIMALS_IN_ORDER.index(name) for name in card.split()}
    for row in range(box.record.rows):
        if {animal for animal in range(len(ANIMALS_IN_ORDER)) if box.record.card[row].shows[animal]} == animals:
            return row
    raise LookupError(f"there is no card with {card}")


def lay(cards, seats=2, left=3, names=None, **options):
    """Start a match in which these cards have been turned over and nobody has written for the newest."""
    match = GAME.start(seats=seats, seed=1, options=options, names=names)
    box, t = match.box, match.table
    clear_deck(t)
    clear_tracks(t)
    fill_pool(box.record, t)
    t.fox_to_come, t.written, t.turn, t.left = FOX not in cards, 0, len(cards) - 1, left
    for turn, card in enumerate(cards):
        row = FOX_CARD if card == FOX else row_of(box, card)
        t.card[turn] = row
        if row != FOX_CARD:
            t.pool[row] -= 1
            t.pooled -= 1
        cross_off(box.record, t, turn)
        for seat in range(seats):
            t.seat[seat].number[turn] = 0 if turn < t.turn else NOTHING
    return match


def exact(match):
    """Give the right number for the newest card."""
    return int(match.table.exact[match.table.turn])


def before(match, seat=0):
    """Give what lies before a seat that chooses, in words."""
    return match.game.lies_before(match.box, match.table, seat)


def tally(cards, *boards, circles=None, **options):
    """Turn a deck over that was these cards, with these numbers on the boards, and give the finished match."""
    match = lay(cards, seats=len(boards), left=0, **options)
    last = len(cards) - 1
    circles = circles or [None] * len(boards)
    for seat, (numbers, circle) in enumerate(zip(boards, circles, strict=True)):
        for turn, number in enumerate(numbers[:last]):
            match.table.seat[seat].number[turn] = number
        match.table.seat[seat].circle = NOTHING if circle in (None, last) else circle
    for seat, (numbers, circle) in enumerate(zip(boards, circles, strict=True)):
        write(match, seat, numbers[last], circled=circle == last)
    assert match.over
    return match


def marks(match, turn=-1):
    """Give what every seat's number for a card was and brought, as the tally shows it."""
    return match.view()["tally"][turn]["marks"]


def write(match, seat, number, circled=False):
    """Write a number for the newest card."""
    match.play(seat, CIRCLE(number) if circled else WRITE(number))
