"""What the view says of a pup in the making: how its dice lie side by side, and what it would mean."""

from itertools import product

import pytest

from reynard.games.fox_experiment.rules.arranging import symbols_of, waiting_halves
from reynard.games.fox_experiment.table import Seat, Trait
from reynard.games.fox_experiment.view.dice import Piece, chain

from .positions import breed, breeding, choose, own_box, roll, sit_down
from .stashes import give, hold_studies, study_of

FACES = ((0, 1), (1, 0), (0, 2), (1, 1))  # whole and half symbols


def laid(*faces):
    """Lay dice side by side."""
    return chain([Piece(f"die:{number}", "die", "tail", full, half) for number, (full, half) in enumerate(faces)])


def edges(links):
    """Read what happens at the edges of dice."""
    return [(link["left"], link["right"]) for link in links]


def seat_of(match, seat=0):
    """See a seat as it sees itself."""
    return match.view(seat)["seats"][seat]


@pytest.mark.rule("bre-4")
def test_two_halves_join():
    links = laid((0, 1), (0, 1))
    assert edges(links) == [("none", "joined"), ("joined", "none")]
    assert [link["joins_next"] for link in links] == [True, False]


@pytest.mark.rule("rul-14")
def test_both_halves_of_a_single_die_wait():
    assert edges(laid((0, 2))) == [("waiting", "waiting")]


@pytest.mark.rule("rul-14")
def test_two_dice_with_two_halves_each_join_twice():
    links = laid((0, 2), (0, 2))
    assert edges(links) == [("joined", "joined")] * 2
    assert [link["ring"] for link in links] == [True, True]


@pytest.mark.rule("bre-4")
@pytest.mark.rule("rul-14")
@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5])
def test_dice_side_by_side_show_what_the_rules_count(dice):
    for faces in product(FACES, repeat=dice):
        own = Seat.new()
        for full, half in faces:
            own.full[Trait.TAIL] += full
            own.half[Trait.TAIL] += half
            own.showing[Trait.TAIL] += 1 if half else 0
        links = laid(*faces)
        rings = sum(link["ring"] for link in links) // 2
        assert sum(link["full"] + link["joins_next"] for link in links) + rings == symbols_of(own, Trait.TAIL)
        assert sum(pair.count("waiting") for pair in edges(links)) == waiting_halves(own, Trait.TAIL)


@pytest.mark.rule("bre-5")
@pytest.mark.rule("bre-6")
@pytest.mark.rule("bre-7")
@pytest.mark.rule("sci-10")
def test_a_row_has_its_dice_friendly_parts_tokens_and_cards():
    match = breeding()
    give(match, 0, friendly=1, science="plus_tail")
    roll(match, 0, "tail ½, ear 1, friendly 1½")
    for at in (
        ("part:0:0", "trait:ear"),
        ("part:0:1", "trait:tail"),
        ("friendly", "trait:tail"),
        ("science:plus_tail",),
    ):
        choose(match, 0, *at)
    tail, ear, _, _ = match.view(1)["seats"][0]["roll"]["lanes"]
    assert [(link["key"], link["source"], link["kind"]) for link in tail["links"]] == [
        ("plus:0", "card", "tail"),
        ("die:0", "die", "tail"),
        ("part:0:1", "part", "friendly"),
        ("token:0", "token", "friendly"),
    ]
    assert (tail["symbols"], tail["words"]) == (2, "tail, and 1 half")
    assert (ear["symbols"], ear["words"], ear["marks"]) == (2, "ear", [True, True, False, False, False])


@pytest.mark.rule("bre-10")
@pytest.mark.rule("bre-11")
@pytest.mark.rule("res-5")
def test_a_pup_brings_only_the_tokens_that_no_other_pup_brings():
    match = breeding()
    match.table.seat[0].unlocked[0] = 1
    breed(match, 0, tail=2, ear=5, spot=1)
    roll(match, 0, "tail 1 1 1 1, ear 1 1 1 1 1 1 1, bark 1 1")
    meaning = seat_of(match)["roll"]["meaning"]
    assert meaning["tokens"] == {"tail": 1, "ear": 0, "bark": 1, "spot": 0}
    assert (meaning["friendliness"], meaning["points"]) == (13, 2)


@pytest.mark.rule("bre-10")
def test_circles_are_where_the_box_has_them():
    box = own_box(
        (
            'track = ["square", "circle", "square", "circle", "circle"]',
            'track = ["circle", "circle", "circle", "square", "square"]',
        )
    )
    match = sit_down(box=box)
    assert match.view()["fox_track"] == ["circle", "circle", "circle", "square", "square"]


@pytest.mark.rule("res-2")
@pytest.mark.rule("res-3")
def test_a_pup_is_held_against_the_studies():
    match = breeding()
    hold_studies(match, 0, (study_of(match, bark=5, ear=3), 0), (study_of(match, spot=5, tail=3), 3))
    roll(match, 0, "bark 1")
    (short,) = seat_of(match)["roll"]["meaning"]["prospects"]
    assert short["verdict"].endswith(" short")
    assert short["next"]["enough"] is False
    assert [level["state"] for level in short["levels"]] == ["short"] * 3
    choose(match, 0, "record")
    first, finished = seat_of(match)["pups"][0]["prospects"]
    assert (first["verdict"], first["ref"]) == (short["verdict"], "study:0")
    assert (finished["next"], finished["verdict"]) == (None, "finished")
    assert [level["state"] for level in finished["levels"]] == ["done"] * 3


@pytest.mark.rule("res-2")
def test_a_pup_may_be_enough_even_for_a_later_level():
    match = breeding()
    hold_studies(match, 0, (study_of(match, bark=5, ear=3), 0))
    roll(match, 0, "bark 1 1 1 1 1, ear 1 1 1")
    (study,) = seat_of(match)["roll"]["meaning"]["prospects"]
    assert study["verdict"] == "completes level 1 \N{EN DASH} enough even for 3"
    assert [level["state"] for level in study["levels"]] == ["enough"] * 3
    match.table.seat[0].level[0] = 2
    (study,) = seat_of(match)["roll"]["meaning"]["prospects"]
    assert study["verdict"] == "completes level 3"
    assert study["next"]["points"] == 10


@pytest.mark.rule("res-3")
def test_a_study_says_what_the_best_free_pup_lacks():
    match = breeding()
    hold_studies(match, 0, (study_of(match, bark=5, ear=3), 2))
    match.table.seat[0].unlocked[0] = 1
    assert seat_of(match)["studies"][0]["lacking"] is None
    breed(match, 0, bark=5, ear=1)
    breed(match, 0, bark=2, ear=2)
    assert match.view(1)["seats"][0]["studies"][0]["lacking"] == 2
    match.table.seat[0].assigned = 0b01
    assert seat_of(match)["studies"][0]["lacking"] == 4
    match.table.seat[0].level[0] = 3
    assert seat_of(match)["studies"][0]["lacking"] is None


@pytest.mark.rule("sci-7")
def test_the_faces_a_die_can_be_turned_to_are_different():
    match = breeding()
    give(match, 0, science="change")
    roll(match, 0, "tail ½")
    choose(match, 0, "science:change")
    choose(match, 0, "die:0")
    faces = seat_of(match)["faces"]
    shown = [(face["full"], face["half"]) for face in faces]
    assert len(set(shown)) == len(shown)
    assert {face["words"] for face in faces} <= {
        "nothing",
        "one half",
        "two halves",
        "a whole symbol",
        "one and a half",
    }
    sides = match.view()["dice"]["trait"]
    assert {(side["full"], side["half"]) for side in sides} == set(shown)
