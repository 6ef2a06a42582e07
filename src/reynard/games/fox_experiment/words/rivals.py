"""Who scores but has no seat."""

from reynard.games.fox_experiment.words.names import AUTOMA


def rivals(seats: int) -> tuple[str, ...]:
    """Alone, one plays against the automatic opponent."""
    return (AUTOMA,) if seats == 1 else ()
