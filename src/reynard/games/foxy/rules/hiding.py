"""What else could be true: any other cards before the newest, and any other numbers of the others."""

from reynard.core.compiled import njit
from reynard.core.dice_cup import draw, fill
from reynard.games.foxy.box.record import BoxRecord
from reynard.games.foxy.rules.turning import clear_tracks, cross_off, draw_landscape, fill_pool, most_possible
from reynard.games.foxy.table import FOX_CARD, NOBODY, NOTHING, Table


@njit
def hide(box: BoxRecord, t: Table, seat: int, seed: int) -> None:
    """Imagine all that a seat cannot see: earlier cards lie under the newest, and boards are secret."""
    fill(t.cup, seed)
    if t.over:
        return
    imagine_cards(box, t)
    said_by = t.said_by
    said = 0 if said_by == NOBODY else t.seat[said_by].number[t.turn - 1]
    for each in range(t.seats):
        if each != seat:
            imagine_board(box, t, each)
    if said_by != NOBODY:
        t.seat[said_by].number[t.turn - 1] = said


@njit
def imagine_cards(box: BoxRecord, t: Table) -> None:
    """Lay any cards under the newest, with the fox in any place that is not the newest card's."""  # rule tur-1
    newest = t.card[t.turn]
    fill_pool(box, t)
    if newest != FOX_CARD:
        t.pool[newest] -= 1
        t.pooled -= 1
    fox_at = NOTHING if newest == FOX_CARD else draw(t.cup, t.turn + t.left)
    t.fox_to_come = 1 if fox_at >= t.turn else 0
    clear_tracks(t)
    for turn in range(t.turn):
        t.card[turn] = FOX_CARD if turn == fox_at else draw_landscape(box, t)
        cross_off(box, t, turn)
    cross_off(box, t, t.turn)


@njit
def imagine_board(box: BoxRecord, t: Table, seat: int) -> None:
    """Write any numbers on another's board, up to the right one, and perhaps a circle."""  # rule tur-2
    other = t.seat[seat]
    has_written = t.written >> seat & 1
    boxes = t.turn + has_written
    for turn in range(boxes):
        other.number[turn] = draw(t.cup, (t.exact[turn] if turn < t.turn else most_possible(box, t)) + 1)
    other.circle = NOTHING
    if t.seats > 1 and boxes > 0 and draw(t.cup, 2) == 1:
        other.circle = draw(t.cup, boxes)
