"""What a seat sees. Everything collected lies open, so every seat and every spectator sees the same."""

from reynard.core.box import Box
from reynard.games.wolf_and_fox.box.record import KIND_KEYS
from reynard.games.wolf_and_fox.rules.farmer import count_wanted, sort_owed
from reynard.games.wolf_and_fox.rules.scoring import score_source, scores_today
from reynard.games.wolf_and_fox.table import DAYS, NOBODY, NOTHING, Figure, Phase, Ring, Source, Table
from reynard.games.wolf_and_fox.view.types import (
    CardView,
    DieView,
    FarmerView,
    FarmView,
    HeldView,
    MouseColour,
    PhaseName,
    SeatView,
    SourceView,
    View,
)
from reynard.games.wolf_and_fox.words.names import SOURCE_WORDS, faces, farmer_words, held_ref, letter

PHASES: tuple[PhaseName, ...] = ("collect", "farmer", "over")
MOUSE_COLOURS: tuple[MouseColour, ...] = ("brown", "black", "white")


def view(box: Box, t: Table, seat: int) -> View:
    """Show the table; everything on it lies open, whoever looks."""
    return {
        "phase": PHASES[t.phase],
        "day": int(t.day) + 1,
        "days": int(box.record.days),
        "round": int(t.round_of_day) + 1,
        "rounds": int(box.record.rounds),
        "start": int(t.start),
        "turn": None if t.phase == Phase.OVER else int(t.turn),
        "sides": int(t.sides),
        "young": bool(t.young),
        "farms": [farm_view(box, t, farm) for farm in range(box.record.farms)],
        "wolf": int(t.figure[Figure.WOLF]),
        "fox": int(t.figure[Figure.FOX]),
        "dice": [die_view(t, die) for die in range(t.dice)],
        "decks": {
            "inner": int(t.deck[Ring.INNER].left),
            "outer": int(t.deck[Ring.OUTER].left),
            "farmer": int(t.farmers_left),
        },
        "farmer": farmer_view(box, t),
        "seats": [seat_view(box, t, each) for each in range(t.seats)],
    }


def farm_view(box: Box, t: Table, farm: int) -> FarmView:
    """Show a farm."""
    return {
        "ref": f"farm:{farm}",
        "letter": letter(farm),
        "inner": card_view(box, int(t.farm[farm].card[Ring.INNER])),
        "outer": card_view(box, int(t.farm[farm].card[Ring.OUTER])),
    }


def card_view(box: Box, row: int) -> CardView | None:
    """Show a card at a farm, if one lies there."""
    if row == NOTHING:
        return None
    card = box.record.card[row]
    return {"kind": KIND_KEYS[card.kind], "mouse": mouse_view(card.mouse), "bone": bool(card.bone)}


def mouse_view(mouse: int) -> MouseColour | None:
    """Show a mouse, if there is one."""
    return MOUSE_COLOURS[mouse - 1] if mouse else None


def die_view(t: Table, die: int) -> DieView:
    """Show a die."""
    used_by = int(t.die[die].used_by)
    return {
        "ref": f"die:{die}",
        "value": int(t.die[die].value),
        "used_by": None if used_by == NOBODY else used_by,
    }


def farmer_view(box: Box, t: Table) -> FarmerView | None:
    """Show the farmer card revealed last, if there is one."""
    if t.farmer == NOTHING:
        return None
    row = int(t.farmer)
    revealed_today = t.phase != Phase.COLLECT
    return {
        "ref": "farmer",
        "number": row + 1,
        "name": box.names["farmer"][row],
        "words": farmer_words(box.record, row),
        "day": int(t.day) + (1 if revealed_today else 0),
    }


def seat_view(box: Box, t: Table, seat: int) -> SeatView:
    """Show a seat's cards, bones and points."""
    place = t.seat[seat]
    choosing = t.phase == Phase.FARMER and t.turn == seat
    at_risk = count_wanted(t, seat, sort_owed(t)) if choosing else 0
    return {
        "ref": f"seat:{seat}",
        "points": sum(int(place.earned[day, source]) for day in range(DAYS) for source in Source),
        "bones": int(place.bones),
        "wolf": held_view(t, seat, Figure.WOLF),
        "fox": held_view(t, seat, Figure.FOX),
        "sources": [source_view(box, t, seat, source) for source in Source],
        "owes": min(at_risk, int(t.owed[sort_owed(t)])) if choosing else 0,
        "lost": [
            {
                "ref": f"lost:{seat}:{KIND_KEYS[kind]}",
                "kind": KIND_KEYS[kind],
                "mouse": mouse_view(mouse),
                "count": count,
            }
            for kind, mouse, count in faces(place.lost)
        ],
    }


def held_view(t: Table, seat: int, side: int) -> list[HeldView]:
    """Show the cards on one side of a divider, equal ones together."""
    return [
        {
            "ref": held_ref(seat, side, kind, mouse),
            "kind": KIND_KEYS[kind],
            "mouse": mouse_view(mouse),
            "count": count,
        }
        for kind, mouse, count in faces(t.seat[seat].held[side])
    ]


def source_view(box: Box, t: Table, seat: int, source: Source) -> SourceView:
    """Show what a source has given and what it would add if the day ended now."""
    scored = int(t.day) + (1 if t.phase == Phase.OVER else 0)
    would_score = t.phase != Phase.OVER and scores_today(box.record, t, int(source))
    return {
        "source": source.name.lower(),
        "words": SOURCE_WORDS[source],
        "by_day": [int(t.seat[seat].earned[day, source]) for day in range(scored)],
        "now": int(score_source(box.record, t, seat, int(source))) if would_score else 0,
    }
