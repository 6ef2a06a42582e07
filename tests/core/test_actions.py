"""Action spaces: numbers and their parts, in plain Python and compiled."""

from importlib import import_module
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as some
from numba.core.errors import TypingError

from reynard.core.actions import ActionSpace
from reynard.core.compiled import njit
from reynard.games import PACKAGES, game

SPACE = ActionSpace()
STOP = SPACE.group("STOP", "do no more")
MOVE = SPACE.group("MOVE", "move a figure", distance=range(1, 6), die=3, figure=2)
LOSE = SPACE.group("LOSE", "lose a card", kind=range(2, 9))
END = SPACE.group("END", "end it")
COSTS = SPACE.span(LOSE, END)


@njit
def encode(distance: int, die: int, figure: int, kind: int, out: Any) -> None:
    """Say every number that parts can make."""
    out[0] = STOP()
    out[1] = MOVE(distance, die, figure)
    out[2] = LOSE(kind)
    out[3] = END()


@njit
def decode(action: int, out: Any) -> int:
    """Say everything about a number."""
    if action in MOVE:
        out[0], out[1], out[2] = MOVE.parts(action)
        return 1
    if action in LOSE:
        out[0] = LOSE.part(action)
        return 2
    if action in STOP:
        return 3
    return 4 if action in COSTS else 0


def plain(function: Any) -> Any:
    """Give the same function as Python runs it."""
    return getattr(function, "py_func", function)


@given(some.integers(1, 5), some.integers(0, 2), some.integers(0, 1), some.integers(2, 8))
def test_numbers_are_the_same_compiled_and_not(distance: int, die: int, figure: int, kind: int) -> None:
    compiled, python = np.zeros(4, np.int64), np.zeros(4, np.int64)
    encode(distance, die, figure, kind, compiled)
    plain(encode)(distance, die, figure, kind, python)
    assert compiled.tolist() == python.tolist()
    assert MOVE.parts(MOVE(distance, die, figure)) == (distance, die, figure)
    assert LOSE.part(LOSE(kind)) == kind


@pytest.mark.parametrize("action", range(-3, len(SPACE) + 3))
def test_parts_are_the_same_compiled_and_not(action: int) -> None:
    compiled, python = np.zeros(3, np.int64), np.zeros(3, np.int64)
    assert decode(action, compiled) == plain(decode)(action, python)
    assert compiled.tolist() == python.tolist()


def test_groups_follow_each_other_and_every_number_is_spelled_once() -> None:
    spelled = [SPACE.spell(action) for action in range(len(SPACE))]
    assert len(set(spelled)) == len(spelled) == 1 + 30 + 7 + 1
    assert spelled[0] == "STOP()"
    assert spelled[1] == "MOVE(distance=1, die=0, figure=0)"
    assert spelled[31] == "LOSE(kind=2)"
    assert SPACE.group_of(30) is MOVE


def test_a_group_wants_all_its_parts() -> None:
    @njit
    def too_few() -> int:
        return MOVE(1, 2)

    @njit
    def parts_of_several() -> int:
        return MOVE.part(3)

    with pytest.raises(TypingError, match="MOVE\\(distance, die, figure\\) was called with 2 parts"):
        too_few()
    with pytest.raises(TypingError, match="MOVE has 3 dimensions"):
        parts_of_several()
    with pytest.raises(ValueError, match="zip"):
        MOVE(1, 2)


@pytest.mark.parametrize("name", PACKAGES)
def test_every_game_calls_its_groups_by_their_names(name: str) -> None:
    declared = vars(import_module(f"{PACKAGES[name]}.actions"))
    groups = game(name).actions.groups
    assert [declared[group.name] for group in groups] == groups
    assert len({group.meaning for group in groups}) == len(groups)
