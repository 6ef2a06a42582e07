"""Making the report of a match: by playing on from every moment, or by what there was to remember."""

import numpy as np

from reynard.analysis import PLAYOUTS
from reynard.analysis.course import Course, Progress, analyse, check_over, roughly
from reynard.analysis.moments import find_moments
from reynard.analysis.outcomes import CHANCES, POINTS, Worth
from reynard.analysis.remembering import report_memory
from reynard.analysis.report import CoursePoint, Report, RowAccount, Sum, row_names
from reynard.core.match import Match


def make_report(
    match: Match, playouts: int = PLAYOUTS, jobs: int = 1, progress: Progress = lambda done, decisions: None
) -> Report:
    """Analyse a finished match."""
    check_over(match)
    if match.game.mind is not None:
        return report_memory(match)
    return report_course(match, analyse(match, playouts, jobs, progress))


def report_course(match: Match, course: Course) -> Report:
    """Tell the course of a match and everybody's account."""
    worths = dict(enumerate(course.worths))
    return Report(
        game=match.game.name,
        title=match.game.title,
        quality="good",
        unit="chance",
        plies=match.ply,
        rows=[account_of(match, course, row, name) for row, name in enumerate(row_names(match))],
        course=tell_course(match, worths),
        moments=find_moments(match, course),
    )


def report_roughly(match: Match) -> Report:
    """Tell roughly how a match went, in a second or two."""
    check_over(match)
    if match.game.mind is not None:
        return report_memory(match)
    worths = roughly(match)
    return Report(
        game=match.game.name,
        title=match.game.title,
        quality="rough",
        unit="chance",
        plies=match.ply,
        rows=[],
        course=tell_course(match, worths),
        moments=[],
    )


def account_of(match: Match, course: Course, row: int, name: str) -> RowAccount:
    """Add up what luck and everybody's decisions did to a row."""
    seats = range(match.seats)
    decisions = [course.decisions_of(seat)[:, row] for seat in seats]
    own = decisions[row] if row in seats else np.zeros(2)
    others = np.sum(
        [np.zeros(2), *(decision for seat, decision in zip(seats, decisions, strict=True) if seat != row)], 0
    )
    start, luck, result = course.worths[0][:, row], course.luck[:, row], course.worths[-1][:, row]
    parts = [[float(each[what]) for each in (start, luck, own, others, result)] for what in (CHANCES, POINTS)]
    return RowAccount(name, Sum(*parts[CHANCES]), Sum(*parts[POINTS]))


def tell_course(match: Match, worths: dict[int, Worth]) -> list[CoursePoint]:
    """Put every moment of a course into words."""
    return [
        CoursePoint(
            ply=ply,
            seat=match.moves[ply - 1].seat if ply else None,
            words=" ".join(match.unnamed_lines(ply)),
            chances=[round(float(chance), 4) for chance in worth[CHANCES]],
            points=[round(float(points), 2) for points in worth[POINTS]],
        )
        for ply, worth in worths.items()
    ]
