"""Rulings about science cards."""

from collections import Counter
from random import Random

import pytest

from reynard.core.dice_cup import fill
from reynard.games.fox_experiment.rules.arranging import tokens_left
from reynard.games.fox_experiment.table import Science, Sex, Stage, Step

from .board import bred_fox, friendliness, lay_tile, pair, pups, row_of, symbols, tile_at, tile_discards, wild
from .positions import (
    GAME,
    arranged,
    breed,
    breeding,
    can,
    choose,
    end_generation,
    last_generation,
    lay_dice,
    offered,
    researching,
    roll,
    shown,
    sit_down,
    stage,
    step,
)
from .stashes import friendly, give, hold_studies, levels, points, strip, study_of, tokens, unlock


@pytest.mark.rule("rul-3")
def test_a_kept_pup_serves_for_studies_and_tokens_but_not_for_friendliness():
    match = breeding(3)
    give(match, 0, science="keep")
    hold_studies(match, 0, (study_of(match, tail=5, ear=3), 0))
    pup = breed(match, 0, "male", tail=4, ear=2)
    choose(match, 0, "pup:0", "study:0")
    assert levels(match, 0) == [1]
    assert tokens(match, 0) == {"tail": 2, "ear": 1}
    choose(match, 0, "science:keep")
    choose(match, 0, "pup:0")
    choose(match, 0, "done")
    end_generation(match)
    assert match.table.friendliest[0] == 0b110
    assert friendly(match, 0) == 1
    assert match.table.seat[0].parent[Sex.MALE] == pup
    assert pup not in row_of(match, "male")


@pytest.mark.rule("rul-3")
def test_whoever_kept_a_pup_leaves_out_the_last_turn():
    match = researching("keep", tail=1)
    choose(match, 0, "science:keep")
    choose(match, 0, "pup:0")
    end_generation(match)
    turns = Counter()
    while all(place.stage == Stage.SELECTING for place in match.table.seat[:3]):
        [seat] = match.pending
        turns[seat] += 1
        assert seat != 0 or turns[0] <= 2
        assert not any(at[0].startswith(("kennel:male", "deck:male")) for at in offered(match, 0))
        match.play(seat, next(action for action in match.legal(seat)))
        while match.pending and step(match, seat) == "wild":
            choose(match, seat, "token:tail")
    assert turns == {0: 2, 1: 3, 2: 3}


@pytest.mark.rule("rul-3")
def test_at_most_one_parent_of_each_sex_is_kept():
    match = breeding(3)
    unlock(match, 0, pups="tail tail")
    give(match, 0, science="2 keep")
    he, other, she = breed(match, 0, "male"), breed(match, 0, "male"), breed(match, 0, "female")
    choose(match, 0, "science:keep")
    assert set(offered(match, 0)) == {("pup:0",), ("pup:1",), ("pup:2",)}
    choose(match, 0, "pup:1")
    choose(match, 0, "science:keep")
    assert set(offered(match, 0)) == {("pup:2",)}
    choose(match, 0, "pup:2")
    end_generation(match)
    assert list(match.table.seat[0].parent) == [other, she]
    assert match.table.seat[0].turns == 1
    assert he in row_of(match, "male")
    assert not {other, she} & {*row_of(match, "male"), *row_of(match, "female")}


@pytest.mark.rule("rul-3")
def test_a_second_card_is_no_use_for_a_second_male():
    match = researching("2 keep")
    choose(match, 0, "science:keep")
    choose(match, 0, "pup:0")
    assert not can(match, 0, "science:keep")


@pytest.mark.rule("rul-3")
def test_for_siblings_a_kept_pup_counts_as_your_colour():
    match = breeding(3, siblings=1)
    kept = bred_fox(match, 0, "male", tail=1)
    sister = bred_fox(match, 0, "female", ear=1)
    pair(match, 0, kept, sister)
    breed(match, 0, tail=4, ear=4)
    if step(match, 0) == "assign":
        choose(match, 0, "done")
    assert step(match, 0) == "penalty"


@pytest.mark.rule("rul-3")
def test_no_pup_is_kept_in_the_last_generation():
    match = breeding(3)
    last_generation(match)
    give(match, 0, science="keep", tail=2)
    breed(match, 0)
    assert step(match, 0) == "upgrade"
    assert not can(match, 0, "science:keep")


@pytest.mark.rule("rul-4")
def test_three_foxes_from_decks_of_your_choice_for_all_to_see():
    match = breeding(3)
    pair(match, 0, "Boris", "Jacquelin")
    give(match, 0, science="foxes")
    choose(match, 0, "blank")
    choose(match, 0, "science:foxes")
    for sex in ("male", "female", "male"):
        assert set(offered(match, 0)) == {("deck:male",), ("deck:female",)}
        choose(match, 0, f"deck:{sex}")
        drawn = int(match.table.seat[0].drawn[match.table.seat[0].draws - 1])
        assert match.box.names["parent"][drawn] in "".join(match.lines(match.ply, 1))
    drawn = [int(fox) for fox in match.table.seat[0].drawn]
    assert [int(match.table.fox[fox].sex) for fox in drawn] == [Sex.MALE, Sex.FEMALE, Sex.MALE]
    for viewer in (0, 1, None):
        assert [each["fox"]["id"] for each in match.view(viewer)["seats"][0]["drawn"]] == drawn
    choose(match, 0, "drawn:2")
    assert list(match.table.seat[0].parent) == [drawn[2], wild(match, "Jacquelin")]
    gone = {int(fox) for row in match.table.kennel for fox in row.discard[: row.discarded]}
    assert {wild(match, "Boris"), drawn[0], drawn[1]} <= gone


@pytest.mark.rule("rul-4")
def test_the_new_parent_serves_for_all_remaining_pups():
    match = breeding(3)
    unlock(match, 0, pups="tail tail")
    pair(match, 0, "Boris", "Jacquelin")
    give(match, 0, science="foxes")
    first = breed(match, 0)
    choose(match, 0, "blank")
    choose(match, 0, "science:foxes")
    for _ in range(3):
        choose(match, 0, "deck:female")
    mother = int(match.table.seat[0].drawn[1])
    choose(match, 0, "drawn:1")
    later = [breed(match, 0), breed(match, 0)]
    mothers = [int(match.table.fox[fox].parent[Sex.FEMALE]) for fox in (first, *later)]
    assert mothers == [wild(match, "Jacquelin"), mother, mother]


@pytest.mark.rule("rul-4")
def test_no_parent_needs_to_be_replaced():
    match = breeding(3)
    parents = list(match.table.seat[0].parent)
    give(match, 0, science="foxes")
    choose(match, 0, "blank")
    choose(match, 0, "science:foxes")
    for _ in range(3):
        choose(match, 0, "deck:male")
    choose(match, 0, "done")
    assert list(match.table.seat[0].parent) == parents
    assert match.table.kennel[Sex.MALE].discarded == 3


@pytest.mark.rule("rul-5")
def test_swapped_tiles_change_places_on_the_track():
    match = sit_down(3)
    give(match, 0, science="swap_faceup")
    mine, other = lay_tile(match, "space:1", "tail ear"), lay_tile(match, "space:2", "bark spot")
    choose(match, 0, "science:swap_faceup")
    choose(match, 0, "space:1")
    choose(match, 0, "space:2")
    assert tokens(match, 0) == {"bark": 1, "spot": 1}
    assert tile_at(match, "space:2") == mine
    assert other in tile_discards(match)


@pytest.mark.rule("rul-5")
def test_a_swapped_tile_of_the_discards_takes_its_place_there():
    match = sit_down(3)
    give(match, 0, science="swap_discard")
    mine, other = lay_tile(match, "space:1", "tail ear"), lay_tile(match, "discard", "bark spot")
    choose(match, 0, "science:swap_discard")
    choose(match, 0, "space:1")
    choose(match, 0, f"discard:{other}")
    assert tokens(match, 0) == {"bark": 1, "spot": 1}
    assert sorted(tile_discards(match)) == sorted([mine, other])


@pytest.mark.rule("rul-5")
def test_at_a_patron_tiles_are_swapped_for_good():
    match = researching("swap_faceup")
    give(match, 0, tail=2)
    mine, other = lay_tile(match, "patron:0", "tail ear"), lay_tile(match, "patron:1", "bark spot")
    choose(match, 0, "science:swap_faceup")
    choose(match, 0, "upgrade:patrons", "token:tail")
    choose(match, 0, "patron:0")
    choose(match, 0, "patron:1")
    assert tokens(match, 0) == {"bark": 1, "spot": 1}
    assert (tile_at(match, "patron:0"), tile_at(match, "patron:1")) == (other, mine)
    end_generation(match)
    assert (tile_at(match, "patron:0"), tile_at(match, "patron:1")) == (other, mine)


@pytest.mark.rule("rul-5")
def test_after_a_swap_card_a_space_with_a_tile_is_taken_and_not_the_first():
    match = sit_down(3)
    give(match, 0, science="swap_faceup")
    choose(match, 0, "science:swap_faceup")
    assert set(offered(match, 0)) == {("space:1",), ("space:2",), ("space:3",)}


@pytest.mark.rule("rul-5")
def test_several_swap_cards_for_one_space_in_any_order():
    """A good tile goes to the space first, and from there to a patron; the patron's tile is what the space gives."""
    match = sit_down(3)
    strip(match, 0)
    give(match, 0, science="swap_faceup, swap_discard")
    good, poor = lay_tile(match, "discard", "bark spot"), lay_tile(match, "space:1", "tail ear")
    patrons = lay_tile(match, "patron:0", "friendly friendly")
    choose(match, 0, "science:swap_faceup")
    choose(match, 0, "science:swap_discard")
    choose(match, 0, "space:1")
    assert {at[0].partition(":")[0] for at in offered(match, 0)} == {"discard", "space", "patron"}
    choose(match, 0, f"discard:{good}")
    assert {at[0].partition(":")[0] for at in offered(match, 0)} == {"space", "patron"}
    choose(match, 0, "patron:0")
    assert friendly(match, 0) == 2
    assert (tile_at(match, "patron:0"), patrons in tile_discards(match), poor in tile_discards(match)) == (
        good,
        True,
        True,
    )


@pytest.mark.rule("rul-5")
def test_several_swap_cards_for_one_patron():
    match = researching("swap_faceup, swap_discard")
    give(match, 0, tail=2)
    tile = lay_tile(match, "discard", "bark spot")
    choose(match, 0, "science:swap_discard")
    choose(match, 0, "science:swap_faceup")
    assert not can(match, 0, "done")
    choose(match, 0, "upgrade:patrons", "token:tail")
    choose(match, 0, "patron:0")
    choose(match, 0, "patron:1")
    choose(match, 0, f"discard:{tile}")
    assert (tile_at(match, "patron:0"), tokens(match, 0)) == (tile, {"bark": 1, "spot": 1})


@pytest.mark.rule("rul-6")
def test_only_dice_with_exactly_one_half_are_rolled_again():
    came = Counter()
    for seed in range(30):
        match = breeding(3)
        give(match, 0, science="reroll")
        roll(match, 0, "tail ½ 1½ ½½ 1, ear 1, friendly ½ ½½")
        fill(match.table.cup, seed)
        choose(match, 0, "science:reroll")
        dice = shown(match, 0)
        assert dice["tail"][1:] == ["1½", "½½", "1"]
        assert dice["ear"] == ["1"]
        assert dice["friendly"][1] == "½½"
        came[dice["tail"][0], dice["friendly"][0]] += 1
    assert len(came) > 6


@pytest.mark.rule("rul-6")
def test_the_card_is_not_offered_where_no_die_shows_only_half():
    match = breeding(3)
    give(match, 0, science="reroll")
    roll(match, 0, "tail 1½ ½½ 1, friendly 1")
    assert not can(match, 0, "science:reroll")
    lay_dice(match, 0, "tail 1½ ½½ 1, friendly ½")
    assert can(match, 0, "science:reroll")


@pytest.mark.rule("rul-7")
def test_plus_one_on_a_full_track_is_beyond_five():
    match = breeding(3)
    give(match, 0, science="plus_tail")
    roll(match, 0, "tail 1 1 1 1 1")
    choose(match, 0, "science:plus_tail")
    choose(match, 0, "record")
    [pup] = pups(match, 0)
    assert symbols(match, pup) == {"tail": 6}
    assert friendliness(match, pup) == 6
    assert points(match, 0) == 1


@pytest.mark.rule("rul-8")
@pytest.mark.parametrize("moment", ["select", "equipping", "roll", "arrange", "assign", "upgrading"])
def test_trading_between_the_steps_of_a_generation(moment):
    match = sit_down(3) if moment in ("select", "equipping") else breeding(3)
    hold_studies(match, 0, (study_of(match, tail=5, ear=3), 0))
    strip(match, 0)
    give(match, 0, science="trade", ear=3)
    if moment == "equipping":
        for _ in range(3):
            for seat, item in ((0, 0), (1, 1), (2, 2)):
                refs = [at[0] for at in offered(match, seat)]
                wanted = ("deck:male", "deck:female", f"space:{item}")
                choose(match, seat, next(ref for ref in wanted if ref in refs))
                while step(match, seat) == "wild":
                    choose(match, seat, "token:tail")
    if moment in ("arrange", "assign", "upgrading"):
        choose(match, 0, "roll")
        lay_dice(match, 0, "tail 1 1, ear 1")
    if moment in ("assign", "upgrading"):
        choose(match, 0, "record")
    if moment == "upgrading":
        choose(match, 0, "done")
    now = (step(match, 0), stage(match, 0), friendly(match, 0), tokens(match, 0)["ear"])
    choose(match, 0, "science:trade")
    choose(match, 0, "token:ear")
    choose(match, 0, "done")
    assert (step(match, 0), stage(match, 0), friendly(match, 0) - 1, tokens(match, 0)["ear"] + 1) == now


@pytest.mark.rule("rul-8")
@pytest.mark.parametrize(("seats", "games"), [(1, 2), (2, 2), (4, 3)])
def test_the_trade_card_is_offered_whatever_a_seat_is_asked(seats, games):
    """In random games in which everybody always holds the card and friendly tokens; at every step but the trade."""
    asked = set()
    for seed in range(games):
        match, chance = GAME.start(seats, seed=seed, options={"siblings": 1}), Random(seed)
        while not match.over:
            seat = chance.choice(match.pending)
            own = match.table.seat[seat]
            if match.table.begun and own.step != Step.TRADE:
                if not own.science[Science.TRADE]:
                    own.science[Science.TRADE] += 1
                    own.hand += 1
                own.friendly = max(int(own.friendly), 8)
                own.friendly += max(0, 1 - int(tokens_left(own)))  # all may lie on the pup
                assert can(match, seat, "science:trade"), step(match, seat)
                asked.add(step(match, seat))
            match.play(seat, chance.choice(match.legal(seat)))
    assert {"roll", "arrange", "assign"} <= asked
    if seats > 2:  # where several breed, everything happens to somebody
        assert {"wild", "study", "patron", "foxes", "replace", "die", "face", "extra", "penalty"} <= asked


@pytest.mark.rule("rul-8")
def test_tokens_that_are_needed_for_what_was_begun_are_not_traded_away():
    match = researching("trade, mixed")
    give(match, 0, tail=1, ear=1)
    choose(match, 0, "science:mixed")
    assert not can(match, 0, "science:trade")
    give(match, 0, spot=1)
    choose(match, 0, "upgrade:pups")
    choose(match, 0, "token:tail")
    choose(match, 0, "science:trade")
    choose(match, 0, "token:spot")
    assert set(offered(match, 0)) == {("token:ear",)}
    assert step(match, 0) == "paying"


@pytest.mark.rule("rul-8")
def test_one_or_two_tokens_in_one_direction_and_any_traits():
    match = breeding(3)
    give(match, 0, science="trade", ear=2, friendly=2)
    choose(match, 0, "science:trade")
    choose(match, 0, "trade:spot")
    assert not can(match, 0, "token:ear")
    assert can(match, 0, "done")
    choose(match, 0, "trade:tail")
    assert tokens(match, 0) == {"tail": 1, "ear": 2, "spot": 1}
    assert friendly(match, 0) == 0
    assert step(match, 0) == "roll"


@pytest.mark.rule("rul-15")
@pytest.mark.parametrize("card", ["change", "reroll", "extra"])
def test_cards_that_change_dice_lift_what_was_placed(card):
    match = breeding(3)
    give(match, 0, science=card, friendly=2)
    roll(match, 0, "tail ½, friendly 1")
    choose(match, 0, "part:0:0", "trait:spot")
    choose(match, 0, "friendly", "trait:tail")
    assert arranged(match, 0) == {"tail": 1, "spot": 1}
    choose(match, 0, f"science:{card}")
    if card == "change":
        choose(match, 0, "die:0")
        choose(match, 0, next(at for at in offered(match, 0))[0])
    if card == "extra":
        choose(match, 0, "trait:bark")
    assert "spot" not in arranged(match, 0)
    assert can(match, 0, "part:0:0", "trait:spot")
    assert list(match.table.seat[0].helping) == [0, 0, 0, 0]
    assert friendly(match, 0) == 2


@pytest.mark.rule("rul-15")
def test_plus_one_lifts_nothing():
    match = breeding(3)
    give(match, 0, science="plus_ear")
    roll(match, 0, "tail ½, friendly 1")
    choose(match, 0, "part:0:0", "trait:spot")
    choose(match, 0, "science:plus_ear")
    assert arranged(match, 0) == {"ear": 1, "spot": 1}
