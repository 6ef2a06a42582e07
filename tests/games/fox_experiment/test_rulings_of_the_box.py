"""Rulings about what is in the box and where it goes; and what is never lost, whatever happens."""

import pytest

from reynard.core.dice_cup import fill
from reynard.core.errors import ReynardError
from reynard.games.fox_experiment.rules.administration import enforce_limit
from reynard.games.fox_experiment.table import NOTHING, WILD_FOXES, Sex, Stage

from .automa_positions import WAYS, check_box, check_numbers, finish_generation, log_of, order
from .board import bred_fox, friendliness, lay_row, lay_tile, pair, row_of, tile_at, tile_discards, wild
from .positions import GAME, breed, breeding, can, choose, end_generation, offered, own_box, sheet, sit_down, step
from .stashes import friendly, give, hand, hold_studies, mat, science_discards, study_of, tokens, unlock


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


def buying_studies(seats, left):
    """Let every seat be ready to buy a study when so many are left, all of them put back by others."""
    match = breeding(6)
    for seat in range(seats):
        give(match, seat, tail=2)
        breed(match, seat)
    t = match.table
    t.bottom[:left] = [int(study) for study in t.study_deck[:left]]
    t.studies, t.bottoms = 0, left
    return match


@pytest.mark.rule("upg-5")
@pytest.mark.rule("set-7")
def test_studies_that_others_put_back_cannot_be_looked_at_and_given_back():
    match = buying_studies(1, left=3)
    choose(match, 0, "upgrade:studies", "token:tail")
    assert match.table.seat[0].offers == 3
    with pytest.raises(ReynardError, match="revealed"):
        match.last_step(0)


@pytest.mark.rule("rul-18")
def test_whoever_buys_a_study_waits_for_those_that_others_put_back():
    match = buying_studies(3, left=4)
    for seat in range(3):
        choose(match, seat, "upgrade:studies", "token:tail")
    assert [match.table.seat[seat].offers for seat in range(3)] == [3, 0, 0]
    assert not {1, 2} & set(match.pending)
    assert [match.view()["seats"][seat]["doing"] for seat in (1, 2)] == ["waiting for studies"] * 2
    assert "waits for studies" in log_of(match)
    choose(match, 0, "offer:0")
    first, second = (seat for seat in order(match) if seat in (1, 2))
    assert [match.table.seat[seat].offers for seat in (first, second)] == [3, 0]
    assert "can draw studies now" in log_of(match)
    choose(match, first, "offer:0")
    assert match.table.seat[second].offers == 2, "nobody is left to put back more"
    choose(match, second, "offer:0")
    assert [match.table.seat[seat].studies for seat in range(3)] == [2, 2, 2]


@pytest.mark.rule("rul-18")
def test_whoever_waits_for_a_study_may_still_take_it_back():
    match = buying_studies(2, left=3)
    for seat in range(2):
        choose(match, seat, "upgrade:studies", "token:tail")
    match.take_back(match.last_step(1))
    assert tokens(match, 1)["tail"] == 2
    assert 1 in match.pending


@pytest.mark.rule("rul-18")
def test_whoever_waits_in_vain_goes_on():
    match = buying_studies(2, left=1)
    for seat in range(2):
        choose(match, seat, "upgrade:studies", "token:tail")
    choose(match, 0, "offer:0")
    assert match.table.seat[1].awaits == match.table.seat[1].offers == 0
    assert match.table.seat[1].stage != Stage.UPGRADING


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
