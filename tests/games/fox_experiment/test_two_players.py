"""Two players, and the automatic opponent between them."""

from collections import Counter, defaultdict
from itertools import pairwise

import pytest

from reynard.core.dice_cup import fill
from reynard.games.fox_experiment.automa import flip_card
from reynard.games.fox_experiment.table import ARROWS, CLAIM, TAKE, Because, Sex, Tale

from .automa_positions import (
    blocked,
    claim,
    claimed,
    claimed_names,
    finish_generation,
    has_selected,
    lay_studies,
    log_of,
    order,
    random_match,
    studies_of,
    study_name,
    told,
    turn_over,
)
from .positions import (
    GAME,
    bred_fox,
    breed,
    can,
    choose,
    dice_of,
    end_generation,
    friendliness,
    friendly,
    go_to_breeding,
    hand,
    hold_studies,
    lay_row,
    lay_tile,
    leave,
    pair,
    refusal,
    row_of,
    sit_down,
    step,
    study_of,
    symbols,
    tile_at,
    tile_discards,
    tokens,
    wild,
)

SEEDS = range(4)


def table_for_two(study: str = "tail bark", males: str = "", females: str = ""):
    """Start a match for two with this study open and these rows in the kennel, and tiles without wild tokens."""
    match = sit_down(2)
    lay_studies(match, (study, 0, 0))
    for sex, names in (("male", males), ("female", females)):
        if names:
            lay_row(match, sex, *names.split())
    for space, icons in enumerate(("tail ear", "tail bark", "tail spot", "ear bark"), 1):
        lay_tile(match, f"space:{space}", icons)
    return match


def first_turn(match, items: str, arrow: str, second: str = ""):
    """Let both players take a space, the fourth and the fifth, and then the automatic opponent have its turn."""
    choose(match, 0, "space:3")
    turn_over(match, items, arrow, second)
    choose(match, 1, "space:4")


@pytest.mark.rule("two-1")
def test_the_board_is_laid_out_as_for_four():
    match = GAME.start(2, seed=5)
    t = match.table
    assert [int(row.length) for row in t.kennel] == [5, 5]
    assert t.spaces == 5
    assert t.side == 0
    assert tile_at(match, "space:0") < 0
    assert all(tile_at(match, f"space:{space}") >= 0 for space in range(1, 5))
    assert tile_at(match, "space:5") < 0


@pytest.mark.rule("two-1")
@pytest.mark.parametrize("seed", range(6))
def test_it_is_third_and_has_an_open_study(seed):
    match = GAME.start(2, seed=seed)
    assert sorted(order(match)[:2]) == [0, 1]
    assert order(match)[2] == 2
    assert match.table.automa.left == 11
    assert match.box.record.cards == 6
    [study] = match.view(0)["automa"]["studies"]
    assert study["priority"] == study_name(match, match.table.automa.study[0]).split()
    assert study["friendly"] == 0
    assert "The automatic opponent opens a study" in log_of(match)


@pytest.mark.rule("two-1")
def test_it_scores_nothing():
    match = random_match(2, 1)
    assert match.rivals == ()
    assert len(match.standing) == 2
    assert match.view(0)["automa"]["points"] is None


@pytest.mark.rule("two-2")
def test_it_takes_both_things_of_its_card():
    match = table_for_two("tail bark", "Dymok Boris Sokol Orlik Misha", "Zorka Alisa Kisa Belka Vera")
    first_turn(match, "male female", "left")
    assert claimed_names(match) == {"male": ["Boris"], "female": ["Alisa"]}
    assert blocked(match) == {}
    assert match.pending == (0,)
    assert "turns over a selection card: a male fox and a female fox." in log_of(match)


@pytest.mark.rule("two-2")
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("seed", SEEDS)
def test_it_takes_two_of_each_in_every_generation(seats, seed):
    match = random_match(seats, seed)
    taken = defaultdict(Counter)
    for table in match.tables:
        for what, one, _, _ in told(table):
            if what == Tale.TAKES:
                taken[int(table.generation)][Sex(int(table.fox[one].sex)).name] += 1
            elif what in (Tale.BLOCKS, Tale.FLIPS):
                taken[int(table.generation)][what.name] += 1
    assert sorted(taken) == [0, 1, 2, 3, 4]
    for items in taken.values():
        assert items["FLIPS"] in (3, 4)
        assert (items["MALE"], items["FEMALE"], items["BLOCKS"]) == (2, 2, 2)


@pytest.mark.rule("two-2")
@pytest.mark.parametrize("seats", [1, 2])
def test_it_has_three_turns_like_anybody_else(seats):
    """Two things on each turn, in turn order, after it was everybody's turn before it."""
    match = random_match(seats, 11)
    for generation in range(5):
        took = [
            sum(what in (Tale.TAKES, Tale.BLOCKS) for what, *_ in told(table))
            for table in match.tables
            if table.generation == generation
        ]
        assert [number for number in took if number] == [2, 2, 2]


@pytest.mark.rule("two-3")
def test_a_third_turn_with_an_item_it_has_twice_needs_a_second_card():
    """It has both its males: of the first card it takes the female, and the supply space from a second one."""
    match = table_for_two("tail bark", females="Zorka Alisa Kisa Belka Vera")
    has_selected(match, 2, 1, 1)
    match.table.automa.meeple, match.table.holder[0] = 0, 2
    first_turn(match, "male female", "left", second="male supply")
    assert claimed_names(match) == {"female": ["Alisa"]}
    assert blocked(match) == {"meeple": 1, "gear": 3}
    assert list(match.table.automa.selected) == [2, 2, 2]
    assert [what for what, *_ in told(match.table)] == [Tale.FLIPS, Tale.TAKES, Tale.FLIPS, Tale.BLOCKS]
    lines = [line for line in match.lines(match.ply) if "turns over" in line]
    assert len(lines) == 2


@pytest.mark.rule("two-3")
def test_a_third_turn_that_fits_needs_no_second_card():
    match = table_for_two()
    has_selected(match, 1, 2, 1)
    first_turn(match, "male supply", "left")
    assert [what for what, *_ in told(match.table)] == [Tale.FLIPS, Tale.TAKES, Tale.BLOCKS]
    assert match.table.automa.cards == 1


@pytest.mark.rule("two-3")
def test_two_turns_with_both_foxes_leave_two_spaces_for_the_third():
    """Males and females are all taken: each of two cards gives one supply space."""
    match = table_for_two()
    has_selected(match, 2, 2, 0)
    first_turn(match, "male supply", "right", second="female supply")
    assert blocked(match) == {"meeple": 1, "gear": 2}
    assert claimed_names(match) == {}


@pytest.mark.rule("two-3")
@pytest.mark.parametrize("seats", [1, 2])
def test_random_games_have_third_turns_with_one_card_and_with_two(seats):
    flips = set()
    for seed in SEEDS:
        match = random_match(seats, seed)
        for generation in range(5):
            tables = [table for table in match.tables if table.generation == generation]
            flips.add(sum(what == Tale.FLIPS for table in tables for what, *_ in told(table)))
    assert flips == {3, 4}


@pytest.mark.rule("two-4")
@pytest.mark.rule("two-5")
def test_laska():
    """Jacquelin and Laska have two tail dice and no bark dice: the arrow points left, so the rightmost it is."""
    match = table_for_two("tail bark", females="Kisa Jacquelin Nadya Laska Vera")
    first_turn(match, "female supply", "left")
    assert claimed_names(match) == {"female": ["Laska"]}
    assert "claims Laska: level in tail and bark dice, it is the first from the right." in log_of(match)


@pytest.mark.rule("two-5")
def test_jacquelin_if_the_arrow_pointed_right():
    match = table_for_two("tail bark", females="Kisa Jacquelin Nadya Laska Vera")
    first_turn(match, "female supply", "right")
    assert claimed_names(match) == {"female": ["Jacquelin"]}
    assert "claims Jacquelin: level in tail and bark dice, it is the first from the left." in log_of(match)


@pytest.mark.rule("two-4")
@pytest.mark.parametrize("arrow", ["left", "right"])
@pytest.mark.parametrize(
    ("study", "females", "fox", "reason"),
    [
        ("tail bark", "Alisa Jacquelin Nadya Zorka Kisa", "Jacquelin", "it has the most tail dice"),
        ("tail bark", "Alisa Nadya Lada Zorka Kisa", "Nadya", "level in tail dice, it has the most bark dice"),
        ("tail spot", "Jacquelin Laska Nadya Snezhana Vera", "Laska", "level in tail dice, it has the most spot dice"),
        ("spot bark", "Snezhana Vera Penka Pushinka Kisa", "Vera", "level in spot dice, it has the most bark dice"),
        ("bark tail", "Zorka Belka Jacquelin Alisa Mechta", "Jacquelin", "level in bark dice, it has the most tail"),
    ],
)
def test_most_of_the_first_trait_and_then_of_the_second(study, females, fox, reason, arrow):
    match = table_for_two(study, females=females)
    first_turn(match, "female supply", arrow)
    assert claimed_names(match) == {"female": [fox]}
    assert f"claims {fox}: {reason}" in log_of(match)


@pytest.mark.rule("two-4")
def test_foxes_that_are_taken_or_claimed_do_not_count():
    match = table_for_two("tail bark", females="Jacquelin Laska Alisa Zorka Kisa")
    claim(match, "female", "Laska")
    choose(match, 0, "kennel:female:0")
    turn_over(match, "female supply", "left")
    choose(match, 1, "space:4")
    assert claimed_names(match) == {"female": ["Laska", "Alisa"]}
    assert "claims Alisa: it has the most tail dice." in log_of(match)


@pytest.mark.rule("two-4")
@pytest.mark.rule("two-5")
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("seed", SEEDS)
def test_it_always_takes_what_it_likes_best_and_says_why(seats, seed):
    """Looked at anew after every move: nothing free is better, and what is as good lies farther along the arrow."""
    match = random_match(seats, seed)
    for table in match.tables[1:]:
        takes = [tale for tale in told(table) if tale[0] == Tale.TAKES]
        for _, fox, because, study_and_arrow in takes:
            study, arrow = divmod(study_and_arrow, ARROWS)
            first, second = match.box.record.automa_study[study].priority
            row = table.kennel[table.fox[fox].sex]
            lying = [int(each) for each in row.fox[: row.length]]
            free = [fox, *(each for place, each in enumerate(lying) if each >= 0 and not row.claimed[place])]
            here = tuple(int(table.fox[fox].dice[trait]) for trait in (first, second))
            there = [tuple(int(table.fox[each].dice[trait]) for trait in (first, second)) for each in free]
            assert here == max(there)
            level = [each for each, dice in zip(free, there, strict=True) if dice == here and each != fox]
            if level:
                places = [lying.index(each) for each in level]
                mine = lying.index(fox)
                assert mine < min(places) if arrow == 1 else mine > max(places)
                assert because == Because.ARROW


@pytest.mark.rule("two-5")
def test_the_arrow_is_shown_before_the_card_is_known():
    """The arrow on the back of the next card is open: that card has it, and the one behind it decides the ties."""
    match = table_for_two("tail bark", females="Kisa Jacquelin Nadya Laska Vera")
    choose(match, 0, "space:3")
    turn_over(match, "female supply", "left")
    assert match.view(0)["automa"]["arrow"] == "right"
    choose(match, 1, "space:4")
    assert claimed_names(match) == {"female": ["Laska"]}
    assert match.view(0)["automa"]["arrow"] == "left"


@pytest.mark.rule("two-5")
@pytest.mark.parametrize("seats", [1, 2])
def test_every_card_has_the_arrow_that_was_showing(seats):
    for seed in SEEDS:
        match = random_match(seats, seed)
        for before, after in pairwise(match.tables):
            flips = [one for what, one, *_ in told(after) if what == Tale.FLIPS]
            if flips and before.generation == after.generation and before.begun:
                assert match.box.record.card[flips[0]].arrow == before.automa.arrow


@pytest.mark.rule("two-6")
def test_claimed_foxes_stay_in_the_kennel_and_cannot_be_taken():
    match = table_for_two("tail bark", females="Kisa Jacquelin Nadya Laska Vera")
    first_turn(match, "female supply", "left")
    assert row_of(match, "female")[3] == wild(match, "Laska")
    assert match.view(0)["females"]["foxes"][3]["claimed"]
    for seat in (0, 1):
        assert can(match, seat, "kennel:female:1") == (seat == 0)
        assert not can(match, seat, "kennel:female:3")
    refused = refusal(match, 0, TAKE + 8 * Sex.FEMALE + 3)
    assert refused.rule == "two-6"
    assert "claimed" in str(refused)


@pytest.mark.rule("two-7")
def test_its_track_positions():
    """Space 4 is taken and with it all to the right: its meeple goes to 3; on the next turn its gear goes to 1."""
    match = table_for_two("tail bark")
    tile = tile_at(match, "space:2")
    first_turn(match, "female supply", "left")
    assert blocked(match) == {"meeple": 3}
    assert tile_at(match, "space:2") < 0
    assert tile in tile_discards(match)
    assert "takes supply space 3, the first free one from the right, with its meeple" in log_of(match)
    choose(match, 0, "deck:male")
    turn_over(match, "male supply", "right", second="male female")
    choose(match, 1, "deck:male")
    assert blocked(match) == {"meeple": 3, "gear": 1}
    assert "takes supply space 1, the first free one from the left, with its gear" in log_of(match)
    go_to_breeding_without_supplies(match)
    end_generation(match)
    assert order(match) == [2, 0, 1]


def go_to_breeding_without_supplies(match):
    """Take the last parents from the decks."""
    for seat in (0, 1):
        choose(match, seat, "deck:female")
    while any(step(match, seat) == "upgrade" for seat in match.pending):
        choose(match, next(seat for seat in match.pending if step(match, seat) == "upgrade"), "done")


@pytest.mark.rule("two-7")
def test_players_cannot_take_spaces_that_it_blocks():
    match = table_for_two()
    match.table.automa.selected[:] = 0
    choose(match, 0, "deck:male")
    turn_over(match, "male supply", "left")
    choose(match, 1, "deck:male")
    assert blocked(match) == {"meeple": 5}
    assert not can(match, 0, "space:4")
    assert refusal(match, 0, CLAIM + 4).rule
    space = match.view(0)["track"][4]
    assert (space["holder"], space["blocked"]) == (2, True)
    turn_over(match, "female supply", "left", second="male female")
    choose(match, 0, "space:3")
    choose(match, 1, "deck:female")
    assert blocked(match) == {"meeple": 5, "gear": 3}
    assert [can(match, 0, f"space:{space}") for space in range(5)] == [False] * 5
    choose(match, 0, "deck:female")
    assert [can(match, 1, f"space:{space}") for space in range(5)] == [True, True, False, False, False]
    space = match.view(0)["track"][2]
    assert (space["holder"], space["blocked"]) == (2, False)


@pytest.mark.rule("two-7")
def test_it_gets_no_supplies_and_nobody_else_does():
    match = table_for_two()
    lay_tile(match, "space:4", "friendly science")
    choose(match, 0, "deck:male")
    before = [(friendly(match, seat), tokens(match, seat), hand(match, seat)) for seat in (0, 1)]
    left = int(match.table.science_left)
    turn_over(match, "male supply", "left")
    choose(match, 1, "deck:male")
    assert blocked(match) == {"meeple": 5}
    assert before == [(friendly(match, seat), tokens(match, seat), hand(match, seat)) for seat in (0, 1)]
    assert match.table.science_left == left
    assert match.table.automa.spare == 0


@pytest.mark.rule("two-7")
def test_the_first_space_has_no_tile_to_discard():
    match = table_for_two()
    discards = tile_discards(match)
    choose(match, 0, "deck:male")
    turn_over(match, "male supply", "right")
    choose(match, 1, "deck:male")
    assert blocked(match) == {"meeple": 1}
    assert tile_discards(match) == discards


@pytest.mark.rule("two-8")
def test_joey_pushok_rachel_and_kukla():
    """Ears and spots: Joey gets an ear, Pushok both, Rachel nothing, and Kukla has hers from the round before."""
    match = table_for_two("ear spot")
    go_to_breeding(match)
    part_with_parents(match)
    claim_only(match, ["Dymok", "Sokol"], ["Kukla", "Alisa"])
    end_generation(match)
    kukla = wild(match, "Kukla")
    assert dice_of(match, kukla) == {"ear": 2, "spot": 2}

    go_to_breeding(match)
    part_with_parents(match)
    joey = bred_fox(match, 0, "male", ear=1, spot=3)
    rachel = bred_fox(match, 1, "female", ear=3, spot=4)
    match.note(0, f"pup:{joey}", "Joey")
    match.note(1, f"pup:{rachel}", "Rachel")
    claim_only(match, [joey, "Pushok"], [rachel, "Kukla"])
    end_generation(match)
    assert dice_of(match, joey) == {"ear": 2, "spot": 2}
    assert dice_of(match, wild(match, "Pushok")) == {"tail": 1, "ear": 2, "spot": 1}
    assert dice_of(match, rachel) == {"ear": 2, "spot": 2}
    assert dice_of(match, kukla) == {"ear": 2, "spot": 2}
    for line in (
        "The automatic opponent adds 1 ear die to Joey.",
        "The automatic opponent adds 1 ear die and 1 spot die to Pushok.",
        "The automatic opponent adds nothing to Rachel",
        "The automatic opponent adds nothing to Kukla",
    ):
        assert line in log_of(match)


def part_with_parents(match):
    """Give both players parents that no example needs."""
    pair(match, 0, "Boris", "Jacquelin")
    pair(match, 1, "Tuman", "Pushinka")


def claim_only(match, males, females):
    """Let the kennel hold only foxes that the automatic opponent has claimed."""
    for sex, foxes in (("male", males), ("female", females)):
        lay_row(match, sex, *foxes)
        claim(match, sex, *foxes)


@pytest.mark.rule("two-8")
@pytest.mark.parametrize(("ears", "dice"), [(0, 1), (1, 2), (2, 2), (3, 2), (4, 2), (5, 2)])
def test_a_bred_fox_gets_a_mark_on_its_next_empty_square(ears, dice):
    """One ear: the next empty square lies beyond a circle; with three marks both squares are marked."""
    match = table_for_two("ear spot")
    go_to_breeding(match)
    part_with_parents(match)
    fox = bred_fox(match, 0, "male", ear=ears, bark=1)
    claim_only(match, [fox, "Dymok"], ["Alisa", "Zorka"])
    end_generation(match)
    assert dice_of(match, fox) == {"ear": dice, "bark": 1, "spot": 1}
    assert friendliness(match, fox) == ears + 1
    assert symbols(match, fox).get("ear", 0) == ears


@pytest.mark.rule("two-8")
def test_added_dice_are_rolled_like_the_foxs_own():
    match = table_for_two("ear spot")
    go_to_breeding(match)
    part_with_parents(match)
    claim_only(match, ["Pushok", "Dymok"], ["Alisa", "Zorka"])
    end_generation(match)
    assert row_of(match, "male")[0] == wild(match, "Pushok")
    go_to_breeding(match)
    pair(match, 1, "Tuman", "Pushinka")
    pair(match, 0, "Pushok", "Belka")
    choose(match, 0, "roll")
    kinds = Counter(die["kind"] for die in match.view(0)["seats"][0]["roll"]["dice"])
    assert kinds == {"tail": 1, "ear": 2, "spot": 2, "friendly": 1}


@pytest.mark.rule("two-8")
@pytest.mark.rule("two-10")
@pytest.mark.parametrize("seed", SEEDS)
def test_no_fox_ever_has_a_third_die_of_a_trait(seed):
    match = random_match(2, seed)
    for table in match.tables:
        assert table.fox["dice"].max() <= 2
    for before, after in pairwise(match.tables):
        tales = [tale for tale in told(after) if tale[0] == Tale.ADDS_DICE]
        assert len(tales) == (4 if after.generation != before.generation or after.over else 0)


@pytest.mark.rule("two-9")
def test_a_finished_study_changes_its_study():
    match = table_for_two("ear spot")
    go_to_breeding(match)
    hold_studies(match, 0, (study_of(match, tail=5, ear=3), 2))
    breed(match, 0, tail=5, ear=3)
    choose(match, 0, "pup:0", "study:0")
    leave(match, 0)
    assert studies_of(match) == [("ear spot", 0, 0)]
    leave(match, 1)
    [(study, _, _)] = studies_of(match)
    assert study != "ear spot"
    automa = match.table.automa
    assert [study_name(match, row) for row in automa.bottom[: automa.bottoms]] == ["ear spot"]
    first, second = study.split()
    assert f"changes its study, since one was finished: now {first}s before {second}s." in log_of(match)


@pytest.mark.rule("two-9")
@pytest.mark.parametrize("level", [0, 1])
def test_other_levels_do_not_change_it(level):
    match = table_for_two("ear spot")
    go_to_breeding(match)
    hold_studies(match, 0, (study_of(match, tail=5, ear=3), level))
    breed(match, 0, tail=5, ear=3)
    choose(match, 0, "pup:0", "study:0")
    end_generation(match)
    assert studies_of(match) == [("ear spot", 0, 0)]
    assert "changes its study" not in log_of(match)


@pytest.mark.rule("two-10")
def test_its_foxes_move_to_the_left_and_all_others_go():
    match = table_for_two("tail bark")
    go_to_breeding(match)
    part_with_parents(match)
    lay_row(match, "male", "Dymok", "Sokol", "Orlik", "Misha")
    lay_row(match, "female", "Zorka", "Alisa", "Belka", "Vera")
    claim(match, "male", "Sokol", "Misha")
    claim(match, "female", "Alisa", "Vera")
    pup = breed(match, 0, "female", tail=2)
    other = breed(match, 1, "female", bark=1)
    finish_generation(match)
    assert row_of(match, "male")[:2] == [wild(match, "Sokol"), wild(match, "Misha")]
    assert row_of(match, "female")[:4] == [wild(match, "Alisa"), wild(match, "Vera"), pup, other]
    discards = match.table.kennel[Sex.MALE].discard[: match.table.kennel[Sex.MALE].discarded]
    assert {wild(match, name) for name in ("Dymok", "Orlik", "Boris", "Tuman")} <= set(discards)


@pytest.mark.rule("two-10")
def test_its_foxes_do_not_compete_and_its_meeples_come_off():
    """A claimed fox of friendliness 9 does not count; it can be taken in the next generation."""
    match = table_for_two("tail bark")
    go_to_breeding(match)
    part_with_parents(match)
    friendly_one = bred_fox(match, 1, "male", tail=5, ear=4)
    claim_only(match, [friendly_one, "Sokol"], ["Alisa", "Vera"])
    before = friendly(match, 1)
    match.table.automa.gear = 4
    match.table.holder[:5] = [0, 1, -1, -1, 2]
    breed(match, 0, "male", tail=1)
    breed(match, 1, "male")
    finish_generation(match)
    assert match.table.friendliest[0] == 1
    assert friendly(match, 1) == before + 1
    assert claimed(match, "male") == claimed(match, "female") == []
    assert row_of(match, "male")[0] == friendly_one
    assert can(match, match.pending[0], "kennel:male:0")


@pytest.mark.rule("two-10")
@pytest.mark.parametrize(
    ("holder", "meeple", "gear", "expected"),
    [
        ([2, 0, 2, 1, -1], 0, 2, [0, 2, 1]),
        ([2, 0, 2, 1, -1], 2, 0, [2, 0, 1]),
        ([1, -1, 0, 2, 2], 4, 3, [1, 0, 2]),
    ],
)
def test_its_place_in_turn_order_is_where_its_gear_is(holder, meeple, gear, expected):
    match = table_for_two()
    go_to_breeding(match)
    t = match.table
    t.holder[:5] = holder
    t.automa.meeple, t.automa.gear = meeple, gear
    for seat in (0, 1):
        t.seat[seat].space = holder.index(seat)
    end_generation(match)
    assert order(match) == expected
    names = ["Player 1", "Player 2", "the automatic opponent"]
    told_order = f"{names[expected[0]]}, {names[expected[1]]} and {names[expected[2]]}"
    assert f"Turn order: {told_order}." in log_of(match)


@pytest.mark.rule("two-10")
def test_pups_of_players_alone_are_rewarded():
    match = table_for_two()
    go_to_breeding(match)
    breed(match, 0, tail=3)
    breed(match, 1, tail=3)
    finish_generation(match)
    assert match.table.friendliest[0] == 0b11


@pytest.mark.rule("two-5")
@pytest.mark.parametrize("seats", [1, 2])
def test_which_card_comes_next_is_not_decided(seats):
    """For every seat and every spectator only the arrow is settled: any card with it may be the one."""
    match = sit_down(seats)
    record = match.box.record
    alike = {row for row in range(record.cards) if record.card[row].arrow == match.table.automa.arrow}
    came = set()
    for seed in range(40):
        might_be = match.hidden(0, seed)
        assert might_be.automa.tobytes() == match.table.automa.tobytes()
        came.add(int(flip_card(record, might_be)))
    assert came == alike
    assert len(came) == 3


@pytest.mark.rule("two-9")
def test_which_study_comes_next_is_not_decided():
    came = set()
    for seed in range(60):
        match = table_for_two("ear spot")
        go_to_breeding(match)
        match.table.automa.wants_study = 1
        leave(match, 0)
        fill(match.table.cup, seed)
        leave(match, 1)
        came.add(studies_of(match)[0][0])
        if len(came) > 5:
            break
    assert len(came) > 5
    assert "ear spot" not in came


@pytest.mark.rule("two-2")
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("seed", SEEDS)
def test_every_step_is_told_and_explained(seats, seed):
    """As many sentences as steps, foxes by their names, and a reason for every choice."""
    match = random_match(seats, seed, hard=int(seats == 1))
    for ply in range(1, match.ply + 1):
        table = match.tables[ply]
        lines = [line for line in match.lines(ply) if line.startswith("The automatic opponent ")]
        if table.over and " wins" in lines[-1]:
            lines.pop()
        tales = told(table)
        for (what, one, two, _), line in zip(tales, lines, strict=True):
            if what == Tale.TAKES:
                assert named(match, ply, one) in line
                assert ("the most" in line) or ("the first from the" in line)
                assert ("the first from the" in line) == (two == Because.ARROW)
            elif what == Tale.BLOCKS:
                assert f"supply space {one + 1}, the first free one from the" in line
                assert ("gear" in line) == bool(two)
            elif what in (Tale.ADDS_DICE, Tale.BREEDS):
                assert named(match, ply, one) in line


def named(match, ply: int, fox: int) -> str:
    """Give the name of a fox as the page shows it."""
    view = match.at(ply).view()
    foxes = [place["fox"] for row in (view["males"], view["females"]) for place in row["foxes"] if place["fox"]]
    foxes += view["automa"]["pups"]
    return next(each["name"] for each in foxes if each["id"] == fox)
