"""Positions for science cards: the moments of a generation, and the cards that may be played at them."""

from reynard.core.match import Match
from reynard.games.fox_experiment.table import Stage, Step

from .board import lay_tile
from .positions import breed, choose, go_to_breeding, offered, roll, sit_down
from .stashes import give, hold_studies, strip, study_of

SWAPS = {"swap_discard", "swap_faceup"}


def at_selection() -> Match:
    """Sit down at the first seat's turn in Selection."""
    match = sit_down()
    lay_tile(match, "discard", "tail ear")
    return match


def at_equipping() -> Match:
    """Sit down where the first seat may buy upgrades before it breeds."""
    match = before_roll()
    match.table.seat[0].stage, match.table.seat[0].step = Stage.EQUIPPING, Step.UPGRADE
    return match


def before_roll() -> Match:
    """Sit down where the first seat is about to roll."""
    match = sit_down()
    go_to_breeding(match)
    hold_studies(match, 0, (study_of(match, bark=5, ear=3), 0))
    return match


def after_blank() -> Match:
    """Sit down where the first seat, with a card in hand, has turned over the blank card of its pup."""
    match = before_roll()
    give(match, 0, science="keep")
    choose(match, 0, "blank")
    strip(match, 0)
    return match


def after_roll() -> Match:
    """Sit down where the first seat has rolled."""
    match = before_roll()
    roll(match, 0, "ear 1½, bark ½ ½½, spot 1, friendly ½")
    return match


def at_studies() -> Match:
    """Sit down where the first seat may use its pup for a study."""
    match = before_roll()
    breed(match, 0, ear=1, bark=2)
    return match


def at_upgrading() -> Match:
    """Sit down where the first seat may buy upgrades after Research."""
    match = before_roll()
    give(match, 0, spot=2)
    breed(match, 0, sex="female", tail=1)
    return match


def with_cards(match: Match, cards: str, **tokens: int) -> Match:
    """Give the first seat cards and tokens."""
    give(match, 0, science=cards, **tokens)
    return match


def playable(match: Match) -> set[str]:
    """Read the science cards that the first seat may play now."""
    return {at[0].removeprefix("science:") for at in offered(match, 0) if at[0].startswith("science:")}
