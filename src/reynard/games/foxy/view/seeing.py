"""What a seat sees: the newest card and its own numbers, and everything once the deck is turned over."""

from reynard.core.box import Box
from reynard.core.contract import SPECTATOR
from reynard.games.foxy.rules.choosing import may_circle
from reynard.games.foxy.rules.tally import deviation, is_crossed, points_of
from reynard.games.foxy.rules.turning import most_possible
from reynard.games.foxy.table import FOX_CARD, NOBODY, NOTHING, Seat, Table
from reynard.games.foxy.view.types import CardView, MarkView, NumberView, SaidView, SeatView, SoloView, TallyView, View
from reynard.games.foxy.words.names import (
    ANIMALS_IN_ORDER,
    FOX_KEYS,
    LANDSCAPES_IN_ORDER,
    animals_counted,
    animals_on,
    asks,
)


def view(box: Box, t: Table, seat: int) -> View:
    """Show the table to a seat: the newest card and its own board, and everything after the last card."""
    plain, over = Table.plain(t), bool(t.over)
    most = 0 if over else int(most_possible(box.record, t))
    return {
        "cards": plain.turn + 1 + plain.left,
        "turn": plain.turn + 1,
        "fox": FOX_KEYS[plain.fox],
        "hard": bool(plain.hard),
        "easy": bool(plain.easy),
        "alone": plain.seats == 1,
        "card": None if over else card_view(box, plain, plain.turn, "card"),
        "asks": "" if over else asks(box, plain),
        "most": most,
        "pad": [] if over else [{"ref": f"number:{number}", "number": number} for number in range(most + 1)],
        "circle": not over and seat != SPECTATOR and bool(may_circle(t, seat)),
        "times": int(box.record.times),
        "said": None if over else said_view(plain),
        "seats": [seat_view(box, t, plain, each, each == seat) for each in range(plain.seats)],
        "lengths": {key: int(box.record.track[animal]) for animal, key in enumerate(ANIMALS_IN_ORDER)},
        "tally": tally_view(box, t, plain) if over else [],
        "solo": solo_view(box, t) if over and plain.seats == 1 else None,
    }


def card_view(box: Box, plain: Table, turn: int, ref: str) -> CardView:
    """Show a card."""
    row = plain.card[turn]
    is_fox = row == FOX_CARD
    return {
        "ref": ref,
        "number": turn + 1,
        "landscape": None if is_fox else LANDSCAPES_IN_ORDER[box.record.card[row].landscape],
        "animals": [] if is_fox else [ANIMALS_IN_ORDER[animal] for animal in animals_on(box, row)],
        "is_fox": is_fox,
    }


def seat_view(box: Box, t: Table, plain: Table, seat: int, is_own: bool) -> SeatView:
    """Show a board: the numbers only to whom it belongs, until the tally."""
    own, over = plain.seat[seat], bool(plain.over)
    visible = is_own or over
    boxes = range(plain.turn + 1 + plain.left)
    has_points = over and plain.seats > 1
    return {
        "ref": f"seat:{seat}",
        "has_written": over or bool(plain.written >> seat & 1),
        "numbers": [number_view(own, turn) if visible else None for turn in boxes],
        "may_circle": own.circle == NOTHING and plain.seats > 1 if visible else None,
        "points": sum(int(points_of(box.record, t, seat, turn)) for turn in boxes) if has_points else None,
    }


def number_view(own: Seat, turn: int) -> NumberView | None:
    """Show a number on a board."""
    number = own.number[turn]
    return None if number == NOTHING else {"number": number, "circled": own.circle == turn}


def said_view(plain: Table) -> SaidView | None:
    """Show the number that was said aloud."""
    if plain.said_by == NOBODY:
        return None
    return {"seat": plain.said_by, "number": plain.seat[plain.said_by].number[plain.turn - 1]}


def tally_view(box: Box, t: Table, plain: Table) -> list[TallyView]:
    """Show every card with its crosses and what everybody wrote for it."""
    tracks = [0] * len(ANIMALS_IN_ORDER)
    shown: list[TallyView] = []
    for turn in range(plain.turn + 1):
        for animal in animals_counted(box, plain, turn):
            tracks[animal] += 1
        shown.append(
            {
                "card": card_view(box, plain, turn, f"card:{turn + 1}"),
                "exact": plain.exact[turn],
                "tracks": dict(zip(ANIMALS_IN_ORDER, tracks, strict=True)),
                "marks": [mark_view(box, t, plain, seat, turn) for seat in range(plain.seats)],
            }
        )
    return shown


def mark_view(box: Box, t: Table, plain: Table, seat: int, turn: int) -> MarkView:
    """Show how a number fared."""
    number = plain.seat[seat].number[turn]
    return {
        "number": number,
        "circled": plain.seat[seat].circle == turn,
        "points": int(points_of(box.record, t, seat, turn)) if plain.seats > 1 else 0,
        "crossed": plain.seats > 1 and bool(is_crossed(t, seat, turn)),
        "off": abs(number - plain.exact[turn]),
    }


def solo_view(box: Box, t: Table) -> SoloView:
    """Show how the allowance dwindled."""
    allowed = int(box.record.allowance)
    off = [int(deviation(t, 0, turn)) for turn in range(t.turn + 1)]
    return {
        "allowed": allowed,
        "deviation": off[-1],
        "left": [allowed - each for each in off],
        "netted": bool(t.netted),
    }
