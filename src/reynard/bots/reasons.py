"""Why the strongest bot would choose as it would, in sentences: what it brings, what it prevents, and the figures."""

from collections.abc import Sequence
from dataclasses import dataclass

from reynard.bots.prospects import Gap, Prospect
from reynard.bots.thinking import Thought
from reynard.core.advice import Weighed
from reynard.core.phrases import counted
from reynard.core.sight import Sight

ONLY = "It is the only thing you can do."
LEAST = 0.75  # points that are worth telling
OFTEN = 0.03  # share of games won that is worth telling
TELLING = 20  # games from which a share says anything


@dataclass(frozen=True)
class Contender:
    """One of the two best choices: in words, as the search judged it, and where it leads."""

    words: str
    thought: Thought
    prospect: Prospect

    @property
    def quoted(self) -> str:
        """The choice in words, as a sentence can quote it."""
        inner = self.words.replace("“", "\N{LEFT SINGLE QUOTATION MARK}").replace(
            "”", "\N{RIGHT SINGLE QUOTATION MARK}"
        )
        return f"“{inner}”"


def reasons_for(sight: Sight, best: Contender, second: Contender) -> tuple[str, ...]:
    """Compare what the two best choices lead to, for the seat and for whoever it makes the greatest difference to."""
    own = best.prospect.gap(second.prospect, sight.seat)
    row, theirs = most_affected(sight, best.prospect, second.prospect)
    if row is not None and theirs.points < 0:
        return (hold_back(own, row_name(sight, row), theirs, best, second),)
    if own.is_clear and own.points > 0:
        though = f", though {row_name(sight, row)} gets about {amount(theirs)} more too" if row is not None else ""
        return (f"{own_sentence(own, best, second)}{though}.",)
    return (by_the_search(best, second),)


def hold_back(own: Gap, name: str, theirs: Gap, best: Contender, second: Contender) -> str:
    """Say that a choice holds somebody back, beside what it brings or costs oneself."""
    held = f"it holds {name} back by about {amount(theirs)}"
    if not own.is_clear:
        return f"You get about as much as with {second.quoted}, but {held}."
    return f"{own_sentence(own, best, second)}, {'and' if own.points > 0 else 'but'} {held}."


def own_sentence(own: Gap, best: Contender, second: Contender) -> str:
    """Say how many points a choice brings more or fewer than another and where from, without a full stop."""
    more, less = (best, second) if own.points > 0 else (second, best)
    source = more.prospect.main_source(less.prospect, abs(own.points))
    mostly = f" (mostly {source[:1].lower()}{source[1:]})" if source else ""
    much = "more" if own.points > 0 else "fewer"
    return f"By the end it brings you about {amount(own)} {much} than {second.quoted}{mostly}"


def by_the_search(best: Contender, second: Contender) -> str:
    """Say which is better where playing on quickly shows no clear difference."""
    ahead_by = best.thought.lead - second.thought.lead
    if ahead_by >= LEAST:
        return f"It ends about {amount(Gap(ahead_by, 0))} better for you than {second.quoted}, a little here and there."
    if best.thought.wins - second.thought.wins >= OFTEN:
        return f"It wins more often than {second.quoted}, though the points are much the same."
    return f"It is close: {second.quoted} is about as good, so follow your own plan."


def amount(gap: Gap) -> str:
    """Say a number of points, rounded.

    >>> amount(Gap(-2.2, 0.1)), amount(Gap(0.8, 0.1))
    ('2 points', '1 point')
    """
    return counted(max(1, round(abs(gap.points))), "point")


def most_affected(sight: Sight, best: Prospect, second: Prospect) -> tuple[int | None, Gap]:
    """Find the other to whose points the choice makes the greatest clear difference."""
    others = [row for row in range(best.points.shape[1]) if row != sight.seat]
    gaps = {row: best.gap(second, row) for row in others}
    clear = [row for row in others if gaps[row].is_clear]
    if not clear:
        return None, Gap(0, 0)
    row = max(clear, key=lambda each: abs(gaps[each].points))
    return row, gaps[row]


def row_name(sight: Sight, row: int) -> str:
    """Leave a place for the name of a seat, or name a rival."""
    if row < sight.seats:
        return f"{{seat:{row}|player {row + 1}}}"
    return sight.game.rivals(sight.seats)[row - sight.seats]


def figures_for(sight: Sight, playouts: int, best: Contender, second: Contender) -> str:
    """Say how often the two best choices won in the simulated games, or alone how many points they brought."""
    games, next_games = (round(each.thought.share * playouts) for each in (best, second))
    if is_alone(sight):
        told = f"It ended with {best.thought.lead:.1f} points on average in {counted(games, 'simulated game')}"
        other = f"{second.quoted} with {second.thought.lead:.1f} in {next_games:,}"
    else:
        won = f"It won {best.thought.wins:.0%} of {counted(games, 'simulated game')}"
        told = f"{won} and ended {ahead(best.thought.lead)} on average"
        other = f"{second.quoted} won {second.thought.wins:.0%} of {next_games:,}"
    return f"{told}; {other}." if next_games >= TELLING else f"{told}."


def ahead(lead: float) -> str:
    """Say how far ahead a game ended.

    >>> ahead(2.04), ahead(-1)
    ('2.0 points ahead', '1.0 points behind')
    """
    return f"{abs(lead):.1f} points {'ahead' if lead >= 0 else 'behind'}"


def weighed(sight: Sight, thoughts: Sequence[Thought]) -> tuple[Weighed, ...]:
    """Say in a few words how good each choice is."""
    if is_alone(sight):
        most = max(1.0, *(thought.lead for thought in thoughts))
        return tuple(Weighed(each.choice, max(0.0, each.lead) / most, f"{each.lead:.1f} points") for each in thoughts)
    return tuple(Weighed(each.choice, each.wins, f"wins {each.wins:.0%}, {ahead(each.lead)}") for each in thoughts)


def is_alone(sight: Sight) -> bool:
    """Say whether nobody else scores."""
    return sight.seats + len(sight.game.rivals(sight.seats)) == 1
