"""Alone: the set up, and how the automatic opponent selects, in hard mode too."""

import pytest

from reynard.games.fox_experiment.table import Sex, Variant

from .automa_positions import (
    alone,
    blocked,
    claimed_names,
    finished,
    has_selected,
    log_of,
    order,
    studies_of,
    turn_over,
)
from .board import lay_row, lay_tile, tile_at, tile_discards
from .positions import GAME, choose
from .stashes import friendly, hand, strip


@pytest.mark.rule("solo-1")
@pytest.mark.parametrize("seed", range(4))
def test_set_up_as_for_three(seed):
    match = GAME.start(1, seed=seed)
    t = match.table
    assert [int(row.length) for row in t.kennel] == [4, 4]
    assert t.spaces == 4
    assert t.side == 0
    assert [tile_at(match, f"space:{space}") >= 0 for space in range(5)] == [False, True, True, True, False]
    assert order(match) == [0, 1]
    assert [(level, tokens) for _, level, tokens in studies_of(match)] == [(0, 1)]
    assert t.automa.left == 11
    assert list(t.automa.blanks.left) == [6, 6]
    assert t.automa.spare == 0
    assert friendly(match, 0) == 0


@pytest.mark.rule("solo-2")
def test_the_leftmost_study_names_its_traits():
    match = alone(("bark spot", 1, 0), ("tail ear", 0, 0))
    lay_row(match, "male", "Boris", "Tuman", "Mikula", "Zhuk")
    turn_over(match, "male supply", "left")
    choose(match, 0, "deck:female")
    assert claimed_names(match) == {"male": ["Zhuk"]}
    assert "claims Zhuk: of those with the most bark dice it has the most spot dice." in log_of(match)


@pytest.mark.rule("solo-2")
@pytest.mark.parametrize(("arrow", "space"), [("left", 3), ("right", 1)])
def test_its_track_positions_when_the_fourth_is_taken(arrow, space):
    """The fourth space is the player's: from the right the third is the first that is free, from the left the first."""
    match = alone(("tail bark", 0, 0))
    lay_tile(match, "space:3", "tail ear")
    turn_over(match, "female supply", arrow)
    choose(match, 0, "space:3")
    assert blocked(match) == {"meeple": space}


@pytest.mark.rule("solo-2")
def test_it_takes_no_supplies():
    match = alone(("tail bark", 0, 0))
    tile = lay_tile(match, "space:3", "friendly friendly")
    turn_over(match, "female supply", "left")
    choose(match, 0, "deck:male")
    assert blocked(match) == {"meeple": 4}
    assert tile in tile_discards(match)
    assert studies_of(match) == [("tail bark", 0, 0)]
    assert match.table.automa.spare == 0
    assert friendly(match, 0) == 0
    assert not hand(match, 0)


@pytest.mark.rule("solo-2")
@pytest.mark.rule("solo-8")
def test_what_it_took_is_explained_by_the_study_that_was_leftmost_then():
    """Its last fox is chosen for tails; then its pup finishes that study and the next is about barks."""
    match = alone(("tail ear", 2, 2), ("bark spot", 1, 0))
    lay_row(match, "male", "Mikula", "Ugolyok", "Orlik")
    lay_row(match, "female", "Pavlina", "Belka", "Laska")
    for row in match.table.kennel:
        row.claimed[:2] = 1
    match.table.kennel[Sex.MALE].claimed[1] = 0
    has_selected(match, 1, 2, 2)
    match.table.automa.cards = 0
    strip(match, 0)
    choose(match, 0, "space:0")
    choose(match, 0, "deck:male")
    turn_over(match, "male supply", "right", second="male female")
    choose(match, 0, "deck:female")
    assert finished(match) == ["tail ear"]
    assert "claims Ugolyok: of those with the most tail and ear dice it is the first from the left." in log_of(match)


@pytest.mark.rule("solo-13")
@pytest.mark.parametrize(
    ("tile", "space", "tokens", "row", "spare"),
    [
        ("friendly friendly", 3, 2, [2, 0], 0),
        ("friendly science", 3, 1, [1, 0], 0),
        ("tail ear", 3, 0, [0, 0], 0),
        ("tail ear", 2, 1, [1, 0], 0),
        ("friendly friendly", 2, 3, [2, 1], 0),
    ],
)
def test_hard_mode_takes_the_friendly_tokens_of_tile_and_board(tile, space, tokens, row, spare):
    """The third space has a friendly token printed on it, the fourth a science card."""
    match = alone(("tail bark", 0, 0), ("spot ear", 0, 0), hard=1)
    lay_tile(match, f"space:{space}", tile)
    if space == 2:
        match.table.holder[3] = 0
        match.table.seat[0].space = 3
    turn_over(match, "female supply", "left")
    choose(match, 0, "deck:male")
    assert blocked(match) == {"meeple": space + 1}
    assert [number for _, _, number in studies_of(match)] == row
    assert match.table.automa.spare == spare
    assert (f"takes {tokens} friendly token" in log_of(match)) == (tokens > 0)
    assert friendly(match, 0) == 0


@pytest.mark.rule("solo-13")
def test_hard_mode_fills_studies_and_lets_the_rest_wait():
    match = alone(("tail bark", 0, 1), ("spot ear", 0, 2), hard=1)
    lay_tile(match, "space:3", "friendly friendly")
    turn_over(match, "female supply", "left")
    choose(match, 0, "deck:male")
    assert [number for _, _, number in studies_of(match)] == [2, 2]
    assert match.table.automa.spare == 1


@pytest.mark.rule("solo-13")
def test_hard_mode_is_for_one_player():
    assert GAME.options[Variant.HARD].seats == (1,)
    with pytest.raises(ValueError, match="hard"):
        GAME.start(2, options={"hard": 1})
