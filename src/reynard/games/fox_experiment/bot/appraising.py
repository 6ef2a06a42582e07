"""What a choice is worth to a seat, in points it can expect by the end: the bots' judgement of a position."""

from typing import Any

from reynard.core.compiled import njit
from reynard.games.fox_experiment.actions import (
    ACTIONS,
    ASSIGN,
    BEST,
    CLAIM,
    DIE,
    DRAW,
    FACE,
    KEEP_STUDY,
    MIXED,
    PATRON,
    PLAY_SCIENCE,
    PUP,
    RECORD,
    REPLACE,
    ROLL,
    TAKE,
    TRAIT,
    TURN_BLANK,
    UPGRADE,
)
from reynard.games.fox_experiment.bot.prospects import (
    A_DIE,
    PLACE_IN_ORDER,
    SCIENCE_CARD,
    SYMBOL,
    add_hopes,
    blank_hopes,
    generations_left,
    worth_of_hopes,
    worth_of_icons,
    worth_of_token,
    worth_of_upgrade,
)
from reynard.games.fox_experiment.box.record import BoxRecord
from reynard.games.fox_experiment.rules.arranging import tokens_left
from reynard.games.fox_experiment.rules.best_arrangement import (
    LEVEL_WORTH,
    SYMBOL_WORTH,
    blank_bench,
    blank_plans,
    lift_all,
    worth_of_best,
    worth_of_current,
)
from reynard.games.fox_experiment.rules.scoring import count_goal
from reynard.games.fox_experiment.table import (
    DIE_SIDES,
    FRIENDLY,
    HELPING,
    LEVELS,
    NOTHING,
    PATRONS,
    ROW,
    SCIENCES,
    SEXES,
    SPACES,
    TRACKS,
    TRAITS,
    Goal,
    Item,
    Science,
    Seat,
    Sex,
    Stage,
    Step,
    Table,
)

UNKNOWN_DIE = 0.5  # dice of each trait that an unknown fox may have
LEFTOVER = 0.5  # points of a token that is not spent
UNWISE = -12.0
TAKEN_BEFORE = 3  # the fallback in Selection is about the third best


@njit
def appraise(box: BoxRecord, t: Table, seat: int, mask: Any, values: Any) -> None:
    """Value every legal choice of a seat."""
    for action in range(ACTIONS):
        values[action] = 0.0
    step = t.seat[seat].step
    if step == Step.SELECT:
        appraise_selection(box, t, seat, mask, values)
    elif step == Step.ARRANGE:
        appraise_arrangement(box, t, seat, mask, values)
    elif step == Step.UPGRADE or step == Step.MIXED:
        appraise_upgrades(box, t, seat, mask, values)
    elif step == Step.ASSIGN:
        appraise_levels(box, t, seat, values)
    elif step == Step.ROLL:
        appraise_roll(box, t, seat, mask, values)
    elif step == Step.REPLACE or step == Step.FOXES or step == Step.KEEP:
        appraise_parents(box, t, seat, values)
    elif step == Step.STUDY:
        appraise_studies(box, t, seat, values)
    else:
        appraise_parts(box, t, seat, values)
    values[PLAY_SCIENCE(Science.TRADE)] = UNWISE


@njit
def appraise_selection(box: BoxRecord, t: Table, seat: int, mask: Any, values: Any) -> None:
    """Value foxes and spaces by how much would be lost if they were gone at the next turn."""
    hopes = blank_hopes()
    own = t.seat[seat]
    for sex in range(SEXES):
        if own.parent[sex] == NOTHING:
            other = own.parent[1 - sex]
            unknown = 0.0 if other != NOTHING else UNKNOWN_DIE * A_DIE
            for choice in range(ROW + 1):
                action = TAKE(sex, choice) if choice < ROW else DRAW(sex)
                if mask[action]:
                    for trait in range(TRAITS):
                        hopes.symbols[trait] = unknown if choice < ROW else unknown + UNKNOWN_DIE * A_DIE
                    if other != NOTHING:
                        add_hopes(t, hopes, other)
                    if choice < ROW:
                        add_hopes(t, hopes, t.kennel[sex].fox[choice])
                    values[action] = worth_of_hopes(box, t, own, hopes)
            fallback = find_fallback(t, mask, values, sex)
            for choice in range(ROW):
                values[TAKE(sex, choice)] -= fallback
            values[DRAW(sex)] -= fallback
    appraise_spaces(box, t, seat, mask, values)
    for kind in range(SCIENCES):
        values[PLAY_SCIENCE(kind)] = UNWISE


@njit
def find_fallback(t: Table, mask: Any, values: Any, item: int) -> float:
    """Find what would still be had of a sex or of the supplies after the others have chosen: the best but a few."""
    high, fallback = 1e9, 0.0
    for _ in range(min(t.entrants, TAKEN_BEFORE)):
        best = -1e9
        for place in range(SPACES if item == Item.SUPPLY else ROW):
            action = CLAIM(place) if item == Item.SUPPLY else TAKE(item, place)
            if mask[action] and best < values[action] < high:
                best = values[action]
        if best > -1e9:
            high, fallback = best, best
    return fallback


@njit
def appraise_spaces(box: BoxRecord, t: Table, seat: int, mask: Any, values: Any) -> None:
    """Value the spaces of the supply track: what they give, and how early one comes next."""
    own = t.seat[seat]
    for space in range(t.spaces):
        if mask[CLAIM(space)]:
            worth = worth_of_icons(box, t, own, box.printed[t.side, space])
            if t.tile[space] != NOTHING:
                worth += worth_of_icons(box, t, own, box.tile[t.tile[space]])
            if generations_left(t) > 0:
                worth += PLACE_IN_ORDER * (t.spaces - space)
            values[CLAIM(space)] = worth
    fallback = find_fallback(t, mask, values, Item.SUPPLY.value)
    for space in range(SPACES):
        values[CLAIM(space)] -= fallback


@njit
def appraise_arrangement(box: BoxRecord, t: Table, seat: int, mask: Any, values: Any) -> None:
    """Value recording and the best arrangements by what they complete, less the tokens they take."""
    plans = blank_plans().plan
    bench = blank_bench()
    own = t.seat[seat]
    lift_all(box, own, bench)
    lifted = bench.seat[0]
    for action in range(ACTIONS):
        values[action] = UNWISE
    placed = int(own.friendly) - tokens_left(own)
    values[RECORD()] = in_points(box, t, worth_of_current(box, own, lifted, plans)) - LEFTOVER * placed
    for tokens in range(HELPING + 1):
        if mask[BEST(tokens)]:
            gain = in_points(box, t, worth_of_best(box, lifted, tokens, plans))
            values[BEST(tokens)] = gain - LEFTOVER * tokens + 0.01
    if own.hand > 0:
        appraise_dice_cards(box, t, lifted, mask, values, plans)


@njit
def in_points(box: BoxRecord, t: Table, worth: int) -> float:
    """Say in points what the worth of an arrangement means."""
    level, rest = worth // LEVEL_WORTH, worth % SYMBOL_WORTH
    points = 0.0
    if level > 0:
        points = float(box.level_points[level] - box.level_points[level - 1])
    return points + (0.1 if generations_left(t) > 0 else 0.06) * rest


@njit
def appraise_dice_cards(box: BoxRecord, t: Table, own: Seat, mask: Any, values: Any, plans: Any) -> None:
    """Value the science cards played after a roll: less the point that a card in hand is worth."""
    now = in_points(box, t, worth_of_best(box, own, 0, plans))
    for trait in range(TRAITS):
        action = PLAY_SCIENCE(Science.PLUS_TAIL + trait)
        gain = -1.0
        if mask[action] or mask[PLAY_SCIENCE(Science.EXTRA)]:
            own.plus[trait] += 1
            gain = in_points(box, t, worth_of_best(box, own, 0, plans)) + SYMBOL - now
            own.plus[trait] -= 1
        if mask[action]:
            values[action] = now + gain - SCIENCE_CARD
        if mask[PLAY_SCIENCE(Science.EXTRA)]:
            likely = now + 0.7 * gain + 0.2 - SCIENCE_CARD
            values[PLAY_SCIENCE(Science.EXTRA)] = max(values[PLAY_SCIENCE(Science.EXTRA)], likely)
            likely -= 0.1
            values[PLAY_SCIENCE(Science.CHANGE)] = max(values[PLAY_SCIENCE(Science.CHANGE)], likely)
    halves = 0
    for die in range(own.dice):
        face = box.face[1 if own.kind[die] == FRIENDLY else 0, own.face[die]]
        if face.full == 0 and face.half == 1:
            halves += 1
    values[PLAY_SCIENCE(Science.REROLL)] = now + 0.25 * halves - SCIENCE_CARD - 0.4


@njit
def appraise_upgrades(box: BoxRecord, t: Table, seat: int, mask: Any, values: Any) -> None:
    """Value upgrades by what they will bring, less what their tokens would be worth; stopping is worth nothing."""
    own = t.seat[seat]
    for track in range(TRACKS):
        step = own.unlocked[track]
        if step < box.length[track]:
            cost = int(box.cost[track, step])
            worth = worth_of_upgrade(box, t, own, track) - LEFTOVER * cost
            values[MIXED(track)] = worth
            for trait in range(TRAITS):
                action = UPGRADE(track, trait)
                if mask[action]:
                    rest = own.token[trait] - cost
                    loose = 0.1 if rest == 0 else -0.15 if rest == 1 else 0.0
                    values[action] = worth + loose + goal_bonus(t, seat, trait)
            if mask[PLAY_SCIENCE(Science.MIXED)]:
                mixed = worth - SCIENCE_CARD - 1.0
                values[PLAY_SCIENCE(Science.MIXED)] = max(values[PLAY_SCIENCE(Science.MIXED)], mixed)
    for kind in (Science.SWAP_DISCARD, Science.SWAP_FACEUP):
        values[PLAY_SCIENCE(kind)] = UNWISE
    values[PLAY_SCIENCE(Science.KEEP)] = worth_of_keeping(t, seat) - SCIENCE_CARD


@njit
def goal_bonus(t: Table, seat: int, trait: int) -> float:
    """Say what a token of a trait on the mat means to the patrons a seat has joined."""
    bonus = 0.0
    for patron in range(t.patrons):
        if t.seat[seat].patrons >> patron & 1:
            if t.patron[patron] == trait:
                bonus += 1.0
            elif t.patron[patron] == Goal.SETS and count_on_mat(t, seat, trait) == 0:
                bonus += 0.8
    return bonus


@njit
def count_on_mat(t: Table, seat: int, trait: int) -> int:
    """Count the tokens of a trait on a mat."""
    count = 0
    for track in range(TRACKS):
        for step in range(t.seat[seat].unlocked[track]):
            if t.seat[seat].mat[track, step] == trait:
                count += 1
    return count


@njit
def worth_of_keeping(t: Table, seat: int) -> float:
    """Say what keeping the pup with the most dice is worth."""
    most = 0
    for pup in range(t.seat[seat].pups):
        dice = 0
        for trait in range(TRAITS):
            dice += t.fox[t.seat[seat].pup[pup]].dice[trait]
        most = max(most, dice)
    return 0.6 * (most - 4)


@njit
def appraise_levels(box: BoxRecord, t: Table, seat: int, values: Any) -> None:
    """Value levels by their points, each with the least pup that is good enough."""
    own = t.seat[seat]
    for study in range(own.studies):
        level = own.level[study]
        if level < LEVELS:
            points = float(box.level_points[level + 1] - box.level_points[level])
            for pup in range(own.pups):
                spare = 0.0
                for trait in range(TRAITS):
                    spare += t.fox[own.pup[pup]].symbols[trait]
                values[ASSIGN(pup, study)] = 1.0 + points - 0.03 * spare
    values[PLAY_SCIENCE(Science.KEEP)] = UNWISE


@njit
def appraise_roll(box: BoxRecord, t: Table, seat: int, mask: Any, values: Any) -> None:
    """Value rolling, and before it the cards for upgrades and the three foxes, for which the blank card is turned."""
    own = t.seat[seat]
    if own.stage == Stage.EQUIPPING:
        appraise_upgrades(box, t, seat, mask, values)
    appraise_parents(box, t, seat, values)
    values[ROLL()] = 1.0
    values[PLAY_SCIENCE(Science.MIXED)] += values[ROLL()]
    would_draw = own.science[Science.FOXES] > 0 and values[PLAY_SCIENCE(Science.FOXES)] > values[ROLL()]
    values[TURN_BLANK()] = 1.1 if would_draw else 0.5


@njit
def appraise_parents(box: BoxRecord, t: Table, seat: int, values: Any) -> None:
    """Value the three foxes, and the pups that may be kept."""
    hopes = blank_hopes()
    own = t.seat[seat]
    for sex in range(SEXES):
        for trait in range(TRAITS):
            hopes.symbols[trait] = 0.0
        add_hopes(t, hopes, own.parent[sex])
        values[DRAW(sex)] = -worth_of_hopes(box, t, own, hopes)
        add_hopes(t, hopes, own.parent[1 - sex])
        now = worth_of_hopes(box, t, own, hopes)
        for number in range(own.draws):
            fox = own.drawn[number]
            if t.fox[fox].sex == sex:
                for trait in range(TRAITS):
                    hopes.symbols[trait] = 0.0
                add_hopes(t, hopes, own.parent[1 - sex])
                add_hopes(t, hopes, fox)
                values[REPLACE(number)] = worth_of_hopes(box, t, own, hopes) - now
    poor = max(values[DRAW(Sex.MALE)], values[DRAW(Sex.FEMALE)])
    values[PLAY_SCIENCE(Science.FOXES)] = 4.0 + poor - SCIENCE_CARD
    for pup in range(own.pups):
        for trait in range(TRAITS):
            values[PUP(pup)] += t.fox[own.pup[pup]].dice[trait]


@njit
def appraise_studies(box: BoxRecord, t: Table, seat: int, values: Any) -> None:
    """Value studies on offer by what they share with those one has, and with one's parents."""
    own = t.seat[seat]
    for number in range(own.offers):
        worth = 0.0
        need = box.study[own.offer[number]].need
        for trait in range(TRAITS):
            for study in range(own.studies):
                if own.level[study] < LEVELS:
                    worth += 0.03 * need[LEVELS - 1, trait] * box.study[own.study[study]].need[LEVELS - 1, trait]
            for sex in range(SEXES):
                if own.parent[sex] != NOTHING and own.stage <= Stage.EQUIPPING:
                    worth += 0.2 * need[0, trait] * t.fox[own.parent[sex]].dice[trait]
            for sex in range(SEXES):
                for fox in range(t.kennel[sex].length):
                    if t.kennel[sex].fox[fox] != NOTHING and own.studies == 0:
                        worth += 0.02 * need[0, trait] * t.fox[t.kennel[sex].fox[fox]].dice[trait]
        values[KEEP_STUDY(number)] = worth


@njit
def appraise_parts(box: BoxRecord, t: Table, seat: int, values: Any) -> None:
    """Value what completes something already begun."""
    own = t.seat[seat]
    for trait in range(TRAITS):
        worth = worth_of_token(box, t, own, trait)
        values[TRAIT(trait)] = worth if own.step == Step.WILD else 0.1 * own.token[trait] - worth
        if own.step == Step.EXTRA:
            values[TRAIT(trait)] = wanted(box, t, seat, trait)
    for patron in range(PATRONS):
        if patron < t.patrons:
            worth = worth_of_icons(box, t, own, box.tile[t.patron_tile[patron]])
            goal = t.patron[patron]
            worth += count_goal(box, t, seat, goal) * int(box.goal[goal])
            values[PATRON(patron)] = worth + hope_of_goal(t, goal)
    for die in range(own.dice):
        face = box.face[1 if own.kind[die] == FRIENDLY else 0, own.face[die]]
        trait = own.kind[die]
        likes = 1.5 if trait == FRIENDLY else wanted(box, t, seat, trait)
        values[DIE(die)] = likes * (1.5 - face.full - 0.5 * face.half)
    for side in range(DIE_SIDES):
        kind = 1 if own.choosing != NOTHING and own.kind[own.choosing] == FRIENDLY else 0
        values[FACE(side)] = box.face[kind, side].full + 0.45 * box.face[kind, side].half


@njit
def wanted(box: BoxRecord, t: Table, seat: int, trait: int) -> float:
    """Say how much a trait is asked for by the next levels of a seat's studies."""
    own = t.seat[seat]
    most = 0.2
    for study in range(own.studies):
        level = own.level[study]
        if level < LEVELS:
            need = box.study[own.study[study]].need[level, trait]
            short = need - own.full[trait] - 0.5 * own.half[trait]
            most = max(most, 1.0 * short)
    return most


@njit
def hope_of_goal(t: Table, goal: int) -> float:
    """Guess what a goal will still bring beyond what it counts now."""
    left = generations_left(t)
    if goal < TRAITS:
        return 0.5 * left
    if goal == Goal.SETS or goal == Goal.COLUMNS:
        return 1.2 * left
    if goal == Goal.STUDIES:
        return 0.8 * left
    if goal == Goal.LAST_PUPS:
        return 3.0
    return 0.6 * left
