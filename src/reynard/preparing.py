"""Compiling the rules of games before the first move; the machine code is kept on disk, for every process to load."""

import os
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

import reynard
from reynard.analysis.outcomes import rehearse
from reynard.bots.thinking import prepare
from reynard.core.code_cache import PLAIN_NUMBA, code_folder, forget_unused, installation

LOCK = "lock"  # is held by whoever compiles a game, so that nobody does it twice
NICENESS = 10  # of compiling behind the page: whoever is served goes first
PARTS = 20  # of machine code, about, that a game has once it is compiled


def prepare_games(names: Sequence[str] = ()) -> None:
    """Have the rules of some games or of all ready; only what has changed is compiled."""
    names = names or reynard.game_names()
    if missing := [name for name in names if not is_compiled(name)]:
        compile_games(missing)
    for name in names:
        load_all(name)
        note_compiled(name)
    forget_unused()


def folder_of(name: str) -> Path:
    """Say where the machine code of a game is kept."""
    return code_folder(reynard.game(name).folder)


def mark_of(name: str) -> Path:
    """Give the file that lies beside a game's machine code once there is all of it."""
    return folder_of(name) / f"complete-{installation(reynard.game(name).folder)}"


def is_compiled(name: str) -> bool:
    """Say whether there is all of a game's machine code, and note that it is in use."""
    if not mark_of(name).exists():
        return False
    os.utime(folder_of(name))
    return True


def note_compiled(name: str) -> None:
    """Note that there is all of a game's machine code."""
    folder = folder_of(name)
    folder.mkdir(parents=True, exist_ok=True)
    mark_of(name).touch()
    os.utime(folder)  # by which it is known to be in use


def share_compiled(name: str) -> float:
    """Say how much of a game's machine code there is, from 0 to 1; all of it only when that is known."""
    if mark_of(name).exists():
        return 1.0
    return min(0.95, sum(1 for _ in folder_of(name).rglob("*.nbi")) / PARTS)


def compile_games(names: Sequence[str]) -> None:
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
        for name in pool.imap_unordered(compile_game, names):
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


def load_all(name: str) -> None:
    """Load all compiled code of a game, or compile it."""
    prepare(reynard.game(name))
    rehearse(reynard.game(name))


def compile_game(name: str) -> str:
    """Compile one game's rules, unless another process has done so meanwhile, and say which."""
    folder = folder_of(name)
    folder.mkdir(parents=True, exist_ok=True)
    with locked(folder / LOCK):
        if not is_compiled(name):
            load_all(name)
            note_compiled(name)
    return name


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Wait until no other process has locked a file, and lock it, where the system can; it ends with the process."""
    with file.open("w") as lock:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    leave_interrupts_to_the_parent()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    compile_game(sys.argv[1])
