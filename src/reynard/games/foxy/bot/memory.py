"""How bots remember: counters that miss some animals and forget others, as people do.

What a bot writes follows from what its seat sees and from its memory, and from nothing else: ``decide`` is
handed only those two. Its memory follows from the cards that everybody saw: ``remember`` is handed only those. Luck in
remembering follows from them too, so that it stays the same all through a game and needs no secret.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from reynard.core.box import Box
from reynard.core.levels import Level
from reynard.games.foxy.actions import CIRCLE, WRITE
from reynard.games.foxy.box.record import ANIMAL_KEYS
from reynard.games.foxy.table import ANIMALS, FOX_CARD, Animal, Table
from reynard.games.foxy.view.types import View
from reynard.games.foxy.words.names import animals_counted

LONG_AGO = 99
FRESH = 2  # cards: what was seen within so many is well remembered
WORTH_CIRCLING = 8
LATE = 4  # cards to come, when a circle should not wait much longer
WORTH_CIRCLING_LATE = 6


@dataclass(frozen=True)
class Attention:
    """How well a level watches and remembers, and how boldly it writes."""

    notices: float  # chance to notice an animal
    forgets: float  # chance, with every later card, to lose one of a kind
    boldness: float  # share of what it remembers that it dares to write, where less brings points too


ATTENTION = {
    Level.KIT: Attention(0.80, 0.06, 0.85),
    Level.CUB: Attention(0.92, 0.03, 0.95),
    Level.FOX: Attention(0.98, 0.01, 1.0),
    Level.REYNARD: Attention(0.995, 0.002, 1.0),
}


LEVEL_WORDS = {
    Level.KIT: "Misses one animal in five and soon forgets; writes cautiously",
    Level.CUB: "Remembers about as well as someone who pays attention",
    Level.FOX: "Hardly misses an animal and seldom forgets one",
    Level.REYNARD: "Remembers nearly every card",
}


@dataclass(frozen=True)
class Shown:
    """What there was to remember of an earlier card."""

    animals: tuple[int, ...]  # as they count
    is_single: bool  # a landscape with just one of them


@dataclass(frozen=True)
class Memory:
    """What a bot remembers of the cards before the newest."""

    counts: tuple[int, ...]  # of each kind
    since: tuple[int, ...]  # cards since it last noticed each kind
    singles: int  # cards with a single animal


def witness(box: Box, t: Table) -> list[Shown]:
    """List the cards before the newest as they came, which is all that anybody has seen."""
    shown = []
    for turn in range(int(t.turn)):
        animals = tuple(animals_counted(box, t, turn))
        shown.append(Shown(animals, is_single=len(animals) == 1 and int(t.card[turn]) != FOX_CARD))
    return shown


def remember(shown: Sequence[Shown], level: Level, seat: int) -> Memory:
    """Go through the earlier cards as they came, noticing and forgetting; each seat has a luck of its own in that."""
    attention, luck = ATTENTION[level], str(seat)
    counts, since, singles = [0] * ANIMALS, [LONG_AGO] * ANIMALS, 0
    for card in shown:
        luck += f" {card.animals}"
        chance = Random(luck)
        for animal in range(ANIMALS):
            since[animal] += 1
            if chance.random() < attention.forgets:
                counts[animal] = max(0, counts[animal] - 1)
        if chance.random() < attention.forgets:
            singles = max(0, singles - 1)
        for animal in card.animals:
            if chance.random() < attention.notices:
                counts[animal] += 1
                since[animal] = 0
        if card.is_single and chance.random() < attention.notices:
            singles += 1
    return Memory(tuple(counts), tuple(since), singles)


def conceal(view: View, seat: int, by_bot: Sequence[bool]) -> View:
    """Cover what a bot wrote in a person's place until the tally: it would tell what the bot remembers."""
    if view["tally"]:
        return view
    seats = list(view["seats"])
    covered = [turn for turn, bot in enumerate(by_bot) if bot]
    numbers = [None if turn in covered else number for turn, number in enumerate(seats[seat]["numbers"])]
    seats[seat] = {**seats[seat], "numbers": numbers, "by_bot": [turn + 1 for turn in covered]}
    return {**view, "seats": seats}


def decide(view: View, seat: int, memory: Memory, level: Level) -> int:
    """Choose a number, and whether to circle it, by what a seat sees and remembers."""
    recalled, least, fresh = recall(view, memory)
    if view["seats"][seat]["may_circle"] and is_worth_a_circle(view, recalled, fresh):
        return CIRCLE(min(recalled, view["most"]))
    return WRITE(min(max(int(recalled * boldness(view, level)), least), view["most"]))


def boldness(view: View, level: Level) -> float:
    """Say how much of what it remembers a level writes: all of it where only the exact number is of use."""
    return 1.0 if view["hard"] or view["alone"] else ATTENTION[level].boldness


def recall(view: View, memory: Memory) -> tuple[int, int, bool]:
    """Say what the newest card brings to mind, what can be seen at once, and whether all of it is fresh."""
    card = view["card"]
    assert card is not None
    animals = [ANIMAL_KEYS.index(key) for key in card["animals"]]
    if not card["is_fox"]:
        fresh = all(memory.since[animal] < FRESH for animal in animals)
        return sum(memory.counts[animal] + 1 for animal in animals), len(animals), fresh
    if view["fox"] == "different":
        return sum(count > 0 for count in memory.counts), 0, False
    if view["fox"] == "most":
        return max(memory.counts), 0, False
    if view["fox"] == "singles":
        return memory.singles, 0, False
    return memory.counts[Animal.CAT] + 1, 1, memory.since[Animal.CAT] < FRESH


def is_worth_a_circle(view: View, number: int, fresh: bool) -> bool:
    """Say whether a number is great and sure enough to be circled, or it is getting late."""
    to_come = view["cards"] - view["turn"]
    return (fresh and number >= WORTH_CIRCLING) or (to_come < LATE and number >= WORTH_CIRCLING_LATE)
