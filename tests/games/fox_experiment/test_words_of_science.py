"""What the game says of science cards, to those who hold them and to the others."""

import pytest

from .board import lay_patrons, lay_tile, pair
from .positions import breed, choose, lay_dice, roll
from .stashes import give
from .table_talk import about_to_roll, said, seated


@pytest.mark.rule("sci-3")
@pytest.mark.rule("sci-7")
@pytest.mark.rule("sci-8")
@pytest.mark.rule("sci-9")
def test_science_cards_of_breeding_in_words():
    match = about_to_roll()
    pair(match, 0, "Julsbar", "Vera")
    give(match, 0, science="foxes, change, extra, reroll")
    assert said(match, "blank")[:2] == ("Turn over the blank card first: is the pup male or female?", "rul-4")
    choose(match, 0, "blank")
    assert match.lines(match.ply)[0] in {f"Ann turns over the blank card: a {sex} pup." for sex in ("male", "female")}
    words, rule, gives = said(match, "science:foxes")
    assert (words, rule) == ("Play the science card “Three foxes”", "sci-3")
    moment = "Before rolling, once you know whether the pup is male or female"
    assert gives == f"{moment}: draw three foxes; one may replace a parent."
    choose(match, 0, "science:foxes")
    assert match.lines(match.ply) == ["Ann plays “Three foxes”."]
    assert said(match, "deck:male")[0] == "Draw a male fox (1 of 3)"
    for _ in range(3):
        choose(match, 0, "deck:male")
    assert said(match, "drawn:0")[0].endswith(" as father in place of Julsbar")
    assert said(match, "done")[:2] == ("Keep both parents", "sci-3")
    choose(match, 0, "done")
    assert match.lines(match.ply) == ["Ann keeps both parents."]
    roll(match, 0, "ear ½, friendly 1½")
    choose(match, 0, "science:change")
    assert said(match, "die:0")[0] == "Change die 1: the ear die that shows half a symbol"
    assert said(match, "die:1")[0] == "Change die 2: the friendly die that shows a whole symbol and half a symbol"
    choose(match, 0, "die:0")
    assert said(match, "face:4")[0] == "Turn it to two halves"
    choose(match, 0, "face:4")
    assert match.lines(match.ply) == ["Ann turns it to two halves."]
    choose(match, 0, "science:extra")
    assert said(match, "trait:ear")[:2] == ("Roll an extra ear die", "sci-9")
    choose(match, 0, "trait:ear")
    assert match.lines(match.ply)[0].startswith("Ann rolls an extra ear die: ")
    lay_dice(match, 0, "ear ½ 1")
    choose(match, 0, "science:reroll")
    assert match.lines(match.ply)[0].startswith("Ann plays “Reroll halves”: ear ")


@pytest.mark.rule("sci-6")
@pytest.mark.rule("sci-11")
@pytest.mark.rule("sci-12")
def test_science_cards_of_research_in_words():
    match = about_to_roll()
    give(match, 0, friendly=1, science="trade, mixed, keep", tail=1, ear=2)
    pup = breed(match, 0, sex="female", ear=1, tail=1)
    match.note(0, f"pup:{pup}", "Luna")
    choose(match, 0, "science:trade")
    assert said(match, "token:tail")[:2] == ("Trade a tail token for a friendly token", "sci-6")
    assert said(match, "trade:ear")[:2] == ("Trade a friendly token for an ear token", "sci-6")
    choose(match, 0, "trade:ear")
    assert match.lines(match.ply) == ["Ann trades a friendly token for an ear token."]
    choose(match, 0, "science:mixed")
    assert said(match, "upgrade:dice")[:2] == ("Buy the next friendly die upgrade with any 2 tokens", "sci-11")
    choose(match, 0, "upgrade:dice")
    assert match.lines(match.ply) == ["Ann buys a friendly die upgrade with mixed tokens."]
    assert said(match, "token:tail")[:2] == ("Pay a tail token, which stays on your mat", "sci-11")
    choose(match, 0, "token:tail")
    assert said(match, "token:ear")[:2] == ("Pay an ear token", "sci-11")
    choose(match, 0, "token:ear")
    choose(match, 0, "science:keep")
    words = "Keep Luna as mother for the next generation"
    assert said(match, "pup:0") == (words, "sci-12", "Gives 1 tail die and 1 ear die")
    choose(match, 0, "pup:0")
    assert "Ann keeps Luna as a parent for the next generation." in match.lines(match.ply)


@pytest.mark.rule("sci-4")
@pytest.mark.rule("sci-5")
def test_swaps_in_words():
    match = seated()
    give(match, 0, science="swap_discard, swap_faceup")
    tile = lay_tile(match, "discard", "tail ear")
    lay_tile(match, "space:1", "bark spot")
    lay_tile(match, "space:2", "tail spot")
    lay_tile(match, "patron:0", "friendly friendly")
    choose(match, 0, "science:swap_faceup")
    assert said(match, "space:1")[2] == "Its tile is swapped first: gives the new one"
    assert said(match, "space:2")[2] == "Its tile is swapped first: gives the new one and a friendly token"
    choose(match, 0, "space:1")
    assert match.lines(match.ply) == ["Ann takes supply space 2."]
    words = "Swap for the tile on space 3: a tail token and a spot token"
    assert said(match, "space:2") == (words, "sci-5", "Gives a tail token and a spot token")
    words = "Swap for the tile beside patron 1: 2 friendly tokens"
    assert said(match, "patron:0") == (words, "sci-5", "Gives 2 friendly tokens")
    choose(match, 0, "patron:0")
    assert match.lines(match.ply) == ["Ann swaps for the tile beside patron 1: 2 friendly tokens."]
    choose(match, 1, "space:0")
    choose(match, 2, "kennel:male:0")
    match.table.seat[0].space = -1
    choose(match, 0, "science:swap_discard")
    choose(match, 0, "space:2")
    words = "Swap for a tile from the discards: a tail token and an ear token"
    gives = "Gives a tail token, an ear token and a friendly token"
    assert said(match, f"discard:{tile}") == (words, "sci-4", gives)
    choose(match, 0, f"discard:{tile}")
    swaps = "Ann swaps for a tile from the discards: a tail token and an ear token"
    assert match.lines(match.ply) == [f"{swaps}, and a friendly token printed on space 3."]


@pytest.mark.rule("sci-5")
@pytest.mark.rule("upg-7")
def test_a_swap_at_a_patron_in_words():
    match = about_to_roll()
    lay_patrons(match, "sets", "tokens_ear", "horizontal", "last_pups")
    lay_tile(match, "patron:1", "bark spot")
    lay_tile(match, "patron:0", "friendly friendly")
    give(match, 0, ear=2, science="swap_faceup")
    breed(match, 0)
    choose(match, 0, "science:swap_faceup")
    choose(match, 0, "upgrade:patrons", "token:ear")
    assert said(match, "patron:1")[2] == "Its tile is swapped first: gives the new one and a science card"
    choose(match, 0, "patron:1")
    assert match.lines(match.ply) == ["Ann joins patron 2 (1 point for each ear token on their mat: 1 point so far)."]
    words = "Swap for the tile beside patron 1: 2 friendly tokens"
    assert said(match, "patron:0") == (words, "sci-5", "Gives 2 friendly tokens and a science card")
    choose(match, 0, "patron:0")
    told = "Ann swaps for the tile beside patron 1: 2 friendly tokens, and a science card printed at patron 2."
    assert match.lines(match.ply)[:2] == [told, "Ann draws 1 science card."]


@pytest.mark.rule("sci-1")
@pytest.mark.rule("sel-6")
def test_a_drawn_card_is_named_to_its_owner_only():
    match = seated()
    lay_tile(match, "space:1", "friendly science")
    match.table.science_deck[:] = 0
    match.table.science_deck[12] = match.table.science_left
    choose(match, 0, "space:1")
    told = "Ann takes supply space 2 and gets a friendly token and a science card."
    assert match.lines(match.ply, 0) == [told, "You draw “Keep a pup”."]
    for viewer in (1, 2, None):
        assert match.lines(match.ply, viewer) == [told, "Ann draws 1 science card."]
