"""Setting up tables: the lobby, orders that make sense and orders that do not."""

import json
from pathlib import Path
from typing import Any

import pytest

from service.house import ANN, BEN, House, bot, person

BOX = (Path(__file__).parents[1] / "toy" / "box.toml").read_text()


async def test_lobby(house: House) -> None:
    lobby = (await house.web.get("/api/lobby")).json()
    snatch = next(game for game in lobby["games"] if game["name"] == "snatch")
    assert snatch["title"] == "Snatch"
    assert snatch["seats"] == [1, 2, 3, 4]
    assert snatch["options"] == [
        {
            "name": "low",
            "words": "The lowest card takes the bird",
            "values": [0, 1],
            "labels": ["highest takes", "lowest takes"],
            "seats": [2, 3, 4],
        },
        {
            "name": "keen",
            "words": "The magpie is keen",
            "values": [0, 1],
            "labels": ["lazy", "keen"],
            "seats": [1],
        },
    ]
    assert snatch["clock"] == {"words": "Time for each pick", "seconds": [20, 10, 5]}
    assert snatch["boxes"] == [{"name": "short-hands", "title": "Short hands"}]
    assert not snatch["covers"]
    plain = next(game for game in lobby["games"] if game["name"] == "wolf-and-fox")
    assert (plain["clock"], plain["boxes"], plain["covers"]) == (None, [], False)
    for game in lobby["games"]:
        assert [level["name"] for level in game["levels"]] == ["kit", "cub", "fox", "reynard"]
    assert lobby["version"]


async def test_rules(house: House) -> None:
    rules = (await house.web.get("/api/games/snatch/rules")).json()
    assert rules["title"] == "Snatch"
    assert rules["chapters"][0]["rules"][0]["id"] == "set-1"
    missing = await house.web.get("/api/games/chess/rules")
    assert missing.status_code == 404
    assert missing.json()["reason"].startswith("There is no game 'chess'")


async def test_table_info(house: House) -> None:
    table, _ = await house.set_up(ANN, BEN)
    info = (await house.web.get(f"/api/tables/{table}")).json()
    game = {"table": table, "game": "snatch", "title": "Snatch", "seats": ["Ann", "Ben"]}
    assert info == {**game, "pending": [0, 1], "scores": [0, 0], "winners": [], "over": False}


async def test_keys_are_for_people_and_unlike(house: House) -> None:
    table, keys = await house.set_up(ANN, bot(), BEN, person("Dan", "here"))
    other, other_keys = await house.set_up(ANN, bot(), BEN, person("Dan", "here"))
    assert list(keys) == [0, 2, 3]
    assert len({table, other, *keys.values(), *other_keys.values()}) == 8
    assert all(len(key) >= 32 for key in keys.values())


@pytest.mark.parametrize("what", ["", "/replay", "/save", "/proof"])
async def test_unknown_table(house: House, what: str) -> None:
    answer = await house.web.get(f"/api/tables/no-such-table{what}")
    assert answer.status_code == 404
    assert answer.json()["reason"].startswith("There is no such table.")


def order(**changes: Any) -> dict[str, Any]:
    return {"game": "snatch", "seats": [ANN, BEN], **changes}


REFUSED = [
    (order(game="chess"), 404, "There is no game 'chess'"),
    (order(game=7), 422, "game: it must be a text."),
    (order(game="x" * 41), 422, "game: it must have at most 40 characters."),
    (order(options={"keen": 1}), 422, "Snatch: option 'keen' is for 1 player, not 2; leave it out."),
    (order(seats=[ANN] + [BEN] * 4), 422, "Snatch is for 1 to 4 players, not 5."),
    (order(seats=[ANN] + [BEN] * 12), 422, "seats: it must have at most 12 entries."),
    (order(seats=[]), 422, "seats: it must have at least 1 entries."),
    (order(seats=[ANN, ANN]), 422, "Only one seat can be yours"),
    (order(seats=[ANN, {"kind": "bot", "name": "B"}]), 422, "Seat 2 is for a bot, so it needs a level"),
    (order(seats=[{**ANN, "level": "kit"}, BEN]), 422, "Seat 1 is for a person, so it has no level"),
    (order(seats=[ANN, bot(level="wolf")]), 422, "seats[1].level: it must be 'kit', 'cub', 'fox' or 'reynard'."),
    (order(seats=[ANN, person(" Ben")]), 422, "seats[1].name: it has characters that are not allowed there"),
    (order(seats=[ANN, {**BEN, "kind": "ghost"}]), 422, "seats[1].kind: it must be 'me', 'here', 'friend' or 'bot'."),
    (order(seats="Ann"), 422, "seats: it must be a list."),
    (order(options={"low": 2}), 422, "Snatch: option 'low' is 2; it can be 0, 1."),
    (order(options={"lov": 1}), 422, "Snatch has no option 'lov'; it has low, keen."),
    (order(options={"low": True}), 422, "options.low: it must be a whole number."),
    (order(box="hand = "), 422, "your box: this is not valid TOML"),
    (order(box=BOX.replace("hand = 5", "hand = 50")), 422, "your box: hand must be a whole number from 1 to 6"),
    (order(box="x" * 100_001), 422, "box: it must have at most 100000 characters."),
    (order(box_name="long-hands"), 422, "Snatch has no box 'long-hands'; it has short-hands."),
    (order(box_name="../box"), 422, "Snatch has no box '../box'; it has short-hands."),
    (order(box_name="short-hands", box=BOX), 422, "A table has one box"),
    (order(box_name="x" * 41), 422, "box_name: it must have at most 40 characters."),
    (order(clock=7), 422, "Snatch: the clock is 7; it can be 0 for none, or 20, 10, 5 seconds."),
    (order(clock=-5), 422, "Snatch: the clock is -5; it can be 0 for none, or 20, 10, 5 seconds."),
    (order(clock=2.5), 422, "clock: it must be a whole number."),
    (order(game="wolf-and-fox", clock=5), 422, "The Wolf and the Fox is played without a clock; leave it out."),
    (order(cheat=1), 422, "The request: it has a field that is not known here."),
    ([], 422, "The request: it must be an object."),
    ({}, 422, "game: it is missing."),
]


async def test_orders_that_make_no_sense(house: House) -> None:
    for wrong, status, reason in REFUSED:
        answer = await house.web.post("/api/tables", json=wrong)
        problem = answer.json()
        assert (answer.status_code, set(problem)) == (status, {"reason", "rule"}), wrong
        assert problem["reason"].startswith(reason), problem


async def test_bodies_that_are_no_json(house: House) -> None:
    headers = {"Content-Type": "application/json"}
    for body in (b"", b"{", b"\xff\xfe", b"[" * 100_000, b'{"game": "snatch", "seats": [}'):
        answer = await house.web.post("/api/tables", content=body, headers=headers)
        assert answer.status_code in (400, 422), body[:20]
        assert set(answer.json()) == {"reason", "rule"}
    answer = await house.web.post("/api/tables", content=json.dumps(order()), headers={"Content-Type": "text/plain"})
    assert answer.status_code == 422


async def test_body_too_large(house: House) -> None:
    """It is refused whether its length is declared or not, and the next request is heard."""

    async def in_pieces(size: int) -> Any:
        for _ in range(size // 1000):
            yield b"x" * 1000

    for content in (b"x" * 131_073, in_pieces(200_000)):
        answer = await house.web.post("/api/tables", content=content)
        assert answer.status_code == 413
        assert answer.json()["reason"] == "The request is too large; it may have 128 KiB."
    assert (await house.web.post("/api/tables", json=order(box=BOX))).status_code == 201


async def test_own_box(house: House) -> None:
    """An owner's numbers count, also after the table was put away and opened again."""
    table, keys = await house.set_up(ANN, bot(), box=BOX.replace("rounds = 5", "rounds = 2"))
    ann = await house.sit(table, keys[0])
    assert ann.state["view"]["rounds"] == 2
    await ann.hang_up()
    house.rooms.recent.clear()
    house.rooms.open.clear()
    again = await house.sit(table, keys[0])
    assert again.state["view"]["rounds"] == 2


async def test_problems_of_addresses(house: House) -> None:
    assert (await house.web.get("/api/nothing")).json()["reason"].startswith("There is nothing at this address.")
    assert (await house.web.delete("/api/lobby")).status_code == 405
    assert "DELETE" in (await house.web.delete("/api/lobby")).json()["reason"]


async def test_box_by_name(house: House) -> None:
    """The table is stored with the text of the box, as any other."""
    table, keys = await house.set_up(ANN, BEN, box_name="short-hands")
    ann = await house.sit(table, keys[0])
    assert (ann.state["view"]["rounds"], len(ann.desk(0)["choices"])) == (2, 2)
    room = await house.rooms.find(table)
    assert room.setting.box.startswith('title = "Short hands"')
