"""The labels of every game's board for the page to be built with: ``python -m reynard.service.labels FOLDER``."""

import json
import sys
from pathlib import Path

from reynard.games import PACKAGES, game


def write_labels(folder: Path) -> None:
    """Write each game's labels into its folder of the page."""
    for name in PACKAGES:
        text = json.dumps(game(name).labels, indent=2, ensure_ascii=False)
        (folder / name / "labels.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_labels(Path(sys.argv[1]))
