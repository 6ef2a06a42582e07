"""Where machine code is kept: in a folder named by everything it is made from, and by nothing else."""

import hashlib
import os
import shutil
import sys
import time
from pathlib import Path
from typing import Any

import numba
import platformdirs

config: Any = numba.config
PLAIN_NUMBA = os.environ.get("REYNARD_PLAIN_NUMBA") == "1"  # Numba as it comes, without core/parts.py

SOURCES = Path(__file__).resolve().parents[1]
# What is compiled into every game, and what is compiled of a game itself: no words, no views, no types.
COMMON = (
    "analysis/rounds.py",
    "core/action_typing.py",
    "core/actions.py",
    "core/addresses.py",
    "core/compiled.py",
    "core/dice_cup.py",
    "core/entry_points.py",
    "core/observation.py",
    "core/parts.py",
    "core/pile.py",
    "core/plain_numba.py",
    "core/record.py",
    "core/scratch.py",
    "bots/dueling.py",
    "bots/playing.py",
    "bots/search.py",
    "bots/stepping.py",
    "lab/recording.py",
    "lab/uncounted.py",
)
COMPILED = ("table.py", "actions.py", "box.py", "box/record.py", "rules.py", "rules/*.py", "bot/*.py")
ROOMS = ("rules", "bot", "box")
FORGOTTEN = 30 * 24 * 3600  # seconds after which machine code that nobody has used is removed


def sources_of(package: Path) -> list[Path]:
    """List every file that goes into the machine code of a package."""
    own = sorted(source for pattern in COMPILED for source in package.glob(pattern))
    return [*(SOURCES / name for name in COMMON), *own]


def fingerprint(package: Path) -> str:
    """Name the exact sources of a package's rules, the compiler and its switches."""
    digest = hashlib.sha256(f"{numba.__version__} {sys.version} {config.BOUNDSCHECK} {PLAIN_NUMBA}".encode())
    for source in sources_of(package):
        digest.update(f"{source.name}\0".encode() + source.read_bytes())
    return digest.hexdigest()[:16]


def installation(package: Path) -> str:
    """Name the very files of a package's rules: Numba uses no machine code of others, though they be equal."""
    digest = hashlib.sha256()
    for source in sources_of(package):
        digest.update(f"{source} {source.stat().st_mtime_ns}\0".encode())
    return digest.hexdigest()[:16]


def cache_root() -> Path:
    """Say where all machine code is kept: in the user's cache unless told otherwise."""
    return Path(os.environ.get("REYNARD_CACHE") or platformdirs.user_cache_dir("reynard", appauthor=False))


def code_folder(package: Path) -> Path:
    """Say where the machine code of a package is kept."""
    return cache_root() / package.name / fingerprint(package)


def package_of(source: Path) -> Path:
    """Give the package that a rule's file belongs to."""
    return source.parent.parent if source.parent.name in ROOMS else source.parent


def forget_unused(now: float | None = None) -> None:
    """Remove machine code that no version has used for a month."""
    oldest = (time.time() if now is None else now) - FORGOTTEN
    for package in folders_in(cache_root()):
        for folder in folders_in(package):
            if folder.stat().st_mtime < oldest:
                shutil.rmtree(folder, ignore_errors=True)
        if not any(package.iterdir()):
            package.rmdir()


def folders_in(folder: Path) -> list[Path]:
    """List the folders in a folder."""
    return [each for each in folder.iterdir() if each.is_dir()] if folder.is_dir() else []
