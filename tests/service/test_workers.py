"""``--workers``: several processes behind one port; one that dies is replaced, and all of them stop together."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from reynard.cli import main
from reynard.service.errors import BadData
from reynard.service.workers import serve_with_workers
from service.house import Guest
from service.patience import PATIENCE
from service.postgres import Postgres
from service.process import ADDRESS

PROGRAM = """
import sys
from reynard.service.workers import serve_with_workers
serve_with_workers(2, "127.0.0.1", 0, sys.argv[1], False, False, ("lines", "error"), {})
"""
WALK = {"game": "wolf-and-fox", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "friend", "name": "Ben"}]}


class Team:
    """A supervisor and its workers."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process
        assert process.stdout
        line = process.stdout.readline()
        assert line.startswith(ADDRESS), process.communicate()
        self.address = line.removeprefix(ADDRESS).strip().rstrip("/")

    def workers(self) -> list[int]:
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [int(child) for child in children if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text()]


@asynccontextmanager
async def open_team(place: str) -> AsyncIterator[Team]:
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-c", PROGRAM, place]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
    try:
        yield await asyncio.to_thread(Team, process)
    finally:
        process.kill()
        await asyncio.to_thread(process.communicate)


async def sit(team: Team, table: str, key: str) -> Guest:
    """Sit down, however often the worker that answers has just died."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                guest = Guest(await connect(f"ws://{team.address}/api/tables/{table}/live"))
                await guest.hello([key])
                return guest
            except (ConnectionError, OSError, WebSocketException):
                await asyncio.sleep(0.05)


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
async def test_a_worker_dies_and_the_game_goes_on(postgres: Postgres) -> None:
    async with open_team(postgres.new_place()) as team:
        async with httpx.AsyncClient(base_url=f"http://{team.address}", timeout=PATIENCE) as web:
            made = (await web.post("/api/tables", json=WALK)).json()
        keys = {each["seat"]: each["key"] for each in made["keys"]}
        first = team.workers()
        assert len(first) == 2
        for victim in first:
            guests = {seat: await sit(team, made["table"], key) for seat, key in keys.items()}
            ply = guests[0].state["ply"]
            seat = next(seat for seat, guest in guests.items() if guest.may(seat))
            assert (await guests[seat].move(seat))["type"] == "done"
            os.kill(victim, signal.SIGKILL)
            again = {seat: await sit(team, made["table"], key) for seat, key in keys.items()}
            assert {guest.state["ply"] for guest in again.values()} == {ply + 1}
            for guest in (*guests.values(), *again.values()):
                await guest.hang_up()
        async with asyncio.timeout(PATIENCE):
            while len(team.workers()) < 2 or set(team.workers()) & set(first):
                await asyncio.sleep(0.05)
        team.process.send_signal(signal.SIGTERM)
        assert await asyncio.to_thread(team.process.wait, PATIENCE) == 0


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
async def test_workers_do_not_outlive_their_supervisor(postgres: Postgres) -> None:
    async with open_team(postgres.new_place()) as team:
        workers = team.workers()
        team.process.kill()
        async with asyncio.timeout(PATIENCE):
            while any(Path(f"/proc/{worker}/stat").exists() and is_running(worker) for worker in workers):
                await asyncio.sleep(0.05)


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_a_folder_has_one_process(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--workers", "2", "--data", str(tmp_path / "tables")]) == 2
    said = capsys.readouterr().err
    assert said.startswith("reynard: --workers 2 needs tables in PostgreSQL")
    assert not (tmp_path / "tables").exists()


def test_nothing_is_started_on_a_database_that_cannot_be_opened() -> None:
    with pytest.raises(BadData, match="cannot be opened"):
        serve_with_workers(2, "127.0.0.1", 0, "postgresql://fox@localhost:1/x", False, False, ("lines", "error"), {})
