"""Saves: read back to the same bytes, and never trusted."""

import json
from random import Random

import pytest

import reynard
from reynard.core.match import Match, commit
from reynard.core.save_form import FORMAT, LONGEST
from reynard.core.saving import read, rebuild, verify

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


def test_a_save_of_a_game_that_is_not_here_is_refused(save):
    with pytest.raises(reynard.BadSave, match="There is no game 'chess'"):
        reynard.load(json.dumps({**save, "game": "chess"}))


KEYS = [
    "game",
    "seats",
    "options",
    "names",
    "notes",
    "seed",
    "salt",
    "commitment",
    "moves",
    "eras",
    "table",
    "digest",
    "box",
]


@pytest.mark.parametrize("key", KEYS)
def test_a_missing_part_is_named(save, key):
    del save[key]
    assert refusal(json.dumps(save)) == f"The save is damaged: {key!r} is missing."


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("value", [None, 1.5, True, [1], {"a": None}])
def test_a_part_of_the_wrong_kind_is_named(save, key, value):
    said = refusal(json.dumps({**save, key: value}))
    assert said.startswith("The save is damaged: ")
    assert repr(key) in said or "move 1" in said or "'a'" in said


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"seats": 4}, "3 names for 4 seats"),
        ({"seats": 5, "names": list("abcde")}, "is for 2 to 4 players, not 5"),
        ({"seats": -1, "names": []}, "0 names for -1 seats"),
        ({"seats": 0, "names": []}, "is for 2 to 4 players, not 0"),
        ({"names": ["a", "b", 3]}, "'names' is not a list of texts"),
        ({"options": {"sides": 7}}, "option 'sides' is 7"),
        ({"options": {"colour": 1}}, "no option 'colour'"),
        ({"seed": "-1"}, "'seed' is not a whole number"),
        ({"seed": "seven"}, "'seed' is not a whole number"),
        ({"seed": "\u0667"}, "'seed' is not a whole number"),
        ({"seed": ""}, "'seed' is not a whole number"),
        ({"seed": "9" * 20}, "A seed is a whole number from 0"),
        ({"seed": "9" * 5000}, "'seed' is not a whole number"),
        ({"moves": [[0]]}, "move 1 is not a seat and a choice"),
        ({"moves": [[0, 1.0]]}, "move 1 is not a seat and a choice"),
        ({"moves": ["01"]}, "move 1 is not a seat and a choice"),
        ({"moves": [[0, 10**40]]}, "move 1 is not allowed"),
        ({"moves": [[10**40, 0]]}, "move 1 is made by a seat that is not there"),
        ({"box": ""}, "the save's box: forest must be a table"),
        ({"box": "forest ="}, "the save's box: this is not valid TOML"),
        ({"digest": "0" * 64}, "does not replay to the table it was saved with"),
    ],
)
def test_a_part_that_cannot_be_is_named(save, change, reason):
    assert reason in refusal(json.dumps({**save, **change}))


@pytest.mark.parametrize("key", ["salt", "names", "notes", "box", "game"])
def test_half_a_character_is_refused(save, key):
    """JSON can escape the half of a character, but nothing can be written with it again."""
    half = "\ud83e"
    value = {"names": [half, "b", "c"], "notes": {"pup": half}, "box": save["box"] + f"# {half}"}.get(key, half)
    assert "not a saved match" in refusal(json.dumps({**save, key: value}))


def test_a_number_too_long_to_read_is_refused():
    assert "not a saved match" in refusal('{"reynard": ' + "9" * 5000 + "}")


def test_a_save_too_long_to_be_one_is_refused_unread():
    assert f"the longest that is read is {LONGEST:,}" in refusal(" " * (LONGEST + 1))


def test_a_changed_seed_is_found(match, save):
    for seed in (match.seed + 1, 0, match.seed ^ 1 << 40):
        refusal(json.dumps({**save, "seed": str(seed)}))


def test_a_changed_option_is_found(save):
    refusal(json.dumps({**save, "options": {"young": 1, "sides": 8}}))
    refusal(json.dumps({**save, "options": {"young": 0, "sides": 6}}))


def test_any_changed_move_is_found(match, save):
    """Another choice at any moment is refused, or leads to another table."""
    for ply in range(0, match.ply, 4):
        then = match.at(ply)
        (seat,) = then.pending
        other = next(action for action in then.legal(seat) if action != match.moves[ply].action)
        moves = [*save["moves"][:ply], [seat, other], *save["moves"][ply + 1 :]]
        refusal(json.dumps({**save, "moves": moves}))
        refusal(json.dumps({**save, "moves": [*save["moves"][:ply], *save["moves"][ply + 1 :]]}))


def test_a_move_too_many_or_too_few_is_found(save):
    assert "game is over" in refusal(json.dumps({**save, "moves": [*save["moves"], save["moves"][-1]]}))
    assert "does not replay" in refusal(json.dumps({**save, "moves": save["moves"][:-1]}))


@pytest.mark.parametrize(
    ("old", "new"),
    [("chicken = 2", "chicken = 3"), ("copies = 4, extra = 1", "copies = 5, extra = 1"), ("days = 3", "days = 2")],
)
def test_a_changed_box_is_found(save, old, new):
    assert old in save["box"]
    refusal(json.dumps({**save, "box": save["box"].replace(old, new)}))


def test_a_refused_save_changes_nothing(match, save):
    before = match.save()
    refusal(json.dumps({**save, "moves": save["moves"][:-1]}))
    assert match.save() == before
    assert reynard.load(before).save() == before


def test_a_fair_match_is_proved(match):
    proof = verify(read(match.save()), GAME)
    assert proof.commitment == match.commitment
    assert (proof.moves, proof.over, proof.scores, proof.names) == (match.ply, True, match.scores, match.names)


def test_a_match_that_goes_on_is_proved_as_far_as_it_went():
    proof = verify(read(play_on(GAME.start(2, seed=3), 9).save()), GAME)
    assert (proof.moves, proof.over) == (9, False)


@pytest.mark.parametrize("key", ["salt", "commitment"])
def test_dice_that_were_not_committed_to_are_found(save, key):
    with pytest.raises(reynard.BadSave, match="the dice were changed"):
        verify(read(json.dumps({**save, key: "0" * 64})), GAME)


def test_a_seed_that_was_swapped_with_its_moves_is_found(save):
    """Whoever deals again until the dice suit them has another seed than the one committed to."""
    other = json.loads(play_on(GAME.start(3, seed=4, options={"sides": 8}), 1000).save())
    swapped = {**other, "commitment": save["commitment"], "salt": save["salt"]}
    assert rebuild(read(json.dumps(swapped)), GAME).over
    with pytest.raises(reynard.BadSave, match="the dice were changed"):
        verify(read(json.dumps(swapped)), GAME)
