"""Rules that link other rules, or call them by symbol, and are compiled no oftener than need be."""

import numba
import numpy as np
import pytest

from reynard.core import compiled
from reynard.core.compiled import call_by_symbol, njit

if not compiled.PLAIN_NUMBA:
    from reynard.core import parts

needs_parts = pytest.mark.skipif(
    bool(compiled.config.DISABLE_JIT) or compiled.PLAIN_NUMBA, reason="about core/parts.py itself"
)


@njit
def halve(number):
    if number < 0:
        raise ValueError("a number below zero")
    return number // 2


@njit
def halve_twice(number):
    return halve(halve(number))


@njit
def halve_each(row, wide):
    return halve(row[0]) + halve(wide) + halve(4)


@njit
def halve_or_double(number, doubles):
    return number * 2 if doubles else halve(number)


@njit
def halve_and_double(number):
    return halve_or_double(number, False) + halve_or_double(number, True)


halve_by_symbol = call_by_symbol(halve)


@njit
def halve_from_afar(row):
    return halve_by_symbol(row[0]) + halve_by_symbol(10)


@njit
def count_halvings(number):
    if number < 2:
        return 0
    return 1 + count_halvings(number // 2)


@njit
def count_halvings_of_both(one, other):
    return count_halvings(one) + count_halvings(other)


def test_a_rule_links_what_it_calls_however_deep():
    assert halve_twice(20) == 5
    assert halve_each(np.array([12], np.int8), 100) == 6 + 50 + 2


def test_a_rule_may_link_one_that_calls_itself():
    assert count_halvings_of_both(8, 16) == 3 + 4


@needs_parts
def test_integers_of_any_width_share_one_overload():
    halve_each(np.array([12], np.int8), 100)
    halve_each(np.array([12], np.int16), 100)
    assert len(halve.callee.signatures) <= 1  # none where the machine code of an earlier run is still there


@needs_parts
def test_both_booleans_share_one_overload():
    assert halve_and_double(10) == 5 + 20
    assert len(halve_or_double.callee.signatures) <= 1


def test_a_rule_is_called_by_symbol():
    assert halve(8) == 4
    assert halve_from_afar(np.array([12], np.int8)) == 6 + 5


def test_what_goes_wrong_in_a_rule_reaches_python_through_its_callers():
    assert halve(8) == 4
    with pytest.raises(ValueError, match="below zero"):
        halve_twice(-20)
    with pytest.raises(ValueError, match="below zero"):
        halve_from_afar(np.array([-12], np.int8))


@needs_parts
def test_call_types_are_resolved_once_for_all_rules_and_for_nobody_else():
    def mean(row, many):
        return (row[0] + row[1] * 3) / many

    def other_mean(row, many):
        return (row[1] + row[0] * 3) / many

    def powers(row, many):
        return sum([row[i] ** many for i in range(2)])

    pair = np.array([4, 8], np.uint16)
    before = len(parts.call_types)
    assert parts.dispatcher(mean, compiled.OPTIONS)(pair, 4) == 7
    after_one = len(parts.call_types)
    assert parts.dispatcher(other_mean, compiled.OPTIONS)(pair, 4) == 5
    assert numba.njit(powers)(pair, 2) == 80
    assert len(parts.call_types) == after_one > before
