"""What stands on and beside the boards: every label is well formed, and the page uses it."""

import re
from pathlib import Path

import pytest

import reynard

PAGE = Path(__file__).parents[2] / "web" / "src" / "games"
PLACE = re.compile(r"\{\w+(?:\|[^|{}]*\|[^|{}]*)?\}")


@pytest.mark.parametrize("name", reynard.game_names())
def test_every_place_of_a_label_can_be_filled(name: str) -> None:
    labels = reynard.game(name).labels
    assert labels
    for key, label in labels.items():
        assert re.fullmatch(r"[a-z][a-z0-9_]*", key), key
        assert not set("{}") & set(PLACE.sub("", label)), label


@pytest.mark.parametrize("name", reynard.game_names())
def test_every_label_is_used(name: str) -> None:
    sources = [path for kind in ("*.svelte", "*.ts") for path in (PAGE / name).rglob(kind)]
    page = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    assert not [key for key in reynard.game(name).labels if not is_used(key, page)]


def is_used(key: str, page: str) -> bool:
    """Say whether a page names a label, or builds its key from a kind and what stands before or after it."""
    words = key.split("_")
    before = ["_".join(words[:parts]) + "_${" for parts in range(1, len(words))]
    after = ["}_" + "_".join(words[parts:]) for parts in range(1, len(words))]
    return bool(re.search(rf"\b{key}\b", page)) or any(part in page for part in (*before, *after))
