"""How much one address, and everybody together, may ask for; who has asked for enough is told when to come back."""

import asyncio
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from reynard.core.contract import Game
from reynard.service.errors import TooMany
from reynard.service.limits import Limits, list_limits, read_limits
from reynard.service.rates import AtOnce, SharedRates
from service.brains import Ponderous
from service.house import ANN, BEN, GENEROUS, Guest, House, new_id, open_house
from service.patience import PATIENCE


async def sit_at_each(house: House, tables: int) -> list[Guest]:
    made = [await house.set_up(ANN, BEN) for _ in range(tables)]
    return [await house.sit(table, keys[0]) for table, keys in made]


@pytest.mark.parametrize("limit", ["hints", "hints_per_address"])
async def test_hints(tmp_path: Path, limit: str) -> None:
    brains = Ponderous()
    async with open_house(tmp_path, brains, limits=replace(GENEROUS, **{limit: 1})) as house:
        first, second = await sit_at_each(house, 2)
        await first.say({"type": "hint", "id": new_id(), "seat": 0, "decision": 0})
        assert await asyncio.to_thread(brains.begun.acquire, timeout=PATIENCE)
        refused = await second.ask("hint", seat=0, decision=0)
        assert refused["reason"] == "Several hints are being worked out already. Try again in a few seconds."
        brains.let_go(1)
        await first.wait(lambda: any(told["type"] == "hint" for told in first.told))
        brains.let_go(1)
        assert (await second.ask("hint", seat=0, decision=0))["type"] == "hint"


@pytest.mark.parametrize("limit", ["forecasts", "forecasts_per_address"])
async def test_forecasts(tmp_path: Path, limit: str) -> None:
    """They wait behind hints, and whoever asks for more than may wait is refused."""
    brains = Ponderous()
    async with open_house(tmp_path, brains, limits=replace(GENEROUS, **{limit: 2})) as house:
        guests = await sit_at_each(house, 5)
        for guest in guests[:2]:
            await guest.say({"type": "hint", "id": new_id(), "seat": 0, "decision": 0})
            assert await asyncio.to_thread(brains.begun.acquire, timeout=PATIENCE)
        at = [[f"card:{guest.desk(0)['choices'][0]['id']}"] for guest in guests]
        waiting = [asyncio.create_task(guests[each].ask("forecast", seat=0, at=at[each])) for each in (2, 3)]
        while house.rooms.shared.bots.pool.waiting < 2:
            await asyncio.sleep(0.001)
        refused = await guests[4].ask("forecast", seat=0, at=at[4])
        assert refused["reason"] == "Many forecasts are being worked out already. Try again in a few seconds."
        brains.let_go(2)
        assert [(await answer)["type"] for answer in waiting] == ["forecast", "forecast"]
        assert (await guests[4].ask("forecast", seat=0, at=at[4]))["type"] == "forecast"


@pytest.mark.parametrize("limit", ["boxes", "boxes_per_address"])
async def test_boxes(tmp_path: Path, snatch: Game, limit: str) -> None:
    """Each costs a process: who has sent enough of them can go on with the usual one, and sets up nothing else."""
    order = {"game": "snatch", "seats": [ANN, BEN]}
    async with open_house(tmp_path, limits=replace(GENEROUS, **{limit: 2})) as house:
        boxed = {**order, "box": snatch.standard_box.text}
        statuses = [(await house.web.post("/api/tables", json=boxed)).status_code for _ in range(3)]
        assert statuses == [201, 201, 429]
        refused = await house.web.post("/api/tables", json=boxed)
        assert refused.json()["reason"] == "That is enough boxes for now. Send the next one in 5 minutes."
        assert 240 < int(refused.headers["retry-after"]) <= 300
        assert await house.rooms.shared.storage.count_empty() == 2
        assert (await house.web.post("/api/tables", json=order)).status_code == 201


@pytest.mark.parametrize("limit", ["replays", "replays_per_address"])
async def test_replays(tmp_path: Path, limit: str) -> None:
    async with open_house(tmp_path, limits=replace(GENEROUS, **{limit: 0})) as house:
        refused = await house.web.get("/api/lobby")
        assert (refused.status_code, refused.headers["retry-after"]) == (429, "3")


@pytest.mark.parametrize("limit", ["messages", "messages_per_address"])
async def test_messages_are_heard_later_and_none_is_lost(tmp_path: Path, limit: str) -> None:
    """All pages share the limit: a burst on one of them is answered, and then another one waits its turn."""
    async with open_house(tmp_path, limits=replace(GENEROUS, **{limit: 2})) as house:
        talker, other = await sit_at_each(house, 2)  # of the 20 messages in a burst, two were greetings
        for _ in range(18):
            await talker.say({"type": "ping"})
        await talker.wait(lambda: sum(told["type"] == "pong" for told in talker.told) == 18)
        loop = asyncio.get_running_loop()
        asked = loop.time()
        for name in ("Anna", "Anita", "Annabel"):
            assert (await other.ask("rename", seat=0, name=name))["type"] == "done"
        assert loop.time() - asked > 0.4


async def test_every_limit_of_a_period_is_told_with_its_wait(tmp_path: Path) -> None:
    """No refusal because of a limit comes without the seconds to wait, whatever was asked for."""
    order = {"game": "snatch", "seats": [ANN, BEN]}
    for limit in ("tables", "tables_per_address", "empty_tables", "requests_per_second"):
        limits = Limits(**{limit: 0.0})
        async with (
            open_house(tmp_path / limit, limits=limits) as house,
            httpx.AsyncClient(base_url=f"http://{house.address}", timeout=PATIENCE) as web,
        ):
            answers = [await web.post("/api/tables", json=order) for _ in range(2)]
            assert answers[-1].status_code == 429, limit
            assert int(answers[-1].headers["retry-after"]) >= 1, limit


def test_of_each_before_of_all() -> None:
    rates = SharedRates(per_address=1, in_all=2, period=10)
    assert rates.take("a") == (0, True)
    wait, is_everybody = rates.take("a")
    assert (wait > 0, is_everybody) == (True, False), "it takes nothing from the others"
    assert rates.take("b") == (0, True)
    wait, is_everybody = rates.take("c")
    assert (wait > 0, is_everybody) == (True, True)


def test_what_failed_is_at_work_no_more() -> None:
    at_once = AtOnce(per_address=1, in_all=2)
    refusal = TooMany("Wait a moment.", 5)
    with suppress(ZeroDivisionError), at_once.one_more("a", refusal):
        with pytest.raises(TooMany, match="Wait a moment"), at_once.one_more("a", refusal):
            pass
        raise ZeroDivisionError
    assert not at_once.begun


def test_every_limit_is_listed() -> None:
    listed = list_limits()
    for name in ("tables", "boxes", "hints", "forecasts", "replays"):
        assert f"\n{name}=" in listed
        assert f"\n{name}_per_address=" in listed
    assert read_limits(["boxes=3", "messages=1e6"]).boxes == 3
