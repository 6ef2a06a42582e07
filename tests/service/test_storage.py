"""What is stored: it is all there after a restart, and one damaged table does not spoil the others."""

import asyncio
import json
import sqlite3
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from reynard.games import PACKAGES
from reynard.service import rows
from reynard.service.errors import BadData
from reynard.service.group_commit import TOGETHER, Writer
from reynard.service.sqlite import FILE, SqliteDatabase
from reynard.service.storage import Storage
from service.brains import Ponderous
from service.house import ANN, BEN, House, bot, new_id, open_house


def alter(folder: Path, *statements: str) -> None:
    """Change the database behind the server's back."""
    file = sqlite3.connect(folder / FILE)
    for statement in statements:
        file.execute(statement)
    file.commit()
    file.close()


async def test_closing_waits_for_all_that_is_to_be_written(tmp_path: Path) -> None:
    """Also where it is more than is written in one go."""
    database = SqliteDatabase(tmp_path / FILE)
    writer = Writer(database)
    first = Event()
    waiting = [writer.leave(lambda session: first.wait())]
    add = "INSERT INTO boxes VALUES (?, '')"
    waiting += [
        writer.leave(lambda session, number=number: session.run(add, (str(number),))) for number in range(3 * TOGETHER)
    ]
    closing = asyncio.create_task(writer.close())
    await asyncio.sleep(0)
    first.set()
    await closing
    assert all(each.done() for each in waiting)
    with database.reading() as session:
        assert session.run("SELECT count(*) FROM boxes") == [(3 * TOGETHER,)]
    database.close()


async def test_restart_in_the_middle_of_a_game(tmp_path: Path) -> None:
    """Moves, undos, names, bots' seats and the ids of messages are all as they were."""
    async with open_house(tmp_path) as house:
        table, keys = await house.set_up(ANN, BEN)
        ann, ben = await house.sit(table, keys[0]), await house.sit(table, keys[1])
        await ben.ask("rename", seat=1, name="Benjamin")
        await ann.move(0)
        await ann.undo(0)
        last = {"type": "move", "id": new_id(), "seat": 0, "decision": 2, "choice": ann.desk(0)["choices"][3]["id"]}
        await ann.say(last)
        assert (await ann.answer(last["id"]))["type"] == "done"
        await ben.ask("hand_over", seat=1, level="kit")
        await ann.until(lambda state: state["ply"] == 3)
    async with open_house(tmp_path) as house:
        again = await house.sit(table, keys[0])
        assert again.desk(0) == ann.desk(0)
        assert again.state["view"] == ann.state["view"]
        assert again.state["commitment"] == ann.state["commitment"]
        assert again.log == ann.log
        assert again.state["version"] > ann.state["version"]
        assert (again.state["seats"][1]["name"], again.state["seats"][1]["level"]) == ("Benjamin", "kit")
        ply = again.state["ply"]
        await again.say(last)
        assert (await again.answer(last["id"]))["type"] == "done"
        assert again.state["ply"] == ply
        assert (await again.move(0))["type"] == "done"


async def test_a_restart_opens_no_table_before_somebody_comes_and_then_its_bots_go_on(tmp_path: Path) -> None:
    brains = Ponderous()
    async with open_house(tmp_path, brains) as house:
        table, _ = await house.set_up(bot("A"), bot("B"))
        watcher = await house.sit(table)
        brains.let_go(3)
        await watcher.until(lambda state: state["ply"] == 3)
        brains.let_go(2)
    async with open_house(tmp_path) as house:
        assert (await house.web.get("/api/lobby")).status_code == 200
        assert not house.rooms.open
        assert not house.rooms.opening
        watcher = await house.sit(table)
        await watcher.until(lambda state: state["ply"] == 10)


async def test_damaged_tables_do_not_spoil_the_others(tmp_path: Path) -> None:
    """Each kind of damage: that table says so and stays closed, the rest play on."""
    damages = [
        "UPDATE tables SET setting = 'x' WHERE id = '{}'",
        "UPDATE tables SET setting = json_remove(setting, '$.seed') WHERE id = '{}'",
        "UPDATE tables SET setting = json_set(setting, '$.seed', '5') WHERE id = '{}'",
        "UPDATE tables SET setting = json_set(setting, '$.game', 'gone') WHERE id = '{}'",
        "UPDATE tables SET box = 'nowhere' WHERE id = '{}'",
        "UPDATE events SET body = '{{' WHERE table_id = '{}'",
        "UPDATE events SET body = json_set(body, '$.choice', 99) WHERE table_id = '{}'",
        "UPDATE events SET body = json_set(body, '$.seat', 7) WHERE table_id = '{}'",
        "UPDATE events SET number = number + 5 WHERE table_id = '{}'",
        "UPDATE events SET body = json_set(body, '$.kind', 'juggle') WHERE table_id = '{}'",
        "UPDATE events SET body = json_set(body, '$.digest', '0123456789abcdef') WHERE table_id = '{}'",
    ]
    async with open_house(tmp_path) as house:
        tables = []
        for _ in range(len(damages) + 1):
            table, keys = await house.set_up(ANN, BEN, bot())
            ann = await house.sit(table, keys[0])
            await ann.until(lambda state: state["ply"] == 1)
            tables.append((table, keys))
    alter(tmp_path, *(damage.format(table) for damage, (table, _) in zip(damages, tables, strict=False)))
    async with open_house(tmp_path) as house:
        for (table, _), damage in zip(tables, damages, strict=False):
            answer = await house.web.get(f"/api/tables/{table}")
            assert answer.status_code == 500, damage
            assert answer.json()["reason"].startswith("This table cannot be opened")
            guest = await house.call(table)
            await guest.wait(lambda guest=guest: guest.close_code is not None)
            assert guest.close_code == 4500
        sound, keys = tables[-1]
        assert (await (await house.sit(sound, keys[0])).move(0))["type"] == "done"


async def test_rules_that_have_changed_since_are_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table of a game that is gone opens again when the game is back."""
    async with open_house(tmp_path) as house:
        table, _ = await house.set_up(ANN, BEN)
    with monkeypatch.context() as without:
        without.delitem(PACKAGES, "snatch")
        async with open_house(tmp_path) as house:
            assert (await house.web.get(f"/api/tables/{table}")).status_code == 500
            assert (await house.web.get("/api/lobby")).status_code == 200
    async with open_house(tmp_path) as house:
        assert (await house.web.get(f"/api/tables/{table}")).status_code == 200


async def test_what_cannot_be_stored_does_not_happen(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is full: the move is refused and nobody sees it; later the same message is done."""
    table, keys = await house.set_up(ANN, BEN)
    ann, watcher = await house.sit(table, keys[0]), await house.sit(table)
    move = {"type": "move", "id": new_id(), "seat": 0, "decision": 0, "choice": ann.desk(0)["choices"][0]["id"]}

    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(rows, "insert_event", full)
        await ann.say(move)
        assert (await ann.answer(move["id"]))["reason"].startswith("This could not be saved")
        assert ann.state["ply"] == watcher.state["ply"] == 0
    await ann.say(move)
    assert (await ann.answer(move["id"], 2))["type"] == "done"
    await watcher.until(lambda state: state["ply"] == 1)


async def test_nothing_is_acknowledged_before_it_is_stored(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the disk is slow, the mover has no answer and the others see nothing; the table still listens."""
    table, keys = await house.set_up(ANN, BEN)
    ann, ben = await house.sit(table, keys[0]), await house.sit(table, keys[1])
    storage: Storage = house.rooms.shared.storage
    written, gate = asyncio.Event(), asyncio.Event()
    append = storage.append

    async def slowly(*given: Any) -> None:
        await append(*given)
        written.set()
        await gate.wait()

    monkeypatch.setattr(storage, "append", slowly)
    move = {"type": "move", "id": new_id(), "seat": 0, "decision": 0, "choice": ann.desk(0)["choices"][0]["id"]}
    await ann.say(move)
    await written.wait()
    await ben.say({"type": "ping"})
    await ben.wait(lambda: {"type": "pong"} in ben.told)
    assert ann.answers(move["id"]) == []
    assert ben.state["ply"] == 0
    gate.set()
    assert (await ann.answer(move["id"]))["type"] == "done"


async def test_move_that_was_begun_is_finished_when_its_sender_goes(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line dies while the move is being written: it counts, and the others see it."""
    table, keys = await house.set_up(ANN, BEN)
    ann, ben = await house.sit(table, keys[0]), await house.sit(table, keys[1])
    storage: Storage = house.rooms.shared.storage
    written, gate = asyncio.Event(), asyncio.Event()
    append = storage.append

    async def slowly(*given: Any) -> None:
        await append(*given)
        written.set()
        await gate.wait()

    monkeypatch.setattr(storage, "append", slowly)
    choice = ann.desk(0)["choices"][0]["id"]
    await ann.say({"type": "move", "id": new_id(), "seat": 0, "decision": 0, "choice": choice})
    await written.wait()
    await ann.break_off()
    gate.set()
    await ben.until(lambda state: state["ply"] == 1)


async def test_keys_are_not_stored(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table, keys = await house.set_up(ANN, BEN)
        ann = await house.sit(table, keys[0])
        await ann.move(0)
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert table.encode() in stored
    assert not any(key.encode() in stored for key in keys.values())


async def test_equal_boxes_are_kept_once(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        for _ in range(3):
            await house.set_up(ANN, BEN)
    file = sqlite3.connect(tmp_path / FILE)
    assert file.execute("SELECT count(*) FROM boxes").fetchone() == (1,)
    file.close()


async def test_idle_rooms_are_let_go_and_opened_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only so many rooms stay open for nobody; a room in use is never opened twice."""
    monkeypatch.setattr("reynard.service.rooms.KEPT", 3)
    first, keys = await house.set_up(ANN, BEN)
    ann = await house.sit(first, keys[0])
    for _ in range(6):
        await house.set_up(ANN, BEN)
    assert len(house.rooms.recent) == 3
    assert first not in house.rooms.recent
    other = await house.sit(first, keys[1])
    await ann.move(0)
    await other.until(lambda state: state["ply"] == 1)


def test_corrupt_file(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"these are not the tables you are looking for" * 100)
    with pytest.raises(BadData, match="is damaged or not a database"):
        Storage(tmp_path)


def test_file_of_a_newer_version(tmp_path: Path) -> None:
    asyncio.run(Storage(tmp_path).close())
    alter(tmp_path, "PRAGMA user_version = 99")
    with pytest.raises(BadData, match=r"written by a newer Reynard \(format 99; this one reads 3\)"):
        Storage(tmp_path)


def test_file_of_another_program(tmp_path: Path) -> None:
    alter(tmp_path, "CREATE TABLE recipes (pie TEXT)")
    with pytest.raises(BadData, match="not Reynard's"):
        Storage(tmp_path)


def test_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("")
    with pytest.raises(BadData, match="cannot be used"):
        Storage(tmp_path / "data")


def test_folder_in_use(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two servers on one folder would each know only half of what happened."""
    monkeypatch.setattr("reynard.service.sqlite.PATIENCE", 0.05)
    first = Storage(tmp_path)
    with pytest.raises(BadData, match="already being served from this data folder"):
        Storage(tmp_path)
    asyncio.run(first.close())
    asyncio.run(Storage(tmp_path).close())


async def test_seeds_survive_as_digits(tmp_path: Path) -> None:
    """A seed is longer than some readers of JSON can count."""
    async with open_house(tmp_path) as house:
        table, _ = await house.set_up(ANN, BEN)
        seed = (await house.rooms.find(table)).match.seed
    file = sqlite3.connect(tmp_path / FILE)
    (setting,) = file.execute("SELECT setting FROM tables").fetchone()
    file.close()
    assert json.loads(setting)["seed"] == str(seed)
