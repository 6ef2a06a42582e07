"""The clock and the other boxes that a game may offer."""

import pytest

import reynard
from reynard.core.box import Section, title_of
from reynard.core.errors import BadBox, BadOptions
from toy.fixtures import snatch

__all__ = ["snatch"]

WITHOUT = reynard.game("wolf-and-fox")


def test_times_that_are_offered(snatch):
    for seconds in (0, 20, 10, 5):
        snatch.check_clock(seconds)
    WITHOUT.check_clock(0)


@pytest.mark.parametrize("seconds", [1, -20, 15])
def test_times_that_are_not_offered(snatch, seconds):
    with pytest.raises(BadOptions, match=f"the clock is {seconds}; it can be 0 for none, or 20, 10, 5 seconds"):
        snatch.check_clock(seconds)
    with pytest.raises(BadOptions, match="The Wolf and the Fox is played without a clock"):
        WITHOUT.check_clock(seconds)


def test_when_the_time_is_over_something_legal_is_done(snatch):
    match = snatch.start(3, seed=4)
    for seat in range(3):
        assert snatch.clock.run_out(match.box, match.table, seat) in match.legal(seat)


def test_other_boxes_have_names_and_titles(snatch):
    assert snatch.boxes == {"short-hands": "Short hands"}
    assert WITHOUT.boxes == {}
    assert snatch.open_box("short-hands").record.hand == 2
    assert snatch.standard_box.record.hand == 5


@pytest.mark.parametrize("name", ["rare-cat", "../box", ""])
def test_a_box_that_does_not_come_with_the_game(snatch, name):
    with pytest.raises(BadBox, match="it has short-hands"):
        snatch.open_box(name)
    with pytest.raises(BadBox, match="it has only the usual one"):
        WITHOUT.open_box(name)


def test_a_match_with_such_a_box_is_saved_with_its_text(snatch):
    match = snatch.start(2, seed=1, box=snatch.open_box("short-hands"))
    assert reynard.load(match.save()).box.record.hand == 2


def test_any_box_may_have_a_title_at_its_top():
    section = Section.open('title = "Mine"\n[den]\ntitle = 1\n', "box.toml")
    section.only("den")
    with pytest.raises(BadBox, match=r"den\.title is not a key of this table"):
        section.section("den").only("cubs")
    with pytest.raises(BadBox, match="title must be a text that is not empty; found 7"):
        Section.open("title = 7", "box.toml").only()


def test_a_box_without_a_title_has_no_place_in_the_list():
    assert title_of('title = "Rare cats"', "rare.toml") == "Rare cats"
    with pytest.raises(BadBox, match=r"rare\.toml: title must be a text that is not empty; it is missing"):
        title_of("hand = 5", "rare.toml")
