"""Secrets: every byte that goes to a page, an error or a log, in whole games, holds nothing it may not."""

import asyncio
import json
import logging
from pathlib import Path
from random import Random

import pytest
from pydantic import ValidationError

from reynard.service.messages.said import Hello
from service.brains import AnyChoice
from service.house import ANN, BEN, CAT, Guest, House, Json, bot, open_house

OWN_LOGS = ("httpx", "httpcore", "websockets.client", "asyncio")  # of the tests' own side of the lines


async def test_nobody_is_told_what_they_may_not_know(house: House, snatch: object) -> None:
    """A whole game: names of cards that a viewer may not know yet never appear in anything told to them."""
    table, keys = await house.set_up(ANN, BEN, CAT, bot())
    guests: dict[int | None, Guest] = {seat: await house.sit(table, key) for seat, key in keys.items()}
    guests[None] = await house.sit(table)
    room = await house.rooms.find(table)
    names = room.match.box.names["card"]
    hands = {seat: {card["name"] for card in room.match.view(seat)["seats"][seat]["hand"]} for seat in range(4)}
    checked = 0
    chance = Random(5)
    while not room.match.over:
        await asyncio.sleep(0)  # the bot has its turn too
        seat = chance.choice([seat for seat in room.match.pending if seat != 3] or [None])
        if seat is not None:
            guest = guests[seat]
            await guest.until(lambda state, seat=seat, guest=guest: guest.may(seat))
            await guest.move(seat, chance.choice(guest.desk(seat)["choices"])["id"])
        for each in guests.values():
            await each.until(lambda state: state["version"] == room.version)
        open_cards = {names[card] for card in range(24) if room.match.table.where[card] == -2}
        for viewer, guest in guests.items():
            may_know = open_cards | hands.get(viewer, set())
            for text in guest.traffic:
                checked += 1
                assert not [name for name in names if name in text and name not in may_know]
    assert checked > 100


async def test_errors_give_nothing_away(house: House) -> None:
    """Refusals of moves with other people's cards and seats say the same whatever the others hold."""
    table, keys = await house.set_up(ANN, BEN)
    ann, watcher = await house.sit(table, keys[0]), await house.sit(table)
    mine = {choice["id"] for choice in ann.desk(0)["choices"]}
    answers = set()
    for card in set(range(24)) - mine:
        answer = await ann.move(0, card)
        answers.add((answer["reason"], answer["rule"]))
        assert (await watcher.ask("move", seat=1, decision=0, choice=card))["type"] == "refused"
    assert len(answers) == 1


async def test_keys_seed_and_salt_stay_secret(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A whole game with refusals, bots and a lost line: no key in anything told or logged, no seed before the end."""
    caplog.set_level(logging.DEBUG)
    for name in OWN_LOGS:
        logging.getLogger(name).setLevel(logging.WARNING)
    async with open_house(tmp_path, AnyChoice()) as house:
        table, keys = await house.set_up(ANN, BEN, bot())
        room = await house.rooms.find(table)
        secrets = [str(room.match.seed), hex(room.match.seed)[2:], room.match.salt]
        ann, ben, watcher = await house.sit(table, keys[0]), await house.sit(table, keys[1]), await house.sit(table)
        problems = await make_trouble(house, table, keys, ann)
        await ben.break_off()
        await ann.until(lambda state: not state["seats"][1]["here"])
        await ann.ask("hand_over", seat=1, level="kit")
        before_the_end = 0
        while ann.state["ending"] is None:
            await ann.until(lambda state: state["ending"] is not None or ann.may(0))
            if ann.may(0):
                before_the_end = len(ann.traffic)
                await ann.move(0)
        await watcher.until(lambda state: state["ending"] is not None)
    told = [text for guest in (ann, ben, watcher) for text in guest.traffic if not ends(json.loads(text))]
    assert before_the_end > 5
    for text in [*told, *problems, caplog.text]:
        assert not [secret for secret in secrets if secret in text]
    for text in [text for guest in (ann, ben, watcher) for text in guest.traffic] + [*problems, caplog.text]:
        assert not [key for key in keys.values() if key in text]


def ends(told: Json) -> bool:
    return bool(told.get("ending"))


async def make_trouble(house: House, table: str, keys: dict[int, str], ann: Guest) -> list[str]:
    """Put keys where they do not belong, and collect what is answered."""
    answers = []
    for body in ({"game": keys[0]}, {keys[0]: 1}, {"game": "snatch", "seats": [{"kind": keys[0]}]}):
        answers.append((await house.web.post("/api/tables", json=body)).text)
    for body in (f'{{"game": "{keys[0]}"', keys[0]):
        answers.append((await house.web.post("/api/tables", content=body)).text)
    path = f"/api/tables/{table}/rematch"
    answers.append((await house.web.post(path, headers={"Authorization": f"Bearer {keys[0]}"})).text)
    for message in (
        {"type": "hello", "keys": [keys[0], keys[1][:-1] + "!"]},
        {"type": "hello", "keys": keys[1]},
        {"type": keys[1]},
        {"type": "ping", keys[1]: keys[1]},
        keys[1],
    ):
        known = len(ann.answers(None))
        await ann.say(message)
        answers.append(json.dumps(await ann.answer(None, known + 1)))
    # An unknown game is named in its refusal, because that is what its sender needs to know.
    return [answer for answer in answers if not answer.startswith('{"reason":"There is no game')]


def test_errors_about_messages_do_not_quote_them() -> None:
    """Whoever logs one, by whatever path, logs no key."""
    key = "this-is-a-secret-key!"
    with pytest.raises(ValidationError) as error:
        Hello(keys=[key])
    assert key not in str(error.value)
    assert key not in repr(error.value)


async def test_addresses_hold_no_keys(house: House) -> None:
    """No address of the service has a place for a key, so none can end up in a history or a proxy's log."""
    schema = (await house.web.get("/api/openapi.json")).json()
    for path, methods in schema["paths"].items():
        assert "key" not in path
        for operation in methods.values():
            parameters = operation.get("parameters", [])
            for each in parameters:
                form = each["schema"]
                assert each["in"] != "query" or "enum" in form or form["type"] == "integer", "neither can be a key"
