"""A port of its own for the metrics, so that no proxy hands them to the world."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from reynard.service.metrics import Metrics

HEAD_WITHIN = 5.0  # seconds for a request to arrive
TYPE = "text/plain; version=0.0.4; charset=utf-8"


@asynccontextmanager
async def open_metrics(listener: socket.socket | None, metrics: Metrics) -> AsyncIterator[None]:
    """Answer on the listener, if there is one, for as long as this is open."""
    if listener is None:
        yield
        return

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(TimeoutError, OSError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            async with asyncio.timeout(HEAD_WITHIN):
                request = await reader.readuntil(b"\r\n\r\n")
                writer.write(respond(request, metrics))
                await writer.drain()
        writer.close()

    async with await asyncio.start_server(answer, sock=listener):
        yield


def respond(request: bytes, metrics: Metrics) -> bytes:
    """Write the answer to a request."""
    method, _, rest = request.partition(b" ")
    path = rest.split(b" ", 1)[0].partition(b"?")[0]
    if path != b"/metrics":
        return write(404, "Not Found", "The metrics are at /metrics.\n")
    if method not in (b"GET", b"HEAD"):
        return write(405, "Method Not Allowed", "The metrics are there to be read.\n")
    text = write(200, "OK", metrics.write())
    return text if method == b"GET" else text.partition(b"\r\n\r\n")[0] + b"\r\n\r\n"


def write(status: int, phrase: str, text: str) -> bytes:
    """Write an answer after which the connection is closed."""
    body = text.encode()
    allow = "Allow: GET, HEAD\r\n" if status == 405 else ""
    head = (
        f"HTTP/1.1 {status} {phrase}\r\nContent-Type: {TYPE}\r\nContent-Length: {len(body)}\r\n"
        f"{allow}Connection: close\r\n\r\n"
    )
    return head.encode() + body
