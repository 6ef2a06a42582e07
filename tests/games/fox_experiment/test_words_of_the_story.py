"""Headlines of decisions, pages of generations, marks of moves, and what every choice gives."""

from itertools import combinations
from random import Random

import pytest

from reynard.games.fox_experiment.actions import BEST, RECORD, TAKE
from reynard.games.fox_experiment.words.chapters import chapter
from reynard.games.fox_experiment.words.headline import headline
from reynard.games.fox_experiment.words.names import study_words
from reynard.games.fox_experiment.words.traces import traces

from .board import lay_tile, pair, row_of
from .positions import (
    GAME,
    breed,
    breeding,
    choose,
    end_generation,
    go_to_breeding,
    lay_dice,
    leave,
    offered,
    roll,
    sit_down,
)
from .stashes import give, hold_studies, strip, study_of, unlock


def asked(match, seat=0):
    return headline(match.box, match.table, seat)


def told(match):
    return chapter(match.box, match.tables[-2], match.table)


@pytest.mark.rule("sel-1")
def test_the_headline_of_selection_says_what_is_missing_and_how_many_turns_are_left():
    match = sit_down(3)
    assert asked(match) == "Choose a father, a mother and a supply space: three turns left"
    assert asked(match, 1) == ""
    for seat in range(3):
        choose(match, seat, f"kennel:male:{seat}")
    assert asked(match) == "Choose a mother and a supply space: two turns left"
    for seat in range(3):
        choose(match, seat, f"kennel:female:{seat}")
    assert asked(match) == "Choose a supply space: your last turn"


@pytest.mark.rule("bre-8")
def test_the_headline_of_a_pup_says_what_can_still_help():
    match = breeding(3)
    unlock(match, 0, pups="tail")
    assert asked(match) == "Pup 1 of 2: roll both parents' dice and your friendly die"
    give(match, 0, friendly=1)
    roll(match, 0, "tail ½, friendly ½½", sex="female")
    assert asked(match) == "Pup 1 of 2, a female: place 2 friendly symbols, then record it; 1 friendly token can help"
    choose(match, 0, "part:0:0", "trait:tail")
    choose(match, 0, "part:0:1", "trait:ear")
    choose(match, 0, "friendly", "trait:ear")
    assert asked(match) == "Pup 1 of 2, a female: record it"


@pytest.mark.rule("upg-1")
def test_finishing_is_guarded_as_long_as_an_upgrade_can_be_paid_for():
    match = breeding(3)
    give(match, 0, ear=2, science="keep")
    breed(match, 0)
    done = next(choice for choice in match.choices(0) if choice.at == ("done",))
    assert (done.words, done.guarded) == ("Finish research", True)
    assert asked(match) == "Buy upgrades with tokens of one trait, or keep them and finish your research"
    strip(match, 0)
    give(match, 0, science="keep")
    done = next(choice for choice in match.choices(0) if choice.at == ("done",))
    assert not done.guarded
    assert asked(match) == "Play a science card, or finish your research"


@pytest.mark.rule("bre-8")
def test_recording_is_guarded_as_long_as_the_dice_alone_would_do_better():
    match = breeding(3)
    roll(match, 0, "tail ½, friendly ½")
    record = {choice.id: choice for choice in match.choices(0)}[RECORD()]
    assert record.guarded
    choose(match, 0, "best:0")
    record = {choice.id: choice for choice in match.choices(0)}[RECORD()]
    assert not record.guarded


@pytest.mark.rule("bre-8")
def test_the_best_arrangement_says_what_the_pup_would_be():
    match = breeding(3)
    hold_studies(match, 0, (study_of(match, bark=5, ear=3), 0))
    give(match, 0, friendly=3)
    roll(match, 0, "ear ½, bark 1 1")
    best = {choice.id: choice for choice in match.choices(0)}
    assert BEST(0) not in best
    assert best[BEST(1)].words == "Take the best arrangement with 1 friendly token"
    level = "level 1 of the bark study with ears"
    assert best[BEST(1)].gives == f"1 ear and 2 barks: friendliness 3, enough for {level}"
    assert best[BEST(1)].facts["symbols"] == [0, 1, 2, 0]
    assert BEST(2) not in best  # a second token alone is half a symbol and no more
    assert BEST(3) in best
    choose(match, 0, "best:1")
    assert ("best:1",) not in offered(match, 0)


@pytest.mark.rule("bre-8")
def test_the_best_arrangement_lifts_what_was_placed_badly():
    match = breeding(3)
    roll(match, 0, "tail ½, friendly ½")
    choose(match, 0, "part:0:0", "trait:spot")
    choose(match, 0, "best:0")
    assert match.view(0)["seats"][0]["roll"]["symbols"]["tail"] == 1


@pytest.mark.rule("bre-8")
@pytest.mark.rule("bre-7")
@pytest.mark.parametrize(("seats", "games"), [(1, 3), (2, 3), (3, 2), (6, 1)])
def test_all_through_random_games_every_choice_says_what_it_gives_and_best_takes_the_tokens_it_names(seats, games):
    for seed in range(games):
        match, chance = GAME.start(seats, seed=seed, options={"siblings": 1}), Random(seed)
        while not match.over:
            seat = chance.choice(match.pending)
            choices = match.choices(seat)
            assert asked(match, seat)
            assert not [choice.words for choice in choices if not choice.gives]
            best = [choice.id for choice in choices if choice.id in BEST]
            move = chance.choice(best) if best and chance.random() < 0.5 else chance.choice(choices).id
            symbols = match.view(seat)["seats"][seat]["roll"]
            match.play(seat, move)
            if move in BEST:
                own = match.view(seat)["seats"][seat]["roll"]
                assert sum(own["helping"].values()) == BEST.part(move)
                assert own["symbols"] != symbols["symbols"]


@pytest.mark.rule("res-2")
def test_no_two_studies_differ_only_by_the_order_of_words():
    box = GAME.standard_box
    names = [sorted(study_words(box, study).split()) for study in range(int(box.record.studies))]
    assert all(one != other for one, other in combinations(names, 2))


@pytest.mark.rule("set-8")
def test_a_single_study_is_no_choice():
    match = GAME.start(3, seed=1, options={"first_game": 1})
    assert match.table.begun
    assert all(own.studies == 1 for own in match.table.seat[:3])
    assert next(choice.rule for choice in match.choices(match.pending[0])) == "sel-2"
    assert match.log()[-1] == "Generation 1: Selection begins."


@pytest.mark.rule("adm-2")
def test_the_page_of_a_generation():
    match = breeding(3)
    named = []
    for seat, symbols in enumerate(({"tail": 3}, {"ear": 1}, {})):
        assert told(match) is None
        fox = breed(match, seat, **symbols)
        match.note(seat, f"pup:{fox}", f"Pup {seat}")
        if seat < 2:
            leave(match, seat)
        named.append(fox)
    page = told(match)
    lines = match.call_by_name(page.lines)
    assert page.title == "The end of generation 1 of 5"
    assert lines[:2] == [
        "Player 1 bred the friendliest pup, Pup 0 (friendliness 3): 2 points.",
        "Player 2 and Player 3 get 1 friendly token each.",
    ]
    pups = [(fox["owner"], fox["id"], fox["friendliness"]) for fox in match.view()["newcomers"]]
    assert pups == list(zip(range(3), named, (3, 1, 0), strict=True))
    assert lines[-1].startswith("Turn order of generation 2: ")


@pytest.mark.rule("bre-2")
@pytest.mark.rule("res-4")
@pytest.mark.rule("upg-4")
def test_the_page_of_a_generation_tells_its_dice_levels_and_upgrades_and_no_earlier_ones():
    match = breeding(3)
    pair(match, 0, "Boris", "Jacquelin")
    give(match, 0, tail=4)
    hold_studies(match, 0, (study_of(match, bark=5, ear=3), 0))
    choose(match, 0, "roll")
    lay_dice(match, 0, "ear 1 1, bark 1 1 1, friendly ½")
    choose(match, 0, "record")
    choose(match, 0, "pup:0", "study:0")
    choose(match, 0, "upgrade:pups", "token:tail")
    end_generation(match)
    ann, *others = match.view()["seats"]
    assert ann["gained"] == {"levels": [{"level": 1, "points": 2}], "upgrades": ["pups"]}
    assert all(other["gained"] == {"levels": [], "upgrades": []} for other in others)
    pup = next(fox for fox in match.view()["newcomers"] if fox["owner"] == 0)
    assert pup["rolled"] == {"ear": 2, "bark": 3, "friendly": 1}
    assert pup["rolled_words"] == "Rolled with 2 ear dice, 3 bark dice and 1 friendly die"
    go_to_breeding(match)
    end_generation(match)
    assert match.view()["seats"][0]["gained"] == {"levels": [], "upgrades": []}


@pytest.mark.rule("adm-5")
@pytest.mark.rule("rul-2")
def test_foxes_that_leave_because_a_row_is_full_are_told():
    match = breeding(6)
    for seat in range(6):
        unlock(match, seat, pups="tail")
    sent = [breed(match, seat, "male", tail=1 + (seat > 0)) for seat in range(6) for _ in range(2)]
    for seat in list(match.pending):
        leave(match, seat)
    assert not set(sent[:2]) & set(row_of(match, "male"))
    leaving = [line for line in match.log() if line.startswith("More than 8 male foxes: the least friendly leave, ")]
    assert len(leaving) == 1


@pytest.mark.rule("adm-1")
@pytest.mark.rule("bre-11")
def test_the_fox_that_leaves_is_named_with_all_its_symbols():
    match = breeding(6)
    zelda = breed(match, 0, "male", tail=6)
    match.note(0, f"pup:{zelda}", "Zelda")
    for seat in range(1, 5):
        unlock(match, seat, pups="tail")
        breed(match, seat, "male", tail=7)
        breed(match, seat, "male", tail=7)
    breed(match, 5, "female")
    end_generation(match)
    assert "More than 8 male foxes: the least friendly leaves, Zelda (6)." in match.log()


@pytest.mark.rule("sel-2")
@pytest.mark.rule("two-6")
def test_a_move_leaves_its_mark_where_something_was_taken():
    match = sit_down(3)
    choose(match, 0, "kennel:male:2")
    assert traces(match.box, match.tables[-2], 0, TAKE(0, 2), match.table) == ("kennel:male:2", "seat:0")
    match = sit_down(2)
    for seat, item in ((0, "space:1"), (1, "kennel:male:0")):
        choose(match, seat, item)
        while match.table.seat[seat].wilds:
            choose(match, seat, "token:tail")
    marks = traces(match.box, match.tables[-2], 1, TAKE(0, 0), match.table)
    taken = {place["ref"] for row in ("males", "females") for place in match.view()[row]["foxes"] if place["claimed"]}
    taken |= {space["ref"] for space in match.view()["track"] if space["holder"] == 2}
    assert len(taken) == 2
    assert set(marks) == {"kennel:male:0", "seat:1"} | taken


@pytest.mark.rule("two-2")
@pytest.mark.rule("two-5")
def test_the_opponent_says_how_its_next_turn_goes_as_long_as_it_has_one():
    match = sit_down(2)
    now = match.view()["automa"]
    assert now["next_words"] == "On its next turn it turns over a card that names two of these kinds, and takes:"
    assert now["wishes"]
    go_to_breeding(match)
    then = match.view()["automa"]
    assert (then["next_words"], then["wishes"]) == ("", [])


@pytest.mark.rule("two-4")
@pytest.mark.parametrize("seats", [1, 2])
def test_the_opponent_is_introduced_and_says_what_it_would_take(seats):
    for seed in range(8):
        match = GAME.start(seats, seed=seed, options={"first_game": 1})
        before = match.view()["automa"]
        assert before["introduction"].startswith("The Institute is ")
        wishes = {wish["ref"] for wish in before["wishes"]}
        assert [wish["ref"].partition(":")[0] for wish in before["wishes"]] == ["kennel", "kennel", "space"]
        for _ in range(seats):  # what is drawn from decks leaves everything for the Institute as it is
            choose(match, match.pending[0], "deck:male")
        took = {
            place["ref"] for row in ("males", "females") for place in match.view()[row]["foxes"] if place["claimed"]
        }
        arrows = {before["arrow"], match.view()["automa"]["arrow"]}
        if len(arrows) == 1:
            assert took <= wishes


@pytest.mark.rule("sci-4")
def test_equal_tiles_of_the_discards_can_all_be_pointed_at():
    match = sit_down(3)
    give(match, 0, science="swap_discard")
    equal = [lay_tile(match, "discard", "friendly friendly") for _ in range(2)]
    choose(match, 0, "science:swap_discard")
    choose(match, 0, "space:1")
    swap = [choice for choice in match.choices(0) if choice.at[0] in {f"discard:{tile}" for tile in equal}]
    assert len(swap) == 1
    assert set(swap[0].also) | set(swap[0].at) >= {f"discard:{tile}" for tile in equal}
