"""Ann, Bob and Cleo at the table, and what the game says to them."""

from reynard.core.match import Match

from .positions import offered, sit_down
from .science_positions import before_roll

NAMES = ["Ann", "Bob", "Cleo"]


def seated(**options: int) -> Match:
    """Sit down with Ann, Bob and Cleo."""
    return named(sit_down(**options))


def named(match: Match) -> Match:
    """Call the players Ann, Bob and Cleo."""
    match.names = list(NAMES)
    return match


def about_to_roll() -> Match:
    """Sit down where everybody is about to roll, and the first seat has one study, of barks and ears."""
    return named(before_roll())


def said(match: Match, *at: str, seat: int = 0) -> tuple[str, str, str]:
    """Read a choice: its words, its rule and what it gives."""
    choice = match.describe(seat, offered(match, seat)[at])
    return choice.words, choice.rule, choice.gives
