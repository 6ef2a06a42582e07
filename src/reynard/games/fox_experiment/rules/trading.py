"""The trade card: one or two trait tokens for friendly ones, or the other way round."""

from typing import Any

from reynard.core.compiled import njit
from reynard.games.fox_experiment.actions import DONE, PLAY_SCIENCE, TRADE_AWAY, TRADE_FOR
from reynard.games.fox_experiment.rules.arranging import tokens_left
from reynard.games.fox_experiment.rules.supplies import lay_science
from reynard.games.fox_experiment.rules.upgrades import all_tokens
from reynard.games.fox_experiment.table import TRAITS, Science, Seat, Table

TRADES = 2
AWAY, FOR = 1, 2


@njit
def offer_trade(own: Seat, mask: Any) -> int:
    """Offer the trade card, if there is anything to trade."""  # rule rul-8
    if own.science[Science.TRADE] > 0 and all_tokens(own) + tokens_left(own) > 0:
        mask[PLAY_SCIENCE(Science.TRADE)] = True
        return 1
    return 0


@njit
def begin_trade(t: Table, own: Seat) -> None:
    """Play the trade card."""
    lay_science(t, own, Science.TRADE.value)
    own.trades = TRADES
    own.way = 0


@njit
def offer_trades(own: Seat, mask: Any) -> int:
    """Offer the tokens to give or to take, in one direction, and to stop after the first."""  # rule sci-6
    count = 0
    for trait in range(TRAITS):
        if own.way != FOR and own.token[trait] > 0:
            mask[TRADE_AWAY(trait)] = True
            count += 1
        if own.way != AWAY and tokens_left(own) > 0:
            mask[TRADE_FOR(trait)] = True
            count += 1
    if own.trades < TRADES:
        mask[DONE()] = True
        count += 1
    return count


@njit
def trade_token(own: Seat, way: int, trait: int) -> bool:
    """Trade one token, and say whether another may follow."""
    change = 1 if way == AWAY else -1
    own.token[trait] -= change
    own.friendly += change
    own.way = way
    own.trades -= 1
    return own.trades > 0 and (all_tokens(own) > 0 if way == AWAY else tokens_left(own) > 0)
