"""What lies in the middle of the table: patrons, rewards, supply tiles and the foxes of the kennel.

Tiles are written by their keys, "tail friendly". A wild fox goes by its name, a bred fox by its number. What is laid
is taken from its deck or stack, so that the box always stays complete.
"""

from reynard.core.match import Match
from reynard.games.fox_experiment.box.record import GOAL_KEYS, SEX_KEYS, SUPPLY_KEYS, TRAIT_KEYS
from reynard.games.fox_experiment.table import NOTHING, WILD_FOXES

from .stashes import traits


def lay_patrons(match: Match, *goals: str) -> None:
    """Put patrons with these goals beside the board."""
    match.table.patron[: len(goals)] = [GOAL_KEYS.index(goal) for goal in goals]


def join(match: Match, seat: int, *patrons: int) -> None:
    """Put a seat's meeples beside patrons."""
    for patron in patrons:
        match.table.seat[seat].patrons |= 1 << patron


def reward(match: Match, generation: int, *entrants: int) -> None:
    """Put meeples on a space of the friendliness track."""
    match.table.friendliest[generation - 1] = sum(1 << entrant for entrant in entrants)


def tile_icons(match: Match, tile: int) -> list[str]:
    """Read what a tile shows."""
    icons = match.box.record.tile[tile].icon
    return [key for key, number in zip(SUPPLY_KEYS, icons, strict=True) for _ in range(int(number))]


def lay_tile(match: Match, where: str, icons: str) -> int:
    """Lay a tile with these icons on "space:2", "patron:0" or "discard", and give its number.

    It comes from the stack or the discards, or else changes places with what lies there.
    """
    t = match.table
    kind, _, number = where.partition(":")
    if kind == "discard":
        places, place = t.tile_discard, int(t.discarded)
        t.discarded += 1
        t.tiles -= 1
        places[place] = t.tile_stack[t.tiles]
    else:
        places, place = (t.tile if kind == "space" else t.patron_tile), int(number)
    piles = ((t.tile_stack, t.tiles), (t.tile_discard, t.discarded), (t.tile, t.spaces), (t.patron_tile, t.patrons))
    for pile, length in piles:
        for spot in range(int(length)):
            tile = int(pile[spot])
            if tile != NOTHING and sorted(tile_icons(match, tile)) == sorted(icons.split()):
                pile[spot], places[place] = places[place], tile
                return tile
    raise AssertionError(f"no tile with {icons} is in the stack or on the board")


def tile_at(match: Match, where: str) -> int:
    """Give the number of the tile on "space:2" or "patron:0"."""
    kind, _, number = where.partition(":")
    return int((match.table.tile if kind == "space" else match.table.patron_tile)[int(number)])


def tile_discards(match: Match) -> list[int]:
    """Read the discarded tiles."""
    return [int(tile) for tile in match.table.tile_discard[: match.table.discarded]]


def wild(match: Match, name: str) -> int:
    """Find a wild fox by its name."""
    return match.box.names["parent"].index(name)


def bred_fox(match: Match, owner: int, sex: str, **symbols: int) -> int:
    """Make a fox bred by a seat in the generation before, from a blank card of its colour."""
    t = match.table
    number = WILD_FOXES + int(t.bred)
    t.bred += 1
    card = t.fox[number]
    card.owner, card.sex, card.generation = owner, SEX_KEYS.index(sex), max(0, int(t.generation) - 1)
    for trait, marks in symbols.items():
        card.symbols[TRAIT_KEYS.index(trait)] = marks
        card.dice[TRAIT_KEYS.index(trait)] = (0, 1, 1, 2, 2, 2)[min(marks, 5)]
    blanks = t.seat[owner].blanks if owner < t.seats else t.automa.blanks
    blanks.left[card.sex] -= 1
    return number


def lift_fox(match: Match, fox: int) -> None:
    """Take a fox from wherever it lies: a row, a deck, its discards."""
    row = match.table.kennel[match.table.fox[fox].sex]
    for place in range(int(row.length)):
        if row.fox[place] == fox:
            row.fox[place] = NOTHING
    for pile, length in ((row.deck, "left"), (row.discard, "discarded")):
        lying = [int(each) for each in pile[: row[length]]]
        if fox in lying:
            pile[lying.index(fox)] = lying[-1]
            row[length] -= 1


def lay_row(match: Match, sex: str, *foxes: str | int) -> None:
    """Let a row of the kennel hold exactly these foxes; wild ones that were there go back into the deck."""
    row = match.table.kennel[SEX_KEYS.index(sex)]
    for place in range(int(row.length)):
        if row.fox[place] != NOTHING:
            back_to_deck(match, int(row.fox[place]))
        row.fox[place], row.claimed[place] = NOTHING, 0
    numbers = [fox if isinstance(fox, int) else wild(match, fox) for fox in foxes]
    for place, fox in enumerate(numbers):
        lift_fox(match, fox)
        row.fox[place] = fox
    row.length = len(numbers)


def back_to_deck(match: Match, fox: int) -> None:
    """Put a wild fox back into its deck."""
    if fox < WILD_FOXES:
        row = match.table.kennel[match.table.fox[fox].sex]
        row.deck[row.left] = fox
        row.left += 1


def row_of(match: Match, sex: str) -> list[int]:
    """Read the foxes of a row of the kennel; NOTHING where one was taken."""
    row = match.table.kennel[SEX_KEYS.index(sex)]
    return [int(fox) for fox in row.fox[: row.length]]


def pair(match: Match, seat: int, father: str | int, mother: str | int) -> None:
    """Give a seat these parents in place of those it has."""
    own = match.table.seat[seat]
    for sex, parent in enumerate((father, mother)):
        fox = parent if isinstance(parent, int) else wild(match, parent)
        if own.parent[sex] != NOTHING:
            back_to_deck(match, int(own.parent[sex]))
        lift_fox(match, fox)
        assert match.table.fox[fox].sex == sex
        own.parent[sex] = fox


def symbols(match: Match, fox: int) -> dict[str, int]:
    """Read the symbols of a bred fox."""
    return traits(match.table.fox[fox].symbols)


def dice_of(match: Match, fox: int) -> dict[str, int]:
    """Read the dice a fox gives as a parent."""
    return traits(match.table.fox[fox].dice)


def friendliness(match: Match, fox: int) -> int:
    """Read the friendliness of a fox."""
    return sum(symbols(match, fox).values())


def pups(match: Match, seat: int) -> list[int]:
    """Read the pups a seat has bred in this generation."""
    own = match.table.seat[seat]
    return [int(fox) for fox in own.pup[: own.pups]]
