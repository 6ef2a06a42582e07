"""What the game says of refusals, and that everything it says is a sentence with a rule."""

from random import Random

import pytest

import reynard
from reynard.games.fox_experiment.actions import (
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
)
from reynard.games.fox_experiment.table import Science, Sex, Track, Trait

from .positions import GAME, breed, choose, refusal, sit_down, step
from .stashes import give
from .table_talk import about_to_roll, seated


@pytest.mark.rule("sel-1")
def test_refusals_of_what_is_not_there():
    match = seated()
    for action in (-1, ACTIONS, 10**30):
        refused = refusal(match, 0, action)
        assert (str(refused), refused.rule) == ("There is no such choice.", "sel-1")
    for seat in (-1, 3, 99):
        refused = refusal(match, seat, 0)
        assert (str(refused), refused.rule) == ("There is no such seat at this table.", "sel-1")
    refused = refusal(match, 1, TAKE(Sex.MALE, 0))
    assert (str(refused), refused.rule) == ("It is another player's turn.", "sel-1")
    refused = refusal(match, 0, ROLL())
    assert refused.rule == "sel-1"


@pytest.mark.rule("set-7")
@pytest.mark.rule("upg-5")
def test_a_refusal_while_first_studies_are_chosen_names_the_rule_of_set_up():
    match = sit_down(choosing=True)
    refused = refusal(match, 0, CLAIM(0))
    assert str(refused) == "Choose one of the studies on offer first."
    assert refused.rule in ("set-7", "upg-5")


@pytest.mark.rule("bre-8")
@pytest.mark.rule("res-3")
def test_refusals_of_breeding_and_research():
    match = about_to_roll()
    refused = refusal(match, 0, RECORD())
    assert (str(refused), refused.rule) == ("Roll the dice for your pup first.", "bre-2")
    refused = refusal(match, 0, DONE())
    assert refused.rule == "bre-2"
    breed(match, 0, ear=1, bark=2)
    refused = refusal(match, 0, KEEP_STUDY(0))
    assert refused.rule == "res-3"
    choose(match, 0, "pup:0", "study:0")
    refused = refusal(match, 0, DONE())
    assert (str(refused), refused.rule) == ("You have finished; the others are not done yet.", "rul-16")


@pytest.mark.rule("rul-5")
def test_after_a_swap_card_refusals_ask_for_a_space_with_a_tile():
    match = seated()
    give(match, 0, science="swap_faceup, keep")
    choose(match, 0, "science:swap_faceup")
    others = (
        TAKE(Sex.MALE, 0),
        DRAW(Sex.MALE),
        DONE(),
        PLAY_SCIENCE(Science.KEEP),
    )
    for refused in (refusal(match, 0, action) for action in others):
        words = "You have played a swap card: now take a supply space with a tile."
        assert (str(refused), refused.rule) == (words, "rul-5")
    refused = refusal(match, 0, CLAIM(0))
    words = "There is no tile to swap on that space: take one that has a tile."
    assert (str(refused), refused.rule) == (words, "rul-5")


@pytest.mark.rule("rul-5")
def test_after_a_swap_card_refusals_ask_for_a_patron():
    match = about_to_roll()
    give(match, 0, ear=3, science="swap_faceup, keep, mixed")
    breed(match, 0)
    choose(match, 0, "science:swap_faceup")
    told = ("You have played a swap card: now buy a patron upgrade.", "rul-5")
    for action in (DONE(), UPGRADE(Track.PUPS, Trait.EAR), PLAY_SCIENCE(Science.KEEP)):
        refused = refusal(match, 0, action)
        assert (str(refused), refused.rule) == told
    choose(match, 0, "science:mixed")
    refused = refusal(match, 0, MIXED(Track.PUPS))
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
        match.play(0, DONE())
    assert match.table.tobytes() == before
    assert match.ply == 3
