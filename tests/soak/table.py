"""A table whose people are all played by us, each from a page of their own."""

import itertools
from asyncio import gather, sleep
from collections.abc import Sequence
from functools import partial
from random import Random

from soak.wire import HERE, Address, Gone, Json, Page, Refused, ask

PEOPLE = ("Ann", "Ben", "Cat", "Dan")
numbers = itertools.count(1)


def new_id() -> str:
    """Make a message id that no other message at the table has."""
    return f"soak-{next(numbers):08}"


def people(count: int) -> list[Json]:
    """Plan seats for people who come by link."""
    return [{"kind": "friend", "name": name} for name in PEOPLE[:count]]


def bots(count: int, level: str) -> list[Json]:
    """Plan seats for bots."""
    return [{"kind": "bot", "name": f"Bot {number}", "level": level} for number in range(1, count + 1)]


class Table:
    """A table and its people."""

    def __init__(self, address: Address, name: str, keys: dict[int, str], source: str) -> None:
        self.address = address
        self.name = name
        self.keys = keys
        self.source = source
        self.pages: list[Page] = []
        self.known = 0  # moves that have been acknowledged or seen

    @classmethod
    async def set_up(cls, address: Address, game: str, seats: Sequence[Json], source: str = HERE) -> "Table":
        """Set up a table; raises Gone if it is refused."""
        answer = await ask(address, "POST", "/api/tables", {"game": game, "seats": list(seats)}, source)
        if answer.status != 201:
            raise Gone(answer.status, answer.reason)
        made = answer.json
        return cls(address, made["table"], {each["seat"]: each["key"] for each in made["keys"]}, source)

    async def rematch(self) -> "Table":
        """Set up the same table again, for the same people with the same keys."""
        key = next(iter(self.keys.values()))
        path = f"/api/tables/{self.name}/rematch"
        answer = await ask(self.address, "POST", path, source=self.source, authorization=f"Bearer {key}")
        if answer.status != 200:
            raise Gone(answer.status, answer.reason)
        return Table(self.address, answer.json["table"], self.keys, self.source)

    async def sit(self) -> None:
        """Let everyone sit down, again if need be."""
        self.leave()
        coming = (Page.open(self.address, self.name, [key], self.source) for key in self.keys.values())
        came = await gather(*coming, return_exceptions=True)
        self.pages = [page for page in came if isinstance(page, Page)]
        for page in came:
            if isinstance(page, BaseException):
                self.leave()
                raise page

    def leave(self) -> None:
        """Let everyone go."""
        for page in self.pages:
            page.close()
        self.pages = []

    @property
    def is_over(self) -> bool:
        """Say whether the game has ended."""
        return self.pages[0].state["ending"] is not None

    def choose(self, random: Random) -> tuple[Page, Json] | None:
        """Choose any legal move of anyone who may move."""
        for page in self.pages:
            desk = page.state["desks"][0]
            if desk["choices"]:
                choice = random.choice(desk["choices"])["plays"][0]  # several steps in one pick: the first of them
                seat, decision = desk["seat"], desk["decision"]
                return page, {"type": "move", "id": new_id(), "seat": seat, "decision": decision, "choice": choice}
        return None

    async def tell_all(self) -> None:
        """Wait until every page shows all moves that have been acknowledged."""
        for page in self.pages:
            await page.until(partial(self.is_shown, page))

    def is_shown(self, page: Page) -> bool:
        """Say whether a page shows all moves that have been acknowledged."""
        return page.ply >= self.known

    async def play(self, moves: int, random: Random) -> None:
        """Make so many moves without measuring them, or fewer if the game ends; moves that come too fast wait."""
        for _ in range(2 * moves):
            if self.known >= moves or self.is_over:
                return
            chosen = self.choose(random)
            if chosen is None:
                raise Refused("nobody may move")
            page, move = chosen
            answer = await page.ask(move)
            if answer["type"] == "done":
                self.known += 1
                await self.tell_all()
            else:
                await sleep(0.25)
