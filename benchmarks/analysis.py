"""Are the chances of an analysis honest, and how good is its curve?

``python -m benchmarks.analysis calibrate`` lets bots play, asks at a few moments of every game what everybody's chance
was, and compares with who won; ``--fit`` also says how steep chances should be made (analysis/straightening.py).
``python -m benchmarks.analysis curve`` compares the rough and the good curve with one of 20 times the thought.
Both print what they find as Markdown, and ``plot`` draws the tables that stand in docs/analysis.md as an SVG.
"""

import argparse
import math
import re
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from random import Random

import numpy as np

import reynard
from reynard.analysis import PLAYOUTS
from reynard.analysis.course import ROUGH_ROUNDS, playouts_for
from reynard.analysis.judging import course_at, judge
from reynard.analysis.outcomes import CHANCES, end_of
from reynard.analysis.straightening import STEEPNESS, honest
from reynard.core.match import Match
from reynard.core.phrases import counted

TABLES = [("wolf-and-fox", 3), ("fox-experiment", 3), ("fox-experiment", 1), ("ruse", 3)]
BOT = "cub"
MOMENTS = 4  # of a game
PLAYOUTS_ASKED = 800  # for a moment
FITTING = 1_000_000  # where the seeds begin of games that are only for fitting
TENTHS = 10
TABLES_IN = Path(__file__).parents[1] / "docs" / "analysis.md"
STEEP = [round(0.5 + 0.05 * step, 2) for step in range(31)]
MUCH = 20  # times the thought
CURVE_MOMENTS, CURVE_GAMES = 8, 2


@dataclass(frozen=True)
class Asked:
    """What was said at one moment of a game, and what came true."""

    game: int
    chances: np.ndarray[tuple[int], np.dtype[np.float64]]
    won: np.ndarray[tuple[int], np.dtype[np.float64]]


def play(name: str, seats: int, seed: int) -> Match:
    """Let bots play a game."""
    match, bot = reynard.game(name).start(seats, seed=seed), reynard.bot(BOT)
    while not match.over:
        seat = match.pending[0]
        match.play(seat, bot.choose(match, seat, seed=seed * 1009 + match.ply))
    return match


def ask(name: str, seats: int, seed: int) -> list[Asked]:
    """Ask at a few moments, spread at random, what everybody's chance is; nothing is straightened yet."""
    match = play(name, seats, seed)
    plies = Random(seed).sample(range(match.ply), MOMENTS)
    won = end_of(match)[CHANCES]
    return [Asked(seed, judge(match, ply, PLAYOUTS_ASKED).best[CHANCES], won) for ply in plies]


def ask_all(name: str, seats: int, seeds: range, jobs: int) -> list[Asked]:
    """Ask about many games."""
    with ThreadPoolExecutor(jobs) as threads:
        return [each for found in threads.map(lambda seed: ask(name, seats, seed), seeds) for each in found]


def straightened(chances: np.ndarray[tuple[int], np.dtype[np.float64]], steepness: float) -> np.ndarray:
    """Make chances honest by one steepness."""
    return honest(np.array([chances, chances]), steepness)[CHANCES]


def fit(asked: Sequence[Asked]) -> float:
    """Find the steepness under which what happened is likeliest."""

    def surprise(steepness: float) -> float:
        told = (straightened(each.chances, steepness) for each in asked)
        return -sum(float((each.won * np.log(chances)).sum()) for each, chances in zip(asked, told, strict=True))

    return min(STEEP, key=surprise)


def tenths(asked: Sequence[Asked], steepness: float) -> Iterator[tuple[int, int, int, float, float, float]]:
    """Give for every tenth of the chance: predictions, games, mean prediction, share won, half an interval."""
    rows = [
        (each.game, float(chance), float(won))
        for each in asked
        for chance, won in zip(straightened(each.chances, steepness), each.won, strict=True)
    ]
    for tenth in range(TENTHS):
        here = [row for row in rows if min(TENTHS - 1, int(row[1] * TENTHS)) == tenth]
        if here:
            games = len({game for game, _, _ in here})
            predicted, won = np.mean([row[1] for row in here]), np.mean([row[2] for row in here])
            half = 1.96 * math.sqrt(max(won * (1 - won), 0.25 / games) / games)
            yield tenth, len(here), games, float(predicted), float(won), half


def calibrate(games: int, jobs: int, fits: bool, only: str | None) -> None:
    """Compare what was said with what came true."""
    for name, seats in TABLES:
        if only and name != only:
            continue
        steepness = STEEPNESS.get(name, 1.0)
        if fits:
            steepness = fit(ask_all(name, seats, range(FITTING, FITTING + games), jobs))
        asked = ask_all(name, seats, range(games), jobs)
        print(f"**{title_of(name, seats)}**: {games} games, steepness {steepness:g}\n")
        print("| Predicted | Predictions | Games | On average | Won | ± | Apart |")
        print("| --- | --: | --: | --: | --: | --: | --: |")
        for tenth, count, in_games, predicted, won, half in tenths(asked, steepness):
            print(
                f"| {tenth * 10} to {tenth * 10 + 10}% | {count} | {in_games} | {predicted:.1%} | {won:.1%} "
                f"| {half:.1%} | {won - predicted:+.1%} |",
                flush=True,
            )
        print(flush=True)


def title_of(name: str, seats: int) -> str:
    """Name a game with its number of players."""
    return f"{reynard.game(name).title}, {counted(seats, 'player')}"


def read_tables(text: str) -> list[tuple[str, list[tuple[float, float, float]]]]:
    """Read the tables that ``calibrate`` printed: for every tenth the prediction, the share won, half an interval."""
    tables: list[tuple[str, list[tuple[float, float, float]]]] = []
    for line in text.splitlines():
        if title := re.match(r"\*\*(.+)\*\*: \d+ games", line):
            tables.append((title[1], []))
        elif row := re.match(r"\| \d+ to \d+% \|.*\| ([\d.]+)% \| ([\d.]+)% \| ([\d.]+)% \|", line):
            tables[-1][1].append((float(row[1]) / 100, float(row[2]) / 100, float(row[3]) / 100))
    return tables


def draw(tables: Sequence[tuple[str, Sequence[tuple[float, float, float]]]]) -> str:
    """Draw what was won against what was predicted, each table in a square of its own."""
    size, gap = 220, 40
    parts = []
    for number, (title, points) in enumerate(tables):
        left = gap + number * (size + gap)
        parts.append(f'<text x="{left}" y="16" font-size="13">{title}</text>')
        parts.append(f'<rect x="{left}" y="24" width="{size}" height="{size}" fill="none" stroke="#999"/>')
        parts.append(
            f'<line x1="{left}" y1="{24 + size}" x2="{left + size}" y2="24" stroke="#999" stroke-dasharray="4 4"/>'
        )
        for predicted, won, half in points:
            x, y = left + size * predicted, 24 + size * (1 - won)
            low, high = (24 + size * (1 - min(1.0, max(0.0, won + sign * half))) for sign in (-1, 1))
            parts.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{low:.1f}" y2="{high:.1f}" stroke="#c2571a"/>')
            parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="#c2571a"/>')
        parts.append(f'<text x="{left}" y="{size + 42}" font-size="11">across: predicted; up: won, 0 to 100%</text>')
    width = gap + len(tables) * (size + gap)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {size + 54}" font-family="sans-serif">'
        f'<rect width="{width}" height="{size + 54}" fill="#fdfbf7"/>{"".join(parts)}</svg>\n'
    )


def compare_curves(only: str | None) -> None:
    """Say how far the rough and the good curve are from one with much more thought, at a few moments."""
    print("| Game | Moments | Rough, off by | Good, off by |")
    print("| --- | --: | --: | --: |")
    for name, seats in TABLES:
        if only and name != only:
            continue
        rough, good = [], []
        for seed in range(CURVE_GAMES):
            match = play(name, seats, seed)
            share = playouts_for(match, PLAYOUTS)
            for ply in range(0, match.ply, -(-match.ply // CURVE_MOMENTS)):
                best = judge(match, ply, MUCH * share).best[CHANCES]
                good.append(np.abs(judge(match, ply, share).best[CHANCES] - best).mean())
                rough.append(np.abs(course_at(match, ply, ROUGH_ROUNDS)[CHANCES] - best).mean())
        print(
            f"| {title_of(name, seats)} | {len(good)} | {100 * np.mean(rough):.1f} | {100 * np.mean(good):.1f} |",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["calibrate", "curve", "plot"])
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--fit", action="store_true")
    parser.add_argument("--game")
    given = parser.parse_args()
    if given.what == "curve":
        compare_curves(given.game)
    elif given.what == "calibrate":
        calibrate(given.games, given.jobs, given.fit, given.game)
    else:
        print(draw(read_tables(TABLES_IN.read_text(encoding="utf-8"))), end="")


if __name__ == "__main__":
    main()
