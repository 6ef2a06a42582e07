"""What the moves did, in words, as far as a viewer may know."""

from collections.abc import Iterator

from reynard.core.box import Box
from reynard.core.phrases import counted, listed
from reynard.games.fox_experiment.box.record import MARKS
from reynard.games.fox_experiment.table import GENERATIONS, TRAITS, WILD_FOXES, Mode, Science, Stage, Table, Tale
from reynard.games.fox_experiment.words.ending import standing_of, winner_of
from reynard.games.fox_experiment.words.log_of_automa import tell_automa
from reynard.games.fox_experiment.words.log_of_choices import tell_choice
from reynard.games.fox_experiment.words.names import (
    AUTOMA,
    AUTOMA_IN_SENTENCE,
    SCIENCE_NAMES,
    Names,
    automa_study_words,
    sentence,
    traits_words,
)


def opening(box: Box, t: Table, viewer: int, names: Names) -> list[str]:
    """Tell how the game starts."""
    lines = [f"Turn order: {order_words(t, names)}."]
    if t.mode != Mode.STANDARD:
        lines.append(f"{AUTOMA} opens a study: {automa_study_words(box, int(t.automa.study[0]))}.")
    return lines


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
            yield f"{names[seat]} need not wait for studies any more."


def tell_research(box: Box, before: Table, seat: int, after: Table, names: Names) -> Iterator[str]:
    """Tell of the trait tokens that came from the pups."""
    bred = Stage.SELECTING < before.seat[seat].stage < Stage.UPGRADING
    through = after.over or after.generation != before.generation or after.seat[seat].stage >= Stage.UPGRADING
    if not bred or not through:
        return
    litter = [
        after.fox[fox]
        for fox in range(WILD_FOXES, WILD_FOXES + int(after.bred))
        if after.fox[fox].owner == seat and after.fox[fox].generation == before.generation
    ]
    gained = [
        max(int(box.record.circles[min(int(pup.symbols[trait]), MARKS)]) for pup in litter) for trait in range(TRAITS)
    ]
    if any(gained):
        yield f"{names[seat]} gains {traits_words(gained, 'tokens')} from the best pups."


def tell_administration(box: Box, before: Table, after: Table, names: Names) -> Iterator[str]:
    """Tell who bred the friendliest pup, and how it goes on."""
    generation = int(before.generation)
    rewarded = int(after.friendliest[generation])
    winners = [name for entrant, name in enumerate(with_automa(names)) if rewarded >> entrant & 1]
    points = counted(int(box.record.reward[generation]), "point")
    if winners:
        breeds, each = ("breed", " each") if len(winners) > 1 else ("breeds", "")
        yield f"Generation {generation + 1}: {sentence(listed(winners))} {breeds} the friendliest pup, {points}{each}."
    else:
        yield f"Generation {generation + 1}: every pup was kept, so nobody is rewarded."
    tokens = int(box.record.consolation[generation])
    others = [names[seat] for seat in range(after.seats) if not rewarded >> seat & 1]
    if others and tokens:
        verb = "get" if len(others) > 1 else "gets"
        yield f"{listed(others)} {verb} {counted(tokens, 'friendly token')}."
    if after.over:
        yield tell_end(box, after, names)
    else:
        yield f"Generation {generation + 2} of {GENERATIONS} begins. Turn order: {order_words(after, names)}."


def tell_end(box: Box, t: Table, names: Names) -> str:
    """Tell who has won."""
    standing = standing_of(box, t)
    winner = winner_of(standing)
    points = standing[winner][0]
    name = sentence(with_automa(names)[winner])
    if sum(row[0] == points for row in standing) == 1:
        return f"{name} wins with {points} points."
    if winner == t.seats:
        return f"{name} wins: level at {points} points is not enough."
    space = int(t.seat[winner].space) + 1
    return f"{name} wins with {points} points, standing on space {space} of the supply track."
