"""A server in the test's own process and on a real port, and guests who sit down at its tables."""

import asyncio
import itertools
import json
import socket
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from reynard.service.app import create_app
from reynard.service.bot_pool import Brains
from reynard.service.clock import Watch
from reynard.service.database import Place
from reynard.service.keeping import USUAL_DAYS
from reynard.service.limits import Limits
from reynard.service.proxies import Proxies
from reynard.service.reach import Reach
from reynard.service.readiness import Readiness
from reynard.service.serve import Server, configure
from service.brains import FirstChoice
from service.patience import PATIENCE

numbers = itertools.count(1)
# A whole suite sets up more tables in ten minutes than any club.
# Nor does it wait for steps to be undone, unless it is about that.
GENEROUS = Limits(
    tables=1e6,
    tables_per_address=1e6,
    boxes=1e6,
    boxes_per_address=1e6,
    requests_per_second=1e4,
    messages_per_second=1e4,
    messages_per_address=1e5,
    messages=1e5,
    away_seconds=0,
    undo_seconds=0,
)

Json = dict[str, Any]
Keys = dict[int, str]


def new_id() -> str:
    """Make a message id that no other message has."""
    return f"message-{next(numbers):06}"


def person(name: str, kind: str = "friend") -> Json:
    return {"kind": kind, "name": name}


def bot(name: str = "Bot", level: str = "cub") -> Json:
    return {"kind": "bot", "name": name, "level": level}


ANN, BEN, CAT = person("Ann", "me"), person("Ben"), person("Cat")


class House:
    """A running server."""

    def __init__(self, address: str, web: httpx.AsyncClient, app: Any) -> None:
        self.address = address
        self.web = web
        self.app = app
        self.guests: list[Guest] = []

    @property
    def rooms(self) -> Any:
        return self.app.state.rooms

    async def set_up(self, *seats: Json, **more: Any) -> tuple[str, Keys]:
        """Set up a table of Snatch and give its name and keys."""
        order = {"game": "snatch", "seats": seats, **more}
        answer = await self.web.post("/api/tables", json=order)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        return made["table"], {each["seat"]: each["key"] for each in made["keys"]}

    async def sit(self, table: str, *keys: str) -> "Guest":
        """Sit down at a table, or watch, and look at it."""
        guest = await self.call(table)
        await guest.hello(keys)
        return guest

    async def call(self, table: str, **more: Any) -> "Guest":
        """Open a line to a table without a word."""
        guest = Guest(
            await connect(f"ws://{self.address}/api/tables/{table}/live", **{"open_timeout": PATIENCE, **more})
        )
        self.guests.append(guest)
        return guest

    async def replay(self, table: str) -> list[Json]:
        """Look at every step of a finished game, part by part."""
        steps, parts, part = [], 1, 0
        while part < parts:
            answer = await self.web.get(f"/api/tables/{table}/replay", params={"part": part})
            assert answer.status_code == 200, answer.text
            told = answer.json()
            assert told["part"] == part
            steps += told["steps"]
            parts, part = told["parts"], part + 1
        return steps

    async def see_off(self) -> None:
        """Let everyone go who is still there."""
        for guest in self.guests:
            await guest.hang_up()
        self.guests.clear()


@asynccontextmanager
async def open_house(
    data: Place,
    brains: Brains | None = None,
    pause: float = 0,
    web: Path | None = None,
    watch: Watch | None = None,
    limits: Limits | None = None,
    names: Sequence[str] = (),
    reach: Reach | None = None,
    proxies: Proxies | None = None,
    metrics_listener: socket.socket | None = None,
    host_word: str | None = None,
    keep_days: int = USUAL_DAYS,
    readiness: Readiness | None = None,
) -> AsyncIterator[House]:
    """Run a server as ``serve`` does, without its signals and its ticking."""
    app = create_app(
        data,
        web=web,
        brains=brains or FirstChoice(),
        pause=pause,
        watch=watch,
        limits=limits or GENEROUS,
        names=names,
        reach=reach,
        proxies=proxies,
        metrics_listener=metrics_listener,
        host_word=host_word,
        keep_days=keep_days,
        readiness=readiness,
    )
    async with (
        run_app(app) as address,
        httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as client,
    ):
        house = House(address, client, app)
        yield house
        await house.see_off()


@asynccontextmanager
async def run_app(app: FastAPI) -> AsyncIterator[str]:
    """Run an app on a free port and give its address."""
    listener = socket.create_server(("127.0.0.1", 0))
    config = configure(app)
    config.load()
    server = Server(config)
    server.lifespan = config.lifespan_class(config)
    await server.startup([listener])
    try:
        yield f"127.0.0.1:{listener.getsockname()[1]}"
    finally:
        await server.shutdown([listener])


class Guest:
    """A page at a table, as the browser would be."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.said: Counter[str] = Counter()  # the ids of all messages
        self.traffic: list[str] = []  # everything told, word for word
        self.told: list[Json] = []
        self.states: list[Json] = []
        self.log: list[str] = []
        self.close_code: int | None = None
        self.close_reason = ""
        self.news = asyncio.Condition()
        self.listening = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        """Take in everything that is told."""
        try:
            async for text in self.line:
                assert isinstance(text, str)
                self.traffic.append(text)
                await self.take_in(json.loads(text))
        except ConnectionClosed:
            pass
        async with self.news:
            self.close_code = self.line.close_code
            self.close_reason = self.line.close_reason or ""
            self.news.notify_all()

    async def take_in(self, told: Json) -> None:
        async with self.news:
            self.told.append(told)
            if told["type"] == "state":
                part = told["log"]
                assert part["since"] <= len(self.log)
                self.log = self.log[: part["since"]] + part["lines"]
                self.states.append(told)
            self.news.notify_all()

    async def wait(self, until: Callable[[], bool]) -> None:
        """Wait until something has been told; a line that ends before that is an error."""
        async with asyncio.timeout(PATIENCE), self.news:
            await self.news.wait_for(lambda: until() or self.close_code is not None)
        if not until():
            raise ConnectionError(f"The line ended: {self.close_code} {self.close_reason}")

    async def until(self, fits: Callable[[Json], bool]) -> Json:
        """Wait until the table as told last fits."""
        await self.wait(lambda: bool(self.states) and fits(self.states[-1]))
        return self.state

    async def hello(self, keys: Sequence[str] = (), **more: Any) -> None:
        known = len(self.states)
        await self.say({"type": "hello", "keys": list(keys), **more})
        await self.wait(lambda: len(self.states) > known)

    async def say(self, message: Json | str) -> None:
        if isinstance(message, dict) and "id" in message:
            self.said[message["id"]] += 1
        await self.line.send(message if isinstance(message, str) else json.dumps(message))

    async def answer(self, id: str | None, number: int = 1) -> Json:
        """Wait for the so-manyth answer to a message."""
        await self.wait(lambda: len(self.answers(id)) >= number)
        return self.answers(id)[number - 1]

    def answers(self, id: str | None) -> list[Json]:
        return [
            told for told in self.told if told["type"] in ("done", "refused", "hint", "forecast") and told["id"] == id
        ]

    async def all_answered(self) -> None:
        """Wait until every message has an answer, and see that none has more than one."""
        await self.wait(lambda: all(len(self.answers(id)) >= times for id, times in self.said.items()))
        assert Counter(told["id"] for told in self.told if told.get("id")) == self.said

    async def ask(self, type: str, **more: Any) -> Json:
        """Say something and wait for the answer."""
        message = {"type": type, "id": new_id(), **more}
        number = len(self.answers(message["id"])) + 1
        await self.say(message)
        return await self.answer(message["id"], number)

    async def move(self, seat: int, choice: int | None = None, **more: Any) -> Json:
        """Make a move, the first on offer unless told otherwise."""
        desk = self.desk(seat)
        if choice is None:
            choice = desk["choices"][0]["id"]
        return await self.ask("move", **{"seat": seat, "decision": desk["decision"], "choice": choice, **more})

    async def undo(self, seat: int, **more: Any) -> Json:
        return await self.ask("undo", **{"seat": seat, "decision": self.desk(seat)["decision"], **more})

    @property
    def state(self) -> Json:
        return self.states[-1]

    def desk(self, seat: int) -> Json:
        return next(desk for desk in self.state["desks"] if desk["seat"] == seat)

    def may(self, seat: int) -> bool:
        return bool(self.desk(seat)["choices"])

    async def hang_up(self) -> None:
        await self.line.close()
        await self.listening

    async def break_off(self) -> None:
        """Lose the line without a word."""
        self.line.transport.abort()
        await self.listening


async def play_out(*players: tuple[Guest, int]) -> None:
    """Let guests play their seats to the end, each taking the first choice."""
    while not players[0][0].state["ending"]:
        for guest, seat in players:
            await guest.until(lambda state, seat=seat: state["ending"] or state["seats"][seat]["pending"])
            if guest.may(seat):
                assert (await guest.move(seat))["type"] == "done"
    for guest, _ in players:
        await guest.until(lambda state: state["ending"] is not None)
