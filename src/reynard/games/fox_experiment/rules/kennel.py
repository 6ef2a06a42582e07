"""The kennel: its two rows, their decks and discard piles, and the blank cards of every colour."""

from reynard.core.compiled import njit
from reynard.core.dice_cup import draw
from reynard.core.pile import draw_piece
from reynard.games.fox_experiment.box.record import MARKS, BoxRecord
from reynard.games.fox_experiment.table import NOBODY, NOTHING, TRAITS, WILD_FOXES, Blanks, Row, Sex, Table


@njit
def draw_parent(t: Table, sex: int) -> int:
    """Take a wild fox from a deck, which is made anew from its discards when it is empty."""  # rule rul-1
    row = t.kennel[sex]
    if row.left == 0:
        for place in range(row.discarded):
            row.deck[place] = row.discard[place]
        row.left = row.discarded
        row.discarded = 0
    if row.left == 0:
        return NOTHING
    fox = int(draw_piece(t.cup, row.deck, row.left))
    row.left -= 1
    return fox


@njit
def has_parents(t: Table, sex: int) -> bool:
    """Say whether a fox can be drawn from a deck."""
    return t.kennel[sex].left + t.kennel[sex].discarded > 0


@njit
def send_away(box: BoxRecord, t: Table, fox: int) -> None:
    """Discard a fox: a wild one beside its deck, a player's to its owner's blank cards."""  # rule adm-1
    card = t.fox[fox]
    if card.owner == NOBODY:
        row = t.kennel[card.sex]
        row.discard[row.discarded] = fox
        row.discarded += 1
        for trait in range(TRAITS):  # what the automatic opponent had put on it, rule rul-11
            card.dice[trait] = box.parent[fox].dice[trait]
    elif card.owner == t.seats:
        t.automa.blanks.discarded[card.sex] += 1
    else:
        t.seat[card.owner].blanks.discarded[card.sex] += 1


@njit
def draw_blank(t: Table, blanks: Blanks) -> int:
    """Draw a blank fox card and say its sex; used cards are wiped and shuffled when none is left."""  # rule bre-1
    male, female = int(blanks.left[Sex.MALE]), int(blanks.left[Sex.FEMALE])
    if male + female == 0:
        male, female = int(blanks.discarded[Sex.MALE]), int(blanks.discarded[Sex.FEMALE])
        blanks.discarded[Sex.MALE] = 0
        blanks.discarded[Sex.FEMALE] = 0
    is_female = draw(t.cup, male + female) >= male
    blanks.left[Sex.MALE] = male if is_female else male - 1
    blanks.left[Sex.FEMALE] = female - 1 if is_female else female
    return 1 if is_female else 0


@njit
def new_fox(t: Table, owner: int, sex: int, father: int, mother: int) -> int:
    """Lay a blank card out to be marked."""
    fox = WILD_FOXES + t.bred
    t.bred += 1
    card = t.fox[fox]
    card.owner = owner
    card.sex = sex
    card.generation = t.generation
    card.parent[Sex.MALE] = father
    card.parent[Sex.FEMALE] = mother
    return fox


@njit
def mark_symbols(box: BoxRecord, t: Table, fox: int, trait: int, symbols: int) -> int:
    """Mark the symbols of a trait, and say how many did not fit on the track."""  # rules bre-9, bre-10
    card = t.fox[fox]
    card.symbols[trait] = symbols
    card.dice[trait] = box.squares[min(symbols, MARKS)]
    return max(0, symbols - MARKS)


@njit
def friendliness(t: Table, fox: int) -> int:
    """Count all symbols of a fox, those beyond the tracks included."""  # rule bre-11
    total = 0
    for trait in range(TRAITS):
        total += int(t.fox[fox].symbols[trait])
    return total


@njit
def add_to_row(row: Row, fox: int) -> None:
    """Put a fox at the right end of a row."""
    row.fox[row.length] = fox
    row.claimed[row.length] = 0
    row.length += 1


@njit
def fill_rows(t: Table) -> None:
    """Fill each row from its deck to one fox more than there are players."""  # rules set-2, adm-6
    for sex in range(len(t.kennel)):
        row = t.kennel[sex]
        for place in range(row.length):
            if row.fox[place] == NOTHING:
                row.fox[place] = draw_parent(t, sex)
                row.claimed[place] = 0
        while row.length < t.spaces:
            add_to_row(row, draw_parent(t, sex))
