"""Administration: clearing, moving in, rewards, filling, turn order, refilling, and the end."""

import pytest

from reynard.games.fox_experiment.table import NOBODY, NOTHING, WILD_FOXES, Sex

from .board import bred_fox, lay_row, pair, pups, reward, row_of, tile_at, tile_discards
from .positions import GAME, breed, choose, end_generation, go_to_breeding, last_generation, own_box, sit_down, step
from .stashes import friendly, give, unlock


def select_spaces(match, *spaces):
    """Let each seat take its space, and a fox of each row."""
    for lap in range(3):
        for seat in list(match.table.order[: match.seats]):
            seat = int(seat)
            choose(match, seat, (f"space:{spaces[seat]}", f"kennel:male:{seat}", f"kennel:female:{seat}")[lap])
            while step(match, seat) == "wild":
                choose(match, seat, "token:tail")


@pytest.mark.rule("adm-1")
def test_the_old_generation_goes_and_the_pups_move_in():
    match = sit_down()
    go_to_breeding(match)
    parents = {int(fox) for seat in range(3) for fox in match.table.seat[seat].parent}
    left_over = {fox for sex in ("male", "female") for fox in row_of(match, sex) if fox != NOTHING}
    assert len(parents) == 6
    assert len(left_over) == 2
    born = {breed(match, seat, sex=sex, tail=seat + 1): sex for seat, sex in enumerate(("male", "female", "male"))}
    end_generation(match)
    assert match.table.generation == 1
    for sex in ("male", "female"):
        row = row_of(match, sex)
        new = [fox for fox, its in born.items() if its == sex]
        assert row[: len(new)] == new
        assert len(row) == 4
        kennel = match.table.kennel[Sex[sex.upper()]]
        discarded = {int(fox) for fox in kennel.discard[: kennel.discarded]}
        assert discarded == {fox for fox in parents | left_over if match.table.fox[fox].sex == Sex[sex.upper()]}
        assert not discarded & set(row)
    assert all(match.table.seat[seat].parent[sex] == NOTHING for seat in range(3) for sex in Sex)


@pytest.mark.rule("adm-1")
def test_a_bred_fox_goes_to_the_discards_of_whoever_bred_it():
    match = sit_down()
    lay_row(match, "male", bred_fox(match, 2, "male", tail=1), "Julsbar", "Boris", "Misha")
    go_to_breeding(match)
    pair(match, 0, bred_fox(match, 1, "male", ear=1), bred_fox(match, 1, "female", ear=1))
    before = [list(match.table.seat[seat].blanks.discarded) for seat in range(3)]
    assert before == [[0, 0]] * 3
    match.table.kennel[Sex.MALE].fox[3] = bred_fox(match, 2, "male", tail=1)
    end_generation(match)
    assert [list(match.table.seat[seat].blanks.discarded) for seat in range(3)] == [[0, 0], [1, 1], [1, 0]]
    assert match.table.fox[match.table.kennel[Sex.MALE].discard[0]].owner == NOBODY


@pytest.mark.rule("adm-1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_no_fox_is_lost_in_a_generation(seats):
    match = sit_down(seats)
    for _ in range(2):
        go_to_breeding(match)
        end_generation(match)
    everywhere = []
    for sex in Sex:
        row = match.table.kennel[sex]
        everywhere += [int(fox) for fox in row.deck[: row.left]] + [int(fox) for fox in row.discard[: row.discarded]]
        everywhere += [int(fox) for fox in row.fox[: row.length] if fox < WILD_FOXES]
    assert sorted(everywhere) == list(range(36))
    for seat in range(seats):
        blanks = match.table.seat[seat].blanks
        in_kennel = sum(match.table.fox[fox].owner == seat for sex in ("male", "female") for fox in row_of(match, sex))
        assert sum(blanks.left) + sum(blanks.discarded) + in_kennel == 12


@pytest.mark.rule("adm-2")
@pytest.mark.rule("adm-4")
def test_paddy_and_the_first_reward():
    """p. 16: Paddy has a friendliness of 4, so Red is rewarded; Yellow and Blue get 1 friendly token each."""
    match = sit_down()
    red, yellow, blue = range(3)
    go_to_breeding(match)
    breed(match, red, tail=2, bark=2)
    breed(match, yellow, ear=3)
    before = [friendly(match, seat) for seat in range(3)]
    breed(match, blue, spot=2)
    end_generation(match)
    assert match.view()["rewards"][0]["winners"] == [red]
    assert [friendly(match, seat) for seat in range(3)] == [before[0], before[1] + 1, before[2] + 1]
    assert match.breakdown(red)[3].points == 2


@pytest.mark.rule("adm-3")
@pytest.mark.rule("adm-4")
def test_the_tie_of_round_two():
    """p. 17: Red and Yellow tie with 7: both are rewarded, only Blue gets a friendly token."""
    match = sit_down()
    red, yellow, blue = range(3)
    reward(match, 1, red)
    match.table.generation = 1
    go_to_breeding(match)
    before = [friendly(match, seat) for seat in range(3)]
    breed(match, red, tail=3, bark=4)
    breed(match, yellow, spot=7)
    breed(match, blue, ear=6)
    end_generation(match)
    assert match.view()["rewards"][1]["winners"] == [red, yellow]
    assert [friendly(match, seat) - before[seat] for seat in range(3)] == [0, 0, 1]
    assert [match.breakdown(seat)[3].points for seat in range(3)] == [4, 2, 0]


@pytest.mark.rule("adm-2")
def test_male_or_female_the_friendliest_wins():
    for sexes in (("male", "female", "male"), ("female", "male", "female")):
        match = sit_down()
        go_to_breeding(match)
        for seat, (sex, tails) in enumerate(zip(sexes, (2, 4, 3), strict=True)):
            breed(match, seat, sex=sex, tail=tails)
        end_generation(match)
        assert match.view()["rewards"][0]["winners"] == [1]


@pytest.mark.rule("adm-2")
def test_the_single_friendliest_fox_counts_not_the_litter():
    match = sit_down()
    go_to_breeding(match)
    unlock(match, 0, pups="ear tail")
    for _ in range(3):
        breed(match, 0, tail=3)
    breed(match, 1, ear=4)
    end_generation(match)
    assert match.view()["rewards"][0]["winners"] == [1]


@pytest.mark.rule("adm-3")
def test_nobody_puts_down_two_meeples():
    match = sit_down()
    go_to_breeding(match)
    unlock(match, 0, pups="ear")
    breed(match, 0, tail=4)
    breed(match, 0, ear=4)
    end_generation(match)
    assert match.view()["rewards"][0]["winners"] == [0]
    assert match.breakdown(0)[3].points == 2


@pytest.mark.rule("adm-2")
@pytest.mark.rule("adm-4")
@pytest.mark.parametrize(("generation", "worth", "tokens"), [(1, 2, 1), (2, 2, 1), (3, 3, 2), (4, 3, 2), (5, 5, 2)])
def test_what_each_generation_gives(generation, worth, tokens):
    match = sit_down()
    match.table.generation = generation - 1
    go_to_breeding(match)
    before = [friendly(match, seat) for seat in range(3)]
    breed(match, 1, tail=4)
    end_generation(match)
    assert match.view()["rewards"][generation - 1]["winners"] == [1]
    assert [match.breakdown(seat)[3].points for seat in range(3)] == [0, worth, 0]
    assert [friendly(match, seat) - before[seat] for seat in range(3)] == [tokens, 0, tokens]


@pytest.mark.rule("adm-5")
def test_more_than_eight_foxes_in_a_row_lose_the_least_friendly():
    match = sit_down(4)
    go_to_breeding(match)
    for seat in range(4):
        unlock(match, seat, pups="ear tail")
    for seat in range(4):
        for number in range(3):
            breed(match, seat, sex="male", tail=seat + number + 1)
    assert match.table.generation == 0
    end_generation(match)
    assert [int(match.table.fox[fox].symbols[0]) for fox in row_of(match, "male")] == [4, 4, 5, 4, 5, 6]
    assert [int(match.table.seat[seat].blanks.discarded[Sex.MALE]) for seat in range(4)] == [3, 2, 1, 0]


@pytest.mark.rule("adm-5")
def test_eight_foxes_may_stay():
    match = sit_down(4)
    go_to_breeding(match)
    for seat in range(4):
        unlock(match, seat, pups="ear")
    born = [breed(match, seat, sex="male", tail=seat) for seat in range(4) for _ in range(2)]
    end_generation(match)
    assert row_of(match, "male") == born


@pytest.mark.rule("adm-5")
@pytest.mark.rule("adm-6")
def test_a_row_that_loses_too_many_is_filled_to_its_minimum():
    """Nine foxes, six of them level for the lowest: three are left, and two wild ones come."""
    match = sit_down(4)
    go_to_breeding(match)
    for seat in range(4):
        unlock(match, seat, pups="ear tail")
    for seat in range(3):
        for number in range(3):
            breed(match, seat, sex="female", ear=5 if number == 2 else 1)
    end_generation(match)
    row = row_of(match, "female")
    assert [int(match.table.fox[fox].symbols[1]) for fox in row] == [5, 5, 5, 0, 0]
    assert [fox < WILD_FOXES for fox in row] == [False] * 3 + [True] * 2


@pytest.mark.rule("adm-6")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_rows_are_filled_to_one_more_than_players_and_no_further(seats):
    match = sit_down(seats)
    go_to_breeding(match)
    unlock(match, 0, pups="ear tail")
    unlock(match, 1, pups="ear tail")
    born = [breed(match, seat, sex="male", tail=3) for seat in (0, 1) for _ in range(3)]
    born += [breed(match, 2, sex="male", tail=3)]
    rest = [breed(match, seat, sex="female", tail=3) for seat in range(3, seats)]
    end_generation(match)
    males, females = row_of(match, "male"), row_of(match, "female")
    assert males[:7] == born
    assert len(males) == max(7, seats + 1)
    assert females[: len(rest)] == rest
    assert len(females) == seats + 1
    assert all(fox < WILD_FOXES for fox in females[len(rest) :])


@pytest.mark.rule("adm-7")
def test_the_turn_order_of_page_18():
    """p. 18: Yellow on space 1, Purple on space 3, Red on space 4: Yellow, Purple, Red; the tile of space 2 goes."""
    match = sit_down()
    red, yellow, purple = range(3)
    select_spaces(match, 3, 0, 2)
    unclaimed = tile_at(match, "space:1")
    assert unclaimed not in tile_discards(match)
    end_generation(match)
    assert match.view()["order"] == [yellow, purple, red]
    assert unclaimed in tile_discards(match)
    assert match.pending == (yellow,)
    assert all(space["holder"] is None for space in match.view()["track"])
    assert all(match.view()["seats"][seat]["space"] is None for seat in range(3))


@pytest.mark.rule("adm-7")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_turn_order_with_more_players(seats):
    match = sit_down(seats)
    spaces = list(reversed(range(1, seats + 1)))
    select_spaces(match, *spaces)
    end_generation(match)
    assert match.view()["order"] == list(reversed(range(seats)))


@pytest.mark.rule("adm-8")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_track_gets_new_tiles_as_at_the_start(seats):
    match = sit_down(seats)
    old = {tile_at(match, f"space:{space}") for space in range(1, seats + 1)}
    go_to_breeding(match)
    end_generation(match)
    new = {tile_at(match, f"space:{space}") for space in range(1, seats + 1)}
    assert tile_at(match, "space:0") == NOTHING
    assert len(new) == seats
    assert NOTHING not in new
    assert not old & new
    assert set(tile_discards(match)) == old


@pytest.mark.rule("adm-8")
def test_an_empty_stack_is_made_anew_from_the_discards():
    """Six tiles a generation of the twenty left: the fourth generation shuffles the discards."""
    match = sit_down(6)
    for _ in range(3):
        go_to_breeding(match)
        end_generation(match)
    t = match.table
    lying = [*t.tile[1:7], *t.patron_tile, *t.tile_stack[: t.tiles], *t.tile_discard[: t.discarded]]
    assert sorted(int(tile) for tile in lying) == list(range(24))
    assert t.tiles + t.discarded == 14
    assert t.discarded < 18


@pytest.mark.rule("adm-8")
def test_an_empty_deck_of_foxes_is_shuffled_anew():
    match = sit_down()
    row = match.table.kennel[Sex.MALE]
    for fox in [int(fox) for fox in row.deck[: row.left]]:
        row.discard[row.discarded] = fox
        row.discarded += 1
    row.left = 0
    discards = {int(fox) for fox in row.discard[: row.discarded]}
    choose(match, 0, "deck:male")
    assert int(match.table.seat[0].parent[Sex.MALE]) in discards
    assert match.view()["males"]["deck"] == len(discards) - 1
    assert match.view()["males"]["discards"] == 0


@pytest.mark.rule("adm-8")
def test_an_empty_science_deck_is_shuffled_anew():
    match = sit_down()
    t = match.table
    t.science_discard[:] = 0
    t.science_discard[4] = 2
    t.science_deck[:] = 0
    t.science_left = 0
    t.tile[1] = 21
    assert match.view()["track"][1]["tile"] == ["friendly", "science"]
    choose(match, 0, "space:1")
    assert match.table.seat[0].science[4] == 1
    assert match.view()["science_deck"] == 1
    assert match.view()["science_discards"] == 0


@pytest.mark.rule("adm-9")
def test_the_game_ends_after_the_fifth_reward():
    match = sit_down()
    last_generation(match)
    go_to_breeding(match)
    spaces = [match.view()["seats"][seat]["space"] for seat in range(3)]
    breed(match, 2, tail=3)
    assert not match.over
    end_generation(match)
    assert match.over
    assert match.pending == ()
    assert match.view()["phase"] == "over"
    assert match.view()["rewards"][4]["winners"] == [2]
    assert [match.view()["seats"][seat]["space"] for seat in range(3)] == spaces
    assert pups(match, 2)
    assert GAME.words.refuse(match.box, match.table, 0, 0).words == "The game is over."


@pytest.mark.rule("adm-9")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_game_has_five_generations(seats):
    match = sit_down(seats)
    generations = []
    while not match.over:
        generations.append(match.view()["generation"])
        go_to_breeding(match)
        end_generation(match)
    assert generations == [1, 2, 3, 4, 5]
    assert match.table.bred == 5 * seats


@pytest.mark.rule("adm-9")
def test_upgrades_of_the_last_research_still_count():
    match = sit_down()
    last_generation(match)
    go_to_breeding(match)
    unlock(match, 0, dice="ear")
    give(match, 0, ear=3)
    breed(match, 0)
    choose(match, 0, "upgrade:dice", "token:ear")
    end_generation(match)
    assert match.over
    assert match.breakdown(0)[2].points == 3


@pytest.mark.rule("adm-4")
def test_the_numbers_come_from_the_box():
    match = sit_down(box=own_box(("consolation = [1, 1, 2, 2, 2]", "consolation = [4, 1, 2, 2, 2]")))
    go_to_breeding(match)
    before = [friendly(match, seat) for seat in range(3)]
    breed(match, 0, tail=3)
    end_generation(match)
    assert [friendly(match, seat) - before[seat] for seat in range(3)] == [0, 4, 4]
