"""``python tests/second_try.py FOLDER ARGUMENTS``: run some tests, what failed once more, and tell the two apart.

Whatever passes only at the second try is no success like any other: it is written into ``FOLDER/told``, for the end of
``make test`` to say. The folder is also the cache in which pytest keeps what has failed.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path

SOME_FAILED = 1  # pytest's own number for it


def run(folder: Path, arguments: list[str]) -> tuple[int, list[str]]:
    """Run pytest; give how it ended and what failed."""
    ended = subprocess.run([sys.executable, "-m", "pytest", "-o", f"cache_dir={folder.absolute()}", *arguments])
    failed = folder / "v" / "cache" / "lastfailed"
    return ended.returncode, sorted(json.loads(failed.read_text())) if failed.exists() else []


def in_words(late: list[str], failed: list[str]) -> str:
    """Say what passed only at the second try, and what not even then."""
    lines = [f"Passed only at the second try: {test}" for test in late]
    lines += [f"Failed twice: {test}" for test in failed]
    return "\n".join(lines or ["No test needed a second try."]) + "\n"


def main() -> int:
    """Run once, and if something failed, that once more."""
    folder, arguments = Path(sys.argv[1]), sys.argv[2:]
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    ended, first = run(folder, arguments)
    failed: list[str] = first
    if ended == SOME_FAILED:
        ended, failed = run(folder, [*arguments, "--last-failed"])
    told = in_words([test for test in first if test not in failed], failed)
    (folder / "told").write_text(told)
    print(told, end="")
    return ended


if __name__ == "__main__":
    sys.exit(main())
