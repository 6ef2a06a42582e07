"""The table service as one app."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from fastapi import FastAPI

from reynard.service import schema
from reynard.service.api import api
from reynard.service.clock import Watch
from reynard.service.guard import Guard
from reynard.service.problems import add_problems
from reynard.service.reporting import report
from reynard.service.rooms import Rooms
from reynard.service.site import site
from reynard.service.storage import Storage
from reynard.service.thinking import PAUSE, Bots, Brains, OwnBots


def create_app(
    data: Path, *, web: Path | None, brains: Brains | None = None, pause: float = PAUSE, watch: Watch | None = None
) -> FastAPI:
    """Open a data folder, or raise BadData, and make the app that serves its tables and the built page."""
    rooms = Rooms(Storage(data), Bots(brains or OwnBots(), pause), watch or Watch())

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        resuming = asyncio.create_task(resume(rooms))
        yield
        resuming.cancel()
        with suppress(asyncio.CancelledError):
            await resuming
        await rooms.close()

    app = FastAPI(lifespan=lifespan, title="Reynard", docs_url=None, redoc_url=None, openapi_url="/api/openapi.json")
    app.state.rooms = rooms
    app.add_middleware(Guard)
    add_problems(app)
    app.include_router(api)
    app.include_router(site(web))

    def openapi() -> dict[str, Any]:
        app.openapi_schema = app.openapi_schema or schema.describe(app)
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]
    return app


async def resume(rooms: Rooms) -> None:
    """Let the bots of unfinished tables go on; a fault in that keeps nobody from playing."""
    try:
        await rooms.resume()
    except Exception as error:
        report("Unfinished tables were not resumed", error)
