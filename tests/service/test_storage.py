"""What is stored: it is all there after a restart, and one damaged table does not spoil the others."""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any

import psycopg
import pytest

from reynard.games import PACKAGES
from reynard.service import rows
from reynard.service.database import Place, is_address, open_database
from reynard.service.errors import BadData, NotStored, NumberTaken
from reynard.service.group_commit import TOGETHER, Writer
from reynard.service.journal import Position, Renamed, Setting
from reynard.service.messages.setting_up import SeatPlan
from reynard.service.postgresql import PostgresDatabase
from reynard.service.sqlite import FILE
from reynard.service.storage import Storage
from service.brains import Ponderous
from service.house import ANN, BEN, House, bot, new_id, open_house
from service.postgres import Postgres

Spoil = Callable[[Any], Any]


def alter(place: Place, *statements: str) -> None:
    """Change the database behind the server's back."""
    database = open_database(place)
    with database.writing() as session:
        for statement in statements:
            session.run(statement)
    database.close()


def spoil(place: Place, table: str, column: str, how: Spoil) -> None:
    """Spoil what is stored of a table in one column."""
    rows_of, key = ("tables", "id") if column in ("setting", "box") else ("events", "table_id")
    database = open_database(place)
    with database.writing() as session:
        [(was,)] = session.run(f"SELECT {column} FROM {rows_of} WHERE {key} = ?", (table,))
        if column == "box":
            session.run("INSERT INTO boxes VALUES ('spoilt', ?)", (how(was),))
            was = "spoilt"
        session.run(f"UPDATE {rows_of} SET {column} = ? WHERE {key} = ?", (was if column == "box" else how(was), table))
    database.close()


def without(field: str) -> Spoil:
    return lambda text: json.dumps({name: value for name, value in json.loads(text).items() if name != field})


def with_other(**fields: Any) -> Spoil:
    return lambda text: json.dumps({**json.loads(text), **fields})


async def test_closing_waits_for_all_that_is_to_be_written(place: Place) -> None:
    """Also where it is more than is written in one go."""
    database = open_database(place)
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


async def test_restart_in_the_middle_of_a_game(place: Place) -> None:
    """Moves, undos, names, bots' seats and the ids of messages are all as they were."""
    async with open_house(place) as house:
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
    async with open_house(place) as house:
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


async def test_a_restart_opens_no_table_before_somebody_comes_and_then_its_bots_go_on(place: Place) -> None:
    brains = Ponderous()
    async with open_house(place, brains) as house:
        table, _ = await house.set_up(bot("A"), bot("B"))
        watcher = await house.sit(table)
        brains.let_go(3)
        await watcher.until(lambda state: state["ply"] == 3)
        brains.let_go(2)
    async with open_house(place) as house:
        assert (await house.web.get("/api/lobby")).status_code == 200
        assert not house.rooms.open
        assert not house.rooms.opening
        watcher = await house.sit(table)
        await watcher.until(lambda state: state["ply"] == 10)


async def test_damaged_tables_do_not_spoil_the_others(place: Place) -> None:
    """Each kind of damage: that table says so and stays closed, the rest play on."""
    damages: list[tuple[str, Spoil]] = [
        ("setting", lambda text: "x"),
        ("setting", without("seed")),
        ("setting", with_other(seed="5")),
        ("setting", with_other(game="gone")),
        ("box", lambda digest: "no box"),
        ("body", lambda text: "{"),
        ("body", with_other(choice=99)),
        ("body", with_other(seat=7)),
        ("number", lambda number: number + 5),
        ("body", with_other(kind="juggle")),
        ("body", with_other(digest="0123456789abcdef")),
    ]
    async with open_house(place) as house:
        tables = []
        for _ in range(len(damages) + 1):
            table, keys = await house.set_up(ANN, BEN, bot())
            ann = await house.sit(table, keys[0])
            await ann.until(lambda state: state["ply"] == 1)
            tables.append((table, keys))
    for (column, how), (table, _) in zip(damages, tables, strict=False):
        spoil(place, table, column, how)
    async with open_house(place) as house:
        for (table, _), damage in zip(tables, damages, strict=False):
            answer = await house.web.get(f"/api/tables/{table}")
            assert answer.status_code == 500, damage[0]
            assert answer.json()["reason"].startswith("This table cannot be opened")
            guest = await house.call(table)
            await guest.wait(lambda guest=guest: guest.close_code is not None)
            assert guest.close_code == 4500
        sound, keys = tables[-1]
        assert (await (await house.sit(sound, keys[0])).move(0))["type"] == "done"


async def test_rules_that_have_changed_since_are_noticed(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table of a game that is gone opens again when the game is back."""
    async with open_house(place) as house:
        table, _ = await house.set_up(ANN, BEN)
    with monkeypatch.context() as without:
        without.delitem(PACKAGES, "snatch")
        async with open_house(place) as house:
            assert (await house.web.get(f"/api/tables/{table}")).status_code == 500
            assert (await house.web.get("/api/lobby")).status_code == 200
    async with open_house(place) as house:
        assert (await house.web.get(f"/api/tables/{table}")).status_code == 200


async def test_what_cannot_be_stored_does_not_happen(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is full: the move is refused and nobody sees it; later the same message is done."""
    async with open_house(place) as house:
        table, keys = await house.set_up(ANN, BEN)
        ann, watcher = await house.sit(table, keys[0]), await house.sit(table)
        move = {"type": "move", "id": new_id(), "seat": 0, "decision": 0, "choice": ann.desk(0)["choices"][0]["id"]}

        def full(*_: object) -> None:
            raise psycopg.errors.DiskFull if is_address(place) else sqlite3.OperationalError("database or disk is full")

        with monkeypatch.context() as broken:
            broken.setattr(rows, "insert_event", full)
            await ann.say(move)
            assert (await ann.answer(move["id"]))["reason"].startswith("This could not be saved")
            assert ann.state["ply"] == watcher.state["ply"] == 0
        await ann.say(move)
        assert (await ann.answer(move["id"], 2))["type"] == "done"
        await watcher.until(lambda state: state["ply"] == 1)


async def test_nothing_is_acknowledged_before_it_is_stored(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the disk is slow, the mover has no answer and the others see nothing; the table still listens."""
    async with open_house(place) as house:
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
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line dies while the move is being written: it counts, and the others see it."""
    async with open_house(place) as house:
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


async def test_keys_are_not_stored(place: Place) -> None:
    async with open_house(place) as house:
        table, keys = await house.set_up(ANN, BEN)
        ann = await house.sit(table, keys[0])
        await ann.move(0)
        storage: Storage = house.rooms.shared.storage
        read = (f"SELECT * FROM {kept}" for kept in ("boxes", "tables", "events", "positions"))
        stored = str([await storage.read(lambda session, all=all: session.run(all)) for all in read])
    if not is_address(place):
        stored += str([path.read_bytes() for path in Path(place).iterdir()])
    assert table in stored
    assert not any(key in stored for key in keys.values())


async def test_equal_boxes_are_kept_once(place: Place) -> None:
    async with open_house(place) as house:
        for _ in range(3):
            await house.set_up(ANN, BEN)
        storage: Storage = house.rooms.shared.storage
        assert await storage.read(lambda session: session.run("SELECT count(*) FROM boxes")) == [(1,)]


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


def test_tables_of_a_newer_version(place: Place) -> None:
    newer = "UPDATE reynard_format SET version = 99" if is_address(place) else "PRAGMA user_version = 99"
    alter(place, newer)
    with pytest.raises(BadData, match=r"written by a newer Reynard \(format 99; this one reads 6\)"):
        Storage(place)


def test_file_of_another_program(tmp_path: Path) -> None:
    file = sqlite3.connect(tmp_path / FILE)
    file.execute("CREATE TABLE recipes (pie TEXT)")
    file.close()
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


async def test_seeds_survive_as_digits(place: Place) -> None:
    """A seed is longer than some readers of JSON can count."""
    async with open_house(place) as house:
        table, _ = await house.set_up(ANN, BEN)
        seed = (await house.rooms.find(table)).match.seed
        storage: Storage = house.rooms.shared.storage
        [(setting,)] = await storage.read(lambda session: session.run("SELECT setting FROM tables"))
    assert json.loads(setting)["seed"] == str(seed)


def test_database_of_another_program(postgres: Postgres) -> None:
    place = postgres.new_place()
    with psycopg.connect(place) as connection:
        connection.execute("CREATE TABLE events (day DATE)")
    with pytest.raises(BadData, match="is a database, but not Reynard's"):
        Storage(place)


def test_database_without_rights(postgres: Postgres) -> None:
    """Where tables cannot be made, and where they are somebody else's."""
    place = postgres.new_place()
    postgres.run_statement("CREATE ROLE guest LOGIN")
    theirs = place.replace("//fox@", "//guest@")
    schema = place.rsplit("%3D", 1)[1]
    with pytest.raises(BadData, match="has no schema"):
        Storage(theirs)
    postgres.run_statement(f"GRANT USAGE ON SCHEMA {schema} TO guest")
    with pytest.raises(BadData, match=r"permission denied for schema .* the owner"):
        Storage(theirs)
    asyncio.run(Storage(place).close())
    with pytest.raises(BadData, match=r"permission denied .* the owner"):
        Storage(theirs)


@pytest.mark.parametrize(
    ("address", "says"),
    [
        (
            "postgresql://fox:s3cret@localhost:1/reynard",
            r"postgresql://fox@localhost:1/reynard cannot be opened: .*refused",
        ),
        ("postgresql://fox:s3c@ret@localhost/reynard", "not the address of a PostgreSQL database"),
        ("postgresql://fox:s3cret@localhost/reynard?colour=red", "not the address of a PostgreSQL database"),
    ],
)
def test_wrong_addresses(address: str, says: str) -> None:
    with pytest.raises(BadData, match=says) as refusal:
        PostgresDatabase.serve(address)
    assert "s3c" not in str(refusal.value)
    assert "ret" not in str(refusal.value)


SETTING = Setting(
    table="table",
    game="snatch",
    plans=(SeatPlan(kind="me", name="Ann"),),
    options={},
    box="",
    seed="1",
    salt="salt",
    key_hashes=("hash",),
)


async def test_one_write_that_fails_spoils_none_of_the_others(place: Place) -> None:
    """Those that wait together are in one transaction, which a fault undoes: they are then written one by one."""
    storage = Storage(place)
    first = Event()
    storage.writer.leave(lambda session: first.wait())
    add = "INSERT INTO boxes VALUES (?, '')"
    writes = [storage.write(lambda session, key=key: session.run(add, (key,)) and None) for key in ("a", "b", "a", "c")]
    waiting = [asyncio.create_task(write) for write in writes]
    await asyncio.sleep(0)
    first.set()
    answers = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None), type(None), NotStored, type(None)]
    kept = await storage.read(lambda session: session.run("SELECT digest FROM boxes ORDER BY digest"))
    assert kept == [("a",), ("b",), ("c",)]
    await storage.close()


async def test_a_database_that_has_forgotten_a_move(place: Place) -> None:
    """It goes on from an older copy of itself: the table is read again and goes on from there, without a gap."""
    async with open_house(place) as house:
        table, keys = await house.set_up(ANN, bot())
        ann = await house.sit(table, keys[0])
        await ann.move(0)
        await ann.until(lambda state: state["ply"] == 3)
        storage: Storage = house.rooms.shared.storage
        await storage.write(lambda session: session.run("DELETE FROM events WHERE number >= 1") and None)
        move = {"type": "move", "id": new_id(), "seat": 0, "decision": 1, "choice": ann.desk(0)["choices"][0]["id"]}
        await ann.say(move)
        await ann.wait(lambda: ann.close_code == 1012)
        assert all(answer["type"] == "refused" for answer in ann.answers(move["id"]))
        ann = await house.sit(table, keys[0])
        await ann.until(lambda state: ann.may(0))
        assert (await ann.move(0))["type"] == "done"


async def test_a_number_is_taken_once(place: Place) -> None:
    """The same event again is no second one; another one has to look again, and leaves the table's position alone."""
    storage = Storage(place)
    setting, here, there = SETTING, Position(pieces={}), Position(pieces={"fox": 1})
    await storage.create(setting, here)
    ann, ben = (Renamed(seat=seat, name=name, id="message") for seat, name in enumerate(("Anna", "Benjamin")))
    for _ in range(2):
        await storage.append(setting.table, 0, ann, there)
    with pytest.raises(NumberTaken):
        await storage.append(setting.table, 0, ben, here)
    stored = await storage.load(setting.table)
    assert (stored.events, stored.position) == ([ann], there)
    await storage.append(setting.table, 1, ben, here)
    assert await storage.load_since(setting.table, 1) == [ben]
    await storage.close()
