"""The table in words: what lies there, what is going on, and what everyone is doing."""

import pytest

from reynard.games.fox_experiment.words.odds import percent

from .automa_positions import alone
from .board import lay_patrons, lay_tile
from .positions import breed, breeding, choose, last_generation, own_box, roll, sit_down
from .stashes import give, hold_studies, strip, study_of, unlock
from .table_talk import seated


def spoken(match, seat=None):
    """Hear the table."""
    return "\n".join(match.view(seat)["words"])


@pytest.mark.rule("sel-1")
def test_where_the_game_stands():
    match = seated()
    lines = match.view()["words"]
    assert lines[:3] == [
        "Generation 1 of 5. Selection.",
        "It is {seat:0|player 1}'s turn.",
        "Turn order: {seat:0|player 1}, {seat:1|player 2} and {seat:2|player 3}.",
    ]
    assert match.call_by_name(lines)[1] == "It is Ann's turn."


@pytest.mark.rule("adm-7")
def test_the_supply_track_makes_the_next_turn_order_as_long_as_there_is_one():
    match = sit_down()
    assert "The further left a gear stands on the supply track, the earlier" in spoken(match)
    last_generation(match)
    assert "gear" not in spoken(match)


@pytest.mark.rule("sel-5")
def test_a_supply_space():
    match = sit_down()
    lay_tile(match, "space:2", "friendly tail")
    space = match.view()["track"][2]
    assert space["words"].startswith("Supply space 3: a tail token")
    friendly = 1 + space["printed"].count("friendly")
    assert ("a friendly token" if friendly == 1 else f"{friendly} friendly tokens") in space["words"]
    assert ("science card" in space["words"]) == ("science" in space["printed"])
    assert space["bare"] == ""
    choose(match, 0, "space:2")
    assert f"{space['words'].split(':')[0]}: " in spoken(match)
    assert "taken by {seat:0|player 1}." in spoken(match)


@pytest.mark.rule("set-1")
def test_a_space_without_a_tile_says_what_it_has_instead():
    match = sit_down()
    bare = [space["bare"] for space in match.view()["track"] if space["tile"] is None]
    assert bare
    assert set(bare) <= {"no tile", "first turn, no supplies"}
    choose(match, 0, "space:0")
    assert match.view()["track"][0]["bare"] == ""


@pytest.mark.rule("pat-1")
def test_a_patron_in_short_and_at_length():
    match = sit_down()
    lay_patrons(match, "last_pups", "sets", "tokens_tail", "points")
    last, sets, tails, tokens = match.view()["patrons"]
    for patron in (last, sets, tails, tokens):
        assert patron["words"] == f"{patron['points']} {patron['points_for']}"
        assert patron["label"].startswith(f"Patron: {patron['words']}; brings ")
        assert patron["brings"] == patron["tile"] + ["science"] * patron["science"]
    least = int(match.box.record.last_pup)
    assert last["short"] == f"per last pup with {least}+"
    assert last["words"].endswith(f"friendliness {least} or more")
    assert (sets["short"], tails["short"]) == ("per set of 4 traits", "per tail on your mat")


@pytest.mark.rule("pat-1")
def test_one_point_is_singular():
    box = own_box(("tokens_ear = 1,", "tokens_ear = 3,"))
    for given, words in ((None, "1 point for each ear token"), (box, "3 points for each ear token")):
        match = sit_down(box=given)
        lay_patrons(match, "tokens_ear")
        assert match.view()["patrons"][0]["words"].startswith(words)


@pytest.mark.rule("upg-2")
def test_upgrades():
    match = sit_down()
    unlock(match, 0, pups="ear")
    track = match.view()["seats"][0]["mat"][0]
    assert [upgrade["words"] for upgrade in track["upgrades"]] == ["unlocked with ear", "costs 3, 2 points"]
    assert [upgrade["next"] for upgrade in track["upgrades"]] == [False, True]
    assert track["label"] == "Unlock the next upgrade of pups for 3 tokens"
    unlock(match, 1, pups="ear tail")
    assert match.view()["seats"][1]["mat"][0]["label"] == "Unlock the next upgrade of pups"


@pytest.mark.rule("res-2")
def test_a_study_and_the_same_on_offer():
    match = sit_down(choosing=True)
    offer = match.view(0)["seats"][0]["offer"][0]
    assert offer["words"].startswith("Study, 0 of 3 levels completed; level 1: ")
    assert offer["label"].startswith("Keep this study, 0 of 3 levels completed; level 1: ")
    assert offer["words"].count(" points") == 3


@pytest.mark.rule("bre-12")
def test_a_pup_is_called_as_its_breeder_likes():
    match = breeding()
    pup = breed(match, 0, sex="female", tail=2)
    match.note(0, f"pup:{pup}", "Lulu")
    lines = match.call_by_name(match.view()["seats"][0]["words"])
    assert "Pup: Lulu, female: 2 tails, friendliness 2." in lines


@pytest.mark.rule("adm-2")
def test_who_won_a_reward():
    match = sit_down()
    match.table.friendliest[1] = 0b101
    assert match.view()["rewards"][1]["words"].endswith("; won by {seat:0|player 1} and {seat:2|player 3}")
    assert "won by" not in match.view()["rewards"][0]["words"]


@pytest.mark.rule("rul-16")
def test_where_all_go_at_their_own_pace_the_viewer_is_told_how_far_it_is():
    match = breeding()
    assert match.view(0)["phase_words"] == "Breeding"
    assert match.view()["phase_words"] == "Breeding and research"
    assert "Breeding and research." in spoken(match, 0)


@pytest.mark.rule("bre-2")
def test_what_a_seat_is_to_do():
    match = breeding()
    assert match.view(0)["seats"][0]["title"] == "Pup 1 of 1"
    roll(match, 0, "tail 1, friendly ½", sex="male")
    assert match.view(0)["seats"][0]["title"] == "Pup 1 of 1: a male fox"


@pytest.mark.rule("rul-16")
def test_how_far_the_others_are():
    match = breeding()
    hold_studies(match, 0, (study_of(match, bark=5, ear=3), 0))
    match.table.seat[0].unlocked[0] = 1
    seen = match.view(1)["seats"][0]
    assert seen["progress"] == "{seat:0|player 1} is about to roll (pup 1 of 2)"
    breed(match, 0, bark=5, ear=3)
    strip(match, 0)
    choose(match, 0, "done")
    seen = match.view(1)["seats"][0]
    assert seen["progress"] == "{seat:0|player 1} is using pups for studies"
    assert seen["status"] == seen["doing"] == "using pups for studies"
    waiting = sit_down().view()["seats"][1]
    assert (waiting["doing"], waiting["status"]) == ("", "waiting")
    assert waiting["progress"] == "{seat:1|player 2} has finished"


@pytest.mark.rule("sci-1")
def test_a_science_card_says_what_it_does_without_its_moment():
    match = sit_down()
    give(match, 0, science="plus_ear, foxes")
    foxes, plus = match.view(0)["seats"][0]["science"]
    assert foxes["words"].startswith("Before rolling, once you know whether the pup is male or female: draw three")
    assert foxes["effect"] == "Draw three foxes; one may replace a parent."
    assert (plus["name"], plus["short"]) == ("Plus one ear", "+1 ear")


@pytest.mark.rule("solo-2")
def test_the_automatic_opponent():
    match = alone(("tail bark", 0, 0))
    automa = match.view()["automa"]
    study = automa["studies"][0]
    first, second = study["priority"]
    assert study["words"] == f"It looks for {first} dice first, then for {second} dice"
    assert [words.split(":")[0] for words in study["level_words"]] == ["Level 1", "Level 2", "Level 3"]
    assert automa["words"][0] == automa["introduction"]
    assert automa["words"][1] == f"The arrow of its next card points {automa['arrow']}."
    assert automa["words"][-1] == f"{automa['points']} points."
    assert f"Its study: first {first}, then {second}; 0 of 3 levels completed" in automa["words"][2]


@pytest.mark.rule("bre-4")
def test_a_chance_is_certain_or_impossible_only_if_it_is():
    assert [percent(chance) for chance in (0, 0.004, 0.385, 0.996, 1)] == ["0%", "<1%", "39%", ">99%", "100%"]


@pytest.mark.rule("sel-2")
def test_what_taking_a_fox_means_and_which_are_free():
    match = sit_down(2)
    for row in (match.view()["males"], match.view()["females"]):
        parent = {"male": "father", "female": "mother"}[row["sex"]]
        for place in row["foxes"]:
            assert place["label"] == f"Take {place['fox']['words']} as {parent}"
            assert place["free"] is not place["claimed"]
    choose(match, 0, "kennel:male:0")
    assert match.view()["males"]["foxes"][0]["free"] is False
