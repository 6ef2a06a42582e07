"""What one page says or suffers is no matter of the others at its table."""

import asyncio
import logging
from typing import Any

import pytest

from reynard.service import room as rooms
from reynard.service.asking import act
from reynard.service.changes import Change
from reynard.service.journal import Renamed
from reynard.service.messages.said import Rename
from reynard.service.page import Page
from reynard.service.room import Room
from service.house import ANN, BEN, CAT, Guest, House, bot, person


async def test_a_spectator_who_looks_through_the_eyes_of_nobody(house: House) -> None:
    """The seat in every message is checked where it comes in, so the table goes on for all."""
    table, keys = await house.set_up(ANN, BEN)
    ann, stranger = await house.sit(table, keys[0]), await house.sit(table)
    for seat in (999, -1, 10**30, 0):
        await stranger.say({"type": "look", "seat": seat})
    await stranger.wait(lambda: len(stranger.answers(None)) == 4)
    assert all("not your seat" in answer["reason"] for answer in stranger.answers(None))
    assert (await ann.move(0))["type"] == "done"
    assert ann.state["ply"] == 1
    await stranger.until(lambda state: state["ply"] == 1)
    ben = await house.sit(table, keys[1])
    assert (await ben.move(1))["type"] == "done"


@pytest.mark.usefixtures("covered_snatch")
async def test_a_shared_device_that_looks_through_the_eyes_of_nobody(house: House) -> None:
    table, keys = await house.set_up(ANN, person("Dan", "here"), CAT, game="covered-snatch")
    screen, cat = await house.sit(table, keys[0], keys[1]), await house.sit(table, keys[2])
    for seat in (999, 2, -7):
        await screen.say({"type": "look", "seat": seat})
    await screen.wait(lambda: len(screen.answers(None)) == 3)
    assert (await cat.move(2))["type"] == "done"
    await screen.until(lambda state: state["ply"] == 1)


async def test_a_fault_while_telling_one_page_reaches_no_other(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The move was stored, so its player is told that it was; only the page that cannot be told is let go."""
    table, keys = await house.set_up(ANN, BEN)
    ann, ben, watcher = await house.sit(table, keys[0]), await house.sit(table, keys[1]), await house.sit(table)
    hand_on = rooms.hand_on

    def fail_for_ben(room: Room, page: Page) -> None:
        if page.seats == (1,):
            raise IndexError
        hand_on(room, page)

    monkeypatch.setattr(rooms, "hand_on", fail_for_ben)
    assert (await ann.move(0))["type"] == "done"
    await watcher.until(lambda state: state["ply"] == 1)
    await ben.wait(lambda: ben.close_code is not None)
    assert ben.close_code == 1012
    assert "A page could not be handed on: IndexError" in caplog.text
    monkeypatch.undo()
    assert (await house.sit(table, keys[1])).state["ply"] == 1


async def test_a_page_that_cannot_be_told_does_not_keep_the_others_from_being_told(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table, keys = await house.set_up(ANN, BEN)
    ann, ben = await house.sit(table, keys[0]), await house.sit(table, keys[1])
    room = await house.rooms.find(table)
    broken = next(page for page in room.pages if page.seats == (1,))
    monkeypatch.setattr(broken, "lines", property())  # nothing can be compared with this
    assert (await ann.move(0))["type"] == "done"
    assert ann.state["ply"] == 1
    await ben.wait(lambda: ben.close_code is not None)
    assert ben.close_code == 1011
    assert "A page could not be told of its table" in caplog.text


async def test_a_move_that_was_stored_is_acknowledged_whatever_fails_after(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The room is opened anew from what was stored; everyone comes back to it and finds the move there."""
    table, keys = await house.set_up(ANN, BEN)
    ann, ben = await house.sit(table, keys[0]), await house.sit(table, keys[1])
    room = await house.rooms.find(table)

    def fail(change: Any) -> None:
        raise IndexError

    monkeypatch.setattr(room, "apply", fail)
    await ann.say(move := {"type": "move", "id": "move-0001", "seat": 0, "decision": 0, "choice": first_choice(ann)})
    for guest in (ann, ben):
        await guest.wait(lambda guest=guest: guest.close_code is not None)
        assert guest.close_code == 1012
    assert ann.answers(move["id"]) in ([], [{"type": "done", "id": move["id"]}])
    again, ben = await house.sit(table, keys[0]), await house.sit(table, keys[1])
    await again.say(move)
    assert (await again.answer(move["id"]))["type"] == "done"
    assert again.state["ply"] == 1
    assert (await ben.move(1))["type"] == "done"
    assert "A room does not stand as it is stored: IndexError" in caplog.text


async def test_a_bot_whose_move_a_room_could_not_take_in_goes_on_in_the_next_room_only(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table, _ = await house.set_up(bot("A"), bot("B"))
    room = await house.rooms.find(table)

    def fail(change: Any) -> None:
        raise IndexError

    monkeypatch.setattr(room, "apply", fail)
    watcher = await house.sit(table)
    await watcher.wait(lambda: watcher.close_code is not None)
    again = await house.sit(table)
    await again.until(lambda state: state["ending"] is not None)
    assert "A room does not stand as it is stored: IndexError" in caplog.text
    assert "A bot's move could not be stored" not in caplog.text


def first_choice(guest: Guest) -> int:
    choice: int = guest.desk(0)["choices"][0]["id"]
    return choice


async def test_nothing_but_refusals_for_nonsense(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """Numbers of any size in any place of any message."""
    table, keys = await house.set_up(ANN, BEN)
    ann = await house.sit(table, keys[0])
    caplog.set_level(logging.ERROR)
    asks = 0
    for number in (-1, 2, 99, 2**31, 2**63, 10**30):
        for message in (
            {"type": "move", "seat": number, "decision": 0, "choice": 0},
            {"type": "move", "seat": 0, "decision": number, "choice": 0},
            {"type": "move", "seat": 0, "decision": 0, "choice": number},
            {"type": "undo", "seat": number, "decision": 0},
            {"type": "undo", "seat": 0, "decision": number},
            {"type": "hint", "seat": number, "decision": 0},
            {"type": "hint", "seat": 0, "decision": number},
            {"type": "forecast", "seat": number, "at": []},
            {"type": "hand_over", "seat": number, "level": "cub"},
            {"type": "rename", "seat": number, "name": "X"},
            {"type": "note", "seat": number, "key": "x", "text": "y"},
        ):
            if message["type"] == "move" and message.get("choice") == 2:
                continue  # a choice of Ann's
            asks += 1
            assert (await ann.ask(**message))["type"] == "refused", message
    assert asks > 60
    assert not caplog.records


async def test_what_waits_for_a_room_that_fails_is_not_done_there_any_more(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would be stored after what the room has not taken in; whoever asked is told to try again."""
    table, _ = await house.set_up(ANN, BEN)
    room = await house.rooms.find(table)

    def fail(match: Any, event: Any) -> None:
        raise IndexError

    with monkeypatch.context() as broken:
        broken.setattr(rooms, "advance", fail)
        async with room.lock:
            waiting = asyncio.create_task(act(room, (1,), Rename(id="name-0001", seat=1, name="Benjamin")))
            await room.record(Change(Renamed(seat=0, name="Anna", id="name-0002")))
        assert (await waiting).type == "refused"
    again = await house.rooms.find(table)
    assert again is not room
    assert again.match.names == ["Anna", "Ben"]
    assert (await act(again, (1,), Rename(id="name-0001", seat=1, name="Benjamin"))).type == "done"
