"""The moments that mattered most: where a seat gave most away, or found what was much better than all else."""

from reynard.analysis.course import Course
from reynard.analysis.judging import Judgement
from reynard.analysis.outcomes import CHANCES
from reynard.analysis.report import Moment, Way
from reynard.bots import Greedy
from reynard.core.match import Match

MOMENTS = 5  # of a seat
MOVES = 4  # that are told of how a choice goes on
LEAST_POINTS = 0.3  # of which a sentence speaks; below, it speaks of games won
LEAST_CHANCE = 0.005


def find_moments(match: Match, course: Course) -> list[Moment]:
    """Tell the moments of every seat in the order in which they came."""
    found = [each for seat in range(match.seats) for each in greatest(course, seat)]
    return [tell_moment(match, each) for each in found]


def greatest(course: Course, seat: int) -> list[Judgement]:
    """Find where a seat certainly gave most away, and for want of that where it found what was much better."""
    certain = [each for each in course.judgements if each.seat == seat and each.sure and size(each) >= LEAST_CHANCE]
    slips_first = sorted(certain, key=lambda each: (each.gap[CHANCES] > 0, -size(each)))
    return sorted(slips_first[:MOMENTS], key=lambda each: each.ply)


def size(judgement: Judgement) -> float:
    """Say how much chance hung on a decision."""
    return abs(judgement.gap[CHANCES])


def tell_moment(match: Match, judgement: Judgement) -> Moment:
    """Put a moment into words, and show how both choices go on."""
    assert judgement.other is not None
    before, seat = match.at(judgement.ply), judgement.seat
    chance, points = (float(part) for part in (judgement.best + judgement.given)[:, seat])
    chance_gap, points_gap = judgement.gap
    chosen, other = (describe(before, seat, choice) for choice in (judgement.choice, judgement.other))
    return Moment(
        ply=judgement.ply,
        seat=seat,
        sentence=sentence(chosen, other, chance_gap, points_gap),
        change=chance_gap,
        chosen=Way(judgement.choice, chosen, chance, points, as_played(match, judgement.ply)),
        other=Way(
            judgement.other,
            other,
            min(1.0, max(0.0, chance - chance_gap)),
            points - points_gap,
            goes_on(before, seat, judgement.other),
        ),
    )


def describe(before: Match, seat: int, choice: int) -> str:
    """Say what a choice was, with places for names."""
    return before.game.words.describe(before.box, before.table, seat, choice).words


def sentence(chosen: str, other: str, chance_gap: float, points_gap: float) -> str:
    """Compare two choices.

    >>> sentence("Take the pig", "Take the sheep", -0.08, -3.1)
    'You chose “Take the pig”; “Take the sheep” was worth 3.1 points more.'
    """
    is_slip = chance_gap < 0
    better = f"You chose {quoted(chosen)}; " if is_slip else f"You chose {quoted(chosen)}, the best there was; "
    if points_gap * chance_gap > 0 and abs(points_gap) >= LEAST_POINTS:
        much = f"was worth {abs(points_gap):.1f} points {'more' if is_slip else 'less'}"
    else:
        games = max(1, round(100 * abs(chance_gap)))
        much = f"wins {games} {'more' if is_slip else 'fewer'} {'game' if games == 1 else 'games'} in a hundred"
    return f"{better}{quoted(other)} {much}."


def quoted(words: str) -> str:
    """Quote a choice, with what it quotes itself within single marks."""
    inner = words.replace("“", "\N{LEFT SINGLE QUOTATION MARK}").replace("”", "\N{RIGHT SINGLE QUOTATION MARK}")
    return f"“{inner}”"


def as_played(match: Match, ply: int) -> list[str]:
    """Tell the moves that were made from a ply on."""
    last = min(match.ply, ply + MOVES)
    return [line for number in range(ply + 1, last + 1) for line in match.unnamed_lines(number)]


def goes_on(before: Match, seat: int, choice: int) -> list[str]:
    """Tell how it might have gone on after another choice."""
    match = other_way(before, seat, choice)
    return [line for ply in range(before.ply + 1, match.ply + 1) for line in match.unnamed_lines(ply)]


def other_way(before: Match, seat: int, choice: int) -> Match:
    """Go on for a few moves after another choice, with the same dice and everybody playing by eye."""
    match, bot = before.copy(), Greedy()
    match.play(seat, choice)
    while not match.over and match.ply < before.ply + MOVES:
        turn = match.pending[0]
        match.play(turn, bot.decide(match.sight(turn), seed=match.ply))
    return match
