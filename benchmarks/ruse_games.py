"""Whole games of Ruse by bots that choose by eye, compiled, and what is counted in them."""

from typing import Annotated, Any

import reynard
from reynard.bots.thinking import callable_rules, playing
from reynard.core.compiled import njit
from reynard.core.dice_cup import draw, draw_word
from reynard.core.record import Many, Record, f8, i8
from reynard.games.ruse.actions import CHEESE, DRAW_OBJECTIVE, EXCHANGE, INSTINCT, SWAP, TERRITORY
from reynard.games.ruse.rules.scoring import instinct_points
from reynard.games.ruse.table import (
    INSTINCTS,
    NOTHING,
    OBJECTIVES,
    OBSTACLES,
    RUSES,
    SEATS,
    SOURCES,
    VITAL,
    Obstacle,
    Step,
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
WITHOUT_TILE = 4  # one seat of so many plays without its ruse tile where tiles are on trial
WITHOUT_CARD = 10  # and one of so many without the card that the others are handed
# How games are played: as they are, with tiles and cards on trial, or with obstacles and instincts on trial.
AS_ALWAYS, HANDED_OUT, BY_LOT = 0, 1, 2


class Sample(Record):
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
    with_tile: Annotated[Many[Sample], RUSES + 1]  # the last without a tile
    uses: Annotated[Many[f8], RUSES]
    with_card: Annotated[Many[Sample], OBJECTIVES + 1]  # handed this card at random; the last were handed none
    dealt: Annotated[Many[f8], OBJECTIVES]
    kept: Annotated[Many[f8], OBJECTIVES]
    fulfilled: Annotated[Many[f8], OBJECTIVES]  # of those kept
    validations: f8
    instinct: Annotated[Many[Sample], INSTINCTS]  # its points, where it was developed
    first_instinct: Annotated[Many[Sample], INSTINCTS]  # its points, where it was developed first, by lot
    tolls: f8  # growth points paid for markers
    dam_tolls: f8
    obstacles: f8  # put on the board
    placing: Annotated[Many[Sample], 2]  # seats that put obstacles and the hunter by eye, and by lot
    tents: Annotated[Many[f8], 2]  # tents and bears put on the board by these seats
    visited: Annotated[Many[f8], 2]  # and how many of them served the seat that put them there
    catch_up: f8  # growth points
    drawn: f8  # private objectives, on the Mountain
    swapped: f8
    exchanged: f8
    cheese_exchanged: f8


class Notes(Record):
    """What has to be remembered until a game is over."""

    first_order: Annotated[Many[i8], SEATS]
    kept: Annotated[Many[i8], SEATS]  # bits: private objectives kept at set-up
    handed: Annotated[Many[i8], SEATS]  # card, NO_CARD, or NOTHING without a trial
    by_lot: Annotated[Many[i8], SEATS]  # 1 where a seat puts obstacles by lot
    put_by: Annotated[Many[i8], OBSTACLES]  # seat
    first_instinct: Annotated[Many[i8], SEATS]  # slot by lot, or NOTHING


@njit
def play_many(
    box: Any, tables: Any, seats: int, options: Any, games: int, way: int, mask: Any, values: Any, cup: Any,
    notes: Notes, tally: Tally,
) -> None:  # fmt: skip
    """Deal and play so many games and count; the second table lies empty, to clear the first."""
    for _ in range(games):
        tables[0] = tables[1]
        deal(box, tables[0], draw_word(cup), seats, options)
        note_deal(tables[0], way, cup, notes, tally)
        play_one(box, tables[0], way, mask, values, cup, notes, tally)
        count_game(box, tables[0], way, notes, tally)


@njit
def play_one(box: Any, t: Table, way: int, mask: Any, values: Any, cup: Any, notes: Notes, tally: Tally) -> None:
    """Play a game by eye, as the level fox does."""
    while t.due:
        seat = 0
        while not t.due >> seat & 1:
            seat += 1
        count = legal(box, t, seat, mask)
        if count > 1:
            appraise(box, t, seat, mask, values)
        choice = best_choice(mask, values, count)
        if notes.by_lot[seat] and t.step == Step.TERRITORY:
            choice = TERRITORY(draw(cup, VITAL))
        if way == BY_LOT and t.step == Step.INSTINCT and count == INSTINCTS:
            notes.first_instinct[seat] = draw(cup, INSTINCTS)
            choice = INSTINCT(notes.first_instinct[seat])
        before = t.round_number
        play(box, t, seat, choice)
        count_move(t, seat, choice, notes, tally)
        if before == 0 and t.round_number == 1:
            for each in range(t.seats):
                note_cards(t, each, notes, tally)
                if way == HANDED_OUT:
                    hand_out(t, each, cup, notes)


@njit
def note_deal(t: Table, way: int, cup: Any, notes: Notes, tally: Tally) -> None:
    """Note the first order, the cards dealt, and who will put obstacles by lot."""
    for seat in range(t.seats):
        notes.first_order[seat] = t.order[seat]
        notes.handed[seat] = NOTHING
        notes.by_lot[seat] = draw(cup, 2) if way == BY_LOT else 0
        notes.first_instinct[seat] = NOTHING
        for number in range(t.seat[seat].cards):
            tally.dealt[t.seat[seat].hand[number]] += 1


@njit
def note_cards(t: Table, seat: int, notes: Notes, tally: Tally) -> None:
    """Note the cards kept at set-up."""
    notes.kept[seat] = 0
    for number in range(t.seat[seat].cards):
        card = t.seat[seat].hand[number]
        notes.kept[seat] |= 1 << card
        tally.kept[card] += 1


@njit
def hand_out(t: Table, seat: int, cup: Any, notes: Notes) -> None:
    """Exchange one of the cards of a seat by lot for another or for none, and take some ruse tiles away."""
    own = t.seat[seat]
    if draw(cup, WITHOUT_TILE) == 0:
        own.ruse = NOTHING
    number, last = draw(cup, own.cards), own.cards - 1
    given, own.hand[number] = own.hand[number], own.hand[last]
    if draw(cup, WITHOUT_CARD) == 0:
        own.cards = last
        t.objective_stack[t.objectives] = given
        t.objectives += 1
        notes.handed[seat] = NO_CARD
    else:
        number = draw(cup, t.objectives)
        own.hand[last], t.objective_stack[number] = t.objective_stack[number], given
        notes.handed[seat] = own.hand[last]


@njit
def count_move(t: Table, seat: int, choice: int, notes: Notes, tally: Tally) -> None:
    """Count what a move was, and what it told."""
    tally.drawn += choice in DRAW_OBJECTIVE
    tally.swapped += choice in SWAP
    tally.exchanged += choice in EXCHANGE
    tally.cheese_exchanged += choice in CHEESE
    for number in range(t.tales):
        told = t.told[number]
        what, one = told.what, told.one
        if what == Tale.RUSE_HELPS:
            tally.uses[told.two] += 1
        elif what == Tale.CATCH_UP:
            tally.catch_up += t.told[number + 1].three  # the next line says how many growth points that gives
        elif what == Tale.TOLL and told.four:
            tally.dam_tolls += told.three
        elif what == Tale.TOLL:
            tally.tolls += told.three
        elif what == Tale.OBSTACLE:
            tally.obstacles += 1
            notes.put_by[one] = seat
            tally.tents[notes.by_lot[seat]] += one == Obstacle.CAMP or one == Obstacle.BEAR
        elif what == Tale.CAMP:
            tally.visited[notes.by_lot[one]] += notes.put_by[Obstacle.CAMP] == one
        elif what == Tale.BEAR:
            tally.visited[notes.by_lot[one]] += notes.put_by[Obstacle.BEAR] == one


@njit
def join(sample: Sample, points: float) -> None:
    """Count one more seat of a sample."""
    sample.seats += 1
    sample.points += points
    sample.squares += points * points


@njit
def count_game(box: Any, t: Table, way: int, notes: Notes, tally: Tally) -> None:
    """Count who has won and what everybody has."""
    most, level = 0, 0
    for seat in range(t.seats):
        most = max(most, t.seat[seat].points)
    for seat in range(t.seats):
        level += t.seat[seat].points == most
    tally.games += 1
    for place in range(t.seats):
        if t.seat[notes.first_order[place]].points == most:
            tally.wins[place] += 1 / level
    for seat in range(t.seats):
        count_seat(box, t, seat, notes, tally)
        if way == BY_LOT:
            join(tally.placing[notes.by_lot[seat]], t.seat[seat].points)


@njit
def count_seat(box: Any, t: Table, seat: int, notes: Notes, tally: Tally) -> None:
    """Count where a seat's points come from, its tile, its cards and its instincts."""
    own = t.seat[seat]
    tally.seats_at[min(max(own.points, 0), MOST_POINTS - 1)] += 1
    for source in range(SOURCES):
        tally.earned[source] += own.earned[source]
    join(tally.with_tile[own.ruse if own.ruse != NOTHING else NO_TILE], own.points)
    if notes.handed[seat] != NOTHING:
        join(tally.with_card[notes.handed[seat]], own.points)
    tally.validations += own.validations
    for number in range(own.validations):
        if notes.kept[seat] >> own.validated[number] & 1:
            tally.fulfilled[own.validated[number]] += 1
    for slot in range(INSTINCTS):
        if own.instinct[slot] != NOTHING:
            join(tally.instinct[slot], instinct_points(box, t, seat, slot))
    if notes.first_instinct[seat] != NOTHING:
        slot = notes.first_instinct[seat]
        join(tally.first_instinct[slot], instinct_points(box, t, seat, slot))
