"""``python -m reynard`` is the command ``reynard``."""

import sys

from reynard.cli import main

if __name__ == "__main__":  # also read by the processes that compile rules
    sys.exit(main())
