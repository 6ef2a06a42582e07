"""Whether a program learns from playing alone: ``python -m benchmarks.learning`` writes the result into the README.

It runs ``examples/ppo.py`` for ten minutes and then has it play 500 games against ``random`` that it has not met.
"""

import os
import time
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from benchmarks import readme
from reynard.lab.duel import wilson

EXAMPLE = Path(__file__).parents[1] / "examples" / "ppo.py"
GAME, SEATS, MINUTES, GAMES = "wolf-and-fox", 2, 10.0, 500


def open_example() -> Any:
    """Open the example as a module."""
    spec = spec_from_file_location("ppo", EXAMPLE)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def main() -> None:
    """Learn, and play."""
    ppo = open_example()
    load = os.getloadavg()[1]
    began = time.process_time()
    player, curve = ppo.train(GAME, SEATS, MINUTES, tell=lambda point: print(point, flush=True))
    processor = (time.process_time() - began) / 60
    share = ppo.share_against_random(player, GAME, SEATS, GAMES, seed=99)
    low, high = wilson(share, GAMES)
    heading = (
        "two players, 500 games",
        "share",
        "95 % interval",
        "decisions learned from",
        "minutes",
        "of a processor",
    )
    row = (
        "`examples/ppo.py` : random",
        f"{share:.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{curve[-1].decisions:,}",
        f"{curve[-1].minutes:.1f}",
        f"{processor:.1f}",
    )
    readme.write("learning", heading, [row])
    print(f"{os.cpu_count()} processors; work waiting for them before this began: {load:.1f}")


if __name__ == "__main__":
    main()
