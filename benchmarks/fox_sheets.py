"""``make sheets``: where bots' points come from in The Fox Experiment, beside the rulebook's two score sheets."""

import sys

import numpy as np
from rich.progress import Progress

import reynard
from benchmarks import readme
from reynard.bots import bot
from reynard.core.match import Match

SEATS = 3
RULEBOOK = (("Red in the rulebook", (24, 14, 13, 9, 3, 2)), ("Blue in the rulebook", (25, 12, 16, 8, 2, 1)))
GAMES = {"cub": 300, "fox": 10}
HEADING = ("three players", "studies", "patrons", "upgrades", "friendliness", "points, science", "tokens", "total")


def play_out(match: Match, level: str, seed: int) -> Match:
    """Let bots of one level play a match to its end, the same way for the same seed."""
    player = bot(level)
    while not match.over:
        seat = match.pending[0]
        match.play(seat, player.choose(match, seat, seed=seed * 1009 + match.ply))
    return match


def means(level: str, games: int, progress: Progress) -> tuple[list[float], list[float]]:
    """Give the mean of each line of the sheet over all seats, and over the winners."""
    game = reynard.game("fox-experiment")
    sheets, won = [], []
    for seed in progress.track(range(games), description=f"games of {level}"):
        match = play_out(game.start(seats=SEATS, seed=seed), level, seed)
        for seat in range(SEATS):
            sheet = [source.points for source in match.breakdown(seat)]
            sheets.append(sheet)
            if seat in match.winners:
                won.append(sheet)
    return list(np.mean(sheets, axis=0)), list(np.mean(won, axis=0))


def row(name: str, sheet: list[float]) -> tuple[str, ...]:
    """Write one line of the table."""
    return (name, *(f"{points:.1f}" for points in sheet), f"{sum(sheet):.1f}")


def rows() -> list[tuple[str, ...]]:
    """Give the rulebook's sheets and the bots' means."""
    table = [(name, *map(str, sheet), str(sum(sheet))) for name, sheet in RULEBOOK]
    with Progress(disable=not sys.stderr.isatty()) as progress:
        for level, games in GAMES.items():
            everybody, winners = means(level, games, progress)
            table.append(row(f"`{level}`, {games} games", everybody))
            table.append(row(f"`{level}`, winners", winners))
    return table


if __name__ == "__main__":
    readme.write("sheets", HEADING, rows())
