"""What the moves did, in words, as far as a viewer may know."""

from collections.abc import Iterator

from reynard.core.box import Box
from reynard.core.phrases import counted, listed
from reynard.games.fox_experiment.box.record import MARKS
from reynard.games.fox_experiment.table import GENERATIONS, TRAITS, Mode, Science, Source, Stage, Table, Tale
from reynard.games.fox_experiment.words.administration import (
    consolation_lines,
    friendliest_words,
    leaving_lines,
    litter,
)
from reynard.games.fox_experiment.words.automa import INTRODUCTIONS
from reynard.games.fox_experiment.words.ending import standing_of, winner_of
from reynard.games.fox_experiment.words.log_of_automa import tell_automa
from reynard.games.fox_experiment.words.log_of_choices import tell_choice
from reynard.games.fox_experiment.words.names import (
    AUTOMA,
    AUTOMA_IN_SENTENCE,
    SCIENCE_NAMES,
    SOURCES_IN_SENTENCE,
    Names,
    automa_study_words,
    sentence,
    study_words,
    traits_words,
)
from reynard.games.fox_experiment.words.points import breakdown


def opening(box: Box, t: Table, viewer: int, names: Names) -> list[str]:
    """Tell how the game starts."""
    lines = [f"Turn order: {order_words(t, names)}."]
    if t.mode != Mode.STANDARD:
        lines += [INTRODUCTIONS[Mode(int(t.mode))], f"{AUTOMA} opens the {leading_words(box, t)}."]
    if t.begun:  # rule set-8
        studies = [
            f"{names[seat]} is dealt the {study_words(box, int(t.seat[seat].study[0]))}" for seat in range(t.seats)
        ]
        lines += [*(f"{words}." for words in studies), "Generation 1: Selection begins."]
    return lines


def leading_words(box: Box, t: Table) -> str:
    """Name the study with which the automatic opponent begins."""
    return automa_study_words(box, int(t.automa.study[0]))


def order_words(t: Table, names: Names) -> str:
    """Name everybody in turn order."""
    everyone = with_automa(names)
    return listed([everyone[t.order[turn]] for turn in range(t.entrants)])


def with_automa(names: Names) -> Names:
    """Name the players, and after the last of them the automatic opponent."""
    return (*names, AUTOMA_IN_SENTENCE)


def tell(box: Box, before: Table, seat: int, action: int, after: Table, viewer: int, names: Names) -> list[str]:
    """Tell what a move did and everything that followed from it."""
    lines = [tell_choice(box, before, seat, action, after, names)]
    lines += tell_cards(before, seat, after, viewer, names)
    lines += tell_awaited_studies(before, after, names)
    lines += tell_research(box, before, seat, after, names)
    selecting = first_flip(after)
    lines += tell_automa(box, after, 0, selecting)
    if after.over or after.generation != before.generation:
        lines += tell_administration(box, before, after, names)
    elif after.begun and not before.begun:
        lines.append("Generation 1: Selection begins.")
    lines += tell_automa(box, after, selecting, int(after.tales))
    return lines


def first_flip(t: Table) -> int:
    """Find where the automatic opponent's Selection begins in what is to be told of it."""
    return next((place for place in range(t.tales) if t.told[place].what == Tale.FLIPS), int(t.tales))


def tell_cards(before: Table, seat: int, after: Table, viewer: int, names: Names) -> Iterator[str]:
    """Tell of science cards drawn: which they are only to whoever drew them."""
    gained = int(after.seat[seat].hand) - int(before.seat[seat].hand)
    if gained <= 0:
        return
    if viewer != seat:
        yield f"{names[seat]} draws {counted(gained, 'science card')}."
        return
    cards = [
        f"“{SCIENCE_NAMES[science]}”"
        for science in Science
        for _ in range(int(after.seat[seat].science[science]) - int(before.seat[seat].science[science]))
    ]
    yield f"You draw {listed(cards)}."


def tell_awaited_studies(before: Table, after: Table, names: Names) -> Iterator[str]:
    """Tell who has to wait for studies, and who no longer has to."""
    for seat in range(after.seats):
        awaited, awaits = before.seat[seat].awaits > 0, after.seat[seat].awaits > 0
        if awaits and not awaited:
            yield f"{names[seat]} waits for studies that others are about to put back."
        if awaited and not awaits:
            yield f"{names[seat]} can draw studies now."


def tell_research(box: Box, before: Table, seat: int, after: Table, names: Names) -> Iterator[str]:
    """Tell of the trait tokens that came from the pups."""
    bred = Stage.SELECTING < before.seat[seat].stage < Stage.UPGRADING
    through = after.over or after.generation != before.generation or after.seat[seat].stage >= Stage.UPGRADING
    if not bred or not through:
        return
    pups = [after.fox[fox] for fox in litter(after, seat, int(before.generation))]
    gained = [
        max(int(box.record.circles[min(int(pup.symbols[trait]), MARKS)]) for pup in pups) for trait in range(TRAITS)
    ]
    if any(gained):
        yield f"{names[seat]} gains {traits_words(gained, 'tokens')} from this generation's pups."


def tell_administration(box: Box, before: Table, after: Table, names: Names) -> Iterator[str]:
    """Tell who bred the friendliest pup, who has to leave the kennel, and how it goes on."""
    generation = int(before.generation)
    yield f"Generation {generation + 1}: {friendliest_words(box, before, after, with_automa(names))}."
    yield from consolation_lines(box, before, after, names)
    if after.over:
        yield from tell_end(box, after, names)
        return
    yield from leaving_lines(box, before, after)
    yield f"Generation {generation + 2} of {GENERATIONS} begins. Turn order: {order_words(after, names)}."


def tell_end(box: Box, t: Table, names: Names) -> Iterator[str]:
    """Tell everybody's points by source, and who has won."""
    standing = standing_of(box, t)
    everyone = [sentence(name) for name in with_automa(names)]
    for row, (points, _) in enumerate(standing):
        sources = ", ".join(source_words(box, t, row))
        yield f"{everyone[row]}: {counted(points, 'point')}" + (f" ({sources})." if sources else ".")
    winner = winner_of(standing)
    points = standing[winner][0]
    level = [everyone[row] for row, (each, _) in enumerate(standing) if each == points]
    if len(level) == 1:
        yield f"{everyone[winner]} wins with {points} points."
    elif winner == t.seats:
        yield f"{everyone[winner]} wins: with {points} points each, a tie is not enough."
    else:
        yield f"{listed(level)} tie. {everyone[winner]} is nearest to the start of the supply track and wins."


def source_words(box: Box, t: Table, row: int) -> Iterator[str]:
    """Say where the points of a row came from, leaving out what brought none."""
    for source, line in zip(Source, breakdown(box, t, row), strict=True):
        if line.points:
            yield f"{line.points} {SOURCES_IN_SENTENCE[source]}"
