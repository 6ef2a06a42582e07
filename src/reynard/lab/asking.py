"""The way of every question: refuse what cannot be, play, keep, sum up, and write down what was asked for."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypedDict, Unpack

import reynard
from reynard.core.box import Box
from reynard.core.contract import Game
from reynard.core.counting import Thing
from reynard.core.errors import ReynardError
from reynard.lab.answer import Answer
from reynard.lab.keeping import Kept
from reynard.lab.question import Question
from reynard.lab.rows import check_target, check_writable, write_data
from reynard.lab.running import Progress, no_progress, run

REPORTS = (".html", ".md")


class How(TypedDict, total=False):
    """How a question is to be answered, which changes no figure."""

    jobs: int  # games at a time on this machine; as many as it has cores
    on: str  # "ray" for Ray on this machine, or ray://HOST:PORT
    keep: str | Path  # a folder in which what was played stays
    data: str | Path  # a Parquet file for the rows
    report: Sequence[Path]  # HTML files, or Markdown
    progress: Progress
    command: str  # what was typed, for the report


class Setting(TypedDict, total=False):
    """What is played, which changes figures."""

    games: int
    seed: int
    options: dict[str, int | bool]
    box: Box | str


def game_of(game: Game | str) -> Game:
    """Give a game, by its name or as it is."""
    return reynard.game(game) if isinstance(game, str) else game


def box_of(game: Game, box: Box | str | None) -> Box:
    """Give a box: the usual one, one that comes with the game, or one's own."""
    if box is None:
        return game.standard_box
    chosen = game.open_box(box) if isinstance(box, str) else box
    game.check_box(chosen)
    return chosen


def call_of(kind: str, game: Game, asked: str, **setting: Unpack[Setting]) -> str:
    """Write down how to ask the same again from Python."""
    settings = "".join(
        f", {name}={'...' if isinstance(value, Box) else repr(value)}" for name, value in setting.items()
    )
    return f"reynard.lab.{kind}({game.name!r}, {asked}{settings})"


def things_of(question: Question) -> Sequence[Thing]:
    """List what is counted in the games of a question."""
    counting = question.played.counting
    return tuple(counting.things(question.open_box(0))) if question.counts and counting else ()


def answer(
    question: Question, summarise: Callable[[Question, Kept, str], Answer], call: str, **how: Unpack[How]
) -> Answer:
    """Have a question played and summed up; the report tells the command, or the call that asks the same."""
    data, keep = (Path(how[name]) if name in how else None for name in ("data", "keep"))
    if data:
        check_target(data, question)
    for report in how.get("report", ()):
        check_report(report)
    kept = run(question, jobs=how.get("jobs"), on=how.get("on"), keep=keep, progress=how.get("progress", no_progress))
    with kept:
        found = summarise(question, kept, how.get("command", call))
        if data:
            write_data(data, question, kept, things_of(question))
        for report in how.get("report", ()):
            found.report(report)
    if not keep:
        kept.delete()
    return found


def check_report(path: Path) -> None:
    """Refuse a report that would be no page, or cannot be written."""
    if path.suffix not in REPORTS:
        raise ReynardError(f"{path}: a report's name ends in {' or '.join(REPORTS)}.")
    check_writable(path)


def read_seats(game: Game, seats: str) -> tuple[int, ...]:
    """Read numbers of players, such as 3 or 2-4.

    >>> read_seats(reynard.game("ruse"), "2-4")
    (2, 3, 4)
    """
    first, _, last = seats.partition("-")
    if not first.isdigit() or not (last.isdigit() or seats == first) or int(last or first) < int(first):
        raise ReynardError(f"{seats!r} is no number of players; write one such as 3, or a range such as 2-4.")
    found = tuple(range(int(first), int(last or first) + 1))
    for each in found:
        game.check_seats(each)
    return found
