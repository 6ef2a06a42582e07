"""The turns of the bots at one table."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from reynard.core.levels import Level
from reynard.core.match import Match
from reynard.service.bot_pool import PLAYED, WATCHED, Bots
from reynard.service.changes import copy_of, plan_move
from reynard.service.errors import LeaseLost, NotStored, NumberTaken
from reynard.service.lessons import scripted, waits_in_lesson
from reynard.service.reporting import report

if TYPE_CHECKING:
    from reynard.service.room import Room

PATIENCE = 5.0  # seconds to wait when a move could not be stored


@dataclass(frozen=True)
class Turn:
    """A decision that a bot owes, and its thinking about it, which counts only while that is so."""

    decision: int
    level: Level
    task: asyncio.Task[None]


class BotTurns:
    """Starts a thought for every decision that a bot owes, and drops those that have become idle."""

    def __init__(self, room: "Room", bots: Bots) -> None:
        self.room = room
        self.bots = bots
        self.turns: dict[int, Turn] = {}
        self.closed = False

    def rouse(self) -> None:
        """Look at the table after a change; bots play only while somebody plays with them or watches."""
        for seat, turn in list(self.turns.items()):
            if not self.is_due(seat, turn.decision, turn.level):
                self.drop(seat)
        if self.closed or not self.room.pages or not self.room.company.leads:
            return
        for seat in self.room.scene.pending:
            chair = self.room.chairs[seat]
            if chair.level and seat not in self.turns and not self.waits(seat):
                task = asyncio.create_task(self.think(seat, chair.decision, chair.level))
                self.turns[seat] = Turn(chair.decision, chair.level, task)

    def drop(self, seat: int) -> None:
        """Forget a thought and stop it, unless it is the very one that has just come to its end."""
        task = self.turns.pop(seat).task
        if task is not asyncio.current_task():
            task.cancel()

    def close(self) -> None:
        """Drop all thoughts for good."""
        self.closed = True
        for seat in list(self.turns):
            self.drop(seat)

    def is_due(self, seat: int, decision: int, level: Level) -> bool:
        """Say whether a decision is still one that a bot of this level is to make."""
        chair = self.room.chairs[seat]
        owes = chair.level == level and chair.decision == decision and seat in self.room.scene.pending
        return owes and self.room.company.leads and not self.waits(seat)

    def waits(self, seat: int) -> bool:
        """Say whether a bot lets the others who are asked answer before it."""
        match = self.room.match
        if waits_in_lesson(self.room, seat):
            return True
        return len(self.room.scene.pending) > 1 and match.game.bot_waits(match.box, match.table, seat)

    def come_first(self) -> bool:
        """Say whether people are asked too, in a game where bots answer before them."""
        match = self.room.match
        people = any(self.room.chairs[seat].level is None for seat in self.room.scene.pending)
        return people and match.game.bots_first(match.options)

    async def think(self, seat: int, decision: int, level: Level) -> None:
        """Decide for a bot, again and again until the choice fits the table and has been stored."""
        room = self.room
        while not self.closed and self.is_due(seat, decision, level):
            choice = await self.choose(copy_of(room.match), seat, level)
            try:
                while not await self.answer(seat, decision, level, choice):
                    await room.grace.wait()
            except LeaseLost:
                return
            except NotStored as error:
                report("A bot's move could not be stored", error)
                await asyncio.sleep(PATIENCE)

    async def answer(self, seat: int, decision: int, level: Level, choice: int) -> bool:
        """Make a bot's move if it is still due; say no if it has to wait because somebody may yet undo a step."""
        room = self.room
        async with room.lock:
            while self.is_due(seat, decision, level) and choice in room.match.legal(seat):
                change = await room.work(partial(plan_move, room.scene, seat, choice, bot=True, id=None))
                if not await room.grace.lets_pass(change):
                    return False
                with suppress(NumberTaken):
                    await room.record(change, only_as_leader=True)
        return True

    async def choose(self, match: Match, seat: int, level: Level) -> int:
        """Ask the bot; a bot that fails must not stop the table, so then the first choice is taken."""
        legal = match.legal(seat)
        if (action := scripted(self.room, seat)) is not None:
            await asyncio.sleep(self.bots.pause)
            return action
        try:
            rank = PLAYED if self.room.somebody_plays else WATCHED
            client, at_once = self.room.client, self.come_first()
            choice = await self.bots.choose(client, match, seat, level, rank=rank, at_once=at_once)
            if choice in legal:
                return choice
            raise ValueError("not a legal choice")
        except Exception as error:
            report(f"A bot of level {level} could not decide", error)
            return legal[0]
