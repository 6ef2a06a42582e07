"""Playing on from a moment of a finished game: another table, with the dice that came or with new ones."""

import pytest

import reynard
from analysis.played import by_eye
from service.house import ANN, BEN, House, Json, bot, open_house
from service.test_analyses import open_finished

PLY = 8


async def branch(house: House, table: str, *seats: Json, ply: int = PLY, dice: str = "new") -> tuple[str, list[str]]:
    answer = await house.web.post(
        f"/api/tables/{table}/branches", json={"ply": ply, "dice": dice, "seats": list(seats)}
    )
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return made["table"], [each["key"] for each in made["keys"]]


@pytest.mark.parametrize("ply", [0, PLY])
@pytest.mark.parametrize("dice", ["true", "new"])
async def test_a_table_goes_on_from_the_moment_and_outlives_a_restart(tmp_path, dice, ply):
    match = by_eye("wolf-and-fox", 2)
    async with open_house(tmp_path) as house:
        first = await open_finished(house.web)
        table, [key] = await branch(house, first, ANN, bot(level="kit"), ply=ply, dice=dice)
        guest = await house.sit(table, key)
        if match.at(ply).pending == (0,):
            assert guest.state["view"] == match.at(ply).view(0)
        origin = "with new dice." if dice == "new" else "whose seed is known."
        assert ply == 0 or any(line.endswith(origin) for line in guest.log)
        state = await guest.until(lambda state: bool(state["desks"][0]["choices"]))
        assert (await guest.move(0))["type"] == "done"
        assert (await house.web.get(f"/api/tables/{first}")).json()["over"]
    async with open_house(tmp_path) as house:
        guest = await house.sit(table, key)
        assert guest.state["ply"] > state["ply"]


async def test_new_dice_are_not_the_old_ones_and_are_committed_to(house: House):
    table = await open_finished(house.web)
    boards = []
    for dice in ("true", "new"):
        second, keys = await branch(house, table, ANN, BEN, dice=dice)
        guest = await house.sit(second, *keys)
        for _ in range(8):
            seat = next(seat for seat in range(2) if guest.may(seat))
            ply = guest.state["ply"]
            assert (await guest.move(seat))["type"] == "done"
            await guest.until(lambda state, ply=ply: state["ply"] > ply)
        boards.append((guest.state["view"], guest.state["commitment"]))
    assert boards[0][0] != boards[1][0]
    assert boards[0][1] == reynard.load(by_eye("wolf-and-fox", 2).save()).commitment != boards[1][1]


@pytest.mark.parametrize(
    ("order", "status", "words"),
    [
        ({"ply": 999, "dice": "new", "seats": [ANN, BEN]}, 422, "can be played on from moves 0 to"),
        ({"ply": 2, "dice": "new", "seats": [ANN]}, 422, "had 2 seats"),
        ({"ply": -1, "dice": "new", "seats": [ANN, BEN]}, 422, ""),
        ({"ply": 2, "dice": "loaded", "seats": [ANN, BEN]}, 422, ""),
        ({"ply": 2, "dice": "new", "seats": [ANN, {"kind": "bot", "name": "Bo"}]}, 422, "needs a level"),
    ],
)
async def test_what_makes_no_sense_is_refused(house: House, order: Json, status: int, words: str):
    table = await open_finished(house.web)
    answer = await house.web.post(f"/api/tables/{table}/branches", json=order)
    assert answer.status_code == status
    assert words in answer.json()["reason"]


async def test_a_game_that_goes_on_cannot_be_branched(house: House):
    table, _ = await house.set_up(ANN, BEN)
    answer = await house.web.post(f"/api/tables/{table}/branches", json={"ply": 0, "dice": "true", "seats": [ANN, BEN]})
    assert answer.status_code == 409
