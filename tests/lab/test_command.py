"""``reynard lab`` at the command line: answers, and refusals before the first game."""

import pytest

import reynard.lab
from reynard.cli import main


@pytest.mark.parametrize(
    "arguments",
    [
        "tournament wolf-and-fox cub kit --games 20",
        "balance wolf-and-fox --seats 2-3 --bot kit --games 20",
        "whatif wolf-and-fox --set bones.at_start=3 --bots kit,kit --games 20",
        "luck wolf-and-fox --bots cub,kit --games 40 --jobs 1",
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
        ("whatif wolf-and-fox --changed-box nowhere.toml", "nowhere.toml cannot be read"),
        ("luck wolf-and-fox --bots cub", "name two bots or more"),
        ("luck wolf-and-fox --games 0", "at least"),
        ("luck wolf-and-fox --jobs 0", "--jobs must be at least 1"),
        ("luck wolf-and-fox --report /nowhere/out.html", "/nowhere/out.html cannot be written"),
        ("luck wolf-and-fox --data /nowhere/out.parquet", "/nowhere/out.parquet cannot be written"),
        ("luck wolf-and-fox --on venus", "--on venus: write ray, or ray://HOST:PORT"),
        ("luck wolf-and-fox --on ray://127.0.0.1:1", "No Ray cluster answers at ray://127.0.0.1:1"),
        ("luck wolf-and-fox --on ray://nowhere", "write ray://HOST:PORT"),
    ],
)
def test_what_cannot_be_is_said_at_once(arguments, words, capsys, monkeypatch):
    monkeypatch.setattr("reynard.lab.running.packed_unit", None)  # no game may begin
    assert main(["lab", *arguments.split()]) == 2
    assert words in capsys.readouterr().err


def test_a_stopped_run_says_how_to_go_on(capsys, monkeypatch):
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("reynard.lab.keeping.Kept.keep", stop)
    assert main(["lab", "luck", "wolf-and-fox", "--bots", "cub,kit", "--games", "40"]) == 2
    assert "The same command goes on from there." in capsys.readouterr().err


def test_the_lab_says_which_extra_it_needs(capsys, monkeypatch):
    monkeypatch.setattr(reynard.lab, "EXTRA", ("polar_bears",))
    assert main(["lab", "luck", "wolf-and-fox"]) == 2
    assert 'The lab needs polar_bears: pip install "reynard[lab]" brings it.' in capsys.readouterr().err
