"""What was played is kept as it is finished, so that nothing is played twice and nothing is lost."""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

import platformdirs

from reynard.core.errors import ReynardError
from reynard.lab.playing import Played
from reynard.lab.question import Question, Unit

FILE = "units.sqlite"
TABLES = """
CREATE TABLE IF NOT EXISTS question (digest TEXT NOT NULL, asked TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS unit (
    lineup INTEGER, box INTEGER, first INTEGER, last INTEGER, played BLOB NOT NULL,
    PRIMARY KEY (lineup, box, first, last)
) WITHOUT ROWID;
"""


class Kept:
    """The units of one question that were played, in a folder."""

    def __init__(self, folder: Path, question: Question) -> None:
        self.folder = folder
        if folder.exists() and not folder.is_dir():
            raise ReynardError(f"Nothing can be kept in {folder}: it is a file, and no folder.")
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.database = sqlite3.connect(folder / FILE, isolation_level=None)
            self.database.execute("PRAGMA journal_mode = WAL")
            self.database.execute("PRAGMA synchronous = NORMAL")
            self.database.executescript(TABLES)
            asked = self.database.execute("SELECT digest, asked FROM question").fetchone()
            if asked is None:
                self.database.execute("INSERT INTO question VALUES (?, ?)", (question.digest, question.to_json()))
        except (OSError, sqlite3.Error) as error:
            reason = getattr(error, "strerror", None) or error
            raise ReynardError(f"Nothing can be kept in {folder}: {reason}.") from error
        if asked is not None and asked[0] != question.digest:
            self.close()
            raise ReynardError(f"{folder} keeps the games of {told(asked[1])}. Choose another folder, or delete it.")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the folder."""
        self.database.close()

    def delete(self) -> None:
        """Throw away what was kept, once it has been answered."""
        self.close()
        for path in self.folder.glob(FILE + "*"):
            path.unlink()
        with suppress(OSError):  # which somebody else may use too
            self.folder.rmdir()

    def units(self) -> set[Unit]:
        """List the units that were played."""
        return {Unit(*row) for row in self.database.execute("SELECT lineup, box, first, last FROM unit")}

    def keep(self, unit: Unit, played: bytes) -> None:
        """Keep what came of a unit; whoever plays it a second time is late."""
        self.database.execute("INSERT OR IGNORE INTO unit VALUES (?, ?, ?, ?, ?)", (*unit, played))

    def read(self, units: Iterable[Unit]) -> Iterator[Played]:
        """Give what came of some units, in their order."""
        for unit in units:
            (played,) = self.database.execute(
                "SELECT played FROM unit WHERE lineup = ? AND box = ? AND first = ? AND last = ?", unit
            ).fetchone()
            yield Played.from_bytes(played)


def told(asked: str) -> str:
    """Say in a few words what another question was."""
    question = Question.from_json(asked)
    lineups = "; ".join(", ".join(lineup) for lineup in question.lineups)
    return f"another question ({question.kind} of {question.game}: {lineups}; seed {question.seed})"


def usual_folder(question: Question) -> Path:
    """Say where the units of a question are kept while it is being answered."""
    return Path(platformdirs.user_cache_dir("reynard", appauthor=False)) / "lab" / question.digest
