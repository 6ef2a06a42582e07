"""Playing at a table: what is said, what is answered, and what is refused."""

import json

import pytest

from service.house import ANN, BEN, CAT, Guest, House, bot, new_id, person


async def two_at_a_table(house: House) -> tuple[str, Guest, Guest]:
    table, keys = await house.set_up(ANN, BEN)
    return table, await house.sit(table, keys[0]), await house.sit(table, keys[1])


async def test_whole_game(house: House) -> None:
    """Two people play to the end; everyone is told of everything, and of the end."""
    table, ann, ben = await two_at_a_table(house)
    watcher = await house.sit(table)
    for round_number in range(5):
        assert (await ann.move(0))["type"] == "done"
        await ben.until(lambda state: state["seats"][1]["pending"] and not state["seats"][0]["pending"])
        assert (await ben.move(1))["type"] == "done"
        for guest in (ann, ben, watcher):
            await guest.until(lambda state, played=round_number + 1: state["ply"] == 2 * played)
    for guest in (ann, ben, watcher):
        ending = (await guest.until(lambda state: state["ending"] is not None))["ending"]
        assert ending["scores"] == [seat["points"] for seat in guest.state["view"]["seats"]]
        assert [sum(source["points"] for source in each) for each in ending["breakdown"]] == ending["scores"]
        assert ending["winners"] == [s for s in (0, 1) if ending["scores"][s] == max(ending["scores"])]
        assert not any(seat["pending"] for seat in guest.state["seats"])
    assert ann.log[1].startswith("You hold ")
    assert len(watcher.log) == len(ann.log) - 1 == 1 + 5 * 4


async def test_state_names_the_table(house: House) -> None:
    table, keys = await house.set_up(ANN, person("Dan", "here"), bot("Old Fox", "fox"), options={"low": 1})
    guest = await house.sit(table, keys[0])
    state = guest.state
    assert (state["table"], state["game"], state["title"]) == (table, "snatch", "Snatch")
    assert state["options"] == {"low": 1, "keen": 0}
    assert len(state["commitment"]) == 64
    assert [seat["name"] for seat in state["seats"]] == ["Ann", "Dan", "Old Fox"]
    assert [seat["kind"] for seat in state["seats"]] == ["me", "here", "bot"]
    assert [seat["level"] for seat in state["seats"]] == [None, None, "fox"]
    assert [seat["here"] for seat in state["seats"]] == [True, False, True]
    assert state["viewer"] == 0
    assert [desk["seat"] for desk in state["desks"]] == [0]
    choice = guest.desk(0)["choices"][0]
    assert choice["words"].startswith("Pick ")
    assert choice["at"] == [f"card:{choice['id']}"]
    assert choice["rule"] == "pic-1"


async def test_state_comes_before_its_done(house: House) -> None:
    _, ann, _ = await two_at_a_table(house)
    await ann.move(0)
    assert ann.told[-1]["type"] == "done"
    assert ann.told[-2]["type"] == "state"
    assert ann.told[-2]["ply"] == 1


async def test_illegal_move(house: House) -> None:
    _, ann, ben = await two_at_a_table(house)
    mine = {choice["id"] for choice in ann.desk(0)["choices"]}
    foreign = next(card for card in range(24) if card not in mine)
    answer = await ann.move(0, foreign)
    assert answer["type"] == "refused"
    assert (answer["reason"], answer["rule"]) == ("That card is not in your hand.", "pic-1")
    for nonsense in (-1, 24, 10**9):
        assert (await ann.move(0, nonsense))["reason"].startswith("There is no such choice.")
    assert ann.state["ply"] == ben.state["ply"] == 0


async def test_same_message_twice_counts_once(house: House) -> None:
    _, ann, _ = await two_at_a_table(house)
    choice = ann.desk(0)["choices"][0]["id"]
    message = {"type": "move", "id": new_id(), "seat": 0, "decision": 0, "choice": choice}
    for _ in range(3):
        await ann.say(message)
    for number in (1, 2, 3):
        assert (await ann.answer(message["id"], number))["type"] == "done"
    assert ann.state["ply"] == 1


async def test_late_move(house: House) -> None:
    """Another message about a decision that was made is refused, in two tabs as in one."""
    table, keys = await house.set_up(ANN, BEN)
    tab, other_tab = await house.sit(table, keys[0]), await house.sit(table, keys[0])
    first, second = (choice["id"] for choice in tab.desk(0)["choices"][:2])
    assert (await tab.move(0, first, decision=0))["type"] == "done"
    answer = await other_tab.move(0, second, decision=0)
    assert answer["type"] == "refused"
    assert answer["reason"].startswith("You have already decided that.")
    assert (await tab.move(0, second, decision=7))["reason"].startswith("That decision has not come up yet")
    assert tab.state["ply"] == 1


async def test_out_of_turn(house: House) -> None:
    _, ann, ben = await two_at_a_table(house)
    second = ann.desk(0)["choices"][1]["id"]
    await ann.move(0)
    answer = await ann.move(0, second)
    assert (answer["type"], answer["rule"]) == ("refused", "pic-1")
    assert answer["reason"] == "You have picked already; wait for the others."
    await ben.until(lambda state: state["ply"] == 1)


async def test_move_after_the_end(house: House) -> None:
    _, ann, ben = await two_at_a_table(house)
    for _ in range(5):
        await ann.move(0)
        await ben.move(1)
        await ann.until(lambda state: state["ply"] % 2 == 0)
    answer = await ann.move(0, 3)
    assert (answer["type"], answer["rule"], answer["reason"]) == ("refused", "end-1", "The game is over.")


@pytest.mark.parametrize("seat", [1, 2, -1, 99])
async def test_forged_move(house: House, seat: int) -> None:
    """A page moves only the seats whose keys it has, and a spectator none."""
    table, keys = await house.set_up(ANN, BEN, CAT)
    ann, watcher = await house.sit(table, keys[0]), await house.sit(table)
    for guest in (ann, watcher):
        for message in (
            {"type": "move", "decision": 0, "choice": 0},
            {"type": "undo", "decision": 0},
            {"type": "hint", "decision": 0},
            {"type": "rename", "name": "Mallory"},
        ):
            answer = await guest.ask(**message, seat=seat)
            assert answer["type"] == "refused"
            assert answer["reason"].startswith("That is not your seat.")
    assert (ann.state["ply"], ann.state["seats"][1]["name"]) == (0, "Ben")


async def test_wrong_key_watches(house: House) -> None:
    """A key of another table opens nothing here, and its owner is told."""
    table, _ = await house.set_up(ANN, BEN)
    _, foreign = await house.set_up(ANN, BEN)
    guest = await house.sit(table, foreign[0])
    assert (guest.state["viewer"], guest.state["desks"]) == (None, [])
    assert "does not fit any seat" in (await guest.answer(None))["reason"]


async def test_two_seats_at_the_same_moment(house: House) -> None:
    """Both decide on the same table; the second is not late because the first was quicker."""
    _, ann, ben = await two_at_a_table(house)
    moves = []
    for guest, seat in ((ann, 0), (ben, 1)):
        choice = guest.desk(seat)["choices"][0]["id"]
        moves.append({"type": "move", "id": new_id(), "seat": seat, "decision": 0, "choice": choice})
    await ann.say(moves[0])
    await ben.say(moves[1])
    assert (await ann.answer(moves[0]["id"]))["type"] == "done"
    assert (await ben.answer(moves[1]["id"]))["type"] == "done"
    await ann.until(lambda state: state["ply"] == 2 and state["view"]["round"] == 1)


async def test_hot_seat_viewer(house: House) -> None:
    """Several people at one screen: the first of them who is to decide looks at the table."""
    table, keys = await house.set_up(ANN, person("Dan", "here"), bot())
    guest = await house.sit(table, keys[1], keys[0])
    assert [desk["seat"] for desk in guest.state["desks"]] == [0, 1]
    assert guest.state["viewer"] == 0
    assert guest.state["view"]["seats"][0]["hand"]
    await guest.move(0)
    assert guest.state["viewer"] == 1
    assert guest.state["view"]["seats"][1]["hand"]
    assert not guest.state["view"]["seats"][0]["hand"]
    assert "You hold" in guest.log[1]
    await guest.move(1)
    await guest.until(lambda state: state["ply"] >= 3)
    assert guest.state["viewer"] == 0


async def test_presence(house: House) -> None:
    _, ann, ben = await two_at_a_table(house)
    await ann.until(lambda state: state["seats"][1]["here"])
    await ben.break_off()
    await ann.until(lambda state: not state["seats"][1]["here"])


async def test_version_rises_with_everything(house: House) -> None:
    _, ann, ben = await two_at_a_table(house)
    await ann.move(0)
    await ben.ask("rename", seat=1, name="Benjamin")
    await ben.hang_up()
    await ann.until(lambda state: not state["seats"][1]["here"])
    versions = [state["version"] for state in ann.states]
    assert versions == sorted(set(versions))


async def test_rename(house: House) -> None:
    _, ann, ben = await two_at_a_table(house)
    await ann.move(0)
    assert (await ann.ask("rename", seat=0, name="Änn 🦊"))["type"] == "done"
    state = await ben.until(lambda state: state["seats"][0]["name"] == "Änn 🦊")
    assert state["log"]["since"] == 2
    assert ben.log[-1] == "Änn 🦊 picks a card."


@pytest.mark.parametrize("name", ["", " Ann", "Ann ", "x" * 25, "a\nb", "a\x00b", "\x1b[31m", 7, None])
async def test_bad_name(house: House, name: object) -> None:
    _, ann, _ = await two_at_a_table(house)
    answer = await ann.ask("rename", seat=0, name=name)
    assert answer["type"] == "refused"
    assert answer["reason"].startswith("rename.name: it ")
    assert ann.state["seats"][0]["name"] == "Ann"


async def test_ping(house: House) -> None:
    _, ann, _ = await two_at_a_table(house)
    await ann.say({"type": "ping"})
    await ann.wait(lambda: {"type": "pong"} in ann.told)


MALFORMED = [
    "",
    "{",
    "null",
    "[]",
    '"move"',
    "{}",
    '{"type": "dance"}',
    '{"type": "move"}',
    '{"type": "hello"}',
    '{"type": "hello", "keys": "abc"}',
    '{"type": "hello", "keys": ["short"]}',
    '{"type": "ping", "more": 1}',
    "[" * 4000,
    "nan",
    '{"type": "ping"' + " " * 9000 + "}",
    "🦊" * 2000,
]


async def test_malformed_messages(house: House) -> None:
    """Nonsense is answered in words, before and after the greeting, and the line stays open."""
    table, keys = await house.set_up(ANN, BEN)
    guest = await house.call(table)
    for number, text in enumerate(MALFORMED, 1):
        await guest.say(text)
        assert (await guest.answer(None, number))["type"] == "refused"
    await guest.hello([keys[0]])
    for number, text in enumerate(MALFORMED, 1 + len(MALFORMED)):
        await guest.say(text)
        assert (await guest.answer(None, number))["reason"]
    assert (await guest.move(0))["type"] == "done"


async def test_malformed_message_with_an_id_is_refused_by_that_id(house: House) -> None:
    _, ann, _ = await two_at_a_table(house)
    for change in ({"choice": "3"}, {"seat": 0.5}, {"decision": None}, {"extra": 1}, {"choice": True}):
        message = {"type": "move", "id": new_id(), "seat": 0, "decision": 0, "choice": 0, **change}
        await ann.say(message)
        answer = await ann.answer(message["id"])
        assert answer["type"] == "refused"
    assert answer["reason"] == "move.choice: it must be a whole number."
    assert ann.state["ply"] == 0


async def test_message_that_is_not_text(house: House) -> None:
    _, ann, _ = await two_at_a_table(house)
    await ann.line.send(b'{"type": "ping"}')
    assert (await ann.answer(None))["reason"] == "A message must be text."


async def test_frame_too_large_ends_only_that_line(house: House) -> None:
    _, ann, ben = await two_at_a_table(house)
    await ann.say("x" * 300_000)
    await ann.wait(lambda: ann.close_code is not None)
    assert ann.close_code == 1009
    assert (await ben.move(1))["type"] == "done"


async def test_nothing_is_heard_before_the_greeting(house: House) -> None:
    """Whoever has not said hello sits nowhere, and is told nothing of the table."""
    table, _ = await house.set_up(ANN, BEN)
    guest = await house.call(table)
    answer = await guest.ask("move", seat=0, decision=0, choice=0)
    assert answer["reason"].startswith("That is not your seat.")
    assert guest.states == []


async def test_whoever_says_nothing_is_hung_up_on(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("reynard.service.live.HELLO_WITHIN", 0.05)
    table, _ = await house.set_up(ANN, BEN)
    guest = await house.call(table)
    await guest.wait(lambda: guest.close_code is not None)
    assert (guest.close_code, guest.close_reason) == (1008, "Say hello first.")


async def test_burst_of_messages(house: House) -> None:
    """A page that says a lot at once is heard to the end."""
    _, ann, _ = await two_at_a_table(house)
    for _ in range(600):
        await ann.say({"type": "ping"})
    await ann.wait(lambda: ann.told.count({"type": "pong"}) == 600)


async def test_unknown_table_ends_the_line_for_good(house: House) -> None:
    guest = await house.call("nowhere")
    await guest.wait(lambda: guest.close_code is not None)
    assert guest.close_code == 4404
    assert guest.close_reason.startswith("There is no such table.")


async def test_log_is_told_in_parts(house: House) -> None:
    """Each state carries only the lines that its page lacks, and a new page gets them all."""
    table, ann, ben = await two_at_a_table(house)
    await ann.move(0)
    await ben.move(1)
    await ann.until(lambda state: state["ply"] == 2)
    parts = [state["log"] for state in ann.states]
    assert parts[0]["since"] == 0
    assert all(part["since"] > 0 for part in parts[1:])
    assert sum(len(part["lines"]) for part in parts) == len(ann.log)
    late = await house.sit(table)
    assert late.log == [line for line in ann.log if not line.startswith("You hold")][:1] + late.log[1:]
    assert len(late.log) == len(ann.log) - 1
    assert json.loads(late.traffic[0])["log"]["since"] == 0


async def test_people_at_one_screen_take_turns_at_looking(house: House) -> None:
    """While several of them are to decide, they say who looks; nobody looks through eyes that are not theirs."""
    table, keys = await house.set_up(ANN, person("Dan", "here"), person("Ben"))
    screen = await house.sit(table, keys[0], keys[1])
    assert screen.state["viewer"] == 0
    await screen.say({"type": "look", "seat": 1})
    state = await screen.until(lambda state: state["viewer"] == 1)
    assert state["view"]["seats"][1]["hand"]
    assert not state["view"]["seats"][0]["hand"]
    await screen.say({"type": "look", "seat": 2})
    assert "not your seat" in (await screen.answer(None))["reason"]
    assert screen.state["viewer"] == 1
    await screen.move(1)
    assert screen.state["viewer"] == 0
