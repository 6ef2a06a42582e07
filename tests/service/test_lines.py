"""Broken lines: whatever is lost, nothing that was done is lost, and nothing is done twice."""

from service.house import ANN, BEN, Guest, House, Json, new_id


async def call_and_resend(house: House, table: str, key: str, message: Json) -> Guest:
    guest = await house.sit(table, key)
    await guest.say(message)
    assert (await guest.answer(message["id"]))["type"] == "done"
    return guest


async def test_line_lost_after_each_message(house: House) -> None:
    """Ann's line dies right after each of her messages, before any answer; Ben's right after each answer."""
    table, keys = await house.set_up(ANN, BEN)
    played: dict[int, list[int]] = {0: [], 1: []}
    for _ in range(5):
        for seat in (0, 1):
            guest = await house.sit(table, keys[seat])
            desk = guest.desk(seat)
            choice = desk["choices"][-1]["id"]
            move = {"type": "move", "id": new_id(), "seat": seat, "decision": desk["decision"], "choice": choice}
            await guest.say(move)
            if seat == 1:
                await guest.answer(move["id"])
            await guest.break_off()
            again = await call_and_resend(house, table, keys[seat], move)
            assert again.desk(seat)["decision"] == desk["decision"] + 1
            await again.break_off()
            played[seat].append(choice)
    saved = (await house.web.get(f"/api/tables/{table}/save")).json()
    for seat in (0, 1):
        assert [choice for who, choice in saved["moves"] if who == seat] == played[seat]


async def test_line_lost_at_every_point_of_a_conversation(house: House) -> None:
    """For each message of a short game: break after it, come back, say it again and go on."""
    for broken in range(4):
        table, keys = await house.set_up(ANN, BEN)
        ann = await house.sit(table, keys[0])
        ann_choice = ann.desk(0)["choices"][0]["id"]
        other_choice = ann.desk(0)["choices"][1]["id"]
        messages: list[Json] = [
            {"type": "rename", "id": new_id(), "seat": 0, "name": "Anna"},
            {"type": "move", "id": new_id(), "seat": 0, "decision": 0, "choice": ann_choice},
            {"type": "undo", "id": new_id(), "seat": 0, "decision": 1},
            {"type": "move", "id": new_id(), "seat": 0, "decision": 2, "choice": other_choice},
        ]
        for number, message in enumerate(messages):
            await ann.say(message)
            if number == broken:
                await ann.break_off()
                ann = await call_and_resend(house, table, keys[0], message)
            assert (await ann.answer(message["id"]))["type"] == "done"
        assert ann.state["ply"] == 1
        assert ann.state["view"]["seats"][0]["pick"]["ref"] == f"card:{other_choice}"
        assert ann.log[-1].startswith("Anna picks ")


async def test_another_device(house: House) -> None:
    """Leaving here and coming back there shows the same table and the same decision."""
    table, keys = await house.set_up(ANN, BEN)
    ann = await house.sit(table, keys[0])
    await ann.move(0)
    await ann.hang_up()
    phone = await house.sit(table, keys[0])
    assert phone.desk(0) == ann.desk(0)
    assert phone.state["view"] == ann.state["view"]
    assert phone.log == ann.log
