"""What a page is told of the moves since it was last told: each once, in order, with the table as it stood then."""

import gc
from weakref import WeakSet

from service.house import ANN, BEN, Guest, House, bot, person, play_out


def steps_told(guest: Guest) -> list[int]:
    return [step["ply"] for state in guest.states for step in state["steps"]]


async def test_every_move_is_told_once_and_in_order(house: House) -> None:
    table, keys = await house.set_up(ANN, bot(), bot())
    ann = await house.sit(table, keys[0])
    await play_out((ann, 0))
    plies = steps_told(ann)
    assert plies == list(range(plies[0], ann.state["ply"] + 1))
    assert plies[0] <= 3  # the bots may have picked before she came


async def test_whoever_comes_has_no_story_to_catch_up_with(house: House) -> None:
    table, keys = await house.set_up(ANN, BEN)
    ann = await house.sit(table, keys[0])
    await ann.move(0)
    ben = await house.sit(table, keys[1])
    assert ben.state["ply"] == 1
    assert ben.state["steps"] == []


async def test_what_every_page_has_been_told_is_kept_no_longer(house: House) -> None:
    """A scene holds everything that was made of it: 24 of Ruse at 25 tables were more than a gigabyte."""
    table, keys = await house.set_up(ANN, BEN)
    ann, ben = await house.sit(table, keys[0]), await house.sit(table, keys[1])
    room = await house.rooms.find(table)
    scenes = WeakSet([room.scene])
    for _ in range(3):
        for guest, seat, other in ((ann, 0, ben), (ben, 1, ann)):
            await guest.move(seat)
            ply = guest.state["ply"]
            await other.until(lambda state, ply=ply: state["ply"] >= ply)
            scenes.add(room.scene)
    gc.collect()
    assert len(scenes) <= 2


async def test_the_last_step_is_the_state_itself(house: House) -> None:
    table, keys = await house.set_up(ANN, BEN)
    ann, ben = await house.sit(table, keys[0]), await house.sit(table, keys[1])
    await ann.move(0)
    await ben.until(lambda state: state["ply"] == 1)
    (step,) = ben.state["steps"]
    assert (step["ply"], step["seat"], step["view"], step["at"]) == (1, 0, None, [])
    assert step["lines"] == ["Ann picks a card."]
    assert step["scores"] == [seat["points"] for seat in ben.state["seats"]]
    assert step["sources"] == ben.state["sources"] == [[{"words": "birds", "points": 0}]] * 2


async def test_what_comes_after_a_take_back_is_told_anew(house: House) -> None:
    table, keys = await house.set_up(ANN, BEN)
    ann, ben = await house.sit(table, keys[0]), await house.sit(table, keys[1])
    await ann.move(0)
    await ann.undo(0)
    await ann.move(0, ann.desk(0)["choices"][1]["id"])
    await ben.until(lambda state: state["ply"] == 1 and state["version"] == ann.state["version"])
    assert steps_told(ben)[-1] == 1
    assert steps_told(ann) == [1, 1]


async def test_a_round_ends_with_a_page_of_what_everybody_gained(house: House) -> None:
    table, keys = await house.set_up(ANN, BEN)
    ann, ben = await house.sit(table, keys[0]), await house.sit(table, keys[1])
    await play_out((ann, 0), (ben, 1))
    chapters = [step["chapter"] for state in ann.states for step in state["steps"] if step["chapter"]]
    assert [chapter["title"] for chapter in chapters[:2]] == ["Round 1 is over", "Round 2 is over"]
    gained = [sum(chapter["sources"][seat][0]["points"] for chapter in chapters) for seat in (0, 1)]
    assert gained == chapters[-1]["totals"] == ann.state["ending"]["scores"]
    assert any("Ann" in line or "Ben" in line for chapter in chapters for line in chapter["lines"])


async def test_a_replay_has_the_same_steps(house: House) -> None:
    table, keys = await house.set_up(ANN, BEN)
    ann, ben = await house.sit(table, keys[0]), await house.sit(table, keys[1])
    watcher = await house.sit(table)
    await play_out((ann, 0), (ben, 1))
    await watcher.until(lambda state: state["ending"] is not None)
    told = [step for state in watcher.states for step in state["steps"]]
    replayed = (await house.replay(table))[1:]
    for step, again in zip(told, replayed, strict=True):
        assert {**step, "view": None} == {**again, "view": None}
        assert again["view"]


async def test_a_decision_has_a_headline(house: House) -> None:
    table, keys = await house.set_up(ANN, BEN)
    ann = await house.sit(table, keys[0])
    assert ann.desk(0)["headline"].startswith("Pick a card for round 1 of ")
    await ann.move(0)
    assert ann.desk(0)["headline"] == ""


async def test_a_page_that_comes_back_is_told_what_it_missed(house: House) -> None:
    table, keys = await house.set_up(ANN, BEN)
    ann, ben = await house.sit(table, keys[0]), await house.sit(table, keys[1])
    await ann.move(0)
    await ben.until(lambda state: state["ply"] == 1)
    await ben.hang_up()
    again = await house.call(table)
    await again.hello([keys[1]], told=0)
    assert steps_told(again) == [1]
    late = await house.call(table)
    await late.hello([keys[1]], told=1)
    assert steps_told(late) == []
    muddled = await house.call(table)
    await muddled.hello([keys[1]], told=9)
    assert steps_told(muddled) == []
    await ben_moves(muddled)
    assert steps_told(muddled) == [2]


async def ben_moves(guest: Guest) -> None:
    await guest.move(1)
    await guest.until(lambda state: state["ply"] >= 2)


async def test_other_eyes_are_not_told_the_same_again(house: House) -> None:
    """Two people at one screen, in a game without covers: whoever looks, a move is told once."""
    table, keys = await house.set_up(ANN, person("Ben", "here"))
    both = await house.sit(table, keys[0], keys[1])
    await both.move(0)
    await both.say({"type": "look", "seat": 1})
    await both.until(lambda state: state["viewer"] == 1)
    await both.move(1)
    plies = steps_told(both)
    assert plies == sorted(set(plies))


async def test_whoever_comes_sees_what_the_last_move_was_about(house: House) -> None:
    table, keys = await house.set_up(ANN, BEN, game="wolf-and-fox")
    ann = await house.sit(table, keys[0])
    first = next(seat for seat in (0, 1) if ann.state["seats"][seat]["pending"])
    mover = ann if first == 0 else await house.sit(table, keys[1])
    assert mover.state["at"] == []
    await mover.move(first)
    watcher = await house.sit(table)
    assert watcher.state["at"]
