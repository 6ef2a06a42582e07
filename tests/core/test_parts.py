"""Rules that take in other rules, or call them where they lie, and are compiled no oftener than need be."""

import numba
import numpy as np
import pytest

from reynard.core import compiled, parts
from reynard.core.compiled import njit
from reynard.core.parts import where_it_lies

needs_compiler = pytest.mark.skipif(bool(compiled.config.DISABLE_JIT), reason="about machine code")


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


halve_there = where_it_lies(halve)


@njit
def halve_from_afar(row):
    return halve_there(row[0]) + halve_there(10)


@njit
def count_halvings(number):
    if number < 2:
        return 0
    return 1 + count_halvings(number // 2)


@njit
def count_halvings_of_both(one, other):
    return count_halvings(one) + count_halvings(other)


def test_a_rule_takes_in_what_it_calls_however_deep():
    assert halve_twice(20) == 5
    assert halve_each(np.array([12], np.int8), 100) == 6 + 50 + 2


def test_a_rule_may_take_in_one_that_calls_itself():
    assert count_halvings_of_both(8, 16) == 3 + 4


@needs_compiler
def test_whole_numbers_of_any_width_share_one_translation():
    halve_each(np.array([12], np.int8), 100)
    halve_each(np.array([12], np.int16), 100)
    assert len(halve.part.signatures) <= 1  # none where the machine code of an earlier run is still there


@needs_compiler
def test_yes_and_no_share_one_translation():
    assert halve_and_double(10) == 5 + 20
    assert len(halve_or_double.part.signatures) <= 1


def test_a_rule_is_called_where_it_lies():
    assert halve(8) == 4
    assert halve_from_afar(np.array([12], np.int8)) == 6 + 5


def test_what_goes_wrong_in_a_rule_reaches_python_through_its_callers():
    assert halve(8) == 4
    with pytest.raises(ValueError, match="below zero"):
        halve_twice(-20)
    with pytest.raises(ValueError, match="below zero"):
        halve_from_afar(np.array([-12], np.int8))


@needs_compiler
def test_what_operations_give_is_asked_once_for_all_rules_and_for_nobody_else():
    def mean(row, many):
        return (row[0] + row[1] * 3) / many

    def other_mean(row, many):
        return (row[1] + row[0] * 3) / many

    def powers(row, many):
        return sum([row[i] ** many for i in range(2)])

    pair = np.array([4, 8], np.uint16)
    before = len(parts.known)
    assert parts.Rule(mean, compiled.SWITCHES)(pair, 4) == 7
    after_one = len(parts.known)
    assert parts.Rule(other_mean, compiled.SWITCHES)(pair, 4) == 5
    assert numba.njit(powers)(pair, 2) == 80
    assert len(parts.known) == after_one > before
