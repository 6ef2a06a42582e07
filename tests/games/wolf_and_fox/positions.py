"""Positions for the tests, laid out in a few words as the rulebook's examples are.

A card is written "sheep", "sheep/brown" with a mouse, "sheep+bone" with a bone; a hand is written
"2 sheep, pig/brown". Farms go by their letters, seats by their numbers from 0.
"""

from collections import Counter
from typing import Any

import reynard
from reynard.core.box import Box
from reynard.core.match import Match
from reynard.games.wolf_and_fox.actions import LOSE, MOVE
from reynard.games.wolf_and_fox.table import NOBODY, NOTHING, Figure, Kind, Mouse, Phase, Ring, Source

GAME = reynard.game("wolf-and-fox")
SIDES = {"wolf": Figure.WOLF, "fox": Figure.FOX}


def sit_down(seats: int = 3, box: Box | None = None, **options: int) -> Match:
    """Start a match in which the first seat has the start player marker."""
    match = GAME.start(seats, seed=1, options=dict(options), box=box)
    match.table.start = match.table.turn = 0
    return match


def own_box(*changes: tuple[str, str]) -> Box:
    """Open the box with some of its text changed."""
    return GAME.read_box(changed_text(*changes), "my-box.toml")


def changed_text(*changes: tuple[str, str]) -> str:
    """Change some of the text of the box."""
    text = GAME.standard_box.text
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} is in the box {text.count(old)} times"
        text = text.replace(old, new)
    return text


def box_with_red_deck(**copies: int) -> Box:
    """Open a box whose red deck holds these kinds so often, without mice and bones."""
    text = GAME.standard_box.text
    red = text[text.index("inner = [") : text.index("]\n\n# Outer")]
    card = '{{ kind = "{}", mouse = "none", bone = false, copies = {}, extra = 0 }}'
    return own_box((red, "inner = [" + ", ".join(card.format(kind, number) for kind, number in copies.items())))


def face(card: str) -> tuple[Kind, Mouse]:
    """Read what a card shows."""
    kind, _, mouse = card.removesuffix("+bone").partition("/")
    return Kind[kind.upper()], Mouse[(mouse or "none").upper()]


def card_name(kind: int, mouse: int) -> str:
    """Write what a card shows."""
    return Kind(kind).name.lower() + (f"/{Mouse(mouse).name.lower()}" if mouse else "")


def hand(words: str) -> Counter[str]:
    """Read a hand of cards."""
    cards: Counter[str] = Counter()
    for part in filter(None, words.split(", ")):
        number, _, card = part.rpartition(" ")
        cards[card] += int(number or 1)
    return cards


def held(match: Match, seat: int, side: str) -> Counter[str]:
    """Read the cards on one side of a seat's divider."""
    return pile(match.table.seat[seat].held[SIDES[side]])


def gone(match: Match) -> Counter[str]:
    """Read the cards that have left the game."""
    return pile(match.table.gone)


def pile(counts: Any) -> Counter[str]:
    """Read a pile of cards that is counted by kind and mouse."""
    return Counter(
        {card_name(kind, mouse): int(counts[kind, mouse]) for kind in Kind for mouse in Mouse if counts[kind, mouse]}
    )


def row_of(match: Match, card: str) -> int:
    """Find a card in the box."""
    if card == "-":
        return NOTHING
    wanted = (*face(card), card.endswith("+bone"))
    rows = range(match.box.record.cards)
    cards = [match.box.record.card[row] for row in rows]
    return next(row for row in rows if (cards[row].kind, cards[row].mouse, cards[row].bone) == wanted)


def lay(match: Match, **farms: str) -> None:
    """Lay cards at farms, the inner one first; "-" leaves a place empty and "" the whole farm."""
    for letter, cards in farms.items():
        for ring, card in zip(Ring, cards.split() or ["-", "-"], strict=True):
            match.table.farm[farm(letter)].card[ring] = row_of(match, card)


def at_farm(match: Match, letter: str) -> Counter[str]:
    """Read the cards at a farm."""
    rows = [int(row) for row in match.table.farm[farm(letter)].card if row != NOTHING]
    cards = [match.box.record.card[row] for row in rows]
    return Counter(card_name(card.kind, card.mouse) for card in cards)


def farm(letter: str) -> int:
    """Give the number of a farm."""
    return ord(letter) - ord("A")


def stand(match: Match, **figures: str) -> None:
    """Put wolf and fox at farms."""
    for name, letter in figures.items():
        match.table.figure[SIDES[name]] = farm(letter)


def stands(match: Match, figure: str) -> str:
    """Give the letter of the farm where a figure stands."""
    return chr(ord("A") + match.table.figure[SIDES[figure]])


def roll(match: Match, *values: int) -> None:
    """Let the dice show these values."""
    assert len(values) == match.table.dice
    for die, value in enumerate(values):
        match.table.die[die].value = value
        match.table.die[die].used_by = NOBODY


def dice(match: Match) -> list[int]:
    """Read the dice that lie in the forest."""
    thrown = [match.table.die[die] for die in range(match.table.dice)]
    return [int(die.value) for die in thrown if die.used_by == NOBODY]


def give(match: Match, seat: int, wolf: str = "", fox: str = "", bones: int | None = None) -> None:
    """Give a seat cards on either side of its divider, and leave it so many bones."""
    for side, words in ((Figure.WOLF, wolf), (Figure.FOX, fox)):
        for card, number in hand(words).items():
            match.table.seat[seat].held[(side, *face(card))] += number
    if bones is not None:
        match.table.seat[seat].bones = bones


def bones(match: Match, seat: int) -> int:
    """Count a seat's bones."""
    return int(match.table.seat[seat].bones)


def offers(match: Match) -> dict[tuple[str, int, int], int]:
    """Read the moves on offer: figure, value of the die, and what it counts as."""
    found = {}
    for action in match.legal(match.pending[0]):
        distance, die, figure = MOVE.parts(action)
        found[Figure(figure).name.lower(), int(match.table.die[die].value), distance] = action
    return found


def go(match: Match, figure: str, die: int, counted_as: int | None = None) -> None:
    """Let the seat whose turn it is move a figure."""
    match.play(match.pending[0], offers(match)[figure, die, counted_as or die])


def asked(match: Match) -> Counter[str]:
    """Read the cards of which the farmer lets the seat whose turn it is choose one to lose."""
    assert match.table.phase == Phase.FARMER
    actions = match.legal(match.pending[0])
    return Counter(card_name(*LOSE.parts(action)) for action in actions)


def lose(match: Match, card: str) -> None:
    """Let the seat that the farmer asks give back a card."""
    match.play(match.pending[0], LOSE(*face(card)))


def next_farmer(match: Match, name: str) -> None:
    """Put a farmer card on top of the pile."""
    match.table.farmer_deck[0] = match.box.names["farmer"].index(name)
    match.table.farmers_left = 1


def end_the_day(match: Match, farmer: str = "Fast Asleep", day: int = 1, start: int = 0) -> None:
    """Play the last move of a day, after which ``start`` has the start player marker and the farmer comes.

    The last to move has laid one card back at a farm and only fetches it again; whoever has none fetches
    butter, which is worth nothing without pancakes.
    """
    t = match.table
    t.day, t.round_of_day, t.moved = day - 1, match.box.record.rounds - 1, t.seats - 1
    t.start = (start - 1) % t.seats
    t.turn = (t.start - 1) % t.seats
    next_farmer(match, farmer)
    figure, card = lay_back(match, int(t.turn))
    stand(match, wolf="E", fox="E")
    stand(match, **{figure: "A"})
    lay(match, B=f"- {card}")
    roll(match, *[1] * int(t.dice))
    go(match, figure, 1)


def lay_back(match: Match, seat: int) -> tuple[str, str]:
    """Take one card without a bone back from a seat, and say which figure fetched it."""
    for side in ("fox", "wolf"):
        for card in filter(has_no_bone, held(match, seat, side)):
            match.table.seat[seat].held[(SIDES[side], *face(card))] -= 1
            return side, card
    return "fox", "butter"


def has_no_bone(card: str) -> bool:
    """Say whether a card is in the box without a bone."""
    cards = GAME.standard_box.record.card[: GAME.standard_box.record.cards]
    return any((each.kind, each.mouse, each.bone) == (*face(card), 0) for each in cards)


def earned(match: Match, seat: int, day: int = 1) -> dict[str, int]:
    """Read what a seat has scored on a day, by source, without the sources that gave nothing."""
    points = match.table.seat[seat].earned[day - 1]
    return {source.name.lower(): int(points[source]) for source in Source if points[source]}


def score_day(*hands: str, day: int = 1, side: str = "fox", bones: int = 0) -> list[dict[str, int]]:
    """Let every seat hold a hand at the end of a day and read what each scores."""
    match = sit_down(max(2, len(hands)))
    for seat in range(match.seats):
        give(match, seat, bones=bones)
    for seat, words in enumerate(hands):
        give(match, seat, **{side: words})
    end_the_day(match, day=day)
    return [earned(match, seat, day) for seat in range(match.seats)]
