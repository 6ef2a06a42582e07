"""Which best arrangements a seat is offered: found by counting where that will do, and by searching elsewhere."""

from typing import Annotated, Any

from reynard.core.compiled import njit
from reynard.core.record import Many, Record, i8
from reynard.core.scratch import scratch
from reynard.games.fox_experiment.actions import BEST
from reynard.games.fox_experiment.box.record import BoxRecord
from reynard.games.fox_experiment.rules.best_arrangement import (
    AS_ROLLED,
    LEAST_WORTH,
    LEVEL_WORTH,
    MOST_WORTH,
    blank_bench,
    blank_plans,
    lift_all,
    look_at_roll,
    worth_of_best_as_rolled,
    worth_of_current,
)
from reynard.games.fox_experiment.table import HELD, HELPING, LEVELS, NOTHING, TRAITS, Seat


class Reach(Record):
    """What there is to arrange, what the studies ask for, and what both come to with some tokens."""

    wholes: i8  # friendly whole symbols
    halves: i8  # friendly halves on dice
    lone: i8  # 1: those are two on one die, which do not complete each other
    waiting: i8  # halves that wait for one half more
    level: Annotated[Many[i8], HELD]  # that each study would complete, 0 where it is finished
    missing: Annotated[Many[i8], HELD]  # symbols that this takes
    beside: Annotated[Many[i8], HELD]  # how many of those a half that waits can become
    least: i8  # worth that the best arrangement has at least
    most: i8  # and at most


blank_reach = scratch(Reach)


@njit
def offer_best(box: BoxRecord, own: Seat, mask: Any) -> int:
    """Offer each arrangement that is better than what lies there, with as few tokens as it takes."""  # rule bre-8
    bench = blank_bench()
    lift_all(box, own, bench)
    lifted = bench.seat[0]
    plans = blank_plans().plan
    least = most = worth_of_current(box, own, lifted, plans)  # of what lies there or is offered already
    reach = blank_reach()
    look_at_reach(box, lifted, reach, plans)
    offered = NOTHING
    count = 0
    for tokens in range(min(int(own.friendly), HELPING) + 1):
        if tokens > 0 and adds_nothing(reach, tokens):
            continue
        estimate(reach, tokens)
        if reach.least <= most and reach.most > least:  # too close to tell
            if least < most:
                least = most = worth_of_best_as_rolled(box, lifted, offered, plans)
            reach.least = reach.most = worth_of_best_as_rolled(box, lifted, tokens, plans)
        if reach.least > most:
            mask[BEST(tokens)] = True
            least, most = reach.least, reach.most
            offered = tokens
            count += 1
    return count


@njit
def look_at_reach(box: BoxRecord, own: Seat, reach: Reach, plans: Any) -> None:
    """Count what a seat that has placed nothing can arrange, and what its studies ask for."""
    rolled = plans[AS_ROLLED]
    look_at_roll(box, own, rolled)
    reach.wholes, reach.halves, reach.lone = rolled.wholes, rolled.halves, rolled.lone
    for trait in range(TRAITS):
        reach.waiting += rolled.cheap[trait]
    for study in range(own.studies):
        level = own.level[study]
        if level < LEVELS:
            reach.level[study] = level + 1
            card = box.study[own.study[study]]
            for trait in range(TRAITS):
                missing = max(0, card.need[level, trait] - rolled.symbols[trait])
                reach.missing[study] += missing
                reach.beside[study] += min(missing, rolled.cheap[trait])


@njit
def adds_nothing(reach: Reach, tokens: int) -> bool:
    """Say whether the last token is a half too many: none waits, and all others make pairs."""
    odd = (reach.halves + tokens) % 2 == 1
    return reach.waiting == 0 and odd and not (reach.lone and tokens == 1)


@njit
def estimate(reach: Reach, tokens: int) -> None:
    """Say what the best arrangement with so many tokens is worth at least and at most."""
    halves = reach.halves + tokens
    most = reach.wholes + symbols_from(halves, reach.waiting)
    if reach.lone and tokens == 0:
        reach.least, reach.most = 0, LEVELS * LEVEL_WORTH + most * MOST_WORTH
        return
    highest, fewest = 0, most
    for study in range(HELD):
        level = reach.level[study]
        if level >= max(1, highest):
            beside = min(halves, reach.beside[study])
            others = reach.missing[study] - beside  # symbols that take a whole one or two halves each
            pairs = max(0, others - reach.wholes)
            left = halves - beside - 2 * pairs
            if left >= 0:
                symbols = beside + max(others, reach.wholes) + symbols_from(left, reach.waiting - beside)
                fewest = max(fewest, symbols) if level == highest else symbols
                highest = level
    reach.least = highest * LEVEL_WORTH + fewest * LEAST_WORTH
    reach.most = highest * LEVEL_WORTH + most * MOST_WORTH


@njit
def symbols_from(halves: int, waiting: int) -> int:
    """Count the symbols from so many halves: each beside one that waits, as far as those go, and the rest in pairs."""
    beside = min(halves, waiting)
    return beside + (halves - beside) // 2
