"""What a seat sees: the newest card and its own numbers, and everything once the deck is turned over."""

from reynard.core.box import Box
from reynard.core.contract import SPECTATOR
from reynard.games.foxy.rules.choosing import may_circle
from reynard.games.foxy.rules.tally import points_of
from reynard.games.foxy.rules.turning import most_possible
from reynard.games.foxy.table import NOBODY, NOTHING, Seat, Table
from reynard.games.foxy.view.cards import card_view
from reynard.games.foxy.view.memory import memory_view
from reynard.games.foxy.view.tally import ranking_view, solo_view, tally_view
from reynard.games.foxy.view.types import CircleName, NumberView, SaidView, SeatView, View
from reynard.games.foxy.words.names import ANIMALS_IN_ORDER, FOX_KEYS, asks
from reynard.games.foxy.words.standing import standing_of, tie_words
from reynard.games.foxy.words.table_in_words import circle_words


def view(box: Box, t: Table, seat: int) -> View:
    """Show the table to a seat: the newest card and its own board, and everything after the last card."""
    plain, over = Table.plain(t), bool(t.over)
    most = 0 if over else int(most_possible(box.record, t))
    tally = tally_view(box, t, plain) if over else []
    standings = [standing_of(box, t, each) for each in range(plain.seats)] if over and plain.seats > 1 else []
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
        "circle": circle_view(t, seat),
        "circle_words": circle_words(box),
        "times": int(box.record.times),
        "said": None if over else said_view(plain),
        "seats": [seat_view(box, t, plain, each, each == seat) for each in range(plain.seats)],
        "lengths": {key: int(box.record.track[animal]) for animal, key in enumerate(ANIMALS_IN_ORDER)},
        "tally": tally,
        "ranking": ranking_view(standings),
        "tie": tie_words(standings) if standings else "",
        "memories": [memory_view(tally, each) for each in range(plain.seats)] if over else [],
        "solo": solo_view(box, t) if over and plain.seats == 1 else None,
    }


def circle_view(t: Table, seat: int) -> CircleName:
    """Show whether the viewer still has a circle."""
    if t.over or t.seats == 1 or seat == SPECTATOR:
        return "none"
    return "open" if may_circle(t, seat) else "used"


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
        "by_bot": [],
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
