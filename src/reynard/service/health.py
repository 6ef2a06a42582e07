"""Whether the service is alive, and whether it is ready to be sent somebody: for what watches over it."""

import asyncio

from fastapi import APIRouter
from starlette.responses import Response

from reynard.service.api import HereRooms, problems
from reynard.service.errors import NotStored
from reynard.service.messages.forms import Strict
from reynard.service.problems import problem

STORAGE_WITHIN = 2.0  # seconds


class Health(Strict):
    """That it is well."""

    well: bool


health = APIRouter(responses=problems(400, 408, 413, 421, 429, 500))


@health.get("/healthz")
async def alive() -> Health:
    """Say that the process answers."""
    return Health(well=True)


@health.get("/readyz", response_model=Health, responses=problems(503))
async def ready(rooms: HereRooms) -> Response | Health:
    """Say whether tables can be opened and played: the storage answers."""
    try:
        async with asyncio.timeout(STORAGE_WITHIN):
            await rooms.shared.storage.count_empty()
    except (NotStored, TimeoutError):
        return problem(503, "The storage does not answer, so no table can be opened or played.", retry_after=5)
    return Health(well=True)
