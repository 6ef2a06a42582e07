"""Play the same games in another process and print, as JSON, what came up there.

    python tests/games/elsewhere.py GAMES [poisoned]

The environment says whether the rules are compiled (NUMBA_DISABLE_JIT) and whether they check their bounds
(NUMBA_BOUNDSCHECK). When poisoned, every generator that all of Python shares answers with an error.
"""

import json
import random
import sys
from pathlib import Path
from typing import Any, NoReturn

import numpy as np


def poison() -> None:
    """Leave no shared generator usable: the dice cup on the table is the only source of chance."""
    for module in (random, np.random):
        for name in dir(module):
            if callable(getattr(module, name)) and name.islower() and not name.startswith("_"):
                setattr(module, name, refuse)


def refuse(*_: Any, **__: Any) -> NoReturn:
    """Answer for every poisoned function."""
    raise AssertionError("the rules used a generator that is not on the table")


def main(games: str, *how: str) -> None:
    """Play, and print what came up."""
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from numba import config

    from games.playing import digests
    from quick_records import read_records_quickly

    if config.DISABLE_JIT:
        read_records_quickly()
    if "poisoned" in how:
        poison()
    played = digests(int(games))
    print(json.dumps({"compiled": not config.DISABLE_JIT, "checked": bool(config.BOUNDSCHECK), "played": played}))


if __name__ == "__main__":
    main(*sys.argv[1:])
