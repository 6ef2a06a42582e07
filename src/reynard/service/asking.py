"""What people at the table may ask, and why it is sometimes declined."""

from functools import partial

from reynard.core.errors import IllegalMove, ReynardError
from reynard.core.phrases import counted
from reynard.service.bot_pool import make_hint
from reynard.service.changes import Change, copy_of, plan_move, plan_note, plan_undo
from reynard.service.errors import Declined, NotStored, NumberTaken
from reynard.service.fair_pool import Client
from reynard.service.journal import AskedUndo, HandedOver, Renamed
from reynard.service.lessons import check_may_leave, check_step, is_next_step
from reynard.service.messages.said import AnswerUndo, AskForecast, AskHint, HandOver, MakeMove, Note, Rename, TakeBack
from reynard.service.messages.told import Done, Forecast, Hint, Refused
from reynard.service.page import Page
from reynard.service.reporting import report
from reynard.service.room import Room
from reynard.service.shared import TELL_SEATED

Asked = MakeMove | TakeBack | AnswerUndo | HandOver | Rename | Note
Seats = tuple[int, ...]

FORECASTS = 8  # that may be worked out for a seat at the same time


async def act(room: Room, seats: Seats, asked: Asked) -> Done | Refused:
    """Do what a page in these seats asks, store it, and say so; or say why not."""
    async with room.lock:
        try:
            is_new = await settle(room, seats, asked)
        except Exception as error:
            return refuse(room, asked.id, error)
        if is_new and isinstance(asked, MakeMove):
            await go_through(room, asked)
        if is_new and isinstance(asked, AnswerUndo):
            await undo_if_allowed(room, asked.asker)
        return Done(id=asked.id)


async def settle(room: Room, seats: Seats, asked: Asked) -> bool:
    """Judge what is asked and store it, anew if another process was first; say whether that was done just now."""
    while True:
        change = await judge(room, seats, asked)
        if change is None:
            return False
        try:
            await room.record(change)
            return True
        except NumberTaken:
            continue


async def undo_if_allowed(room: Room, asker: int) -> None:
    """Undo a step once everyone who was asked has allowed it."""
    while request := room.undo_requests.allowed(asker):
        try:
            plan = partial(plan_undo, room.scene, asker, request.id, room.clock.stands(), room.joined)
            await room.record(await room.work(plan))
        except NumberTaken:
            continue
        except Exception as error:
            room.undo_requests.refuse(request, refuse(room, request.id, error).reason)


async def go_through(room: Room, asked: MakeMove) -> None:
    """Play the rest of a pick that takes several steps, as long as it fits and nothing new has been revealed."""
    begun = room.match.ply - 1
    try:
        for choice in asked.then:
            if (
                room.match.revealed(begun)
                or choice not in room.match.legal(asked.seat)
                or not is_next_step(room, choice)
            ):
                return
            plan = partial(plan_move, room.scene, asked.seat, choice, bot=False, id=None, joined=True)
            await room.record(await room.work(plan))
    except NumberTaken:
        return  # others have moved in between, so the rest is no longer part of the same pick
    except Exception as error:
        report("A pick of several steps could not be carried out to its end", error)


async def advise(room: Room, page: Page, ask: AskHint) -> Hint | Refused:
    """Think about a hint, and give it if the decision still stands by then; one at a time for each seat."""
    try:
        check_own(page.seats, ask.seat)
        if not room.setting.hints:
            raise Declined("This table is played without hints.")
        check_due(room, ask)
        if ask.seat in room.hinting:
            raise Declined("Your last hint is still being worked out. It will be here in a moment.")
        room.hinting.add(ask.seat)
    except Exception as error:
        return refuse(room, ask.id, error)
    try:
        match = copy_of(room.match)
        client = Client(page.address, room.table)
        advice = await room.shared.bots.advise(client, match, ask.seat)
        check_due(room, ask)
        return await room.shared.tellers.run(client, partial(make_hint, match, ask, advice), rank=TELL_SEATED)
    except Exception as error:
        return refuse(room, ask.id, error)
    finally:
        room.hinting.discard(ask.seat)


async def foresee(room: Room, page: Page, ask: AskForecast) -> Forecast | Refused:
    """Work out what a seat may expect, away from the event loop; a few at a time for each seat."""
    try:
        check_own(page.seats, ask.seat)
        if room.forecasting[ask.seat] >= FORECASTS:
            raise Declined("Several forecasts are still being worked out. Try again in a moment.")
    except Exception as error:
        return refuse(room, ask.id, error)
    room.forecasting[ask.seat] += 1
    try:
        client, forecast = Client(page.address, room.table), partial(copy_of(room.match).forecast, ask.seat, ask.at)
        found = await room.shared.bots.foresee(client, forecast)
        return Forecast(id=ask.id, seat=ask.seat, at=ask.at, forecast=found)
    except Exception as error:
        return refuse(room, ask.id, error)
    finally:
        room.forecasting[ask.seat] -= 1


async def welcome_back(room: Room, seats: Seats) -> None:
    """Give people their seats back that others handed to a bot, where the bot has not moved yet."""
    for seat in seats:
        async with room.lock:
            chair = room.chairs[seat]
            while chair.lent_at == chair.decision:
                try:
                    await room.record(Change(HandedOver(seat=seat, level=None, id=None)))
                except NumberTaken:
                    continue
                except NotStored as error:
                    report("A seat could not be given back", error)
                    break


def refuse(room: Room, id: str, error: Exception) -> Refused:
    """Put a refusal into words; a fault of ours is reported and told without its details."""
    if isinstance(error, ReynardError):
        room.shared.metrics.note_refusal(error)
    if isinstance(error, IllegalMove):
        return Refused(id=id, reason=str(error), rule=error.rule)
    if isinstance(error, Declined):
        return Refused(id=id, reason=error.reason, rule=error.rule)
    if isinstance(error, ReynardError):
        return Refused(id=id, reason=str(error))
    report("A request could not be carried out", error)
    return Refused(id=id, reason="Something went wrong at the table, so nothing has changed. Try again.")


async def judge(room: Room, seats: Seats, asked: Asked) -> Change | None:
    """Give the change that was asked for, None if it has happened already, or decline it."""
    if isinstance(asked, HandOver):
        check_seated(room, seats, asked.seat)
    else:
        check_own(seats, asked.seat)
    if (asked.seat, asked.id) in room.answered:
        return None
    if isinstance(asked, MakeMove):
        return await judge_move(room, asked)
    if isinstance(asked, TakeBack):
        return await judge_undo(room, seats, asked)
    if isinstance(asked, AnswerUndo):
        return room.undo_requests.judge_answer(asked)
    if isinstance(asked, HandOver):
        return judge_hand_over(room, seats, asked)
    if isinstance(asked, Note):
        return await room.work(partial(plan_note, room.scene, asked.seat, asked.key, asked.text, asked.id))
    check_name(room, asked)
    return judge_rename(room, asked)


async def judge_move(room: Room, asked: MakeMove) -> Change:
    """A move must answer the decision that its seat has before it, and be legal."""
    check_due(room, asked)
    if not 0 <= asked.choice < len(room.match.game.actions):
        raise Declined("There is no such choice. Choose one of those on offer.")
    check_step(room, asked.choice)
    return await room.work(partial(plan_move, room.scene, asked.seat, asked.choice, bot=False, id=asked.id))


async def judge_undo(room: Room, seats: Seats, asked: TakeBack) -> Change:
    """A step may be undone if nothing has made it final; whoever has begun to choose since is asked first."""
    check_due(room, asked)
    plan = partial(plan_undo, room.scene, asked.seat, asked.id, room.clock.stands(), room.joined)
    change = await room.work(plan)
    if others := room.undo_requests.whom_to_ask(change, seats):
        decisions = {seat: room.chairs[seat].decision for seat in others}
        return Change(AskedUndo(seat=asked.seat, asked=decisions, id=asked.id))
    return change


def judge_hand_over(room: Room, seats: Seats, asked: HandOver) -> Change:
    """People hand over their own seat as they like, and to a bot that of someone who has been away for a while."""
    check_may_leave(room)
    name = room.match.names[asked.seat]
    if room.chairs[asked.seat].key_hash is None:
        raise Declined(f"{name} has been a bot from the start, so its seat cannot be handed over.")
    if asked.seat not in seats:
        if asked.level is None:
            raise Declined(f"Only {name} can take this seat back, with their own link.")
        if room.is_present(asked.seat):
            raise Declined(f"{name} is at the table, so only they can hand over their seat.")
        if free_in := room.free_in(asked.seat):
            raise Declined(f"{name} was here a moment ago. A bot can take over in {counted(free_in, 'second')}.")
    chair = room.chairs[asked.seat]
    absent = asked.seat not in seats and (chair.level is None or chair.lent_at is not None)
    return Change(HandedOver(seat=asked.seat, level=asked.level, id=asked.id, absent=absent))


def judge_rename(room: Room, asked: Rename) -> Change:
    """People go by the name and under the mark they like, unless somebody else at the table has it."""
    for seat, chair in enumerate(room.chairs):
        name = room.match.names[seat]
        if seat != asked.seat and name.lower() == asked.name.lower():
            raise Declined(f"There is already a {name} at this table. Choose another name.")
        if seat != asked.seat and chair.mark == asked.mark:
            raise Declined(f"{name} already has this mark. Choose another one.")
    return Change(Renamed(seat=asked.seat, name=asked.name, mark=asked.mark, id=asked.id))


def check_own(seats: Seats, seat: int) -> None:
    """A page acts only for the seats whose keys it has."""
    if seat not in seats:
        raise Declined("That is not your seat. To sit there, open the link to it.")


def check_seated(room: Room, seats: Seats, seat: int) -> None:
    """Only someone who sits at the table has a say in who plays a seat."""
    if not seats:
        raise Declined("You are watching. To play, open the link to a seat.")
    if not 0 <= seat < len(room.chairs):
        raise Declined(f"There is no such seat; the seats are 0 to {len(room.chairs) - 1}.")


def check_name(room: Room, asked: Rename) -> None:
    """Where a name could be a note, those who have begun to play keep theirs until the end."""
    stand = room.match.game.names_stand
    if stand and room.chairs[asked.seat].decision > 0 and not room.scene.over:
        raise Declined(stand.words, stand.rule)


def check_due(room: Room, asked: MakeMove | TakeBack | AskHint) -> None:
    """A request is about the decision its seat has before it now, and about no other."""
    chair = room.chairs[asked.seat]
    if asked.decision in chair.overtaken:
        raise Declined("The step before yours was undone. Look at the table as it is now and choose again.")
    if asked.decision < chair.decision:
        raise Declined("You have already decided that. Look at the table as it is now.")
    if asked.decision > chair.decision:
        raise Declined("That decision has not come up yet. Look at the table as it is now.")
    if chair.level is not None:
        raise Declined("A bot plays this seat now. Take the seat back first.")
    if isinstance(asked, AskHint) and asked.seat not in room.scene.pending:
        raise Declined("There is nothing for you to decide now, so there is no hint to give.")
