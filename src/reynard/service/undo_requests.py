"""Asking somebody whether a step may be undone after which they have begun to choose."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

from reynard.core.phrases import listed
from reynard.service.changes import Change, plan_undo
from reynard.service.errors import Declined
from reynard.service.journal import TookBack
from reynard.service.messages.told import Refused, UndoAsk

if TYPE_CHECKING:
    from reynard.service.room import Room


@dataclass
class Request:
    """A step that somebody would like to undo, and who has yet to agree."""

    seat: int
    id: str
    asked: dict[int, int]  # seats that have not answered, and the decisions they have before them
    decision: int  # of the one who asks
    ends: float
    timer: asyncio.TimerHandle
    agreed: set[int] = field(default_factory=set)


class UndoRequests:
    """At most one request for each seat; it is forgotten when the table moves on."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.requests: dict[int, Request] = {}
        self.agreed: set[int] = set()  # to the undo that is about to happen

    def whom_to_ask(self, change: Change, own: Sequence[int]) -> list[int]:
        """List the people at other pages who have begun to choose what an undo would withdraw.

        In the first moment nobody has begun, and who is away is not asked: they are told when they choose again.
        """
        event, room = change.event, self.room
        if not isinstance(event, TookBack) or room.grace.left(event.seat):
            return []
        others = (seat for seat in event.overtaken or () if seat not in own)
        return [seat for seat in others if room.chairs[seat].level is None and room.is_present(seat)]

    def ask(self, seat: int, id: str, asked: list[int]) -> None:
        """Ask people whether a seat may undo its last step."""
        seconds, chairs = self.room.shared.limits.undo_answer_seconds, self.room.chairs
        self.drop(seat)
        timer = asyncio.get_running_loop().call_later(seconds, self.give_up, seat)
        ends = self.room.shared.watch.now() + seconds
        decisions = {other: chairs[other].decision for other in asked}
        self.requests[seat] = Request(seat, id, decisions, chairs[seat].decision, ends, timer)
        self.room.announce()

    async def answer(self, seat: int, asker: int, allow: bool) -> Change | None:
        """Take somebody's answer, and give the undo once everyone has allowed it."""
        request = self.requests.get(asker)
        if request is None or seat not in request.asked:
            raise Declined("Nobody is waiting for that answer any more.")
        if not allow:
            self.refuse(request, f"{self.room.match.names[seat]} would rather go on, so your step stands.")
            return None
        del request.asked[seat]
        request.agreed.add(seat)
        if request.asked:
            self.room.announce()
            return None
        self.drop(asker)
        self.agreed = request.agreed
        room = self.room
        return await room.work(partial(plan_undo, room.scene, asker, request.id, room.clock.stands(), room.joined))

    def surprised(self, event: TookBack) -> list[int]:
        """List the seats that lose their decision by an undo to which they have not agreed."""
        agreed, self.agreed = self.agreed, set()
        return [seat for seat in event.overtaken or () if seat not in agreed]

    def look(self) -> None:
        """Forget what the table has moved on from."""
        for request in list(self.requests.values()):
            chairs = self.room.chairs
            if any(chairs[seat].decision != decision for seat, decision in request.asked.items()):
                self.refuse(request, "The game has gone on meanwhile, so your step stands.")
            elif chairs[request.seat].decision != request.decision:
                self.drop(request.seat)

    def give_up(self, seat: int) -> None:
        """Nobody has to answer: after a while the step stands."""
        request = self.requests[seat]
        names = listed([self.room.match.names[other] for other in request.asked])
        self.refuse(request, f"There was no answer from {names}, so your step stands.")

    def refuse(self, request: Request, reason: str) -> None:
        """Tell whoever asked why the step stands."""
        self.drop(request.seat)
        self.room.tell_seat(request.seat, Refused(id=None, reason=reason))
        self.room.announce()

    def drop(self, seat: int) -> None:
        """Forget a request."""
        request = self.requests.pop(seat, None)
        if request:
            request.timer.cancel()

    def tell(self) -> list[UndoAsk]:
        """Say who would like to undo a step, and who has yet to answer."""
        now = self.room.shared.watch.now()
        return [
            UndoAsk(seat=each.seat, asked=list(each.asked), left=max(0.0, each.ends - now))
            for each in self.requests.values()
        ]

    def close(self) -> None:
        """Forget everything."""
        for seat in list(self.requests):
            self.drop(seat)
