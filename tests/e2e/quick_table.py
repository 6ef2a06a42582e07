"""The command ``reynard serve`` with bots that act at once: ``python quick_table.py --port P --data FOLDER``."""

import sys

from reynard.cli import main
from reynard.service.app import create_app

if __name__ == "__main__":
    assert create_app.__kwdefaults__
    create_app.__kwdefaults__["pause"] = 0
    sys.exit(main(["serve", *sys.argv[1:]]))
