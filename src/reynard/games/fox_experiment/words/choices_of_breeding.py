"""Choices of Breeding in words: rolling, dice to change, friendly pieces to place, and the pup to record."""

import numpy as np

from reynard.core.box import Box
from reynard.core.contract import Choice
from reynard.core.phrases import counted, listed
from reynard.games.fox_experiment.actions import (
    ACTIONS,
    BEST,
    DIE,
    FACE,
    PLACE,
    RECORD,
    REPLACE,
    ROLL,
    SPEND,
    TURN_BLANK,
)
from reynard.games.fox_experiment.box.record import SEX_KEYS, TRAIT_KEYS, Face
from reynard.games.fox_experiment.rules.arranging import place_part, spend_token, symbols_of
from reynard.games.fox_experiment.rules.best_arrangement import arrange_best
from reynard.games.fox_experiment.rules.breeding import change_die
from reynard.games.fox_experiment.rules.offering_best import offer_best
from reynard.games.fox_experiment.table import FRIENDLY, LEVELS, TRAITS, Seat, Sex, Table, Trait
from reynard.games.fox_experiment.words.facts import BestFacts, button
from reynard.games.fox_experiment.words.mat import friendly_dice_of
from reynard.games.fox_experiment.words.names import (
    PARENT_WORDS,
    TRAIT_PLURALS,
    TRAIT_WORDS,
    dice_words,
    face_words,
    fox_name,
    kind_words,
    study_words,
    symbols_words,
    traits_words,
)
from reynard.games.fox_experiment.words.ranks import SPECIAL


def describe_turn(box: Box, t: Table, seat: int) -> Choice:
    """Say what looking at the blank card is for."""
    return Choice(
        id=TURN_BLANK(),
        words="Turn over the blank card first: is the pup male or female?",
        at=("blank",),
        rule="rul-4",
        gives="Once you know, you can play “Three foxes”, and you must breed this pup",
        facts=button("Male or female?"),
        rank=SPECIAL,
    )


def describe_roll(box: Box, t: Table, seat: int) -> Choice:
    """Say which dice would be rolled."""
    own = t.seat[seat]
    father, mother = (t.fox[int(fox)].dice for fox in own.parent)
    dice = [int(one) + int(other) for one, other in zip(father, mother, strict=True)]
    gives = f"Rolls {dice_words(dice, friendly_dice_of(box, own))}"
    return Choice(ROLL(), f"Roll the dice for {pup_to_roll(own)}", ("roll",), "bre-2", gives)


def pup_to_roll(own: Seat) -> str:
    """Name the pup that is rolled for next, with its sex if the blank card lies open."""
    return f"pup {int(own.pups) + 1}" + (f", a {SEX_KEYS[int(own.sex)]}" if own.turned else "")


def describe_die(box: Box, t: Table, seat: int, die: int) -> Choice:
    """Say which die would be changed."""
    words = f"Change die {die + 1}: the {die_words(box, t, seat, die)}"
    return Choice(DIE(die), words, (f"die:{die}",), "sci-7", "Turns it to any face you like", light=True)


def die_words(box: Box, t: Table, seat: int, die: int) -> str:
    """Name a die by its kind and what it shows."""
    own = t.seat[seat]
    kind = int(own.kind[die])
    return f"{kind_words(kind)} die that shows {face_words(box, kind, int(own.face[die]))}"


def describe_face(box: Box, t: Table, seat: int, side: int) -> Choice:
    """Say which face a die would be turned to."""
    own = t.seat[seat]
    words = f"Turn it to {face_words(box, int(own.kind[own.choosing]), side)}"
    after = Seat.copy_of(own)
    change_die(box.record, after, side)
    gives = f"The dice alone then make {traits_words(symbols_in(after))}"
    return Choice(FACE(side), words, (f"face:{side}",), "sci-7", gives)


def describe_replacement(box: Box, t: Table, seat: int, drawn: int) -> Choice:
    """Say which parent a drawn fox would replace."""
    fox = int(t.seat[seat].drawn[drawn])
    return Choice(
        id=REPLACE(drawn),
        words=f"Take {replacement_words(box, t, seat, fox)}",
        at=(f"drawn:{drawn}",),
        rule="rul-4",
        gives=f"Gives {dice_words(t.fox[fox].dice)}",
    )


def replacement_words(box: Box, t: Table, seat: int, fox: int) -> str:
    """Say which fox takes the place of which parent."""
    sex = Sex(int(t.fox[fox].sex))
    old = fox_name(box, t, int(t.seat[seat].parent[sex]))
    return f"{fox_name(box, t, fox)} as {PARENT_WORDS[sex]} in place of {old}"


def describe_place(box: Box, t: Table, seat: int, die: int, part: int, trait: int) -> Choice:
    """Say which trait a friendly part would stand for."""
    after = Seat.copy_of(t.seat[seat])
    place_part(box.record, after, die, part, trait)
    whole = part < int(friendly_faces(box, t.seat[seat])[die].full)
    return Choice(
        id=PLACE(die, part, trait),
        words=f"Use {part_words(box, t, seat, die, part)} for {TRAIT_PLURALS[Trait(trait)]}",
        at=(f"part:{die}:{part}", f"trait:{TRAIT_KEYS[trait]}"),
        rule="bre-6" if whole else "bre-5",
        gives=placing_gives(t.seat[seat], after, trait),
        rank=2,
        light=True,
        heading=f"Use {part_words(box, t, seat, die, part)} for …",
    )


def placing_gives(before: Seat, after: Seat, trait: int) -> str:
    """Say what one friendly piece more does for a trait."""
    number = int(symbols_of(after, trait))
    if number > symbols_of(before, trait):
        return f"Completes a symbol: {counted(number, TRAIT_WORDS[Trait(trait)])} in all"
    return "Completes nothing yet: it waits for another half"


def friendly_faces(box: Box, own: Seat) -> list[Face]:
    """Look at the friendly dice rolled."""
    return [box.record.face[1, own.face[die]] for die in range(int(own.dice)) if own.kind[die] == FRIENDLY]


def part_words(box: Box, t: Table, seat: int, die: int, part: int) -> str:
    """Name a part of a friendly die."""
    face = friendly_faces(box, t.seat[seat])[die]
    halves = ("half symbol",) if face.half == 1 else ("first half", "second half")
    what = "whole symbol" if part < face.full else halves[part - int(face.full)]
    return f"the {what} on friendly die {die + 1}"


def describe_spend(box: Box, t: Table, seat: int, trait: int) -> Choice:
    """Say which trait a friendly token would stand for."""
    after = Seat.copy_of(t.seat[seat])
    spend_token(after, trait)
    return Choice(
        id=SPEND(trait),
        words=f"Use a friendly token for {TRAIT_PLURALS[Trait(trait)]}",
        at=("friendly", f"trait:{TRAIT_KEYS[trait]}"),
        rule="bre-7",
        gives=placing_gives(t.seat[seat], after, trait),
        rank=3,
        light=True,
        heading="Use a friendly token for …",
    )


def describe_best(box: Box, t: Table, seat: int, tokens: int) -> Choice:
    """Say what the best arrangement with so many tokens would be."""
    own = t.seat[seat]
    after = Seat.copy_of(own)
    arrange_best(box.record, after, tokens)
    symbols = symbols_in(after)
    facts: BestFacts = {"kind": "best", "tokens": tokens, "symbols": symbols, "friendliness": sum(symbols)}
    with_tokens = f" with {counted(tokens, 'friendly token')}" if tokens else ""
    return Choice(
        id=BEST(tokens),
        words=f"Take the best arrangement{with_tokens}",
        at=(f"best:{tokens}",),
        rule="bre-8",
        gives=f"{symbols_words(symbols)}: friendliness {sum(symbols)}{levels_in_reach(box, own, symbols)}",
        facts=facts,
        light=True,
    )


def levels_in_reach(box: Box, own: Seat, symbols: list[int]) -> str:
    """Say which levels of studies a pup with such symbols is enough for."""
    enough = [
        f"level {own.level[study] + 1} of the {study_words(box, int(own.study[study]))}"
        for study in range(own.studies)
        if own.level[study] < LEVELS
        and all(symbols[trait] >= box.record.study[own.study[study]].need[own.level[study], trait] for trait in Trait)
    ]
    return f", enough for {listed(enough)}" if enough else ""


def symbols_in(own: Seat) -> list[int]:
    """Count the complete symbols as arranged now, by trait."""
    return [int(symbols_of(own, trait)) for trait in range(TRAITS)]


def describe_record(box: Box, t: Table, seat: int) -> Choice:
    """Say what would be recorded."""
    symbols = symbols_in(t.seat[seat])
    gives = f"{symbols_words(symbols)}: friendliness {sum(symbols)}{levels_in_reach(box, t.seat[seat], symbols)}"
    return Choice(
        id=RECORD(),
        words="Record the pup as arranged",
        at=("record",),
        rule="bre-9",
        gives=gives,
        rank=1,
        guarded=is_wasteful(box, t.seat[seat]),
    )


def is_wasteful(box: Box, own: Seat) -> bool:
    """Say whether the dice alone, without any token, would make a better pup than what is arranged."""
    offered = np.zeros(ACTIONS, np.bool_)
    offer_best(box.record, own, offered)
    return bool(offered[BEST(0)])
