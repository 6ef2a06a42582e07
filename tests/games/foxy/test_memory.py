"""Bots remember as people do, and write by nothing else."""

from dataclasses import replace

import pytest

import reynard
from games.foxy.laying import FOX, GAME, lay
from reynard.bots import seed_of_memory
from reynard.games.foxy.memory import ATTENTION, LONG_AGO, Memory, decide, remember
from reynard.games.foxy.table import CIRCLED

CARDS = ["hen", "bear cat", "zebra", "hen pig", "dolphin", "bear rabbit", "pig", "hen cat"]
NONE = Memory((0,) * 9, (LONG_AGO,) * 9, 0)


@pytest.fixture
def all_ears(monkeypatch):
    """A level that notices everything and forgets nothing."""
    monkeypatch.setitem(ATTENTION, "fox", replace(ATTENTION["fox"], notices=1.0, forgets=0.0))


@pytest.mark.rule("num-1")
def test_a_perfect_memory_counts_what_was_on_the_earlier_cards(all_ears):
    match = lay(CARDS)
    memory = remember(match.box, match.table, "fox", seed=1)
    assert memory.counts == (2, 2, 2, 1, 1, 0, 1, 0, 1)
    assert memory.since[:3] == (3, 0, 1)
    assert memory.since[7] >= LONG_AGO
    assert memory.singles == 4


@pytest.mark.rule("num-1")
def test_it_writes_what_it_remembers_with_the_newest_card(all_ears):
    match = lay(CARDS)
    memory = remember(match.box, match.table, "fox", seed=1)
    assert decide(match.view(0), 0, memory, "fox") == 3 + 2


@pytest.mark.rule("tur-3")
def test_memory_only_ever_loses():
    match = lay(CARDS)
    truth = (2, 2, 2, 1, 1, 0, 1, 0, 1)
    for level in ATTENTION:
        for seed in range(200):
            memory = remember(match.box, match.table, level, seed)
            assert all(kept <= true for kept, true in zip(memory.counts, truth, strict=True))


@pytest.mark.rule("tur-3")
def test_better_levels_remember_more():
    match = lay(CARDS)
    kept = [
        sum(sum(remember(match.box, match.table, level, seed).counts) for seed in range(300)) for level in ATTENTION
    ]
    assert kept == sorted(kept)
    assert kept[0] < 0.8 * kept[3]
    assert kept[3] > 0.98 * 300 * 10


@pytest.mark.rule("tur-3")
def test_what_is_forgotten_stays_so():
    """The same seed remembers the same past one card later, but for what has slipped away since."""
    for seed in range(100):
        now = remember(lay(CARDS[:6]).box, lay(CARDS[:6]).table, "kit", seed)
        later = remember(lay(CARDS[:7]).box, lay(CARDS[:7]).table, "kit", seed)
        assert all(b <= a + (kind in (2, 3)) for kind, (a, b) in enumerate(zip(now.counts, later.counts, strict=True)))


@pytest.mark.rule("tur-1")
@pytest.mark.parametrize("level", ATTENTION)
@pytest.mark.parametrize("options", [{}, {"fox": 1}, {"fox": 2, "hard": True}, {"fox": 3, "easy": True}])
def test_a_choice_depends_on_view_and_memory_alone(level, options):
    """Whatever lies under the newest card, whoever wrote what: the same memory writes the same number."""
    match = GAME.start(seats=3, seed=8, options=options)
    bot = reynard.bot(level)
    while not match.over:
        seat = match.pending[-1]
        memory = remember(match.box, match.table, level, seed=4)
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
    memory = remember(match.box, match.table, level, seed=seed_of_memory(match, 1))
    assert reynard.bot(level).choose(match, 1, seed=99) == decide(match.view(1), 1, memory, level)


@pytest.mark.rule("num-1")
def test_nobody_writes_less_than_lies_before_them():
    assert decide(lay(["hen", "zebra giraffe cat"]).view(0), 0, NONE, "kit") == 3


@pytest.mark.rule("fox-1")
@pytest.mark.parametrize(("fox", "number"), [(0, 3), (1, 4), (2, 2), (3, 5)])
def test_for_the_fox_it_recalls_what_is_asked(fox, number):
    memory = Memory((0, 1, 3, 0, 0, 0, 0, 0, 4), (LONG_AGO,) * 9, 2)
    assert decide(lay([*CARDS, FOX], fox=fox).view(0), 0, memory, "fox") == number


@pytest.mark.rule("cir-1")
def test_a_circle_is_for_what_is_great_and_fresh():
    fresh, stale = (1,) * 9, (5,) * 9
    cards = [*CARDS, "hen cat"]
    counts = (4, 0, 0, 0, 0, 0, 0, 0, 4)
    assert decide(lay(cards, left=9).view(0), 0, Memory(counts, fresh, 0), "fox") == CIRCLED + 10
    assert decide(lay(cards, left=9).view(0), 0, Memory(counts, stale, 0), "fox") == 10
    assert decide(lay(cards, left=2).view(0), 0, Memory(counts, stale, 0), "fox") == CIRCLED + 10
    assert decide(lay(cards, left=9).view(0), 0, Memory((1,) * 9, fresh, 0), "fox") == 4
