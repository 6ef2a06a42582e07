"""Tables that nobody touches: put away after so many days, finished ones small, and never one that somebody is at."""

import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import reynard
from reynard.cli import main
from reynard.core.saving import read, verify
from reynard.service.database import Place
from reynard.service.keeping import DAY, Keeping
from service.house import ANN, BEN, Guest, House, Json, open_house, play_out

DAYS = 30


class Days:
    """Two clocks that only the test moves: that of the day, and that of the machine."""

    def __init__(self, house: House) -> None:
        self.wall = 1_800_000_000.0
        self.steady = 1000.0
        self.keeping = Keeping(house.rooms, DAYS, lambda: self.wall, lambda: self.steady)
        house.rooms.keeping = self.keeping

    async def pass_by(self, days: float) -> None:
        """Let days pass, at whose end somebody looks after the tables."""
        self.wall += days * DAY
        self.steady += days * DAY
        await self.keeping.look()


async def play(house: House, days: Days, moves: int | None = None) -> tuple[str, dict[int, str], list[Guest]]:
    """Play at a new table, to the end unless told otherwise."""
    table, keys = await house.set_up(ANN, BEN)
    guests = [await house.sit(table, keys[seat]) for seat in (0, 1)]
    days.keeping.note([table])
    if moves is None:
        await play_out((guests[0], 0), (guests[1], 1))
    for _ in range(moves or 0):
        assert (await guests[0].move(0))["type"] == "done"
    return table, keys, guests


async def leave(house: House, guests: Sequence[Guest]) -> None:
    """Let everybody go, and let the house forget the table."""
    for guest in guests:
        await guest.hang_up()
    house.guests.clear()
    house.rooms.recent.clear()
    house.rooms.open.clear()


async def size_of(house: House, table: str) -> int:
    """Count the bytes of all events of a table."""
    count = "SELECT COALESCE(SUM(LENGTH(body)), 0) FROM events WHERE table_id = ?"
    [(size,)] = await house.rooms.shared.storage.read(lambda session: session.run(count, (table,)))
    return int(size)


async def status(house: House, table: str) -> int:
    answer = await house.web.get(f"/api/tables/{table}")
    return answer.status_code


async def test_unfinished_tables_go_and_finished_ones_stay_small(place: Place, capsys: Any, tmp_path: Path) -> None:
    async with open_house(place) as house:
        days = Days(house)
        going, _, at_going = await play(house, days, moves=1)
        over, keys, at_over = await play(house, days)
        fresh, _, at_fresh = await play(house, days, moves=1)
        before = await tell_all(house, over), (await house.sit(over, keys[0])).log
        size = await size_of(house, over)
        await leave(house, [*at_going, *at_over, *at_fresh, *house.guests])
        await days.pass_by(DAYS - 1)
        days.keeping.note([fresh])
        assert await size_of(house, over) == size, "not a day too early"
        await days.pass_by(2)
        assert await size_of(house, over) < size / 3
        assert [await status(house, each) for each in (going, over, fresh)] == [404, 200, 200]
        left = await house.rooms.shared.storage.read(
            lambda session: session.run("SELECT COUNT(*) FROM positions WHERE table_id = ?", (going,))
        )
        assert left == [(0,)]
        assert (await tell_all(house, over), (await house.sit(over, keys[0])).log) == before
        saved = await house.web.get(f"/api/tables/{over}/save")
        assert verify(read(saved.text), reynard.game("snatch")).over
        file = tmp_path / "saved.json"
        file.write_text(saved.text)
        assert main(["verify", str(file)]) == 0
        assert "All 10 moves are legal" in capsys.readouterr().out


async def tell_all(house: House, table: str) -> list[Json]:
    """Give all that is told of a finished game."""
    paths = ("", "/proof", "/save")
    told: list[Json] = [(await house.web.get(f"/api/tables/{table}{path}")).json() for path in paths]
    return [*told, *await house.replay(table)]


async def test_a_table_that_somebody_is_at_stays(tmp_path: Path) -> None:
    """However long they sit there without a move: player or spectator, with a room in memory or touched by another."""
    async with open_house(tmp_path) as house:
        days = Days(house)
        played, _, (_, ben) = await play(house, days, moves=1)
        watched, _, at_watched = await play(house, days, moves=0)
        await house.sit(watched)
        for guest in at_watched:
            await guest.hang_up()
        for _ in range(3):
            await days.pass_by(DAYS + 1)
        house.rooms.recent.clear()
        assert [await status(house, each) for each in (played, watched)] == [200, 200]
        assert (await ben.move(1))["type"] == "done"


async def test_who_comes_back_begins_anew(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        days = Days(house)
        table, keys, guests = await play(house, days, moves=1)
        await leave(house, guests)
        await days.pass_by(DAYS - 1)
        guest = await house.sit(table, keys[1])
        await leave(house, [guest])
        await days.pass_by(DAYS - 1)
        assert await status(house, table) == 200
        await leave(house, [])
        await days.pass_by(DAYS + 1)
        assert await status(house, table) == 404


async def test_a_clock_that_jumps_puts_nothing_away(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A year in a second is no year; when the clock goes on as it should, it is believed again."""
    async with open_house(tmp_path) as house:
        days = Days(house)
        table, _, guests = await play(house, days, moves=1)
        await leave(house, guests)
        days.wall += 365 * DAY
        with caplog.at_level(logging.WARNING):
            await days.keeping.look()
        assert "has been put forward or back, so no table is put away" in caplog.text
        assert await house.rooms.shared.storage.list_untouched("2999-01-01") == [table]
        days.wall -= 365 * DAY
        await days.keeping.look()
        await days.pass_by(DAYS - 1)
        assert await status(house, table) == 200
        await leave(house, [])
        await days.pass_by(DAYS + 1)
        assert await status(house, table) == 404


async def test_for_ever(tmp_path: Path) -> None:
    async with open_house(tmp_path, keep_days=0) as house:
        days = Days(house)
        days.keeping.days = house.app.state.rooms.keeping.days = 0
        table, _, guests = await play(house, days, moves=1)
        await leave(house, guests)
        await days.pass_by(10_000)
        assert await status(house, table) == 200


async def test_a_damaged_table_is_left_as_it_is(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with open_house(tmp_path) as house:
        days = Days(house)
        table, _, guests = await play(house, days, moves=1)
        await leave(house, guests)
        await house.rooms.shared.storage.write(lambda session: session.run("UPDATE events SET body = '{'") and None)
        await days.pass_by(DAYS + 1)
        assert "A table that nobody has touched was left as it is: DamagedTable" in caplog.text
        assert await house.rooms.shared.storage.list_untouched("2999-01-01") == [table]


@pytest.mark.parametrize("text", ["-1", "9999999", "many"])
def test_what_is_no_number_of_days(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--keep-days", text])
    assert "--keep-days" in capsys.readouterr().err
