"""Tables without end: limits on setting them up, and those that nobody comes to are put away."""

import asyncio
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from reynard.service.errors import BadData
from reynard.service.limits import Limits
from reynard.service.sqlite import FILE, LOCK
from reynard.service.storage import Storage
from service.house import ANN, BEN, House, bot, open_house, play_out
from service.test_storage import alter

ORDER = {"game": "snatch", "seats": [ANN, BEN]}


async def statuses(house: House, times: int) -> list[int]:
    return [(await house.web.post("/api/tables", json=ORDER)).status_code for _ in range(times)]


async def test_so_many_for_one_address(tmp_path: Path) -> None:
    async with open_house(tmp_path, limits=Limits(tables_per_address=3)) as house:
        assert await statuses(house, 4) == [201, 201, 201, 429]
        refused = await house.web.post("/api/tables", json=ORDER)
        assert refused.json()["reason"] == "That is enough tables for now. Set up the next one in 4 minutes."
        assert 150 < int(refused.headers["retry-after"]) <= 200


async def test_so_many_for_everybody(tmp_path: Path) -> None:
    async with open_house(tmp_path, limits=Limits(tables=2)) as house:
        assert await statuses(house, 3) == [201, 201, 429]
        refused = await house.web.post("/api/tables", json=ORDER)
        assert refused.json()["reason"].startswith("Many tables are being set up right now.")


async def test_a_rematch_counts_too_and_nothing_is_half_done(tmp_path: Path) -> None:
    async with open_house(tmp_path, limits=Limits(tables_per_address=1)) as house:
        table, keys = await house.set_up(ANN, BEN)
        ann, ben = await house.sit(table, keys[0]), await house.sit(table, keys[1])
        await play_out((ann, 0), (ben, 1))
        bearer = {"Authorization": f"Bearer {keys[0]}"}
        assert (await house.web.post(f"/api/tables/{table}/rematch", headers=bearer)).status_code == 429
        assert ann.state["rematch"] is None


async def test_a_refused_order_is_not_counted_twice(tmp_path: Path) -> None:
    """Seats that make no sense cost nothing."""
    async with open_house(tmp_path, limits=Limits(tables_per_address=1)) as house:
        wrong = {"game": "snatch", "seats": [{"kind": "bot", "name": "B"}]}
        for _ in range(3):
            assert (await house.web.post("/api/tables", json=wrong)).status_code == 422
        assert await statuses(house, 2) == [201, 429]


async def test_so_many_that_nobody_has_come_to(tmp_path: Path) -> None:
    async with open_house(tmp_path, limits=Limits(empty_tables=2)) as house:
        table, keys = await house.set_up(ANN, BEN)
        await house.sit(table, keys[0])
        assert await statuses(house, 3) == [201, 201, 429]
        refused = await house.web.post("/api/tables", json=ORDER)
        assert refused.json()["reason"] == "Too many tables are waiting for players. Try again tomorrow."


async def test_tables_that_nobody_comes_to_are_put_away(tmp_path: Path) -> None:
    """With their boxes; those to which somebody came stay, and so does a table of bots that somebody watched."""
    async with open_house(tmp_path) as house:
        played, keys = await house.set_up(ANN, BEN)
        await house.sit(played, keys[0])
        watched, _ = await house.set_up(bot("A"), bot("B"))
        await house.sit(watched)
        stared_at, _ = await house.set_up(ANN, BEN)
        await house.sit(stared_at)
        lonely, _ = await house.set_up(ANN, BEN)
        fresh, _ = await house.set_up(ANN, BEN)
    alter(tmp_path, f"UPDATE tables SET created = datetime('now', '-25 hours') WHERE id != '{fresh}'")
    alter(tmp_path, "INSERT INTO boxes VALUES ('of nobody', 'x')")
    async with open_house(tmp_path) as house:
        kept = {}
        for table in (played, watched, stared_at, lonely, fresh):
            kept[table] = (await house.web.get(f"/api/tables/{table}")).status_code
        assert kept == {played: 200, watched: 200, stared_at: 404, lonely: 404, fresh: 200}
        count = await house.rooms.shared.storage.read(lambda session: session.run("SELECT count(*) FROM boxes"))
        assert count == [(1,)]


async def test_a_table_that_somebody_comes_to_only_after_a_restart_is_kept(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table, keys = await house.set_up(ANN, BEN)
    async with open_house(tmp_path) as house:
        ann = await house.sit(table, keys[0])
        assert (await ann.move(0))["type"] == "done"
    alter(tmp_path, "UPDATE tables SET created = datetime('now', '-25 hours')")
    async with open_house(tmp_path) as house:
        assert (await house.web.get(f"/api/tables/{table}")).status_code == 200
        assert (await house.sit(table, keys[0])).state["ply"] == 1


FORMER = """
CREATE TABLE boxes (digest TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE tables (
    id TEXT PRIMARY KEY, setting TEXT NOT NULL, box TEXT NOT NULL REFERENCES boxes (digest),
    over INTEGER NOT NULL DEFAULT 0, created TEXT NOT NULL DEFAULT (datetime('now'))
) WITHOUT ROWID;
CREATE INDEX unfinished ON tables (id) WHERE NOT over;
CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
PRAGMA application_id = 0x52657964;
PRAGMA user_version = 1;
"""


async def test_the_tables_of_the_first_format_are_all_kept(tmp_path: Path) -> None:
    """A folder of the release before opens, and nothing of it is put away however old it is."""
    (tmp_path / "now").mkdir()
    async with open_house(tmp_path / "now") as house:
        table, keys = await house.set_up(ANN, BEN)
        ann = await house.sit(table, keys[0])
        await ann.move(0)
    (tmp_path / "then").mkdir()
    file = sqlite3.connect(tmp_path / "then" / "tables.sqlite3")
    file.executescript(FORMER)
    file.execute("ATTACH ? AS now", (str(tmp_path / "now" / "tables.sqlite3"),))
    file.execute("INSERT INTO boxes SELECT * FROM now.boxes")
    file.execute("INSERT INTO tables SELECT id, setting, box, 0, '2026-01-01' FROM now.tables")
    file.execute("INSERT INTO events SELECT table_id, number, json_remove(body, '$.account') FROM now.events")
    file.commit()
    file.close()
    for _ in range(2):
        async with open_house(tmp_path / "then") as house:
            again = await house.sit(table, keys[0])
            assert again.log == ann.log
            assert again.state["ply"] == 1


@pytest.fixture
def no_rights() -> Iterator[None]:
    """Be nobody for a while, if the tests are run by somebody who may write anywhere."""
    us = os.geteuid()
    if us == 0:
        os.seteuid(65534)
    yield
    os.seteuid(us)


@pytest.mark.parametrize("is_new", [True, False])
def test_a_folder_that_cannot_be_written_to_is_not_called_damaged(is_new: bool, request: pytest.FixtureRequest) -> None:
    folder = Path(tempfile.mkdtemp())  # where nobody can get to, which is not so of the tests' own folder
    if not is_new:
        asyncio.run(Storage(folder).close())
        (folder / FILE).chmod(0o444)
        (folder / LOCK).chmod(0o444)
    folder.chmod(0o555)
    request.getfixturevalue("no_rights")
    with pytest.raises(BadData, match=r"cannot be written to\. Give yourself the right to write") as refusal:
        Storage(folder)
    assert "damaged" not in str(refusal.value)
