"""What every request passes: who may ask, how often and how much, and headers that keep the browser on our side."""

import asyncio
import logging
import time
from contextlib import suppress

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from reynard.service.connections import COME_BACK, address_of
from reynard.service.hosts import Hosts
from reynard.service.limits import Limits
from reynard.service.metrics import Metrics
from reynard.service.problems import problem
from reynard.service.proxies import Proxies
from reynard.service.rates import Rates
from reynard.service.reporting import log, report

LARGEST_BODY = 128 * 1024
# How much of a body that nobody wants is heard out, so that its sender hears the no: so many bytes or seconds.
LINGER_BYTES = 16 * LARGEST_BODY
LINGER_SECONDS = 2.0
OVER = 10  # seconds over which requests are counted
READING = ("GET", "HEAD", "OPTIONS")
METHODS = (*READING, "POST", "PUT", "PATCH", "DELETE")
FAULT = 1011
PIECES = "/assets/"  # scripts and styles: what is for documents is as long as many of them, and means nothing there


class Gone(Exception):
    """The client has gone in the middle of its request."""


class TooLarge(Exception):
    """The body is larger than anything we are asked for."""


class Guard:
    """Wraps an app."""

    def __init__(
        self,
        app: ASGIApp,
        limits: Limits,
        hosts: Hosts,
        proxies: Proxies | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        self.app = app
        self.limits = limits
        self.hosts = hosts
        self.proxies = proxies or Proxies()
        self.metrics = metrics or Metrics()
        self.rates = Rates(limits.requests_per_second, limits.requests_per_second * OVER)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what may pass, and see that a fault is told without its details."""
        if scope["type"] == "http":
            await self.answer(self.proxies.unwrap(scope, self.hosts), receive, send)
        elif scope["type"] == "websocket":
            await self.connect(self.proxies.unwrap(scope, self.hosts), receive, send)
        else:
            await self.app(scope, receive, send)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        begun, since = False, time.monotonic()

        async def send_guarded(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                self.note(scope, message["status"], time.monotonic() - since)
                self.protect(MutableHeaders(scope=message), scope)
            await send(message)

        try:
            await self.pass_on(scope, receive, send_guarded)
        except Gone:
            pass
        except Exception as error:
            report("A request failed", error)
            if not begun:
                fault = problem(500, "Something went wrong at the table. Try again in a moment.")
                await fault(scope, receive, send_guarded)

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        """Count an answer, and log it by the form of its address, which names no table."""
        self.metrics.answers.add(str(status))
        if log.isEnabledFor(logging.DEBUG):
            form = getattr(scope.get("route"), "path", "an address that is not known")
            method = scope["method"] if scope["method"] in METHODS else "Something"
            log.debug("%s %s: %d after %.0f ms", method, form, status, 1000 * seconds)

    async def pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the app answer a request that may be asked and has come in time."""
        refusal = self.refuse(scope)
        if refusal is None:
            try:
                async with asyncio.timeout(self.limits.body_seconds):
                    body = await read_body(scope, receive)
            except TooLarge:
                refusal = problem(413, f"The request is too large; it may have {LARGEST_BODY // 1024} KiB.")
            except TimeoutError:
                refusal = problem(408, "The request took too long to arrive. Try again.", retry_after=1)
        if refusal is None:
            await self.app(scope, replay(body, receive), send)
        else:
            await send_and_close(refusal, scope, receive, send)

    async def connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the app serve a socket; that the other side goes away is no fault, whenever it happens."""
        gone = False

        async def receive_guarded() -> Message:
            nonlocal gone
            message = await receive()
            gone = gone or message["type"] == "websocket.disconnect"
            return message

        async def send_guarded(message: Message) -> None:
            nonlocal gone
            gone = gone or message["type"] == "websocket.close"
            await send(message)

        try:
            answer = self.refuse(scope) or self.app
            await answer(scope, receive_guarded, send_guarded)
        except (WebSocketDisconnect, ClientDisconnected):
            pass
        except Exception as error:
            if not (gone and isinstance(error, RuntimeError)):  # so Starlette says that it was closed already
                report("A socket failed", error)
            with suppress(Exception):
                await send({"type": "websocket.close", "code": FAULT})

    def refuse(self, scope: Scope) -> Response | None:
        """Say why a request or a socket is not for the app to answer, if it is not."""
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        address = address_of(scope["client"])
        if not scope["state"]["connection"].serve(address):
            reason = "Too many connections are open from your network. Close a page that you do not need, or try later."
            return problem(429, reason, retry_after=COME_BACK)
        wait = self.rates.take(address)
        if wait:
            return problem(
                429, "Too many requests are coming from your network. Try again in a moment.", retry_after=wait
            )
        if not host:
            return problem(400, "The request does not say to which host it goes.")
        if not self.hosts.know(host):
            return problem(
                421, "Reynard does not go by this name. Whoever runs it can start it with --name and the name."
            )
        may_change = scope["type"] == "websocket" or scope["method"] not in READING
        if may_change and not self.hosts.is_own(headers.get("origin"), host):
            return problem(
                403,
                "A page of another site cannot do this. Open Reynard's own page. "
                "If this is it, a proxy hides its address: whoever runs Reynard can start it with --public-url.",
            )
        return None

    def protect(self, headers: MutableHeaders, scope: Scope) -> None:
        """Add the headers that let a page load and call nothing but this server."""
        # Not every browser takes 'self' to include sockets, so their addresses are named as well.
        own = self.hosts.sockets(Headers(scope=scope).get("host", ""), scope["scheme"] == "https")
        connect = " ".join(["'self'", *own])
        headers["X-Content-Type-Options"] = "nosniff"
        headers["Cross-Origin-Resource-Policy"] = "same-origin"
        headers.setdefault("Cache-Control", "no-store")
        if scope["path"].startswith(PIECES):
            return
        headers["Content-Security-Policy"] = (
            f"default-src 'self'; connect-src {connect}; style-src 'self' 'unsafe-inline'; "
            "img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
        )
        headers["Referrer-Policy"] = "no-referrer"
        headers["Cross-Origin-Opener-Policy"] = "same-origin"


def has_body(scope: Scope) -> bool:
    """Say whether a request brings anything after its headers."""
    headers = Headers(scope=scope)
    return "transfer-encoding" in headers or headers.get("content-length", "0") != "0"


async def read_body(scope: Scope, receive: Receive) -> bytes:
    """Read a body, or raise TooLarge as soon as that is known."""
    if int(Headers(scope=scope).get("content-length", "0")) > LARGEST_BODY:
        raise TooLarge
    body, more = bytearray(), True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise Gone
        body += message.get("body", b"")
        if len(body) > LARGEST_BODY:
            raise TooLarge
        more = message.get("more_body", False)
    return bytes(body)


def replay(body: bytes, receive: Receive) -> Receive:
    """Hand on a body that has been read, and after it whatever else comes."""
    waiting = [body]

    async def receive_again() -> Message:
        if waiting:
            return {"type": "http.request", "body": waiting.pop(), "more_body": False}
        return await receive()

    return receive_again


async def send_and_close(response: Response, scope: Scope, receive: Receive, send: Send) -> None:
    """Refuse a request that may still be sending: its sender hears all of the no, then the connection is closed."""
    response.headers["Connection"] = "close"
    if not has_body(scope):
        await response(scope, receive, send)
        return

    async def send_unfinished(message: Message) -> None:
        await send({**message, "more_body": True} if message["type"] == "http.response.body" else message)

    await response(scope, receive, send_unfinished)
    with suppress(TimeoutError):
        async with asyncio.timeout(LINGER_SECONDS):
            await discard(receive)
    await send({"type": "http.response.body", "body": b""})


async def discard(receive: Receive) -> None:
    """Take in what is left of a body, up to a point, so that closing the connection does not cut off the answer."""
    size, more = 0, True
    while more and size < LINGER_BYTES:
        message = await receive()
        size += len(message.get("body", b""))
        more = message.get("more_body", False)
