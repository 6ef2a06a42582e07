"""What a move or a loss changes in what a seat would score if the day ended now."""

from reynard.core.box import Box
from reynard.games.wolf_and_fox.rules.scoring import score_today
from reynard.games.wolf_and_fox.table import NOTHING, RINGS, Figure, Table


def points_added(box: Box, t: Table, seat: int, farm: int, figure: int) -> int:
    """Say how many points the cards of a farm would add today."""
    after = Table.copy_of(t)
    side = Figure.FOX if t.young else figure
    for ring in range(RINGS):
        row = int(t.farm[farm].card[ring])
        if row != NOTHING:
            card = box.record.card[row]
            after.seat[seat].held[side, card.kind, card.mouse] += 1
    return int(score_today(box.record, after, seat) - score_today(box.record, t, seat))


def points_lost(box: Box, t: Table, seat: int, kind: int, mouse: int) -> int:
    """Say how many points a card on the wolf's side is worth today."""
    after = Table.copy_of(t)
    after.seat[seat].held[Figure.WOLF, kind, mouse] -= 1
    return int(score_today(box.record, t, seat) - score_today(box.record, after, seat))
