"""The little Markdown that reference pages are written in."""

from collections.abc import Iterable, Sequence

WIDEST = 120  # characters of what is listed in a cell


def markdown_table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Lay out rows under a head, without columns in which nothing stands.

    >>> print(markdown_table(["Key", "Type", "Meaning"], [["`a`", "`int`", ""], ["`b`", "`str`", ""]]))
    | Key | Type |
    | --- | --- |
    | `a` | `int` |
    | `b` | `str` |
    """
    cells = list(rows)
    filled = [place for place in range(len(head)) if any(row[place] for row in cells)]
    lines = [[line[place] for place in filled] for line in (head, ["---"] * len(head), *cells)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def code(text: str) -> str:
    """Mark a text as code."""
    return f"`{text}`"


def prose(text: str) -> str:
    """Keep a text that knows nothing of Markdown as it is written; code in it may stand between two backticks.

    >>> prose("of ``pups``: hunted:<seat>, *R")
    'of `pups`: hunted:&lt;seat>, \\\\*R'
    """
    return text.replace("``", "`").replace("<", "&lt;").replace("*", r"\*")


def sentence(fragment: str) -> str:
    """Make a sentence of a fragment."""
    return f"{fragment[:1].upper()}{fragment[1:]}."


def python_example(*lines: str) -> str:
    """Show lines of a Python session."""
    return "\n".join(("```python", *lines, "```"))


def span(values: range) -> str:
    """Name numbers that follow each other.

    >>> span(range(2, 5)), span(range(7, 8))
    ('2 to 4', '7')
    """
    return str(values[0]) if len(values) == 1 else f"{values[0]} to {values[-1]}"


def shortened(parts: Sequence[str]) -> str:
    """List parts as far as a cell has room for them, at least one.

    >>> shortened(["a" * 40, "b" * 40, "c" * 40])
    'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa, bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb, …'
    """
    shown = list(parts)
    while len(shown) > 1 and len(", ".join(shown)) > WIDEST:
        shown.pop()
    return ", ".join([*shown, "…"] if len(shown) < len(parts) else shown)
