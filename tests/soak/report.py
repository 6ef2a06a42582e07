"""What came of the attacks, as a table and in sentences."""

from rich.console import Console
from rich.table import Table

from soak.figures import Figures
from soak.trial import Result

WIDTH = 165


def tell(result: Result, console: Console) -> None:
    """Say what was sent, what came back and what missed the bar."""
    lines = [f"sent: {listed(result.sent)}", f"came back: {listed(result.answers)}", *result.notes]
    for words in lines:
        console.print(f"  {words}", highlight=False, markup=False)
    for words in result.missed:
        console.print(f"  MISSED: {words}", highlight=False, markup=False, style="red")


def overview(results: list[Result]) -> Table:
    """Put the figures of all attacks side by side."""
    table = Table(title="A bystander's move, in milliseconds, before and during each attack")
    table.add_column("attack")
    for heading in ("moves", "p50", "p99", "worst", "all see it", "lobby p50", "lobby worst", "bot worst", "memory"):
        table.add_column(heading, justify="right")
    table.add_column("bar")
    for result in results:
        before, during = result.before, result.during
        table.add_row(
            result.name,
            beside(before.done, during.done, "count"),
            beside(before.done, during.done, "p50"),
            beside(before.done, during.done, "p99"),
            beside(before.done, during.done, "worst"),
            beside(before.shown, during.shown, "worst"),
            beside(before.lobby, during.lobby, "p50"),
            beside(before.lobby, during.lobby, "worst"),
            beside(before.bot, during.bot, "worst"),
            f"{result.memory / 1e6:,.0f} MB",
            "[red]missed[/]" if result.missed else "[green]held[/]",
        )
    return table


def beside(before: Figures | None, during: Figures | None, what: str) -> str:
    """Write a figure before an attack and during it."""
    return " → ".join("none" if each is None else f"{getattr(each, what):,.0f}" for each in (before, during))


def listed(counts: dict[str, int]) -> str:
    """Write how often each thing happened."""
    return ", ".join(f"{times:,} {what}" for what, times in counts.items()) or "nothing"
