"""What every request passes: a limit on its size, and headers that keep the browser on our side."""

import re
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from reynard.service.problems import problem
from reynard.service.reporting import report

LARGEST_BODY = 128 * 1024
PATIENCE = 16 * LARGEST_BODY  # how much of a body that is too large is heard out before the line is cut
HOST = re.compile(r"[A-Za-z0-9.\-]+(:\d+)?|\[[0-9A-Fa-f:.]+\](:\d+)?")


class Guard:
    """Wraps an app."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it if it is too large."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = False

        async def send_guarded(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                protect(MutableHeaders(scope=message), Headers(scope=scope).get("host", ""))
            await send(message)

        try:
            await self.answer(scope, receive, send_guarded)
        except Exception as error:
            report("A request failed", error)
            if not begun:
                fault = problem(500, "Something went wrong at the table. Try again in a moment.")
                await fault(scope, receive, send_guarded)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the app answer a request that is not too large."""
        body = await read_body(receive)
        if body is None:
            refusal = problem(413, f"The request is too large; it may have {LARGEST_BODY // 1024} KiB.")
            await refusal(scope, receive, send)
        else:
            await self.app(scope, replay(body, receive), send)


async def read_body(receive: Receive) -> bytes | None:
    """Read a body; one that is too large is heard out as long as patience lasts, so that its sender hears the no."""
    body, size, more = b"", 0, True
    while more and size < PATIENCE:
        message = await receive()
        size += len(message.get("body", b""))
        if size <= LARGEST_BODY:
            body += message.get("body", b"")
        more = message.get("more_body", False)
    return body if size <= LARGEST_BODY else None


def replay(body: bytes, receive: Receive) -> Receive:
    """Hand on a body that has been read, and after it whatever else comes."""
    waiting = [body]

    async def receive_again() -> Message:
        if waiting:
            return {"type": "http.request", "body": waiting.pop(), "more_body": False}
        return await receive()

    return receive_again


def protect(headers: MutableHeaders, host: str) -> None:
    """Add the headers that let a page load and call nothing but this server."""
    # Not every browser takes 'self' to include sockets, so the host is named as well.
    sockets = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    headers["Content-Security-Policy"] = (
        f"default-src 'self'; connect-src 'self'{sockets}; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )
    headers["Referrer-Policy"] = "no-referrer"
    headers["X-Content-Type-Options"] = "nosniff"
    headers["Cross-Origin-Opener-Policy"] = "same-origin"
    headers["Cross-Origin-Resource-Policy"] = "same-origin"
    headers.setdefault("Cache-Control", "no-store")


def is_same_site(connection: HTTPConnection) -> bool:
    """Say whether a socket was opened by our own page; what is not a browser names no origin."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")
