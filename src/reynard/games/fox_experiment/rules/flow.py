"""The order of play: whose turn it is, and what a seat does next."""

from reynard.core.compiled import njit
from reynard.games.fox_experiment.box.record import BoxRecord
from reynard.games.fox_experiment.rules.administration import administrate
from reynard.games.fox_experiment.rules.automa import select_items, shuffle_selection_cards
from reynard.games.fox_experiment.rules.breeding import litter_size
from reynard.games.fox_experiment.rules.research import can_complete_any, collect_tokens, is_kept
from reynard.games.fox_experiment.rules.solo import breed_and_research
from reynard.games.fox_experiment.rules.supplies import ask
from reynard.games.fox_experiment.rules.upgrades import (
    can_pay_any_set,
    may_want_to_keep,
    may_want_to_upgrade,
    offer_new_studies,
)
from reynard.games.fox_experiment.table import GENERATIONS, ITEMS, LITTER, NOTHING, SEXES, Mode, Stage, Step, Table


@njit
def go_on(t: Table, seat: int) -> None:
    """Ask for what a seat still has to choose, end its turn, or let its next decision be found."""
    own = t.seat[seat]
    ask(t, seat, Step.IDLE.value)
    if own.wilds > 0:
        ask(t, seat, Step.WILD.value)
    elif own.offers > 0:
        ask(t, seat, Step.STUDY.value)
    elif own.awaits > 0:
        return
    elif own.stage == Stage.PREPARING:
        own.stage = Stage.FINISHED
    elif own.stage == Stage.SELECTING:
        t.turn += 1
    else:
        t.waking |= 1 << seat


@njit
def draw_awaited_studies(t: Table) -> None:
    """Let those draw, in turn order, for whom there are studies now or nobody puts back any more."""  # rule rul-18
    for turn in range(t.entrants):
        seat = t.order[turn]
        if seat < t.seats and t.seat[seat].awaits > 0:
            offer_new_studies(t, seat, t.seat[seat].awaits)
            go_on(t, seat)


@njit
def proceed(box: BoxRecord, t: Table) -> None:
    """Let the table go on until somebody owes a decision or the game is over."""
    while True:
        for seat in range(t.seats):
            if t.waking >> seat & 1:
                t.waking &= ~(1 << seat)
                work_on(box, t, seat)
        if t.due or t.over:
            return
        if t.lap == ITEMS or not t.begun:
            end_generation(box, t)
        else:
            next_turn(box, t)


@njit
def end_generation(box: BoxRecord, t: Table) -> None:
    """Everybody is done: go through Administration, or leave the set-up, and begin the next Selection."""
    if t.begun:
        administrate(box, t)
    t.begun = 1
    if t.over:
        return
    for seat in range(t.seats):
        prepare_seat(t, seat)
    if t.mode != Mode.STANDARD:
        t.automa.pups = 0
        shuffle_selection_cards(box, t)
    t.lap = 0
    t.turn = 0


@njit
def prepare_seat(t: Table, seat: int) -> None:
    """Clear what a seat had for the generation before."""
    own = t.seat[seat]
    own.stage = Stage.SELECTING
    own.turns = ITEMS
    for sex in range(SEXES):
        own.kept[sex] = NOTHING
        if own.parent[sex] != NOTHING:
            own.turns -= 1  # rules sel-7, rul-3
    for pup in range(LITTER):
        own.pup[pup] = NOTHING
    own.pups = 0
    own.assigned = 0
    own.related = 0
    own.queued = 0
    for trait in range(len(own.gained)):
        own.gained[trait] = 0


@njit
def next_turn(box: BoxRecord, t: Table) -> None:
    """Find who selects next; the automatic opponent does so at once, and after three laps all go on."""  # rule sel-1
    while t.lap < ITEMS:
        if t.turn == t.entrants:
            t.turn = 0
            t.lap += 1
            continue
        entrant = t.order[t.turn]
        if entrant == t.seats:
            select_items(box, t)
        elif t.lap < t.seat[entrant].turns:
            ask(t, entrant, Step.SELECT.value)
            return
        t.turn += 1
    for seat in range(t.seats):
        t.seat[seat].stage = Stage.EQUIPPING
        t.waking |= 1 << seat


@njit
def work_on(box: BoxRecord, t: Table, seat: int) -> None:
    """Take a seat from Selection to the end of Research, up to its next decision."""  # rule rul-16
    own = t.seat[seat]
    if own.stage == Stage.EQUIPPING:  # rule sel-8
        if own.swapping != NOTHING or can_pay_any_set(box, own):
            ask(t, seat, Step.UPGRADE.value)
            return
        if own.hand == 0:  # whoever holds cards may play those for upgrades up to the first blank card, rule rul-22
            own.stage = Stage.BREEDING
    if own.stage <= Stage.BREEDING:
        if t.mode == Mode.SOLO and t.automa.pups == 0:
            breed_and_research(box, t)  # the automatic opponent goes first, rule solo-3
        if own.pups < litter_size(box, own):
            ask(t, seat, Step.ROLL.value)
            return
        own.stage = Stage.STUDYING
    if own.stage == Stage.STUDYING:
        if can_complete_any(box, t, own):
            ask(t, seat, Step.ASSIGN.value)
            return
        finish_studies(box, t, seat)
    if own.stage == Stage.UPGRADING:
        if own.owed > 0:
            ask(t, seat, Step.PENALTY.value)
            return
        if may_want_to_upgrade(box, own) or may_want_to_keep(t, own):
            ask(t, seat, Step.UPGRADE.value)
            return
        own.stage = Stage.SETTLING
    settle(t, seat)


@njit
def finish_studies(box: BoxRecord, t: Table, seat: int) -> None:
    """Go from studies to trait tokens and upgrades."""  # rule res-1
    t.seat[seat].stage = Stage.UPGRADING
    collect_tokens(box, t, t.seat[seat])


@njit
def settle(t: Table, seat: int) -> None:
    """Alone, choose the order of one's pups; then this seat has finished."""  # rule solo-10
    own = t.seat[seat]
    if t.mode == Mode.SOLO and t.generation < GENERATIONS - 1:
        if sex_to_order(t, seat) != NOTHING:
            ask(t, seat, Step.ORDER.value)
            return
        queue_rest(t, seat)
    own.stage = Stage.FINISHED


@njit
def sex_to_order(t: Table, seat: int) -> int:
    """Find a sex of which two pups or more wait for their place, or NOTHING."""
    for sex in range(SEXES):
        waiting = 0
        for pup in range(t.seat[seat].pups):
            if waits_for_place(t, seat, pup) and t.fox[t.seat[seat].pup[pup]].sex == sex:
                waiting += 1
        if waiting > 1:
            return sex
    return NOTHING


@njit
def waits_for_place(t: Table, seat: int, pup: int) -> bool:
    """Say whether a pup has no place in the order yet; a kept one needs none."""
    own = t.seat[seat]
    fox = own.pup[pup]
    for number in range(own.queued):
        if own.queue[number] == fox:
            return False
    return not is_kept(own, fox)


@njit
def queue_pup(t: Table, seat: int, pup: int) -> None:
    """Let a pup be the next to move into the kennel."""
    own = t.seat[seat]
    own.queue[own.queued] = own.pup[pup]
    own.queued += 1


@njit
def queue_rest(t: Table, seat: int) -> None:
    """Let all other pups follow in the order they were bred."""
    own = t.seat[seat]
    for pup in range(own.pups):
        is_queued = False
        for number in range(own.queued):
            if own.queue[number] == own.pup[pup]:
                is_queued = True
        if not is_queued:
            queue_pup(t, seat, pup)
