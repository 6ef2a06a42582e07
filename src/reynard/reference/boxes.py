"""What is in a game's boxes: every key with its meaning and what the standard box says there."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from reynard.core.contract import Game
from reynard.reference.box_keys import (
    REMARK,
    STANDARD,
    TITLE,
    Contents,
    contents_of_boxes,
    entry_of,
    family,
    keys_in,
    keys_inside,
    keys_without_meaning,
    meanings_of,
)
from reynard.reference.markdown import WIDEST, code, markdown_table, prose, python_example, sentence, shortened

MOST_NUMBERS = 3  # different ones that are listed
HOW_TO_READ = (
    "Below, `card[].name` is the key `name` in every row of the list `card`, and `*` stands for any name. "
    "Every table has a remark `source` that says where its numbers come from (here in italics), "
    "and a box may have a `title`."
)


def explain_boxes(game: Game, seats: int) -> Iterator[str]:
    """Explain every key of the standard box, and say what other boxes there are."""
    meanings = meanings_of(game)
    boxes = contents_of_boxes(game)
    missing = keys_without_meaning(boxes.values(), meanings)
    if missing:
        raise LookupError(f"{game.name}: box/meanings.py does not say what {', '.join(missing)} means.")
    yield (
        "## The box\nEvery number of the components stands in `box.toml`. To play with other numbers, write it into "
        f"a file (`reynard box {game.name} > mine.toml`), change it and choose it in the lobby, or open it from Python:"
    )
    yield python_example(
        ">>> text = game.standard_box.text  # or that of your own file",
        '>>> mine = game.read_box(text, "mine.toml")  # refuses what cannot be played, and says where',
        f">>> match = game.start(seats={seats}, seed=7, box=mine)",
    )
    yield HOW_TO_READ
    yield from legend(game.standard_box.text)
    for name, contents in boxes[STANDARD].items():
        yield explain_section(name, contents, meanings)
    others = {file: contents for file, contents in boxes.items() if file != STANDARD}
    if others:
        yield "### Other boxes"
        rows = [[code(file), each[TITLE], difference(boxes[STANDARD], each)] for file, each in others.items()]
        yield markdown_table(["File", "Title", "Other values for"], rows)


def legend(text: str) -> Iterator[str]:
    """Quote the key to its signs that stands indented at the head of a box file, with the line before it.

    >>> list(legend("# The box.\\n# Icons:\\n#   3G  growth points\\n\\n[table]"))
    ['Icons:', '```\\n3G  growth points\\n```']
    """
    head = [line.removeprefix("#") for line in text.partition("\n\n")[0].splitlines()]
    signs = [place for place, line in enumerate(head) if line.startswith("   ")]
    if signs:
        yield head[signs[0] - 1].strip()
        yield "\n".join(("```", *(head[place].strip() for place in signs), "```"))


def explain_section(name: str, contents: Any, meanings: Mapping[str, str]) -> str:
    """Show a table of the box, or a list of tables: what it is about, where its numbers come from, and its keys."""
    found: dict[str, list[tuple[str, Any]]] = {}
    for key, value in keys_inside(contents, name):
        found.setdefault(entry_of(key, meanings) or key, []).append((key, value))
    if isinstance(contents, list):
        heading, beginning, more = f"[[{name}]]", f"{name}[].", f" There are {len(contents)} of them."
    else:
        heading, beginning, more = f"[{name}]", f"{name}.", f"\n\n*{prose(contents[REMARK])}*"
    rows = [
        [code(entry.removeprefix(beginning)), meanings[entry], values_of(entry, found[entry])]
        for entry in meanings
        if entry in found
    ]
    keys = markdown_table(["Key", "Meaning", "Standard box"], rows)
    return f"### {code(heading)}\n{sentence(meanings[name])}{more}\n\n{keys}"


def values_of(entry: str, keys: list[tuple[str, Any]]) -> str:
    """Say what the standard box has for an entry: its value, or the values of all its rows or its family."""
    values = [value for _, value in keys]
    names = [found[1] for key, _ in keys if "*" in entry and (found := family(entry).fullmatch(key))]
    each_name = shortened([code(name) for name in dict.fromkeys(names)])
    if isinstance(values[0], dict):
        return each_name
    if has_rows(values[0]):
        return row_count(values)
    if names and len(set(names)) == len(values):
        return shortened([code(f"{name} = {written(value)}") for name, value in zip(names, values, strict=True)])
    return f"{each_name}: {different_values(values)}" if entry.endswith("*") else different_values(values)


def has_rows(value: Any) -> bool:
    """Say whether a value is a list with keys of its own inside."""
    return isinstance(value, list) and any(True for _ in keys_inside(value, ""))


def row_count(lists: list[list[Any]]) -> str:
    """Say how many rows lists have."""
    counts = sorted({len(rows) for rows in lists})
    return f"{counts[0]} rows" if len(counts) == 1 else f"{counts[0]} to {counts[-1]} rows"


def different_values(values: list[Any]) -> str:
    """Say what values there are, each once.

    >>> different_values(["fields", "river", "fields"]), different_values([1, 4, 3, 2, 1])
    ('`"fields"`, `"river"`', '1 to 4')
    """
    different = list({written(value): value for value in values}.values())
    if len(different) == 1:
        return one_value(different[0])
    if all(type(value) is int for value in different):
        different.sort()
        if len(different) > MOST_NUMBERS:
            return f"{different[0]} to {different[-1]}"
    return shortened([code(written(value)) for value in different])


def one_value(value: Any) -> str:
    """Write a value, of a long list only how it begins.

    >>> one_value([0, 5, 12]), one_value(["badger"] * 20)[-34:]
    ('`[0, 5, 12]`', '"badger", "badger", …]`, 20 in all')
    """
    if not isinstance(value, list) or len(written(value)) <= WIDEST:
        return code(written(value))
    return f"{code(f'[{shortened([written(each) for each in value])}]')}, {len(value)} in all"


def written(value: Any) -> str:
    """Write a value as it stands in a box."""
    if isinstance(value, list):
        return "[" + ", ".join(written(each) for each in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def difference(standard: Contents, other: Contents) -> str:
    """Name the keys that have other values than in the standard box; a list stands for all its rows."""
    usual = list(keys_in(standard))
    changed = [key for key, value in keys_in(other) if not isinstance(value, dict) and (key, value) not in usual]
    return ", ".join(code(key) for key in changed if "[]" not in key)
