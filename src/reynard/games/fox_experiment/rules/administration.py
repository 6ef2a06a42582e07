"""Administration: the old generation leaves, the pups move in, the friendliest is rewarded, the track is reset."""

from reynard.core.compiled import njit
from reynard.games.fox_experiment.box.record import BoxRecord
from reynard.games.fox_experiment.rules.automa import add_dice, change_study, place_tokens, tell
from reynard.games.fox_experiment.rules.kennel import add_to_row, fill_rows, friendliness, send_away
from reynard.games.fox_experiment.rules.research import is_kept
from reynard.games.fox_experiment.rules.supplies import discard_tile, draw_tile
from reynard.games.fox_experiment.table import (
    GENERATIONS,
    HELD,
    KENNEL,
    NOBODY,
    NOTHING,
    SEXES,
    SPACES,
    TRACKS,
    Mode,
    Row,
    Table,
    Tale,
)


@njit
def administrate(box: BoxRecord, t: Table) -> None:
    """Go through the steps of Administration up to the next generation, or to the end of the game."""
    if t.mode == Mode.TWO_PLAYERS:
        add_dice(box, t)
        if t.automa.wants_study:
            change_study(t)
    reward_friendliest(box, t)
    note_standings(t)
    if t.generation == GENERATIONS - 1:  # rule adm-9
        t.over = 1
        return
    clear_generation(box, t)
    move_pups(t)
    for sex in range(SEXES):
        enforce_limit(box, t, sex)
    fill_rows(t)
    reset_turn_order(t)
    refill_track(t)
    t.generation += 1


@njit
def reward_friendliest(box: BoxRecord, t: Table) -> None:
    """Reward whoever bred the friendliest pup, and console the others."""  # rules adm-2, adm-3, adm-4, rul-21
    most = -1
    for entrant in range(t.entrants):
        most = max(most, best_friendliness(t, entrant))
    for entrant in range(t.entrants):
        if most >= 0 and best_friendliness(t, entrant) == most:
            t.friendliest[t.generation] |= 1 << entrant
            if entrant == t.seats:
                tell(t, Tale.WINS_REWARD.value, 0, 0, 0)
        else:
            console(box, t, entrant)


@njit
def best_friendliness(t: Table, entrant: int) -> int:
    """Find the friendliness of an entrant's best pup that takes part, or -1."""
    most = -1
    if entrant == t.seats:
        if t.mode == Mode.SOLO:
            for number in range(t.automa.pups):
                most = max(most, friendliness(t, t.automa.pup[number]))
        return most
    own = t.seat[entrant]
    for number in range(own.pups):
        if not is_kept(own, own.pup[number]):
            most = max(most, friendliness(t, own.pup[number]))
    return most


@njit
def console(box: BoxRecord, t: Table, entrant: int) -> None:
    """Give friendly tokens to an entrant that was not rewarded."""  # rules adm-4, solo-11
    tokens = int(box.consolation[t.generation])
    if entrant < t.seats:
        t.seat[entrant].friendly += tokens
    elif t.mode == Mode.SOLO:
        tell(t, Tale.GETS_TOKENS.value, tokens, 0, 0)
        t.automa.spare += tokens
        place_tokens(box, t)


@njit
def note_standings(t: Table) -> None:
    """Note how far everybody's studies and upgrades have come, to tell later what this generation brought."""
    for seat in range(t.seats):
        own = t.seat[seat]
        own.standing[0] = own.standing[1]
        for study in range(HELD):
            own.standing[1].level[study] = own.level[study]
        for track in range(TRACKS):
            own.standing[1].unlocked[track] = own.unlocked[track]


@njit
def clear_generation(box: BoxRecord, t: Table) -> None:
    """Send away all parents and all foxes left in the kennel; with two players claimed ones stay."""  # adm-1, two-10
    for seat in range(t.seats):
        for sex in range(SEXES):
            send_away(box, t, t.seat[seat].parent[sex])
            t.seat[seat].parent[sex] = NOTHING
    for sex in range(SEXES):
        clear_row(box, t, t.kennel[sex])


@njit
def clear_row(box: BoxRecord, t: Table, row: Row) -> None:
    """Clear a row of the kennel; foxes that stay move to its left end."""
    stay = 0
    for place in range(row.length):
        fox = row.fox[place]
        if fox != NOTHING:
            if row.claimed[place] and t.mode == Mode.TWO_PLAYERS:
                row.fox[stay] = fox
                stay += 1
            else:
                send_away(box, t, fox)
    for place in range(KENNEL):
        row.claimed[place] = 0
        if place >= stay:
            row.fox[place] = NOTHING
    row.length = stay


@njit
def move_pups(t: Table) -> None:
    """Move new pups to the kennel, or to their breeder if they are kept."""  # rules adm-1, rul-27
    if t.mode == Mode.SOLO:
        seat_solo_pups(t)
    for turn in range(t.entrants):
        if t.order[turn] < t.seats:
            move_pups_of(t, t.order[turn])


@njit
def move_pups_of(t: Table, seat: int) -> None:
    """Move a seat's pups, in the order they were bred or were put in."""
    own = t.seat[seat]
    for number in range(own.pups):
        fox = own.queue[number] if own.queued == own.pups else own.pup[number]
        if not is_kept(own, fox):
            move_in(t.kennel[t.fox[fox].sex], fox)
    for sex in range(SEXES):
        own.parent[sex] = own.kept[sex]


@njit
def move_in(row: Row, fox: int) -> None:
    """Put a fox in the first free place of a row."""
    for place in range(row.length):
        if row.fox[place] == NOTHING:
            row.fox[place] = fox
            return
    add_to_row(row, fox)


@njit
def seat_solo_pups(t: Table) -> None:
    """Solo: the automatic opponent's first pup comes first in its row, its second one last of the least."""  # solo-10
    for number in range(t.automa.pups):
        fox = t.automa.pup[number]
        row = t.kennel[t.fox[fox].sex]
        if number == 0:
            row.fox[0] = fox
            row.length = max(row.length, 1)
        else:
            row.fox[t.spaces - 1] = fox
            row.length = t.spaces


@njit
def enforce_limit(box: BoxRecord, t: Table, sex: int) -> None:
    """Send away the least friendly foxes of a row that has too many."""  # rules adm-5, rul-2
    row = t.kennel[sex]
    while row.length > box.kennel_limit:
        least = friendliness(t, row.fox[0])
        for place in range(row.length):
            least = min(least, friendliness(t, row.fox[place]))
        stay = 0
        for place in range(row.length):
            fox = row.fox[place]
            if friendliness(t, fox) == least:
                send_away(box, t, fox)
            else:
                row.fox[stay] = fox
                stay += 1
        for place in range(stay, row.length):
            row.fox[place] = NOTHING
        row.length = stay


@njit
def reset_turn_order(t: Table) -> None:
    """Give the turn order by the gears on the supply track, from left to right."""  # rule adm-7
    turn = 0
    for space in range(t.spaces):
        entrant = t.holder[space]
        if entrant != NOBODY and not (entrant == t.seats and space == t.automa.meeple):
            t.order[turn] = entrant
            turn += 1
    for space in range(SPACES):
        t.holder[space] = NOBODY
    for seat in range(t.seats):
        t.seat[seat].space = NOTHING


@njit
def refill_track(t: Table) -> None:
    """Discard tiles that nobody claimed and lay out new ones, none on the first space."""  # rules adm-8, set-1
    for space in range(t.spaces):
        if t.tile[space] != NOTHING:
            discard_tile(t, t.tile[space])
            t.tile[space] = NOTHING
    for space in range(1, t.spaces):
        t.tile[space] = draw_tile(t)
