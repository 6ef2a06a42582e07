"""Set up: the board, the kennel, the patrons, every player's things and the automatic opponent."""

from typing import Any

from reynard.core.compiled import njit
from reynard.core.dice_cup import draw, fill
from reynard.core.pile import draw_untaken
from reynard.games.fox_experiment.box.record import BoxRecord
from reynard.games.fox_experiment.rules.administration import refill_track
from reynard.games.fox_experiment.rules.automa import open_study
from reynard.games.fox_experiment.rules.flow import proceed
from reynard.games.fox_experiment.rules.kennel import fill_rows
from reynard.games.fox_experiment.rules.supplies import ask, draw_tile
from reynard.games.fox_experiment.rules.upgrades import keep_study, offer_new_studies
from reynard.games.fox_experiment.table import (
    FOXES,
    FRIENDLY_DICE,
    HELD,
    KENNEL,
    LITTER,
    NOBODY,
    NOTHING,
    OFFER,
    PARTS,
    PATRONS,
    SCIENCES,
    SEXES,
    SPACES,
    TRACKS,
    TRAITS,
    UPGRADES,
    Mode,
    Stage,
    Step,
    Table,
    Variant,
)

SOLO_BOARD, TWO_PLAYER_BOARD = 3, 4  # players the board is set up for
BIG_BOARD = 5


@njit
def deal(box: BoxRecord, t: Table, seed: int, seats: int, options: Any) -> None:
    """Lay out a new game."""
    fill(t.cup, seed)
    t.seats = seats
    t.first_game = options[Variant.FIRST_GAME]
    t.siblings = options[Variant.SIBLINGS]
    t.hard = options[Variant.HARD]
    t.mode = Mode.SOLO if seats == 1 else Mode.TWO_PLAYERS if seats == 2 else Mode.STANDARD
    t.entrants = seats if t.mode == Mode.STANDARD else seats + 1
    players = SOLO_BOARD if seats == 1 else TWO_PLAYER_BOARD if seats == 2 else seats
    t.side = 1 if players >= BIG_BOARD else 0
    t.spaces = players + 1  # rule set-1
    clear_places(t)
    lay_out_board(box, t)
    lay_out_kennel(box, t)
    choose_first_player(t)
    for seat in range(seats):
        set_up_seat(box, t, seat)
    hand_out_tokens(box, t, options[Variant.TOKENS])
    if t.mode != Mode.STANDARD:
        set_up_automa(box, t)
    deal_studies(box, t)


@njit
def clear_places(t: Table) -> None:
    """Begin with empty places."""
    for space in range(SPACES):
        t.tile[space] = NOTHING
        t.holder[space] = NOBODY
    for fox in range(FOXES):
        t.fox[fox].owner = NOBODY
        for sex in range(SEXES):
            t.fox[fox].parent[sex] = NOTHING
    for sex in range(SEXES):
        for place in range(KENNEL):
            t.kennel[sex].fox[place] = NOTHING


@njit
def lay_out_board(box: BoxRecord, t: Table) -> None:
    """Fill decks and stacks, the supply track and the patron spaces."""  # rules set-1, set-3
    for row in range(box.tiles):
        t.tile_stack[row] = row
    t.tiles = box.tiles
    for kind in range(SCIENCES):
        t.science_deck[kind] = box.science[kind]
        t.science_left += box.science[kind]
    for row in range(box.studies):
        t.study_deck[row] = row
    t.studies = box.studies
    refill_track(t)
    choose_patrons(box, t)


@njit
def choose_patrons(box: BoxRecord, t: Table) -> None:
    """Draw four patrons, two for side A and two for side B, each with a tile."""  # rule set-3
    taken = 0
    t.patrons = PATRONS
    for patron in range(PATRONS):
        card = draw_untaken(t.cup, taken, box.patron_cards - patron)
        taken |= 1 << card
        t.patron[patron] = box.patron_card[card, 2 * patron // PATRONS]
        t.patron_tile[patron] = draw_tile(t)


@njit
def lay_out_kennel(box: BoxRecord, t: Table) -> None:
    """Make the two decks of wild foxes and fill the rows."""  # rule set-2
    for fox in range(box.parents):
        sex = box.parent[fox].sex
        t.fox[fox].sex = sex
        for trait in range(TRAITS):
            t.fox[fox].dice[trait] = box.parent[fox].dice[trait]
        row = t.kennel[sex]
        row.deck[row.left] = fox
        row.left += 1
    fill_rows(t)


@njit
def choose_first_player(t: Table) -> None:
    """Draw lots for the first player; the automatic opponent goes last."""  # rules set-5, two-1, solo-1
    first = draw(t.cup, t.seats)
    for turn in range(t.seats):
        t.order[turn] = (first + turn) % t.seats
    if t.entrants > t.seats:
        t.order[t.seats] = t.seats


@njit
def set_up_seat(box: BoxRecord, t: Table, seat: int) -> None:
    """Give a seat its mat and its blank foxes."""  # rule set-4
    own = t.seat[seat]
    own.space = NOTHING
    own.swapping = NOTHING
    own.target = NOTHING
    own.paying = NOTHING
    own.choosing = NOTHING
    for sex in range(SEXES):
        own.parent[sex] = NOTHING
        own.kept[sex] = NOTHING
        own.blanks.left[sex] = box.blanks
    for track in range(TRACKS):
        for step in range(UPGRADES):
            own.mat[track, step] = NOTHING
    for study in range(HELD):
        own.study[study] = NOTHING
    for pup in range(LITTER):
        own.pup[pup] = NOTHING
    for die in range(FRIENDLY_DICE):
        for part in range(PARTS):
            own.placed[die, part] = NOTHING


@njit
def hand_out_tokens(box: BoxRecord, t: Table, row: int) -> None:
    """Give friendly tokens to those who start later."""  # rules set-6, rul-19
    for turn in range(t.seats):
        t.seat[t.order[turn]].friendly = box.start_friendly[row, turn]


@njit
def set_up_automa(box: BoxRecord, t: Table) -> None:
    """Give the automatic opponent its studies and, alone, its blank foxes and a token."""  # rules two-1, solo-1
    automa = t.automa
    for row in range(box.automa_studies):
        automa.deck[row] = row
    automa.left = box.automa_studies
    automa.meeple = NOTHING
    automa.gear = NOTHING
    if t.mode == Mode.SOLO:
        automa.spare = box.automa_first
        for sex in range(SEXES):
            automa.blanks.left[sex] = box.blanks
    open_study(box, t)


@njit
def deal_studies(box: BoxRecord, t: Table) -> None:
    """Deal three studies to choose from and wait for the choices; in a first game one, which is kept."""
    for seat in range(t.seats):
        offer_new_studies(t, seat, 1 if t.first_game else OFFER)
        if t.first_game:  # rule set-8
            keep_study(t, seat, 0)
            t.seat[seat].stage = Stage.FINISHED
        else:  # rule set-7
            ask(t, seat, Step.STUDY.value)
    if t.first_game:
        proceed(box, t)
