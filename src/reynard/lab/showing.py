"""An answer in the terminal, and on the way there how much of it is played."""

from textwrap import wrap
from types import TracebackType
from typing import Self

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table as Grid

from reynard.lab.answer import Answer, Table

HEADING = 12  # letters of a line in the heading of a column


class Bar:
    """How much is played, and how long the rest will take."""

    def __init__(self, console: Console) -> None:
        columns = (
            TextColumn("Playing"),
            BarColumn(),
            TaskProgressColumn(),
            TimeElapsedColumn(),
            TextColumn("gone,"),
            TimeRemainingColumn(),
            TextColumn("to go"),
        )
        self.progress = Progress(*columns, console=console, transient=True)
        self.task = self.progress.add_task("", total=None)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.progress.live.is_started:
            self.progress.stop()

    def advance(self, done: int, weight: int) -> None:
        """Move the bar, which appears once all is found to be well."""
        self.progress.update(self.task, completed=done, total=weight)
        self.progress.start()


def show(answer: Answer, console: Console) -> None:
    """Print all sentences of an answer, and of its tables what matters most."""
    console.print(f"[bold]{answer.title}[/bold]", highlight=False)
    for section in answer.sections:
        console.print(f"\n[bold]{section.title}[/bold]", highlight=False)
        for sentence in section.sentences:
            console.print(sentence, highlight=False)
        for table in section.tables:
            console.print()
            console.print(grid(table))
    if any(left_out(table) for section in answer.sections for table in section.tables):
        console.print("\nLong tables are cut here; --report FILE.html has them whole, and with plots.")


def left_out(table: Table) -> int:
    """Say how many rows of a table a terminal does not show; it shows one rather than saying that it leaves it out."""
    more = 0 if table.first is None else len(table.rows) - table.first - table.last
    return more if more > 1 else 0


def grid(table: Table) -> Grid:
    """Lay a table out: names may break, figures may not."""
    found = Grid(box=SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 1, 0, 0))
    for place, column in enumerate(table.columns):
        heading = "\n".join(wrap(column, HEADING, break_long_words=False))
        found.add_column(heading, justify="right" if place else "left", no_wrap=bool(place), overflow="fold")
    rows = list(table.rows)
    if more := left_out(table):
        rows[table.first : len(rows) - table.last] = [(f"… {more} more",)]
    for row in rows:
        found.add_row(*row)
    return found
