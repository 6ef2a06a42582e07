"""Asking somebody whether a step may be undone after which they have begun to choose."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from reynard.core.phrases import listed
from reynard.service.changes import Change
from reynard.service.errors import Declined
from reynard.service.journal import AnsweredUndo, AskedUndo, TookBack
from reynard.service.messages.said import AnswerUndo
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

    def whom_to_ask(self, change: Change, own: Sequence[int]) -> list[int]:
        """List the people at other pages who have begun to choose what an undo would withdraw.

        In the first moment nobody has begun, and who is away is not asked: they are told when they choose again.
        """
        event, room = change.event, self.room
        if not isinstance(event, TookBack) or room.grace.left(event.seat):
            return []
        others = (seat for seat in event.overtaken or () if seat not in own)
        return [seat for seat in others if room.chairs[seat].level is None and room.is_present(seat)]

    def note(self, event: AskedUndo | AnsweredUndo) -> None:
        """Take in that somebody has asked, or has answered; the rest is for whoever took the last answer."""
        if isinstance(event, AskedUndo):
            self.drop(event.seat)
            seconds, now = self.room.shared.limits.undo_answer_seconds, self.room.shared.watch.now()
            timer = asyncio.get_running_loop().call_later(seconds, self.give_up, event.seat)
            decision = self.room.chairs[event.seat].decision
            self.requests[event.seat] = Request(event.seat, event.id, dict(event.asked), decision, now + seconds, timer)
        elif request := self.requests.get(event.asker):
            if not event.allow:
                self.refuse(request, f"{self.room.match.names[event.seat]} would rather go on, so your step stands.")
            elif request.asked.pop(event.seat, None) is not None:
                request.agreed.add(event.seat)

    def judge_answer(self, answer: AnswerUndo) -> Change:
        """An answer must be one that somebody waits for."""
        request = self.requests.get(answer.asker)
        if request is None or answer.seat not in request.asked:
            raise Declined("Nobody is waiting for that answer any more.")
        event = AnsweredUndo(seat=answer.seat, asker=answer.asker, allow=answer.allow, id=answer.id)
        return Change(event)

    def allowed(self, seat: int) -> Request | None:
        """Give a seat's request if everyone has allowed it."""
        request = self.requests.get(seat)
        return request if request and not request.asked else None

    def surprised(self, event: TookBack) -> list[int]:
        """List the seats that lose their decision by an undo to which they have not agreed."""
        request = self.allowed(event.seat)
        self.drop(event.seat)
        return [seat for seat in event.overtaken or () if not (request and seat in request.agreed)]

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
        fault = f"There was no answer from {names}" if names else "It could not be undone in time"
        self.refuse(request, f"{fault}, so your step stands.")

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
