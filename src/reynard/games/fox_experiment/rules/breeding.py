"""Breeding: gather the dice of both parents and of the mat, roll them, and record the pup."""

from typing import Any

from reynard.core.compiled import njit
from reynard.core.dice_cup import draw
from reynard.games.fox_experiment.actions import DIE, DONE, DRAW, FACE, PLAY_SCIENCE, REPLACE, ROLL, TURN_BLANK
from reynard.games.fox_experiment.box.record import BoxRecord
from reynard.games.fox_experiment.rules.arranging import clear_arrangement, symbols_of
from reynard.games.fox_experiment.rules.kennel import (
    draw_blank,
    draw_parent,
    has_parents,
    mark_symbols,
    new_fox,
    send_away,
)
from reynard.games.fox_experiment.rules.supplies import lay_science
from reynard.games.fox_experiment.table import (
    DICE,
    DIE_SIDES,
    DRAWN,
    FRIENDLY,
    NOBODY,
    NOTHING,
    SEXES,
    TRAITS,
    Science,
    Seat,
    Sex,
    Stage,
    Table,
    Track,
)


@njit
def litter_size(box: BoxRecord, own: Seat) -> int:
    """Say how many pups a seat may breed in a generation."""  # rule upg-4
    return box.litter + own.unlocked[Track.PUPS]


@njit
def friendly_dice(box: BoxRecord, own: Seat) -> int:
    """Say how many friendly dice a seat rolls."""  # rule upg-6
    return box.friendly_dice + own.unlocked[Track.DICE]


@njit
def offer_roll(t: Table, own: Seat, mask: Any) -> int:
    """Offer to roll, to leave it at the pups bred so far, and whoever holds cards to look at the blank card first."""
    count = 1
    mask[ROLL()] = True  # rule bre-2
    if own.pups > 0 and not own.turned:  # rule rul-25
        mask[DONE()] = True
        count += 1
    if own.hand > 0 and (has_parents(t, 0) or has_parents(t, 1)):
        if not own.turned:  # rule rul-4
            mask[TURN_BLANK()] = True
            count += 1
        elif own.science[Science.FOXES] > 0:
            mask[PLAY_SCIENCE(Science.FOXES)] = True
            count += 1
    return count


@njit
def turn_blank(t: Table, own: Seat) -> None:
    """Turn over the blank card of the next pup: it says whether the pup is male or female."""  # rules bre-1, rul-4
    own.stage = Stage.BREEDING
    own.sex = draw_blank(t, own.blanks)
    own.turned = 1


@njit
def begin_foxes(t: Table, own: Seat) -> None:
    """Play the card that draws three foxes."""  # rule sci-3
    lay_science(t, own, Science.FOXES.value)
    own.draws = 0


@njit
def offer_decks(t: Table, mask: Any) -> int:
    """Offer both decks to draw from, if there is a fox, or to draw no more if others have drawn the last."""
    count = 0
    for sex in range(SEXES):
        if has_parents(t, sex):
            mask[DRAW(sex)] = True
            count += 1
    if count == 0:
        mask[DONE()] = True
        count = 1
    return count


@njit
def draw_fox(t: Table, own: Seat, sex: int) -> bool:
    """Draw one of the three foxes, for all to see, and say whether that was the last."""  # rule rul-4
    own.drawn[own.draws] = draw_parent(t, sex)
    own.draws += 1
    return own.draws == DRAWN or not (has_parents(t, 0) or has_parents(t, 1))


@njit
def offer_replacements(own: Seat, mask: Any) -> int:
    """Offer each drawn fox as a parent, and to stay with those there are."""
    for number in range(own.draws):
        mask[REPLACE(number)] = True
    mask[DONE()] = True
    return own.draws + 1


@njit
def replace_parent(box: BoxRecord, t: Table, own: Seat, number: int) -> None:
    """Put a drawn fox in the place of the parent of its sex, or none; the rest are discarded."""  # rule rul-4
    for each in range(own.draws):
        fox = own.drawn[each]
        if each == number:
            sex = t.fox[fox].sex
            send_away(box, t, own.parent[sex])
            own.parent[sex] = fox
        else:
            send_away(box, t, fox)
    own.draws = 0


@njit
def are_siblings(t: Table, father: int, mother: int) -> bool:
    """Say whether two foxes have the same player's colour."""  # rule res-6
    return t.fox[father].owner != NOBODY and t.fox[father].owner == t.fox[mother].owner


@njit
def roll_pup(box: BoxRecord, t: Table, seat: int) -> None:
    """Turn over a blank card if none is open yet, gather all dice and roll them."""  # rules bre-1, bre-2
    own = t.seat[seat]
    if not own.turned:
        turn_blank(t, own)
    own.turned = 0
    father, mother = own.parent[Sex.MALE], own.parent[Sex.FEMALE]
    if are_siblings(t, father, mother):
        own.related = 1
    clear_dice(own)
    for trait in range(TRAITS):
        own.plus[trait] = 0
        for _ in range(t.fox[father].dice[trait] + t.fox[mother].dice[trait]):
            add_die(t, own, trait)
    for _ in range(friendly_dice(box, own)):
        add_die(t, own, FRIENDLY)
    clear_arrangement(box, own)


@njit
def clear_dice(own: Seat) -> None:
    """Put all dice away."""
    for die in range(own.dice):
        own.kind[die] = 0
        own.face[die] = 0
    own.dice = 0


@njit
def add_die(t: Table, own: Seat, kind: int) -> None:
    """Roll one more die."""
    own.kind[own.dice] = kind
    own.face[own.dice] = draw(t.cup, DIE_SIDES)
    own.dice += 1


@njit
def shows_only_half(box: BoxRecord, own: Seat, die: int) -> bool:
    """Say whether a die shows one half symbol and nothing else."""  # rule rul-6
    face = box.face[1 if own.kind[die] == FRIENDLY else 0, own.face[die]]
    return face.full == 0 and face.half == 1


@njit
def offer_dice_cards(box: BoxRecord, own: Seat, mask: Any) -> int:
    """Offer the science cards that are played after a roll."""
    count = 0
    if own.science[Science.CHANGE] > 0 and own.dice > 0:
        mask[PLAY_SCIENCE(Science.CHANGE)] = True
        count += 1
    if own.science[Science.REROLL] > 0:
        for die in range(own.dice):
            if not mask[PLAY_SCIENCE(Science.REROLL)] and shows_only_half(box, own, die):
                mask[PLAY_SCIENCE(Science.REROLL)] = True
                count += 1
    if own.science[Science.EXTRA] > 0 and own.dice < DICE:
        mask[PLAY_SCIENCE(Science.EXTRA)] = True
        count += 1
    for trait in range(TRAITS):
        if own.science[Science.PLUS_TAIL + trait] > 0:
            mask[PLAY_SCIENCE(Science.PLUS_TAIL + trait)] = True
            count += 1
    return count


@njit
def offer_dice(own: Seat, mask: Any) -> int:
    """Offer every die to be changed."""
    for die in range(own.dice):
        mask[DIE(die)] = True
    return own.dice


@njit
def offer_faces(box: BoxRecord, own: Seat, mask: Any) -> int:
    """Offer each different face of the die that is to be changed."""
    kind = 1 if own.kind[own.choosing] == FRIENDLY else 0
    count = 0
    for side in range(DIE_SIDES):
        is_new = True
        for before in range(side):
            same_full = box.face[kind, before].full == box.face[kind, side].full
            if same_full and box.face[kind, before].half == box.face[kind, side].half:
                is_new = False
        if is_new:
            mask[FACE(side)] = True
            count += 1
    return count


@njit
def change_die(box: BoxRecord, own: Seat, side: int) -> None:
    """Turn the chosen die to a face."""  # rules sci-7, rul-15
    own.face[own.choosing] = side
    own.choosing = NOTHING
    clear_arrangement(box, own)


@njit
def reroll_halves(box: BoxRecord, t: Table, own: Seat) -> None:
    """Roll all dice again that show only half a symbol."""  # rules sci-8, rul-15
    for die in range(own.dice):
        if shows_only_half(box, own, die):
            own.face[die] = draw(t.cup, DIE_SIDES)
    clear_arrangement(box, own)


@njit
def roll_extra_die(box: BoxRecord, t: Table, own: Seat, trait: int) -> None:
    """Roll one more die of a trait."""  # rules sci-9, rul-15
    add_die(t, own, trait)
    clear_arrangement(box, own)


@njit
def add_symbol(own: Seat, trait: int) -> None:
    """Give the pup one more symbol."""  # rule sci-10
    own.plus[trait] += 1


@njit
def record_pup(box: BoxRecord, t: Table, seat: int) -> None:
    """Mark the pup, take point tokens for what does not fit, and give back the friendly tokens used."""  # bre-9
    own = t.seat[seat]
    pup = new_fox(t, seat, own.sex, own.parent[Sex.MALE], own.parent[Sex.FEMALE])
    for trait in range(TRAITS):
        own.points += mark_symbols(box, t, pup, trait, symbols_of(own, trait))  # rule bre-11
        own.friendly -= own.helping[trait]  # rules bre-7, rul-24
        own.helping[trait] = 0
    for die in range(own.dice):
        t.fox[pup].rolled[own.kind[die]] += 1
    own.pup[own.pups] = pup
    own.pups += 1
    clear_dice(own)
    clear_arrangement(box, own)
