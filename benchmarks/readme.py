"""The tables of the README and other pages, each written between its two marks by the command that measures it."""

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def write(mark: str, heading: Sequence[str], rows: Iterable[Sequence[str]], page: Path = README) -> None:
    """Write a table between its two marks."""
    lines = [heading, ["---"] * len(heading), *rows]
    put(mark, "".join(f"| {' | '.join(cells)} |\n" for cells in lines), page)


def put(mark: str, words: str, page: Path) -> None:
    """Write something between ``<!-- mark -->`` and ``<!-- end of mark -->``, and print it."""
    place = re.compile(rf"(<!-- {mark} -->\n).*?(<!-- end of {mark} -->)", re.DOTALL)
    text, count = place.subn(lambda marks: marks[1] + words + marks[2], page.read_text(encoding="utf-8"))
    assert count == 1, f"{page.name} has lost the place of its {mark}"
    page.write_text(text, encoding="utf-8")
    print(words)
