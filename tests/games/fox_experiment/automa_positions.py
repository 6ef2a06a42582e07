"""Positions with the automatic opponent, beyond those of ``positions``.

Its studies go by their two traits, "tail bark", and its selection cards by what they show, "female supply".
"""

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import numpy as np

from reynard.core.match import Match
from reynard.games.fox_experiment.box.record import ARROW_KEYS, ITEM_KEYS, SEX_KEYS, TRAIT_KEYS
from reynard.games.fox_experiment.table import ALL_ITEMS, NOTHING, WILD_FOXES, Mode, Sex, Table, Tale

from ..playing import play_out, ways_to_play
from .board import lay_row, lay_tile, row_of, wild
from .positions import GAME, choose, end_generation, sit_down
from .stashes import strip

OTHER_WAY = {"left": "right", "right": "left"}
WEAK = ("Ugolyok", "Belka")  # a spot die each: a pair that completes nothing in the examples
SEEDS = range(4)


def alone(*studies: tuple[str, int, int], next_one: str = "", **options: int) -> Match:
    """Start a match alone in which the opponent has these studies, and no token waits."""
    match = sit_down(1, **options)
    lay_studies(match, *studies, next_one=next_one)
    match.table.automa.spare = 0
    return match


def table_for_two(study: str = "tail bark", males: str = "", females: str = "") -> Match:
    """Start a match for two with this study open and these rows in the kennel, and tiles without wild tokens."""
    match = sit_down(2)
    lay_studies(match, (study, 0, 0))
    for sex, names in (("male", males), ("female", females)):
        if names:
            lay_row(match, sex, *names.split())
    for space, icons in enumerate(("tail ear", "tail bark", "tail spot", "ear bark"), 1):
        lay_tile(match, f"space:{space}", icons)
    return match


def first_turn(match: Match, items: str, arrow: str, second: str = "") -> None:
    """Let both players take a space, the fourth and the fifth, and then the automatic opponent have its turn."""
    choose(match, 0, "space:3")
    turn_over(match, items, arrow, second)
    choose(match, 1, "space:4")


def automa_study(match: Match, words: str) -> int:
    """Find a study of the automatic opponent by its first and its second trait."""
    wanted = [TRAIT_KEYS.index(trait) for trait in words.split()]
    rows = range(int(match.box.record.automa_studies))
    return next(row for row in rows if list(match.box.record.automa_study[row].priority) == wanted)


def study_name(match: Match, row: int) -> str:
    """Write the first and the second trait of a study."""
    return " ".join(TRAIT_KEYS[trait] for trait in match.box.record.automa_study[row].priority)


def lay_studies(match: Match, *studies: tuple[str, int, int], next_one: str = "") -> None:
    """Lay its studies in a row, each with the levels completed and the friendly tokens on it.

    All others lie in its deck; ``next_one`` lies on top of it.
    """
    automa = match.table.automa
    rows = [automa_study(match, words) for words, _, _ in studies]
    for place, (_, level, tokens) in enumerate(studies):
        automa.study[place], automa.level[place], automa.friendly[place] = rows[place], level, tokens
    automa.studies = len(studies)
    rest = [row for row in range(int(match.box.record.automa_studies)) if row not in rows]
    top = [automa_study(match, next_one)] if next_one else rest
    under = [row for row in rest if row not in top]
    automa.deck[: len(top)], automa.left = top, len(top)
    automa.bottom[: len(under)], automa.bottoms = under, len(under)


def studies_of(match: Match) -> list[tuple[str, int, int]]:
    """Read its row of studies: traits, levels completed, friendly tokens."""
    automa = match.table.automa
    rows = range(int(automa.studies))
    return [(study_name(match, automa.study[i]), int(automa.level[i]), int(automa.friendly[i])) for i in rows]


def finished(match: Match) -> list[str]:
    """Read the studies it has set aside."""
    automa = match.table.automa
    return [study_name(match, row) for row in automa.finished[: automa.completed]]


def turn_over(match: Match, items: str, arrow: str, second: str = "") -> None:
    """Let it turn over this card next; the back of the one behind it, perhaps ``second``, has this arrow."""
    automa = match.table.automa
    behind = second or next(each for each in ("male female", "male supply") if each != items)
    automa.card[:2] = selection_card(match, items, OTHER_WAY[arrow]), selection_card(match, behind, arrow)
    automa.cards = 2
    automa.arrow = ARROW_KEYS.index(OTHER_WAY[arrow])


def selection_card(match: Match, items: str, arrow: str) -> int:
    """Find a selection card."""
    wanted = ([ITEM_KEYS.index(item) for item in items.split()], ARROW_KEYS.index(arrow))
    cards = [match.box.record.card[row] for row in range(int(match.box.record.cards))]
    return next(row for row, card in enumerate(cards) if (list(card.shows), card.arrow) == wanted)


def has_selected(match: Match, male: int, female: int, supply: int) -> None:
    """Let it have selected each item so often."""
    match.table.automa.selected[:] = male, female, supply


def claim(match: Match, sex: str, *foxes: str | int) -> None:
    """Put its meeples on foxes of a row."""
    row = match.table.kennel[SEX_KEYS.index(sex)]
    for fox in foxes:
        row.claimed[row_of(match, sex).index(fox if isinstance(fox, int) else wild(match, fox))] = 1


def claimed(match: Match, sex: str) -> list[int]:
    """Read the foxes of a row that it has claimed, from the left."""
    row = match.table.kennel[SEX_KEYS.index(sex)]
    return [int(row.fox[place]) for place in range(int(row.length)) if row.claimed[place]]


def claimed_names(match: Match) -> dict[str, list[str]]:
    """Read the wild foxes it has claimed by their names."""
    names = match.box.names["parent"]
    return {sex: [names[fox] for fox in claimed(match, sex)] for sex in SEX_KEYS if claimed(match, sex)}


def blocked(match: Match) -> dict[str, int]:
    """Read the numbers of the spaces it has taken, counted from 1."""
    pieces = {"meeple": match.table.automa.meeple, "gear": match.table.automa.gear}
    return {piece: int(space) + 1 for piece, space in pieces.items() if space != NOTHING}


def let_it_breed(match: Match, males: tuple[str | int, ...], females: tuple[str | int, ...], sexes: str = "") -> None:
    """Alone: let it have claimed these foxes, and play Selection up to the moment when it has bred from them.

    The player draws both parents and takes nothing; ``sexes`` turns over blank cards of these sexes.
    """
    for sex, foxes in (("male", males), ("female", females)):
        lay_row(match, sex, *foxes)
        claim(match, sex, *foxes)
    has_selected(match, ALL_ITEMS, ALL_ITEMS, ALL_ITEMS)
    match.table.automa.cards = 0
    if sexes:
        blanks = match.table.automa.blanks
        cards = Counter(sexes.split())
        for number, key in enumerate(SEX_KEYS):
            blanks.discarded[number] += blanks.left[number] - cards[key]
            blanks.left[number] = cards[key]
    strip(match, 0)
    for item in ("space:0", "deck:male", "deck:female"):
        choose(match, 0, item)


def automa_pups(match: Match) -> list[int]:
    """Read the pups it has bred in this generation."""
    automa = match.table.automa
    return [int(fox) for fox in automa.pup[: automa.pups]]


def finish_generation(match: Match, generation: int = 1) -> None:
    """Let everybody who is not done yet finish this generation."""
    if match.table.generation < generation and not match.over:
        end_generation(match)


def order(match: Match) -> list[int]:
    """Read the turn order."""
    return [int(entrant) for entrant in match.table.order[: match.table.entrants]]


def told(table: Any) -> list[tuple[Tale, int, int, int]]:
    """Read what the automatic opponent did in the latest move."""
    tales = table.told[: table.tales]
    return [(Tale(int(tale.what)), int(tale.one), int(tale.two), int(tale.three)) for tale in tales]


def log_of(match: Match) -> str:
    """Read what the latest move did."""
    return "\n".join(match.lines(match.ply))


@cache
def random_match(seats: int, seed: int, **options: int) -> Match:
    """Play a whole match at random; it is for looking at only, since tests share it."""
    return play_out(GAME.start(seats, seed=seed, options=dict(options)), Random(seed))


WAYS = [
    way
    for way in ways_to_play(GAME)
    if all(option.is_for(way.seats) or not way.options[option.name] for option in GAME.options)
]


def check_box(record: Any, table: Any) -> None:
    """Find every card and tile of the box in exactly one place."""
    t = Table.plain(table)
    check_foxes(record, t)
    assert sorted(tiles_of(t)) == list(range(record.tiles))
    for kind, number in enumerate(record.science):
        hands = sum(own.science[kind] for own in t.seat)
        assert t.science_deck[kind] + t.science_discard[kind] + hands == number
    assert sum(t.science_deck) == t.science_left
    assert all(sum(own.science) == own.hand for own in t.seat)
    assert sorted(studies_in(t)) == list(range(record.studies))
    if t.mode != Mode.STANDARD:
        automa = t.automa
        piles = [*automa.deck[: automa.left], *automa.bottom[: automa.bottoms]]
        laid = [*automa.study[: automa.studies], *automa.finished[: automa.completed]]
        assert sorted(piles + laid) == list(range(record.automa_studies))


def check_foxes(record: Any, t: Any) -> None:
    """Find every wild fox once, and for every blank card a fox bred from it or a card left."""
    lying = [fox for row in t.kennel for fox in row.fox[: row.length] if fox != NOTHING]
    lying += [fox for place in t.seat[: t.seats] for fox in place.parent if fox != NOTHING]
    lying += [fox for place in t.seat[: t.seats] for fox in place.drawn[: place.draws]]
    piles = [fox for row in t.kennel for fox in (*row.deck[: row.left], *row.discard[: row.discarded])]
    assert all(fox < WILD_FOXES for fox in piles)
    assert sorted([fox for fox in lying if fox < WILD_FOXES] + piles) == list(range(record.parents))
    lying += [fox for place in t.seat[: t.seats] for fox in place.pup[: place.pups]]
    lying += [fox for fox in t.automa.pup[: t.automa.pups] if t.fox[fox].generation == t.generation]
    assert len(lying) == len(set(lying))
    bred = Counter((t.fox[fox].owner, t.fox[fox].sex) for fox in lying if fox >= WILD_FOXES)
    for seat, place in enumerate(t.seat[: t.seats]):
        if place.dice or place.turned:
            bred[seat, place.sex] += 1
    colours = {seat: place.blanks for seat, place in enumerate(t.seat[: t.seats])}
    if t.mode == Mode.SOLO:
        colours[t.seats] = t.automa.blanks
    for owner, blanks in colours.items():
        for sex in Sex:
            assert blanks.left[sex] + blanks.discarded[sex] + bred[owner, sex] == record.blanks


def tiles_of(t: Any) -> list[int]:
    """List the tiles wherever they lie."""
    lying = [tile for tile in t.tile if tile != NOTHING] + t.patron_tile[: t.patrons]
    return [*lying, *t.tile_stack[: t.tiles], *t.tile_discard[: t.discarded]]


def studies_in(t: Any) -> list[int]:
    """List the studies wherever they lie."""
    held = [study for place in t.seat[: t.seats] for study in place.study[: place.studies]]
    held += [study for place in t.seat[: t.seats] for study in place.offer[: place.offers]]
    return [*held, *t.study_deck[: t.studies], *t.bottom[: t.bottoms]]


def check_numbers(table: Any) -> None:
    """Find nothing that there is less than none of."""
    for place in table.seat[: table.seats]:
        for name in ("friendly", "token", "points", "science", "hand", "wilds", "owed", "trades", "gained", "helping"):
            assert np.min(place[name]) >= 0
        assert sum(place.helping) <= place.friendly
        assert min(min(place.blanks.left), min(place.blanks.discarded)) >= 0
        assert np.all(place.unlocked <= 3)
        assert np.all((place.level >= 0) & (place.level <= 3))
    automa = table.automa
    assert min(automa.spare, automa.points, automa.left, automa.cards, *automa.friendly) >= 0
    assert all(table.fox["dice"].ravel() >= 0)
    assert table.fox["dice"].max() <= 2
    assert table.fox["symbols"].min() >= 0
