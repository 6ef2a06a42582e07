"""The course of a game: what it was worth to everybody before every move, taken apart into decisions and luck."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

import numpy as np

from reynard.analysis import PLAYOUTS
from reynard.analysis.judging import Judgement, course_at, judge
from reynard.analysis.outcomes import Worth, end_of
from reynard.analysis.straightening import STEEPNESS, honest, straighten
from reynard.core.errors import ReynardError
from reynard.core.match import Match

LEAST_PLAYOUTS = 100  # for a decision
MOST_PLAYOUTS = 10_000
ROUGH_MOMENTS = 24
ROUGH_ROUNDS = 80

Progress = Callable[[int, int], None]  # decisions judged, decisions in all


@dataclass(frozen=True)
class Part:
    """What a decision did and what luck did until the next one, to the chances and the points of every row."""

    decision: Worth
    luck: Worth


@dataclass(frozen=True)
class Course:
    """A finished game, decision by decision."""

    judgements: tuple[Judgement, ...]
    worths: tuple[Worth, ...]  # before every decision, and in the end

    @cached_property
    def parts(self) -> list[Part]:
        """Take every change apart: what is not a decision is luck, so that together they are all that changed."""
        changes = [after - before for before, after in pairwise(self.worths)]
        given = [judgement.given for judgement in self.judgements]
        return [Part(part, change - part) for part, change in zip(given, changes, strict=True)]

    def decisions_of(self, seat: int) -> Worth:
        """Add up what a seat's decisions did, to every row."""
        pairs = zip(self.parts, self.judgements, strict=True)
        return self.total([part.decision for part, judgement in pairs if judgement.seat == seat])

    @property
    def luck(self) -> Worth:
        """Add up what luck did to every row."""
        return self.total([part.luck for part in self.parts])

    def total(self, worths: Sequence[Worth]) -> Worth:
        """Add up what worths there are."""
        found: Worth = np.sum([np.zeros_like(self.worths[0]), *worths], axis=0)
        return found


def check_over(match: Match) -> None:
    """Refuse a match that is still going on, or that this release cannot replay."""
    if match.is_carried or match.result is not None:
        raise ReynardError(f"{match.told_of_eras} So there is no analysis of this match.")
    if not match.over:
        raise ReynardError("The game is still going on. There is an analysis once it is over.")


def playouts_for(match: Match, playouts: int) -> int:
    """Share playouts out among the decisions of a match."""
    return min(MOST_PLAYOUTS, max(LEAST_PLAYOUTS, playouts // max(1, match.ply)))


def analyse(
    match: Match, playouts: int = PLAYOUTS, jobs: int = 1, progress: Progress = lambda done, decisions: None
) -> Course:
    """Judge every decision of a finished match; the same playouts give the same course on any machine.

    >>> import reynard
    >>> from random import Random
    >>> match, chance = reynard.game("wolf-and-fox").start(seats=2, seed=7), Random(7)
    >>> while not match.over:
    ...     match.play(match.pending[0], chance.choice(match.legal(match.pending[0])))
    >>> len(analyse(match, playouts=1).worths) == match.ply + 1
    True
    """
    check_over(match)
    share = playouts_for(match, playouts)
    found = []
    with ThreadPoolExecutor(jobs) as threads:
        for judgement in threads.map(lambda ply: judge(match, ply, share), range(match.ply)):
            found.append(judgement)
            progress(len(found), match.ply)
    return course_of(match, found)


def course_of(match: Match, judgements: Sequence[Judgement]) -> Course:
    """Put judgements together, their chances made honest."""
    honest = [straighten(match.game.name, each) for each in judgements]
    return Course(tuple(honest), (*(each.best for each in honest), end_of(match)))


def rough_moments(match: Match) -> list[int]:
    """Choose a few moments spread over a match."""
    return sorted({match.ply * number // ROUGH_MOMENTS for number in range(ROUGH_MOMENTS)})


def roughly(match: Match) -> dict[int, Worth]:
    """Say roughly what a finished match was worth at a few moments and in the end."""
    check_over(match)
    steepness = STEEPNESS.get(match.game.name, 1.0)
    rough = {ply: honest(course_at(match, ply, ROUGH_ROUNDS), steepness) for ply in rough_moments(match)}
    return rough | {match.ply: end_of(match)}
