"""Is the first player ahead, and what is everything in the box worth?"""

from collections.abc import Sequence
from typing import Unpack

import numpy as np

from reynard.core.contract import Game
from reynard.core.counting import POINTS, Thing
from reynard.core.levels import Level
from reynard.lab.answer import Answer, Bars, Dots, Section, Series, Spread, Table
from reynard.lab.asking import How, Setting, answer, box_of, call_of, game_of, things_of
from reynard.lab.games import Games, read_games
from reynard.lab.keeping import Kept
from reynard.lab.question import Question, ask
from reynard.lab.rows import read_players
from reynard.lab.saying import (
    PERCENT,
    gained,
    games_played,
    measured,
    ordinal,
    players,
    share,
    share_gained,
)
from reynard.lab.statistics import Estimate, less, mean_of, share_of
from reynard.lab.tables import tenths
from reynard.lab.things import Worth, families, sources, worths

GAMES = 2000
HOW_TO_READ = (
    "Worth is what a seat with one more of a thing ends ahead of the others at its table, who hold as many of "
    "everything else in that family. Where chance deals a thing, that is what it is worth; where players choose it, "
    "part of it is that whoever does well can afford it. Where everybody has just one of a family, it is worth what it "
    "is beside an average one.",
    "A dash stands where hardly anybody had more or less of a thing than others at the table.",
)
ENDS = 5  # of a family, the things worth most and least that a terminal shows
CLOSE = 0.1  # of the first one's points: that near, the second could still have won


def balance(
    game: Game | str,
    seats: Sequence[int] | int = (),
    bot: str = Level.CUB,
    *,
    how: How | None = None,
    **setting: Unpack[Setting],
) -> Answer:
    """Let equal bots play at each number of players, and say who wins from which place, and by what.

    >>> import reynard.lab
    >>> found = reynard.lab.balance("wolf-and-fox", 3, games=50)
    >>> found.sections[0].title
    'Places'
    """
    played = game_of(game)
    several = (seats,) if isinstance(seats, int) else tuple(seats) or tuple(each for each in played.seats if each > 1)
    question = ask(
        "balance",
        played,
        tuple((str(bot),) * each for each in several),
        setting.get("games", GAMES),
        boxes=(box_of(played, setting.get("box")),),
        options=setting.get("options"),
        seed=setting.get("seed", 0),
        rotates=False,
        counts=played.counting is not None,
    )
    call = call_of("balance", played, f"{list(several)!r}, {str(bot)!r}", **setting)
    return answer(question, summarise, call, **(how or {}))


def summarise(question: Question, kept: Kept, command: str) -> Answer:
    """Say who wins from which place, what everything is worth, and where points come from."""
    things = things_of(question)
    tables = [read_games(question, kept, lineup, things=len(things)) for lineup in range(len(question.lineups))]
    several = [games for games in tables if games.seats > 1]
    sections = [places(several)] if several else []
    sections += [alone(games) for games in tables if games.seats == 1]
    sections += [family(name, tables, things, found) for name, found in families(things)]
    if any(thing.family == POINTS for thing in things):
        sections.append(where_from(tables, things))
    sections.append(whole_games(tables))
    if things:
        sections.append(Section("How to read what things are worth", HOW_TO_READ))
    bots = question.lineups[0][0]
    title = f"{question.played.title}: the balance of its box, by {bots}"
    return Answer(title, question, sections, read_players(question, kept), command)


def place_wins(games: Games, place: int) -> Estimate:
    """Say how often whoever began at a place wins."""
    return share_of(games.at_place(place, games.won), games.deal)


def places(tables: Sequence[Games]) -> Section:
    """Say how often each place of the first turn order wins."""
    found = [(games, place, off_even(games, place)) for games in tables for place in range(games.seats)]
    labels = [f"{players(games.seats)}, {ordinal(place)}" for games, place, _ in found]
    rows = [
        (
            label,
            share(place_wins(games, place)),
            share_gained(off),
            measured(mean_of(games.at_place(place, games.points), games.deal)),
            f"{games.count:,}",
        )
        for label, (games, place, off) in zip(labels, found, strict=True)
    ]
    series = Series("", [PERCENT * off.value for _, _, off in found], [PERCENT * off.half for _, _, off in found])
    dots = Dots(labels, (series,), "percentage points from an even share", 0.0)
    heading = ("begins", "won", "from an even share (%)", "points", "games")
    plots = (("Victories by place in the first turn order", dots),)
    sentences = [place_sentence(games) for games in tables]
    return Section("Places", sentences, (Table(heading, rows),), plots, count(tables))


def count(tables: Sequence[Games]) -> int:
    """Say how many games there are at all tables together."""
    return sum(games.count for games in tables)


def off_even(games: Games, place: int) -> Estimate:
    """Say how far a place is from its even share of the victories."""
    won = place_wins(games, place)
    return Estimate(won.value - 1 / games.won.shape[1], won.error, won.games)


def alone(games: Games) -> Section:
    """Say how games alone end."""
    points = mean_of(games.points[:, 0], games.deal)
    sentences = [f"Alone one ends with {measured(points)} points."]
    for row, name in enumerate(games.rivals, 1):
        theirs = mean_of(games.points[:, row], games.deal)
        wins = share_of(games.won[:, 0], games.deal)
        sentences.append(f"{name} has {measured(theirs)}, and is beaten in {share(wins)} of the games.")
    return Section("Alone", sentences, games=games.count)


def place_sentence(games: Games) -> str:
    """Say which place is farthest from an even share, and whether that is more than chance."""
    found = [off_even(games, place) for place in range(games.seats)]
    place = int(np.argmax([abs(off.value) for off in found]))
    off = found[place]
    more = "more" if off.value > 0 else "less"
    certain = "" if off.is_clear else ", which may be chance"
    return (
        f"With {players(games.seats)} the {ordinal(place)} place wins {abs(PERCENT * off.value):.1f} percentage points "
        f"{more} often than an even share, ±{PERCENT * off.half:.1f}{certain}."
    )


def family(name: str, tables: Sequence[Games], things: Sequence[Thing], found: Sequence[int]) -> Section:
    """Say how often the things of a family were had, when, and what they were worth."""
    ordered = sorted(worths(tables, things, found), key=lambda worth: -np.nan_to_num(worth.points.value, nan=-np.inf))
    rows = [
        (
            each.thing.name,
            share(each.had),
            measured(each.number, 2),
            share(each.since),
            gained(each.points, 2),
            share_gained(each.wins),
        )
        for each in ordered
    ]
    seen = [each for each in ordered if each.points.games]
    heading = (name, "had by", "number", "first had after", "worth in points", "worth in wins (%)")
    dots = Dots(
        [each.thing.name for each in seen],
        (Series("worth", [each.points.value for each in seen], [each.points.half for each in seen]),),
        "points with one more of it",
        0.0,
    )
    plots = ((f"What one more of each is worth: {name}", dots),) if len(seen) > 1 else ()
    table = Table(heading, rows, first=ENDS, last=ENDS)
    return Section(name[:1].upper() + name[1:], family_sentences(seen), (table,), plots, count(tables))


def family_sentences(seen: Sequence[Worth]) -> list[str]:
    """Say what is worth most and least, unless that may be chance."""
    if len(seen) < 2 or not less(seen[0].points, seen[-1].points).is_clear:
        return []
    most, least = (f"{each.thing.name}, {gained(each.points)} points" for each in (seen[0], seen[-1]))
    return [f"Most goes with {most}; least with {least}."]


def where_from(tables: Sequence[Games], things: Sequence[Thing]) -> Section:
    """Say where points come from."""
    found = [sources(games, things) for games in tables]
    names = [name for name, _ in found[0]]
    rows = [(name, *(measured(column[i][1]) for column in found)) for i, name in enumerate(names)]
    totals = [mean_of(games.points[:, : games.seats].ravel(), games.deals) for games in tables]
    rows.append(("all", *(measured(total) for total in totals)))
    labels = [players(games.seats) for games in tables]
    bars = Bars(labels, [(name, [column[i][1].value for column in found]) for i, name in enumerate(names)], "points")
    words = ("Means of all seats.",)
    table = Table(("points from", *labels), rows)
    return Section("Where points come from", words, (table,), (("Where points come from", bars),), count(tables))


def whole_games(tables: Sequence[Games]) -> Section:
    """Say how long games are, how close, and with how many points they end."""
    rows = []
    for games in tables:
        close = games.lead <= CLOSE * games.points.max(axis=1)
        rows.append(
            (
                players(games.seats),
                measured(mean_of(games.moves, games.deal)),
                measured(mean_of(games.lead, games.deal)),
                share(share_of(close, games.deal)),
                measured(mean_of(games.changes, games.deal), 2),
                f"{games.count:,}",
            )
        )
    heading = ("table", "decisions", "first ahead of second", "within a tenth", "changes of the lead", "games")
    groups = [(players(games.seats), games.points[:, : games.seats].ravel()) for games in tables]
    tables_shown = (Table(heading, rows), tenths(groups))
    plots = (("How often games end with how many points", Spread(groups, "points of a seat")),)
    sentences = (f"Every table played {games_played(tables[0].count)}.",)
    return Section("Whole games", sentences, tables_shown, plots, count(tables))
