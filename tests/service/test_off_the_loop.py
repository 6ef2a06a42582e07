"""Telling is done in threads, once: the event loop only passes on what was made there."""

import asyncio
import json
import threading
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from reynard.core.match import Match
from reynard.service.database import Session
from reynard.service.limits import Limits
from reynard.service.room import Room
from service.house import ANN, BEN, CAT, House, bot, open_house, play_out

WORDS = ("view", "choices", "unnamed_lines", "lines", "log", "play", "breakdown", "last_step", "forecast", "save")


@pytest.fixture
def done_by(monkeypatch: pytest.MonkeyPatch) -> Counter[tuple[str, str]]:
    """Count who does what takes its time: the first word of the thread's name, and what."""
    done: Counter[tuple[str, str]] = Counter()

    def watch(name: str, method: Callable[..., Any]) -> Callable[..., Any]:
        def watched(*given: Any, **named: Any) -> Any:
            done[threading.current_thread().name.split("_")[0], name] += 1
            return method(*given, **named)

        return watched

    for name in WORDS:
        monkeypatch.setattr(Match, name, watch(name, getattr(Match, name)))
    return done


async def test_nothing_that_takes_its_time_is_done_on_the_loop(house: House, done_by: Counter[tuple[str, str]]) -> None:
    """A whole game with bots, a hint, a forecast, notes, names, take-backs, a replay, a proof and a save."""
    table, keys = await house.set_up(ANN, BEN, bot())
    ann, ben = await house.sit(table, keys[0]), await house.sit(table, keys[1])
    await house.sit(table)
    assert (await ann.ask("hint", seat=0, decision=0))["type"] == "hint"
    assert (await ann.ask("forecast", seat=0, at=[f"card:{ann.desk(0)['choices'][0]['id']}"]))["type"] == "forecast"
    assert (await ann.move(0, 10**6))["type"] == "refused"
    assert (await ann.move(0))["type"] == "done"
    assert (await ann.undo(0))["type"] == "done"
    assert (await ann.ask("rename", seat=0, name="Anna"))["type"] == "done"
    await ann.ask("note", seat=0, key="nothing", text="Lulu")
    await play_out((ann, 0), (ben, 1))
    await house.replay(table)
    assert (await house.web.get(f"/api/tables/{table}/proof")).json()["fair"]
    assert (await house.web.get(f"/api/tables/{table}/save")).status_code == 200
    rematch = await house.web.post(f"/api/tables/{table}/rematch", headers={"Authorization": f"Bearer {keys[0]}"})
    await house.sit(rematch.json()["table"], keys[0])
    assert {name for _, name in done_by} >= {
        "view",
        "choices",
        "unnamed_lines",
        "play",
        "breakdown",
        "last_step",
        "save",
    }
    assert {thread for thread, _ in done_by} <= {"teller", "opener", "archivist", "bot"}


async def test_a_new_name_does_not_make_old_lines_again(house: House, done_by: Counter[tuple[str, str]]) -> None:
    table, keys = await house.set_up(ANN, BEN, CAT)
    ann, ben, cat = [await house.sit(table, keys[seat]) for seat in range(3)]
    watcher = await house.sit(table)
    for guest, seat in ((ann, 0), (ben, 1), (cat, 2)):
        await guest.move(seat)
    await watcher.until(lambda state: state["ply"] == 3)
    told = done_by["teller", "unnamed_lines"]
    assert told
    await ann.ask("rename", seat=0, name="Anna")
    for guest in (ann, ben, cat, watcher):
        await guest.until(lambda state: state["seats"][0]["name"] == "Anna")
        assert any("Anna" in line for line in guest.log)
        assert not any("Ann " in line for line in guest.log)
    assert done_by["teller", "unnamed_lines"] == told
    assert sum(done_by[thread, "unnamed_lines"] for thread in ("opener", "archivist", "bot")) <= 8


async def test_a_move_is_played_and_told_once(house: House, done_by: Counter[tuple[str, str]]) -> None:
    """By the thread that tries it, however many look on."""
    table, keys = await house.set_up(ANN, BEN)
    ann, ben = await house.sit(table, keys[0]), await house.sit(table, keys[1])
    watchers = [await house.sit(table) for _ in range(3)]
    before = done_by.copy()
    await ann.move(0)
    for guest in (ben, *watchers):
        await guest.until(lambda state: state["ply"] == 1)
    since = done_by - before
    assert since["teller", "play"] == 1
    assert since["teller", "unnamed_lines"] == 3  # for everyone and for each seat, which may know more
    assert {thread for thread, _ in since} == {"teller"}


async def test_what_was_told_is_not_made_again_after_a_restart(
    tmp_path: Path, done_by: Counter[tuple[str, str]]
) -> None:
    """Lines are stored with their move; only the deal is told anew."""
    async with open_house(tmp_path) as house:
        table, keys = await house.set_up(ANN, BEN)
        ann, ben = await house.sit(table, keys[0]), await house.sit(table, keys[1])
        for _ in range(2):
            await ann.move(0)
            await ben.until(lambda state: ben.may(1))
            await ben.move(1)
            await ann.until(lambda state: ann.may(0))
    done_by.clear()
    async with open_house(tmp_path) as house:
        again = await house.sit(table, keys[0])
        assert again.log == ann.log
        rehearsed = 3  # the deal for two seats and for everyone else
        assert done_by["opener", "unnamed_lines"] <= rehearsed + 1
        assert not done_by["teller", "unnamed_lines"]


async def test_moves_stored_without_their_lines_are_told_when_the_table_is_opened(tmp_path: Path) -> None:
    """As the first releases stored them."""
    async with open_house(tmp_path) as house:
        table, keys = await house.set_up(ANN, BEN)
        ann, ben = await house.sit(table, keys[0]), await house.sit(table, keys[1])
        await ann.move(0)
        await ben.move(1)
        await ann.until(lambda state: state["ply"] == 2)
        storage = house.rooms.shared.storage

        def forget_lines(session: Session) -> None:
            for number, body in session.run("SELECT number, body FROM events"):
                event = json.loads(body)
                del event["account"]
                session.run("UPDATE events SET body = ? WHERE number = ?", (json.dumps(event), number))

        await storage.write(forget_lines)
    async with open_house(tmp_path) as house:
        assert (await house.sit(table, keys[0])).log == ann.log


async def test_many_pages_share_what_is_made(house: House, done_by: Counter[tuple[str, str]]) -> None:
    """Thirty spectators look at the same view; it is made once for each thing that happens."""
    table, keys = await house.set_up(ANN, BEN)
    ann = await house.sit(table, keys[0])
    watchers = await asyncio.gather(*(house.sit(table) for _ in range(30)))
    before = done_by["teller", "view"]
    await ann.ask("move", seat=0, decision=0, choice=ann.desk(0)["choices"][0]["id"])
    for watcher in watchers:
        await watcher.until(lambda state: state["ply"] == 1)
    assert done_by["teller", "view"] - before <= 2


async def test_joining_to_watch_tells_nobody_else(house: House) -> None:
    table, keys = await house.set_up(ANN, BEN)
    ann = await house.sit(table, keys[0])
    room: Room = await house.rooms.find(table)
    await ann.say({"type": "ping"})
    version = room.version
    for _ in range(20):
        watcher = await house.sit(table)
        await watcher.hang_up()
    assert room.version <= version + 1  # Ann's own coming
    assert len(ann.states) <= 2


async def test_who_comes_and_goes_is_told_together(house: House) -> None:
    table, keys = await house.set_up(ANN, BEN, CAT)
    watcher = await house.sit(table)
    known = len(watcher.states)
    guests = [await house.call(table) for _ in range(20)]
    await asyncio.gather(*(guest.hello([keys[number % 3]]) for number, guest in enumerate(guests)))
    await watcher.until(lambda state: all(seat["here"] for seat in state["seats"]))
    assert len(watcher.states) - known < 10
    await asyncio.gather(*(guest.hang_up() for guest in guests))
    await watcher.until(lambda state: not any(seat["here"] for seat in state["seats"]))


async def test_a_page_too_many_for_a_seat(tmp_path: Path) -> None:
    async with open_house(tmp_path, limits=Limits(pages_per_seat=2)) as house:
        table, keys = await house.set_up(ANN, BEN)
        for _ in range(2):
            await house.sit(table, keys[0])
        third = await house.call(table)
        await third.say({"type": "hello", "keys": [keys[0]]})
        await third.wait(lambda: third.close_code is not None)
        assert third.close_code == 4429
        assert third.close_reason.startswith("This seat is open on 2 pages already.")
        assert (await house.sit(table, keys[1])).state["seats"][1]["here"]
