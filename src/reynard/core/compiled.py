"""Rules are plain Python functions that Numba compiles, and whose machine code is kept between runs."""

import gc
import importlib.util
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from threading import Lock
from types import ModuleType
from typing import Any, TypeVar, cast

import numba

from reynard.core import action_typing as action_typing  # which tells Numba what a group of actions is
from reynard.core.code_cache import PLAIN_NUMBA, code_folder, package_of

if PLAIN_NUMBA:
    from reynard.core.plain_numba import call_by_symbol, dispatcher
else:
    from reynard.core.numba_internals import require_internals

    require_internals()
    from reynard.core.parts import call_by_symbol, dispatcher

__all__ = ["call_by_symbol", "for_game", "gc_paused", "njit", "njit_inline"]

Function = TypeVar("Function", bound=Callable[..., Any])
config: Any = numba.config
OPTIONS = {"nogil": True, "no_cfunc_wrapper": True}

# The folder of the game for which this thread is loading a source, and what keeps threads from loading into each
# other's: Numba knows only one place for machine code.
loading_for: ContextVar[Path | None] = ContextVar("loading_for", default=None)
choosing_folder = Lock()


@cache
def folder_of(package: Path) -> Path:
    """Say where the machine code of a package is kept, as its sources were when it was first asked for."""
    return code_folder(package)


@contextmanager
def gc_paused() -> Iterator[None]:
    """Pause garbage collection: compiling leaves little garbage, and collecting took a fifteenth of the time."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def njit(function: Function) -> Function:
    """Compile a rule on first use, keep the machine code, and let other threads run meanwhile."""
    return cached_dispatcher(function, OPTIONS)


def njit_inline(function: Function) -> Function:
    """Compile a rule into whatever calls it: for small ones that are handed arrays, which costs more than they do."""
    return cached_dispatcher(function, OPTIONS | {"forceinline": True})


def cached_dispatcher(function: Function, options: dict[str, bool]) -> Function:
    """Make a dispatcher of a rule, which finds and keeps machine code in the cache folder of its game."""
    if config.DISABLE_JIT:
        return function
    rule = dispatcher(function, options)
    # Numba asks only whether the file that holds a function is newer than its machine code. A rule also
    # depends on the functions it calls in other files, so a change to any of them must lead elsewhere.
    folder = loading_for.get() or folder_of(package_of(Path(function.__code__.co_filename)))
    with choosing_folder:
        config.CACHE_DIR = str(folder)
        rule.enable_caching()
    return cast(Function, rule)


def for_game(source: Path, name: str, functions: dict[str, Any], package: Path) -> ModuleType:
    """Load a source file as a module of its own in which the functions of a game's package are globals.

    Numba neither caches a closure over compiled functions nor a function that is handed some, but it
    does cache a module; so what is written once for all games is loaded once for each. Each has a folder of
    its own for machine code: Numba tells functions apart by their file, and would hand one game another's.
    """
    spec = importlib.util.spec_from_file_location(name, source)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    vars(module).update(functions)
    before = loading_for.set(folder_of(package) / name)
    try:
        spec.loader.exec_module(module)
    finally:
        loading_for.reset(before)
    sys.modules[name] = module
    return module
