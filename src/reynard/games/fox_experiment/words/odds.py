"""The odds of a pair in words, and why there are none."""

from collections.abc import Sequence

from reynard.games.fox_experiment.table import Sex
from reynard.games.fox_experiment.words.names import AUTOMA, PARENT_WORDS
from reynard.games.fox_experiment.words.things import each_trait

TWO_OF_A_SEX = "Choose only one father and one mother."
NO_PLACE = "That is no place in the kennel. Choose a fox that lies there."


def missing_words(missing: Sequence[Sex]) -> str:
    """Say which parents are still to be chosen."""
    parents = " and a ".join(PARENT_WORDS[sex] for sex in missing)
    return f"Choose a {parents}{'' if len(missing) > 1 else ' too'}."


def empty_place_words(sex: Sex) -> str:
    """Say that a place of the kennel is empty."""
    return f"No fox lies there. Choose a {PARENT_WORDS[sex]} that lies in the kennel."


def claimed_words(sex: Sex) -> str:
    """Say that a fox is claimed."""
    return f"{AUTOMA} has claimed that fox. Choose another {PARENT_WORDS[sex]}."


def percent(chance: float) -> str:
    """Write a chance in percent: never 0 or 100 unless it is."""
    if chance <= 0:
        return "0%"
    if chance >= 1:
        return "100%"
    if chance < 0.01:
        return "<1%"
    if chance > 0.99:
        return ">99%"
    return f"{int(100 * chance + 0.5)}%"


def pair_words(dice: Sequence[int], friendly: int) -> str:
    """Say which dice a pair and the mat give."""
    kinds = [each_trait(dice, ""), f"{friendly} friendly" if friendly else ""]
    return f"Dice of the pair: {', '.join(filter(None, kinds))}"


def level_odds_words(level: int, chance: str, with_tokens: str | None, any_pup: str | None, litter: int) -> str:
    """Say how likely a level is."""
    parts = [f"Level {level}: {chance}"]
    if with_tokens:
        parts.append(f"{with_tokens} with all your friendly tokens")
    if any_pup:
        parts.append(f"{any_pup} for at least one of {litter} pups")
    return ", ".join(parts)
