"""Alone: the automatic opponent breeds two pups, without dice and without siblings."""

import pytest

from reynard.games.fox_experiment.table import Sex, Tale

from .automa_positions import (
    WEAK,
    alone,
    automa_pups,
    has_selected,
    let_it_breed,
    log_of,
    random_match,
    studies_of,
    told,
)
from .board import bred_fox, dice_of, friendliness, lay_row, symbols, wild
from .positions import choose, step
from .stashes import give


@pytest.mark.rule("solo-3")
@pytest.mark.rule("solo-4")
def test_leftmost_and_rightmost_parents():
    match = alone(("spot ear", 0, 0))
    let_it_breed(match, ("Boris", "Sokol"), ("Vera", "Alisa"))
    first, second = automa_pups(match)
    assert symbols(match, first) == {"tail": 2, "bark": 1, "spot": 2}
    assert symbols(match, second) == {"tail": 1, "bark": 1}
    assert list(match.table.fox[first].parent) == [wild(match, "Boris"), wild(match, "Vera")]
    assert list(match.table.fox[second].parent) == [wild(match, "Sokol"), wild(match, "Alisa")]
    assert {int(match.table.fox[fox].owner) for fox in (first, second)} == {1}
    assert step(match, 0) == "roll"
    assert "from Vera and Boris: 2 tails, 1 bark and 2 spots, friendliness 5." in log_of(match)
    assert "from Alisa and Sokol: 1 tail and 1 bark, friendliness 2." in log_of(match)


@pytest.mark.rule("solo-3")
def test_foxes_between_its_own_do_not_matter():
    match = alone(("spot ear", 0, 0))
    let_it_breed(match, ("Boris", "Sokol"), ("Vera", "Alisa"))
    again = alone(("spot ear", 0, 0))
    lay_row(again, "male", "Dymok", "Boris", "Orlik", "Sokol")
    lay_row(again, "female", "Vera", "Zorka", "Alisa", "Kisa")
    for row, places in ((again.table.kennel[Sex.MALE], (1, 3)), (again.table.kennel[Sex.FEMALE], (0, 2))):
        for place in places:
            row.claimed[place] = 1
    has_selected(again, 2, 2, 2)
    again.table.automa.cards = 0
    for item in ("space:0", "deck:male", "deck:female"):
        choose(again, 0, item)
    assert [symbols(again, fox) for fox in automa_pups(again)] == [symbols(match, fox) for fox in automa_pups(match)]


@pytest.mark.rule("solo-3")
def test_the_first_pup_is_used_before_the_second_is_begun():
    """The first pup opens a study, and the second one already completes a level of it."""
    match = alone(("tail ear", 0, 0), next_one="bark spot")
    let_it_breed(match, ("Mikula", "Zhuk"), ("Jasmine", "Pushinka"))
    assert studies_of(match)[:2] == [("tail ear", 1, 0), ("bark spot", 1, 0)]
    what = [tale for tale, *_ in told(match.table) if tale in (Tale.BREEDS, Tale.COMPLETES, Tale.DRAWS_STUDY)]
    assert what == [Tale.BREEDS, Tale.COMPLETES, Tale.DRAWS_STUDY] * 2


@pytest.mark.rule("solo-3")
def test_it_breeds_after_your_upgrades_and_before_your_roll():
    match = alone(("spot ear", 0, 0))
    lay_row(match, "male", "Boris", "Sokol")
    lay_row(match, "female", "Vera", "Alisa")
    for row in match.table.kennel:
        row.claimed[:2] = 1
    has_selected(match, 2, 2, 2)
    match.table.automa.cards = 0
    give(match, 0, tail=2)
    for item in ("space:0", "deck:male", "deck:female"):
        choose(match, 0, item)
    assert step(match, 0) == "upgrade"
    assert automa_pups(match) == []
    choose(match, 0, "done")
    assert step(match, 0) == "roll"
    assert len(automa_pups(match)) == 2


@pytest.mark.rule("solo-3")
@pytest.mark.parametrize("seed", range(4))
def test_it_breeds_two_pups_in_every_generation(seed):
    match = random_match(1, seed)
    born = [int(table.generation) for table in match.tables for what, *_ in told(table) if what == Tale.BREEDS]
    assert born == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]


@pytest.mark.rule("solo-4")
def test_no_dice_are_rolled_and_symbols_beyond_five_give_points():
    """Four tail dice and a token on each of two studies for tails: six tails are one point token."""
    match = alone(("tail bark", 2, 1), ("tail spot", 2, 1))
    let_it_breed(match, ("Boris", WEAK[0]), ("Jacquelin", WEAK[1]))
    first, second = automa_pups(match)
    assert symbols(match, first) == {"tail": 6}
    assert friendliness(match, first) == 6
    assert dice_of(match, first) == {"tail": 2}
    assert symbols(match, second) == {"tail": 2, "spot": 2}
    assert match.table.automa.points == 1
    assert match.rival_scores == [5 + 5 + 1]
    told = "6 tails (2 tails of them by the friendly tokens on its studies), friendliness 6"
    assert f": {told}; 1 point for what its tracks have no room for." in log_of(match)


@pytest.mark.rule("solo-4")
def test_marks_are_dice_for_the_next_generation():
    match = alone(("spot bark", 2, 0))
    let_it_breed(match, ("Mikula", "Sokol"), ("Jasmine", "Kisa"))
    first, second = automa_pups(match)
    assert symbols(match, first) == {"tail": 3, "ear": 2}
    assert dice_of(match, first) == {"tail": 2, "ear": 1}
    assert dice_of(match, second) == {"bark": 1}


@pytest.mark.rule("solo-5")
@pytest.mark.parametrize(
    ("on_first", "on_second", "more"),
    [
        (0, 0, {}),
        (1, 0, {"tail": 1}),
        (2, 0, {"tail": 1, "bark": 1}),
        (1, 1, {"tail": 1, "ear": 1}),
        (2, 2, {"tail": 1, "bark": 1, "ear": 1, "spot": 1}),
        (0, 2, {"ear": 1, "spot": 1}),
    ],
)
def test_tokens_on_its_studies_add_marks(on_first, on_second, more):
    match = alone(("tail bark", 2, on_first), ("ear spot", 2, on_second))
    let_it_breed(match, ("Dymok", "Buran"), ("Alisa", "Zorka"))
    first, second = automa_pups(match)
    assert symbols(match, first) == {"tail": 2 + more.get("tail", 0), **without(more, "tail")}
    assert symbols(match, second) == {"ear": 2 + more.get("ear", 0), **without(more, "ear")}
    assert [tokens for _, _, tokens in studies_of(match)] == [on_first, on_second]


def without(marks, trait):
    """Leave a trait out."""
    return {key: number for key, number in marks.items() if key != trait}


@pytest.mark.rule("solo-4")
@pytest.mark.rule("solo-5")
@pytest.mark.rule("solo-6")
@pytest.mark.rule("solo-7")
@pytest.mark.parametrize("second_study", ["bark ear", "bark tail"])
def test_the_first_solo_pup(second_study):
    """Pavlina and Vasily, with three tokens: 3 tails, 2 ears, 3 barks; two levels and a study it cannot use."""
    match = alone(("tail bark", 1, 2), (second_study, 0, 1), next_one="tail ear")
    let_it_breed(match, ("Vasily", WEAK[0]), ("Pavlina", WEAK[1]))
    first = automa_pups(match)[0]
    assert symbols(match, first) == {"tail": 3, "ear": 2, "bark": 3}
    assert friendliness(match, first) == 8
    assert studies_of(match) == [("tail bark", 2, 2), (second_study, 1, 1), ("tail ear", 0, 0)]
    log = log_of(match)
    name = next(pup["name"] for pup in match.view(0)["automa"]["pups"])
    marks = "3 tails, 2 ears and 3 barks (1 tail and 2 barks of them by the friendly tokens on its studies)"
    assert f"pup {name} from Pavlina and Vasily: {marks}, friendliness 8." in log
    assert f"lets {name} complete level 2 of its tail study with barks: 3 points." in log
    assert f"lets {name} complete level 1 of its {second_study.replace(' ', ' study with ')}s: 2 points." in log
    assert "opens the tail study with ears." in log


@pytest.mark.rule("solo-9")
def test_its_fathers_change_places_when_it_would_breed_siblings():
    match = alone(("spot bark", 2, 0))
    son, daughter = bred_fox(match, 0, "male", tail=1), bred_fox(match, 0, "female", ear=1)
    let_it_breed(match, (son, "Sokol"), (daughter, "Alisa"))
    first, second = automa_pups(match)
    assert list(match.table.fox[first].parent) == [wild(match, "Sokol"), daughter]
    assert list(match.table.fox[second].parent) == [son, wild(match, "Alisa")]
    assert "would breed siblings, so its fathers swap places." in log_of(match)


@pytest.mark.rule("solo-9")
def test_its_own_foxes_are_siblings_too():
    match = alone(("spot bark", 2, 0))
    son, daughter = bred_fox(match, 1, "male", tail=1), bred_fox(match, 1, "female", ear=1)
    let_it_breed(match, (son, "Sokol"), (daughter, "Alisa"))
    assert [int(match.table.fox[fox].parent[Sex.MALE]) for fox in automa_pups(match)] == [wild(match, "Sokol"), son]


@pytest.mark.rule("solo-9")
def test_wild_foxes_and_foxes_of_two_players_are_no_siblings():
    match = alone(("spot bark", 2, 0))
    mine, its = bred_fox(match, 0, "male", tail=1), bred_fox(match, 1, "female", ear=1)
    let_it_breed(match, (mine, "Sokol"), (its, "Alisa"))
    assert [int(match.table.fox[fox].parent[Sex.MALE]) for fox in automa_pups(match)] == [mine, wild(match, "Sokol")]
    assert "swap places" not in log_of(match)


@pytest.mark.rule("solo-9")
def test_siblings_either_way_are_bred_without_a_penalty():
    match = alone(("spot bark", 2, 1), siblings=1)
    sons = [bred_fox(match, 0, "male", tail=1), bred_fox(match, 0, "male", ear=1)]
    daughters = [bred_fox(match, 0, "female", tail=1), bred_fox(match, 0, "female", ear=1)]
    let_it_breed(match, tuple(sons), tuple(daughters))
    first, second = automa_pups(match)
    assert symbols(match, first) == {"tail": 1, "ear": 1, "spot": 1}
    assert symbols(match, second) == {"tail": 1, "ear": 1, "spot": 1}
    assert studies_of(match) == [("spot bark", 2, 1)]
