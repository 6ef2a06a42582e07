"""Research: studies that the pups complete, and the trait tokens they bring."""

from typing import Any

from reynard.core.compiled import njit
from reynard.games.fox_experiment.actions import ASSIGN, DONE, PLAY_SCIENCE, PUP, TRAIT
from reynard.games.fox_experiment.box.record import MARKS, BoxRecord
from reynard.games.fox_experiment.table import GENERATIONS, LEVELS, NOTHING, TRAITS, Mode, Science, Seat, Table


@njit
def can_complete(box: BoxRecord, t: Table, own: Seat, pup: int, study: int) -> bool:
    """Say whether a pup has all that the next level of a study asks for."""  # rules res-2, res-3, res-4
    if own.assigned >> pup & 1 or own.level[study] >= LEVELS:
        return False
    symbols = t.fox[own.pup[pup]].symbols
    need = box.study[own.study[study]].need
    for trait in range(TRAITS):
        if symbols[trait] < need[own.level[study], trait]:
            return False
    return True


@njit
def can_complete_any(box: BoxRecord, t: Table, own: Seat) -> bool:
    """Say whether any pup can complete a level."""
    for pup in range(own.pups):
        for study in range(own.studies):
            if can_complete(box, t, own, pup, study):
                return True
    return False


@njit
def offer_levels(box: BoxRecord, t: Table, own: Seat, mask: Any) -> int:
    """Offer every level that a pup can complete, and to stop."""
    mask[DONE()] = True
    count = 1
    for pup in range(own.pups):
        for study in range(own.studies):
            if can_complete(box, t, own, pup, study):
                mask[ASSIGN(pup, study)] = True
                count += 1
    return count


@njit
def complete_level(t: Table, own: Seat, pup: int, study: int) -> None:
    """Complete the next level of a study with a pup."""  # rules res-3, res-4
    own.level[study] += 1
    own.assigned |= 1 << pup
    if own.level[study] == LEVELS and t.mode == Mode.TWO_PLAYERS:
        t.automa.wants_study = 1  # rule two-9


@njit
def best_circles(box: BoxRecord, t: Table, own: Seat, trait: int) -> int:
    """Count the marked circles of the pup that has most of them on a track."""  # rule res-5
    most = 0
    for pup in range(own.pups):
        marks = min(int(t.fox[own.pup[pup]].symbols[trait]), MARKS)
        most = max(most, int(box.circles[marks]))
    return most


@njit
def collect_tokens(box: BoxRecord, t: Table, own: Seat) -> None:
    """Take the trait tokens of the best pup of each trait; siblings cost some of them."""  # rules res-5, res-6
    total = 0
    for trait in range(TRAITS):
        gained = best_circles(box, t, own, trait)
        own.gained[trait] = gained
        own.token[trait] += gained
        total += gained
    own.owed = min(total, int(box.penalty)) if t.siblings and own.related else 0


@njit
def offer_penalty(own: Seat, mask: Any) -> int:
    """Offer the traits of which a token was gained just now and not traded away."""  # rules rul-8, rul-12
    count = 0
    for trait in range(TRAITS):
        if min(int(own.gained[trait]), int(own.token[trait])) > 0:
            mask[TRAIT(trait)] = True
            count += 1
    return count


@njit
def pay_penalty(own: Seat, trait: int) -> None:
    """Give back a token that was gained just now."""
    own.gained[trait] -= 1
    own.token[trait] -= 1
    own.owed -= 1


@njit
def can_keep(t: Table, own: Seat, pup: int) -> bool:
    """Say whether a pup may be kept: one for each sex."""  # rule rul-3
    fox = own.pup[pup]
    return own.kept[t.fox[fox].sex] == NOTHING


@njit
def may_keep_any(t: Table, own: Seat) -> bool:
    """Say whether any pup may be kept; none in the last generation."""  # rule rul-3
    if t.generation == GENERATIONS - 1:
        return False
    for pup in range(own.pups):
        if can_keep(t, own, pup):
            return True
    return False


@njit
def offer_keep_card(t: Table, own: Seat, mask: Any) -> int:
    """Offer the card that keeps a pup, once all are bred."""  # rule sci-12
    if own.science[Science.KEEP] > 0 and may_keep_any(t, own):
        mask[PLAY_SCIENCE(Science.KEEP)] = True
        return 1
    return 0


@njit
def offer_keeping(t: Table, own: Seat, mask: Any) -> int:
    """Offer the pups that may be kept."""
    count = 0
    for pup in range(own.pups):
        if can_keep(t, own, pup):
            mask[PUP(pup)] = True
            count += 1
    return count


@njit
def keep_pup(t: Table, own: Seat, pup: int) -> None:
    """Keep a pup as a parent for the next generation."""  # rule sci-12
    fox = own.pup[pup]
    own.kept[t.fox[fox].sex] = fox


@njit
def is_kept(own: Seat, fox: int) -> bool:
    """Say whether a fox is kept as a parent."""
    for sex in range(len(own.kept)):
        if own.kept[sex] == fox:
            return True
    return False
