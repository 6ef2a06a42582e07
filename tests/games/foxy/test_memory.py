"""Bots remember as people do, and write by nothing else."""

from dataclasses import replace

import pytest

import reynard
from games.foxy.laying import FOX, GAME, exact, lay
from reynard.games.foxy.actions import CIRCLE, WRITE
from reynard.games.foxy.bot.memory import ATTENTION, LONG_AGO, Memory, Shown, decide, remember, witness
from reynard.games.foxy.table import NOTHING

CARDS = ["hen", "bear cat", "zebra", "hen pig", "dolphin", "bear rabbit", "pig", "hen cat"]
NONE = Memory((0,) * 9, (LONG_AGO,) * 9, 0)
FRESH, STALE = (1,) * 9, (5,) * 9


def remembered(match, level, seat):
    """Give what a level remembers of the cards that have been turned over; any number has the luck of such a seat."""
    return remember(witness(match.box, match.table), level, seat)


def writes(level, hens, since=STALE, left=9, **laying):
    """Let a level that remembers so many hens, and three cats, write for a hen and a cat."""
    view = lay([*CARDS, "hen cat"], left=left, **laying).view(0)
    return decide(view, 0, Memory((hens, 0, 0, 0, 0, 0, 0, 0, 3), since, 0), level)


@pytest.fixture
def all_ears(monkeypatch):
    """A level that notices everything and forgets nothing."""
    monkeypatch.setitem(ATTENTION, "fox", replace(ATTENTION["fox"], notices=1.0, forgets=0.0))


@pytest.mark.rule("num-1")
def test_a_perfect_memory_counts_what_was_on_the_earlier_cards(all_ears):
    match = lay(CARDS)
    memory = remembered(match, "fox", seat=1)
    assert memory.counts == (2, 2, 2, 1, 1, 0, 1, 0, 1)
    assert memory.since[:3] == (3, 0, 1)
    assert memory.since[7] >= LONG_AGO
    assert memory.singles == 4


@pytest.mark.rule("num-1")
def test_it_writes_what_it_remembers_with_the_newest_card(all_ears):
    match = lay(CARDS)
    memory = remembered(match, "fox", seat=1)
    assert decide(match.view(0), 0, memory, "fox") == WRITE(3 + 2)


@pytest.mark.rule("tur-3")
def test_memory_only_ever_loses():
    match = lay(CARDS)
    truth = (2, 2, 2, 1, 1, 0, 1, 0, 1)
    for level in ATTENTION:
        for seat in range(200):
            memory = remembered(match, level, seat)
            assert all(kept <= true for kept, true in zip(memory.counts, truth, strict=True))


@pytest.mark.rule("tur-3")
def test_better_levels_remember_more():
    match = lay(CARDS)
    kept = [sum(sum(remembered(match, level, seat).counts) for seat in range(300)) for level in ATTENTION]
    assert kept == sorted(kept)
    assert kept[0] < 0.8 * kept[3]
    assert kept[3] > 0.98 * 300 * 10


@pytest.mark.rule("tur-3")
def test_what_is_forgotten_stays_so():
    """A seat remembers the same past one card later, but for what has slipped away since."""
    for seat in range(100):
        now, later = remembered(lay(CARDS[:6]), "kit", seat), remembered(lay(CARDS[:7]), "kit", seat)
        assert all(b <= a + (kind in (2, 3)) for kind, (a, b) in enumerate(zip(now.counts, later.counts, strict=True)))


@pytest.mark.rule("tur-3")
def test_what_there_is_to_remember_is_the_cards_before_the_newest():
    match = lay(["hen", "pig cat", FOX, "bear"], fox=3)
    assert witness(match.box, match.table) == [Shown((0,), True), Shown((1, 8), False), Shown((8,), False)]


@pytest.mark.rule("tur-3")
def test_lonely_ones_are_forgotten_too():
    match = lay(CARDS)
    kept = [sum(remembered(match, level, seat).singles for seat in range(300)) for level in ATTENTION]
    noticed = [300 * 4 * attention.notices for attention in ATTENTION.values()]
    assert kept == sorted(kept)
    assert kept[0] < 0.95 * noticed[0]


def with_other_secrets(match, seat):
    """Give a copy in which the others wrote other numbers, other cards are to come and the cup is another."""
    other = match.at(match.ply)
    t = other.table
    for each in range(match.seats):
        if each != seat:
            for turn in range(int(t.turn) + 1):
                if t.seat[each].number[turn] != NOTHING:
                    t.seat[each].number[turn] += 1
            t.seat[each].circle = 0 if t.seat[each].circle == NOTHING else NOTHING
    t.cup.key[:] += 1
    t.pool[:] = t.pool[::-1].copy()
    t.exact[:] += 1
    t.seen[:] += 1
    t.singles += 1
    return other


@pytest.mark.rule("tur-1")
@pytest.mark.rule("tur-2")
@pytest.mark.parametrize("level", ATTENTION)
@pytest.mark.parametrize("options", [{}, {"fox": 1}, {"fox": 2, "hard": True}, {"fox": 3}])
def test_a_bot_looks_at_nothing_but_the_cards_it_was_shown(level, options):
    """Whatever the others wrote, whatever the sheet says and whatever is to come, it writes the same."""
    match = GAME.start(seats=3, seed=8, options=options)
    bot = reynard.bot(level)
    while not match.over:
        seat = match.pending[-1]
        choice = bot.choose(match, seat, seed=5)
        assert bot.choose(with_other_secrets(match, seat), seat, seed=5) == choice
        match.play(seat, choice)


@pytest.mark.rule("tur-1")
@pytest.mark.parametrize("level", ATTENTION)
@pytest.mark.parametrize("options", [{}, {"fox": 1}, {"fox": 2, "hard": True}, {"fox": 3, "easy": True}])
def test_a_choice_depends_on_view_and_memory_alone(level, options):
    """Whatever lies under the newest card, whoever wrote what: the same memory writes the same number."""
    match = GAME.start(seats=3, seed=8, options=options)
    bot = reynard.bot(level)
    while not match.over:
        seat = match.pending[-1]
        memory = remembered(match, level, seat=4)
        choice = decide(match.view(seat), seat, memory, level)
        for seed in range(3):
            other = match.at(match.ply)
            match.game.hide(match.box.record, other.table, seat, seed)
            assert decide(other.view(seat), seat, memory, level) == choice
        match.play(seat, bot.choose(match, seat))


@pytest.mark.rule("tur-3")
@pytest.mark.parametrize("level", ATTENTION)
def test_a_level_of_bot_plays_by_this_memory(level):
    match = lay(CARDS)
    memory = remembered(match, level, seat=1)
    assert reynard.bot(level).choose(match, 1, seed=99) == decide(match.view(1), 1, memory, level)


@pytest.mark.rule("num-1")
def test_nobody_writes_less_than_lies_before_them():
    assert decide(lay(["hen", "zebra giraffe cat"]).view(0), 0, NONE, "kit") == WRITE(3)


@pytest.mark.rule("fox-1")
@pytest.mark.parametrize(("fox", "number"), [(0, 3), (1, 4), (2, 2), (3, 5)])
def test_for_the_fox_it_recalls_what_is_asked(fox, number):
    memory = Memory((0, 1, 3, 0, 0, 0, 0, 0, 4), (LONG_AGO,) * 9, 2)
    assert decide(lay([*CARDS, FOX], fox=fox).view(0), 0, memory, "fox") == WRITE(number)


@pytest.mark.rule("num-2")
@pytest.mark.parametrize(("level", "number"), [("kit", 8), ("cub", 9), ("fox", 10), ("reynard", 10)])
def test_the_cautious_write_less_than_they_remember(level, number):
    assert writes(level, hens=5) == WRITE(number)


@pytest.mark.rule("var-4")
@pytest.mark.rule("sol-1")
@pytest.mark.parametrize("level", ATTENTION)
def test_nobody_writes_less_where_that_brings_nothing(level):
    """In the hard game and alone only what is exactly right is of use."""
    assert writes(level, hens=5, hard=True) == WRITE(10)
    assert writes(level, hens=5, seats=1) == WRITE(10)
    assert writes(level, hens=5, seats=1, netted=True) == WRITE(10)


@pytest.mark.rule("var-4")
@pytest.mark.rule("sol-1")
@pytest.mark.parametrize("laying", [{"hard": True}, {"seats": 1}])
def test_better_levels_are_exactly_right_more_often(laying):
    match = lay(CARDS, **laying)
    view = match.view(0)
    right = [
        sum(decide(view, 0, remembered(match, level, seat), level) == WRITE(exact(match)) for seat in range(300))
        for level in ATTENTION
    ]
    assert right == sorted(right)
    assert right[0] < right[1] < right[2]


@pytest.mark.rule("cir-1")
@pytest.mark.parametrize("hard", [False, True])
@pytest.mark.parametrize("level", ATTENTION)
def test_a_circle_is_for_what_is_great_and_fresh(level, hard):
    """Eight or more, all of it seen on the last two cards; near the end six will do, fresh or not."""
    assert writes(level, hens=3, since=FRESH, hard=hard) == CIRCLE(8)
    assert writes(level, hens=2, since=FRESH, hard=hard) in WRITE
    assert writes(level, hens=3, since=STALE, hard=hard) in WRITE
    assert writes(level, hens=1, since=STALE, left=3, hard=hard) == CIRCLE(6)
    assert writes(level, hens=0, since=STALE, left=3, hard=hard) in WRITE
    assert writes(level, hens=1, since=STALE, left=4, hard=hard) in WRITE


@pytest.mark.rule("cir-1")
@pytest.mark.parametrize("level", ATTENTION)
def test_what_is_circled_is_all_that_is_remembered_and_could_be_right(level):
    assert writes(level, hens=5, since=FRESH) == CIRCLE(10)
    assert writes(level, hens=40, since=FRESH) == CIRCLE(8 + 9)


@pytest.mark.rule("rul-16")
@pytest.mark.parametrize("level", ATTENTION)
def test_alone_no_level_circles(level):
    assert writes(level, hens=5, since=FRESH, seats=1) == WRITE(10)
