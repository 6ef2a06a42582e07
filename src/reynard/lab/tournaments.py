"""Which bot is better, by how much, and is that certain?"""

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement
from typing import Any, Unpack

import numpy as np

from reynard.bots import bot
from reynard.core.contract import Game
from reynard.core.errors import ReynardError
from reynard.lab.answer import Answer, Dots, Heat, Section, Series, Spread, Table
from reynard.lab.asking import How, Setting, answer, box_of, call_of, game_of
from reynard.lab.games import Games, read_games
from reynard.lab.keeping import Kept
from reynard.lab.question import Question, ask
from reynard.lab.rows import read_players
from reynard.lab.saying import games_played, measured, number, players, share
from reynard.lab.statistics import NORMAL_95, Estimate, mean_of, rated, ratings, share_from, share_of
from reynard.lab.tables import tenths

GAMES = 1000
GROUPS = 1000  # of deals, which are drawn anew for the errors of ratings
LEVEL = 0.5  # of a victory over each other, for two who end level


def tournament(
    game: Game | str, bots: Sequence[str], seats: int = 2, *, how: How | None = None, **setting: Unpack[Setting]
) -> Answer:
    """Let every bot meet every other, seats rotated, and rate them.

    >>> import reynard.lab
    >>> found = reynard.lab.tournament("wolf-and-fox", ["random", "cub"], games=200)
    >>> found.sections[0].tables[0].rows[0][0]
    'cub'
    """
    played = game_of(game)
    games = setting.get("games", GAMES)
    if games < 2 * seats:
        raise ReynardError(
            f"With {seats} seats this takes at least {2 * seats} games, so that every bot has every seat."
        )
    question = ask(
        "tournament",
        played,
        lineups_of(tuple(bots), seats),
        games,
        boxes=(box_of(played, setting.get("box")),),
        options=setting.get("options"),
        seed=setting.get("seed", 0),
    )
    call = call_of("tournament", played, f"{list(bots)!r}, {seats}", **setting)
    return answer(question, summarise, call, **(how or {}))


def lineups_of(bots: tuple[str, ...], seats: int) -> tuple[tuple[str, ...], ...]:
    """Say who meets whom: every choice of different bots, or if they are too few for the seats, every mixture."""
    for name in bots:
        bot(name)
    if len(set(bots)) < len(bots) or len(bots) < 2:
        raise ReynardError("A tournament is between two or more different bots; name each of them once.")
    if len(bots) >= seats:
        return tuple(combinations(bots, seats))
    return tuple(each for each in combinations_with_replacement(bots, seats) if len(set(each)) > 1)


def summarise(question: Question, kept: Kept, command: str) -> Answer:
    """Rate the bots."""
    bots = list(dict.fromkeys(name for lineup in question.lineups for name in lineup))
    meetings = [read_games(question, kept, lineup) for lineup in range(len(question.lineups))]
    groups = min(GROUPS, *(int(games.deal[-1]) + 1 for games in meetings))
    beats = np.zeros((groups, len(bots), len(bots)))
    for games in meetings:
        count_meetings(games, bots, beats)
    order = [int(place) for place in np.argsort(-ratings(beats.sum(axis=0)))]
    bots, beats = [bots[place] for place in order], beats[:, order][:, :, order]
    frame = read_players(question, kept)
    seats, count = len(question.lineups[0]), sum(games.count for games in meetings)
    title = f"{question.played.title}: a tournament of {players(seats)}"
    sections = (
        rate(question, bots, beats, meetings, count),
        who_beats_whom(bots, beats, count),
        points_of(bots, meetings, count),
    )
    return Answer(title, question, sections, frame, command)


def count_meetings(games: Games, bots: Sequence[str], beats: Any) -> None:
    """Add how often each bot ended before each other one."""
    of_player = np.array([bots.index(name) for name in games.lineup])
    group = games.deal % len(beats)
    who = of_player[games.player[:, : games.seats]]
    for one in range(games.seats):
        for other in range(games.seats):
            mine, theirs = games.rank[:, one], games.rank[:, other]
            better = np.where(mine < theirs, 1.0, np.where(mine == theirs, LEVEL, 0.0))
            different = who[:, one] != who[:, other]
            np.add.at(beats, (group[different], who[different, one], who[different, other]), better[different])


def of_bot(name: str, meetings: Sequence[Games], field: str) -> tuple[Any, Any]:
    """Gather the values of one bot's seats, and the deals they come from."""
    values, deals = [], []
    for games in meetings:
        own = np.array(games.lineup)[games.player[:, : games.seats]] == name
        values.append(getattr(games, field)[:, : games.seats][own])
        deals.append(np.repeat(games.deal, games.seats).reshape(own.shape)[own])
    return np.concatenate(values), np.concatenate(deals)


def rate(question: Question, bots: Sequence[str], beats: Any, meetings: Sequence[Games], games: int) -> Section:
    """Rate the bots, and say of each how certainly it is better than the next."""
    values, again = rated(beats)
    met = np.round(beats.sum(axis=0) + beats.sum(axis=0).T).sum(axis=1)
    found = [Estimate(float(values[i]), float(again[:, i].std(ddof=1)), int(met[i])) for i in range(len(bots))]
    rows = []
    for name, rating in zip(bots, found, strict=True):
        won, points = share_of(*of_bot(name, meetings, "won")), mean_of(*of_bot(name, meetings, "points"))
        spread = float(np.std(of_bot(name, meetings, "points")[0]))
        rows.append((name, measured(rating, 0), share(won), measured(points), number(spread), f"{won.games:,}"))
    sentences = [compare(bots, values, again, i) for i in range(len(bots) - 1)]
    sentences.append(
        f"Every line-up played {games_played(question.games)}. Ratings are on the scale of Elo: with 100 more one ends "
        "before the other in 64 games of 100, with 200 more in 76."
    )
    table = Table(("bot", "rating", "won", "points", "standard deviation", "games"), rows)
    dots = Dots(bots, (Series("rating", [e.value for e in found], [e.half for e in found]),), "rating (Elo)", 0.0)
    return Section("Who is better", sentences, (table,), (("Ratings with their 95% intervals", dots),), games)


def compare(bots: Sequence[str], values: Any, again: Any, place: int) -> str:
    """Say by how much a bot is better than the next one, and whether that is certain."""
    ahead = float(values[place] - values[place + 1])
    half = NORMAL_95 * float((again[:, place] - again[:, place + 1]).std(ddof=1))
    certain = "which is certain" if ahead > half else "which may be chance: more games would tell"
    return f"{bots[place]} is {ahead:.0f} ± {half:.0f} points of rating above {bots[place + 1]}, {certain}."


def who_beats_whom(bots: Sequence[str], beats: Any, games: int) -> Section:
    """Show how often each ended before each other."""
    met = beats + beats.transpose(0, 2, 1)
    places = range(len(bots))
    found = [[share_from(beats[:, i, j], met[:, i, j]) for j in places] for i in places]
    rows = [(bots[i], *("" if i == j else share(found[i][j]) for j in places)) for i in places]
    heat = Heat(
        bots, [[e.value for e in row] for row in found], [[e.half for e in row] for row in found], "ends before"
    )
    table = Table(("ends before", *bots), rows)
    plots = (("How often a row ends before a column", heat),)
    return Section("Who beats whom", (), (table,), plots, games)


def points_of(bots: Sequence[str], meetings: Sequence[Games], games: int) -> Section:
    """Show the points that each bot ends with."""
    groups = [(name, of_bot(name, meetings, "points")[0]) for name in bots]
    plots = (("How often each bot ends with how many points", Spread(groups, "points")),)
    return Section("Points", (), (tenths(groups),), plots, games)
