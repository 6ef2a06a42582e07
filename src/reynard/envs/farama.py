"""What PettingZoo and Gymnasium share: spaces and kinds of errors."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

from reynard.core.errors import BadActions, IllegalMove, ReynardError
from reynard.core.observation import LARGEST
from reynard.envs import missing

try:
    from gymnasium import error, spaces
except ImportError as reason:
    raise missing("Gymnasium") from reason

CLOSED = "This environment is closed. Make another one."
NOT_BEGUN = "No game is being played. Call reset() first."


def observation_space(size: int, actions: int) -> Any:
    """Give the space of what a seat sees: numbers, and a mark for every action it may take."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-LARGEST, LARGEST, (size,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


@contextmanager
def own_errors() -> Iterator[None]:
    """Turn our errors into those of these interfaces."""
    try:
        yield
    except (IllegalMove, BadActions) as reason:
        raise error.InvalidAction(str(reason)) from reason
    except ReynardError as reason:
        raise error.Error(str(reason)) from reason
