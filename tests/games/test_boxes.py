"""Every mistake in a game's box is found, and named by file, key and what was expected."""

import json
import tomllib
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import asdict
from functools import cache
from random import Random
from typing import Any

import pytest

import reynard
from reynard.core.box import LONGEST_NAME

Path = tuple[str | int, ...]
# Tables that list what there is, so that any key may be left out.
OPEN = (".farmers.card.loses", ".studies.cards", ".automa_studies.cards.levels", ".parent.dice")
NONSENSE = [-1, 10**9, 0.5, "", "nonsense", True, [], [[]], ["nonsense"], {"nonsense": 1}]
BY_TURNS = 3  # every key is tried with a third of the nonsense
LARGEST_FRAME = 256_000
MOVES = 60

every_game = pytest.mark.parametrize("name", reynard.game_names())


def written(value: Any) -> str:
    """Write a value as TOML."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {written(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(written(each) for each in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def read(name: str, contents: dict[str, Any]) -> Any:
    """Read a box made of these contents."""
    text = "".join(f"{key} = {written(value)}\n" for key, value in contents.items())
    return reynard.game(name).read_box(text, "my-box.toml")


@cache
def own_contents(name: str) -> dict[str, Any]:
    """Read the contents of a game's own box."""
    return tomllib.loads(reynard.game(name).standard_box.text)


def contents_of(name: str) -> dict[str, Any]:
    """Give the contents of a game's own box, to change at will."""
    return deepcopy(own_contents(name))


def keys_in(part: Any, path: Path = ()) -> Iterator[Path]:
    """Go through every key of every table, however deep; of a list of tables, the first and the last stand for all."""
    if isinstance(part, dict):
        for key, value in part.items():
            yield (*path, key)
            yield from keys_in(value, (*path, key))
    elif isinstance(part, list) and part:
        for i in sorted({0, len(part) - 1}):
            yield from keys_in(part[i], (*path, i))


def at(contents: Any, path: Path) -> Any:
    """Find a table in the contents."""
    for step in path:
        contents = contents[step]
    return contents


def spelled(path: Path) -> str:
    """Spell a key as the complaints do."""
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).lstrip(".")


@every_game
def test_the_box_reads_the_same_however_it_is_laid_out(name):
    again = read(name, contents_of(name))
    assert again.record.tobytes() == reynard.game(name).standard_box.record.tobytes()
    assert again.names == reynard.game(name).standard_box.names


@every_game
def test_a_key_that_is_missing_is_named(name):
    for path in keys_in(contents_of(name)):
        if is_open(path[:-1]):
            continue
        contents = contents_of(name)
        del at(contents, path[:-1])[path[-1]]
        with pytest.raises(reynard.BadBox) as refused:
            read(name, contents)
        assert str(refused.value).startswith(f"my-box.toml: {spelled(path)} must be ")
        assert str(refused.value).endswith("; it is missing.")


def is_open(path: Path) -> bool:
    """Say whether a table lists what there is."""
    return "".join(f".{step}" for step in path if isinstance(step, str)) in OPEN


@every_game
@pytest.mark.parametrize("nonsense", NONSENSE)
def test_a_value_that_cannot_be_is_named(name, nonsense):
    for path in list(keys_in(contents_of(name)))[NONSENSE.index(nonsense) % BY_TURNS :: BY_TURNS]:
        contents = contents_of(name)
        before = at(contents, path)
        if is_like(before, nonsense):
            continue
        at(contents, path[:-1])[path[-1]] = nonsense
        with pytest.raises(reynard.BadBox, match=r"my-box\.toml: .*; (found|expected|it is missing)") as refused:
            read(name, contents)
        # Where a list may be empty, it is the list beside it, now too long, that is complained of.
        assert spelled(path[:-1] if nonsense == [] else path) in str(refused.value)


def is_like(value: Any, nonsense: Any) -> bool:
    """Say whether the nonsense might make sense here: any text names a card, and a list may be empty."""
    if isinstance(value, str | bool):
        return type(value) is type(nonsense) and bool(nonsense)
    return isinstance(value, list) and nonsense == [] and all(isinstance(each, str) for each in value)


@every_game
def test_a_key_that_means_nothing_is_named(name):
    for path in {path[:-1] for path in keys_in(contents_of(name))}:
        wrong = contents_of(name)
        at(wrong, path)["colour"] = 3
        with pytest.raises(reynard.BadBox) as refused:
            read(name, wrong)
        assert str(refused.value).startswith(f"my-box.toml: {spelled((*path, 'colour'))} is not a key of this table; ")


@every_game
@pytest.mark.parametrize(
    "text", ["", "forest", "[forest", "a = 1\na = 2", "a = [" * 5000, f"a = {'9' * 5000}", "a = \x00"]
)
def test_a_text_that_is_no_box_is_refused(name, text):
    with pytest.raises(reynard.BadBox, match=r"^my-box\.toml: "):
        reynard.game(name).read_box(text, "my-box.toml")


@every_game
def test_a_box_cut_short_is_refused(name):
    """Unless the cut is clean: between two of the tables that a box lists at its end."""
    text = reynard.game(name).standard_box.text
    for length in range(0, len(text.rstrip()) - 1, 97):
        if is_cut_clean(contents_of(name), text[:length]):
            continue
        with pytest.raises(reynard.BadBox, match=r"^my-box\.toml: "):
            reynard.game(name).read_box(text[:length], "my-box.toml")


def is_cut_clean(whole: dict[str, Any], text: str) -> bool:
    """Say whether nothing but whole tables at the end of the last list are missing."""
    try:
        left = tomllib.loads(text)
    except ValueError:
        return False
    *others, last = whole
    if list(left) != list(whole) or not isinstance(whole[last], list):
        return False
    return left[last] == whole[last][: len(left[last])] and all(left[key] == whole[key] for key in others)


@every_game
def test_every_group_of_values_says_where_it_comes_from(name):
    """A table in its ``source``; a list of tables, which has no room for one, in the comment above the first."""
    text = reynard.game(name).standard_box.text
    for key, group in contents_of(name).items():
        if isinstance(group, list):
            above = text.partition(f"\n[[{key}]]\n")[0].rstrip().rpartition("\n\n")[2]
            assert all(line.startswith("# ") for line in above.splitlines())
            assert len(above) > 20
        else:
            assert len(group["source"]) > 20


def names_in(name: str) -> list[Path]:
    """List where a game's own box names anything that a table shows."""
    shown = {each for names in reynard.game(name).standard_box.names.values() for each in names}
    return [path for path, text in texts_in(contents_of(name)) if text in shown]


def texts_in(part: Any, path: Path = ()) -> Iterator[tuple[Path, str]]:
    """Go through every text in the contents of a box."""
    if isinstance(part, str):
        yield path, part
    elif isinstance(part, dict | list):
        for key, value in part.items() if isinstance(part, dict) else enumerate(part):
            yield from texts_in(value, (*path, key))


@every_game
def test_a_name_that_is_too_long_is_named(name):
    for path in [*names_in(name), ("title",)]:
        contents = contents_of(name)
        at(contents, path[:-1])[path[-1]] = "x" * (LONGEST_NAME + 1)
        listed = isinstance(path[-1], int)
        with pytest.raises(reynard.BadBox) as refused:
            read(name, contents)
        expected = f"must be a {'list of texts' if listed else 'text'} of at most {LONGEST_NAME} characters"
        assert str(refused.value).startswith(f"my-box.toml: {spelled(path[:-1] if listed else path)} {expected}")


@every_game
def test_frames_stay_small_however_long_the_names_are(name):
    contents = contents_of(name)
    for path in names_in(name):
        at(contents, path[:-1])[path[-1]] = "🦊" * LONGEST_NAME  # twelve bytes each, in the widest way to write JSON
    box = read(name, contents)
    assert all(len(each) == LONGEST_NAME for names in box.names.values() for each in names)
    for seats in (reynard.game(name).seats[0], reynard.game(name).seats[-1]):
        match, choices = reynard.game(name).start(seats, seed=seats, box=box), Random(seats)
        lines = match.lines(0, 0)
        while not match.over and match.ply < MOVES:
            desks = [[asdict(choice) for choice in match.choices(seat)] for seat in match.pending]
            assert len(json.dumps([match.view(0), desks, lines])) < LARGEST_FRAME
            seat = choices.choice(match.pending)
            match.play(seat, choices.choice(match.legal(seat)))
            lines += match.lines(match.ply, 0)
