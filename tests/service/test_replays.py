"""Replays: in parts, each made once and kept compressed, by a thread that nobody else waits for."""

import asyncio
import gzip
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from reynard.service import api, archive, replaying
from reynard.service.limits import Limits
from service.house import ANN, BEN, House, open_house, play_out
from service.patience import PATIENCE


async def finished(house: House) -> tuple[str, dict[int, str]]:
    """Play a game of Snatch to its end: ten moves."""
    table, keys = await house.set_up(ANN, BEN)
    ann, ben = await house.sit(table, keys[0]), await house.sit(table, keys[1])
    await play_out((ann, 0), (ben, 1))
    await house.see_off()
    return table, keys


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """List the parts that are made."""
    parts: list[int] = []
    tell_part = api.tell_part

    def tell(scene: Any, part: int) -> Any:
        parts.append(part)
        return tell_part(scene, part)

    monkeypatch.setattr(api, "tell_part", tell)
    return parts


async def test_parts_make_the_whole(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = await finished(house)
    monkeypatch.setattr(replaying, "STEPS", 4)
    parts = [(await house.web.get(f"/api/tables/{table}/replay?part={part}")).json() for part in range(3)]
    assert [(part["part"], part["parts"], len(part["steps"])) for part in parts] == [(0, 3, 4), (1, 3, 4), (2, 3, 3)]
    assert [step["ply"] for part in parts for step in part["steps"]] == list(range(11))
    answer = await house.web.get(f"/api/tables/{table}/replay?part=3")
    assert (answer.status_code, answer.json()["reason"]) == (422, "This replay has parts 0 to 2, not 3.")
    for part in ("-1", "x", str(10**30)):
        assert (await house.web.get(f"/api/tables/{table}/replay?part={part}")).status_code == 422


async def test_a_part_is_made_once_and_kept(house: House, made: list[int]) -> None:
    table, _ = await finished(house)
    path = f"/api/tables/{table}/replay"
    answers = await asyncio.gather(*(house.web.get(path) for _ in range(12)))
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.text for answer in answers}) == 1
    await house.web.get(path)
    assert made == [0]


async def test_a_part_that_could_not_be_made_is_made_again(
    house: House, made: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = await finished(house)
    path = f"/api/tables/{table}/replay"
    with monkeypatch.context() as broken:
        broken.setattr(replaying, "tell_step", None)
        assert (await house.web.get(path)).status_code == 500
    assert (await house.web.get(path)).status_code == 200
    assert made == [0, 0]


async def test_names_that_change_after_the_end_are_in_the_replay(house: House) -> None:
    table, keys = await finished(house)
    assert "Ann" in str((await house.replay(table))[-1]["lines"]) + str(await house.replay(table))
    ann = await house.sit(table, keys[0])
    await ann.ask("rename", seat=0, name="Zelda")
    lines = str([step["lines"] for step in await house.replay(table)])
    assert "Zelda" in lines
    assert "Ann" not in lines


async def test_it_is_sent_compressed_to_whoever_can_unpack_it(house: House) -> None:
    table, _ = await finished(house)
    path = f"/api/tables/{table}/replay"
    async with house.web.stream("GET", path, headers={"Accept-Encoding": "gzip"}) as packed:
        assert packed.headers["content-encoding"] == "gzip"
        raw = b"".join([chunk async for chunk in packed.aiter_raw()])
    plain = await house.web.get(path, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert gzip.decompress(raw) == plain.content
    assert len(raw) * 3 < len(plain.content)


async def test_what_is_kept_is_bounded(tmp_path: Path, made: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house(tmp_path) as house:
        tables = [(await finished(house))[0] for _ in range(3)]
        store = house.rooms.shared.archive
        await house.replay(tables[0])
        monkeypatch.setattr(archive, "KEPT", store.size + 10)
        for table in tables[1:]:
            await house.replay(table)
        assert store.size <= archive.KEPT
        assert sum(len(text) for text in store.kept.values()) == store.size
        made.clear()
        await house.replay(tables[0])
        assert made == [0]


async def test_nobody_waits_for_replays_but_those_who_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While their thread is at work, tables are set up and played; too many for one address are refused."""
    gate, begun = threading.Event(), threading.Event()

    def held(make: Callable[..., Any]) -> Callable[..., Any]:
        def wait(*given: Any) -> Any:
            begun.set()
            assert gate.wait(PATIENCE)
            return make(*given)

        return wait

    async with open_house(tmp_path, limits=Limits(replays_per_address=2)) as house:
        tables = [(await finished(house))[0] for _ in range(3)]
        monkeypatch.setattr(api, "tell_part", held(api.tell_part))
        asked = [asyncio.create_task(house.web.get(f"/api/tables/{table}/replay")) for table in tables[:2]]
        assert await asyncio.to_thread(begun.wait, PATIENCE)
        while len(house.rooms.shared.archive.making) < 2:
            await asyncio.sleep(0.001)
        refused = await house.web.get(f"/api/tables/{tables[2]}/replay")
        assert (refused.status_code, refused.headers["retry-after"]) == (429, "3")
        assert refused.json()["reason"].startswith("Several things are being looked up already.")
        table, keys = await house.set_up(ANN, BEN)
        ann = await house.sit(table, keys[0])
        assert (await ann.move(0))["type"] == "done"
        gate.set()
        assert [(await answer).status_code for answer in asked] == [200, 200]
        assert (await house.web.get(f"/api/tables/{tables[2]}/replay")).status_code == 200
