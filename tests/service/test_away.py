"""Somebody who is away for a moment keeps their seat and their decision."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from reynard.service.limits import Limits
from service.brains import Ponderous
from service.house import ANN, BEN, CAT, Guest, House, open_house
from service.watch import StoppedWatch


@pytest.fixture
def watch() -> StoppedWatch:
    """Let time stand still."""
    return StoppedWatch()


@pytest.fixture
def brains() -> Ponderous:
    """Let bots think until they are let go."""
    return Ponderous()


@pytest_asyncio.fixture(loop_scope="session")
async def patient(tmp_path: Path, watch: StoppedWatch, brains: Ponderous) -> AsyncIterator[House]:
    """Run a server with the usual limits."""
    async with open_house(tmp_path, brains, watch=watch, limits=Limits()) as house:
        yield house


async def left_alone(house: House) -> tuple[str, dict[int, str], Guest]:
    """Sit Ann and Ben down, and let Ben go."""
    table, keys = await house.set_up(ANN, BEN)
    ann, ben = await house.sit(table, keys[0]), await house.sit(table, keys[1])
    await ann.until(lambda state: state["seats"][1]["here"])
    await ben.break_off()
    await ann.until(lambda state: not state["seats"][1]["here"])
    return table, keys, ann


async def test_a_seat_is_free_a_minute_after_its_person_was_last_seen(patient: House, watch: StoppedWatch) -> None:
    _, _, ann = await left_alone(patient)
    assert ann.state["seats"][1]["free_in"] == 60
    watch.forward(20.5)
    answer = await ann.ask("hand_over", seat=1, level="cub")
    assert answer["reason"] == "Ben was here a moment ago. A bot can take over in 40 seconds."
    assert ann.state["seats"][1]["level"] is None
    watch.forward(39.5)
    assert (await ann.ask("hand_over", seat=1, level="cub"))["type"] == "done"
    await ann.until(lambda state: state["seats"][1]["level"] == "cub")
    assert ann.state["seats"][1]["free_in"] == 0


async def test_own_seats_are_handed_over_at_once(patient: House) -> None:
    _, _, ann = await left_alone(patient)
    assert (await ann.ask("hand_over", seat=0, level="cub"))["type"] == "done"


async def test_the_minute_counts_from_the_last_of_several_pages(patient: House, watch: StoppedWatch) -> None:
    table, keys, ann = await left_alone(patient)
    watch.forward(50)
    ben = await patient.sit(table, keys[1])
    await ann.until(lambda state: state["seats"][1]["here"])
    watch.forward(50)
    assert "at the table" in (await ann.ask("hand_over", seat=1, level="cub"))["reason"]
    await ben.hang_up()
    await ann.until(lambda state: not state["seats"][1]["here"])
    assert "in 60 seconds" in (await ann.ask("hand_over", seat=1, level="cub"))["reason"]


async def test_a_seat_that_nobody_ever_came_to_is_free_at_once(patient: House) -> None:
    table, keys = await patient.set_up(ANN, BEN)
    ann = await patient.sit(table, keys[0])
    assert ann.state["seats"][1]["free_in"] == 0
    assert (await ann.ask("hand_over", seat=1, level="cub"))["type"] == "done"


async def test_after_a_restart_everyone_has_a_minute_to_come_back(tmp_path: Path, watch: StoppedWatch) -> None:
    async with open_house(tmp_path, watch=watch, limits=Limits()) as house:
        table, keys, _ = await left_alone(house)
    watch.forward(1000)
    async with open_house(tmp_path, watch=watch, limits=Limits()) as house:
        ann = await house.sit(table, keys[0])
        assert "in 60 seconds" in (await ann.ask("hand_over", seat=1, level="cub"))["reason"]
        watch.forward(60)
        assert (await ann.ask("hand_over", seat=1, level="cub"))["type"] == "done"


async def test_who_comes_back_before_the_bot_has_moved_finds_their_decision(
    patient: House, watch: StoppedWatch, brains: Ponderous
) -> None:
    """Even the move that they sent as their line broke counts as theirs."""
    table, keys, ann = await left_alone(patient)
    watch.forward(60)
    await ann.ask("hand_over", seat=1, level="reynard")
    await ann.until(lambda state: state["seats"][1]["level"] == "reynard")
    ben = await patient.sit(table, keys[1])
    assert ben.state["seats"][1]["level"] is None
    choice = ben.desk(1)["choices"][-1]["id"]
    assert (await ben.move(1, choice, decision=0))["type"] == "done"
    brains.let_go(5)
    await ann.until(lambda state: state["ply"] == 1 and state["seats"][1]["level"] is None)
    assert ben.state["view"]["seats"][1]["pick"]["ref"] == f"card:{choice}"


async def test_who_comes_back_after_the_bot_has_moved_takes_the_seat_back_by_hand(
    patient: House, watch: StoppedWatch, brains: Ponderous
) -> None:
    table, keys, ann = await left_alone(patient)
    watch.forward(60)
    await ann.ask("hand_over", seat=1, level="reynard")
    brains.let_go()
    await ann.until(lambda state: state["ply"] == 1)
    ben = await patient.sit(table, keys[1])
    assert ben.state["seats"][1]["level"] == "reynard"
    assert (await ben.ask("hand_over", seat=1, level=None))["type"] == "done"
    assert ben.state["seats"][1]["level"] is None


async def test_a_seat_lent_by_its_own_person_stays_lent_when_they_come_back(patient: House) -> None:
    table, keys = await patient.set_up(ANN, BEN, CAT)
    ann, ben = await patient.sit(table, keys[0]), await patient.sit(table, keys[1])
    await ben.ask("hand_over", seat=1, level="kit")
    await ben.hang_up()
    await ann.until(lambda state: state["seats"][1]["level"] == "kit")
    await ann.ask("hand_over", seat=1, level="cub")
    ben = await patient.sit(table, keys[1])
    assert ben.state["seats"][1]["level"] == "cub"
