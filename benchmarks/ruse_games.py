"""Whole games of Ruse by bots that choose by eye, compiled, and what is counted in them."""

from typing import Annotated, Any

import reynard
from reynard.bots.thinking import callable_rules, playing
from reynard.core.compiled import njit
from reynard.core.dice_cup import draw, draw_word
from reynard.core.record import Many, Record, f8, i8
from reynard.games.ruse.scoring import instinct_points
from reynard.games.ruse.table import (
    CHEESE,
    DRAW_OBJECTIVE,
    EXCHANGE,
    INSTINCTS,
    NOTHING,
    OBJECTIVES,
    RETURN,
    RUSES,
    SEATS,
    SOURCES,
    SWAP,
    Table,
    Tale,
)

GAME = reynard.game("ruse")
RULES = callable_rules(GAME)
deal, legal, play, appraise = RULES["deal"], RULES["legal"], RULES["play"], RULES["appraise"]
best_choice = playing(GAME).best_choice
NO_TILE = RUSES
NO_CARD = OBJECTIVES
MOST_POINTS = 400
WITHOUT_TILE = 4  # one seat of so many plays a trial without its ruse tile
WITHOUT_CARD = 10  # and one of so many without the card that the others are handed


class Group(Record):
    """The seats that had something in common, and their points at the end."""

    seats: f8
    points: f8
    squares: f8


class Tally(Record):
    """Everything counted in a row of games."""

    games: f8
    wins: Annotated[Many[f8], SEATS]  # by the place in the first order
    earned: Annotated[Many[f8], SOURCES]
    seats_at: Annotated[Many[f8], MOST_POINTS]  # how many seats ended with so many points
    with_tile: Annotated[Many[Group], RUSES + 1]  # the last without a tile
    uses: Annotated[Many[f8], RUSES]
    with_card: Annotated[Many[Group], OBJECTIVES + 1]  # handed this card at random; the last were handed none
    dealt: Annotated[Many[f8], OBJECTIVES]
    kept: Annotated[Many[f8], OBJECTIVES]
    fulfilled: Annotated[Many[f8], OBJECTIVES]  # of those kept
    validations: f8
    instinct: Annotated[Many[Group], INSTINCTS]  # its points, where it was developed
    tolls: f8  # growth points paid for markers
    dam_tolls: f8
    obstacles: f8  # put on the board
    catch_up: f8  # growth points
    drawn: f8  # private objectives, on the Mountain
    swapped: f8
    exchanged: f8
    cheese_exchanged: f8


class Seen(Record):
    """What has to be remembered of a seat until its game is over."""

    kept: i8  # bits: private objectives kept at set-up
    handed: i8  # card, NO_CARD, or NOTHING without a trial


@njit
def play_many(
    box: Any, tables: Any, seats: int, options: Any, games: int, trial: bool, mask: Any, values: Any, cup: Any,
    seen: Any, tally: Tally,
) -> None:  # fmt: skip
    """Play so many games and count; in a trial tiles and cards are handed out by lot."""
    for _ in range(games):
        tables[0] = tables[1]
        t = tables[0]
        deal(box, t, draw_word(cup), seats, options)
        for seat in range(seats):
            for number in range(t.seat[seat].cards):
                tally.dealt[t.seat[seat].hand[number]] += 1
        place_of_order = t.order.copy()
        while t.due:
            seat = 0
            while not t.due >> seat & 1:
                seat += 1
            count = legal(box, t, seat, mask)
            if count > 1:
                appraise(box, t, seat, mask, values)  # the level fox looks no further
            choice = best_choice(mask, values, count)
            before = t.round_number
            play(box, t, seat, choice)
            count_move(t, choice, tally)
            if before == 0 and t.round_number == 1:
                for each in range(seats):
                    begin(t, each, trial, cup, seen, tally)
        count_game(box, t, place_of_order, seen, tally)


@njit
def begin(t: Table, seat: int, trial: bool, cup: Any, seen: Any, tally: Tally) -> None:
    """Note the cards kept at set-up; in a trial replace one of them by lot, and take some ruse tiles away."""
    own = t.seat[seat]
    seen[seat].kept = 0
    seen[seat].handed = NOTHING
    for number in range(own.cards):
        seen[seat].kept |= 1 << own.hand[number]
        tally.kept[own.hand[number]] += 1
    if not trial:
        return
    if draw(cup, WITHOUT_TILE) == 0:
        own.ruse = NOTHING
    last = own.cards - 1
    number = draw(cup, own.cards)
    given, own.hand[number] = own.hand[number], own.hand[last]
    if draw(cup, WITHOUT_CARD) == 0:
        own.cards = last
        t.objective_stack[t.objectives] = given
        t.objectives += 1
        seen[seat].handed = NO_CARD
    else:
        number = draw(cup, t.objectives)
        own.hand[last], t.objective_stack[number] = t.objective_stack[number], given
        seen[seat].handed = own.hand[last]


@njit
def count_move(t: Table, choice: int, tally: Tally) -> None:
    """Count what a move was, and what it told."""
    if choice == DRAW_OBJECTIVE:
        tally.drawn += 1
    elif SWAP <= choice < EXCHANGE:
        tally.swapped += 1
    elif EXCHANGE <= choice < RETURN:
        tally.exchanged += 1
    elif choice == CHEESE:
        tally.cheese_exchanged += 1
    for number in range(t.tales):
        what = t.told[number, 0]
        if what == Tale.RUSE_HELPS:
            tally.uses[t.told[number, 2]] += 1
        elif what == Tale.OBSTACLE:
            tally.obstacles += 1
        elif what == Tale.CATCH_UP:
            tally.catch_up += t.told[number, 2]
        elif what == Tale.TOLL:
            if t.told[number, 4]:
                tally.dam_tolls += t.told[number, 3]
            else:
                tally.tolls += t.told[number, 3]


@njit
def join(group: Group, points: float) -> None:
    """Count one more seat of a group."""
    group.seats += 1
    group.points += points
    group.squares += points * points


@njit
def count_game(box: Any, t: Table, first_order: Any, seen: Any, tally: Tally) -> None:
    """Count who has won and what everybody has."""
    most, level = 0, 0
    for seat in range(t.seats):
        most = max(most, t.seat[seat].points)
    for seat in range(t.seats):
        level += t.seat[seat].points == most
    tally.games += 1
    for place in range(t.seats):
        if t.seat[first_order[place]].points == most:
            tally.wins[place] += 1 / level
    for seat in range(t.seats):
        count_seat(box, t, seat, seen, tally)


@njit
def count_seat(box: Any, t: Table, seat: int, seen: Any, tally: Tally) -> None:
    """Count where a seat's points come from, its tile, its cards and its instincts."""
    own = t.seat[seat]
    tally.seats_at[min(max(own.points, 0), MOST_POINTS - 1)] += 1
    for source in range(SOURCES):
        tally.earned[source] += own.earned[source]
    join(tally.with_tile[own.ruse if own.ruse != NOTHING else NO_TILE], own.points)
    if seen[seat].handed != NOTHING:
        join(tally.with_card[seen[seat].handed], own.points)
    tally.validations += own.validations
    for number in range(own.validations):
        if seen[seat].kept >> own.validated[number] & 1:
            tally.fulfilled[own.validated[number]] += 1
    for slot in range(INSTINCTS):
        if own.instinct[slot] != NOTHING:
            join(tally.instinct[slot], instinct_points(box, t, seat, slot))
