"""People who play on whatever happens to the servers, and what is stored held against what they were told."""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from reynard.service.copying import look_into
from reynard.service.database import Place
from reynard.service.journal import Event, Moved
from reynard.service.rows import read_table
from service.house import Guest, Json, bot, new_id, person

GAMES = ("wolf-and-fox", "fox-experiment", "foxy", "ruse")
SILENCE = 3.0  # seconds after which a page makes sure that somebody is still there
LOST = (OSError, WebSocketException, TimeoutError, httpx.HTTPError)
NOT_NOW = ("This could not be saved", "Something went wrong at the table", "The server has too much to do")

Doors = Callable[[], Sequence[str]]  # the addresses at which servers listen


class Person:
    """Someone at a table, who says everything again and again until it is answered, at whichever server answers."""

    def __init__(self, table: str, seat: int, key: str, doors: Doors, chance: random.Random) -> None:
        self.table, self.seat, self.key, self.doors, self.chance = table, seat, key, doors, chance
        self.message: Json | None = None  # that has not been answered
        self.done: list[str] = []  # the ids of messages that were said to be done, in order
        self.refused: list[str] = []
        self.returns = -1
        self.is_over = False

    async def live(self) -> None:
        """Play to the end, over as many lines as it takes."""
        tries = self.chance.randrange(2)
        while not self.is_over:
            tries += 1
            with suppress(*LOST):
                doors = self.doors()
                door = doors[tries % len(doors)]
                async with connect(f"ws://{door}/api/tables/{self.table}/live", open_timeout=SILENCE) as line:
                    guest = Guest(line)
                    try:
                        async with asyncio.timeout(2 * SILENCE):
                            await guest.hello([self.key])
                        self.returns += 1
                        await self.play(guest)
                    finally:
                        guest.listening.cancel()
                        line.transport.abort()  # whoever is frozen says no goodbye
            await asyncio.sleep(0.1)

    async def play(self, guest: Guest) -> None:
        """Play until the game is over or the line is lost."""
        while not (guest.state["ending"] and self.message is None):
            if self.message is None and guest.may(self.seat):
                self.message = self.decide(guest)
            if self.message is not None:
                await self.insist(guest, self.message)
            else:
                await self.wait(guest)
        self.is_over = True

    def decide(self, guest: Guest) -> Json:
        """Make up one's mind; now and then, about one's name."""
        desk = guest.desk(self.seat)
        if self.chance.random() < 0.1 and not self.done:
            return {"type": "rename", "id": new_id(), "seat": self.seat, "name": f"Fox {new_id()[-4:]}"}
        move = {"type": "move", "id": new_id(), "seat": self.seat, "decision": desk["decision"]}
        return {**move, "choice": self.chance.choice(desk["choices"])["plays"][0]}

    async def insist(self, guest: Guest, message: Json) -> None:
        """Say something until there is an answer that counts."""
        number = len(guest.answers(message["id"])) + 1
        await guest.say(message)
        async with asyncio.timeout(5 * SILENCE):
            answer = await guest.answer(message["id"], number)
        if answer["type"] == "done":
            self.done.append(message["id"])
        elif answer["reason"].startswith(NOT_NOW):
            await asyncio.sleep(0.1)
            return
        else:
            self.refused.append(message["id"])
        self.message = None
        if message["type"] == "move" and answer["type"] == "done":
            async with asyncio.timeout(2 * SILENCE):
                await guest.until(lambda state: guest.desk(self.seat)["decision"] > message["decision"])
        await asyncio.sleep(self.chance.random() * 0.05)

    async def wait(self, guest: Guest) -> None:
        """Wait for something to happen, and now and then make sure that somebody is there."""
        known = len(guest.states)
        try:
            async with asyncio.timeout(SILENCE):
                await guest.wait(lambda: len(guest.states) > known)
        except TimeoutError:
            pongs = guest.told.count({"type": "pong"})
            await guest.say({"type": "ping"})
            async with asyncio.timeout(2 * SILENCE):
                await guest.wait(lambda: guest.told.count({"type": "pong"}) > pongs)


class Party:
    """A table with two people and a bot, and what they were told."""

    def __init__(self, table: str, people: list[Person]) -> None:
        self.table = table
        self.people = people
        self.playing = [asyncio.create_task(person.live()) for person in people]

    @classmethod
    async def begin(cls, game: str, doors: Doors, chance: random.Random) -> "Party":
        """Set up a table, at whichever server answers."""
        order = {"game": game, "seats": [person("Ann", "me"), person("Ben"), bot(level="kit")]}
        while True:
            with suppress(*LOST):
                async with httpx.AsyncClient(base_url=f"http://{chance.choice(list(doors()))}", timeout=30) as web:
                    answer = await web.post("/api/tables", json=order)
                if answer.status_code == 201:
                    made = answer.json()
                    keys = {each["seat"]: each["key"] for each in made["keys"]}
                    someone = [Person(made["table"], seat, key, doors, chance) for seat, key in keys.items()]
                    return cls(made["table"], someone)
            await asyncio.sleep(0.1)

    @property
    def moves(self) -> int:
        """How many messages were said to be done."""
        return sum(len(person.done) for person in self.people)

    @property
    def is_over(self) -> bool:
        return all(person.is_over for person in self.people)

    async def stop(self) -> None:
        for task in self.playing:
            task.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)


class Club:
    """A party for each of the four games, followed by another when it is over."""

    def __init__(self, doors: Doors, seed: int) -> None:
        self.doors = doors
        self.chance = random.Random(seed)
        self.parties: list[Party] = []
        self.tables: list[asyncio.Task[None]] = []

    async def play(self, game: str) -> None:
        """Play one game after the other."""
        while True:
            party = await Party.begin(game, self.doors, self.chance)
            self.parties.append(party)
            while not party.is_over:
                await asyncio.sleep(0.1)
            await party.stop()

    @property
    def moves(self) -> int:
        """How many messages were said to be done, at all tables."""
        return sum(party.moves for party in self.parties)

    async def all_go_on(self, within: float) -> None:
        """See that something is done at every table that is not over, without anybody's help."""
        before = {party: party.moves for party in self.parties}
        async with asyncio.timeout(within):
            while any(not party.is_over and party.moves == moves for party, moves in before.items()):
                await asyncio.sleep(0.05)

    def check(self, place: Place) -> int:
        """Hold what is stored against what was said to be done: nothing is lost, nothing doubled; give the number."""
        with look_into(place) as database, database.reading() as session:
            for party in self.parties:
                check_party(party, read_table(session, party.table).events)
        return self.moves


def check_party(party: Party, events: Sequence[Event]) -> None:
    """Everything that was said to be done is there once, in each person's order, and nothing that was refused."""
    ids = [(event.seat, event.id) for event in events if hasattr(event, "id") and event.id is not None]  # type: ignore[union-attr]
    assert max(Counter(ids).values(), default=0) <= 1, "something is stored twice"
    for each in party.people:
        stored = [id for seat, id in ids if seat == each.seat]
        known = [*each.done, *([each.message["id"]] if each.message else [])]
        assert stored[: len(each.done)] == each.done, "something that was said to be done is missing"
        assert set(stored) <= set(known), "something is stored that was refused"
    moves = [event for event in events if isinstance(event, Moved)]
    assert all(event.bot == (event.seat == 2) for event in moves)


@asynccontextmanager
async def open_club(doors: Doors, seed: int = 1) -> AsyncIterator[Club]:
    """Let people play all four games until the end of the block."""
    club = Club(doors, seed)
    club.tables = [asyncio.create_task(club.play(game)) for game in GAMES]
    try:
        async with asyncio.timeout(120):
            while len(club.parties) < len(GAMES) or not all(party.moves for party in club.parties):
                await asyncio.sleep(0.05)
        yield club
    finally:
        for task in club.tables:
            task.cancel()
        await asyncio.gather(*club.tables, return_exceptions=True)
        for party in club.parties:
            await party.stop()
