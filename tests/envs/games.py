"""The games, and how many play each of them in these tests."""

import pytest

import reynard

SEATS = {"wolf-and-fox": 3, "fox-experiment": 3, "foxy": 4, "ruse": 2}
every_game = pytest.mark.parametrize("name", reynard.game_names())
