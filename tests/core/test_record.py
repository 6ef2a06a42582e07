"""Records."""

from typing import Annotated

import numpy as np
import pytest

from reynard.core.record import Many, Record, i1, i2, i4, i8


class Den(Record):
    cubs: i1
    bones: i2


class Wood(Record):
    den: Annotated[Many[Den], 2, 3]
    age: i4
    stars: i8
    moon: Den
    path: Annotated[Many[i1], 5]


def test_a_record_is_one_flat_piece_of_memory():
    assert Den.dtype.itemsize == 3
    assert Wood.dtype.itemsize == 6 * 3 + 4 + 8 + 3 + 5
    assert Wood.dtype.names == ("den", "age", "stars", "moon", "path")
    assert Wood.dtype["den"].shape == (2, 3)


def test_a_new_record_is_empty():
    assert Wood.new().tobytes() == bytes(Wood.dtype.itemsize)
    assert Wood.row(4).shape == (4,)
    assert Wood.row(4)[3].tobytes() == Wood.new().tobytes()


def test_pieces_are_written_where_they_lie():
    wood = Wood.new()
    wood.den[1, 2].bones = 300
    wood.moon.cubs = 4
    wood.path[4] = -1
    assert wood.den[1, 2].bones == 300
    assert wood.den[1, 1].bones == 0
    assert wood.moon.cubs == 4
    assert wood.path.tolist() == [0, 0, 0, 0, -1]


def test_a_copy_is_its_own():
    wood = Wood.new()
    wood.den[0, 0].cubs = 3
    copy = Wood.copy_of(wood)
    copy.den[0, 0].cubs = 5
    assert wood.den[0, 0].cubs == 3
    assert Wood.from_bytes(wood.tobytes()).tobytes() == wood.tobytes() != copy.tobytes()


def test_nothing_can_be_written_to_a_sealed_record():
    wood = Wood.new()
    wood.age = 9
    sealed = Wood.sealed(wood)
    assert sealed.age == 9
    with pytest.raises(ValueError, match="read-only"):
        sealed.age = 10
    with pytest.raises(ValueError, match="read-only"):
        sealed.path[0] = 1
    wood.age = 10
    assert sealed.age == 9


def test_what_is_not_a_piece_is_refused():
    with pytest.raises(TypeError, match="name: <class 'str'> is not a number, a record or many of them"):

        class _Wrong(Record):
            name: str


def test_a_declaration_is_not_a_record():
    many = Many()
    with pytest.raises(TypeError, match="declaration"):
        many[0]
    with pytest.raises(TypeError, match="declaration"):
        many[0] = 1
    with pytest.raises(TypeError, match="declaration"):
        len(many)
    with pytest.raises(TypeError, match="declaration"):
        Record().tobytes()


def test_a_record_of_the_wrong_size_is_refused():
    with pytest.raises(ValueError, match="buffer size"):
        Den.from_bytes(b"1234")


def test_bytes_are_the_same_on_every_machine():
    wood = Wood.new()
    wood.age = 0x01020304
    assert wood.tobytes()[18:22] == bytes([4, 3, 2, 1])
    assert all(np.dtype(kind).byteorder in "=|<" for kind in ("i1", "i2", "i4", "i8"))


def test_a_plain_copy_reads_like_the_record():
    wood = Wood.new()
    wood.den[1, 2].bones = 300
    wood.moon.cubs = 4
    wood.path[3] = -7
    wood.stars = 2**40
    plain = Wood.plain(wood)
    assert (plain.den[1, 2].bones, plain.den[1][2].bones, plain.den[-1, -1].bones) == (300, 300, 300)
    assert (plain.moon.cubs, plain.path, plain.stars, plain.age) == (4, [0, 0, 0, -7, 0], 2**40, 0)
    assert [len(row) for row in plain.den] == [3, 3]
    assert type(plain.den[0, 0].cubs) is type(plain.path[0]) is type(plain.stars) is int


def test_a_plain_copy_is_a_copy_to_look_at():
    wood = Wood.new()
    plain = Wood.plain(wood)
    wood.age = 9
    assert plain.age == 0
    with pytest.raises(AttributeError):
        plain.moon.cubs = 4


def test_long_rows_may_be_left_out_of_a_plain_copy():
    wood = Wood.new()
    wood.age = 9
    plain = Wood.plain(wood, leaving_out=("den",))
    assert (plain.age, plain.den) == (9, None)


def test_a_deep_grid_is_plain_too():
    class Sky(Record):
        star: Annotated[Many[i2], 2, 3, 4]

    sky = Sky.new()
    sky.star[1, 2, 3] = 8
    plain = Sky.plain(sky)
    assert plain.star[1, 2, 3] == plain.star[1][2][3] == plain.star[1][2, 3] == 8
    assert plain.star[0] == [[0] * 4] * 3
