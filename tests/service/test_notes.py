"""Names that players give to things, forecasts, and rivals without a seat."""

from pathlib import Path

from reynard.service.journal import Noted, TookBack, read_event
from service.house import ANN, BEN, CAT, Guest, House, new_id, open_house, play_out


async def after_a_round(house: House) -> tuple[str, dict[int, str], Guest, Guest, str]:
    """Play one round, and give the ref of the card that lies open before Ann."""
    table, keys = await house.set_up(ANN, BEN)
    ann, ben = await house.sit(table, keys[0]), await house.sit(table, keys[1])
    await ann.move(0)
    await ben.move(1)
    await ann.until(lambda state: state["ply"] == 2)
    return table, keys, ann, ben, ann.state["view"]["seats"][0]["shown"]["ref"]


async def test_a_name_reaches_everyone_and_every_line(house: House) -> None:
    table, _, ann, ben, key = await after_a_round(house)
    watcher = await house.sit(table)
    assert ann.state["notes"] == {}
    assert (await ann.ask("note", seat=0, key=key, text="Old {Hat|x}"))["type"] == "done"
    for guest in (ann, ben, watcher):
        await guest.until(lambda state: state["notes"] == {key: "Old {Hat|x}"})
        assert any("Ann Old {Hat|x} (" in line for line in guest.log)
    assert ann.state["ply"] == 2
    await ann.move(0)
    await ann.undo(0)
    assert ann.state["notes"] == {key: "Old {Hat|x}"}


async def test_a_name_that_is_not_for_this_seat_to_give(house: House) -> None:
    _, _, ann, ben, key = await after_a_round(house)
    assert (await ben.ask("note", seat=1, key=key, text="Mine"))["reason"].startswith("You cannot name this")
    assert (await ben.ask("note", seat=0, key=key, text="Mine"))["reason"].startswith("That is not your seat")
    for text in ("", " x", "x" * 25):
        assert (await ann.ask("note", seat=0, key=key, text=text))["reason"].startswith("note.text: it ")
    assert (await ann.ask("note", seat=0, key="x" * 41, text="Mine"))["reason"].startswith("note.key: it ")
    assert ann.state["notes"] == {}


async def test_names_and_lone_undos_outlive_a_restart(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table, keys = await house.set_up(ANN, BEN, CAT)
        guests = [await house.sit(table, keys[seat]) for seat in range(3)]
        for seat in range(3):
            await guests[seat].move(seat)
        await guests[0].until(lambda state: state["view"]["round"] == 1)
        key = guests[0].state["view"]["seats"][0]["shown"]["ref"]
        note = {"type": "note", "id": new_id(), "seat": 0, "key": key, "text": "Old Hat"}
        await guests[0].say(note)
        assert (await guests[0].answer(note["id"]))["type"] == "done"
        await guests[0].move(0)
        await guests[1].move(1)
        assert (await guests[0].undo(0))["type"] == "done"
        before = await guests[0].until(lambda state: state["ply"] == 4)
        room = await house.rooms.find(table)
        by_bot, table_bytes = list(room.by_bot), room.match.table.tobytes()
    async with open_house(tmp_path) as house:
        again = await house.sit(table, keys[0])
        room = await house.rooms.find(table)
        assert (again.state["notes"], again.state["view"], again.log) == (
            before["notes"],
            before["view"],
            guests[0].log,
        )
        assert (room.by_bot, room.match.table.tobytes()) == (by_bot, table_bytes)
        assert again.desk(0) == guests[0].desk(0)
        await again.say(note)
        assert (await again.answer(note["id"]))["type"] == "done"
        assert room.events == 7


def test_an_undo_from_before_is_read_as_it_was_meant() -> None:
    event = read_event.validate_json('{"kind":"undo","seat":1,"ply":4,"id":"message-1"}')
    assert event == TookBack(seat=1, ply=4, alone=False, id="message-1")
    noted = Noted(seat=0, key="pup:1", text="Zelda", id="message-2")
    assert read_event.validate_json(noted.model_dump_json()) == noted


async def test_forecast(house: House) -> None:
    table, keys = await house.set_up(ANN, BEN)
    ann, watcher = await house.sit(table, keys[0]), await house.sit(table)
    card = ann.state["view"]["seats"][0]["hand"][2]["ref"]
    told = await ann.ask("forecast", seat=0, at=[card])
    assert (told["type"], told["seat"], told["at"]) == ("forecast", 0, [card])
    assert told["forecast"]["unseen"] == 19
    assert (await ann.ask("forecast", seat=0, at=[]))["reason"] == "Point at one card of your hand."
    assert (await ann.ask("forecast", seat=1, at=[card]))["reason"].startswith("That is not your seat")
    assert (await watcher.ask("forecast", seat=0, at=[card]))["reason"].startswith("That is not your seat")
    assert (await ann.ask("forecast", seat=0, at=["x"] * 9))["type"] == "refused"
    assert (await ann.ask("forecast", seat=0, at=["x" * 41]))["type"] == "refused"


async def test_forecasts_in_a_burst_are_all_answered(house: House) -> None:
    table, keys = await house.set_up(ANN, BEN)
    ann = await house.sit(table, keys[0])
    card = ann.state["view"]["seats"][0]["hand"][0]["ref"]
    for _ in range(30):
        await ann.say({"type": "forecast", "id": new_id(), "seat": 0, "at": [card]})
    await ann.all_answered()
    kinds = {told["type"] for told in ann.told if told.get("id")}
    assert "forecast" in kinds <= {"forecast", "refused"}


async def test_a_rival_is_at_the_end(house: House) -> None:
    table, keys = await house.set_up(ANN, options={"keen": 1})
    ann = await house.sit(table, keys[0])
    await play_out((ann, 0))
    ending = ann.state["ending"]
    (rival,) = ending["rivals"]
    assert rival["name"] == "The magpie"
    assert rival["sources"] == [{"words": "birds", "points": rival["points"]}]
    assert ending["winners"] == ([0] if ending["scores"][0] >= rival["points"] else [])
    assert len(ending["scores"]) == len(ending["breakdown"]) == 1
    schemas = (await house.web.get("/api/openapi.json")).json()["components"]["schemas"]
    assert {"SnatchOutlook", "SnatchCardView"} <= set(schemas)
    assert "SnatchOutlook" in str(schemas["Forecast"]["properties"]["forecast"])
