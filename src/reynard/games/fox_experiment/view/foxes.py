"""The foxes as a seat sees them: their cards, the kennel and, at the end, the family tree."""

from collections.abc import Iterable, Sequence

from reynard.core.box import Box
from reynard.games.fox_experiment.box.record import MARKS, SEX_KEYS, BoxRecord
from reynard.games.fox_experiment.table import NOBODY, NOTHING, ROW, WILD_FOXES, Sex, Table, Trait
from reynard.games.fox_experiment.view.types import (
    DieKey,
    FamilyFoxView,
    FoxView,
    KennelView,
    LitterView,
    NewcomerView,
    RowView,
    SexKey,
    ShapeKey,
    TraitCounts,
)
from reynard.games.fox_experiment.words.ending import family_words, origin_words
from reynard.games.fox_experiment.words.facts import TRAIT_KEY_OF
from reynard.games.fox_experiment.words.names import suggested_name
from reynard.games.fox_experiment.words.things import each_trait, fox_words, pup_words, rolled_words, taking_words

SEX_KEY_OF: tuple[SexKey, ...] = ("male", "female")


def traits_view(numbers: Iterable[int]) -> TraitCounts:
    """Show a number for each trait."""
    tail, ear, bark, spot = (int(number) for number in numbers)
    return {"tail": tail, "ear": ear, "bark": bark, "spot": spot}


def fox_track_view(box: BoxRecord) -> list[ShapeKey]:
    """Show the spaces that the symbols of a trait mark on a fox card."""
    return ["square" if box.squares[place + 1] > box.squares[place] else "circle" for place in range(MARKS)]


def marks_view(box: Box, symbols: int, dice: int) -> list[bool]:
    """Show which spaces of a track are marked: so many from the left, and the squares of dice put there later."""
    squares = box.record.squares
    return [
        place < symbols or squares[place] < squares[place + 1] <= dice  # rule two-8
        for place in range(MARKS)
    ]


def beyond(symbols: int) -> int:
    """Count the symbols for which a track has no room."""
    return max(0, symbols - MARKS)


def fox_view(box: Box, t: Table, fox: int) -> FoxView:
    """Show a fox card."""
    card = t.fox[fox]
    is_wild = fox < WILD_FOXES
    father, mother = card.parent
    return {
        "id": fox,
        "name": box.names["parent"][fox] if is_wild else suggested_name(t, fox),
        "note": None if is_wild else f"pup:{fox}",
        "sex": SEX_KEY_OF[card.sex],
        "owner": None if card.owner == NOBODY else card.owner,
        "generation": None if is_wild else card.generation + 1,
        "dice": traits_view(card.dice),
        "symbols": traits_view(card.symbols),
        "friendliness": sum(card.symbols),
        "father": None if father == NOTHING else father,
        "mother": None if mother == NOTHING else mother,
        "marks": {TRAIT_KEY_OF[trait]: marks_view(box, card.symbols[trait], card.dice[trait]) for trait in Trait},
        "beyond": traits_view(beyond(number) for number in card.symbols),
        "words": fox_words(box, t, fox),
        "dice_words": each_trait(card.dice, "none"),
        "born_words": pup_words(box, t, fox),
    }


def newcomers_view(box: Box, t: Table) -> list[NewcomerView]:
    """Show the foxes that were bred in the generation completed last."""
    completed = t.generation if t.over else t.generation - 1
    bred = range(WILD_FOXES, WILD_FOXES + t.bred)
    return [newcomer_view(box, t, fox) for fox in bred if t.fox[fox].generation == completed]


def newcomer_view(box: Box, t: Table, fox: int) -> NewcomerView:
    """Show a new pup with the dice that made it."""
    *traits, friendly = (int(number) for number in t.fox[fox].rolled)
    counts: dict[DieKey, int] = dict(zip(TRAIT_KEY_OF, traits, strict=True)) | {"friendly": friendly}
    return {
        **fox_view(box, t, fox),
        "rolled": {kind: number for kind, number in counts.items() if number},
        "rolled_words": rolled_words(traits, friendly),
    }


def maybe_fox(box: Box, t: Table, fox: int) -> FoxView | None:
    """Show a fox if there is one."""
    return None if fox == NOTHING else fox_view(box, t, fox)


def row_view(box: Box, t: Table, sex: Sex) -> RowView:
    """Show a row of the kennel."""
    row = t.kennel[sex]
    return {
        "ref": f"deck:{SEX_KEYS[sex]}",
        "sex": SEX_KEY_OF[sex],
        "foxes": [kennel_view(box, t, sex, place) for place in range(row.length)],
        "deck": row.left,
        "discards": row.discarded,
    }


def kennel_view(box: Box, t: Table, sex: Sex, place: int) -> KennelView:
    """Show a place in a row of the kennel."""
    row = t.kennel[sex]
    fox, claimed = row.fox[place], bool(row.claimed[place])
    return {
        "ref": f"kennel:{SEX_KEYS[sex]}:{place}",
        "fox": maybe_fox(box, t, fox),
        "claimed": claimed,
        "free": fox != NOTHING and not claimed and place < ROW,  # rule sel-2
        "label": "" if fox == NOTHING else taking_words(box, t, fox),
    }


def family_view(box: Box, t: Table, litters: Sequence[LitterView]) -> list[FamilyFoxView]:
    """Show every fox of the family tree: all that were bred, and the wild ones they come from."""
    bred = range(WILD_FOXES, WILD_FOXES + t.bred)
    wild = {parent for fox in bred for parent in t.fox[fox].parent if parent < WILD_FOXES}
    return [family_fox_view(box, t, fox, litters) for fox in (*sorted(wild), *bred)]


def family_fox_view(box: Box, t: Table, fox: int, litters: Sequence[LitterView]) -> FamilyFoxView:
    """Show a fox of the family tree."""
    shown = fox_view(box, t, fox)
    offspring = [litter for litter in litters if fox in litter["parents"]]
    return {
        **shown,
        "row": shown["generation"] or min(litter["generation"] for litter in offspring) - 1,
        "parents": [parent for parent in t.fox[fox].parent if parent != NOTHING],
        "pups": [pup for litter in offspring for pup in litter["pups"]],
        "origin": origin_words(box, t, fox),
        "line": family_words(box, t, fox),
    }


def litters_view(t: Table) -> list[LitterView]:
    """Gather all bred foxes by litters, in the order of their birth."""
    litters: dict[tuple[int, ...], LitterView] = {}
    for fox in range(WILD_FOXES, WILD_FOXES + t.bred):
        card = t.fox[fox]
        parents = [int(parent) for parent in card.parent]
        new: LitterView = {"generation": card.generation + 1, "owner": card.owner, "parents": parents, "pups": []}
        litters.setdefault((card.generation, card.owner, *parents), new)["pups"].append(fox)
    return list(litters.values())
