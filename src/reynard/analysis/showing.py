"""The analysis in the terminal: a table of everybody's account, and the moments of every seat."""

from rich.console import Console
from rich.table import Table

from reynard.analysis.report import Report
from reynard.analysis.telling import NO_MOMENTS, cells, change_of, headings, legend, moments_of


def show(report: Report, seats: int, console: Console) -> None:
    """Print a report that has its names in their places."""
    table = Table(title=f"{report.title}, {report.plies} moves")
    for number, heading in enumerate(headings(report)):
        table.add_column(heading, justify="right" if number else "left")
    for row in report.rows:
        table.add_row(*cells(row))
    console.print(table)
    console.print(legend(report))
    for seat in range(seats):
        console.print(f"\n[bold]{report.rows[seat].name}[/bold]: the moments that mattered most")
        for moment in moments_of(report, seat):
            console.print(f"  Move {moment.ply + 1} ({change_of(report, moment)}). {moment.sentence}", highlight=False)
        if not moments_of(report, seat):
            console.print(f"  {NO_MOMENTS}")
