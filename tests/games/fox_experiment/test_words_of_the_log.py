"""What the game says in the log, from the opening to the end."""

import pytest

from .board import lay_row, pair, reward
from .positions import breed, choose, end_generation, last_generation, lay_dice, own_box, sit_down
from .stashes import friendly, give, study_of, unlock
from .table_talk import NAMES, about_to_roll, seated


@pytest.mark.rule("sel-1")
def test_selection_in_the_log():
    match = seated()
    assert match.lines(0) == ["Turn order: Ann, Bob and Cleo."]
    assert match.lines(3)[-1] == "Generation 1: Selection begins."
    lay_row(match, "male", "Julsbar", "Boris", "Misha", "Umka")
    choose(match, 0, "kennel:male:0")
    assert match.lines(match.ply) == ["Ann takes Julsbar (1 ear die and 1 spot die) as father."]
    choose(match, 1, "space:0")
    assert match.lines(match.ply) == ["Bob takes supply space 1."]
    choose(match, 2, "deck:female")
    (line,) = match.lines(match.ply)
    assert line.startswith("Cleo draws a female fox: ")


@pytest.mark.rule("sel-5")
def test_a_claim_of_a_space_with_print_but_no_tile():
    match = sit_down(box=own_box(("printed_1_to_4 = [[]", 'printed_1_to_4 = [["friendly"]')))
    choose(match, 0, "space:0")
    assert match.lines(match.ply) == ["Player 1 takes supply space 1 and gets a friendly token."]


@pytest.mark.rule("set-8")
def test_the_opening_of_a_first_game():
    match = seated(first_game=1)
    assert match.log()[0] == "Turn order: Ann, Bob and Cleo."
    for name in NAMES:
        assert sum(f"{name} is dealt the " in line and " study with " in line for line in match.log()) == 1


@pytest.mark.rule("set-7")
def test_the_studies_put_back_are_told_to_nobody():
    match = sit_down(choosing=True)
    match.names = list(NAMES)
    match.table.seat[1].offer[:3] = [study_of(match, bark=5, ear=3), study_of(match, tail=5, spot=3), 20]
    choose(match, 1, "offer:0")
    for viewer in (0, 1, 2, None):
        assert match.lines(1, viewer) == ["Bob keeps the bark study with ears."]


@pytest.mark.rule("bre-9")
@pytest.mark.rule("bre-11")
def test_breeding_in_the_log():
    match = about_to_roll()
    pair(match, 0, "Ugolyok", "Belka")
    choose(match, 0, "roll")
    (line,) = match.lines(match.ply)
    assert line.startswith("Ann rolls for pup 1: spot ")
    assert ", friendly " in line
    give(match, 0, friendly=2)
    lay_dice(match, 0, "spot 1 1 1 1 1 1, friendly 1")
    choose(match, 0, "part:0:0", "trait:spot")
    assert match.lines(match.ply) == ["Ann uses the whole symbol on friendly die 1 for spots."]
    choose(match, 0, "friendly", "trait:ear")
    assert match.lines(match.ply) == ["Ann uses a friendly token for ears."]
    choose(match, 0, "record")
    first, second = match.lines(match.ply)
    assert first.startswith("Ann records the ")
    assert first.endswith(": 7 spots, friendliness 7; 2 points for what its tracks have no room for.")
    assert second == "Ann gains 3 spot tokens from this generation's pups."


@pytest.mark.rule("res-3")
@pytest.mark.rule("upg-3")
def test_research_in_the_log():
    match = about_to_roll()
    pup = breed(match, 0, ear=1, bark=2)
    match.note(0, f"pup:{pup}", "JoJo")
    choose(match, 0, "pup:0", "study:0")
    assert match.lines(match.ply) == [
        "Ann lets JoJo complete level 1 of the bark study with ears: 2 points.",
        "Ann gains 1 bark token from this generation's pups.",
    ]
    match = about_to_roll()
    give(match, 0, ear=3)
    breed(match, 0)
    choose(match, 0, "upgrade:dice", "token:ear")
    assert match.lines(match.ply) == ["Ann buys a friendly die upgrade with 2 ear tokens."]


@pytest.mark.rule("adm-2")
@pytest.mark.rule("adm-3")
@pytest.mark.rule("adm-4")
def test_administration_in_the_log():
    match = about_to_roll()
    for seat, (name, symbols) in enumerate((("Ada", {"spot": 1}), ("Bo", {"tail": 1}), ("Cy", {}))):
        pup = breed(match, seat, **symbols)
        match.note(seat, f"pup:{pup}", name)
    assert match.table.generation == 1
    assert match.lines(match.ply)[1:] == [
        "Generation 1: Ann and Bob bred the friendliest pups, Ada and Bo (friendliness 1): 2 points each.",
        "Cleo gets 1 friendly token.",
        "Generation 2 of 5 begins. Turn order: Ann, Bob and Cleo.",
    ]


@pytest.mark.rule("sci-12")
def test_a_pup_that_was_kept_is_not_the_friendliest_in_the_log():
    match = about_to_roll()
    unlock(match, 0, pups="ear")
    give(match, 0, science="keep")
    for name, symbols in (("Ada", {"spot": 4}), ("Bo", {"tail": 2})):
        pup = breed(match, 0, sex="male", **symbols)
        match.note(0, f"pup:{pup}", name)
    choose(match, 0, "science:keep")
    choose(match, 0, "pup:0")
    end_generation(match)
    assert "Generation 1: Ann bred the friendliest pup, Bo (friendliness 2): 2 points." in match.log()


@pytest.mark.rule("upg-8")
def test_the_stars_of_an_upgrade_in_the_log():
    match = about_to_roll()
    unlock(match, 0, studies="ear")
    give(match, 0, ear=3)
    breed(match, 0)
    choose(match, 0, "upgrade:studies", "token:ear")
    assert match.lines(match.ply)[0] == "Ann buys a study upgrade with 3 ear tokens: 3 points."


@pytest.mark.rule("res-5")
def test_the_tokens_of_the_last_to_finish_are_told_too():
    """Whoever finishes last gains tokens like everybody else, though the next generation begins at once."""
    match = about_to_roll()
    breed(match, 0)
    breed(match, 1)
    breed(match, 2, ear=2)
    assert match.table.generation == 1
    assert "Cleo gains 1 ear token from this generation's pups." in match.lines(match.ply)


@pytest.mark.rule("fin-6")
@pytest.mark.rule("fin-7")
def test_the_end_in_the_log():
    match = about_to_roll()
    last_generation(match)
    reward(match, 1, 2)
    breed(match, 0)
    breed(match, 1)
    pup = breed(match, 2, tail=1)
    match.note(2, f"pup:{pup}", "Zelda")
    assert match.over
    tokens = [friendly(match, seat) // 2 for seat in range(3)]
    assert match.lines(match.ply)[1:] == [
        "Generation 5: Cleo bred the friendliest pup, Zelda (friendliness 1): 5 points.",
        "Ann and Bob get 2 friendly tokens each.",
        f"Ann: {tokens[0]} point ({tokens[0]} for leftover tokens).",
        f"Bob: {tokens[1]} point ({tokens[1]} for leftover tokens).",
        f"Cleo: {7 + tokens[2]} points (7 for friendliness, {tokens[2]} for leftover tokens).",
        f"Cleo wins with {7 + tokens[2]} points.",
    ]
    match = about_to_roll()
    last_generation(match)
    for seat in range(3):
        match.table.seat[seat].friendly = 0
    end_generation(match)
    tie = "Ann, Bob and Cleo tie. Ann is nearest to the start of the supply track and wins."
    assert match.lines(match.ply)[-1] == tie
