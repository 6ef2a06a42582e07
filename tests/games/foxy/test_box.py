"""A player's own box."""

import pytest

from games.foxy.laying import GAME
from reynard.core.errors import BadBox
from reynard.games.foxy.actions import CIRCLE, WRITE

STANDARD = GAME.standard_box.text


def read(old, new):
    """Read the standard box with one change."""
    assert old in STANDARD
    return GAME.read_box(STANDARD.replace(old, new, 1), "mine.toml")


@pytest.mark.rule("set-1")
def test_an_owner_may_change_the_cards():
    box = read('animals = ["bear"], copies = 2', 'animals = ["bear"], copies = 3')
    assert box.record.of_kind[2] == 9
    match = GAME.start(seats=2, seed=2, box=box)
    while not match.over:
        match.play(match.pending[0], WRITE(0))
    assert len(match.view()["tally"]) == 20


@pytest.mark.rule("cir-1")
@pytest.mark.rule("tal-4")
def test_a_circle_may_count_more_and_the_page_is_told():
    match = GAME.start(seats=2, seed=2, box=read("times = 2", "times = 3"))
    assert match.view(0)["times"] == 3
    assert match.describe(0, CIRCLE(2)).gives == "6 points if exactly right, otherwise nothing"
    assert match.view(0)["circle_words"] == "counts 3 times if exactly right, otherwise nothing"
    usual = GAME.start(seats=2, seed=2).view(0)
    assert (usual["times"], usual["circle_words"]) == (2, "counts double if exactly right, otherwise nothing")


@pytest.mark.rule("set-3")
def test_a_shorter_deck_makes_a_shorter_game():
    match = GAME.start(seats=1, seed=2, box=read("landscape_cards = 19", "landscape_cards = 9"))
    assert match.view()["cards"] == 10


@pytest.mark.rule("set-1")
@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("landscape_cards = 19", "landscape_cards = 20", "deck.landscape_cards must be a whole number from 1 to 19"),
        ('animals = ["bear"]', 'animals = ["hen"]', "must be bear, rabbit or both, and perhaps a cat"),
        ('animals = ["bear"]', 'animals = ["cat"]', "must be bear, rabbit or both, and perhaps a cat"),
        ('animals = ["bear"]', 'animals = ["bear", "bear"]', "each at most once"),
        ('animals = ["bear"]', 'animals = "bear"', "each at most once"),
        ("cat = 20", "cat = 3", "sheet.cat must be a whole number from 20 to 40"),
        ("times = 2", "times = 0", "circle.times must be a whole number from 1 to 9"),
        ("allowance = 5", "allowance = -1", "alone.allowance must be a whole number from 0 to 99"),
        ("[circle]", "[square]", "square is not a key of this table"),
    ],
)
def test_what_cannot_be_is_refused_with_a_reason(old, new, complaint):
    with pytest.raises(BadBox, match=r"mine\.toml") as trouble:
        read(old, new)
    assert complaint in str(trouble.value)


@pytest.mark.rule("set-3")
def test_a_deck_needs_cards():
    text = STANDARD.replace("copies = 2", "copies = 0")
    with pytest.raises(BadBox, match=r"has 0 cards; expected at least deck\.landscape_cards, which is 19"):
        GAME.read_box(text, "mine.toml")
