"""Where the points of a seat came from."""

from reynard.core.box import Box
from reynard.core.contract import Source as PointSource
from reynard.games.foxy.rules.tally import circled_points, deviation
from reynard.games.foxy.table import NOTHING, Table
from reynard.games.foxy.words.log import standing_of


def breakdown(box: Box, t: Table, seat: int) -> list[PointSource]:
    """Say where points came from; alone, what is left of the allowance."""
    if seat >= t.seats:
        return []
    if not t.over:
        return [PointSource("plain numbers", 0), PointSource("the circled number", 0)]
    if t.seats == 1:
        return [
            PointSource("allowed to be off", int(box.record.allowance)),
            PointSource("off", -int(deviation(t, 0, t.turn))),
        ]
    circled = int(circled_points(box.record, t, seat)) if t.seat[seat].circle != NOTHING else 0
    return [
        PointSource("plain numbers", standing_of(box, t, seat)[0] - circled),
        PointSource("the circled number", circled),
    ]
