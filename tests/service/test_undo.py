"""Taking back one's own last step: when nobody has built on it and nothing new was revealed."""

from pathlib import Path

from service.brains import Ponderous
from service.house import ANN, BEN, CAT, Guest, House, bot, new_id, open_house, play_out


async def seated(house: House, table: str, keys: dict[int, str]) -> list[Guest]:
    return [await house.sit(table, key) for key in keys.values()]


async def test_own_last_step(house: House) -> None:
    table, keys = await house.set_up(ANN, BEN)
    ann, ben = await seated(house, table, keys)
    assert not ann.desk(0)["may_undo"]
    await ann.move(0)
    assert ann.desk(0)["may_undo"]
    assert (await ann.undo(0))["type"] == "done"
    assert (ann.state["ply"], ann.log[-2][:8], ann.log[-1]) == (0, "You hold", "Ann undoes a step.")
    assert ann.may(0)
    assert not ann.desk(0)["may_undo"]
    state = await ben.until(lambda state: state["ply"] == 0 and ben.log[-1] == "Ann undoes a step.")
    assert not state["view"]["seats"][0]["picked"]
    assert (await ann.move(0, ann.desk(0)["choices"][2]["id"]))["type"] == "done"


async def test_decision_rises_with_every_answer_and_every_undo(house: House) -> None:
    table, keys = await house.set_up(ANN, BEN)
    ann, _ = await seated(house, table, keys)
    seen = [ann.desk(0)["decision"]]
    for _ in range(3):
        await ann.move(0)
        seen.append(ann.desk(0)["decision"])
        await ann.undo(0)
        seen.append(ann.desk(0)["decision"])
    assert seen == list(range(7))


async def test_move_that_answers_a_decision_taken_back_is_late(house: House) -> None:
    """A message that was sent before the undo and arrives after it does not count again."""
    table, keys = await house.set_up(ANN, BEN)
    ann, _ = await seated(house, table, keys)
    choice = ann.desk(0)["choices"][0]["id"]
    await ann.move(0)
    await ann.undo(0)
    assert (await ann.move(0, choice, decision=0))["type"] == "refused"
    assert ann.state["ply"] == 0


async def test_same_undo_twice_counts_once(house: House) -> None:
    table, keys = await house.set_up(ANN, BEN)
    ann, _ = await seated(house, table, keys)
    await ann.move(0)
    message = {"type": "undo", "id": new_id(), "seat": 0, "decision": 1}
    await ann.say(message)
    await ann.say(message)
    assert (await ann.answer(message["id"], 2))["type"] == "done"
    await ann.move(0)
    await ann.say(message)
    assert (await ann.answer(message["id"], 3))["type"] == "done"
    assert ann.state["ply"] == 1


async def test_others_who_decide_at_the_same_time_keep_their_moves(house: House) -> None:
    table, keys = await house.set_up(ANN, BEN, CAT)
    ann, ben, cat = await seated(house, table, keys)
    await ann.move(0)
    await ben.move(1)
    await ann.until(lambda state: state["ply"] == 2)
    decisions = ben.desk(1)["decision"], cat.desk(2)["decision"]
    assert ann.desk(0)["may_undo"]
    assert (await ann.undo(0))["type"] == "done"
    await ben.until(lambda state: state["ply"] == 1)
    await cat.until(lambda state: state["ply"] == 1)
    assert [seat["picked"] for seat in ann.state["view"]["seats"]] == [False, True, False]
    assert (ben.desk(1)["decision"], cat.desk(2)["decision"]) == decisions
    assert not any("Ann picks" in line for line in ben.log)
    assert any("Ben picks" in line for line in ann.log)
    assert (await cat.move(2))["type"] == "done"
    assert (await ben.undo(1))["type"] == "done"
    await cat.until(lambda state: state["ply"] == 1)
    for guest, seat in ((ann, 0), (ben, 1)):
        assert (await guest.move(seat))["type"] == "done"
    await ann.until(lambda state: state["view"]["round"] == 1)


async def test_not_after_somebody_has_built_on_it(house: House) -> None:
    """Ben's pick completes the round, in which Ann's counts."""
    table, keys = await house.set_up(ANN, BEN)
    ann, ben = await seated(house, table, keys)
    await ann.move(0)
    await ben.move(1)
    await ann.until(lambda state: state["ply"] == 2)
    assert not ann.desk(0)["may_undo"]
    assert (await ann.undo(0))["reason"] == "Ben has moved since, so your step stands."


async def test_not_after_something_was_revealed(house: House) -> None:
    """The last pick turns the cards over and rolls the next die."""
    table, keys = await house.set_up(ANN, BEN)
    ann, ben = await seated(house, table, keys)
    await ann.move(0)
    await ben.move(1)
    assert not ben.desk(1)["may_undo"]
    assert (await ben.undo(1))["reason"] == "Something new has been revealed since, so your step stands."
    assert ben.state["ply"] == 2


async def test_not_before_the_first_step_and_not_after_the_end(house: House) -> None:
    """At the end the seed has been shown, so nothing may be played again, though no die was rolled."""
    table, keys = await house.set_up(ANN, BEN)
    ann, ben = await seated(house, table, keys)
    assert (await ann.undo(0))["reason"] == "You have made no step that could be undone."
    await play_out((ann, 0), (ben, 1))
    for guest, seat in ((ann, 0), (ben, 1)):
        assert not guest.desk(seat)["may_undo"]
        assert (await guest.undo(seat))["reason"].startswith("The game is over")


async def test_late_undo(house: House) -> None:
    table, keys = await house.set_up(ANN, BEN)
    ann, _ = await seated(house, table, keys)
    await ann.move(0)
    assert (await ann.undo(0, decision=0))["reason"].startswith("You have already decided that")
    assert ann.state["ply"] == 1


async def test_bots_answers_go_with_it(house: House) -> None:
    table, keys = await house.set_up(ANN, BEN, bot(), bot())
    ann, ben = await seated(house, table, keys)
    await ann.until(lambda state: state["ply"] == 2)
    await ann.move(0)
    assert (await ann.undo(0))["type"] == "done"
    await ben.until(lambda state: state["ply"] == 2)
    bots_first = [seat["picked"] for seat in ben.state["view"]["seats"]]
    assert bots_first == [False, False, True, True]


async def test_bot_that_moved_at_the_same_time_keeps_its_move(tmp_path: Path) -> None:
    """The bot's pick is no answer to Ann's, so it stands."""
    brains = Ponderous()
    async with open_house(tmp_path, brains) as house:
        table, keys = await house.set_up(ANN, BEN, bot())
        ann, ben = await seated(house, table, keys)
        await ann.move(0)
        brains.let_go()
        await ann.until(lambda state: state["ply"] == 2)
        assert ann.desk(0)["may_undo"]
        assert (await ann.undo(0))["type"] == "done"
        assert ann.state["ply"] == 1
        assert ann.state["view"]["seats"][2]["picked"]
        assert not ann.state["seats"][2]["thinking"]
        await ann.move(0)
        assert (await ben.move(1))["type"] == "done"
        await ann.until(lambda state: state["view"]["round"] == 1)
        brains.let_go(5)


async def test_own_undo_leaves_the_others_decisions_alone(house: House) -> None:
    """In a simultaneous phase the others' choices are the same before and after, so their moves still count."""
    table, keys = await house.set_up(ANN, BEN)
    ann, ben = await seated(house, table, keys)
    await ann.move(0)
    await ann.undo(0)
    assert (await ben.move(1, decision=0))["type"] == "done"


async def test_undo_and_move_at_the_same_moment(house: House) -> None:
    """Both are done, whoever comes first; nothing is lost."""
    for first in range(2):
        table, keys = await house.set_up(ANN, BEN, CAT)
        ann, ben, _ = await seated(house, table, keys)
        await ann.move(0)
        await ben.until(lambda state: state["ply"] == 1)
        choice = ben.desk(1)["choices"][0]["id"]
        undo = {"type": "undo", "id": new_id(), "seat": 0, "decision": 1}
        move = {"type": "move", "id": new_id(), "seat": 1, "decision": 0, "choice": choice}
        said = [(ann, undo), (ben, move)]
        for guest, message in said if first == 0 else reversed(said):
            await guest.say(message)
        undone = await ann.answer(undo["id"])
        assert (await ben.answer(move["id"]))["type"] == "done"
        assert undone["type"] == "done"
        await ann.until(lambda state: state["ply"] == 1)
        assert [seat["picked"] for seat in ann.state["view"]["seats"]] == [False, True, False]
