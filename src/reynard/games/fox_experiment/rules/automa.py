"""The automatic opponent's Selection, in two-player and solo games."""

from reynard.core.compiled import njit
from reynard.core.dice_cup import draw
from reynard.core.pile import draw_piece
from reynard.games.fox_experiment.box.record import AutomaStudy, BoxRecord
from reynard.games.fox_experiment.rules.supplies import discard_tile
from reynard.games.fox_experiment.table import (
    ALL_ITEMS,
    ARROWS,
    ITEMS,
    NOTHING,
    TALES,
    Arrow,
    Because,
    Item,
    Mode,
    Row,
    Supply,
    Table,
    Tale,
)


@njit
def tell(t: Table, what: int, one: int, two: int, three: int) -> None:
    """Note what the automatic opponent does, for the log; the rules never read it."""
    if t.tales < TALES:
        told = t.told[t.tales]
        told.what = what
        told.one = one
        told.two = two
        told.three = three
        t.tales += 1


@njit
def shuffle_selection_cards(box: BoxRecord, t: Table) -> None:
    """Shuffle all selection cards for a new Selection."""  # rule rul-23
    automa = t.automa
    for row in range(box.cards):
        automa.card[row] = row
    automa.cards = box.cards
    for item in range(ITEMS):
        automa.selected[item] = 0
    automa.meeple = NOTHING
    automa.gear = NOTHING
    show_arrow(box, t)


@njit
def show_arrow(box: BoxRecord, t: Table) -> None:
    """Show the back of the next card: which way it points is open, which card it is is not decided."""  # rule rul-23
    automa = t.automa
    if automa.cards > 0:
        automa.arrow = box.card[automa.card[draw(t.cup, automa.cards)]].arrow


@njit
def flip_card(box: BoxRecord, t: Table) -> int:
    """Turn over a card whose back has the arrow that was showing, and show the next arrow."""
    automa = t.automa
    alike = 0
    for place in range(automa.cards):
        if box.card[automa.card[place]].arrow == automa.arrow:
            alike += 1
    number = draw(t.cup, alike)
    place = 0
    while box.card[automa.card[place]].arrow != automa.arrow or number > 0:
        if box.card[automa.card[place]].arrow == automa.arrow:
            number -= 1
        place += 1
    card = automa.card[place]
    automa.cards -= 1
    automa.card[place] = automa.card[automa.cards]
    show_arrow(box, t)
    tell(t, Tale.FLIPS.value, card, 0, 0)
    return card


@njit
def select_items(box: BoxRecord, t: Table) -> None:
    """Take the automatic opponent's turn: both items of a card, or what is still missing."""  # rules two-2, two-3
    wanted = ALL_ITEMS
    while wanted > 0 and t.automa.cards > 0:
        card = box.card[flip_card(box, t)]
        for number in range(2):
            item = card.shows[number]
            if wanted > 0 and t.automa.selected[item] < ALL_ITEMS:
                select_item(box, t, item)
                wanted -= 1


@njit
def select_item(box: BoxRecord, t: Table, item: int) -> None:
    """Select one item."""
    t.automa.selected[item] += 1
    if item == Item.SUPPLY:
        block_space(box, t)
    else:
        claim_fox(box, t, item)


@njit
def priorities(box: BoxRecord, t: Table) -> AutomaStudy:
    """Look at the study that says what it looks for."""  # rules two-1, solo-2
    return box.automa_study[leading_study(t)]


@njit
def leading_study(t: Table) -> int:
    """Find its leftmost study that is not completed, or else the one completed last."""
    return t.automa.study[0] if t.automa.studies else t.automa.finished[t.automa.completed - 1]


@njit
def find_fox(box: BoxRecord, t: Table, sex: int) -> tuple[int, int]:
    """Find the place of the fox it likes best, or NOTHING, and why it is that one."""  # rules two-4, two-5
    row = t.kennel[sex]
    study = priorities(box, t)
    first, second = study.priority[0], study.priority[1]
    best, because = NOTHING, Because.FIRST_PRIORITY.value
    for step in range(row.length):
        place = row.length - 1 - step if t.automa.arrow == Arrow.LEFT else step
        if is_free(row, place):
            if best == NOTHING:
                best = place
                continue
            here, there = t.fox[row.fox[place]].dice, t.fox[row.fox[best]].dice
            if here[first] > there[first]:
                best, because = place, Because.FIRST_PRIORITY.value
            elif here[first] == there[first] and here[second] > there[second]:
                best, because = place, Because.SECOND_PRIORITY.value
            elif here[first] == there[first] and here[second] == there[second]:
                because = Because.ARROW.value
            elif here[first] == there[first]:
                because = max(because, Because.SECOND_PRIORITY.value)
    return best, because


@njit
def claim_fox(box: BoxRecord, t: Table, sex: int) -> None:
    """Claim the fox it likes best; it stays in the kennel."""  # rule two-6
    row = t.kennel[sex]
    best, because = find_fox(box, t, sex)
    if best != NOTHING:
        row.claimed[best] = 1
        tell(t, Tale.TAKES.value, row.fox[best], because, ARROWS * leading_study(t) + t.automa.arrow)


@njit
def is_free(row: Row, place: int) -> bool:
    """Say whether a fox lies there that nobody has claimed."""
    return row.fox[place] != NOTHING and row.claimed[place] == 0


@njit
def find_space(t: Table) -> int:
    """Find the farthest free space of the supply track, from the end at which the arrow begins, or NOTHING."""
    for step in range(t.spaces):
        space = t.spaces - 1 - step if t.automa.arrow == Arrow.LEFT else step
        if t.holder[space] < 0:
            return space
    return NOTHING


@njit
def block_space(box: BoxRecord, t: Table) -> None:
    """Take the farthest free space of the supply track, first with the meeple, then with the gear."""  # rule two-7
    found = find_space(t)
    if found == NOTHING:
        return
    with_gear = t.automa.selected[Item.SUPPLY] == ALL_ITEMS
    if with_gear:
        t.automa.gear = found
    else:
        t.automa.meeple = found
    t.holder[found] = t.seats
    tell(t, Tale.BLOCKS.value, found, 1 if with_gear else 0, t.automa.arrow)
    tile = t.tile[found]
    if t.mode == Mode.SOLO and t.hard:
        help_itself(box, t, found, tile)
    if tile != NOTHING:
        discard_tile(t, tile)
        t.tile[found] = NOTHING


@njit
def help_itself(box: BoxRecord, t: Table, space: int, tile: int) -> None:
    """Hard mode: take the friendly tokens of a space."""  # rule solo-13
    tokens = int(box.printed[t.side, space].icon[Supply.FRIENDLY])
    if tile != NOTHING:
        tokens += box.tile[tile].icon[Supply.FRIENDLY]
    if tokens > 0:
        tell(t, Tale.HELPS_ITSELF.value, tokens, 0, 0)
        t.automa.spare += tokens
        place_tokens(box, t)


@njit
def place_tokens(box: BoxRecord, t: Table) -> None:
    """Put its friendly tokens on its studies from the left, two on each; the rest wait."""  # rule solo-11
    automa = t.automa
    for place in range(automa.studies):
        while automa.spare > 0 and automa.friendly[place] < box.automa_most:
            automa.friendly[place] += 1
            automa.spare -= 1


@njit
def draw_automa_study(t: Table) -> int:
    """Take a study from its deck; one that was put back lies under all others."""
    automa = t.automa
    if automa.left > 0:
        study = draw_piece(t.cup, automa.deck, automa.left)
        automa.left -= 1
        return study
    if automa.bottoms == 0:
        return NOTHING
    study = automa.bottom[0]
    automa.bottoms -= 1
    for place in range(automa.bottoms):
        automa.bottom[place] = automa.bottom[place + 1]
    return study


@njit
def open_study(box: BoxRecord, t: Table) -> int:
    """Open a new study at the right end of its row, with tokens that were waiting."""  # rule solo-7
    automa = t.automa
    study = draw_automa_study(t)
    if study != NOTHING:
        automa.study[automa.studies] = study
        automa.level[automa.studies] = 0
        automa.friendly[automa.studies] = 0
        automa.studies += 1
        place_tokens(box, t)
    return study


@njit
def add_dice(box: BoxRecord, t: Table) -> None:
    """Two players: give each fox it claimed a die of each of its two traits, up to two of a trait."""  # rule two-8
    study = priorities(box, t)
    for sex in range(len(t.kennel)):
        row = t.kennel[sex]
        for place in range(row.length):
            if row.claimed[place]:
                added = 0
                card = t.fox[row.fox[place]]
                for number in range(2):
                    trait = study.priority[number]
                    if card.dice[trait] < box.automa_dice:
                        card.dice[trait] += 1
                        added |= 1 << trait
                tell(t, Tale.ADDS_DICE.value, row.fox[place], added, 0)


@njit
def change_study(t: Table) -> None:
    """Two players: put its study under the deck and open another."""  # rules two-9, rul-26
    automa = t.automa
    old = automa.study[0]
    automa.bottom[automa.bottoms] = old
    automa.bottoms += 1
    automa.study[0] = draw_automa_study(t)
    automa.wants_study = 0
    tell(t, Tale.CHANGES_STUDY.value, old, automa.study[0], 0)
