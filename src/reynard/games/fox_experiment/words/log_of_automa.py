"""What the automatic opponent did and why, in words."""

from collections.abc import Iterator

from reynard.core.box import Box
from reynard.core.phrases import counted, listed
from reynard.games.fox_experiment.box.record import SEX_KEYS
from reynard.games.fox_experiment.table import ARROWS, TRAITS, Arrow, Table, Tale
from reynard.games.fox_experiment.words.automa import START, why_words
from reynard.games.fox_experiment.words.names import (
    AUTOMA,
    automa_study_words,
    beyond_words,
    fox_name,
    symbols_words,
    traits_words,
)


def tell_automa(box: Box, t: Table, first: int, last: int) -> Iterator[str]:
    """Tell every step of the automatic opponent, and why."""
    for number in range(first, last):
        told = t.told[number]
        yield f"{AUTOMA} {TALES[Tale(int(told.what))](box, t, int(told.one), int(told.two), int(told.three))}."


def tale_flips(box: Box, t: Table, card: int, _two: int, _three: int) -> str:
    """Tell which selection card it turns over."""
    items = [("a male fox", "a female fox", "a supply space")[int(item)] for item in box.record.card[card].shows]
    return f"turns over a selection card: {listed(items)}"


def tale_takes(box: Box, t: Table, fox: int, because: int, study_and_arrow: int) -> str:
    """Tell which fox it claims, and why."""
    study, arrow = divmod(study_and_arrow, ARROWS)
    return f"claims {fox_name(box, t, fox)}: {why_words(box, study, because, arrow)}"


def tale_blocks(box: Box, t: Table, space: int, with_gear: int, arrow: int) -> str:
    """Tell which space it takes, and why."""
    piece = "its gear, which sets its turn order" if with_gear else "its meeple, which only blocks it"
    return f"takes supply space {space + 1}, the first free one from the {START[Arrow(arrow)]}, with {piece}"


def tale_helps_itself(box: Box, t: Table, tokens: int, _two: int, _three: int) -> str:
    """Tell of tokens it takes in hard mode."""
    return f"takes {counted(tokens, 'friendly token')} from that space for its studies"


def tale_swaps(box: Box, t: Table, _one: int, _two: int, _three: int) -> str:
    """Tell that its fathers change places."""
    return "would breed siblings, so its fathers swap places"


def tale_breeds(box: Box, t: Table, fox: int, _two: int, _three: int) -> str:
    """Tell what its pup is like, and what its friendly tokens did for it."""
    card = t.fox[fox]
    symbols = [int(number) for number in card.symbols]
    father, mother = (int(parent) for parent in card.parent)
    dice = zip(t.fox[father].dice, t.fox[mother].dice, strict=True)
    helped = [number - int(one) - int(other) for number, (one, other) in zip(symbols, dice, strict=True)]
    by_tokens = f" ({traits_words(helped)} of them by the friendly tokens on its studies)" if any(helped) else ""
    return (
        f"breeds the {SEX_KEYS[card.sex]} pup {fox_name(box, t, fox)} "
        f"from {fox_name(box, t, mother)} and {fox_name(box, t, father)}: "
        f"{symbols_words(symbols)}{by_tokens}, friendliness {sum(symbols)}{beyond_words(symbols)}"
    )


def tale_completes(box: Box, t: Table, study: int, level: int, fox: int) -> str:
    """Tell which level its pup completes."""
    points = counted(int(box.record.level_points[level] - box.record.level_points[level - 1]), "point")
    return f"lets {fox_name(box, t, fox)} complete level {level} of its {automa_study_words(box, study)}: {points}"


def tale_draws(box: Box, t: Table, study: int, tokens: int, _three: int) -> str:
    """Tell which study it opens."""
    waiting = f" with {counted(tokens, 'friendly token')} that waited" if tokens else ""
    return f"opens the {automa_study_words(box, study)}{waiting}"


def tale_sets_aside(box: Box, t: Table, study: int, _two: int, _three: int) -> str:
    """Tell which study it has finished."""
    return f"has finished its {automa_study_words(box, study)} and sets it aside"


def tale_moves(box: Box, t: Table, moved: int, waiting: int, _three: int) -> str:
    """Tell what becomes of the friendly tokens of a finished study."""
    moves = f"moves {counted(moved, 'friendly token')} on to its other studies" if moved else ""
    waits = f"keeps {counted(waiting, 'friendly token')} for its next study" if waiting else ""
    return " and ".join(filter(None, (moves, waits)))


def tale_changes(box: Box, t: Table, old: int, new: int, _three: int) -> str:
    """Tell how its study changes."""
    return f"changes to the {automa_study_words(box, new)}, since a player has finished a study"


def tale_adds(box: Box, t: Table, fox: int, traits: int, _three: int) -> str:
    """Tell which dice a fox gets."""
    added = [1 if traits >> trait & 1 else 0 for trait in range(TRAITS)]
    if not any(added):
        return f"adds nothing to {fox_name(box, t, fox)}, which has enough dice of its traits"
    return f"adds {traits_words(added, 'dice')} to {fox_name(box, t, fox)}"


def tale_gets(box: Box, t: Table, tokens: int, _two: int, _three: int) -> str:
    """Tell how it is consoled."""
    return f"gets {counted(tokens, 'friendly token')} for its studies"


def tale_wins(box: Box, t: Table, _one: int, _two: int, _three: int) -> str:
    """Tell that it has the friendliest pup."""
    return "puts a meeple on the friendliness track"


TALES = {
    Tale.FLIPS: tale_flips,
    Tale.TAKES: tale_takes,
    Tale.BLOCKS: tale_blocks,
    Tale.HELPS_ITSELF: tale_helps_itself,
    Tale.SWAPS_MATES: tale_swaps,
    Tale.BREEDS: tale_breeds,
    Tale.COMPLETES: tale_completes,
    Tale.DRAWS_STUDY: tale_draws,
    Tale.SETS_ASIDE: tale_sets_aside,
    Tale.CHANGES_STUDY: tale_changes,
    Tale.ADDS_DICE: tale_adds,
    Tale.GETS_TOKENS: tale_gets,
    Tale.WINS_REWARD: tale_wins,
    Tale.MOVES_TOKENS: tale_moves,
}
