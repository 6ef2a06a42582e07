"""How a game ended: who won, where the points came from, and the seed that proves the dice."""

from reynard.core.match import Match
from reynard.service.messages.told import Ending, RivalInfo, SourceInfo


def tell_ending(match: Match) -> Ending:
    """Say how it ended, and show the seed that was committed to."""
    sources = tell_sources(match)
    rivals = [
        RivalInfo(name=name, points=points, sources=rows)
        for name, points, rows in zip(match.rivals, match.rival_scores, sources[match.seats :], strict=True)
    ]
    return Ending(
        winners=list(match.winners),
        rivals=rivals,
        scores=match.scores,
        breakdown=sources[: match.seats],
        seed=str(match.seed),
        salt=match.salt,
    )


def tell_sources(match: Match) -> list[list[SourceInfo]]:
    """Say where the points of every seat and then of every rival came from."""
    return [[SourceInfo(words=line.words, points=line.points) for line in lines] for lines in match.breakdowns]
