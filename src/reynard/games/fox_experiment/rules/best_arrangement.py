"""The best arrangement: all that is friendly placed in one step, where it does most good."""

from typing import Annotated, Any

from reynard.core.compiled import njit
from reynard.core.record import Many, Record, i8
from reynard.core.scratch import scratch
from reynard.games.fox_experiment.box.record import MARKS, BoxRecord
from reynard.games.fox_experiment.rules.arranging import (
    clear_arrangement,
    face_of,
    first_friendly,
    friendly_rolled,
    is_whole,
    place_part,
    spend_token,
    symbols_of,
    waiting_halves,
)
from reynard.games.fox_experiment.table import (
    FRIENDLY_DICE,
    LEVELS,
    NOTHING,
    TRAITS,
    Seat,
)


class Plan(Record):
    """How many symbols to add to each trait, and what there is to make them of."""

    more: Annotated[Many[i8], TRAITS]  # symbols to add
    symbols: Annotated[Many[i8], TRAITS]  # those included
    next: Annotated[Many[i8], TRAITS]  # what one symbol more is worth
    worth: i8  # of the symbols to add
    cheap: Annotated[Many[i8], TRAITS]  # halves that wait for just one half more
    wholes: i8  # friendly whole symbols not yet placed
    halves: i8  # friendly halves not yet placed, and tokens to be spent
    lone: i8  # 1: those halves are two on one die, which do not complete each other


PLANS = 3  # the best so far, the one being tried,
AS_ROLLED = 2  # and what both begin with
TOKEN = FRIENDLY_DICE  # stands for a token where a friendly die is named
LEVEL_WORTH = 100_000  # completing a level of a study before all else,
SYMBOL_WORTH = 1000  # then the number of symbols,
TOKEN_WORTH = 8  # then circles, which give tokens,
SQUARE_WORTH = 3  # then squares, which give dice,
EXTRA_WORTH = 4  # and symbols beyond the track, which give points
LEAST_WORTH = SYMBOL_WORTH + SQUARE_WORTH  # of any one symbol
MOST_WORTH = SYMBOL_WORTH + TOKEN_WORTH


class Plans(Record):
    """Room for several plans side by side."""

    plan: Annotated[Many[Plan], PLANS]


class Bench(Record):
    """Room to look at a seat as if nothing friendly were placed."""

    seat: Annotated[Many[Seat], 1]


blank_plans = scratch(Plans)
blank_bench = scratch(Bench)


@njit
def lift_all(box: BoxRecord, own: Seat, bench: Bench) -> None:
    """Lay out a seat as if nothing friendly were placed."""
    bench.seat[0] = own
    clear_arrangement(box, bench.seat[0])


@njit
def worth_of_current(box: BoxRecord, own: Seat, lifted: Seat, plans: Any) -> int:
    """Say what the arrangement that lies there is worth."""
    plan = plans[AS_ROLLED]
    look_at_symbols(box, lifted, plan)
    for trait in range(TRAITS):
        while plan.symbols[trait] < symbols_of(own, trait):
            plan_symbol(box, plan, trait)
    return worth_of_plan(box, lifted, plan)


@njit
def look_at_roll(box: BoxRecord, own: Seat, plan: Plan) -> None:
    """Begin a plan for a seat that has placed nothing."""
    look_at_symbols(box, own, plan)
    look_at_halves(box, own, plan)


@njit
def look_at_symbols(box: BoxRecord, own: Seat, plan: Plan) -> None:
    """Begin a plan with the symbols there are."""
    plan.worth = 0
    for trait in range(TRAITS):
        plan.more[trait] = 0
        plan.symbols[trait] = symbols_of(own, trait)
        plan.next[trait] = worth_of_next(box, plan.symbols[trait])


@njit
def plan_symbol(box: BoxRecord, plan: Plan, trait: int) -> None:
    """Plan one symbol more of a trait."""
    plan.worth += SYMBOL_WORTH + plan.next[trait]
    plan.more[trait] += 1
    plan.symbols[trait] += 1
    plan.next[trait] = worth_of_next(box, plan.symbols[trait])


@njit
def look_at_halves(box: BoxRecord, own: Seat, plan: Plan) -> None:
    """See which halves wait for one more, and which friendly parts are not placed yet."""
    for trait in range(TRAITS):
        plan.cheap[trait] = waiting_halves(own, trait)
    plan.wholes = 0
    plan.halves = 0
    dice = 0
    first = first_friendly(own)
    for die in range(friendly_rolled(own)):
        face = face_of(box, own, first + die)
        halves = 0
        for part in range(face.full + face.half):
            if own.placed[die, part] == NOTHING:
                if is_whole(face, part):
                    plan.wholes += 1
                else:
                    halves += 1
        plan.halves += halves
        dice += 1 if halves else 0
    plan.lone = 1 if dice == 1 and plan.halves == 2 else 0


@njit
def takes_lone_pair(own: Seat, trait: int) -> bool:
    """Two halves of one die add a symbol where two other halves complete each other: each takes one of them."""
    return own.showing[trait] > 1 and own.half[trait] % 2 == 0


@njit
def arrange_best(box: BoxRecord, own: Seat, tokens: int) -> None:
    """Lift what is placed, and place everything friendly and so many tokens where it does most good."""  # rule bre-8
    plans = blank_plans().plan
    clear_arrangement(box, own)
    look_at_roll(box, own, plans[AS_ROLLED])
    best = plan_best(box, own, tokens, plans)
    carry_out(box, own, plans[best], tokens)


@njit
def worth_of_best(box: BoxRecord, own: Seat, tokens: int, plans: Any) -> int:
    """Say what the best arrangement with so many tokens is worth to a seat that has placed nothing."""
    look_at_roll(box, own, plans[AS_ROLLED])
    return worth_of_best_as_rolled(box, own, tokens, plans)


@njit
def worth_of_best_as_rolled(box: BoxRecord, own: Seat, tokens: int, plans: Any) -> int:
    """Say the same once the roll has been looked at."""
    best = plan_best(box, own, tokens, plans)
    return worth_of_plan(box, own, plans[best])


@njit
def plan_best(box: BoxRecord, own: Seat, tokens: int, plans: Any) -> int:
    """From the third plan, as rolled, try each study as the goal, and none; say which of the others holds the best."""
    best, most = 0, -1
    for goal in range(-1, own.studies):
        pairs = 0
        while True:  # friendly halves may do more together than each beside a half that waits
            plans[1 - best] = plans[AS_ROLLED]
            trial = plans[1 - best]
            add_tokens(trial, tokens)
            if goal >= 0 and not plan_level(box, own, trial, goal):
                break
            together = trial.halves // 2 if waits_for_halves(trial) else 0
            spread_rest(box, own, trial, pairs)
            worth = worth_of_plan(box, own, trial)
            if worth > most:
                best, most = 1 - best, worth
            pairs += 1
            if pairs > together:
                break
    return best


@njit
def add_tokens(plan: Plan, tokens: int) -> None:
    """Count so many tokens among the halves to be placed."""
    if tokens > 0:
        plan.halves += tokens
        plan.lone = 0


@njit
def waits_for_halves(plan: Plan) -> bool:
    """Say whether any half still waits for just one half more."""
    for trait in range(TRAITS):
        if plan.cheap[trait] > 0:
            return True
    return False


@njit
def plan_level(box: BoxRecord, own: Seat, plan: Plan, study: int) -> bool:
    """Plan the symbols that the next level of a study still asks for, and say whether there is enough for them."""
    level = own.level[study]
    if level >= LEVELS:
        return False
    card = box.study[own.study[study]]
    for trait in range(TRAITS):
        while plan.cheap[trait] > 0 and plan.halves > 0 and plan.symbols[trait] < card.need[level, trait]:
            add_one(box, own, plan, trait)
    for trait in range(TRAITS):
        while plan.symbols[trait] < card.need[level, trait]:
            if not add_one(box, own, plan, trait):
                return False
    return True


@njit
def add_one(box: BoxRecord, own: Seat, plan: Plan, trait: int) -> bool:
    """Plan one symbol more of a trait in the thriftiest way, and say whether that was possible."""
    if plan.cheap[trait] > 0 and plan.halves > 0:
        plan.cheap[trait] -= 1
        plan.halves -= 1
        plan.lone = 0
    elif plan.halves > 1 and plan.lone and takes_lone_pair(own, trait):  # a whole symbol fits elsewhere too
        plan.halves -= 2
    elif plan.wholes > 0:
        plan.wholes -= 1
    elif plan.halves > 1 and not plan.lone:
        plan.halves -= 2
    else:
        return False
    plan_symbol(box, plan, trait)
    return True


@njit
def spread_rest(box: BoxRecord, own: Seat, plan: Plan, pairs: int) -> None:
    """Use what is left: some pairs of friendly halves, halves beside those that wait, then the rest."""
    for _ in range(pairs):
        trait = worthiest(own, plan, True)
        if trait != NOTHING and plan.halves > 1 and (not plan.lone or takes_lone_pair(own, trait)):
            plan.halves -= 2
            plan_symbol(box, plan, trait)
    while plan.halves > 0:
        trait = worthiest(own, plan, False)
        if trait == NOTHING:
            break
        add_one(box, own, plan, trait)
    while plan.wholes > 0 or plan.halves > 1:
        trait = worthiest(own, plan, True)
        if trait == NOTHING or not add_one(box, own, plan, trait):
            break


@njit
def worthiest(own: Seat, plan: Plan, whole: bool) -> int:
    """Find the trait where one symbol more is worth most, for a whole symbol or for a half beside one that waits."""
    best, most = NOTHING, 0
    for trait in range(TRAITS):
        takes = plan.wholes > 0 or not plan.lone or takes_lone_pair(own, trait)
        may = (plan.cheap[trait] == 0 or plan.halves == 0) and takes if whole else plan.cheap[trait] > 0
        if may and plan.next[trait] > most:
            best, most = trait, plan.next[trait]
    return best


@njit
def worth_of_next(box: BoxRecord, symbols: int) -> int:
    """Say what one symbol more is worth to a trait that has so many: a circle, a square or a point."""
    if symbols >= MARKS:
        return EXTRA_WORTH
    if box.circles[symbols + 1] > box.circles[symbols]:
        return TOKEN_WORTH
    # A square leads to the circle after it.
    return SQUARE_WORTH + (TOKEN_WORTH // 4 if symbols < MARKS - 1 else 0)


@njit
def worth_of_plan(box: BoxRecord, own: Seat, plan: Plan) -> int:
    """Add up what a plan is worth: the highest study level it completes, and every symbol."""
    highest = 0
    for study in range(own.studies):
        level = int(own.level[study])
        if highest <= level < LEVELS and would_complete(box, own, plan, study):
            highest = level + 1
    return plan.worth + LEVEL_WORTH * highest


@njit
def would_complete(box: BoxRecord, own: Seat, plan: Plan, study: int) -> bool:
    """Say whether the pup as planned would complete the next level of a study."""
    card = box.study[own.study[study]]
    level = own.level[study]
    for trait in range(TRAITS):
        if plan.symbols[trait] < card.need[level, trait]:
            return False
    return True


@njit
def carry_out(box: BoxRecord, own: Seat, plan: Plan, tokens: int) -> None:
    """Place the friendly parts as planned: beside halves that wait first, then wholes, then pairs."""
    for trait in range(TRAITS):
        while plan.more[trait] > 0 and waiting_halves(own, trait) > 0:
            used = place_half(box, own, trait, tokens, NOTHING)
            if used == NOTHING:
                break
            tokens -= 1 if used == TOKEN else 0
            plan.more[trait] -= 1
    if tokens == 0:
        place_lone_pair(box, own, plan)
    for trait in range(TRAITS):
        while plan.more[trait] > 0 and place_whole(box, own, trait):
            plan.more[trait] -= 1
    for trait in range(TRAITS):
        while plan.more[trait] > 0:
            one = place_half(box, own, trait, tokens, NOTHING)
            tokens -= 1 if one == TOKEN else 0
            other = place_half(box, own, trait, tokens, one)
            tokens -= 1 if other == TOKEN else 0
            plan.more[trait] -= 1
    most = 0
    for trait in range(TRAITS):
        if symbols_of(own, trait) > symbols_of(own, most):
            most = trait
    # Halves that complete nothing are placed too, so that nothing is left to arrange.
    while place_half(box, own, most, 0, NOTHING) != NOTHING:
        pass


@njit
def place_lone_pair(box: BoxRecord, own: Seat, plan: Plan) -> None:
    """Place two halves that are alone on one die where they can step between two others."""
    alone = NOTHING
    for die in range(friendly_rolled(own)):
        halves = halves_left(box, own, die)
        if halves == 1 or (halves == 2 and alone != NOTHING):
            return
        if halves == 2:
            alone = die
    for trait in range(TRAITS):
        if alone != NOTHING and plan.more[trait] > 0 and takes_lone_pair(own, trait):
            place_half(box, own, trait, 0, NOTHING)
            place_half(box, own, trait, 0, alone)
            plan.more[trait] -= 1
            return


@njit
def place_whole(box: BoxRecord, own: Seat, trait: int) -> bool:
    """Place the next whole friendly symbol, if there is one."""
    first = first_friendly(own)
    for die in range(friendly_rolled(own)):
        for part in range(face_of(box, own, first + die).full):
            if own.placed[die, part] == NOTHING:
                place_part(box, own, die, part, trait)
                return True
    return False


@njit
def place_half(box: BoxRecord, own: Seat, trait: int, tokens: int, beside: int) -> int:
    """Place a friendly half and say which die it was on, or that it was a token, or that there is none.

    Dice with two halves left go first, for those are the ones that may end up alone; ``beside`` is the die
    that the half is to complete, so another one is better.
    """
    best, most = NOTHING, 0
    for die in range(friendly_rolled(own)):
        halves = halves_left(box, own, die)
        if die != beside and halves > most:
            best, most = die, halves
    if best == NOTHING:
        if tokens > 0:
            spend_token(own, trait)
            return TOKEN
        if beside in (NOTHING, TOKEN) or halves_left(box, own, beside) == 0:
            return NOTHING
        best = beside
    face = face_of(box, own, first_friendly(own) + best)
    for part in range(face.full, face.full + face.half):
        if own.placed[best, part] == NOTHING:
            place_part(box, own, best, part, trait)
            return best
    return NOTHING


@njit
def halves_left(box: BoxRecord, own: Seat, die: int) -> int:
    """Count the halves of a friendly die that are not placed yet."""
    face = face_of(box, own, first_friendly(own) + die)
    count = 0
    for part in range(face.full, face.full + face.half):
        if own.placed[die, part] == NOTHING:
            count += 1
    return count
