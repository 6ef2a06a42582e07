"""The clock: time for each decision, the same for everyone, and a decision when it is over."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

import toy
from reynard.core.box import Box
from reynard.core.contract import Clock, Game
from reynard.service.clock import GRACE
from reynard.service.errors import NotStored
from reynard.service.storage import Storage
from service.brains import Ponderous
from service.house import ANN, BEN, Guest, House, Json, bot, new_id, open_house, play_out
from service.patience import PATIENCE
from service.test_storage import alter
from service.watch import StoppedWatch


@pytest.fixture
def watch() -> StoppedWatch:
    """Let time stand still."""
    return StoppedWatch()


@pytest_asyncio.fixture(loop_scope="session")
async def clockhouse(tmp_path: Path, watch: StoppedWatch) -> AsyncIterator[House]:
    """Run a server that reads the time off this watch."""
    async with open_house(tmp_path, watch=watch) as house:
        yield house


def is_running(state: Json) -> bool:
    """Say whether time runs, as far as a page was told."""
    return state["clock"] is not None and not state["clock"]["waits_for"]


async def seated(house: House, **more: Any) -> tuple[Guest, Guest]:
    """Sit Ann and Ben down at a table with ten seconds for each pick."""
    table, keys = await house.set_up(ANN, BEN, **{"clock": 10, **more})
    ann, ben = await house.sit(table, keys[0]), await house.sit(table, keys[1])
    await ann.until(lambda state: is_running(state) or not more.get("clock", 10))
    return ann, ben


async def test_tables_without_a_clock(clockhouse: House, watch: StoppedWatch) -> None:
    ann, ben = await seated(clockhouse, clock=0)
    assert ann.state["clock"] is None
    await ann.move(0)
    assert not watch.awaited
    assert ben.state["clock"] is None


async def test_time_begins_when_everyone_has_come(clockhouse: House, watch: StoppedWatch) -> None:
    """Whoever set the table up still has to send the links."""
    table, keys = await clockhouse.set_up(ANN, BEN, clock=10)
    ann = await clockhouse.sit(table, keys[0])
    watch.forward(100)
    assert ann.state["clock"] == {"seconds": 10, "left": 10.0, "waits_for": [1]}
    await clockhouse.sit(table, keys[1])
    state = await ann.until(is_running)
    assert state["clock"] == {"seconds": 10, "left": 10.0, "waits_for": []}


async def test_those_who_decide_together_share_the_moment(clockhouse: House, watch: StoppedWatch) -> None:
    ann, ben = await seated(clockhouse)
    watch.forward(4)
    await ann.move(0)
    assert ann.state["clock"] == {"seconds": 10, "left": 6.0, "waits_for": []}, "Ben's, for whom Ann waits"
    state = await ben.until(lambda state: state["ply"] == 1)
    assert state["clock"] == {"seconds": 10, "left": 6.0, "waits_for": []}
    await ben.move(1)
    for guest in (ann, ben):
        state = await guest.until(lambda state: state["ply"] == 2)
        assert state["clock"] == {"seconds": 10, "left": 10.0, "waits_for": []}, "the next round begins"
    watcher = await clockhouse.sit(ann.state["table"])
    assert watcher.state["clock"] == ann.state["clock"]


async def test_running_out(clockhouse: House, watch: StoppedWatch) -> None:
    """The clock picks for both; Ann's click, already on its way, gets the answer every late click gets."""
    ann, ben = await seated(clockhouse)
    late = {"type": "move", "id": new_id(), "seat": 0, "decision": 0, "choice": ann.desk(0)["choices"][3]["id"]}
    hands = [guest.state["view"]["seats"][seat]["hand"] for seat, guest in enumerate((ann, ben))]
    watch.forward(10)
    await ann.say({"type": "ping"})
    await ann.wait(lambda: {"type": "pong"} in ann.told)
    assert ann.state["ply"] == 0, "what is decided in the last moment may be a little late"
    watch.forward(GRACE)
    state = await ann.until(lambda state: state["ply"] == 2)
    assert [seat["shown"]["ref"] for seat in state["view"]["seats"]] == [hand[0]["ref"] for hand in hands]
    assert state["clock"] == {"seconds": 10, "left": 10.0, "waits_for": []}
    await ann.say(late)
    assert (await ann.answer(late["id"]))["reason"].startswith("You have already decided that")
    assert (await ann.move(0))["type"] == "done"


async def test_a_whole_game_by_the_clock(clockhouse: House, watch: StoppedWatch) -> None:
    ann, _ = await seated(clockhouse)
    for played in range(2, 12, 2):
        watch.forward(10 + GRACE)
        await ann.until(lambda state, played=played: state["ply"] == played)
    assert ann.state["ending"] is not None
    assert ann.state["clock"] is None
    await asyncio.sleep(0)
    assert not watch.awaited
    proof = (await clockhouse.web.get(f"/api/tables/{ann.state['table']}/proof")).json()
    assert proof["fair"]


async def test_taking_back_gives_the_time_that_was_left(clockhouse: House, watch: StoppedWatch) -> None:
    ann, ben = await seated(clockhouse)
    watch.forward(3)
    for left in (6.0, 5.0, 4.0):
        await ann.move(0)
        watch.forward(1)
        assert (await ann.undo(0))["type"] == "done"
        assert ann.state["clock"] == {"seconds": 10, "left": left, "waits_for": []}
    watch.forward(4 + GRACE)
    await ben.until(lambda state: state["ply"] == 2)


async def test_what_the_clock_decided_stands(tmp_path: Path, watch: StoppedWatch) -> None:
    """Neither the clock's move nor a step whose time is over can be taken back, though the round goes on."""
    brains = Ponderous()
    async with open_house(tmp_path, brains, watch=watch) as house:
        table, keys = await house.set_up(ANN, BEN, bot(), clock=10)
        ann, ben = await house.sit(table, keys[0]), await house.sit(table, keys[1])
        await ann.until(is_running)
        await ann.move(0)
        assert ann.desk(0)["may_undo"]
        watch.forward(10 + GRACE)
        for guest, seat in ((ann, 0), (ben, 1)):
            await guest.until(lambda state: state["ply"] == 2)
            assert not guest.desk(seat)["may_undo"]
            assert (await guest.undo(seat))["reason"] == "The time to undo your last step is over, so it stands."
        brains.let_go(3)


async def test_what_the_clock_decided_stands_after_a_restart(tmp_path: Path, watch: StoppedWatch) -> None:
    """And whoever was deciding has all their time again, from when they come back."""
    brains = Ponderous()
    async with open_house(tmp_path, brains, watch=watch) as house:
        table, keys = await house.set_up(ANN, bot(), clock=10)
        ann = await house.sit(table, keys[0])
        watch.forward(10 + GRACE)
        await ann.until(lambda state: state["ply"] == 1)
    brains.let_go()
    brains = Ponderous()
    async with open_house(tmp_path, brains, watch=watch) as house:
        ann = await house.sit(table, keys[0])
        assert (ann.state["ply"], ann.state["clock"]) == (1, None)
        assert (await ann.undo(0))["reason"] == "The time to undo your last step is over, so it stands."
        brains.let_go()
        await ann.until(is_running)
        watch.forward(4)
    brains.let_go()
    async with open_house(tmp_path, watch=watch) as house:
        watch.forward(1000)
        ann = await house.sit(table, keys[0])
        assert ann.state["clock"] == {"seconds": 10, "left": 10.0, "waits_for": []}


async def test_handing_over_gains_no_time(tmp_path: Path, watch: StoppedWatch) -> None:
    """Bots are not on the clock; whoever takes their seat back goes on with the time that was left."""
    brains = Ponderous()
    async with open_house(tmp_path, brains, watch=watch) as house:
        ann, ben = await seated(house)
        await ben.move(1)
        await ann.ask("hand_over", seat=0, level="kit")
        assert ann.state["clock"] is None
        watch.forward(6)
        await ann.ask("hand_over", seat=0, level=None)
        assert ann.state["clock"] == {"seconds": 10, "left": 4.0, "waits_for": []}
        brains.let_go()


async def test_an_empty_room_is_not_played_to_its_end(clockhouse: House, watch: StoppedWatch) -> None:
    """The time of the decision before them runs out for those who left, and no other."""
    table, keys = await clockhouse.set_up(ANN, clock=10)
    ann = await clockhouse.sit(table, keys[0])
    await ann.hang_up()
    room = await clockhouse.rooms.find(table)
    async with asyncio.timeout(PATIENCE):
        while room.pages:
            await asyncio.sleep(0)
    for _ in range(5):
        watch.forward(100)
        await asyncio.sleep(0)
    assert room.match.ply == 0
    again = await clockhouse.sit(table, keys[0])
    state = await again.until(lambda state: state["ply"] == 1)
    assert state["clock"] == {"seconds": 10, "left": 10.0, "waits_for": []}


async def test_someone_who_left_is_decided_for(clockhouse: House, watch: StoppedWatch) -> None:
    ann, ben = await seated(clockhouse)
    await ben.hang_up()
    await ann.move(0)
    watch.forward(10 + GRACE)
    await ann.until(lambda state: state["ply"] == 2)


async def test_a_rematch_has_the_same_clock(clockhouse: House, watch: StoppedWatch) -> None:
    ann, ben = await seated(clockhouse, clock=5)
    await play_out((ann, 0), (ben, 1))
    room = await clockhouse.rooms.find(ann.state["table"])
    table, keys = await clockhouse.set_up(ANN, clock=5)
    alone = await clockhouse.sit(table, keys[0])
    await play_out((alone, 0))
    headers = {"Authorization": f"Bearer {keys[0]}"}
    made = (await clockhouse.web.post(f"/api/tables/{table}/rematch", headers=headers)).json()
    again = await clockhouse.sit(made["table"], keys[0])
    assert again.state["clock"] == {"seconds": 5, "left": 5.0, "waits_for": []}
    assert room.setting.clock == 5


async def test_tables_stored_before_there_were_clocks(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table, keys = await house.set_up(ANN, BEN)
        await (await house.sit(table, keys[0])).move(0)
    alter(
        tmp_path,
        "UPDATE tables SET setting = json_remove(setting, '$.clock')",
        "UPDATE events SET body = json_remove(body, '$.clock')",
    )
    async with open_house(tmp_path) as house:
        ann = await house.sit(table, keys[0])
        assert (ann.state["ply"], ann.state["clock"]) == (1, None)


async def test_a_move_that_cannot_be_stored_is_made_later(
    clockhouse: House, watch: StoppedWatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _ = await seated(clockhouse)
    await ann.move(0)
    refused = asyncio.Event()

    async def full(*_: object) -> None:
        refused.set()
        raise NotStored

    with monkeypatch.context() as disk:
        disk.setattr(Storage, "append", full)
        watch.forward(10 + GRACE)
        async with asyncio.timeout(PATIENCE):
            await refused.wait()
            while not watch.awaited:
                await asyncio.sleep(0)
    assert ann.state["ply"] == 1
    watch.forward(5)
    await ann.until(lambda state: state["ply"] == 2)


def breaks(box: Box, t: Any, seat: int) -> int:
    """Fail, full of things that are nobody's business."""
    raise RuntimeError(f"I hold {box.names}")


@pytest.mark.parametrize("run_out", [lambda *_: 99, lambda *_: -1, breaks])
async def test_a_clock_that_fails_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, snatch: Game, run_out: Any
) -> None:
    """Its move is ignored, and the seat decides in its own time."""
    assert snatch.clock
    monkeypatch.setattr(toy, "GAME", replace(snatch, clock=Clock("Time", (10,), run_out)))
    watch = StoppedWatch()
    async with open_house(tmp_path, watch=watch) as house:
        ann, ben = await seated(house)
        watch.forward(10 + GRACE)
        async with asyncio.timeout(PATIENCE):
            while "The clock could not decide" not in caplog.text:
                await asyncio.sleep(0)
        assert ann.state["ply"] == 0
        assert (await ann.move(0))["type"] == "done"
        assert (await ben.move(1))["type"] == "done"
    assert "Acorn" not in caplog.text
