"""What the choices are in words, and which rule allows them."""

from collections.abc import Callable

from reynard.core.actions import Group
from reynard.core.box import Box
from reynard.core.contract import Choice
from reynard.core.phrases import counted
from reynard.games.foxy.actions import CIRCLE, SPACE, WRITE
from reynard.games.foxy.table import FOX_CARD, NOBODY, Fox, Table
from reynard.games.foxy.words.facts import Writing
from reynard.games.foxy.words.names import asks, card_words

RULES_OF_THE_FOX = {Fox.DIFFERENT: "fox-1", Fox.MOST: "var-1", Fox.SINGLES: "var-2", Fox.CAT: "var-3"}


def describe(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say which number would be written."""
    group = SPACE.group_of(action)
    return DESCRIBE[group](box, t, *group.parts(action))


def describe_writing(box: Box, t: Table, number: int) -> Choice:
    """Say what a number would bring, and by which rule it is asked for."""
    facts: Writing = {"number": number, "circled": False}
    return Choice(
        id=WRITE(number),
        words=f"Write {number}",
        at=(f"number:{number}",),
        rule=RULES_OF_THE_FOX[Fox(int(t.fox))] if t.card[t.turn] == FOX_CARD else "num-1",
        gives=worth(t, number),
        facts=facts,
        heading=f"Number {number}",
    )


def describe_circling(box: Box, t: Table, number: int) -> Choice:
    """Say what a number would bring if it were circled."""
    facts: Writing = {"number": number, "circled": True}
    return Choice(
        id=CIRCLE(number),
        words=f"Write {number} and circle it",
        at=(f"number:{number}", "circle"),
        rule="cir-1",
        gives=circled_worth(box, number),
        facts=facts,
        rank=1,
        heading=f"Number {number}",
    )


DESCRIBE: dict[Group, Callable[..., Choice]] = {WRITE: describe_writing, CIRCLE: describe_circling}


def worth(t: Table, number: int) -> str:
    """Say what a number would bring."""
    if t.seats == 1:
        return ""
    if not number:
        return "no points"
    return f"{counted(number, 'point')} {'if exactly right' if t.hard else 'unless it is too high'}"


def circled_worth(box: Box, number: int) -> str:
    """Say what a number would bring if it were circled."""
    points = int(box.record.times) * number
    return f"{counted(points, 'point')} if exactly right, otherwise nothing" if points else "no points"


def lies_before(box: Box, t: Table, seat: int) -> str:
    """Say what the newest card shows and asks for, and the number that was said aloud."""  # rules tur-1, num-1, rul-14
    if t.over:
        return ""
    card = f"Card {t.turn + 1}: {card_words(box, int(t.card[t.turn]))}. {asks(box, t)}"
    if t.said_by == NOBODY:
        return card
    said = t.seat[t.said_by].number[t.turn - 1]
    return f"{card} {{seat:{t.said_by}|Player {t.said_by + 1}}} said {said} aloud for card {t.turn}."
