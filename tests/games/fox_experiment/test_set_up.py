"""Set up: the board, the kennel, the patrons, and what everybody starts with."""

from collections import Counter

import pytest

import reynard
from reynard.games.fox_experiment.box.record import GOAL_KEYS
from reynard.games.fox_experiment.table import GENERATIONS, WILD_FOXES

from .board import dice_of, row_of, tile_at, tile_icons
from .positions import GAME, choose, refusal, sit_down, stage, step
from .stashes import friendly, hand, levels, mat, points, tokens

STANDARD = (3, 4, 5, 6)


@pytest.mark.rule("set-1")
@pytest.mark.parametrize("seats", STANDARD)
def test_one_space_more_than_players_and_a_tile_on_all_but_the_first(seats):
    track = sit_down(seats).view()["track"]
    assert len(track) == seats + 1
    assert track[0]["tile"] is None
    assert all(space["tile"] for space in track[1:])
    assert all(space["holder"] is None for space in track)


@pytest.mark.rule("set-1")
@pytest.mark.parametrize(("seats", "side"), [(3, 0), (4, 0), (5, 1), (6, 1)])
def test_five_and_six_players_use_the_other_side(seats, side):
    match = sit_down(seats)
    assert match.table.side == side
    printed = [space["printed"] for space in match.view()["track"]]
    assert printed[:5] == [[], [], ["friendly"], ["science"], ["friendly", "science"]][: seats + 1]
    if seats == 6:
        assert printed[5:] == [["friendly", "science"], ["friendly", "friendly", "science"]]


@pytest.mark.rule("set-1")
@pytest.mark.rule("set-3")
@pytest.mark.parametrize("seats", STANDARD)
def test_every_tile_is_on_the_board_or_in_the_stack(seats):
    t = sit_down(seats).table
    lying = [*t.tile[1 : seats + 1], *t.patron_tile, *t.tile_stack[: t.tiles]]
    assert sorted(int(tile) for tile in lying) == list(range(24))
    assert t.discarded == 0


@pytest.mark.rule("set-2")
@pytest.mark.parametrize("seats", STANDARD)
@pytest.mark.parametrize("sex", ["male", "female"])
def test_each_row_has_one_wild_fox_more_than_players(seats, sex):
    match = sit_down(seats)
    foxes = row_of(match, sex)
    assert len(set(foxes)) == seats + 1
    assert all(0 <= fox < WILD_FOXES and match.view()[f"{sex}s"]["sex"] == sex for fox in foxes)
    assert match.view()[f"{sex}s"]["deck"] == 18 - seats - 1
    assert all(each["fox"]["sex"] == sex and each["fox"]["owner"] is None for each in match.view()[f"{sex}s"]["foxes"])


@pytest.mark.rule("set-2")
def test_wild_foxes_have_one_to_three_dice_and_the_traits_are_equally_frequent():
    match = sit_down()
    for first in (0, 18):
        deck = [Counter(dice_of(match, fox)) for fox in range(first, first + 18)]
        assert {dice.total() for dice in deck} == {1, 2, 3}
        assert Counter(dice.total() for dice in deck).most_common(1)[0][0] == 2
        assert max(max(dice.values()) for dice in deck) == 2
        assert sum(deck, Counter()) == {"tail": 9, "ear": 9, "bark": 9, "spot": 9}


@pytest.mark.rule("set-3")
@pytest.mark.parametrize("seed", range(8))
def test_two_patrons_on_side_a_and_two_on_side_b_of_different_cards(seed):
    match = GAME.start(3, seed=seed)
    cards = [tuple(GOAL_KEYS[goal] for goal in card) for card in match.box.record.patron_card[:6]]
    goals = [patron["goal"] for patron in match.view()["patrons"]]
    sides = [[card[side] for card in cards].index(goal) for goal, side in zip(goals, (0, 0, 1, 1), strict=True)]
    assert len(set(sides)) == 4
    assert all(patron["tile"] and patron["science"] == 1 for patron in match.view()["patrons"])


@pytest.mark.rule("set-3")
def test_every_patron_comes_up_on_its_side_and_never_on_the_other():
    seen = [patron["goal"] for seed in range(30) for patron in GAME.start(3, seed=seed).view()["patrons"]]
    assert set(seen) == set(GOAL_KEYS)
    first_two = {goal for number, goal in enumerate(seen) if number % 4 < 2}
    assert first_two == {"tokens_tail", "tokens_ear", "tokens_bark", "tokens_spot", "friendliness", "sets"}


@pytest.mark.rule("set-4")
@pytest.mark.parametrize("seats", STANDARD)
def test_everybody_starts_with_an_empty_mat_one_friendly_die_and_twelve_blank_foxes(seats):
    match = sit_down(seats)
    for seat in range(seats):
        shown = match.view(seat)["seats"][seat]
        assert (shown["friendly_dice"], shown["litter"]) == (1, 1)
        assert mat(match, seat) == {}
        assert [len(track["upgrades"]) for track in shown["mat"]] == [2, 3, 3, 2]
        assert list(match.table.seat[seat].blanks.left) == [6, 6]
        assert tokens(match, seat) == {}
        assert hand(match, seat) == {}
        assert points(match, seat) == 0
        assert shown["father"] is shown["mother"] is None


@pytest.mark.rule("set-5")
@pytest.mark.parametrize("seats", STANDARD)
def test_lots_decide_who_goes_first_and_the_others_follow_clockwise(seats):
    orders = [GAME.start(seats, seed=seed).view()["order"] for seed in range(30)]
    assert {order[0] for order in orders} == set(range(seats))
    for order in orders:
        assert order == [(order[0] + turn) % seats for turn in range(seats)]


@pytest.mark.rule("set-6")
@pytest.mark.parametrize("seats", STANDARD)
def test_friendly_tokens_by_turn_order(seats):
    for seed in range(6):
        match = GAME.start(seats, seed=seed)
        given = [friendly(match, seat) for seat in match.view()["order"]]
        assert given == [0, 1, 2, 3, 3, 4][:seats]


@pytest.mark.rule("set-6")
@pytest.mark.parametrize("seats", STANDARD)
def test_the_smaller_numbers_of_tokens_can_be_chosen(seats):
    match = GAME.start(seats, seed=3, options={"tokens": 1})
    assert [friendly(match, seat) for seat in match.view()["order"]] == [0, 1, 1, 2, 2, 3][:seats]


@pytest.mark.rule("set-7")
@pytest.mark.parametrize("seats", STANDARD)
def test_three_studies_are_dealt_and_one_is_kept(seats):
    match = sit_down(seats, choosing=True)
    assert match.pending == tuple(range(seats))
    assert match.view()["phase"] == "preparing"
    assert match.view()["study_deck"] == 24 - 3 * seats
    offers = [[int(study) for study in match.table.seat[seat].offer[:3]] for seat in range(seats)]
    assert len({study for offer in offers for study in offer}) == 3 * seats
    for seat in reversed(range(seats)):
        assert {choice.at for choice in match.choices(seat)} == {("offer:0",), ("offer:1",), ("offer:2",)}
        choose(match, seat, f"offer:{seat % 3}")
    for seat in range(seats):
        assert int(match.table.seat[seat].study[0]) == offers[seat][seat % 3]
        assert levels(match, seat) == [0]
    assert match.view()["study_deck"] == 24 - seats
    assert match.pending == (0,)
    assert match.view()["phase"] == "selection"


@pytest.mark.rule("set-7")
def test_the_other_two_studies_go_under_the_deck():
    match = sit_down(choosing=True)
    rejected = [int(study) for study in match.table.seat[1].offer[:3] if study != match.table.seat[1].offer[1]]
    choose(match, 1, "offer:1")
    assert [int(study) for study in match.table.bottom[: match.table.bottoms]] == rejected
    assert not set(rejected) & {int(study) for study in match.table.study_deck[: match.table.studies]}


@pytest.mark.rule("set-7")
def test_nobody_else_sees_the_studies_on_offer():
    match = sit_down(choosing=True)
    assert len(match.view(1)["seats"][1]["offer"]) == 3
    for viewer in (0, 2, None):
        assert match.view(viewer)["seats"][1]["offer"] == []


@pytest.mark.rule("set-7")
def test_whoever_has_chosen_waits_for_the_others():
    match = sit_down(choosing=True)
    choice = match.legal(0)[0]
    choose(match, 0, "offer:0")
    refused = refusal(match, 0, choice)
    assert str(refused) == "You have finished; the others are not done yet."
    assert match.pending == (1, 2)


@pytest.mark.rule("set-8")
@pytest.mark.parametrize("seats", STANDARD)
def test_a_first_game_deals_one_study_and_everybody_keeps_it(seats):
    match = sit_down(seats, choosing=True, first_game=1)
    dealt = [[*place.offer[: place.offers], *place.study[: place.studies]] for place in match.table.seat[:seats]]
    assert [len(studies) for studies in dealt] == [1] * seats
    match = sit_down(seats, first_game=1)
    assert match.pending == (0,)
    assert step(match, 0) == "select"
    assert [[int(match.table.seat[seat].study[0])] for seat in range(seats)] == dealt
    assert len({int(study) for (study,) in dealt}) == seats
    assert all(levels(match, seat) == [0] and stage(match, seat) == "selecting" for seat in range(seats))
    assert match.view()["study_deck"] == 24 - seats
    assert match.table.bottoms == 0


@pytest.mark.rule("set-3")
def test_the_science_deck_holds_thirty_cards_of_thirteen_kinds():
    match = sit_down()
    assert match.view()["science_deck"] == 30
    assert all(number >= 2 for number in match.table.science_deck)
    assert len(match.table.science_deck) == 13


@pytest.mark.rule("set-4")
def test_options_that_are_not_for_this_number_of_players_are_refused():
    with pytest.raises(reynard.ReynardError):
        GAME.start(3, options={"hard": 1})
    with pytest.raises(reynard.ReynardError):
        GAME.start(7)
    assert GENERATIONS == sit_down().view()["generations"] == 5


@pytest.mark.rule("set-3")
def test_patron_tiles_are_face_up():
    match = sit_down()
    for patron, shown in enumerate(match.view()["patrons"]):
        assert sorted(shown["tile"]) == sorted(tile_icons(match, tile_at(match, f"patron:{patron}")))
