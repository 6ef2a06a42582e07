"""What people at the table may ask, and why it is sometimes declined."""

import asyncio

from reynard.core.errors import IllegalMove, ReynardError
from reynard.service.errors import Declined
from reynard.service.journal import Event, HandedOver, Moved, Renamed, TookBack
from reynard.service.messages import (
    AskForecast,
    AskHint,
    Done,
    Forecast,
    HandOver,
    Hint,
    MakeMove,
    Note,
    Refused,
    Rename,
    TakeBack,
)
from reynard.service.reporting import report
from reynard.service.room import Room
from reynard.service.thinking import make_hint

Asked = MakeMove | TakeBack | HandOver | Rename | Note
Seats = tuple[int, ...]


async def act(room: Room, seats: Seats, asked: Asked) -> Done | Refused:
    """Do what a page in these seats asks, store it, and say so; or say why not."""
    async with room.lock:
        try:
            event = judge(room, seats, asked)
            if event is not None:
                await room.record(event)
        except Exception as error:
            return refuse(asked.id, error)
        return Done(id=asked.id)


async def advise(room: Room, seats: Seats, ask: AskHint) -> Hint | Refused:
    """Think about a hint, and give it if the decision still stands by then."""
    try:
        check_own(seats, ask.seat)
        check_due(room, ask)
        match = room.match.at(room.match.ply)
        advice = await room.bots.advise(match, ask.seat)
        check_due(room, ask)
        return make_hint(match, ask, advice)
    except Exception as error:
        return refuse(ask.id, error)


async def foresee(room: Room, seats: Seats, ask: AskForecast) -> Forecast | Refused:
    """Work out what a seat may expect, away from the event loop."""
    try:
        check_own(seats, ask.seat)
        match = room.match.at(room.match.ply)
        forecast = await asyncio.to_thread(match.forecast, ask.seat, ask.at)
        return Forecast(id=ask.id, seat=ask.seat, at=ask.at, forecast=forecast)
    except Exception as error:
        return refuse(ask.id, error)


def refuse(id: str, error: Exception) -> Refused:
    """Put a refusal into words; a fault of ours is reported and told without its details."""
    if isinstance(error, IllegalMove):
        return Refused(id=id, reason=str(error), rule=error.rule)
    if isinstance(error, Declined):
        return Refused(id=id, reason=error.reason, rule=error.rule)
    if isinstance(error, ReynardError):
        return Refused(id=id, reason=str(error))
    report("A request could not be carried out", error)
    return Refused(id=id, reason="Something went wrong at the table and this was not done. Try again.")


def judge(room: Room, seats: Seats, asked: Asked) -> Event | None:
    """Give the event that was asked for, None if it has happened already, or decline it."""
    if isinstance(asked, HandOver):
        check_seated(room, seats, asked.seat)
    else:
        check_own(seats, asked.seat)
    if (asked.seat, asked.id) in room.answered:
        return None
    if isinstance(asked, MakeMove):
        return judge_move(room, asked)
    if isinstance(asked, TakeBack):
        return judge_undo(room, asked)
    if isinstance(asked, HandOver):
        return judge_hand_over(room, seats, asked)
    if isinstance(asked, Note):
        return room.make_note(asked.seat, asked.key, asked.text, asked.id)
    return Renamed(seat=asked.seat, name=asked.name, id=asked.id)


def judge_move(room: Room, asked: MakeMove) -> Moved:
    """A move must answer the decision that its seat has before it, and be legal."""
    check_due(room, asked)
    if not 0 <= asked.choice < room.match.game.actions:
        raise Declined("There is no such choice. Choose one of those on offer.")
    return room.make_move(asked.seat, asked.choice, bot=False, id=asked.id)


def judge_undo(room: Room, asked: TakeBack) -> TookBack:
    """A step may be taken back while nobody else has built on it and nothing new was revealed by it."""
    check_due(room, asked)
    step = room.last_step(asked.seat)
    return TookBack(seat=asked.seat, ply=step.ply, alone=step.alone, id=asked.id)


def judge_hand_over(room: Room, seats: Seats, asked: HandOver) -> HandedOver:
    """People hand over their own seat as they like, and that of someone absent to a bot."""
    name = room.match.names[asked.seat]
    if room.chairs[asked.seat].key_hash is None:
        raise Declined(f"{name} is a bot from the start; its seat cannot be handed over.")
    if asked.seat not in seats:
        if asked.level is None:
            raise Declined(f"Only {name} can take this seat back, with the link that is the seat.")
        if room.is_present(asked.seat):
            raise Declined(f"{name} is at the table; only they can hand over their seat.")
    return HandedOver(seat=asked.seat, level=asked.level, id=asked.id)


def check_own(seats: Seats, seat: int) -> None:
    """A page acts only for the seats whose keys it has."""
    if seat not in seats:
        raise Declined("That is not your seat. Open the link of the seat to sit there.")


def check_seated(room: Room, seats: Seats, seat: int) -> None:
    """Only someone who sits at the table has a say in who plays a seat."""
    if not seats:
        raise Declined("You are watching. Open the link of a seat to sit there.")
    if not 0 <= seat < len(room.chairs):
        raise Declined(f"There is no such seat; the seats are 0 to {len(room.chairs) - 1}.")


def check_due(room: Room, asked: MakeMove | TakeBack | AskHint) -> None:
    """A request is about the decision its seat has before it now, and about no other."""
    chair = room.chairs[asked.seat]
    if asked.decision in chair.overtaken:
        raise Declined("The step before yours was taken back. Look at the table as it is now and choose again.")
    if asked.decision < chair.decision:
        raise Declined("You have already decided that; look at the table as it is now.")
    if asked.decision > chair.decision:
        raise Declined("That decision has not come up yet; look at the table as it is now.")
    if chair.level is not None:
        raise Declined("A bot plays this seat now. Take the seat back first.")
    if isinstance(asked, AskHint) and asked.seat not in room.match.pending:
        raise Declined("There is nothing for you to decide now, so there is no hint to give.")
