"""What a seat sees. Everything collected lies open, so every seat and every spectator sees the same."""

from collections.abc import Sequence

from reynard.core.box import Box
from reynard.core.remembering import once_for_a_table
from reynard.games.wolf_and_fox.box.record import Card
from reynard.games.wolf_and_fox.rules.farmer import count_wanted, sort_owed
from reynard.games.wolf_and_fox.rules.scoring import score_source, scores_today
from reynard.games.wolf_and_fox.table import NOBODY, NOTHING, Figure, Phase, Ring, Seat, Source, Table
from reynard.games.wolf_and_fox.view.types import (
    CardView,
    DieSides,
    DieView,
    FarmerView,
    FarmView,
    HeldView,
    KindName,
    MouseColour,
    PhaseName,
    RingName,
    SeatView,
    SourceView,
    View,
)
from reynard.games.wolf_and_fox.words.legend import legend
from reynard.games.wolf_and_fox.words.names import (
    SOURCE_WORDS,
    faces,
    farmer_words,
    held_ref,
    held_words,
    letter,
)
from reynard.games.wolf_and_fox.words.table_in_words import farm_words, loss_words, mat_words, table_words

PHASES: tuple[PhaseName, ...] = ("collect", "farmer", "over")
MOUSE_COLOURS: tuple[MouseColour, ...] = ("brown", "black", "white")
RING_NAMES: tuple[RingName, ...] = ("inner", "outer")
DICE: dict[int, DieSides] = {6: 6, 8: 8}
KINDS_IN_ORDER: tuple[KindName, ...] = (
    "sheep",
    "pig",
    "chicken",
    "bacon",
    "pancake",
    "butter",
    "rabbit",
    "hedgehog",
    "squirrel",
    "owl",
    "badger",
)


def view(box: Box, t: Table, seat: int) -> View:
    """Show the table; everything on it lies open, whoever looks."""
    return open_view(box, t)


@once_for_a_table
def open_view(box: Box, t: Table) -> View:
    """Show what everyone may see, which is all there is."""
    plain, cards = Table.plain(t, leaving_out=("cup", "gone")), Card.plain_row(box.record.card[: box.record.cards])
    rounds = plain.day * int(box.record.rounds) + plain.round_of_day
    return {
        "words": table_words(box.record, plain),
        "phase": PHASES[plain.phase],
        "day": plain.day + 1,
        "days": int(box.record.days),
        "round": plain.round_of_day + 1,
        "rounds": int(box.record.rounds),
        "rolls": rounds + 1,
        "moves": rounds * plain.seats + plain.moved,
        "start": plain.start,
        "turn": None if plain.phase == Phase.OVER else plain.turn,
        "sides": DICE[plain.sides],
        "young": bool(plain.young),
        "farms": [farm_view(cards, plain, farm) for farm in range(int(box.record.farms))],
        "wolf": plain.figure[Figure.WOLF],
        "fox": plain.figure[Figure.FOX],
        "dice": [die_view(plain, die) for die in range(plain.dice)],
        "decks": {
            "inner": plain.deck[Ring.INNER].left,
            "outer": plain.deck[Ring.OUTER].left,
            "farmer": None if plain.young else plain.farmers_left,
        },
        "farmer": farmer_view(box, plain),
        "seats": [seat_view(box, t, plain, cards, each) for each in range(plain.seats)],
        "legend": legend(box.record, plain, cards),
    }


def farm_view(cards: Sequence[Card], plain: Table, farm: int) -> FarmView:
    """Show a farm."""
    inner, outer = plain.farm[farm].card
    return {
        "ref": f"farm:{farm}",
        "path_ref": f"path:{farm}",
        "letter": letter(farm),
        "words": farm_words(cards, plain, farm),
        "inner": None if inner == NOTHING else card_view(cards[inner]),
        "outer": None if outer == NOTHING else card_view(cards[outer]),
    }


def card_view(card: Card) -> CardView:
    """Show a card at a farm."""
    return {
        "kind": KINDS_IN_ORDER[card.kind],
        "ring": RING_NAMES[card.ring],
        "mouse": mouse_view(card.mouse),
        "bone": bool(card.bone),
    }


def mouse_view(mouse: int) -> MouseColour | None:
    """Show a mouse, if there is one."""
    return MOUSE_COLOURS[mouse - 1] if mouse else None


def die_view(plain: Table, die: int) -> DieView:
    """Show a die."""
    value, used_by = plain.die[die].value, plain.die[die].used_by
    return {"ref": f"die:{die}", "value": value, "used_by": None if used_by == NOBODY else used_by}


def farmer_view(box: Box, plain: Table) -> FarmerView | None:
    """Show the farmer card revealed last, if there is one."""
    if plain.farmer == NOTHING:
        return None
    revealed_today = plain.phase != Phase.COLLECT
    return {
        "ref": "farmer",
        "number": plain.farmer + 1,
        "name": box.names["farmer"][plain.farmer],
        "words": farmer_words(box.record, plain.farmer),
        "day": plain.day + (1 if revealed_today else 0),
        "taken": sum(count for own in plain.seat for _, _, count in faces(own.lost)),
    }


def seat_view(box: Box, t: Table, plain: Table, cards: Sequence[Card], seat: int) -> SeatView:
    """Show a seat's cards, bones and points."""
    own, sources = plain.seat[seat], [source_view(box, t, plain, seat, source) for source in Source]
    choosing = plain.phase == Phase.FARMER and plain.turn == seat
    at_risk = int(count_wanted(t, seat, sort_owed(t))) if choosing else 0
    return {
        "ref": f"seat:{seat}",
        "points": sum(source["total"] for source in sources),
        "by_day": [sum(source["by_day"][day] for source in sources) for day in range(days_scored(plain))],
        "now": sum(source["now"] for source in sources),
        "sources": sources,
        "bones": own.bones,
        "wolf": side_view(cards, own, seat, Figure.WOLF),
        "fox": side_view(cards, own, seat, Figure.FOX),
        "words": mat_words(plain, seat),
        "owes": min(at_risk, plain.owed[sort_owed(t)]) if choosing else 0,
        "is_settled": is_settled(plain, seat),
        "lost": [
            held_view(cards, f"lost:{seat}:{KINDS_IN_ORDER[kind]}", kind, mouse, count)
            for kind, mouse, count in faces(own.lost)
        ],
        "loss": loss_words(plain, seat),
    }


def is_settled(plain: Table, seat: int) -> bool:
    """Say whether a seat has given the farmer what it owes; he asks one after another from the start player on."""
    if plain.phase != Phase.FARMER:
        return True
    return (seat - plain.start) % plain.seats < (plain.turn - plain.start) % plain.seats


def side_view(cards: Sequence[Card], own: Seat, seat: int, side: Figure) -> list[HeldView]:
    """Show the cards on one side of a divider."""
    return [
        held_view(cards, held_ref(seat, side, kind, mouse), kind, mouse, count)
        for kind, mouse, count in faces(own.held[side])
    ]


def held_view(cards: Sequence[Card], ref: str, kind: int, mouse: int, count: int) -> HeldView:
    """Show equal cards that lie together."""
    return {
        "ref": ref,
        "kind": KINDS_IN_ORDER[kind],
        "ring": next(RING_NAMES[card.ring] for card in cards if card.kind == kind),
        "mouse": mouse_view(mouse),
        "count": count,
        "words": held_words(kind, mouse, count),
        "one": held_words(kind, mouse, 1),
    }


def source_view(box: Box, t: Table, plain: Table, seat: int, source: Source) -> SourceView:
    """Show what a source has given and what it would add if the day ended now."""
    by_day = [plain.seat[seat].earned[day, source] for day in range(days_scored(plain))]
    would_score = plain.phase != Phase.OVER and scores_today(box.record, t, int(source))
    return {
        "source": source.name.lower(),
        "words": SOURCE_WORDS[source],
        "by_day": by_day,
        "total": sum(by_day),
        "now": int(score_source(box.record, t, seat, int(source))) if would_score else 0,
    }


def days_scored(plain: Table) -> int:
    """Count the days that have been scored."""
    return plain.day + (1 if plain.phase == Phase.OVER else 0)
