"""Swapping tiles with a science card, on a space of the supply track or beside a patron."""

from typing import Any

from reynard.core.compiled import njit
from reynard.games.fox_experiment.actions import SWAP_DISCARD, SWAP_PATRON, SWAP_SPACE
from reynard.games.fox_experiment.box.record import BoxRecord
from reynard.games.fox_experiment.rules.supplies import lay_science, same_tile
from reynard.games.fox_experiment.table import NOBODY, NOTHING, Science, Seat, Table


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
def begin_swap(t: Table, own: Seat, kind: int) -> None:
    """Play a swap card; the gear or the meeple is placed next, or another such card played."""  # rule rul-5
    lay_science(t, own, kind)
    own.swapping = kind
    own.swaps[kind - Science.SWAP_DISCARD] += 1


@njit
def swaps_left(own: Seat, kind: int) -> int:
    """Count the cards of a kind that were played and for which no tile is swapped yet."""
    return own.swaps[kind - Science.SWAP_DISCARD]


@njit
def offer_tiles(box: BoxRecord, t: Table, own: Seat, mask: Any) -> int:
    """Offer the tiles to swap with, for every card that was played, in any order."""  # rule rul-5
    count = 0
    if swaps_left(own, Science.SWAP_DISCARD.value) > 0:
        count += offer_discards(box, t, mask)
    if swaps_left(own, Science.SWAP_FACEUP.value) > 0:
        count += offer_open_tiles(t, own, mask)
    return count


@njit
def offer_open_tiles(t: Table, own: Seat, mask: Any) -> int:
    """Offer every face-up tile but the seat's own."""
    count = 0
    for space in range(t.spaces):
        if t.tile[space] != NOTHING and not (own.target == NOTHING and space == own.space):
            mask[SWAP_SPACE(space)] = True
            count += 1
    for patron in range(t.patrons):
        if patron != own.target:
            mask[SWAP_PATRON(patron)] = True
            count += 1
    return count


@njit
def offer_discards(box: BoxRecord, t: Table, mask: Any) -> int:
    """Offer each different tile of the discard pile: of equal ones only the first."""
    count = 0
    for here in range(t.discarded):
        is_new = True
        for before in range(here):
            if same_tile(box, t.tile_discard[here], t.tile_discard[before]):
                is_new = False
        if is_new:
            mask[SWAP_DISCARD(t.tile_discard[here])] = True
            count += 1
    return count


@njit
def own_tile(t: Table, own: Seat) -> int:
    """Find the tile that is to be swapped."""
    return t.tile[own.space] if own.target == NOTHING else t.patron_tile[own.target]


@njit
def lay_own_tile(t: Table, own: Seat, tile: int, kind: int) -> None:
    """Put another tile where the seat's own was; that settles one of the swaps."""
    if own.target == NOTHING:
        t.tile[own.space] = tile
    else:
        t.patron_tile[own.target] = tile
    own.swaps[kind - Science.SWAP_DISCARD] -= 1
    if own.swaps[0] + own.swaps[1] == 0:
        own.swapping = NOTHING


@njit
def swap_with_discard(t: Table, own: Seat, tile: int) -> None:
    """Let the seat's own tile and one of the discard pile change places."""  # rule sci-4
    for here in range(t.discarded):
        if t.tile_discard[here] == tile:
            t.tile_discard[here] = own_tile(t, own)
    lay_own_tile(t, own, tile, Science.SWAP_DISCARD.value)


@njit
def swap_with_space(t: Table, own: Seat, space: int) -> None:
    """Let the seat's own tile and the one on another space change places."""  # rule sci-5
    mine = own_tile(t, own)
    lay_own_tile(t, own, t.tile[space], Science.SWAP_FACEUP.value)
    t.tile[space] = mine


@njit
def swap_with_patron(t: Table, own: Seat, patron: int) -> None:
    """Let the seat's own tile and the one beside a patron change places."""  # rule sci-5
    mine = own_tile(t, own)
    lay_own_tile(t, own, t.patron_tile[patron], Science.SWAP_FACEUP.value)
    t.patron_tile[patron] = mine


@njit
def is_open(t: Table, space: int) -> bool:
    """Say whether a space of the supply track can be claimed."""
    return t.holder[space] == NOBODY
