"""What a seat may do: every choice that its step offers, and the trade card beside all of them."""

from typing import Any

from reynard.core.compiled import njit
from reynard.games.fox_experiment.actions import ACTIONS, PUP, TRAIT
from reynard.games.fox_experiment.box.record import BoxRecord
from reynard.games.fox_experiment.rules.arranging import offer_arrangement
from reynard.games.fox_experiment.rules.breeding import (
    offer_decks,
    offer_dice,
    offer_dice_cards,
    offer_faces,
    offer_replacements,
    offer_roll,
)
from reynard.games.fox_experiment.rules.flow import sex_to_order, waits_for_place
from reynard.games.fox_experiment.rules.offering_best import offer_best
from reynard.games.fox_experiment.rules.research import (
    offer_keep_card,
    offer_keeping,
    offer_levels,
    offer_penalty,
)
from reynard.games.fox_experiment.rules.selection import offer_selection
from reynard.games.fox_experiment.rules.tiles import offer_tiles
from reynard.games.fox_experiment.rules.trading import offer_trade, offer_trades
from reynard.games.fox_experiment.rules.upgrades import (
    offer_mixed,
    offer_patrons,
    offer_studies,
    offer_tokens,
    offer_upgrade_cards,
    offer_upgrades,
)
from reynard.games.fox_experiment.table import NOTHING, TRAITS, Stage, Step, Table


@njit
def legal(box: BoxRecord, t: Table, seat: int, mask: Any) -> int:
    """Mark everything the seat may do."""
    for action in range(ACTIONS):
        mask[action] = False
    step = t.seat[seat].step
    if step == Step.SELECT:
        return offer_selection(t, seat, mask) + offer_trade(box, t.seat[seat], mask)
    if step == Step.ARRANGE:
        return offer_after_roll(box, t, seat, mask)
    if step == Step.UPGRADE:
        return offer_at_upgrades(box, t, seat, mask)
    if step == Step.ROLL:
        return offer_before_roll(box, t, seat, mask)
    if step == Step.ASSIGN:
        count = offer_levels(box, t, t.seat[seat], mask) + offer_trade(box, t.seat[seat], mask)
        return count + offer_keep_card(t, t.seat[seat], mask)
    if step == Step.TRADE:
        return offer_trades(box, t.seat[seat], mask)
    return offer_part(box, t, seat, mask) + offer_trade(box, t.seat[seat], mask)


@njit
def offer_before_roll(box: BoxRecord, t: Table, seat: int, mask: Any) -> int:
    """Offer to roll, and the cards that are played before the blank card is turned over and after it."""
    own = t.seat[seat]
    count = offer_roll(t, own, mask)
    if own.hand > 0:
        count += offer_trade(box, own, mask)
        if own.stage == Stage.EQUIPPING:  # rule rul-22
            count += offer_upgrade_cards(box, t, own, mask)
    return count


@njit
def offer_after_roll(box: BoxRecord, t: Table, seat: int, mask: Any) -> int:
    """Offer to arrange and record, and the cards that are played after a roll."""
    own = t.seat[seat]
    count = offer_arrangement(box, own, mask) + offer_best(box, own, mask)
    if own.hand > 0:
        count += offer_dice_cards(box, own, mask) + offer_trade(box, own, mask)
    return count


@njit
def offer_at_upgrades(box: BoxRecord, t: Table, seat: int, mask: Any) -> int:
    """Offer upgrades, trades, and in Research to keep a pup."""
    own = t.seat[seat]
    count = offer_upgrades(box, t, seat, mask)
    if own.hand == 0:
        return count
    count += offer_trade(box, own, mask)
    if own.stage == Stage.UPGRADING and own.swapping == NOTHING:
        count += offer_keep_card(t, own, mask)
    return count


@njit
def offer_part(box: BoxRecord, t: Table, seat: int, mask: Any) -> int:
    """Offer what completes something already begun."""
    own = t.seat[seat]
    step = own.step
    if step == Step.STUDY:
        return offer_studies(own, mask)
    if step == Step.WILD or step == Step.EXTRA:
        for trait in range(TRAITS):
            mask[TRAIT(trait)] = True
        return TRAITS
    if step == Step.PATRON:
        return offer_patrons(t, own, mask)
    if step == Step.TILE:
        return offer_tiles(box, t, own, mask)
    if step == Step.FOXES:
        return offer_decks(t, mask)
    if step == Step.REPLACE:
        return offer_replacements(own, mask)
    if step == Step.DIE:
        return offer_dice(own, mask)
    if step == Step.FACE:
        return offer_faces(box, own, mask)
    if step == Step.PENALTY:
        return offer_penalty(own, mask)
    if step == Step.MIXED:
        return offer_mixed(box, own, mask)
    if step == Step.PAYING:
        return offer_tokens(own, mask)
    if step == Step.KEEP:
        return offer_keeping(t, own, mask)
    if step == Step.ORDER:
        return offer_order(t, seat, mask)
    return 0


@njit
def offer_order(t: Table, seat: int, mask: Any) -> int:
    """Offer the pups of one sex that wait for their place in the kennel."""  # rule solo-10
    sex = sex_to_order(t, seat)
    count = 0
    for pup in range(t.seat[seat].pups):
        if waits_for_place(t, seat, pup) and t.fox[t.seat[seat].pup[pup]].sex == sex:
            mask[PUP(pup)] = True
            count += 1
    return count
