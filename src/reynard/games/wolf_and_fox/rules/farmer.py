"""Day End, first step: the farmer takes back cards that the wolf collected."""

from typing import Any

from reynard.core.compiled import njit
from reynard.core.pile import draw_piece
from reynard.games.wolf_and_fox.actions import LOSE
from reynard.games.wolf_and_fox.box.record import AT_LEAST, MOST, BoxRecord
from reynard.games.wolf_and_fox.rules.collecting import next_seat
from reynard.games.wolf_and_fox.table import FIRST_FRIEND, KINDS, MICE, WANTED, Figure, Phase, Table, Wanted


@njit
def reveal_farmer(box: BoxRecord, t: Table) -> None:
    """Turn over the next farmer card and see whom it catches."""  # rules far-1, far-2
    t.farmer = draw_piece(t.cup, t.farmer_deck, t.farmers_left)
    t.farmers_left -= 1
    t.caught = 0
    largest = most_wolf_cards(t) if box.farmer[t.farmer].who == MOST else 0
    for seat in range(t.seats):
        clear_losses(t, seat)
        if is_caught(box, t, seat, largest):
            t.caught |= 1 << seat
    t.phase = Phase.FARMER
    t.turn = t.start
    owe(box, t)


@njit
def clear_losses(t: Table, seat: int) -> None:
    """Forget what the farmer took on an earlier day."""
    for kind in range(KINDS):
        for mouse in range(MICE):
            t.seat[seat].lost[kind, mouse] = 0


@njit
def wolf_cards(t: Table, seat: int) -> int:
    """Count the cards on the wolf's side of a seat's divider."""
    return count_wanted(t, seat, Wanted.ANY)


@njit
def most_wolf_cards(t: Table) -> int:
    """Count the cards on the fullest wolf's side."""
    most = 0
    for seat in range(t.seats):
        most = max(most, wolf_cards(t, seat))
    return most


@njit
def is_caught(box: BoxRecord, t: Table, seat: int, largest: int) -> bool:
    """Say whether the farmer card applies to a seat."""  # rules far-6, far-7
    who = box.farmer[t.farmer].who
    if who == MOST:
        return wolf_cards(t, seat) == largest
    if who == AT_LEAST:
        return wolf_cards(t, seat) >= box.crowd
    return True


@njit
def owe(box: BoxRecord, t: Table) -> None:
    """Write down what the seat whose turn it is owes the farmer."""
    caught = t.caught >> t.turn & 1
    for wanted in range(WANTED):
        t.owed[wanted] = box.farmer[t.farmer].loses[wanted] if caught else 0


@njit
def is_wanted(wanted: int, kind: int) -> bool:
    """Say whether a kind of card is what the farmer wants."""
    if wanted == Wanted.ANY:
        return True
    if wanted == Wanted.FRIEND:
        return kind >= FIRST_FRIEND
    return kind == wanted


@njit
def count_wanted(t: Table, seat: int, wanted: int) -> int:
    """Count the cards of a sort on the wolf's side; only these are at risk."""  # rule far-3
    count = 0
    for kind in range(KINDS):
        if is_wanted(wanted, kind):
            for mouse in range(MICE):
                count += int(t.seat[seat].held[Figure.WOLF, kind, mouse])
    return count


@njit
def count_faces(t: Table, seat: int, wanted: int) -> int:
    """Count the different cards of a sort on the wolf's side."""
    faces = 0
    for kind in range(KINDS):
        if is_wanted(wanted, kind):
            for mouse in range(MICE):
                if t.seat[seat].held[Figure.WOLF, kind, mouse] > 0:
                    faces += 1
    return faces


@njit
def sort_owed(t: Table) -> int:
    """Find the first sort of card that is still owed, or WANTED if none is."""
    for wanted in range(WANTED):
        if t.owed[wanted] > 0:
            return wanted
    return WANTED


@njit
def lose_card(t: Table, seat: int, kind: int, mouse: int) -> None:
    """Give one card from the wolf's side back; it leaves the game."""  # rule far-3
    t.seat[seat].held[Figure.WOLF, kind, mouse] -= 1
    t.seat[seat].lost[kind, mouse] += 1
    t.gone[kind, mouse] += 1


@njit
def lose_all(t: Table, seat: int, wanted: int) -> None:
    """Give back every card of a sort on the wolf's side."""
    for kind in range(KINDS):
        if is_wanted(wanted, kind):
            for mouse in range(MICE):
                while t.seat[seat].held[Figure.WOLF, kind, mouse] > 0:
                    lose_card(t, seat, kind, mouse)


@njit
def lose_chosen(t: Table, seat: int, kind: int, mouse: int) -> None:
    """Give back the card that its owner chose."""  # rule far-4
    lose_card(t, seat, kind, mouse)
    t.owed[sort_owed(t)] -= 1


@njit
def settle_with_farmer(box: BoxRecord, t: Table) -> bool:
    """Take what is owed, seat by seat from the start player; stop where an owner has a choice."""  # rule far-4, far-5
    while True:
        wanted = sort_owed(t)
        if wanted == WANTED:
            t.turn = next_seat(t, t.turn)
            if t.turn == t.start:
                return True
            owe(box, t)
        elif count_wanted(t, t.turn, wanted) <= t.owed[wanted]:
            lose_all(t, t.turn, wanted)
            t.owed[wanted] = 0
        elif count_faces(t, t.turn, wanted) == 1:
            lose_the_same(t, wanted)
        else:
            return False


@njit
def lose_the_same(t: Table, wanted: int) -> None:
    """All cards that could be lost are alike, so there is nothing to choose."""
    for kind in range(KINDS):
        for mouse in range(MICE):
            while is_wanted(wanted, kind) and t.owed[wanted] > 0 and t.seat[t.turn].held[Figure.WOLF, kind, mouse] > 0:
                lose_card(t, t.turn, kind, mouse)
                t.owed[wanted] -= 1


@njit
def offer_losses(t: Table, seat: int, mask: Any) -> int:
    """Offer every different card the owner could give back."""  # rule far-4
    wanted = sort_owed(t)
    offered = 0
    for kind in range(KINDS):
        if is_wanted(wanted, kind):
            for mouse in range(MICE):
                if t.seat[seat].held[Figure.WOLF, kind, mouse] > 0:
                    mask[LOSE(kind, mouse)] = True
                    offered += 1
    return offered
