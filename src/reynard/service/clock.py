"""The clock of one table: when the time for a decision is over, the decision is made."""

import asyncio
import time
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from reynard.service.changes import Change, copy_of, plan_move
from reynard.service.errors import LeaseLost, NotStored, NumberTaken
from reynard.service.journal import Moved, TookBack
from reynard.service.messages.told import ClockInfo
from reynard.service.passing import is_covered
from reynard.service.reporting import report
from reynard.service.scene import Scene

if TYPE_CHECKING:
    from reynard.service.room import Room

GRACE = 0.4  # seconds in which a decision still counts that was made in time and took a while to arrive
PATIENCE = 5.0  # seconds to wait when a move could not be stored
LONG_OVER = float("-inf")


class Watch:
    """What the clocks of all tables are set by."""

    def now(self) -> float:
        """Give the seconds since some moment."""
        return time.monotonic()

    async def until(self, moment: float) -> None:
        """Wait for a moment."""
        await asyncio.sleep(max(0.0, moment - self.now()))


@dataclass
class Hourglass:
    """The time for one decision."""

    decision: int
    ends: float
    task: asyncio.Task[None] | None = None  # waits for the end

    @property
    def is_watched(self) -> bool:
        """Say whether somebody waits for the end."""
        return self.task is not None and not self.task.done()

    def stop(self) -> None:
        """Let nobody wait for the end, unless that is the very one who asks."""
        if self.task and self.task is not asyncio.current_task():
            self.task.cancel()


class TableClock:
    """Turns an hourglass for every decision that a person owes; without a clock it does nothing."""

    def __init__(self, room: "Room", watch: Watch) -> None:
        self.room = room
        self.watch = watch
        self.rule = room.match.game.clock
        self.seconds = room.setting.clock if self.rule else 0
        self.running: dict[int, Hourglass] = {}  # by seat
        self.ended: list[float | None] = []  # for each move, when the time for it was over; None: it had no end
        self.closed = False

    def look(self) -> None:
        """Look at the table after a change: drop what is decided, and turn the hourglass of whoever is to decide."""
        for seat, glass in list(self.running.items()):
            if not self.is_due(seat, glass):
                self.put_away(seat)
        if not self.seconds or self.closed or not self.room.somebody_plays:  # nobody's table plays itself to its end
            return
        now = self.watch.now()  # those who come to decide together share the moment
        for seat in self.room.scene.pending:
            if self.room.chairs[seat].level is None:
                self.turn(seat, now)

    def glasses(self) -> dict[int, tuple[int, float]]:
        """Give the decision and the seconds left of every hourglass, for those who have not seen it turned."""
        now = self.watch.now()
        return {seat: (glass.decision, glass.ends - now) for seat, glass in self.running.items()}

    def hear(self, glasses: dict[int, tuple[int, float]], ago: float) -> None:
        """Let an hourglass run as elsewhere, where it was turned earlier than here."""
        for seat, (decision, left) in glasses.items():
            ends = self.watch.now() + left - ago
            glass = self.running.get(seat)
            if self.seconds and self.room.chairs[seat].decision == decision and (glass is None or ends < glass.ends):
                self.put_away(seat)
                self.running[seat] = Hourglass(decision, ends)

    def turn(self, seat: int, now: float) -> None:
        """Turn a seat's hourglass unless it runs already, and see that somebody waits for its end."""
        if seat not in self.running and self.may_begin(seat):
            self.running[seat] = Hourglass(self.room.chairs[seat].decision, now + self.seconds)
        glass = self.running.get(seat)
        if glass and not glass.is_watched:
            glass.task = asyncio.create_task(self.run_down(seat, glass))

    def may_begin(self, seat: int) -> bool:
        """Time does not run before everyone has come to the table, nor for someone who has yet to be shown it."""
        pages, company = [page for page in self.room.pages if seat in page.seats], self.room.company
        is_shown = company.shows(seat) or any(not is_covered(self.room, page, seat) for page in pages)
        return not self.missing() and (is_shown or not (pages or company.has(seat)))

    def missing(self) -> list[int]:
        """List the seats whose people have yet to come to the table."""
        chairs = enumerate(self.room.chairs)
        return [seat for seat, chair in chairs if not (chair.level or chair.decision or seat in self.room.seen)]

    def is_due(self, seat: int, glass: Hourglass) -> bool:
        """Say whether a decision is still owed."""
        return self.room.chairs[seat].decision == glass.decision and seat in self.room.scene.pending

    def strikes(self, seat: int, glass: Hourglass) -> bool:
        """Say whether the clock is to decide, now that the time is over."""
        still_runs = self.running.get(seat) is glass and self.is_due(seat, glass)
        is_ours = self.room.company.leads and self.room.chairs[seat].level is None
        return still_runs and is_ours and self.room.somebody_plays

    async def run_down(self, seat: int, glass: Hourglass) -> None:
        """Wait for the end and decide for the seat; a fault in that stops nobody from deciding themselves."""
        await self.watch.until(glass.ends + GRACE)
        while self.strikes(seat, glass):
            try:
                async with self.room.lock:
                    if self.strikes(seat, glass):
                        change = await self.room.work(partial(self.make_move, self.room.scene, seat))
                        await self.room.record(change, only_as_leader=True)
            except (NumberTaken, LeaseLost):
                continue
            except NotStored as error:
                report("A move of the clock could not be stored", error)
                await self.watch.until(self.watch.now() + PATIENCE)
            except Exception as error:
                report("The clock could not decide", error)
                return

    def make_move(self, scene: Scene, seat: int) -> Change:
        """Decide for a seat whose time is over."""
        assert self.rule
        match = copy_of(scene.match)
        choice = self.rule.run_out(match.box, match.table, seat)
        return plan_move(scene, seat, choice, bot=False, id=None, clock=True)

    def note_move(self, event: Moved) -> None:
        """Remember how long the time for a move would have gone on; what the clock decided stands for good."""
        ends = self.put_away(event.seat)
        self.ended.append(LONG_OVER if event.clock else ends)

    def note_undo(self, event: TookBack) -> None:
        """Whoever takes back a step goes on with the time that was left for it."""
        ends = self.ended[event.ply]
        del self.ended[event.ply : event.ply + 1 if event.alone else None]
        self.put_away(event.seat)
        if ends is not None:
            self.running[event.seat] = Hourglass(self.room.chairs[event.seat].decision, ends)

    def put_away(self, seat: int) -> float | None:
        """Put a seat's hourglass away, and say when it would have run out."""
        glass = self.running.pop(seat, None)
        if glass is None:
            return None
        glass.stop()
        return glass.ends

    def stands(self) -> list[bool]:
        """Say of each move whether the time for it has run out since, so that it stands."""
        now = self.watch.now()
        return [ends is not None and ends <= now for ends in self.ended]

    def tell(self, seat: int | None) -> ClockInfo | None:
        """Say how much time a seat has left; for everybody else, when the first of those who still decide has none."""
        if not self.seconds or self.room.scene.over:
            return None
        if missing := self.missing():
            return ClockInfo(seconds=self.seconds, left=self.seconds, waits_for=missing)
        running = {each: glass.ends for each, glass in self.running.items() if self.room.chairs[each].level is None}
        if not running:
            return None
        ends = min(running.values()) if seat is None else running.get(seat, min(running.values()))
        return ClockInfo(seconds=self.seconds, left=max(0.0, ends - self.watch.now()), waits_for=[])

    def close(self) -> None:
        """Stop for good."""
        self.closed = True
        for seat in list(self.running):
            self.put_away(seat)
