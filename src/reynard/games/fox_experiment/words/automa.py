"""The automatic opponent introduced: who it is, what it takes next, and why."""

from collections.abc import Iterator

from reynard.core.box import Box
from reynard.games.fox_experiment.box.record import SEX_KEYS, TRAIT_KEYS
from reynard.games.fox_experiment.rules.automa import find_fox, find_space, leading_study
from reynard.games.fox_experiment.table import ALL_ITEMS, NOTHING, Arrow, Because, Item, Mode, Table
from reynard.games.fox_experiment.words.doing import is_selection
from reynard.games.fox_experiment.words.names import AUTOMA, fox_name

START = {Arrow.LEFT: "right", Arrow.RIGHT: "left"}  # an arrow that points left is followed from the right
INTRODUCTIONS = {
    Mode.TWO_PLAYERS: (
        f"{AUTOMA} is a third breeder, run by cards: it claims foxes and supply spaces before you can. "
        "It scores nothing. The foxes it claims stay in the kennel and get more dice for the next generation."
    ),
    Mode.SOLO: (
        f"{AUTOMA} is your rival, run by cards: it claims foxes and supply spaces, breeds two pups a generation "
        "without rolling dice, completes studies and scores. To win, finish with more points than it has."
    ),
}


def next_words(t: Table) -> str:
    """Say how its next turn goes, as long as it has one in this generation."""  # rules two-2, two-5
    if not is_selection(t) or sum(t.automa.selected) == ALL_ITEMS * len(Item):
        return ""
    return "On its next turn it turns over a card that names two of these kinds, and takes:"


def why_words(box: Box, study: int, because: int, arrow: int) -> str:
    """Say why it takes a fox."""  # rules two-4, two-5
    first, second = (TRAIT_KEYS[int(trait)] for trait in box.record.automa_study[study].priority)
    end = START[Arrow(arrow)]
    return {
        Because.FIRST_PRIORITY: f"it has the most {first} dice",
        Because.SECOND_PRIORITY: f"of those with the most {first} dice it has the most {second} dice",
        Because.ARROW: f"of those with the most {first} and {second} dice it is the first from the {end}",
    }[Because(because)]


def wishes(box: Box, t: Table) -> Iterator[tuple[str, str]]:
    """Say what it would take now: each thing with a sentence why, as far as its cards can still show it."""
    automa = t.automa
    for sex in (Item.MALE, Item.FEMALE):
        place, because = find_fox(box.record, t, sex.value)
        if automa.selected[sex] < ALL_ITEMS and place != NOTHING:
            why = why_words(box, int(leading_study(t)), int(because), int(automa.arrow))
            name = fox_name(box, t, int(t.kennel[sex].fox[place]))
            yield f"kennel:{SEX_KEYS[sex]}:{place}", f"{name} of the {SEX_KEYS[sex]}s: {why}"
    space = int(find_space(t))
    if automa.selected[Item.SUPPLY] < ALL_ITEMS and space != NOTHING:
        end = START[Arrow(int(automa.arrow))]
        yield f"space:{space}", f"Supply space {space + 1}: the first free one from the {end}"
