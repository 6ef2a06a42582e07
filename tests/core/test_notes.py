"""Notes and forecasts: what players add to a match, and what they may ask of it."""

import json

import pytest

import reynard
from reynard.core.match import Match
from reynard.core.notes import LONGEST_KEY, MOST_NOTES, named
from toy.fixtures import snatch

__all__ = ["snatch"]


@pytest.fixture
def shown(snatch) -> tuple[Match, str]:
    """Play one round, and give a card that lies open before seat 0."""
    match = snatch.start(2, seed=5, names=["Ann", "Bo"])
    for seat in (0, 1):
        match.play(seat, match.legal(seat)[0])
    return match, f"card:{match.table.shown[0]}"


def test_things_are_called_by_their_names_in_one_pass():
    words = "{pup:41|Zelda} and {kennel:f:2|a vixen} meet {Bo}, {pup:41|Zelda} {x|}."
    assert named(words, {}) == "Zelda and a vixen meet {Bo}, Zelda ."
    notes = {"pup:41": "{kennel:f:2|Oh}", "kennel:f:2": "\\1 {pup:41|no}"}
    assert named(words, notes) == "{kennel:f:2|Oh} and \\1 {pup:41|no} meet {Bo}, {kennel:f:2|Oh} ."


def test_a_note_is_in_every_word_that_leaves_the_match(shown):
    match, key = shown
    before = match.log()
    match.note(0, key, "Old Hat")
    assert match.notes == {key: "Old Hat"}
    assert "Old Hat" not in "".join(before)
    assert any("Old Hat" in line for line in match.log())
    assert any("Old Hat" in line for line in match.lines(2, 1))
    assert "{" not in "".join(match.log() + match.log(0) + [choice.words for choice in match.choices(0)])
    match.undo()
    held = match.describe(1, match.legal(1)[0])
    assert match.notes == {key: "Old Hat"}
    assert "{" not in held.words + held.gives


def test_only_what_the_game_lets_a_seat_name(shown):
    match, key = shown
    for seat, other in ((1, key), (0, "card:99"), (0, "bird")):
        with pytest.raises(reynard.ReynardError, match="You cannot name this"):
            match.note(seat, other, "Old Hat")
    with pytest.raises(reynard.ReynardError, match="You cannot name this"):
        reynard.game("wolf-and-fox").start(2).note(0, "farm:1", "Home")
    assert match.notes == {}


@pytest.mark.parametrize("text", ["", " x", "x ", "x\n", "a\tb", "x" * 25])
def test_a_name_is_a_name(shown, text):
    match, key = shown
    with pytest.raises(reynard.ReynardError, match="Choose a name of 1 to 24 letters"):
        match.note(0, key, text)
    assert match.notes == {}


def test_notes_are_few(shown):
    match, key = shown
    match.notes = {f"card:{number + 100}": "x" for number in range(MOST_NOTES)}
    with pytest.raises(reynard.ReynardError, match="Change one of them"):
        match.note(0, key, "y")
    match.notes[key] = match.notes.pop("card:100")
    match.note(0, key, "y")
    assert match.notes[key] == "y"


@pytest.mark.parametrize(
    "notes",
    [
        {"a": "x" * 25},
        {"a": ""},
        {"": "a"},
        {"a" * (LONGEST_KEY + 1): "b"},
        {str(n): "a" for n in range(MOST_NOTES + 1)},
    ],
)
def test_a_save_with_other_notes_is_damaged(shown, notes):
    save = json.loads(shown[0].save())
    with pytest.raises(reynard.BadSave, match="its notes are not as players write them"):
        reynard.load(json.dumps(save | {"notes": notes}))


def test_a_save_keeps_notes(shown):
    match, key = shown
    match.note(0, key, "Old Hat")
    assert reynard.load(match.save()).notes == {key: "Old Hat"}
    assert reynard.load(match.save()).log() == match.log()


def test_a_forecast_is_from_what_the_seat_knows(shown):
    match, _ = shown
    card = match.legal(0)[0]
    forecast = match.forecast(0, [f"card:{card}"])
    assert forecast["unseen"] == 24 - 2 - 4
    assert all(match.forecast(0, [f"card:{card}"]) == forecast for _ in range(5))
    with pytest.raises(reynard.ReynardError, match="Point at one card of your hand"):
        match.forecast(0, [f"card:{match.legal(1)[0]}"])
    with pytest.raises(reynard.ReynardError, match="The Wolf and the Fox has no forecasts"):
        reynard.game("wolf-and-fox").start(2).forecast(0, [])
