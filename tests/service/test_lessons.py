"""Lessons at the table: to their end through the service, refusals in the coach's words, restarts, and bad orders."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from reynard.core.lesson import Lesson
from reynard.games import PACKAGES, game
from service.house import Guest, House, open_house

GAMES = [name for name in PACKAGES if game(name).lessons]
LESSONS = [(name, lesson) for name in GAMES for lesson in game(name).lessons]
FIRST = {"game": "foxy", "lesson": "two-cards", "name": "Ann"}


async def begin(house: House, name: str = "foxy", lesson: str = "two-cards") -> Guest:
    """Begin a lesson and sit down at its table."""
    answer = await house.web.post("/api/lessons", json={"game": name, "lesson": lesson, "name": "Ann"})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    assert [each["seat"] for each in made["keys"]] == [0]
    return await house.sit(made["table"], made["keys"][0]["key"])


async def learners_turn(guest: Guest) -> dict[str, Any]:
    """Wait until the coach speaks, which is after the others have moved."""
    state = await guest.until(lambda state: state["lesson"] is None or bool(state["lesson"]["says"]))
    lesson: dict[str, Any] = state["lesson"]
    return lesson


@pytest.mark.parametrize(("name", "lesson"), LESSONS)
async def test_a_lesson_is_played_to_its_end(house: House, name: str, lesson: str) -> None:
    """Do what the coach awaits, step by step; every sentence is told once and in order."""
    guest = await begin(house, name, lesson)
    told: list[str] = []
    while True:
        stands = await learners_turn(guest)
        assert not stands["lost"]
        assert stands["place"] == len(told)
        told += [each["words"] for each in stands["says"]]
        awaited = stands["says"][-1]["choices"]
        if not awaited:
            break
        assert set(awaited) <= {choice["id"] for choice in guest.desk(0)["choices"]}
        ply = guest.state["ply"]
        assert (await guest.move(0, awaited[0]))["type"] == "done"
        await guest.until(lambda state, ply=ply: state["ply"] > ply)
    assert told == [step.say for step in game(name).lessons[lesson].steps]
    assert stands["over"]
    assert guest.may(0) or guest.state["ending"]


async def test_another_choice_is_explained_and_changes_nothing(house: House) -> None:
    guest = await begin(house)
    step = game("foxy").lessons["two-cards"].steps[3]
    refused = await guest.move(0, 0)
    assert (refused["type"], refused["reason"]) == ("refused", step.otherwise)
    assert guest.state["ply"] == 0
    assert (await guest.move(0, 2))["type"] == "done"


async def test_others_do_what_the_lesson_says_every_time(house: House) -> None:
    logs = []
    for _ in range(2):
        guest = await begin(house, "wolf-and-fox", "one-day")
        await guest.move(0, (await learners_turn(guest))["says"][-1]["choices"][0])
        await guest.until(lambda state: state["ply"] == 3)
        logs.append(guest.log)
    assert logs[0] == logs[1]


async def test_a_step_can_be_taken_back_and_done_again(house: House) -> None:
    guest = await begin(house, "ruse", "part-1")
    await guest.move(0, (await learners_turn(guest))["says"][-1]["choices"][0])
    await guest.until(lambda state: state["ply"] == 2)
    await guest.move(0, (await learners_turn(guest))["says"][-1]["choices"][0])
    await guest.until(lambda state: state["ply"] == 4)
    place = (await learners_turn(guest))["place"]
    await guest.move(0, guest.state["lesson"]["says"][-1]["choices"][0])
    await guest.until(lambda state: state["lesson"]["place"] > place)
    assert (await guest.undo(0))["type"] == "done"
    assert (await guest.until(lambda state: state["lesson"]["place"] == place))["lesson"]["says"]


async def test_a_pick_of_several_steps_stops_where_the_coach_has_something_to_say(house: House) -> None:
    guest = await begin(house)
    assert (await guest.move(0, 2, then=[0]))["type"] == "done"
    state = await guest.until(lambda state: state["ply"] == 2)
    assert state["lesson"]["says"]


async def test_a_lesson_goes_on_after_a_restart(tmp_path: Path) -> None:
    """A server that is started again knows where the lesson stood, and goes on with it."""
    async with open_house(tmp_path) as house:
        guest = await begin(house)
        await guest.move(0, 2)
        before = (await guest.until(lambda state: state["ply"] == 2))["lesson"]
        table = guest.state["table"]
    async with open_house(tmp_path) as house:
        watcher = await house.sit(table)
        assert watcher.state["lesson"] == before


async def test_afterwards_it_is_a_table_like_any_other(house: House) -> None:
    guest = await begin(house)
    for choice in (2, 3, 3):
        await learners_turn(guest)
        ply = guest.state["ply"]
        await guest.move(0, choice)
        await guest.until(lambda state, ply=ply: state["ply"] >= ply + 2)
    assert (await learners_turn(guest))["over"]
    assert (await guest.move(0, 0))["type"] == "done"
    await guest.until(lambda state: state["lesson"] is None)


async def test_a_table_without_a_lesson_has_none(house: House) -> None:
    table, keys = await house.set_up({"kind": "me", "name": "Ann"})
    assert (await house.sit(table, keys[0])).state["lesson"] is None


async def test_nobody_else_learns_it(house: House) -> None:
    guest = await begin(house)
    refused = await guest.ask("hand_over", seat=0, level="cub")
    assert refused["reason"].startswith("You are in a lesson")
    refused = await guest.ask("hint", seat=0, decision=guest.desk(0)["decision"])
    assert refused["reason"] == "This table is played without hints."


@pytest.fixture
def changed() -> Iterator[None]:
    """Let the first step of a lesson wait for what is not on offer, as a lesson may that has changed."""
    lessons = game("foxy").lessons
    kept: Lesson = lessons["two-cards"]
    awaits = tuple(replace(pattern, parts=(59,)) for pattern in kept.steps[3].awaits)
    steps = (*kept.steps[:3], replace(kept.steps[3], awaits=awaits), *kept.steps[4:])
    lessons["two-cards"] = replace(kept, steps=steps)
    yield
    lessons["two-cards"] = kept


@pytest.mark.usefixtures("changed")
async def test_nobody_is_stuck_in_a_lesson_that_has_changed(house: House) -> None:
    guest = await begin(house)
    lesson = guest.state["lesson"]
    assert (lesson["lost"], lesson["says"]) == (True, [])
    assert (await guest.move(0, 1))["type"] == "done"


async def test_the_lobby_lists_lessons(house: House) -> None:
    lobby = (await house.web.get("/api/lobby")).json()
    for listed in lobby["games"]:
        if listed["name"] in GAMES:
            assert [each["name"] for each in listed["lessons"]] == list(game(listed["name"]).lessons)
            assert all(each["title"] and each["about"] and each["minutes"] for each in listed["lessons"])


@pytest.mark.parametrize(
    ("order", "status", "reason"),
    [
        ({**FIRST, "lesson": "chess"}, 422, "Foxy has no lesson 'chess'; it has two-cards."),
        ({**FIRST, "game": "chess"}, 404, "There is no game 'chess'"),
        ({"game": "foxy", "name": "Ann"}, 422, ""),
        ({**FIRST, "name": ""}, 422, ""),
        ({**FIRST, "seed": 7}, 422, ""),
    ],
)
async def test_orders_that_make_no_sense_are_refused(
    house: House, order: dict[str, Any], status: int, reason: str
) -> None:
    answer = await house.web.post("/api/lessons", json=order)
    assert answer.status_code == status
    assert answer.json()["reason"].startswith(reason)
