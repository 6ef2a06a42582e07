"""What a seat has or has had, for the lab; ``bot/things.py`` names it all, in the same order."""

from typing import Any

from reynard.core.compiled import njit, njit_inline
from reynard.games.fox_experiment.box.record import BoxRecord
from reynard.games.fox_experiment.rules.scoring import score_goal, score_source, tokens_on_mat
from reynard.games.fox_experiment.table import (
    GENERATIONS,
    GOALS,
    NOTHING,
    SCIENCES,
    SEXES,
    SOURCES,
    SPACES,
    SWAP_KINDS,
    TRACKS,
    TRAITS,
    WILD_FOXES,
    Science,
    Seat,
    Step,
    Table,
)

# Science cards that ask for a choice of their own, and what they ask for; then those that do not, but can be seen.
ASKING = (Science.FOXES, Science.TRADE, Science.CHANGE, Science.EXTRA, Science.MIXED, Science.KEEP)
ASKS = (Step.FOXES.value, Step.TRADE.value, Step.DIE.value, Step.EXTRA.value, Step.MIXED.value, Step.KEEP.value)
SWAPS = (Science.SWAP_DISCARD, Science.SWAP_FACEUP)
PLUSES = (Science.PLUS_TAIL, Science.PLUS_EAR, Science.PLUS_BARK, Science.PLUS_SPOT)


@njit
def count(box: BoxRecord, t: Table, seat: int, out: Any) -> None:
    """Write down how many of each thing a seat has or has had."""
    own = t.seat[seat]
    at = count_studies(box, own, out, 0)
    at = count_patrons(box, t, seat, out, at)
    at = count_upgrades(box, own, out, at)
    at = count_science(own, out, at)
    at = count_selected(box, own, out, at)
    at = count_pups(t, seat, out, at)
    at = count_tokens(own, out, at)
    count_points(box, t, seat, out, at)


@njit
def place(box: BoxRecord, t: Table, seat: int) -> int:
    """Say at which place of the first turn order a seat is."""
    turn = 0
    while t.order[turn] != seat:
        turn += 1
    return turn


@njit_inline
def count_studies(box: BoxRecord, own: Seat, out: Any, at: int) -> int:
    """Studies that were on offer, those kept, and the levels completed."""
    studies = box.studies
    for number in range(3 * studies):
        out[at + number] = 0
    for number in range(own.offers):
        out[at + own.offer[number]] = 1
    for number in range(own.studies):
        study = at + own.study[number]
        out[study] = 1
        out[study + studies] = 1
        out[study + 2 * studies] = own.level[number]
    return at + 3 * studies


@njit_inline
def count_patrons(box: BoxRecord, t: Table, seat: int, out: Any, at: int) -> int:
    """Patrons on the board, those that the seat has joined, and at the end what they brought."""
    for number in range(3 * GOALS):
        out[at + number] = 0
    for patron in range(t.patrons):
        goal = t.patron[patron]
        out[at + goal] += 1
        if t.seat[seat].patrons >> patron & 1:
            out[at + GOALS + goal] += 1
            out[at + 2 * GOALS + goal] += score_goal(box, t, seat, goal) if t.over else 0
    return at + 3 * GOALS


@njit_inline
def count_upgrades(box: BoxRecord, own: Seat, out: Any, at: int) -> int:
    """Upgrades, track by track."""
    for track in range(TRACKS):
        for step in range(box.length[track]):
            out[at] = 1 if own.unlocked[track] > step else 0
            at += 1
    return at


@njit_inline
def count_science(own: Seat, out: Any, at: int) -> int:
    """Science cards in hand, and those just played; nothing is left to see of a reroll."""
    for kind in range(SCIENCES):
        out[at + kind] = own.science[kind]
    at += SCIENCES
    for number in range(len(ASKS)):
        out[at + number] = 1 if own.step == ASKS[number] else 0
    at += len(ASKS)
    for kind in range(SWAP_KINDS):
        out[at + kind] = own.swaps[kind]
    at += SWAP_KINDS
    for trait in range(TRAITS):
        out[at + trait] = own.plus[trait]
    return at + TRAITS


@njit_inline
def count_selected(box: BoxRecord, own: Seat, out: Any, at: int) -> int:
    """The space of the supply track, and the wild foxes that are parents."""
    for space in range(SPACES):
        out[at + space] = 1 if own.space == space else 0
    at += SPACES
    for fox in range(box.parents):
        out[at + fox] = 0
    for sex in range(SEXES):
        fox = own.parent[sex]
        if fox != NOTHING and fox < box.parents:
            out[at + fox] = 1
    return at + box.parents


@njit_inline
def count_pups(t: Table, seat: int, out: Any, at: int) -> int:
    """Pups bred so far, by sex."""
    for sex in range(SEXES):
        out[at + sex] = 0
    for fox in range(WILD_FOXES, WILD_FOXES + t.bred):
        if t.fox[fox].owner == seat:
            out[at + t.fox[fox].sex] += 1
    return at + SEXES


@njit_inline
def count_tokens(own: Seat, out: Any, at: int) -> int:
    """Tokens in the stash, and trait tokens on the mat."""
    for trait in range(TRAITS):
        out[at + trait] = own.token[trait]
        out[at + TRAITS + trait] = tokens_on_mat(own, trait)
    at += 2 * TRAITS
    out[at] = own.friendly
    out[at + 1] = own.points
    return at + 2


@njit_inline
def count_points(box: BoxRecord, t: Table, seat: int, out: Any, at: int) -> None:
    """Rewards on the friendliness track, and points by source."""
    for generation in range(GENERATIONS):
        out[at + generation] = int(t.friendliest[generation]) >> seat & 1
    for source in range(SOURCES):
        out[at + GENERATIONS + source] = score_source(box, t, seat, source)
