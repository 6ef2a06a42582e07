"""Serving the table on this machine."""

import asyncio
import errno
import gc
import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path

import uvicorn
from fastapi import FastAPI

from reynard.core.errors import ReynardError
from reynard.service.app import create_app
from reynard.service.connections import fit_to_files
from reynard.service.database import Place
from reynard.service.hosts import name_in
from reynard.service.keeping import USUAL_DAYS
from reynard.service.limits import Limits
from reynard.service.protocols import HttpProtocol, SocketProtocol
from reynard.service.proxies import Proxies
from reynard.service.reach import Reach
from reynard.service.readiness import Readiness
from reynard.service.reporting import log

HERE = Path(__file__).resolve()
PAGES = (HERE.with_name("built_page"), HERE.parents[3] / "web" / "dist")  # in the wheel, and in the repository
PORTS_TRIED = 50
LARGEST_FRAME = 64 * 1024
# How seldom garbage is looked for: a view is thousands of objects that are all used, and with what Python sets looking
# through them took a fifth of the time.
GARBAGE = (50_000, 20, 10)
FAREWELL = 3  # seconds for open connections to end
QUEUE = 2048  # connections that wait to be accepted
ACCEPTED = 16  # of them at once


class PortTaken(ReynardError):
    """The port cannot be had."""


def serve(
    host: str,
    port: int,
    data: Place,
    open_browser: bool = False,
    next_free_port: bool = False,
    limits: Limits | None = None,
    names: Sequence[str] = (),
    public_url: str | None = None,
    proxies: Proxies | None = None,
    metrics_host: str = "127.0.0.1",
    metrics_port: int | None = None,
    host_word: str | None = None,
    keep_days: int = USUAL_DAYS,
    prepare: Sequence[str] = (),
    listener: socket.socket | None = None,
    ready: Callable[[], None] | None = None,
) -> None:
    """Serve the tables of a data folder or database until interrupted, and print the address once it can be opened.

    One of several processes is given the socket on which all of them listen, and says to whom started it that it does.
    """
    # The event loop shares the interpreter with threads that think and tell; it waits so long for each of its turns.
    sys.setswitchinterval(0.001)
    listener = listener or listen(host, port, PORTS_TRIED if next_free_port else 1)
    reach = Reach(listener, public_url)
    metrics_listener = None
    try:
        if metrics_port is not None:
            metrics_listener = listen(metrics_host, metrics_port, 1, option="--metrics-port")
        app = create_app(
            data,
            web=next((page for page in PAGES if page.is_dir()), None),
            limits=fit_to_files(limits or Limits()),
            names=[*names, *name_in(host)],
            reach=reach,
            proxies=proxies,
            metrics_listener=metrics_listener,
            host_word=host_word,
            keep_days=keep_days,
            readiness=Readiness(prepare),
        )
    except BaseException:
        for each in (listener, metrics_listener):
            if each is not None:
                each.close()
        raise
    gc.set_threshold(*GARBAGE)
    gc.freeze()  # what is loaded by now stays; looking through it for rubbish would stop everyone for a moment
    server = AnnouncedServer(configure(app), address_of(listener), open_browser, reach, ready)
    log.info("Reynard %s is starting", version("reynard"))
    with suppress(KeyboardInterrupt):  # by then the server has said goodbye to everyone
        asyncio.run(server.serve([listener]))
    log.info("Reynard has stopped")


def configure(app: FastAPI) -> uvicorn.Config:
    """Say how the app is served."""
    return uvicorn.Config(
        app,
        access_log=False,  # addresses hold the names of tables, which are between friends
        log_config=None,
        log_level="error",  # what a stranger sends is worth no line
        http=HttpProtocol,
        ws=SocketProtocol,
        ws_max_size=LARGEST_FRAME,
        backlog=ACCEPTED,
        timeout_graceful_shutdown=FAREWELL,
        server_header=False,
        proxy_headers=False,  # which of them to believe, the guard knows
    )


class Server(uvicorn.Server):
    """A server with a long queue, of which it takes a few at a time so that the others have their turn."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to listen."""
        await super().startup(sockets)
        for listener in sockets or []:
            listener.listen(QUEUE)


class AnnouncedServer(Server):
    """A server that says where it is once it listens."""

    def __init__(
        self,
        config: uvicorn.Config,
        address: str,
        open_browser: bool,
        reach: Reach,
        ready: Callable[[], None] | None = None,  # to be told instead of everybody
    ) -> None:
        super().__init__(config)
        self.ready = ready
        self.address = address
        self.open_browser = open_browser
        self.reach = reach

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to listen, then say so."""
        await super().startup(sockets)
        if self.ready:
            self.ready()
            return
        print(f"Reynard's table is set at {self.address}", flush=True)
        self.reach.announce()
        if self.open_browser and has_screen():
            asyncio.get_running_loop().run_in_executor(None, webbrowser.open, self.address)


def has_screen() -> bool:
    """Say whether a browser could show itself; one that runs in the terminal would only be in the way."""
    return sys.platform in ("darwin", "win32") or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ


def listen(host: str, port: int, tries: int, option: str = "--port") -> socket.socket:
    """Take the port that an option names, or with more than one try the next that is free."""
    if not 0 <= port <= 65535:
        raise PortTaken(f"There is no port {port}. Choose one from 1 to 65535 with {option}.")
    for candidate in range(port, min(port + tries, 65536)):
        try:
            return bind(host, candidate)
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES) or tries == 1:
                raise PortTaken(why_not(host, candidate, error, option)) from error
    raise PortTaken(f"No port from {port} to {port + tries - 1} is free on {host}. Choose one with {option}.")


def bind(host: str, port: int) -> socket.socket:
    """Bind one port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, or asyncio leaves Nagle on
    try:
        if sys.platform != "win32":  # there it would let two servers share the port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen()
    except BaseException:
        listener.close()
        raise
    return listener


def why_not(host: str, port: int, error: OSError, option: str) -> str:
    """Say why a port cannot be had and what to do."""
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        host_option = option.replace("port", "host")
        return f"{host} is no address of this machine. Choose one with {host_option}, or leave it out."
    if error.errno == errno.EADDRINUSE:
        return f"Port {port} on {host} is already in use. Choose another with {option}, or stop what uses it."
    return f"Port {port} on {host} cannot be used: {error.strerror}. Choose another with {option}."


def address_of(listener: socket.socket) -> str:
    """Give the address a browser on this machine opens."""
    host, port = listener.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
