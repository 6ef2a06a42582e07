"""What the page is built with beside its types: ``python -m reynard.service.labels web/src``.

Every game's labels go into its folder of the page, and the levels of bots to the shell.
"""

import json
import sys
from pathlib import Path
from typing import Any

from reynard.core.levels import USUAL_LEVEL, Level
from reynard.games import PACKAGES, game


def write_labels(source: Path) -> None:
    """Write the labels of every game and the names of the levels where the page's source imports them."""
    for name in PACKAGES:
        write(source / "games" / name / "labels.json", dict(game(name).labels))
    write(source / "shell" / "levels.json", {"levels": list(Level), "usual": USUAL_LEVEL})


def write(file: Path, content: Any) -> None:
    """Write a JSON file as people read it."""
    file.write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_labels(Path(sys.argv[1]))
