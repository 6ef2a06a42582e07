"""Two processes on one PostgreSQL: wherever people sit, they are at one table, and one drives its bots and clock."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
import pytest_asyncio

from reynard.service.changes import plan_move
from reynard.service.errors import LeaseLost
from reynard.service.leases import TERM
from reynard.service.room import Room
from service.brains import Ponderous
from service.house import ANN, BEN, CAT, GENEROUS, Guest, House, bot, new_id, open_house, person, play_out
from service.patience import PATIENCE
from service.postgres import Postgres
from service.test_at_once import SEATS, Hothead
from service.watch import StoppedWatch

TAKEN_OVER = 5.0  # seconds


@asynccontextmanager
async def open_two(postgres: Postgres, **more: Any) -> AsyncIterator[tuple[House, House]]:
    """Run two servers that know of each other only by their database."""
    place = postgres.new_place()
    async with open_house(place, **more) as one, open_house(place, **more) as other:
        yield one, other


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def two(postgres: Postgres) -> AsyncIterator[tuple[House, House]]:
    async with open_two(postgres) as houses:
        yield houses


async def apart(two: tuple[House, House], **more: Any) -> tuple[Guest, Guest]:
    """Sit Ann and Ben down at one table, each at a page of another process."""
    table, keys = await two[0].set_up(ANN, BEN, **more)
    ann, ben = await two[0].sit(table, keys[0]), await two[1].sit(table, keys[1])
    for guest in (ann, ben):
        await guest.until(lambda state: all(seat["here"] for seat in state["seats"]))
    return ann, ben


async def room_of(house: House, guest: Guest) -> Room:
    room = await house.rooms.find(guest.state["table"])
    assert isinstance(room, Room)
    return room


async def leading(house: House, guest: Guest) -> Room:
    """Wait until a house leads the table of somebody there."""
    room = await room_of(house, guest)
    async with asyncio.timeout(PATIENCE):
        while not room.company.leads:
            await asyncio.sleep(0.01)
    return room


async def test_friends_play_a_whole_game_apart(two: tuple[House, House]) -> None:
    """They see the same moves, names, marks, notes and result, and go on to the same rematch."""
    ann, ben = await apart(two)
    await ben.ask("rename", seat=1, name="Benjamin", mark=5)
    await ann.until(lambda state: (state["seats"][1]["name"], state["seats"][1]["mark"]) == ("Benjamin", 5))
    watchers = [await house.sit(ann.state["table"]) for house in two]
    await play_out((ann, 0), (ben, 1))
    for watcher in watchers:
        await watcher.until(lambda state: state["ending"] is not None)
    assert watchers[0].log == watchers[1].log
    assert ann.state["ending"] == ben.state["ending"]
    table = ann.state["table"]
    saves = [(await house.web.get(f"/api/tables/{table}/save")).json() for house in two]
    assert saves[0] == saves[1]
    assert len(saves[0]["moves"]) == 10


async def test_both_ask_for_a_rematch_at_once(two: tuple[House, House]) -> None:
    table, keys = await two[0].set_up(ANN, BEN)
    ann, ben = await two[0].sit(table, keys[0]), await two[1].sit(table, keys[1])
    await play_out((ann, 0), (ben, 1))
    asked = [
        house.web.post(f"/api/tables/{table}/rematch", headers={"Authorization": f"Bearer {keys[seat]}"})
        for seat, house in enumerate(two)
    ]
    made = [answer.json()["table"] for answer in await asyncio.gather(*asked)]
    assert made[0] == made[1]
    for guest in (ann, ben):
        await guest.until(lambda state: state["rematch"] == made[0])
    assert (await (await two[1].sit(made[0], keys[0])).move(0))["type"] == "done"


async def test_who_comes_from_another_process_finds_all_that_they_saw_there(two: tuple[House, House]) -> None:
    ann, ben = await apart(two)
    last = {"type": "move", "id": new_id(), "seat": 0, "decision": 0, "choice": ann.desk(0)["choices"][1]["id"]}
    await ann.say(last)
    assert (await ann.answer(last["id"]))["type"] == "done"
    again = await two[1].sit(ann.state["table"])
    assert again.state["ply"] == 1
    await ann.hang_up()
    await ben.until(lambda state: not state["seats"][0]["here"])


async def test_a_message_is_done_once_whichever_process_hears_it_again(two: tuple[House, House]) -> None:
    """The line dies before the answer comes, and the page says it again to the other process."""
    table, keys = await two[0].set_up(ANN, BEN)
    ann, elsewhere = await two[0].sit(table, keys[0]), await two[1].sit(table, keys[0])
    move = {"type": "move", "id": new_id(), "seat": 0, "decision": 0, "choice": ann.desk(0)["choices"][1]["id"]}
    await asyncio.gather(ann.say(move), elsewhere.say(move))
    for guest in (ann, elsewhere):
        assert (await guest.answer(move["id"]))["type"] == "done"
        assert (await guest.until(lambda state: state["ply"] > 0))["ply"] == 1


@pytest.mark.parametrize("seed", range(4))
async def test_every_move_counts_once_at_two_processes(two: tuple[House, House], seed: int) -> None:
    """Three move at the same moments, on lines that break, now at one process and now at the other."""
    chance = random.Random(seed)
    table, keys = await two[0].set_up(*(person(f"P{seat}") for seat in range(SEATS)))

    class EitherHouse:
        async def sit(self, table: str, *keys: str) -> Guest:
            return await chance.choice(two).sit(table, *keys)

    house: Any = EitherHouse()
    players = [Hothead(house, table, seat, keys[seat], random.Random(chance.random())) for seat in range(SEATS)]
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(player.play() for player in players))
    saves = [(await house.web.get(f"/api/tables/{table}/save")).json() for house in two]
    assert saves[0] == saves[1]
    assert len(saves[0]["moves"]) == 5 * SEATS
    for player in players:
        assert [choice for seat, choice in saves[0]["moves"] if seat == player.seat] == player.moves


async def walk_apart(two: tuple[House, House]) -> tuple[Guest, Guest, int]:
    """Let the first move at The Wolf and the Fox, and give mover, other and the mover's seat."""
    guests = await apart(two, game="wolf-and-fox")
    first = 0 if guests[0].may(0) else 1
    mover, other = guests[first], guests[1 - first]
    await mover.move(first)
    await other.until(lambda state: other.may(1 - first))
    return mover, other, first


@pytest.mark.parametrize("allow", [True, False])
async def test_an_undo_is_asked_for_and_answered_across(two: tuple[House, House], allow: bool) -> None:
    mover, other, first = await walk_apart(two)
    assert (await mover.undo(first))["type"] == "done"
    state = await other.until(lambda state: state["undo_asks"])
    assert [(each["seat"], each["asked"]) for each in state["undo_asks"]] == [(first, [1 - first])]
    answer = await other.ask("answer_undo", seat=1 - first, asker=first, allow=allow)
    assert answer["type"] == "done"
    state = await mover.until(lambda state: not state["undo_asks"] and state["ply"] == (0 if allow else 1))
    if allow:
        assert mover.log[-1] == f"{['Ann', 'Ben'][first]} undoes a step."
        assert other.answers(None) == [], "who has agreed is not told that they have to look again"
    else:
        assert (await mover.answer(None))["reason"].endswith("would rather go on, so your step stands.")
    await other.until(lambda state: state["ply"] == (0 if allow else 1))


async def test_a_seat_is_handed_over_and_given_back_across(two: tuple[House, House]) -> None:
    ann, ben = await apart(two)
    refused = await ann.ask("hand_over", seat=1, level="kit")
    assert refused["reason"] == "Ben is at the table, so only they can hand over their seat."
    await ben.ask("hand_over", seat=1, level="kit")
    state = await ann.until(lambda state: state["seats"][1]["level"] == "kit" and state["ply"] == 1)
    assert state["seats"][1]["here"]


async def test_bots_are_driven_once_and_taken_over(postgres: Postgres) -> None:
    """Whoever leads falls silent without a word; the other has the bots move within seconds, the first no more."""
    async with open_two(postgres) as (one, other):
        table, keys = await one.set_up(ANN, BEN, bot(), bot())
        ann = await one.sit(table, keys[0])
        leader = await leading(one, ann)
        ben = await other.sit(table, keys[1])
        await ben.until(lambda state: state["ply"] == 2)
        follower = await room_of(other, ben)
        assert (leader.company.leads, follower.company.leads) == (True, False)
        leader.shared.peers.closing.set()  # type: ignore[union-attr]
        begun = asyncio.get_running_loop().time()
        while not follower.company.leads:
            await asyncio.sleep(0.05)
        assert asyncio.get_running_loop().time() - begun < TAKEN_OVER
        await ben.until(lambda state: not state["seats"][0]["here"])
        scene = leader.scene
        with pytest.raises(LeaseLost):
            async with leader.lock:
                await leader.record(
                    plan_move(scene, 0, scene.match.legal(0)[0], bot=False, id=None, clock=True), only_as_leader=True
                )
        assert not leader.company.leads
        await ben.move(1)
        assert (await ann.move(0))["type"] == "done", "people's moves count wherever they are made"
        state = await ben.until(lambda state: state["ply"] >= 6)
        assert state["ply"] == 6, "every bot has moved once in each round, and nobody twice"


async def test_who_leaves_leaves_the_lead_to_the_others(two: tuple[House, House]) -> None:
    table, keys = await two[0].set_up(ANN, BEN, bot())
    ann = await two[0].sit(table, keys[0])
    await leading(two[0], ann)
    ben = await two[1].sit(table, keys[1])
    follower = await room_of(two[1], ben)
    await ben.until(lambda state: state["ply"] == 1)
    assert not follower.company.leads
    await ann.hang_up()
    async with asyncio.timeout(TERM / 2):
        while not follower.company.leads:
            await asyncio.sleep(0.01)


async def test_a_process_that_was_taken_for_dead_comes_back(two: tuple[House, House]) -> None:
    """Its rows are gone; at its next beat it enters again, and leads its tables if nobody else is there."""
    table, keys = await two[0].set_up(ANN, bot())
    ann = await two[0].sit(table, keys[0])
    await ann.until(lambda state: state["ply"] == 1)
    room = await room_of(two[0], ann)
    assert room.company.leads
    await room.shared.storage.write(lambda session: session.run("DELETE FROM processes") and None)
    assert (await ann.move(0))["type"] == "done"
    await ann.until(lambda state: state["ply"] >= 3)


async def test_the_clock_runs_once_for_all(postgres: Postgres) -> None:
    """It begins when both have come, strikes once, and who comes later sees what is left."""
    watch = StoppedWatch()
    async with open_two(postgres, watch=watch) as two:
        ann, ben = await apart(two, clock=10)
        for guest in (ann, ben):
            await guest.until(lambda state: state["clock"] is not None and not state["clock"]["waits_for"])
        watch.forward(4)
        again = await two[1].sit(ann.state["table"])
        state = await again.until(lambda state: state["clock"] is not None and state["clock"]["left"] < 6.1)
        assert 5 < state["clock"]["left"] <= 6
        watch.forward(10)
        for guest in (ann, ben):
            await guest.until(lambda state: state["ply"] == 2)
        room = await room_of(two[1], ben)
        assert room.events == 2


async def test_who_goes_on_is_heard_by_who_leads(postgres: Postgres) -> None:
    """The bot waits at one process for the moment in which Cat, at the other, could undo her pick."""
    brains = Ponderous()
    async with open_two(postgres, brains=brains, limits=replace(GENEROUS, undo_seconds=600)) as (one, other):
        table, keys = await one.set_up(CAT, bot())
        watcher = await one.sit(table)
        await leading(one, watcher)  # whoever comes first leads, though they only watch
        cat = await other.sit(table, keys[0])
        await watcher.until(lambda state: state["seats"][0]["here"])
        assert (await cat.move(0))["type"] == "done"
        await watcher.until(lambda state: state["ply"] == 1)
        brains.let_go(10)
        await asyncio.sleep(0.3)
        assert watcher.state["ply"] == 1
        await cat.say({"type": "go_on", "seat": 0})
        await cat.until(lambda state: state["ply"] >= 2)


async def test_a_line_that_was_lost_misses_nothing(two: tuple[House, House], postgres: Postgres) -> None:
    """PostgreSQL throws every connection out while both play on."""
    ann, ben = await apart(two)
    for _ in range(3):
        everyone = "SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname IS NOT NULL"
        postgres.run_statement(f"SELECT pg_terminate_backend(pid) FROM ({everyone}) others")
        for guest, seat in ((ann, 0), (ben, 1)):
            await guest.until(lambda state, guest=guest, seat=seat: guest.may(seat))
            assert (await guest.move(seat))["type"] == "done"
    for guest in (ann, ben):
        await guest.until(lambda state: state["ply"] == 6)
    plies = [state["ply"] for state in ben.states]
    assert all(later >= earlier for earlier, later in pairwise(plies))


async def test_nothing_secret_is_told(two: tuple[House, House], postgres: Postgres) -> None:
    """What processes tell each other is names of tables and numbers; what they write down of themselves is no more."""
    import psycopg

    heard: list[str] = []
    with psycopg.connect(postgres.address, autocommit=True) as connection:
        connection.execute("LISTEN reynard")
        ann, ben = await apart(two)
        await ann.move(0)
        await ben.until(lambda state: state["ply"] == 1)
        storage = two[0].rooms.shared.storage
        written = str(
            [await storage.read(lambda session, all=all: session.run(f"SELECT * FROM {all}")) for all in KEPT]
        )
        heard = [told.payload for told in connection.notifies(timeout=0.1)]
    table = ann.state["table"]
    assert f"{table} 0" in heard
    processes = {house.rooms.shared.peers.process for house in two}
    assert {each for each in heard if each.startswith(table)} <= {f"{table} 0"} | {f"{table} @{p}" for p in processes}
    room = await room_of(two[0], ann)
    assert table in written
    for secret in (room.setting.seed, room.setting.salt, *(str(chair.key_hash) for chair in room.chairs), "Ann"):
        assert secret not in written


KEPT = ("processes", "leases", "visits")
