"""Upgrades: the four tracks of a mat, what they cost and what they bring."""

import pytest

from reynard.games.fox_experiment.actions import TRAIT, UPGRADE
from reynard.games.fox_experiment.table import NOTHING, Stage, Step, Track, Trait

from .board import join, lay_tile, pups, tile_at, tile_discards
from .positions import breed, can, choose, go_to_breeding, offered, refusal, sheet, sit_down, stage, step
from .stashes import friendly, give, hand, levels, mat, tokens, unlock


def at_research(seats=3, **given):
    """Sit down at the upgrades after Research of the first seat, which has these tokens and mats."""
    match = sit_down(seats)
    go_to_breeding(match)
    give(match, 0, **given)
    breed(match, 0)
    return match


@pytest.mark.rule("upg-1")
@pytest.mark.rule("upg-3")
@pytest.mark.rule("upg-5")
def test_yellows_upgrades():
    """p. 15: 2 ear tokens pay for a pup upgrade and 2 bark tokens for a study upgrade, one of each stays."""
    match = at_research(ear=2, bark=2)
    assert (stage(match, 0), step(match, 0)) == ("upgrading", "upgrade")
    choose(match, 0, "upgrade:pups", "token:ear")
    assert tokens(match, 0) == {"bark": 2}
    assert mat(match, 0) == {"pups": ["ear"]}
    choose(match, 0, "upgrade:studies", "token:bark")
    assert tokens(match, 0) == {}
    assert mat(match, 0) == {"pups": ["ear"], "studies": ["bark"]}
    assert set(offered(match, 0)) == {("offer:0",), ("offer:1",), ("offer:2",)}
    kept = int(match.table.seat[0].offer[1])
    choose(match, 0, "offer:1")
    assert int(match.table.seat[0].study[1]) == kept
    assert levels(match, 0) == [0, 0]
    assert len(pups(match, 0)) == 1


@pytest.mark.rule("upg-1")
def test_any_number_of_upgrades_on_any_tracks():
    match = at_research(tail=9)
    for track in ("dice", "dice", "pups", "patrons"):
        choose(match, 0, f"upgrade:{track}", "token:tail")
    assert tokens(match, 0) == {}
    assert mat(match, 0) == {"dice": ["tail", "tail"], "pups": ["tail"], "patrons": ["tail"]}


@pytest.mark.rule("upg-1")
def test_nobody_has_to_buy():
    match = at_research(tail=9)
    choose(match, 0, "done")
    assert stage(match, 0) == "finished"
    assert tokens(match, 0) == {"tail": 9}
    assert mat(match, 0) == {}


@pytest.mark.rule("upg-1")
def test_whoever_cannot_pay_is_not_asked():
    match = at_research(tail=1, ear=1, bark=1, spot=1)
    assert stage(match, 0) == "finished"


@pytest.mark.rule("upg-2")
def test_each_track_is_bought_from_left_to_right():
    match = at_research(ear=7, spot=2)
    choose(match, 0, "upgrade:dice", "token:spot")
    choose(match, 0, "upgrade:dice", "token:ear")
    shown = {track["track"]: [each["token"] for each in track["upgrades"]] for track in match.view()["seats"][0]["mat"]}
    assert shown == {
        "pups": [None, None],
        "studies": [None, None, None],
        "dice": ["spot", "ear", None],
        "patrons": [None, None],
    }
    choose(match, 0, "upgrade:dice", "token:ear")
    assert match.view()["seats"][0]["friendly_dice"] == 4


@pytest.mark.rule("upg-2")
@pytest.mark.parametrize(
    ("track", "tokens_on_it"), [("pups", "tail tail"), ("studies", "ear ear ear"), ("dice", "ear ear ear")]
)
def test_a_full_track_offers_no_more(track, tokens_on_it):
    match = sit_down()
    go_to_breeding(match)
    unlock(match, 0, **{track: tokens_on_it})
    give(match, 0, bark=9)
    for _ in range(match.view()["seats"][0]["litter"]):
        breed(match, 0)
    assert not can(match, 0, f"upgrade:{track}", "token:bark")
    row = {"pups": Track.PUPS, "studies": Track.STUDIES, "dice": Track.DICE}[track]
    refused = refusal(match, 0, UPGRADE(row, Trait.BARK))
    assert refused.rule == "upg-3"
    assert str(refused) == "Buy an upgrade that you can pay for with tokens of one trait, or stop."


@pytest.mark.rule("upg-3")
@pytest.mark.parametrize(("column", "cost"), [(0, 2), (1, 3), (2, 4)])
@pytest.mark.parametrize("trait", ["tail", "ear", "bark", "spot"])
def test_the_cost_by_column_in_tokens_of_any_one_trait(column, cost, trait):
    match = sit_down()
    go_to_breeding(match)
    unlock(match, 0, dice=("", "ear", "ear tail")[column])
    give(match, 0, **{trait: cost - 1})
    give(match, 0, **{"ear" if trait != "ear" else "tail": 1})
    breed(match, 0)
    assert not can(match, 0, "upgrade:dice", f"token:{trait}")
    match = sit_down()
    go_to_breeding(match)
    unlock(match, 0, dice=("", "ear", "ear tail")[column])
    give(match, 0, **{trait: cost + 1})
    breed(match, 0)
    choose(match, 0, "upgrade:dice", f"token:{trait}")
    assert tokens(match, 0) == {trait: 1}
    assert mat(match, 0)["dice"][column] == trait


@pytest.mark.rule("upg-3")
def test_all_costs():
    match = sit_down()
    costs = {track["track"]: [each["cost"] for each in track["upgrades"]] for track in match.view()["seats"][0]["mat"]}
    assert costs == {"pups": [2, 3], "studies": [2, 3, 4], "dice": [2, 3, 4], "patrons": [2, 3]}


@pytest.mark.rule("upg-4")
@pytest.mark.parametrize(("upgrades", "litter"), [("", 1), ("ear", 2), ("ear tail", 3)])
def test_each_pup_upgrade_is_one_pup_more(upgrades, litter):
    match = sit_down()
    go_to_breeding(match)
    unlock(match, 0, pups=upgrades)
    for _ in range(litter):
        assert stage(match, 0) == "breeding"
        breed(match, 0)
    assert stage(match, 0) == "finished"
    assert len(pups(match, 0)) == litter


@pytest.mark.rule("upg-4")
def test_a_pup_upgrade_after_research_waits_for_the_next_breeding():
    match = at_research(ear=2)
    choose(match, 0, "upgrade:pups", "token:ear")
    assert stage(match, 0) == "finished"
    assert len(pups(match, 0)) == 1
    assert match.view()["seats"][0]["litter"] == 2


@pytest.mark.rule("upg-4")
def test_a_pup_upgrade_after_selection_counts_at_once():
    match = sit_down()
    go_to_breeding(match)
    give(match, 0, ear=2)
    match.table.seat[0].stage, match.table.seat[0].step = Stage.EQUIPPING, Step.UPGRADE
    choose(match, 0, "upgrade:pups", "token:ear")
    for _ in range(2):
        breed(match, 0)
    assert len(pups(match, 0)) == 2


@pytest.mark.rule("upg-5")
def test_the_other_studies_go_under_the_deck_and_four_are_the_most():
    match = sit_down()
    go_to_breeding(match)
    give(match, 0, ear=9)
    before = match.view()["study_deck"]
    breed(match, 0)
    for number in range(1, 4):
        choose(match, 0, "upgrade:studies", "token:ear")
        bottoms = int(match.table.bottoms)
        rejected = [int(study) for study in match.table.seat[0].offer[1:3]]
        choose(match, 0, "offer:0")
        assert [int(study) for study in match.table.bottom[bottoms : bottoms + 2]] == rejected
        assert len(levels(match, 0)) == number + 1
        assert match.view()["study_deck"] == before - number
    assert len({int(study) for study in match.table.seat[0].study}) == 4
    assert tokens(match, 0) == {}


@pytest.mark.rule("upg-5")
def test_a_study_bought_after_research_waits_for_the_next_pups():
    match = sit_down()
    go_to_breeding(match)
    give(match, 0, ear=2)
    breed(match, 0, tail=5, ear=5, bark=5, spot=5)
    choose(match, 0, "pup:0", "study:0")
    choose(match, 0, "upgrade:studies", "token:ear")
    choose(match, 0, "offer:2")
    assert levels(match, 0) == [1, 0]
    assert not any(at[0].startswith("pup") for at in offered(match, 0))


@pytest.mark.rule("upg-5")
def test_nothing_else_before_a_study_is_chosen():
    match = at_research(ear=4)
    choose(match, 0, "upgrade:studies", "token:ear")
    refused = refusal(match, 0, UPGRADE(Track.PUPS, Trait.EAR))
    assert str(refused) == "Choose one of the studies on offer first."
    assert refused.rule == "upg-5"


@pytest.mark.rule("upg-6")
@pytest.mark.parametrize(("upgrades", "dice"), [("", 1), ("ear", 2), ("ear tail", 3), ("ear tail spot", 4)])
def test_each_die_upgrade_is_one_friendly_die_more_for_every_roll(upgrades, dice):
    match = sit_down()
    go_to_breeding(match)
    unlock(match, 0, dice=upgrades, pups="ear")
    for _ in range(2):
        choose(match, 0, "roll")
        rolled = [die["kind"] for die in match.view()["seats"][0]["roll"]["dice"]]
        assert rolled.count("friendly") == dice
        choose(match, 0, "record")


@pytest.mark.rule("upg-7")
def test_a_patron_gives_its_tile_and_a_science_card_and_keeps_the_tile():
    match = sit_down()
    go_to_breeding(match)
    tile = lay_tile(match, "patron:2", "bark friendly")
    give(match, 0, ear=2)
    breed(match, 0)
    discards = tile_discards(match)
    choose(match, 0, "upgrade:patrons", "token:ear")
    assert set(offered(match, 0)) == {(f"patron:{number}",) for number in range(4)}
    choose(match, 0, "patron:2")
    assert tokens(match, 0) == {"bark": 1}
    assert friendly(match, 0) == 1
    assert hand(match, 0).total() == 1
    assert tile_at(match, "patron:2") == tile
    assert tile_discards(match) == discards
    assert match.view()["patrons"][2]["joined"] == [0]
    assert match.view()["seats"][0]["patrons"] == [2]


@pytest.mark.rule("upg-7")
def test_others_may_have_the_patron_already_but_not_oneself():
    match = sit_down()
    go_to_breeding(match)
    lay_tile(match, "patron:1", "tail spot")
    join(match, 0, 0)
    unlock(match, 0, patrons="tail")
    join(match, 1, 1)
    give(match, 0, ear=3)
    breed(match, 0)
    choose(match, 0, "upgrade:patrons", "token:ear")
    assert set(offered(match, 0)) == {("patron:1",), ("patron:2",), ("patron:3",)}
    action = offered(match, 0)["patron:1",] - 1
    refused = refusal(match, 0, action)
    assert str(refused) == "Choose a patron where you have no meeple yet."
    assert refused.rule == "upg-7"
    choose(match, 0, "patron:1")
    assert tokens(match, 0) == {"tail": 1, "spot": 1}
    assert match.view()["patrons"][1]["joined"] == [0, 1]


@pytest.mark.rule("upg-7")
def test_what_a_patron_gives_may_be_used_in_this_very_step():
    match = sit_down()
    go_to_breeding(match)
    lay_tile(match, "patron:0", "bark spot")
    give(match, 0, ear=2, bark=1)
    breed(match, 0)
    assert not can(match, 0, "upgrade:dice", "token:bark")
    choose(match, 0, "upgrade:patrons", "token:ear")
    choose(match, 0, "patron:0")
    choose(match, 0, "upgrade:dice", "token:bark")
    assert tokens(match, 0) == {"spot": 1}
    assert match.view()["seats"][0]["friendly_dice"] == 2


@pytest.mark.rule("upg-7")
@pytest.mark.rule("sel-6")
def test_a_wild_token_of_a_patron_is_chosen_at_once():
    match = sit_down()
    go_to_breeding(match)
    lay_tile(match, "patron:0", "wild friendly")
    give(match, 0, ear=2)
    breed(match, 0)
    choose(match, 0, "upgrade:patrons", "token:ear")
    choose(match, 0, "patron:0")
    assert step(match, 0) == "wild"
    assert refusal(match, 0, UPGRADE(Track.PUPS, Trait.TAIL)).rule == "sel-6"
    match.play(0, TRAIT(Trait.SPOT))
    assert tokens(match, 0) == {"spot": 1}


@pytest.mark.rule("upg-8")
@pytest.mark.parametrize(
    ("upgrades", "stars"),
    [
        ({"pups": "ear"}, 0),
        ({"pups": "ear ear"}, 2),
        ({"studies": "ear"}, 0),
        ({"studies": "ear ear"}, 3),
        ({"studies": "ear ear ear"}, 8),
        ({"dice": "ear"}, 0),
        ({"dice": "ear ear"}, 3),
        ({"dice": "ear ear ear"}, 8),
        ({"patrons": "ear ear"}, 0),
        ({"pups": "ear ear", "studies": "ear ear ear", "dice": "ear ear ear", "patrons": "ear ear"}, 18),
    ],
)
def test_stars_are_points_at_the_end(upgrades, stars):
    match = sit_down()
    unlock(match, 0, **upgrades)
    assert sheet(match, 0)[2] == stars
    assert match.scores[0] == sum(sheet(match, 0))


@pytest.mark.rule("upg-3")
def test_the_token_on_the_mat_is_no_supply():
    match = at_research(ear=2)
    assert sheet(match, 0)[5] == 1
    choose(match, 0, "upgrade:pups", "token:ear")
    assert sheet(match, 0)[5] == 0
    assert match.table.seat[0].mat[Track.PUPS, 1] == NOTHING
