"""A test that passes only at the second try is told as what it is."""

import os
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parent / "second_try.py"
STEADY = "def test_steady():\n    pass\n"
FLAKY = """
from pathlib import Path


def test_flaky():
    tried = Path("tried")
    before = tried.exists()
    tried.touch()
    assert before
"""
BROKEN = "\n\ndef test_broken():\n    assert False\n"


def try_twice(folder: Path, tests: str) -> tuple[int, str, str]:
    """Run the script on a file of tests; give how it ended, its last line and what it wrote down."""
    (folder / "test_it.py").write_text(tests)
    script = [sys.executable, str(SCRIPT), "cache", "-q", "test_it.py"]
    bare = os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # which start slowly, and are not needed here
    ran = subprocess.run(script, cwd=folder, env=bare, capture_output=True, text=True)
    return ran.returncode, ran.stdout.splitlines()[-1], (folder / "cache" / "told").read_text()


def test_what_passes_at_once_is_told_so(tmp_path):
    assert try_twice(tmp_path, STEADY) == (0, "No test needed a second try.", "No test needed a second try.\n")


def test_what_fails_twice_is_told_apart_from_what_passes_at_the_second_try(tmp_path):
    ended, last, told = try_twice(tmp_path, STEADY + FLAKY + BROKEN)
    assert ended == 1
    assert last == "Failed twice: test_it.py::test_broken"
    assert told == f"Passed only at the second try: test_it.py::test_flaky\n{last}\n"


def test_the_second_try_counts_and_what_was_told_before_is_forgotten(tmp_path):
    late = "Passed only at the second try: test_it.py::test_flaky"
    assert try_twice(tmp_path, FLAKY) == (0, late, late + "\n")
    assert try_twice(tmp_path, FLAKY)[1] == "No test needed a second try."
