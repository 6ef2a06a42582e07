"""Everybody at once: duplicates, late answers and broken lines, and still every move counts exactly once."""

import asyncio
import random

import pytest

from service.house import Guest, House, Json, new_id, person
from service.patience import PATIENCE

SEATS = 3


class Hothead:
    """A person with a bad line and a nervous finger, who resends everything until it is answered."""

    def __init__(self, house: House, table: str, seat: int, key: str, chance: random.Random) -> None:
        self.house, self.table, self.seat, self.key, self.chance = house, table, seat, key, chance
        self.moves: list[int] = []  # the choices that were said to be done, in order

    async def play(self) -> None:
        """Play to the end over as many lines as it takes."""
        guest = await self.house.sit(self.table, self.key)
        while guest.state["ending"] is None:
            if not guest.may(self.seat):
                known = guest.state["version"]
                await guest.until(lambda state, known=known: state["version"] > known)
                continue
            guest = await self.decide(guest)
        await guest.all_answered()
        await guest.hang_up()

    async def decide(self, guest: Guest) -> Guest:
        """Make one move, somehow."""
        desk = guest.desk(self.seat)
        choice = self.chance.choice(desk["choices"])["id"]
        move: Json = {
            "type": "move",
            "id": new_id(),
            "seat": self.seat,
            "decision": desk["decision"],
            "choice": choice,
        }
        for message in self.fidget(move):
            await asyncio.sleep(self.chance.choice([0, 0, 0.001, 0.003]))
            await guest.say(message)
        if self.chance.random() < 0.2:
            await guest.break_off()
            guest = await self.house.sit(self.table, self.key)
            await guest.say(move)
        elif self.chance.random() < 0.2:
            await guest.all_answered()
        assert (await guest.answer(move["id"]))["type"] == "done"
        self.moves.append(choice)
        await guest.until(lambda state: guest.desk(self.seat)["decision"] > move["decision"])
        return guest

    def fidget(self, move: Json) -> list[Json]:
        """Send the move once or more often, then other ideas for the same and for older decisions."""
        messages = [move] * self.chance.choice([1, 1, 2, 3])
        for decision in range(move["decision"] + 1):
            if self.chance.random() < 0.3:
                other = self.chance.randrange(24)
                messages.append({**move, "id": new_id(), "decision": decision, "choice": other})
        return messages


@pytest.mark.parametrize("seed", range(6))
async def test_every_move_counts_once_and_every_message_is_answered(house: House, seed: int) -> None:
    chance = random.Random(seed)
    table, keys = await house.set_up(*(person(f"P{seat}") for seat in range(SEATS)))
    players = [Hothead(house, table, seat, keys[seat], random.Random(chance.random())) for seat in range(SEATS)]
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(player.play() for player in players))
    saved = (await house.web.get(f"/api/tables/{table}/save")).json()
    assert len(saved["moves"]) == 5 * SEATS
    for player in players:
        assert [choice for seat, choice in saved["moves"] if seat == player.seat] == player.moves


async def test_answers_match_messages_one_to_one(house: House) -> None:
    """A burst of good, repeated, late, illegal and malformed messages: as many answers as messages."""
    table, keys = await house.set_up(person("Ann"), person("Ben"))
    ann = await house.sit(table, keys[0])
    good = {"type": "move", "id": new_id(), "seat": 0, "decision": 0, "choice": ann.desk(0)["choices"][1]["id"]}
    burst: list[Json] = [
        good,
        good,
        {**good, "id": new_id()},
        {**good, "id": new_id(), "choice": 23},
        {**good, "id": new_id(), "seat": 1},
        {**good, "id": new_id(), "seat": "0"},
        {"type": "undo", "id": new_id(), "seat": 0, "decision": 0},
        {"type": "hint", "id": new_id(), "seat": 0, "decision": 5},
        {"type": "rename", "id": new_id(), "seat": 0, "name": "Anna"},
        {"type": "rename", "id": new_id(), "seat": 0, "name": ""},
        {"type": "hand_over", "id": new_id(), "seat": 7, "level": "kit"},
        good,
    ] * 3
    for message in burst:
        await ann.say(message)
    await ann.say({"type": "ping"})
    await ann.wait(lambda: {"type": "pong"} in ann.told)
    await ann.all_answered()
    assert ann.state["ply"] == 1
