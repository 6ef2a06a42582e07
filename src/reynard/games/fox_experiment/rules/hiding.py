"""What a seat cannot know: the others' science cards, the studies on offer to them, and what comes next."""

from typing import Annotated

from reynard.core.compiled import njit
from reynard.core.dice_cup import fill
from reynard.core.pile import draw_kind, draw_piece
from reynard.core.record import Many, Record, i8
from reynard.core.scratch import scratch
from reynard.games.fox_experiment.box.record import BoxRecord
from reynard.games.fox_experiment.rules.upgrades import next_cost
from reynard.games.fox_experiment.table import (
    NOTHING,
    OFFER,
    SCIENCES,
    STUDIES,
    TRAITS,
    Science,
    Seat,
    Step,
    Table,
    Track,
)


class Unknown(Record):
    """Cards that a seat cannot place."""

    science: Annotated[Many[i8], SCIENCES]
    cards: i8
    hidden: Annotated[Many[i8], STUDIES]  # 1: this study lies hidden
    study: Annotated[Many[i8], STUDIES]
    studies: i8


blank_unknown = scratch(Unknown)


@njit
def hide(box: BoxRecord, t: Table, seat: int, seed: int) -> None:
    """Reshuffle, in place, all that a seat cannot know."""
    fill(t.cup, seed)
    unknown = blank_unknown()
    hide_science(box, t, seat, unknown)
    hide_studies(t, seat, unknown)


@njit
def hide_science(box: BoxRecord, t: Table, seat: int, unknown: Unknown) -> None:
    """Deal the others' hands anew from everything that lies hidden."""  # rule sci-1
    for kind in range(SCIENCES):
        unknown.science[kind] = t.science_deck[kind]
        for other in range(t.seats):
            if other != seat:
                known = 1 if kind == Science.MIXED and must_pay_mixed(box, t.seat[other]) else 0
                unknown.science[kind] += t.seat[other].science[kind] - known
                t.seat[other].science[kind] = known
        unknown.cards += unknown.science[kind]
    for other in range(t.seats):
        if other != seat:
            for _ in range(t.seat[other].hand - t.seat[other].science[Science.MIXED]):
                t.seat[other].science[take_science(t, unknown)] += 1
    for kind in range(SCIENCES):
        t.science_deck[kind] = unknown.science[kind]


@njit
def must_pay_mixed(box: BoxRecord, own: Seat) -> bool:
    """After a swap card a patron is unlocked: if no set of tokens pays for it, the card for that is in the hand."""
    step = own.back if own.step == Step.TRADE else own.step
    if own.swapping == NOTHING or step != Step.UPGRADE:
        return False
    for trait in range(TRAITS):
        if own.token[trait] >= next_cost(box, own, Track.PATRONS.value):
            return False
    return True


@njit
def take_science(t: Table, unknown: Unknown) -> int:
    """Draw one of the hidden science cards."""
    kind = draw_kind(t.cup, unknown.science, unknown.cards)
    unknown.cards -= 1
    return kind


@njit
def hide_studies(t: Table, seat: int, unknown: Unknown) -> None:
    """Deal anew the studies on offer to others, those they put back, and the deck."""  # rule set-7
    for place in range(t.studies):
        unknown.hidden[t.study_deck[place]] = 1
    for place in range(t.bottoms):
        if t.bottom_by[place] != seat:
            unknown.hidden[t.bottom[place]] = 1
    for other in range(t.seats):
        if other != seat:
            for number in range(t.seat[other].offers):
                unknown.hidden[t.seat[other].offer[number]] = 1
    gather_studies(unknown)
    for other in range(t.seats):
        if other != seat:
            for number in range(OFFER):  # empty places too: a study that is gone must leave no trace
                t.seat[other].offer[number] = take_study(t, unknown) if number < t.seat[other].offers else NOTHING
    for place in range(STUDIES):
        if place >= t.bottoms:
            t.bottom[place] = NOTHING
        elif t.bottom_by[place] != seat:
            t.bottom[place] = take_study(t, unknown)
    for place in range(STUDIES):
        t.study_deck[place] = take_study(t, unknown) if place < t.studies else NOTHING


@njit
def gather_studies(unknown: Unknown) -> None:
    """Put the hidden studies together in the order of the box, which tells nothing of where they lay."""
    for study in range(STUDIES):
        if unknown.hidden[study]:
            unknown.study[unknown.studies] = study
            unknown.studies += 1


@njit
def take_study(t: Table, unknown: Unknown) -> int:
    """Draw one of the hidden studies."""
    study = draw_piece(t.cup, unknown.study, unknown.studies)
    unknown.studies -= 1
    return study
