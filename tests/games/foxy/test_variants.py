"""The fox's variants, hard and easy, in any combination."""

import pytest

from games.foxy.laying import FOX, GAME, before, exact, lay, marks, tally, write
from reynard.core.errors import BadOptions

DIFFERENT, MOST, SINGLES, CAT = range(4)
SIX_CATS = ["hen cat", "pig cat", "bear cat", "rabbit cat", "dolphin cat", "zebra cat"]


@pytest.mark.rule("var-1")
def test_the_most_seen():
    """Six cats, six bears, four dolphins and three pigs: six."""
    cards = [*SIX_CATS[:5], "bear", "bear", "bear rabbit", "bear rabbit", "bear cat", "dolphin", "dolphin"]
    match = lay([*cards, "dolphin octopus", "pig", "pig", FOX], fox=MOST)
    seen = dict(zip(("bear", "dolphin", "pig", "cat"), (match.table.seen[kind] for kind in (2, 6, 1, 8)), strict=True))
    assert seen == {"cat": 6, "bear": 6, "dolphin": 4, "pig": 3}
    assert exact(match) == 6
    assert match.view(0)["asks"] == "How often has the most common animal turned up?"


@pytest.mark.rule("fox-1")
@pytest.mark.rule("var-1")
@pytest.mark.rule("var-2")
@pytest.mark.rule("var-3")
@pytest.mark.parametrize(
    ("fox", "question"),
    [
        (DIFFERENT, "How many different kinds of animal so far?"),
        (MOST, "How often has the most common animal turned up?"),
        (SINGLES, "How many earlier cards showed just one animal?"),
        (CAT, "The fox counts as a cat. How many cats so far?"),
    ],
)
def test_whoever_writes_for_the_fox_is_told_what_it_asks_for(fox, question):
    assert before(lay(["hen", "pig cat", FOX], fox=fox)) == f"Card 3: the fox. {question}"


@pytest.mark.rule("fox-1")
@pytest.mark.rule("var-1")
@pytest.mark.rule("var-2")
@pytest.mark.rule("var-3")
@pytest.mark.parametrize(("fox", "rule"), [(DIFFERENT, "fox-1"), (MOST, "var-1"), (SINGLES, "var-2"), (CAT, "var-3")])
def test_a_number_for_the_fox_names_the_rule_that_is_played(fox, rule):
    assert {choice.rule for choice in lay(["hen", FOX], fox=fox).choices(0)} == {rule, "cir-1"}


@pytest.mark.rule("rul-12")
def test_nothing_seen_is_seen_no_times():
    assert exact(lay([FOX], fox=MOST)) == 0


@pytest.mark.rule("var-2")
@pytest.mark.rule("rul-11")
def test_the_lonely_ones():
    """Five cards with a single animal before the fox: five, and neither the fox nor later cards count."""
    cards = ["hen", "pig cat", "bear", "zebra", "dolphin octopus", "octopus", "hen", "bear rabbit cat"]
    assert exact(lay([*cards, FOX], fox=SINGLES)) == 5
    assert int(lay([*cards, FOX, "pig"], fox=SINGLES).table.exact[len(cards)]) == 5


@pytest.mark.rule("var-3")
@pytest.mark.rule("rul-10")
def test_the_fox_is_a_cat_and_stays_one():
    match = lay([*SIX_CATS[:3], FOX], fox=CAT)
    assert exact(match) == 4
    assert exact(lay([*SIX_CATS[:3], FOX, "zebra cat"], fox=CAT)) == 5 + 1
    shown = tally([*SIX_CATS[:3], FOX], [0] * 4, [0] * 4, fox=CAT).view()["tally"]
    assert [turn["tracks"]["cat"] for turn in shown] == [1, 2, 3, 4]


@pytest.mark.rule("fox-1")
def test_otherwise_the_fox_leaves_no_cross():
    shown = tally(["hen cat", FOX], [0, 0], [0, 0]).view()["tally"]
    assert shown[1]["tracks"] == shown[0]["tracks"]


@pytest.mark.rule("var-4")
@pytest.mark.rule("rul-13")
def test_hard_only_what_is_exact_counts():
    match = tally(["hen", "hen pig"], [1, 2], [1, 3], [1, 4], hard=True)
    assert [mark["points"] for mark in marks(match)] == [0, 3, 0]
    assert [mark["crossed"] for mark in marks(match)] == [True, False, True]
    assert match.scores == [1, 4, 1]


@pytest.mark.rule("var-5")
@pytest.mark.rule("rul-14")
def test_easy_the_last_to_write_says_it_aloud():
    match = lay(["hen", "hen pig"], seats=3, easy=True)
    assert match.view(0)["said"] is None
    write(match, 2, 1)
    write(match, 0, 3)
    assert match.view(1)["said"] is None
    write(match, 1, 2)
    for viewer in (None, 0, 1, 2):
        assert match.view(viewer)["said"] == {"seat": 1, "number": 2}
    assert before(match).endswith(" so far? {seat:1|Player 2} said 2 aloud for card 2.")
    write(match, 1, 0)
    write(match, 0, 0)
    write(match, 2, 1)
    assert match.view(0)["said"] == {"seat": 2, "number": 1}


@pytest.mark.rule("var-5")
def test_otherwise_nobody_says_anything():
    match = lay(["hen", "hen pig"])
    write(match, 0, 1)
    write(match, 1, 1)
    assert match.view(0)["said"] is None
    assert "said" not in before(match)


@pytest.mark.rule("rul-9")
@pytest.mark.parametrize("fox", range(4))
@pytest.mark.parametrize("hard", [0, 1])
@pytest.mark.parametrize("easy", [0, 1])
def test_one_fox_at_a_time_with_hard_and_easy_as_one_likes(fox, hard, easy):
    match = GAME.start(seats=2, seed=1, options={"fox": fox, "hard": hard, "easy": easy})
    assert (match.table.fox, match.table.hard, match.table.easy) == (fox, hard, easy)
    with pytest.raises(BadOptions):
        GAME.start(seats=2, options={"fox": 4})
