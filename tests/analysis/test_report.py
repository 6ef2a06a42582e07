"""The report: its moments, the command, and the page in a file."""

import json
import re
from html.parser import HTMLParser

import pytest

from analysis.played import at_random, by_eye
from reynard.analysis.making import make_report
from reynard.analysis.report import with_names
from reynard.cli import main


@pytest.fixture
def saved(tmp_path):
    path = tmp_path / "match.json"
    path.write_text(at_random("wolf-and-fox", 2).save(), encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def report():
    match = at_random("wolf-and-fox", 2)
    return with_names(make_report(match, playouts=20_000), match)


def test_moments_compare_two_choices_in_their_own_words(report):
    match = at_random("wolf-and-fox", 2)
    assert report.moments
    for moment in report.moments:
        words = {choice.words for choice in match.at(moment.ply).choices(moment.seat)}
        assert {moment.chosen.words, moment.other.words} <= words
        assert f"“{moment.chosen.words}”" in moment.sentence
        assert re.search(r"worth \d+\.\d points (more|less)|wins \d+ (more|fewer) games? in a hundred", moment.sentence)
        assert moment.chosen.goes_on[0] == match.lines(moment.ply + 1)[0]
        assert moment.other.goes_on
    assert max(sum(moment.seat == seat for moment in report.moments) for seat in range(2)) <= 5


def test_the_course_tells_every_move_with_names(report):
    assert [point.ply for point in report.course] == list(range(report.plies + 1))
    assert all("{seat" not in point.words for point in report.course)
    assert report.course[1].words.startswith("Bo takes")
    assert [row.name for row in report.rows] == ["Ann", "Bo"]


def test_the_automatic_opponent_has_luck_too():
    match = by_eye("fox-experiment", 1)
    report = make_report(match, playouts=1)
    assert [row.name for row in report.rows][1:] == ["The Institute"]
    assert report.rows[1].chance.own == 0
    assert report.rows[1].chance.luck != 0


def test_analyse_prints_an_account_and_writes_a_page_of_its_own(saved, tmp_path, capsys):
    page = tmp_path / "match.html"
    assert main(["analyse", str(saved), "--playouts", "2000", "--html", str(page)]) == 0
    printed = capsys.readouterr().out
    assert "Own decisions" in printed
    assert "Ann: the moments that mattered most" in printed
    html = page.read_text(encoding="utf-8")
    HTMLParser().feed(html)
    assert "<svg" in html
    assert "Decisions and luck" in html
    assert not re.search(r"(src|href)=|https?:", html)


def test_a_save_that_was_tampered_with_is_refused(saved, capsys):
    data = json.loads(saved.read_text(encoding="utf-8"))
    saved.write_text(json.dumps({**data, "seed": "12345"}), encoding="utf-8")
    assert main(["analyse", str(saved)]) == 2
    assert "The seed does not match the commitment made before the first move" in capsys.readouterr().err
    saved.write_text(json.dumps({**data, "moves": data["moves"][:-3]}), encoding="utf-8")
    assert main(["analyse", str(saved)]) == 2
    assert "The save does not replay to the table it was saved with" in capsys.readouterr().err
