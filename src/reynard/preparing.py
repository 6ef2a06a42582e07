"""Compiling the rules of all games before the first move."""

import os
import signal
from multiprocessing import get_context

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

import reynard
from reynard.bots.thinking import prepare
from reynard.core.compiled import cache_folder

KEPT = "all-games"  # lies beside the machine code once there is all of it


def prepare_games() -> None:
    """Have every game's rules ready; only the first time there is something to compile."""
    kept = cache_folder() / KEPT
    if not kept.exists():
        compile_games(reynard.games())
    for name in reynard.games():
        prepare(reynard.game(name))
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.touch()


def compile_games(names: list[str]) -> None:
    """Compile several games at a time, each in a process of its own, and show how they come along."""
    console = Console()
    if not console.is_terminal:
        print(f"Compiling the rules of {len(names)} games, once; this takes a minute or two.", flush=True)
    columns = (TextColumn("Compiling {task.description}"), BarColumn(), TimeElapsedColumn())
    at_once = min(len(names), os.cpu_count() or 1)
    with (
        Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress,
        get_context("spawn").Pool(at_once, leave_interrupts_to_the_parent) as pool,
    ):
        tasks = {name: progress.add_task(reynard.game(name).title, total=None) for name in names}
        for name in pool.imap_unordered(prepare_named, names):
            progress.update(tasks[name], total=1, completed=1)


def leave_interrupts_to_the_parent() -> None:
    """Keep a process from telling of Ctrl-C, at which its parent ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def prepare_named(name: str) -> str:
    """Compile one game's rules, and say which."""
    prepare(reynard.game(name))
    return name
