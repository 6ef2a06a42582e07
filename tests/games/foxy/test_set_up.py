"""What is in the box, and how a game begins."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from examples import few
from games.foxy.laying import GAME
from reynard.core.errors import BadOptions
from reynard.games.foxy.actions import WRITE
from reynard.games.foxy.table import FOX_CARD
from reynard.games.foxy.words.names import ANIMALS_IN_ORDER, LANDSCAPES_IN_ORDER, animals_on

HOMES = {"countryside": {"hen", "pig"}, "forest": {"bear", "rabbit"}, "savannah": {"zebra", "giraffe"}}
HOMES["sea"] = {"dolphin", "octopus"}


def rows(box):
    """Give landscape, animals and copies of every card."""
    for row in range(box.record.rows):
        card = box.record.card[row]
        animals = [ANIMALS_IN_ORDER[animal] for animal in animals_on(box, row)]
        yield LANDSCAPES_IN_ORDER[card.landscape], animals, int(card.copies)


def play_anyhow(match):
    """Let everybody write 0 until the end."""
    while not match.over:
        match.play(match.pending[0], WRITE(0))
    return match


@pytest.mark.rule("set-1")
def test_forty_eight_cards_show_one_to_three_different_animals():
    cards = list(rows(GAME.standard_box))
    assert sum(copies for _, _, copies in cards) == 48
    assert Counter(landscape for landscape, _, copies in cards for _ in range(copies)) == dict.fromkeys(HOMES, 12)
    for landscape, animals, _ in cards:
        assert 1 <= len(animals) == len(set(animals)) <= 3
        assert set(animals) - {"cat"} <= HOMES[landscape]
        assert set(animals) & HOMES[landscape]


@pytest.mark.rule("set-2")
@pytest.mark.rule("rul-17")
def test_two_kinds_live_in_each_landscape_and_the_cat_in_all():
    cards = list(rows(GAME.standard_box))
    for landscape, homes in HOMES.items():
        assert {name for where, animals, _ in cards if where == landscape for name in animals} == homes | {"cat"}
    assert GAME.standard_box.record.kinds == len(ANIMALS_IN_ORDER) == 9


@pytest.mark.rule("set-1")
def test_the_usual_deck_has_each_composition_twice():
    record = GAME.standard_box.record
    assert [int(count) for count in record.of_kind] == [8] * 8 + [24]
    assert record.of_one == 16
    assert {copies for _, _, copies in rows(GAME.standard_box)} == {2}


@pytest.mark.rule("set-1")
def test_the_other_deck_has_fewer_cats():
    path = GAME.folder / "boxes" / "rare-cat.toml"
    box = GAME.read_box(path.read_text(encoding="utf-8"), path.name)
    assert [int(count) for count in box.record.of_kind] == [9] * 8 + [16]
    assert sum(copies for _, _, copies in rows(box)) == 48
    assert box.record.of_one == 16
    assert play_anyhow(GAME.start(seats=2, seed=3, box=box)).over


@pytest.mark.rule("set-3")
@pytest.mark.rule("rul-1")
@pytest.mark.parametrize("seed", range(5))
def test_a_deck_is_nineteen_landscapes_and_the_fox(seed):
    match = play_anyhow(GAME.start(seats=2, seed=seed))
    cards = [int(row) for row in match.table.card]
    assert len(cards) == 20
    assert cards.count(FOX_CARD) == 1
    played = Counter(row for row in cards if row != FOX_CARD)
    assert all(count <= match.box.record.card[row].copies for row, count in played.items())
    assert int(match.table.pooled) == 48 - 19 == 29


@pytest.mark.rule("set-3")
@given(seed=st.integers(0, 10_000), seat=st.integers(-1, 1))
@few(20)
def test_no_card_is_ever_lost_or_doubled(seed, seat):
    """At every moment, and in all that a seat could imagine, the deck is what the box holds."""
    match = GAME.start(seats=2, seed=seed)
    copies = [int(card.copies) for card in match.box.record.card[: match.box.record.rows]]
    while not match.over:
        for t in (match.table, match.hidden(seat, seed)):
            turned = Counter(int(row) for row in t.card[: t.turn + 1])
            assert [int(t.pool[row]) + turned[row] for row in range(len(copies))] == copies
            assert int(t.pooled) == int(t.pool.sum())
            assert turned[FOX_CARD] + int(t.fox_to_come) == 1
            assert int(t.turn) + 1 + int(t.left) == 20
        match.play(match.pending[0], WRITE(0))


@pytest.mark.rule("set-3")
def test_the_fox_may_lie_anywhere_in_the_deck():
    places = Counter(
        [int(row) for row in play_anyhow(GAME.start(seats=2, seed=seed)).table.card].index(FOX_CARD)
        for seed in range(150)
    )
    assert set(places) == set(range(20))
    assert max(places.values()) < 25


@pytest.mark.rule("set-4")
def test_everybody_has_twenty_empty_boxes():
    match = GAME.start(seats=5, seed=1)
    for seat in range(5):
        assert match.view(seat)["seats"][seat]["numbers"] == [None] * 20


@pytest.mark.rule("aim-1")
@pytest.mark.rule("rul-2")
@pytest.mark.parametrize("seats", range(1, 13))
def test_one_to_twelve_play(seats):
    match = play_anyhow(GAME.start(seats=seats, seed=seats))
    assert match.ply == 20 * seats
    with pytest.raises(BadOptions, match="1 to 12 players"):
        GAME.start(seats=13)
