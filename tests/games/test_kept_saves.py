"""Saves of every release load in this one."""

import json
from random import Random

import pytest

import reynard

from .keep_saves import FOLDER, told

every_save = pytest.mark.parametrize(
    "path", sorted(FOLDER.glob("*/*.json")), ids=lambda path: f"{path.parent.name}/{path.stem}"
)


@every_save
def test_it_loads_and_stands_where_it_stood(path):
    match = reynard.load(path.read_text(encoding="utf-8"))
    assert told(match) == path.with_suffix(".told").read_text(encoding="utf-8")


@every_save
def test_it_can_be_played_on_to_the_end(path):
    match, choices = reynard.load(path.read_text(encoding="utf-8")), Random(1)
    while not match.over:
        seat = match.pending[0]
        match.play(seat, choices.choice(match.legal(seat)))
    assert reynard.load(match.save()).scores == match.scores


def test_every_game_is_kept_in_the_middle_and_at_the_end_in_every_release():
    for release in FOLDER.iterdir():
        kept = {path.stem for path in release.glob("*.json")}
        assert {f"{name}-{moment}" for name in reynard.game_names() for moment in ("middle", "end")} <= kept


@pytest.mark.parametrize("name", reynard.game_names())
def test_the_rules_of_today_are_kept(name):
    """A rule that is changed under the same version is then noticed; a new version has `keep_saves` run for it."""
    kept = [json.loads(path.read_text(encoding="utf-8")) for path in FOLDER.glob(f"*/{name}-*.json")]
    assert reynard.game(name).version in {save["eras"][-1][1] for save in kept}
