"""A card is turned over: what it shows, and the number that would be exactly right for it."""

from reynard.core.compiled import njit
from reynard.core.dice_cup import draw
from reynard.core.pile import draw_kind
from reynard.games.foxy.box.record import BoxRecord
from reynard.games.foxy.table import ANIMALS, FOX_CARD, NATIVES, NOTHING, Animal, Fox, Table


@njit
def turn_over(box: BoxRecord, t: Table) -> None:
    """Turn the next card over onto the one before."""  # rule tur-1
    t.turn += 1
    if t.fox_to_come and draw(t.cup, t.left) == 0:  # the fox is as likely the next card as any other place in the deck
        t.card[t.turn] = FOX_CARD
        t.fox_to_come = 0
    else:
        t.card[t.turn] = draw_landscape(box, t)
    t.left -= 1
    t.written = 0
    cross_off(box, t, t.turn)


@njit
def draw_landscape(box: BoxRecord, t: Table) -> int:
    """Draw one of the landscape cards that nobody has seen."""  # rule set-3
    row = draw_kind(t.cup, t.pool, t.pooled)
    t.pooled -= 1
    return row


@njit
def cross_off(box: BoxRecord, t: Table, turn: int) -> None:
    """Make the crosses for a card on the tracks, and note the number that is right for it."""  # rule tal-1
    row = t.card[turn]
    if row == FOX_CARD:
        if t.fox == Fox.CAT:  # rule rul-10
            t.seen[Animal.CAT] += 1
        t.exact[turn] = exact_for_fox(t)
        return
    card = box.card[row]
    total = 0
    for animal in range(ANIMALS):
        if card.shows[animal]:
            t.seen[animal] += 1
            total += t.seen[animal]
    if card.animals == 1:
        t.singles += 1
    t.exact[turn] = total


@njit
def exact_for_fox(t: Table) -> int:
    """Count what the fox asks for."""  # rules fox-1, var-1, var-2, var-3
    if t.fox == Fox.CAT:
        return t.seen[Animal.CAT]
    if t.fox == Fox.SINGLES:
        return t.singles
    different, most = 0, 0
    for animal in range(ANIMALS):
        different += 1 if t.seen[animal] > 0 else 0
        most = max(most, t.seen[animal])
    return most if t.fox == Fox.MOST else different


@njit
def most_possible(box: BoxRecord, t: Table) -> int:
    """Give the greatest number that can be right for the newest card, by what everybody knows."""  # rule rul-18
    row, cards = t.card[t.turn], t.turn + 1
    if row == FOX_CARD:
        return most_for_fox(box, t, cards)
    total = 0
    for animal in range(ANIMALS):
        if box.card[row].shows[animal]:
            total += min(cards, most_of_kind(box, t, animal))
    return total


@njit
def most_of_kind(box: BoxRecord, t: Table, animal: int) -> int:
    """Count all animals of a kind that a game can bring; a fox may be a cat."""
    return box.of_kind[animal] + (1 if animal == Animal.CAT and t.fox == Fox.CAT else 0)


@njit
def most_for_fox(box: BoxRecord, t: Table, cards: int) -> int:
    """Give the greatest number that can be right for the fox as the card after so many others."""
    if t.fox == Fox.CAT:
        return min(cards, most_of_kind(box, t, Animal.CAT.value))
    if t.fox == Fox.SINGLES:
        return min(cards - 1, box.of_one)
    if t.fox == Fox.DIFFERENT:
        return min((cards - 1) * (NATIVES + 1), box.kinds)
    most = 0
    for animal in range(ANIMALS):
        most = max(most, min(cards - 1, box.of_kind[animal]))
    return most


@njit
def clear_tracks(t: Table) -> None:
    """Wipe the summary sheet."""
    for animal in range(ANIMALS):
        t.seen[animal] = 0
    t.singles = 0


@njit
def fill_pool(box: BoxRecord, t: Table) -> None:
    """Put all landscape cards together, none of them seen."""  # rules set-1, rul-1
    t.pooled = 0
    for row in range(box.rows):
        t.pool[row] = box.card[row].copies
        t.pooled += box.card[row].copies


@njit
def clear_deck(t: Table) -> None:
    """Take all cards off the table."""
    for turn in range(len(t.card)):
        t.card[turn] = NOTHING
        t.exact[turn] = 0
