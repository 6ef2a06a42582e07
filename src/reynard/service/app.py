"""The table service as one app."""

import asyncio
import socket
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from fastapi import FastAPI

from reynard.service import schema
from reynard.service.api import api
from reynard.service.bot_pool import PAUSE, Bots, Brains, OwnBots
from reynard.service.clock import Watch
from reynard.service.connections import Connections
from reynard.service.database import Place
from reynard.service.gauges import add_gauges
from reynard.service.guard import Guard
from reynard.service.health import health
from reynard.service.host_word import HostWord
from reynard.service.hosts import Hosts
from reynard.service.keeping import USUAL_DAYS
from reynard.service.limits import Limits
from reynard.service.metrics_port import open_metrics
from reynard.service.peers import Peers, SharedDatabase
from reynard.service.problems import add_problems
from reynard.service.proxies import Proxies
from reynard.service.reach import Reach
from reynard.service.readiness import Readiness
from reynard.service.rooms import Rooms
from reynard.service.shared import Shared
from reynard.service.site import site
from reynard.service.storage import Storage


def create_app(
    data: Place,
    *,
    web: Path | None,
    brains: Brains | None = None,
    pause: float = PAUSE,
    watch: Watch | None = None,
    limits: Limits | None = None,
    names: Sequence[str] = (),
    reach: Reach | None = None,
    proxies: Proxies | None = None,
    metrics_listener: socket.socket | None = None,
    host_word: str | None = None,
    keep_days: int = USUAL_DAYS,
    readiness: Readiness | None = None,
) -> FastAPI:
    """Open where the tables are kept, or raise BadData, and make the app that serves its tables and the built page."""
    limits, reach = limits or Limits(), reach or Reach()
    bots = Bots(brains or OwnBots(), pause, limits)
    readiness = readiness or Readiness()
    storage = Storage(data)
    peers = Peers(storage.database) if isinstance(storage.database, SharedDatabase) else None
    rooms = Rooms(Shared(storage, bots, watch or Watch(), limits, peers, readiness=readiness), keep_days)
    metrics = rooms.shared.metrics

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        work = (rooms.tidy(), rooms.keeping.run(), rooms.note_positions(), metrics.watch_loop(), readiness.run())
        if peers:
            peers.start(rooms.following.heed)
        chores = [asyncio.create_task(chore) for chore in work]
        async with open_metrics(metrics_listener, metrics):
            yield
        for chore in chores:
            chore.cancel()
            with suppress(asyncio.CancelledError):
                await chore
        await rooms.close()

    app = FastAPI(
        lifespan=lifespan,
        title="Reynard",
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        redirect_slashes=False,
    )
    app.state.rooms = rooms
    app.state.limits = limits
    app.state.connections = Connections(limits, proxies)
    app.state.reach = reach
    app.state.metrics = metrics
    app.state.host_word = HostWord(host_word, limits)
    add_gauges(metrics, rooms, app.state.connections)
    app.add_middleware(Guard, limits=limits, hosts=Hosts(names, reach.public_url), proxies=proxies, metrics=metrics)
    add_problems(app)
    app.include_router(api)
    app.include_router(health)
    app.include_router(site(web))
    lay_out_routes(app)

    def openapi() -> dict[str, Any]:
        app.openapi_schema = app.openapi_schema or schema.describe(app)
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]
    return app


def lay_out_routes(app: FastAPI) -> None:
    """Let FastAPI lay out its routes now; left to itself it does so, on the event loop, while the first page waits."""
    for route in app.routes:
        route.matches({"type": "http", "method": "GET", "path": "/api", "headers": []})
