"""Bots when there is much to do: fair turns, shorter thoughts, and nobody who waits for ever."""

import asyncio
from pathlib import Path

import reynard
from reynard.bots import LEVELS, Greedy
from reynard.core.match import Match
from reynard.core.sight import Sight
from reynard.service.bot_pool import LONGEST_THOUGHT, PLAYED, WATCHED, Bots
from reynard.service.fair_pool import Client
from reynard.service.limits import Limits
from service.brains import FirstChoice, Ponderous
from service.house import ANN, BEN, House, bot, new_id, open_house
from service.patience import PATIENCE


class Timed(Ponderous):
    """Remembers how long each thought was allowed to take, and for whom it was."""

    def __init__(self) -> None:
        super().__init__()
        self.thoughts: list[tuple[str, int]] = []

    def choose(self, sight: Sight, level: str, milliseconds: int) -> int:
        self.thoughts.append((OWNERS[sight.seats], milliseconds))
        return super().choose(sight, level, milliseconds)


OWNERS = {2: "home", 3: "stranger", 4: "many"}  # a bot does not know at whose table it sits, but how many play there


def match_of(name: str) -> Match:
    return reynard.game("snatch").start(next(seats for seats, owner in OWNERS.items() if owner == name))


async def ask_many(brains: Timed, bots: Bots, clients: list[tuple[Client, str, int]]) -> None:
    """Let the bots of many tables think, all at once."""
    asked = [
        asyncio.create_task(bots.choose(client, match_of(name), 0, "reynard", rank=rank, at_once=True))
        for client, name, rank in clients
    ]
    await asyncio.sleep(0)
    brains.let_go(len(asked))
    await asyncio.wait_for(asyncio.gather(*asked), PATIENCE)


async def test_the_bots_of_one_address_do_not_silence_those_of_another() -> None:
    """Sixty tables of a stranger's: the bot of somebody who comes later is among the next to think."""
    brains = Timed()
    bots = Bots(brains, 0, Limits())
    crowd = [(Client("stranger", str(table)), "stranger", PLAYED) for table in range(60)]
    await ask_many(brains, bots, [*crowd, (Client("home", "table"), "home", PLAYED)])
    assert [name for name, _ in brains.thoughts].index("home") <= 4


async def test_bots_that_people_play_with_go_before_those_who_are_only_watched() -> None:
    brains = Timed()
    bots = Bots(brains, 0, Limits())
    crowd = [(Client(f"stranger {number}", str(number)), "stranger", WATCHED) for number in range(60)]
    await ask_many(brains, bots, [*crowd, (Client("home", "table"), "home", PLAYED)])
    assert [name for name, _ in brains.thoughts].index("home") <= 4


async def test_the_more_wait_the_shorter_each_thinks() -> None:
    brains = Timed()
    limits = Limits(bot_seconds=10)
    bots = Bots(brains, 0, limits)
    await ask_many(brains, bots, [(Client("home", "table"), "home", PLAYED)])
    assert brains.thoughts[-1][1] == 1000 * LONGEST_THOUGHT
    await ask_many(brains, bots, [(Client(str(number)), "many", PLAYED) for number in range(101)])
    thoughts = [milliseconds for name, milliseconds in brains.thoughts if name == "many"]
    assert min(thoughts) <= 110
    assert sum(thoughts) / 2 <= 1000 * limits.bot_seconds * 4
    assert thoughts[-1] == 1000 * LONGEST_THOUGHT


async def test_a_bot_that_has_waited_too_long_plays_by_eye() -> None:
    brains = Timed()
    bots = Bots(brains, 0, Limits(bot_seconds=0))
    await ask_many(brains, bots, [(Client("home", "table"), "home", PLAYED)])
    assert brains.thoughts == [("home", 0)]


def test_playing_by_eye_is_what_the_greedy_bot_does() -> None:
    match = reynard.game("wolf-and-fox").start(2, seed=5)
    seat = match.pending[0]
    for level in ("fox", "reynard"):
        assert LEVELS[level].choose(match, seat, seed=3, milliseconds=0) == Greedy().choose(match, seat, seed=3)


async def test_hints_for_one_address_are_counted(tmp_path: Path) -> None:
    """Whatever the number of seats and sockets; another address is not concerned."""
    brains = Ponderous()
    async with open_house(tmp_path, brains, limits=Limits(hints_per_address=2)) as house:
        guests = []
        for _ in range(3):
            table, keys = await house.set_up(ANN, BEN)
            guests.append(await house.sit(table, keys[0]))
        for guest in guests[:2]:
            await guest.say({"type": "hint", "id": new_id(), "seat": 0, "decision": 0})
            assert await asyncio.to_thread(brains.begun.acquire, timeout=PATIENCE)
        answer = await guests[2].ask("hint", seat=0, decision=0)
        assert answer["reason"] == "Several hints are being worked out already. Try again in a few seconds."
        brains.let_go(3)
        await guests[0].wait(lambda: any(told["type"] == "hint" for told in guests[0].told))
        await guests[1].wait(lambda: any(told["type"] == "hint" for told in guests[1].told))
        assert (await guests[2].ask("hint", seat=0, decision=0))["type"] == "hint"


async def test_a_hint_nobody_comes_to_is_refused_with_a_sentence(tmp_path: Path) -> None:
    brains = Ponderous()
    async with open_house(tmp_path, brains) as house:
        await occupy(house, brains)
        table, keys = await house.set_up(ANN, BEN)
        ann = await house.sit(table, keys[0])
        house.rooms.shared.bots.hint_seconds = 0.01
        answer = await ann.ask("hint", seat=0, decision=0)
        assert answer["reason"] == "The server has too much to do at the moment. Try again in a few seconds."
        house.rooms.shared.bots.hint_seconds = PATIENCE
        await ann.say(asked := {"type": "hint", "id": new_id(), "seat": 0, "decision": 0})
        brains.let_go(50)
        assert (await ann.answer(asked["id"]))["type"] == "hint"


async def occupy(house: House, brains: Ponderous) -> None:
    """Let bots of other tables think on every thread."""
    for _ in range(2):
        table, _ = await house.set_up(bot("A"), bot("B"))
        await house.sit(table)
        assert await asyncio.to_thread(brains.begun.acquire, timeout=PATIENCE)


async def test_bots_rest_while_nobody_is_there(tmp_path: Path) -> None:
    """A table that everyone has left costs nothing, and goes on when somebody comes."""

    class Counting(FirstChoice):
        chosen = 0

        def choose(self, sight: Sight, level: str, milliseconds: int) -> int:
            self.chosen += 1
            return super().choose(sight, level, milliseconds)

    brains = Counting()
    async with open_house(tmp_path, brains) as house:
        table, _ = await house.set_up(bot("A"), bot("B"))
        other, _ = await house.set_up(bot("C"), bot("D"))
        watcher = await house.sit(other)
        await watcher.until(lambda state: state["ending"] is not None)
        assert brains.chosen == 10
        assert (await house.rooms.find(table)).match.ply == 0
        latecomer = await house.sit(table)
        await latecomer.until(lambda state: state["ending"] is not None)
