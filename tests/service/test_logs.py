"""The log: a whole game with odd names and provoked faults, and not a word in it of who plays, where, or with what."""

import asyncio
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from reynard.core.contract import Game
from reynard.service import room as rooms
from reynard.service.errors import NotStored
from reynard.service.logs import FORMATS, set_up_logs
from reynard.service.reporting import report
from service.brains import Hopeless
from service.house import GENEROUS, House, bot, open_house, person, play_out

NAMES = ("Zoë «Ω»", "%s {seat:1}", "Füchsle")


@pytest.fixture(autouse=True)
def logs_as_before() -> Iterator[None]:
    """Leave the logs of the tests as they were."""
    root, ours = logging.getLogger(), logging.getLogger("reynard")
    before = root.handlers[:], root.level, ours.level
    yield
    root.handlers[:] = before[0]
    root.setLevel(before[1])
    ours.setLevel(before[2])


@pytest.mark.parametrize("form", FORMATS)
async def test_no_secret_in_the_log(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, form: str
) -> None:
    set_up_logs(form, "debug")
    logging.getLogger("asyncio").setLevel(logging.ERROR)
    async with open_house(tmp_path, Hopeless(), limits=GENEROUS) as house:
        table, keys = await house.set_up(person(NAMES[0], "me"), person(NAMES[1]), bot(NAMES[2]))
        room = await house.rooms.find(table)
        secrets = [table, *keys.values(), *filter(None, room.setting.key_hashes), *NAMES, "127.0.0.1"]
        secrets += [room.setting.seed, room.setting.salt, "Fuchsbau"]
        await provoke(house, table, keys[0], secrets, monkeypatch)
        zoe, other = await house.sit(table, keys[0]), await house.sit(table, keys[1])
        assert (await zoe.ask("rename", seat=0, name="Fuchsbau"))["type"] == "done"
        await house.sit(table, "not-a-key-of-anybody")
        await play_out((zoe, 0), (other, 1))
        await house.web.get(f"/api/tables/{table}/save")
    text = capsys.readouterr().err
    assert "A bot of level cub could not decide" in text
    assert "A request failed" in text
    assert "never retrieved" in text
    assert "GET /api/tables/{table}/save: 200" in text
    for secret in secrets:
        assert secret not in text
        assert json.dumps(secret)[1:-1] not in text
    if form == "json":
        for line in text.splitlines():
            assert {"time", "level", "logger", "what"} <= set(json.loads(line))


async def provoke(house: House, table: str, key: str, secrets: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Let things fail in several places, each with every secret in its message."""

    def fail(*given: Any, **more: Any) -> Any:
        raise ValueError(*secrets)

    async def fail_later(*given: Any, **more: Any) -> Any:
        fail()

    with monkeypatch.context() as broken:
        broken.setattr("reynard.service.api.TableInfo", fail)
        assert (await house.web.get(f"/api/tables/{table}")).status_code == 500
    with monkeypatch.context() as broken:
        broken.setattr(rooms, "hand_on", fail)
        guest = await house.call(table)
        await guest.say({"type": "hello", "keys": [key]})
        await guest.wait(lambda: guest.close_code is not None)
    with monkeypatch.context() as broken:
        broken.setattr(house.rooms, "find", fail_later)
        line = await house.call(table)
        await line.wait(lambda: line.close_code is not None)
    forgotten = asyncio.create_task(fail_later())
    await asyncio.wait([forgotten])
    del forgotten
    for method in ("GET", "FOX"):
        await house.web.request(method, f"/table/{table}?{key}", headers={"X-Secret": key})


async def test_as_lines(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs("lines", "info")
    try:
        raise NotStored
    except NotStored as error:
        report("Something failed", error)
    logging.getLogger("reynard.service").debug("not worth a line")
    logging.getLogger("uvicorn.error").error("Their words for %s", "a secret")
    first, file, _, last = capsys.readouterr().err.splitlines()
    assert first.endswith("Z error Something failed: NotStored")
    assert file.startswith('  File "')
    assert last.endswith("error Their words for %s")


async def test_a_table_that_is_damaged_is_not_named(
    tmp_path: Path, snatch: Game, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(tmp_path) as house:
        table, _ = await house.set_up(person("Ann", "me"), person("Ben"))
    monkeypatch.setattr("reynard.service.reopening.deal", lambda setting: 1 / 0)
    async with open_house(tmp_path) as house, httpx.AsyncClient(base_url=f"http://{house.address}") as web:
        assert (await web.get(f"/api/tables/{table}")).status_code == 500
    assert "A table of snatch cannot be opened: ZeroDivisionError" in caplog.text
    assert table not in caplog.text
