"""The names of what the lab counts, in the order in which ``bot/counting.py`` counts it."""

from reynard.core.box import Box
from reynard.core.counting import POINTS, Counting, Thing, family
from reynard.games.fox_experiment.bot.counting import ASKING, PLUSES, SWAPS, count, place
from reynard.games.fox_experiment.table import GENERATIONS, SPACES, Goal, Science, Source, Track, Trait
from reynard.games.fox_experiment.words.ending import reward_part_words
from reynard.games.fox_experiment.words.names import (
    SCIENCE_NAMES,
    SOURCE_WORDS,
    TRAIT_WORDS,
    UPGRADE_WORDS,
    goal_in_short,
    study_words,
)


def things(box: Box) -> list[Thing]:
    """List all that can be counted."""
    studies = [study_words(box, study) for study in range(int(box.record.studies))]
    goals = [f"{int(box.record.goal[goal])} {goal_in_short(box, goal)}" for goal in Goal]
    upgrades = [
        f"{UPGRADE_WORDS[track]} {step}" for track in Track for step in range(1, int(box.record.length[track]) + 1)
    ]
    traits = [TRAIT_WORDS[trait] for trait in Trait]
    return [
        *family("studies on offer", studies),
        *family("studies", studies),
        *family("levels of studies", studies),
        *family("patrons on the board", goals),
        *family("patrons", goals),
        *family("points of patrons", goals),
        *family("upgrades", upgrades),
        *family("science cards", [SCIENCE_NAMES[kind] for kind in Science]),
        *family("science cards played", [SCIENCE_NAMES[kind] for kind in (*ASKING, *SWAPS, *PLUSES)]),
        *family("supply spaces", [f"space {space}" for space in range(1, SPACES + 1)]),
        *family("wild parents", box.names["parent"]),
        *family("pups", ["male", "female"]),
        *family("trait tokens", traits),
        *family("tokens on the mat", traits),
        *family("other tokens", ["friendly tokens", "point tokens"]),
        *family("friendliest pup", [reward_part_words(generation) for generation in range(GENERATIONS)]),
        *family(POINTS, [SOURCE_WORDS[source] for source in Source]),
    ]


COUNTING = Counting(things, count, place)
