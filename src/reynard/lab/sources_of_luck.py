"""How much of the result is luck and how much is play? The same deals, with seats and bots exchanged."""

from collections.abc import Sequence
from typing import Any, Unpack

import numpy as np

from reynard.core.contract import Game
from reynard.core.errors import ReynardError
from reynard.lab.answer import Answer, Bars, Curve, Section, Spread, Table
from reynard.lab.asking import How, Setting, answer, box_of, call_of, game_of
from reynard.lab.games import Games, read_games
from reynard.lab.keeping import Kept
from reynard.lab.question import Question, ask
from reynard.lab.rows import read_players
from reynard.lab.saying import PERCENT, games_played, measured, share
from reynard.lab.statistics import from_parts, mean_of, share_of

GAMES = 900
PARTS = 20  # of the deals; how far they lie apart gives the errors
TARGETS = (0.6, 0.75, 0.9)
CLOSE = (1, 5, 10)  # points
CURVE = 60  # points of the curve

SOURCES = ("play", "the seat", "the deal", "what came later")
EXPLAINED = (
    "The seat is where one sits, whoever sits there. The deal is what the same dice do for a seat, whoever plays "
    "there. What came later is all the rest: dice and cards that came otherwise, and what the others did."
)


def luck(game: Game | str, bots: Sequence[str], *, how: How | None = None, **setting: Unpack[Setting]) -> Answer:
    """Play every deal with every bot in every seat, and split up what made the difference.

    >>> import reynard.lab
    >>> found = reynard.lab.luck("wolf-and-fox", ["cub", "kit"], games=80)
    >>> [row[0] for row in found.sections[0].tables[0].rows]
    ['play', 'the seat', 'the deal', 'what came later']
    """
    played = game_of(game)
    names = tuple(str(name) for name in bots)
    if len(names) < 2:
        raise ReynardError("Luck and play are told apart by exchanging seats, so name two bots or more.")
    games = setting.get("games", GAMES)
    least = PARTS * 2 * len(names)  # two deals in each part
    if games < least:
        raise ReynardError(f"With {len(names)} bots this takes at least {least} games.")
    question = ask(
        "luck",
        played,
        (names,),
        games - games % len(names),
        boxes=(box_of(played, setting.get("box")),),
        options=setting.get("options"),
        seed=setting.get("seed", 0),
    )
    call = call_of("luck", played, f"{list(names)!r}", **setting)
    return answer(question, summarise, call, **(how or {}))


def summarise(question: Question, kept: Kept, command: str) -> Answer:
    """Split the differences, and say how much better one has to be, and how games go."""
    games = read_games(question, kept, 0)
    title = f"{question.played.title}: luck and play, by {', '.join(games.lineup)}"
    sections = (split(games), skill(games), course(games))
    return Answer(title, question, sections, read_players(question, kept), command)


def variances(points: Any, who: Any) -> list[float]:
    """Split the variance of points, which come by deal, game of the deal and seat, as differences from the table.

    What chance makes of a source that is none is taken off, so one that is small may come out a little below nought.
    """
    seats = [(who[0] == bot).sum() for bot in range(who.max() + 1)]  # of each bot, over the games of a deal
    of_bots = np.stack([(points * (who == bot)).sum(axis=(1, 2)) / seats[bot] for bot in range(len(seats))], axis=1)
    rest = points - of_bots.mean(axis=0)[who]
    of_seats = rest.mean(axis=1)
    later = float(rest.var(axis=1, ddof=1).mean())
    by_deal = float(of_seats.var(axis=0, ddof=1).mean()) - later / points.shape[1]
    by_play, by_seat = np.average(squares(of_bots), weights=seats), np.mean(squares(of_seats))
    return [float(by_play), float(by_seat), by_deal, later]


def squares(values: Any) -> Any:
    """Square the means of deals, and take off what chance adds to that."""
    return values.mean(axis=0) ** 2 - values.var(axis=0, ddof=1) / len(values)


def split(games: Games) -> Section:
    """Say what made the difference between the players of a table."""
    seats = games.seats
    names = list(dict.fromkeys(games.lineup))
    of_player = np.array([names.index(name) for name in games.lineup])
    points = games.of_table(games.points).reshape(-1, seats, seats)
    who = of_player[games.player[:, :seats]].reshape(points.shape)
    whole = shares([max(0.0, each) for each in variances(points, who)])
    parts = [
        shares(variances(part, these))
        for part, these in zip(np.array_split(points, PARTS), np.array_split(who, PARTS), strict=True)
    ]
    found = [from_parts(whole[i], [part[i] for part in parts], games.count) for i in range(len(SOURCES))]
    rows = [(name, share(each)) for name, each in zip(SOURCES, found, strict=True)]
    deals = games.count // seats
    sentences = [
        f"Of what sets the players of a table apart, {share(found[0])} is play, as far as {', '.join(names)} differ; "
        f"{share(found[1])} is the seat, {share(found[2])} the deal, and {share(found[3])} came later.",
        f"Each of {deals:,} deals was played {seats} times, so that everybody had every seat.",
        EXPLAINED,
    ]
    bars = Bars(
        ("all",), [(name, [PERCENT * each.value]) for name, each in zip(SOURCES, found, strict=True)], "percent"
    )
    table = Table(("source", "share of the variance"), rows)
    return Section(
        "What makes the difference", sentences, (table,), (("What makes the difference", bars),), games.count
    )


def shares(found: Sequence[float]) -> list[float]:
    """Turn amounts into shares of their sum."""
    return [each / sum(found) if sum(found) else 0.0 for each in found]


def margins(games: Games) -> Any:
    """Say by how many points every player would have had to be better to end level with the best other.

    The bots' own strength is taken off first, so that all are equal.
    """
    names = np.array(games.lineup)[games.player[:, : games.seats]]
    even = games.points[:, : games.seats].astype(np.float64)
    for name in dict.fromkeys(games.lineup):
        even[names == name] -= games.points[:, : games.seats][names == name].mean()
    best_other = np.stack([np.delete(even, seat, axis=1).max(axis=1) for seat in range(games.seats)], axis=1)
    return best_other - even


def skill(games: Games) -> Section:
    """Say how many points better one has to be to win so often."""
    lacking = margins(games)
    parts = np.array_split(lacking, PARTS)
    needed = [
        from_parts(float(np.quantile(lacking, target)), [np.quantile(part, target) for part in parts], games.count)
        for target in TARGETS
    ]
    rows = [(f"{target:.0%}", measured(each)) for target, each in zip(TARGETS, needed, strict=True)]
    across = np.linspace(0, max(each.value for each in needed) * 1.3, CURVE)
    ordered = np.sort(lacking.ravel())
    up = np.searchsorted(ordered, across) / len(ordered)
    marked = [(each.value, each.half, target) for target, each in zip(TARGETS, needed, strict=True)]
    curve = Curve(
        across.tolist(), up.tolist(), marked, "points better than equal players, on average", "percent of the victories"
    )
    sentences = [
        f"Among equal players one wins {1 / games.seats:.0%} of the games; to win 60% takes {measured(needed[0])} "
        f"points a game more than they have, 75% {measured(needed[1])}, and 90% {measured(needed[2])}.",
        *strengths(games),
    ]
    table = Table(("to win", "takes so many points more"), rows)
    return Section(
        "Skill that is needed", sentences, (table,), (("How often one wins by being better", curve),), games.count
    )


def strengths(games: Games) -> list[str]:
    """Say how many points the bots are apart, to compare with."""
    names = np.array(games.lineup)[games.player[:, : games.seats]]
    of_deals = {}
    for name in dict.fromkeys(games.lineup):
        own = (games.points[:, : games.seats] * (names == name)).sum(axis=1)
        of_deals[name] = np.bincount(games.deal, own) / np.bincount(games.deal, (names == name).sum(axis=1))
    best, *others = sorted(of_deals, key=lambda name: -of_deals[name].mean())
    more = {name: mean_of(of_deals[best] - of_deals[name], np.arange(len(of_deals[best]))) for name in others}
    return [f"For comparison, {best} has {measured(more[name])} points more than {name}." for name in others]


def course(games: Games) -> Section:
    """Say how long and how close games are, and how often the lead changes."""
    near = [(f"first ahead by at most {points}", share(share_of(games.lead <= points, games.deal))) for points in CLOSE]
    never = share_of(games.changes == 0, games.deal)
    rows = [
        ("decisions", measured(mean_of(games.moves, games.deal))),
        ("first ahead of second, points", measured(mean_of(games.lead, games.deal))),
        *near,
        ("changes of the lead", measured(mean_of(games.changes, games.deal), 2)),
        ("whoever went in front first stayed there", share(never)),
    ]
    sentences = [
        f"In {games_played(games.count)} the lead changed {measured(mean_of(games.changes, games.deal), 2)} times a "
        f"game; in {share(never)} of them whoever went in front first stayed there."
    ]
    spreads = (
        ("How often games end with the first so many points ahead", Spread((("all", games.lead),), "points")),
        ("How often games have so many decisions", Spread((("all", games.moves),), "decisions")),
    )
    return Section("How games go", sentences, (Table(("", "all games"), rows),), spreads, games.count)
