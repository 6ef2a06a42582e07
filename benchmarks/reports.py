"""``make reports``: what the lab says of the boxes as they are, and the example of its page, into docs."""

import argparse
from collections.abc import Sequence
from pathlib import Path

import polars as pl
from rich.console import Console

import reynard
import reynard.lab
from benchmarks import readme
from reynard.lab.answer import Answer
from reynard.lab.asking import How
from reynard.lab.report import markdown_of_section
from reynard.lab.saying import share
from reynard.lab.showing import Bar
from reynard.lab.statistics import share_of

DOCS = Path(__file__).parents[1] / "docs"
PAGE = DOCS / "ruse-balance.md"
# Tables of docs/ruse-balance.md, by their marks, and the section of the report that each is.
TABLES = {
    "seats": "Places",
    "ruse tiles": "Ruse tiles",
    "private objectives": "Private objectives validated",
    "instincts": "Instincts",
    "sources": "Where points come from",
}
RIVALS = next(option for option in reynard.game("ruse").options if option.name == "rival")


def report(game: str, seats: str, numbers: Sequence[int], bot: str, games: int) -> Answer:
    """Ask for the balance of a game, and write its report."""
    path = DOCS / "reports" / f"{game}.md"
    command = (
        f"reynard lab balance {game} --seats {seats} --bot {bot} --games {games} --report docs/reports/{path.name}"
    )
    with Bar(Console(stderr=True)) as bar:
        how: How = {"report": [path], "command": command, "progress": bar.advance}
        return reynard.lab.balance(game, numbers, bot, games=games, how=how)


def write_example() -> None:
    """Write what the command on the lab's page answers."""
    found = reynard.lab.whatif("wolf-and-fox", ["bones.at_start=3"], ["greedy"] * 3, games=20_000)
    for section in found.sections[:2]:
        readme.put(section.title.lower(), "\n" + "\n\n".join(markdown_of_section(section)) + "\n\n", DOCS / "lab.md")


def write_tables(found: Answer) -> None:
    """Write the tables of Ruse's page."""
    for mark, title in TABLES.items():
        (table,) = (each.tables[0] for each in found.sections if each.title == title)
        readme.write(mark, table.columns, table.rows, PAGE)


def write_alone(games: int) -> None:
    """Write how often the rival is beaten at each of its ages, and who reaches which rank."""
    rows, ranks = [], []
    for age in RIVALS.values:
        frame = reynard.lab.balance("ruse", 1, "fox", games=games, options={"rival": age}).frame
        own, rival = frame.filter(pl.col("seat") == 0), frame.filter(pl.col("seat") == 1)
        won = share_of((own["points"] >= rival["points"]).to_numpy(), own["deal"].to_numpy())
        low, high = rival["points"].quantile(0.1), rival["points"].quantile(0.9)
        means = (f"{own['points'].mean():.1f}", f"{rival['points'].mean():.1f}", f"{low:.0f} to {high:.0f}")
        rows.append((RIVALS.labels[age], share(won), *means))
        if age == 0:
            ranks = reached(own)
    readme.write("rival", ("the rival", "`fox` wins", "its points", "the rival's", "in eight of ten games"), rows, PAGE)
    readme.write("solo ranks", ("rank", "from", "games"), ranks, PAGE)


def reached(own: pl.DataFrame) -> list[tuple[str, ...]]:
    """Say which part of the games reaches each rank and no higher one."""
    box = reynard.game("ruse").standard_box
    least = [int(points) for points in box.record.rank]
    parts = [float((own["points"] >= points).mean()) for points in least] + [0.0]
    return [
        (name, str(points), f"{parts[rank] - parts[rank + 1]:.0%}")
        for rank, (name, points) in enumerate(zip(box.names["rank"], least, strict=True))
    ]


if __name__ == "__main__":
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("--games", type=int, default=2000, help="with each number of players")
    games = wishes.parse_args().games
    (DOCS / "reports").mkdir(exist_ok=True)
    write_example()
    report("fox-experiment", "2-6", range(2, 7), "cub", games)
    write_tables(report("ruse", "1-5", range(1, 6), "fox", games))
    write_alone(games)
