"""Arranging: the dice of p. 10 to 12, and the best arrangement against every other."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from random import Random

import pytest

from reynard.games.fox_experiment.actions import BEST, PLACE, SPEND
from reynard.games.fox_experiment.box.record import TRAIT_KEYS
from reynard.games.fox_experiment.rules.best_arrangement import (
    Bench,
    Plans,
    lift_all,
    worth_of_best,
    worth_of_current,
)
from reynard.games.fox_experiment.table import FRIENDLY, LEVELS, NOTHING

from .board import pups, symbols
from .positions import arranged, can, choose, go_to_breeding, lay_dice, offered, refusal, roll, sit_down
from .stashes import friendly, give, hold_studies, study_of


@pytest.fixture
def match():
    """A match whose first seat has rolled, with no study to work for."""
    match = sit_down()
    go_to_breeding(match)
    hold_studies(match, 0, (study_of(match, tail=5, ear=3), LEVELS))
    choose(match, 0, "roll")
    return match


@pytest.mark.rule("bre-3")
@pytest.mark.rule("bre-4")
def test_one_tail_and_three_barks(match):
    """p. 11: the dice in the picture make 1 complete tail and 3 complete barks."""
    lay_dice(match, 0, "tail ½ ½, bark 1 1½ ½")
    assert arranged(match, 0) == {"tail": 1, "bark": 3}


@pytest.mark.rule("bre-3")
@pytest.mark.parametrize(("face", "ears"), [("½", 0), ("1", 1), ("½½", 0), ("1½", 1)])
def test_what_a_die_counts_alone(match, face, ears):
    lay_dice(match, 0, f"ear {face}")
    assert arranged(match, 0) == ({"ear": ears} if ears else {})


@pytest.mark.rule("bre-4")
def test_two_halves_of_one_die_are_nothing_by_themselves(match):
    """p. 11: each half must be matched to another die."""
    lay_dice(match, 0, "ear ½½")
    assert arranged(match, 0) == {}
    lay_dice(match, 0, "ear ½½ ½")
    assert arranged(match, 0) == {"ear": 1}
    lay_dice(match, 0, "ear ½½ ½ ½")
    assert arranged(match, 0) == {"ear": 2}


@pytest.mark.rule("bre-4")
def test_halves_of_different_traits_do_not_complete_each_other(match):
    lay_dice(match, 0, "tail ½, ear ½, bark ½, spot ½")
    assert arranged(match, 0) == {}
    assert match.view(0)["seats"][0]["roll"]["waiting"] == {"tail": 1, "ear": 1, "bark": 1, "spot": 1}


@pytest.mark.rule("bre-5")
def test_a_friendly_die_completes_an_ear(match):
    """p. 11: a friendly half with half an ear counts as 1 ear."""
    lay_dice(match, 0, "ear ½, friendly ½")
    assert arranged(match, 0) == {}
    choose(match, 0, "part:0:0", "trait:ear")
    assert arranged(match, 0) == {"ear": 1}
    assert match.view(0)["seats"][0]["roll"]["dice"][1]["parts"][0]["placed"] == "ear"


@pytest.mark.rule("bre-5")
def test_two_friendly_halves_with_two_different_traits(match):
    """p. 11: a friendly die with 2 halves between a tail and a spot die: 1 tail and 2 spots."""
    lay_dice(match, 0, "tail ½, spot 1½, friendly ½½")
    assert arranged(match, 0) == {"spot": 1}
    choose(match, 0, "part:0:0", "trait:tail")
    choose(match, 0, "part:0:1", "trait:spot")
    assert arranged(match, 0) == {"tail": 1, "spot": 2}


@pytest.mark.rule("bre-6")
@pytest.mark.parametrize("trait", TRAIT_KEYS)
def test_only_friendly_is_one_of_any_trait(match, trait):
    """p. 11: a symbol made of friendly dice or tokens only is 1 symbol of any trait."""
    lay_dice(match, 0, "friendly 1")
    choose(match, 0, "part:0:0", f"trait:{trait}")
    assert arranged(match, 0) == {trait: 1}
    lay_dice(match, 0, "friendly ½ ½")
    choose(match, 0, "part:0:0", f"trait:{trait}")
    assert arranged(match, 0) == {}
    choose(match, 0, "part:1:0", f"trait:{trait}")
    assert arranged(match, 0) == {trait: 1}


@pytest.mark.rule("bre-4")
@pytest.mark.rule("bre-6")
def test_the_two_halves_of_a_friendly_die_do_not_complete_each_other(match):
    lay_dice(match, 0, "friendly ½½")
    choose(match, 0, "part:0:0", "trait:bark")
    choose(match, 0, "part:0:1", "trait:bark")
    assert arranged(match, 0) == {}


@pytest.mark.rule("bre-7")
def test_one_spot_and_two_of_any_with_tokens(match):
    """p. 11: half a spot, a whole friendly symbol and three tokens count as 1 spot and 2 of any traits."""
    give(match, 0, friendly=3)
    lay_dice(match, 0, "spot ½, friendly 1")
    choose(match, 0, "friendly", "trait:spot")
    assert arranged(match, 0) == {"spot": 1}
    choose(match, 0, "part:0:0", "trait:tail")
    choose(match, 0, "friendly", "trait:bark")
    assert arranged(match, 0) == {"spot": 1, "tail": 1}
    choose(match, 0, "friendly", "trait:bark")
    assert arranged(match, 0) == {"spot": 1, "tail": 1, "bark": 1}
    assert not can(match, 0, "friendly", "trait:bark")
    assert friendly(match, 0) == 3
    assert match.view(0)["seats"][0]["roll"]["tokens_left"] == 0
    choose(match, 0, "record")
    assert friendly(match, 0) == 0
    assert symbols(match, pups(match, 0)[0]) == {"spot": 1, "tail": 1, "bark": 1}


@pytest.mark.rule("bre-7")
def test_tokens_not_used_are_kept(match):
    give(match, 0, friendly=4)
    lay_dice(match, 0, "ear ½")
    choose(match, 0, "friendly", "trait:ear")
    choose(match, 0, "record")
    assert friendly(match, 0) == 3
    assert symbols(match, pups(match, 0)[0]) == {"ear": 1}


@pytest.mark.rule("bre-8")
def test_each_part_is_placed_once(match):
    lay_dice(match, 0, "tail ½, friendly 1½ ½")
    action = offered(match, 0)["part:0:1", "trait:tail"]
    choose(match, 0, "part:0:1", "trait:tail")
    left = {at for at in offered(match, 0) if at[0].startswith("part")}
    assert {at[0] for at in left} == {"part:0:0", "part:1:0"}
    assert len(left) == 8
    refused = refusal(match, 0, action)
    assert str(refused) == "Place a friendly symbol that is not placed yet, or record the pup."
    assert refused.rule == "bre-8"


@pytest.mark.rule("bre-8")
def test_the_best_arrangement_in_one_step(match):
    give(match, 0, friendly=2)
    lay_dice(match, 0, "tail ½, spot 1½, friendly ½½ 1")
    choose(match, 0, "best:0")
    assert sum(arranged(match, 0).values()) == 4
    assert friendly(match, 0) == match.view(0)["seats"][0]["roll"]["tokens_left"] == 2
    assert not can(match, 0, "best:0")
    choose(match, 0, "best:2")
    assert sum(arranged(match, 0).values()) == 5
    assert match.view(0)["seats"][0]["roll"]["tokens_left"] == 0


@pytest.mark.rule("bre-8")
def test_the_best_arrangement_completes_a_level_before_all_else():
    """Two halves could complete a tail and a spot; the study wants an ear, which takes both."""
    match = sit_down()
    go_to_breeding(match)
    hold_studies(match, 0, (study_of(match, bark=5, ear=3), 0))
    choose(match, 0, "roll")
    lay_dice(match, 0, "tail ½, bark 1 1, spot ½, friendly ½ ½")
    choose(match, 0, "best:0")
    assert arranged(match, 0) == {"bark": 2, "ear": 1}


@pytest.mark.rule("bre-8")
@pytest.mark.rule("bre-10")
def test_the_best_arrangement_prefers_circles_to_squares(match):
    """One tail: the second space is a circle. No ear: the first is a square. Four barks: the fifth is a circle."""
    lay_dice(match, 0, "tail 1, bark 1 1, friendly 1")
    choose(match, 0, "best:0")
    assert arranged(match, 0) == {"tail": 2, "bark": 2}
    lay_dice(match, 0, "ear 1 1, spot 1 1 1, friendly 1")
    choose(match, 0, "best:0")
    assert arranged(match, 0) == {"ear": 2, "spot": 4}


@pytest.mark.rule("bre-8")
@pytest.mark.rule("bre-10")
@pytest.mark.parametrize(
    ("dice", "best"), [("bark 1, spot ½, friendly ½ ½", {"bark": 2}), ("ear ½ ½, bark ½, friendly ½½", {"ear": 2})]
)
def test_of_as_many_symbols_those_with_more_circles_are_best(match, dice, best):
    """Two symbols either way: one of each trait marks two squares, two of one trait a square and a circle."""
    lay_dice(match, 0, dice)
    choose(match, 0, "best:0")
    assert arranged(match, 0) == best


@pytest.mark.rule("bre-8")
def test_nothing_is_final_before_the_pup_is_recorded(match):
    give(match, 0, friendly=1)
    lay_dice(match, 0, "tail ½, friendly ½")
    bred = match.table.bred
    choose(match, 0, "best:0")
    choose(match, 0, "friendly", "trait:ear")
    assert (match.table.bred, friendly(match, 0)) == (bred, 1)
    match.take_back(match.last_step(0))
    match.take_back(match.last_step(0))
    assert arranged(match, 0) == {}
    choose(match, 0, "part:0:0", "trait:tail")
    choose(match, 0, "record")
    assert match.table.bred == bred + 1


Halves = tuple[int, ...]  # for one trait, how many halves each die or token shows


def most_pairs(halves: Halves) -> int:
    """Count the pairs of halves that are on two different dice."""
    return min(sum(halves) // 2, sum(halves) - max(halves, default=0))


class Roll:
    """What a seat has rolled, counted without the rules: the dice, and the friendly parts not yet placed."""

    def __init__(self, match, seat):
        own = match.table.seat[seat]
        self.full = [int(number) for number in own.plus]
        self.halves = [[], [], [], []]
        self.wholes, self.singles, self.doubles = 0, 0, 0
        self.partly = False  # one of two halves of a die is placed
        number = 0
        for die in range(int(own.dice)):
            kind = int(own.kind[die])
            face = match.box.record.face[1 if kind == FRIENDLY else 0, own.face[die]]
            if kind != FRIENDLY:
                self.full[kind] += int(face.full)
                self.halves[kind].append(int(face.half))
                continue
            self.add_friendly(face, [int(trait) for trait in own.placed[number]])
            number += 1
        for trait in range(4):
            self.halves[trait] += [1] * int(own.helping[trait])

    def add_friendly(self, face, placed):
        """Count a friendly die: what is placed for its trait, the rest as open."""
        for part in range(int(face.full)):
            if placed[part] == NOTHING:
                self.wholes += 1
            else:
                self.full[placed[part]] += 1
        halves = placed[int(face.full) : int(face.full + face.half)]
        for trait, count in Counter(trait for trait in halves if trait != NOTHING).items():
            self.halves[trait].append(count)
        free = halves.count(NOTHING)
        self.partly = self.partly or (free == 1 and len(halves) == 2)
        self.singles += free == 1
        self.doubles += free == 2

    def count(self):
        """Count the complete symbols as they are placed now."""
        return tuple(self.full[trait] + most_pairs(tuple(self.halves[trait])) for trait in range(4))

    def arrangements(self, tokens: int) -> Iterator[tuple[int, ...]]:
        """Go through the symbols of every way to place all friendly halves and so many tokens, but no wholes yet."""
        assert not self.partly
        pairs = list(combinations_with_replacement(range(4), 2))
        for singles in combinations_with_replacement(range(4), self.singles + tokens):
            for doubles in combinations_with_replacement(pairs, self.doubles):
                yield tuple(
                    self.full[trait]
                    + most_pairs(
                        (*self.halves[trait], *[1] * singles.count(trait), *[pair.count(trait) for pair in doubles])
                    )
                    for trait in range(4)
                )


def highest_level(match, seat, counts, wholes=0):
    """Say the highest level of a study that a pup with these symbols would complete, and so many of any trait."""
    own = match.table.seat[seat]
    highest = 0
    for number in range(int(own.studies)):
        level = int(own.level[number])
        if level < LEVELS:
            need = match.box.record.study[int(own.study[number])].need[level]
            missing = sum(max(0, int(wants) - has) for has, wants in zip(counts, need, strict=True))
            if missing <= wholes:
                highest = max(highest, level + 1)
    return highest


def some_dice(random, kinds=TRAIT_KEYS, friendly_dice=(1, 4)):
    """Make up the dice of a roll."""
    faces = ["½", "½", "½", "1", "½½", "1½"]
    words = [f"{kind} {' '.join(random.choices(faces, k=random.randint(0, 4)))}" for kind in kinds]
    words.append(f"friendly {' '.join(random.choices(faces, k=random.randint(*friendly_dice)))}")
    return ", ".join(word for word in words if not word.endswith(" "))


def best_of(match, seat, tokens):
    """Find by brute force the highest level, and with it the most symbols, that so many tokens allow."""
    rolled = Roll(match, seat)
    ways = set(rolled.arrangements(tokens))
    return max((highest_level(match, seat, counts, rolled.wholes), sum(counts) + rolled.wholes) for counts in ways)


def reached(match, seat):
    """Say the level and the symbols of what lies on the table."""
    counts = Roll(match, seat).count()
    return highest_level(match, seat, counts), sum(counts)


@pytest.mark.rule("bre-8")
@pytest.mark.parametrize("seed", range(4))
def test_no_arrangement_has_more_symbols_than_the_best(match, seed):
    """Without a study to work for, only the number of symbols counts."""
    random = Random(seed)
    give(match, 0, friendly=3)
    for _ in range(25):
        lay_dice(match, 0, some_dice(random))
        for tokens in range(4):
            if BEST(tokens) in match.legal(0):
                most = best_of(match, 0, tokens)
                match.play(0, BEST(tokens))
                assert reached(match, 0) == most
                assert sum(arranged(match, 0).values()) == most[1]
                assert sum(match.table.seat[0].helping) <= tokens
                match.undo()


@pytest.mark.rule("bre-8")
@pytest.mark.parametrize("seed", range(8))
def test_the_best_arrangement_completes_a_level_whenever_any_does(match, seed):
    """With studies at any level: the highest level that any arrangement completes, then the most symbols."""
    random = Random(100 + seed)
    give(match, 0, friendly=3)
    for _ in range(15):
        rows = random.sample(range(24), k=random.randint(1, 4))
        own = match.table.seat[0]
        own.studies = len(rows)
        own.study[: len(rows)] = rows
        own.level[: len(rows)] = [random.randint(0, 3) for _ in rows]
        lay_dice(match, 0, some_dice(random))
        for tokens in range(4):
            if BEST(tokens) in match.legal(0):
                most = best_of(match, 0, tokens)
                match.play(0, BEST(tokens))
                assert reached(match, 0) == most
                match.undo()


@pytest.mark.rule("bre-8")
@pytest.mark.parametrize("seed", range(4))
def test_the_best_arrangement_lifts_what_is_placed(match, seed):
    random = Random(200 + seed)
    give(match, 0, friendly=2)
    for _ in range(20):
        lay_dice(match, 0, some_dice(random))
        most = [best_of(match, 0, tokens) for tokens in range(3)]
        die = random.choice(match.view(0)["seats"][0]["roll"]["dice"][-1:])
        for part in die["parts"]:
            choose(match, 0, part["ref"], f"trait:{random.choice(TRAIT_KEYS)}")
        for tokens in range(3):
            if BEST(tokens) in match.legal(0):
                match.play(0, BEST(tokens))
                assert reached(match, 0) == most[tokens]
                match.undo()


@pytest.mark.rule("bre-8")
@pytest.mark.parametrize("seed", range(4))
def test_every_number_of_tokens_that_does_more_good_is_offered(match, seed):
    """A token more is worth asking for if it completes a symbol more, or a higher level."""
    random = Random(300 + seed)
    give(match, 0, friendly=3)
    for _ in range(15):
        own = match.table.seat[0]
        own.study[0], own.level[0] = random.randrange(24), random.randint(0, 3)
        lay_dice(match, 0, some_dice(random))
        bests = [best_of(match, 0, tokens) for tokens in range(4)]
        for tokens in range(1, 4):
            if bests[tokens] > bests[tokens - 1]:
                assert can(match, 0, f"best:{tokens}"), (bests, tokens)


def worth_asking_for(match, seat, most):
    """Search the best arrangement with each number of tokens, and list those that are better than all before."""
    box, own = match.box.record, match.table.seat[seat]
    bench, plans = Bench.new(), Plans.new().plan
    lift_all(box, own, bench)
    better, worth = [], worth_of_current(box, own, bench.seat[0], plans)
    for tokens in range(most + 1):
        best = worth_of_best(box, bench.seat[0], tokens, plans)
        if best > worth:
            better, worth = [*better, tokens], best
    return better


@pytest.mark.rule("bre-8")
@pytest.mark.parametrize("seed", range(4))
def test_what_is_offered_is_what_a_search_finds_better(match, seed):
    """The offer counts where it can and searches where it must; searching every time says the same."""
    random = Random(400 + seed)
    give(match, 0, friendly=5)
    for _ in range(50):
        own = match.table.seat[0]
        own.studies = random.randint(1, 4)
        own.study[: int(own.studies)] = random.sample(range(24), k=int(own.studies))
        own.level[:] = [random.randint(0, 3) for _ in own.level]
        lay_dice(match, 0, some_dice(random))
        for _ in range(4):
            legal = match.legal(0)
            assert [tokens for tokens in range(6) if BEST(tokens) in legal] == worth_asking_for(match, 0, 5)
            part = random.choice([action for action in legal if action in PLACE or action in SPEND] or [BEST(0)])
            if part in legal:
                match.play(0, part)


@pytest.mark.rule("bre-8")
def test_the_best_arrangement_may_be_recorded_at_once(match):
    roll_before = match.table.seat[0].pups
    lay_dice(match, 0, "tail 1 1 1, ear ½, friendly 1½")
    choose(match, 0, "best:0")
    expected = arranged(match, 0)
    choose(match, 0, "record")
    assert match.table.seat[0].pups == roll_before + 1
    assert symbols(match, pups(match, 0)[0]) == expected == {"tail": 4, "ear": 1}


@pytest.mark.rule("bre-4")
@pytest.mark.parametrize("seed", range(3))
def test_symbols_are_counted_as_every_pairing_would(seed):
    """The rule of pairing halves, against the most pairs of halves on different dice."""
    match = sit_down()
    go_to_breeding(match)
    random = Random(seed)
    roll(match, 0, some_dice(random))
    for _ in range(40):
        lay_dice(match, 0, some_dice(random))
        for die in match.view(0)["seats"][0]["roll"]["dice"]:
            for part in die["parts"]:
                choose(match, 0, part["ref"], f"trait:{random.choice(TRAIT_KEYS)}")
        counted = Roll(match, 0).count()
        assert arranged(match, 0) == {key: n for key, n in zip(TRAIT_KEYS, counted, strict=True) if n}
