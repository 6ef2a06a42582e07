"""Try mutants on the tests of a game: in every child one function has other code, and some tests run."""

import builtins
import ctypes
import gc
import importlib
import inspect
import signal
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import FrameType, FunctionType
from typing import Any

import numpy as np
import pytest
from _pytest.runner import runtestprotocol

from forking import Tell, in_children
from reynard.core.contract import Game
from rule_coverage.mutants import REACHED, Mutant, marked
from rule_coverage.places import BoxField, Place

# Seconds of work: so many times as long as without a change, and a little more: then a test goes round in circles.
PATIENCE, AT_LEAST = 5, 2.0
TOO_SLOW = 3.0  # whole games one after another take minutes as plain Python: such a test is not asked at all
QUICK = 0.5  # a slower test is asked only about the rules it names


class TooLong(BaseException):
    """A test goes round in circles."""


@dataclass(frozen=True)
class Test:
    """A test of a game as it is without any change."""

    item: pytest.Item
    rules: frozenset[str]
    seconds: float
    reached: frozenset[tuple[str, int]]  # the statements that it comes to, by function and line
    too_slow: bool  # to be asked


@dataclass(frozen=True)
class Outcome:
    """A mutant, the rules whose tests noticed it, and whether any test comes there at all."""

    mutant: Mutant
    noticed: frozenset[str]
    reached: bool


def with_tests_of(folder: Path, work: Callable[[list[pytest.Item]], None]) -> None:
    """Collect the tests of a folder and hand them to some work, instead of running them."""

    class Collected:
        def pytest_runtestloop(self, session: pytest.Session) -> bool:
            if session.testsfailed:
                raise session.Failed(f"{session.testsfailed} files of tests could not be read.")
            gc.collect()
            gc.freeze()
            work(session.items)
            return True

    options = ["-qq", "-p", "no:cacheprovider", "-p", "no:xdist", "-o", "addopts=--strict-markers"]
    ended = pytest.main([*options, "--hypothesis-profile=one-failure", str(folder)], plugins=[Collected()])
    if ended:
        raise SystemExit(f"The tests in {folder} could not be tried.")


def measure(items: list[pytest.Item], places: list[Place | BoxField]) -> Iterator[Test]:
    """Run every test as it is, each by itself, and see how long it takes and what it reaches."""
    functions = {
        function_at(place): marked(place.source, place.function) for place in places if isinstance(place, Place)
    }

    def do(item: pytest.Item, tell: Tell) -> None:
        reached: set[tuple[str, int]] = set()
        setattr(builtins, REACHED, reached.add)
        for function, code in functions.items():
            function.__code__ = code
        began = time.process_time()
        ended = end_of(item, TOO_SLOW)
        tell({"ended": ended, "seconds": time.process_time() - began, "reached": list(reached)})

    for item, told in in_children(items, do):
        if not told or told[0]["ended"] not in ("passed", "too long"):
            raise SystemExit(f"{item.nodeid} fails without any change: {told}")
        reached = frozenset((function, line) for function, line in told[0]["reached"])
        yield Test(item, rules_named(item), told[0]["seconds"], reached, told[0]["ended"] == "too long")


def rules_named(item: pytest.Item) -> frozenset[str]:
    """List the rules that a test names."""
    return frozenset(mark.args[0] for mark in item.iter_markers("rule"))


def try_mutants(mutants: list[Mutant], tests: list[Test], game: Game) -> Iterator[Outcome]:
    """Put each mutant in, in a child of its own, and run the tests that reach it until all that should has noticed.

    What takes rules out should be noticed by the tests of each of them, a smaller change by any test.
    """

    def do(mutant: Mutant, tell: Tell) -> None:
        exchange(mutant, game)
        missing = set(mutant.place.rules)
        for test in asked_about(mutant, tests):
            if test.rules & missing or not mutant.takes_out:
                tell(["tries", sorted(test.rules)])
                if end_of(test.item, AT_LEAST + PATIENCE * test.seconds) != "passed":
                    missing -= test.rules
                    tell(["noticed", sorted(test.rules)])
                    if not mutant.takes_out:
                        return
                else:
                    tell(["passed", []])

    for mutant, told in in_children(mutants, do):
        noticed = [rules for event, rules in told if event == "noticed"]
        if told and told[-1][0] == "tries":  # the child is gone in the middle of a test
            noticed.append(told[-1][1])
        yield Outcome(mutant, frozenset().union(*noticed), bool(asked_about(mutant, tests)))


def asked_about(mutant: Mutant, tests: list[Test]) -> list[Test]:
    """Choose the tests that reach a mutant: those that name a rule of its place, then the quick ones of the others."""
    own = [test for test in tests if test.rules & mutant.place.rules and reaches(test, mutant)]
    if mutant.takes_out:
        return own
    return own + [test for test in tests if test.seconds < QUICK and test not in own and reaches(test, mutant)]


def reaches(test: Test, mutant: Mutant) -> bool:
    """Say whether a test comes to where a mutant is; the box is everywhere."""
    return isinstance(mutant.place, BoxField) or (mutant.place.function, mutant.line) in test.reached


def exchange(mutant: Mutant, game: Game) -> None:
    """Put a mutant in: other code into the function, wherever that is known by now, or other numbers into the box."""
    if isinstance(mutant.place, BoxField):
        numbers = writable(game.standard_box.record)
        for name in mutant.place.name.split("."):
            numbers = numbers[name]
        numbers += 1
    else:
        assert mutant.code is not None
        function_at(mutant.place).__code__ = mutant.code


def writable(record: Any) -> Any:
    """Give the very memory of a record that is only to be read."""
    seen = np.frombuffer(record, np.uint8)
    return np.frombuffer((ctypes.c_char * seen.nbytes).from_address(seen.ctypes.data), record.dtype)


def function_at(place: Place) -> FunctionType:
    """Find the function of a place as it was loaded, under whatever was put round it."""
    parts = place.source.with_suffix("").parts
    module: Any = importlib.import_module(".".join(parts[len(parts) - parts[::-1].index("reynard") - 1 :]))
    found: Any = module
    for name in place.function.split("."):
        found = inspect.getattr_static(found, name)
        found = found.__func__ if isinstance(found, staticmethod | classmethod) else found
        found = found.fget if isinstance(found, property) else inspect.unwrap(found)
    assert isinstance(found, FunctionType)
    return found


def end_of(item: pytest.Item, seconds: float) -> str:
    """Run a test: it has "passed" or "failed", or took "too long", which is more than so many seconds of work."""
    late = False

    def give_up(number: int, frame: FrameType | None) -> None:
        nonlocal late
        late = True
        raise TooLong  # again and again, in case the test takes it for a failure of its own and goes on

    signal.signal(signal.SIGVTALRM, give_up)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds, 1)
    try:
        reports = runtestprotocol(item, log=False, nextitem=None)
    except BaseException:
        if not late:  # otherwise it may be pytest, which cannot tell every place where the time was over
            raise
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    if late:
        return "too long"
    return "failed" if any(report.outcome == "failed" for report in reports) else "passed"
