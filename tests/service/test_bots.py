"""Bots at the table: they move, think without holding anyone up, take over seats and give hints."""

import asyncio
import time
from pathlib import Path

import pytest

from bots.reach import secrets_within_reach
from reynard.core.advice import Advice
from reynard.core.sight import Sight
from service.brains import FirstChoice, Hopeless, Ponderous
from service.house import ANN, BEN, House, bot, open_house, person, play_out
from service.patience import PATIENCE


async def test_bots_play_to_the_end(house: House) -> None:
    """A table of bots plays by itself while a spectator looks on."""
    table, keys = await house.set_up(bot("A"), bot("B"), bot("C"), bot("D"))
    assert keys == {}
    watcher = await house.sit(table)
    state = await watcher.until(lambda state: state["ending"] is not None)
    assert state["ply"] == 20


async def test_bot_plays_beside_a_person(house: House) -> None:
    table, keys = await house.set_up(ANN, bot())
    ann = await house.sit(table, keys[0])
    for played in range(1, 6):
        await ann.until(lambda state: state["seats"][0]["pending"])
        await ann.move(0)
        await ann.until(lambda state, played=played: state["ply"] >= 2 * played)
    assert (await ann.until(lambda state: state["ending"] is not None))["ply"] == 10


async def test_whoever_thinks_is_handed_nothing_of_the_match(tmp_path: Path) -> None:
    """Neither for a bot nor for a hint: no match, no seed and no true table is within reach."""

    class Curious(FirstChoice):
        def __init__(self) -> None:
            self.handed: list[tuple[object, ...]] = []

        def choose(self, *handed: object) -> int:
            self.handed.append(handed)
            return super().choose(*handed)

        def advise(self, *handed: object) -> Advice:
            self.handed.append(handed)
            return super().advise(*handed)

    brains = Curious()
    async with open_house(tmp_path, brains) as house:
        table, keys = await house.set_up(ANN, bot())
        ann = await house.sit(table, keys[0])
        await ann.until(lambda state: state["ply"] == 1)
        assert (await ann.ask("hint", seat=0, decision=0))["type"] == "hint"
        match = (await house.rooms.find(table)).match
    assert len(brains.handed) == 2
    assert secrets_within_reach(match, brains.handed) == []


async def test_thinking_holds_nobody_up(tmp_path: Path) -> None:
    """While as many bots think as may, the table hears, moves and answers at once."""
    brains = Ponderous()
    async with open_house(tmp_path, brains) as house:
        tables = [await house.set_up(ANN, BEN, bot(), bot()) for _ in range(3)]
        guests = [await house.sit(table, keys[0]) for table, keys in tables]
        for _ in range(2):
            assert await asyncio.to_thread(brains.begun.acquire, timeout=PATIENCE)
        assert not brains.begun.acquire(blocking=False), "more bots think at once than may"
        started = time.perf_counter()
        for guest in guests:
            await guest.say({"type": "ping"})
            assert (await guest.move(0))["type"] == "done"
            assert guest.state["seats"][2]["thinking"]
            assert {"type": "pong"} in guest.told
        assert (await house.web.get("/api/lobby")).status_code == 200
        assert time.perf_counter() - started < PATIENCE, "so long a bot thinks if it is let"
        brains.let_go(6)
        for guest in guests:
            await guest.until(lambda state: state["ply"] == 3)


async def test_bots_wait_before_they_act(tmp_path: Path) -> None:
    """A person can follow, and take back in that time."""
    async with open_house(tmp_path, FirstChoice(), pause=0.3) as house:
        started = time.perf_counter()
        table, keys = await house.set_up(ANN, bot())
        ann = await house.sit(table, keys[0])
        await ann.until(lambda state: state["ply"] == 1)
        assert time.perf_counter() - started >= 0.3


async def test_failing_bot_does_not_stop_the_table(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """It then takes the first choice; the log says so, but not what the bot held."""
    async with open_house(tmp_path, Hopeless()) as house:
        table, keys = await house.set_up(ANN, bot())
        ann = await house.sit(table, keys[0])
        for _ in range(5):
            await ann.until(lambda state: state["seats"][0]["pending"])
            await ann.move(0)
        await ann.until(lambda state: state["ending"] is not None)
    assert "A bot of level cub could not decide: RuntimeError" in caplog.text
    assert "seat:1" not in caplog.text, "what a bot holds is nothing for the log"


async def test_hand_over_and_take_back(house: House) -> None:
    table, keys = await house.set_up(ANN, BEN)
    ann = await house.sit(table, keys[0])
    assert (await ann.ask("hand_over", seat=0, level="fox"))["type"] == "done"
    state = await ann.until(lambda state: state["ply"] == 1)
    assert (state["seats"][0]["kind"], state["seats"][0]["level"]) == ("me", "fox")
    assert not ann.may(0)
    answer = await ann.move(0, 3)
    assert answer["reason"] == "A bot plays this seat now. Take the seat back first."
    assert (await ann.undo(0))["type"] == "refused"
    assert (await ann.ask("hand_over", seat=0, level=None))["type"] == "done"
    assert ann.state["seats"][0]["level"] is None
    ben = await house.sit(table, keys[1])
    await ben.move(1)
    await ann.until(lambda state: state["seats"][0]["pending"])
    assert (await ann.move(0))["type"] == "done"


async def test_taking_back_stops_the_bot(tmp_path: Path) -> None:
    """What a bot has thought about a seat that is no longer its own does not count."""
    brains = Ponderous()
    async with open_house(tmp_path, brains) as house:
        table, keys = await house.set_up(ANN, BEN)
        ann = await house.sit(table, keys[0])
        await ann.ask("hand_over", seat=0, level="kit")
        assert await asyncio.to_thread(brains.begun.acquire, timeout=PATIENCE)
        await ann.ask("hand_over", seat=0, level=None)
        brains.let_go()
        assert await asyncio.to_thread(brains.ended.acquire, timeout=PATIENCE)
        for number in range(1, 6):
            await ann.say({"type": "ping"})
            await ann.wait(lambda number=number: ann.told.count({"type": "pong"}) == number)
        assert ann.state["ply"] == 0
        last = ann.desk(0)["choices"][-1]["id"]
        assert (await ann.move(0, last))["type"] == "done"
        assert ann.state["view"]["seats"][0]["pick"]["ref"] == f"card:{last}"
        assert ann.state["ply"] == 1


async def test_seat_of_someone_absent(house: House) -> None:
    """Anyone who sits there may let a bot play on for someone who left; only they themselves take it back."""
    table, keys = await house.set_up(ANN, BEN)
    ann, ben, watcher = await house.sit(table, keys[0]), await house.sit(table, keys[1]), await house.sit(table)
    answer = await ann.ask("hand_over", seat=1, level="cub")
    assert answer["reason"] == "Ben is at the table, so only they can hand over their seat."
    await ben.break_off()
    await ann.until(lambda state: not state["seats"][1]["here"])
    assert (await watcher.ask("hand_over", seat=1, level="cub"))["reason"].startswith("You are watching.")
    assert (await ann.ask("hand_over", seat=1, level="cub"))["type"] == "done"
    state = await ann.until(lambda state: state["ply"] == 1)
    assert (state["seats"][1]["level"], state["seats"][1]["here"]) == ("cub", True)
    assert (await ann.ask("hand_over", seat=1, level=None))["reason"].startswith("Only Ben can take this seat back")
    back = await house.sit(table, keys[1])
    assert (await back.ask("hand_over", seat=1, level=None))["type"] == "done"
    await ann.until(lambda state: state["seats"][1]["level"] is None)


async def test_seats_that_cannot_be_handed_over(house: House) -> None:
    table, keys = await house.set_up(ANN, bot("Old Fox"))
    ann = await house.sit(table, keys[0])
    assert (await ann.ask("hand_over", seat=1, level=None))["reason"].startswith(
        "Old Fox has been a bot from the start"
    )
    for seat in (-1, 2, 99):
        answer = await ann.ask("hand_over", seat=seat, level="cub")
        assert answer["reason"] == "There is no such seat; the seats are 0 to 1."


async def test_hint(house: House) -> None:
    table, keys = await house.set_up(ANN, BEN)
    ann = await house.sit(table, keys[0])
    hint = await ann.ask("hint", seat=0, decision=0)
    choices = [choice["id"] for choice in ann.desk(0)["choices"]]
    assert hint["type"] == "hint"
    assert hint["choice"] == choices[-1] == hint["options"][0]["choice"]
    assert {option["choice"] for option in hint["options"]} <= set(choices)
    assert all(option["words"].startswith("Pick ") for option in hint["options"])
    assert hint["reasons"] == ["It holds Ben back by about 2 points."]
    assert hint["figures"] == "It won 50% of 1,000 simulated games."
    assert ann.state["ply"] == 0


async def test_hint_for_nothing(house: House) -> None:
    table, keys = await house.set_up(ANN, BEN)
    ann = await house.sit(table, keys[0])
    await ann.move(0)
    assert (await ann.ask("hint", seat=0, decision=1))["reason"].startswith("There is nothing for you to decide")
    assert (await ann.ask("hint", seat=0, decision=0))["type"] == "refused"


async def test_one_hint_at_a_time_and_none_for_a_decision_that_is_gone(tmp_path: Path) -> None:
    brains = Ponderous()
    async with open_house(tmp_path, brains) as house:
        table, keys = await house.set_up(ANN, person("Dan", "here"))
        ann = await house.sit(table, *keys.values())
        first = {"type": "hint", "id": "hint-0001", "seat": 0, "decision": 0}
        await ann.say(first)
        elsewhere = await house.sit(table, keys[0])
        for page in (ann, elsewhere):
            again = await page.ask("hint", seat=0, decision=0)
            assert again["reason"].startswith("Your last hint is still being worked out.")
        await ann.move(0)
        brains.let_go()
        assert (await ann.answer("hint-0001"))["reason"].startswith("You have already decided that")
        await ann.say({"type": "hint", "id": "hint-0002", "seat": 1, "decision": 0})
        brains.let_go()
        assert (await ann.answer("hint-0002"))["type"] == "hint"


async def test_failing_hint_is_answered(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The fault is logged, but not its message, which may hold anything."""

    class Blabbing(FirstChoice):
        def advise(self, sight: Sight, milliseconds: int) -> Advice:
            raise RuntimeError(f"I hold {sight.legal}")

    async with open_house(tmp_path, Blabbing()) as house:
        table, keys = await house.set_up(ANN, BEN)
        ann = await house.sit(table, keys[0])
        answer = await ann.ask("hint", seat=0, decision=0)
    assert answer["reason"].startswith("Something went wrong at the table")
    assert "A request could not be carried out: RuntimeError" in caplog.text
    assert "I hold (" not in caplog.text + str(ann.traffic)


async def test_a_table_without_hints(house: House) -> None:
    """It says so to every page, gives none, and its rematch is played without them too."""
    table, keys = await house.set_up(ANN, bot(), hints=False)
    ann = await house.sit(table, keys[0])
    assert ann.state["hints"] is False
    answer = await ann.ask("hint", seat=0, decision=0)
    assert answer["reason"] == "This table is played without hints."
    await play_out((ann, 0))
    again = await house.web.post(f"/api/tables/{table}/rematch", headers={"authorization": f"Bearer {keys[0]}"})
    assert (await house.sit(again.json()["table"], keys[0])).state["hints"] is False
