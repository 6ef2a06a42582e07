"""Who comes by link gives a name and a mark; who leaves to a bot and comes back stands in the log."""

from service.house import ANN, BEN, CAT, House


async def test_a_friend_takes_a_name_and_a_mark(house: House) -> None:
    table, keys = await house.set_up(ANN, BEN)
    ann, ben = await house.sit(table, keys[0]), await house.sit(table, keys[1])
    assert [seat["mark"] for seat in ann.state["seats"]] == [0, 1]
    assert (await ben.ask("rename", seat=1, name="Benjamin", mark=7))["type"] == "done"
    state = await ann.until(lambda state: state["seats"][1]["mark"] == 7)
    assert state["seats"][1]["name"] == "Benjamin"
    assert (await ben.ask("rename", seat=1, name="Benno"))["type"] == "done"
    assert (await ann.until(lambda state: state["seats"][1]["name"] == "Benno"))["seats"][1]["mark"] == 7


async def test_a_mark_and_a_name_belong_to_one(house: House) -> None:
    table, keys = await house.set_up(ANN, BEN, CAT)
    ben = await house.sit(table, keys[1])
    assert (await ben.ask("rename", seat=1, name="Ben", mark=0))["reason"] == (
        "Ann already has this mark. Choose another one."
    )
    assert (await ben.ask("rename", seat=1, name="cat", mark=5))["reason"] == (
        "There is already a Cat at this table. Choose another name."
    )
    assert (await ben.ask("rename", seat=1, name="Ben", mark=12))["type"] == "refused"


async def test_a_mark_outlives_the_server(house: House) -> None:
    table, keys = await house.set_up(ANN, BEN)
    ben = await house.sit(table, keys[1])
    await ben.ask("rename", seat=1, name="Ben", mark=4)
    await ben.hang_up()
    house.rooms.open.clear()
    house.rooms.recent.clear()
    assert (await house.sit(table, keys[1])).state["seats"][1]["mark"] == 4


async def test_leaving_to_a_bot_and_coming_back_stands_in_the_log(house: House) -> None:
    table, keys = await house.set_up(ANN, BEN)
    ann = await house.sit(table, keys[0])
    await ann.ask("hand_over", seat=0, level="cub")
    await ann.ask("hand_over", seat=1, level="fox")
    assert "A bot (cub) now plays for Ann." in ann.log
    assert "Ben is away, so a bot (fox) takes over." in ann.log
    await ann.ask("hand_over", seat=0, level=None)
    assert "Ann is back and takes over from the bot." in ann.log


async def test_a_take_back_leaves_it_in_the_log(house: House) -> None:
    table, keys = await house.set_up(ANN, BEN)
    ann, _ = await house.sit(table, keys[0]), await house.sit(table, keys[1])
    assert (await ann.move(0))["type"] == "done"
    await ann.ask("hand_over", seat=0, level="cub")
    await ann.ask("hand_over", seat=0, level=None)
    assert (await ann.undo(0))["type"] == "done"
    assert "A bot (cub) now plays for Ann." in ann.log
    assert "Ann is back and takes over from the bot." in ann.log


async def test_anyone_may_know_whose_turn_it_is_and_how_it_ended(house: House) -> None:
    table, _ = await house.set_up(ANN, BEN)
    info = (await house.web.get(f"/api/tables/{table}")).json()
    assert (info["pending"], info["over"], info["winners"]) == ([0, 1], False, [])
    assert info["scores"] == [0, 0]
