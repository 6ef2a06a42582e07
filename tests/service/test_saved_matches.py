"""A saved match can be opened at a table, if it replays from its seed under the rules of today, and not otherwise."""

import json
from typing import Any

import pytest

import reynard
from reynard.core.match import Match
from reynard.service.messages.setting_up import LONGEST_SAVE
from service.house import House
from toy import GAME as SNATCH


def played(moves: int | None = None) -> Match:
    """Play a match of Snatch, to its end unless told otherwise."""
    match = Match(SNATCH, 2, seed=5, names=["Ann", "Ben"])
    while not match.over and (moves is None or match.ply < moves):
        match.play(match.pending[0], match.legal(match.pending[0])[0])
    return match


def changed(**entries: Any) -> str:
    """Give a save of a finished match with some of it changed."""
    return json.dumps({**json.loads(played().save()), **entries})


async def opened(house: House, save: str) -> tuple[str, list[str]]:
    answer = await house.web.post("/api/saves", json={"save": save})
    assert answer.status_code == 201, answer.text
    return answer.json()["table"], [each["key"] for each in answer.json()["keys"]]


async def test_going_on_with_a_saved_match(house: House) -> None:
    match = played(moves=2)
    table, keys = await opened(house, match.save())
    page = await house.sit(table, *keys)
    assert page.state["ply"] == 2
    assert [seat["name"] for seat in page.state["seats"]] == ["Ann", "Ben"]
    assert page.log[:-1] == match.log(page.state["viewer"])
    assert page.log[-1].startswith("This match was opened from a saved file")
    seat = next(desk["seat"] for desk in page.state["desks"] if desk["choices"])
    assert (await page.move(seat))["type"] == "done"


async def test_replaying_a_saved_match_and_proving_it(house: House) -> None:
    match = played()
    table, _ = await opened(house, match.save())
    assert [step["lines"] for step in await house.replay(table)][:-1] == [match.lines(ply) for ply in range(match.ply)]
    assert (await house.web.get(f"/api/tables/{table}/proof")).json()["fair"]
    watcher = await house.sit(table)
    assert watcher.state["ending"]["scores"] == match.scores


def moves_with(move: list[int]) -> list[list[int]]:
    return [*json.loads(played().save())["moves"][:-1], move]


REFUSED = {
    "not JSON": ("{", "This is not a saved match"),
    "another file": ('{"a": 1}', "This file is not a saved match of Reynard."),
    "an illegal move": (lambda: changed(moves=moves_with([0, 10_000])), "The save cannot be played"),
    "a stranger's seat": (lambda: changed(moves=moves_with([9, 0])), "The save cannot be played"),
    "a move less": (lambda: changed(moves=json.loads(played().save())["moves"][:-1]), "The save does not replay"),
    "another seed": (lambda: changed(seed="6"), "The seed of this save does not fit its fingerprint"),
    "other rules": (lambda: changed(eras=[[0, 99]]), "This match was played under other rules of Snatch"),
    "pieces to believe": (
        lambda: changed(since={"ply": 0, "pieces": {}}),
        "This match was played under other rules of Snatch",
    ),
    "a name that is none": (lambda: changed(names=["Ann", " "]), "The names in this save are not ones"),
    "an unknown game": (lambda: changed(game="chess"), "There is no game"),
    "a box that is none": (lambda: changed(box="nonsense = ["), "The save cannot be played"),
    "a match without end": (lambda: changed(moves=[[0, 0]] * 3001), "This save is longer than any match can be."),
    "a book": ("x" * (LONGEST_SAVE + 1), ""),
}


@pytest.mark.parametrize("kind", REFUSED)
async def test_what_cannot_be_checked_is_refused_in_a_sentence(house: House, kind: str) -> None:
    save, reason = REFUSED[kind]
    answer = await house.web.post("/api/saves", json={"save": save() if callable(save) else save})
    assert 400 <= answer.status_code < 500
    assert reason in answer.json()["reason"]


@pytest.mark.parametrize("name", reynard.game_names())
def test_saves_of_every_game_are_short_enough(name: str) -> None:
    match = reynard.game(name).start(seats=reynard.game(name).seats[-1], seed=1)
    assert len(match.save()) < LONGEST_SAVE / 2
