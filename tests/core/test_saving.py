"""Saves: read back to the same bytes, and never trusted."""

import json
from random import Random

import pytest

import reynard
from reynard.core.match import Match, commit
from reynard.core.saving import FORMAT, LONGEST, read, rebuild, verify

GAME = reynard.game("wolf-and-fox")


def play_on(match: Match, moves: int) -> Match:
    """Play some moves at random, or as many as there are."""
    choices = Random(5)
    for _ in range(moves):
        if not match.over:
            seat = match.pending[0]
            match.play(seat, choices.choice(match.legal(seat)))
    return match


@pytest.fixture(scope="module")
def match() -> Match:
    """A match that is over, with names and notes in several scripts."""
    match = GAME.start(3, seed=2**62 + 12345, options={"sides": 8}, names=["Änne", "Боб", "狐狸"])
    match.notes = {"den": "under the old oak 🌳"}
    return play_on(match, 1000)


@pytest.fixture
def save(match) -> dict:
    """The save of that match, to be damaged."""
    return json.loads(match.save())


def refusal(text: str) -> str:
    """Load what must not load, and give the reason."""
    with pytest.raises(reynard.BadSave) as refused:
        reynard.load(text)
    assert str(refused.value).endswith(".")
    return str(refused.value)


def test_a_save_is_json_that_says_everything(match, save):
    assert save["reynard"] == FORMAT
    assert save["game"] == "wolf-and-fox"
    assert save["seats"] == 3
    assert save["options"] == {"young": 0, "sides": 8}
    assert save["names"] == ["Änne", "Боб", "狐狸"]
    assert save["notes"] == {"den": "under the old oak 🌳"}
    assert save["seed"] == str(2**62 + 12345)
    assert save["moves"] == [[move.seat, move.action] for move in match.moves]
    assert save["commitment"] == match.commitment == commit(match.seed, save["salt"])
    assert save["box"] == match.box.text


@pytest.mark.parametrize("moves", [0, 1, 17, 1000])
def test_a_save_loads_to_the_same_bytes(moves):
    match = play_on(GAME.start(4, seed=11, names=list("abcd")), moves)
    match.notes = {"a": "b"}
    loaded = reynard.load(match.save())
    assert [table.tobytes() for table in loaded.tables] == [table.tobytes() for table in match.tables]
    assert loaded.save() == match.save()
    assert (loaded.names, loaded.notes, loaded.options) == (match.names, match.notes, match.options)
    assert loaded.commitment == match.commitment


def test_a_loaded_match_goes_on_like_the_first():
    match = play_on(GAME.start(4, seed=11), 20)
    assert play_on(reynard.load(match.save()), 9).table.tobytes() == play_on(match, 9).table.tobytes()


def test_a_match_keeps_the_box_it_was_played_with():
    box = GAME.read_box(GAME.standard_box.text.replace("chicken = 2", "chicken = 9"), "my-box.toml")
    match = play_on(GAME.start(2, seed=11, box=box), 1000)
    loaded = reynard.load(match.save())
    assert loaded.scores == match.scores
    assert loaded.box.digest == box.digest != GAME.standard_box.digest


def test_a_save_cut_short_anywhere_is_refused(match):
    text = match.save()
    for length in [*range(200), *range(200, len(text), 61), *range(len(text) - 30, len(text))]:
        assert "not a saved match" in refusal(text[:length])


@pytest.mark.parametrize(
    "text", ["", "hello", "null", "3", "[]", "{}", '{"game": "wolf-and-fox"}', '"reynard"', "[" * 100_000, "\x00"]
)
def test_what_is_no_save_is_refused(text):
    assert "not a saved match" in refusal(text)


def test_a_save_from_the_future_is_refused(save):
    said = refusal(json.dumps({**save, "reynard": FORMAT + 1}))
    assert said == f"This match was saved by a newer Reynard (format {FORMAT + 1}). Update and try again."


def test_a_save_from_the_future_need_not_look_like_ours():
    assert "newer Reynard" in refusal('{"reynard": 99, "plays": {}}')


@pytest.mark.parametrize("number", [0, -1, "1", 1.0, True, None, []])
def test_a_damaged_format_number_is_refused(save, number):
    assert "format number is damaged" in refusal(json.dumps({**save, "reynard": number}))
