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


async def test_in_the_easy_game_bots_write_before_people(tmp_path: Path) -> None:
    """However long bots take their time otherwise: so the number said aloud is a person's."""
    async with open_house(tmp_path, FirstChoice(), pause=PATIENCE) as house:
        table, keys = await house.set_up(ANN, bot(), game="foxy", options={"easy": 1})
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
        await ann.until(lambda state: state["clock"] is not None)
        await ben.move(1)
        watch.forward(5 + GRACE)
        state = await ann.until(lambda state: state["view"]["turn"] == 2)
        assert state["view"]["seats"][0]["numbers"][0] == {"number": 0, "circled": False}
        assert state["view"]["seats"][0]["may_circle"]
        assert state["view"]["said"] == {"seat": 0, "number": 0}
