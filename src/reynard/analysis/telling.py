"""The words and figures of a report that the terminal and the page in a file have in common."""

from reynard.analysis.report import Moment, Report, RowAccount, Sum

HEADINGS = ("", "At the start", "Luck", "Own decisions", "Others' decisions", "Result")
MEMORY_HEADINGS = ("", "A perfect memory", "Lost", "Result")
NO_MOMENTS = "No single decision made a clear difference."


def headings(report: Report) -> tuple[str, ...]:
    """Name the columns of everybody's account."""
    return HEADINGS if report.unit == "chance" else MEMORY_HEADINGS


def cells(row: RowAccount) -> list[str]:
    """Write a row of the accounts: chances with points below them, or points alone."""
    points = row.points
    if row.chance is None:
        return [row.name, f"{points.start:.0f}", f"{points.own:+.0f}", f"{points.result:.0f}"]
    return [row.name, *(both(*pair) for pair in zip(shares(row.chance), numbers(points), strict=True))]


def shares(sums: Sum) -> list[str]:
    """Write chances, and what was added to them."""
    return [f"{sums.start:.0%}", *(f"{each:+.0%}" for each in (sums.luck, sums.own, sums.others)), f"{sums.result:.0%}"]


def numbers(sums: Sum) -> list[str]:
    """Write points, and what was added to them."""
    added = (f"{each:+.1f}" for each in (sums.luck, sums.own, sums.others))
    return [f"{sums.start:.1f}", *added, f"{sums.result:.0f}"]


def both(share: str, points: str) -> str:
    """Write a chance with points behind it.

    >>> both("+12%", "+3.1")
    '+12% (+3.1)'
    """
    return f"{share} ({points})"


def legend(report: Report) -> str:
    """Say how the accounts are to be read."""
    if report.unit == "points":
        return "What remembering everything would have brought, what was lost of it, and the points in the end."
    return (
        "Chance to win, with points in brackets. The start, luck, one's own decisions and those of the others add up "
        "to the result. A decision counts against the best there was by what its seat knew, so it is never above zero; "
        "luck is the rest: dice, draws, and what the others' secrets did."
    )


def moments_of(report: Report, seat: int) -> list[Moment]:
    """List the moments of a seat."""
    return [moment for moment in report.moments if moment.seat == seat]


def change_of(report: Report, moment: Moment) -> str:
    """Write what hung on a moment."""
    if report.unit == "points":
        return f"{moment.change:+.0f}"
    return f"{moment.change:+.0%}"
