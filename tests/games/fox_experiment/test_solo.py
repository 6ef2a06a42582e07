"""Alone against the automatic opponent, which breeds, studies and scores."""

from itertools import pairwise

import pytest

from reynard.games.fox_experiment.scoring import score_automa_points, score_automa_studies, score_rewards
from reynard.games.fox_experiment.table import Option, Sex, Tale

from .automa_positions import (
    automa_pups,
    blocked,
    claimed,
    claimed_names,
    finish_generation,
    finished,
    has_selected,
    lay_studies,
    let_it_breed,
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
    choose,
    dice_of,
    friendliness,
    friendly,
    give,
    hand,
    hold_studies,
    last_generation,
    lay_row,
    lay_tile,
    levels,
    reward,
    row_of,
    sit_down,
    step,
    strip,
    study_of,
    symbols,
    tile_at,
    tile_discards,
    tokens,
    unlock,
    wild,
)

WEAK = ("Ugolyok", "Belka")  # a spot die each: a pair that completes nothing in the examples


def alone(*studies: tuple[str, int, int], next_one: str = "", **options: int):
    """Start a match alone in which the opponent has these studies, and no token waits."""
    match = sit_down(1, **options)
    lay_studies(match, *studies, next_one=next_one)
    match.table.automa.spare = 0
    return match


@pytest.mark.rule("solo-1")
@pytest.mark.parametrize("seed", range(4))
def test_set_up_as_for_three(seed):
    match = GAME.start(1, seed=seed)
    t = match.table
    assert [int(row.length) for row in t.kennel] == [4, 4]
    assert t.spaces == 4
    assert t.side == 0
    assert [tile_at(match, f"space:{space}") >= 0 for space in range(5)] == [False, True, True, True, False]
    assert order(match) == [0, 1]
    assert [(level, tokens) for _, level, tokens in studies_of(match)] == [(0, 1)]
    assert t.automa.left == 11
    assert list(t.automa.blanks.left) == [6, 6]
    assert t.automa.spare == 0
    assert friendly(match, 0) == 0


@pytest.mark.rule("solo-2")
def test_the_leftmost_study_names_its_traits():
    match = alone(("bark spot", 1, 0), ("tail ear", 0, 0))
    lay_row(match, "male", "Boris", "Tuman", "Mikula", "Zhuk")
    turn_over(match, "male supply", "left")
    choose(match, 0, "deck:female")
    assert claimed_names(match) == {"male": ["Zhuk"]}
    assert "claims Zhuk: level in bark dice, it has the most spot dice." in log_of(match)


@pytest.mark.rule("solo-2")
@pytest.mark.parametrize(("arrow", "space"), [("left", 3), ("right", 1)])
def test_its_track_positions_when_the_fourth_is_taken(arrow, space):
    """The fourth space is the player's: from the right the third is the first that is free, from the left the first."""
    match = alone(("tail bark", 0, 0))
    lay_tile(match, "space:3", "tail ear")
    turn_over(match, "female supply", arrow)
    choose(match, 0, "space:3")
    assert blocked(match) == {"meeple": space}


@pytest.mark.rule("solo-2")
def test_it_takes_no_supplies():
    match = alone(("tail bark", 0, 0))
    tile = lay_tile(match, "space:3", "friendly friendly")
    turn_over(match, "female supply", "left")
    choose(match, 0, "deck:male")
    assert blocked(match) == {"meeple": 4}
    assert tile in tile_discards(match)
    assert studies_of(match) == [("tail bark", 0, 0)]
    assert match.table.automa.spare == 0
    assert friendly(match, 0) == 0
    assert not hand(match, 0)


@pytest.mark.rule("solo-3")
@pytest.mark.rule("solo-4")
def test_leftmost_and_rightmost_parents():
    match = alone(("spot ear", 0, 0))
    let_it_breed(match, ("Boris", "Sokol"), ("Vera", "Alisa"))
    first, second = automa_pups(match)
    assert symbols(match, first) == {"tail": 2, "bark": 1, "spot": 2}
    assert symbols(match, second) == {"tail": 1, "bark": 1}
    assert list(match.table.fox[first].parent) == [wild(match, "Boris"), wild(match, "Vera")]
    assert list(match.table.fox[second].parent) == [wild(match, "Sokol"), wild(match, "Alisa")]
    assert {int(match.table.fox[fox].owner) for fox in (first, second)} == {1}
    assert step(match, 0) == "roll"
    assert "from Vera and Boris: 2 tails, 1 bark and 2 spots, friendliness 5." in log_of(match)
    assert "from Alisa and Sokol: 1 tail and 1 bark, friendliness 2." in log_of(match)


@pytest.mark.rule("solo-3")
def test_foxes_between_its_own_do_not_matter():
    match = alone(("spot ear", 0, 0))
    let_it_breed(match, ("Boris", "Sokol"), ("Vera", "Alisa"))
    again = alone(("spot ear", 0, 0))
    lay_row(again, "male", "Dymok", "Boris", "Orlik", "Sokol")
    lay_row(again, "female", "Vera", "Zorka", "Alisa", "Kisa")
    for row, places in ((again.table.kennel[Sex.MALE], (1, 3)), (again.table.kennel[Sex.FEMALE], (0, 2))):
        for place in places:
            row.claimed[place] = 1
    has_selected(again, 2, 2, 2)
    again.table.automa.cards = 0
    for item in ("space:0", "deck:male", "deck:female"):
        choose(again, 0, item)
    assert [symbols(again, fox) for fox in automa_pups(again)] == [symbols(match, fox) for fox in automa_pups(match)]


@pytest.mark.rule("solo-3")
def test_the_first_pup_is_used_before_the_second_is_begun():
    """The first pup opens a study, and the second one already completes a level of it."""
    match = alone(("tail ear", 0, 0), next_one="bark spot")
    let_it_breed(match, ("Mikula", "Zhuk"), ("Jasmine", "Pushinka"))
    assert studies_of(match)[:2] == [("tail ear", 1, 0), ("bark spot", 1, 0)]
    what = [tale for tale, *_ in told(match.table) if tale in (Tale.BREEDS, Tale.COMPLETES, Tale.DRAWS_STUDY)]
    assert what == [Tale.BREEDS, Tale.COMPLETES, Tale.DRAWS_STUDY] * 2


@pytest.mark.rule("solo-3")
def test_it_breeds_after_your_upgrades_and_before_your_roll():
    match = alone(("spot ear", 0, 0))
    lay_row(match, "male", "Boris", "Sokol")
    lay_row(match, "female", "Vera", "Alisa")
    for row in match.table.kennel:
        row.claimed[:2] = 1
    has_selected(match, 2, 2, 2)
    match.table.automa.cards = 0
    give(match, 0, tail=2)
    for item in ("space:0", "deck:male", "deck:female"):
        choose(match, 0, item)
    assert step(match, 0) == "upgrade"
    assert automa_pups(match) == []
    choose(match, 0, "done")
    assert step(match, 0) == "roll"
    assert len(automa_pups(match)) == 2


@pytest.mark.rule("solo-3")
@pytest.mark.parametrize("seed", range(4))
def test_it_breeds_two_pups_in_every_generation(seed):
    match = random_match(1, seed)
    born = [int(table.generation) for table in match.tables for what, *_ in told(table) if what == Tale.BREEDS]
    assert born == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]


@pytest.mark.rule("solo-4")
def test_no_dice_are_rolled_and_symbols_beyond_five_give_points():
    """Four tail dice and a token on each of two studies for tails: six tails are one point token."""
    match = alone(("tail bark", 2, 1), ("tail spot", 2, 1))
    let_it_breed(match, ("Boris", WEAK[0]), ("Jacquelin", WEAK[1]))
    first, second = automa_pups(match)
    assert symbols(match, first) == {"tail": 6}
    assert friendliness(match, first) == 6
    assert dice_of(match, first) == {"tail": 2}
    assert symbols(match, second) == {"tail": 2, "spot": 2}
    assert match.table.automa.points == 1
    assert match.rival_scores == [5 + 5 + 1]
    told = "6 tails (2 tails of them by the friendly tokens on its studies), friendliness 6"
    assert f": {told}, and 1 point token for what is beyond five." in log_of(match)


@pytest.mark.rule("solo-4")
def test_marks_are_dice_for_the_next_generation():
    match = alone(("spot bark", 2, 0))
    let_it_breed(match, ("Mikula", "Sokol"), ("Jasmine", "Kisa"))
    first, second = automa_pups(match)
    assert symbols(match, first) == {"tail": 3, "ear": 2}
    assert dice_of(match, first) == {"tail": 2, "ear": 1}
    assert dice_of(match, second) == {"bark": 1}


@pytest.mark.rule("solo-5")
@pytest.mark.parametrize(
    ("on_first", "on_second", "more"),
    [
        (0, 0, {}),
        (1, 0, {"tail": 1}),
        (2, 0, {"tail": 1, "bark": 1}),
        (1, 1, {"tail": 1, "ear": 1}),
        (2, 2, {"tail": 1, "bark": 1, "ear": 1, "spot": 1}),
        (0, 2, {"ear": 1, "spot": 1}),
    ],
)
def test_tokens_on_its_studies_add_marks(on_first, on_second, more):
    match = alone(("tail bark", 2, on_first), ("ear spot", 2, on_second))
    let_it_breed(match, ("Dymok", "Buran"), ("Alisa", "Zorka"))
    first, second = automa_pups(match)
    assert symbols(match, first) == {"tail": 2 + more.get("tail", 0), **without(more, "tail")}
    assert symbols(match, second) == {"ear": 2 + more.get("ear", 0), **without(more, "ear")}
    assert [tokens for _, _, tokens in studies_of(match)] == [on_first, on_second]


def without(marks, trait):
    """Leave a trait out."""
    return {key: number for key, number in marks.items() if key != trait}


@pytest.mark.rule("solo-4")
@pytest.mark.rule("solo-5")
@pytest.mark.rule("solo-6")
@pytest.mark.rule("solo-7")
@pytest.mark.parametrize("second_study", ["bark ear", "bark tail"])
def test_the_first_solo_pup(second_study):
    """Pavlina and Vasily, with three tokens: 3 tails, 2 ears, 3 barks; two levels and a study it cannot use."""
    match = alone(("tail bark", 1, 2), (second_study, 0, 1), next_one="tail ear")
    let_it_breed(match, ("Vasily", WEAK[0]), ("Pavlina", WEAK[1]))
    first = automa_pups(match)[0]
    assert symbols(match, first) == {"tail": 3, "ear": 2, "bark": 3}
    assert friendliness(match, first) == 8
    assert studies_of(match) == [("tail bark", 2, 2), (second_study, 1, 1), ("tail ear", 0, 0)]
    log = log_of(match)
    name = next(pup["name"] for pup in match.view(0)["automa"]["pups"])
    marks = "3 tails, 2 ears and 3 barks (1 tail and 2 barks of them by the friendly tokens on its studies)"
    assert f"pup {name} from Pavlina and Vasily: {marks}, friendliness 8." in log
    assert f"completes level 2 of its study (tails before barks) with {name}." in log
    assert f"completes level 1 of its study ({second_study.replace(' ', 's before ')}s) with {name}." in log
    assert "opens a new study: tails before ears." in log


@pytest.mark.rule("solo-6")
def test_a_pup_completes_one_level_of_every_study_it_can():
    """Four tails, three ears: good for level 1 here and level 3 there, but not for two levels of one study."""
    match = alone(("tail ear", 0, 0), ("ear tail", 1, 0), ("bark spot", 0, 0), next_one="spot bark")
    let_it_breed(match, ("Mikula", WEAK[0]), ("Pavlina", WEAK[1]))
    assert symbols(match, automa_pups(match)[0]) == {"tail": 3, "ear": 3}
    assert studies_of(match) == [("tail ear", 1, 0), ("ear tail", 2, 0), ("bark spot", 0, 0), ("spot bark", 0, 0)]


@pytest.mark.rule("solo-6")
def test_its_second_pup_goes_on_where_the_first_left_off():
    match = alone(("tail ear", 0, 0), next_one="bark spot")
    let_it_breed(match, ("Mikula", "Pushok"), ("Jasmine", "Pavlina"))
    assert studies_of(match) == [("tail ear", 1, 0), ("bark spot", 0, 0)]
    again = alone(("tail ear", 0, 0), next_one="bark spot")
    let_it_breed(again, ("Pushok", "Mikula"), ("Pavlina", "Jasmine"))
    assert studies_of(again) == [("tail ear", 2, 0), ("bark spot", 0, 0)]


@pytest.mark.rule("solo-6")
def test_it_gets_no_trait_tokens():
    match = alone(("tail ear", 0, 0))
    let_it_breed(match, ("Mikula", "Boris"), ("Jacquelin", "Pavlina"))
    assert tokens(match, 0) == {}
    assert match.table.automa.spare == 0


@pytest.mark.rule("solo-7")
def test_two_first_levels_open_two_studies_and_waiting_tokens_move_on():
    """Five tokens wait: the row is full, so two go on the first new study, two on the second and one waits on."""
    match = alone(("tail ear", 0, 2), ("ear tail", 0, 2))
    match.table.automa.spare = 5
    let_it_breed(match, ("Mikula", WEAK[0]), ("Pavlina", WEAK[1]))
    opened = [one for what, one, *_ in told(match.table) if what == Tale.DRAWS_STUDY]
    assert len(opened) >= 2
    row = studies_of(match)
    assert row[2:4] == [(study_name(match, study), row[2 + number][1], 2) for number, study in enumerate(opened[:2])]
    assert log_of(match).count("with 2 friendly tokens that waited") == 2


@pytest.mark.rule("solo-7")
@pytest.mark.parametrize(("level", "opened"), [(0, 1), (1, 0), (2, 0)])
def test_only_a_first_level_opens_a_study(level, opened):
    match = alone(("tail ear", level, 1), ("bark spot", 2, 0), next_one="spot bark")
    let_it_breed(match, ("Mikula", WEAK[0]), ("Pavlina", WEAK[1]))
    assert symbols(match, automa_pups(match)[0]) == {"tail": 4, "ear": 3}
    what = [tale for tale, *_ in told(match.table)]
    assert what.count(Tale.COMPLETES) == 1
    assert what.count(Tale.DRAWS_STUDY) == opened
    assert match.table.automa.left == 1 - opened


@pytest.mark.rule("solo-8")
def test_a_finished_study_is_set_aside_and_its_tokens_move_on():
    """Of its two tokens one finds room on the next study; the other waits, and goes on the study opened after it."""
    match = alone(("tail ear", 2, 2), ("ear tail", 0, 1), next_one="bark spot")
    let_it_breed(match, ("Mikula", WEAK[0]), ("Laska", WEAK[1]))
    assert symbols(match, automa_pups(match)[0]) == {"tail": 5, "ear": 3, "spot": 1}
    assert finished(match) == ["tail ear"]
    assert studies_of(match) == [("ear tail", 1, 2), ("bark spot", 0, 1)]
    assert match.table.automa.spare == 0
    log = log_of(match)
    assert "sets its finished study aside (tails before ears); 2 friendly tokens of it go on to others." in log
    assert "opens a new study: barks before spots with 1 friendly token that waited." in log
    assert log.index("sets its finished") < log.index("opens a new study")


@pytest.mark.rule("solo-8")
def test_it_opens_no_study_for_a_third_level_and_tokens_wait():
    match = alone(("tail ear", 2, 2), ("bark spot", 2, 2))
    let_it_breed(match, ("Mikula", WEAK[0]), ("Pavlina", WEAK[1]))
    assert finished(match) == ["tail ear"]
    assert studies_of(match) == [("bark spot", 2, 2)]
    assert match.table.automa.spare == 2


@pytest.mark.rule("solo-8")
def test_tokens_of_a_finished_study_go_from_left_to_right():
    match = alone(("bark spot", 2, 1), ("tail ear", 2, 2), ("spot bark", 2, 0), ("spot ear", 2, 0))
    let_it_breed(match, ("Mikula", WEAK[0]), ("Pavlina", WEAK[1]))
    assert finished(match) == ["tail ear"]
    assert studies_of(match) == [("bark spot", 2, 2), ("spot bark", 2, 1), ("spot ear", 2, 0)]


@pytest.mark.rule("solo-8")
def test_it_opens_no_study_when_you_finish_one():
    match = alone(("spot bark", 2, 0))
    let_it_breed(match, ("Boris", "Dymok"), ("Jacquelin", "Alisa"))
    hold_studies(match, 0, (study_of(match, tail=5, ear=3), 2))
    breed(match, 0, tail=5, ear=3)
    choose(match, 0, "pup:0", "study:0")
    assert levels(match, 0) == [3]
    finish_generation(match)
    assert [study for study, _, _ in studies_of(match)] == ["spot bark"]


@pytest.mark.rule("solo-2")
@pytest.mark.rule("solo-8")
def test_what_it_took_is_explained_by_the_study_that_was_leftmost_then():
    """Its last fox is chosen for tails; then its pup finishes that study and the next is about barks."""
    match = alone(("tail ear", 2, 2), ("bark spot", 1, 0))
    lay_row(match, "male", "Mikula", "Ugolyok", "Orlik")
    lay_row(match, "female", "Pavlina", "Belka", "Laska")
    for row in match.table.kennel:
        row.claimed[:2] = 1
    match.table.kennel[Sex.MALE].claimed[1] = 0
    has_selected(match, 1, 2, 2)
    match.table.automa.cards = 0
    strip(match, 0)
    choose(match, 0, "space:0")
    choose(match, 0, "deck:male")
    turn_over(match, "male supply", "right", second="male female")
    choose(match, 0, "deck:female")
    assert finished(match) == ["tail ear"]
    assert "claims Ugolyok: level in tail and ear dice, it is the first from the left." in log_of(match)


@pytest.mark.rule("solo-9")
def test_its_fathers_change_places_when_it_would_breed_siblings():
    match = alone(("spot bark", 2, 0))
    son, daughter = bred_fox(match, 0, "male", tail=1), bred_fox(match, 0, "female", ear=1)
    let_it_breed(match, (son, "Sokol"), (daughter, "Alisa"))
    first, second = automa_pups(match)
    assert list(match.table.fox[first].parent) == [wild(match, "Sokol"), daughter]
    assert list(match.table.fox[second].parent) == [son, wild(match, "Alisa")]
    assert "would breed siblings, so its fathers change places." in log_of(match)


@pytest.mark.rule("solo-9")
def test_its_own_foxes_are_siblings_too():
    match = alone(("spot bark", 2, 0))
    son, daughter = bred_fox(match, 1, "male", tail=1), bred_fox(match, 1, "female", ear=1)
    let_it_breed(match, (son, "Sokol"), (daughter, "Alisa"))
    assert [int(match.table.fox[fox].parent[Sex.MALE]) for fox in automa_pups(match)] == [wild(match, "Sokol"), son]


@pytest.mark.rule("solo-9")
def test_wild_foxes_and_foxes_of_two_players_are_no_siblings():
    match = alone(("spot bark", 2, 0))
    mine, its = bred_fox(match, 0, "male", tail=1), bred_fox(match, 1, "female", ear=1)
    let_it_breed(match, (mine, "Sokol"), (its, "Alisa"))
    assert [int(match.table.fox[fox].parent[Sex.MALE]) for fox in automa_pups(match)] == [mine, wild(match, "Sokol")]
    assert "change places" not in log_of(match)


@pytest.mark.rule("solo-9")
def test_siblings_either_way_are_bred_without_a_penalty():
    match = alone(("spot bark", 2, 1), siblings=1)
    sons = [bred_fox(match, 0, "male", tail=1), bred_fox(match, 0, "male", ear=1)]
    daughters = [bred_fox(match, 0, "female", tail=1), bred_fox(match, 0, "female", ear=1)]
    let_it_breed(match, tuple(sons), tuple(daughters))
    first, second = automa_pups(match)
    assert symbols(match, first) == {"tail": 1, "ear": 1, "spot": 1}
    assert symbols(match, second) == {"tail": 1, "ear": 1, "spot": 1}
    assert studies_of(match) == [("spot bark", 2, 1)]


@pytest.mark.rule("solo-10")
def test_the_kennel_after_a_generation_with_five_males():
    """Its pups are first and fourth; three of yours go in between and on at the right end, as you like."""
    match = alone(("spot bark", 2, 0))
    unlock(match, 0, pups="tail tail")
    let_it_breed(match, ("Boris", "Sokol"), ("Jacquelin", "Kisa"), sexes="male male")
    first, second = automa_pups(match)
    mine = [breed(match, 0, "male", ear=number) for number in (1, 1, 1)]
    assert step(match, 0) == "order"
    choose(match, 0, "pup:2")
    choose(match, 0, "pup:0")
    assert match.table.generation == 1
    assert row_of(match, "male") == [first, mine[2], mine[0], second, mine[1]]
    assert len(row_of(match, "female")) == 4


@pytest.mark.rule("solo-10")
def test_each_row_is_ordered_by_itself():
    """Of two males and one female only the males need an order."""
    match = alone(("spot bark", 2, 0))
    unlock(match, 0, pups="tail tail")
    let_it_breed(match, ("Boris", "Sokol"), ("Jacquelin", "Kisa"), sexes="female female")
    first, second = automa_pups(match)
    he, she, other = breed(match, 0, "male"), breed(match, 0, "female"), breed(match, 0, "male")
    assert sorted(choice.at[0] for choice in match.choices(0)) == ["pup:0", "pup:2"]
    choose(match, 0, "pup:2")
    assert row_of(match, "male")[:2] == [other, he]
    females = row_of(match, "female")
    assert [females[0], females[1], females[3]] == [first, she, second]


@pytest.mark.rule("solo-10")
def test_nothing_is_asked_where_there_is_nothing_to_order():
    match = alone(("spot bark", 2, 0))
    unlock(match, 0, pups="tail tail")
    let_it_breed(match, ("Boris", "Sokol"), ("Jacquelin", "Kisa"), sexes="male female")
    breed(match, 0, "male")
    breed(match, 0, "female")
    choose(match, 0, "done")
    assert match.table.generation == 1


@pytest.mark.rule("solo-10")
def test_no_order_is_asked_for_after_the_last_generation():
    match = alone(("spot bark", 2, 0))
    last_generation(match)
    unlock(match, 0, pups="tail tail")
    let_it_breed(match, ("Boris", "Sokol"), ("Jacquelin", "Kisa"), sexes="male male")
    for _ in range(3):
        breed(match, 0, "male")
    assert match.over


@pytest.mark.rule("solo-10")
def test_all_foxes_of_the_old_generation_go_its_parents_too():
    match = alone(("spot bark", 2, 0))
    old = bred_fox(match, 0, "male", tail=1)
    let_it_breed(match, (old, "Sokol"), ("Jacquelin", "Kisa"))
    mine = [int(fox) for fox in match.table.seat[0].parent]
    breed(match, 0)
    finish_generation(match)
    kennel = match.table.kennel
    for sex, names in ((Sex.MALE, ["Sokol"]), (Sex.FEMALE, ["Jacquelin", "Kisa"])):
        gone = [int(fox) for fox in kennel[sex].discard[: kennel[sex].discarded]]
        assert {*(wild(match, name) for name in names), mine[sex]} <= set(gone)
    assert sum(match.table.seat[0].blanks.discarded) == 1
    assert not {old, *mine} & {*row_of(match, "male"), *row_of(match, "female")}
    assert claimed(match, "male") == claimed(match, "female") == []


@pytest.mark.rule("solo-11")
def test_it_competes_for_friendliness():
    match = alone(("spot bark", 2, 0))
    let_it_breed(match, ("Boris", "Sokol"), ("Jacquelin", "Kisa"))
    breed(match, 0, tail=1)
    finish_generation(match)
    assert match.table.friendliest[0] == 0b10
    assert friendly(match, 0) == 1
    assert studies_of(match) == [("spot bark", 2, 0)]
    assert match.rival_scores == [5 + 2]
    assert "Generation 1: The automatic opponent breeds the friendliest pup, 2 points." in log_of(match)


@pytest.mark.rule("solo-11")
def test_it_shares_the_reward_when_level():
    match = alone(("spot bark", 2, 0))
    let_it_breed(match, ("Boris", "Sokol"), ("Jacquelin", "Kisa"))
    breed(match, 0, tail=4)
    finish_generation(match)
    assert match.table.friendliest[0] == 0b11
    assert friendly(match, 0) == 0


@pytest.mark.rule("solo-11")
@pytest.mark.parametrize(
    ("generation", "row", "after", "spare"),
    [
        (1, [0], [1], 0),
        (1, [2, 0], [2, 1], 0),
        (3, [0, 0], [2, 0], 0),
        (3, [1, 0], [2, 1], 0),
        (4, [2, 1], [2, 2], 1),
        (4, [2, 2], [2, 2], 2),
    ],
)
def test_consolation_goes_on_its_studies_from_left_to_right(generation, row, after, spare):
    names = ("spot bark", "bark spot")
    match = alone(*((names[place], 2, tokens) for place, tokens in enumerate(row)))
    match.table.generation = generation - 1
    let_it_breed(match, ("Dymok", "Buran"), ("Alisa", "Zorka"))
    breed(match, 0, ear=5, tail=5)
    finish_generation(match, generation)
    assert match.table.friendliest[generation - 1] == 0b01
    assert [tokens for _, _, tokens in studies_of(match)] == after
    assert match.table.automa.spare == spare
    assert f"gets {match.box.record.consolation[generation - 1]} friendly token" in log_of(match)


@pytest.mark.rule("solo-12")
def test_it_scores_studies_rewards_and_points():
    """Finished 10, level 2 5, level 1 2; generations 1 and 5 2 + 5; three point tokens."""
    match = alone(("tail ear", 2, 2), ("bark spot", 1, 0), ("spot bark", 0, 0))
    match.table.automa.finished[0], match.table.automa.completed = 0, 1
    match.table.automa.points = 3
    reward(match, 1, 1)
    reward(match, 2, 0)
    reward(match, 5, 0, 1)
    record = match.box.record
    assert score_automa_studies(record, match.table) == 10 + 5 + 2
    assert score_rewards(record, match.table, 1) == 2 + 5
    assert score_automa_points(record, match.table) == 3
    assert match.rival_scores == [27]
    assert match.rivals == ("The automatic opponent",)
    assert [source.points for source in match.breakdown(1) if source.points] == [17, 7, 3]
    assert match.view(0)["automa"]["points"] == 27


def last_moment(ahead: int):
    """Come to the end of a game alone with so many points more than the opponent."""
    match = alone(("spot bark", 0, 0))
    last_generation(match)
    let_it_breed(match, ("Dymok", "Buran"), ("Alisa", "Zorka"))
    give(match, 0, points=30)
    breed(match, 0)
    finish_generation(match, 5)
    assert match.over
    assert match.table.friendliest[4] == 0b10
    match.table.automa.points += match.scores[0] - ahead - match.rival_scores[0]
    assert match.scores[0] - match.rival_scores[0] == ahead
    return match


@pytest.mark.rule("solo-12")
def test_whoever_has_more_points_wins():
    assert last_moment(1).winners == (0,)
    assert last_moment(-1).winners == ()
    assert last_moment(-1).leaders == (1,)


@pytest.mark.rule("solo-12")
@pytest.mark.rule("rul-20")
def test_level_is_lost():
    match = last_moment(0)
    assert match.winners == ()
    assert match.leaders == (1,)
    assert "The automatic opponent wins: level at" in log_of(match)


@pytest.mark.rule("solo-12")
@pytest.mark.parametrize("seed", range(4))
def test_its_running_score_only_grows(seed):
    match = random_match(1, seed)
    scores = [match.at(ply).rival_scores[0] for ply in range(0, match.ply + 1, 4)]
    assert all(before <= after for before, after in pairwise(scores))
    assert scores[0] == 0


@pytest.mark.rule("solo-13")
@pytest.mark.parametrize(
    ("tile", "space", "tokens", "row", "spare"),
    [
        ("friendly friendly", 3, 2, [2, 0], 0),
        ("friendly science", 3, 1, [1, 0], 0),
        ("tail ear", 3, 0, [0, 0], 0),
        ("tail ear", 2, 1, [1, 0], 0),
        ("friendly friendly", 2, 3, [2, 1], 0),
    ],
)
def test_hard_mode_takes_the_friendly_tokens_of_tile_and_board(tile, space, tokens, row, spare):
    """The third space has a friendly token printed on it, the fourth a science card."""
    match = alone(("tail bark", 0, 0), ("spot ear", 0, 0), hard=1)
    lay_tile(match, f"space:{space}", tile)
    if space == 2:
        match.table.holder[3] = 0
        match.table.seat[0].space = 3
    turn_over(match, "female supply", "left")
    choose(match, 0, "deck:male")
    assert blocked(match) == {"meeple": space + 1}
    assert [number for _, _, number in studies_of(match)] == row
    assert match.table.automa.spare == spare
    assert (f"takes {tokens} friendly token" in log_of(match)) == (tokens > 0)
    assert friendly(match, 0) == 0


@pytest.mark.rule("solo-13")
def test_hard_mode_fills_studies_and_lets_the_rest_wait():
    match = alone(("tail bark", 0, 1), ("spot ear", 0, 2), hard=1)
    lay_tile(match, "space:3", "friendly friendly")
    turn_over(match, "female supply", "left")
    choose(match, 0, "deck:male")
    assert [number for _, _, number in studies_of(match)] == [2, 2]
    assert match.table.automa.spare == 1


@pytest.mark.rule("solo-13")
def test_hard_mode_is_for_one_player():
    assert GAME.options[Option.HARD].seats == (1,)
    with pytest.raises(ValueError, match="hard"):
        GAME.start(2, options={"hard": 1})


@pytest.mark.rule("solo-11")
@pytest.mark.parametrize("hard", [0, 1])
@pytest.mark.parametrize("seed", range(4))
def test_tokens_wait_only_when_every_study_has_two(seed, hard):
    match = random_match(1, seed, hard=hard)
    for table in match.tables:
        automa = table.automa
        row = [int(number) for number in automa.friendly[: automa.studies]]
        assert all(0 <= number <= 2 for number in row)
        if automa.spare:
            assert all(number == 2 for number in row)
