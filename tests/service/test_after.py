"""After the end: the replay, the save, the proof and the rematch; and none of them a moment before."""

import asyncio
from pathlib import Path

import pytest

import reynard
from service.house import ANN, BEN, Guest, House, bot, open_house, person, play_out


async def finished(house: House, *seats: dict[str, str]) -> tuple[str, dict[int, str], list[Guest]]:
    table, keys = await house.set_up(*(seats or (ANN, BEN)))
    guests = [await house.sit(table, key) for key in keys.values()]
    await play_out(*zip(guests, keys, strict=True))
    return table, keys, guests


@pytest.mark.parametrize("what", ["replay", "save", "proof"])
async def test_not_before_the_end(house: House, what: str) -> None:
    """A save holds the seed, from which everything to come could be read."""
    table, keys = await house.set_up(ANN, BEN)
    ann, ben = await house.sit(table, keys[0]), await house.sit(table, keys[1])
    for _ in range(10):
        answer = await house.web.get(f"/api/tables/{table}/{what}")
        assert answer.status_code == 409
        assert answer.json()["reason"].startswith("The game is still going on")
        mover, seat = (ann, 0) if ann.state["ply"] % 2 == 0 else (ben, 1)
        await mover.move(seat)
        for guest in (ann, ben):
            await guest.until(lambda state, ply=mover.state["ply"]: state["ply"] == ply)
    assert (await house.web.get(f"/api/tables/{table}/{what}")).status_code == 200


async def test_replay(house: House) -> None:
    table, _, (ann, _) = await finished(house)
    watcher = await house.sit(table)
    steps = (await house.web.get(f"/api/tables/{table}/replay")).json()["steps"]
    assert [step["ply"] for step in steps] == list(range(11))
    assert [step["seat"] for step in steps] == [None] + [0, 1] * 5
    assert steps[-1]["scores"] == ann.state["ending"]["scores"]
    assert steps[-1]["view"] == watcher.state["view"]
    assert [line for step in steps for line in step["lines"]] == watcher.log
    assert not any(seat["hand"] for step in steps for seat in step["view"]["seats"])


async def test_save_and_proof(house: House) -> None:
    table, _, (ann, _) = await finished(house)
    answer = await house.web.get(f"/api/tables/{table}/save")
    assert answer.headers["content-disposition"] == f'attachment; filename="snatch-{table}.json"'
    match = reynard.load(answer.text)
    assert match.over
    assert match.scores == ann.state["ending"]["scores"]
    assert (match.commitment, str(match.seed), match.salt) == (
        ann.states[0]["commitment"],
        ann.state["ending"]["seed"],
        ann.state["ending"]["salt"],
    )
    proof = (await house.web.get(f"/api/tables/{table}/proof")).json()
    assert proof["fair"] is True
    assert proof["commitment"] == ann.states[0]["commitment"]
    assert (proof["moves"], proof["scores"]) == (10, match.scores)


async def test_proof_of_dice_that_were_changed(house: House) -> None:
    """If the server itself had cheated with the seed, the proof would say so."""
    table, _, _ = await finished(house)
    room = await house.rooms.find(table)
    room.match.seed ^= 1
    proof = (await house.web.get(f"/api/tables/{table}/proof")).json()
    assert proof["fair"] is False
    assert proof["reason"]


def bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}


async def test_rematch(house: House) -> None:
    """The same people, options, box and keys; whoever asks second is sent to the same table."""
    table, keys = await house.set_up(ANN, BEN, bot("Old Fox", "fox"), options={"low": 1})
    ann, ben = await house.sit(table, keys[0]), await house.sit(table, keys[1])
    watcher = await house.sit(table)
    await ben.ask("rename", seat=1, name="Benjamin")
    await play_out((ann, 0), (ben, 1))
    path = f"/api/tables/{table}/rematch"
    answers = await asyncio.gather(*(house.web.post(path, headers=bearer(keys[seat])) for seat in (0, 1, 0)))
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.json()["table"] for answer in answers}) == 1
    again = answers[0].json()["table"]
    assert answers[1].json()["keys"] == [{"seat": 1, "key": keys[1]}]
    for guest in (ann, ben, watcher):
        await guest.until(lambda state: state["rematch"] == again)
    ben_again = await house.sit(again, keys[1])
    assert ben_again.state["viewer"] == 1
    assert [seat["name"] for seat in ben_again.state["seats"]] == ["Ann", "Benjamin", "Old Fox"]
    assert [seat["level"] for seat in ben_again.state["seats"]] == [None, None, "fox"]
    assert ben_again.state["options"] == {"low": 1, "keen": 0}
    assert ben_again.state["commitment"] != ann.state["commitment"]
    assert again != table


async def test_rematch_survives_a_restart(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table, keys, _ = await finished(house)
        made = (await house.web.post(f"/api/tables/{table}/rematch", headers=bearer(keys[0]))).json()
    async with open_house(tmp_path) as house:
        assert (await house.sit(table)).state["rematch"] == made["table"]
        again = (await house.web.post(f"/api/tables/{table}/rematch", headers=bearer(keys[1]))).json()
        assert again["table"] == made["table"]
        assert (await house.sit(made["table"], keys[1])).state["viewer"] == 1


async def test_rematch_refused(house: House) -> None:
    table, keys, _ = await finished(house)
    path = f"/api/tables/{table}/rematch"
    answer = await house.web.post(path)
    assert (answer.status_code, answer.headers["www-authenticate"]) == (401, "Bearer")
    assert (await house.web.post(path, headers=bearer("x" * 32))).status_code == 403
    assert (await house.web.post(path, headers={"Authorization": f"Basic {keys[0]}"})).status_code == 401
    unfinished, new_keys = await house.set_up(ANN, BEN)
    answer = await house.web.post(f"/api/tables/{unfinished}/rematch", headers=bearer(new_keys[0]))
    assert (answer.status_code, answer.json()["reason"]) == (409, "You can ask for a rematch once the game is over.")
    assert (await house.sit(table)).state["rematch"] is None


async def test_hot_seat_game(house: House) -> None:
    """Three people at one screen play a whole game over one line."""
    table, keys = await house.set_up(ANN, person("Dan", "here"), person("Eve", "here"))
    guest = await house.sit(table, *keys.values())
    await play_out((guest, 0), (guest, 1), (guest, 2))
    assert guest.state["ply"] == 15
