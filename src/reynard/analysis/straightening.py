"""Honest chances: playing on by eye may be surer of itself than it should be, and by how much has been measured.

``docs/analysis.md`` shows how often games were won whose chance was said to be so and so, and the command that asked.
"""

from dataclasses import replace

import numpy as np

from reynard.analysis.judging import Judgement
from reynard.analysis.outcomes import CHANCES, Worth

# By game: the power to which chances are raised before they are shared out anew; 1 leaves them as they are.
STEEPNESS = {"fox-experiment": 0.85}
LEAST_CHANCE = 0.002  # of nobody before the end: rounds in which somebody never won do not say that they cannot


def straighten(game: str, judgement: Judgement) -> Judgement:
    """Make the chances of a judgement honest: those of the best choice, and of what was chosen instead."""
    steepness = STEEPNESS.get(game, 1.0)
    best, chosen = honest(judgement.best, steepness), honest(judgement.best + judgement.given, steepness)
    given = chosen - best
    given[CHANCES, judgement.seat] = min(0.0, given[CHANCES, judgement.seat])
    return replace(judgement, best=best, given=given)


def honest(worth: Worth, steepness: float) -> Worth:
    """Make the chances of all rows honest, which together stay what they were."""
    chances = np.maximum(worth[CHANCES], LEAST_CHANCE) ** steepness
    return np.array([chances / chances.sum(), worth[1]])
