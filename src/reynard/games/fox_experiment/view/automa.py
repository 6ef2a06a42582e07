"""The automatic opponent as everybody sees it."""

from reynard.core.box import Box
from reynard.games.fox_experiment.table import LEVELS, Arrow, Mode, Table
from reynard.games.fox_experiment.view.counting import Counts
from reynard.games.fox_experiment.view.foxes import fox_view, traits_view
from reynard.games.fox_experiment.view.scores import sources_view
from reynard.games.fox_experiment.view.types import AutomaStudyView, AutomaView
from reynard.games.fox_experiment.words.automa import INTRODUCTIONS, next_words
from reynard.games.fox_experiment.words.facts import TRAIT_KEY_OF
from reynard.games.fox_experiment.words.names import AUTOMA
from reynard.games.fox_experiment.words.table_in_words import automa_words
from reynard.games.fox_experiment.words.things import automa_level_words, automa_study_card_words


def automa_view(box: Box, t: Table, counts: Counts) -> AutomaView | None:
    """Show the automatic opponent, if there is one."""
    if t.mode == Mode.STANDARD:
        return None
    automa = t.automa
    is_solo = t.mode == Mode.SOLO
    sources = sources_view(box, t, counts, t.seats) if is_solo else []
    points = sum(source["points"] for source in sources) if is_solo else None
    return {
        "name": AUTOMA,
        "introduction": INTRODUCTIONS[Mode(t.mode)],
        "next_words": next_words(t),
        "wishes": counts.wishes if next_words(t) else [],
        "arrow": "left" if automa.arrow == Arrow.LEFT else "right",
        "cards": automa.cards,
        "studies": [automa_study_view(box, t, place) for place in range(automa.studies)],
        "finished": automa.completed,
        "spare": automa.spare,
        "point_tokens": automa.points,
        "pups": [fox_view(box, t, fox) for fox in automa.pup[: automa.pups]],
        "points": points,
        "sources": sources,
        "won": counts.winner == t.seats,
        "words": list(automa_words(box, t, points)),
    }


def automa_study_view(box: Box, t: Table, place: int) -> AutomaStudyView:
    """Show a study of the automatic opponent."""
    study = t.automa.study[place]
    card = box.record.automa_study[study]
    return {
        "ref": f"automa:{place}",
        "priority": [TRAIT_KEY_OF[trait] for trait in card.priority],
        "levels": [traits_view(need) for need in card.need],
        "level": t.automa.level[place],
        "friendly": t.automa.friendly[place],
        "words": automa_study_card_words(box, study),
        "level_words": [automa_level_words(box, study, level) for level in range(LEVELS)],
    }
