"""How the game ended, in words."""

from collections.abc import Sequence

from reynard.core.phrases import counted, listed
from reynard.games.ruse.words.names import seat_name

TIE_BREAKS = ("more kits out of the den", "more validated objectives", "more growth points")


def tie_words(best: int, level: Sequence[int], winners: Sequence[int], decided_by: int) -> str:
    """Say how a tie for the most points was decided: by which tie-break, where it was not shared."""
    both = f"{listed([seat_name(seat) for seat in level])} have {best} points each."
    if len(winners) == len(level):
        return f"{both} They share the victory."
    return f"{both} {listed([seat_name(seat) for seat in winners])} won with {TIE_BREAKS[decided_by]}."


def ahead_words(missing: int, rank: str) -> str:
    """Say how far a rank is."""
    return f"{counted(missing, 'point')} short of {rank}."


def least_words(least: int) -> str:
    """Say from how many points on a rank is given."""
    return f"from {least}" if least > 0 else "below"
