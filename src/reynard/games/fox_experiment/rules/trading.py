"""The trade card: one or two trait tokens for friendly ones, or the other way round."""

from typing import Any

from reynard.core.compiled import njit
from reynard.games.fox_experiment.rules.arranging import tokens_left
from reynard.games.fox_experiment.rules.supplies import lay_science
from reynard.games.fox_experiment.rules.upgrades import all_tokens
from reynard.games.fox_experiment.table import DONE, PLAY_SCIENCE, TRADE_AWAY, TRADE_FOR, TRAITS, Science, Seat, Table

TRADES = 2
AWAY, FOR = 1, 2


@njit
def offer_trade(place: Seat, mask: Any) -> int:
    """Offer the trade card, if there is anything to trade."""  # rule rul-8
    if place.science[Science.TRADE] > 0 and all_tokens(place) + tokens_left(place) > 0:
        mask[PLAY_SCIENCE + Science.TRADE] = True
        return 1
    return 0


@njit
def begin_trade(t: Table, place: Seat) -> None:
    """Play the trade card."""
    lay_science(t, place, Science.TRADE.value)
    place.trades = TRADES
    place.way = 0


@njit
def offer_trades(place: Seat, mask: Any) -> int:
    """Offer the tokens to give or to take, in one direction, and to stop after the first."""  # rule sci-6
    count = 0
    for trait in range(TRAITS):
        if place.way != FOR and place.token[trait] > 0:
            mask[TRADE_AWAY + trait] = True
            count += 1
        if place.way != AWAY and tokens_left(place) > 0:
            mask[TRADE_FOR + trait] = True
            count += 1
    if place.trades < TRADES:
        mask[DONE] = True
        count += 1
    return count


@njit
def trade_token(place: Seat, way: int, trait: int) -> bool:
    """Trade one token, and say whether another may follow."""
    change = 1 if way == AWAY else -1
    place.token[trait] -= change
    place.friendly += change
    place.way = way
    place.trades -= 1
    return place.trades > 0 and (all_tokens(place) > 0 if way == AWAY else tokens_left(place) > 0)
