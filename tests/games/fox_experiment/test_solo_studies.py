"""Alone: the automatic opponent completes levels, opens studies, and moves the tokens on them."""

import pytest

from reynard.games.fox_experiment.table import Tale

from .automa_positions import (
    WEAK,
    alone,
    automa_pups,
    finish_generation,
    finished,
    let_it_breed,
    log_of,
    random_match,
    studies_of,
    study_name,
    told,
)
from .board import symbols
from .positions import breed, choose
from .stashes import hold_studies, levels, study_of, tokens


@pytest.mark.rule("solo-6")
def test_a_pup_completes_one_level_of_every_study_it_can():
    """Four tails, three ears: good for level 1 here and level 3 there, but not for two levels of one study."""
    match = alone(("tail ear", 0, 0), ("ear tail", 1, 0), ("bark spot", 0, 0), next_one="spot bark")
    let_it_breed(match, ("Mikula", WEAK[0]), ("Pavlina", WEAK[1]))
    assert symbols(match, automa_pups(match)[0]) == {"tail": 3, "ear": 3}
    assert studies_of(match) == [("tail ear", 1, 0), ("ear tail", 2, 0), ("bark spot", 0, 0), ("spot bark", 0, 0)]


@pytest.mark.rule("solo-6")
def test_its_second_pup_goes_on_where_the_first_left_off():
    match = alone(("tail ear", 0, 0), next_one="bark spot")
    let_it_breed(match, ("Mikula", "Pushok"), ("Jasmine", "Pavlina"))
    assert studies_of(match) == [("tail ear", 1, 0), ("bark spot", 0, 0)]
    again = alone(("tail ear", 0, 0), next_one="bark spot")
    let_it_breed(again, ("Pushok", "Mikula"), ("Pavlina", "Jasmine"))
    assert studies_of(again) == [("tail ear", 2, 0), ("bark spot", 0, 0)]


@pytest.mark.rule("solo-6")
def test_it_gets_no_trait_tokens():
    match = alone(("tail ear", 0, 0))
    let_it_breed(match, ("Mikula", "Boris"), ("Jacquelin", "Pavlina"))
    assert tokens(match, 0) == {}
    assert match.table.automa.spare == 0


@pytest.mark.rule("solo-7")
def test_two_first_levels_open_two_studies_and_waiting_tokens_move_on():
    """Five tokens wait: the row is full, so two go on the first new study, two on the second and one waits on."""
    match = alone(("tail ear", 0, 2), ("ear tail", 0, 2))
    match.table.automa.spare = 5
    let_it_breed(match, ("Mikula", WEAK[0]), ("Pavlina", WEAK[1]))
    opened = [one for what, one, *_ in told(match.table) if what == Tale.DRAWS_STUDY]
    assert len(opened) >= 2
    row = studies_of(match)
    assert row[2:4] == [(study_name(match, study), row[2 + number][1], 2) for number, study in enumerate(opened[:2])]
    assert log_of(match).count("with 2 friendly tokens that waited") == 2


@pytest.mark.rule("solo-7")
@pytest.mark.parametrize(("level", "opened"), [(0, 1), (1, 0), (2, 0)])
def test_only_a_first_level_opens_a_study(level, opened):
    match = alone(("tail ear", level, 1), ("bark spot", 2, 0), next_one="spot bark")
    let_it_breed(match, ("Mikula", WEAK[0]), ("Pavlina", WEAK[1]))
    assert symbols(match, automa_pups(match)[0]) == {"tail": 4, "ear": 3}
    what = [tale for tale, *_ in told(match.table)]
    assert what.count(Tale.COMPLETES) == 1
    assert what.count(Tale.DRAWS_STUDY) == opened
    assert match.table.automa.left == 1 - opened


@pytest.mark.rule("solo-8")
def test_a_finished_study_is_set_aside_and_its_tokens_move_on():
    """Of its two tokens one finds room on the next study; the other waits, and goes on the study opened after it."""
    match = alone(("tail ear", 2, 2), ("ear tail", 0, 1), next_one="bark spot")
    let_it_breed(match, ("Mikula", WEAK[0]), ("Laska", WEAK[1]))
    assert symbols(match, automa_pups(match)[0]) == {"tail": 5, "ear": 3, "spot": 1}
    assert finished(match) == ["tail ear"]
    assert studies_of(match) == [("ear tail", 1, 2), ("bark spot", 0, 1)]
    assert match.table.automa.spare == 0
    log = log_of(match)
    assert "has finished its tail study with ears and sets it aside." in log
    assert "moves 1 friendly token on to its other studies and keeps 1 friendly token for its next study." in log
    assert "opens the bark study with spots with 1 friendly token that waited." in log
    assert log.index("has finished its") < log.index("opens the bark")


@pytest.mark.rule("solo-8")
def test_it_opens_no_study_for_a_third_level_and_tokens_wait():
    match = alone(("tail ear", 2, 2), ("bark spot", 2, 2))
    let_it_breed(match, ("Mikula", WEAK[0]), ("Pavlina", WEAK[1]))
    assert finished(match) == ["tail ear"]
    assert studies_of(match) == [("bark spot", 2, 2)]
    assert match.table.automa.spare == 2
    assert "The Institute keeps 2 friendly tokens for its next study." in log_of(match)


@pytest.mark.rule("solo-8")
def test_tokens_of_a_finished_study_go_from_left_to_right():
    match = alone(("bark spot", 2, 1), ("tail ear", 2, 2), ("spot bark", 2, 0), ("spot ear", 2, 0))
    let_it_breed(match, ("Mikula", WEAK[0]), ("Pavlina", WEAK[1]))
    assert finished(match) == ["tail ear"]
    assert studies_of(match) == [("bark spot", 2, 2), ("spot bark", 2, 1), ("spot ear", 2, 0)]


@pytest.mark.rule("solo-8")
def test_it_opens_no_study_when_you_finish_one():
    match = alone(("spot bark", 2, 0))
    let_it_breed(match, ("Boris", "Dymok"), ("Jacquelin", "Alisa"))
    hold_studies(match, 0, (study_of(match, tail=5, ear=3), 2))
    breed(match, 0, tail=5, ear=3)
    choose(match, 0, "pup:0", "study:0")
    assert levels(match, 0) == [3]
    finish_generation(match)
    assert [study for study, _, _ in studies_of(match)] == ["spot bark"]


@pytest.mark.rule("solo-11")
@pytest.mark.parametrize("hard", [0, 1])
@pytest.mark.parametrize("seed", range(4))
def test_tokens_wait_only_when_every_study_has_two(seed, hard):
    match = random_match(1, seed, hard=hard)
    for table in match.tables:
        automa = table.automa
        row = [int(number) for number in automa.friendly[: automa.studies]]
        assert all(0 <= number <= 2 for number in row)
        if automa.spare:
            assert all(number == 2 for number in row)
