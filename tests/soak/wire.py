"""Lines to our own server: HTTP requests and the sockets of pages, from any address of this machine and to no other."""

import asyncio
import gzip
import json
import socket
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from ipaddress import ip_address, ip_network
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

LOOPBACK = ip_network("127.0.0.0/8")
HERE = "127.0.0.1"  # where the bystanders are
ANSWER_WITHIN = 30.0  # seconds
BODILESS = (101, 204, 304)
LONGEST_ANSWER = 64 * 1024 * 1024

Json = dict[str, Any]


def checked(host: str) -> str:
    """Give an address of this machine back, and refuse any other.

    >>> checked("127.0.3.4")
    '127.0.3.4'
    >>> checked("192.0.2.1")
    Traceback (most recent call last):
    ValueError: 192.0.2.1 is not on this machine
    """
    if ip_address(host) not in LOOPBACK:
        raise ValueError(f"{host} is not on this machine")
    return host


def stranger(number: int) -> str:
    """Give an address of this machine that is not the bystanders'.

    >>> stranger(0), stranger(249), stranger(250)
    ('127.0.0.2', '127.0.0.251', '127.0.1.2')
    """
    return checked(f"127.0.{number // 250}.{2 + number % 250}")


@dataclass(frozen=True)
class Address:
    """Where our own server listens."""

    host: str
    port: int

    def __post_init__(self) -> None:
        checked(self.host)

    def __str__(self) -> str:
        return f"{self.host}:{self.port}"


async def dial(
    address: Address, source: str, buffer: int | None = None
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Open a plain connection, if need be one that takes little at a time."""
    plug = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        plug.setblocking(False)
        if buffer:
            plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
            plug.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
        plug.bind((checked(source), 0))
        await asyncio.get_running_loop().sock_connect(plug, (address.host, address.port))
        return await asyncio.open_connection(sock=plug)
    except BaseException:
        plug.close()
        raise


def hang_up(writer: asyncio.StreamWriter) -> None:
    """Drop a plain connection without a word."""
    writer.transport.abort()


@dataclass(frozen=True)
class Answer:
    """What came back for a request."""

    status: int
    headers: Mapping[str, str]
    body: bytes = field(repr=False)

    @property
    def json(self) -> Any:
        """Give the body as what it says."""
        is_packed = self.headers.get("content-encoding") == "gzip"
        return json.loads(gzip.decompress(self.body) if is_packed else self.body)

    @property
    def reason(self) -> str:
        """Give the sentence of a refusal."""
        with suppress(ValueError, AttributeError):
            return str(self.json.get("reason", ""))
        return ""


def request(address: Address, method: str, path: str, body: bytes = b"", /, **headers: str) -> bytes:
    """Write a request; a header's name has underscores for hyphens."""
    lines = {"host": str(address), "connection": "close"}
    if body:
        lines |= {"content-type": "application/json", "content-length": str(len(body))}
    lines |= {name.replace("_", "-"): value for name, value in headers.items()}
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + body


async def read_answer(reader: asyncio.StreamReader) -> Answer:
    """Read an answer; one that does not say how long it is goes on to the end of the connection."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    first, *lines = head.rstrip().split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    status = int(first.split(" ", 2)[1])
    length = headers.get("content-length")
    if status in BODILESS:
        body = b""
    elif length is not None:
        body = await reader.readexactly(min(int(length), LONGEST_ANSWER))
    else:
        body = await reader.read(LONGEST_ANSWER)
    return Answer(status, headers, body)


async def ask(
    address: Address,
    method: str,
    path: str,
    said: Json | None = None,
    source: str = HERE,
    wait: float = ANSWER_WITHIN,
    **headers: str,
) -> Answer:
    """Ask something on a connection of its own; raises OSError, EOFError or TimeoutError if nothing comes back."""
    body = b"" if said is None else json.dumps(said).encode()
    return await ask_raw(address, request(address, method, path, body, **headers), source, wait)


async def ask_raw(address: Address, words: bytes, source: str = HERE, wait: float = ANSWER_WITHIN) -> Answer:
    """Send these very bytes on a connection of their own and read what comes back."""
    async with asyncio.timeout(wait):
        reader, writer = await dial(address, source)
        try:
            writer.write(words)
            return await read_answer(reader)
        finally:
            hang_up(writer)


class Gone(Exception):
    """A page's line has ended, or was never opened."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"{code} {reason}".strip())
        self.code = code

    @property
    def is_busy(self) -> bool:
        """Say whether the server asked, with a reason, to come back later."""
        return self.code in (4429, 4503, 429, 503)


class Refused(Exception):
    """The table has said no."""


async def open_line(address: Address, table: str, source: str, wait: float = ANSWER_WITHIN, **more: Any) -> Any:
    """Open a socket to a table, as a page does, without a word."""
    try:
        return await connect(
            f"ws://{address}/api/tables/{table}/live",
            **{
                "local_addr": (checked(source), 0),
                "proxy": None,
                "open_timeout": wait,
                "close_timeout": 1,
                "ping_interval": None,
                "max_size": None,
                **more,
            },
        )
    except InvalidHandshake as error:
        response = getattr(error, "response", None)
        raise Gone(response.status_code if response else 0, type(error).__name__) from error
    except (OSError, EOFError, WebSocketException) as error:
        raise Gone(0, type(error).__name__) from error


class Page:
    """A page at a table."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.state: Json = {}
        self.answers: dict[str, Json] = {}
        self.waiting: set[str] = set()
        self.gone: Gone | None = None
        self.news = asyncio.Event()
        self.listening = asyncio.create_task(self.listen())

    @classmethod
    async def open(cls, address: Address, table: str, keys: Sequence[str] = (), source: str = HERE) -> "Page":
        """Come to a table and look at it."""
        page = cls(await open_line(address, table, source))
        try:
            await page.say({"type": "hello", "keys": list(keys)})
            await page.until(lambda: bool(page.state))
        except BaseException:
            page.close()
            raise
        return page

    async def listen(self) -> None:
        """Take in everything that is told."""
        try:
            async for text in self.line:
                told = json.loads(text)
                if told["type"] == "state":
                    self.state = told
                elif told.get("id") in self.waiting:
                    self.answers[told["id"]] = told
                self.news.set()
        except WebSocketException:
            pass
        finally:
            self.gone = Gone(self.line.close_code or 0, self.line.close_reason or "the line was lost")
            self.news.set()

    async def say(self, said: Json | str | bytes) -> None:
        """Say something."""
        try:
            await self.line.send(json.dumps(said) if isinstance(said, dict) else said)
        except WebSocketException as error:
            raise Gone(self.line.close_code or 0, self.line.close_reason or "the line was lost") from error

    async def until(self, fits: Callable[[], bool], wait: float = ANSWER_WITHIN) -> None:
        """Wait until something has been told."""
        async with asyncio.timeout(wait):
            while not fits():
                if self.gone:
                    raise self.gone
                self.news.clear()
                await self.news.wait()

    async def ask(self, said: Json, wait: float = ANSWER_WITHIN) -> Json:
        """Say something that has an id, and wait for its answer."""
        self.waiting.add(said["id"])
        try:
            await self.say(said)
            await self.until(lambda: said["id"] in self.answers, wait)
            return self.answers.pop(said["id"])
        finally:
            self.waiting.discard(said["id"])

    @property
    def ply(self) -> int:
        """How many moves have been made, as far as this page knows."""
        return int(self.state["ply"])

    def close(self) -> None:
        """Leave without a word."""
        self.line.transport.abort()
