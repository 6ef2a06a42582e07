"""The analysis as one page that needs nothing else: the course as a drawing, everybody's account, and the moments."""

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

from reynard.analysis.drawing import draw_course, sample
from reynard.analysis.report import Moment, Report, Way
from reynard.analysis.telling import NO_MOMENTS, cells, change_of, headings, legend, moments_of
from reynard.core.errors import ReynardError

STYLE = """
:root { --ink: #22201c; --paper: #fdfbf7; --faint: #cfc8bb; --head: #f1ece2;
  --row-0: #b04a12; --row-1: #1f6286; --row-2: #567a1c; --row-3: #8f3f6f; --row-4: #8a6a08; --row-5: #4a4a9c; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece6da; --paper: #1d1b18; --faint: #57514a; --head: #2a2723;
  --row-0: #f08c4a; --row-1: #6db3d6; --row-2: #a4cf63; --row-3: #d67fb4; --row-4: #e6c25a; --row-5: #9a9af0; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 56rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.55 system-ui, sans-serif; }
h1 { font-size: 1.6rem; line-height: 1.25; } h2 { margin-top: 2.2rem; font-size: 1.2rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: 0.92rem; }
th, td { padding: 0.3rem 0.7rem; border-bottom: 1px solid var(--faint); text-align: right; }
th { background: var(--head); } th:first-child, td:first-child { text-align: left; }
.course td:last-child { text-align: left; min-width: 16rem; }
figure { margin: 1.2rem 0; } svg { display: block; width: 100%; height: auto; }
.key { display: flex; flex-wrap: wrap; gap: 0.3rem 1.2rem; padding: 0; list-style: none; }
.key svg { display: inline-block; width: 2rem; height: 0.5rem; margin-right: 0.4rem; }
li { margin: 0.6rem 0; }
.ways { display: grid; gap: 0 1.5rem; grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr)); }
.ways p { margin: 0.3rem 0; font-size: 0.92rem; } details { margin: 0.3rem 0; } summary { cursor: pointer; }
@media print { body { max-width: none; padding: 0; } h2 { break-after: avoid; } }
"""


def write_page(report: Report, seats: int, path: Path) -> None:
    """Write the page of a report that has its names in their places."""
    try:
        path.write_text(page_of(report, seats), encoding="utf-8")
    except OSError as error:
        raise ReynardError(f"{path} cannot be written: {error.strerror}.") from error


def page_of(report: Report, seats: int) -> str:
    """Write the page as HTML."""
    title = f"{report.title}: the course of the game"
    parts = [f"<h1>{escape(title)}</h1>", figure_of(report), accounts_of(report)]
    parts += [seat_of(report, seat) for seat in range(seats)]
    parts.append(course_of(report))
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(title)}</title>
<style>{STYLE}</style>
</head>
<body>
<main>
{"".join(parts)}
</main>
</body>
</html>
"""


def figure_of(report: Report) -> str:
    """Draw the course, with a key to its lines."""
    key = "".join(f"<li>{sample(row)}{escape(each.name)}</li>" for row, each in enumerate(report.rows))
    return f'<figure>{draw_course(report)}<figcaption><ul class="key">{key}</ul></figcaption></figure>'


def accounts_of(report: Report) -> str:
    """Write everybody's account."""
    table = table_of(headings(report), map(cells, report.rows))
    return f"<h2>Decisions and luck</h2>{table}<p>{escape(legend(report))}</p>"


def seat_of(report: Report, seat: int) -> str:
    """Write the moments of a seat."""
    moments = moments_of(report, seat)
    told = f"<ol>{''.join(moment_of(report, each) for each in moments)}</ol>" if moments else f"<p>{NO_MOMENTS}</p>"
    return f"<h2>{escape(report.rows[seat].name)}: the moments that mattered most</h2>{told}"


def moment_of(report: Report, moment: Moment) -> str:
    """Write a moment, with how both choices go on."""
    told = f"Move {moment.ply + 1} ({escape(change_of(report, moment))}). {escape(moment.sentence)}"
    if moment.other is None or not moment.chosen.goes_on:
        return f"<li>{told}</li>"
    ways = way_of("As it was played", moment.chosen) + way_of("The other way", moment.other)
    return f'<li>{told}<details><summary>How both go on</summary><div class="ways">{ways}</div></details></li>'


def way_of(title: str, way: Way) -> str:
    """Write how a choice goes on."""
    lines = "".join(f"<p>{escape(line)}</p>" for line in way.goes_on)
    return f"<div><p><strong>{escape(title)}</strong> ({way.chance:.0%}, {way.points:.1f} points)</p>{lines}</div>"


def course_of(report: Report) -> str:
    """Write the course as a table, for whoever reads rather than looks."""
    names = [row.name for row in report.rows]
    rows = [[str(each.ply), *values_of(report, each.chances or each.points), each.words] for each in report.course]
    table = table_of(["Move", *names, "What happened"], rows)
    return f'<details class="course"><summary>The course as a table</summary>{table}</details>'


def values_of(report: Report, values: list[float]) -> list[str]:
    """Write chances or points."""
    return [f"{value:.0%}" if report.unit == "chance" else f"{value:.0f}" for value in values]


def table_of(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Write a table."""
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f'<div class="wide" tabindex="0"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'
