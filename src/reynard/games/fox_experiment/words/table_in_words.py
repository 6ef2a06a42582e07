"""The table in words, for everyone who listens instead of looking."""

from collections.abc import Iterator

from reynard.core.box import Box
from reynard.core.phrases import counted, listed
from reynard.games.fox_experiment.box.record import TRACK_KEYS, TRAIT_KEYS
from reynard.games.fox_experiment.table import (
    GENERATIONS,
    LEVELS,
    NOBODY,
    NOTHING,
    Arrow,
    Mode,
    Sex,
    Table,
    Track,
)
from reynard.games.fox_experiment.words.automa import INTRODUCTIONS
from reynard.games.fox_experiment.words.doing import doing_words, phase_words, whose_turn
from reynard.games.fox_experiment.words.names import AUTOMA_IN_SENTENCE, PARENT_WORDS, entrant_in_sentence, sentence
from reynard.games.fox_experiment.words.things import (
    each_trait,
    fox_words,
    is_blocked,
    joining_words,
    pup_words,
    reward_words,
    space_words,
    study_card_words,
    upgrade_words,
)

NEXT_ORDER = "The further left a gear stands on the supply track, the earlier its turns in the next generation."


def table_words(box: Box, t: Table) -> Iterator[str]:
    """Say where the game stands and what lies in the middle."""
    yield f"Generation {t.generation + 1} of {GENERATIONS}. {phase_words(t)}."
    turn = whose_turn(t)
    if turn is not None:
        yield f"It is {entrant_in_sentence(t, turn)}'s turn."
    yield f"Turn order: {listed([entrant_in_sentence(t, entrant) for entrant in t.order[: t.entrants]])}."
    yield f"Males: {row_words(box, t, Sex.MALE)}."
    yield f"Females: {row_words(box, t, Sex.FEMALE)}."
    if t.generation < GENERATIONS - 1:
        yield NEXT_ORDER
    for space in range(t.spaces):
        yield f"{space_words(box, t, space)}; {holder_words(t, space)}."
    for patron in range(t.patrons):
        yield f"{joining_words(box, t, patron)}; {joined_words(t, patron)}."
    for generation in range(GENERATIONS):
        yield f"{reward_words(box, t, generation)}."


def row_words(box: Box, t: Table, sex: Sex) -> str:
    """Say which foxes lie in a row of the kennel."""
    row = t.kennel[sex]
    claims = ("", f", claimed by {AUTOMA_IN_SENTENCE}")
    foxes = [
        fox_words(box, t, row.fox[place]) + claims[row.claimed[place]]
        for place in range(row.length)
        if row.fox[place] != NOTHING
    ]
    return listed(foxes) or "no foxes"


def holder_words(t: Table, space: int) -> str:
    """Say who stands on a supply space."""
    holder = t.holder[space]
    if holder == NOBODY:
        return "free"
    return f"{'blocked' if is_blocked(t, space) else 'taken'} by {entrant_in_sentence(t, holder)}"


def joined_words(t: Table, patron: int) -> str:
    """Say who has joined a patron."""
    joined = [entrant_in_sentence(t, seat) for seat in range(t.seats) if t.seat[seat].patrons >> patron & 1]
    return f"joined by {listed(joined) or 'nobody'}"


def seat_words(box: Box, t: Table, seat: int) -> Iterator[str]:
    """Say what lies before a seat."""
    own = t.seat[seat]
    doing = doing_words(t, seat)
    if doing:
        yield f"Now: {doing}."
    tokens = f"Tokens: {each_trait(own.token, 'no traits')}, {counted(own.friendly, 'friendly token')}"
    yield f"{tokens}, {counted(own.points, 'point token')}, {counted(own.hand, 'science card')}."
    for track in Track:
        upgrades = [upgrade_words(box, t, seat, track, step) for step in range(int(box.record.length[track]))]
        yield f"Track of {TRACK_KEYS[track]}: {'; '.join(upgrades)}."
    for study in range(own.studies):
        yield f"{sentence(study_card_words(box, own.study[study], own.level[study]))}."
    for sex in Sex:
        if own.parent[sex] != NOTHING:
            yield f"{PARENT_WORDS[sex]}: {fox_words(box, t, own.parent[sex])}."
    for pup in own.pup[: own.pups]:
        yield f"Pup: {pup_words(box, t, pup)}."


def automa_words(box: Box, t: Table, points: int | None) -> Iterator[str]:
    """Say what the automatic opponent is about."""
    automa = t.automa
    yield INTRODUCTIONS[Mode(t.mode)]
    yield f"The arrow of its next card points {Arrow(automa.arrow).name.lower()}."
    for place in range(automa.studies):
        first, second = (TRAIT_KEYS[trait] for trait in box.record.automa_study[automa.study[place]].priority)
        levels = f"{automa.level[place]} of {LEVELS} levels completed"
        yield f"Its study: first {first}, then {second}; {levels}, {counted(automa.friendly[place], 'friendly token')}."
    for pup in automa.pup[: automa.pups]:
        yield f"Its pup: {pup_words(box, t, pup)}."
    if points is not None:
        yield f"{counted(points, 'point')}."
