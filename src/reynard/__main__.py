"""``python -m reynard`` is the command ``reynard``."""

import sys

from reynard.cli import main

sys.exit(main())
