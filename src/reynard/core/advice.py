"""Advice: what a seat should do, why in words that a player can use, and the figures behind it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Weighed:
    """A choice as it was weighed."""

    choice: int
    share: float  # how good it is, 0 to 1
    figures: str  # the same in a few words


@dataclass(frozen=True)
class Advice:
    """What a seat should do and why; its sentences have places for names."""

    choice: int
    advisor: str  # whose advice it is, as the start of a sentence that the choice ends
    reasons: tuple[str, ...]
    figures: str
    options: tuple[Weighed, ...]  # the advised one first, then the next best
