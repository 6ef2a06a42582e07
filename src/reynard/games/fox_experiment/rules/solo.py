"""Solo: the automatic opponent breeds two pups and completes studies with them."""

from reynard.core.compiled import njit
from reynard.games.fox_experiment.box.record import BoxRecord
from reynard.games.fox_experiment.rules.automa import open_study, place_tokens, tell
from reynard.games.fox_experiment.rules.breeding import are_siblings
from reynard.games.fox_experiment.rules.kennel import draw_blank, mark_symbols, new_fox
from reynard.games.fox_experiment.table import ALL_ITEMS, LEVELS, NOTHING, TRAITS, Row, Sex, Table, Tale


@njit
def nth_claimed(row: Row, number: int) -> int:
    """Find one of its foxes in a row, counted from the left."""
    found = NOTHING
    for place in range(row.length):
        if row.claimed[place]:
            found = row.fox[place]
            if number == 0:
                return found
            number -= 1
    return found


@njit
def breed_and_research(box: BoxRecord, t: Table) -> None:
    """Breed both of its pups, each used for its studies before the next is begun."""  # rule solo-3
    swapped = mates_are_swapped(t)
    if swapped:
        tell(t, Tale.SWAPS_MATES.value, 0, 0, 0)
    for number in range(ALL_ITEMS):
        father = nth_claimed(t.kennel[Sex.MALE], 1 - number if swapped else number)
        mother = nth_claimed(t.kennel[Sex.FEMALE], number)
        if father != NOTHING and mother != NOTHING:
            breed_pup(box, t, father, mother)


@njit
def mates_are_swapped(t: Table) -> bool:
    """Say whether its fathers change places because a pair would be siblings."""  # rules solo-9, rul-28
    for number in range(ALL_ITEMS):
        father = nth_claimed(t.kennel[Sex.MALE], number)
        mother = nth_claimed(t.kennel[Sex.FEMALE], number)
        if father != NOTHING and mother != NOTHING and are_siblings(t, father, mother):
            return True
    return False


@njit
def breed_pup(box: BoxRecord, t: Table, father: int, mother: int) -> None:
    """Breed one pup without rolling, and complete what it can."""  # rules solo-4, solo-5
    automa = t.automa
    pup = new_fox(t, t.seats, draw_blank(t, automa.blanks), father, mother)
    for trait in range(TRAITS):
        symbols = t.fox[father].dice[trait] + t.fox[mother].dice[trait] + helped(box, t, trait)
        automa.points += mark_symbols(box, t, pup, trait, symbols)
    automa.pup[automa.pups] = pup
    automa.pups += 1
    tell(t, Tale.BREEDS.value, pup, 0, 0)
    research(box, t, pup)


@njit
def helped(box: BoxRecord, t: Table, trait: int) -> int:
    """Count the symbols that the friendly tokens on its studies give: the first trait, then the second."""
    count = 0
    for place in range(t.automa.studies):
        for number in range(t.automa.friendly[place]):
            if box.automa_study[t.automa.study[place]].priority[number] == trait:
                count += 1
    return count


@njit
def research(box: BoxRecord, t: Table, pup: int) -> None:
    """Complete the next level of every study the pup is good enough for."""  # rules solo-6, solo-7, solo-8
    automa = t.automa
    opened, finished = 0, 0
    for place in range(automa.studies):
        if is_good_enough(box, t, pup, place):
            automa.level[place] += 1
            tell(t, Tale.COMPLETES.value, automa.study[place], automa.level[place], pup)
            opened += 1 if automa.level[place] == 1 else 0
            finished += 1 if automa.level[place] == LEVELS else 0
    if finished > 0:
        set_finished_aside(box, t)
    for _ in range(opened):
        study = open_study(box, t)
        if study != NOTHING:
            tell(t, Tale.DRAWS_STUDY.value, study, automa.friendly[automa.studies - 1], 0)


@njit
def is_good_enough(box: BoxRecord, t: Table, pup: int, place: int) -> bool:
    """Say whether a pup has all that the next level of one of its studies asks for."""
    need = box.automa_study[t.automa.study[place]].need
    for trait in range(TRAITS):
        if t.fox[pup].symbols[trait] < need[t.automa.level[place], trait]:
            return False
    return True


@njit
def set_finished_aside(box: BoxRecord, t: Table) -> None:
    """Take finished studies out of the row; their tokens go to the others."""  # rule solo-8
    automa = t.automa
    kept, freed = 0, 0
    for place in range(automa.studies):
        if automa.level[place] == LEVELS:
            automa.finished[automa.completed] = automa.study[place]
            automa.completed += 1
            freed += automa.friendly[place]
            tell(t, Tale.SETS_ASIDE.value, automa.study[place], 0, 0)
        else:
            automa.study[kept] = automa.study[place]
            automa.level[kept] = automa.level[place]
            automa.friendly[kept] = automa.friendly[place]
            kept += 1
    automa.studies = kept
    automa.spare += freed
    place_tokens(box, t)
    if freed > 0:
        waiting = min(freed, int(automa.spare))
        tell(t, Tale.MOVES_TOKENS.value, freed - waiting, waiting, 0)
