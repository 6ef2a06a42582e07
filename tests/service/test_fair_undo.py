"""Undo is fair: bots wait a moment before they make a step final, and people are asked before they lose a choice."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from reynard.service.limits import Limits
from service.brains import Ponderous
from service.house import ANN, BEN, GENEROUS, Guest, House, bot, new_id, open_house

LONG = 600.0  # seconds, longer than any test
PATIENT = replace(GENEROUS, undo_seconds=LONG)


@asynccontextmanager
async def open_to_one_bot(data: Path, limits: Limits) -> AsyncIterator[Guest]:
    """Sit down to Snatch with a bot that thinks until Ann has picked, and that makes her pick final by its own."""
    brains = Ponderous()
    async with open_house(data, brains, limits=limits) as house:
        table, keys = await house.set_up(ANN, bot())
        ann = await house.sit(table, keys[0])
        assert (await ann.move(0))["type"] == "done"
        brains.let_go(10)
        yield ann


async def test_a_bot_waits_before_it_makes_a_step_final(tmp_path: Path) -> None:
    """The bot's pick turns the cards over, after which Ann's stands."""
    async with open_to_one_bot(tmp_path, PATIENT) as ann:
        await asyncio.sleep(0.3)
        assert ann.state["ply"] == 1
        grace = ann.desk(0)["grace"]
        assert grace["seconds"] == LONG
        assert 0 < grace["left"] <= LONG
        assert (await ann.undo(0))["type"] == "done"
        assert ann.may(0)


async def test_who_goes_on_has_the_answer_at_once(tmp_path: Path) -> None:
    async with open_to_one_bot(tmp_path, PATIENT) as ann:
        await asyncio.sleep(0.3)
        await ann.say({"type": "go_on", "seat": 0})
        await ann.until(lambda state: state["ply"] >= 2)
        assert not ann.desk(0)["may_undo"]


async def test_the_moment_passes(tmp_path: Path) -> None:
    async with open_to_one_bot(tmp_path, replace(GENEROUS, undo_seconds=0.3)) as ann:
        await ann.until(lambda state: state["ply"] >= 2)


async def test_a_bot_that_makes_nothing_final_does_not_wait(tmp_path: Path) -> None:
    """With Ben still to pick, Ann can undo her pick after the bot's as well as before."""
    async with open_house(tmp_path, limits=PATIENT) as house:
        table, keys = await house.set_up(ANN, BEN, bot())
        ann = await house.sit(table, keys[0])
        await ann.move(0)
        await ann.until(lambda state: state["ply"] >= 2)
        assert ann.desk(0)["may_undo"]


async def test_no_moment_where_time_is_short(tmp_path: Path) -> None:
    async with open_house(tmp_path, limits=PATIENT) as house:
        table, keys = await house.set_up(ANN, bot(), clock=20)
        ann = await house.sit(table, keys[0])
        await ann.move(0)
        await ann.until(lambda state: state["ply"] >= 2)
        assert ann.state["undo_seconds"] == 0


async def test_only_the_own_seat_goes_on(tmp_path: Path) -> None:
    async with open_to_one_bot(tmp_path, PATIENT) as ann:
        await ann.say({"type": "go_on", "seat": 1})
        assert "not your seat" in (await ann.answer(None))["reason"]
        assert ann.state["ply"] == 1


async def walk(house: House) -> tuple[Guest, Guest, int]:
    """Sit down to The Wolf and the Fox, let the first make a move, and give mover, other and the mover's seat."""
    table, keys = await house.set_up(ANN, BEN, game="wolf-and-fox")
    guests = [await house.sit(table, keys[seat]) for seat in (0, 1)]
    first = 0 if guests[0].may(0) else 1
    mover, other = guests[first], guests[1 - first]
    await mover.move(first)
    await other.until(lambda state: other.may(1 - first))
    return mover, other, first


async def test_who_has_begun_to_choose_is_asked(house: House) -> None:
    mover, other, first = await walk(house)
    assert (await mover.undo(first))["type"] == "done"
    asks = (await other.until(lambda state: state["undo_asks"]))["undo_asks"]
    assert [(each["seat"], each["asked"]) for each in asks] == [(first, [1 - first])]
    assert 0 < asks[0]["left"] <= 20
    assert other.may(1 - first)
    answer = await other.ask("answer_undo", seat=1 - first, asker=first, allow=True)
    assert answer["type"] == "done"
    await mover.until(lambda state: mover.may(first) and not state["undo_asks"])
    assert mover.log[-1] == f"{['Ann', 'Ben'][first]} undoes a step."
    assert other.answers(None) == []


async def test_who_is_asked_may_say_no(house: House) -> None:
    mover, other, first = await walk(house)
    await mover.undo(first)
    await other.until(lambda state: state["undo_asks"])
    await other.ask("answer_undo", seat=1 - first, asker=first, allow=False)
    reason = f"{['Ann', 'Ben'][1 - first]} would rather go on, so your step stands."
    assert (await mover.answer(None))["reason"] == reason
    state = await mover.until(lambda state: not state["undo_asks"])
    assert state["ply"] == 1


async def test_who_moves_on_has_answered(house: House) -> None:
    mover, other, first = await walk(house)
    await mover.undo(first)
    await other.until(lambda state: state["undo_asks"])
    await other.move(1 - first)
    assert "your step stands" in (await mover.answer(None))["reason"]
    answer = await other.ask("answer_undo", seat=1 - first, asker=first, allow=True)
    assert answer["reason"] == "Nobody is waiting for that answer any more."


async def test_no_answer_lets_the_step_stand(tmp_path: Path) -> None:
    async with open_house(tmp_path, limits=replace(GENEROUS, undo_answer_seconds=0.2)) as house:
        mover, _, first = await walk(house)
        await mover.undo(first)
        name = ["Ann", "Ben"][1 - first]
        assert (await mover.answer(None))["reason"] == f"There was no answer from {name}, so your step stands."
        assert mover.state["ply"] == 1


async def test_asking_twice_asks_once(house: House) -> None:
    mover, other, first = await walk(house)
    id = new_id()
    for _ in range(2):
        await mover.say({"type": "undo", "id": id, "seat": first, "decision": mover.desk(first)["decision"]})
    await mover.answer(id, 2)
    await other.until(lambda state: state["undo_asks"])
    await other.ask("answer_undo", seat=1 - first, asker=first, allow=True)
    assert (await mover.until(lambda state: mover.may(first)))["ply"] == 0


async def test_in_the_first_moment_nobody_is_asked_but_told(tmp_path: Path) -> None:
    async with open_house(tmp_path, limits=PATIENT) as house:
        mover, other, first = await walk(house)
        await mover.undo(first)
        assert mover.may(first)
        name = ["Ann", "Ben"][first]
        told = (await other.answer(None))["reason"]
        assert told == f"{name} has undone their last step. Look at the table and choose again."


async def test_who_is_away_is_not_asked(house: House) -> None:
    mover, other, first = await walk(house)
    await other.hang_up()
    await mover.until(lambda state: not state["seats"][1 - first]["here"])
    await mover.undo(first)
    assert mover.may(first)


@pytest.mark.parametrize("asker", [0, 7])
async def test_an_answer_to_nobody(house: House, asker: int) -> None:
    _, other, first = await walk(house)
    answer = await other.ask("answer_undo", seat=1 - first, asker=asker, allow=True)
    assert answer["reason"] == "Nobody is waiting for that answer any more."


async def test_an_undo_stands_in_the_log_after_a_restart(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table, keys = await house.set_up(ANN, BEN)
        ann = await house.sit(table, keys[0])
        await ann.move(0)
        await ann.undo(0)
        assert ann.log[-1] == "Ann undoes a step."
    async with open_house(tmp_path) as house:
        watcher = await house.sit(table)
        assert watcher.log[-1] == "Ann undoes a step."
