"""What if the box were another one? The same deals with both, pair by pair."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Unpack

import numpy as np

from reynard.core.box import Box
from reynard.core.contract import Game
from reynard.core.counting import Thing
from reynard.core.errors import BadBox
from reynard.core.levels import Level
from reynard.lab.answer import Answer, Dots, Section, Series, Table
from reynard.lab.asking import How, Setting, answer, box_of, call_of, game_of, things_of
from reynard.lab.changing import change
from reynard.lab.games import Games, read_games
from reynard.lab.keeping import Kept
from reynard.lab.question import Question, ask
from reynard.lab.rows import read_players
from reynard.lab.saying import PERCENT, gained, measured, number, ordinal, share, share_gained
from reynard.lab.statistics import Estimate, less, mean_of, share_of
from reynard.lab.things import Worth, families, worths

GAMES = 2000
MOST_TOLD = 5  # things about which there is a sentence
MOST_SHOWN = 10  # that a terminal shows
BY_CHANCE = 0.05  # of all figures that did not change lie outside their interval


def whatif(
    game: Game | str,
    changes: Sequence[str] = (),
    bots: Sequence[str] = (Level.CUB, Level.CUB, Level.CUB),
    *,
    changed: Box | str | None = None,
    how: How | None = None,
    **setting: Unpack[Setting],
) -> Answer:
    """Play with the usual box and with a changed one, with the same dice, and say what differs.

    >>> import reynard.lab
    >>> found = reynard.lab.whatif("wolf-and-fox", ["bones.at_start=3"], ["cub", "cub"], games=40)
    >>> found.sections[0].title
    'Places'
    """
    played = game_of(game)
    usual = box_of(played, setting.get("box"))
    other = change(played, box_of(played, changed) if changed else usual, changes)
    if np.array_equal(other.row, usual.row):
        raise BadBox("Both boxes are the same to the rules, so nothing would differ; change a number.")
    names = tuple(str(name) for name in bots)
    question = ask(
        "whatif",
        played,
        (names,),
        setting.get("games", GAMES),
        boxes=(usual, other),
        options=setting.get("options"),
        seed=setting.get("seed", 0),
        rotates=len(set(names)) > 1,
        counts=played.counting is not None,
    )
    call = call_of("whatif", played, f"{list(changes)!r}, {list(names)!r}", **setting)
    return answer(question, partial(summarise, changes=tuple(changes)), call, **(how or {}))


def summarise(question: Question, kept: Kept, command: str, changes: Sequence[str]) -> Answer:
    """Say what differs in places, whole games and values."""
    things = things_of(question)
    usual, other = (read_games(question, kept, 0, box, len(things)) for box in (0, 1))
    sections = [places(usual, other), whole_games(usual, other)]
    if things:
        sections.append(values(usual, other, things))
    what = ", ".join(changes) or "another box"
    title = f"{question.played.title}: what if {what}?"
    return Answer(title, question, sections, read_players(question, kept), command)


def paired(usual: Any, other: Any, deals: Any) -> Estimate:
    """Give the mean difference of games that began alike."""
    return mean_of(np.asarray(other, np.float64) - usual, deals)


def places(usual: Games, other: Games) -> Section:
    """Say whom the change favours."""
    sentences, rows, found = [], [], []
    for place in range(usual.seats):
        before, after = (games.at_place(place, games.won) for games in (usual, other))
        poor, rich = (games.at_place(place, games.points) for games in (usual, other))
        off = paired(before, after, usual.deal)
        found.append(off)
        rows.append(
            (
                ordinal(place),
                share(share_of(before, usual.deal)),
                share(share_of(after, other.deal)),
                share_gained(off),
                gained(paired(poor, rich, usual.deal)),
            )
        )
        sentences.append(place_sentence(place, off))
    table = Table(("begins", "usual box", "changed box", "difference (%)", "points"), rows)
    series = Series("difference", [PERCENT * e.value for e in found], [PERCENT * e.half for e in found])
    dots = Dots([ordinal(place) for place in range(usual.seats)], (series,), "percentage points more victories", 0.0)
    return Section("Places", sentences, (table,), (("How much more often each place wins", dots),), both(usual, other))


def both(usual: Games, other: Games) -> int:
    """Say how many games were played with both boxes."""
    return usual.count + other.count


def place_sentence(place: int, off: Estimate) -> str:
    """Say how much more or less often a place wins."""
    who = f"The {ordinal(place)} player"
    if not off.is_clear:
        return f"{who} wins as often as before, as far as these games can tell (±{PERCENT * off.half:.1f})."
    more = "more" if off.value > 0 else "less"
    return f"{who} wins {abs(PERCENT * off.value):.1f} points {more} often, ±{PERCENT * off.half:.1f}."


def whole_games(usual: Games, other: Games) -> Section:
    """Say what changes in length, in closeness and in points."""
    rows, sentences = [], []
    for name, field, words in (
        ("decisions", "moves", "decisions"),
        ("first ahead of second", "lead", "points between first and second"),
        ("changes of the lead", "changes", "changes of the lead"),
        ("points of a seat", "points", "points for each seat"),
    ):
        before, after = (seat_mean(games, field) for games in (usual, other))
        off = paired(before, after, usual.deal)
        rows.append((name, measured(mean_of(before, usual.deal)), measured(mean_of(after, other.deal)), gained(off, 2)))
        if off.is_clear:
            more = "more" if off.value > 0 else "fewer"
            sentences.append(f"A game has {abs(off.value):.2f} {more} {words}, ±{off.half:.2f}.")
    if not sentences:
        sentences.append("Games are as long, as close and as rich as before, as far as these games can tell.")
    table = Table(("", "usual box", "changed box", "difference"), rows)
    return Section("Whole games", sentences, (table,), games=both(usual, other))


def seat_mean(games: Games, field: str) -> Any:
    """Give a figure of each game; of what its seats have, their mean."""
    found = getattr(games, field)
    return found if found.ndim == 1 else found[:, : games.seats].mean(axis=1)


def values(usual: Games, other: Games, things: Sequence[Thing]) -> Section:
    """Say which things are had more or less, and are worth more or less."""
    rows = []
    for _, found in families(things):
        before, after = (worths((games,), things, found) for games in (usual, other))
        for place, one, two in zip(found, before, after, strict=True):
            had, has = ((games.numbers[:, :, place] > 0).mean(axis=1) for games in (usual, other))
            rows.append((one, two, paired(had, has, usual.deal), less(two.points, one.points)))
    rows.sort(key=lambda row: -max(weight(row[2]), weight(row[3])))
    clear = [row for row in rows if row[2].is_clear or row[3].is_clear]
    told = sum(figure.error > 0 for row in rows for figure in row[2:])
    lines = [
        (
            name_of(one.thing),
            share(one.had),
            share_gained(had),
            gained(one.points),
            gained(worth),
        )
        for one, two, had, worth in rows
    ]
    sentences = [sentence for row in clear[:MOST_TOLD] for sentence in thing_sentences(*row)]
    sentences.append(
        f"{len(clear)} of {len(rows)} things differ by more than their intervals, where chance alone would make about "
        f"{number(BY_CHANCE * told, 0)} look so. Those that differ most come first."
    )
    heading = ("thing", "had by", "change (%)", "worth in points", "change in worth")
    return Section("Values", sentences, (Table(heading, lines, first=MOST_SHOWN),), games=both(usual, other))


def name_of(thing: Thing) -> str:
    """Name a thing with its family, for a name may come in more than one."""
    return f"{thing.name} ({thing.family})"


def weight(found: Estimate) -> float:
    """Say how far a difference is beyond its error."""
    return abs(found.value) / found.error if found.games and found.error > 0 else 0.0


def thing_sentences(one: Worth, two: Worth, had: Estimate, worth: Estimate) -> list[str]:
    """Say what differs for one thing."""
    found, name = [], name_of(one.thing)
    if had.is_clear:
        by = f"{abs(PERCENT * had.value):.1f} percentage points {'more' if had.value > 0 else 'less'} often"
        found.append(f"{name} is had {by}, ±{PERCENT * had.half:.1f}.")
    if worth.games and worth.is_clear:
        by = f"{abs(worth.value):.1f} points {'more' if worth.value > 0 else 'less'}"
        found.append(f"{name} is worth {by} than with the usual box, ±{worth.half:.1f}.")
    return found
