"""Supplies: tokens, science cards and the tiles that give them."""

from reynard.core.compiled import njit
from reynard.core.pile import draw_kind, draw_piece
from reynard.games.fox_experiment.box.record import BoxRecord, Tile
from reynard.games.fox_experiment.table import NOTHING, SCIENCES, TRAITS, Seat, Step, Supply, Table


@njit
def ask(t: Table, seat: int, step: int) -> None:
    """Ask a seat for a decision, or for none."""
    t.seat[seat].step = step
    if step == Step.IDLE:
        t.due &= ~(1 << seat)
    else:
        t.due |= 1 << seat


@njit
def draw_tile(t: Table) -> int:
    """Take a supply tile from the stack, which is made anew from the discards when it is empty."""  # rule adm-8
    if t.tiles == 0:
        for place in range(t.discarded):
            t.tile_stack[place] = t.tile_discard[place]
        t.tiles = t.discarded
        t.discarded = 0
    if t.tiles == 0:
        return NOTHING
    tile = draw_piece(t.cup, t.tile_stack, t.tiles)
    t.tiles -= 1
    return tile


@njit
def discard_tile(t: Table, tile: int) -> None:
    """Lay a supply tile on the discard pile."""
    t.tile_discard[t.discarded] = tile
    t.discarded += 1


@njit
def draw_science(t: Table, own: Seat) -> None:
    """Take a science card into a hand; the discards are shuffled when the deck is empty."""
    if t.science_left == 0:
        for kind in range(SCIENCES):
            t.science_deck[kind] = t.science_discard[kind]
            t.science_left += t.science_discard[kind]
            t.science_discard[kind] = 0
    if t.science_left == 0:
        return
    kind = draw_kind(t.cup, t.science_deck, t.science_left)
    t.science_left -= 1
    own.science[kind] += 1
    own.hand += 1


@njit
def lay_science(t: Table, own: Seat, kind: int) -> None:
    """Play a science card: it is seen by all and goes to the discards."""
    own.science[kind] -= 1
    own.hand -= 1
    t.science_discard[kind] += 1


@njit
def collect_icons(t: Table, seat: int, icons: Tile) -> None:
    """Take what a tile or a space of the track shows; wild tokens are chosen afterwards."""
    own = t.seat[seat]
    for trait in range(TRAITS):
        own.token[trait] += icons.icon[trait]
    own.wilds += icons.icon[Supply.WILD]
    own.friendly += icons.icon[Supply.FRIENDLY]
    for _ in range(icons.icon[Supply.SCIENCE]):
        draw_science(t, own)


@njit
def choose_wild(t: Table, seat: int, trait: int) -> None:
    """Settle which trait a wild token is."""
    t.seat[seat].wilds -= 1
    t.seat[seat].token[trait] += 1


@njit
def same_tile(box: BoxRecord, one: int, other: int) -> bool:
    """Say whether two tiles show the same."""
    for icon in range(len(box.tile[one].icon)):
        if box.tile[one].icon[icon] != box.tile[other].icon[icon]:
            return False
    return True
