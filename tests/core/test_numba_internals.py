"""What ``core/parts.py`` leans on in Numba is named in full, is there, and is missed in words."""

import ast
import os
import subprocess
import sys

import pytest
from numba.core import cgutils, codegen
from numba.core.targetconfig import ConfigStack

from reynard.core import code_cache, numba_internals
from reynard.core.errors import ReynardError
from reynard.core.numba_internals import INTERNALS, Internal, require_internals

NAMED_TUPLES = {"_replace"}  # a public method of theirs


def test_numba_has_all_that_we_lean_on():
    require_internals()


@pytest.mark.parametrize(
    ("owner", "name", "use"),
    [
        (ConfigStack, "top_or_none", "numba.core.targetconfig.ConfigStack.top_or_none, .* for caching call types"),
        (cgutils, "if_unlikely", "numba.core.cgutils.if_unlikely, .* for passing errors on"),
        (codegen, "JITCodeLibrary", r"numba.core.codegen.JITCodeLibrary.finalize, .* for leaving callees unfinalized"),
    ],
)
def test_a_name_that_a_new_numba_lacks_is_told(monkeypatch, owner, name, use):
    monkeypatch.delattr(owner, name)
    with pytest.raises(ReynardError, match=rf"^Numba \d+\.\d+\.\S+ no longer has {use}.*; set REYNARD_PLAIN_NUMBA=1"):
        require_internals()


@pytest.mark.parametrize("name", ["CPUDispatcher._no_such_counter", "NoSuchDispatcher._compiler"])
def test_so_is_what_instances_are_no_longer_given(monkeypatch, name):
    monkeypatch.setattr(numba_internals, "INTERNALS", (Internal("numba.core.registry", name, "counting"),))
    with pytest.raises(ReynardError, match=f"no longer has numba.core.registry.{name}, .* for counting"):
        require_internals()


def test_nothing_else_of_numba_is_leaned_on():
    """Everything that parts.py takes from Numba's core or from behind an underscore is on the list."""
    tree = ast.parse((code_cache.SOURCES / "core/parts.py").read_text(encoding="utf-8"))
    modules = {each.module for each in INTERNALS}
    listed = {part for each in INTERNALS for part in each.name.split(".")} | {each.split(".")[-1] for each in modules}
    imported = {
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("numba.core")
        for alias in node.names
    }
    private = {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr.startswith("_") and not node.attr.startswith("__")
    }
    helpers = {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) in ("cgutils", "context.call_conv")
    }
    assert len(imported) > 10
    assert imported | private | helpers <= listed | NAMED_TUPLES


def test_reynard_says_so_and_how_to_do_without():
    forgetful = "import sys; from numba.core.targetconfig import ConfigStack; del ConfigStack.top_or_none"
    command = [sys.executable, "-c", f"{forgetful}; from reynard.cli import main; sys.exit(main(['box', 'foxy']))"]
    there, plain = (
        subprocess.run(command, env=os.environ | {"REYNARD_PLAIN_NUMBA": way}, capture_output=True, text=True)
        for way in ("0", "1")
    )
    assert there.returncode == 2
    assert there.stderr.startswith("reynard: Numba ")
    assert "set REYNARD_PLAIN_NUMBA=1" in there.stderr
    assert len(there.stderr.splitlines()) == 1
    assert plain.returncode == 0, plain.stderr
    assert "Foxy" in plain.stdout
