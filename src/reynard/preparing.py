"""Compiling the rules of all games before the first move."""

import os
import signal
from multiprocessing import get_context

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

import reynard
from reynard.analysis.outcomes import rehearse
from reynard.bots.thinking import prepare
from reynard.core.code_cache import PLAIN_NUMBA, code_folder, forget_unused

COMPLETE = "complete"  # lies beside a game's machine code once there is all of it


def prepare_games() -> None:
    """Have every game's rules ready; only what has changed is compiled."""
    folders = {name: code_folder(reynard.game(name).folder) for name in reynard.game_names()}
    if missing := [name for name, folder in folders.items() if not (folder / COMPLETE).exists()]:
        compile_games(missing)
    for name, folder in folders.items():
        prepare_named(name)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / COMPLETE).touch()
        os.utime(folder)  # by which it is known to be in use
    forget_unused()


def compile_games(names: list[str]) -> None:
    """Compile games, each in a process of its own, and show how they come along."""
    console = Console()
    if not console.is_terminal:
        games = "1 game" if len(names) == 1 else f"{len(names)} games"
        print(f"Compiling the rules of {games}, once; this takes a minute or two.", flush=True)
    columns = (TextColumn("Compiling {task.description}"), BarColumn(), TimeElapsedColumn())
    with (
        Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress,
        get_context("spawn").Pool(processes_for(len(names)), leave_interrupts_to_the_parent) as pool,
    ):
        tasks = {name: progress.add_task(reynard.game(name).title, total=None) for name in names}
        for name in pool.imap_unordered(prepare_named, names):
            progress.update(tasks[name], total=1, completed=1)


def processes_for(games: int) -> int:
    """Say how many games may be compiled at a time.

    Numba as it comes keeps machine code of the dice cup for each game's types of integers in one folder, which it does
    not guard against two processes.
    """
    return 1 if PLAIN_NUMBA else min(games, os.cpu_count() or 1)


def leave_interrupts_to_the_parent() -> None:
    """Keep a process from telling of Ctrl-C, at which its parent ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def prepare_named(name: str) -> str:
    """Compile one game's rules, and say which."""
    game = reynard.game(name)
    prepare(game)
    rehearse(game)
    return name
