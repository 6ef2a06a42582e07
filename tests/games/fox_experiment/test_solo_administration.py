"""Alone: the kennel after a generation, friendliness, and the score of the automatic opponent."""

from itertools import pairwise

import pytest

from reynard.games.fox_experiment.rules.scoring import score_automa_points, score_automa_studies, score_rewards
from reynard.games.fox_experiment.table import Sex

from .automa_positions import (
    alone,
    automa_pups,
    claimed,
    finish_generation,
    let_it_breed,
    log_of,
    random_match,
    studies_of,
)
from .board import bred_fox, reward, row_of, wild
from .positions import breed, choose, last_generation, step
from .stashes import friendly, give, unlock


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
    assert "Generation 1: The Institute bred the friendliest pup, " in log_of(match)


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
    assert match.rivals == ("The Institute",)
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
    assert "The Institute wins: with " in log_of(match)
    assert match.view()["automa"]["won"]
    assert match.view()["tie"].startswith("{seat:0|player 1} and the Institute have ")
    assert match.view()["tie"].endswith(" points each. A tie goes to the Institute.")


@pytest.mark.rule("solo-12")
@pytest.mark.parametrize("seed", range(4))
def test_its_running_score_only_grows(seed):
    match = random_match(1, seed)
    scores = [match.at(ply).rival_scores[0] for ply in range(0, match.ply + 1, 4)]
    assert all(before <= after for before, after in pairwise(scores))
    assert scores[0] == 0
