"""Judging a decision: what was chosen against the best there was, by what its seat knew, and what it was worth."""

from dataclasses import dataclass

import numpy as np

from reynard.analysis.outcomes import CHANCES, NO_MOVE, Outcomes, Worth, knows_all, play_on
from reynard.bots.thinking import think
from reynard.core.match import Match
from reynard.core.sight import Sight

SEARCHED = 0.4  # of the playouts for a decision; the rest go on after what was chosen and after the other choice
COURSE = 1 / 3  # of that rest, where what the seat knew was not all there was to know
LEAST = 8  # rounds
DOUBTS = 2.0  # standard errors up to which a difference may be chance
SEED = 1_000_003


@dataclass(frozen=True)
class Judgement:
    """One decision: what could be expected before it, and how the choice compares with the best other one."""

    ply: int
    seat: int
    choice: int
    other: int | None  # the best of the other choices; none where there was only one
    best: Worth  # of the true table with the better of the two
    given: Worth  # what the choice changed against the better one: nothing, or less for its seat
    gap: tuple[float, float]  # by how much chance and points of the seat the choice is better than the other
    sure: bool  # whether that is more than chance


def judge(match: Match, ply: int, playouts: int) -> Judgement:
    """Judge the decision that was made after so many moves, with so many playouts in all."""
    move, before = match.moves[ply], match.at(ply)
    sight, seed = before.sight(move.seat), SEED * (ply + 1)
    if len(sight.legal) == 1:
        worth = course_at(match, ply, max(LEAST, round(playouts * COURSE)))
        return Judgement(ply, *move, None, worth, np.zeros_like(worth), (0.0, 0.0), False)
    other = best_other(sight, move.action, seed, max(LEAST, round(playouts * SEARCHED)))
    left = playouts * (1 - SEARCHED)
    sees_all = knows_all(match.game, match.box, before.table, move.seat)
    rounds = max(LEAST, round(left * (1 if sees_all else 1 - COURSE) / 2))
    chosen, instead = (rounds_after(sight, choice, rounds, seed) for choice in (move.action, other))
    share, sure = certainty(chosen, instead, move.seat)
    gap = share * (chosen.worth - instead.worth)[:, move.seat]
    is_slip = sure and gap[CHANCES] < 0
    given = share * (chosen.worth - instead.worth) if is_slip else np.zeros_like(chosen.worth)
    if sees_all:
        best = chosen.worth - given
    else:
        better = other if is_slip else move.action
        rounds = max(LEAST, round(left * COURSE))
        truth = (match.game, match.box, before.table, match.seats)
        best = play_on(*truth, rounds, seed + rounds, (move.seat, better), eyes=None).worth
    return Judgement(ply, *move, other, best, given, (float(gap[0]), float(gap[1])), sure)


def best_other(sight: Sight, choice: int, seed: int, playouts: int) -> int:
    """Search for the best choice beside one, by what a seat knew."""
    _, found = think(sight, seed, playouts)
    others = [thought.choice for thought in found if thought.choice != choice]
    return others[0] if others else next(each for each in sight.legal if each != choice)


def rounds_after(sight: Sight, choice: int, rounds: int, seed: int) -> Outcomes:
    """Play on after a choice on tables that its seat holds possible; with the same seed, on the same ones."""
    move = (sight.seat, choice)
    return play_on(sight.game, sight.box, sight.table, sight.seats, rounds, seed, move, eyes=sight.seat)


def certainty(chosen: Outcomes, instead: Outcomes, seat: int) -> tuple[float, bool]:
    """Say which share of a difference is to be believed, and whether it is more than chance.

    Hundreds of decisions are judged by a limited number of rounds, so differences that are but chance would add up to a
    game given away. What is within two standard errors counts as nothing, and what is beyond as the less the nearer.
    """
    differences = chosen.merits(seat) - instead.merits(seat)
    doubt = DOUBTS * float(differences.std()) / len(differences) ** 0.5
    gap = abs(float(differences.mean()))
    if gap <= doubt:
        return 0.0, False
    return 1 - (doubt / gap) ** 2, True


def course_at(match: Match, ply: int, rounds: int) -> Worth:
    """Say what the table was worth to everybody after so many moves, by playing on from it."""
    game, box, table = match.game, match.box, match.tables[ply]
    return play_on(game, box, table, match.seats, rounds, SEED * (ply + 1), NO_MOVE, eyes=None).worth
