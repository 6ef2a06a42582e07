"""Connections that say exactly what a test tells them to, byte by byte."""

import asyncio
import json
import socket
import struct
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

from service.patience import PATIENCE

MASK = b"\0\0\0\0"


class Raw:
    """One end of a connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def say(self, words: str | bytes) -> None:
        self.writer.write(words if isinstance(words, bytes) else words.encode())
        with suppress(ConnectionError):
            await self.writer.drain()

    async def ask(self, line: str, *headers: str, host: str | None = None, body: bytes = b"") -> "Answer":
        """Make a request and read its answer."""
        await self.say(request(line, *headers, host=host or self.server).encode() + body)
        return await self.answer()

    @property
    def server(self) -> str:
        name = self.writer.get_extra_info("peername")
        return f"{name[0]}:{name[1]}"

    async def answer(self) -> "Answer":
        """Read one answer."""
        async with asyncio.timeout(PATIENCE):
            head = await self.reader.readuntil(b"\r\n\r\n")
            answer = Answer(head.decode("latin-1"))
            answer.body = await self.reader.readexactly(int(answer.headers.get("content-length", "0")))
        return answer

    async def rest(self) -> bytes:
        """Read until the other side ends."""
        async with asyncio.timeout(PATIENCE):
            try:
                return await self.reader.read()
            except ConnectionError:
                return b""

    async def upgrade(self, table: str, *headers: str, host: str | None = None) -> "Answer":
        """Ask for a socket to a table."""
        return await self.ask(*live(table), *headers, host=host)

    def stop_reading(self) -> None:
        transport: Any = self.writer.transport
        transport.pause_reading()

    def hang_up(self) -> None:
        self.writer.close()

    def reset(self) -> None:
        """Break the connection off so that the other side gets an error."""
        plug = self.writer.get_extra_info("socket")
        with suppress(OSError):  # it may have ended already
            plug.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.writer.transport.abort()


class Answer:
    """A status, headers and a body."""

    def __init__(self, head: str) -> None:
        first, *lines = head.strip().split("\r\n")
        self.status = int(first.split()[1])
        self.headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        self.body = b""

    @property
    def reason(self) -> str:
        told: dict[str, Any] = json.loads(self.body)
        assert told["rule"] is None
        return str(told["reason"])


def request(line: str, *headers: str, host: str) -> str:
    """Write a request."""
    return "\r\n".join([f"{line} HTTP/1.1", f"Host: {host}", *headers, "", ""])


def live(table: str) -> tuple[str, ...]:
    """Write what asks for a socket."""
    return (
        f"GET /api/tables/{table}/live",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    )


def frame(first: int, payload: bytes = b"") -> bytes:
    """Write a frame of a socket: its first byte, and up to 125 bytes of payload."""
    return bytes([first, 0x80 | len(payload)]) + MASK + payload


TEXT, BINARY, PING, REST, PART = 0x81, 0x82, 0x89, 0x00, 0x01
HELLO = frame(TEXT, b'{"type":"hello","keys":[]}')


class Callers:
    """Connections to a server from any address of this machine."""

    def __init__(self, address: str) -> None:
        self.server = ("127.0.0.1", int(address.split(":")[1]))
        self.opened: list[Raw] = []

    async def connect(self, address: str = "127.0.0.1") -> Raw:
        """Connect from an address."""
        return self.keep(Raw(*await asyncio.open_connection(*self.server, local_addr=(address, 0))))

    async def connect_small(self) -> Raw:
        """Connect as one for whom the system keeps little that is not read."""
        plug = socket.socket()
        plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        plug.setblocking(False)
        await asyncio.get_running_loop().sock_connect(plug, self.server)
        return self.keep(Raw(*await asyncio.open_connection(sock=plug)))

    def keep(self, raw: Raw) -> Raw:
        self.opened.append(raw)
        return raw

    def leave(self) -> None:
        """End all connections."""
        for raw in self.opened:
            raw.writer.transport.abort()


@asynccontextmanager
async def open_callers(address: str) -> AsyncIterator[Callers]:
    """Make connections, and end those that are left."""
    callers = Callers(address)
    try:
        yield callers
    finally:
        callers.leave()
        for raw in callers.opened:
            with suppress(ConnectionError):
                await raw.writer.wait_closed()


async def until(holds: Callable[[], object]) -> None:
    """Wait for something that the server will bring about."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)
