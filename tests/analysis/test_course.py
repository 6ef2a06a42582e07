"""The course of a game: what it adds up to, what it is made of, and what it may not look at."""

import numpy as np
import pytest

import reynard
from analysis.played import at_random, by_eye
from reynard.analysis import course
from reynard.analysis.course import analyse, course_of, roughly
from reynard.analysis.judging import judge
from reynard.analysis.making import account_of, make_report, report_roughly
from reynard.analysis.outcomes import CHANCES, end_of
from reynard.core.errors import ReynardError

FEW = 25  # playouts for a decision


@pytest.fixture
def few(monkeypatch):
    """Think little, for what is asked here does not hang on it."""
    monkeypatch.setattr(course, "LEAST_PLAYOUTS", FEW)


@pytest.mark.parametrize(("name", "seats"), [("wolf-and-fox", 3), ("fox-experiment", 1), ("ruse", 2)])
def test_start_luck_and_decisions_add_up_to_the_result(few, name, seats):
    """For every seat and every rival, in chances and in points; and nobody decides better than best."""
    match = by_eye(name, seats)
    found = analyse(match, playouts=1)
    for row in range(match.seats + len(match.rivals)):
        account = account_of(match, found, row, "")
        for told, result in ((account.chance, end_of(match)[0, row]), (account.points, match.standing[row, 0])):
            assert told.start + told.luck + told.own + told.others == pytest.approx(result, abs=1e-9)
        assert account.chance.own <= 0
    assert all(each.given[CHANCES, each.seat] <= 0 for each in found.judgements)
    assert np.allclose([worth[CHANCES].sum() for worth in found.worths], 1, atol=1e-9)


def test_every_move_is_told_apart_too(few):
    match = by_eye("wolf-and-fox", 2)
    found = analyse(match, playouts=1)
    assert len(found.parts) == match.ply
    for part, before, after in zip(found.parts, found.worths, found.worths[1:], strict=False):
        assert np.allclose(before + part.decision + part.luck, after, atol=1e-9)


def test_the_same_playouts_give_the_same_course_however_many_think(few):
    match = by_eye("wolf-and-fox", 2)
    alone, together = (analyse(match, playouts=1, jobs=jobs) for jobs in (1, 2))
    assert np.array_equal(alone.worths, together.worths)
    assert [each.gap for each in alone.judgements] == [each.gap for each in together.judgements]


@pytest.mark.parametrize("ply", [40, 41, 60])
def test_a_decision_is_judged_by_what_its_seat_knew(ply):
    """Whatever else could have been true for that seat, the judgement is the same."""
    match = by_eye("ruse", 2)
    seat, other_truth = match.moves[ply].seat, match.copy()
    other_truth.tables[ply] = match.at(ply).hidden(seat, seed=9)
    assert other_truth.tables[ply].tobytes() != match.tables[ply].tobytes()
    one, another = judge(match, ply, 60), judge(other_truth, ply, 60)
    assert (one.other, one.gap, one.sure) == (another.other, another.gap, another.sure)


def test_a_blunder_is_found_and_told():
    """Whoever plays at random gives a game away, and hears what would have been better."""
    match = at_random("wolf-and-fox", 2)
    found = course_of(match, [judge(match, ply, 400) for ply in range(match.ply)])
    assert sum(found.decisions_of(seat)[CHANCES, seat] for seat in range(2)) < -0.2
    slips = [each for each in found.judgements if each.sure and each.gap[CHANCES] < -0.05]
    assert slips
    assert all(each.other in match.at(each.ply).legal(each.seat) for each in slips)


def test_a_few_moments_are_told_at_once():
    match = by_eye("wolf-and-fox", 3)
    moments = roughly(match)
    assert set(moments) >= {0, match.ply}
    assert report_roughly(match).quality == "rough"
    assert np.array_equal(moments[match.ply], end_of(match))


@pytest.mark.parametrize("seats", [1, 3])
def test_a_game_of_memory_tells_what_was_forgotten(seats):
    match = by_eye("foxy", seats)
    report = make_report(match)
    assert report.unit == "points"
    for row, score in zip(report.rows, match.scores, strict=True):
        assert row.points.start + row.points.own == row.points.result == score
    assert [point.ply for point in report.course] == list(range(0, match.ply + 1, seats))
    assert [point.points for point in report.course][-1] == match.scores
    assert all("was right" in moment.sentence for moment in report.moments)


def test_a_game_that_goes_on_is_not_analysed():
    with pytest.raises(ReynardError, match=r"still going on. There is an analysis once it is over"):
        make_report(reynard.game("wolf-and-fox").start(2, seed=1))
