"""An answer in the terminal, and on the way there how much of it is played."""

from types import TracebackType
from typing import Self

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table as Grid

from reynard.lab.answer import Answer, Table


class Bar:
    """How much is played, and how long the rest will take."""

    def __init__(self, console: Console) -> None:
        columns = (TextColumn("Playing"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn(), TimeRemainingColumn())
        self.progress = Progress(*columns, console=console)
        self.task = self.progress.add_task("", total=None)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.progress.stop()

    def advance(self, done: int, weight: int) -> None:
        """Move the bar, which appears once all is found to be well."""
        self.progress.start()
        self.progress.update(self.task, completed=done, total=weight)


def show(answer: Answer, console: Console) -> None:
    """Print all sentences and tables of an answer."""
    console.print(f"[bold]{answer.title}[/bold]")
    for section in answer.sections:
        console.print(f"\n[bold]{section.title}[/bold]")
        for sentence in section.sentences:
            console.print(sentence, highlight=False)
        for table in section.tables:
            console.print(grid(table))


def grid(table: Table) -> Grid:
    """Lay a table out."""
    found = Grid()
    for place, column in enumerate(table.columns):
        found.add_column(column, justify="right" if place else "left")
    for row in table.rows:
        found.add_row(*row)
    return found
