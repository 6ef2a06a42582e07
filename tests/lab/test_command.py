"""``reynard lab`` at the command line: answers, and refusals before the first game."""

from pathlib import Path

import pytest
from rich.console import Console

import reynard
import reynard.lab
from reynard.cli import main
from reynard.lab.answer import Table
from reynard.lab.showing import grid, show


@pytest.mark.parametrize(
    "arguments",
    [
        "tournament wolf-and-fox cub kit --games 20",
        "balance wolf-and-fox --seats 2-3 --bot kit --games 20",
        "whatif wolf-and-fox --set bones.at_start=3 --bots kit,kit --games 20",
        "luck wolf-and-fox --bots cub,kit --games 80 --jobs 1",
    ],
)
def test_every_question_is_answered(arguments, tmp_path, capsys):
    report, data = tmp_path / "out.html", tmp_path / "out.parquet"
    assert main(["lab", *arguments.split(), "--report", str(report), "--data", str(data)]) == 0
    told = capsys.readouterr().out
    assert "The Wolf and the Fox" in told
    assert " ± " in told
    assert report.exists()
    assert data.exists()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("tournament chess cub kit", "There is no game"),
        ("tournament wolf-and-fox cub dragon", "There is no bot 'dragon'"),
        ("tournament wolf-and-fox cub kit --seats 9", "2 to 4 players"),
        ("balance wolf-and-fox --seats 4-2", "'4-2' is no number of players"),
        ("balance wolf-and-fox --seats many", "'many' is no number of players"),
        ("balance wolf-and-fox --seats 1-3", "2 to 4 players"),
        ("whatif wolf-and-fox", "Say what to change"),
        ("whatif wolf-and-fox --box nowhere.toml", "nowhere.toml cannot be read"),
        ("whatif wolf-and-fox --set bones.at_star=3", "the box has no 'at_star' there"),
        ("tournament wolf-and-fox cub kit --games 3", "at least 4 games"),
        ("luck wolf-and-fox --bots cub", "name two bots or more"),
        ("luck wolf-and-fox --games 0", "at least"),
        ("luck wolf-and-fox --jobs 0", "--jobs must be at least 1"),
        ("luck wolf-and-fox --jobs 2 --on ray", "Leave one out"),
        ("luck wolf-and-fox --report out.pdf", "out.pdf: a report's name ends in .html or .md"),
        ("luck wolf-and-fox --report /nowhere/out.html", "/nowhere/out.html cannot be written"),
        ("luck wolf-and-fox --data /nowhere/out.parquet", "/nowhere/out.parquet cannot be written"),
        ("luck wolf-and-fox --data out.csv", "out.csv: the name of a file of rows ends in .parquet"),
        ("luck wolf-and-fox --keep README.md", "Nothing can be kept in README.md: it is a file, and no folder"),
        ("luck wolf-and-fox --on venus", "--on venus: write ray, or ray://HOST:PORT"),
        ("luck wolf-and-fox --on ray://127.0.0.1:1", "No Ray cluster answers at ray://127.0.0.1:1"),
        ("luck wolf-and-fox --on ray://nowhere", "write ray://HOST:PORT"),
        ("luck wolf-and-fox --on ray", "No Ray cluster answers at 127.0.0.1:1"),
    ],
)
def test_what_cannot_be_is_said_at_once(arguments, words, capsys, monkeypatch):
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:1")
    monkeypatch.setattr("reynard.lab.running.packed_unit", None)  # no game may begin
    monkeypatch.chdir(Path(__file__).parents[2])
    assert main(["lab", *arguments.split()]) == 2
    told = capsys.readouterr().err
    assert told.startswith("reynard: ")
    assert words in told


def test_whatif_plays_the_usual_box_beside_another_one(tmp_path, capsys):
    box = tmp_path / "mine.toml"
    box.write_text(reynard.game("wolf-and-fox").standard_box.text.replace("at_start = 1", "at_start = 3"))
    asked = ["lab", "whatif", "wolf-and-fox", "--bots", "random,random", "--games", "20"]
    told = []
    for changes in (["--box", str(box)], ["--set", "bones.at_start=3"]):
        assert main([*asked, *changes]) == 0
        told.append(capsys.readouterr().out.splitlines()[1:])
    assert told[0] == told[1]
    assert main([*asked, "--box", str(box), "--set", "bones.at_start=3"]) == 2
    assert "Both boxes are the same" in capsys.readouterr().err


def test_a_terminal_shows_the_ends_of_long_tables():
    table = Table(("thing", "worth"), [(f"thing {number}", str(number)) for number in range(20)], first=2, last=1)
    with (console := Console(width=80)).capture() as shown:
        console.print(grid(table))
    assert [line.split("  ")[0].strip() for line in shown.get().splitlines()[2:]] == [
        "thing 0", "thing 1", "… 17 more", "thing 19",
    ]  # fmt: skip


def test_names_of_things_have_room_in_a_narrow_terminal():
    """No table of an answer has so many columns that the names of its lines break again and again."""
    with (console := Console(width=80)).capture() as shown:
        show(reynard.lab.whatif("wolf-and-fox", ["bones.at_start=3"], ["kit", "kit"], games=240), console)
    assert "hedgehog (given back to the" in shown.get()


def test_figures_do_not_break_in_a_narrow_terminal():
    heading = (
        "private objectives dealt",
        "had by",
        "number",
        "first had after",
        "worth in points",
        "worth in wins (%)",
    )
    row = ("Lord of the River", "12.9 % ± 1.5", "0.13 ± 0.02", "0%", "-1.85 ± 0.86", "-4.6 ± 5.4")
    with (console := Console(width=80)).capture() as shown:
        console.print(grid(Table(heading, [row])))
    assert all(figure in shown.get() for figure in row[1:])


def test_a_stopped_run_says_how_to_go_on(capsys, monkeypatch):
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("reynard.lab.keeping.Kept.keep", stop)
    assert main(["lab", "luck", "wolf-and-fox", "--bots", "cub,kit", "--games", "80"]) == 2
    assert "The same command goes on from there." in capsys.readouterr().err


def test_the_lab_says_which_extra_it_needs(capsys, monkeypatch):
    monkeypatch.setattr(reynard.lab, "EXTRA", ("polar_bears",))
    assert main(["lab", "luck", "wolf-and-fox"]) == 2
    assert 'The lab needs polar_bears: pip install "reynard[lab]" brings it.' in capsys.readouterr().err
