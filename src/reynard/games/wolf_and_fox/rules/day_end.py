"""Day End and Game End: score the day, discard, and begin the next day or finish."""

from reynard.core.compiled import njit
from reynard.games.wolf_and_fox.box.record import BoxRecord
from reynard.games.wolf_and_fox.rules.collecting import begin_round, next_seat, pass_start_marker, refresh_farms
from reynard.games.wolf_and_fox.rules.farmer import reveal_farmer, settle_with_farmer
from reynard.games.wolf_and_fox.rules.scoring import is_last_day, score_source, scores_today
from reynard.games.wolf_and_fox.table import KINDS, MICE, SIDES, SOURCES, Phase, Table


@njit
def end_turn(box: BoxRecord, t: Table) -> None:
    """Go on to the next seat, or end the round when every seat has moved."""
    if t.moved < t.seats:
        t.turn = next_seat(t, t.turn)
    else:
        end_round(box, t)


@njit
def end_round(box: BoxRecord, t: Table) -> None:
    """Refresh the farms, pass the marker, and begin the next round or end the day."""  # rules rnd-1 to rnd-4
    day_is_over = t.round_of_day == box.rounds - 1
    if not (day_is_over and is_last_day(box, t)):
        refresh_farms(box, t)
    pass_start_marker(t)
    if not day_is_over:
        t.round_of_day += 1
        begin_round(box, t)
    elif t.young:
        end_day(box, t)
    else:
        reveal_farmer(box, t)
        go_on_with_farmer(box, t)


@njit
def go_on_with_farmer(box: BoxRecord, t: Table) -> None:
    """Settle with the farmer as far as nobody has to choose, and then end the day."""
    if settle_with_farmer(box, t):
        end_day(box, t)


@njit
def end_day(box: BoxRecord, t: Table) -> None:
    """Score, discard, and go on to the next day or end the game."""  # rules day-1 to day-4
    score_day(box, t)
    if is_last_day(box, t):
        t.phase = Phase.OVER
        return
    discard(box, t)
    t.phase = Phase.COLLECT
    t.day += 1
    t.round_of_day = 0
    begin_round(box, t)


@njit
def score_day(box: BoxRecord, t: Table) -> None:
    """Write down what every seat scores today, by source."""  # rules day-1, day-2, fin-1
    for seat in range(t.seats):
        for source in range(SOURCES):
            if scores_today(box, t, source):
                t.seat[seat].earned[t.day, source] = score_source(box, t, seat, source)


@njit
def discard(box: BoxRecord, t: Table) -> None:
    """Chickens, butter, pigs and sheep leave the game; the rest stays on its side."""  # rules day-3, day-4
    for seat in range(t.seats):
        for kind in range(KINDS):
            if box.discarded[kind]:
                for side in range(SIDES):
                    for mouse in range(MICE):
                        t.gone[kind, mouse] += t.seat[seat].held[side, kind, mouse]
                        t.seat[seat].held[side, kind, mouse] = 0
