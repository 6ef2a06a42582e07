"""Studies as a seat sees them, and what a pup means to them."""

from collections.abc import Sequence

from reynard.core.box import Box
from reynard.games.fox_experiment.box.record import MARKS
from reynard.games.fox_experiment.table import LEVELS, Seat, Table, Trait
from reynard.games.fox_experiment.view.foxes import beyond, traits_view
from reynard.games.fox_experiment.view.types import MeaningView, NextLevelView, OfferView, ProspectView, StudyView
from reynard.games.fox_experiment.words.facts import TRAIT_KEY_OF
from reynard.games.fox_experiment.words.names import sentence
from reynard.games.fox_experiment.words.things import keeping_words, study_card_words, verdict_words

Symbols = Sequence[int]  # or what is asked of them, by trait


def study_view(box: Box, t: Table, own: Seat, number: int) -> StudyView:
    """Show one of a seat's studies."""
    study, level = own.study[number], own.level[number]
    return {**study_card_view(box, f"study:{number}", study, level), "lacking": lacking(box, t, own, number)}


def offer_view(box: Box, own: Seat, number: int) -> OfferView:
    """Show a study on offer."""
    study = own.offer[number]
    return {**study_card_view(box, f"offer:{number}", study, 0), "label": keeping_words(box, study)}


def study_card_view(box: Box, ref: str, study: int, level: int) -> StudyView:
    """Show a study."""
    return {
        "ref": ref,
        "levels": [traits_view(need) for need in box.record.study[study].need],
        "points": [int(points) for points in box.record.level_points[1:]],
        "level": level,
        "lacking": None,
        "words": sentence(study_card_words(box, study, level)),
    }


def needs_of(box: Box, study: int) -> list[list[int]]:
    """List what the levels of a study ask for."""
    needs: list[list[int]] = box.record.study[study].need
    return needs


def missing(symbols: Symbols, need: Symbols) -> list[int]:
    """Count the symbols of each trait that a pup lacks."""  # rule res-2
    return [max(0, least - number) for number, least in zip(symbols, need, strict=True)]


def lacking(box: Box, t: Table, own: Seat, number: int) -> int | None:
    """Count what the best pup lacks for the next level, among those that have completed none yet."""  # rule res-3
    free = [own.pup[pup] for pup in range(own.pups) if not own.assigned >> pup & 1]
    if not free or own.level[number] == LEVELS:
        return None
    need = needs_of(box, own.study[number])[own.level[number]]
    return min(sum(missing(list(t.fox[fox].symbols), need)) for fox in free)


def prospects_view(box: Box, own: Seat, symbols: Symbols) -> list[ProspectView]:
    """Hold a pup against every study of its breeder."""
    return [prospect_view(box, own, number, symbols) for number in range(own.studies)]


def prospect_view(box: Box, own: Seat, number: int, symbols: Symbols) -> ProspectView:
    """Hold a pup against a study."""
    level, points = own.level[number], box.record.level_points
    needs = needs_of(box, own.study[number])
    lacks = [missing(symbols, need) for need in needs]
    return {
        "ref": f"study:{number}",
        "levels": [
            {
                "level": each + 1,
                "points": points[each + 1],
                "state": "done" if each < level else "short" if any(lacks[each]) else "enough",
                "next": each == level,
            }
            for each in range(LEVELS)
        ],
        "next": None if level == LEVELS else next_level_view(needs[level], symbols, points[level + 1]),
        "verdict": verdict_words(level, lacks),
    }


def next_level_view(need: Symbols, symbols: Symbols, points: int) -> NextLevelView:
    """Hold a pup against the next level of a study."""
    return {
        "points": points,
        "needs": [
            {"trait": TRAIT_KEY_OF[trait], "need": need[trait], "have": symbols[trait]}
            for trait in Trait
            if need[trait]
        ],
        "enough": not any(missing(symbols, need)),
    }


def meaning_view(box: Box, t: Table, seat: int, symbols: Symbols) -> MeaningView:
    """Say what a pup with these symbols would bring."""
    own = t.seat[seat]
    litter = [list(t.fox[fox].symbols) for fox in own.pup[: own.pups]]
    already = [max((circles(box, pup[trait]) for pup in litter), default=0) for trait in Trait]
    return {
        "friendliness": sum(symbols),
        "prospects": [
            prospect_view(box, own, number, symbols) for number in range(own.studies) if own.level[number] < LEVELS
        ],
        "tokens": traits_view(max(0, circles(box, symbols[trait]) - already[trait]) for trait in Trait),  # rule res-5
        "points": sum(beyond(number) for number in symbols),  # rule bre-11
    }


def circles(box: Box, symbols: int) -> int:
    """Count the circles that so many symbols mark: each is a token in Research."""
    return int(box.record.circles[min(symbols, MARKS)])
