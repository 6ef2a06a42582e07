"""``reynard copy``, ``backup`` and ``restore``: every table arrives as it was, also while it is being played."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from reynard.cli import main
from reynard.service.copying import OF_TABLES
from reynard.service.database import Place, is_address, open_database
from service.house import ANN, BEN, House, bot, open_house, play_out
from service.postgres import Postgres
from service.test_storage import alter

ROWS = {
    "boxes": "digest, text",
    "tables": "id, setting, box, created, come, touched",
    "events": "table_id, number, body",
    "positions": "table_id, body",
    "analyses": "table_id, edition, body",
}


def rows_of(place: Place) -> dict[str, list[Any]]:
    """Give everything that is kept somewhere."""
    database = open_database(place)
    with database.reading() as session:
        kept = {table: sorted(session.run(f"SELECT {all} FROM {table}")) for table, all in ROWS.items()}
    database.close()
    return kept


@pytest.fixture(params=["sqlite", "postgresql"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Give another place, in both databases in turn."""
    server: Postgres | None = request.getfixturevalue("postgres") if request.param == "postgresql" else None
    return server.new_place() if server else tmp_path / "others"


async def run(*arguments: object) -> int:
    """Run the command as it is given in a terminal."""
    return await asyncio.to_thread(main, [str(argument) for argument in arguments])


async def play_some(house: House) -> tuple[str, dict[int, str]]:
    """Play a game to its end and a few moves of another, and give the other."""
    for moves in (None, 2):
        table, keys = await house.set_up(ANN, BEN)
        ann, ben = await house.sit(table, keys[0]), await house.sit(table, keys[1])
        if moves is None:
            await play_out((ann, 0), (ben, 1))
        else:
            assert (await ann.move(0))["type"] == "done"
            assert (await ben.move(1))["type"] == "done"
    return table, keys


async def test_tables_go_on_wherever_they_are_copied_to(place: Place, target: Place) -> None:
    async with open_house(place) as house:
        table, keys = await play_some(house)
    body = "'body'" if is_address(place) else "x'626f6479'"
    alter(place, f"INSERT INTO analyses VALUES ('{table}', 'edition', {body})")
    assert await run("copy", place, target) == 0
    assert rows_of(target) == rows_of(place)
    async with open_house(target) as house:
        ann = await house.sit(table, keys[0])
        assert ann.state["ply"] == 2
        assert (await ann.move(0))["type"] == "done"


def test_everything_is_copied(tmp_path: Path) -> None:
    """Also of a release that keeps more than this one."""
    database = open_database(tmp_path)
    with database.reading() as session:
        kept = {name for (name,) in session.run("SELECT name FROM sqlite_master WHERE type = 'table'")}
    database.close()
    assert kept == {"boxes", "tables", *OF_TABLES} == set(ROWS)


async def test_a_backup_is_made_while_people_play(place: Place, target: Place, tmp_path: Path) -> None:
    """It has every move that was acknowledged before it began; what is restored is whole and goes on."""
    file = tmp_path / "backup"
    async with open_house(place) as house:
        table, keys = await house.set_up(ANN, bot())
        ann = await house.sit(table, keys[0])
        assert (await ann.move(0))["type"] == "done"
        copied = asyncio.create_task(run("backup", file, "--data", place))
        while not copied.done():
            await ann.until(lambda state: ann.may(0) or state["ending"])
            if ann.state["ending"]:
                break
            await ann.move(0)
        assert await copied == 0
    assert file.stat().st_mode & 0o077 == 0, "it holds the seeds of games that go on"
    assert [path.name for path in tmp_path.glob("backup*")] == ["backup"]
    assert await run("restore", file, "--data", target) == 0
    async with open_house(target) as house:
        ann = await house.sit(table, keys[0])
        assert ann.state["ply"] >= 1
        await ann.until(lambda state: ann.may(0) or state["ending"])
        assert ann.state["ending"] or (await ann.move(0))["type"] == "done"


async def test_nothing_is_written_over(
    place: Place, target: Place, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with open_house(place) as house:
        await house.set_up(ANN, BEN)
    assert await run("copy", place, target) == 0
    kept = rows_of(target)
    assert await run("copy", place, target) == 2
    assert "nothing is written over" in capsys.readouterr().err
    assert rows_of(target) == kept
    file = tmp_path / "backup"
    file.write_text("my diary")
    assert await run("backup", file, "--data", place) == 2
    assert "is not written over" in capsys.readouterr().err
    assert file.read_text() == "my diary"


async def test_half_a_copy_is_none(place: Place, target: Place, capsys: pytest.CaptureFixture[str]) -> None:
    """The last row cannot be taken in, so nothing is."""
    async with open_house(place) as house:
        await play_some(house)
    database = open_database(place)
    with database.writing() as session:
        session.run("UPDATE positions SET body = ? WHERE table_id = (SELECT max(table_id) FROM positions)", (b"",))
    database.close()
    spoilt = open_database(target)
    with spoilt.writing() as session:
        session.run("DROP TABLE positions")
        kind = "BYTEA" if is_address(target) else "BLOB"
        session.run(f"CREATE TABLE positions (table_id TEXT, body {kind} CHECK (length(body) > 0))")
    spoilt.close()
    assert await run("copy", place, target) == 2
    assert "cannot be written" in capsys.readouterr().err
    assert rows_of(target) == {table: [] for table in ROWS}


@pytest.mark.parametrize(
    ("source", "says"),
    [("nowhere", "There are no tables at"), ("diary", "damaged or not a database"), ("older", "an older Reynard")],
)
async def test_places_without_tables(
    source: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "diary").write_text("Dear diary, " * 100)
    older = sqlite3.connect(tmp_path / "older")
    older.execute("PRAGMA application_id = 0x52657964")
    older.execute("PRAGMA user_version = 1")
    older.close()
    assert await run("copy", tmp_path / source, tmp_path / "target") == 2
    assert says in capsys.readouterr().err
    assert not (tmp_path / "target").exists()
    assert await run("backup", tmp_path / "backup", "--data", tmp_path / source) == 2
    assert not list(tmp_path.glob("backup*"))


async def test_nothing_is_laid_out_where_one_only_reads(
    postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = postgres.new_place()
    assert await run("backup", tmp_path / "backup", "--data", place) == 2
    assert "There are no tables at postgresql://fox@" in capsys.readouterr().err
    alter(place, "UPDATE reynard_format SET version = 5")
    assert await run("copy", place, tmp_path / "target") == 2
    assert "an older Reynard (format 5" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("file", ["nowhere/backup", "."])
async def test_files_that_cannot_be_written(file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with open_house(tmp_path / "tables"):
        assert await run("backup", tmp_path / file, "--data", tmp_path / "tables") == 2
    assert str(tmp_path / file) in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["tables"]


async def test_a_folder_that_is_served_is_no_target(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with open_house(tmp_path / "served"), open_house(tmp_path / "source"):
        assert await run("copy", tmp_path / "source", tmp_path / "served") == 2
    assert "already being served from this data folder" in capsys.readouterr().err


async def test_errors_name_no_password(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert await run("copy", tmp_path / "x", "postgresql://fox:s3cret@localhost:1/reynard") == 2
    assert await run("copy", "postgresql://fox:s3cret@localhost:1/reynard", tmp_path / "x") == 2
    assert "s3cret" not in capsys.readouterr().err
    assert not (tmp_path / "x").exists()
