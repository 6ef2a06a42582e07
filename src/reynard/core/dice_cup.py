"""The dice cup: the only source of chance in a game, and a part of the table.

A cup is a key and a counter, mixed by the permutation of the Chaskey cipher. Whoever has seen every
roll so far knows nothing of the next one, which a faster ordinary generator would not promise.
"""

from typing import Annotated, Any

from reynard.core.compiled import njit
from reynard.core.record import Many, Record, i1, i4, i8

WORD = 0xFFFFFFFF
ROUNDS = 8


class DiceCup(Record):
    """A key, a counter and the words left over from the latest mixing."""

    key: Annotated[Many[i8], 4]  # four words of 32 bits
    block: Annotated[Many[i8], 4]  # the words made by the latest mixing
    left: i1  # 0..4: words of the block not yet used
    count: i4  # how often the cup has been mixed


@njit
def scramble(word: int) -> int:
    """Spread the bits of one word over all of it."""
    word = ((word >> 16) ^ word) * 0x45D9F3B & WORD
    word = ((word >> 16) ^ word) * 0x45D9F3B & WORD
    return (word >> 16) ^ word


@njit
def fill(cup: Any, seed: int) -> None:
    """Start the cup anew from a seed of up to 63 bits."""
    low, high = seed & WORD, (seed >> 32) & WORD
    for i in range(4):
        low = scramble((low + 0x9E3779B9) & WORD)
        high = scramble((high ^ low) + i & WORD)
        cup.key[i] = low ^ (high << 1 & WORD)
        cup.block[i] = 0
    cup.left = 0
    cup.count = 0
    for _ in range(2):
        mix(cup)
        for i in range(4):
            cup.key[i] = cup.block[i]
    cup.left = 0
    cup.count = 0


@njit
def turn(word: int, by: int) -> int:
    """Rotate a word of 32 bits to the left."""
    return (word << by | word >> (32 - by)) & WORD


@njit
def mix(cup: Any) -> None:
    """Encrypt the counter under the key: four fresh words."""
    cup.count += 1
    k0, k1, k2, k3 = int(cup.key[0]), int(cup.key[1]), int(cup.key[2]), int(cup.key[3])
    a, b, c, d = k0 ^ int(cup.count), k1, k2, k3
    for _ in range(ROUNDS):
        a = (a + b) & WORD
        b = turn(b, 5) ^ a
        a = turn(a, 16)
        c = (c + d) & WORD
        d = turn(d, 8) ^ c
        a = (a + d) & WORD
        d = turn(d, 13) ^ a
        c = (c + b) & WORD
        b = turn(b, 7) ^ c
        c = turn(c, 16)
    cup.block[0] = a ^ k0
    cup.block[1] = b ^ k1
    cup.block[2] = c ^ k2
    cup.block[3] = d ^ k3
    cup.left = 4


@njit
def draw_word(cup: Any) -> int:
    """Take 32 fair bits from the cup."""
    if cup.left == 0:
        mix(cup)
    cup.left -= 1
    return int(cup.block[cup.left])


@njit
def draw(cup: Any, count: int) -> int:
    """Draw a number from 0 to ``count`` - 1, each exactly as likely as any other."""
    count = int(count)
    product = draw_word(cup) * count
    # A product whose low word is small may stand for a number that has a word too many: then draw again.
    while product & WORD < count and product & WORD < (WORD + 1) % count:
        product = draw_word(cup) * count
    return product >> 32
