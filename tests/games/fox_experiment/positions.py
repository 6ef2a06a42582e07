"""Positions for the tests, laid out in a few words as the rulebook's examples are.

Traits are written ``tail=2, ear=1``; dice "tail 1½ ½, friendly ½½"; science cards and tiles by their keys, "keep, 2
trade" and "tail friendly". A study goes by what its last level asks for, a wild fox by its name, a bred fox by its
number. What is given is taken from its deck or stack, so that the box always stays complete. Choices are found by
the things they point at: ``choose(match, 0, "kennel:male:2")``.
"""

from collections import Counter
from functools import cache
from itertools import count
from typing import Any

import reynard
from reynard.core.box import Box
from reynard.core.match import Match
from reynard.games.fox_experiment.arranging import clear_arrangement
from reynard.games.fox_experiment.box import GOAL_KEYS, SCIENCE_KEYS, SEX_KEYS, SUPPLY_KEYS, TRACK_KEYS, TRAIT_KEYS
from reynard.games.fox_experiment.table import (
    DONE,
    FRIENDLY,
    GENERATIONS,
    HELD,
    NOTHING,
    WILD_FOXES,
    Source,
    Stage,
    Step,
)

GAME = reynard.game("fox-experiment")
FACES = {"0": (0, 0), "½": (0, 1), "½½": (0, 2), "1": (1, 0), "1½": (1, 1)}
DIE_KINDS = (*TRAIT_KEYS, "friendly")


def sit_down(seats: int = 3, box: Box | None = None, choosing: bool = False, **options: int) -> Match:
    """Start a match in which the seats take turns in their own order; everybody has chosen the first study offered."""
    match = GAME.start(seats, seed=seed_for(seats, tuple(options.items())), options=dict(options), box=box)
    while not choosing and not match.table.begun:
        choose(match, match.pending[0], "offer:0")
    return match


@cache
def seed_for(seats: int, options: tuple[tuple[str, int], ...]) -> int:
    """Find a seed with which the first seat goes first."""
    starts = ((seed, GAME.start(seats, seed=seed, options=dict(options))) for seed in count(1))
    return next(seed for seed, match in starts if match.table.order[0] == 0)


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


def offered(match: Match, seat: int) -> dict[tuple[str, ...], int]:
    """Read what a seat may choose, by the things each choice points at."""
    return {choice.at: choice.id for choice in match.choices(seat)}


def can(match: Match, seat: int, *at: str) -> bool:
    """Say whether a seat may choose this."""
    return at in offered(match, seat)


def choose(match: Match, seat: int, *at: str) -> None:
    """Let a seat make the choice that points at exactly these things."""
    choices = offered(match, seat)
    assert at in choices, f"seat {seat} cannot choose {at}, only {sorted(choices)}"
    match.play(seat, choices[at])


def refusal(match: Match, seat: int, action: int) -> reynard.IllegalMove:
    """Try what is not allowed, and give the refusal; nothing on the table may have changed."""
    before = match.table.tobytes()
    try:
        match.play(seat, action)
    except reynard.IllegalMove as refused:
        assert match.table.tobytes() == before
        return refused
    raise AssertionError(f"seat {seat} was allowed to do {action}")


def step(match: Match, seat: int) -> str:
    """Say what a seat is asked for."""
    return Step(int(match.table.seat[seat].step)).name.lower()


def stage(match: Match, seat: int) -> str:
    """Say how far a seat is in the generation."""
    return Stage(int(match.table.seat[seat].stage)).name.lower()


def give(match: Match, seat: int, friendly: int = 0, points: int = 0, science: str = "", **traits: int) -> None:
    """Give a seat tokens, and science cards from the deck."""
    place = match.table.seat[seat]
    place.friendly += friendly
    place.points += points
    for trait, number in traits.items():
        place.token[TRAIT_KEYS.index(trait)] += number
    for kind, number in listed(science).items():
        row = SCIENCE_KEYS.index(kind)
        assert match.table.science_deck[row] >= number, f"the deck has no {kind} left"
        place.science[row] += number
        place.hand += number
        match.table.science_deck[row] -= number
        match.table.science_left -= number


def strip(match: Match, seat: int) -> None:
    """Take all tokens from a seat, and put its science cards back into the deck."""
    t, place = match.table, match.table.seat[seat]
    place.friendly = place.points = place.hand = 0
    place.token[:] = 0
    for kind in range(len(SCIENCE_KEYS)):
        t.science_deck[kind] += place.science[kind]
        t.science_left += place.science[kind]
        place.science[kind] = 0


def listed(words: str) -> Counter[str]:
    """Read a list such as "keep, 2 trade"."""
    things: Counter[str] = Counter()
    for part in filter(None, words.split(", ")):
        number, _, thing = part.rpartition(" ")
        things[thing] += int(number or 1)
    return things


def traits(numbers: Any) -> dict[str, int]:
    """Read a number for each trait, without those that are 0."""
    return {key: int(number) for key, number in zip(TRAIT_KEYS, numbers, strict=True) if number}


def tokens(match: Match, seat: int) -> dict[str, int]:
    """Read the trait tokens of a stash."""
    return traits(match.table.seat[seat].token)


def friendly(match: Match, seat: int) -> int:
    """Count a seat's friendly tokens."""
    return int(match.table.seat[seat].friendly)


def points(match: Match, seat: int) -> int:
    """Count a seat's point tokens."""
    return int(match.table.seat[seat].points)


def hand(match: Match, seat: int) -> Counter[str]:
    """Read a seat's science cards."""
    return by_kind(match.table.seat[seat].science)


def science_discards(match: Match) -> Counter[str]:
    """Read the science cards that were played."""
    return by_kind(match.table.science_discard)


def by_kind(numbers: Any) -> Counter[str]:
    """Read a pile of science cards."""
    return Counter({key: int(number) for key, number in zip(SCIENCE_KEYS, numbers, strict=True) if number})


def study_of(match: Match, **last_level: int) -> int:
    """Find the study whose third level asks for exactly this."""
    studies = range(int(match.box.record.studies))
    return next(row for row in studies if traits(match.box.record.study[row].need[-1]) == last_level)


def hold_studies(match: Match, seat: int, *studies: tuple[int, int]) -> None:
    """Let a seat have these studies, each with so many levels completed, in place of those it had."""
    t, place = match.table, match.table.seat[seat]
    for number in range(int(place.studies)):
        t.study_deck[t.studies] = place.study[number]
        t.studies += 1
    place.studies = 0
    for study, _ in studies:
        take_study(match, study)
    for number in range(HELD):
        place.study[number], place.level[number] = studies[number] if number < len(studies) else (NOTHING, 0)
    place.studies = len(studies)


def take_study(match: Match, study: int) -> None:
    """Take a study from the deck, from under it, or from a seat, which gets another one."""
    t = match.table
    deck = [int(row) for row in t.study_deck[: t.studies]]
    under = [int(row) for row in t.bottom[: t.bottoms]]
    if study in under:
        place = under.index(study)
        t.bottom[place : len(under) - 1] = under[place + 1 :]
        t.bottom_by[place : len(under) - 1] = [int(seat) for seat in t.bottom_by[place + 1 : len(under)]]
        t.bottoms -= 1
        return
    if study in deck:
        t.study_deck[deck.index(study)] = deck[-1]
    for place in t.seat[: t.seats]:
        for number in range(int(place.studies)):
            if place.study[number] == study:
                place.study[number] = deck[-1]
    t.studies -= 1


def levels(match: Match, seat: int) -> list[int]:
    """Read how many levels of each study a seat has completed."""
    place = match.table.seat[seat]
    return [int(level) for level in place.level[: place.studies]]


def unlock(match: Match, seat: int, **tracks: str) -> None:
    """Put tokens on the upgrades of a mat, from the left: ``unlock(match, 0, pups="ear tail")``."""
    place = match.table.seat[seat]
    for track, words in tracks.items():
        for trait in words.split():
            row = TRACK_KEYS.index(track)
            place.mat[row, place.unlocked[row]] = TRAIT_KEYS.index(trait)
            place.unlocked[row] += 1
            assert place.unlocked[row] <= match.box.record.length[row]


def mat(match: Match, seat: int) -> dict[str, list[str]]:
    """Read the tokens on a mat."""
    place = match.table.seat[seat]
    rows = {key: place.mat[row, : place.unlocked[row]] for row, key in enumerate(TRACK_KEYS)}
    return {key: [TRAIT_KEYS[trait] for trait in row] for key, row in rows.items() if len(row)}


def lay_patrons(match: Match, *goals: str) -> None:
    """Put patrons with these goals beside the board."""
    match.table.patron[: len(goals)] = [GOAL_KEYS.index(goal) for goal in goals]


def join(match: Match, seat: int, *patrons: int) -> None:
    """Put a seat's meeples beside patrons."""
    for patron in patrons:
        match.table.seat[seat].patrons |= 1 << patron


def reward(match: Match, generation: int, *entrants: int) -> None:
    """Put meeples on a space of the friendliness track."""
    match.table.friendliest[generation - 1] = sum(1 << entrant for entrant in entrants)


def tile_icons(match: Match, tile: int) -> list[str]:
    """Read what a tile shows."""
    icons = match.box.record.tile[tile].icon
    return [key for key, number in zip(SUPPLY_KEYS, icons, strict=True) for _ in range(int(number))]


def lay_tile(match: Match, where: str, icons: str) -> int:
    """Lay a tile with these icons on "space:2", "patron:0" or "discard", and give its number.

    It comes from the stack or the discards, or else changes places with what lies there.
    """
    t = match.table
    kind, _, number = where.partition(":")
    if kind == "discard":
        places, place = t.tile_discard, int(t.discarded)
        t.discarded += 1
        t.tiles -= 1
        places[place] = t.tile_stack[t.tiles]
    else:
        places, place = (t.tile if kind == "space" else t.patron_tile), int(number)
    piles = ((t.tile_stack, t.tiles), (t.tile_discard, t.discarded), (t.tile, t.spaces), (t.patron_tile, t.patrons))
    for pile, length in piles:
        for spot in range(int(length)):
            tile = int(pile[spot])
            if tile != NOTHING and sorted(tile_icons(match, tile)) == sorted(icons.split()):
                pile[spot], places[place] = places[place], tile
                return tile
    raise AssertionError(f"no tile with {icons} is in the stack or on the board")


def tile_at(match: Match, where: str) -> int:
    """Give the number of the tile on "space:2" or "patron:0"."""
    kind, _, number = where.partition(":")
    return int((match.table.tile if kind == "space" else match.table.patron_tile)[int(number)])


def tile_discards(match: Match) -> list[int]:
    """Read the discarded tiles."""
    return [int(tile) for tile in match.table.tile_discard[: match.table.discarded]]


def wild(match: Match, name: str) -> int:
    """Find a wild fox by its name."""
    return match.box.names["parent"].index(name)


def bred_fox(match: Match, owner: int, sex: str, **symbols: int) -> int:
    """Make a fox bred by a seat in the generation before, from a blank card of its colour."""
    t = match.table
    number = WILD_FOXES + int(t.bred)
    t.bred += 1
    card = t.fox[number]
    card.owner, card.sex, card.generation = owner, SEX_KEYS.index(sex), max(0, int(t.generation) - 1)
    for trait, marks in symbols.items():
        card.symbols[TRAIT_KEYS.index(trait)] = marks
        card.dice[TRAIT_KEYS.index(trait)] = (0, 1, 1, 2, 2, 2)[min(marks, 5)]
    blanks = t.seat[owner].blanks if owner < t.seats else t.automa.blanks
    blanks.left[card.sex] -= 1
    return number


def lift_fox(match: Match, fox: int) -> None:
    """Take a fox from wherever it lies: a row, a deck, its discards."""
    row = match.table.kennel[match.table.fox[fox].sex]
    for place in range(int(row.length)):
        if row.fox[place] == fox:
            row.fox[place] = NOTHING
    for pile, length in ((row.deck, "left"), (row.discard, "discarded")):
        lying = [int(each) for each in pile[: row[length]]]
        if fox in lying:
            pile[lying.index(fox)] = lying[-1]
            row[length] -= 1


def lay_row(match: Match, sex: str, *foxes: str | int) -> None:
    """Let a row of the kennel hold exactly these foxes; wild ones that were there go back into the deck."""
    row = match.table.kennel[SEX_KEYS.index(sex)]
    for place in range(int(row.length)):
        if row.fox[place] != NOTHING:
            back_to_deck(match, int(row.fox[place]))
        row.fox[place], row.claimed[place] = NOTHING, 0
    numbers = [fox if isinstance(fox, int) else wild(match, fox) for fox in foxes]
    for place, fox in enumerate(numbers):
        lift_fox(match, fox)
        row.fox[place] = fox
    row.length = len(numbers)


def back_to_deck(match: Match, fox: int) -> None:
    """Put a wild fox back into its deck."""
    if fox < WILD_FOXES:
        row = match.table.kennel[match.table.fox[fox].sex]
        row.deck[row.left] = fox
        row.left += 1


def row_of(match: Match, sex: str) -> list[int]:
    """Read the foxes of a row of the kennel; NOTHING where one was taken."""
    row = match.table.kennel[SEX_KEYS.index(sex)]
    return [int(fox) for fox in row.fox[: row.length]]


def pair(match: Match, seat: int, father: str | int, mother: str | int) -> None:
    """Give a seat these parents in place of those it has."""
    place = match.table.seat[seat]
    for sex, parent in enumerate((father, mother)):
        fox = parent if isinstance(parent, int) else wild(match, parent)
        if place.parent[sex] != NOTHING:
            back_to_deck(match, int(place.parent[sex]))
        lift_fox(match, fox)
        assert match.table.fox[fox].sex == sex
        place.parent[sex] = fox


def symbols(match: Match, fox: int) -> dict[str, int]:
    """Read the symbols of a bred fox."""
    return traits(match.table.fox[fox].symbols)


def dice_of(match: Match, fox: int) -> dict[str, int]:
    """Read the dice a fox gives as a parent."""
    return traits(match.table.fox[fox].dice)


def friendliness(match: Match, fox: int) -> int:
    """Read the friendliness of a fox."""
    return sum(symbols(match, fox).values())


def pups(match: Match, seat: int) -> list[int]:
    """Read the pups a seat has bred in this generation."""
    place = match.table.seat[seat]
    return [int(fox) for fox in place.pup[: place.pups]]


def go_to_breeding(match: Match) -> None:
    """Play Selection: everybody takes the first free space, male and female, and gets no supplies for it."""
    while any(place.stage <= Stage.EQUIPPING for place in match.table.seat[: match.seats]):
        seat = match.pending[0]
        before = match.table.seat[seat].copy()
        if step(match, seat) == "select":
            choose(match, seat, first_selection(match, seat))
        while step(match, seat) == "wild":
            choose(match, seat, "token:tail")
        if stage(match, seat) == "equipping" and step(match, seat) == "upgrade":
            choose(match, seat, "done")
        strip(match, seat)
        cards = ", ".join(f"{number} {kind}" for kind, number in by_kind(before.science).items())
        give(match, seat, int(before.friendly), int(before.points), cards, **traits(before.token))


def first_selection(match: Match, seat: int) -> str:
    """Find what a seat takes if it always takes the first: a space, then a male, then a female."""
    refs = [at[0] for at in offered(match, seat)]
    for kind in ("space:", "kennel:male:", "kennel:female:"):
        if found := sorted(ref for ref in refs if ref.startswith(kind)):
            return found[0]
    raise AssertionError(f"seat {seat} has nothing to select: {refs}")


def lay_dice(match: Match, seat: int, words: str) -> None:
    """Let the dice of a seat show this, "tail 1½ ½, friendly ½½", and lift what was placed."""
    place = match.table.seat[seat]
    assert place.step == Step.ARRANGE
    place.kind[:] = place.face[:] = 0
    place.dice = 0
    for part in filter(None, words.split(", ")):
        kind, *faces = part.split()
        for face in faces:
            place.kind[place.dice] = DIE_KINDS.index(kind)
            place.face[place.dice] = side_of(match, DIE_KINDS.index(kind), face)
            place.dice += 1
    clear_arrangement(match.box.record, place)


def side_of(match: Match, kind: int, face: str) -> int:
    """Find the first side of a die that shows this."""
    sides = match.box.record.face[1 if kind == FRIENDLY else 0]
    return next(side for side in range(len(sides)) if (sides[side].full, sides[side].half) == FACES[face])


def shown(match: Match, seat: int) -> dict[str, list[str]]:
    """Read the dice of a seat by kind."""
    found: dict[str, list[str]] = {}
    names = {face: word for word, face in FACES.items()}
    for die in match.view(seat)["seats"][seat]["roll"]["dice"]:
        found.setdefault(die["kind"], []).append(names[die["full"], die["half"]])
    return found


def roll(match: Match, seat: int, words: str, sex: str = "") -> None:
    """Let a seat roll for a pup, and its dice show this."""
    choose(match, seat, "roll")
    if sex:
        turn_card(match, seat, SEX_KEYS.index(sex))
    lay_dice(match, seat, words)


def turn_card(match: Match, seat: int, sex: int) -> None:
    """Change the blank card that a seat has turned over for one of the other sex, if need be."""
    place = match.table.seat[seat]
    if place.sex != sex:
        place.blanks.left[place.sex] += 1
        place.blanks.left[sex] -= 1
        place.sex = sex


def arranged(match: Match, seat: int) -> dict[str, int]:
    """Read the complete symbols as a seat has arranged them."""
    counts: dict[str, int] = match.view(seat)["seats"][seat]["roll"]["symbols"]
    return {key: number for key, number in counts.items() if number}


def breed(match: Match, seat: int, sex: str = "", **symbols: int) -> int:
    """Let a seat roll and record a pup with exactly these symbols, all of them whole, and give its number."""
    roll(match, seat, ", ".join(f"{trait} {' '.join(['1'] * number)}" for trait, number in symbols.items()), sex)
    number = WILD_FOXES + int(match.table.bred)
    choose(match, seat, "record")
    return number


def leave(match: Match, seat: int) -> None:
    """Let a seat go through the rest of its generation and do as little as it may: one pup without symbols."""
    while seat in match.pending and stage(match, seat) != "selecting":
        if step(match, seat) == "roll" and not match.table.seat[seat].pups:
            breed(match, seat)
        elif DONE in match.legal(seat):
            match.play(seat, DONE)
        else:
            match.play(seat, match.legal(seat)[0])


def end_generation(match: Match) -> None:
    """Let everybody do as little as they may, up to the next Selection or the end; no more if that has come already."""
    while match.pending and all(stage(match, seat) != "selecting" for seat in match.pending):
        leave(match, match.pending[0])


def last_generation(match: Match) -> None:
    """Let this be the last generation."""
    match.table.generation = GENERATIONS - 1


def sheet(match: Match, seat: int) -> list[int]:
    """Read the lines of a score sheet."""
    lines = [source.points for source in match.breakdown(seat)]
    assert len(lines) == len(Source)
    return lines


def breeding(seats: int = 3, **options: int):
    """Start a match and play it up to the first roll, all stashes empty."""
    match = sit_down(seats, **options)
    go_to_breeding(match)
    for seat in range(seats):
        strip(match, seat)
    return match


def researching(science: str = "", seats: int = 3, **symbols_of_pup: int):
    """Come to the upgrades after Research of the first seat, whose pup is male."""
    match = breeding(seats)
    give(match, 0, science=science)
    breed(match, 0, "male", **symbols_of_pup)
    if step(match, 0) == "assign":
        choose(match, 0, "done")
    return match
