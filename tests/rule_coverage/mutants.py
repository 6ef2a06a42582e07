"""A rule taken out, or changed a little: the same function with other code."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType
from typing import Any

from rule_coverage.places import BoxField, Function, Place, functions_of

NEUTRAL = {"int": ("0", "1"), "bool": ("False", "True"), "str": ("''",)}
NEXT_TO: dict[type[ast.cmpop], type[ast.cmpop]] = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt}
OPPOSITE: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}
REACHED = "reached_by_a_test"  # a name that every module can see while tests are measured
DECISIVE = ("test", "value")  # a condition that is settled, a result that is none
OTHER_END = {"min": "max", "max": "min"}


@dataclass(frozen=True)
class Mutant:
    """A change of one place, and the function or numbers that are to be exchanged for it."""

    place: Place | BoxField
    change: str
    takes_out: bool  # the rule is gone; otherwise the place is only changed a little
    line: int = 0  # of the statement that is changed; of the first one if all are
    code: CodeType | None = None

    def __str__(self) -> str:
        return f"{self.place.title}: {self.change}"


@dataclass(frozen=True)
class Edit:
    """A part of a function to be replaced for a moment: a node's field, or one of a list."""

    shown: ast.AST | None  # the part of the function that is told before and after; the replaced one if none
    owner: Any
    key: Any
    new: Any

    def swap(self, value: Any) -> Any:
        """Put a value in, and give what was there."""
        if isinstance(self.owner, list):
            before, self.owner[self.key] = self.owner[self.key], value
        else:
            before = getattr(self.owner, self.key)
            setattr(self.owner, self.key, value)
        return before


def mutants_of(place: Place | BoxField) -> Iterator[Mutant]:
    """Change a place in every way we know."""
    if isinstance(place, BoxField):
        yield Mutant(place, "every number is one more", True)
        return
    function = function_in(place.source, place.function)
    edits = [edit for node in parts(function, place) for edit in changes(node)]
    edits += omissions(function, parts(function, place))
    if place.whole:
        yield from emptied(function, place)
        yield from (edited(edit, function, place, takes_out=False) for edit in edits)
    else:
        decisive = [edit for edit in edits if edit.key in DECISIVE or isinstance(edit.new, ast.Pass)] or edits
        yield from (edited(edit, function, place, takes_out=edit in decisive) for edit in edits)


def edited(edit: Edit, function: Function, place: Place, takes_out: bool) -> Mutant:
    """Make a mutant of a function by an edit, and undo that."""
    old = edit.swap(edit.new)
    code, after = compiled(function, place.source), ast.unparse(edit.shown or edit.new)
    edit.swap(old)
    before = ast.unparse(edit.shown or old)
    change = f"without `{before}`" if isinstance(edit.new, ast.Pass) else f"`{before}` becomes `{after}`"
    at = (edit.shown or old).lineno
    line = max(node.lineno for node in ast.walk(function) if isinstance(node, ast.stmt) and node.lineno <= at)
    return Mutant(place, change, takes_out, line, code)


def emptied(function: Function, place: Place) -> Iterator[Mutant]:
    """Leave nothing of a function but a value that says little."""
    first, body = function.body[min(1, len(function.body) - 1)].lineno, function.body
    for value in NEUTRAL.get(ast.unparse(function.returns) if function.returns else "None", ("None",)):
        function.body = [ast.Return(ast.parse(value, mode="eval").body)]
        yield Mutant(place, f"only returns {value}", True, first, compiled(function, place.source))
    function.body = body


def marked(source: Path, name: str) -> CodeType:
    """Give the code of a function that calls REACHED with its name and the line before every statement."""
    function = function_in(source, name)
    for node in list(ast.walk(function)):
        for field in ("body", "orelse"):
            statements = getattr(node, field, None)
            if isinstance(statements, list) and statements:
                setattr(node, field, [each for statement in statements for each in (mark(name, statement), statement)])
    return compiled(function, source)


def mark(name: str, statement: ast.stmt) -> ast.stmt:
    """Write the statement that marks another one."""
    return ast.parse(f"{REACHED}(({name!r}, {statement.lineno}))").body[0]


def function_in(source: Path, name: str) -> Function:
    """Read a function from its file, without what is put round it."""
    function = dict(functions_of(ast.parse(source.read_text(encoding="utf-8"))))[name]
    function.decorator_list = []
    return function


def compiled(function: Function, source: Path) -> CodeType:
    """Compile a function by itself."""
    module = ast.fix_missing_locations(ast.Module([function], type_ignores=[]))
    code = compile(module, str(source), "exec", dont_inherit=True)
    (found,) = (each for each in code.co_consts if isinstance(each, CodeType) and each.co_name == function.name)
    return found


def parts(function: Function, place: Place) -> list[ast.AST]:
    """List what a place is made of: all below the docstring, or one statement; of an ``if`` or a loop only its head."""
    if place.whole:
        return [node for statement in function.body[1:] for node in ast.walk(statement)]
    (statement, *_) = (node for node in ast.walk(function) if isinstance(node, ast.stmt) and node.lineno == place.line)
    if isinstance(statement, ast.If | ast.While):
        return [statement, *ast.walk(statement.test)]
    if isinstance(statement, ast.For):
        return [statement, *ast.walk(statement.iter)]
    return list(ast.walk(statement))


def changes(node: ast.AST) -> Iterator[Edit]:
    """List the small changes of one node: conditions settled, bounds and numbers off by one, ends exchanged."""
    if isinstance(node, ast.If | ast.IfExp):
        yield from (Edit(None, node, "test", ast.Constant(value)) for value in (True, False))
    elif isinstance(node, ast.While):
        yield Edit(None, node, "test", ast.Constant(False))
    elif isinstance(node, ast.Return) and isinstance(node.value, ast.Call):
        yield Edit(None, node, "value", ast.Constant(0))
    elif isinstance(node, ast.BoolOp):
        settled = isinstance(node.op, ast.And)
        yield from (Edit(node, node.values, i, ast.Constant(settled)) for i in range(len(node.values)))
    elif isinstance(node, ast.Compare) and type(node.ops[0]) in NEXT_TO:
        yield Edit(node, node.ops, 0, NEXT_TO[type(node.ops[0])]())
    elif isinstance(node, ast.BinOp) and type(node.op) in OPPOSITE:
        yield Edit(node, node, "op", OPPOSITE[type(node.op)]())
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in OTHER_END:
        yield Edit(node, node, "func", ast.Name(OTHER_END[node.func.id], ast.Load()))
    if isinstance(node, ast.Compare | ast.BinOp | ast.Return | ast.Assign | ast.Tuple):
        for field, child in ast.iter_fields(node):
            for key, each in enumerate(child) if isinstance(child, list) else [(field, child)]:
                if isinstance(each, ast.Constant) and type(each.value) is int:
                    yield Edit(node, child if isinstance(child, list) else node, key, ast.Constant(each.value + 1))


def omissions(function: Function, nodes: list[ast.AST]) -> Iterator[Edit]:
    """Leave out what a statement does."""
    for owner in ast.walk(function):
        for statements in (getattr(owner, "body", None), getattr(owner, "orelse", None)):
            for i, statement in enumerate(statements) if isinstance(statements, list) else ():
                if statement in nodes and is_deed(statement):
                    yield Edit(None, statements, i, ast.copy_location(ast.Pass(), statement))


def is_deed(statement: ast.stmt) -> bool:
    """Say whether a statement does something that is not only remembered by a name of the function's own."""
    if isinstance(statement, ast.Assign):
        return not all(isinstance(target, ast.Name | ast.Tuple) for target in statement.targets)
    return isinstance(statement, ast.Expr | ast.AugAssign | ast.For | ast.Continue | ast.Break)
