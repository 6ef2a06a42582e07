"""Swapping tiles with a science card, on a space of the supply track or beside a patron."""

from typing import Any

from reynard.core.compiled import njit
from reynard.games.fox_experiment.box.record import BoxRecord
from reynard.games.fox_experiment.rules.supplies import lay_science, same_tile
from reynard.games.fox_experiment.table import (
    NOBODY,
    NOTHING,
    SWAP_DISCARD,
    SWAP_PATRON,
    SWAP_SPACE,
    Science,
    Seat,
    Table,
)


@njit
def open_tiles(t: Table) -> int:
    """Count the tiles that lie face up on the board."""
    count = int(t.patrons)
    for space in range(t.spaces):
        if t.tile[space] != NOTHING:
            count += 1
    return count


@njit
def can_swap(t: Table, kind: int) -> bool:
    """Say whether there is a tile to swap with."""
    return t.discarded > 0 if kind == Science.SWAP_DISCARD else open_tiles(t) > 1


@njit
def begin_swap(t: Table, place: Seat, kind: int) -> None:
    """Play a swap card; the gear or the meeple is placed next."""  # rule rul-5
    lay_science(t, place, kind)
    place.swapping = kind


@njit
def offer_tiles(box: BoxRecord, t: Table, place: Seat, mask: Any) -> int:
    """Offer the tiles to swap with: of equal ones in the discard pile only the first."""
    if place.swapping == Science.SWAP_DISCARD:
        return offer_discards(box, t, mask)
    count = 0
    for space in range(t.spaces):
        if t.tile[space] != NOTHING and not (place.target == NOTHING and space == place.space):
            mask[SWAP_SPACE + space] = True
            count += 1
    for patron in range(t.patrons):
        if patron != place.target:
            mask[SWAP_PATRON + patron] = True
            count += 1
    return count


@njit
def offer_discards(box: BoxRecord, t: Table, mask: Any) -> int:
    """Offer each different tile of the discard pile."""
    count = 0
    for here in range(t.discarded):
        is_new = True
        for before in range(here):
            if same_tile(box, t.tile_discard[here], t.tile_discard[before]):
                is_new = False
        if is_new:
            mask[SWAP_DISCARD + t.tile_discard[here]] = True
            count += 1
    return count


@njit
def own_tile(t: Table, place: Seat) -> int:
    """Find the tile that is to be swapped."""
    return t.tile[place.space] if place.target == NOTHING else t.patron_tile[place.target]


@njit
def lay_own_tile(t: Table, place: Seat, tile: int) -> None:
    """Put another tile where the seat's own was."""
    if place.target == NOTHING:
        t.tile[place.space] = tile
    else:
        t.patron_tile[place.target] = tile


@njit
def swap_tile(t: Table, place: Seat, action: int) -> None:
    """Let two tiles change places."""  # rules sci-4, sci-5
    mine = own_tile(t, place)
    if action < SWAP_SPACE:
        tile = action - SWAP_DISCARD
        for here in range(t.discarded):
            if t.tile_discard[here] == tile:
                t.tile_discard[here] = mine
        lay_own_tile(t, place, tile)
    elif action < SWAP_PATRON:
        space = action - SWAP_SPACE
        lay_own_tile(t, place, t.tile[space])
        t.tile[space] = mine
    else:
        patron = action - SWAP_PATRON
        lay_own_tile(t, place, t.patron_tile[patron])
        t.patron_tile[patron] = mine
    place.swapping = NOTHING


@njit
def is_open(t: Table, space: int) -> bool:
    """Say whether a space of the supply track can be claimed."""
    return t.holder[space] == NOBODY
