"""The page is there before the games are: they are compiled behind it, and tables begin when their game is ready."""

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from reynard import preparing
from reynard.service import readiness
from reynard.service.readiness import Readiness
from service.house import ANN, BEN, House, Json, open_house
from service.patience import PATIENCE

# Compiles by hand: it notes its game, leaves half of the machine code, and is done when it may.
BY_HAND = """
import sys, time
from pathlib import Path
folder, parts, name = Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
with (folder / "begun").open("a") as begun:
    begun.write(name + "\\n")
(folder / name).mkdir(exist_ok=True)
for part in range(parts // 2):
    (folder / name / f"{part}.nbi").touch()
while not (folder / f"{name} may").exists():
    time.sleep(0.01)
sys.exit((folder / f"{name} may").read_text() or 0)
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep machine code in an empty folder, and load none of it."""
    monkeypatch.setattr(preparing, "folder_of", lambda name: tmp_path / name)
    monkeypatch.setattr(readiness, "load", lambda name: None)
    monkeypatch.setattr(readiness, "LOOK_EVERY", 0.01)
    return tmp_path


def by_hand(folder: Path, *names: str) -> Readiness:
    """Prepare games by hand, one at a time."""
    command = [sys.executable, "-c", BY_HAND, str(folder), str(preparing.PARTS)]
    return Readiness(names, command=command, hands=1)


def begun(folder: Path) -> list[str]:
    """List the games of which the compiling has begun, in order."""
    file = folder / "begun"
    return file.read_text().split() if file.exists() else []


async def until(fits: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not fits():
            await asyncio.sleep(0.01)


async def games(house: House) -> dict[str, Json]:
    """Ask how far the games are."""
    told = (await house.web.get("/api/readiness")).json()["games"]
    return {game["name"]: game for game in told}


async def test_a_table_is_set_up_at_once_and_begins_when_its_game_is_ready(folder: Path) -> None:
    async with open_house(folder / "data", readiness=by_hand(folder, "snatch")) as house:
        assert (await house.web.get("/api/lobby")).status_code == 200
        assert (await house.web.get("/readyz")).status_code == 200
        table, keys = await house.set_up(ANN, BEN)
        guest = await house.call(table)
        await guest.say({"type": "hello", "keys": [keys[0]]})
        await guest.wait(lambda: any(told.get("share") == 0.5 for told in guest.told))
        assert guest.told[-1] == {"type": "preparing", "title": "Snatch", "share": 0.5}
        assert (await games(house))["snatch"] == {"name": "snatch", "ready": False, "share": 0.5}
        async with asyncio.timeout(PATIENCE):
            await (await guest.line.ping())  # and so the other way round: it is not taken for dead
        refused = await house.web.get(f"/api/tables/{table}")
        assert (refused.status_code, refused.headers["retry-after"]) == (503, "5")
        assert refused.json()["reason"] == "Snatch is still being prepared. Try again in a moment."

        (folder / "snatch may").touch()
        await guest.until(lambda state: state["desks"][0]["choices"] != [])
        assert (await guest.move(0))["type"] == "done"
        assert (await games(house))["snatch"] == {"name": "snatch", "ready": True, "share": 1.0}
        assert (await house.web.get(f"/api/tables/{table}")).json()["seats"] == ["Ann", "Ben"]


async def test_a_table_of_a_game_that_is_not_ready_outlives_a_restart(folder: Path) -> None:
    async with open_house(folder / "data", readiness=by_hand(folder, "snatch")) as house:
        table, keys = await house.set_up(ANN, BEN)
    async with open_house(folder / "data") as house:
        guest = await house.sit(table, keys[0])
        assert guest.may(0)
        commitment = guest.state["commitment"]
    async with open_house(folder / "data") as house:
        assert (await house.sit(table, keys[0])).state["commitment"] == commitment, "it is dealt from the same seed"


async def test_a_table_that_cannot_be_is_refused_before_its_game_is_ready(folder: Path) -> None:
    async with open_house(folder / "data", readiness=by_hand(folder, "snatch")) as house:
        for more in ({"options": {"nonsense": 1}}, {"box": "nonsense"}, {"clock": 7}, {"seats": [ANN] + 9 * [BEN]}):
            order = {"game": "snatch", "seats": [ANN, BEN], **more}
            assert (await house.web.post("/api/tables", json=order)).status_code == 422, more


async def test_the_game_that_somebody_asks_for_is_compiled_next(folder: Path) -> None:
    """The one in work that nobody has asked for gives way, and comes back to its turn."""
    made = by_hand(folder, "wolf-and-fox", "foxy", "snatch")
    async with open_house(folder / "data", readiness=made) as house:
        await until(lambda: begun(folder) == ["wolf-and-fox"])
        await house.set_up(ANN, BEN)
        await until(lambda: begun(folder) == ["wolf-and-fox", "snatch"])
        await house.set_up(ANN, BEN, game="foxy")
        assert begun(folder) == ["wolf-and-fox", "snatch"], "what somebody has asked for does not give way"
        for name in ("snatch", "foxy", "wolf-and-fox"):
            (folder / f"{name} may").touch()
        await until(lambda: not made.under_way)
        assert begun(folder) == ["wolf-and-fox", "snatch", "foxy", "wolf-and-fox"]


async def test_what_could_not_be_compiled_is_tried_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(readiness, "AGAIN", 0)
    (folder / "snatch may").write_text("no room")
    made = by_hand(folder, "snatch")
    async with open_house(folder / "data", readiness=made):
        await until(lambda: len(begun(folder)) > 1)
        (folder / "snatch may").write_text("")
        await until(lambda: not made.under_way)
    assert "snatch could not be prepared and is tried again soon" in caplog.text


def test_two_processes_do_not_compile_the_same_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = []
    monkeypatch.setattr(preparing, "folder_of", lambda name: tmp_path / name)
    monkeypatch.setattr(preparing, "prepare", lambda game: compiled.append(game.name))
    preparing.compile_game("snatch")
    preparing.compile_game("snatch")
    assert compiled == ["snatch"]
