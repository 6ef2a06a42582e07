"""Passing the device round: nothing of a player's is told to the page before they say that they have it."""

from typing import Any

import pytest

from reynard.core.contract import Game
from service.house import ANN, BEN, Guest, House, Json, bot, open_house, person
from service.watch import StoppedWatch

DAN, EVE = person("Dan", "here"), person("Eve", "here")


@pytest.fixture(autouse=True)
def offers_covered_snatch(covered_snatch: Game) -> None:
    """Let tables be of Snatch with covers."""


async def one_screen(house: House, *seats: Json, **more: Any) -> Guest:
    """Sit everyone of this screen down at it."""
    table, keys = await house.set_up(*seats, game="covered-snatch", **more)
    here = [keys[seat] for seat, plan in enumerate(seats) if plan["kind"] in ("me", "here")]
    return await house.sit(table, *here)


def shows_nothing(state: Json) -> bool:
    """Say whether a page was told only what a spectator may know."""
    hands = [seat["hand"] for seat in state["view"]["seats"]]
    return state["viewer"] is None and not any(hands) and not any(desk["choices"] for desk in state["desks"])


async def take_up(screen: Guest, seat: int) -> Json:
    await screen.say({"type": "look", "seat": seat})
    return await screen.until(lambda state: state["viewer"] == seat)


async def test_the_device_goes_round(house: House) -> None:
    """In the order of seats, and after the last one to the first; whoever was last in a round begins the next."""
    screen = await one_screen(house, ANN, DAN, EVE)
    for round, order in enumerate([(0, 1, 2), (2, 0, 1), (1, 2, 0)]):
        for place, seat in enumerate(order):
            if place > 0 or round == 0:
                state = await screen.until(lambda state, seat=seat: state["pass_to"] == seat)
                assert shows_nothing(state)
                await take_up(screen, seat)
            state = await screen.until(lambda state, seat=seat: state["viewer"] == seat)
            assert state["pass_to"] is None
            assert [bool(each["hand"]) for each in state["view"]["seats"]] == [each == seat for each in range(3)]
            assert [bool(desk["choices"]) for desk in state["desks"]] == [each == seat for each in range(3)]
            await screen.move(seat)


async def test_secrets_come_only_after_the_cover(house: House) -> None:
    """Every card a page has been told of by then is one of those who have had the device, or lies open."""
    screen = await one_screen(house, ANN, DAN)
    room = await house.rooms.find(screen.state["table"])
    hands = [{card["name"] for card in room.match.view(seat)["seats"][seat]["hand"]} for seat in range(2)]
    names = set(room.match.box.names["card"])

    def told() -> set[str]:
        return {name for name in names if any(name in text for text in screen.traffic)}

    assert not told()
    await take_up(screen, 0)
    assert told() == hands[0]
    await screen.move(0)
    known = len(screen.traffic)
    await screen.say({"type": "ping"})
    await screen.wait(lambda: {"type": "pong"} in screen.told)
    assert told() == hands[0]
    assert not any(name in text for text in screen.traffic[known:] for name in names)
    assert not any("You hold" in line for line in screen.log), "the one before has taken their view with them"


async def test_only_one_who_is_to_decide_can_take_it(house: House) -> None:
    screen = await one_screen(house, ANN, DAN, BEN)
    await screen.say({"type": "look", "seat": 2})
    await screen.say({"type": "look", "seat": 9})
    await screen.say({"type": "ping"})
    await screen.wait(lambda: {"type": "pong"} in screen.told)
    assert shows_nothing(screen.state)
    await take_up(screen, 1)
    await screen.move(1)
    assert screen.state["pass_to"] == 0
    await screen.say({"type": "look", "seat": 1})
    await take_up(screen, 0)


async def test_while_others_decide_the_screen_is_everyones(house: House) -> None:
    """Nobody of the screen owes anything: it shows what everyone may see. Then it begins after the last one."""
    table, keys = await house.set_up(ANN, DAN, BEN, game="covered-snatch")
    screen, ben = await house.sit(table, keys[0], keys[1]), await house.sit(table, keys[2])
    assert ben.state["pass_to"] is None
    assert ben.state["viewer"] == 2
    for seat in range(2):
        await take_up(screen, seat)
        await screen.move(seat)
    assert shows_nothing(screen.state)
    assert screen.state["pass_to"] is None
    await ben.move(2)
    state = await screen.until(lambda state: state["pass_to"] is not None)
    assert state["pass_to"] == 0
    assert shows_nothing(state)


async def test_somebody_elsewhere_does_not_take_it_away(house: House) -> None:
    table, keys = await house.set_up(ANN, DAN, BEN, game="covered-snatch")
    screen, ben = await house.sit(table, keys[0], keys[1]), await house.sit(table, keys[2])
    await take_up(screen, 0)
    await ben.move(2)
    state = await screen.until(lambda state: state["ply"] == 1)
    assert (state["viewer"], state["pass_to"]) == (0, None)


async def test_whoever_has_more_to_decide_keeps_it(house: House) -> None:
    """In The Fox Experiment people breed at the same time, each in many small steps."""
    table, keys = await house.set_up(ANN, DAN, game="fox-experiment")
    screen = await house.sit(table, *keys.values())
    holders: list[tuple[int, bool]] = []  # who held the device at each move, and whether the other had to wait
    while not any(holders[-3:] == [(seat, True)] * 3 for seat in range(2)):
        assert len(holders) < 60, "the device never stays with someone for three steps"
        if screen.state["pass_to"] is not None:
            await take_up(screen, screen.state["pass_to"])
        holder = screen.state["viewer"]
        holders.append((holder, screen.state["seats"][1 - holder]["pending"]))
        await screen.move(holder)


async def test_taking_back_gives_the_device_back(house: House) -> None:
    screen = await one_screen(house, ANN, DAN, EVE)
    await take_up(screen, 0)
    await screen.move(0)
    assert screen.state["pass_to"] == 1
    assert screen.desk(0)["may_undo"]
    await take_up(screen, 1)
    assert not screen.desk(0)["may_undo"], "a slip of the finger must not touch what another has done"
    assert (await screen.undo(0))["type"] == "done"
    assert (screen.state["viewer"], screen.state["pass_to"]) == (0, None)
    await screen.move(0)
    assert screen.state["pass_to"] == 1


async def test_whoever_comes_back_between_two_hands_may_take_back(house: House) -> None:
    """The page is loaded anew under the cover: the one who moved last may still take back, and nobody else."""
    table, keys = await house.set_up(ANN, DAN, EVE, game="covered-snatch")
    screen = await house.sit(table, *keys.values())
    for seat in (0, 1):
        await take_up(screen, seat)
        await screen.move(seat)
    again = await house.sit(table, *keys.values())
    assert [again.desk(seat)["may_undo"] for seat in range(3)] == [False, True, False]
    assert (await again.undo(1))["type"] == "done"


async def test_alone_with_bots_nobody_is_asked_again(house: House) -> None:
    """One seat needs no cover; nor does the last person of a screen whose others have let bots play."""
    alone = await one_screen(house, ANN, bot())
    assert alone.state["viewer"] == 0
    screen = await one_screen(house, ANN, DAN)
    await screen.ask("hand_over", seat=1, level="kit")
    await take_up(screen, 0)
    for played in range(2, 8, 2):
        await screen.move(0)
        state = await screen.until(lambda state, played=played: state["ply"] == played + 1)
        assert (state["viewer"], state["pass_to"]) == (0, None)


async def test_after_the_end_it_is_everyones(house: House) -> None:
    screen = await one_screen(house, ANN, DAN)
    for round in range(5):
        for seat in (round % 2, 1 - round % 2):
            await take_up(screen, seat)
            await screen.move(seat)
    assert screen.state["ending"] is not None
    assert (screen.state["viewer"], screen.state["pass_to"]) == (None, None)


async def test_a_new_line_finds_the_cover_closed(house: House) -> None:
    table, keys = await house.set_up(ANN, DAN, game="covered-snatch")
    screen = await house.sit(table, keys[0], keys[1])
    await take_up(screen, 0)
    await screen.move(0)
    await take_up(screen, 1)
    await screen.break_off()
    again = await house.sit(table, keys[0], keys[1])
    assert again.state["pass_to"] == 1
    assert shows_nothing(again.state)


async def test_time_begins_when_the_cover_opens(tmp_path: Any) -> None:
    """Nobody's time runs while the device is on its way to them; once begun, it goes on under a cover."""
    watch = StoppedWatch()
    async with open_house(tmp_path, watch=watch) as house:
        screen = await one_screen(house, ANN, DAN, clock=10)
        watch.forward(100)
        assert screen.state["clock"] is None
        state = await take_up(screen, 0)
        assert state["clock"] == {"seconds": 10, "left": 10.0, "waits_for": []}
        watch.forward(7)
        await screen.move(0)
        assert screen.state["clock"] is None
        watch.forward(100)
        state = await take_up(screen, 1)
        assert state["clock"] == {"seconds": 10, "left": 10.0, "waits_for": []}
        watch.forward(11)
        state = await screen.until(lambda state: state["ply"] == 2)
        assert (state["viewer"], state["pass_to"]) == (1, None)
