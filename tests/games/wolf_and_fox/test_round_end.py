"""End of a round."""

from random import Random

import pytest

from reynard.games.wolf_and_fox.table import NOTHING, Ring

from ..playing import play_out
from .positions import at_farm, box_with_red_deck, end_the_day, go, hand, held, lay, roll, sit_down, stand, stands


def play_a_round(match):
    """Let everybody move the fox by what the first die in the forest shows."""
    for _ in range(match.seats):
        match.play(match.pending[0], match.legal(match.pending[0])[-1])


def places(match, ring):
    """Read which card lies at each farm of a ring."""
    return [int(match.table.farm[farm].card[ring]) for farm in range(8)]


@pytest.mark.rule("rnd-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_empty_places_are_filled_from_the_deck_of_their_ring(seats):
    match = sit_down(seats)
    left = [int(match.table.deck[ring].left) for ring in Ring]
    play_a_round(match)
    for ring in Ring:
        rows = places(match, ring)
        assert NOTHING not in rows
        assert all(match.box.record.card[row].ring == ring for row in rows)
        assert match.table.deck[ring].left == left[ring] - seats


@pytest.mark.rule("rnd-1")
def test_they_stay_empty_until_everybody_has_moved():
    match = sit_down(3)
    stand(match, wolf="A", fox="H")
    roll(match, 1, 2, 3)
    go(match, "wolf", 1)
    go(match, "wolf", 2)
    assert not at_farm(match, "B")
    assert not at_farm(match, "D")
    go(match, "wolf", 3)
    assert all(at_farm(match, letter).total() == 2 for letter in "ABCDEFGH")


@pytest.mark.rule("rnd-1")
def test_the_cards_that_were_not_fetched_stay():
    match = sit_down(2)
    stand(match, wolf="A", fox="H")
    lay(match, B="sheep owl+bone", C="pig butter", D="bacon badger/white")
    roll(match, 1, 2, 2)
    go(match, "wolf", 1)
    go(match, "wolf", 2)
    assert at_farm(match, "C") == hand("pig, butter")


def box_with_nine_red_cards():
    """Open a box whose red deck holds one card more than there are farms."""
    return box_with_red_deck(sheep=5, pig=4)


@pytest.mark.rule("rnd-2")
def test_a_deck_that_runs_out_leaves_places_empty():
    match = sit_down(3, box=box_with_nine_red_cards())
    assert match.table.deck[Ring.INNER].left == 1
    play_a_round(match)
    assert match.table.deck[Ring.INNER].left == 0
    assert places(match, Ring.INNER).count(NOTHING) == 2
    assert NOTHING not in places(match, Ring.OUTER)


@pytest.mark.rule("rnd-2")
def test_a_farm_with_one_card_is_not_empty():
    match = sit_down(3)
    stand(match, wolf="A", fox="H")
    lay(match, C="- pancake/black", D="pig -", E="")
    roll(match, 2, 3, 4)
    go(match, "wolf", 2)
    assert held(match, 0, "wolf") == hand("pancake/black")
    assert stands(match, "wolf") == "C"
    stand(match, wolf="A")
    go(match, "wolf", 3)
    assert held(match, 1, "wolf") == hand("pig")
    stand(match, wolf="A")
    go(match, "wolf", 4)
    assert stands(match, "wolf") == "F"


@pytest.mark.rule("rnd-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_goes_on_to_its_end_without_red_cards(seats):
    match = play_out(sit_down(seats, box=box_with_nine_red_cards()), Random(5))
    assert match.over
    assert match.table.deck[Ring.INNER].left == 0
    assert match.ply >= 12 * seats


@pytest.mark.rule("rnd-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_marker_goes_clockwise_from_round_to_round_and_day_to_day(seats):
    match = play_out(sit_down(seats), Random(2))
    starts = {}
    for table in match.tables[:-1]:
        if table.phase == 0:
            starts.setdefault((int(table.day), int(table.round_of_day)), int(table.start))
    assert [starts[key] for key in sorted(starts)] == [number % seats for number in range(12)]


@pytest.mark.rule("rnd-4")
def test_the_day_ends_after_the_fourth_round():
    match = sit_down(2, young=1)
    for number in range(4):
        assert (match.table.day, match.table.round_of_day) == (0, number)
        play_a_round(match)
    assert (match.table.day, match.table.round_of_day) == (1, 0)


@pytest.mark.rule("rnd-4")
def test_wolf_and_fox_stay_where_they_are_overnight():
    match = sit_down()
    end_the_day(match)
    assert match.table.day == 1
    assert (stands(match, "fox"), stands(match, "wolf")) == ("B", "E")
