"""A box of one's own: what the rules could not be played with is refused, and the rest can be played to its end."""

from random import Random

import pytest

import reynard
from reynard.games.ruse.table import VITAL

from ..playing import play_out
from .playing import earned, end_round
from .tables import BOX, at_end_of_round, at_turn, own_box, sit_down

CATCHES = [f'gain = "{tile["gain"]}", count = {tile["count"]}, prey' for tile in BOX["hunting"]["tile"]]
NO_RESOURCE = "must be up to 3 icons, but not R here; found "


def without_prey(kept=0):
    """Open a box with so many hunting tiles for each territory, all of one kind."""
    counts = [kept, 0, 0, 0, 0]
    return own_box(*((old, f'gain = "2G", count = {count}, prey') for old, count in zip(CATCHES, counts, strict=True)))


@pytest.mark.rule("set-7")
@pytest.mark.rule("set-8")
@pytest.mark.rule("rnd-5")
@pytest.mark.rule("rnd-8")
@pytest.mark.rule("die-5")
@pytest.mark.rule("bon-2")
@pytest.mark.rule("den-5")
@pytest.mark.rule("obj-3")
@pytest.mark.rule("ruse-12")
@pytest.mark.rule("grow-2")
@pytest.mark.rule("solo-2")
@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"immediate", gain = "3G"', '"immediate", gain = "B"', "bonus.tile[0].gain must be up to 3 icons, but not B"),
        ('"immediate", gain = "3G"', '"immediate", gain = "1G R"', f"bonus.tile[0].gain {NO_RESOURCE}'1G R'"),
        ('"flag", gain = "4G"', '"flag", gain = "R"', f"bonus.tile[8].gain {NO_RESOURCE}'R'"),
        ('"fields", gain = "2G"', '"fields", gain = "R"', f"destiny.tile[0].gain {NO_RESOURCE}'R'"),
        ('third = ["1G"', 'third = ["R"', f"order_tiles.third {NO_RESOURCE}['R', '1V']"),
        (
            'points = 3, exchange = "3G" },\n  { name = "Three',
            'points = 3, exchange = "R" },\n  { name = "Three',
            "R here",
        ),
        ('bottom = ["2G"', 'bottom = ["R"', f"den.bottom {NO_RESOURCE}"),
        (
            '[\n  { gain = "1G", penalty = 0',
            '[\n  { gain = "R", penalty = 0',
            f"mountain.spaces[0].gain {NO_RESOURCE}'R'",
        ),
        ('[\n  { gain = "-", penalty = 0', '[\n  { gain = "R", penalty = 0', f"den.spaces[0].gain {NO_RESOURCE}'R'"),
        (
            "digger = 1",
            "digger = 2",
            "den.chart[4].tiles must be so few that with those of ruse.digger they are 4 at most",
        ),
        (
            "dealt = 3",
            "dealt = 2",
            "objectives.dealt must be one more than kept, since everybody gives one back; found 2",
        ),
        ("kept = 2", "kept = 3", "objectives.dealt must be one more than kept"),
        (
            'green = "3V"',
            'green = "3G"',
            "growth.row[0].green must be icons such as K or 2V, or - for nothing; found '3G'",
        ),
        ('black = "4V"', 'black = "1V *R"', "growth.row[1].black must be icons such as K or 2V"),
        ('spaces = ["K", "2V"', 'spaces = ["A", "2V"', "growth.row[2].spaces must be icons such as K or 2V"),
        (
            "fourth_die_round = 3",
            "fourth_die_round = 1",
            "fourth_die_round must be a whole number from 2 to 4; found 1",
        ),
        ('rival = ["fields"', 'rival = ["fields farm"', "solo.rival must be a list of fields, river"),
        ('rival = ["fields"', 'rival = [" "', "solo.rival must be a list of 6 texts that are not empty"),
    ],
)
def test_what_the_rules_could_not_be_played_with_is_refused(old, new, complaint):
    with pytest.raises(reynard.BadBox) as refused:
        own_box((old, new))
    assert str(refused.value).startswith("my-box.toml: ")
    assert complaint in str(refused.value)


@pytest.mark.rule("ruse-12")
@pytest.mark.parametrize("digger", [0, 1])
def test_a_digger_may_fill_the_hand(digger):
    assert own_box(("digger = 1", f"digger = {digger}")).record.digger == digger


@pytest.mark.rule("set-3")
@pytest.mark.parametrize("kept", [0, 1])
def test_no_more_hunting_tiles_lie_in_a_territory_than_it_has(kept):
    match = sit_down(3, box=without_prey(kept))
    assert [int(match.table.hunting[territory].spots) for territory in range(VITAL)] == [kept] * VITAL
    play_out(match, Random(1))
    assert sum(int(match.table.seat[seat].catches) for seat in range(3)) <= kept * VITAL


@pytest.mark.rule("set-3")
@pytest.mark.rule("end-8")
def test_more_places_for_hunting_tiles_than_tiles_are_filled_as_far_as_they_go():
    box = own_box(("tiles_in_a_territory = [2, 2, 3, 3, 4]", "tiles_in_a_territory = [50, 50, 50, 50, 50]"))
    match = play_out(sit_down(2, box=box), Random(2))
    for ground in match.table.hunting:
        assert ground.spots == ground.stack.sum() <= sum(tile["count"] for tile in BOX["hunting"]["tile"])


@pytest.mark.rule("end-9")
@pytest.mark.rule("fin-6")
def test_very_many_points_are_counted_and_told():
    match = at_end_of_round(at_turn(2, growth=0, round_number=4))
    match.box = own_box(
        ("orange_every = 5", "orange_every = 1"),
        ("catch_up = 2", "catch_up = 99"),
        ("growth_points_for_a_point = 4", "growth_points_for_a_point = 1"),
    )
    match.table.seat[0].points = match.table.seat[0].earned[0] = 501
    end_round(match)
    assert match.over
    assert match.table.seat[1].growth == match.table.seat[1].points == earned(match, 1, "growth_points") == 500 * 99
    assert match.scores == [501, 500 * 99]
    told = [line for step in match.view(0)["end"]["steps"] for line in step["lines"]]
    assert any("49,500 growth points" in line for line in told)
    assert any("49,500 for growth points" in line for line in told)
