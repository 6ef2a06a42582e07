"""Research: studies, and trait tokens from the best pups."""

import pytest

from reynard.games.fox_experiment.actions import ASSIGN

from .board import bred_fox, pair
from .positions import breed, can, choose, go_to_breeding, leave, offered, refusal, sheet, sit_down, stage, step
from .stashes import give, hold_studies, levels, study_of, tokens, unlock


@pytest.fixture
def match():
    """A match in which everybody is about to roll."""
    match = sit_down()
    go_to_breeding(match)
    return match


@pytest.mark.rule("res-1")
def test_studies_then_tokens_then_upgrades(match):
    hold_studies(match, 0, (study_of(match, bark=5, ear=3), 0))
    breed(match, 0, ear=1, bark=4)
    assert (stage(match, 0), step(match, 0)) == ("studying", "assign")
    assert tokens(match, 0) == {}
    choose(match, 0, "pup:0", "study:0")
    assert tokens(match, 0) == {"bark": 2}
    assert (stage(match, 0), step(match, 0)) == ("upgrading", "upgrade")


@pytest.mark.rule("res-1")
def test_everybody_researches_at_their_own_pace(match):
    hold_studies(match, 0, (study_of(match, bark=5, ear=3), 0))
    breed(match, 0, ear=1, bark=2)
    assert step(match, 0) == "assign"
    assert [step(match, seat) for seat in (1, 2)] == ["roll", "roll"]
    choose(match, 0, "pup:0", "study:0")
    assert stage(match, 0) == "finished"
    assert match.pending == (1, 2)


@pytest.mark.rule("res-2")
def test_jojo(match):
    """p. 13: 1 ear and 2 barks are just enough for level 1 of Red's study."""
    hold_studies(match, 0, (study_of(match, bark=5, ear=3), 0))
    breed(match, 0, ear=1, bark=2)
    choose(match, 0, "pup:0", "study:0")
    assert levels(match, 0) == [1]
    assert sheet(match, 0)[0] == 2


@pytest.mark.rule("res-2")
@pytest.mark.parametrize("pup", [{"ear": 1, "bark": 1}, {"bark": 5}, {"ear": 5, "tail": 5, "spot": 5}])
def test_a_pup_that_lacks_a_mark_completes_nothing(match, pup):
    hold_studies(match, 0, (study_of(match, bark=5, ear=3), 0))
    breed(match, 0, **pup)
    assert step(match, 0) != "assign"
    assert levels(match, 0) == [0]


@pytest.mark.rule("res-2")
def test_having_more_does_no_harm(match):
    hold_studies(match, 0, (study_of(match, bark=5, ear=3), 0))
    breed(match, 0, tail=5, ear=7, bark=4, spot=3)
    choose(match, 0, "pup:0", "study:0")
    assert levels(match, 0) == [1]


@pytest.mark.rule("res-2")
@pytest.mark.parametrize(("level", "worth"), [(0, 0), (1, 2), (2, 5), (3, 10)])
def test_what_the_levels_are_worth(match, level, worth):
    hold_studies(match, 0, (study_of(match, bark=5, ear=3), level))
    assert sheet(match, 0)[0] == worth


@pytest.mark.rule("res-2")
def test_every_level_asks_for_two_traits_or_more(match):
    for study in match.box.record.study[: match.box.record.studies]:
        for need in study.need:
            assert sum(1 for number in need if number) >= 2
            assert max(need) <= 5


@pytest.mark.rule("res-3")
def test_a_pup_completes_one_level_of_one_study(match):
    hold_studies(match, 0, (study_of(match, bark=5, ear=3), 0), (study_of(match, ear=5, bark=3), 0))
    unlock(match, 0, studies="tail")
    breed(match, 0, ear=5, bark=5)
    assert set(offered(match, 0)) == {("pup:0", "study:0"), ("pup:0", "study:1"), ("done",)}
    choose(match, 0, "pup:0", "study:1")
    assert levels(match, 0) == [0, 1]
    assert step(match, 0) != "assign"


@pytest.mark.rule("res-3")
def test_pups_are_not_added_together(match):
    hold_studies(match, 0, (study_of(match, bark=5, ear=3), 0))
    unlock(match, 0, pups="ear")
    breed(match, 0, bark=2)
    breed(match, 0, ear=1, bark=1)
    assert levels(match, 0) == [0]
    assert stage(match, 0) != "studying"


@pytest.mark.rule("res-3")
@pytest.mark.rule("res-4")
def test_a_used_pup_is_refused(match):
    hold_studies(match, 0, (study_of(match, bark=5, ear=3), 0))
    unlock(match, 0, pups="ear")
    for _ in range(2):
        breed(match, 0, ear=5, bark=5)
    choose(match, 0, "pup:1", "study:0")
    refused = refusal(match, 0, ASSIGN(1, 0))
    assert refused.rule == "res-3"
    assert can(match, 0, "pup:0", "study:0")
    assert match.view()["seats"][0]["pups"][1]["assigned"] is True
    assert match.view()["seats"][0]["pups"][0]["assigned"] is False


@pytest.mark.rule("res-4")
def test_pearl(match):
    """p. 13: Pearl qualifies for level 3, but only level 1 is done, so she completes level 2."""
    hold_studies(match, 0, (study_of(match, tail=5, spot=3), 1))
    breed(match, 0, tail=5, spot=3)
    choose(match, 0, "pup:0", "study:0")
    assert levels(match, 0) == [2]
    assert step(match, 0) != "assign"


@pytest.mark.rule("res-4")
def test_a_pup_good_enough_for_level_one_only_does_nothing_for_level_two(match):
    hold_studies(match, 0, (study_of(match, tail=5, spot=3), 1))
    breed(match, 0, tail=2, spot=1)
    assert levels(match, 0) == [1]
    assert step(match, 0) != "assign"


@pytest.mark.rule("res-4")
def test_a_finished_study_is_finished(match):
    hold_studies(match, 0, (study_of(match, tail=5, spot=3), 3))
    breed(match, 0, tail=5, spot=5)
    assert levels(match, 0) == [3]
    assert step(match, 0) != "assign"


@pytest.mark.rule("res-4")
def test_smudge_and_luna_complete_levels_two_and_three(match):
    """p. 20: Smudge has enough for level 2 and Luna for level 3, so Red completes both in one round."""
    hold_studies(match, 0, (study_of(match, bark=5, ear=3), 1))
    unlock(match, 0, pups="ear")
    breed(match, 0, ear=2, bark=3)
    breed(match, 0, ear=3, bark=5)
    assert set(offered(match, 0)) == {("pup:0", "study:0"), ("pup:1", "study:0"), ("done",)}
    choose(match, 0, "pup:0", "study:0")
    choose(match, 0, "pup:1", "study:0")
    assert levels(match, 0) == [3]
    assert sheet(match, 0)[0] == 10


@pytest.mark.rule("res-4")
def test_pups_may_be_used_in_any_order_and_on_different_studies(match):
    hold_studies(match, 0, (study_of(match, bark=5, ear=3), 0), (study_of(match, tail=5, spot=3), 2))
    unlock(match, 0, pups="ear tail", studies="ear")
    breed(match, 0, ear=1, bark=2)
    breed(match, 0, tail=5, spot=3)
    breed(match, 0, ear=2, bark=3)
    choose(match, 0, "pup:1", "study:1")
    choose(match, 0, "pup:0", "study:0")
    choose(match, 0, "pup:2", "study:0")
    assert levels(match, 0) == [2, 3]


@pytest.mark.rule("res-5")
def test_the_tokens_of_page_14(match):
    """p. 14: the Red player gains 1 tail token and 2 ear tokens."""
    give(match, 0, spot=1)
    breed(match, 0, tail=3, ear=4, bark=1)
    leave(match, 0)
    assert tokens(match, 0) == {"tail": 1, "ear": 2, "spot": 1}


@pytest.mark.rule("res-5")
def test_flopsy_and_mopsy(match):
    """p. 21: 1 tail token from either, 2 ear tokens from Mopsy, 3 bark tokens from Flopsy."""
    unlock(match, 0, pups="ear")
    hold_studies(match, 0, (study_of(match, tail=5, spot=3), 3))
    breed(match, 0, tail=2, ear=3, bark=5)
    assert tokens(match, 0) == {}
    breed(match, 0, tail=3, ear=4, bark=2)
    assert tokens(match, 0) == {"tail": 1, "ear": 2, "bark": 3}
    shown = match.view()["seats"][0]["tokens"]
    assert shown == {"tail": 1, "ear": 2, "bark": 3, "spot": 0}


@pytest.mark.rule("res-5")
def test_symbols_beyond_the_track_give_no_tokens(match):
    breed(match, 0, spot=9)
    leave(match, 0)
    assert tokens(match, 0) == {"spot": 3}


def breed_siblings(match, father_owner, mother_owner, **symbols):
    """Let seat 1 breed foxes of these owners."""
    hold_studies(match, 1, (study_of(match, tail=5, spot=3), 3))
    smudge = bred_fox(match, father_owner, "male", ear=2, bark=3, spot=1)
    luna = bred_fox(match, mother_owner, "female", ear=3, bark=5)
    pair(match, 1, smudge, luna)
    breed(match, 1, **symbols)


@pytest.mark.rule("res-6")
def test_breeding_smudge_and_luna_costs_two_tokens():
    """p. 20: if Yellow breeds Red's foxes Smudge and Luna, they must discard 2 trait tokens."""
    match = sit_down(siblings=1)
    go_to_breeding(match)
    give(match, 1, spot=2)
    breed_siblings(match, 0, 0, tail=2, ear=4)
    assert step(match, 1) == "penalty"
    assert tokens(match, 1) == {"tail": 1, "ear": 2, "spot": 2}
    assert set(offered(match, 1)) == {("token:tail",), ("token:ear",)}
    choose(match, 1, "token:ear")
    assert step(match, 1) == "penalty"
    choose(match, 1, "token:tail")
    assert tokens(match, 1) == {"ear": 1, "spot": 2}
    assert step(match, 1) == "upgrade"


@pytest.mark.rule("res-6")
@pytest.mark.parametrize(("siblings", "father", "mother"), [(0, 0, 0), (1, 0, 2), (1, 1, 0)])
def test_no_penalty_without_the_option_or_with_two_colours(siblings, father, mother):
    match = sit_down(siblings=siblings)
    go_to_breeding(match)
    breed_siblings(match, father, mother, tail=2, ear=4)
    assert step(match, 1) == "upgrade"
    assert tokens(match, 1) == {"tail": 1, "ear": 2}


@pytest.mark.rule("res-6")
def test_wild_foxes_have_no_colour():
    match = sit_down(siblings=1)
    go_to_breeding(match)
    pair(match, 1, "Julsbar", "Vera")
    hold_studies(match, 1, (study_of(match, tail=5, spot=3), 3))
    breed(match, 1, tail=2, ear=4)
    assert step(match, 1) == "upgrade"
    assert tokens(match, 1) == {"tail": 1, "ear": 2}


@pytest.mark.rule("res-6")
def test_ones_own_colour_counts_too():
    match = sit_down(siblings=1)
    go_to_breeding(match)
    breed_siblings(match, 1, 1, tail=2)
    assert tokens(match, 1) == {"tail": 1}
    assert step(match, 1) == "penalty"
    choose(match, 1, "token:tail")
    assert tokens(match, 1) == {}
    assert stage(match, 1) == "finished"
