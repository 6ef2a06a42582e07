"""A table for Snatch with covers and a clock, in plain Python: ``python covered_table.py --port P --data FOLDER``."""

import argparse
import os
import sys
from pathlib import Path


def main() -> None:
    """Serve the table until stopped."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int)
    parser.add_argument("--data", type=Path)
    given = parser.parse_args()
    os.environ["NUMBA_DISABLE_JIT"] = "1"  # compiling takes longer than the few moves that are made here
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from reynard.games import PACKAGES
    from reynard.service.serve import serve

    PACKAGES["covered-snatch"] = "toy.covered"
    serve("127.0.0.1", given.port, given.data)


if __name__ == "__main__":
    main()
