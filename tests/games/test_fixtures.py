"""Finished matches, kept from earlier, still lead to the same table and the same log."""

import pytest

import reynard
from reynard.core.saving import read, verify

from . import make_fixtures
from .fixture_games import FOLDER, covered_by, log_text, to_cover

every_fixture = pytest.mark.parametrize(
    "path", sorted(FOLDER.glob("*/*.json")), ids=lambda path: f"{path.parent.name}/{path.stem}"
)


@every_fixture
def test_it_replays_to_the_same_bytes(path):
    text = path.read_text(encoding="utf-8")
    match = reynard.load(text)
    assert match.over
    assert match.save() + "\n" == text


@every_fixture
def test_it_tells_the_same_log(path):
    match = reynard.load(path.read_text(encoding="utf-8"))
    assert log_text(match) == path.with_suffix(".log").read_text(encoding="utf-8")


@every_fixture
def test_it_is_proved_fair(path):
    saved = read(path.read_text(encoding="utf-8"))
    proof = verify(saved, reynard.game(saved.game))
    assert proof.over
    assert proof.moves == len(saved.moves)


@pytest.mark.parametrize("name", reynard.game_names())
def test_there_is_one_for_each_number_of_seats_option_and_way_to_end(name):
    saves = [path.read_text(encoding="utf-8") for path in (FOLDER / name).glob("*.json")]
    covered = {each for save in saves for each in covered_by(reynard.load(save))}
    missing = [each for each in to_cover(reynard.game(name)) if each not in covered]
    assert not missing, f"no fixture game of {name} for: {', '.join(missing)}; see tests/games/make_fixtures.py"


@pytest.mark.parametrize("name", reynard.game_names())
def test_every_log_belongs_to_a_match(name):
    logs = {path.stem for path in (FOLDER / name).glob("*.log")}
    assert logs == {path.stem for path in (FOLDER / name).glob("*.json")}


def test_rare_ends_are_looked_for_where_they_are_found_soonest(monkeypatch):
    """Every way to play comes first; then only pairs, who are level most often and have played soonest."""
    monkeypatch.setattr(make_fixtures, "SEEDS_FOR_ALL", 8)
    monkeypatch.setattr(make_fixtures, "SEEDS_FOR_PAIRS", 4)
    seats = [match.seats for match in make_fixtures.matches(reynard.game("ruse"))]
    assert len(set(seats[:8])) > 2
    assert seats[8:] == [2] * 4
