"""The trade card: one or two trait tokens for friendly ones, or the other way round."""

from typing import Any

from reynard.core.compiled import njit
from reynard.games.fox_experiment.actions import DONE, PLAY_SCIENCE, TRADE_AWAY, TRADE_FOR
from reynard.games.fox_experiment.box.record import BoxRecord
from reynard.games.fox_experiment.rules.arranging import tokens_left
from reynard.games.fox_experiment.rules.supplies import lay_science
from reynard.games.fox_experiment.rules.upgrades import all_tokens, can_pay_patron, is_payable_mixed, next_cost
from reynard.games.fox_experiment.table import NOTHING, TRACKS, TRAITS, Science, Seat, Step, Table

TRADES = 2
AWAY, FOR = 1, 2


@njit
def offer_trade(box: BoxRecord, own: Seat, mask: Any) -> int:
    """Offer the trade card, whatever the seat is asked for, if there is anything to trade."""  # rules sci-6, rul-8
    if own.science[Science.TRADE] > 0 and (tokens_left(own) > 0 or can_give_any(box, own, own.step)):
        mask[PLAY_SCIENCE(Science.TRADE)] = True
        return 1
    return 0


@njit
def can_give_any(box: BoxRecord, own: Seat, step: int) -> bool:
    """Say whether any trait token can be traded away at a step."""
    for trait in range(TRAITS):
        if can_give(box, own, trait, step):
            return True
    return False


@njit
def can_give(box: BoxRecord, own: Seat, trait: int, step: int) -> bool:
    """Say whether a trait token can be traded away at a step: not one that is needed for what was begun."""  # rul-8
    if own.token[trait] == 0:
        return False
    own.token[trait] -= 1
    enough = has_enough(box, own, step)
    own.token[trait] += 1
    return enough


@njit
def has_enough(box: BoxRecord, own: Seat, step: int) -> bool:
    """Say whether a seat has the tokens for what it has begun."""
    if step == Step.PENALTY:
        payable = 0
        for trait in range(TRAITS):
            payable += min(int(own.gained[trait]), int(own.token[trait]))
        return payable >= own.owed
    if step == Step.PAYING:
        return all_tokens(own) >= next_cost(box, own, own.paying) - own.paid
    if step == Step.MIXED:
        for track in range(TRACKS):
            if is_payable_mixed(box, own, track):
                return True
        return False
    return own.swapping == NOTHING or step != Step.UPGRADE or can_pay_patron(box, own)


@njit
def begin_trade(t: Table, own: Seat) -> None:
    """Play the trade card."""
    lay_science(t, own, Science.TRADE.value)
    own.trades = TRADES
    own.way = 0


@njit
def offer_trades(box: BoxRecord, own: Seat, mask: Any) -> int:
    """Offer the tokens to give or to take, in one direction, and to stop after the first."""  # rule sci-6
    count = 0
    for trait in range(TRAITS):
        if own.way != FOR and can_give(box, own, trait, own.back):
            mask[TRADE_AWAY(trait)] = True
            count += 1
        if own.way != AWAY and tokens_left(own) > 0:
            mask[TRADE_FOR(trait)] = True
            count += 1
    if own.trades < TRADES or count == 0:
        mask[DONE()] = True
        count += 1
    return count


@njit
def trade_token(box: BoxRecord, own: Seat, way: int, trait: int) -> bool:
    """Trade one token, and say whether another may follow."""
    change = 1 if way == AWAY else -1
    own.token[trait] -= change
    own.friendly += change
    own.way = way
    own.trades -= 1
    return own.trades > 0 and (can_give_any(box, own, own.back) if way == AWAY else tokens_left(own) > 0)
