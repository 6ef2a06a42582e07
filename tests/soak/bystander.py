"""Those who only want to play: people at tables of their own, who notice how long everything takes."""

import asyncio
from contextlib import suppress
from random import Random
from time import perf_counter

from soak.figures import Diary
from soak.server import Server
from soak.table import Table, bots, people
from soak.wire import HERE, Gone, Json, Page, Refused, ask

PAUSE = 0.1  # seconds between two moves
LOBBY_EVERY = 0.5
TRY_AGAIN = 0.25
COME_BACK_WITHIN = 15.0
FINISH_WITHIN = 10.0

Broken = (OSError, EOFError, TimeoutError, Gone, Refused)


class Player:
    """All people of one table, who play on and on, and at the end know which moves they were told are made."""

    def __init__(self, name: str, game: str, seats: list[Json], server: Server, diary: Diary) -> None:
        self.name = name
        self.game = game
        self.seats = seats
        self.server = server
        self.diary = diary
        self.random = Random(name)
        self.table: Table | None = None
        self.finished: Table | None = None
        self.tables: list[Table] = []
        self.is_dealing = True
        self.dealt = asyncio.Event()
        self.is_stopping = False

    async def play(self) -> None:
        """Play one game after the other; whatever goes wrong is noted, and the next table is set up."""
        while not self.is_stopping:
            try:
                await self.play_game()
            except Broken as error:
                self.note(error)
                await asyncio.sleep(TRY_AGAIN)

    async def play_game(self) -> None:
        """Play at a new table until the game is over, or until everybody is dealt a new one."""
        await self.server.up.wait()
        self.table = None
        with self.diary.timing(self.name, "set-up"):
            table = await self.next_table()
            await table.sit()
        self.table = table
        self.is_dealing = False
        self.dealt.set()
        while not (self.is_stopping or self.is_dealing or table.is_over):
            await self.move(table)
            await asyncio.sleep(PAUSE)
        self.finished = table if table.is_over else None
        table.leave()

    async def next_table(self) -> Table:
        """Ask for a rematch if a game was finished, or set up another table."""
        table, finished, self.finished = None, self.finished, None
        if finished:
            with suppress(*Broken):
                table = await finished.rematch()
        table = table or await Table.set_up(self.server.address, self.game, self.seats)
        self.tables.append(table)
        return table

    async def move(self, table: Table) -> None:
        """Make a move, and wait until everyone at the table sees it."""
        chosen = table.choose(self.random)
        if chosen is None:
            raise Refused("nobody may move")
        page, move = chosen
        with self.diary.timing(self.name, "shown"):
            with self.diary.timing(self.name, "done"):
                answer = await self.ask_again(table, table.pages.index(page), move)
            if answer["type"] != "done":
                raise Refused(answer["reason"])
            table.known += 1
            try:
                await table.tell_all()
            except Gone as error:
                await self.come_back(table, error)

    async def ask_again(self, table: Table, place: int, move: Json) -> Json:
        """Make a move, and if the line is lost come back and make the same move, which counts once."""
        while True:
            try:
                return await table.pages[place].ask(move)
            except Gone as error:
                await self.come_back(table, error)

    async def come_back(self, table: Table, error: Gone) -> None:
        """Sit down again at a table from which the line was lost, as soon as the server is there."""
        self.note(error)
        await self.server.up.wait()
        with self.diary.timing(self.name, "back"):
            give_up = perf_counter() + COME_BACK_WITHIN
            while True:
                try:
                    return await table.sit()
                except Broken:
                    if perf_counter() > give_up:
                        raise
                    await asyncio.sleep(TRY_AGAIN)

    def note(self, error: BaseException) -> None:
        """Remember what went wrong while the server was up, and whether it was only that no table was to be had."""
        if self.server.up.is_set():
            at_the_door = self.table is None
            with_reason = isinstance(error, Gone) and error.is_busy
            what = "found no table" if at_the_door else "was disturbed"
            self.diary.note(f"{self.name} {what}: {describe(error)}", at_the_door, with_reason)

    async def deal(self) -> None:
        """Begin a new game now."""
        self.dealt.clear()
        self.is_dealing = True
        with suppress(TimeoutError):
            await asyncio.wait_for(self.dealt.wait(), COME_BACK_WITHIN)

    async def missing(self) -> list[str]:
        """Look at every table again, as a stranger would, and say where a move is missing that was acknowledged."""
        found = []
        for table in self.tables:
            try:
                page = await Page.open(self.server.address, table.name)
            except Broken as error:
                found.append(f"{self.name} could not look at a table again: {describe(error)}")
                continue
            if page.ply < table.known:
                found.append(f"{self.name} was told of {table.known} moves at a table that has {page.ply}")
            page.close()
        return found


class Challenger(Player):
    """Somebody who plays against a bot, and also notices how long it takes to answer."""

    async def move(self, table: Table) -> None:
        """Make a move if it is one's turn, else wait for the bot's."""
        page = table.pages[0]
        if page.state["desks"][0]["choices"]:
            await super().move(table)
            return
        table.known = page.ply
        try:
            with self.diary.timing(self.name, "bot"):
                while page.ply == table.known and not self.is_stopping:
                    with suppress(TimeoutError):
                        await page.until(lambda: page.ply > table.known, wait=1)
        except Gone as error:
            await self.come_back(table, error)
        table.known = table.pages[0].ply


class Newcomer:
    """Somebody who opens the lobby now and then, each time on a connection of their own."""

    def __init__(self, server: Server, diary: Diary) -> None:
        self.server = server
        self.diary = diary
        self.is_stopping = False

    async def play(self) -> None:
        """Look into the lobby, and note when it is closed."""
        while not self.is_stopping:
            await self.server.up.wait()
            try:
                with self.diary.timing("newcomer", "lobby"):
                    answer = await ask(self.server.address, "GET", "/api/lobby", source=HERE)
                if answer.status != 200:
                    self.diary.note(f"the lobby answered {answer.status}", True, answer.status in (429, 503))
            except Broken as error:
                if self.server.up.is_set():
                    self.diary.note(f"the lobby did not answer: {describe(error)}", at_the_door=True)
            await asyncio.sleep(LOBBY_EVERY)


def describe(error: BaseException) -> str:
    """Say what went wrong in a few words."""
    return f"{type(error).__name__} {error}".strip()


class Bystanders:
    """Everybody who only wants to play."""

    def __init__(self, server: Server) -> None:
        self.diary = Diary()
        self.players = [
            Player("Ruse", "ruse", people(2), server, self.diary),
            Player("Wolf", "wolf-and-fox", people(2), server, self.diary),
            Challenger("cub", "wolf-and-fox", people(1) + bots(1, "cub"), server, self.diary),
        ]
        self.everyone: list[Player | Newcomer] = [*self.players, Newcomer(server, self.diary)]
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Let everyone begin, and wait until they have."""
        self.tasks = [asyncio.create_task(each.play()) for each in self.everyone]
        for player in self.players:
            await asyncio.wait_for(player.dealt.wait(), COME_BACK_WITHIN)

    async def deal(self) -> None:
        """Let everyone begin a new game, so that none need end during an attack."""
        await asyncio.gather(*(player.deal() for player in self.players))

    def tables(self) -> list[str]:
        """Name the tables at which they play now."""
        return [player.table.name for player in self.players if player.table]

    async def stop(self) -> None:
        """Let everyone finish what they have begun; what takes too long is measured up to now."""
        for each in self.everyone:
            each.is_stopping = True
        _, late = await asyncio.wait(self.tasks, timeout=FINISH_WITHIN)
        for task in late:
            task.cancel()
        ends = await asyncio.gather(*self.tasks, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception):
                raise end

    async def missing(self) -> list[str]:
        """Say which acknowledged moves are missing."""
        return [words for player in self.players for words in await player.missing()]
