"""Grace: the moment a person has to undo a step before a bot's answer makes it final."""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from reynard.core.errors import ReynardError
from reynard.service.changes import Change
from reynard.service.journal import Moved, TookBack
from reynard.service.messages.told import ClockInfo
from reynard.service.scene import Scene

if TYPE_CHECKING:
    from reynard.service.room import Room


class Grace:
    """Remembers until when each person's last step is theirs to undo, and lets bots wait for that."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.ends: dict[int, float] = {}  # by seat
        self.over_early = asyncio.Event()  # somebody has gone on, or has undone the step

    @property
    def seconds(self) -> float:
        """How long it is; none where there is a clock, or where bots answer before people."""
        match = self.room.match
        if self.room.setting.clock or match.game.bots_first(match.options):
            return 0
        return self.room.shared.limits.undo_seconds

    def note(self, event: Moved | TookBack) -> None:
        """A person's step begins its time; undoing it ends it."""
        if isinstance(event, TookBack):
            self.go_on(event.seat)
        elif not event.bot and self.seconds:
            self.ends[event.seat] = self.room.shared.watch.now() + self.seconds

    def go_on(self, seat: int) -> None:
        """Let a seat do without the rest of its time."""
        if self.ends.pop(seat, None) is not None:
            self.over_early.set()

    def hear(self, hurried: dict[int, int]) -> None:
        """Hear from elsewhere which seats do without the rest of their time, and at which of their decisions."""
        for seat, decision in hurried.items():
            if self.room.chairs[seat].decision == decision:
                self.go_on(seat)

    def left(self, seat: int) -> float:
        """Say how many seconds a seat has left to undo its last step; none if its person has gone."""
        if seat not in self.ends or not self.room.is_present(seat) or self.room.chairs[seat].level is not None:
            return 0
        return max(0.0, self.ends[seat] - self.room.shared.watch.now())

    def tell(self, seat: int) -> ClockInfo | None:
        """Say how much time a seat has, where a bot is about to answer."""
        bots = any(self.room.chairs[other].level for other in self.room.scene.pending)
        left = self.left(seat)
        return ClockInfo(seconds=round(self.seconds), left=left, waits_for=[]) if bots and left else None

    async def lets_pass(self, change: Change) -> bool:
        """Say whether a bot's move may be made now: it makes nothing final that somebody has time to undo."""
        seats = [seat for seat in self.ends if self.left(seat)]
        if not seats:
            return True
        scene = self.room.scene
        return not await self.room.work(lambda: makes_final(scene, change, seats))

    async def wait(self) -> None:
        """Wait until the time of everybody is over, or something has happened to it."""
        self.over_early.clear()
        longest = max((self.left(seat) for seat in self.ends), default=0.0)
        with suppress(TimeoutError):
            async with asyncio.timeout(longest):
                await self.over_early.wait()


def makes_final(scene: Scene, change: Change, seats: list[int]) -> bool:
    """Say whether a bot's move takes from one of these seats the step that it could undo."""
    assert change.match is not None
    by_bot = [*scene.by_bot, True]
    for seat in seats:
        try:
            scene.last_step(seat)
        except ReynardError:
            continue
        try:
            change.match.last_step(seat, by_bot)
        except ReynardError:
            return True
    return False
