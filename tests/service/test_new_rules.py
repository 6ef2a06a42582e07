"""A new release: no table is lost, none fails, and nobody's move is undone."""

from dataclasses import replace
from pathlib import Path

import pytest

from reynard.core.contract import Game
from service.house import ANN, BEN, Guest, House, bot, open_house, play_out
from service.test_storage import alter
from toy import GAME
from toy.other_rules import changed, recounted, relaid

NEWS = "Snatch has new rules (version 2). The game goes on under them from where it stood."
NO_NEWS = "Snatch has new rules (version 2). They change nothing that has happened in this game."


@pytest.fixture
def release(monkeypatch: pytest.MonkeyPatch) -> "Release":
    """A way to install another release of Snatch."""
    return Release(monkeypatch)


class Release:
    """Puts another Snatch in the place of the one that was there."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch = monkeypatch

    def install(self, game: Game) -> None:
        self.monkeypatch.setattr("toy.GAME", game)


async def begin(house: House, *moves: int) -> tuple[str, dict[int, str], Guest]:
    """Set up a table and let seats move."""
    table, keys = await house.set_up(ANN, BEN)
    guests = [await house.sit(table, keys[seat]) for seat in range(2)]
    for seat in moves:
        assert (await guests[seat].move(seat))["type"] == "done"
    return table, keys, guests[0]


@pytest.mark.parametrize("moves", [(), (0,), (0, 1, 1)])
async def test_another_layout_is_no_news(tmp_path: Path, release: Release, moves: tuple[int, ...]) -> None:
    async with open_house(tmp_path) as house:
        table, keys, ann = await begin(house, *moves)
    release.install(relaid)
    async with open_house(tmp_path) as house:
        again = await house.sit(table, keys[0])
        assert again.log == ann.log
        assert again.state["view"] == ann.state["view"]
        assert again.desk(0) == ann.desk(0)


@pytest.mark.parametrize("today", [changed, replace(changed, table=relaid.table)])
async def test_a_table_in_play_goes_on_from_where_it_stood(tmp_path: Path, release: Release, today: Game) -> None:
    async with open_house(tmp_path) as house:
        table, keys, ann = await begin(house, 0, 1, 1)
        await ann.ask("rename", seat=0, name="Anna")
    release.install(today)
    for _ in range(2):  # the second time nothing is news
        async with open_house(tmp_path) as house:
            again = await house.sit(table, keys[0])
            assert again.state["ply"] == 3
            assert again.state["view"] == ann.state["view"]
            assert again.log == [*ann.log, NEWS]
            assert again.state["seats"][0]["name"] == "Anna"
            assert not again.desk(0)["may_undo"]
    async with open_house(tmp_path) as house:
        again, ben = await house.sit(table, keys[0]), await house.sit(table, keys[1])
        assert (await again.move(0))["type"] == "done"
        points = again.state["seats"][0]["points"]
        assert points > ann.state["seats"][0]["points"]
        await play_out((again, 0), (ben, 1))
        replay = await house.web.get(f"/api/tables/{table}/replay")
        assert replay.status_code == 422
        assert "The first 3 moves were made under version 1 of the rules of Snatch." in replay.json()["reason"]
        proof = (await house.web.get(f"/api/tables/{table}/proof")).json()
        assert not proof["fair"]
        assert "So it cannot prove them." in proof["reason"]


async def test_a_table_goes_on_through_several_releases(tmp_path: Path, release: Release) -> None:
    async with open_house(tmp_path) as house:
        table, keys, _ = await begin(house, 0, 1)
    for version in (2, 3):
        release.install(replace(changed if version == 2 else GAME, version=version))
        async with open_house(tmp_path) as house:
            ann = await house.sit(table, keys[0])
            assert (await ann.move(0))["type"] == "done"
            assert (await (await house.sit(table, keys[1])).move(1))["type"] == "done"
    async with open_house(tmp_path) as house:
        ann = await house.sit(table, keys[0])
        assert ann.state["ply"] == 6
        assert [line for line in ann.log if "new rules" in line] == [NEWS, NEWS.replace("2", "3")]


async def test_rules_that_change_nothing_for_a_table_are_told_and_leave_it_whole(
    tmp_path: Path, release: Release
) -> None:
    async with open_house(tmp_path) as house:
        table, keys, ann = await begin(house, 0)
    release.install(replace(GAME, version=2))
    async with open_house(tmp_path) as house:
        again = await house.sit(table, keys[0])
        assert again.log == [*ann.log, NO_NEWS]
        assert again.desk(0)["may_undo"]
        assert (await again.undo(0))["type"] == "done"


@pytest.mark.parametrize("today", [changed, recounted])
async def test_a_finished_match_keeps_its_result_and_its_log(tmp_path: Path, release: Release, today: Game) -> None:
    async with open_house(tmp_path) as house:
        table, keys = await house.set_up(ANN, BEN)
        ann, ben = await house.sit(table, keys[0]), await house.sit(table, keys[1])
        await play_out((ann, 0), (ben, 1))
    release.install(today)
    async with open_house(tmp_path) as house:
        again = await house.sit(table, keys[0])
        assert again.state["ending"] == ann.state["ending"]
        assert [seat["points"] for seat in again.state["seats"]] == [seat["points"] for seat in ann.state["seats"]]
        assert again.log == ann.log
        replay = await house.web.get(f"/api/tables/{table}/replay")
        assert replay.status_code == (422 if today is changed else 200)


async def test_bots_go_on_too(tmp_path: Path, release: Release) -> None:
    async with open_house(tmp_path) as house:
        table, keys = await house.set_up(ANN, bot())
        ann = await house.sit(table, keys[0])
        await ann.until(lambda state: state["ply"] == 1)
    release.install(changed)
    async with open_house(tmp_path) as house:
        again = await house.sit(table, keys[0])
        while again.state["ending"] is None:
            await again.until(lambda state: state["seats"][0]["pending"] or state["ending"])
            if again.state["ending"] is None:
                await again.move(0)
        assert again.state["ply"] == 10


async def test_a_table_whose_box_or_option_is_gone_goes_on_with_what_there_is(tmp_path: Path, release: Release) -> None:
    async with open_house(tmp_path) as house:
        table, keys = await house.set_up(ANN, BEN, options={"low": 1})
        ann = await house.sit(table, keys[0])
    alter(tmp_path, "UPDATE boxes SET text = 'title = \"Of old\"'")
    release.install(replace(changed, options=GAME.options[1:], deal=GAME.deal))
    async with open_house(tmp_path) as house:
        again = await house.sit(table, keys[0])
        assert again.state["view"] == ann.state["view"]


async def test_rules_of_tomorrow_are_not_guessed(tmp_path: Path, release: Release) -> None:
    release.install(replace(GAME, version=2))
    async with open_house(tmp_path) as house:
        table, _ = await house.set_up(ANN, BEN)
    release.install(GAME)
    async with open_house(tmp_path) as house:
        assert (await house.web.get(f"/api/tables/{table}")).status_code == 500


async def test_tables_of_the_release_before_are_noted_while_their_rules_are_known(
    tmp_path: Path, release: Release
) -> None:
    async with open_house(tmp_path) as house:
        table, keys, ann = await begin(house, 0, 1, 1)
    alter(tmp_path, "DELETE FROM positions")
    async with open_house(tmp_path) as house:
        while await house.rooms.shared.storage.list_without_position():
            pass
        assert not house.rooms.open
    release.install(changed)
    async with open_house(tmp_path) as house:
        assert (await house.sit(table, keys[0])).log == [*ann.log, NEWS]
