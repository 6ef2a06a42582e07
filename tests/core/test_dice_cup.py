"""The dice cup."""

from collections import Counter
from itertools import pairwise

import pytest

from reynard.core.dice_cup import DiceCup, draw, draw_word, fill

ALL_BITS = 2**32


def cup_of(seed: int):
    """Fill a cup from a seed."""
    cup = DiceCup.new()
    fill(cup, seed)
    return cup


def words(seed: int, count: int) -> list[int]:
    """Take some words from a fresh cup."""
    cup = cup_of(seed)
    return [int(draw_word(cup)) for _ in range(count)]


KNOWN = {
    0: [4236451405, 3478087602, 1499916907, 3053046989, 1333819499, 2492764414],
    1: [1885296255, 1509585663, 1210333656, 3158915692, 4028446872, 608888845],
    7: [223020773, 3565824843, 4174525444, 1931537108, 4266436010, 4255135623],
    2**32: [1047340581, 3394697364, 1197561227, 1148113824, 2728959014, 3348199216],
    2**63 - 1: [2725156301, 1255038040, 3692816107, 3700423683, 2621356637, 979140864],
}


@pytest.mark.parametrize(("seed", "expected"), list(KNOWN.items()))
def test_known_answers(seed, expected):
    """A stream that changed would change every saved match."""
    assert words(seed, 6) == expected


@pytest.mark.parametrize("seed", [0, 1, 7, 2**31, 2**32, 2**63 - 1])
def test_the_cup_is_the_chaskey_permutation_over_a_counter(seed):
    assert words(seed, 40) == list(by_the_book(seed, 40))


def by_the_book(seed: int, count: int):
    """Make the same stream from the description alone."""
    key = encrypt(encrypt(key_from(seed), 1), 2)
    left, counter = [], 0
    for _ in range(count):
        if not left:
            counter += 1
            left = encrypt(key, counter)
        yield left.pop()


def key_from(seed: int) -> list[int]:
    """Spread a seed over four words."""
    low, high = seed % ALL_BITS, seed // ALL_BITS
    key = []
    for i in range(4):
        low = scrambled((low + 0x9E3779B9) % ALL_BITS)
        high = scrambled(((high ^ low) + i) % ALL_BITS)
        key.append(low ^ (2 * high % ALL_BITS))
    return key


def scrambled(word: int) -> int:
    for _ in range(2):
        word = ((word >> 16) ^ word) * 0x45D9F3B % ALL_BITS
    return (word >> 16) ^ word


def encrypt(key: list[int], counter: int) -> list[int]:
    """Eight rounds of Chaskey: add, rotate, exclusive or."""
    v = [key[0] ^ counter, *key[1:]]
    for _ in range(8):
        v[0] = (v[0] + v[1]) % ALL_BITS
        v[1] = rotated(v[1], 5) ^ v[0]
        v[0] = rotated(v[0], 16)
        v[2] = (v[2] + v[3]) % ALL_BITS
        v[3] = rotated(v[3], 8) ^ v[2]
        v[0] = (v[0] + v[3]) % ALL_BITS
        v[3] = rotated(v[3], 13) ^ v[0]
        v[2] = (v[2] + v[1]) % ALL_BITS
        v[1] = rotated(v[1], 7) ^ v[2]
        v[2] = rotated(v[2], 16)
    return [word ^ part for word, part in zip(v, key, strict=True)]


def rotated(word: int, by: int) -> int:
    return (word * 2**by) % ALL_BITS + word // 2 ** (32 - by)


@pytest.mark.parametrize(("sides", "most"), [(2, 10.8), (6, 20.5), (8, 24.3), (54, 90.6)])
def test_every_side_is_as_likely(sides, most):
    """Chi-square over 50,000 draws stays below what chance exceeds once in a thousand times."""
    cup = cup_of(2024)
    seen = Counter(int(draw(cup, sides)) for _ in range(50_000))
    share = 50_000 / sides
    assert set(seen) == set(range(sides))
    assert sum((seen[side] - share) ** 2 / share for side in range(sides)) < most


def test_one_draw_says_nothing_about_the_next():
    """Chi-square over all pairs of faces that follow each other, 35 degrees of freedom."""
    cup = cup_of(2025)
    draws = [int(draw(cup, 6)) for _ in range(36_001)]
    pairs = Counter(pairwise(draws))
    assert sum((pairs[a, b] - 1000) ** 2 / 1000 for a in range(6) for b in range(6)) < 66.6


@pytest.mark.parametrize("sides", [1, 2, 3, 5, 6, 7, 54, 108, 255])
def test_words_that_would_favour_a_side_are_put_back(sides):
    """As many words lead to one side as to any other: those left over are drawn again."""
    spare = ALL_BITS % sides
    for side in range(sides):
        first, beyond = -(-side * ALL_BITS // sides), -(-(side + 1) * ALL_BITS // sides)
        is_spare = first * sides % ALL_BITS < spare
        assert beyond - first - is_spare == ALL_BITS // sides
        assert draw_from([first, ALL_BITS - 1], sides) == (sides - 1 if is_spare else side)
        assert draw_from([first + 1], sides) == draw_from([beyond - 1], sides) == side


def draw_from(coming: list[int], sides: int) -> int:
    """Draw from a cup out of which these words come next."""
    cup = cup_of(1)
    for place, word in enumerate(reversed(coming)):
        cup.block[place] = word
    cup.left = len(coming)
    return int(draw(cup, sides))


def test_a_cup_that_has_one_side_to_choose_from_gives_it():
    cup = cup_of(3)
    assert [int(draw(cup, 1)) for _ in range(5)] == [0] * 5


def test_near_seeds_have_nothing_in_common():
    """Each bit of the seed changes about half of the 128 bits of the key."""
    for seed in (0, 7, 2**62):
        for bit in range(63):
            near, other = cup_of(seed), cup_of(seed ^ 1 << bit)
            changed = sum((int(a) ^ int(b)).bit_count() for a, b in zip(near.key, other.key, strict=True))
            assert 36 <= changed <= 92


def test_no_two_seeds_make_the_same_stream():
    assert len({tuple(words(seed, 2)) for seed in range(2000)}) == 2000


def test_filling_a_cup_forgets_what_was_in_it():
    cup = cup_of(5)
    for _ in range(7):
        draw_word(cup)
    fill(cup, 9)
    assert cup.tobytes() == cup_of(9).tobytes()
    assert (cup.left, cup.count) == (0, 0)


def test_every_draw_shows_on_the_cup():
    """A step that draws anything changes the bytes of the table: this is how undo knows."""
    cup = cup_of(5)
    seen = {cup.tobytes()}
    for _ in range(200):
        draw(cup, 6)
        seen.add(cup.tobytes())
    assert len(seen) == 201
