"""Science cards: thirteen kinds, each at its own moment and at no other."""

from collections import Counter

import pytest

from reynard.games.fox_experiment.box import SCIENCE_KEYS
from reynard.games.fox_experiment.table import NOTHING, PLAY_SCIENCE, Sex, Stage, Step

from .positions import (
    arranged,
    bred_fox,
    breed,
    can,
    choose,
    dice_of,
    end_generation,
    friendly,
    give,
    go_to_breeding,
    hand,
    hold_studies,
    last_generation,
    lay_dice,
    lay_tile,
    mat,
    offered,
    pair,
    points,
    pups,
    refusal,
    roll,
    row_of,
    science_discards,
    shown,
    sit_down,
    stage,
    step,
    study_of,
    symbols,
    tile_at,
    tile_discards,
    tokens,
    unlock,
    wild,
)

ALL = ", ".join(SCIENCE_KEYS)
AFTER_ROLL = {"change", "reroll", "extra", "plus_tail", "plus_ear", "plus_bark", "plus_spot"}
SWAPS = {"swap_discard", "swap_faceup"}


def at_selection():
    """Sit down at the first seat's turn in Selection."""
    match = sit_down()
    lay_tile(match, "discard", "tail ear")
    return match


def at_equipping():
    """Sit down where the first seat may buy upgrades before it breeds."""
    match = before_roll()
    match.table.seat[0].stage, match.table.seat[0].step = Stage.EQUIPPING, Step.UPGRADE
    return match


def before_roll():
    """Sit down where the first seat is about to roll."""
    match = sit_down()
    go_to_breeding(match)
    hold_studies(match, 0, (study_of(match, bark=5, ear=3), 0))
    return match


def after_roll():
    """Sit down where the first seat has rolled."""
    match = before_roll()
    roll(match, 0, "ear 1½, bark ½ ½½, spot 1, friendly ½")
    return match


def at_studies():
    """Sit down where the first seat may use its pup for a study."""
    match = before_roll()
    breed(match, 0, ear=1, bark=2)
    return match


def at_upgrading():
    """Sit down where the first seat may buy upgrades after Research."""
    match = before_roll()
    give(match, 0, spot=2)
    breed(match, 0, sex="female", tail=1)
    return match


def with_cards(match, cards, **tokens):
    """Give the first seat cards and tokens."""
    give(match, 0, science=cards, **tokens)
    return match


def playable(match):
    """Read the science cards that the first seat may play now."""
    return {at[0].removeprefix("science:") for at in offered(match, 0) if at[0].startswith("science:")}


MOMENTS = [
    (at_selection, SWAPS | {"trade"}),
    (at_equipping, SWAPS | {"trade", "mixed"}),
    (before_roll, {"foxes", "trade"}),
    (after_roll, AFTER_ROLL | {"trade"}),
    (at_studies, {"trade", "keep"}),
    (at_upgrading, SWAPS | {"trade", "mixed", "keep"}),
]


@pytest.mark.rule("sci-2")
@pytest.mark.parametrize(("moment", "cards"), MOMENTS, ids=[moment.__name__ for moment, _ in MOMENTS])
def test_each_card_at_its_moment_and_at_no_other(moment, cards):
    match = with_cards(moment(), ALL, tail=2, ear=2)
    if moment in (at_equipping, at_upgrading):
        assert match.table.discarded > 0
    assert playable(match) == cards


@pytest.mark.rule("sci-2")
@pytest.mark.parametrize(("moment", "cards"), MOMENTS, ids=[moment.__name__ for moment, _ in MOMENTS])
def test_at_any_other_moment_the_refusal_says_when(moment, cards):
    match = with_cards(moment(), ALL, tail=2, ear=2)
    for kind, key in enumerate(SCIENCE_KEYS):
        if key not in cards:
            refused = refusal(match, 0, PLAY_SCIENCE + kind)
            assert "cannot be played now" in str(refused)
            assert refused.rule.startswith("sci-")
    assert hand(match, 0).total() == 13


@pytest.mark.rule("sci-1")
def test_a_card_that_is_not_in_the_hand_cannot_be_played():
    match = after_roll()
    refused = refusal(match, 0, PLAY_SCIENCE)
    assert str(refused) == "You do not hold “Three foxes”."
    assert refused.rule == "sci-1"


@pytest.mark.rule("sci-1")
def test_a_played_card_goes_to_the_discards():
    match = with_cards(after_roll(), "2 plus_ear, change")
    choose(match, 0, "science:plus_ear")
    assert hand(match, 0) == {"plus_ear": 1, "change": 1}
    assert match.table.seat[0].hand == 2
    assert science_discards(match) == {"plus_ear": 1}
    assert match.view()["science_discards"] == 1


@pytest.mark.rule("sci-1")
def test_there_is_no_limit_to_a_hand():
    match = with_cards(before_roll(), ALL + ", change, reroll, extra")
    assert match.table.seat[0].hand == 16
    assert match.view(1)["seats"][0]["hand"] == 16
    assert match.view(1)["seats"][0]["science"] is None


@pytest.mark.rule("sci-2")
def test_several_cards_at_one_moment():
    match = with_cards(after_roll(), "2 plus_ear, plus_tail, reroll")
    for card in ("plus_ear", "reroll", "plus_ear", "plus_tail"):
        choose(match, 0, f"science:{card}")
    lay_dice(match, 0, "ear 1")
    assert arranged(match, 0) == {"ear": 3, "tail": 1}
    assert hand(match, 0) == {}


@pytest.mark.rule("sci-3")
def test_three_foxes_one_of_which_replaces_a_parent():
    match = with_cards(before_roll(), "foxes")
    old = int(match.table.seat[0].parent[Sex.MALE])
    mother = int(match.table.seat[0].parent[Sex.FEMALE])
    choose(match, 0, "science:foxes")
    for ref in ("deck:male", "deck:female", "deck:male"):
        assert set(offered(match, 0)) == {("deck:male",), ("deck:female",)}
        choose(match, 0, ref)
    drawn = [int(fox) for fox in match.table.seat[0].drawn]
    assert [int(match.table.fox[fox].sex) for fox in drawn] == [Sex.MALE, Sex.FEMALE, Sex.MALE]
    assert len({*drawn, old, mother}) == 5
    assert set(offered(match, 0)) == {("drawn:0",), ("drawn:1",), ("drawn:2",), ("done",)}
    choose(match, 0, "drawn:2")
    assert [int(fox) for fox in match.table.seat[0].parent] == [drawn[2], mother]
    males = match.table.kennel[Sex.MALE]
    females = match.table.kennel[Sex.FEMALE]
    assert {int(fox) for fox in males.discard[: males.discarded]} == {old, drawn[0]}
    assert [int(fox) for fox in females.discard[: females.discarded]] == [drawn[1]]
    choose(match, 0, "roll")
    expected = Counter(dice_of(match, drawn[2])) + Counter(dice_of(match, mother)) + Counter(friendly=1)
    assert {kind: len(faces) for kind, faces in shown(match, 0).items()} == expected


@pytest.mark.rule("sci-3")
def test_three_foxes_may_all_be_discarded():
    match = with_cards(before_roll(), "foxes")
    parents = [int(fox) for fox in match.table.seat[0].parent]
    choose(match, 0, "science:foxes")
    for _ in range(3):
        choose(match, 0, "deck:female")
    choose(match, 0, "done")
    assert [int(fox) for fox in match.table.seat[0].parent] == parents
    assert match.view()["females"]["discards"] == 3
    assert step(match, 0) == "roll"
    assert match.view()["seats"][0]["drawn"] == []


@pytest.mark.rule("sci-3")
def test_three_foxes_before_the_second_pup():
    match = with_cards(before_roll(), "foxes")
    unlock(match, 0, pups="ear")
    breed(match, 0)
    choose(match, 0, "science:foxes")
    for _ in range(3):
        choose(match, 0, "deck:male")
    choose(match, 0, "drawn:0")
    assert step(match, 0) == "roll"
    assert len(pups(match, 0)) == 1


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


@pytest.mark.rule("sci-6")
@pytest.mark.parametrize("moment", [moment for moment, _ in MOMENTS], ids=lambda moment: moment.__name__)
def test_trade_two_trait_tokens_for_friendly_ones_at_any_time(moment):
    match = with_cards(moment(), "trade", tail=1, ear=2)
    before, friends, asked = tokens(match, 0), friendly(match, 0), step(match, 0)
    choose(match, 0, "science:trade")
    choose(match, 0, "token:tail")
    assert friendly(match, 0) == friends + 1
    assert not any(at[0].startswith("trade:") for at in offered(match, 0))
    choose(match, 0, "token:ear")
    assert tokens(match, 0) == Counter(before) - Counter(tail=1, ear=1)
    assert friendly(match, 0) == friends + 2
    assert step(match, 0) == asked
    assert hand(match, 0) == {}


@pytest.mark.rule("sci-6")
def test_trade_the_other_way_round_and_stop_after_one():
    match = with_cards(before_roll(), "trade", friendly=3, tail=1)
    choose(match, 0, "science:trade")
    assert not can(match, 0, "done")
    choose(match, 0, "trade:spot")
    assert set(offered(match, 0)) == {("trade:tail",), ("trade:ear",), ("trade:bark",), ("trade:spot",), ("done",)}
    choose(match, 0, "done")
    assert tokens(match, 0) == {"tail": 1, "spot": 1}
    assert friendly(match, 0) == 2


@pytest.mark.rule("sci-6")
def test_a_token_that_is_placed_cannot_be_traded():
    match = with_cards(after_roll(), "trade", friendly=2)
    choose(match, 0, "friendly", "trait:ear")
    choose(match, 0, "science:trade")
    choose(match, 0, "trade:tail")
    assert step(match, 0) == "arrange"
    assert (friendly(match, 0), tokens(match, 0)) == (1, {"tail": 1})
    assert match.view()["seats"][0]["roll"]["tokens_left"] == 0


@pytest.mark.rule("sci-6")
def test_without_tokens_there_is_nothing_to_trade():
    match = with_cards(before_roll(), "trade")
    assert (friendly(match, 0), tokens(match, 0)) == (0, {})
    assert playable(match) == set()


@pytest.mark.rule("sci-6")
def test_traded_tokens_help_with_the_pup_in_hand():
    match = with_cards(after_roll(), "trade", tail=1)
    lay_dice(match, 0, "ear ½")
    choose(match, 0, "science:trade")
    choose(match, 0, "token:tail")
    choose(match, 0, "friendly", "trait:ear")
    assert arranged(match, 0) == {"ear": 1}


@pytest.mark.rule("sci-7")
@pytest.mark.parametrize(
    ("die", "kind"), [("die:0", "ear"), ("die:1", "bark"), ("die:2", "bark"), ("die:4", "friendly")]
)
@pytest.mark.parametrize(("face", "shows"), [("face:0", "½"), ("face:3", "1"), ("face:4", "½½"), ("face:5", "1½")])
def test_change_a_die(die, kind, face, shows):
    match = with_cards(after_roll(), "change")
    before = shown(match, 0)
    choose(match, 0, "science:change")
    assert len(offered(match, 0)) == 5
    choose(match, 0, die)
    assert {at[0] for at in offered(match, 0)} == {"face:0", "face:3", "face:4", "face:5"}
    choose(match, 0, face)
    number = int(die.removeprefix("die:"))
    flat = [each for faces in before.values() for each in faces]
    flat[number] = shows
    assert [each for faces in shown(match, 0).values() for each in faces] == flat
    assert list(shown(match, 0)) == list(before)
    assert kind in before
    assert step(match, 0) == "arrange"


@pytest.mark.rule("sci-8")
def test_reroll_halves_rolls_only_dice_that_show_one_half():
    changed = Counter()
    for seed in range(12):
        match = with_cards(after_roll(), "reroll")
        match.table.cup.count += seed
        before = [int(face) for face in match.table.seat[0].face[:5]]
        choose(match, 0, "science:reroll")
        after = [int(face) for face in match.table.seat[0].face[:5]]
        changed.update(die for die in range(5) if before[die] != after[die])
        assert hand(match, 0) == {}
    assert set(changed) == {1, 4}  # the bark half and the friendly half


@pytest.mark.rule("sci-8")
def test_reroll_halves_needs_a_half():
    match = with_cards(after_roll(), "reroll")
    lay_dice(match, 0, "ear 1½ 1, bark ½½, friendly 1")
    assert playable(match) == set()


@pytest.mark.rule("sci-9")
@pytest.mark.parametrize("trait", ["tail", "ear", "bark", "spot"])
def test_roll_an_extra_die(trait):
    match = with_cards(after_roll(), "extra")
    before = shown(match, 0)
    choose(match, 0, "science:extra")
    assert set(offered(match, 0)) == {("trait:tail",), ("trait:ear",), ("trait:bark",), ("trait:spot",)}
    choose(match, 0, f"trait:{trait}")
    after = shown(match, 0)
    assert len(after[trait]) == len(before.get(trait, [])) + 1
    assert {kind: faces for kind, faces in after.items() if kind != trait} == {
        kind: faces for kind, faces in before.items() if kind != trait
    }
    assert after["friendly"] == before["friendly"] == ["½"]
    choose(match, 0, "part:0:0", "trait:bark")
    assert match.view()["seats"][0]["roll"]["dice"][4]["parts"][0]["placed"] == "bark"


@pytest.mark.rule("sci-10")
@pytest.mark.parametrize("trait", ["tail", "ear", "bark", "spot"])
def test_plus_one(trait):
    match = with_cards(after_roll(), f"plus_{trait}")
    before = Counter(arranged(match, 0))
    choose(match, 0, f"science:plus_{trait}")
    assert arranged(match, 0) == before + Counter({trait: 1})
    choose(match, 0, "record")
    assert symbols(match, pups(match, 0)[0]) == before + Counter({trait: 1})


@pytest.mark.rule("sci-10")
@pytest.mark.rule("bre-11")
def test_plus_one_beyond_the_track_is_a_point():
    match = with_cards(after_roll(), "plus_tail")
    lay_dice(match, 0, "tail 1 1 1 1 1")
    choose(match, 0, "science:plus_tail")
    choose(match, 0, "record")
    assert points(match, 0) == 1
    assert symbols(match, pups(match, 0)[0]) == {"tail": 6}


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


@pytest.mark.rule("sci-3")
@pytest.mark.rule("adm-1")
def test_a_bred_parent_that_is_replaced_goes_to_its_breeder():
    match = with_cards(before_roll(), "foxes")
    pair(match, 0, bred_fox(match, 2, "male", tail=1), "Vera")
    choose(match, 0, "science:foxes")
    for _ in range(3):
        choose(match, 0, "deck:male")
    choose(match, 0, "drawn:0")
    assert list(match.table.seat[2].blanks.discarded) == [1, 0]
    assert int(match.table.seat[0].parent[Sex.FEMALE]) == wild(match, "Vera")
