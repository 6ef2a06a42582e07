"""Every rule of every game is named by a test, and every test of a game names a rule."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import reynard
from reynard.games import PACKAGES

HERE = Path(__file__).parent


def each_test_of(name: str) -> Iterator[tuple[str, set[str]]]:
    """Go through the tests of a game, each with the rules it names."""
    for source in sorted((HERE / PACKAGES[name].rpartition(".")[2]).rglob("test_*.py")):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
                yield f"{source.name}::{node.name}", set(rules_named(node))


def rules_named(node: ast.AST) -> Iterator[str]:
    """Find every ``pytest.mark.rule("sco-2")``, on the test itself or on its parameters."""
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule":
            (number,) = call.args
            yield ast.literal_eval(number)


@pytest.mark.parametrize("name", reynard.game_names())
def test_every_rule_is_named_by_a_test(name):
    named = set().union(*(rules for _, rules in each_test_of(name)))
    untested = [rule for rule in reynard.game(name).rulebook.rules if rule not in named]
    assert not untested, f"no test of {name} names these rules: {', '.join(untested)}"


@pytest.mark.parametrize("name", reynard.game_names())
def test_every_test_names_a_rule(name):
    known = set(reynard.game(name).rulebook.rules)
    wrong = [f"{test} ({', '.join(sorted(rules - known))})" for test, rules in each_test_of(name) if rules - known]
    assert not wrong, f"these tests name a rule that {name} does not have: {'; '.join(wrong)}"
    silent = [test for test, rules in each_test_of(name) if not rules]
    assert not silent, f"these tests of {name} name no rule: {'; '.join(silent)}"


@pytest.mark.parametrize("name", reynard.game_names())
def test_the_rulebook_is_well_formed(name):
    """Numbers run from 1 in every chapter, none is given twice, and every paragraph is a rule or an introduction."""
    game = reynard.game(name)
    for chapter in game.rulebook.chapters:
        assert chapter.rules
        prefixes = {rule.id.partition("-")[0] for rule in chapter.rules}
        assert len(prefixes) == 1
        assert [rule.id for rule in chapter.rules] == [f"{min(prefixes)}-{i}" for i in range(1, len(chapter.rules) + 1)]
    text = (game.folder / "rules.md").read_text(encoding="utf-8")
    assert text.count("\n**") == len(game.rulebook.rules)
