"""Bonus Tiles: drawn at random; some work at once, some are kept, some put an obstacle on the board."""

from reynard.core.compiled import njit
from reynard.core.pile import draw_kind
from reynard.games.ruse.box.record import BoxRecord
from reynard.games.ruse.rules.acting import advance_track
from reynard.games.ruse.rules.gains import gain, gain_growth, need, tell
from reynard.games.ruse.table import (
    BONUS_ROWS,
    IN_HAND,
    NOTHING,
    STEPS,
    VITAL,
    Bonus,
    Obstacle,
    Source,
    Step,
    Table,
    Tale,
)


@njit
def tiles_left(t: Table) -> int:
    """Count the stack of bonus tiles."""
    left = 0
    for row in range(BONUS_ROWS):
        left += t.bonus_stack[row]
    return left


@njit
def draw_bonus(box: BoxRecord, t: Table, seat: int, place: int) -> None:
    """Draw a bonus tile and do what it says."""  # rule bon-1
    left = tiles_left(t)
    if left == 0:
        for row in range(BONUS_ROWS):
            t.bonus_stack[row] = t.bonus_discard[row]
            t.bonus_discard[row] = 0
        left = tiles_left(t)
    if left == 0:
        return
    row = draw_kind(t.cup, t.bonus_stack, left)
    tell(t, Tale.BONUS.value, seat, row, 0, 0)
    kind = box.bonus[row].kind
    if kind == Bonus.IMMEDIATE:  # rule bon-2
        t.bonus_discard[row] += 1
        gain(box, t, seat, box.bonus[row].gain, place, Source.BONUSES.value)
    elif kind == Bonus.FLAG:
        keep_flag(box, t, seat, row)
    else:
        begin_obstacle(box, t, seat, row)


@njit
def keep_flag(box: BoxRecord, t: Table, seat: int, row: int) -> None:
    """Keep a flagged tile; one too many is discarded for growth points."""  # rules bon-3, rul-51
    own = t.seat[seat]
    if own.flags_held < box.most_flags:
        own.flag[own.flags_held] = row
        own.flags_held += 1
    else:
        t.bonus_discard[row] += 1
        tell(t, Tale.DISCARDED.value, seat, box.instead, 0, 0)
        gain_growth(t, seat, box.instead)


@njit
def begin_obstacle(box: BoxRecord, t: Table, seat: int, row: int) -> None:
    """Let the seat put an obstacle on the board; the beaver has its place."""  # rules bon-4, bon-5, bon-6
    obstacle = box.bonus[row].obstacle
    if t.obstacle[obstacle] != NOTHING:
        t.bonus_discard[row] += 1
        tell(t, Tale.ENOUGH.value, seat, box.instead, 0, 0)
        gain_growth(t, seat, box.instead)
        return
    t.obstacle_row[obstacle] = row
    if obstacle == Obstacle.BEAVER:
        t.beaver_owner = seat
        put_obstacle(t, obstacle, box.dam)
    else:
        t.obstacle[obstacle] = IN_HAND
        need(t, seat, Step.TERRITORY.value, NOTHING, obstacle)


@njit
def put_obstacle(t: Table, obstacle: int, territory: int) -> None:
    """Put the token of an obstacle into a territory."""
    t.obstacle[obstacle] = territory
    tell(t, Tale.OBSTACLE.value, obstacle, territory, 0, 0)


@njit
def place_hunter(t: Table, territory: int) -> None:
    """Put the hunter into a territory."""
    t.hunter = territory
    tell(t, Tale.HUNTER.value, territory, 0, 0, 0)


@njit
def step_here(box: BoxRecord, t: Table, seat: int) -> None:
    """Go one step on the track of the die's territory, or take growth points instead."""  # rule rul-50
    place = t.die_at
    if 0 <= place < VITAL and t.obstacle[Obstacle.WOLF] != place and t.seat[seat].track[place] < STEPS:
        advance_track(box, t, seat, place)
    else:
        gain_growth(t, seat, box.instead)
