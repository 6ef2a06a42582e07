"""A page's line to its table: what it says is heard in order, and it is told of everything that happens."""

import asyncio
import json
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from pydantic import TypeAdapter, ValidationError
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from reynard.games import game
from reynard.service.asking import act, advise, check_own, foresee, welcome_back
from reynard.service.connections import Connection
from reynard.service.errors import Declined, TooMany
from reynard.service.fair_pool import Client
from reynard.service.messages.said import AskForecast, AskHint, GoOn, Hello, Look, Ping, Said
from reynard.service.messages.told import Pong, Preparing, Refused
from reynard.service.page import Answer, Page
from reynard.service.problems import explain
from reynard.service.rates import Rates
from reynard.service.readiness import NotReady
from reynard.service.reporting import report
from reynard.service.room import Room
from reynard.service.rooms import Rooms
from reynard.service.shared import BURST, MOVE, TELL_SEATED, TELL_WATCHING
from reynard.service.telling import take_glance, write_state

LONGEST = 8 * 1024  # characters of a message
LONGEST_ID = 40
HELLO_WITHIN = 10.0  # seconds
TELL_EVERY = 0.5  # seconds, how far the game has come
UNREAD = 256  # answers a page may leave unread before it is hung up on

# Close codes from 4000 on carry a status; the page comes back by itself only where that can help.
FINAL = 4000
POLICY = 1008
FAULT = 1011
COME_BACK = 1012

read_said: TypeAdapter[Said] = TypeAdapter(Said)


class HungUp(Exception):
    """The page has gone, or has been sent away."""


async def serve(socket: WebSocket, table: str, rooms: Rooms) -> None:
    """Serve one page until it goes."""
    connection: Connection = socket.scope["state"]["connection"]
    with suppress(HungUp, WebSocketDisconnect):
        await socket.accept()
        heard: list[Message] = []
        try:
            room = await find_when_ready(socket, table, rooms, connection.address, heard)
        except Declined as error:
            rooms.shared.metrics.note_refusal(error)
            await close(socket, FINAL + error.status, error.reason)
            return
        try:
            await PageSocket(socket, connection, room, heard).serve()
        finally:
            rooms.leave(room)


async def find_when_ready(socket: WebSocket, table: str, rooms: Rooms, address: str, heard: list[Message]) -> Room:
    """Give the room of this name; while its game is being compiled, tell the page how far that has come.

    Its greeting is heard meanwhile, for behind a message that nobody has heard no sign of life comes through either.
    """
    while True:
        try:
            return await rooms.find(table, address)
        except NotReady as error:
            readiness = rooms.shared.readiness
            if not heard:
                heard.append(await hear_greeting(socket))
            while not await readiness.wait(error.game, TELL_EVERY):
                told = Preparing(title=game(error.game).title, share=readiness.share(error.game))
                await send(socket, told.model_dump_json())


async def hear_greeting(socket: WebSocket) -> Message:
    """Take the first message off the line."""
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            return await take(socket)
    except TimeoutError:
        await close(socket, POLICY, "Say hello first.")
        raise HungUp from None


async def take(socket: WebSocket) -> Message:
    """Take a message off the line, or notice that the page has gone."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise HungUp
    return message


async def send(socket: WebSocket, text: str) -> None:
    """Send a message, or notice that the page has gone."""
    try:
        await socket.send_text(text)
    except (WebSocketDisconnect, RuntimeError) as error:
        raise HungUp from error


async def close(socket: WebSocket, code: int, reason: str = "") -> None:
    """Close a socket, which may be closed already; a close frame carries only a short reason."""
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(code, reason.encode()[:120].decode(errors="ignore"))


class PageSocket:
    """The two directions of one page's socket."""

    def __init__(self, socket: WebSocket, connection: Connection, room: Room, heard: list[Message]) -> None:
        self.socket = socket
        self.heard = heard  # before there was a room
        self.connection = connection
        self.room = room
        self.page = Page(connection.address)
        of_page = Rates(room.shared.limits.messages_per_second, BURST * room.shared.limits.messages_per_second)
        of_address, of_all = room.shared.message_rates.of_each, room.shared.message_rates.of_all
        self.rates = ((of_page, ""), (of_address, self.page.address), (of_all, ""))
        self.asked: set[asyncio.Task[None]] = set()  # hints and forecasts that are being worked out

    async def serve(self) -> None:
        """Hear and tell until the page goes."""
        teller = asyncio.create_task(self.tell())
        try:
            await self.hear()
        finally:
            self.room.leave(self.page)
            for task in (teller, *self.asked):
                task.cancel()

    async def hear(self) -> None:
        """Hear a greeting, then everything else."""
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                while self.page not in self.room.pages:
                    await self.hear_one()
        except TimeoutError:
            await close(self.socket, POLICY, "Say hello first.")
            return
        while len(self.page.answers) < UNREAD:
            await self.hear_one()
        await close(self.socket, POLICY, "Too many answers were left unread.")

    async def hear_one(self) -> None:
        """Hear one message and see that it is answered; who says much is heard more slowly."""
        await asyncio.sleep(0)  # between two messages of a burst everyone else has a turn
        for rates, whose in self.rates:
            while wait := rates.take(whose):
                await asyncio.sleep(wait)
        text = await self.receive()
        try:
            await self.heed(understand(text))
        except Declined as error:
            self.room.shared.metrics.note_refusal(error)
            self.page.answer(Refused(id=id_in(text), reason=error.reason))

    async def receive(self) -> str | None:
        """Take the next message off the line; None is one that is not text."""
        message = self.heard.pop(0) if self.heard else await take(self.socket)
        text: str | None = message.get("text")
        return text

    async def heed(self, said: Any) -> None:
        """Do what a message says."""
        if isinstance(said, Hello):
            await self.greet(said)
        elif isinstance(said, Look):
            check_own(self.page.seats, said.seat)
            self.room.show(self.page, said.seat)
        elif isinstance(said, GoOn):
            check_own(self.page.seats, said.seat)
            self.room.go_on(said.seat)
        elif isinstance(said, Ping):
            self.page.answer(Pong())
        elif isinstance(said, AskHint):
            self.work_out(advise(self.room, self.page, said))
        elif isinstance(said, AskForecast):
            self.work_out(foresee(self.room, self.page, said))
        else:
            # What has begun is finished even if the page goes away meanwhile.
            done = asyncio.ensure_future(act(self.room, self.page.seats, said))
            self.page.answer(await asyncio.shield(done))

    async def greet(self, hello: Hello) -> None:
        """Let the page sit down in the seats whose keys it has."""
        seats = self.room.seats_of(hello.keys)
        if len(seats) < len(set(hello.keys)):
            reason = "One of your keys does not fit any seat here. Check the link you were given."
            self.page.answer(Refused(id=None, reason=reason))
        self.room.leave(self.page)
        try:
            if seats:
                self.connection.sit()
            else:
                self.connection.watch()
            await asyncio.shield(asyncio.ensure_future(welcome_back(self.room, seats)))
            self.page.hears_changes, self.page.last = hello.changes, None
            self.page.told = None if hello.told is None else min(hello.told, self.room.match.ply)
            self.room.join(self.page, seats)
        except TooMany as error:
            self.room.shared.metrics.note_refusal(error)
            await close(self.socket, FINAL + error.status, error.reason)
            raise HungUp from error

    def work_out(self, answer: Coroutine[Any, Any, Answer]) -> None:
        """Work out an answer that takes a while, and leave the line open for other things meanwhile."""

        async def give() -> None:
            self.page.answer(await answer)

        task = asyncio.create_task(give())
        self.asked.add(task)
        task.add_done_callback(self.asked.discard)

    async def tell(self) -> None:
        """Tell the page what is new: first the table, then the answers, so that these are already visible."""
        try:
            while not self.page.is_sent_away:
                await self.page.news.wait()
                self.page.news.clear()
                answers, self.page.answers = self.page.answers, []
                if self.page.is_behind:
                    self.page.is_behind = False
                    await send(self.socket, await self.compose(is_awaited=bool(answers)))
                for answer in answers:
                    await send(self.socket, answer.model_dump_json())
            await close(self.socket, COME_BACK, "The table is opened anew.")
        except HungUp:
            pass  # which the line's other direction notices too
        except Exception as error:
            report("A page could not be told of its table", error)
            await close(self.socket, FAULT)

    async def compose(self, is_awaited: bool) -> str:
        """Let a thread put into words how the table stands: for who waits for an answer first, then who plays."""
        glance, client = take_glance(self.room, self.page), Client(self.page.address, self.room.table)
        rank = MOVE if is_awaited and self.page.seats else TELL_SEATED if self.page.seats else TELL_WATCHING
        tellers = self.room.shared.tellers
        return await tellers.run(client, lambda: write_state(glance, self.page), rank=rank)


def understand(text: str | None) -> Any:
    """Read a message, or decline it in words."""
    if text is None:
        raise Declined("A message must be text.")
    if len(text) > LONGEST:
        raise Declined(f"The message is too long; it may have {LONGEST:,} characters.")
    try:
        return read_said.validate_json(text)
    except ValidationError as error:
        raise Declined(explain(error.errors(include_input=False), "The message")) from None


def id_in(text: str | None) -> str | None:
    """Find the id in a message that could not be understood, so that its sender knows which one it was."""
    if text is None or len(text) > LONGEST:
        return None
    try:
        said = json.loads(text)
    except (ValueError, RecursionError):
        return None
    found = said.get("id") if isinstance(said, dict) else None
    return found if isinstance(found, str) and len(found) <= LONGEST_ID else None
