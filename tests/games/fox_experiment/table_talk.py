"""Ann, Bob and Cleo at the table, and what the game says to them."""

from reynard.core.match import Match

from .positions import go_to_breeding, offered, sit_down
from .stashes import hold_studies, study_of

NAMES = ["Ann", "Bob", "Cleo"]


def seated(**options: int) -> Match:
    """Sit down with Ann, Bob and Cleo."""
    match = sit_down(**options)
    match.names = list(NAMES)
    return match


def about_to_roll() -> Match:
    """Sit down where everybody is about to roll, and the first seat has one study, of barks and ears."""
    match = seated()
    go_to_breeding(match)
    hold_studies(match, 0, (study_of(match, bark=5, ear=3), 0))
    return match


def said(match: Match, *at: str, seat: int = 0) -> tuple[str, str, str]:
    """Read a choice: its words, its rule and what it gives."""
    choice = match.describe(seat, offered(match, seat)[at])
    return choice.words, choice.rule, choice.gives
