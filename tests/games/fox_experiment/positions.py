"""Positions for the tests, laid out in a few words as the rulebook's examples are: sitting down, choosing, and rolling.

Traits are written ``tail=2, ear=1``; dice "tail 1½ ½, friendly ½½". Choices are found by the things they point at:
``choose(match, 0, "kennel:male:2")``. What lies before a seat is in ``stashes``, what lies in the middle in ``board``.
"""

from functools import cache
from itertools import count

import reynard
from reynard.core.box import Box
from reynard.core.match import Match
from reynard.games.fox_experiment.actions import DONE
from reynard.games.fox_experiment.box.record import SEX_KEYS, TRAIT_KEYS
from reynard.games.fox_experiment.rules.arranging import clear_arrangement
from reynard.games.fox_experiment.table import FRIENDLY, GENERATIONS, WILD_FOXES, Source, Stage, Step

from .stashes import by_kind, give, strip, traits

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


def go_to_breeding(match: Match) -> None:
    """Play Selection: everybody takes the first free space, male and female, and gets no supplies for it."""
    while any(own.stage <= Stage.EQUIPPING and own.step != Step.ROLL for own in match.table.seat[: match.seats]):
        seat = next(seat for seat in match.pending if step(match, seat) != "roll")
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
    own = match.table.seat[seat]
    assert own.step == Step.ARRANGE
    own.kind[:] = own.face[:] = 0
    own.dice = 0
    for part in filter(None, words.split(", ")):
        kind, *faces = part.split()
        for face in faces:
            own.kind[own.dice] = DIE_KINDS.index(kind)
            own.face[own.dice] = side_of(match, DIE_KINDS.index(kind), face)
            own.dice += 1
    clear_arrangement(match.box.record, own)


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
    own = match.table.seat[seat]
    if own.sex != sex:
        own.blanks.left[own.sex] += 1
        own.blanks.left[sex] -= 1
        own.sex = sex


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
        elif DONE() in match.legal(seat):
            match.play(seat, DONE())
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
