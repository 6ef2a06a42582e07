"""A report: one page that needs nothing else, light and dark, for a screen, a phone and paper; or plain Markdown."""

import platform
from html import escape
from importlib.metadata import version
from pathlib import Path

import numba
import numpy as np

from reynard.core.errors import ReynardError
from reynard.lab.answer import Answer, Section, Table
from reynard.lab.plots import as_svg
from reynard.lab.question import Question
from reynard.lab.saying import games_played

MARKDOWN = ".md"
STYLE = """
:root { --ink: #22201c; --paper: #fdfbf7; --faint: #cfc8bb; --head: #f1ece2;
  --series-0: #c2571a; --series-1: #2f6f8f; --series-2: #6a8f2f; --series-3: #8f3f6f; --series-4: #b8901d;
  --series-5: #4a4a9c; --series-6: #2f8f7a; --series-7: #9c4a3a; --series-8: #7a7a7a; --series-9: #c98a8a;
  --series-10: #8aa6c9; --series-11: #a9c98a; --series-12: #c9b78a; --series-13: #8ac9c0; --series-14: #b08ac9;
  --series-15: #5c5346; }
@media screen and (prefers-color-scheme: dark) { :root {
  --ink: #ece6da; --paper: #1d1b18; --faint: #57514a; --head: #2a2723;
  --series-0: #f08c4a; --series-1: #6db3d6; --series-2: #a4cf63; --series-3: #d67fb4; --series-4: #e6c25a;
  --series-5: #9a9af0; --series-6: #5fcfb5; --series-7: #e08a78; --series-8: #b0b0b0; --series-15: #b3a793; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 52rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.55 system-ui, sans-serif; }
h1 { font-size: 1.6rem; line-height: 1.25; } h2 { margin-top: 2.2rem; font-size: 1.2rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: 0.92rem; }
th, td { padding: 0.3rem 0.7rem; border-bottom: 1px solid var(--faint); text-align: right; white-space: nowrap; }
th { background: var(--head); white-space: normal; vertical-align: bottom; }
th:first-child, td:first-child { position: sticky; left: 0; text-align: left; white-space: normal; min-width: 7rem; }
td:first-child { background: var(--paper); }
.games { font-size: 0.85rem; }
figure { margin: 1.2rem 0; break-inside: avoid; } figcaption { font-size: 0.92rem; }
svg { display: block; width: 100%; max-width: 36rem; height: auto; }
code { overflow-wrap: anywhere; background: var(--head); padding: 0.1rem 0.3rem; border-radius: 0.2rem; }
footer { margin-top: 3rem; border-top: 1px solid var(--faint); font-size: 0.9rem; }
@media (max-width: 40rem) { table { font-size: 0.82rem; } th, td { padding: 0.25rem 0.45rem; } }
@media print { body { max-width: none; padding: 0; } h2 { break-after: avoid; } tr { break-inside: avoid; }
  .wide { overflow: visible; } table { font-size: 0.78rem; } }
"""


def write_report(answer: Answer, path: Path) -> None:
    """Write the page, as Markdown if its name ends so."""
    try:
        path.write_text(markdown_of(answer) if path.suffix == MARKDOWN else page_of(answer), encoding="utf-8")
    except OSError as error:
        raise ReynardError(f"{path} cannot be written: {error.strerror}.") from error


def page_of(answer: Answer) -> str:
    """Write the page as HTML."""
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(answer.title)}</title>
<style>{STYLE}</style>
</head>
<body>
<main>
{body_of(answer)}
</main>
</body>
</html>
"""


def body_of(answer: Answer) -> str:
    """Write everything that is read."""
    sections = "\n".join(section_of(section, number) for number, section in enumerate(answer.sections))
    return f"<h1>{escape(answer.title)}</h1>\n{sections}\n{origin_of(answer)}"


def section_of(section: Section, number: int) -> str:
    """Write a part of the page."""
    parts = [f"<h2>{escape(section.title)}</h2>"]
    games = f" ({games_played(section.games)})"
    parts += [f"<p>{escape(sentence)}</p>" for sentence in section.sentences]
    for place, (words, plot) in enumerate(section.plots):
        drawn = as_svg(plot, f"plot-{number}-{place}", escape(words, quote=True))
        parts.append(f"<figure>{drawn}<figcaption>{escape(words + games)}.</figcaption></figure>")
    parts += [table_of(table) for table in section.tables]
    parts += [f'<p class="games">{escape(line)}</p>' for line in counted(section)]
    return f"<section>{''.join(parts)}</section>"


def counted(section: Section) -> list[str]:
    """Say how many games the figures of a part come from."""
    return [f"From {games_played(section.games)}."] if section.games else []


def table_of(table: Table) -> str:
    """Write a table."""
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in table.columns)
    rows = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in table.rows)
    return f'<div class="wide" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'


def markdown_of(answer: Answer) -> str:
    """Write sentences and tables as Markdown, which has no plots."""
    parts = [f"# {answer.title}"]
    for section in answer.sections:
        parts += [f"## {section.title}", *markdown_of_section(section)]
    return "\n\n".join([*parts, "---", f"Made by `{answer.command}`.", *origin(answer.question)]) + "\n"


def markdown_of_section(section: Section) -> list[str]:
    """Write the paragraphs and tables of a part as Markdown."""
    parts = list(section.sentences)
    for table in section.tables:
        lines = [table.columns, ["---", *["--:"] * (len(table.columns) - 1)], *table.rows]
        parts.append("\n".join(f"| {' | '.join(cells)} |" for cells in lines))
    return [*parts, *counted(section)]


def origin_of(answer: Answer) -> str:
    """Say by which command, versions and seeds the page was made."""
    made = f"<p>Made by <code>{escape(answer.command)}</code>.</p>"
    return f"<footer>{made}{''.join(f'<p>{escape(line)}</p>' for line in origin(answer.question))}</footer>"


def origin(question: Question) -> list[str]:
    """Say with which games, seeds and versions an answer was made."""
    return [
        f"{games_played(question.games)} of each line-up and box; seed {question.seed}; question {question.digest}.",
        versions_of(question),
        "A figure behind ± is half of its 95% interval. Games with the same deal count as one.",
    ]


def versions_of(question: Question) -> str:
    """Say what the games were played with."""
    return (
        f"{question.played.title}, version {question.version} of its rules; Reynard {version('reynard')}, "
        f"Python {platform.python_version()}, NumPy {np.__version__}, Numba {numba.__version__}."
    )
