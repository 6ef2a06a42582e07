"""Scratch records of compiled rules: they lie where they are until the rule returns, whatever else needs memory."""

import ast
from pathlib import Path
from typing import Annotated

import numpy as np

import reynard
from reynard.core.code_cache import sources_of
from reynard.core.compiled import njit
from reynard.core.record import Many, Record, i8
from reynard.core.scratch import scratch

SIZE = 32
TIMES = 1000
ARRAYS = {"np.zeros": 1, "np.empty": 1, "np.ones": 1, "np.full": 2}  # and which argument says what they are made of


class Heap(Record):
    number: Annotated[Many[i8], SIZE]


class Heaps(Record):
    heap: Annotated[Many[Heap], 3]


blank_heap = scratch(Heap)
blank_heaps = scratch(Heaps)


@njit
def fill_up(heap, first):
    for place in range(SIZE):
        heap.number[place] += first + place


@njit
def add_up(heap):
    total = 0
    for place in range(SIZE):
        total += heap.number[place]
    return total


@njit
def press(size):
    """Ask for memory as large as a heap, which is where a freed heap would be, and leave rubbish in it."""
    rubbish = np.full(size, -1, np.int64)
    return rubbish[size // 2]


@njit
def count_heap(first):
    heap = blank_heap()
    fill_up(heap, first)
    pressed = press(SIZE)
    return add_up(heap) + 1 + pressed


@njit
def count_heaps(first):
    heaps = blank_heaps().heap
    middle = heaps[1]
    fill_up(heaps[0], first)
    fill_up(middle, 10 * first)
    heaps[2] = middle
    pressed = press(SIZE) + press(3 * SIZE)
    return add_up(heaps[0]) + add_up(middle) - add_up(heaps[2]) + 2 + pressed


@njit
def count_every_heap(times):
    wrong = 0
    for first in range(times):
        heap = blank_heap()  # empty again each time
        fill_up(heap, first)
        expected = SIZE * first + SIZE * (SIZE - 1) // 2
        wrong += press(SIZE) + 1
        wrong += add_up(heap) != expected
        wrong += count_heap(first) != expected
        wrong += count_heaps(first) != expected
    return wrong


def test_scratch_is_not_freed_while_it_is_in_use():
    """With an array in the place of the scratch record, every one of these counts is wrong."""
    total = sum(range(SIZE))
    assert [count_heap(first) for first in range(3)] == [total, total + SIZE, total + 2 * SIZE]
    assert [count_heaps(first) for first in range(3)] == [total, total + SIZE, total + 2 * SIZE]
    assert count_every_heap(TIMES) == 0


def compiled_rules() -> list[ast.FunctionDef]:
    """List the compiled functions of all games, of the core and of the bots."""
    sources = {source for name in reynard.game_names() for source in sources_of(reynard.game(name).folder)}
    return [rule for source in sorted(sources) for rule in rules_of(source)]


def rules_of(source: Path) -> list[ast.FunctionDef]:
    """List the compiled functions of a file."""
    return [
        node
        for node in ast.parse(source.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and any("njit" in ast.unparse(each) for each in node.decorator_list)
    ]


def calls(rule: ast.FunctionDef) -> list[ast.Call]:
    """List the calls in a rule."""
    return [node for node in ast.walk(rule) if isinstance(node, ast.Call)]


def test_no_rule_returns_its_scratch() -> None:
    """A rule with scratch gives a number or nothing: so its annotation says, to which mypy holds it."""
    using = [rule for rule in compiled_rules() if any("blank_" in ast.unparse(each.func) for each in calls(rule))]
    assert len(using) > 5
    for rule in using:
        assert rule.returns is not None
        assert ast.unparse(rule.returns) in ("None", "int", "bool", "float"), rule.name


def test_what_gives_scratch_is_named_so() -> None:
    """By that name the test above knows a rule with scratch."""
    for source in {source for name in reynard.game_names() for source in sources_of(reynard.game(name).folder)}:
        for node in ast.parse(source.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.Assign) and ast.unparse(node.value).startswith("scratch("):
                assert ast.unparse(node.targets[0]).startswith("blank_")


def test_arrays_of_a_rule_are_made_of_numbers() -> None:
    """An array of records could be freed while a record in it is in use."""
    making = [call for rule in compiled_rules() for call in calls(rule) if ast.unparse(call.func) in ARRAYS]
    assert making
    for call in making:
        kind = [*call.args[ARRAYS[ast.unparse(call.func)] :], *(each.value for each in call.keywords)]
        assert all(ast.unparse(each).startswith("np.") for each in kind), ast.unparse(call)
