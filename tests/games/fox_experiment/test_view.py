"""What everybody sees, and what only its owner sees."""

import json
from random import Random

import pytest

from reynard.games.fox_experiment.table import Science
from reynard.games.fox_experiment.view.types import View

from ..playing import play_out
from .board import lay_tile
from .positions import (
    GAME,
    breed,
    choose,
    end_generation,
    go_to_breeding,
    last_generation,
    offered,
    roll,
    sit_down,
    step,
)
from .science_positions import at_equipping, with_cards
from .stashes import give, hold_studies, study_of, unlock


def midway(seed, moves, seats=3):
    """Play a random game for so many moves, or to its end."""
    random = Random(seed)
    match = GAME.start(seats, seed=seed)
    while match.ply < moves and not match.over:
        seat = random.choice(match.pending)
        match.play(seat, random.choice(match.legal(seat)))
    return match


@pytest.mark.rule("set-1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_the_view_has_the_shape_it_declares(seats):
    for match in (GAME.start(seats, seed=2), midway(3, 60, seats)):
        for viewer in (*range(seats), None):
            shown = match.view(viewer)
            assert set(shown) == set(View.__annotations__)
            assert json.loads(json.dumps(shown)) == shown
            assert len(shown["seats"]) == seats
            assert (shown["automa"] is None) == (seats > 2)


@pytest.mark.rule("sel-1")
def test_the_view_of_selection():
    match = sit_down()
    shown = match.view()
    assert (shown["phase"], shown["turn"], shown["order"], shown["generation"]) == ("selection", 0, [0, 1, 2], 1)
    assert [seat["doing"] for seat in shown["seats"]] == ["choosing foxes and supplies", "", ""]
    choose(match, 0, "kennel:male:2")
    shown = match.view()
    assert shown["turn"] == 1
    assert shown["males"]["foxes"][2]["fox"] is None
    assert shown["seats"][0]["father"]["sex"] == "male"
    go_to_breeding(match)
    assert match.view()["phase"] == "generation"
    assert match.view()["turn"] is None


@pytest.mark.rule("bre-8")
def test_the_view_of_a_roll():
    match = sit_down()
    go_to_breeding(match)
    give(match, 0, friendly=2)
    roll(match, 0, "tail ½½, ear ½ ½ ½, friendly 1½", sex="female")
    choose(match, 0, "part:0:0", "trait:spot")
    choose(match, 0, "friendly", "trait:tail")
    shown = match.view(1)["seats"][0]["roll"]
    assert shown["sex"] == "female"
    assert shown["symbols"] == {"tail": 1, "ear": 1, "bark": 0, "spot": 1}
    assert shown["waiting"] == {"tail": 1, "ear": 1, "bark": 0, "spot": 0}
    assert shown["helping"] == {"tail": 1, "ear": 0, "bark": 0, "spot": 0}
    assert shown["tokens_left"] == 1
    assert shown["dice"][0] == {"ref": "die:0", "kind": "tail", "full": 0, "half": 2, "parts": []}
    assert shown["dice"][4]["parts"] == [
        {"ref": "part:0:0", "whole": True, "placed": "spot"},
        {"ref": "part:0:1", "whole": False, "placed": None},
    ]
    assert match.view(1)["seats"][1]["roll"] is None


@pytest.mark.rule("bre-10")
def test_the_view_of_a_fox():
    match = sit_down()
    go_to_breeding(match)
    pup = breed(match, 1, sex="male", tail=1, spot=7)
    fox = match.view()["seats"][1]["pups"][0]["fox"]
    parents = [int(parent) for parent in match.table.seat[1].parent]
    assert fox == {
        "id": pup,
        "name": fox["name"],
        "note": f"pup:{pup}",
        "sex": "male",
        "owner": 1,
        "generation": 1,
        "dice": {"tail": 1, "ear": 0, "bark": 0, "spot": 2},
        "symbols": {"tail": 1, "ear": 0, "bark": 0, "spot": 7},
        "friendliness": 8,
        "father": parents[0],
        "mother": parents[1],
        "marks": {
            "tail": [True, False, False, False, False],
            "ear": [False] * 5,
            "bark": [False] * 5,
            "spot": [True] * 5,
        },
        "beyond": {"tail": 0, "ear": 0, "bark": 0, "spot": 2},
        "words": f"{{pup:{pup}|{fox['name']}}}, male, dice: 1 tail, 2 spot, friendliness 8",
        "dice_words": "1 tail, 2 spot",
        "born_words": f"{{pup:{pup}|{fox['name']}}}, male: 1 tail and 7 spots, friendliness 8",
    }
    wild = match.view()["seats"][1]["father"]
    assert (wild["note"], wild["owner"], wild["generation"], wild["friendliness"]) == (None, None, None, 0)


@pytest.mark.rule("sci-1")
def test_a_hand_is_for_its_owners_eyes():
    match = sit_down()
    give(match, 1, science="2 change, keep")
    assert [(card["kind"], card["count"]) for card in match.view(1)["seats"][1]["science"]] == [
        ("change", 2),
        ("keep", 1),
    ]
    for viewer in (0, 2, None):
        assert match.view(viewer)["seats"][1]["science"] is None
        assert match.view(viewer)["seats"][1]["hand"] == 3
        assert "Keep a pup" not in json.dumps(match.view(viewer))


@pytest.mark.rule("upg-5")
def test_studies_on_offer_are_for_ones_own_eyes():
    match = sit_down()
    go_to_breeding(match)
    give(match, 2, ear=2)
    breed(match, 2)
    choose(match, 2, "upgrade:studies", "token:ear")
    assert [study["ref"] for study in match.view(2)["seats"][2]["offer"]] == ["offer:0", "offer:1", "offer:2"]
    for viewer in (0, 1, None):
        assert match.view(viewer)["seats"][2]["offer"] == []
        assert match.view(viewer)["seats"][2]["step"] == "study"


@pytest.mark.rule("sci-1")
@pytest.mark.rule("set-7")
@pytest.mark.parametrize("seed", range(5))
def test_what_a_seat_cannot_know_changes_nothing_it_sees(seed):
    match = midway(seed, 40 + 60 * seed, seats=4)
    for viewer in range(4):
        for other in range(3):
            imagined = match.hidden(viewer, seed=other)
            assert GAME.view(match.box, imagined, viewer) == match.view(viewer)


@pytest.mark.rule("sci-1")
def test_hiding_deals_the_others_cards_anew_and_leaves_ones_own():
    match = sit_down()
    give(match, 0, science="2 change, keep")
    give(match, 1, science="trade, mixed, foxes")
    hands = set()
    for seed in range(12):
        imagined = match.hidden(0, seed)
        assert list(imagined.seat[0].science) == list(match.table.seat[0].science)
        assert sum(imagined.seat[1].science) == imagined.seat[1].hand == 3
        total = sum(place.science for place in imagined.seat[:3]) + imagined.science_deck
        assert list(total) == list(match.box.record.science)
        hands.add(imagined.seat[1].science.tobytes())
    assert len(hands) > 6


@pytest.mark.rule("rul-5")
@pytest.mark.rule("sci-11")
def test_hiding_leaves_the_card_that_pays_after_a_swap_card():
    """All see that no set pays for the patron that must be unlocked now: without the card, there would be no choice."""
    match = with_cards(at_equipping(), "swap_faceup, mixed, keep", tail=1, ear=1)
    choose(match, 0, "science:swap_faceup")
    assert set(offered(match, 0)) == {("science:mixed",)}
    others = set()
    for seed in range(12):
        imagined = match.hidden(1, seed)
        assert imagined.seat[0].science[Science.MIXED] >= 1
        assert sum(imagined.seat[0].science) == imagined.seat[0].hand == 2
        total = sum(place.science for place in imagined.seat[:3]) + imagined.science_deck + imagined.science_discard
        assert list(total) == list(match.box.record.science)
        others.add(imagined.seat[0].science.tobytes())
    assert len(others) > 4


@pytest.mark.rule("set-7")
def test_hiding_deals_the_studies_on_offer_anew_and_leaves_ones_own():
    match = sit_down(choosing=True)
    choose(match, 1, "offer:1")
    offers = set()
    for seed in range(12):
        imagined = match.hidden(0, seed)
        assert [int(study) for study in imagined.seat[0].offer] == [int(study) for study in match.table.seat[0].offer]
        assert imagined.seat[1].study[0] == match.table.seat[1].study[0]
        offers.add(tuple(int(study) for study in imagined.seat[2].offer[:3]))
        everywhere = [
            *imagined.study_deck[: imagined.studies],
            *imagined.bottom[: imagined.bottoms],
            *imagined.seat[0].offer[:3],
            *imagined.seat[2].offer[:3],
            imagined.seat[1].study[0],
        ]
        assert sorted(int(study) for study in everywhere) == list(range(24))
    assert len(offers) > 6


@pytest.mark.rule("set-7")
def test_hiding_leaves_what_one_has_put_under_the_deck_oneself():
    match = sit_down()
    for seed in range(6):
        imagined = match.hidden(1, seed)
        for place in range(int(match.table.bottoms)):
            if match.table.bottom_by[place] == 1:
                assert imagined.bottom[place] == match.table.bottom[place]
    lying = {tuple(int(each) for each in match.hidden(1, seed).bottom[:6]) for seed in range(8)}
    assert len(lying) > 4


@pytest.mark.rule("sci-1")
@pytest.mark.rule("adm-8")
def test_hiding_changes_what_is_drawn_next():
    match = sit_down()
    lay_tile(match, "space:1", "friendly science")
    drawn = set()
    for seed in range(12):
        imagined = match.hidden(0, seed)
        GAME.play(match.box.record, imagined, 0, offered(match, 0)["space:1",])
        drawn.add(imagined.seat[0].science.tobytes())
    assert len(drawn) > 4


@pytest.mark.rule("sci-1")
def test_whether_a_seat_is_asked_says_nothing_about_its_cards():
    """With the same open position, any card in hand leads to the same question."""
    asked = set()
    for card in ("keep", "change", "plus_ear", "mixed", "trade"):
        match = sit_down()
        go_to_breeding(match)
        give(match, 0, science=card, tail=1, ear=1)
        breed(match, 0)
        asked.add(step(match, 0))
    assert asked == {"upgrade"}


@pytest.mark.rule("fin-5")
def test_points_so_far_are_open():
    match = sit_down()
    give(match, 0, points=2, science="keep")
    for viewer in (0, 1, None):
        shown = match.view(viewer)["seats"][0]
        assert shown["points"] == 3
        assert [source["points"] for source in shown["sources"]] == [0, 0, 0, 0, 3, 0]
    assert match.scores[0] == 3


@pytest.mark.rule("adm-9")
def test_the_family_tree_is_shown_at_the_end():
    match = sit_down()
    go_to_breeding(match)
    assert match.view()["family"] == []
    last_generation(match)
    unlock(match, 0, pups="ear")
    hold_studies(match, 0, (study_of(match, bark=5, ear=3), 3))
    breed(match, 0, tail=1)
    breed(match, 0, ear=1)
    end_generation(match)
    family = match.view()["family"]
    assert sum(fox["owner"] is not None for fox in family) == 4
    ids = {fox["id"] for fox in family}
    assert all(fox[parent] in ids for fox in family if fox["owner"] is not None for parent in ("father", "mother"))
    assert len(ids) == len(family) == 4 + 6
    litter = match.view()["litters"][0]
    assert litter == {"generation": 5, "owner": 0, "parents": family[-4]["parents"], "pups": [48, 49]}
    by_id = {fox["id"]: fox for fox in family}
    mother, father = by_id[by_id[48]["mother"]], by_id[by_id[48]["father"]]
    assert mother["pups"] == father["pups"] == [48, 49]
    assert (mother["row"], mother["origin"], by_id[48]["row"]) == (4, "a wild silver fox", 5)
    origin = f"bred by {{seat:0|player 1}} in generation 5 from {mother['name']} and {father['name']}"
    assert by_id[48]["origin"] == origin
    name, sex = f"{{pup:48|{by_id[48]['name']}}}", by_id[48]["sex"]
    assert by_id[48]["line"] == f"{name}, {sex}, {origin}, friendliness 1: 1 tail"


@pytest.mark.rule("adm-9")
def test_the_view_when_the_game_is_over():
    match = play_out(GAME.start(4, seed=9), Random(9))
    shown = match.view(2)
    assert (shown["over"], shown["phase"], shown["turn"], shown["generation"]) == (True, "over", None, 5)
    assert [seat["points"] for seat in shown["seats"]] == match.scores
    assert all(reward["winners"] for reward in shown["rewards"])
