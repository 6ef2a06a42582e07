"""``make solo``: how often bots beat the automatic opponent of The Fox Experiment."""

import sys

from rich.progress import Progress

import reynard
from benchmarks import readme
from benchmarks.fox_sheets import play_out

HEADING = ("alone against the automatic opponent", "won", "mean points", "the opponent's")
TRIALS = (("cub", False, 100), ("fox", False, 100), ("fox", True, 100), ("reynard", True, 100))


def trial(level: str, hard: bool, games: int, progress: Progress) -> tuple[str, str, str, str]:
    """Play so many games and count the victories."""
    game = reynard.game("fox-experiment")
    won, own, other = 0, 0, 0
    mode = "hard" if hard else "normal"
    for seed in progress.track(range(games), description=f"{level}, {mode}"):
        match = play_out(game.start(seats=1, seed=seed, options={"hard": hard}), level, seed)
        won += bool(match.winners)
        own += match.scores[0]
        other += match.rival_scores[0]
    return f"`{level}`, {mode}", f"{won} of {games}", f"{own / games:.1f}", f"{other / games:.1f}"


def rows(levels: list[str]) -> list[tuple[str, str, str, str]]:
    """Play the trials of some levels, or of all."""
    with Progress(disable=not sys.stderr.isatty()) as progress:
        return [trial(*each, progress) for each in TRIALS if not levels or each[0] in levels]


if __name__ == "__main__":
    readme.write("solo", HEADING, rows(sys.argv[1:]))
