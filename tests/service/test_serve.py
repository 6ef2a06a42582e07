"""Serving in a process of its own: the address, the port, and what was acknowledged outlives kill -9."""

import asyncio
import random
import signal
import socket
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from reynard.service.serve import listen
from service.house import Guest, Json, new_id
from service.patience import PATIENCE
from service.process import Process, launch
from service.raw import open_callers

KILLS = 4


async def test_ports_and_a_graceful_end(tmp_path: Path) -> None:
    """A port that is taken is an error if it was asked for, and otherwise the next free one is taken."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        refused = launch(tmp_path / "a", port)
        _, said = await asyncio.to_thread(refused.communicate, timeout=PATIENCE)
        assert refused.returncode != 0
        assert f"Port {port} on 127.0.0.1 is already in use. Choose another with --port" in said
        server = await Process.start(tmp_path / "b", port, next_free=True)
    try:
        assert int(server.address.rsplit(":", 1)[1]) > port
        async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=PATIENCE) as web:
            assert (await web.get("/api/lobby")).status_code == 200
            made = (await web.post("/api/tables", json=ORDER)).json()
        line = Guest(await connect(f"ws://{server.address}/api/tables/{made['table']}/live", open_timeout=PATIENCE))
        await line.hello()
    finally:
        said, complained = await asyncio.to_thread(server.end, signal.SIGINT)
    await line.wait(lambda: line.close_code is not None)
    assert line.close_code == 1012, "the page is told that the server goes, and will come back by itself"
    assert (server.process.returncode, said, complained) == (0, "", "")


ORDER = {
    "game": "snatch",
    "seats": [
        {"kind": "me", "name": "Ann"},
        {"kind": "friend", "name": "Ben"},
        {"kind": "bot", "name": "Bot", "level": "kit"},
    ],
}


@pytest.mark.skipif(sys.platform == "win32", reason="there files are not counted")
async def test_more_unfinished_requests_than_files(tmp_path: Path) -> None:
    """A process that may open 1,024 files, and 1,100 requests without an end from one address: the lobby opens."""
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # for this end of the connections
    server = await Process.start(tmp_path, files=1024)
    try:
        async with open_callers(server.address) as callers:
            for _ in range(1100):
                await (await callers.connect()).say("GET /api/lobby HTTP/1.1\r\nX-Slow: ")
            for address in ("127.0.0.1", "127.0.0.2"):
                assert (await (await callers.connect(address)).ask("GET /api/lobby")).status == 200
    finally:
        _, complained = await asyncio.to_thread(server.end, signal.SIGINT)
    assert complained.startswith("This system lets a process open 1024 files, so there is room for 768 connections")
    assert complained.count("\n") == 1


class Player:
    """Someone who says a move again and again, over any server that will listen, until it is done."""

    def __init__(self, table: str, seat: int, key: str, seed: int) -> None:
        self.table, self.seat, self.key = table, seat, key
        self.chance = random.Random(seed)
        self.done: list[int] = []
        self.move: Json | None = None

    async def play(self, server: Process) -> None:
        """Play until the game is over."""
        async with connect(f"ws://{server.address}/api/tables/{self.table}/live", open_timeout=PATIENCE) as line:
            guest = Guest(line)
            await guest.hello([self.key])
            while guest.state["ending"] is None or self.move is not None:
                if self.move is None:
                    await guest.until(lambda state: state["ending"] is not None or guest.may(self.seat))
                    if guest.state["ending"] is not None:
                        return
                    self.decide(guest)
                await self.insist(guest)

    def decide(self, guest: Guest) -> None:
        """Make up one's mind."""
        desk = guest.desk(self.seat)
        choice = self.chance.choice(desk["choices"])["id"]
        self.move = {
            "type": "move",
            "id": new_id(),
            "seat": self.seat,
            "decision": desk["decision"],
            "choice": choice,
        }

    async def insist(self, guest: Guest) -> None:
        """Say the move, and take note when it is done."""
        assert self.move
        move = self.move
        await guest.say(move)
        assert (await guest.answer(move["id"]))["type"] == "done"
        self.done.append(move["choice"])
        self.move = None
        await guest.until(lambda state: guest.desk(self.seat)["decision"] > move["decision"])


async def test_kill_minus_nine(tmp_path: Path) -> None:
    """Killed at random moments of a game: every move that was said to be done is there, once and in order."""
    chance = random.Random(9)
    server = await Process.start(tmp_path)
    try:
        async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=PATIENCE) as web:
            made = (await web.post("/api/tables", json=ORDER)).json()
        table, keys = made["table"], {each["seat"]: each["key"] for each in made["keys"]}
        players = [Player(table, seat, key, seat) for seat, key in keys.items()]
        for kill in range(KILLS):
            target = min(5, kill + 1)
            playing = asyncio.gather(*(until_lost(player, server) for player in players))
            await until(lambda target=target: any(len(player.done) >= target for player in players))
            await asyncio.sleep(chance.random() * 0.01)
            await asyncio.to_thread(server.kill)
            await playing
            server = await Process.start(tmp_path)
        await asyncio.gather(*(player.play(server) for player in players))
        async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=PATIENCE) as web:
            saved: dict[str, Any] = (await web.get(f"/api/tables/{table}/save")).json()
            assert (await web.get(f"/api/tables/{table}/proof")).json()["fair"]
    finally:
        await asyncio.to_thread(server.kill)
    assert len(saved["moves"]) == 15
    for player in players:
        assert [choice for seat, choice in saved["moves"] if seat == player.seat] == player.done


async def until_lost(player: Player, server: Process) -> None:
    """Play until the line is lost with the server."""
    with suppress(OSError, WebSocketException):
        await player.play(server)


async def until(holds: Any) -> None:
    """Wait for something that the players will bring about."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.001)


async def test_small_messages_are_sent_at_once() -> None:
    """An answer must not wait until the other side has acknowledged the state that was sent before it."""
    with listen("127.0.0.1", 0, tries=1) as listener:
        made: asyncio.Future[asyncio.Transport] = asyncio.get_running_loop().create_future()

        class Waiting(asyncio.Protocol):
            def connection_made(self, transport: asyncio.BaseTransport) -> None:
                assert isinstance(transport, asyncio.Transport)
                made.set_result(transport)

        server = await asyncio.get_running_loop().create_server(Waiting, sock=listener)
        _, writer = await asyncio.open_connection(*listener.getsockname())
        transport = await asyncio.wait_for(made, PATIENCE)
        accepted = transport.get_extra_info("socket")
        assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        writer.close()
        transport.close()
        server.close()
