"""What every test shares: one way to try examples, the same on every machine and every day."""

import sys
from pathlib import Path

from hypothesis import HealthCheck, settings

sys.path.insert(0, str(Path(__file__).parent))  # the toy game is imported by its own name

settings.register_profile(
    "reynard",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=25,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("reynard")
