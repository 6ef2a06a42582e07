"""What every test shares: one way to try examples, the same on every machine and every day."""

import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

sys.path.insert(0, str(Path(__file__).parent))  # the toy game is imported by its own name
pytest.register_assert_rewrite("e2e.fitting")  # or what it finds would not be told

SLOWEST_FIRST = ("test_elsewhere.py", "test_every_game.py", "test_bots.py")  # or one worker would end with them, alone

settings.register_profile(
    "reynard",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=25,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("reynard")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Hand out the slowest files first."""
    places = {name: place for place, name in enumerate(SLOWEST_FIRST)}
    items.sort(key=lambda item: places.get(item.path.name, len(places)))
