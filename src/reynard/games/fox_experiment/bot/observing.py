"""What a seat sees, as numbers: all that lies open, its own hand, and the studies on offer to it."""

from typing import Any

from reynard.core.compiled import njit, njit_inline
from reynard.games.fox_experiment.bot.observation import (
    ARROW,
    ASSIGNED,
    BLANK,
    BLANKS,
    CHOOSING,
    CHOSEN,
    CLAIMED,
    COUNT,
    DECK,
    DIE,
    DRAWN_GIVES,
    DRAWS,
    DUE,
    FACE,
    FIRST_GAME,
    FRIENDLY_TOKENS,
    GENERATION,
    GIVES,
    GOAL,
    HALF,
    HAND,
    HARD,
    HELPING,
    HOLDER,
    IN_TURN,
    ITEM,
    ITS_LEVEL,
    ITS_NEEDS,
    ITS_POINTS,
    ITS_STUDIES,
    ITS_TOKENS,
    JOINED,
    JOINING,
    KEPT,
    KIN,
    LAP,
    LEVEL,
    MEEPLE,
    MODE,
    NEEDS,
    OFFERED,
    OFFERED_NEEDS,
    ORDER,
    OWED,
    PAID,
    PARENT,
    PATRON_TILE,
    PAYING,
    PLACED,
    PLUS,
    POINTS,
    PRINTED,
    PUP,
    PUPS,
    REWARDED,
    SCIENCE,
    SCIENCE_GONE,
    SIBLINGS,
    SIZE,
    STAGE,
    STEP,
    SWAPPING,
    THERE,
    TILE,
    TILES_GONE,
    TOKENS,
    TRADES,
    UNLOCKED,
    WHOLE,
    WILDS,
)
from reynard.games.fox_experiment.box.record import BoxRecord
from reynard.games.fox_experiment.rules.breeding import are_siblings
from reynard.games.fox_experiment.table import (
    ENTRANTS,
    FRIENDLY_DICE,
    GENERATIONS,
    ITEMS,
    LEVELS,
    LITTER,
    NOBODY,
    NOTHING,
    PARTS,
    ROW,
    SCIENCES,
    SEXES,
    SUPPLIES,
    TRACKS,
    TRAITS,
    Mode,
    Seat,
    Table,
)


@njit
def observe(box: BoxRecord, t: Table, seat: int, out: Any) -> None:
    """Write down what a seat sees."""
    for place in range(SIZE):
        out[place] = 0.0
    observe_moment(t, seat, out)
    observe_kennel(t, seat, out)
    observe_board(box, t, seat, out)
    for place in range(t.seats):
        observe_seat(box, t, (seat + place) % t.seats, place, out)
    observe_own(box, t.seat[seat], out)
    observe_dice(t, t.seat[seat], out)
    observe_opponent(box, t, out)


@njit
def place_of(t: Table, seat: int, entrant: int) -> int:
    """Count a seat from the one that looks; the automatic opponent comes last."""
    return ENTRANTS - 1 if entrant >= t.seats else (entrant - seat) % t.seats


@njit_inline
def observe_moment(t: Table, seat: int, out: Any) -> None:
    """How it is played, how far the game is, and the turn order."""
    out[COUNT(t.seats)] = 1.0
    out[MODE(t.mode)] = 1.0
    out[FIRST_GAME()] = t.first_game
    out[SIBLINGS()] = t.siblings
    out[HARD()] = t.hard
    out[GENERATION(t.generation)] = 1.0
    out[LAP()] = t.lap * 0.25
    for number in range(t.entrants):
        out[ORDER(place_of(t, seat, t.order[number]))] = 1.0 - number * 0.125
    if t.turn < t.entrants:
        out[IN_TURN(place_of(t, seat, t.order[t.turn]))] = 1.0
    for place in range(t.seats):
        out[DUE(place)] = t.due >> (seat + place) % t.seats & 1


@njit_inline
def observe_kennel(t: Table, seat: int, out: Any) -> None:
    """The foxes to choose from."""
    for sex in range(SEXES):
        row, mate = t.kennel[sex], t.seat[seat].parent[1 - sex]
        out[DECK(sex)] = row.left * 0.03125
        for place in range(min(ROW, row.length)):
            fox = row.fox[place]
            if fox != NOTHING:
                out[THERE(sex, place)] = 1.0
                out[CLAIMED(sex, place)] = row.claimed[place]
                for trait in range(TRAITS):
                    out[GIVES(sex, place, trait)] = t.fox[fox].dice[trait] * 0.25
                if mate != NOTHING:
                    out[KIN(sex, place)] = are_siblings(t, fox, mate)


@njit_inline
def observe_board(box: BoxRecord, t: Table, seat: int, out: Any) -> None:
    """Spaces, tiles, patrons, rewards and the science cards that are gone."""
    for space in range(t.spaces):
        if t.holder[space] != NOBODY:
            out[HOLDER(space, place_of(t, seat, t.holder[space]))] = 1.0
        for icon in range(SUPPLIES):
            out[PRINTED(space, icon)] = box.printed[t.side, space].icon[icon] * 0.5
            if t.tile[space] != NOTHING:
                out[TILE(space, icon)] = box.tile[t.tile[space]].icon[icon] * 0.5
    for place in range(t.discarded):
        out[TILES_GONE(t.tile_discard[place])] = 1.0
    for patron in range(t.patrons):
        out[GOAL(patron, t.patron[patron])] = 1.0
        if t.patron_tile[patron] != NOTHING:
            for icon in range(SUPPLIES):
                out[PATRON_TILE(patron, icon)] = box.tile[t.patron_tile[patron]].icon[icon] * 0.5
    for generation in range(GENERATIONS):
        for entrant in range(t.entrants):
            if int(t.friendliest[generation]) >> entrant & 1:
                out[REWARDED(generation, place_of(t, seat, entrant))] = 1.0
    for kind in range(SCIENCES):
        out[SCIENCE_GONE(kind)] = t.science_discard[kind] * 0.125


@njit_inline
def observe_seat(box: BoxRecord, t: Table, seat: int, place: int, out: Any) -> None:
    """What lies in front of a seat."""
    own = t.seat[seat]
    out[STAGE(place, int(own.stage))] = 1.0
    out[FRIENDLY_TOKENS(place)] = own.friendly * 0.03125
    out[POINTS(place)] = own.points * 0.03125
    out[HAND(place)] = own.hand * 0.125
    out[PUPS(place)] = own.pups * 0.25
    for trait in range(TRAITS):
        out[TOKENS(place, trait)] = own.token[trait] * 0.0625
    for track in range(TRACKS):
        out[UNLOCKED(place, track)] = own.unlocked[track] * 0.25
    for patron in range(t.patrons):
        out[JOINED(place, patron)] = int(own.patrons) >> patron & 1
    for number in range(own.studies):
        out[LEVEL(place, number)] = own.level[number] * 0.25
        for level in range(LEVELS):
            for trait in range(TRAITS):
                out[NEEDS(place, number, level, trait)] = box.study[own.study[number]].need[level, trait] * 0.125
    for sex in range(SEXES):
        if own.parent[sex] != NOTHING:
            out[CHOSEN(place, sex)] = 1.0
            for trait in range(TRAITS):
                out[PARENT(place, sex, trait)] = t.fox[own.parent[sex]].dice[trait] * 0.25
    for pup in range(own.pups):
        for trait in range(TRAITS):
            out[PUP(place, pup, trait)] = t.fox[own.pup[pup]].symbols[trait] * 0.125


@njit_inline
def observe_own(box: BoxRecord, own: Seat, out: Any) -> None:
    """What the seat is asked for, its hand, and the studies on offer to it."""
    out[STEP(int(own.step))] = 1.0
    for kind in range(SCIENCES):
        out[SCIENCE(kind)] = own.science[kind] * 0.25
    for number in range(own.offers):
        out[OFFERED(number)] = 1.0
        for level in range(LEVELS):
            for trait in range(TRAITS):
                out[OFFERED_NEEDS(number, level, trait)] = box.study[own.offer[number]].need[level, trait] * 0.125
    for pup in range(LITTER):
        out[ASSIGNED(pup)] = int(own.assigned) >> pup & 1
    for sex in range(SEXES):
        out[KEPT(sex)] = own.kept[sex] != NOTHING
        out[BLANKS(sex)] = own.blanks.left[sex] * 0.0625
    out[BLANK(own.sex)] = 1.0
    out[OWED()] = own.owed * 0.25
    out[WILDS()] = own.wilds * 0.25
    out[SWAPPING()] = own.swapping != NOTHING
    out[PAID()] = own.paid * 0.125
    out[TRADES()] = own.trades * 0.25
    if own.target != NOTHING:
        out[JOINING(own.target)] = 1.0
    if own.paying != NOTHING:
        out[PAYING(own.paying)] = 1.0


@njit_inline
def observe_dice(t: Table, own: Seat, out: Any) -> None:
    """The dice that the seat has rolled, as it has arranged them so far, and the foxes it has drawn."""
    for die in range(own.dice):
        out[DIE(die, int(own.kind[die]))] = 1.0
        out[FACE(die, int(own.face[die]))] = 1.0
    for trait in range(TRAITS):
        out[WHOLE(trait)] = own.full[trait] * 0.125
        out[HALF(trait)] = own.half[trait] * 0.125
        out[HELPING(trait)] = own.helping[trait] * 0.125
        out[PLUS(trait)] = own.plus[trait] * 0.125
    for die in range(FRIENDLY_DICE):
        for part in range(PARTS):
            if own.dice and own.placed[die, part] != NOTHING:
                out[PLACED(die, part, int(own.placed[die, part]))] = 1.0
    if own.dice and own.choosing != NOTHING:
        out[CHOOSING(own.choosing)] = 1.0
    out[DRAWS()] = own.draws * 0.25
    for number in range(own.draws):
        for trait in range(TRAITS):
            out[DRAWN_GIVES(number, trait)] = t.fox[own.drawn[number]].dice[trait] * 0.25


@njit_inline
def observe_opponent(box: BoxRecord, t: Table, out: Any) -> None:
    """The automatic opponent: what it has selected, and in solo mode its row of studies."""
    automa = t.automa
    out[ARROW()] = automa.arrow
    out[ITS_POINTS()] = automa.points * 0.03125
    if t.mode != Mode.STANDARD and automa.meeple != NOTHING:
        out[MEEPLE(automa.meeple)] = 1.0
    for item in range(ITEMS):
        out[ITEM(item)] = automa.selected[item] * 0.5
    for number in range(automa.studies):
        level = automa.level[number]
        out[ITS_STUDIES(number)] = 1.0
        out[ITS_LEVEL(number)] = level * 0.25
        out[ITS_TOKENS(number)] = automa.friendly[number] * 0.125
        if level < LEVELS:
            for trait in range(TRAITS):
                out[ITS_NEEDS(number, trait)] = box.automa_study[automa.study[number]].need[level, trait] * 0.125
