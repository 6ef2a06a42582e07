"""Breeding: gathering and rolling dice, and recording pups."""

from collections import Counter

import pytest

import reynard
from reynard.games.fox_experiment.actions import RECORD, ROLL
from reynard.games.fox_experiment.rules import kennel
from reynard.games.fox_experiment.table import FRIENDLY, Sex

from .board import bred_fox, dice_of, friendliness, pair, pups, symbols
from .positions import (
    GAME,
    arranged,
    breed,
    can,
    choose,
    go_to_breeding,
    lay_dice,
    leave,
    offered,
    own_box,
    refusal,
    roll,
    shown,
    sit_down,
    stage,
    step,
)
from .stashes import friendly, give, hand, hold_studies, levels, points, study_of, tokens, unlock


@pytest.fixture
def match():
    """A match in which everybody is about to roll."""
    match = sit_down()
    go_to_breeding(match)
    return match


def kinds(match, seat):
    """Count the dice a seat has rolled by kind."""
    return {kind: len(faces) for kind, faces in shown(match, seat).items()}


@pytest.mark.rule("bre-1")
def test_everybody_breeds_at_the_same_time(match):
    assert match.pending == (0, 1, 2)
    choose(match, 2, "roll")
    choose(match, 0, "roll")
    assert [step(match, seat) for seat in range(3)] == ["arrange", "roll", "arrange"]
    choose(match, 2, "record")
    assert len(pups(match, 2)) == 1
    assert pups(match, 1) == []


@pytest.mark.rule("bre-1")
@pytest.mark.parametrize("sex", [Sex.MALE, Sex.FEMALE])
def test_the_blank_card_says_the_sex_of_the_pup(match, sex):
    own = match.table.seat[0]
    own.blanks.left[:] = [0, 0]
    own.blanks.left[sex] = 3
    choose(match, 0, "roll")
    assert match.view()["seats"][0]["roll"]["sex"] == sex.name.lower()
    assert match.table.seat[0].blanks.left[sex] == 2
    choose(match, 0, "record")
    assert match.table.fox[pups(match, 0)[0]].sex == sex


@pytest.mark.rule("bre-2")
def test_julsbar_and_vera(match):
    """p. 10: an ear and a spot die from Julsbar, a bark and two spot dice from Vera, a friendly die from the mat."""
    pair(match, 0, "Julsbar", "Vera")
    choose(match, 0, "roll")
    assert kinds(match, 0) == {"ear": 1, "bark": 1, "spot": 3, "friendly": 1}


@pytest.mark.rule("bre-2")
@pytest.mark.rule("upg-6")
def test_all_friendly_dice_of_the_mat_are_rolled(match):
    pair(match, 0, "Julsbar", "Vera")
    unlock(match, 0, dice="tail tail ear")
    choose(match, 0, "roll")
    assert kinds(match, 0)["friendly"] == 4


@pytest.mark.rule("bre-2")
def test_lady(match):
    """p. 19: selected as a mother, Lady contributes 2 ear dice and 2 bark dice, one for each marked square."""
    lady = breed(match, 0, sex="female", ear=3, bark=4)
    assert dice_of(match, lady) == {"ear": 2, "bark": 2}
    pair(match, 1, "Dymok", lady)
    choose(match, 1, "roll")
    assert kinds(match, 1) == {"tail": 1, "ear": 2, "bark": 2, "friendly": 1}


@pytest.mark.rule("bre-2")
def test_friendliness_of_a_parent_gives_no_dice(match):
    tame = bred_fox(match, 1, "male", tail=9)
    pair(match, 0, tame, "Alisa")
    choose(match, 0, "roll")
    assert kinds(match, 0) == {"tail": 3, "friendly": 1}


@pytest.mark.rule("bre-3")
def test_the_faces_of_a_die():
    for kind in range(2):
        faces = Counter((int(face.full), int(face.half)) for face in GAME.standard_box.record.face[kind])
        assert faces == {(0, 1): 3, (1, 0): 1, (0, 2): 1, (1, 1): 1}


@pytest.mark.rule("bre-3")
def test_every_face_is_rolled_by_trait_and_friendly_dice():
    match = sit_down()
    go_to_breeding(match)
    unlock(match, 0, dice="tail tail ear")
    seen = {FRIENDLY: set(), 0: set()}
    for _ in range(12):
        match.table.seat[0].pups = 0
        choose(match, 0, "roll")
        own = match.table.seat[0]
        for die in range(int(own.dice)):
            seen[FRIENDLY if own.kind[die] == FRIENDLY else 0].add(int(own.face[die]))
        match.table.seat[0].step = match.tables[-2].seat[0].step
    assert seen == {FRIENDLY: set(range(6)), 0: set(range(6))}


@pytest.mark.rule("bre-9")
@pytest.mark.rule("bre-10")
def test_zelda(match):
    """p. 12: one tail and three barks; as a mother she gives one tail die and two bark dice; one bark token."""
    roll(match, 0, "tail ½ ½ ½, bark 1 1½ ½, ear ½", sex="female")
    assert arranged(match, 0) == {"tail": 1, "bark": 3}
    choose(match, 0, "record")
    (zelda,) = pups(match, 0)
    assert symbols(match, zelda) == {"tail": 1, "bark": 3}
    assert dice_of(match, zelda) == {"tail": 1, "bark": 2}
    leave(match, 0)
    assert tokens(match, 0) == {"bark": 1}


@pytest.mark.rule("bre-9")
def test_halves_without_a_partner_are_lost(match):
    roll(match, 0, "tail ½, ear ½½, bark 1½, friendly ½")
    choose(match, 0, "record")
    assert symbols(match, pups(match, 0)[0]) == {"bark": 1}


@pytest.mark.rule("bre-10")
@pytest.mark.parametrize(("marks", "dice", "circles"), [(1, 1, 0), (2, 1, 1), (3, 2, 1), (4, 2, 2), (5, 2, 3)])
def test_the_track_is_square_circle_square_circle_circle(match, marks, dice, circles):
    pup = breed(match, 0, ear=marks)
    assert dice_of(match, pup) == {"ear": dice}
    leave(match, 0)
    assert tokens(match, 0) == ({"ear": circles} if circles else {})


@pytest.mark.rule("bre-11")
def test_yellows_seven_spots(match):
    """p. 12: seven spots fill the five spaces and bring 2 point tokens; all seven count for friendliness."""
    assert points(match, 0) == 0
    pup = breed(match, 0, spot=7)
    assert points(match, 0) == 2
    assert friendliness(match, pup) == 7
    assert dice_of(match, pup) == {"spot": 2}
    leave(match, 0)
    assert tokens(match, 0) == {"spot": 3}


@pytest.mark.rule("bre-11")
def test_five_of_a_trait_give_no_points(match):
    breed(match, 0, spot=5, tail=5)
    assert points(match, 0) == 0


@pytest.mark.rule("bre-11")
def test_lulu(match):
    """p. 12: 3 ears and 4 barks give Lulu a friendliness of 7."""
    lulu = breed(match, 0, ear=3, bark=4)
    assert friendliness(match, lulu) == 7
    assert match.view()["seats"][0]["pups"][0]["fox"]["friendliness"] == 7


@pytest.mark.rule("bre-11")
def test_friendliness_counts_all_tracks_and_all_beyond_them(match):
    pup = breed(match, 0, tail=6, ear=7, bark=1, spot=2)
    assert friendliness(match, pup) == kennel.friendliness(match.table, pup) == 16
    assert points(match, 0) == 3


@pytest.mark.rule("bre-12")
def test_a_pup_has_a_name_that_its_breeder_may_change(match):
    pup = breed(match, 0, tail=1)
    shown_pup = match.view()["seats"][0]["pups"][0]["fox"]
    assert shown_pup["name"]
    assert shown_pup["note"] == f"pup:{pup}"
    before = match.table.tobytes()
    match.note(0, f"pup:{pup}", "Zelda")
    assert "Zelda" in match.lines(match.ply)[0]
    assert match.table.tobytes() == before
    for seat, key in ((1, f"pup:{pup}"), (0, f"pup:{pup + 1}"), (0, "pup:3"), (0, f"pup:0{pup}"), (0, "seat:0")):
        with pytest.raises(reynard.ReynardError, match="name what is your own"):
            match.note(seat, key, "Rex")
    assert match.notes == {f"pup:{pup}": "Zelda"}


@pytest.mark.rule("bre-12")
def test_suggested_names_differ():
    match = sit_down(4)
    for _ in range(2):
        go_to_breeding(match)
        for seat in range(4):
            breed(match, seat, tail=1)
            leave(match, seat)
    names = [match.view()[row]["foxes"][place]["fox"]["name"] for row in ("males", "females") for place in range(5)]
    assert len(set(names)) == 10


@pytest.mark.rule("bre-13")
@pytest.mark.rule("upg-4")
def test_smudge_and_luna(match):
    """p. 20: Red breeds 2 pups, spends a friendly token on Smudge, and a card for an extra bark die on Luna."""
    red = 0
    unlock(match, red, pups="ear")
    give(match, red, friendly=1, science="extra")
    hold_studies(match, red, (study_of(match, bark=5, ear=3), 1))
    pair(match, red, "Zhuk", "Malinka")

    roll(match, red, "ear ½, bark 1 1 1, spot 1, friendly 1", sex="male")
    choose(match, red, "part:0:0", "trait:ear")
    choose(match, red, "friendly", "trait:ear")
    assert friendly(match, red) == 1
    choose(match, red, "record")
    (smudge,) = pups(match, red)
    assert symbols(match, smudge) == {"ear": 2, "bark": 3, "spot": 1}
    assert friendly(match, red) == 0
    assert step(match, red) == "roll"

    choose(match, red, "roll")
    assert kinds(match, red) == {"ear": 1, "bark": 4, "spot": 1, "friendly": 1}
    assert not can(match, red, "friendly", "trait:ear")
    choose(match, red, "science:extra")
    choose(match, red, "trait:bark")
    assert kinds(match, red) == {"ear": 1, "bark": 5, "spot": 1, "friendly": 1}
    assert hand(match, red) == {}
    lay_dice(match, red, "ear 1 1 1, spot 1, friendly 1, bark 1 1 1 1½ ½")
    choose(match, red, "record")
    luna = pups(match, red)[1]
    assert symbols(match, luna) == {"ear": 3, "bark": 5, "spot": 1}

    assert step(match, red) == "assign"
    choose(match, red, "pup:0", "study:0")
    assert levels(match, red) == [2]
    choose(match, red, "pup:1", "study:0")
    assert levels(match, red) == [3]


@pytest.mark.rule("bre-13")
def test_one_pup_is_finished_before_the_next(match):
    unlock(match, 0, pups="ear tail")
    for number in range(3):
        assert set(offered(match, 0)) == ({("roll",), ("done",)} if number else {("roll",)})
        choose(match, 0, "roll")
        refused = refusal(match, 0, ROLL())
        assert refused.rule == "bre-8"
        choose(match, 0, "record")
        assert refusal(match, 0, RECORD()).rule in match.game.rulebook.rules
    assert len(pups(match, 0)) == 3
    assert stage(match, 0) not in ("breeding", "selecting")


@pytest.mark.rule("bre-13")
def test_every_pup_is_rolled_with_all_dice_and_what_cards_gave_is_gone(match):
    unlock(match, 0, pups="ear tail")
    pair(match, 0, "Julsbar", "Vera")
    give(match, 0, science="extra, plus_tail")
    choose(match, 0, "roll")
    choose(match, 0, "science:extra")
    choose(match, 0, "trait:tail")
    choose(match, 0, "science:plus_tail")
    assert kinds(match, 0) == {"ear": 1, "bark": 1, "spot": 3, "friendly": 1, "tail": 1}
    lay_dice(match, 0, "ear 1")
    choose(match, 0, "record")
    assert symbols(match, pups(match, 0)[0]) == {"ear": 1, "tail": 1}
    for _ in range(2):
        choose(match, 0, "roll")
        assert kinds(match, 0) == {"ear": 1, "bark": 1, "spot": 3, "friendly": 1}
        assert match.view()["seats"][0]["roll"]["plus"] == {"tail": 0, "ear": 0, "bark": 0, "spot": 0}
        lay_dice(match, 0, "bark 1")
        choose(match, 0, "record")
    assert [symbols(match, pup) for pup in pups(match, 0)[1:]] == [{"bark": 1}] * 2


@pytest.mark.rule("bre-13")
def test_pups_of_one_litter_have_the_same_parents(match):
    unlock(match, 0, pups="ear")
    pair(match, 0, "Julsbar", "Vera")
    parents = [int(fox) for fox in match.table.seat[0].parent]
    for _ in range(2):
        breed(match, 0, tail=1)
    for pup in pups(match, 0):
        assert [int(fox) for fox in match.table.fox[pup].parent] == parents


@pytest.mark.rule("bre-3")
def test_a_box_with_a_blank_face_can_be_played():
    """An owner whose dice have a blank side corrects the box."""
    text = "trait = [[0, 1], [0, 1], [0, 1], [1, 0], [0, 2], [1, 1]]"
    match = sit_down(box=own_box((text, text.replace("[[0, 1], ", "[[0, 0], "))))
    go_to_breeding(match)
    roll(match, 0, "tail 0 1 0")
    assert arranged(match, 0) == {"tail": 1}
