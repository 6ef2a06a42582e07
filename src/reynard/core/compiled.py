"""Rules are plain Python functions that Numba compiles, and whose machine code is kept between runs."""

import gc
import hashlib
import importlib.util
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar, cast

import numba
import platformdirs

from reynard.core.parts import Rule

Function = TypeVar("Function", bound=Callable[..., Any])
config: Any = numba.config
SWITCHES = {"nopython": True, "nogil": True, "no_cfunc_wrapper": True}

SOURCES = Path(__file__).resolve().parents[1]
COMPILED_PARTS = ("core", "games", "bots")


def fingerprint() -> str:
    """Name this exact set of rule sources, compiler and compiler switches."""
    digest = hashlib.sha256(f"{numba.__version__} {sys.version} {config.BOUNDSCHECK}".encode())
    for part in COMPILED_PARTS:
        for source in sorted((SOURCES / part).rglob("*.py")):
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Say where machine code is kept: one folder per fingerprint, in the user's cache unless told otherwise."""
    root = os.environ.get("REYNARD_CACHE") or platformdirs.user_cache_dir("reynard", appauthor=False)
    return Path(root) / fingerprint()


# Numba asks only whether the file that holds a function is newer than its machine code. A rule also
# depends on the functions it calls in other files, so a change to any of them must lead elsewhere.
config.CACHE_DIR = str(cache_folder())


@contextmanager
def without_tidying() -> Iterator[None]:
    """Keep Python from looking for rubbish: compiling makes little of it, and looking took a fifteenth of the time."""
    tidies = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if tidies:
            gc.enable()


def njit(function: Function) -> Function:
    """Compile a rule on first use, keep the machine code, and let other threads run meanwhile."""
    return rule(function, SWITCHES)


def njit_inline(function: Function) -> Function:
    """Compile a rule into whatever calls it: for small ones that are handed arrays, which costs more than they do."""
    return rule(function, SWITCHES | {"forceinline": True})


def rule(function: Function, switches: dict[str, bool]) -> Function:
    """Make a rule that Python may call and that other rules take in."""
    if config.DISABLE_JIT:
        return function
    made = Rule(function, switches)
    made.enable_caching()
    return cast(Function, made)


def for_game(source: Path, name: str, functions: dict[str, Any]) -> ModuleType:
    """Load a source file as a module of its own in which a game's functions are globals.

    Numba neither caches a closure over compiled functions nor a function that is handed some, but it
    does cache a module; so what is written once for all games is loaded once for each. Each has a folder of
    its own for machine code: Numba tells functions apart by their file, and would hand one game another's.
    """
    spec = importlib.util.spec_from_file_location(name, source)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    vars(module).update(functions)
    shared = config.CACHE_DIR
    config.CACHE_DIR = str(Path(shared) / name)
    try:
        spec.loader.exec_module(module)
    finally:
        config.CACHE_DIR = shared
    sys.modules[name] = module
    return module
