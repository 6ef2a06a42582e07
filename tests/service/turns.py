"""How long the turns of a server's event loop are: one in a process of its own writes down what each of them worked.

A turn is one call of the loop. It is measured in time of the processor, so whatever else the machine does is not in it.
"""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from service.house import Guest, House, Json, person
from service.patience import PATIENCE
from service.process import ADDRESS, TESTS

PROGRAM = """
import asyncio, json, sys, time
from pathlib import Path
import reynard.service.app
from reynard.service.limits import Limits
from reynard.service.serve import serve

reynard.service.app.create_app.__kwdefaults__["pause"] = 0
turns = []
run = asyncio.Handle._run

def timed(handle):
    what = name(handle)
    begun = time.thread_time()
    run(handle)
    turns.append((1000 * (time.thread_time() - begun), what))
    if len(turns) > 1000:
        keep_longest()

def name(handle):
    task = getattr(handle._callback, "__self__", None)
    coroutine, names = getattr(task, "get_coro", lambda: None)(), []
    while hasattr(coroutine, "cr_await"):  # down to where it waits
        names.append(f"{coroutine.__qualname__}:{coroutine.cr_frame.f_lineno}")
        coroutine = coroutine.cr_await
    return " > ".join(names) or repr(handle)

def keep_longest():
    turns.sort(key=lambda turn: -turn[0])
    del turns[20:]

asyncio.Handle._run = timed
limits = Limits(requests_per_second=1e4, messages_per_second=1e4, away_seconds=0, undo_seconds=0)
serve("127.0.0.1", 0, Path(sys.argv[1]), limits=limits)
keep_longest()
print(json.dumps(turns))
"""


@dataclass(frozen=True)
class Turn:
    """A turn of the loop: the milliseconds it worked, and what it did."""

    milliseconds: float
    what: str


class TimedHouse(House):
    """A server in another process, and the longest turns of its loop once it is closed."""

    longest: list[Turn]


@asynccontextmanager
async def open_timed_house(data: Path) -> AsyncIterator[TimedHouse]:
    """Run a server and see guests off, then ask it for its longest turns."""
    server = await asyncio.create_subprocess_exec(
        *[sys.executable, "-c", PROGRAM, str(data)],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(TESTS), *sys.path])},
    )
    assert server.stdout
    try:
        line = (await server.stdout.readline()).decode()
        address = line.strip().removeprefix(ADDRESS).rstrip("/")
        async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as web:
            house = TimedHouse(address, web, None)
            yield house
            await house.see_off()
    finally:
        server.send_signal(signal.SIGINT)
        told, _ = await server.communicate()
    house.longest = [Turn(*turn) for turn in json.loads(told.splitlines()[-1])]


async def learn(house: House, game: str, lesson: str) -> None:
    """Begin a lesson, which nobody has asked for before, and do what its coach waits for."""
    made = (await house.web.post("/api/lessons", json={"game": game, "lesson": lesson, "name": "Ann"})).json()
    learner = await house.sit(made["table"], made["keys"][0]["key"])
    await learner.move(0)


async def play_and_look(house: House, game: str, seats: int, moves: int) -> None:
    """Play with bots, a watcher looking on, ask for whatever can be asked, and come back after having missed it all."""
    bots = [{"kind": "bot", "name": f"Bot {seat}", "level": "cub"} for seat in range(1, seats)]
    table, keys = await house.set_up(person("Ann", "me"), *bots, game=game)
    ann = await house.sit(table, keys[0])
    await house.sit(table)
    asked = False
    while not is_over(ann.state) and ann.state["ply"] < moves:
        await ann.until(lambda state: is_over(state) or bool(state["seats"][0]["pending"] and ann.may(0)))
        if is_over(ann.state):
            break
        if not asked:
            asked = True
            await ask_everything(ann)
        await ann.move(0)
    late = await house.call(table, max_size=None)
    await late.hello([keys[0]], told=0)
    assert late.log
    assert late.state["steps"]
    if is_over(ann.state):
        await house.replay(table)
        assert (await house.web.get(f"/api/tables/{table}/proof")).json()["fair"]


async def ask_everything(guest: Guest) -> None:
    """Ask for a hint and a forecast, and take another name."""
    desk: dict[str, Any] = guest.desk(0)
    await guest.ask("hint", seat=0, decision=desk["decision"])
    await guest.ask("forecast", seat=0, at=desk["choices"][0]["at"])
    await guest.ask("rename", seat=0, name="Anna")


def is_over(state: Json) -> bool:
    """Say whether a table's game has ended."""
    return state["ending"] is not None
