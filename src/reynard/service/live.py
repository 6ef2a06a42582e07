"""A page's line to its table: what it says is heard in order, and it is told of everything that happens."""

import asyncio
import json
from typing import Any

from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from reynard.service.asking import act, advise, foresee
from reynard.service.errors import Declined
from reynard.service.guard import is_same_site
from reynard.service.messages import AskForecast, AskHint, Hello, Look, Ping, Pong, Refused, Said
from reynard.service.page import Page
from reynard.service.problems import explain
from reynard.service.reporting import report
from reynard.service.room import Room
from reynard.service.rooms import Rooms
from reynard.service.telling import tell_state

LONGEST = 8 * 1024  # characters of a message
LONGEST_ID = 40
HELLO_WITHIN = 30.0  # seconds
FORECASTS = 8  # that may be worked out for a page at the same time
UNREAD = 256  # answers a page may leave unread before it is hung up on

# Close codes from 4000 on tell the page that coming back would not help.
FINAL = 4000
POLICY = 1008

read_said: TypeAdapter[Said] = TypeAdapter(Said)


class HungUp(Exception):
    """The page has gone, or has been sent away."""


async def serve(socket: WebSocket, table: str, rooms: Rooms) -> None:
    """Serve one page until it goes."""
    if not is_same_site(socket):
        await socket.close(POLICY)
        return
    await socket.accept()
    try:
        room = await rooms.find(table)
    except Declined as error:
        await socket.close(FINAL + error.status, brief(error.reason))
        return
    line = Line(socket, room)
    teller = asyncio.create_task(line.tell())
    try:
        await line.hear()
    except (HungUp, WebSocketDisconnect):
        pass
    finally:
        line.close()
        teller.cancel()


def brief(reason: str) -> str:
    """Shorten a reason to what a close frame can carry."""
    return reason.encode()[:120].decode(errors="ignore")


class Line:
    """The two directions of one page's socket."""

    def __init__(self, socket: WebSocket, room: Room) -> None:
        self.socket = socket
        self.room = room
        self.page = Page()
        self.hint: asyncio.Task[None] | None = None
        self.forecasts: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        """Let the page go."""
        if self.page in self.room.pages:
            self.room.leave(self.page)
        if self.hint:
            self.hint.cancel()
        for forecast in self.forecasts:
            forecast.cancel()

    async def hear(self) -> None:
        """Hear a greeting, then everything else."""
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                while self.page not in self.room.pages:
                    await self.hear_one()
        except TimeoutError:
            await self.socket.close(POLICY, "Say hello first.")
            return
        while len(self.page.answers) < UNREAD:
            await self.hear_one()
            await asyncio.sleep(0)  # between two messages of a burst its answers get their turn
        await self.socket.close(POLICY, "Too many answers were left unread.")

    async def hear_one(self) -> None:
        """Hear one message and see that it is answered."""
        text = await self.receive()
        try:
            said = understand(text)
        except Declined as error:
            self.page.answer(Refused(id=id_in(text), reason=error.reason))
            return
        if isinstance(said, Hello):
            self.greet(said)
        elif isinstance(said, Look):
            self.room.show(self.page, said.seat)
        elif isinstance(said, Ping):
            self.page.answer(Pong())
        elif isinstance(said, AskHint):
            self.start_hint(said)
        elif isinstance(said, AskForecast):
            self.start_forecast(said)
        else:
            # What has begun is finished even if the page goes away meanwhile.
            done = asyncio.ensure_future(act(self.room, self.page.seats, said))
            self.page.answer(await asyncio.shield(done))

    async def receive(self) -> str | None:
        """Take the next message off the line; None is one that is not text."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise HungUp
        text: str | None = message.get("text")
        return text

    def greet(self, hello: Hello) -> None:
        """Let the page sit down in the seats whose keys it has."""
        seats = self.room.seats_of(hello.keys)
        if len(seats) < len(set(hello.keys)):
            reason = "One of your keys does not fit any seat here. Check the link you were given."
            self.page.answer(Refused(id=None, reason=reason))
        self.room.join(self.page, seats)

    def start_hint(self, ask: AskHint) -> None:
        """Think about a hint while the line stays open for other things."""
        if self.hint and not self.hint.done():
            reason = "Your last hint is still being thought about. It will be here in a moment."
            self.page.answer(Refused(id=ask.id, reason=reason))
        else:
            self.hint = asyncio.create_task(self.give_hint(ask))

    async def give_hint(self, ask: AskHint) -> None:
        """Give a hint when it is ready."""
        self.page.answer(await advise(self.room, self.page.seats, ask))

    def start_forecast(self, ask: AskForecast) -> None:
        """Work out a forecast while the line stays open for other things."""
        if len(self.forecasts) >= FORECASTS:
            reason = "Several forecasts are still being worked out. Ask again in a moment."
            self.page.answer(Refused(id=ask.id, reason=reason))
        else:
            task = asyncio.create_task(self.give_forecast(ask))
            self.forecasts.add(task)
            task.add_done_callback(self.forecasts.discard)

    async def give_forecast(self, ask: AskForecast) -> None:
        """Give a forecast when it is ready."""
        self.page.answer(await foresee(self.room, self.page.seats, ask))

    async def tell(self) -> None:
        """Tell the page what is new: first the table, then the answers, so that these are already visible."""
        try:
            while True:
                await self.page.news.wait()
                self.page.news.clear()
                answers, self.page.answers = self.page.answers, []
                if self.page.is_behind:
                    self.page.is_behind = False
                    await self.socket.send_text(tell_state(self.room, self.page).model_dump_json())
                for answer in answers:
                    await self.socket.send_text(answer.model_dump_json())
        except (WebSocketDisconnect, RuntimeError):
            pass  # the page has gone, which its other direction notices too
        except Exception as error:
            report("A page could not be told of its table", error)
            await self.socket.close(1011)


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
