"""What a table means does not depend on how it lies in memory."""

from typing import Annotated

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as some

from reynard.core.meaning import digest_of, lay_out, meaning_of
from reynard.core.record import Many, Record, i1, i2, i8


class Farm(Record):
    """A farm."""

    cards: Annotated[Many[i1], 2]
    letter: i1


class Valley(Record):
    """A valley."""

    fox: i8
    farm: Annotated[Many[Farm], 3]
    path: Annotated[Many[i2], 2, 2]


class LargeFarm(Record):
    """A farm with more room, and its fields the other way round."""

    letter: i8
    owner: i1
    cards: Annotated[Many[i2], 4]


class LargeValley(Record):
    """The same valley in another layout."""

    path: Annotated[Many[i8], 3, 5]
    farm: Annotated[Many[LargeFarm], 5]
    wolf: i1
    fox: i1


PIECES = {"fox": 5, "farm[1].cards[0]": -1, "farm[2].letter": 7, "path[1][0]": 300}


def test_a_table_is_its_pieces_by_name() -> None:
    valley = Valley.new()
    valley.fox = 5
    valley.farm[1].cards[0] = -1
    valley.farm[2].letter = 7
    valley.path[1, 0] = 300
    assert meaning_of(valley) == PIECES
    assert lay_out(Valley, PIECES)[0].tobytes() == valley.tobytes()


def test_new_wider_longer_and_reordered_fields_change_nothing() -> None:
    small, _ = lay_out(Valley, PIECES)
    large, homeless = lay_out(LargeValley, PIECES)
    assert homeless == []
    assert meaning_of(large) == PIECES
    assert digest_of(large) == digest_of(small)


def test_what_has_no_place_is_named() -> None:
    valley, homeless = lay_out(Valley, {"fox": 2, "bear": 1, "farm[4].letter": 3, "path[0][0]": 40_000})
    assert sorted(homeless) == ["bear", "farm[4].letter", "path[0][0]"]
    assert valley.fox == 2


@pytest.mark.parametrize("name", PIECES)
def test_every_piece_counts(name: str) -> None:
    other = lay_out(Valley, {**PIECES, name: PIECES[name] - 1})[0]
    assert digest_of(other) != digest_of(lay_out(Valley, PIECES)[0])


@given(some.binary(min_size=Valley.dtype.itemsize, max_size=Valley.dtype.itemsize))
def test_any_table_is_laid_out_again_as_it_was(memory: bytes) -> None:
    valley = Valley.from_bytes(memory)
    again, homeless = lay_out(Valley, meaning_of(valley))
    assert homeless == []
    assert again.tobytes() == memory
    assert np.array_equal(again.path, valley.path)
