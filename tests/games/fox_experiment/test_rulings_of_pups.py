"""Rulings about breeding, research and what is earned by them."""

import pytest

from reynard.games.fox_experiment.actions import DONE
from reynard.games.fox_experiment.box.record import SEX_KEYS
from reynard.games.fox_experiment.table import WILD_FOXES

from .automa_positions import finish_generation, log_of
from .board import bred_fox, pair, pups, symbols
from .positions import (
    arranged,
    breed,
    breeding,
    can,
    choose,
    end_generation,
    go_to_breeding,
    last_generation,
    leave,
    offered,
    roll,
    sheet,
    sit_down,
    stage,
    step,
)
from .stashes import friendly, give, hold_studies, levels, mat, strip, study_of, tokens, unlock


@pytest.mark.rule("rul-9")
def test_upgrades_of_the_last_research_count_and_gears_stay():
    match = breeding(3)
    last_generation(match)
    unlock(match, 0, pups="ear")
    give(match, 0, spot=3)
    breed(match, 0)
    if step(match, 0) == "roll":
        choose(match, 0, "done")
    choose(match, 0, "upgrade:pups", "token:spot")
    assert mat(match, 0) == {"pups": ["ear", "spot"]}
    holder, tiles = list(match.table.holder), list(match.table.tile)
    end_generation(match)
    assert match.over
    assert sheet(match, 0)[2] == 2
    assert list(match.table.holder) == holder
    assert list(match.table.tile) == tiles
    assert [int(place.space) for place in match.table.seat[:3]] == [0, 1, 2]
    assert match.standing[0][1] > match.standing[1][1] > match.standing[2][1]


@pytest.mark.rule("rul-10")
def test_cards_are_drawn_in_the_order_of_the_moves():
    """Whoever buys the study first is offered the top three, whatever the turn order is."""
    match = breeding(3)
    for seat in range(3):
        give(match, seat, tail=2)
        breed(match, seat, "male")
    offers = {}
    for first, then in ((0, 2), (2, 0)):
        now = match.at(match.ply)
        choose(now, first, "upgrade:studies", "token:tail")
        choose(now, then, "upgrade:studies", "token:tail")
        offers[first] = [[int(study) for study in now.table.seat[seat].offer] for seat in (first, then)]
    assert offers[0] == offers[2]


def siblings_pup(pups_of_siblings: int, **symbols_of_pup: int):
    """Breed siblings, so many pups of these symbols, and come to what it costs."""
    match = breeding(3, siblings=1)
    unlock(match, 0, pups="tail tail")
    pair(match, 0, bred_fox(match, 1, "male", tail=1), bred_fox(match, 1, "female", ear=1))
    for _ in range(pups_of_siblings):
        breed(match, 0, "male", **symbols_of_pup)
    if step(match, 0) == "roll":
        choose(match, 0, "done")
    if step(match, 0) == "assign":
        choose(match, 0, "done")
    return match


@pytest.mark.rule("rul-12")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_penalty_is_two_tokens_a_generation(number):
    match = siblings_pup(number, tail=5, ear=2)
    give(match, 0, spot=1)
    assert step(match, 0) == "penalty"
    assert set(offered(match, 0)) == {("token:tail",), ("token:ear",)}
    choose(match, 0, "token:ear")
    assert set(offered(match, 0)) == {("token:tail",)}
    choose(match, 0, "token:tail")
    assert tokens(match, 0) == {"tail": 2, "spot": 1}
    assert step(match, 0) != "penalty"


@pytest.mark.rule("rul-8")
@pytest.mark.rule("rul-12")
def test_what_the_penalty_still_costs_is_not_traded_away():
    match = siblings_pup(1, tail=5, ear=2)
    give(match, 0, science="trade")
    choose(match, 0, "science:trade")
    choose(match, 0, "token:ear")
    choose(match, 0, "token:tail")
    assert set(offered(match, 0)) == {("token:tail",)}
    assert (step(match, 0), tokens(match, 0)) == ("penalty", {"tail": 2})
    choose(match, 0, "token:tail")
    choose(match, 0, "token:tail")
    assert tokens(match, 0) == {}


@pytest.mark.rule("rul-12")
def test_fewer_were_gained_so_fewer_are_given_back():
    match = siblings_pup(1, ear=2)
    assert match.table.seat[0].owed <= 1
    if step(match, 0) == "penalty":
        choose(match, 0, "token:ear")
    assert tokens(match, 0) == {}
    nothing = siblings_pup(1, ear=1)
    assert step(nothing, 0) != "penalty"


@pytest.mark.rule("rul-13")
def test_nobody_has_to_use_pups_friendly_symbols_or_tokens():
    match = breeding(3)
    hold_studies(match, 0, (study_of(match, tail=5, ear=3), 0))
    give(match, 0, friendly=2, spot=2)
    roll(match, 0, "tail 1 1, ear 1, friendly 1 ½")
    assert can(match, 0, "record")
    choose(match, 0, "record")
    assert step(match, 0) == "assign"
    choose(match, 0, "done")
    assert step(match, 0) == "upgrade"
    choose(match, 0, "done")
    assert (levels(match, 0), friendly(match, 0), mat(match, 0)) == ([0], 2, {})
    assert symbols(match, pups(match, 0)[0]) == {"tail": 2, "ear": 1}


@pytest.mark.rule("rul-14")
@pytest.mark.parametrize(
    ("dice", "tails"),
    [("½½", 0), ("½½ ½", 1), ("½ ½", 1), ("½½ ½½", 2), ("½ ½ ½", 1), ("½½ ½½ ½½", 3), ("1½ 1½", 3), ("1½ ½½", 2)],
)
def test_halves_pair_with_halves_on_any_other_die(dice, tails):
    match = breeding(3)
    roll(match, 0, f"tail {dice}")
    assert arranged(match, 0).get("tail", 0) == tails


@pytest.mark.rule("rul-16")
def test_nobody_waits_and_administration_begins_when_all_are_done():
    match = breeding(3)
    assert match.pending == (0, 1, 2)
    leave(match, 2)
    assert stage(match, 2) == "finished"
    assert match.pending == (0, 1)
    leave(match, 0)
    assert match.pending == (1,)
    assert stage(match, 1) == "breeding"
    assert match.table.generation == 0
    leave(match, 1)
    assert match.table.generation == 1


@pytest.mark.rule("rul-21")
def test_nobody_is_rewarded_if_every_pup_was_kept():
    match = breeding(2)
    for seat in (0, 1):
        give(match, seat, science="keep")
        breed(match, seat, "male", tail=1)
        choose(match, seat, "science:keep")
        choose(match, seat, "pup:0")
    finish_generation(match)
    assert match.table.generation == 1
    assert match.table.friendliest[0] == 0
    assert [friendly(match, seat) for seat in (0, 1)] == [1, 1]
    assert "nobody is rewarded" in log_of(match)


@pytest.mark.rule("rul-21")
def test_the_highest_wins_even_if_it_is_nothing():
    match = breeding(3)
    for seat in range(3):
        breed(match, seat)
    finish_generation(match)
    assert match.table.friendliest[0] == 0b111
    assert [friendly(match, seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("rul-22")
@pytest.mark.parametrize("card", ["plus_tail", "keep", "mixed", "trade", "swap_faceup", "foxes", "change"])
@pytest.mark.parametrize("ears", [0, 1])
def test_asking_does_not_tell_what_a_hand_holds(card, ears):
    """With a card in hand the seat is asked after Research, whatever the card is."""
    match = breeding(3)
    give(match, 0, science=card, ear=ears, tail=ears)
    breed(match, 0)
    assert step(match, 0) == "upgrade"


@pytest.mark.rule("rul-22")
@pytest.mark.parametrize("card", ["plus_tail", "mixed"])
@pytest.mark.parametrize("generation", [1, 5])
def test_whoever_holds_a_card_may_play_it_until_the_blank_card_is_turned_and_is_asked_after_research(card, generation):
    """Nobody is asked to buy nothing before breeding, and nobody can tell what is held; in every generation."""
    match = sit_down(3)
    match.table.generation = generation - 1
    for seat in range(3):
        strip(match, seat)
    give(match, 0, science=card, ear=1, spot=1)
    for item in ("space:0", "deck:male", "deck:female"):
        choose(match, 0, item)
        for seat in (1, 2):
            refs = [at[0] for at in offered(match, seat)]
            choose(match, seat, next(ref for ref in ("deck:male", "deck:female", f"space:{seat}") if ref in refs))
            while step(match, seat) == "wild":
                choose(match, seat, "token:tail")
    assert step(match, 0) == "roll"
    assert can(match, 0, "science:mixed") == (card == "mixed")
    choose(match, 0, "blank")
    assert not can(match, 0, "science:mixed")
    breed(match, 0)
    assert (stage(match, 0), step(match, 0)) == ("upgrading", "upgrade")


@pytest.mark.rule("rul-22")
def test_whoever_holds_no_card_and_cannot_pay_is_not_asked():
    match = breeding(3)
    give(match, 0, ear=1, tail=1, friendly=3)
    breed(match, 0)
    assert stage(match, 0) == "finished"


@pytest.mark.rule("rul-24")
def test_a_placed_token_is_spent_even_if_it_completes_nothing():
    match = breeding(3)
    give(match, 0, friendly=3)
    roll(match, 0, "tail 1")
    choose(match, 0, "friendly", "trait:spot")
    assert friendly(match, 0) == 3
    choose(match, 0, "record")
    assert friendly(match, 0) == 2
    assert symbols(match, WILD_FOXES + int(match.table.bred) - 1) == {"tail": 1}


@pytest.mark.rule("rul-25")
def test_one_pup_is_a_must_and_the_others_are_not():
    match = breeding(3)
    unlock(match, 0, pups="tail tail")
    assert not can(match, 0, "done")
    breed(match, 0)
    assert can(match, 0, "done")
    choose(match, 0, "roll")
    assert DONE() not in match.legal(0)
    choose(match, 0, "record")
    assert can(match, 0, "done")
    choose(match, 0, "done")
    assert len(pups(match, 0)) == 2
    assert stage(match, 0) == "finished"


@pytest.mark.rule("rul-22")
def test_an_upgrade_bought_with_a_card_before_the_blank_card_is_turned_counts_for_this_breeding():
    match = sit_down(3)
    for seat in range(3):
        strip(match, seat)
    give(match, 0, science="mixed", ear=1, spot=1)
    go_to_breeding(match)
    assert (step(match, 0), stage(match, 0)) == ("roll", "equipping")
    choose(match, 0, "science:mixed")
    choose(match, 0, "upgrade:pups")
    choose(match, 0, "token:ear")
    choose(match, 0, "token:spot")
    assert step(match, 0) == "roll"
    assert match.view(0)["seats"][0]["litter"] == 2


@pytest.mark.rule("rul-4")
@pytest.mark.rule("bre-1")
def test_the_pups_sex_is_known_before_three_foxes_are_decided_on():
    match = breeding(3)
    unlock(match, 0, pups="tail")
    give(match, 0, science="foxes")
    breed(match, 0)
    assert can(match, 0, "done")
    assert not can(match, 0, "science:foxes")
    choose(match, 0, "blank")
    sex = int(match.table.seat[0].sex)
    assert match.view(1)["seats"][0]["title"].endswith(f": a {SEX_KEYS[sex]} fox")
    assert can(match, 0, "science:foxes")
    assert not can(match, 0, "done")
    left = list(match.table.seat[0].blanks.left)
    choose(match, 0, "roll")
    assert int(match.table.seat[0].sex) == sex
    assert list(match.table.seat[0].blanks.left) == left


@pytest.mark.rule("rul-25")
def test_whoever_leaves_pups_out_goes_on_with_research():
    match = breeding(3)
    unlock(match, 0, pups="tail")
    breed(match, 0, spot=5)
    choose(match, 0, "done")
    assert tokens(match, 0) == {"spot": 3}
