"""A page that asks for it hears only what has changed, and knows as much as one that is told everything."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from changes import changed_by, put
from reynard.service.differences import differences
from service.house import ANN, BEN, House, Json, bot

OF_THE_MOMENT = {"version", "steps", "log", "clock", "undo_asks"}
SMALL = st.none() | st.integers(0, 3) | st.sampled_from(["fox", "wolf"])
KEYS = st.sampled_from(["den", "farm", "day"])
PIECES = st.recursive(SMALL, lambda each: st.lists(each, max_size=3) | st.dictionaries(KEYS, each), max_leaves=12)


@given(PIECES, PIECES)
def test_whatever_differs_is_found(before: Any, after: Any) -> None:
    found = before
    for place, piece in differences(before, after):
        found = put(found, place, piece)
    assert found == after
    assert not differences(after, after)


async def test_a_page_that_hears_changes_knows_as_much(house: House) -> None:
    table, keys = await house.set_up(ANN, BEN, bot())
    ann = await house.sit(table, keys[0])
    other = await house.call(table)
    await other.say({"type": "hello", "keys": [keys[0]], "changes": True})
    ben = await house.sit(table, keys[1])
    known: Json = {}

    async def agree() -> None:
        """Wait until both pages of Ann have been told of the same moment, and compare them."""
        nonlocal known

        def newest() -> Json:
            state: Json = {}
            for told in other.told:
                if told["type"] == "state":
                    state = told
                elif told["type"] == "changed":
                    state = changed_by(state, told)
            return state

        await other.wait(lambda: newest().get("version") == ann.state["version"])
        known = newest()
        assert {**known, **dict.fromkeys(OF_THE_MOMENT)} == {**ann.state, **dict.fromkeys(OF_THE_MOMENT)}

    for _ in range(4):
        for guest, seat in ((ann, 0), (ben, 1)):
            await guest.until(lambda state, seat=seat: state["ending"] or state["seats"][seat]["pending"])
            if guest.may(seat):
                await guest.move(seat)
        await ann.until(lambda state: state["ply"] == ben.state["ply"])
    await ann.until(lambda state: state["seats"][0]["pending"] or state["seats"][1]["pending"])
    await agree()
    kinds = [told["type"] for told in other.told]
    assert kinds.count("state") == 1
    assert kinds.count("changed") > 3
    whole, parts = (sum(map(len, guest.traffic)) for guest in (ann, other))
    assert parts < whole
