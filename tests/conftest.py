"""What every test shares: how examples are tried, and in which order the files come."""

import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.database import DirectoryBasedExampleDatabase

sys.path.insert(0, str(Path(__file__).parent))  # the toy game is imported by its own name
pytest.register_assert_rewrite("e2e.fitting")  # or what it finds would not be told

FAILURES = Path(__file__).parents[1] / ".setup" / "hypothesis"  # what a soak has found is tried first next time
SLOWEST_FIRST = ("test_elsewhere.py", "test_every_game.py", "test_bots.py")  # or one worker would end with them, alone

# Three ways to try examples, chosen with --hypothesis-profile: the short one of ``make test``, always the same;
# the same without looking for the smallest failure, where any will do; and the fresh ones of ``make soak``.
NEVER_LATE = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow]}
SHORT = settings(derandomize=True, database=None, max_examples=25, **NEVER_LATE)
settings.register_profile("short", SHORT)
settings.register_profile("one-failure", SHORT, phases=[Phase.explicit, Phase.generate])
settings.register_profile(
    "soak", max_examples=10, database=DirectoryBasedExampleDatabase(FAILURES), print_blob=True, **NEVER_LATE
)
settings.load_profile("short")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Hand out the slowest files first."""
    places = {name: place for place, name in enumerate(SLOWEST_FIRST)}
    items.sort(key=lambda item: places.get(item.path.name, len(places)))
