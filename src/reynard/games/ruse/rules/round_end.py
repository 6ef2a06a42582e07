"""The End of a Round: ten steps, each in turn order."""

from reynard.core.compiled import njit
from reynard.games.ruse.box.record import BoxRecord
from reynard.games.ruse.rules.gains import gain_growth, gain_points, need, tell
from reynard.games.ruse.rules.objectives import validate_objectives
from reynard.games.ruse.rules.scoring import score_final
from reynard.games.ruse.rules.solo import rival_grows
from reynard.games.ruse.table import (
    CATCHES,
    CENTRE,
    NOBODY,
    NOTHING,
    OBSTACLES,
    ROUNDS,
    SEATS,
    SPACES,
    START,
    TERRITORIES,
    VITAL,
    Obstacle,
    Source,
    Stage,
    Step,
    Table,
    Tale,
)

FINAL_SCORING = 11  # told like another step


@njit
def begin_end(box: BoxRecord, t: Table) -> None:
    """Step 1: whoever's fox is with the tent or the bear gains something."""  # rules end-1, rul-32
    t.stage = Stage.ENDING
    t.ends = 0
    t.ended_round = t.round_number
    tell_step(t, 1)
    for place in range(t.seats):
        seat = t.order[place]
        fox = t.seat[seat].fox
        if fox != CENTRE and t.obstacle[Obstacle.CAMP] == fox:
            tell(t, Tale.CAMP.value, seat, box.camp_growth, 0, 0)
            gain_growth(t, seat, box.camp_growth)
        if fox != CENTRE and t.obstacle[Obstacle.BEAR] == fox:
            tell(t, Tale.BEAR.value, seat, 0, 0, 0)
            need(t, seat, Step.RESOURCE.value, NOTHING, NOTHING)


@njit
def tell_step(t: Table, number: int) -> None:
    """Say which step begins."""
    tell(t, Tale.END_STEP.value, number, 0, 0, 0)


@njit
def score_round(box: BoxRecord, t: Table) -> None:
    """Steps 2 to 4: private objectives, cheese, dice."""
    tell_step(t, 2)
    for place in range(t.seats):
        validate_objectives(box, t, t.order[place])
    tell_step(t, 3)
    if t.cheese != NOBODY:  # rule end-3
        tell(t, Tale.CHEESE_POINTS.value, t.cheese, box.cheese_points, 0, 0)
        gain_points(t, t.cheese, Source.CHEESE.value, box.cheese_points)
        t.cheese = NOBODY
    tell_step(t, 4)
    for place in range(t.seats):
        score_dice(t, t.order[place])
    clear_spaces(t)
    tell_step(t, 5)
    if t.seats == 1:
        rival_grows(box, t)


@njit
def score_dice(t: Table, seat: int) -> None:
    """Gain a point for every pip left."""  # rule end-4
    pips = 0
    for place in range(TERRITORIES):
        for space in range(SPACES):
            if t.space[place, space].owner == seat:
                pips += t.space[place, space].value
    for space in range(SPACES):
        if t.seat[seat].den_die[space].owner == seat:
            pips += t.seat[seat].den_die[space].value
    tell(t, Tale.DICE_POINTS.value, seat, pips, 0, 0)
    if pips > 0:
        gain_points(t, seat, Source.DICE.value, pips)


@njit
def clear_spaces(t: Table) -> None:
    """Take all dice back."""
    for place in range(TERRITORIES):
        for space in range(SPACES):
            t.space[place, space].owner = NOBODY
            t.space[place, space].value = 0
    for seat in range(t.seats):
        for space in range(SPACES):
            t.seat[seat].den_die[space].owner = NOBODY
            t.seat[seat].den_die[space].value = 0


@njit
def finish_round(box: BoxRecord, t: Table) -> None:
    """Steps 6 to 10, and after the last round the final scoring."""  # rule end-11
    tell_step(t, 6)
    for seat in range(t.seats):  # rules end-6, rul-31
        t.seat[seat].fox = CENTRE
        t.seat[seat].fox_space = START
    tell(t, Tale.FOXES_HOME.value, 0, 0, 0, 0)
    tell_step(t, 7)
    remove_obstacles(t)
    tell_step(t, 8)
    for territory in range(VITAL):
        lay_there = t.hunting[territory].spots
        refill_hunting(box, t, territory)
        if t.hunting[territory].spots > lay_there:
            tell(t, Tale.REFILLED.value, territory, t.hunting[territory].spots - lay_there, 0, 0)
    if t.seats > 1:  # rule solo-6
        tell_step(t, 9)
        catch_up(box, t)
    if t.round_number == ROUNDS:
        tell_step(t, FINAL_SCORING)
        score_final(box, t)
        t.stage = Stage.OVER
        t.turn = NOBODY
    elif t.seats > 1:
        tell_step(t, 10)
        change_order(t)


@njit
def remove_obstacles(t: Table) -> None:
    """Take the tokens off the board and discard their tiles."""  # rule end-7
    for obstacle in range(OBSTACLES):
        if t.obstacle[obstacle] != NOTHING:
            t.bonus_discard[t.obstacle_row[obstacle]] += 1
            tell(t, Tale.OBSTACLE_GONE.value, obstacle, t.obstacle[obstacle], 0, 0)
            t.obstacle[obstacle] = NOTHING
    t.beaver_owner = NOBODY


@njit
def refill_hunting(box: BoxRecord, t: Table, territory: int) -> None:
    """Fill the hunting spaces of a territory as far as its tiles go."""  # rules end-8, rul-49
    ground, left, wanted = t.hunting[territory], 0, box.hunting_spots[t.seats]
    for catch in range(CATCHES):
        left += ground.stack[catch]
    if left < wanted:
        for catch in range(CATCHES):
            left += ground.discard[catch]
            ground.stack[catch] += ground.discard[catch]
            ground.discard[catch] = 0
    ground.spots = min(wanted, left)


@njit
def catch_up(box: BoxRecord, t: Table) -> None:
    """Whoever is last gains growth points for the orange spaces up to the leader."""  # rules end-9, rul-34
    most, fewest = t.seat[0].points, t.seat[0].points
    for seat in range(1, t.seats):
        most = max(most, t.seat[seat].points)
        fewest = min(fewest, t.seat[seat].points)
    if most == fewest:
        return
    orange = (most - 1) // box.orange_every - fewest // box.orange_every
    for place in range(t.seats):
        seat = t.order[place]
        if t.seat[seat].points == fewest and orange > 0:
            tell(t, Tale.CATCH_UP.value, seat, 0, 0, 0)
            gain_growth(t, seat, orange * box.catch_up)


@njit
def change_order(t: Table) -> None:
    """Sort the seats by victory points, those level as before."""  # rules end-10, rul-35
    for place in range(1, t.seats):
        seat, here = t.order[place], place
        while here > 0 and goes_before(t, seat, t.order[here - 1]):
            t.order[here] = t.order[here - 1]
            here -= 1
        t.order[here] = seat
    tell(t, Tale.ORDER.value, order_as_number(t), 0, 0, 0)


@njit
def goes_before(t: Table, seat: int, other: int) -> bool:
    """Say whether a seat's points put it before another."""
    if t.lowest_first:
        return t.seat[seat].points < t.seat[other].points
    return t.seat[seat].points > t.seat[other].points


@njit
def order_as_number(t: Table) -> int:
    """Write the order as one number, to be told."""
    number = 0
    for place in range(t.seats):
        number = number * SEATS + t.order[place]
    return number
