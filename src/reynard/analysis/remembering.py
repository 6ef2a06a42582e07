"""A game of memory: what there was to remember at every moment, and what everybody remembered of it."""

from reynard.analysis.report import CoursePoint, Moment, Report, RowAccount, Sum, Way, row_names
from reynard.core.contract import Recalled
from reynard.core.match import Match
from reynard.core.phrases import counted

MOMENTS = 5


def report_memory(match: Match) -> Report:
    """Tell what everybody remembered, and what a perfect memory would have brought."""
    assert match.game.mind is not None
    recalled = match.game.mind.recall(match.box, match.table)
    scores = match.scores
    lost = [[each.gained[seat] - each.possible[seat] for each in recalled] for seat in range(match.seats)]
    rows = [
        RowAccount(
            name,
            None,
            Sum(float(scores[seat] - sum(lost[seat])), 0.0, float(sum(lost[seat])), 0.0, float(scores[seat])),
        )
        for seat, name in enumerate(row_names(match)[: match.seats])
    ]
    return Report(
        game=match.game.name,
        title=match.game.title,
        quality="good",
        unit="points",
        plies=match.ply,
        rows=rows,
        course=tell_memory(match, recalled, lost),
        moments=[each for seat in range(match.seats) for each in dearest(match, recalled, seat, lost[seat])],
    )


def tell_memory(match: Match, recalled: list[Recalled], lost: list[list[int]]) -> list[CoursePoint]:
    """Draw how much of a perfect memory's points everybody still had after every card."""
    best = [score - sum(losses) for score, losses in zip(match.scores, lost, strict=True)]
    points = [CoursePoint(0, None, "", [], [float(each) for each in best])]
    for number, each in enumerate(recalled, 1):
        left = [float(start + sum(losses[:number])) for start, losses in zip(best, lost, strict=True)]
        written = [f"{name} wrote {answer}" for name, answer in zip(match.places, each.written, strict=True)]
        words = f"{each.words}: {each.right} was right; {', '.join(written)}."
        points.append(CoursePoint(number * match.seats, None, words, [], left))
    return points


def dearest(match: Match, recalled: list[Recalled], seat: int, lost: list[int]) -> list[Moment]:
    """Tell where a seat's memory cost it most, in the order of the cards."""
    numbers = sorted((number for number in range(len(lost)) if lost[number] < 0), key=lambda number: lost[number])
    turns = [ply for ply, move in enumerate(match.moves) if move.seat == seat]
    return [
        tell_slip(recalled[number], seat, turns[number], match.moves[turns[number]].action, lost[number])
        for number in sorted(numbers[:MOMENTS])
    ]


def tell_slip(recalled: Recalled, seat: int, ply: int, choice: int, lost: int) -> Moment:
    """Say what a seat wrote, and what was right."""
    written, right = recalled.written[seat], recalled.right
    words = f"{recalled.words}: you wrote {written}, {right} was right. That cost {counted(-lost, 'point')}."
    gained = float(recalled.gained[seat])
    chosen = Way(choice, f"Write {written}", None, gained, [])
    return Moment(ply, seat, words, float(lost), chosen, None)
