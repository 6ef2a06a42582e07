"""Foxy at a table: before the tally a seat is told the same whatever the others write, and the clock writes 0."""

from pathlib import Path
from random import Random

import pytest

from reynard.games.foxy.actions import CIRCLE
from reynard.service.clock import GRACE
from service.brains import FirstChoice
from service.house import ANN, BEN, CAT, House, Json, bot, open_house, play_out
from service.patience import PATIENCE
from service.watch import StoppedWatch

CHANGES_BY_ITSELF = ("version", "table", "commitment")  # of every table, whatever happens there


async def everything_told(house: House, others: int) -> list[Json]:
    """Let the others write by chance up to the tally, and give all that Ann and a spectator are told before."""
    table, keys = await house.set_up(ANN, BEN, CAT, game="foxy")
    room = await house.rooms.find(table)
    guests = [*[await house.sit(table, keys[seat]) for seat in range(3)], await house.sit(table)]
    ann, watcher = guests[0], guests[-1]
    for guest in guests:
        await guest.until(lambda state: all(seat["here"] for seat in state["seats"]))
    chance, told = Random(others), []
    while not room.match.over:
        for seat in room.match.pending:
            for guest in guests:
                await guest.until(lambda state: state["version"] == room.version)
            for guest in (ann, watcher):
                told.append({key: part for key, part in guest.state.items() if key not in CHANGES_BY_ITSELF})
            legal = [choice["id"] for choice in guests[seat].desk(seat)["choices"]]
            await guests[seat].move(seat, legal[room.match.ply % 2] if seat == 0 else chance.choice(legal))
    return told


async def test_a_seat_is_told_the_same_whatever_the_others_write(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.randbits", lambda bits: 77)
    told = await everything_told(house, others=1)
    assert len(told) == 2 * 3 * 20
    assert await everything_told(house, others=2) == told


async def test_a_number_is_nobody_elses_business(house: House) -> None:
    table, keys = await house.set_up(ANN, BEN, game="foxy")
    ann, ben, watcher = await house.sit(table, keys[0]), await house.sit(table, keys[1]), await house.sit(table)
    circled = [choice["id"] for choice in ann.desk(0)["choices"] if choice["id"] in CIRCLE]
    await ann.move(0, circled[0])
    for guest in (ben, watcher):
        await guest.until(lambda state: state["view"]["seats"][0]["has_written"])
        seat = guest.state["view"]["seats"][0]
        assert (seat["numbers"], seat["may_circle"]) == ([None] * 20, None)


async def test_the_others_box_is_there_to_choose(house: House) -> None:
    table, _ = await house.set_up(ANN, BEN, game="foxy", box_name="rare-cat", clock=5)
    room = await house.rooms.find(table)
    assert room.match.box.record.of_kind[8] == 16


async def test_with_numbers_said_aloud_bots_write_before_people(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long bots take their time otherwise, where they do not wait for the others."""
    monkeypatch.setattr("secrets.randbits", lambda bits: 2)
    async with open_house(tmp_path, FirstChoice(), pause=PATIENCE) as house:
        table, keys = await house.set_up(ANN, bot(), game="foxy", options={"easy": 1})
        match = (await house.rooms.find(table)).match
        assert not match.game.bot_waits(match.box, match.table, 1)
        ann = await house.sit(table, keys[0])
        await ann.until(lambda state: state["view"]["seats"][1]["has_written"])
        await ann.move(0)
        state = await ann.until(lambda state: state["view"]["said"] is not None)
        assert state["view"]["said"]["seat"] == 0


async def test_what_a_bot_wrote_for_someone_is_covered_until_the_tally(house: House) -> None:
    """Or a seat lent to a bot and taken back would tell how many animals there have been."""
    table, keys = await house.set_up(ANN, BEN, game="foxy")
    ann, ben = await house.sit(table, keys[0]), await house.sit(table, keys[1])
    await ann.move(0)
    await ben.move(1)
    await ann.ask("hand_over", seat=0, level="reynard")
    await ann.until(lambda state: state["view"]["seats"][0]["has_written"] and state["view"]["turn"] == 2)
    await ann.ask("hand_over", seat=0, level=None)
    await ben.until(lambda state: state["view"]["turn"] == 2)
    await ben.move(1)
    state = await ann.until(lambda state: state["view"]["turn"] == 3 and state["desks"][0]["choices"])
    assert state["view"]["seats"][0]["numbers"][:2] == [{"number": 0, "circled": False}, None]
    assert state["view"]["seats"][0]["by_bot"] == [2]
    await play_out((ann, 0), (ben, 1))
    assert None not in ann.state["view"]["seats"][0]["numbers"]
    assert ann.state["view"]["seats"][0]["by_bot"] == []


async def test_whoever_writes_nothing_in_time_has_written_0(tmp_path: Path) -> None:
    """The clock does not circle, in whatever game."""
    watch = StoppedWatch()
    async with open_house(tmp_path, watch=watch) as house:
        table, keys = await house.set_up(ANN, BEN, game="foxy", options={"easy": 1}, clock=5)
        ann, ben = await house.sit(table, keys[0]), await house.sit(table, keys[1])
        await ann.until(lambda state: state["clock"] is not None and not state["clock"]["waits_for"])
        await ben.move(1)
        watch.forward(5 + GRACE)
        state = await ann.until(lambda state: state["view"]["turn"] == 2)
        assert state["view"]["seats"][0]["numbers"][0] == {"number": 0, "circled": False}
        assert state["view"]["seats"][0]["may_circle"]
        assert state["view"]["said"] == {"seat": 0, "number": 0}
        assert ann.log[-2:] == ["Ann ran out of time for card 1, which counts as a 0.", "Card 2 is turned over."]
        await ben.until(lambda state: state["view"]["turn"] == 2)
        assert ben.log == ann.log


async def test_who_watches_and_who_has_written_see_the_time_of_the_others(tmp_path: Path) -> None:
    watch = StoppedWatch()
    async with open_house(tmp_path, watch=watch) as house:
        table, keys = await house.set_up(ANN, BEN, game="foxy", clock=10)
        ann, watcher = await house.sit(table, keys[0]), await house.sit(table)
        assert watcher.state["clock"] == {"seconds": 10, "left": 10.0, "waits_for": [1]}
        ben = await house.sit(table, keys[1])
        await ann.until(lambda state: not state["clock"]["waits_for"])
        watch.forward(4)
        await ann.move(0)
        for guest in (ann, ben, watcher):
            state = await guest.until(lambda state: state["ply"] == 1)
            assert state["clock"] == {"seconds": 10, "left": 6.0, "waits_for": []}


async def test_with_numbers_said_aloud_a_bot_is_sometimes_the_last_to_write(tmp_path: Path) -> None:
    """For every card a place is drawn; a bot there lets Ann write first, and what it says is a bot's number."""
    async with open_house(tmp_path, FirstChoice(), pause=0) as house:
        table, keys = await house.set_up(ANN, bot(), game="foxy", options={"easy": 1})
        ann = await house.sit(table, keys[0])
        said = set()
        for turn in range(1, 20):
            await ann.until(
                lambda state, turn=turn: state["view"]["turn"] == turn and bool(state["desks"][0]["choices"])
            )
            await ann.move(0)
            state = await ann.until(lambda state, turn=turn: state["view"]["turn"] == turn + 1)
            said.add(state["view"]["said"]["seat"])
        assert said == {0, 1}


async def test_a_name_is_no_place_for_a_memo(house: House) -> None:
    """Whoever has yet to write may say who they are; then names stand until the tally."""
    table, keys = await house.set_up(ANN, BEN, game="foxy")
    ann, ben = await house.sit(table, keys[0]), await house.sit(table, keys[1])
    assert (await ann.ask("rename", seat=0, name="Anna"))["type"] == "done"
    await ann.move(0)
    refused = await ann.ask("rename", seat=0, name="3 hens 2 cats")
    assert (refused["type"], refused["rule"]) == ("refused", "rul-19")
    assert "names stand until the tally" in refused["reason"]
    assert (await ben.ask("rename", seat=1, name="Benjamin"))["type"] == "done"
    await ben.move(1)
    await play_out((ann, 0), (ben, 1))
    assert (await ann.ask("rename", seat=0, name="Ann"))["type"] == "done"
