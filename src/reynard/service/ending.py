"""How a game ended: who won, where the points came from, and the seed that proves the dice."""

from reynard.core.match import Match
from reynard.service.messages import Ending, RivalInfo, SourceInfo


def tell_ending(match: Match) -> Ending:
    """Say how it ended, and show the seed that was committed to."""
    rivals = [
        RivalInfo(name=name, points=points, sources=tell_sources(match, match.seats + place))
        for place, (name, points) in enumerate(zip(match.rivals, match.rival_scores, strict=True))
    ]
    return Ending(
        winners=list(match.winners),
        rivals=rivals,
        scores=match.scores,
        breakdown=[tell_sources(match, seat) for seat in range(match.seats)],
        seed=str(match.seed),
        salt=match.salt,
    )


def tell_sources(match: Match, row: int) -> list[SourceInfo]:
    """Say where the points of a seat or a rival came from."""
    return [SourceInfo(words=source.words, points=source.points) for source in match.breakdown(row)]
