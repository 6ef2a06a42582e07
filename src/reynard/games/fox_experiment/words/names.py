"""What things are called: foxes, traits, cards, tracks and goals."""

from collections.abc import Iterable, Sequence

from reynard.core.box import Box
from reynard.core.phrases import counted, listed
from reynard.core.record import Many
from reynard.games.fox_experiment.box.record import MARKS, SUPPLY_KEYS, TRAIT_KEYS
from reynard.games.fox_experiment.table import (
    FRIENDLY,
    TRAITS,
    WILD_FOXES,
    Goal,
    Science,
    Sex,
    Source,
    Stage,
    Step,
    Supply,
    Table,
    Track,
    Trait,
)
from reynard.games.fox_experiment.words.litter_names import FEMALE_NAMES, MALE_NAMES, STRIDE

Names = Sequence[str]  # of the players, by seat

AUTOMA, AUTOMA_IN_SENTENCE = "The Institute", "the Institute"  # the automatic opponent

PARENT_WORDS = {Sex.MALE: "father", Sex.FEMALE: "mother"}
TRAIT_WORDS = {Trait.TAIL: "tail", Trait.EAR: "ear", Trait.BARK: "bark", Trait.SPOT: "spot"}
TRAIT_PLURALS = {trait: f"{word}s" for trait, word in TRAIT_WORDS.items()}
SUPPLY_WORDS = {
    **{Supply(trait): f"a {word} token" for trait, word in TRAIT_WORDS.items()},
    Supply.EAR: "an ear token",
    Supply.WILD: "a trait token of {whose} choice",
    Supply.FRIENDLY: "a friendly token",
    Supply.SCIENCE: "a science card",
}
SUPPLY_PLURALS = {
    **{Supply(trait): f"{word} tokens" for trait, word in TRAIT_WORDS.items()},
    Supply.WILD: "trait tokens of {whose} choice",
    Supply.FRIENDLY: "friendly tokens",
    Supply.SCIENCE: "science cards",
}
SCIENCE_NAMES = {
    Science.FOXES: "Three foxes",
    Science.SWAP_DISCARD: "Swap a discard",
    Science.SWAP_FACEUP: "Swap two tiles",
    Science.TRADE: "Trade",
    Science.CHANGE: "Change a die",
    Science.REROLL: "Reroll halves",
    Science.EXTRA: "Extra die",
    Science.PLUS_TAIL: "Plus one tail",
    Science.PLUS_EAR: "Plus one ear",
    Science.PLUS_BARK: "Plus one bark",
    Science.PLUS_SPOT: "Plus one spot",
    Science.MIXED: "Mixed payment",
    Science.KEEP: "Keep a pup",
}
SCIENCE_SHORT_NAMES = SCIENCE_NAMES | {
    Science.PLUS_TAIL: "+1 tail",
    Science.PLUS_EAR: "+1 ear",
    Science.PLUS_BARK: "+1 bark",
    Science.PLUS_SPOT: "+1 spot",
}
SCIENCE_MOMENTS = {
    Science.FOXES: "Before rolling, once you know whether the pup is male or female",
    Science.SWAP_DISCARD: "Before taking a supply space or a patron",
    Science.SWAP_FACEUP: "Before taking a supply space or a patron",
    Science.TRADE: "Any time",
    Science.CHANGE: "After rolling",
    Science.REROLL: "After rolling",
    Science.EXTRA: "After rolling",
    Science.PLUS_TAIL: "After rolling",
    Science.PLUS_EAR: "After rolling",
    Science.PLUS_BARK: "After rolling",
    Science.PLUS_SPOT: "After rolling",
    Science.MIXED: "When upgrading",
    Science.KEEP: "After your last pup",
}
SCIENCE_EFFECTS = {
    Science.FOXES: "draw three foxes; one may replace a parent.",
    Science.SWAP_DISCARD: "swap its tile with one of the discards.",
    Science.SWAP_FACEUP: "swap its tile with another face-up tile.",
    Science.TRADE: "trade up to two trait tokens for friendly tokens, or the other way round.",
    Science.CHANGE: "turn one die to any face.",
    Science.REROLL: "roll again all dice that show only half a symbol.",
    Science.EXTRA: "roll one more die of any trait.",
    Science.PLUS_TAIL: "the pup gets one more tail.",
    Science.PLUS_EAR: "the pup gets one more ear.",
    Science.PLUS_BARK: "the pup gets one more bark.",
    Science.PLUS_SPOT: "the pup gets one more spot.",
    Science.MIXED: "pay with tokens that do not match.",
    Science.KEEP: "keep one of your pups as a parent for the next generation.",
}
SCIENCE_WORDS = {science: f"{SCIENCE_MOMENTS[science]}: {SCIENCE_EFFECTS[science]}" for science in Science}
SCIENCE_RULES = {
    Science.FOXES: "sci-3",
    Science.SWAP_DISCARD: "sci-4",
    Science.SWAP_FACEUP: "sci-5",
    Science.TRADE: "sci-6",
    Science.CHANGE: "sci-7",
    Science.REROLL: "sci-8",
    Science.EXTRA: "sci-9",
    Science.PLUS_TAIL: "sci-10",
    Science.PLUS_EAR: "sci-10",
    Science.PLUS_BARK: "sci-10",
    Science.PLUS_SPOT: "sci-10",
    Science.MIXED: "sci-11",
    Science.KEEP: "sci-12",
}
SOURCE_WORDS = {
    Source.STUDIES: "Studies",
    Source.PATRONS: "Patrons",
    Source.UPGRADES: "Upgrades",
    Source.FRIENDLINESS: "Friendliness",
    Source.POINTS_AND_SCIENCE: "Point tokens and science cards",
    Source.TOKENS: "Trait and friendly tokens",
}
SOURCES_IN_SENTENCE = {
    Source.STUDIES: "from studies",
    Source.PATRONS: "from patrons",
    Source.UPGRADES: "from upgrades",
    Source.FRIENDLINESS: "for friendliness",
    Source.POINTS_AND_SCIENCE: "for point tokens and science cards",
    Source.TOKENS: "for leftover tokens",
}
STEP_WORDS = {
    Step.STUDY: "choosing a study",
    Step.SELECT: "choosing foxes and supplies",
    Step.WILD: "choosing a trait token",
    Step.UPGRADE: "choosing upgrades",
    Step.PATRON: "choosing a patron",
    Step.TILE: "swapping a tile",
    Step.FOXES: "drawing three foxes",
    Step.REPLACE: "looking at three foxes",
    Step.ROLL: "about to roll",
    Step.DIE: "changing a die",
    Step.FACE: "changing a die",
    Step.EXTRA: "choosing an extra die",
    Step.ARRANGE: "arranging dice",
    Step.ASSIGN: "using pups for studies",
    Step.PENALTY: "giving back tokens for siblings",
    Step.TRADE: "trading tokens",
    Step.MIXED: "paying for an upgrade",
    Step.PAYING: "paying for an upgrade",
    Step.KEEP: "keeping a pup",
    Step.ORDER: "placing pups in the kennel",
}
STAGE_KEYS = tuple(stage.name.lower() for stage in Stage)
STEP_KEYS = tuple(step.name.lower() for step in Step)


def suggested_name(t: Table, fox: int) -> str:
    """Suggest a name for a bred fox: different in every game, and for every fox of a game."""
    names = FEMALE_NAMES if t.fox[fox].sex == Sex.FEMALE else MALE_NAMES
    game = sum((place + 1) * int(goal) for place, goal in enumerate(t.patron))
    again, number = divmod(fox - WILD_FOXES, len(names))
    return names[(STRIDE * number + game) % len(names)] + " II" * again


def seat_name(seat: int) -> str:
    """Leave a place for the name of a player."""
    return f"{{seat:{seat}|player {seat + 1}}}"


def entrant_in_sentence(t: Table, entrant: int) -> str:
    """Leave a place for the name of a player, or name the automatic opponent, in the middle of a sentence."""
    return seat_name(entrant) if entrant < t.seats else AUTOMA_IN_SENTENCE


def fox_name(box: Box, t: Table, fox: int) -> str:
    """Name a fox in a sentence: a wild one as printed, a bred one as its breeder likes."""
    if fox < WILD_FOXES:
        return box.names["parent"][fox]
    return f"{{pup:{fox}|{suggested_name(t, fox)}}}"


def traits_words(numbers: Sequence[int] | Many[int], word: str = "") -> str:
    """Say how many of each trait: "2 tails and 1 ear", or with a word "2 tail dice"."""
    return listed(traits_parts(numbers, word)) or "nothing"


def symbols_words(numbers: Sequence[int] | Many[int]) -> str:
    """Say how many symbols of each trait a pup has: "2 tails and 1 ear"."""
    return listed(traits_parts(numbers, "")) or "no symbols"


def dice_words(traits: Sequence[int] | Many[int], friendly: int = 0) -> str:
    """Say how many dice of each trait there are, and how many friendly ones: "2 tail dice and 1 friendly die"."""
    friendly_dice = [counted(friendly, "friendly die", "friendly dice")] if friendly else []
    return listed([*traits_parts(traits, "dice"), *friendly_dice]) or "no dice"


def traits_parts(numbers: Sequence[int] | Many[int], word: str) -> list[str]:
    """Say of each trait there is how many."""
    parts = []
    for trait in Trait:
        number = int(numbers[trait])
        if number and word:
            parts.append(f"{number} {TRAIT_WORDS[trait]} {word if number > 1 else SINGULAR.get(word, word)}")
        elif number:
            parts.append(counted(number, TRAIT_WORDS[trait]))
    return parts


SINGULAR = {"dice": "die", "tokens": "token"}


def icons_words(icons: Sequence[int] | Many[int], whose: str = "your") -> str:
    """Say what a tile shows, and whose choice its wild tokens are."""
    parts = [
        (SUPPLY_WORDS[supply] if number == 1 else f"{number} {SUPPLY_PLURALS[supply]}").format(whose=whose)
        for supply in Supply
        if (number := int(icons[supply]))
    ]
    return listed(parts) or "nothing"


def goal_words(box: Box, goal: int, whose: str = "your") -> str:
    """Say what a patron gives points for."""
    return f"{int(box.record.goal[goal])} {points_for(box, goal, whose)}"


def points_for(box: Box, goal: int, whose: str = "your") -> str:
    """Say what the points of a patron are for, without their number."""
    point = "point" if box.record.goal[goal] == 1 else "points"
    if goal < TRAITS:
        return f"{point} for each {TRAIT_KEYS[goal]} token on {whose} mat"
    words = {
        Goal.FRIENDLINESS: f"for each of {whose} meeples on the friendliness track",
        Goal.SETS: f"for each set of all four traits on {whose} mat",
        Goal.HORIZONTAL: f"for every two tokens of a trait side by side on {whose} mat",
        Goal.VERTICAL: f"for every two tokens of a trait one above the other on {whose} mat",
        Goal.LAST_PUPS: f"for each of {whose} last pups with friendliness {int(box.record.last_pup)} or more",
        Goal.STUDIES: f"for each of {whose} studies with a completed level",
        Goal.POINTS: f"more for each of {whose} point tokens",
        Goal.COLUMNS: f"for each full column of four upgrades on {whose} mat",
    }
    return f"{point} {words[Goal(goal)]}"


def goal_in_short(box: Box, goal: int) -> str:
    """Say what each of a patron's points is for, in a few words."""
    if goal < TRAITS:
        return f"per {TRAIT_KEYS[goal]} on your mat"
    return {
        Goal.FRIENDLINESS: "per friendliness won",
        Goal.SETS: "per set of 4 traits",
        Goal.HORIZONTAL: "per pair side by side",
        Goal.VERTICAL: "per pair, one above the other",
        Goal.LAST_PUPS: f"per last pup with {int(box.record.last_pup)}+",
        Goal.STUDIES: "per study with a level",
        Goal.POINTS: "more per point token",
        Goal.COLUMNS: "per full column",
    }[Goal(goal)]


def supply_keys(icons: Iterable[int]) -> list[str]:
    """List the icons of a tile by their keys."""
    return [key for key, number in zip(SUPPLY_KEYS, icons, strict=True) for _ in range(int(number))]


UPGRADE_WORDS = {
    Track.PUPS: "pup upgrade",
    Track.STUDIES: "study upgrade",
    Track.DICE: "friendly die upgrade",
    Track.PATRONS: "patron upgrade",
}
TRACK_GIVES = {
    Track.PUPS: "One more pup in every generation",
    Track.STUDIES: "Draw three studies and keep one",
    Track.DICE: "One more friendly die in every roll",
    Track.PATRONS: "Join a patron and take its supplies",
}


def sentence(words: str) -> str:
    """Begin with a capital letter."""
    return words[:1].upper() + words[1:]


def a_trait(trait: int, before: str = "") -> str:
    """Name a trait with its article, and a word between the two if need be."""
    words = f"{before}{TRAIT_WORDS[Trait(trait)]}"
    return f"an {words}" if words[0] in "aeiou" else f"a {words}"


def study_words(box: Box, study: int) -> str:
    """Name a study by the trait it asks for most, and the others: "tail study with ears and barks"."""
    need = box.record.study[study].need[-1]
    most, *others = sorted((trait for trait in Trait if need[trait]), key=lambda trait: -int(need[trait]))
    return study_name(most, others)


def study_name(most: Trait, others: Sequence[Trait]) -> str:
    """Name a study by its first trait and the others, so that no two names have the same words."""
    return f"{TRAIT_WORDS[most]} study with {listed([TRAIT_PLURALS[trait] for trait in others])}"


def automa_study_words(box: Box, study: int) -> str:
    """Name a study of the automatic opponent by its first and its second trait."""
    first, second = (Trait(int(trait)) for trait in box.record.automa_study[study].priority)
    return study_name(first, [second])


def kind_words(kind: int) -> str:
    """Name a kind of die."""
    return "friendly" if kind == FRIENDLY else TRAIT_KEYS[kind]


def face_words(box: Box, kind: int, side: int) -> str:
    """Say what a face of a die shows."""
    face = box.record.face[1 if kind == FRIENDLY else 0, side]
    halves = {0: "", 1: "half a symbol", 2: "two halves"}[int(face.half)]
    whole = "a whole symbol" if face.full else ""
    return " and ".join(part for part in (whole, halves) if part) or "nothing"


def beyond_words(symbols: list[int]) -> str:
    """Say how many points a pup brings for symbols that its tracks have no room for."""
    beyond = sum(max(0, number - MARKS) for number in symbols)
    return f"; {counted(beyond, 'point')} for what its tracks have no room for" if beyond else ""
