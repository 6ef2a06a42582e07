"""Rulings about the automatic opponent."""

from itertools import pairwise

import pytest

from reynard.games.fox_experiment.table import WILD_FOXES, Sex, Tale

from .automa_positions import (
    automa_pups,
    claim,
    finish_generation,
    lay_studies,
    let_it_breed,
    log_of,
    random_match,
    studies_of,
    told,
)
from .board import bred_fox, dice_of, lay_row, pair, row_of, wild
from .positions import breed, breeding, choose, end_generation, go_to_breeding, leave, shown, sit_down
from .stashes import hold_studies, study_of, unlock


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


@pytest.mark.rule("rul-23")
def test_either_arrow_may_be_shown_and_the_card_that_is_flipped_has_it():
    match = random_match(2, 0)
    assert {int(table.automa.arrow) for table in match.tables if table.begun} == {0, 1}
    moves = [(before, told(after)) for before, after in pairwise(match.tables) if before.begun and told(after)]
    flips = [(before, tales[0][1]) for before, tales in moves if tales[0][0] == Tale.FLIPS]
    assert len(flips) > 5
    assert all(match.box.record.card[card].arrow == before.automa.arrow for before, card in flips)


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
    assert log.count("changes to the") == 1
    assert log.index("adds 1 ear die and 1 spot die to Dymok") < log.index("changes to the")
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
    assert log_of(match).count("fathers swap places") == 1


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
