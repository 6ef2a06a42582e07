"""The same games lead to the same bytes wherever and however the rules run."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from .playing import digests

SCRIPT = Path(__file__).with_name("elsewhere.py")
PATIENCE = 1800  # seconds: all rules are compiled anew there


def play_elsewhere(games: int, *how: str, **switches: str) -> dict:
    """Play in another process, with its own hash seed and with these switches of the compiler.

    A small number that overflows is a RuntimeWarning where rules are interpreted, and here an error. Only
    interpreted rules would stumble over a poisoned generator: compiled ones bring their own.
    """
    environment = {**os.environ, "PYTHONHASHSEED": "77", **switches}
    command = [sys.executable, "-W", "error::RuntimeWarning", str(SCRIPT), str(games), *how]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def played_here() -> dict[str, str]:
    return digests(1)


def test_interpreted_rules_with_poisoned_generators_agree_with_compiled_ones_move_for_move(played_here):
    there = play_elsewhere(1, "poisoned", NUMBA_DISABLE_JIT="1")
    assert not there["compiled"]
    assert there["played"] == played_here


def test_no_rule_reaches_beyond_its_bounds(played_here):
    there = play_elsewhere(4, NUMBA_BOUNDSCHECK="1")
    assert there["compiled"]
    assert there["checked"]
    assert there["played"].items() >= played_here.items()
