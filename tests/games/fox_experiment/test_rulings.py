"""Rulings, where the rulebook is silent or says two things; and what is never lost, whatever happens."""

from collections import Counter

import pytest

from reynard.core.dice_cup import fill
from reynard.games.fox_experiment.administration import enforce_limit
from reynard.games.fox_experiment.table import DONE, NOTHING, WILD_FOXES, Sex, Stage, Tale

from .automa_positions import (
    WAYS,
    automa_pups,
    check_box,
    check_numbers,
    claim,
    finish_generation,
    lay_studies,
    let_it_breed,
    log_of,
    order,
    random_match,
    studies_of,
    told,
)
from .positions import (
    GAME,
    arranged,
    bred_fox,
    breed,
    can,
    choose,
    dice_of,
    end_generation,
    friendliness,
    friendly,
    give,
    go_to_breeding,
    hand,
    hold_studies,
    last_generation,
    lay_dice,
    lay_row,
    lay_tile,
    leave,
    levels,
    mat,
    offered,
    own_box,
    pair,
    points,
    pups,
    roll,
    row_of,
    science_discards,
    sheet,
    shown,
    sit_down,
    stage,
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


def breeding(seats: int = 3, **options: int):
    """Start a match and play it up to the first roll, all stashes empty."""
    match = sit_down(seats, **options)
    go_to_breeding(match)
    for seat in range(seats):
        strip(match, seat)
    return match


def researching(science: str = "", seats: int = 3, **symbols_of_pup: int):
    """Come to the upgrades after Research of the first seat, whose pup is male."""
    match = breeding(seats)
    give(match, 0, science=science)
    breed(match, 0, "male", **symbols_of_pup)
    if step(match, 0) == "assign":
        choose(match, 0, "done")
    return match


@pytest.mark.rule("rul-1")
def test_a_fox_from_the_deck_is_drawn_blind_and_must_be_kept():
    came = set()
    for seed in range(20):
        match = sit_down(3)
        deck = {int(fox) for fox in match.table.kennel[Sex.MALE].deck[: match.table.kennel[Sex.MALE].left]}
        fill(match.table.cup, seed)
        choose(match, 0, "deck:male")
        fox = int(match.table.seat[0].parent[Sex.MALE])
        assert fox in deck
        assert match.pending == (1,)
        assert match.box.names["parent"][fox] in log_of(match)
        came.add(fox)
    assert len(came) > 5
    choose(match, 1, "space:0")
    choose(match, 2, "deck:male")
    assert not any(at[0].startswith(("kennel:male", "deck:male")) for at in offered(match, 0))


@pytest.mark.rule("rul-1")
def test_an_empty_deck_of_foxes_is_shuffled_anew():
    match = sit_down(3)
    row = match.table.kennel[Sex.FEMALE]
    names = ("Vera", "Laska", "Kukla")
    lay_row(match, "female")
    row.discard[:3] = [wild(match, name) for name in names]
    row.left, row.discarded = 0, 3
    choose(match, 0, "deck:female")
    assert match.table.seat[0].parent[Sex.FEMALE] in {wild(match, name) for name in names}
    row = match.table.kennel[Sex.FEMALE]
    assert (row.left, row.discarded) == (2, 0)


@pytest.mark.rule("rul-1")
def test_nothing_is_drawn_where_nothing_is_left():
    match = sit_down(3)
    match.table.kennel[Sex.FEMALE].left = match.table.kennel[Sex.FEMALE].discarded = 0
    assert not can(match, 0, "deck:female")
    assert can(match, 0, "deck:male")
    match.table.science_deck[:] = 0
    match.table.science_left = 0
    lay_tile(match, "space:1", "tail science")
    choose(match, 0, "space:1")
    assert tokens(match, 0) == {"tail": 1}
    assert not hand(match, 0)


@pytest.mark.rule("rul-1")
def test_an_empty_science_deck_is_shuffled_anew():
    match = sit_down(3)
    t = match.table
    t.science_discard[:] = t.science_deck
    t.science_deck[:] = 0
    cards, t.science_left = int(t.science_left), 0
    lay_tile(match, "space:1", "tail science")
    choose(match, 0, "space:1")
    assert hand(match, 0).total() == 1
    assert match.table.science_left == cards - 1
    assert not science_discards(match)


@pytest.mark.rule("rul-1")
def test_an_empty_stack_of_tiles_is_shuffled_anew():
    match = breeding(3)
    t = match.table
    discards = tile_discards(match)
    for tile in t.tile_stack[: t.tiles]:
        t.tile_discard[t.discarded] = tile
        t.discarded += 1
    t.tiles = 0
    end_generation(match)
    assert all(tile_at(match, f"space:{space}") != NOTHING for space in range(1, 4))
    assert discards
    assert match.table.discarded == 0
    assert match.table.tiles == 24 - 4 - 3


@pytest.mark.rule("rul-1")
@pytest.mark.parametrize("sex", Sex)
def test_blank_foxes_are_shuffled_anew_from_ones_own_discards(sex):
    match = breeding(3)
    for seat in range(3):
        blanks = match.table.seat[seat].blanks
        blanks.left[:] = 0
        blanks.discarded[:] = 0
        blanks.discarded[sex if seat == 0 else 1 - sex] = 2
    choose(match, 0, "roll")
    assert match.table.seat[0].sex == sex
    assert match.table.seat[0].blanks.left[sex] == 1
    assert sum(match.table.seat[0].blanks.discarded) == 0
    assert sum(match.table.seat[1].blanks.discarded) == 2


def kennel_of(*litters: tuple[int, int, int]):
    """Let three players breed three males each, of these friendlinesses, and read the row in the kennel after it."""
    match = breeding(3)
    for seat in range(3):
        unlock(match, seat, pups="tail tail")
    for seat, litter in enumerate(litters):
        for symbols_of_pup in litter:
            breed(match, seat, "male", ear=min(symbols_of_pup, 1), tail=max(0, symbols_of_pup - 1))
    finish_generation(match)
    return match, [friendliness(match, fox) for fox in row_of(match, "male")]


@pytest.mark.rule("rul-2")
def test_all_that_are_level_for_the_lowest_leave_together():
    _, row = kennel_of((1, 0, 2), (1, 2, 0), (0, 1, 2))
    assert row == [1, 2, 1, 2, 1, 2]


@pytest.mark.rule("rul-2")
def test_one_leaves_if_it_alone_is_the_lowest():
    match, row = kennel_of((1, 1, 1), (1, 0, 1), (1, 1, 1))
    assert row == [1] * 8
    assert sum(match.table.seat[1].blanks.discarded) == 1


@pytest.mark.rule("rul-2")
def test_a_row_of_which_all_are_level_goes_and_is_filled_to_its_minimum():
    match, row = kennel_of((1, 1, 1), (1, 1, 1), (1, 1, 1))
    assert row == [0] * 4
    assert all(fox < WILD_FOXES for fox in row_of(match, "male"))


@pytest.mark.rule("rul-2")
def test_again_and_again_until_eight_or_fewer_are_left():
    match = sit_down(3)
    row = [bred_fox(match, 0, "male", tail=number) for number in (1, 2, 3, 3, 3, 3, 3, 3, 3, 3)]
    lay_row(match, "male", *row)
    enforce_limit(match.box.record, match.table, Sex.MALE.value)
    assert row_of(match, "male") == row[2:]


@pytest.mark.rule("rul-2")
def test_a_row_of_eight_stays_and_a_wild_fox_counts_nothing():
    match = sit_down(3)
    eight = [bred_fox(match, seat, "male", tail=1) for seat in (0, 0, 0, 1, 1, 1, 2, 2)]
    lay_row(match, "male", *eight)
    enforce_limit(match.box.record, match.table, Sex.MALE.value)
    assert row_of(match, "male") == eight
    lay_row(match, "male", "Boris", *eight)
    enforce_limit(match.box.record, match.table, Sex.MALE.value)
    assert row_of(match, "male") == eight


@pytest.mark.rule("rul-3")
def test_a_kept_pup_serves_for_studies_and_tokens_but_not_for_friendliness():
    match = breeding(3)
    give(match, 0, science="keep")
    hold_studies(match, 0, (study_of(match, tail=5, ear=3), 0))
    pup = breed(match, 0, "male", tail=4, ear=2)
    choose(match, 0, "pup:0", "study:0")
    assert levels(match, 0) == [1]
    assert tokens(match, 0) == {"tail": 2, "ear": 1}
    choose(match, 0, "science:keep")
    choose(match, 0, "pup:0")
    choose(match, 0, "done")
    end_generation(match)
    assert match.table.friendliest[0] == 0b110
    assert friendly(match, 0) == 1
    assert match.table.seat[0].parent[Sex.MALE] == pup
    assert pup not in row_of(match, "male")


@pytest.mark.rule("rul-3")
def test_whoever_kept_a_pup_leaves_out_the_last_turn():
    match = researching("keep", tail=1)
    choose(match, 0, "science:keep")
    choose(match, 0, "pup:0")
    end_generation(match)
    turns = Counter()
    while all(place.stage == Stage.SELECTING for place in match.table.seat[:3]):
        [seat] = match.pending
        turns[seat] += 1
        assert seat != 0 or turns[0] <= 2
        assert not any(at[0].startswith(("kennel:male", "deck:male")) for at in offered(match, 0))
        match.play(seat, next(action for action in match.legal(seat)))
        while match.pending and step(match, seat) == "wild":
            choose(match, seat, "token:tail")
    assert turns == {0: 2, 1: 3, 2: 3}


@pytest.mark.rule("rul-3")
def test_at_most_one_parent_of_each_sex_is_kept():
    match = breeding(3)
    unlock(match, 0, pups="tail tail")
    give(match, 0, science="2 keep")
    he, other, she = breed(match, 0, "male"), breed(match, 0, "male"), breed(match, 0, "female")
    choose(match, 0, "science:keep")
    assert set(offered(match, 0)) == {("pup:0",), ("pup:1",), ("pup:2",)}
    choose(match, 0, "pup:1")
    choose(match, 0, "science:keep")
    assert set(offered(match, 0)) == {("pup:2",)}
    choose(match, 0, "pup:2")
    end_generation(match)
    assert list(match.table.seat[0].parent) == [other, she]
    assert match.table.seat[0].turns == 1
    assert he in row_of(match, "male")
    assert not {other, she} & {*row_of(match, "male"), *row_of(match, "female")}


@pytest.mark.rule("rul-3")
def test_a_second_card_is_no_use_for_a_second_male():
    match = researching("2 keep")
    choose(match, 0, "science:keep")
    choose(match, 0, "pup:0")
    assert not can(match, 0, "science:keep")


@pytest.mark.rule("rul-3")
def test_for_siblings_a_kept_pup_counts_as_your_colour():
    match = breeding(3, siblings=1)
    kept = bred_fox(match, 0, "male", tail=1)
    sister = bred_fox(match, 0, "female", ear=1)
    pair(match, 0, kept, sister)
    breed(match, 0, tail=4, ear=4)
    if step(match, 0) == "assign":
        choose(match, 0, "done")
    assert step(match, 0) == "penalty"


@pytest.mark.rule("rul-3")
def test_no_pup_is_kept_in_the_last_generation():
    match = breeding(3)
    last_generation(match)
    give(match, 0, science="keep", tail=2)
    breed(match, 0)
    assert step(match, 0) == "upgrade"
    assert not can(match, 0, "science:keep")


@pytest.mark.rule("rul-4")
def test_three_foxes_from_decks_of_your_choice_for_all_to_see():
    match = breeding(3)
    pair(match, 0, "Boris", "Jacquelin")
    give(match, 0, science="foxes")
    choose(match, 0, "science:foxes")
    for sex in ("male", "female", "male"):
        assert set(offered(match, 0)) == {("deck:male",), ("deck:female",)}
        choose(match, 0, f"deck:{sex}")
        drawn = int(match.table.seat[0].drawn[match.table.seat[0].draws - 1])
        assert match.box.names["parent"][drawn] in "".join(match.lines(match.ply, 1))
    drawn = [int(fox) for fox in match.table.seat[0].drawn]
    assert [int(match.table.fox[fox].sex) for fox in drawn] == [Sex.MALE, Sex.FEMALE, Sex.MALE]
    for viewer in (0, 1, None):
        assert [each["fox"]["id"] for each in match.view(viewer)["seats"][0]["drawn"]] == drawn
    choose(match, 0, "drawn:2")
    assert list(match.table.seat[0].parent) == [drawn[2], wild(match, "Jacquelin")]
    gone = {int(fox) for row in match.table.kennel for fox in row.discard[: row.discarded]}
    assert {wild(match, "Boris"), drawn[0], drawn[1]} <= gone


@pytest.mark.rule("rul-4")
def test_the_new_parent_serves_for_all_remaining_pups():
    match = breeding(3)
    unlock(match, 0, pups="tail tail")
    pair(match, 0, "Boris", "Jacquelin")
    give(match, 0, science="foxes")
    first = breed(match, 0)
    choose(match, 0, "science:foxes")
    for _ in range(3):
        choose(match, 0, "deck:female")
    mother = int(match.table.seat[0].drawn[1])
    choose(match, 0, "drawn:1")
    later = [breed(match, 0), breed(match, 0)]
    mothers = [int(match.table.fox[fox].parent[Sex.FEMALE]) for fox in (first, *later)]
    assert mothers == [wild(match, "Jacquelin"), mother, mother]


@pytest.mark.rule("rul-4")
def test_no_parent_needs_to_be_replaced():
    match = breeding(3)
    parents = list(match.table.seat[0].parent)
    give(match, 0, science="foxes")
    choose(match, 0, "science:foxes")
    for _ in range(3):
        choose(match, 0, "deck:male")
    choose(match, 0, "done")
    assert list(match.table.seat[0].parent) == parents
    assert match.table.kennel[Sex.MALE].discarded == 3


@pytest.mark.rule("rul-5")
def test_swapped_tiles_change_places_on_the_track():
    match = sit_down(3)
    give(match, 0, science="swap_faceup")
    mine, other = lay_tile(match, "space:1", "tail ear"), lay_tile(match, "space:2", "bark spot")
    choose(match, 0, "science:swap_faceup")
    choose(match, 0, "space:1")
    choose(match, 0, "space:2")
    assert tokens(match, 0) == {"bark": 1, "spot": 1}
    assert tile_at(match, "space:2") == mine
    assert other in tile_discards(match)


@pytest.mark.rule("rul-5")
def test_a_swapped_tile_of_the_discards_takes_its_place_there():
    match = sit_down(3)
    give(match, 0, science="swap_discard")
    mine, other = lay_tile(match, "space:1", "tail ear"), lay_tile(match, "discard", "bark spot")
    choose(match, 0, "science:swap_discard")
    choose(match, 0, "space:1")
    choose(match, 0, f"discard:{other}")
    assert tokens(match, 0) == {"bark": 1, "spot": 1}
    assert sorted(tile_discards(match)) == sorted([mine, other])


@pytest.mark.rule("rul-5")
def test_at_a_patron_tiles_are_swapped_for_good():
    match = researching("swap_faceup")
    give(match, 0, tail=2)
    mine, other = lay_tile(match, "patron:0", "tail ear"), lay_tile(match, "patron:1", "bark spot")
    choose(match, 0, "science:swap_faceup")
    choose(match, 0, "upgrade:patrons", "token:tail")
    choose(match, 0, "patron:0")
    choose(match, 0, "patron:1")
    assert tokens(match, 0) == {"bark": 1, "spot": 1}
    assert (tile_at(match, "patron:0"), tile_at(match, "patron:1")) == (other, mine)
    end_generation(match)
    assert (tile_at(match, "patron:0"), tile_at(match, "patron:1")) == (other, mine)


@pytest.mark.rule("rul-5")
def test_one_swap_card_at_a_time_and_none_for_the_first_space():
    match = sit_down(3)
    give(match, 0, science="swap_faceup, swap_discard")
    lay_tile(match, "discard", "bark spot")
    assert can(match, 0, "science:swap_discard")
    choose(match, 0, "science:swap_faceup")
    assert set(offered(match, 0)) == {("space:1",), ("space:2",), ("space:3",)}


@pytest.mark.rule("rul-6")
def test_only_dice_with_exactly_one_half_are_rolled_again():
    came = Counter()
    for seed in range(30):
        match = breeding(3)
        give(match, 0, science="reroll")
        roll(match, 0, "tail ½ 1½ ½½ 1, ear 1, friendly ½ ½½")
        fill(match.table.cup, seed)
        choose(match, 0, "science:reroll")
        dice = shown(match, 0)
        assert dice["tail"][1:] == ["1½", "½½", "1"]
        assert dice["ear"] == ["1"]
        assert dice["friendly"][1] == "½½"
        came[dice["tail"][0], dice["friendly"][0]] += 1
    assert len(came) > 6


@pytest.mark.rule("rul-6")
def test_the_card_is_not_offered_where_no_die_shows_only_half():
    match = breeding(3)
    give(match, 0, science="reroll")
    roll(match, 0, "tail 1½ ½½ 1, friendly 1")
    assert not can(match, 0, "science:reroll")
    lay_dice(match, 0, "tail 1½ ½½ 1, friendly ½")
    assert can(match, 0, "science:reroll")


@pytest.mark.rule("rul-7")
def test_plus_one_on_a_full_track_is_beyond_five():
    match = breeding(3)
    give(match, 0, science="plus_tail")
    roll(match, 0, "tail 1 1 1 1 1")
    choose(match, 0, "science:plus_tail")
    choose(match, 0, "record")
    [pup] = pups(match, 0)
    assert symbols(match, pup) == {"tail": 6}
    assert friendliness(match, pup) == 6
    assert points(match, 0) == 1


@pytest.mark.rule("rul-8")
@pytest.mark.parametrize("moment", ["select", "equipping", "roll", "arrange", "assign", "upgrading"])
def test_trading_at_any_moment(moment):
    match = sit_down(3) if moment in ("select", "equipping") else breeding(3)
    hold_studies(match, 0, (study_of(match, tail=5, ear=3), 0))
    strip(match, 0)
    give(match, 0, science="trade", ear=2)
    if moment == "equipping":
        for _ in range(3):
            for seat, item in ((0, 0), (1, 1), (2, 2)):
                refs = [at[0] for at in offered(match, seat)]
                wanted = ("deck:male", "deck:female", f"space:{item}")
                choose(match, seat, next(ref for ref in wanted if ref in refs))
                while step(match, seat) == "wild":
                    choose(match, seat, "token:tail")
    if moment in ("arrange", "assign", "upgrading"):
        choose(match, 0, "roll")
        lay_dice(match, 0, "tail 1 1, ear 1")
    if moment in ("assign", "upgrading"):
        choose(match, 0, "record")
    if moment == "upgrading":
        choose(match, 0, "done")
    now = (step(match, 0), stage(match, 0), friendly(match, 0), tokens(match, 0)["ear"])
    choose(match, 0, "science:trade")
    choose(match, 0, "token:ear")
    choose(match, 0, "done")
    assert (step(match, 0), stage(match, 0), friendly(match, 0) - 1, tokens(match, 0)["ear"] + 1) == now


@pytest.mark.rule("rul-8")
def test_one_or_two_tokens_in_one_direction_and_any_traits():
    match = breeding(3)
    give(match, 0, science="trade", ear=2, friendly=2)
    choose(match, 0, "science:trade")
    choose(match, 0, "trade:spot")
    assert not can(match, 0, "token:ear")
    assert can(match, 0, "done")
    choose(match, 0, "trade:tail")
    assert tokens(match, 0) == {"tail": 1, "ear": 2, "spot": 1}
    assert friendly(match, 0) == 0
    assert step(match, 0) == "roll"


@pytest.mark.rule("rul-9")
def test_upgrades_of_the_last_research_count_and_gears_stay():
    match = breeding(3)
    last_generation(match)
    unlock(match, 0, pups="ear")
    give(match, 0, spot=3)
    breed(match, 0)
    if step(match, 0) == "roll":
        choose(match, 0, "done")
    choose(match, 0, "upgrade:pups", "token:spot")
    assert mat(match, 0) == {"pups": ["ear", "spot"]}
    holder, tiles = list(match.table.holder), list(match.table.tile)
    end_generation(match)
    assert match.over
    assert sheet(match, 0)[2] == 2
    assert list(match.table.holder) == holder
    assert list(match.table.tile) == tiles
    assert [int(place.space) for place in match.table.seat[:3]] == [0, 1, 2]
    assert match.standing[0][1] > match.standing[1][1] > match.standing[2][1]


@pytest.mark.rule("rul-10")
def test_cards_are_drawn_in_the_order_of_the_moves():
    """Whoever buys the study first is offered the top three, whatever the turn order is."""
    match = breeding(3)
    for seat in range(3):
        give(match, seat, tail=2)
        breed(match, seat, "male")
    offers = {}
    for first, then in ((0, 2), (2, 0)):
        now = match.at(match.ply)
        choose(now, first, "upgrade:studies", "token:tail")
        choose(now, then, "upgrade:studies", "token:tail")
        offers[first] = [[int(study) for study in now.table.seat[seat].offer] for seat in (first, then)]
    assert offers[0] == offers[2]


@pytest.mark.rule("rul-11")
def test_added_dice_are_gone_once_the_fox_is_discarded():
    match = breeding(2)
    lay_studies(match, ("ear spot", 0, 0))
    pair(match, 0, "Boris", "Jacquelin")
    pair(match, 1, "Tuman", "Pushinka")
    for sex, foxes in (("male", ("Dymok", "Sokol")), ("female", ("Alisa", "Kisa"))):
        lay_row(match, sex, *foxes)
        claim(match, sex, *foxes)
    end_generation(match)
    assert dice_of(match, wild(match, "Dymok")) == {"tail": 1, "ear": 1, "spot": 1}
    go_to_breeding(match)
    for row in match.table.kennel:
        row.claimed[:] = 0
    pair(match, 1, "Tuman", "Pushinka")
    pair(match, 0, "Dymok", "Jacquelin")
    lay_row(match, "male", "Sokol")
    lay_row(match, "female", "Alisa", "Kisa")
    claim(match, "female", "Kisa")
    choose(match, 0, "roll")
    assert {kind: len(faces) for kind, faces in shown(match, 0).items()} == {
        "tail": 3,
        "ear": 1,
        "spot": 1,
        "friendly": 1,
    }
    choose(match, 0, "record")
    finish_generation(match, 2)
    assert dice_of(match, wild(match, "Dymok")) == {"tail": 1}
    assert dice_of(match, wild(match, "Sokol")) == {"bark": 1}
    assert dice_of(match, wild(match, "Alisa")) == {"tail": 1}
    assert dice_of(match, wild(match, "Kisa")) == {"bark": 1, "ear": 2, "spot": 2}


@pytest.mark.rule("rul-11")
@pytest.mark.parametrize("seed", range(3))
def test_foxes_in_decks_and_discards_have_only_their_printed_dice(seed):
    match = random_match(2, seed)
    for table in match.tables[::5]:
        for row in table.kennel:
            for fox in (*row.deck[: row.left], *row.discard[: row.discarded]):
                assert list(table.fox[fox].dice) == list(match.box.record.parent[fox].dice)


def siblings_pup(pups_of_siblings: int, **symbols_of_pup: int):
    """Breed siblings, so many pups of these symbols, and come to what it costs."""
    match = breeding(3, siblings=1)
    unlock(match, 0, pups="tail tail")
    pair(match, 0, bred_fox(match, 1, "male", tail=1), bred_fox(match, 1, "female", ear=1))
    for _ in range(pups_of_siblings):
        breed(match, 0, "male", **symbols_of_pup)
    if step(match, 0) == "roll":
        choose(match, 0, "done")
    if step(match, 0) == "assign":
        choose(match, 0, "done")
    return match


@pytest.mark.rule("rul-12")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_penalty_is_two_tokens_a_generation(number):
    match = siblings_pup(number, tail=5, ear=2)
    give(match, 0, spot=1)
    assert step(match, 0) == "penalty"
    assert set(offered(match, 0)) == {("token:tail",), ("token:ear",)}
    choose(match, 0, "token:ear")
    assert set(offered(match, 0)) == {("token:tail",)}
    choose(match, 0, "token:tail")
    assert tokens(match, 0) == {"tail": 2, "spot": 1}
    assert step(match, 0) != "penalty"


@pytest.mark.rule("rul-12")
def test_fewer_were_gained_so_fewer_are_given_back():
    match = siblings_pup(1, ear=2)
    assert match.table.seat[0].owed <= 1
    if step(match, 0) == "penalty":
        choose(match, 0, "token:ear")
    assert tokens(match, 0) == {}
    nothing = siblings_pup(1, ear=1)
    assert step(nothing, 0) != "penalty"


@pytest.mark.rule("rul-13")
def test_nobody_has_to_use_pups_friendly_symbols_or_tokens():
    match = breeding(3)
    hold_studies(match, 0, (study_of(match, tail=5, ear=3), 0))
    give(match, 0, friendly=2, spot=2)
    roll(match, 0, "tail 1 1, ear 1, friendly 1 ½")
    assert can(match, 0, "record")
    choose(match, 0, "record")
    assert step(match, 0) == "assign"
    choose(match, 0, "done")
    assert step(match, 0) == "upgrade"
    choose(match, 0, "done")
    assert (levels(match, 0), friendly(match, 0), mat(match, 0)) == ([0], 2, {})
    assert symbols(match, pups(match, 0)[0]) == {"tail": 2, "ear": 1}


@pytest.mark.rule("rul-14")
@pytest.mark.parametrize(
    ("dice", "tails"),
    [("½½", 0), ("½½ ½", 1), ("½ ½", 1), ("½½ ½½", 2), ("½ ½ ½", 1), ("½½ ½½ ½½", 3), ("1½ 1½", 3), ("1½ ½½", 2)],
)
def test_halves_pair_with_halves_on_any_other_die(dice, tails):
    match = breeding(3)
    roll(match, 0, f"tail {dice}")
    assert arranged(match, 0).get("tail", 0) == tails


@pytest.mark.rule("rul-15")
@pytest.mark.parametrize("card", ["change", "reroll", "extra"])
def test_cards_that_change_dice_lift_what_was_placed(card):
    match = breeding(3)
    give(match, 0, science=card, friendly=2)
    roll(match, 0, "tail ½, friendly 1")
    choose(match, 0, "part:0:0", "trait:spot")
    choose(match, 0, "friendly", "trait:tail")
    assert arranged(match, 0) == {"tail": 1, "spot": 1}
    choose(match, 0, f"science:{card}")
    if card == "change":
        choose(match, 0, "die:0")
        choose(match, 0, next(at for at in offered(match, 0))[0])
    if card == "extra":
        choose(match, 0, "trait:bark")
    assert "spot" not in arranged(match, 0)
    assert can(match, 0, "part:0:0", "trait:spot")
    assert list(match.table.seat[0].helping) == [0, 0, 0, 0]
    assert friendly(match, 0) == 2


@pytest.mark.rule("rul-15")
def test_plus_one_lifts_nothing():
    match = breeding(3)
    give(match, 0, science="plus_ear")
    roll(match, 0, "tail ½, friendly 1")
    choose(match, 0, "part:0:0", "trait:spot")
    choose(match, 0, "science:plus_ear")
    assert arranged(match, 0) == {"ear": 1, "spot": 1}


@pytest.mark.rule("rul-16")
def test_nobody_waits_and_administration_begins_when_all_are_done():
    match = breeding(3)
    assert match.pending == (0, 1, 2)
    leave(match, 2)
    assert stage(match, 2) == "finished"
    assert match.pending == (0, 1)
    leave(match, 0)
    assert match.pending == (1,)
    assert stage(match, 1) == "breeding"
    assert match.table.generation == 0
    leave(match, 1)
    assert match.table.generation == 1


@pytest.mark.rule("rul-17")
def test_dice_and_tokens_never_run_out():
    """Four players roll twenty dice each at the same time, as many as are in the box, and one more."""
    match = breeding(4)
    for seat in range(4):
        father = bred_fox(match, seat, "male", tail=5, ear=5, bark=5, spot=5)
        mother = bred_fox(match, seat, "female", tail=5, ear=5, bark=5, spot=5)
        pair(match, seat, father, mother)
        unlock(match, seat, dice="tail tail tail")
        give(match, seat, science="extra", friendly=100, tail=100)
        choose(match, seat, "roll")
        choose(match, seat, "science:extra")
        choose(match, seat, "trait:tail")
        assert match.table.seat[seat].dice == 21
    for seat in range(4):
        choose(match, seat, "record")
    end_generation(match)
    assert min(friendly(match, seat) for seat in range(4)) >= 100


@pytest.mark.rule("rul-17")
def test_meeples_never_run_out():
    """Five on the friendliness track, four on studies and two at patrons are one more than a player has."""
    match = breeding(3)
    for generation in range(1, 6):
        match.table.friendliest[generation - 1] = 1
    unlock(match, 0, studies="tail tail tail")
    pairs = (("tail", "ear"), ("ear", "tail"), ("bark", "spot"), ("spot", "bark"))
    hold_studies(match, 0, *((study_of(match, **{one: 5, two: 3}), 1) for one, two in pairs))
    give(match, 0, tail=5)
    breed(match, 0, "male")
    for patron in (0, 1):
        choose(match, 0, "upgrade:patrons", "token:tail")
        choose(match, 0, f"patron:{patron}")
        while step(match, 0) == "wild":
            choose(match, 0, "token:spot")
    assert match.table.seat[0].patrons == 0b11
    assert sheet(match, 0)[0] == 4 * 2
    assert sheet(match, 0)[3] == 2 + 2 + 3 + 3 + 5


@pytest.mark.rule("rul-18")
@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_fewer_than_three_studies_left(left):
    match = breeding(3)
    give(match, 0, tail=2, science="trade")
    breed(match, 0)
    match.table.studies, match.table.bottoms = left, 0
    choose(match, 0, "upgrade:studies", "token:tail")
    assert match.table.seat[0].offers == left
    assert mat(match, 0) == {"studies": ["tail"]}
    if left:
        assert set(offered(match, 0)) == {(f"offer:{number}",) for number in range(left)}
        choose(match, 0, "offer:0")
    assert match.table.seat[0].studies == (2 if left else 1)


@pytest.mark.rule("rul-19")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize(("option", "row"), [(0, [0, 1, 2, 3, 3, 4]), (1, [0, 1, 1, 2, 2, 3])])
def test_friendly_tokens_at_the_start(seats, option, row):
    if option and seats < 3:
        with pytest.raises(ValueError, match="tokens"):
            GAME.start(seats, options={"tokens": option})
        return
    match = GAME.start(seats, seed=3, options={"tokens": option})
    given = [friendly(match, seat) for seat in order(match) if seat < seats]
    assert given == row[:seats]


@pytest.mark.rule("rul-19")
def test_the_numbers_at_the_start_can_be_changed_in_a_box():
    box = own_box(("start_friendly = [0, 1, 2, 3, 3, 4]", "start_friendly = [5, 6, 7, 8, 9, 9]"))
    match = GAME.start(3, seed=3, box=box)
    assert [friendly(match, seat) for seat in order(match)] == [5, 6, 7]


@pytest.mark.rule("rul-21")
def test_nobody_is_rewarded_if_every_pup_was_kept():
    match = breeding(2)
    for seat in (0, 1):
        give(match, seat, science="keep")
        breed(match, seat, "male", tail=1)
        choose(match, seat, "science:keep")
        choose(match, seat, "pup:0")
    finish_generation(match)
    assert match.table.generation == 1
    assert match.table.friendliest[0] == 0
    assert [friendly(match, seat) for seat in (0, 1)] == [1, 1]
    assert "nobody is rewarded" in log_of(match)


@pytest.mark.rule("rul-21")
def test_the_highest_wins_even_if_it_is_nothing():
    match = breeding(3)
    for seat in range(3):
        breed(match, seat)
    finish_generation(match)
    assert match.table.friendliest[0] == 0b111
    assert [friendly(match, seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("rul-22")
@pytest.mark.parametrize("card", ["plus_tail", "keep", "mixed", "trade", "swap_faceup", "foxes", "change"])
@pytest.mark.parametrize("ears", [0, 1])
def test_asking_does_not_tell_what_a_hand_holds(card, ears):
    """With a card in hand the seat is asked after Research, whatever the card is."""
    match = breeding(3)
    give(match, 0, science=card, ear=ears, tail=ears)
    breed(match, 0)
    assert step(match, 0) == "upgrade"


@pytest.mark.rule("rul-22")
@pytest.mark.parametrize("card", ["plus_tail", "mixed"])
@pytest.mark.parametrize("generation", [1, 5])
def test_whoever_holds_a_card_is_asked_before_an_upgrade_step_ends(card, generation):
    """After Selection and after Research, in every generation."""
    match = sit_down(3)
    match.table.generation = generation - 1
    for seat in range(3):
        strip(match, seat)
    give(match, 0, science=card, ear=1, spot=1)
    for item in ("space:0", "deck:male", "deck:female"):
        choose(match, 0, item)
        for seat in (1, 2):
            refs = [at[0] for at in offered(match, seat)]
            choose(match, seat, next(ref for ref in ("deck:male", "deck:female", f"space:{seat}") if ref in refs))
            while step(match, seat) == "wild":
                choose(match, seat, "token:tail")
    assert (stage(match, 0), step(match, 0)) == ("equipping", "upgrade")
    choose(match, 0, "done")
    breed(match, 0)
    assert (stage(match, 0), step(match, 0)) == ("upgrading", "upgrade")


@pytest.mark.rule("rul-22")
def test_whoever_holds_no_card_and_cannot_pay_is_not_asked():
    match = breeding(3)
    give(match, 0, ear=1, tail=1, friendly=3)
    breed(match, 0)
    assert stage(match, 0) == "finished"


@pytest.mark.rule("rul-23")
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("seed", range(3))
def test_all_selection_cards_are_shuffled_for_every_selection(seats, seed):
    match = random_match(seats, seed)
    for generation in range(5):
        tables = [table for table in match.tables if table.generation == generation and table.begun]
        flipped = [one for table in tables for what, one, *_ in told(table) if what == Tale.FLIPS]
        assert len(set(flipped)) == len(flipped)
        start = tables[0]
        assert start.automa.cards + sum(what == Tale.FLIPS for what, *_ in told(start)) == 6
        assert tables[-1].automa.cards == 6 - len(flipped)


@pytest.mark.rule("rul-23")
@pytest.mark.parametrize("seats", [1, 2])
def test_the_arrow_is_open_and_the_face_is_not(seats):
    """A viewer is shown the arrow and how many cards are left, and nothing of what they show."""
    match = sit_down(seats)
    for viewer in (0, None):
        automa = match.view(viewer)["automa"]
        assert automa["arrow"] in ("left", "right")
        assert automa["cards"] == 6
        assert not {"card", "next", "items", "shows"} & set(automa)


@pytest.mark.rule("rul-24")
def test_a_placed_token_is_spent_even_if_it_completes_nothing():
    match = breeding(3)
    give(match, 0, friendly=3)
    roll(match, 0, "tail 1")
    choose(match, 0, "friendly", "trait:spot")
    assert friendly(match, 0) == 3
    choose(match, 0, "record")
    assert friendly(match, 0) == 2
    assert symbols(match, WILD_FOXES + int(match.table.bred) - 1) == {"tail": 1}


@pytest.mark.rule("rul-25")
def test_one_pup_is_a_must_and_the_others_are_not():
    match = breeding(3)
    unlock(match, 0, pups="tail tail")
    assert not can(match, 0, "done")
    breed(match, 0)
    assert can(match, 0, "done")
    choose(match, 0, "roll")
    assert DONE not in match.legal(0)
    choose(match, 0, "record")
    assert can(match, 0, "done")
    choose(match, 0, "done")
    assert len(pups(match, 0)) == 2
    assert stage(match, 0) == "finished"


@pytest.mark.rule("rul-26")
def test_its_study_changes_once_and_after_the_dice_were_added():
    """Both players finish a study: the foxes still get ears and spots, and only one study is put away."""
    match = breeding(2)
    lay_studies(match, ("ear spot", 0, 0), next_one="tail bark")
    pair(match, 0, "Boris", "Jacquelin")
    pair(match, 1, "Tuman", "Pushinka")
    for sex, foxes in (("male", ("Dymok", "Sokol")), ("female", ("Alisa", "Kisa"))):
        lay_row(match, sex, *foxes)
        claim(match, sex, *foxes)
    hold_studies(match, 0, (study_of(match, tail=5, ear=3), 2))
    hold_studies(match, 1, (study_of(match, ear=5, tail=3), 2))
    unlock(match, 0, pups="tail")
    breed(match, 0, tail=5, ear=3)
    choose(match, 0, "done")
    choose(match, 0, "pup:0", "study:0")
    leave(match, 0)
    breed(match, 1, tail=3, ear=5)
    choose(match, 1, "pup:0", "study:0")
    assert studies_of(match) == [("ear spot", 0, 0)]
    finish_generation(match)
    assert studies_of(match) == [("tail bark", 0, 0)]
    for name in ("Dymok", "Alisa"):
        assert dice_of(match, wild(match, name)) == {"tail": 1, "ear": 1, "spot": 1}
    log = log_of(match)
    assert log.count("changes its study") == 1
    assert log.index("adds 1 ear die and 1 spot die to Dymok") < log.index("changes its study")
    assert match.table.automa.wants_study == 0


@pytest.mark.rule("rul-27")
@pytest.mark.parametrize("turns", [[0, 1, 2], [1, 2, 0]])
def test_its_foxes_then_pups_in_turn_order_then_wild_foxes(turns):
    match = breeding(2)
    pair(match, 0, "Boris", "Jacquelin")
    pair(match, 1, "Tuman", "Pushinka")
    match.table.order[:3] = turns
    lay_row(match, "male", "Dymok", "Orlik", "Sokol")
    claim(match, "male", "Dymok", "Sokol")
    for seat in (0, 1):
        unlock(match, seat, pups="tail")
    second = [breed(match, 1, "male"), breed(match, 1, "female")]
    first = [breed(match, 0, "male"), breed(match, 0, "male")]
    finish_generation(match)
    mine, yours = (first, second[:1]) if turns[0] == 0 else (second[:1], first)
    row = row_of(match, "male")
    assert row == [wild(match, "Dymok"), wild(match, "Sokol"), *mine, *yours]
    females = row_of(match, "female")
    assert second[1] in females
    assert all(fox < WILD_FOXES for fox in females[females.index(second[1]) + 1 :])
    assert len(females) == 5


@pytest.mark.rule("rul-28")
@pytest.mark.parametrize("related", [0, 1])
def test_either_pair_of_siblings_makes_all_fathers_change_places(related):
    match = sit_down(1)
    lay_studies(match, ("spot bark", 2, 0))
    males, females = ["Dymok", "Sokol"], ["Alisa", "Kisa"]
    males[related] = bred_fox(match, 0, "male", tail=1)
    females[related] = bred_fox(match, 0, "female", tail=1)
    let_it_breed(match, tuple(males), tuple(females))
    fathers = [fox if isinstance(fox, int) else wild(match, fox) for fox in males]
    assert [int(match.table.fox[fox].parent[Sex.MALE]) for fox in automa_pups(match)] == fathers[::-1]
    assert log_of(match).count("fathers change places") == 1


@pytest.mark.rule("rul-28")
def test_fathers_change_places_once_even_if_that_makes_other_siblings():
    """The first pair are siblings; after the change the pairs are siblings of another colour, and stay."""
    match = sit_down(1)
    lay_studies(match, ("spot bark", 2, 0))
    males = [bred_fox(match, 0, "male", tail=1), bred_fox(match, 0, "male", tail=1)]
    females = [bred_fox(match, 0, "female", tail=1), bred_fox(match, 1, "female", tail=1)]
    let_it_breed(match, tuple(males), tuple(females))
    assert [int(match.table.fox[fox].parent[Sex.MALE]) for fox in automa_pups(match)] == males[::-1]


@pytest.mark.rule("rul-29")
def test_its_second_pup_is_the_fourth_and_wild_foxes_fill_the_gaps():
    match = sit_down(1)
    lay_studies(match, ("spot bark", 2, 0))
    let_it_breed(match, ("Boris", "Sokol"), ("Jacquelin", "Kisa"), sexes="male male")
    first, second = automa_pups(match)
    mine = breed(match, 0, "male")
    finish_generation(match)
    row = row_of(match, "male")
    assert [row[0], row[1], row[3]] == [first, mine, second]
    assert 0 <= row[2] < WILD_FOXES
    assert len(row) == 4


@pytest.mark.rule("rul-29")
def test_its_second_pup_alone_in_a_row_is_the_fourth_too():
    match = sit_down(1)
    lay_studies(match, ("spot bark", 2, 0))
    let_it_breed(match, ("Boris", "Sokol"), ("Jacquelin", "Kisa"), sexes="male female")
    his, hers = automa_pups(match)
    if match.table.fox[his].sex == Sex.FEMALE:
        his, hers = hers, his
    first, second = automa_pups(match)
    mine = breed(match, 0, "male" if second == his else "female")
    finish_generation(match)
    row = row_of(match, "male" if second == his else "female")
    assert [row[0], row[3]] == [mine, second]
    assert all(0 <= fox < WILD_FOXES for fox in row[1:3])
    other = row_of(match, "male" if first == his else "female")
    assert other[0] == first
    assert all(0 <= fox < WILD_FOXES for fox in other[1:])


@pytest.mark.rule("rul-1")
@pytest.mark.rule("rul-9")
@pytest.mark.rule("rul-17")
@pytest.mark.parametrize("way", WAYS, ids=str)
def test_nothing_of_the_box_is_lost_in_five_generations(way):
    """All through a random game each card and tile is in exactly one place, and no number is negative."""
    match = way.play(7)
    generations = [int(table.generation) for table in match.tables]
    for table in (*match.tables[:: 4 * way.seats + 1], match.table):
        check_box(match.box.record, table)
        check_numbers(table)
    assert match.over
    assert generations == sorted(generations)
    assert set(generations) == {0, 1, 2, 3, 4}
    assert [int(table.over) for table in match.tables] == [0] * match.ply + [1]
    assert all(0 < bits < 1 << (way.seats + 1) for bits in match.table.friendliest)
