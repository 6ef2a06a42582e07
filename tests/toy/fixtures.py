"""Putting Snatch among the games."""

import pytest

from reynard.core.contract import Game
from reynard.games import PACKAGES, game


@pytest.fixture
def snatch(monkeypatch: pytest.MonkeyPatch) -> Game:
    """Offer Snatch for the length of one test."""
    monkeypatch.setitem(PACKAGES, "snatch", "toy")
    return game("snatch")


@pytest.fixture
def covered_snatch(monkeypatch: pytest.MonkeyPatch) -> Game:
    """Offer Snatch with covers for the length of one test."""
    monkeypatch.setitem(PACKAGES, "covered-snatch", "toy.covered")
    return game("covered-snatch")
