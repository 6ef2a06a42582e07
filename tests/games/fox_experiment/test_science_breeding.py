"""Science cards of Breeding: foxes to replace a parent, and dice changed, rolled again and added."""

from collections import Counter

import pytest

from reynard.games.fox_experiment.table import Sex

from .board import bred_fox, dice_of, pair, pups, symbols, wild
from .positions import arranged, breed, choose, lay_dice, offered, shown, step
from .science_positions import after_roll, before_roll, playable, with_cards
from .stashes import hand, points, unlock


@pytest.mark.rule("sci-3")
def test_three_foxes_one_of_which_replaces_a_parent():
    match = with_cards(before_roll(), "foxes")
    old = int(match.table.seat[0].parent[Sex.MALE])
    mother = int(match.table.seat[0].parent[Sex.FEMALE])
    choose(match, 0, "blank")
    choose(match, 0, "science:foxes")
    assert hand(match, 0)["foxes"] == 0
    for ref in ("deck:male", "deck:female", "deck:male"):
        assert set(offered(match, 0)) == {("deck:male",), ("deck:female",)}
        choose(match, 0, ref)
    drawn = [int(fox) for fox in match.table.seat[0].drawn]
    assert [int(match.table.fox[fox].sex) for fox in drawn] == [Sex.MALE, Sex.FEMALE, Sex.MALE]
    assert len({*drawn, old, mother}) == 5
    assert set(offered(match, 0)) == {("drawn:0",), ("drawn:1",), ("drawn:2",), ("done",)}
    choose(match, 0, "drawn:2")
    assert [int(fox) for fox in match.table.seat[0].parent] == [drawn[2], mother]
    males = match.table.kennel[Sex.MALE]
    females = match.table.kennel[Sex.FEMALE]
    assert {int(fox) for fox in males.discard[: males.discarded]} == {old, drawn[0]}
    assert [int(fox) for fox in females.discard[: females.discarded]] == [drawn[1]]
    choose(match, 0, "roll")
    expected = Counter(dice_of(match, drawn[2])) + Counter(dice_of(match, mother)) + Counter(friendly=1)
    assert {kind: len(faces) for kind, faces in shown(match, 0).items()} == expected


@pytest.mark.rule("sci-3")
def test_three_foxes_may_all_be_discarded():
    match = with_cards(before_roll(), "foxes")
    parents = [int(fox) for fox in match.table.seat[0].parent]
    choose(match, 0, "blank")
    choose(match, 0, "science:foxes")
    for _ in range(3):
        choose(match, 0, "deck:female")
    choose(match, 0, "done")
    assert [int(fox) for fox in match.table.seat[0].parent] == parents
    assert match.view()["females"]["discards"] == 3
    assert step(match, 0) == "roll"
    assert match.view()["seats"][0]["drawn"] == []


@pytest.mark.rule("sci-3")
def test_three_foxes_before_the_second_pup():
    match = with_cards(before_roll(), "foxes")
    unlock(match, 0, pups="ear")
    breed(match, 0)
    choose(match, 0, "blank")
    choose(match, 0, "science:foxes")
    for _ in range(3):
        choose(match, 0, "deck:male")
    choose(match, 0, "drawn:0")
    assert step(match, 0) == "roll"
    assert len(pups(match, 0)) == 1


@pytest.mark.rule("sci-7")
@pytest.mark.parametrize(
    ("die", "kind"), [("die:0", "ear"), ("die:1", "bark"), ("die:2", "bark"), ("die:4", "friendly")]
)
@pytest.mark.parametrize(("face", "shows"), [("face:0", "½"), ("face:3", "1"), ("face:4", "½½"), ("face:5", "1½")])
def test_change_a_die(die, kind, face, shows):
    match = with_cards(after_roll(), "change")
    before = shown(match, 0)
    choose(match, 0, "science:change")
    assert len(offered(match, 0)) == 5
    choose(match, 0, die)
    assert {at[0] for at in offered(match, 0)} == {"face:0", "face:3", "face:4", "face:5"}
    choose(match, 0, face)
    number = int(die.removeprefix("die:"))
    flat = [each for faces in before.values() for each in faces]
    flat[number] = shows
    assert [each for faces in shown(match, 0).values() for each in faces] == flat
    assert list(shown(match, 0)) == list(before)
    assert kind in before
    assert step(match, 0) == "arrange"


@pytest.mark.rule("sci-8")
def test_reroll_halves_rolls_only_dice_that_show_one_half():
    changed = Counter()
    for seed in range(12):
        match = with_cards(after_roll(), "reroll")
        match.table.cup.count += seed
        before = [int(face) for face in match.table.seat[0].face[:5]]
        choose(match, 0, "science:reroll")
        after = [int(face) for face in match.table.seat[0].face[:5]]
        changed.update(die for die in range(5) if before[die] != after[die])
        assert hand(match, 0) == {}
    assert set(changed) == {1, 4}  # the bark half and the friendly half


@pytest.mark.rule("sci-8")
def test_reroll_halves_needs_a_half():
    match = with_cards(after_roll(), "reroll")
    lay_dice(match, 0, "ear 1½ 1, bark ½½, friendly 1")
    assert playable(match) == set()


@pytest.mark.rule("sci-9")
@pytest.mark.parametrize("trait", ["tail", "ear", "bark", "spot"])
def test_roll_an_extra_die(trait):
    match = with_cards(after_roll(), "extra")
    before = shown(match, 0)
    choose(match, 0, "science:extra")
    assert set(offered(match, 0)) == {("trait:tail",), ("trait:ear",), ("trait:bark",), ("trait:spot",)}
    choose(match, 0, f"trait:{trait}")
    after = shown(match, 0)
    assert len(after[trait]) == len(before.get(trait, [])) + 1
    assert {kind: faces for kind, faces in after.items() if kind != trait} == {
        kind: faces for kind, faces in before.items() if kind != trait
    }
    assert after["friendly"] == before["friendly"] == ["½"]
    choose(match, 0, "part:0:0", "trait:bark")
    assert match.view()["seats"][0]["roll"]["dice"][4]["parts"][0]["placed"] == "bark"


@pytest.mark.rule("sci-10")
@pytest.mark.parametrize("trait", ["tail", "ear", "bark", "spot"])
def test_plus_one(trait):
    match = with_cards(after_roll(), f"plus_{trait}")
    before = Counter(arranged(match, 0))
    choose(match, 0, f"science:plus_{trait}")
    assert arranged(match, 0) == before + Counter({trait: 1})
    choose(match, 0, "record")
    assert symbols(match, pups(match, 0)[0]) == before + Counter({trait: 1})


@pytest.mark.rule("sci-10")
@pytest.mark.rule("bre-11")
def test_plus_one_beyond_the_track_is_a_point():
    match = with_cards(after_roll(), "plus_tail")
    lay_dice(match, 0, "tail 1 1 1 1 1")
    choose(match, 0, "science:plus_tail")
    choose(match, 0, "record")
    assert points(match, 0) == 1
    assert symbols(match, pups(match, 0)[0]) == {"tail": 6}


@pytest.mark.rule("sci-3")
@pytest.mark.rule("adm-1")
def test_a_bred_parent_that_is_replaced_goes_to_its_breeder():
    match = with_cards(before_roll(), "foxes")
    pair(match, 0, bred_fox(match, 2, "male", tail=1), "Vera")
    choose(match, 0, "blank")
    choose(match, 0, "science:foxes")
    for _ in range(3):
        choose(match, 0, "deck:male")
    choose(match, 0, "drawn:0")
    assert list(match.table.seat[2].blanks.discarded) == [1, 0]
    assert int(match.table.seat[0].parent[Sex.FEMALE]) == wild(match, "Vera")
