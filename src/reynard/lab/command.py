"""``reynard lab``: what may be asked at the command line, and how that is answered."""

import argparse
import os
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from reynard.core.errors import ReynardError
from reynard.core.levels import USUAL_LEVEL, Level

if TYPE_CHECKING:
    from reynard.core.box import Box
    from reynard.core.contract import Game
    from reynard.lab.answer import Answer
    from reynard.lab.asking import How, Setting

Chosen = Callable[[argparse.Namespace], "tuple[Game, Box | None, dict[str, int | bool]]"]
BOTS = f"{', '.join(Level)}, random, greedy"


def add_lab(commands: Any, game_options: Callable[[argparse.ArgumentParser], None], chosen: Chosen) -> None:
    """Add the lab to the command line."""
    lab = commands.add_parser("lab", help="answer questions about a game by playing it, with intervals and plots")
    questions = lab.add_subparsers(title="questions", metavar="QUESTION", required=True)

    def question(
        name: str, words: str, ask: Callable[[argparse.Namespace, "Game", "How", "Setting"], "Answer"]
    ) -> argparse.ArgumentParser:
        parser: argparse.ArgumentParser = questions.add_parser(name, help=words, description=words)
        game_options(parser)
        lab_options(parser)
        parser.set_defaults(run=lambda given: run_question(given, chosen, ask))
        return parser

    tournament = question("tournament", "which bot is better, by how much, and is that certain?", ask_tournament)
    tournament.add_argument("bots", nargs="+", metavar="BOT", help=BOTS)
    tournament.add_argument("--seats", type=int, default=2, help="players at a table (default: 2)")

    balance = question(
        "balance", "who is ahead from which place, and what is everything in the box worth?", ask_balance
    )
    balance.add_argument("--seats", metavar="N or N-M", help="players at a table (default: all numbers from 2)")
    balance.add_argument("--bot", default=Level.CUB, help=f"who plays all seats (default: cub); {BOTS}")

    whatif = question("whatif", "what would differ with another box?", ask_whatif)
    whatif.description = (
        "What would differ with another box? The usual one is played beside the one that --set or --box gives; where "
        "both are given, the box of --box is played beside itself with the changes."
    )
    changes = "another value, such as bones.at_start=3; can be given more than once"
    whatif.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", dest="changes", help=changes)
    whatif.add_argument("--bots", default="cub,cub,cub", metavar="LIST", help="one for each seat (default: three cubs)")

    luck = question("luck", "how much of the result is luck, and how much is play?", ask_luck)
    luck.add_argument(
        "--bots", default=f"{USUAL_LEVEL},cub", metavar="LIST", help="one for each seat, e.g. fox,fox,cub"
    )


def lab_options(parser: argparse.ArgumentParser) -> None:
    """Add what all questions can be asked with."""
    jobs = "games at a time on this machine (default: as many as there are cores)"
    keep = "keep what was played in this folder, to ask for more games later or to go on elsewhere"
    parser.add_argument("--games", type=int, help="games of each line-up; more games, smaller intervals")
    parser.add_argument("--seed", type=int, default=0, help="another number gives other dice (default: 0)")
    parser.add_argument("--jobs", type=int, help=jobs)
    parser.add_argument(
        "--on", metavar="RAY", help="“ray” for Ray on this machine or at RAY_ADDRESS, or ray://HOST:PORT"
    )
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help=keep)
    reports = "write a page with plots, or as Markdown if it ends in .md; can be given more than once"
    parser.add_argument("--report", action="append", default=[], type=Path, metavar="FILE.html", help=reports)
    parser.add_argument("--data", type=Path, metavar="FILE.parquet", help="write a row for every player of every game")


def run_question(
    given: argparse.Namespace,
    chosen: Chosen,
    ask: Callable[[argparse.Namespace, "Game", "How", "Setting"], "Answer"],
) -> None:
    """Answer a question, with progress, and print what was found."""
    from rich.console import Console

    import reynard.lab

    reynard.lab.require_extra()
    from reynard.lab.showing import Bar, show

    if given.jobs is not None and given.jobs < 1:
        raise ReynardError("--jobs must be at least 1.")
    if given.jobs is not None and given.on is not None:
        raise ReynardError("--jobs is for this machine alone; --on has all cores of the cluster play. Leave one out.")
    if given.on is not None and given.on != "ray" and not given.on.startswith("ray://"):
        raise ReynardError(f"--on {given.on}: write ray, or ray://HOST:PORT.")
    game, box, options = chosen(given)
    setting: Setting = {"seed": given.seed, "options": options}
    if box is not None:
        setting["box"] = box
    if given.games is not None:
        setting["games"] = given.games
    how: How = {
        "jobs": given.jobs or os.cpu_count() or 1,
        "command": " ".join(["reynard", *map(shlex.quote, sys.argv[1:])]),
    }
    for name in ("on", "keep", "report", "data"):
        if getattr(given, name):
            how[name] = getattr(given, name)
    with Bar(Console(stderr=True)) as bar:
        how["progress"] = bar.advance
        found = ask(given, game, how, setting)
    show(found, Console())


def ask_tournament(given: argparse.Namespace, game: "Game", how: "How", setting: "Setting") -> "Answer":
    """Rate bots."""
    from reynard.lab import tournament

    return tournament(game, given.bots, given.seats, how=how, **setting)


def ask_balance(given: argparse.Namespace, game: "Game", how: "How", setting: "Setting") -> "Answer":
    """Ask what is worth how much."""
    from reynard.lab import balance
    from reynard.lab.asking import read_seats

    return balance(game, read_seats(game, given.seats) if given.seats else (), given.bot, how=how, **setting)


def ask_whatif(given: argparse.Namespace, game: "Game", how: "How", setting: "Setting") -> "Answer":
    """Ask what another box would change."""
    from reynard.lab import whatif

    changed = None if given.changes else setting.pop("box", None)
    if not given.changes and changed is None:
        raise ReynardError("Say what to change: --set KEY=VALUE, or --box FILE.")
    return whatif(game, given.changes, given.bots.split(","), changed=changed, how=how, **setting)


def ask_luck(given: argparse.Namespace, game: "Game", how: "How", setting: "Setting") -> "Answer":
    """Ask what is luck."""
    from reynard.lab import luck

    return luck(game, given.bots.split(","), how=how, **setting)
