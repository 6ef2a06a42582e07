"""The table in words, for everyone who listens instead of looking."""

from collections.abc import Iterator, Sequence
from typing import Any

from reynard.core.phrases import counted, listed
from reynard.games.wolf_and_fox.box.record import BoxRecord, Card
from reynard.games.wolf_and_fox.table import NOBODY, NOTHING, Figure, Phase, Ring, Table
from reynard.games.wolf_and_fox.words.names import faces, held_words, letter

START = "{start}"  # a place for the name of whoever has the lantern


def table_words(box: BoxRecord, t: Table) -> list[str]:
    """Say how far the game has come, where the figures stand, what the dice show and what is left."""
    return [
        day_words(box, t),
        f"The wolf stands at farm {letter(t.figure[Figure.WOLF])}, the fox at farm {letter(t.figure[Figure.FOX])}.",
        f"Dice in the forest: {listed(dice_in_forest(t)) or 'none'}.",
        f"{START} has the lantern and starts the round.",
        deck_words(t),
    ]


def day_words(box: BoxRecord, t: Table) -> str:
    """Say how far the game has come."""
    if t.phase == Phase.OVER:
        return "The game is over."
    return f"Day {t.day + 1} of {box.days}, round {t.round_of_day + 1} of {box.rounds}."


def dice_in_forest(t: Table) -> list[str]:
    """List what the dice show that nobody has used."""
    return [str(t.die[die].value) for die in range(t.dice) if t.die[die].used_by == NOBODY]


def deck_words(t: Table) -> str:
    """Say how many cards are left in each pile."""
    farmers = "" if t.young else f", {t.farmers_left} farmer"
    return f"Cards left: {t.deck[Ring.INNER].left} red, {t.deck[Ring.OUTER].left} blue{farmers}."


def farm_words(cards: Sequence[Card], t: Table, farm: int) -> str:
    """Say what lies at a farm: the inner card first."""
    return f"Farm {letter(farm)}: {', '.join(cards_at(cards, t, farm)) or 'no cards'}"


def cards_at(cards: Sequence[Card], t: Table, farm: int) -> Iterator[str]:
    """Name each card at a farm, with its mouse and its bone."""
    for ring in Ring:
        row = t.farm[farm].card[ring]
        if row != NOTHING:
            yield held_words(cards[row].kind, cards[row].mouse, 1) + (" with a bone" if cards[row].bone else "")


def mat_words(t: Table, seat: int) -> list[str]:
    """Say what lies before a seat."""
    own = t.seat[seat]
    bones = f"{counted(own.bones, 'bone')}."
    if t.young:
        return [bones, f"Cards: {pile_words(own.held[Figure.FOX], 'no cards')}."]
    return [
        bones,
        f"Wolf side: {pile_words(own.held[Figure.WOLF], 'no cards')}.",
        f"Fox side: {pile_words(own.held[Figure.FOX], 'no cards')}.",
    ]


def loss_words(t: Table, seat: int) -> str:
    """Say what a seat has lost to the farmer card revealed last."""
    return f"lost {pile_words(t.seat[seat].lost, 'nothing')}."


def pile_words(counts: Any, none: str) -> str:
    """Name the cards of a pile, equal ones together."""
    return listed([held_words(kind, mouse, count) for kind, mouse, count in faces(counts)]) or none
