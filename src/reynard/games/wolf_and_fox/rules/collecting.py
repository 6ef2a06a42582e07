"""Playing a Round: roll the dice, move wolf or fox, collect both cards, refresh the farms."""

from typing import Any

from reynard.core.compiled import njit, njit_inline
from reynard.core.dice_cup import draw
from reynard.core.pile import draw_piece
from reynard.games.wolf_and_fox.actions import MOVE
from reynard.games.wolf_and_fox.box.record import BoxRecord
from reynard.games.wolf_and_fox.table import NOBODY, NOTHING, REACH, RINGS, SIDES, Figure, Table


@njit
def begin_round(box: BoxRecord, t: Table) -> None:
    """The start player rolls all dice into the forest."""  # rules rol-1, rol-2
    for die in range(t.dice):
        t.die[die].value = 1 + draw(t.cup, t.sides)
        t.die[die].used_by = NOBODY
    t.moved = 0
    t.turn = t.start


@njit_inline
def offer_moves(t: Table, seat: int, mask: Any) -> int:
    """Offer every die with every change the seat's bones allow, for either figure."""  # rules col-1, col-2, bon-2
    offered, values_seen = 0, 0
    bones = int(t.seat[seat].bones)
    for die in range(t.dice):
        value = int(t.die[die].value)
        # Two dice that show the same are one choice.
        if t.die[die].used_by != NOBODY or values_seen >> value & 1:
            continue
        values_seen |= 1 << value
        for distance in range(max(1, value - bones), min(REACH, value + bones) + 1):
            for figure in range(SIDES):
                mask[MOVE(distance, die, figure)] = True
                offered += 1
    return offered


@njit
def is_empty(t: Table, farm: int) -> bool:
    """A farm is empty when neither card is left."""  # rule col-7
    for ring in range(RINGS):
        if t.farm[farm].card[ring] != NOTHING:
            return False
    return True


@njit
def farm_reached(box: BoxRecord, t: Table, figure: int, distance: int) -> int:
    """Walk as far as the die says, and on to where the figure may stop."""
    return stopping_farm(box, t, figure, farm_ahead(box, t, figure, distance))


@njit
def farm_ahead(box: BoxRecord, t: Table, figure: int, distance: int) -> int:
    """Walk clockwise as far as the die says."""  # rule col-3
    farm = int(t.figure[figure]) + distance
    while farm >= box.farms:  # quicker than to divide, for few walks are long
        farm -= int(box.farms)
    return farm


@njit
def stopping_farm(box: BoxRecord, t: Table, figure: int, farm: int) -> int:
    """Go on while the other figure is at the farm or no card is left there."""  # rules col-6, col-7
    while farm == t.figure[1 - figure] or is_empty(t, farm):
        farm += 1
        if farm == box.farms:
            farm = 0
    return farm


@njit
def steps_between(farms: int, here: int, there: int, least: int) -> int:
    """Count the farms on the way clockwise, at least so many: back to the same farm is a whole lap."""
    return least + (there - here - least) % farms


@njit
def move_figure(box: BoxRecord, t: Table, seat: int, distance: int, die: int, figure: int) -> None:
    """Use a die, spend the bones that make up the difference, walk, and collect."""  # rules col-4, bon-2
    t.die[die].used_by = seat
    t.seat[seat].bones -= abs(distance - int(t.die[die].value))
    t.figure[figure] = farm_reached(box, t, figure, distance)
    collect_cards(box, t, seat, figure)
    t.moved += 1


@njit
def collect_cards(box: BoxRecord, t: Table, seat: int, figure: int) -> None:
    """Take both cards of the farm to the figure's side of the divider, and a bone for each bone shown."""  # rule col-5
    side = Figure.FOX if t.young else figure
    farm = t.farm[t.figure[figure]]
    for ring in range(RINGS):
        if farm.card[ring] == NOTHING:
            continue
        card = box.card[farm.card[ring]]
        t.seat[seat].held[side, card.kind, card.mouse] += 1
        t.seat[seat].bones += card.bone
        farm.card[ring] = NOTHING


@njit
def draw_card(t: Table, ring: int) -> int:
    """Draw the next card of a deck."""
    deck = t.deck[ring]
    card = draw_piece(t.cup, deck.card, deck.left)
    deck.left -= 1
    return int(card)


@njit
def refresh_farms(box: BoxRecord, t: Table) -> None:
    """Fill every empty place from its ring's deck, as far as the deck goes."""  # rules rnd-1, rnd-2
    for farm in range(box.farms):
        for ring in range(RINGS):
            if t.farm[farm].card[ring] == NOTHING and t.deck[ring].left > 0:
                t.farm[farm].card[ring] = draw_card(t, ring)


@njit
def pass_start_marker(t: Table) -> None:
    """The start player marker goes to the next seat."""  # rule rnd-3
    t.start = next_seat(t, t.start)


@njit
def next_seat(t: Table, seat: int) -> int:
    """Find the seat to the left, clockwise."""
    return 0 if seat + 1 == t.seats else seat + 1
