"""The command ``reynard serve`` with bots that act at once: ``python quick_table.py --port P --data FOLDER``.

All tables are dealt from the same seed and the bots' whims follow from it too, so that what fails once is likely to
fail again; ``LUCK=8 pytest tests/e2e`` tries another.
"""

import os
import secrets
import sys
from random import Random
from types import SimpleNamespace
from unittest.mock import patch

from reynard.cli import main
from reynard.service.app import create_app

if __name__ == "__main__":
    assert create_app.__kwdefaults__
    create_app.__kwdefaults__["pause"] = 0
    luck = int(os.environ.get("LUCK", "7"))
    dealing = SimpleNamespace(randbits=lambda bits: luck, token_hex=secrets.token_hex)
    whims = SimpleNamespace(randbits=Random(luck).getrandbits)
    with patch("reynard.core.match.secrets", dealing), patch("reynard.bots.secrets", whims):
        sys.exit(main(["serve", *sys.argv[1:]]))
