"""The analysis of a finished game: begun when somebody asks, told as it comes along, and kept with the table."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

import reynard
from analysis.played import at_random, by_eye
from reynard.analysis import worker
from reynard.service import analyses
from reynard.service.database import Place
from reynard.service.limits import Limits
from service.house import ANN, BEN, House, Json, open_house
from service.patience import PATIENCE
from service.process import TESTS

NICE = 16  # the place of a process's rank in what the system tells of it


@pytest.fixture(autouse=True)
def quickly(monkeypatch):
    """Think little, for what is asked here does not hang on it."""
    monkeypatch.setattr(analyses, "PLAYOUTS", 4000)


async def open_finished(web: httpx.AsyncClient, name: str = "wolf-and-fox", seats: int = 2) -> str:
    """Set up a table with a finished match, as soon as its rules have been compiled."""
    save = {"save": by_eye(name, seats).save()}
    async with asyncio.timeout(PATIENCE):
        while (answer := await web.post("/api/saves", json=save)).status_code == 503:
            await asyncio.sleep(0.1)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


async def look(web: httpx.AsyncClient, table: str, **more: str) -> Json:
    answer = await web.get(f"/api/tables/{table}/analysis", params=more)
    assert answer.status_code == 200, answer.text
    told: Json = answer.json()
    return told


async def look_until(web: httpx.AsyncClient, table: str, quality: str) -> list[Json]:
    """Look again and again until there is a report of this quality, and give all that was told."""
    told = []
    async with asyncio.timeout(PATIENCE):
        while not told or not told[-1]["report"] or told[-1]["report"]["quality"] != quality:
            told.append(await look(web, table))
            await asyncio.sleep(0.05)
    return told


async def test_a_rough_report_comes_first_and_the_good_one_is_kept(place: Place, monkeypatch):
    """And the second look needs no thought, not even after the server was started again."""
    async with open_house(place) as house:
        table = await open_finished(house.web)
        told = await look_until(house.web, table, "good")
        qualities = [each["report"] and each["report"]["quality"] for each in told]
        assert qualities == sorted(qualities, key=[None, "rough", "good"].index)
        done = [each["done"] for each in told]
        assert done == sorted(done)
        assert told[-1]["done"] == told[-1]["decisions"] == told[-1]["report"]["plies"]
        assert [row["name"] for row in told[-1]["report"]["rows"]] == ["Ann", "Bo"]
        assert (await look(house.web, table, known="good"))["report"] is None
    monkeypatch.setattr(analyses.Workers, "ask", None)
    async with open_house(place) as house:
        assert (await look(house.web, table)) == told[-1]


async def test_a_game_of_memory_needs_no_more_than_a_look(house: House):
    table = await open_finished(house.web, "foxy", 3)
    report = (await look_until(house.web, table, "good"))[-1]["report"]
    assert report["unit"] == "points"
    assert len(report["moments"]) > 3


async def test_a_game_that_goes_on_has_no_analysis(house: House):
    table, _ = await house.set_up(ANN, BEN)
    answer = await house.web.get(f"/api/tables/{table}/analysis")
    assert answer.status_code == 409
    assert "still going on" in answer.json()["reason"]
    assert not house.rooms.shared.analyses.making


async def test_one_address_may_not_have_everything_analysed(tmp_path: Path):
    async with open_house(tmp_path, limits=Limits(analyses_per_address=1)) as house:
        first, second = await open_finished(house.web, "ruse"), await open_finished(house.web)
        await look(house.web, first)
        answer = await house.web.get(f"/api/tables/{second}/analysis")
        assert answer.status_code == 429
        assert answer.headers["Retry-After"]
        assert (await look(house.web, first))["decisions"] > 0


async def test_an_analysis_has_the_names_of_today_and_not_of_then(house: House):
    """It is kept with places for names."""
    table = await open_finished(house.web)
    await look_until(house.web, table, "good")
    kept = await house.rooms.shared.storage.load_analysis(table, analyses.edition_of(by_eye("wolf-and-fox", 2)))
    assert kept is not None
    assert b"{seat:0" in analyses.zlib.decompress(kept)
    assert "Ann" not in analyses.zlib.decompress(kept).decode()


async def test_the_other_way_of_a_moment_is_shown_on_the_board(house: House):
    """Step by step, from the moment itself; and what was not allowed then is refused."""
    match, ply = by_eye("wolf-and-fox", 2), 6
    table = await open_finished(house.web)
    choice = next(each for each in match.at(ply).legal(match.moves[ply].seat) if each != match.moves[ply].action)
    answer = await house.web.get(f"/api/tables/{table}/ways", params={"ply": ply, "choice": choice})
    assert answer.status_code == 200, answer.text
    steps = answer.json()["steps"]
    assert [step["ply"] for step in steps] == [6, 7, 8, 9, 10]
    assert steps[0]["view"] == match.at(ply).view()
    assert steps[1]["view"] != match.at(ply + 1).view()
    assert steps[1]["lines"]
    for wrong in ({"ply": ply, "choice": 10**6}, {"ply": match.ply, "choice": choice}, {"ply": -1, "choice": 0}):
        assert (await house.web.get(f"/api/tables/{table}/ways", params=wrong)).status_code == 422


class Program:
    """The real program, compiled rules and all, that may be killed."""

    def __init__(self, data: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "reynard", "serve", "--data", str(data), "--port", "0"],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": f"{Path(reynard.__file__).parents[1]}:{TESTS}"},
        )
        assert self.process.stdout
        address = next(line for line in self.process.stdout if "http://" in line)
        self.web = httpx.AsyncClient(base_url=f"http://{address.split('http://')[1].split('/')[0]}", timeout=PATIENCE)

    async def kill(self) -> None:
        """End it in the middle of whatever it does."""
        await self.web.aclose()
        self.process.kill()
        self.process.communicate()


async def test_a_kill_in_the_middle_of_an_analysis_costs_nothing_but_the_thought(tmp_path: Path):
    program = await asyncio.to_thread(Program, tmp_path)
    table = await open_finished(program.web, "ruse")
    rough = (await look_until(program.web, table, "rough"))[-1]
    assert rough["done"] < rough["decisions"]
    analysts = analysts_of(program.process.pid)
    assert analysts
    await program.kill()
    async with asyncio.timeout(PATIENCE):
        while any(is_analyst(each) for each in analysts):
            await asyncio.sleep(0.05)
    program = await asyncio.to_thread(Program, tmp_path)
    try:
        assert (await program.web.get(f"/api/tables/{table}/replay")).status_code == 200
        again = (await look_until(program.web, table, "rough"))[-1]
        assert again["report"] == rough["report"]
    finally:
        await program.kill()


async def test_a_server_that_is_told_to_stop_waits_for_no_analyst(tmp_path: Path):
    program = await asyncio.to_thread(Program, tmp_path)
    table = await open_finished(program.web, "ruse")
    await look_until(program.web, table, "rough")
    analysts = analysts_of(program.process.pid)
    assert analysts
    program.process.terminate()
    await asyncio.to_thread(program.process.communicate, timeout=PATIENCE)
    assert not any(is_analyst(each) for each in analysts)
    await program.kill()


def analysts_of(process: int) -> list[int]:
    """List the processes that a process has begun and that think at the lowest rank."""
    tasks = Path(f"/proc/{process}/task").glob("*/children")
    children = [int(child) for task in tasks for child in task.read_text().split()]
    return [child for child in children if is_analyst(child)]


def is_analyst(process: int) -> bool:
    """Say whether a process is there, has not ended and thinks at the lowest rank."""
    try:
        stat = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    except FileNotFoundError:
        return False
    return stat[0] != "Z" and int(stat[NICE]) == worker.LOWEST_RANK


@pytest.mark.skipif(not hasattr(os, "nice"), reason="there are no ranks of processes here")
async def test_analysts_stand_back_behind_everybody_else(house: House):
    """The bots of live tables think in this process, at its rank; whoever analyses does so at the lowest."""
    assert await asyncio.to_thread(house.rooms.shared.analyses.workers.ask, os.nice, 0) == 19
    assert os.nice(0) < 19


async def test_a_save_that_was_tampered_with_is_refused(house: House):
    save = at_random("wolf-and-fox", 2).save().replace('"seed": "5"', '"seed": "6"')
    answer = await house.web.post("/api/saves", json={"save": save})
    assert answer.status_code == 422
    assert "does not fit its fingerprint" in answer.json()["reason"]
