"""Drawing from piles without an order: everything comes up, once, and each as often as the others."""

from collections import Counter

import numpy as np
from hypothesis import given
from hypothesis import strategies as some

from reynard.core.dice_cup import DiceCup, fill
from reynard.core.pile import draw_kind, draw_piece, draw_untaken

SEEDS = some.integers(0, 2**60)
EACH = 4000  # draws for each of the pieces
NEAR = 0.1  # of that, more than five deviations


def cup_of(seed: int) -> DiceCup:
    cup = DiceCup.new()
    fill(cup, seed)
    return cup


@given(SEEDS, some.lists(some.integers(0, 100), max_size=30))
def test_a_pile_is_drawn_to_its_end_piece_by_piece(seed: int, pieces: list[int]) -> None:
    cup, pile = cup_of(seed), np.array(pieces, np.int8)
    drawn = [draw_piece(cup, pile, left) for left in range(len(pieces), 0, -1)]
    assert Counter(drawn) == Counter(pieces)


@given(SEEDS, some.lists(some.integers(0, 5), min_size=1, max_size=12))
def test_so_is_one_of_which_only_the_kinds_are_counted(seed: int, counts: list[int]) -> None:
    cup, pile = cup_of(seed), np.array(counts, np.int8)
    drawn = Counter(draw_kind(cup, pile, left) for left in range(sum(counts), 0, -1))
    assert [drawn[kind] for kind in range(len(counts))] == counts
    assert not pile.any()


@given(SEEDS, some.integers(1, 20))
def test_so_is_one_whose_drawn_pieces_are_bits(seed: int, count: int) -> None:
    cup, taken, drawn = cup_of(seed), 0, []
    for left in range(count, 0, -1):
        drawn.append(draw_untaken(cup, taken, left))
        taken |= 1 << drawn[-1]
    assert sorted(drawn) == list(range(count))


def test_each_is_as_likely_as_any_other() -> None:
    cup = cup_of(7)
    pieces = Counter(draw_piece(cup, np.arange(5), 5) for _ in range(5 * EACH))
    kinds = Counter(draw_kind(cup, np.array([1, 3, 0, 1]), 5) for _ in range(5 * EACH))
    untaken = Counter(draw_untaken(cup, 0b01010, 3) for _ in range(3 * EACH))
    assert all(abs(pieces[piece] - EACH) < NEAR * EACH for piece in range(5))
    assert all(abs(kinds[kind] - count * EACH) < NEAR * EACH * max(count, 1) for kind, count in enumerate((1, 3, 0, 1)))
    assert sorted(untaken) == [0, 2, 4]
    assert all(abs(count - EACH) < NEAR * EACH for count in untaken.values())
