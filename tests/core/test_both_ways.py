"""Rules play the same whether ``core/parts.py`` compiles them or Numba as it comes."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from reynard import preparing
from reynard.core import code_cache, compiled
from toy.fixtures import snatch

from .both_ways import outcomes

__all__ = ["snatch"]

SCRIPT = Path(__file__).with_name("both_ways.py")
NAMES = ("snatch", "foxy", "wolf-and-fox")  # the quickest to compile as Numba comes; REYNARD_PLAIN_NUMBA=1 plays all
PATIENCE = 1800  # seconds: all rules are compiled anew there
WAYS = {
    True: {"parts": False, "typing": "numba.core.types.functions"},  # nothing of Numba's is replaced
    False: {"parts": True, "typing": "reynard.core.parts"},
}


@pytest.mark.skipif(bool(compiled.config.DISABLE_JIT), reason="about machine code")
def test_numba_as_it_comes_agrees_move_for_move(snatch):
    plain_there = not compiled.PLAIN_NUMBA
    environment = os.environ | {"REYNARD_PLAIN_NUMBA": "1" if plain_there else "0"}
    command = [sys.executable, str(SCRIPT), *NAMES]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    there = json.loads(done.stdout)
    played_there = there.pop("played")
    assert there == WAYS[plain_there]
    assert played_there == outcomes(NAMES)


def test_the_two_ways_keep_their_machine_code_apart(tmp_path, monkeypatch):
    monkeypatch.setattr(code_cache, "PLAIN_NUMBA", True)
    plain = code_cache.code_folder(tmp_path)
    monkeypatch.setattr(code_cache, "PLAIN_NUMBA", False)
    assert code_cache.code_folder(tmp_path) != plain


def test_games_are_compiled_one_at_a_time_into_folders_that_numba_does_not_guard(monkeypatch):
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    monkeypatch.setattr(preparing, "PLAIN_NUMBA", False)
    assert preparing.processes_for(4) == 2
    monkeypatch.setattr(preparing, "PLAIN_NUMBA", True)
    assert preparing.processes_for(4) == 1
