"""Slow and many connections: nobody is kept out by those who only take up room."""

import asyncio
import logging
import os
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI, WebSocket, WebSocketDisconnect

from reynard.service.connections import Activity, Connection, Connections, address_of, fit_to_files
from reynard.service.errors import TooMany
from reynard.service.guard import Guard
from reynard.service.hosts import Hosts
from reynard.service.limits import Limits
from service.house import ANN, BEN, House, open_house, run_app
from service.patience import PATIENCE
from service.peer import Peer
from service.raw import (
    BINARY,
    HELLO,
    MASK,
    PART,
    PING,
    REST,
    TEXT,
    Callers,
    Raw,
    frame,
    live,
    open_callers,
    request,
    until,
)

UNFINISHED = "GET /api/lobby HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "


@asynccontextmanager
async def open_both(data: Path, web: Path | None = None, **limits: float) -> AsyncIterator[tuple[House, Callers]]:
    """Open a house of small limits, and connections to it."""
    async with open_house(data, web=web, limits=Limits(**limits)) as house, open_callers(house.address) as callers:
        yield house, callers


def registry_of(house: House) -> Connections:
    registry: Connections = house.app.state.connections
    return registry


async def test_unfinished_requests_close_nobody_out(tmp_path: Path) -> None:
    """However many requests are left unfinished, the lobby opens, even to the very address they come from."""
    async with open_both(tmp_path, connections=30, connections_per_address=20) as (house, callers):
        table, keys = await house.set_up(ANN, BEN)
        ann = await house.sit(table, keys[0])
        slow = []
        for _ in range(60):
            slow.append(await callers.connect())
            await slow[-1].say(UNFINISHED)
        await until(lambda: registry_of(house).open.count("127.0.0.1") == 20)
        assert await slow[0].rest() == b"", "the oldest make room"
        for address in ("127.0.0.1", "127.0.0.2"):
            assert (await (await callers.connect(address)).ask("GET /api/lobby")).status == 200
        assert (await ann.move(0))["type"] == "done", "who is seated stays"


async def test_unfinished_requests_from_everywhere(tmp_path: Path) -> None:
    """When there is no room at all, the address with most unfinished requests gives some back."""
    async with open_both(tmp_path, connections=20, connections_per_address=12) as (house, callers):
        table, keys = await house.set_up(ANN, BEN)
        ann = await house.sit(table, keys[0])
        quiet = await callers.connect("127.0.0.9")
        await quiet.say(UNFINISHED)
        await until(lambda: registry_of(house).open.count("127.0.0.9"))
        for number in range(60):
            await (await callers.connect(f"127.0.0.{2 + number % 3}")).say(UNFINISHED)
        await until(lambda: registry_of(house).open.total == 20)
        assert (await (await callers.connect("127.0.0.8")).ask("GET /api/lobby")).status == 200
        await quiet.say("x\r\n\r\n")
        assert (await quiet.answer()).status == 200, "who has only one is not the first to go"
        assert (await ann.move(0))["type"] == "done"


async def test_no_room(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Where everybody is seated another connection hears that there is no room, until somebody goes."""
    async with open_both(tmp_path, connections_per_address=2) as (house, callers):
        order = {"game": "snatch", "seats": [ANN, BEN]}
        made = (await house.web.post("/api/tables", json=order, headers={"Connection": "close"})).json()
        guests = [await house.sit(made["table"], each["key"]) for each in made["keys"]]
        for _ in range(3):
            raw = await callers.connect()
            refused = await raw.ask("GET /api/lobby")
            assert (refused.status, refused.headers["connection"]) == (429, "close")
            assert "no room" in refused.reason
            assert int(refused.headers["retry-after"]) > 0
            await raw.say(request("GET /api/lobby", host=raw.server))
            assert await raw.rest() == b"", "and is not asked for anything"
        assert (await guests[0].move(0))["type"] == "done"
        assert (await (await callers.connect("127.0.0.2")).ask("GET /api/lobby")).status == 200, "others have room"
        await guests[1].hang_up()
        await until(lambda: len([each for each in registry_of(house).open if each.activity is Activity.SEATED]) < 2)
        assert (await (await callers.connect()).ask("GET /api/lobby")).status == 200
    assert not caplog.records


async def test_no_room_for_anybody(tmp_path: Path) -> None:
    """Where the limit is met by everybody together, it is the server that has no room."""
    async with open_both(tmp_path, connections=2) as (house, callers):
        order = {"game": "snatch", "seats": [ANN, BEN]}
        made = (await house.web.post("/api/tables", json=order, headers={"Connection": "close"})).json()
        for each in made["keys"]:
            await house.sit(made["table"], each["key"])
        refused = await (await callers.connect("127.0.0.2")).ask("GET /api/lobby")
        assert (refused.status, int(refused.headers["retry-after"]) > 0) == (503, True)


@pytest.mark.parametrize("limit", ["spectators", "spectators_per_address"])
async def test_spectators_leave_room_for_players(tmp_path: Path, limit: str) -> None:
    async with open_both(tmp_path, **{limit: 2}) as (house, _):
        table, keys = await house.set_up(ANN, BEN)
        watching = [await house.sit(table) for _ in range(2)]
        with pytest.raises(ConnectionError, match="4429 Too many people are watching"):
            await house.sit(table)
        ann = await house.sit(table, keys[0])
        assert (await ann.move(0))["type"] == "done"
        await watching[0].hang_up()
        await until(lambda: registry_of(house).spectators.total < 2)
        await house.sit(table)


async def test_headers_that_do_not_come(tmp_path: Path) -> None:
    async with open_both(tmp_path, header_seconds=0.2) as (_, callers):
        silent, slow = await callers.connect(), await callers.connect()
        await slow.say(UNFINISHED)
        answer = await slow.answer()
        assert (answer.status, answer.reason) == (408, "The request took too long to arrive. Try again.")
        assert await slow.rest() == b""
        assert await silent.rest() == b"", "who has not said anything is not told anything"


async def test_headers_of_the_second_request_that_do_not_come(tmp_path: Path) -> None:
    async with open_both(tmp_path, header_seconds=0.2) as (_, callers):
        raw = await callers.connect()
        assert (await raw.ask("GET /api/lobby")).status == 200
        await raw.say(UNFINISHED)
        assert (await raw.answer()).status == 408
        assert await raw.rest() == b""


async def test_drop_by_drop_is_not_in_time(tmp_path: Path) -> None:
    """The time is for all headers together, so that a byte now and then does not buy more."""
    async with open_both(tmp_path, header_seconds=0.3) as (house, callers):
        raw = await callers.connect()
        await raw.say(UNFINISHED)

        async def drip() -> None:
            while registry_of(house).open.total:
                await raw.say("x")
                await asyncio.sleep(0.02)

        await asyncio.wait_for(drip(), PATIENCE)


async def test_answer_that_is_never_read(tmp_path: Path) -> None:
    """Who asks for something large and does not read it is let go, and what was left unread with it."""
    web = tmp_path / "web"
    web.mkdir()
    (web / "large.bin").write_bytes(bytes(16_000_000))
    async with open_both(tmp_path / "data", web, unread_seconds=0.5) as (house, callers):
        raw = await callers.connect_small()
        raw.stop_reading()
        await raw.say(request("GET /large.bin", host=raw.server))
        await until(lambda: any(each.unread for each in registry_of(house).open))
        await until(lambda: not registry_of(house).open.total)


async def test_socket_that_is_never_read() -> None:
    """Who lets a socket tell everything and does not read it is let go."""

    async def tell_much(socket: WebSocket) -> None:
        await socket.accept()
        while True:
            await socket.send_bytes(os.urandom(100_000))
            await asyncio.sleep(0)

    app = app_with(tell_much, Limits(unread_seconds=0.5))
    async with run_app(app) as address, open_callers(address) as callers:
        raw = await callers.connect_small()
        assert (await raw.upgrade("x")).status == 101
        raw.stop_reading()
        await until(lambda: any(each.unread for each in app.state.connections.open))
        await until(lambda: not app.state.connections.open.total)


def app_with(endpoint: Callable[[WebSocket], Any], limits: Limits) -> FastAPI:
    """Make an app that serves sockets in its own way."""
    app = FastAPI()
    app.state.connections = Connections(limits)
    app.add_middleware(Guard, limits=limits, hosts=Hosts())
    app.add_api_websocket_route("/api/tables/{table}/live", endpoint)
    return app


def admit(registry: Connections, address: str = "192.0.2.1") -> tuple[Connection, Any]:
    peer: Any = Peer()
    return registry.admit(peer, (address, 50000)), peer


async def test_who_reads_slowly_stays() -> None:
    registry = Connections(Limits(unread_seconds=30))
    connection, peer = admit(registry)
    now = registry.now()
    for unread in range(100_000, 0, -1000):
        peer.unread = unread
        now += 20
        connection.check(now)
    assert not peer.is_aborted
    connection.check(now + 31)
    assert peer.is_aborted
    assert not registry.open.total


async def test_who_has_stopped_reading_makes_room_unless_seated() -> None:
    registry = Connections(Limits(connections_per_address=2))
    (seated, one), (answering, other) = admit(registry), admit(registry)
    seated.sit()
    answering.enter(Activity.ANSWERING)
    assert admit(registry)[0].activity is Activity.REFUSED
    one.unread = other.unread = 100
    for each in (seated, answering):
        each.check(registry.now())
        each.check(registry.now() + 5)
    assert admit(registry)[0].activity is Activity.REQUESTING
    assert (one.is_aborted, other.is_aborted) == (False, True)


async def test_what_has_ended_is_not_counted_again() -> None:
    """A request that is answered, and a page that sits down, after its connection has ended stay out of the list."""
    registry = Connections(Limits(spectators=0))
    connection, _ = admit(registry)
    connection.close()
    connection.watch()
    connection.sit()
    connection.enter(Activity.ANSWERED)
    assert (registry.open.total, registry.making_room.total, registry.spectators.total) == (0, 0, 0)
    with pytest.raises(TooMany):
        admit(registry)[0].watch()


@pytest.mark.parametrize(
    ("client", "address"),
    [
        (("192.0.2.7", 1), "192.0.2.7"),
        (("::ffff:192.0.2.7", 1), "192.0.2.7"),
        (("2001:db8:1:2:a:b:c:d", 1), "2001:db8:1:2::/64"),
        (("2001:db8:1:2::1", 1), "2001:db8:1:2::/64"),
        (("fe80::1%eth0", 1), "fe80::1%eth0"),
        (("fe80::2", 1), "fe80::2"),
        (("somewhere", 1), "somewhere"),
        (None, ""),
    ],
)
def test_addresses(client: tuple[str, int] | None, address: str) -> None:
    assert address_of(client) == address


@pytest.mark.skipif(sys.platform == "win32", reason="there files are not counted")
@pytest.mark.parametrize(
    ("soft", "hard", "set_to", "connections"),
    [
        (1024, 500_000, 2256, 2000),
        (1024, 1024, 1024, 768),
        (1024, 1500, 1500, 1244),
        (100, 100, 100, 50),
        (9000, 9000, None, 2000),
        (-1, -1, None, 2000),
        (256, -1, 2256, 2000),
    ],
)
def test_files(
    soft: int,
    hard: int,
    set_to: int | None,
    connections: float,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    import resource

    done: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda _, both: done.append(both))
    assert fit_to_files(Limits()).connections == connections
    assert done in ([], [(set_to, hard)])
    assert bool(done) == (set_to is not None)
    assert (f"room for {connections:g} connections" in capsys.readouterr().err) == (connections < 2000)


AWKWARD = [
    b"",
    HELLO,
    HELLO[:9],
    HELLO * 50,
    frame(TEXT, b"\xff\xfe"),
    frame(BINARY, b"x"),
    frame(REST),
    frame(PART) + frame(REST) * 5000,
    frame(PART) + frame(PART),
    frame(0x8F),
    frame(0xF1, b"x"),
    b"\x81\x05hello",
    frame(0x88, b"\x03\xe8"),
    frame(0x88, b"x"),
    frame(0x88, b"\x00\x01"),
    frame(PING, b"x") * 100,
    b"\x81\xff" + bytes(12),
    b"GET / HTTP/1.1\r\n\r\n",
    b"\r\n" * 1000,
]


async def test_sockets_that_end_at_awkward_moments(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Whatever is said and whenever the line breaks, before it is open or in a hello: no word of it in the log."""
    caplog.set_level(logging.WARNING)
    async with open_both(tmp_path, requests_per_second=10_000) as (house, callers):
        table, _ = await house.set_up(ANN, BEN)

        async def break_off(said: bytes, waits: bool, resets: bool, early: bool) -> None:
            raw = await callers.connect()
            opening = request(*live(table), host=raw.server).encode()
            if early:
                await raw.say(opening + said)
            else:
                await raw.say(opening)
                await raw.answer()
                await raw.say(said)
            if waits:
                await asyncio.sleep(0.01)
            raw.reset() if resets else raw.hang_up()

        for said in AWKWARD:
            for number in range(8):
                await break_off(said, *(bool(number & bit) for bit in (1, 2, 4)))
        await until(lambda: registry_of(house).open.total <= 1)
        guest = await house.sit(table)
        assert guest.state["table"] == table
    assert not [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


async def tell_for_ever(socket: WebSocket) -> None:
    await socket.accept()
    while True:
        await socket.send_text("news")
        await asyncio.sleep(0.001)


async def close_twice(socket: WebSocket) -> None:
    await socket.accept()
    await socket.close()
    await socket.close()


async def accept_what_has_gone(socket: WebSocket) -> None:
    socket.scope["state"]["connection"].drop()
    await socket.accept()


async def tell_what_has_gone(socket: WebSocket) -> None:
    await socket.accept()
    socket.scope["state"]["connection"].drop()
    for _ in range(20):
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.send_text("news")


async def listen_on(socket: WebSocket) -> None:
    await socket.accept()
    while True:
        await socket.receive()


async def close_what_has_closed(socket: WebSocket) -> None:
    await socket.accept()
    await socket.receive()
    await socket.close()


@pytest.mark.parametrize(
    "endpoint",
    [tell_for_ever, close_twice, accept_what_has_gone, tell_what_has_gone, listen_on, close_what_has_closed],
)
async def test_careless_endpoints(endpoint: Callable[[WebSocket], Any], caplog: pytest.LogCaptureFixture) -> None:
    """Whatever an endpoint does with a socket that has ended, it is no fault worth a word."""
    app = app_with(endpoint, Limits())
    async with run_app(app) as address, open_callers(address) as callers:
        for said in (b"", frame(TEXT, b"\xff"), frame(0x88, b"\x03\xe8")):
            for end in (Raw.hang_up, Raw.reset, Raw.rest):
                raw = await callers.connect()
                await raw.say(request(*live("x"), host=raw.server))
                await raw.reader.read(1)
                await raw.say(said)
                await asyncio.sleep(0.01)
                if said or end is not Raw.rest:
                    await (end(raw) or asyncio.sleep(0))
        callers.leave()
        await until(lambda: not app.state.connections.open.total)
    assert not [record.getMessage() for record in caplog.records]


@pytest.mark.parametrize(
    ("said", "code"),
    [
        (frame(TEXT, b"\xff"), 1007),
        (frame(PART) + frame(REST) * 70, 1008),
        (b"\x81\xff" + (1_000_000).to_bytes(8, "big") + MASK, 1009),
        (frame(REST), 1002),
    ],
)
async def test_messages_that_are_none(house: House, said: bytes, code: int) -> None:
    """What is no text, comes in far too many parts, or is far too large ends its own socket."""
    table, _ = await house.set_up(ANN, BEN)
    async with open_callers(house.address) as callers:
        raw = await callers.connect()
        await raw.upgrade(table)
        await raw.say(said)
        assert code.to_bytes(2, "big") in await raw.rest()


async def test_pings_without_end(tmp_path: Path) -> None:
    """Nothing else slows down who sends what no message waits for, so that is ended."""
    async with open_both(tmp_path) as (house, callers):
        table, _ = await house.set_up(ANN, BEN)
        raw = await callers.connect()
        await raw.upgrade(table)

        async def ping_for_ever() -> None:
            while not raw.reader.at_eof() and not raw.writer.is_closing():
                await raw.say(frame(PING) * 100)
                await asyncio.sleep(0.001)

        pinging = asyncio.create_task(ping_for_ever())
        await raw.rest()
        await asyncio.wait_for(pinging, PATIENCE)


async def test_requests_that_make_no_sense(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    async with open_both(tmp_path) as (house, callers):
        nonsense: list[bytes] = [
            b"\x16\x03\x01\x02\x00\x01\x00",
            b"GET\r\n\r\n",
            b"GET / HTTP/1.1\r\n\r\n",
            b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
            b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -1\r\n\r\n",
            b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"x" * 100_000 + b"\r\n\r\n",
            b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\nPRI * HTTP/2.0",
        ]
        for said in nonsense:
            raw = await callers.connect()
            await raw.say(said)
            assert (await raw.answer()).status in (400, 431, 503)
        raw = await callers.connect()
        headers = [f"X-{number}: x" for number in range(200)]
        assert (await raw.upgrade("x", *headers)).status == 431
        assert await raw.rest() == b""
        assert (await house.web.get("/api/lobby")).status_code == 200
    assert not caplog.records


async def test_nonsense_after_the_answer_has_begun(house: House, caplog: pytest.LogCaptureFixture) -> None:
    async with open_callers(house.address) as callers:
        raw = await callers.connect()
        await raw.say(request("POST /api/tables", "Transfer-Encoding: chunked", host=raw.server))
        await raw.say(b"30000\r\n" + bytes(0x30000) + b"\r\n")
        assert (await raw.answer()).status == 413
        await raw.say("no chunk\r\n")
        assert await raw.rest() == b""
    assert not caplog.records


async def test_end_of_the_server_while_sockets_close(caplog: pytest.LogCaptureFixture) -> None:
    """A socket that has said goodbye, and whose last words nobody reads, does not disturb the end of the server."""
    told = asyncio.Event()

    async def tell_much(socket: WebSocket) -> None:
        await socket.accept()
        await socket.send_bytes(os.urandom(20_000_000))
        told.set()
        await socket.receive()

    app = app_with(tell_much, Limits())
    async with AsyncExitStack() as stack:
        async with run_app(app) as address:
            callers = await stack.enter_async_context(open_callers(address))
            raw = await callers.connect_small()
            assert (await raw.upgrade("x")).status == 101
            raw.stop_reading()
            await told.wait()
            await raw.say(frame(0x88, b"\x03\xe8"))
            await until(lambda: all(each.transport.is_closing() for each in app.state.connections.open))
        assert not app.state.connections.open.total
    assert not caplog.records


async def test_room_for_many_in_the_queue(house: House) -> None:
    """A crowd that comes at once is let in, a few at a time."""
    async with open_callers(house.address) as callers:
        crowd: list[Raw] = await asyncio.gather(*(callers.connect() for _ in range(300)))
        answers = await asyncio.gather(*(raw.ask("GET /api/lobby") for raw in crowd))
        assert {answer.status for answer in answers} == {200}
