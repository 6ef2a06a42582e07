"""``python -m benchmarks.ruse_solo``: how often `fox` beats the rival of Ruse, written into docs/ruse-balance.md."""

import argparse
import sys
from typing import Any

import numpy as np
from rich.progress import Progress

from benchmarks.ruse_balance import write
from benchmarks.ruse_games import GAME, RULES, best_choice
from reynard.bots.thinking import filled_cup
from reynard.core.compiled import njit
from reynard.core.dice_cup import draw_word

deal, legal, play, appraise = RULES["deal"], RULES["legal"], RULES["play"], RULES["appraise"]
BATCH = 250  # games between two looks at the progress
AGES = next(option for option in GAME.options if option.name == "rival")


@njit
def play_alone(box: Any, tables: Any, options: Any, games: int, mask: Any, values: Any, cup: Any, ends: Any) -> None:
    """Play so many games alone by eye, and write down the points of the player and of the rival."""
    for game in range(games):
        tables[0] = tables[1]
        t = tables[0]
        deal(box, t, draw_word(cup), 1, options)
        while t.due:
            count = legal(box, t, 0, mask)
            if count > 1:
                appraise(box, t, 0, mask, values)
            play(box, t, 0, best_choice(mask, values, count))
        ends[game, 0] = t.seat[0].points
        ends[game, 1] = t.seat[1].points


def trial(age: int, games: int, seed: int, progress: Progress) -> Any:
    """Play against a rival of some age, and give the points of both in each game."""
    options = GAME.option_values(GAME.settle_options({"rival": age}, 1))
    tables, cup, ends = GAME.table.row(2), filled_cup(3 * seed + age), np.zeros((games, 2), np.int64)
    mask, values = np.zeros(len(GAME.actions), np.bool_), np.zeros(len(GAME.actions))
    for start in progress.track(range(0, games, BATCH), description=AGES.labels[age]):
        batch = ends[start : start + BATCH]
        play_alone(GAME.standard_box.record, tables, options, len(batch), mask, values, cup, batch)
    return ends


def row(age: int, ends: Any) -> tuple[str, ...]:
    """Write down how many games were won, and with how many points."""
    own, other = ends[:, 0], ends[:, 1]
    won = (own >= other).mean()
    doubt = np.sqrt(won * (1 - won) / len(ends))
    return (
        AGES.labels[age],
        f"{won:.1%} ± {doubt:.1%}",
        f"{own.mean():.1f}",
        f"{other.mean():.1f}",
        f"{np.percentile(other, 10):.0f} to {np.percentile(other, 90):.0f}",
    )


def measure(games: int, seed: int) -> None:
    """Play against rivals of all ages and write the table."""
    with Progress(disable=not sys.stderr.isatty()) as progress:
        rows = [row(age, trial(age, games, seed, progress)) for age in AGES.values]
    write("rival", ("the rival", "`fox` wins", "its points", "the rival's", "in eight of ten games"), rows)


if __name__ == "__main__":
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("--games", type=int, default=5_000, help="against a rival of each age")
    wishes.add_argument("--seed", type=int, default=1, help="other games than these")
    wish = wishes.parse_args()
    measure(wish.games, wish.seed)
