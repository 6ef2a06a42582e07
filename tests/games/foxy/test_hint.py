"""A hint in Foxy gives what the deck alone says, calls it that, and knows nothing that its seat may not look up."""

import pytest

import reynard
from reynard.bots import advise
from reynard.core.match import Match
from reynard.games.foxy.actions import CIRCLE, WRITE

FOXY = reynard.game("foxy")


def after(cards: int, seats: int = 2, seed: int = 3, **options: int) -> Match:
    """Give a match in which everybody has written 1 for so many cards."""
    match = FOXY.start(seats=seats, seed=seed, options=dict(options))
    for _ in range(cards * seats):
        seat = match.pending[0]
        match.play(seat, WRITE(1) if WRITE(1) in match.legal(seat) else WRITE(0))
    return match


def hint_words(match: Match) -> str:
    advice = advise(match, match.pending[0], 0)
    return " ".join([*advice.reasons, advice.figures, *(option.figures for option in advice.options)])


@pytest.mark.rule("tur-3")
@pytest.mark.parametrize("cards", [0, 5, 12, 19])
def test_it_is_called_what_it_is(cards):
    advice = advise(after(cards), 0, 0)
    assert advice.advisor == "By the deck alone"
    assert "Reynard" not in hint_words(after(cards))


@pytest.mark.rule("num-2")
@pytest.mark.parametrize("fox", [0, 1, 2, 3])
@pytest.mark.parametrize("hard", [0, 1])
def test_it_never_advises_what_scores_nothing_for_certain(fox, hard):
    for seed in range(4):
        for cards in range(0, 20, 3):
            match = after(cards, seed=seed, fox=fox, hard=hard)
            choice = advise(match, 0, 0).choice
            number = CIRCLE.part(choice) if choice in CIRCLE else WRITE.part(choice)
            right = {int(match.hidden(0, each).exact[cards]) for each in range(200)}
            scores = number in right if hard else number <= max(right)
            assert scores
            assert number > 0 or right == {0}


@pytest.mark.rule("tur-1")
def test_it_knows_nothing_of_the_cards_that_went_by():
    """Two decks with the same newest card give the same hint."""
    match = after(12)
    other = match.at(match.ply)
    other.tables[-1] = match.hidden(0, seed=99)
    assert advise(other, 0, 0) == advise(match, 0, 0)


@pytest.mark.rule("sol-1")
@pytest.mark.rule("sol-2")
@pytest.mark.parametrize(
    ("netted", "off"), [(0, "you may be off over all 20 cards."), (1, "the total of your numbers may be off.")]
)
def test_alone_it_speaks_of_the_budget_and_not_of_points(netted, off):
    said = hint_words(after(9, seats=1, netted=netted))
    assert f"Your budget is 5: that is how far {off}" in said
    assert "point" not in said
    assert "wins" not in said


@pytest.mark.rule("cir-1")
def test_a_circle_is_advised_only_when_it_is_now_or_never():
    assert all(advise(after(cards), 0, 0).choice in WRITE for cards in (0, 4, 10, 18))


@pytest.mark.rule("cir-1")
@pytest.mark.rule("var-4")
@pytest.mark.parametrize("cards", [10, 19])
@pytest.mark.parametrize(("hard", "how"), [(0, "not too high"), (1, "exactly right")])
def test_it_says_how_likely_a_number_brings_its_points(cards, hard, how):
    """A circle, offered for the last card, has to be right: so it is worth it only where every number has to be."""
    advice = advise(after(cards, hard=hard), 0, 0)
    assert f" is {how} in " in advice.figures
    assert (advice.choice in CIRCLE) == (cards == 19 and bool(hard))


@pytest.mark.rule("num-1")
def test_what_is_certain_is_called_so():
    (reason,) = advise(after(0), 0, 0).reasons
    assert reason.startswith("Only ")
