"""What everybody sees once the deck is turned over: the cards again, what was written for them, and who has won."""

from itertools import accumulate

from reynard.core.box import Box
from reynard.games.foxy.rules.tally import deviation, is_crossed, points_of
from reynard.games.foxy.table import Table
from reynard.games.foxy.view.cards import card_view
from reynard.games.foxy.view.types import MarkView, Outcome, PlaceView, SoloView, TallyView
from reynard.games.foxy.words.log import lines_after
from reynard.games.foxy.words.names import ANIMALS_IN_ORDER, animals_counted
from reynard.games.foxy.words.standing import Standing
from reynard.games.foxy.words.table_in_words import mark_words


def tally_view(box: Box, t: Table, plain: Table) -> list[TallyView]:
    """Show every card with its crosses and what everybody wrote for it."""
    turns = range(plain.turn + 1)
    marks = [[mark_view(box, t, plain, seat, turn) for seat in range(plain.seats)] for turn in turns]
    totals = totals_alone(box, t) if plain.seats == 1 else totals_together(marks)
    tracks = [0] * len(ANIMALS_IN_ORDER)
    shown: list[TallyView] = []
    for turn in turns:
        crossed = animals_counted(box, plain, turn)
        for animal in crossed:
            tracks[animal] += 1
        shown.append(
            {
                "card": card_view(box, plain, turn, f"card:{turn + 1}"),
                "exact": plain.exact[turn],
                "crossed": [ANIMALS_IN_ORDER[animal] for animal in crossed],
                "tracks": dict(zip(ANIMALS_IN_ORDER, tracks, strict=True)),
                "marks": marks[turn],
                "gains": [after - before for before, after in zip(totals[turn], totals[turn + 1], strict=True)],
                "totals": totals[turn + 1],
                "lines_after": lines_after(t, turn),
            }
        )
    return shown


def totals_together(marks: list[list[MarkView]]) -> list[list[int]]:
    """Give everybody's points before the first card and after each."""
    gained = [[mark["points"] for mark in row] for row in marks]
    nothing = [0] * len(gained[0])
    return list(
        accumulate(gained, lambda had, gains: [a + b for a, b in zip(had, gains, strict=True)], initial=nothing)
    )


def totals_alone(box: Box, t: Table) -> list[list[int]]:
    """Give what is left of the allowance before the first card and after each."""
    return [[int(box.record.allowance) - int(deviation(t, 0, turn))] for turn in range(-1, t.turn + 1)]


def mark_view(box: Box, t: Table, plain: Table, seat: int, turn: int) -> MarkView:
    """Show how a number fared."""
    number, exact = plain.seat[seat].number[turn], plain.exact[turn]
    outcome: Outcome = "exact" if number == exact else "over" if number > exact else "under"
    points = int(points_of(box.record, t, seat, turn)) if plain.seats > 1 else 0
    crossed = plain.seats > 1 and bool(is_crossed(t, seat, turn))
    return {
        "number": number,
        "circled": plain.seat[seat].circle == turn,
        "points": points,
        "crossed": crossed,
        "off": abs(number - exact),
        "outcome": outcome,
        "words": mark_words(plain, seat, turn, points, crossed),
    }


def ranking_view(standings: list[Standing]) -> list[PlaceView]:
    """Show who came where, the best first."""
    order = sorted(standings, reverse=True)
    seats = sorted(range(len(standings)), key=standings.__getitem__, reverse=True)
    return [
        {"seat": seat, "place": 1 + order.index(standings[seat]), "points": standings[seat].points} for seat in seats
    ]


def solo_view(box: Box, t: Table) -> SoloView:
    """Show how a game alone ended."""
    allowed, off = int(box.record.allowance), int(deviation(t, 0, t.turn))
    return {"allowed": allowed, "deviation": off, "netted": bool(t.netted), "won": off <= allowed}
