"""Science cards of supplies and Research: swaps of tiles, mixed payment, and a pup to keep."""

import pytest

from reynard.games.fox_experiment.table import NOTHING, Sex, Stage, Step

from .board import join, lay_patrons, lay_tile, row_of, tile_at, tile_discards
from .positions import (
    breed,
    can,
    choose,
    end_generation,
    go_to_breeding,
    last_generation,
    offered,
    sheet,
    shown,
    sit_down,
    stage,
    step,
)
from .science_positions import SWAPS, at_equipping, at_selection, at_upgrading, before_roll, playable, with_cards
from .stashes import friendly, give, hand, mat, tokens, unlock


@pytest.mark.rule("sci-4")
def test_swap_with_the_discards_before_taking_a_space():
    match = with_cards(at_selection(), "swap_discard")
    mine = lay_tile(match, "space:1", "friendly friendly")
    (other,) = tile_discards(match)
    choose(match, 0, "science:swap_discard")
    assert {at[0] for at in offered(match, 0)} == {"space:1", "space:2", "space:3"}
    choose(match, 0, "space:1")
    assert set(offered(match, 0)) == {(f"discard:{other}",)}
    choose(match, 0, f"discard:{other}")
    assert tokens(match, 0) == {"tail": 1, "ear": 1}
    assert friendly(match, 0) == 0
    assert sorted(tile_discards(match)) == sorted([mine, other])
    assert match.table.holder[1] == 0
    assert match.pending == (1,)


@pytest.mark.rule("sci-4")
def test_swap_with_the_discards_needs_discards():
    match = with_cards(sit_down(), "swap_discard, swap_faceup")
    assert match.table.discarded == 0
    assert playable(match) == {"swap_faceup"}


@pytest.mark.rule("sci-4")
def test_swap_with_the_discards_at_a_patron():
    match = with_cards(before_roll(), "swap_discard", ear=2)
    mine = lay_tile(match, "patron:3", "friendly friendly")
    other = lay_tile(match, "discard", "bark spot")
    match.table.seat[0].stage, match.table.seat[0].step = Stage.EQUIPPING, Step.UPGRADE
    choose(match, 0, "science:swap_discard")
    assert set(offered(match, 0)) == {("upgrade:patrons", "token:ear")}
    choose(match, 0, "upgrade:patrons", "token:ear")
    choose(match, 0, "patron:3")
    choose(match, 0, f"discard:{other}")
    assert tokens(match, 0) == {"bark": 1, "spot": 1}
    assert hand(match, 0).total() == 1
    assert tile_at(match, "patron:3") == other
    assert mine in tile_discards(match)
    assert other not in tile_discards(match)


@pytest.mark.rule("sci-5")
@pytest.mark.parametrize("where", ["space:3", "patron:0"])
def test_swap_with_another_tile_before_taking_a_space(where):
    match = with_cards(sit_down(), "swap_faceup")
    mine = lay_tile(match, "space:1", "tail friendly")
    other = lay_tile(match, where, "bark spot")
    choose(match, 0, "science:swap_faceup")
    choose(match, 0, "space:1")
    places = {"space:2", "space:3", "patron:0", "patron:1", "patron:2", "patron:3"}
    assert {at[0] for at in offered(match, 0)} == places
    choose(match, 0, where)
    assert tokens(match, 0) == {"bark": 1, "spot": 1}
    assert friendly(match, 0) == 0
    assert tile_at(match, where) == mine
    assert tile_discards(match) == [other]


@pytest.mark.rule("sci-5")
def test_swap_with_another_tile_at_a_patron():
    match = with_cards(at_upgrading(), "swap_faceup")
    mine = lay_tile(match, "patron:1", "friendly friendly")
    other = lay_tile(match, "space:3", "tail ear")
    choose(match, 0, "science:swap_faceup")
    choose(match, 0, "upgrade:patrons", "token:spot")
    choose(match, 0, "patron:1")
    assert not can(match, 0, "patron:1")
    choose(match, 0, "space:3")
    assert tokens(match, 0) == {"tail": 1, "ear": 1}
    assert hand(match, 0).total() == 1
    assert (tile_at(match, "patron:1"), tile_at(match, "space:3")) == (other, mine)


@pytest.mark.rule("sci-5")
def test_a_swap_card_is_not_offered_where_no_patron_can_be_paid():
    match = with_cards(at_equipping(), "swap_discard, swap_faceup", tail=1, ear=1)
    assert not playable(match)
    give(match, 0, tail=1)
    assert playable(match) == SWAPS


@pytest.mark.rule("sci-11")
@pytest.mark.parametrize(("first", "second"), [("tail", "ear"), ("ear", "tail")])
def test_mixed_payment_and_which_token_stays(first, second):
    match = with_cards(before_roll(), "mixed", tail=1, ear=1, spot=1)
    breed(match, 0)
    assert step(match, 0) == "upgrade"
    assert not any(at[0].startswith("upgrade") for at in offered(match, 0))
    choose(match, 0, "science:mixed")
    assert {at[0] for at in offered(match, 0)} == {
        f"upgrade:{track}" for track in ("pups", "studies", "dice", "patrons")
    }
    choose(match, 0, "upgrade:pups")
    choose(match, 0, f"token:{first}")
    assert mat(match, 0) == {}
    choose(match, 0, f"token:{second}")
    assert mat(match, 0) == {"pups": [first]}
    assert tokens(match, 0) == {"spot": 1}
    assert hand(match, 0) == {}


@pytest.mark.rule("sci-11")
@pytest.mark.rule("pat-5")
def test_a_token_for_the_mat_counts_only_when_all_is_paid():
    match = with_cards(at_equipping(), "mixed", tail=1, ear=1, spot=1)
    unlock(match, 0, pups="ear")
    lay_patrons(match, "horizontal")
    join(match, 0, 0)
    choose(match, 0, "science:mixed")
    choose(match, 0, "upgrade:pups")
    for trait, points in (("ear", 0), ("tail", 0), ("spot", 2)):
        choose(match, 0, f"token:{trait}")
        assert sheet(match, 0)[1] == points


@pytest.mark.rule("sci-11")
def test_mixed_payment_pays_for_one_upgrade_only():
    match = with_cards(before_roll(), "mixed", tail=1, ear=1, spot=1, bark=1)
    breed(match, 0)
    choose(match, 0, "science:mixed")
    choose(match, 0, "upgrade:dice")
    for trait in ("tail", "ear"):
        choose(match, 0, f"token:{trait}")
    assert mat(match, 0) == {"dice": ["tail"]}
    assert tokens(match, 0) == {"bark": 1, "spot": 1}
    assert stage(match, 0) == "finished"


@pytest.mark.rule("sci-11")
def test_mixed_payment_for_a_patron_and_for_a_study():
    match = with_cards(before_roll(), "2 mixed", tail=2, ear=2)
    lay_tile(match, "patron:2", "friendly friendly")
    breed(match, 0)
    for track in ("patrons", "studies"):
        choose(match, 0, "science:mixed")
        choose(match, 0, f"upgrade:{track}")
        choose(match, 0, "token:tail")
        choose(match, 0, "token:ear")
        choose(match, 0, "patron:2" if track == "patrons" else "offer:0")
    assert mat(match, 0) == {"patrons": ["tail"], "studies": ["tail"]}
    assert friendly(match, 0) == 2
    assert match.table.seat[0].studies == 2


@pytest.mark.rule("sci-11")
def test_mixed_payment_must_still_be_paid_in_full():
    match = with_cards(before_roll(), "mixed, change", tail=1)
    breed(match, 0)
    assert playable(match) == set()


@pytest.mark.rule("sci-12")
@pytest.mark.rule("sel-7")
@pytest.mark.parametrize("sex", ["male", "female"])
def test_keep_a_pup(sex):
    match = with_cards(before_roll(), "keep")
    pup = breed(match, 0, sex=sex, tail=9)
    breed(match, 1, sex=sex, ear=2)
    choose(match, 0, "science:keep")
    assert set(offered(match, 0)) == {("pup:0",)}
    before = [friendly(match, seat) for seat in range(3)]
    choose(match, 0, "pup:0")
    assert match.view()["seats"][0]["kept"] == [pup]
    end_generation(match)
    assert match.view()["rewards"][0]["winners"] == [1]
    assert [friendly(match, seat) - before[seat] for seat in range(3)] == [1, 0, 1]
    assert pup not in row_of(match, sex)
    row = Sex[sex.upper()]
    assert match.table.seat[0].parent[row] == pup
    assert match.table.seat[0].turns == 2
    assert all(fox in (NOTHING, pup) for fox in match.table.seat[0].parent)
    assert tokens(match, 0) == {"tail": 3}


@pytest.mark.rule("sci-12")
def test_the_other_pups_can_win():
    match = with_cards(before_roll(), "keep")
    unlock(match, 0, pups="ear")
    kept = breed(match, 0, sex="male", spot=1)
    other = breed(match, 0, sex="male", spot=4)
    choose(match, 0, "science:keep")
    choose(match, 0, "pup:0")
    end_generation(match)
    assert match.view()["rewards"][0]["winners"] == [0]
    assert other in row_of(match, "male")
    assert kept not in row_of(match, "male")


@pytest.mark.rule("sci-12")
def test_a_kept_pup_is_a_parent_and_leaves_after_that():
    match = with_cards(before_roll(), "keep")
    pup = breed(match, 0, sex="female", ear=3, bark=3)
    choose(match, 0, "pup:0", "study:0")
    choose(match, 0, "science:keep")
    choose(match, 0, "pup:0")
    end_generation(match)
    go_to_breeding(match)
    assert int(match.table.seat[0].parent[Sex.FEMALE]) == pup
    choose(match, 0, "roll")
    assert len(shown(match, 0)["ear"]) >= 2
    assert len(shown(match, 0)["bark"]) >= 2
    before = int(match.table.seat[0].blanks.discarded[Sex.FEMALE])
    choose(match, 0, "record")
    end_generation(match)
    assert match.table.seat[0].parent[Sex.FEMALE] == NOTHING
    assert int(match.table.seat[0].blanks.discarded[Sex.FEMALE]) == before + 1


@pytest.mark.rule("sci-12")
def test_not_before_the_last_pup():
    match = with_cards(before_roll(), "keep")
    unlock(match, 0, pups="ear")
    breed(match, 0)
    assert step(match, 0) == "roll"
    assert playable(match) == set()
    breed(match, 0)
    assert playable(match) == {"keep"}


@pytest.mark.rule("sci-12")
def test_not_in_the_last_generation():
    match = with_cards(before_roll(), "keep")
    last_generation(match)
    give(match, 0, ear=2)
    breed(match, 0)
    assert step(match, 0) == "upgrade"
    assert playable(match) == set()
