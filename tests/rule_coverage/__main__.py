"""``make rule-coverage``, or ``python -m rule_coverage foxy ruse``: list the rules whose tests do not notice them."""

import os
import sys

os.environ["NUMBA_DISABLE_JIT"] = "1"  # before anything is loaded: plain Python needs no compiling

from quick_records import read_records_quickly
from rule_coverage.judging import main

read_records_quickly()

if __name__ == "__main__":
    sys.exit(main())
