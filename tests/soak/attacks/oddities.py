"""Small things that strangers do: strange addresses and hosts, endless uploads, sockets dropped at the worst moment."""

import asyncio
import json
import os
import socket
import struct
from base64 import b64encode
from contextlib import suppress

from soak.attacker import Attacker
from soak.table import Table, people
from soak.wire import Answer, dial, hang_up, request, stranger

PER_SECOND = 40
AT_MOST = 2_000
ANSWER_WITHIN = 3.0  # seconds
UPLOAD = 50_000_000  # bytes
UPLOADS = 4
TAKEN_AT_MOST = 8_000_000  # bytes, of which the machine's own buffers are most
CHUNK = 64 * 1024
RESET = struct.pack("ii", 1, 0)  # for SO_LINGER: closing cuts the connection off


async def be_odd(attacker: Attacker) -> None:
    """Do all of these, again and again."""
    table = await Table.set_up(attacker.address, "ruse", people(2), stranger(0))
    await attacker.begin()
    await attacker.together(
        ask_oddly(attacker, table.name), break_off(attacker, table.name), upload_all(attacker), keep(attacker)
    )


async def keep(attacker: Attacker) -> None:
    """Go on to the end of the time."""
    await asyncio.sleep(attacker.left)


# Requests


def odd_requests(attacker: Attacker, table: str) -> dict[str, bytes]:
    """Write requests that none of our pages would send."""
    here, long = attacker.address, "x" * 5000
    live = f"/api/tables/{table}/live"

    def ask(method: str, path: str, **headers: str) -> bytes:
        return request(here, method, path, **headers)

    return {
        "a table with a long name": ask("GET", f"/api/tables/{long}"),
        "a game with a long name": ask("GET", f"/api/games/{long}/rules"),
        "a page with a long name": ask("GET", f"/{long}"),
        "a long query": ask("GET", f"/api/lobby?{long}"),
        "a path with NULs": ask("GET", "/%00/%00"),
        "a path that climbs": ask("GET", "/..%2f..%2f..%2fetc/passwd"),
        "a path that is no UTF-8": ask("GET", "/%ff%fe"),
        "a replay part that is none": ask("GET", f"/api/tables/{table}/replay?part={'9' * 400}"),
        "a socket for a broken origin": handshake(attacker, live, origin="http://["),
        "a request with a broken origin": ask("GET", "/api/lobby", origin="http://["),
        "a socket for another page": handshake(attacker, live, origin="http://elsewhere.example"),
        "a socket for another host": handshake(
            attacker, live, host="elsewhere.example", origin="http://elsewhere.example"
        ),
        "another host": ask("GET", "/api/lobby", host="elsewhere.example"),
        "a host that is none": ask("GET", "/api/lobby", host="[::"),
        "a socket to a long table": handshake(attacker, f"/api/tables/{long}/live"),
        "a method that is not there": ask("DELETE", "/api/tables"),
        "another method that is not there": ask("POST", "/api/lobby"),
        "a method that nobody knows": ask("BREW", "/api/lobby"),
        "no length and no end": ask("POST", "/api/tables", content_length="-5"),
        "a length in words": ask("POST", "/api/tables", content_length="many"),
        "two lengths": ask("POST", "/api/tables", content_length="5", transfer_encoding="chunked") + b"0\r\n\r\n",
        "a long header": ask("GET", "/api/lobby", x_long="x" * 200_000),
        "many headers": ask("GET", "/api/lobby", **{f"x_{number}": "x" for number in range(5000)}),
        "no HTTP at all": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(range(256)),
        "a key that is none": ask("POST", f"/api/tables/{table}/rematch", authorization=f"Bearer {long}"),
        "an odd authorization": ask("POST", f"/api/tables/{table}/rematch", authorization="Bearer"),
        "deep JSON": request(here, "POST", "/api/tables", b"[" * 100_000),
        "no JSON": request(here, "POST", "/api/tables", os.urandom(1000)),
    }


def handshake(attacker: Attacker, path: str, **headers: str) -> bytes:
    """Ask for a socket."""
    upgrade = {"connection": "Upgrade", "upgrade": "websocket", "sec_websocket_version": "13"}
    key = b64encode(os.urandom(16)).decode()
    return request(attacker.address, "GET", path, **upgrade, sec_websocket_key=key, **headers)


async def ask_oddly(attacker: Attacker, table: str) -> None:
    """Send one such request after the other, and see that each is refused as it should be."""
    odd = odd_requests(attacker, table)
    names = list(odd)
    async for turn in attacker.paced(PER_SECOND, AT_MOST):
        name = names[turn % len(names)]
        answer = await attacker.ask_raw("odd requests", odd[name], stranger(turn % 4), ANSWER_WITHIN)
        if answer and (fault := judge(name, answer)):
            attacker.fault(fault)


def judge(name: str, answer: Answer) -> str | None:
    """Say what is wrong with an answer."""
    if answer.status >= 500 and answer.status != 503:
        return f"{name}: answered with {answer.status}"
    if answer.status == 405 and "allow" not in answer.headers:
        return f"{name}: answered with 405 that does not say what is allowed"
    if "another" in name and ("host" in name or "page" in name) and answer.status in (101, 200):
        return f"{name}: answered with {answer.status}"
    return None


# Uploads


async def upload_all(attacker: Attacker) -> None:
    """Upload far more than is wanted, a few times, with a length and without one."""
    taken = [await upload(attacker, stranger(5), chunked=bool(number % 2)) for number in range(UPLOADS)]
    attacker.notes.append(
        f"of uploads of {UPLOAD // 10**6} MB the server took {', '.join(f'{t:,}' for t in taken)} bytes"
    )
    if max(taken) > TAKEN_AT_MOST:
        attacker.fault(f"an upload went on for {max(taken):,} bytes")


async def upload(attacker: Attacker, source: str, chunked: bool) -> int:
    """Upload without listening until it is cut off, and give the bytes that were taken."""
    headers = {"connection": "keep-alive", "content_type": "application/json"}
    headers |= {"transfer_encoding": "chunked"} if chunked else {"content_length": str(UPLOAD)}
    _, writer = await dial(attacker.address, source, buffer=CHUNK)
    attacker.sent["uploads"] += 1
    taken = 0
    try:
        writer.transport.set_write_buffer_limits(0)
        writer.write(request(attacker.address, "POST", "/api/tables", **headers))
        while taken < UPLOAD and attacker.left:
            writer.write(f"{CHUNK:x}\r\n".encode() + b" " * CHUNK + b"\r\n" if chunked else b" " * CHUNK)
            await asyncio.wait_for(writer.drain(), 3)
            taken += CHUNK
        attacker.answers["upload: taken whole" if taken >= UPLOAD else "upload: cut off"] += 1
    except TimeoutError:
        attacker.answers["upload: no longer read"] += 1
    except OSError:
        attacker.answers["upload: cut off"] += 1
    finally:
        hang_up(writer)
    return taken


# Sockets


async def break_off(attacker: Attacker, table: str) -> None:
    """Open sockets and requests, and cut each off at another moment."""
    live = f"/api/tables/{table}/live"
    hello = frame(json.dumps({"type": "hello", "keys": []}).encode())
    moments: list[list[bytes]] = [
        [b""],
        [b"GET /api/lob"],
        [request(attacker.address, "GET", "/api/lobby")],
        [request(attacker.address, "POST", "/api/tables", content_length="500") + b"{"],
        [handshake(attacker, live)],
        [handshake(attacker, live), hello],
        [handshake(attacker, live), hello[:5]],
        [handshake(attacker, live), hello, frame(b'{"type":"ping"}') * 50],
        [handshake(attacker, live), hello, frame(b"\x03\xe8", kind=8)],  # a farewell, with its echo never awaited
        [handshake(attacker, live), frame(b"\xff\xff", kind=8)],  # a farewell with a code that is none
        [handshake(attacker, live), hello, frame(b"x" * 70_000)],
        [handshake(attacker, live), hello, frame(b"\xff\xfe")],  # text that is no UTF-8
        [handshake(attacker, live), b"\x81\x05hello"],  # not masked
        [handshake(attacker, live), b"\xff" * 50],
    ]
    async for turn in attacker.paced(PER_SECOND, AT_MOST):
        with suppress(OSError):
            await say_and_break_off(attacker, moments[turn % len(moments)], turn, stranger(6 + turn % 4))


async def say_and_break_off(attacker: Attacker, words: list[bytes], turn: int, source: str) -> None:
    """Say something and be gone, at once or a moment later."""
    _, writer = await dial(attacker.address, source)
    attacker.sent["connections broken off"] += 1
    for each in words:
        writer.write(each)
        await asyncio.sleep(0.005 * (turn % 3))
    plug: socket.socket = writer.get_extra_info("socket")
    plug.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
    hang_up(writer)


def frame(words: bytes, kind: int = 1) -> bytes:
    """Write a frame as a browser would; a mask of zeros changes nothing."""
    size = len(words)
    if size < 126:
        length = bytes([0x80 | size])
    elif size < 65536:
        length = struct.pack("!BH", 0x80 | 126, size)
    else:
        length = struct.pack("!BQ", 0x80 | 127, size)
    return bytes([0x80 | kind]) + length + bytes(4) + words
