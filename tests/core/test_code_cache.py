"""Where machine code is kept: what it is made from leads to it, and nothing else does."""

import ast
import os
from pathlib import Path

import pytest

import reynard
from reynard.core import code_cache
from reynard.core.code_cache import (
    COMMON,
    SOURCES,
    code_folder,
    fingerprint,
    forget_unused,
    installation,
    package_of,
    sources_of,
)

RULES = ("table.py", "actions.py", "box/record.py", "rules/__init__.py", "rules/walking.py", "bot/appraising.py")
OTHERS = ("__init__.py", "box/reading.py", "words/log.py", "words/names.py", "view/types.py", "box.toml", "rules.md")


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game with a file in every room, in a house of its own."""
    monkeypatch.setattr(code_cache, "SOURCES", tmp_path)
    game = tmp_path / "games" / "chase"
    for source in (*(tmp_path / name for name in COMMON), *(game / name for name in (*RULES, *OTHERS))):
        source.parent.mkdir(parents=True, exist_ok=True)
        source.write_text("A = 1\n", encoding="utf-8")
    return game


@pytest.mark.parametrize("name", RULES)
def test_a_changed_rule_leads_elsewhere(package: Path, name: str) -> None:
    before = fingerprint(package)
    assert fingerprint(package) == before
    (package / name).write_text("A = 2\n", encoding="utf-8")
    assert fingerprint(package) != before


@pytest.mark.parametrize("name", COMMON)
def test_so_does_what_every_game_is_compiled_with(package: Path, tmp_path: Path, name: str) -> None:
    before = fingerprint(package)
    (tmp_path / name).write_text("A = 2\n", encoding="utf-8")
    assert fingerprint(package) != before


@pytest.mark.parametrize("name", OTHERS)
def test_a_changed_sentence_compiles_nothing(package: Path, name: str) -> None:
    before = fingerprint(package)
    (package / name).write_text("A = 2\n", encoding="utf-8")
    assert fingerprint(package) == before


def test_a_switch_of_the_compiler_leads_elsewhere(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = fingerprint(package)
    monkeypatch.setattr(code_cache.config, "BOUNDSCHECK", not code_cache.config.BOUNDSCHECK)
    assert fingerprint(package) != before


def test_equal_files_elsewhere_or_written_anew_are_another_installation(package: Path) -> None:
    """Numba compiles for those again, so nothing may say that all of it is there."""
    before, equal = installation(package), fingerprint(package)
    assert installation(package) == before
    os.utime(package / RULES[0], (0, 0))
    touched = installation(package)
    assert touched != before
    moved = package.rename(package.with_name("hunt"))
    assert installation(moved) not in (before, touched)
    assert fingerprint(moved) == equal


def test_the_cache_can_be_put_elsewhere(package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REYNARD_CACHE", str(tmp_path / "cache"))
    assert code_folder(package) == tmp_path / "cache" / "chase" / fingerprint(package)
    monkeypatch.delenv("REYNARD_CACHE")
    assert "reynard" in code_folder(package).parts


def test_what_nobody_uses_is_removed(package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REYNARD_CACHE", str(tmp_path / "cache"))
    used, unused, alone = (tmp_path / "cache" / name for name in ("chase/new", "chase/old", "lonely/old"))
    for folder in (used, unused, alone):
        folder.mkdir(parents=True)
        (folder / "code").touch()
    for folder in (unused, alone):
        os.utime(folder, (0, 0))
    forget_unused()
    assert (used / "code").exists()
    assert not unused.exists()
    assert not alone.parent.exists()
    forget_unused(now=used.stat().st_mtime + code_cache.FORGOTTEN + 1)
    assert not used.exists()


def imported(source: Path) -> set[Path]:
    """List the files of ours that a file imports."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    names = [node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module]
    paths = [SOURCES.parent / name.replace(".", "/") for name in names if name.startswith("reynard.")]
    return {path.with_suffix(".py") for path in paths if path.with_suffix(".py").exists()}


def test_rules_depend_on_nothing_but_what_names_their_machine_code() -> None:
    """Else a change there would leave old machine code in use."""
    named = {source for name in reynard.game_names() for source in sources_of(reynard.game(name).folder)}
    known = {*named, SOURCES / "core/code_cache.py"}
    with_rules = [source for source in SOURCES.rglob("*.py") if "@njit" in source.read_text(encoding="utf-8")]
    assert len(with_rules) > 50
    assert set(with_rules) <= known
    for source in with_rules:
        assert imported(source) <= known, source


def test_a_rule_belongs_to_the_game_whose_room_it_is_in() -> None:
    chase = Path("games/chase")
    assert package_of(chase / "rules/walking.py") == package_of(chase / "table.py") == chase
