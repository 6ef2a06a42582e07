"""What a seat sees, as numbers: all that lies open, and the private objectives in its own hand."""

from typing import Any

from reynard.core.compiled import njit, njit_inline
from reynard.games.ruse.bot.observation import (
    BEAVER,
    BONUS,
    BONUS_GONE,
    CARDS,
    CAUGHT,
    CHEESE,
    COST,
    COUNT,
    DEN_DIE,
    DEN_STACK,
    DESTINY,
    DESTINY_DIE,
    DESTINY_USED,
    DEVELOPED,
    DICE,
    DICE_OWNED,
    DIE,
    DIE_AT,
    DIE_LEFT,
    DIE_OF,
    DONE,
    DUE,
    FLAGGED,
    FOX,
    FOX_AT,
    GROWTH_POINTS,
    HUNTER,
    IN_HAND,
    INSTINCT,
    KIT_AT,
    KIT_EXIT,
    KIT_VALUE,
    LOWEST_FIRST,
    MARKER,
    MARKERS,
    MOST_NEEDED,
    NEED_PLACE,
    NEED_WHAT,
    NEEDS,
    OBJECTIVE,
    OBJECTIVE_GONE,
    OBSTACLE,
    ON_DISPLAY,
    OPEN_SPACES,
    OPENS,
    ORDER,
    ORDER_TILE,
    PHOTOGRAPHER,
    POINTS,
    PREY,
    PREY_GONE,
    PREY_SPOTS,
    REACHED,
    RESOURCE,
    RIVAL,
    ROLLED,
    ROUND,
    RUSE,
    RUSE_ON,
    RUSE_TAKEN,
    RUSE_USED,
    SIZE,
    STAGE,
    STEP,
    TAKING,
    TRACK,
    TURN,
    VALIDATED,
)
from reynard.games.ruse.box.record import BoxRecord
from reynard.games.ruse.rules.walking import part_of
from reynard.games.ruse.table import (
    BONUS_ROWS,
    CATCHES,
    CELLS,
    CLIMBS,
    DEEDS,
    DEN_KINDS,
    DESTINIES,
    DISPLAY,
    EXITS,
    INSTINCTS,
    KITS,
    NOBODY,
    NOTHING,
    OBSTACLES,
    PATH,
    PLACES,
    RUSES,
    SEATS,
    SIDES,
    SPACES,
    TERRITORIES,
    VITAL,
    Stage,
    Table,
)


@njit
def observe(box: BoxRecord, t: Table, seat: int, out: Any) -> None:
    """Write down what a seat sees."""
    for place in range(SIZE):
        out[place] = 0.0
    observe_moment(t, seat, out)
    observe_territories(box, t, seat, out)
    observe_piles(t, seat, out)
    observe_turn(t, out)
    for place in range(t.seats):
        observe_seat(t, (seat + place) % t.seats, place, out)
    if t.seats == 1:  # the second board is the rival's
        out[GROWTH_POINTS(1)] = t.seat[1].growth * 0.03125
        out[POINTS(1)] = t.seat[1].points * 0.0078125
    own = t.seat[seat]
    for card in range(own.cards):
        out[OBJECTIVE(card, int(own.hand[card]))] = 1.0


@njit
def place_of(t: Table, seat: int, owner: int) -> int:
    """Count a seat from the one that looks; the rival comes last."""
    return SEATS if owner >= t.seats else (owner - seat) % t.seats


@njit_inline
def observe_moment(t: Table, seat: int, out: Any) -> None:
    """How it is played, how far the game is, who chooses and in what order."""
    out[COUNT(t.seats)] = 1.0
    out[LOWEST_FIRST()] = t.lowest_first
    out[PHOTOGRAPHER()] = t.photographer
    if t.seats == 1:
        out[RIVAL(t.rival)] = 1.0
    out[ROUND(t.round_number)] = 1.0
    out[STAGE(t.stage)] = 1.0
    out[STEP(t.step)] = 1.0
    for place in range(t.seats):
        out[DUE(place)] = t.due >> (seat + place) % t.seats & 1
        out[ORDER(place_of(t, seat, t.order[place]))] = 1.0 - place * 0.125
        out[ORDER_TILE(place)] = t.order_tile[place]
    if t.stage != Stage.SETTING_UP:
        out[TURN(place_of(t, seat, t.turn))] = 1.0
    if t.destiny >= 0:
        out[DESTINY(t.destiny)] = 1.0
    for tile in range(DESTINIES):
        out[DESTINY_USED(tile)] = t.destiny_used >> tile & 1
    out[DESTINY_DIE()] = t.destiny_die * 0.125
    if t.hunter >= 0:
        out[HUNTER(t.hunter)] = 1.0


@njit_inline
def observe_territories(box: BoxRecord, t: Table, seat: int, out: Any) -> None:
    """Dice, tiles, markers, hunting tiles and obstacles."""
    for place in range(PLACES):
        out[OPEN_SPACES(place)] = t.open_spaces[place] * 0.125
    for territory in range(TERRITORIES):
        for space in range(SPACES):
            die = t.space[territory, space]
            if die.owner != NOBODY:
                out[DIE_OF(territory, space, place_of(t, seat, int(die.owner)))] = 1.0
                out[DIE_LEFT(territory, space)] = die.value * 0.125
    for territory in range(VITAL):
        for space in range(PATH):
            tile = box.tile[territory, part_of(space), t.tile[territory, space]]
            for deed in range(DEEDS):
                out[COST(territory, space, deed)] = tile.cost[deed] * 0.125
            if t.marker[territory, space] != NOBODY:
                out[MARKER(territory, space, place_of(t, seat, t.marker[territory, space]))] = 1.0
        out[PREY_SPOTS(territory)] = t.hunting[territory].spots * 0.125
        for catch in range(CATCHES):
            out[PREY(territory, catch)] = t.hunting[territory].stack[catch] * 0.125
            out[PREY_GONE(territory, catch)] = t.hunting[territory].discard[catch] * 0.125
    for obstacle in range(OBSTACLES):
        if 0 <= t.obstacle[obstacle] < VITAL:
            out[OBSTACLE(obstacle, t.obstacle[obstacle])] = 1.0


@njit_inline
def observe_piles(t: Table, seat: int, out: Any) -> None:
    """What is still to come, what lies on offer, and who has the beaver and the cheese."""
    if 0 <= t.beaver_owner < t.seats:
        out[BEAVER(place_of(t, seat, t.beaver_owner))] = 1.0
    if 0 <= t.cheese < t.seats:
        out[CHEESE(place_of(t, seat, t.cheese))] = 1.0
    for row in range(BONUS_ROWS):
        out[BONUS(row)] = t.bonus_stack[row] * 0.25
        out[BONUS_GONE(row)] = t.bonus_discard[row] * 0.25
    for kind in range(DEN_KINDS):
        out[DEN_STACK(kind)] = t.den_stack[kind] * 0.125
    for place in range(DISPLAY):
        if t.display[place] != NOTHING:
            out[ON_DISPLAY(place, t.display[place])] = 1.0
    for tile in range(RUSES):
        out[RUSE_TAKEN(tile)] = t.ruse_taken >> tile & 1
    for place in range(t.discarded):
        out[OBJECTIVE_GONE(int(t.objective_discard[place]))] = 1.0


@njit_inline
def observe_turn(t: Table, out: Any) -> None:
    """The die of this turn, what was done with it, and what is still to be chosen."""
    out[DIE()] = t.die * 0.125
    out[ROLLED()] = t.rolled * 0.125
    if t.die_at >= 0:
        out[DIE_AT(t.die_at)] = 1.0
    for deed in range(CLIMBS):
        out[DONE(deed)] = t.done >> deed & 1
    out[RUSE_ON()] = t.ruse_on
    for number in range(t.draws):
        out[IN_HAND(number, t.drawn[number])] = 1.0
    out[TAKING()] = t.taking * 0.25
    out[NEEDS()] = t.needs * 0.125
    if t.needs > 0:
        place, what = int(t.need[0].place), int(t.need[0].what)
        if 0 <= place < TERRITORIES:
            out[NEED_PLACE(place)] = 1.0
        if 0 <= what < MOST_NEEDED:
            out[NEED_WHAT(what)] = 1.0


@njit_inline
def observe_seat(t: Table, seat: int, place: int, out: Any) -> None:
    """A seat's board, its den and its fox."""
    own = t.seat[seat]
    out[GROWTH_POINTS(place)] = own.growth * 0.03125
    out[POINTS(place)] = own.points * 0.0078125
    out[MARKERS(place)] = own.markers * 0.125
    out[CARDS(place)] = own.cards * 0.125
    out[DICE(place)] = own.dice * 0.25
    out[DICE_OWNED(place)] = own.dice_owned * 0.25
    for territory in range(VITAL):
        out[RESOURCE(place, territory)] = own.resource[territory] * 0.125
        out[TRACK(place, territory)] = own.track[territory] * 0.125
        for catch in range(CATCHES):
            out[CAUGHT(place, territory, catch)] = own.caught[territory, catch] * 0.25
    for kit in range(KITS):
        out[KIT_VALUE(place, kit)] = own.kit[kit].value * 0.125
        out[KIT_AT(place, kit, int(own.kit[kit].space))] = 1.0
        if own.kit[kit].exit >= 0:
            out[KIT_EXIT(place, kit, int(own.kit[kit].exit))] = 1.0
    for cell in range(CELLS):
        for side in range(SIDES):
            out[OPENS(place, cell, side)] = int(own.opens[cell]) >> side & 1
    for way_out in range(EXITS):
        out[REACHED(place, way_out)] = own.reached >> way_out & 1
        out[DEVELOPED(place, way_out)] = own.cubes >> way_out & 1
    for slot in range(INSTINCTS):
        out[INSTINCT(place, slot)] = own.instinct[slot] != NOTHING
    if own.ruse != NOTHING:
        out[RUSE(place, own.ruse)] = 1.0
    out[RUSE_USED(place)] = own.ruse_used
    for number in range(own.flags_held):
        out[FLAGGED(place, int(own.flag[number]))] += 0.25
    for number in range(own.validations):
        out[VALIDATED(place, int(own.validated[number]))] = 1.0
    if own.fox >= 0:
        out[FOX(place, own.fox)] = 1.0
        if own.fox_space >= 0:
            out[FOX_AT(place, own.fox_space)] = 1.0
    for space in range(SPACES):
        if own.den_die[space].owner != NOBODY:
            out[DEN_DIE(place, space)] = own.den_die[space].value * 0.125
