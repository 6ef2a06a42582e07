"""Rooms that nobody looks at leave memory, and come back from storage as they were."""

import asyncio
import gc
from weakref import ref

import pytest

from reynard.service import rooms
from service.house import ANN, BEN, House, play_out
from service.patience import PATIENCE


async def gone(room: ref) -> bool:
    """Wait until nothing holds on to a room."""
    async with asyncio.timeout(PATIENCE):
        while room() is not None:
            gc.collect()
            await asyncio.sleep(0.01)
    return True


async def test_a_room_is_let_go_once_nobody_looks_at_it(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "KEPT_FOR", 0.02)
    table, keys = await house.set_up(ANN, BEN)
    ann, ben = await house.sit(table, keys[0]), await house.sit(table, keys[1])
    assert (await ann.move(0))["type"] == "done"
    room = ref(house.rooms.open[table])
    await ann.hang_up()
    await asyncio.sleep(0.1)
    assert room() is not None, "Ben is there"
    await ben.hang_up()
    assert await gone(room)
    assert (await house.sit(table, keys[0])).state["ply"] == 1


async def test_a_room_whose_game_is_over_is_let_go_at_once(house: House) -> None:
    table, keys = await house.set_up(ANN, BEN)
    ann, ben = await house.sit(table, keys[0]), await house.sit(table, keys[1])
    await play_out((ann, 0), (ben, 1))
    room = ref(house.rooms.open[table])
    await ann.hang_up()
    await ben.hang_up()
    assert await gone(room)
    assert (await house.sit(table)).state["ending"] is not None
