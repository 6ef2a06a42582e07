"""What the game says of choices: their words, their rules and what they give."""

import pytest

from reynard.games.fox_experiment.table import Stage, Step

from .board import bred_fox, lay_patrons, lay_row, lay_tile, pair
from .positions import breed, choose, go_to_breeding, offered, roll, sit_down
from .stashes import give, hold_studies, study_of, unlock
from .table_talk import about_to_roll, said, seated


@pytest.mark.rule("sel-2")
@pytest.mark.rule("sel-3")
@pytest.mark.rule("sel-4")
def test_the_choices_of_selection():
    match = seated()
    lay_row(match, "female", "Vera", "Alisa", "Belka", bred_fox(match, 1, "female", ear=3, tail=1))
    lay_tile(match, "space:2", "wild science")
    assert said(match, "kennel:female:0") == ("Take Vera as mother", "sel-2", "Gives 1 bark die and 2 spot dice")
    words, rule, gives = said(match, "kennel:female:3")
    assert words.startswith("Take ")
    assert (rule, gives) == ("sel-2", "Gives 1 tail die and 2 ear dice")
    assert said(match, "deck:male") == (
        "Draw a random male fox from the deck",
        "sel-3",
        "You see it only once it is yours, and you must keep it",
    )
    assert said(match, "space:0") == (
        "Claim supply space 1",
        "sel-4",
        "Gives nothing, but you go first next generation",
    )
    gives = "Gives a trait token of your choice, a friendly token and a science card"
    assert said(match, "space:2") == ("Claim supply space 3", "sel-4", gives)


@pytest.mark.rule("sel-2")
def test_a_fox_without_dice_in_words():
    match = seated()
    lay_row(match, "female", bred_fox(match, 1, "female"))
    assert said(match, "kennel:female:0")[2] == "Gives no dice"
    choose(match, 0, "kennel:female:0")
    assert "(no dice) as mother" in match.lines(match.ply)[0]


@pytest.mark.rule("set-7")
@pytest.mark.rule("upg-5")
def test_a_study_on_offer_in_words():
    match = sit_down(choosing=True)
    match.table.seat[0].offer[0] = study_of(match, bark=5, ear=3)
    match.table.seat[0].offer[1] = study_of(match, spot=4, tail=2, ear=2)
    assert said(match, "offer:0")[:2] == ("Keep the bark study with ears", "set-7")
    assert said(match, "offer:1")[:2] == ("Keep the spot study with tails and ears", "set-7")
    match = about_to_roll()
    give(match, 0, ear=2)
    breed(match, 0)
    choose(match, 0, "upgrade:studies", "token:ear")
    assert said(match, "offer:0")[1] == "upg-5"


@pytest.mark.rule("sel-6")
def test_a_wild_token_in_words():
    match = seated()
    lay_tile(match, "space:1", "wild friendly")
    choose(match, 0, "space:1")
    assert said(match, "token:ear")[:2] == ("Take an ear token", "sel-6")
    assert match.lines(match.ply) == [
        "Ann takes supply space 2 and gets a trait token of their choice and a friendly token.",
    ]
    choose(match, 0, "token:ear")
    assert match.lines(match.ply) == ["Ann takes an ear token."]


@pytest.mark.rule("bre-2")
@pytest.mark.rule("bre-5")
@pytest.mark.rule("bre-6")
@pytest.mark.rule("bre-7")
@pytest.mark.rule("bre-8")
@pytest.mark.rule("bre-9")
def test_the_choices_of_breeding():
    match = about_to_roll()
    pair(match, 0, "Julsbar", "Vera")
    give(match, 0, friendly=2)
    gives = "Rolls 1 ear die, 1 bark die, 3 spot dice and 1 friendly die"
    assert said(match, "roll") == ("Roll the dice for pup 1", "bre-2", gives)
    roll(match, 0, "ear 1, spot ½, friendly 1½")
    assert said(match, "part:0:0", "trait:ear")[:2] == ("Use the whole symbol on friendly die 1 for ears", "bre-6")
    assert said(match, "part:0:1", "trait:tail")[:2] == ("Use the half symbol on friendly die 1 for tails", "bre-5")
    assert said(match, "friendly", "trait:ear")[:2] == ("Use a friendly token for ears", "bre-7")
    assert said(match, "best:0")[:2] == ("Take the best arrangement", "bre-8")
    assert said(match, "best:2")[:2] == ("Take the best arrangement with 2 friendly tokens", "bre-8")
    assert said(match, "record") == ("Record the pup as arranged", "bre-9", "1 ear: friendliness 1")


@pytest.mark.rule("res-3")
def test_the_choices_of_studies():
    match = about_to_roll()
    pup = breed(match, 0, ear=2, bark=3)
    match.note(0, f"pup:{pup}", "JoJo")
    words = "Let JoJo complete level 1 of the bark study with ears"
    assert said(match, "pup:0", "study:0") == (words, "res-3", "2 points, 2 more than now")
    assert said(match, "done")[:2] == ("Complete no more levels", "rul-13")
    match.table.seat[0].level[0] = 1
    assert said(match, "pup:0", "study:0")[2] == "5 points, 3 more than now"


@pytest.mark.rule("upg-3")
@pytest.mark.rule("upg-7")
@pytest.mark.rule("upg-8")
def test_the_choices_of_upgrades():
    match = about_to_roll()
    lay_patrons(match, "sets", "tokens_ear", "horizontal", "last_pups")
    lay_tile(match, "patron:1", "tail friendly")
    unlock(match, 0, studies="ear")
    give(match, 0, ear=5)
    breed(match, 0)
    words = "Buy the next study upgrade with 3 ear tokens"
    gives = "Draw three studies and keep one, 3 points at the end"
    assert said(match, "upgrade:studies", "token:ear") == (words, "upg-3", gives)
    words = "Buy the next pup upgrade with 2 ear tokens"
    assert said(match, "upgrade:pups", "token:ear") == (words, "upg-3", "One more pup in every generation")
    assert said(match, "done")[:2] == ("Finish research", "rul-13")
    choose(match, 0, "upgrade:patrons", "token:ear")
    words = "Join patron 2: 1 point for each ear token on your mat"
    assert said(match, "patron:1") == (words, "upg-7", "Gives a tail token, a friendly token and a science card")
    choose(match, 0, "patron:1")
    joins = "Ann joins patron 2 (1 point for each ear token on their mat: 2 points so far)"
    assert match.lines(match.ply)[0] == f"{joins} and gets a tail token, a friendly token and a science card."


@pytest.mark.rule("sel-8")
def test_finishing_upgrades_before_breeding_in_words():
    match = about_to_roll()
    give(match, 0, ear=2)
    match.table.seat[0].stage, match.table.seat[0].step = Stage.EQUIPPING, Step.UPGRADE
    assert said(match, "done")[0] == "Go on to Breeding"


@pytest.mark.rule("res-6")
def test_the_penalty_in_words():
    match = seated(siblings=1)
    go_to_breeding(match)
    hold_studies(match, 0, (study_of(match, bark=5, ear=3), 3))
    pair(match, 0, bred_fox(match, 1, "male", tail=1), bred_fox(match, 1, "female", tail=1))
    breed(match, 0, ear=5)
    assert match.lines(match.ply)[-1] == "Ann gains 3 ear tokens from this generation's pups."
    assert said(match, "token:ear")[:2] == ("Give back an ear token", "res-6")
    choose(match, 0, "token:ear")
    assert match.lines(match.ply) == ["Ann gives back an ear token for breeding siblings."]


def facts(match, *at):
    """Read what the first seat's choice says beside its words."""
    return match.describe(0, offered(match, 0)[at]).facts


@pytest.mark.rule("bre-8")
@pytest.mark.rule("rul-25")
def test_what_choices_say_beside_their_words_in_breeding():
    match = about_to_roll()
    give(match, 0, friendly=2, science="trade", tail=1)
    match.table.seat[0].unlocked[0] = 1
    breed(match, 0)
    assert facts(match, "done") == {"kind": "button", "words": "No more pups"}
    roll(match, 0, "tail 1, friendly ½")
    best = {"kind": "best", "tokens": 1, "symbols": [2, 0, 0, 0], "friendliness": 2}
    assert facts(match, "best:1") == best
    assert facts(match, "record") is None
    choose(match, 0, "science:trade")
    assert facts(match, "token:tail") == {"kind": "token", "trait": "tail"}
    assert facts(match, "trade:spot") == {"kind": "token", "trait": "spot"}
    choose(match, 0, "trade:spot")
    assert facts(match, "done") == {"kind": "button", "words": "Done"}


@pytest.mark.rule("sci-12")
@pytest.mark.rule("rul-13")
def test_what_choices_say_beside_their_words_in_research():
    match = about_to_roll()
    give(match, 0, science="keep")
    breed(match, 0, bark=5, ear=5)
    assert facts(match, "done") == {"kind": "button", "words": "No more studies"}
    assert facts(match, "pup:0", "study:0") is None
    choose(match, 0, "done")
    assert facts(match, "done") == {"kind": "button", "words": "Finish research"}
    choose(match, 0, "science:keep")
    assert facts(match, "pup:0") == {"kind": "button", "words": "Keep this pup"}


@pytest.mark.rule("bre-8")
@pytest.mark.rule("rul-25")
def test_the_plain_comes_before_the_special_and_stopping_last():
    match = about_to_roll()
    give(match, 0, friendly=1, science="trade, change", tail=1)
    match.table.seat[0].unlocked[0] = 1
    breed(match, 0)
    assert [choice.at for choice in match.choices(0)] == [("roll",), ("science:trade",), ("blank",), ("done",)]
    roll(match, 0, "tail 1, friendly ½")
    order = [choice.at[0].split(":")[0] for choice in match.choices(0)]
    assert list(dict.fromkeys(order)) == ["best", "record", "part", "friendly", "science"]


@pytest.mark.rule("bre-8")
@pytest.mark.rule("upg-3")
@pytest.mark.rule("res-3")
def test_what_choices_stand_under_in_a_long_list():
    match = about_to_roll()
    give(match, 0, friendly=1, ear=2)
    roll(match, 0, "bark 1 1 1, ear 1 1, friendly ½½")
    headings = {choice.at[0]: choice.heading for choice in match.choices(0)}
    assert headings["part:0:1"] == "Use the second half on friendly die 1 for …"
    assert headings["friendly"] == "Use a friendly token for …"
    assert headings["record"] == ""
    choose(match, 0, "record")
    match.note(0, "pup:48", "JoJo")
    assert match.describe(0, offered(match, 0)["pup:0", "study:0"]).heading == "Let JoJo complete level …"
    choose(match, 0, "done")
    upgrade = match.describe(0, offered(match, 0)["upgrade:pups", "token:ear"])
    assert upgrade.heading == "Buy the next pup upgrade with 2 …"
