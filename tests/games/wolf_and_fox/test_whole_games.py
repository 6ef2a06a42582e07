"""What holds at every moment of every game, held against the rules written a second time in plain Python."""

from collections import Counter
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from examples import few
from reynard.games.wolf_and_fox.actions import LOSE, MOVE
from reynard.games.wolf_and_fox.rules.scoring import score_source
from reynard.games.wolf_and_fox.table import NOBODY, NOTHING, Figure, Phase

from ..playing import Way, ways_to_play
from .positions import GAME, Kind, Mouse, Source, box_with_red_deck, sit_down

every_way = pytest.mark.parametrize("way", ways_to_play(GAME), ids=str)
some_games = given(seed=st.integers(0, 2**63 - 1))


def play_step_by_step(way: Way, seed: int):
    """Play a match at random and stop after every move, with the tables before and after it."""
    match, choices = way.start(seed), Random(seed)
    while not match.over:
        seat = match.pending[0]
        match.play(seat, choices.choice(match.legal(seat)))
        yield match, match.moves[-1], match.tables[-2], match.tables[-1]


def all_cards(t, box):
    """Count every card by kind and mouse, wherever it is: in a deck, at a farm, before a player, out of the game."""
    rows = [deck.card[: deck.left] for deck in t.deck] + [farm.card for farm in t.farm]
    rows = [row for row in np.concatenate(rows) if row != NOTHING]
    total = t.gone.astype(int) + sum(seat.held.astype(int).sum(axis=0) for seat in t.seat)
    np.add.at(total, (box.record.card["kind"][rows], box.record.card["mouse"][rows]), 1)
    return total.tolist()


def in_the_box(box, seats):
    """Count the cards by kind and mouse that are in the box for a number of players."""
    total = np.zeros((len(Kind), len(Mouse)), int)
    for card in box.record.card[: box.record.cards]:
        total[card.kind, card.mouse] += int(card.copies)
        if seats >= box.record.extra_from_seats:
            total[card.kind, card.mouse] += int(card.extra)
    return total.tolist()


@every_way
@some_games
@few(2)
@pytest.mark.rule("set-2")
@pytest.mark.rule("rnd-1")
@pytest.mark.rule("far-3")
@pytest.mark.rule("day-3")
def test_no_card_is_ever_lost_or_made(way, seed):
    expected = in_the_box(GAME.standard_box, way.seats)
    assert np.sum(expected) == (108 if way.seats == 4 else 84)
    for match, _, _, after in play_step_by_step(way, seed):
        assert all_cards(after, match.box) == expected


@pytest.mark.rule("rnd-2")
def test_no_card_is_lost_or_made_when_a_deck_runs_out():
    box = box_with_red_deck(sheep=5, pig=4)
    match = sit_down(4, box=box)
    choices = Random(1)
    while not match.over:
        seat = match.pending[0]
        match.play(seat, choices.choice(match.legal(seat)))
        assert all_cards(match.table, box) == in_the_box(box, 4)


@every_way
@some_games
@few(5)
@pytest.mark.rule("bon-1")
@pytest.mark.rule("bon-2")
def test_bones_are_gained_as_shown_and_spent_as_walked(way, seed):
    for match, move, before, after in play_step_by_step(way, seed):
        expected = [int(before.seat[seat].bones) for seat in range(way.seats)]
        if move.action in MOVE:
            distance, die, figure = MOVE.parts(move.action)
            expected[move.seat] -= abs(distance - int(before.die[die].value))
            assert expected[move.seat] >= 0
            farm = before.farm[walk(before, figure, distance)]
            expected[move.seat] += sum(int(match.box.record.card[row].bone) for row in farm.card if row != NOTHING)
        assert [int(after.seat[seat].bones) for seat in range(way.seats)] == expected


def walk(t, figure, distance):
    """Walk as the rulebook says, one farm after another."""
    other = int(t.figure[1 - figure])
    farm = int(t.figure[figure])
    for _ in range(distance):
        farm = (farm + 1) % 8
    if farm == other:
        farm = (farm + 1) % 8
    while all(row == NOTHING for row in t.farm[farm].card) or farm == other:
        farm = (farm + 1) % 8
    return farm


@every_way
@some_games
@few(5)
@pytest.mark.rule("col-3")
@pytest.mark.rule("col-5")
@pytest.mark.rule("col-6")
@pytest.mark.rule("col-7")
@pytest.mark.rule("rul-2")
def test_figures_walk_and_collect_as_the_rulebook_says(way, seed):
    for _, move, before, after in play_step_by_step(way, seed):
        assert after.figure[0] != after.figure[1]
        if move.action in MOVE:
            distance, _, figure = MOVE.parts(move.action)
            assert after.figure[figure] == walk(before, figure, distance)
            assert after.figure[1 - figure] == before.figure[1 - figure]


@every_way
@some_games
@few(5)
@pytest.mark.rule("col-2")
@pytest.mark.rule("bon-2")
@pytest.mark.rule("bon-3")
@pytest.mark.rule("far-3")
@pytest.mark.rule("far-4")
def test_exactly_what_the_rules_allow_is_on_offer(way, seed):
    match, choices = way.start(seed), Random(seed)
    while not match.over:
        seat = match.pending[0]
        legal = match.legal(seat)
        if match.table.phase == Phase.COLLECT:
            offered = [MOVE.parts(action) for action in legal]
            found = [(int(match.table.die[die].value), distance, figure) for distance, die, figure in offered]
            assert len(found) == len(set(found))
            assert set(found) == moves_allowed(match.table, seat)
        else:
            side = match.table.seat[seat].held[Figure.WOLF]
            assert all(side[LOSE.parts(action)] > 0 for action in legal)
            assert len(legal) > 1
        match.play(seat, choices.choice(legal))


def moves_allowed(t, seat):
    """List every die in the forest, with every change that the seat's bones allow, for both figures."""
    values = {int(die.value) for die in t.die[: t.dice] if die.used_by == NOBODY}
    change = int(t.seat[seat].bones)
    return {
        (value, distance, figure)
        for value in values
        for distance in range(1, value + change + 1)
        for figure in Figure
        if abs(distance - value) <= change
    }


@every_way
@some_games
@few(5)
@pytest.mark.rule("rul-1")
@pytest.mark.rule("rnd-1")
def test_the_dice_cup_is_touched_exactly_when_something_is_rolled_or_drawn(way, seed):
    def drawn(t):
        return int(t.day), int(t.round_of_day), [int(deck.left) for deck in t.deck], int(t.farmers_left)

    for _, _, before, after in play_step_by_step(way, seed):
        assert (before.cup.tobytes() == after.cup.tobytes()) == (drawn(before) == drawn(after))


def points_by_hand(hands, bones):
    """Score every hand as the rulebook says, by sorting cards into sets."""
    return [
        {
            Source.SHEEP: {0: 0, 1: 0, 2: 5}[hand.kinds["sheep"] % 3] + 12 * (hand.kinds["sheep"] // 3),
            Source.PIGS: 6 * (hand.kinds["pig"] // 2) + hand.kinds["pig"] % 2,
            Source.CHICKENS: 2 * hand.kinds["chicken"],
            Source.BACON: bacon_by_hand([each.kinds["bacon"] for each in hands], seat),
            Source.PANCAKES: hand.kinds["pancake"] * (1 + min(2, hand.kinds["butter"])),
            Source.MICE: max(hand.mice[colour] for colour in ("brown", "black", "white")),
            Source.FRIENDS: friends_by_hand(hand.kinds),
            Source.BONES: bones[seat],
        }
        for seat, hand in enumerate(hands)
    ]


def bacon_by_hand(bacon, seat):
    """Score bacon by ranking everybody."""
    places = sorted({count for count in bacon if count}, reverse=True)
    if not bacon[seat] or bacon[seat] not in places[:2]:
        return 0
    if bacon[seat] == places[0]:
        return 5
    return 3 if bacon.count(places[0]) == 1 and len(bacon) > 2 else 0


def friends_by_hand(kinds):
    """Score forest friends by laying out one set after another."""
    left = {friend: kinds[friend] for friend in ("rabbit", "hedgehog", "squirrel", "owl", "badger")}
    points = 0
    while any(left.values()):
        laid = [friend for friend in left if left[friend]]
        points += {1: 1, 2: 4, 3: 8, 4: 12, 5: 18}[len(laid)]
        for friend in laid:
            left[friend] -= 1
    return points


class Hand:
    """Cards, counted by what they show."""

    def __init__(self, cards):
        self.kinds = Counter(Kind(kind).name.lower() for kind, _, _ in cards)
        self.mice = Counter(Mouse(mouse).name.lower() for _, mouse, _ in cards)


cards = st.tuples(st.sampled_from(Kind), st.sampled_from(Mouse), st.sampled_from(Figure))
hands_of_cards = st.lists(st.lists(cards, max_size=24), min_size=2, max_size=4)


@given(hands=hands_of_cards, bones=st.lists(st.integers(0, 25), min_size=4, max_size=4))
@few(100)
@pytest.mark.rule("sco-1")
@pytest.mark.rule("sco-2")
@pytest.mark.rule("sco-3")
@pytest.mark.rule("sco-4")
@pytest.mark.rule("sco-5")
@pytest.mark.rule("sco-6")
@pytest.mark.rule("sco-7")
@pytest.mark.rule("sco-8")
@pytest.mark.rule("sco-9")
@pytest.mark.rule("sco-10")
@pytest.mark.rule("sco-11")
@pytest.mark.rule("mic-1")
@pytest.mark.rule("fin-2")
def test_any_cards_score_as_they_do_when_sorted_by_hand(hands, bones):
    match = sit_down(len(hands))
    for seat, hand in enumerate(hands):
        match.table.seat[seat].bones = bones[seat]
        for kind, mouse, side in hand:
            match.table.seat[seat].held[side, kind, mouse] += 1
    expected = points_by_hand([Hand(hand) for hand in hands], bones)
    for seat in range(len(hands)):
        for source in Source:
            assert score_source(match.box.record, match.table, seat, source) == expected[seat][source]


@every_way
@some_games
@few(3)
@pytest.mark.rule("day-1")
@pytest.mark.rule("day-2")
@pytest.mark.rule("fin-1")
@pytest.mark.rule("fin-2")
def test_points_once_scored_never_change(way, seed):
    for match, _, before, after in play_step_by_step(way, seed):
        scored = int(before.day)
        for seat in range(way.seats):
            assert (after.seat[seat].earned[:scored] == before.seat[seat].earned[:scored]).all()
            if not match.over:
                assert not after.seat[seat].earned[:, [Source.FRIENDS, Source.BONES]].any()
                assert not after.seat[seat].earned[int(after.day) :].any()
    assert [int(seat.earned[2, Source.BONES]) for seat in after.seat] == [int(seat.bones) for seat in after.seat]
