"""What the game says: choices, refusals and the log, to those concerned and to the others."""

from random import Random

import pytest

import reynard
from reynard.games.fox_experiment.table import (
    ACTIONS,
    CLAIM,
    DONE,
    DRAW,
    KEEP_STUDY,
    MIXED,
    PLAY_SCIENCE,
    RECORD,
    ROLL,
    TAKE,
    UPGRADE,
    Science,
    Stage,
    Step,
    Track,
    Trait,
)

from .positions import (
    GAME,
    bred_fox,
    breed,
    choose,
    end_generation,
    friendly,
    give,
    go_to_breeding,
    hold_studies,
    last_generation,
    lay_dice,
    lay_patrons,
    lay_row,
    lay_tile,
    offered,
    own_box,
    pair,
    refusal,
    reward,
    roll,
    sit_down,
    step,
    study_of,
    unlock,
)

NAMES = ["Ann", "Bob", "Cleo"]


def seated(**options):
    """Sit down with Ann, Bob and Cleo."""
    match = sit_down(**options)
    match.names = list(NAMES)
    return match


def breeding():
    """Sit down where everybody is about to roll, and the first seat has one study, of barks and ears."""
    match = seated()
    go_to_breeding(match)
    hold_studies(match, 0, (study_of(match, bark=5, ear=3), 0))
    return match


def said(match, *at, seat=0):
    """Read a choice: its words, its rule and what it gives."""
    choice = match.describe(seat, offered(match, seat)[at])
    return choice.words, choice.rule, choice.gives


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
    assert said(match, "deck:male") == ("Draw a random male fox from the deck", "sel-3", "Blind, and it must be kept")
    assert said(match, "space:0") == (
        "Claim supply space 1",
        "sel-4",
        "Gives nothing, but you go first next generation",
    )
    gives = "Gives a trait token of your choice, a friendly token and a science card"
    assert said(match, "space:2") == ("Claim supply space 3", "sel-4", gives)


@pytest.mark.rule("set-7")
@pytest.mark.rule("upg-5")
def test_a_study_on_offer_in_words():
    match = sit_down(choosing=True)
    match.table.seat[0].offer[0] = study_of(match, bark=5, ear=3)
    match.table.seat[0].offer[1] = study_of(match, spot=4, tail=2, ear=2)
    assert said(match, "offer:0")[:2] == ("Keep the study of barks and ears", "set-7")
    assert said(match, "offer:1")[:2] == ("Keep the study of spots, tails and ears", "set-7")
    match = breeding()
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
        "Ann claims supply space 2: a trait token of their choice and a friendly token.",
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
    match = breeding()
    pair(match, 0, "Julsbar", "Vera")
    give(match, 0, friendly=2)
    gives = "1 ear die, 1 bark die and 3 spot dice, and 1 friendly die"
    assert said(match, "roll") == ("Roll the dice for pup 1", "bre-2", gives)
    roll(match, 0, "ear 1, spot ½, friendly 1½")
    assert said(match, "part:0:0", "trait:ear")[:2] == ("Let the whole symbol of friendly die 1 be an ear", "bre-6")
    assert said(match, "part:0:1", "trait:tail")[:2] == ("Let the half symbol of friendly die 1 be a tail", "bre-5")
    assert said(match, "friendly", "trait:ear")[:2] == ("Use a friendly token as half an ear", "bre-7")
    assert said(match, "best:0")[:2] == ("Take the best arrangement", "bre-8")
    assert said(match, "best:2")[:2] == ("Take the best arrangement with 2 friendly tokens", "bre-8")
    assert said(match, "record") == ("Record the pup as arranged", "bre-9", "1 ear: friendliness 1")


@pytest.mark.rule("res-3")
def test_the_choices_of_studies():
    match = breeding()
    pup = breed(match, 0, ear=2, bark=3)
    match.note(0, f"pup:{pup}", "JoJo")
    words = "Let JoJo complete level 1 of the study of barks and ears"
    assert said(match, "pup:0", "study:0") == (words, "res-3", "2 points, 2 more than now")
    assert said(match, "done")[:2] == ("Complete no more levels", "rul-13")
    match.table.seat[0].level[0] = 1
    assert said(match, "pup:0", "study:0")[2] == "5 points, 3 more than now"


@pytest.mark.rule("upg-3")
@pytest.mark.rule("upg-7")
@pytest.mark.rule("upg-8")
def test_the_choices_of_upgrades():
    match = breeding()
    lay_patrons(match, "sets", "tokens_ear", "horizontal", "last_pups")
    lay_tile(match, "patron:1", "tail friendly")
    unlock(match, 0, studies="ear")
    give(match, 0, ear=5)
    breed(match, 0)
    words = "Buy the next study upgrade with 3 ear tokens"
    gives = "Draw three studies and keep one, 3 points at the end"
    assert said(match, "upgrade:studies", "token:ear") == (words, "upg-3", gives)
    words = "Buy the next pup upgrade with 2 ear tokens"
    assert said(match, "upgrade:pups", "token:ear") == (words, "upg-3", "One pup more every generation")
    assert said(match, "done")[:2] == ("Finish research", "rul-13")
    choose(match, 0, "upgrade:patrons", "token:ear")
    words = "Join patron 2: 1 point for each ear token on your mat"
    assert said(match, "patron:1") == (words, "upg-7", "Gives a tail token, a friendly token and a science card")
    choose(match, 0, "patron:1")
    joins = "Ann joins patron 2 (1 point for each ear token on their mat)"
    assert match.lines(match.ply)[0] == f"{joins}: a tail token, a friendly token and a science card."


@pytest.mark.rule("sel-8")
def test_finishing_upgrades_before_breeding_in_words():
    match = breeding()
    give(match, 0, ear=2)
    match.table.seat[0].stage, match.table.seat[0].step = Stage.EQUIPPING, Step.UPGRADE
    assert said(match, "done")[0] == "Buy no more upgrades and breed"


@pytest.mark.rule("sci-3")
@pytest.mark.rule("sci-7")
@pytest.mark.rule("sci-8")
@pytest.mark.rule("sci-9")
def test_science_cards_of_breeding_in_words():
    match = breeding()
    pair(match, 0, "Julsbar", "Vera")
    give(match, 0, science="foxes, change, extra, reroll")
    words, rule, gives = said(match, "science:foxes")
    assert (words, rule) == ("Play the science card “Three foxes”", "sci-3")
    assert gives == "Before rolling: draw three foxes; one may replace a parent."
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
    match = breeding()
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
    assert match.lines(match.ply) == ["Ann claims supply space 2."]
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
    words = "Swap for the tile in the discards: a tail token and an ear token"
    gives = "Gives a tail token, an ear token and a friendly token"
    assert said(match, f"discard:{tile}") == (words, "sci-4", gives)
    choose(match, 0, f"discard:{tile}")
    swaps = "Ann swaps for the tile in the discards: a tail token and an ear token"
    assert match.lines(match.ply) == [f"{swaps}, and a friendly token printed on space 3."]


@pytest.mark.rule("sci-5")
@pytest.mark.rule("upg-7")
def test_a_swap_at_a_patron_in_words():
    match = breeding()
    lay_patrons(match, "sets", "tokens_ear", "horizontal", "last_pups")
    lay_tile(match, "patron:1", "bark spot")
    lay_tile(match, "patron:0", "friendly friendly")
    give(match, 0, ear=2, science="swap_faceup")
    breed(match, 0)
    choose(match, 0, "science:swap_faceup")
    choose(match, 0, "upgrade:patrons", "token:ear")
    assert said(match, "patron:1")[2] == "Its tile is swapped first: gives the new one and a science card"
    choose(match, 0, "patron:1")
    assert match.lines(match.ply) == ["Ann joins patron 2 (1 point for each ear token on their mat)."]
    words = "Swap for the tile beside patron 1: 2 friendly tokens"
    assert said(match, "patron:0") == (words, "sci-5", "Gives 2 friendly tokens and a science card")
    choose(match, 0, "patron:0")
    told = "Ann swaps for the tile beside patron 1: 2 friendly tokens, and a science card printed at patron 2."
    assert match.lines(match.ply)[:2] == [told, "Ann draws 1 science card."]


@pytest.mark.rule("res-6")
def test_the_penalty_in_words():
    match = seated(siblings=1)
    go_to_breeding(match)
    hold_studies(match, 0, (study_of(match, bark=5, ear=3), 3))
    pair(match, 0, bred_fox(match, 1, "male", tail=1), bred_fox(match, 1, "female", tail=1))
    breed(match, 0, ear=5)
    assert match.lines(match.ply)[-1] == "Ann gains 3 ear tokens from the best pups."
    assert said(match, "token:ear")[:2] == ("Give back an ear token", "res-6")
    choose(match, 0, "token:ear")
    assert match.lines(match.ply) == ["Ann gives back an ear token for breeding siblings."]


@pytest.mark.rule("sel-1")
def test_selection_in_the_log():
    match = seated()
    assert match.lines(0) == ["Turn order: Ann, Bob and Cleo."]
    assert match.lines(3)[-1] == "Generation 1: Selection begins."
    lay_row(match, "male", "Julsbar", "Boris", "Misha", "Umka")
    choose(match, 0, "kennel:male:0")
    assert match.lines(match.ply) == ["Ann takes Julsbar (1 ear die and 1 spot die) as father."]
    choose(match, 1, "space:0")
    assert match.lines(match.ply) == ["Bob claims supply space 1."]
    choose(match, 2, "deck:female")
    (line,) = match.lines(match.ply)
    assert line.startswith("Cleo draws a female fox: ")


@pytest.mark.rule("sel-5")
def test_a_claim_of_a_space_with_print_but_no_tile():
    match = sit_down(box=own_box(("printed_1_to_4 = [[]", 'printed_1_to_4 = [["friendly"]')))
    choose(match, 0, "space:0")
    assert match.lines(match.ply) == ["Player 1 claims supply space 1: a friendly token."]


@pytest.mark.rule("set-8")
def test_the_opening_of_a_first_game():
    match = seated(first_game=1)
    assert match.log()[0] == "Turn order: Ann, Bob and Cleo."
    for name in NAMES:
        assert sum(name in line and "the study of " in line for line in match.log()) == 1


@pytest.mark.rule("sci-1")
@pytest.mark.rule("sel-6")
def test_a_drawn_card_is_named_to_its_owner_only():
    match = seated()
    lay_tile(match, "space:1", "friendly science")
    match.table.science_deck[:] = 0
    match.table.science_deck[12] = match.table.science_left
    choose(match, 0, "space:1")
    told = "Ann claims supply space 2: a friendly token and a science card."
    assert match.lines(match.ply, 0) == [told, "You draw “Keep a pup”."]
    for viewer in (1, 2, None):
        assert match.lines(match.ply, viewer) == [told, "Ann draws 1 science card."]


@pytest.mark.rule("set-7")
def test_the_studies_put_back_are_told_to_nobody():
    match = sit_down(choosing=True)
    match.names = list(NAMES)
    match.table.seat[1].offer[:3] = [study_of(match, bark=5, ear=3), study_of(match, tail=5, spot=3), 20]
    choose(match, 1, "offer:0")
    for viewer in (0, 1, 2, None):
        assert match.lines(1, viewer) == ["Bob keeps the study of barks and ears."]


@pytest.mark.rule("bre-9")
@pytest.mark.rule("bre-11")
def test_breeding_in_the_log():
    match = breeding()
    pair(match, 0, "Ugolyok", "Belka")
    choose(match, 0, "roll")
    (line,) = match.lines(match.ply)
    assert line.startswith("Ann rolls for pup 1: spot ")
    assert ", friendly " in line
    give(match, 0, friendly=2)
    lay_dice(match, 0, "spot 1 1 1 1 1 1, friendly 1")
    choose(match, 0, "part:0:0", "trait:spot")
    assert match.lines(match.ply) == ["Ann lets the whole symbol of friendly die 1 be a spot."]
    choose(match, 0, "friendly", "trait:ear")
    assert match.lines(match.ply) == ["Ann uses a friendly token as half an ear."]
    choose(match, 0, "record")
    first, second = match.lines(match.ply)
    assert first.startswith("Ann records the ")
    assert first.endswith(": 7 spots, friendliness 7, and 2 point tokens for what is beyond five.")
    assert second == "Ann gains 3 spot tokens from the best pups."


@pytest.mark.rule("res-3")
@pytest.mark.rule("upg-3")
def test_research_in_the_log():
    match = breeding()
    pup = breed(match, 0, ear=1, bark=2)
    match.note(0, f"pup:{pup}", "JoJo")
    choose(match, 0, "pup:0", "study:0")
    assert match.lines(match.ply) == [
        "Ann completes level 1 of the study of barks and ears with JoJo.",
        "Ann gains 1 bark token from the best pups.",
    ]
    match = breeding()
    give(match, 0, ear=3)
    breed(match, 0)
    choose(match, 0, "upgrade:dice", "token:ear")
    assert match.lines(match.ply) == ["Ann buys a friendly die upgrade with 2 ear tokens."]


@pytest.mark.rule("adm-2")
@pytest.mark.rule("adm-3")
@pytest.mark.rule("adm-4")
def test_administration_in_the_log():
    match = breeding()
    breed(match, 0, spot=1)
    breed(match, 1, tail=1)
    breed(match, 2)
    assert match.table.generation == 1
    assert match.lines(match.ply)[1:] == [
        "Generation 1: Ann and Bob breed the friendliest pup, 2 points each.",
        "Cleo gets 1 friendly token.",
        "Generation 2 of 5 begins. Turn order: Ann, Bob and Cleo.",
    ]


@pytest.mark.rule("res-5")
def test_the_tokens_of_the_last_to_finish_are_told_too():
    """Whoever finishes last gains tokens like everybody else, though the next generation begins at once."""
    match = breeding()
    breed(match, 0)
    breed(match, 1)
    breed(match, 2, ear=2)
    assert match.table.generation == 1
    assert "Cleo gains 1 ear token from the best pups." in match.lines(match.ply)


@pytest.mark.rule("fin-6")
@pytest.mark.rule("fin-7")
def test_the_end_in_the_log():
    match = breeding()
    last_generation(match)
    reward(match, 1, 2)
    breed(match, 0)
    breed(match, 1)
    breed(match, 2, tail=1)
    assert match.over
    assert match.lines(match.ply)[1:] == [
        "Generation 5: Cleo breeds the friendliest pup, 5 points.",
        "Ann and Bob get 2 friendly tokens.",
        f"Cleo wins with {7 + friendly(match, 2) // 2} points.",
    ]
    match = breeding()
    last_generation(match)
    for seat in range(3):
        match.table.seat[seat].friendly = 0
    end_generation(match)
    assert match.lines(match.ply)[-1] == "Ann wins with 5 points, standing on space 1 of the supply track."


@pytest.mark.rule("sel-1")
def test_refusals_of_what_is_not_there():
    match = seated()
    for action in (-1, ACTIONS, 10**30):
        refused = refusal(match, 0, action)
        assert (str(refused), refused.rule) == ("There is no such choice.", "sel-1")
    for seat in (-1, 3, 99):
        refused = refusal(match, seat, 0)
        assert (str(refused), refused.rule) == ("There is no such seat at this table.", "sel-1")
    refused = refusal(match, 1, TAKE)
    assert (str(refused), refused.rule) == ("It is another player's turn.", "sel-1")
    refused = refusal(match, 0, ROLL)
    assert refused.rule == "sel-1"


@pytest.mark.rule("set-7")
@pytest.mark.rule("upg-5")
def test_a_refusal_while_first_studies_are_chosen_names_the_rule_of_set_up():
    match = sit_down(choosing=True)
    refused = refusal(match, 0, CLAIM)
    assert str(refused) == "Choose one of the studies on offer first."
    assert refused.rule in ("set-7", "upg-5")


@pytest.mark.rule("bre-8")
@pytest.mark.rule("res-3")
def test_refusals_of_breeding_and_research():
    match = breeding()
    refused = refusal(match, 0, RECORD)
    assert (str(refused), refused.rule) == ("Roll the dice for your pup first.", "bre-2")
    refused = refusal(match, 0, DONE)
    assert refused.rule == "bre-2"
    breed(match, 0, ear=1, bark=2)
    refused = refusal(match, 0, KEEP_STUDY)
    assert refused.rule == "res-3"
    choose(match, 0, "pup:0", "study:0")
    refused = refusal(match, 0, DONE)
    assert (str(refused), refused.rule) == ("You have finished; the others are not done yet.", "rul-16")


@pytest.mark.rule("rul-5")
def test_after_a_swap_card_refusals_ask_for_a_space_with_a_tile():
    match = seated()
    give(match, 0, science="2 swap_faceup, keep")
    choose(match, 0, "science:swap_faceup")
    others = (TAKE, DRAW, DONE, PLAY_SCIENCE + Science.SWAP_FACEUP, PLAY_SCIENCE + Science.KEEP)
    for refused in (refusal(match, 0, action) for action in others):
        words = "You have played a swap card: now take a supply space with a tile."
        assert (str(refused), refused.rule) == (words, "rul-5")
    refused = refusal(match, 0, CLAIM)
    words = "There is no tile to swap on that space: claim one that has a tile."
    assert (str(refused), refused.rule) == (words, "rul-5")


@pytest.mark.rule("rul-5")
def test_after_a_swap_card_refusals_ask_for_a_patron():
    match = breeding()
    give(match, 0, ear=3, science="swap_faceup, trade, mixed")
    breed(match, 0)
    choose(match, 0, "science:swap_faceup")
    told = ("You have played a swap card: now unlock a patron.", "rul-5")
    for action in (DONE, UPGRADE + Trait.EAR, PLAY_SCIENCE + Science.TRADE):
        refused = refusal(match, 0, action)
        assert (str(refused), refused.rule) == told
    choose(match, 0, "science:mixed")
    refused = refusal(match, 0, MIXED + Track.PUPS)
    assert (str(refused), refused.rule) == told


@pytest.mark.rule("sci-2")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_everything_said_in_a_whole_game_is_a_sentence_with_a_rule(seed):
    """Every choice and every refusal on the way of a random game names an existing rule."""
    rules = GAME.rulebook.rules
    random = Random(seed)
    match = GAME.start(3, seed=seed, options={"siblings": 1})
    steps = set()
    while not match.over:
        seat = random.choice(match.pending)
        steps.add(step(match, seat))
        for choice in match.choices(seat):
            assert choice.words[0].isupper()
            assert choice.words[-1] != "."
            assert choice.rule in rules
            assert choice.at
        assert len({choice.at for choice in match.choices(seat)}) == len(match.choices(seat))
        for action in random.sample(sorted(set(range(ACTIONS)) - set(match.legal(seat))), 6):
            refused = GAME.words.refuse(match.box, match.table, seat, action)
            assert refused.words.endswith(".")
            assert refused.rule in rules
        match.play(seat, random.choice(match.legal(seat)))
        for line in match.lines(match.ply, random.choice([0, 1, 2, None])):
            assert line.endswith(".")
            assert "{" not in line
    assert {"study", "select", "roll", "arrange"} <= steps


@pytest.mark.rule("sel-1")
def test_a_refused_move_raises_and_changes_nothing():
    match = seated()
    before = match.table.tobytes()
    with pytest.raises(reynard.IllegalMove):
        match.play(0, DONE)
    assert match.table.tobytes() == before
    assert match.ply == 3
