"""Where the points of a seat came from."""

from reynard.core.box import Box
from reynard.core.contract import ScoreLine
from reynard.games.foxy.rules.tally import circled_points, deviation
from reynard.games.foxy.table import NOTHING, Table
from reynard.games.foxy.words.standing import standing_of

PLAIN, CIRCLED = "plain numbers", "the circled number"
BUDGET, OFF_BY = "budget", "off by"  # alone


def breakdown(box: Box, t: Table, seat: int) -> list[ScoreLine]:
    """Say where points came from; alone, what is left of the budget."""
    if seat >= t.seats:
        return []
    if not t.over:
        return [ScoreLine(PLAIN, 0), ScoreLine(CIRCLED, 0)]
    if t.seats == 1:
        return [
            ScoreLine(BUDGET, int(box.record.allowance)),
            ScoreLine(OFF_BY, -int(deviation(t, 0, t.turn))),
        ]
    circled = int(circled_points(box.record, t, seat)) if t.seat[seat].circle != NOTHING else 0
    return [
        ScoreLine(PLAIN, standing_of(box, t, seat).points - circled),
        ScoreLine(CIRCLED, circled),
    ]
