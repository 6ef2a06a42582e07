"""Where a rule is written: the function or the very statement behind which a comment names it."""

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

RULE = re.compile(r"\b([a-z]+)-(\d+)\b(?: to \1-(\d+)\b)?")
ROOMS = ("rules", "words", "view", "box")  # a bot's judgement is no rule

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Place:
    """A function, or a statement in one, and the rules that it carries."""

    source: Path
    function: str  # "offer_moves", or "Names.pup" for a method
    line: int  # where the statement begins, or the function
    whole: bool  # the whole function
    rules: frozenset[str]

    def __str__(self) -> str:
        return f"{self.source.parent.name}/{self.source.name}:{self.line}"

    @property
    def title(self) -> str:
        """Name the place as people would, without a line that moves."""
        if self.whole:
            return self.function
        line = self.source.read_text(encoding="utf-8").splitlines()[self.line - 1]
        return f"{self.function}: {line.partition('  # ')[0].strip()}"


@dataclass(frozen=True)
class BoxField:
    """Numbers of the box, and the rules that they carry."""

    name: str  # "dice", or "card.copies"
    rules: frozenset[str]

    def __str__(self) -> str:
        return "box.toml"

    @property
    def title(self) -> str:
        """Name the numbers."""
        return f"box {self.name}"


def rules_in(words: str, known: Iterable[str]) -> frozenset[str]:
    """Find the rules that a comment names, one by one or from one to another."""
    found = set()
    for chapter, first, last in RULE.findall(words):
        found |= {f"{chapter}-{number}" for number in range(int(first), int(last or first) + 1)}
    return frozenset(found & set(known))


def places_of(package: Path, known: Iterable[str]) -> list[Place]:
    """List every place of a game that names a rule."""
    return [
        place for room in ROOMS for source in sorted((package / room).rglob("*.py")) for place in find(source, known)
    ]


def find(source: Path, known: Iterable[str]) -> Iterator[Place]:
    """Go through the comments of a file that name rules."""
    text = source.read_text(encoding="utf-8")
    functions = dict(functions_of(ast.parse(text)))
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        rules = rules_in(token.string, known) if token.type == tokenize.COMMENT else frozenset()
        within = [name for name, node in functions.items() if node.lineno <= token.start[0] <= last_line(node)]
        if rules and within:
            name = within[-1]
            line = statement_at(functions[name], token.start[0])
            yield Place(source, name, line or functions[name].lineno, line is None, rules)


def functions_of(tree: ast.Module) -> Iterator[tuple[str, Function]]:
    """List the functions of a file, and the methods of its classes, by name."""
    for node in tree.body:
        if isinstance(node, Function):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from ((f"{node.name}.{each.name}", each) for each in node.body if isinstance(each, Function))


def last_line(node: ast.stmt) -> int:
    """Say where a statement ends."""
    assert node.end_lineno is not None
    return node.end_lineno


def statement_at(function: Function, line: int) -> int | None:
    """Find the statement that a comment stands behind or above; none if it stands behind the function's docstring.

    A comment behind an ``else`` belongs to what follows it.
    """
    docstring = function.body[0]
    if line <= last_line(docstring):
        return None
    statements = [node.lineno for node in ast.walk(function) if isinstance(node, ast.stmt) and node is not function]
    return min((begins for begins in statements if begins >= line), default=max(statements))


def carrier(package: Path, words: str, rule: str) -> Place | BoxField:
    """Read what carries a rule that no comment names.

    "box dice" are numbers of the box; "rules/set_up.py deal" is a function, and with a colon and its first words a
    statement in it: "rules/set_up.py deal: t.dice =".
    """
    named, _, beginning = words.partition(": ")
    where, _, name = named.partition(" ")
    if where == "box":
        return BoxField(name, frozenset({rule}))
    text = (package / where).read_text(encoding="utf-8")
    function = dict(functions_of(ast.parse(text)))[name]
    if not beginning:
        return Place(package / where, name, function.lineno, True, frozenset({rule}))
    lines = enumerate(text.splitlines()[: last_line(function)], 1)
    (line,) = (number for number, line in lines if number > function.lineno and line.strip().startswith(beginning))
    return Place(package / where, name, line, False, frozenset({rule}))
