"""The odds against every roll and every arrangement of few dice, counted one by one."""

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import product
from math import prod
from operator import ge

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import reynard
from reynard.core.errors import ReynardError
from reynard.games.fox_experiment.rules.arranging import clear_arrangement, symbols_of
from reynard.games.fox_experiment.rules.best_arrangement import arrange_best
from reynard.games.fox_experiment.table import KENNEL, NOTHING, TRAITS, Sex, Table, Track
from reynard.games.fox_experiment.view.odds import (
    Dice,
    chance_of_level,
    expected_friendliness,
    expected_symbols,
    forecast,
    rolls,
)

HALF, WHOLE, TWO_HALVES, ONE_AND_A_HALF, BLANK = (0, 1), (1, 0), (0, 2), (1, 1), (0, 0)
STANDARD = (HALF, HALF, HALF, WHOLE, TWO_HALVES, ONE_AND_A_HALF)
NEEDS = (
    (1, 0, 0, 0),
    (2, 0, 0, 0),
    (3, 0, 0, 0),
    (5, 0, 0, 0),
    (0, 1, 0, 0),
    (1, 1, 0, 0),
    (2, 1, 0, 0),
    (2, 2, 0, 0),
    (0, 2, 1, 0),
    (1, 1, 1, 0),
    (2, 1, 1, 0),
    (1, 1, 1, 1),
    (2, 2, 2, 2),
)

Shown = tuple[tuple[int, int], ...]  # the faces that lie up
Trait = tuple[int, tuple[int, ...]]  # whole symbols, and the halves of each die that shows some
Laid = tuple[Trait, ...]
Pup = tuple[int, ...]  # symbols of each trait


def falls(faces: Shown, dice: int) -> Counter[Trait]:
    """Go through every roll of the dice of a trait; equal ones are counted together."""
    return Counter(
        (sum(full for full, _ in shown), tuple(sorted(half for _, half in shown if half)))
        for shown in product(faces, repeat=dice)
    )


@cache
def litters(dice: Dice, tokens: int) -> Counter[frozenset[Pup]]:
    """Go through every roll of all the dice, and count those that can be made into the same pups."""
    friendly = Counter(tuple(sorted(shown)) for shown in product(dice.friendly_faces, repeat=dice.friendly))
    kinds = [falls(dice.faces, count).items() for count in dice.counts]
    every: Counter[frozenset[Pup]] = Counter()
    for *traits, (wild, ways) in product(*kinds, friendly.items()):
        pups = every_pup(tuple(trait for trait, _ in traits), (*wild, *[HALF] * tokens))
        every[pups] += ways * prod(count for _, count in traits)
    return every


@cache
def every_pup(laid: Laid, wild: Shown) -> frozenset[Pup]:
    """Try every trait for every friendly symbol, half and token, and see what the pups would have."""
    every = {laid}
    for face in wild:
        every = {after for before in every for after in with_face(before, face)}
    return frozenset(tuple(complete(*trait) for trait in each) for each in every)


def with_face(laid: Laid, face: tuple[int, int]) -> Iterator[Laid]:
    """Lay out one friendly die or token in every way; halves given to the same trait stay on one die."""
    full, half = face
    for chosen in product(range(TRAITS), repeat=full + half):
        wholes, halves = Counter(chosen[:full]), Counter(chosen[full:])
        yield tuple(
            (symbols + wholes[trait], tuple(sorted((*before, halves[trait]))) if trait in halves else before)
            for trait, (symbols, before) in enumerate(laid)
        )


def complete(full: int, halves: Sequence[int]) -> int:
    """Pair halves off by hand, each with one on another die or token, those on the fullest dice first."""
    left = sorted(halves)
    while len(left) > 1:
        full += 1
        one, other = left.pop(), left.pop()
        left = sorted(half for half in (*left, one - 1, other - 1) if half)
    return full


def counted_chance(dice: Dice, need: Sequence[int], tokens: int) -> Fraction:
    """Count the rolls with an arrangement that meets a need."""
    every = litters(dice, tokens).items()
    good = sum(ways for pups, ways in every if any(meets(pup, need) for pup in pups))
    return Fraction(good, dice.ways)


def meets(pup: Sequence[int], need: Sequence[int]) -> bool:
    """Say whether a pup has all that is needed."""
    return all(map(ge, pup, need))


def counted_friendliness(dice: Dice, tokens: int) -> Fraction:
    """Add up the most symbols of every roll."""
    return Fraction(sum(ways * max(map(sum, pups)) for pups, ways in litters(dice, tokens).items()), dice.ways)


@pytest.mark.rule("bre-4")
@pytest.mark.rule("rul-14")
@pytest.mark.parametrize(
    ("halves", "symbols"),
    [((), 0), ((1,), 0), ((2,), 0), ((1, 1), 1), ((2, 1), 1), ((2, 2), 2), ((2, 1, 1), 2), ((2, 2, 1), 2)],
)
def test_pairing_by_hand(halves, symbols):
    """The counting that the odds are held against pairs halves as the rules do."""
    assert complete(0, halves) == symbols


@pytest.mark.rule("bre-3")
@pytest.mark.rule("bre-4")
@pytest.mark.rule("rul-14")
@pytest.mark.rule("bre-5")
@pytest.mark.rule("bre-6")
@pytest.mark.rule("bre-7")
@pytest.mark.parametrize("tokens", range(3))
@pytest.mark.parametrize(
    ("counts", "friendly"),
    [
        ((0, 0, 0, 0), 0),
        ((0, 0, 0, 0), 1),
        ((0, 0, 0, 0), 2),
        ((1, 0, 0, 0), 1),
        ((2, 0, 0, 0), 1),
        ((3, 0, 0, 0), 1),
        ((2, 1, 0, 0), 1),
        ((1, 1, 1, 0), 1),
        ((1, 1, 1, 1), 1),
        ((2, 2, 0, 0), 1),
        ((4, 1, 0, 0), 0),
        ((2, 0, 0, 0), 2),
        ((1, 1, 0, 0), 2),
    ],
)
def test_the_standard_dice(counts, friendly, tokens):
    """Chances of every need, and the expected friendliness, as counted."""
    dice = Dice(STANDARD, counts, STANDARD, friendly)
    for need in NEEDS:
        assert chance_of_level(dice, need, tokens) == float(counted_chance(dice, need, tokens)), need
    assert expected_friendliness(dice, tokens) == pytest.approx(float(counted_friendliness(dice, tokens)), abs=1e-12)


FACES = st.lists(st.sampled_from([HALF, WHOLE, TWO_HALVES, ONE_AND_A_HALF, BLANK]), min_size=1, max_size=3).map(tuple)
FEW_DICE = st.builds(
    Dice,
    faces=FACES,
    counts=st.tuples(*[st.integers(0, 2)] * TRAITS).filter(lambda counts: sum(counts) <= 5),
    friendly_faces=FACES,
    friendly=st.integers(0, 2),
)


@pytest.mark.rule("bre-3")
@pytest.mark.rule("bre-4")
@pytest.mark.rule("rul-14")
@pytest.mark.rule("bre-5")
@pytest.mark.rule("bre-6")
@pytest.mark.rule("bre-7")
@given(dice=FEW_DICE, need=st.tuples(*[st.integers(0, 3)] * TRAITS), tokens=st.integers(0, 2))
@example(Dice((TWO_HALVES,), (2, 0, 0, 0), (TWO_HALVES,), 1), (3, 0, 0, 0), 0)
@example(Dice((TWO_HALVES,), (2, 0, 0, 0), (TWO_HALVES,), 1), (0, 1, 0, 0), 0)
@example(Dice((TWO_HALVES,), (1, 0, 0, 0), (TWO_HALVES,), 1), (2, 0, 0, 0), 0)
@example(Dice((TWO_HALVES,), (1, 0, 0, 0), (TWO_HALVES,), 2), (2, 1, 0, 0), 0)
@example(Dice((WHOLE,), (2, 1, 0, 0), (TWO_HALVES, ONE_AND_A_HALF), 2), (2, 1, 1, 1), 0)
@example(Dice((HALF,), (2, 2, 0, 0), (TWO_HALVES,), 1), (1, 1, 1, 0), 1)
def test_any_dice(dice, need, tokens):
    """Other boxes have other faces."""
    assert chance_of_level(dice, need, tokens) == float(counted_chance(dice, need, tokens))
    assert expected_friendliness(dice, tokens) == pytest.approx(float(counted_friendliness(dice, tokens)), abs=1e-12)


@pytest.mark.rule("bre-4")
@pytest.mark.rule("bre-5")
@pytest.mark.rule("rul-14")
def test_two_friendly_halves_of_one_die():
    """Alone they are no symbol, between two halves that complete each other they make one more."""
    two_halves = {"friendly_faces": (TWO_HALVES,), "friendly": 1}
    alone = Dice((HALF,), (0, 0, 0, 0), **two_halves)
    assert chance_of_level(alone, (1, 0, 0, 0), 0) == 0
    assert expected_friendliness(alone, 0) == 0
    between = Dice((HALF,), (2, 0, 0, 0), **two_halves)
    assert chance_of_level(between, (2, 0, 0, 0), 0) == 1
    assert chance_of_level(between, (1, 1, 0, 0), 0) == 0
    assert expected_friendliness(between, 0) == 2
    assert chance_of_level(between, (1, 1, 0, 0), 1) == 1, "a token completes one of them"


@pytest.mark.rule("bre-3")
@pytest.mark.rule("bre-4")
def test_two_standard_dice():
    """By hand: a whole on 12 of 36 for each die, and a pair of halves unless one of them shows none."""
    assert expected_symbols(STANDARD, 1) == pytest.approx(1 / 3)
    pairs = Fraction(24, 36) + Fraction(2, 36) * 0 + Fraction(1, 36) * 2
    assert pairs + Fraction(2, 3) == Fraction(sum(r.symbols * n for r, n in rolls(STANDARD, 2).items()), 36)


@pytest.mark.rule("bre-2")
def test_every_way_is_counted_once():
    """Even the most dice a pair can have fall in as many ways as there are."""
    dice = Dice(STANDARD, (4, 4, 4, 4), STANDARD, 4)
    assert dice.ways == 6**20
    assert chance_of_level(dice, (0, 0, 0, 0), 0) == 1
    assert chance_of_level(dice, (5, 5, 5, 5), 99) == 1
    assert 0 < chance_of_level(dice, (5, 5, 5, 5), 0) < chance_of_level(dice, (5, 5, 5, 5), 1) < 1


@pytest.mark.rule("bre-7")
def test_more_tokens_never_harm():
    """Every token adds half a symbol in the end."""
    dice = Dice(STANDARD, (2, 1, 0, 3), STANDARD, 2)
    for need in NEEDS:
        chances = [chance_of_level(dice, need, tokens) for tokens in range(12)]
        assert chances == sorted(chances)
    assert expected_friendliness(dice, 42) == pytest.approx(expected_friendliness(dice, 40) + 1)


@pytest.fixture
def box():
    return reynard.game("fox-experiment").standard_box


@pytest.fixture
def table():
    """Lay out three foxes of each sex: 0 to 2 are males, 3 to 5 females; the last of each has no dice yet."""
    t = Table.new()
    t.seats = 2
    for sex in Sex:
        t.kennel[sex].fox[:] = [NOTHING] * KENNEL
        for number in range(3):
            fox = 3 * sex + number
            t.fox[fox].sex = sex
            t.kennel[sex].fox[number] = fox
        t.kennel[sex].length = 3
    t.fox[0].dice[:] = (1, 1, 0, 0)
    t.fox[1].dice[:] = (0, 0, 1, 1)
    t.fox[3].dice[:] = (1, 0, 0, 0)
    t.fox[4].dice[:] = (0, 2, 0, 0)
    own = t.seat[1]
    own.parent[:] = (NOTHING, NOTHING)
    own.friendly = 3
    own.studies = 2
    own.study[:2] = (4, 7)
    return t


@pytest.mark.rule("bre-2")
def test_a_pair_in_the_kennel(box, table):
    """Both parents' dice and those of the mat, with and without the seat's tokens."""
    found = forecast(box, table, 1, ["kennel:female:0", "kennel:male:0"])
    dice = Dice(STANDARD, (2, 1, 0, 0), STANDARD, 1)
    assert found["dice"] == {"tail": 2, "ear": 1, "bark": 0, "spot": 0}
    assert (found["friendly_dice"], found["litter"], found["tokens"]) == (1, 1, 3)
    assert found["symbols"] == {"tail": 50 / 36, "ear": 1 / 3, "bark": 0, "spot": 0}
    assert found["expected"] == pytest.approx(float(counted_friendliness(dice, 0)))
    assert found["expected_with_tokens"] == pytest.approx(float(counted_friendliness(dice, 3)))
    assert [(odds["study"], odds["level"]) for odds in found["levels"]] == list(product((0, 1), (1, 2, 3)))
    for odds in found["levels"]:
        need = box.record.study[(4, 7)[odds["study"]]].need[odds["level"] - 1].tolist()
        assert odds["chance"] == float(counted_chance(dice, need, 0))
        assert odds["with_tokens"] == float(counted_chance(dice, need, 3))


@pytest.mark.rule("res-3")
@pytest.mark.rule("bre-13")
@pytest.mark.rule("upg-4")
def test_levels_to_come(box, table):
    """Levels completed are left out, the next one is marked, and each pup of the litter is a try."""
    own = table.seat[1]
    own.level[:2] = (1, 3)
    own.unlocked[Track.PUPS] = 2
    found = forecast(box, table, 1, ["kennel:male:0", "kennel:female:0"])
    assert found["litter"] == 3
    assert [(odds["study"], odds["level"], odds["next"]) for odds in found["levels"]] == [(0, 2, True), (0, 3, False)]
    assert [odds["points"] for odds in found["levels"]] == box.record.level_points[2:].tolist()
    for odds in found["levels"]:
        assert odds["any_pup"] == pytest.approx(1 - (1 - odds["chance"]) ** 3)


@pytest.mark.rule("upg-6")
def test_friendly_dice_of_the_mat(box, table):
    pair = ["kennel:male:0", "kennel:female:0"]
    before = forecast(box, table, 1, pair)
    table.seat[1].unlocked[Track.DICE] = 3
    after = forecast(box, table, 1, pair)
    assert after["friendly_dice"] == before["friendly_dice"] + 3 == 4
    assert after["expected"] > before["expected"]


@pytest.mark.rule("sel-1")
def test_the_parent_that_was_taken(box, table):
    """A sex left out is the seat's own parent."""
    pair = forecast(box, table, 1, ["kennel:male:1", "kennel:female:1"])
    table.seat[1].parent[Sex.MALE] = 1
    table.kennel[Sex.MALE].fox[1] = NOTHING
    assert forecast(box, table, 1, ["kennel:female:1"]) == pair
    table.seat[1].parent[Sex.FEMALE] = 4
    assert forecast(box, table, 1, []) == pair


@pytest.mark.rule("sel-1")
@pytest.mark.rule("sel-2")
@pytest.mark.parametrize(
    ("at", "words"),
    [
        ([], "Choose a father and a mother."),
        (["kennel:male:0"], "Choose a mother too."),
        (["kennel:female:0"], "Choose a father too."),
        (["kennel:male:0", "kennel:male:1"], "Choose only one father and one mother."),
        (["kennel:male:0", "kennel:male:0"], "Choose only one father and one mother."),
        (["kennel:male:3"], "No fox lies there. Choose a father that lies in the kennel."),
        (["kennel:male:8"], "That is no place in the kennel. Choose a fox that lies there."),
        (["kennel:male:-1"], "That is no place in the kennel. Choose a fox that lies there."),
        (["kennel:cub:0"], "That is no place in the kennel. Choose a fox that lies there."),
        (["space:1"], "That is no place in the kennel. Choose a fox that lies there."),
        (["kennel:female:2"], "No fox lies there. Choose a mother that lies in the kennel."),
        (["kennel:male:2"], "The Institute has claimed that fox. Choose another father."),
    ],
)
def test_refusals(box, table, at, words):
    """A forecast that cannot be made says what to do."""
    table.kennel[Sex.FEMALE].fox[2] = NOTHING
    table.kennel[Sex.MALE].claimed[2] = 1
    with pytest.raises(ReynardError) as refused:
        forecast(box, table, 1, at)
    assert str(refused.value) == words


@pytest.mark.rule("bre-8")
@pytest.mark.parametrize(
    ("counts", "friendly", "tokens"), [((1, 1, 1, 0), 1, 0), ((2, 0, 0, 0), 2, 0), ((1, 0, 1, 0), 1, 1)]
)
def test_the_best_arrangement_keeps_the_promise(box, table, counts, friendly, tokens):
    """Of all rolls, as many are arranged by the rules to complete the next level as the odds say."""
    own = table.seat[1]
    own.friendly = tokens
    own.studies = 1
    kinds = [trait for trait, count in enumerate((*counts, friendly)) for _ in range(count)]
    dice = Dice(STANDARD, counts, STANDARD, friendly)
    own.dice = len(kinds)
    own.kind[: len(kinds)] = kinds
    for study, level in ((1, 0), (7, 1), (4, 2)):
        own.study[0], own.level[0] = study, level
        need = box.record.study[study].need[level].tolist()
        good = 0
        for faces in product(range(6), repeat=len(kinds)):
            own.face[: len(kinds)] = faces
            clear_arrangement(box.record, own)
            arrange_best(box.record, own, tokens)
            good += meets([symbols_of(own, trait) for trait in range(TRAITS)], need)
        assert good / dice.ways == chance_of_level(dice, need, tokens), need


@pytest.mark.rule("bre-2")
def test_the_largest_pair_takes_no_time(box, table):
    """All dice of both parents and of the mat, many tokens and four studies, counted from nothing."""
    table.fox[0].dice[:] = table.fox[3].dice[:] = (2, 2, 2, 2)
    own = table.seat[1]
    own.unlocked[Track.DICE] = 3
    own.friendly = 30
    own.studies = 4
    own.study[:] = (1, 2, 3, 5)
    rolls.cache_clear()
    start = time.process_time()
    found = forecast(box, table, 1, ["kennel:male:0", "kennel:female:0"])
    assert time.process_time() - start < 0.05
    assert len(found["levels"]) == 12
