"""Selection: a father, a mother and a space of the supply track, one at a turn."""

from typing import Any

from reynard.core.compiled import njit
from reynard.games.fox_experiment.actions import CLAIM, DRAW, PLAY_SCIENCE, TAKE
from reynard.games.fox_experiment.box.record import BoxRecord
from reynard.games.fox_experiment.rules.kennel import draw_parent, has_parents
from reynard.games.fox_experiment.rules.supplies import collect_icons, discard_tile
from reynard.games.fox_experiment.rules.tiles import can_swap, is_open
from reynard.games.fox_experiment.table import NOTHING, ROW, SEXES, Science, Table


@njit
def offer_selection(t: Table, seat: int, mask: Any) -> int:
    """Offer what the seat has not selected yet."""  # rule sel-1
    own = t.seat[seat]
    if own.swapping != NOTHING:
        return offer_spaces(t, mask, True) + offer_swaps(t, seat, mask)
    count = 0
    for sex in range(SEXES):
        if own.parent[sex] == NOTHING:
            count += offer_foxes(t, sex, mask)
    if own.space == NOTHING:
        count += offer_spaces(t, mask, False)
        count += offer_swaps(t, seat, mask)
    return count


@njit
def offer_foxes(t: Table, sex: int, mask: Any) -> int:
    """Offer the foxes of a row that nobody has claimed, and one from the deck."""  # rules sel-2, sel-3
    row = t.kennel[sex]
    count = 0
    for place in range(min(row.length, ROW)):
        if row.fox[place] != NOTHING and row.claimed[place] == 0:
            mask[TAKE(sex, place)] = True
            count += 1
    if has_parents(t, sex):
        mask[DRAW(sex)] = True
        count += 1
    return count


@njit
def offer_spaces(t: Table, mask: Any, with_tile: bool) -> int:
    """Offer the open spaces of the supply track, all of them or those with a tile to swap."""
    count = 0
    for space in range(t.spaces):
        if is_open(t, space) and (t.tile[space] != NOTHING or not with_tile):
            mask[CLAIM(space)] = True
            count += 1
    return count


@njit
def offer_swaps(t: Table, seat: int, mask: Any) -> int:
    """Offer the swap cards of a hand, if there is a tile to swap and one to swap it with."""
    has_tile = False
    for space in range(t.spaces):
        if is_open(t, space) and t.tile[space] != NOTHING:
            has_tile = True
    count = 0
    for kind in (Science.SWAP_DISCARD, Science.SWAP_FACEUP):
        if has_tile and t.seat[seat].science[kind] > 0 and can_swap(t, kind):
            mask[PLAY_SCIENCE(kind)] = True
            count += 1
    return count


@njit
def take_fox(t: Table, seat: int, sex: int, place: int) -> None:
    """Take a fox from the kennel; its place stays empty."""  # rule sel-2
    row = t.kennel[sex]
    t.seat[seat].parent[sex] = row.fox[place]
    row.fox[place] = NOTHING


@njit
def take_random_fox(t: Table, seat: int, sex: int) -> None:
    """Take the fox that the deck gives, whatever it is."""  # rule sel-3
    t.seat[seat].parent[sex] = draw_parent(t, sex)


@njit
def claim_space(t: Table, seat: int, space: int) -> None:
    """Place the gear on a space of the supply track."""  # rule sel-4
    t.holder[space] = seat
    t.seat[seat].space = space


@njit
def collect_supplies(box: BoxRecord, t: Table, seat: int) -> None:
    """Take everything the claimed space shows, tile and print, and discard the tile."""  # rule sel-5
    space = t.seat[seat].space
    tile = t.tile[space]
    if tile != NOTHING:
        collect_icons(t, seat, box.tile[tile])
        discard_tile(t, tile)
        t.tile[space] = NOTHING
    collect_icons(t, seat, box.printed[t.side, space])
