"""The course of a game drawn by hand: a line for every row, and for every move a place to point at."""

from html import escape

from reynard.analysis.report import CoursePoint, Report

WIDTH, HEIGHT = 840, 320
LEFT, RIGHT, TOP, BOTTOM = 48, 12, 12, 32
COLOURS = 6
DASHES = ("", "8 4", "2 3", "10 3 2 3", "5 5", "1 4")  # so that lines are told apart without colours
GRID = 4


def draw_course(report: Report) -> str:
    """Draw the course as an SVG."""
    most = 1.0 if report.unit == "chance" else max(value for each in report.course for value in each.points) or 1.0
    parts = [*grid(report, most), *(line(report, row, most) for row in range(len(values(report.course[0]))))]
    parts += [place(report, number) for number in range(len(report.course))]
    label = "Everybody's chance to win after every move" if report.unit == "chance" else "Points still to be had"
    head = f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}; the table below says the same.">'
    return f"{head}{''.join(parts)}</svg>"


def values(point: CoursePoint) -> list[float]:
    """Give what is drawn of a moment."""
    return point.chances or point.points


def across(report: Report, ply: int) -> float:
    """Say how far to the right a ply lies."""
    return LEFT + (WIDTH - LEFT - RIGHT) * ply / max(1, report.plies)


def down(value: float, most: float) -> float:
    """Say how far down a value lies."""
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / most)


def grid(report: Report, most: float) -> list[str]:
    """Draw the lines behind the course, with their values."""
    found = []
    for number in range(GRID + 1):
        value = most * number / GRID
        y, words = down(value, most), f"{value:.0%}" if report.unit == "chance" else f"{value:.0f}"
        found.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" stroke="var(--faint)"/>')
        found.append(
            f'<text x="{LEFT - 6}" y="{y + 4:.1f}" font-size="12" text-anchor="end" fill="var(--ink)">{words}</text>'
        )
    axis = f"moves, 0 to {report.plies}"
    return [
        *found,
        f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 8}" font-size="12" text-anchor="end" fill="var(--ink)">{axis}</text>',
    ]


def line(report: Report, row: int, most: float) -> str:
    """Draw the line of a row."""
    points = " ".join(f"{across(report, each.ply):.1f},{down(values(each)[row], most):.1f}" for each in report.course)
    return f'<polyline points="{points}" fill="none" {look(row)}/>'


def sample(row: int) -> str:
    """Draw a piece of the line of a row, for the key."""
    return f'<svg viewBox="0 0 32 8" aria-hidden="true"><line x1="0" x2="32" y1="4" y2="4" {look(row)}/></svg>'


def look(row: int) -> str:
    """Say how the line of a row looks."""
    return f'stroke="var(--row-{row % COLOURS})" stroke-width="2.5" stroke-dasharray="{DASHES[row % len(DASHES)]}"'


def place(report: Report, number: int) -> str:
    """Lay a strip over a moment that tells it when it is pointed at."""
    point, width = report.course[number], (WIDTH - LEFT - RIGHT) / max(1, report.plies)
    names = [row.name for row in report.rows]
    amounts = [f"{value:.0%}" if report.unit == "chance" else f"{value:.0f}" for value in values(point)]
    told = ", ".join(f"{name} {amount}" for name, amount in zip(names, amounts, strict=True))
    words = escape(f"Move {point.ply}. {point.words} ({told})")
    x = across(report, point.ply) - width / 2
    return (
        f'<rect x="{x:.1f}" y="{TOP}" width="{width:.2f}" height="{HEIGHT - TOP - BOTTOM}" fill="transparent">'
        f"<title>{words}</title></rect>"
    )
