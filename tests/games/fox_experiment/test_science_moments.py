"""Science cards: thirteen kinds, each at its own moment and at no other, and the trade at any time."""

from collections import Counter

import pytest

from reynard.games.fox_experiment.actions import PLAY_SCIENCE
from reynard.games.fox_experiment.box.record import SCIENCE_KEYS
from reynard.games.fox_experiment.table import Science

from .positions import arranged, can, choose, lay_dice, offered, refusal, step
from .science_positions import (
    SWAPS,
    after_blank,
    after_roll,
    at_equipping,
    at_selection,
    at_studies,
    at_upgrading,
    before_roll,
    playable,
    with_cards,
)
from .stashes import friendly, hand, science_discards, tokens

ALL = ", ".join(SCIENCE_KEYS)
AFTER_ROLL = {"change", "reroll", "extra", "plus_tail", "plus_ear", "plus_bark", "plus_spot"}
MOMENTS = [
    (at_selection, SWAPS | {"trade"}),
    (at_equipping, SWAPS | {"trade", "mixed"}),
    (before_roll, {"trade"}),
    (after_blank, {"foxes", "trade"}),
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
            refused = refusal(match, 0, PLAY_SCIENCE(kind))
            too_early = key == "foxes" and moment == before_roll
            assert ("Turn over the blank card first" if too_early else "cannot be played now") in str(refused)
            assert refused.rule.startswith("rul-4" if too_early else "sci-")
    assert hand(match, 0).total() == 13


@pytest.mark.rule("sci-1")
def test_a_card_that_is_not_in_the_hand_cannot_be_played():
    match = after_roll()
    refused = refusal(match, 0, PLAY_SCIENCE(Science.FOXES))
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


@pytest.mark.rule("sci-6")
@pytest.mark.parametrize("moment", [moment for moment, _ in MOMENTS], ids=lambda moment: moment.__name__)
def test_trade_two_trait_tokens_for_friendly_ones_at_any_time(moment):
    match = with_cards(moment(), "trade", tail=3, ear=2)
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
