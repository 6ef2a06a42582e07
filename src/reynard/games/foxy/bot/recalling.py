"""What there was to remember in a finished game, card by card, and what everybody made of it."""

from reynard.core.box import Box
from reynard.core.contract import Recalled
from reynard.games.foxy.rules.tally import deviation, points_of
from reynard.games.foxy.table import Table
from reynard.games.foxy.words.names import card_words


def recall(box: Box, t: Table) -> list[Recalled]:
    """List the cards as they came, with the right numbers and the written ones."""
    return [recall_card(box, t, turn) for turn in range(int(t.turn) + 1)]


def recall_card(box: Box, t: Table, turn: int) -> Recalled:
    """Say what was right for a card and what was written; alone, every number off costs a point."""
    seats, right = range(int(t.seats)), int(t.exact[turn])
    if len(seats) == 1:
        gained, possible = [int(deviation(t, 0, turn - 1)) - int(deviation(t, 0, turn))], [0]
    else:
        gained = [int(points_of(box.record, t, seat, turn)) for seat in seats]
        possible = [right * (int(box.record.times) if t.seat[seat].circle == turn else 1) for seat in seats]
    return Recalled(
        words=f"Card {turn + 1}, {card_words(box, int(t.card[turn]))}",
        right=right,
        written=tuple(int(t.seat[seat].number[turn]) for seat in seats),
        gained=tuple(gained),
        possible=tuple(possible),
    )
