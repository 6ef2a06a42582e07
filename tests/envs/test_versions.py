"""A network learns one way to see and to act: whoever changes it raises the version."""

import importlib
import subprocess
import sys
from dataclasses import replace

import gymnasium
import pytest

import reynard
import reynard.envs.gymnasium
from reynard.core.observation import Layout
from reynard.envs.pettingzoo import env
from reynard.envs.versions import ENVIRONMENTS, digest_of, name_of, version_of
from toy import GAME as SNATCH

from .games import SEATS, every_game


@every_game
def test_the_version_is_of_what_programs_see_and_do_today(name):
    known, today = ENVIRONMENTS[name], digest_of(reynard.game(name))
    assert known.digest == today, (
        f"What programs see or do in {name} has changed. In src/reynard/envs/versions.py raise its version "
        f"from {known.version}, unless that one was never released, and set the digest to {today}."
    )


@every_game
def test_every_door_tells_the_version(name):
    game, known = reynard.game(name), ENVIRONMENTS[name]
    assert env(name, SEATS[name]).metadata["name"] == name_of(game) == f"{name.replace('-', '_')}_v{known.version}"
    assert f"reynard/{known.title}-v{known.version}" in gymnasium.registry


def test_the_digest_notices():
    layout = Layout()
    layout.part("HAND", "cards in hand", seat=4)
    wider = Layout()
    wider.part("HAND", "cards in hand", seat=5)
    game = reynard.game("wolf-and-fox")
    digests = {digest_of(game), *(digest_of(with_observation(game, each)) for each in (layout, wider))}
    assert len(digests) == 3


def with_observation(game, layout):
    return replace(game, observation=layout)


def test_a_game_of_ones_own_has_version_0():
    assert version_of(SNATCH) == 0
    assert name_of(SNATCH) == "snatch_v0"


@pytest.mark.parametrize(
    ("module", "library"), [("pettingzoo", "PettingZoo"), ("gymnasium", "Gymnasium"), ("openspiel", "OpenSpiel")]
)
def test_whoever_has_not_installed_it_is_told_how(module, library, monkeypatch):
    for name in ("pettingzoo", "gymnasium", "pyspiel"):
        monkeypatch.setitem(sys.modules, name, None)
    for name in [name for name in sys.modules if name.startswith("reynard.envs.")]:
        monkeypatch.delitem(sys.modules, name)
    with pytest.raises(ImportError, match=r'is not installed\. Install it with: pip install "reynard\[envs\]"') as told:
        importlib.import_module(f"reynard.envs.{module}")
    assert told.value.name in (library, "Gymnasium")  # which PettingZoo needs too


def test_nothing_is_imported_before_it_is_asked_for():
    asked = "import sys, reynard.envs; print(sys.modules.keys() & {'gymnasium', 'pettingzoo', 'pyspiel'})"
    assert subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True).stdout == "set()\n"
