"""``python -m benchmarks.ruse_balance``: how fair the box of Ruse is, written into docs/ruse-balance.md."""

import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from rich.progress import Progress

from benchmarks import readme
from benchmarks.ruse_games import AS_ALWAYS, BY_LOT, GAME, HANDED_OUT, NO_CARD, NO_TILE, Notes, Tally, play_many
from reynard.bots.thinking import filled_cup
from reynard.games.ruse.table import INSTINCTS, RUSES, SOURCES, Source
from reynard.games.ruse.words.names import SOURCE_WORDS

PAGE = Path(__file__).parents[1] / "docs" / "ruse-balance.md"
SEVERAL = (2, 3, 4, 5)
COUNTS = (1, *SEVERAL)
SHARES = np.array(COUNTS) / sum(COUNTS)  # of the seats, at each number of players
BATCH = 250  # games between two looks at the progress
WAYS = ("as always", "tiles and cards by lot", "obstacles and instincts by lot")
PLACES = ("first", "second", "third", "fourth", "fifth")


def play(seats: int, games: int, way: int, seed: int, progress: Progress) -> Any:
    """Play so many games, more at smaller tables so that all count as many seats, and give what was counted."""
    games = games * SEVERAL[-1] // seats
    tally, notes, cup = Tally.new(), Notes.new(), filled_cup(len(WAYS) * seed + way)
    tables, options = GAME.table.row(2), GAME.option_values(GAME.settle_options(None, seats))
    mask, values = np.zeros(len(GAME.actions), np.bool_), np.zeros(len(GAME.actions))
    task = progress.add_task(f"{players(seats)}, {WAYS[way]}", total=games)
    for start in range(0, games, BATCH):
        batch = min(BATCH, games - start)
        play_many(GAME.standard_box.record, tables, seats, options, batch, way, mask, values, cup, notes, tally)
        progress.advance(task, batch)
    return tally


def mean(group: Any) -> Any:
    """Give the mean points of groups of seats; none for a group that never was, such as a tile not for games alone."""
    return group["points"] / np.where(group["seats"], group["seats"], np.nan)


def error(group: Any) -> Any:
    """Give the standard error of that mean."""
    spread = group["squares"] / np.maximum(1, group["seats"]) - mean(group) ** 2
    return np.sqrt(np.maximum(0, spread) / np.maximum(1, group["seats"]))


def ahead(groups: Sequence[Any], without: int) -> tuple[Any, Any]:
    """Say by how much each group is ahead of the one without at each number of players, and the errors of that."""
    each = np.array([mean(group)[:without] - mean(group)[without] for group in groups])
    errors = np.array([np.hypot(error(group)[:without], error(group)[without]) for group in groups])
    return each, errors


def shares(each: Any) -> Any:
    """Say how much each number of players counts for each of a family."""
    weights = np.where(np.isnan(each), 0, SHARES[:, np.newaxis])
    return weights / weights.sum(axis=0)


def overall(each: Any) -> Any:
    """Say what each of a family is worth over all seats."""
    return np.nansum(shares(each) * each, axis=0)


def with_doubt(each: Any, errors: Any) -> list[str]:
    """Write what each of a family is worth over all seats, with its error."""
    doubts = np.sqrt(np.nansum((shares(each) * errors) ** 2, axis=0))
    return [f"{value:.2f} ± {doubt:.2f}" for value, doubt in zip(overall(each), doubts, strict=True)]


def greatest(errors: Any) -> list[str]:
    """Write the greatest error at each number of players."""
    return [f"± {doubt:.2f}" for doubt in np.nanmax(errors, axis=1)]


def extremes(name: str, each: Any, names: Sequence[str]) -> tuple[str, ...]:
    """Write down the least and the most of a family, and how many times the one is the other, at each table too."""
    values = overall(each)
    least, most = int(np.argmin(values)), int(np.argmax(values))
    return (
        name,
        f"{names[least]} {values[least]:.2f}",
        f"{names[most]} {values[most]:.2f}",
        f"{values[most] / values[least]:.2f}",
        *(f"{np.nanmax(here) / np.nanmin(here):.2f}" for here in each),
    )


def write_seats(tallies: dict[int, Any]) -> tuple[str, ...]:
    """Write the share of wins by the place in the first order."""
    rows, worst = [], []
    for seats in SEVERAL:
        shares = 100 * tallies[seats].wins[:seats] / tallies[seats].games
        off = shares - 100 / seats
        cells = [f"{share:.1f} ({far:+.1f})" for share, far in zip(shares, off, strict=True)]
        spare = [""] * (len(PLACES) - seats)
        doubt = 100 * np.sqrt((1 / seats) * (1 - 1 / seats) / tallies[seats].games)
        rows.append((str(seats), *cells, *spare, f"{doubt:.1f}"))
        worst.append(float(np.abs(off).max()))
    write("seats", ("players", *PLACES, "standard error"), rows)
    return ("seats, points from even", "", f"{max(worst):.1f}", "", "", *tenths(worst))


def write_tiles(trials: Sequence[Any]) -> tuple[str, ...]:
    """Write what each ruse tile is worth, and how often it is used."""
    names = GAME.standard_box.names["ruse"]
    each, errors = ahead([trial.with_tile for trial in trials], NO_TILE)
    values = with_doubt(each, errors)
    uses = sum(trial.uses for trial in trials) / sum(trial.with_tile["seats"][:RUSES] for trial in trials)
    rows = [
        (names[tile], values[tile], *tenths(each[:, tile]), f"{uses[tile]:.2f}") for tile in np.argsort(-overall(each))
    ]
    rows.append(("standard error, at most", "", *greatest(errors), ""))
    write("ruse tiles", ("ruse tile", "value", *by_players(), "uses in a game"), rows)
    return extremes("ruse tiles, value", each, names)


def write_cards(tallies: dict[int, Any], trials: Sequence[Any]) -> tuple[str, ...]:
    """Write what each private objective is worth, and how often it is kept and fulfilled."""
    names, box = GAME.standard_box.names["objective"], GAME.standard_box.record
    each, errors = ahead([trial.with_card for trial in trials], NO_CARD)
    each, errors = each[:, : len(names)], errors[:, : len(names)]
    values = with_doubt(each, errors)
    dealt, kept, fulfilled = (
        sum(tallies[seats][count] for seats in COUNTS) for count in ("dealt", "kept", "fulfilled")
    )
    rows = [
        (
            names[card],
            str(box.objective[card].points),
            values[card],
            *tenths(each[:, card]),
            f"{kept[card] / dealt[card]:.0%}",
            f"{fulfilled[card] / max(1, kept[card]):.0%}",
        )
        for card in np.argsort(-overall(each))
    ]
    rows.append(("standard error, at most", "", "", *greatest(errors), "", ""))
    heading = ("private objective", "points", "value", *by_players(), "kept if dealt", "validated if kept")
    write("private objectives", heading, rows)
    return extremes("private objectives, value", each, names)


def write_instincts(mark: str, groups: Sequence[Any]) -> tuple[str, ...]:
    """Write what each instinct brings where it is developed, and how many develop it."""
    names = GAME.standard_box.names["instinct"]
    each = np.array([mean(group) for group in groups])
    errors = np.array([error(group) for group in groups])
    points, taken = with_doubt(each, errors), sum(group["seats"] for group in groups)
    rows = [
        (names[slot], points[slot], *tenths(each[:, slot]), f"{taken[slot] / taken.sum():.0%}")
        for slot in range(INSTINCTS)
    ]
    write(mark, ("instinct", "points", *by_players(), "of all developed"), rows)
    return extremes(f"{mark}, points", each, names)


def write_sources(tallies: dict[int, Any]) -> None:
    """Write where points come from."""
    rows = []
    for source in range(SOURCES):
        rows.append(
            (SOURCE_WORDS[Source(source)], *(a_seat(tally, tally.earned[source]) for tally in tallies.values()))
        )
    rows.append(("**all**", *(a_seat(tally, tally.earned.sum()) for tally in tallies.values())))
    for words, count in (
        ("objectives validated", "validations"),
        ("objectives drawn on the Mountain", "drawn"),
        ("objectives swapped", "swapped"),
        ("objectives exchanged", "exchanged"),
        ("cheese exchanged", "cheese_exchanged"),
        ("growth points paid as tolls", "tolls"),
        ("growth points paid at the dam", "dam_tolls"),
        ("growth points to catch up", "catch_up"),
    ):
        rows.append((words, *(a_seat(tally, tally[count], 2) for tally in tallies.values())))
    write("sources", ("a seat's points in a game", *(players(seats) for seats in tallies)), rows)


def write_placing(tallies: Sequence[Any]) -> None:
    """Write what it brings to put obstacles and the hunter by eye."""
    rows = []
    for seats, tally in zip(SEVERAL, tallies[1:], strict=True):
        by_eye, by_lot = mean(tally.placing)
        doubt = np.hypot(*error(tally.placing))
        paid = tally.visited / tally.tents
        rows.append((str(seats), f"{by_eye - by_lot:+.2f} ± {doubt:.2f}", f"{paid[0]:.0%}", f"{paid[1]:.0%}"))
    write("obstacles", ("players", "points by eye over by lot", "tents and bears used, by eye", "by lot"), rows)


def write_solo(tally: Any) -> None:
    """Write what games alone end with, and how many reach each rank."""
    shares = np.cumsum(tally.seats_at) / tally.games
    deciles = [str(int(np.searchsorted(shares, tenth / 10))) for tenth in range(1, 10)]
    write("solo points", ("of ten games", *map(str, range(1, 10))), [("end with no more points than", *deciles)])
    least = [int(points) for points in GAME.standard_box.record.rank]
    reach = [1 - (shares[points - 1] if points else 0.0) for points in least] + [0.0]
    rows = [
        (name, str(points), f"{reach[rank] - reach[rank + 1]:.0%}")
        for rank, (name, points) in enumerate(zip(GAME.standard_box.names["rank"], least, strict=True))
    ]
    write("solo ranks", ("rank", "from", "games"), rows)


def players(seats: int) -> str:
    """Say how many play."""
    return "alone" if seats == 1 else f"{seats} players"


def by_players() -> list[str]:
    """Head the columns for each number of players."""
    return [players(seats) for seats in COUNTS]


def tenths(values: Iterable[float]) -> list[str]:
    """Write numbers with one place, and a dash where there is none."""
    return ["-" if np.isnan(value) else f"{value:.1f}" for value in values]


def a_seat(tally: Any, amount: float, places: int = 1) -> str:
    """Write an amount for each seat and game."""
    return f"{amount / tally.seats_at.sum():.{places}f}"


def write(mark: str, heading: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Write a table into the page."""
    readme.write(mark, heading, rows, PAGE)


def measure(games: int, seed: int) -> None:
    """Play everything and write all tables."""
    with Progress(disable=not sys.stderr.isatty()) as progress:
        tallies = {seats: play(seats, games, AS_ALWAYS, seed, progress) for seats in COUNTS}
        trials = [play(seats, games, HANDED_OUT, seed, progress) for seats in COUNTS]
        by_lot = [play(seats, games, BY_LOT, seed, progress) for seats in COUNTS]
    found = [
        write_seats(tallies),
        write_tiles(trials),
        write_cards(tallies, trials),
        write_instincts("instincts as chosen", [tally.instinct for tally in tallies.values()]),
        write_instincts("instincts by lot", [tally.first_instinct for tally in by_lot]),
    ]
    heading = (f"{games:,} games and more for each number of players", "least", "most", "factor", *by_players())
    write("extremes", heading, found)
    write_sources(tallies)
    write_placing(by_lot)
    write_solo(tallies[1])


if __name__ == "__main__":
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("--games", type=int, default=10_000, help="with five players, and more with fewer")
    wishes.add_argument("--seed", type=int, default=1, help="other games than these")
    wish = wishes.parse_args()
    measure(wish.games, wish.seed)
