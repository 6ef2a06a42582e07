"""The box: an owner may correct any number in it, but no number that breaks the game."""

from random import Random

import pytest

import reynard
from reynard.core.box import Box
from reynard.games.fox_experiment.actions import SPEND
from reynard.games.fox_experiment.table import DICE, MOST_HELPING, SEATS, Trait

from ..playing import play_out
from .board import dice_of
from .positions import (
    GAME,
    arranged,
    breed,
    changed_text,
    choose,
    go_to_breeding,
    leave,
    offered,
    own_box,
    roll,
    sheet,
    sit_down,
    step,
)
from .stashes import friendly, give, hold_studies, points, tokens, unlock

FACES = "[[0, 1], [0, 1], [0, 1], [1, 0], [0, 2], [1, 1]]"
TRACK = 'track = ["square", "circle", "square", "circle", "circle"]'
FIRST_STUDY = "[{ tail = 2, ear = 1 }, { tail = 3, ear = 2 }, { tail = 5, ear = 3 }],\n  [{ tail = 2, bark"
AUTOMA_STUDY = '{ priority = ["tail", "ear"], levels ='
ALISA = 'name = "Alisa"\nsex = "female"\ndice = { tail = 1 }'
PRINTED = 'printed_1_to_4 = [[], [], ["friendly"], ["science"], ["friendly", "science"]]'


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        pytest.param(
            f"trait = {FACES}",
            f"trait = {FACES.replace(', [1, 1]]', ']')}",
            "dice.trait must be 6 faces [whole, half], whole 0 or 1, at most 2 symbols together; found",
            marks=pytest.mark.rule("bre-3"),
        ),
        pytest.param(
            f"friendly = {FACES}",
            f"friendly = {FACES.replace('[1, 1]', '[1, 2]')}",
            "dice.friendly must be 6 faces [whole, half], whole 0 or 1, at most 2 symbols together; found",
            marks=pytest.mark.rule("bre-3"),
        ),
        pytest.param(
            f"friendly = {FACES}",
            f"friendly = {FACES.replace('[1, 1]', '[2, 0]')}",
            "dice.friendly must be 6 faces",
            marks=pytest.mark.rule("bre-3"),
        ),
        pytest.param(
            f"friendly = {FACES}",
            f"friendly = {FACES.replace('[1, 1]', '[1.0, 1]')}",
            "dice.friendly must be 6 faces",
            marks=pytest.mark.rule("bre-3"),
        ),
        pytest.param(
            TRACK,
            TRACK.replace(', "circle"]', "]"),
            'fox_card.track must be a list of 5 marks, each "square" or "circle"; found',
            marks=pytest.mark.rule("bre-10"),
        ),
        pytest.param(
            TRACK,
            TRACK.replace('"circle"]', '"star"]'),
            'fox_card.track must be a list of 5 marks, each "square" or "circle"; found',
            marks=pytest.mark.rule("bre-10"),
        ),
        pytest.param(
            TRACK,
            TRACK.replace('"circle"]', '"square"]'),
            "fox_card.track must be a list with at most two squares; found",
            marks=pytest.mark.rule("bre-10"),
        ),
        pytest.param(
            "blanks_of_each_sex = 6",
            "blanks_of_each_sex = 5",
            "fox_card.blanks_of_each_sex must be a whole number from 6 to 60; found 5",
            marks=pytest.mark.rule("set-4"),
        ),
        pytest.param(
            "study_levels = [2, 5, 10]",
            "study_levels = [2, 5]",
            "points.study_levels must be a list of 3 whole numbers from 0 to 99; found [2, 5]",
            marks=pytest.mark.rule("res-2"),
        ),
        pytest.param(
            "friendliest = [2, 2, 3, 3, 5]",
            "friendliest = [2, 2, 3, 3, 100]",
            "points.friendliest must be a list of 5 whole numbers from 0 to 99",
            marks=pytest.mark.rule("adm-2"),
        ),
        pytest.param(
            "point_token = 1",
            "point_token = -1",
            "points.point_token must be a whole number from 0 to 99; found -1",
            marks=pytest.mark.rule("fin-5"),
        ),
        pytest.param(
            "tokens_for_a_point = 2",
            "tokens_for_a_point = 0",
            "points.tokens_for_a_point must be a whole number from 1 to 99; found 0",
            marks=pytest.mark.rule("fin-5"),
        ),
        pytest.param(
            "science_card = 1",
            "sience_card = 1",
            "points.sience_card is not a key of this table; expected: source, study_levels",
            marks=pytest.mark.rule("fin-5"),
        ),
        pytest.param(
            "consolation = [1, 1, 2, 2, 2]",
            "consolation = [1, 1, 2, 2]",
            "table.consolation must be a list of 5 whole numbers from 0 to 99; found [1, 1, 2, 2]",
            marks=pytest.mark.rule("adm-4"),
        ),
        pytest.param(
            "start_friendly = [0, 1, 2, 3, 3, 4]",
            "start_friendly = [0, 1, 2, 3]",
            "table.start_friendly must be a list of 6 whole numbers from 0 to 99; found [0, 1, 2, 3]",
            marks=pytest.mark.rule("set-6"),
        ),
        pytest.param(
            "kennel_limit = 8",
            "kennel_limit = 9",
            "table.kennel_limit must be a whole number from 7 to 8; found 9",
            marks=pytest.mark.rule("adm-5"),
        ),
        pytest.param(
            "pups_at_start = 1",
            "pups_at_start = 0",
            "table.pups_at_start must be a whole number from 1 to 3; found 0",
            marks=pytest.mark.rule("upg-4"),
        ),
        pytest.param(
            "friendly_dice_at_start = 1",
            "friendly_dice_at_start = 2",
            "mat.dice.cost must be a list of at most 2 whole numbers from 1 to 99; found [2, 3, 4]",
            marks=pytest.mark.rule("upg-6"),
        ),
        pytest.param(
            "patron_science = 1",
            "patron_science = true",
            "table.patron_science must be a whole number from 0 to 9; found True",
            marks=pytest.mark.rule("upg-7"),
        ),
        pytest.param(
            "siblings_penalty = 2\n",
            "",
            "table.siblings_penalty must be a whole number from 0 to 9; it is missing",
            marks=pytest.mark.rule("res-6"),
        ),
        pytest.param(
            "pups = { cost = [2, 3], stars = [0, 2] }",
            "pups = { cost = [2, 3, 4], stars = [0, 2, 2] }",
            "mat.pups.cost must be a list of at most 2 whole numbers from 1 to 99; found [2, 3, 4]",
            marks=pytest.mark.rule("upg-4"),
        ),
        pytest.param(
            "pups = { cost = [2, 3], stars = [0, 2] }",
            "pups = { cost = [2, 0], stars = [0, 2] }",
            "mat.pups.cost must be a list of 2 whole numbers from 1 to 99; found [2, 0]",
            marks=pytest.mark.rule("upg-3"),
        ),
        pytest.param(
            "pups = { cost = [2, 3], stars = [0, 2] }",
            "pups = { cost = [2, 3], stars = [0] }",
            "mat.pups.stars must be a list of 2 whole numbers from 0 to 99; found [0]",
            marks=pytest.mark.rule("upg-8"),
        ),
        pytest.param(
            '["tail", "ear"],\n  ["tail", "bark"],',
            '["tail", "nose"],\n  ["tail", "bark"],',
            "supply.tiles must be 10 to 32 lists of at most nine of these words: tail, ear, bark, spot, wild, friendly",
            marks=pytest.mark.rule("sel-6"),
        ),
        pytest.param(
            PRINTED,
            PRINTED.replace("[[], ", "["),
            "supply.printed_1_to_4 must be 5 lists of at most nine of these words",
            marks=pytest.mark.rule("set-1"),
        ),
        pytest.param(
            "change = 3",
            "change = 10",
            "science.change must be a whole number from 0 to 9; found 10",
            marks=pytest.mark.rule("sci-7"),
        ),
        pytest.param(
            '["tokens_tail", "vertical"]',
            '["tokens_tail", "diagonal"]',
            "patrons.cards must be 4 to 12 lists of at most nine of these words: tokens_tail",
            marks=pytest.mark.rule("set-3"),
        ),
        pytest.param(
            '["tokens_tail", "vertical"]',
            '["tokens_tail"]',
            "patrons.cards must be a list of cards, each with two goals, side A and side B; found",
            marks=pytest.mark.rule("set-3"),
        ),
        pytest.param(
            "last_pups = 3",
            'last_pups = "three"',
            "patrons.points.last_pups must be a whole number from 0 to 99; found 'three'",
            marks=pytest.mark.rule("pat-7"),
        ),
        pytest.param(
            FIRST_STUDY,
            FIRST_STUDY.replace("{ tail = 5, ear = 3 }", "{ tail = 6, ear = 3 }"),
            "studies.cards[0][2].tail must be a whole number from 1 to 5; found 6",
            marks=pytest.mark.rule("res-2"),
        ),
        pytest.param(
            FIRST_STUDY,
            FIRST_STUDY.replace("{ tail = 5, ear = 3 }", "{}"),
            "studies.cards[0][2] must ask for at least one trait; found {}",
            marks=pytest.mark.rule("res-2"),
        ),
        pytest.param(
            FIRST_STUDY,
            FIRST_STUDY.replace("{ tail = 5, ear = 3 }", "{ tail = 5, nose = 3 }"),
            "studies.cards[0][2].nose is not a key of this table; expected: tail, ear, bark, spot",
            marks=pytest.mark.rule("res-2"),
        ),
        pytest.param(
            FIRST_STUDY,
            FIRST_STUDY.replace(", { tail = 5, ear = 3 }", ""),
            "studies.cards[0] must be a list of 3 levels; found",
            marks=pytest.mark.rule("res-2"),
        ),
        pytest.param(
            AUTOMA_STUDY,
            AUTOMA_STUDY.replace('"ear"', '"nose"'),
            "automa_studies.cards[0].priority must be a list of two traits; found ['tail', 'nose']",
            marks=pytest.mark.rule("two-4"),
        ),
        pytest.param(
            '{ items = ["male", "female"], arrow = "left" }',
            '{ items = ["male", "male"], arrow = "left" }',
            "automa_selection.cards[0].items must be a list of two different items of male, female, supply; found",
            marks=pytest.mark.rule("two-2"),
        ),
        pytest.param(
            '{ items = ["male", "female"], arrow = "left" }',
            '{ items = ["male", "female"], arrow = "up" }',
            "automa_selection.cards[0].arrow must be one of left, right; found 'up'",
            marks=pytest.mark.rule("two-5"),
        ),
        pytest.param(
            "most_dice_of_a_trait = 2",
            "most_dice_of_a_trait = 3",
            "automa.most_dice_of_a_trait must be a whole number from 0 to 2; found 3",
            marks=pytest.mark.rule("two-8"),
        ),
        pytest.param(
            "friendly_on_first_study = 1",
            "friendly_on_first_study = 3",
            "automa.friendly_on_first_study must be a whole number from 0 to 2; found 3",
            marks=pytest.mark.rule("solo-1"),
        ),
        pytest.param(
            ALISA,
            ALISA.replace("tail = 1", "tail = 3"),
            "parent[0].dice.tail must be a whole number from 0 to 2; found 3",
            marks=pytest.mark.rule("set-2"),
        ),
        pytest.param(
            ALISA,
            ALISA.replace('"female"', '"vixen"'),
            "parent[0].sex must be one of male, female; found 'vixen'",
            marks=pytest.mark.rule("set-2"),
        ),
        pytest.param(
            ALISA,
            ALISA.replace('"Alisa"', '" "'),
            "parent[0].name must be a text that is not empty; found ' '",
            marks=pytest.mark.rule("set-2"),
        ),
        pytest.param(
            ALISA,
            ALISA.replace("dice = { tail = 1 }", "dice = 1"),
            "parent[0].dice must be a table, written [parent[0].dice]; found 1",
            marks=pytest.mark.rule("set-2"),
        ),
        pytest.param(
            '["tail", "ear"],\n  ["tail", "bark"],',
            '["tail", ["ear"]],\n  ["tail", "bark"],',
            "supply.tiles must be 10 to 32 lists of at most nine of these words: tail, ear, bark, spot, wild, friendly",
            marks=pytest.mark.rule("sel-6"),
        ),
        pytest.param(
            '["tokens_tail", "vertical"]',
            '["tokens_tail", { vertical = 1 }]',
            "patrons.cards must be 4 to 12 lists of at most nine of these words: tokens_tail",
            marks=pytest.mark.rule("set-3"),
        ),
        pytest.param(
            AUTOMA_STUDY,
            AUTOMA_STUDY.replace('"ear"', '["ear"]'),
            "automa_studies.cards[0].priority must be a list of two traits; found ['tail', ['ear']]",
            marks=pytest.mark.rule("two-4"),
        ),
        pytest.param(
            '{ items = ["male", "female"], arrow = "left" }',
            '{ items = ["male", ["female"]], arrow = "left" }',
            "automa_selection.cards[0].items must be a list of two different items of male, female, supply; found",
            marks=pytest.mark.rule("two-2"),
        ),
        pytest.param("[dice]", "[dise]", "dise is not a key of this table", marks=pytest.mark.rule("bre-3")),
        pytest.param("kennel_limit = 8", "kennel_limit", "this is not valid TOML", marks=pytest.mark.rule("adm-5")),
    ],
)
def test_a_wrong_box_is_refused_with_file_key_and_expectation(old, new, complaint):
    with pytest.raises(reynard.BadBox) as refused:
        own_box((old, new))
    assert str(refused.value).startswith(f"my-box.toml: {complaint}")


@pytest.mark.rule("set-2")
def test_too_few_foxes_of_a_sex_are_refused():
    text = GAME.standard_box.text
    for name in ("Alisa", "Zorka", "Kisa", "Belka", "Jacquelin", "Mechta", "Pushinka", "Snezhana", "Jasmine", "Nadya"):
        text = text.replace(f'name = "{name}"\nsex = "female"', f'name = "{name}"\nsex = "male"')
    with pytest.raises(reynard.BadBox) as refused:
        GAME.read_box(text, "my-box.toml")
    assert str(refused.value).startswith("my-box.toml: parent must list 8 to 24 ")


@pytest.mark.rule("set-7")
def test_too_few_studies_are_refused():
    text = GAME.standard_box.text
    cards = text[text.index("cards = [\n  [{ tail") : text.index("\n[automa_studies]")]
    first = cards.splitlines()[1]
    with pytest.raises(reynard.BadBox) as refused:
        own_box((cards, "cards = [\n" + f"{first}\n" * 17 + "]\n"))
    assert str(refused.value).startswith("my-box.toml: studies.cards must be 18 to 32 cards of 3 levels; found")


@pytest.mark.rule("two-2")
def test_selection_cards_must_show_everything_twice():
    changes = [
        (
            f'{{ items = ["{sex}", "supply"], arrow = "{arrow}" }}',
            f'{{ items = ["male", "female"], arrow = "{arrow}" }}',
        )
        for sex in ("male", "female")
        for arrow in ("left", "right")
    ]
    with pytest.raises(reynard.BadBox) as refused:
        own_box(*changes)
    assert "automa_selection.cards must be cards that show each item at least twice" in str(refused.value)


@pytest.mark.rule("bre-10")
def test_an_owner_may_correct_the_track():
    match = sit_down(box=own_box((TRACK, 'track = ["square", "square", "circle", "circle", "circle"]')))
    go_to_breeding(match)
    assert match.view()["fox_track"] == ["square", "square", "circle", "circle", "circle"]
    pup = breed(match, 0, tail=2)
    assert dice_of(match, pup) == {"tail": 2}
    leave(match, 0)
    assert tokens(match, 0) == {}


@pytest.mark.rule("upg-3")
@pytest.mark.rule("upg-8")
def test_an_owner_may_correct_costs_and_stars():
    box = own_box(("pups = { cost = [2, 3], stars = [0, 2] }", "pups = { cost = [1, 5], stars = [7, 2] }"))
    match = sit_down(box=box)
    match.table.seat[0].token[0] = 1
    go_to_breeding(match)
    upgrade = match.view()["seats"][0]["mat"][0]["upgrades"][1]
    assert upgrade == {"cost": 5, "stars": 2, "token": None, "next": False, "words": "costs 5, 2 points"}
    breed(match, 0)
    assert set(offered(match, 0)) == {("upgrade:pups", "token:tail"), ("done",)}
    choose(match, 0, "upgrade:pups", "token:tail")
    assert sheet(match, 0)[2] == 7


@pytest.mark.rule("set-6")
@pytest.mark.rule("res-2")
@pytest.mark.rule("pat-2")
def test_an_owner_may_correct_points_and_tokens():
    box = own_box(
        ("start_friendly = [0, 1, 2, 3, 3, 4]", "start_friendly = [5, 1, 2, 3, 3, 4]"),
        ("study_levels = [2, 5, 10]", "study_levels = [3, 5, 10]"),
        ("tokens_ear = 1,", "tokens_ear = 4,"),
    )
    match = sit_down(box=box)
    assert friendly(match, 0) == 5
    hold_studies(match, 0, (0, 1))
    assert sheet(match, 0)[0] == 3
    match.table.patron[0] = 1
    unlock(match, 0, dice="ear ear")
    match.table.seat[0].patrons = 1
    assert sheet(match, 0)[1] == 8


@pytest.mark.rule("sel-5")
def test_an_owner_may_correct_what_is_printed_on_the_board():
    box = own_box((PRINTED, PRINTED.replace("[[], ", '[["bark", "friendly", "friendly"], ')))
    match = sit_down(box=box)
    assert match.view()["track"][0]["printed"] == ["bark", "friendly", "friendly"]
    choose(match, 0, "space:0")
    assert tokens(match, 0) == {"bark": 1}
    assert friendly(match, 0) == 2


@pytest.mark.rule("adm-9")
@pytest.mark.parametrize("seats", [3, 6])
def test_a_corrected_box_can_be_played_to_the_end(seats):
    """The smallest decks that are allowed, four friendly dice and three pups from the start."""
    box = own_box(
        ("pups_at_start = 1", "pups_at_start = 3"),
        ("friendly_dice_at_start = 1", "friendly_dice_at_start = 4"),
        ("pups = { cost = [2, 3], stars = [0, 2] }", "pups = { cost = [], stars = [] }"),
        ("dice = { cost = [2, 3, 4], stars = [0, 3, 5] }", "dice = { cost = [], stars = [] }"),
        (f"trait = {FACES}", "trait = [[1, 1], [1, 1], [1, 1], [1, 1], [1, 1], [1, 1]]"),
    )
    match = GAME.start(seats, seed=5, box=box)
    play_out(match, Random(5))
    assert match.over
    assert match.table.bred >= 5 * seats


@pytest.mark.rule("rul-24")
def test_no_more_tokens_can_be_placed_on_a_pup_than_it_has_room_for():
    """Two halves on each of the most dice there can be, and then tokens: 120 halves, which complete 60 symbols."""
    start = "start_friendly = [0, 1, 2, 3, 3, 4]"
    match = sit_down(box=own_box((start, "start_friendly = [99, 1, 2, 3, 3, 4]")))
    go_to_breeding(match)
    roll(match, 0, "tail" + " ½½" * DICE)
    for _ in range(MOST_HELPING):
        match.play(0, SPEND(Trait.TAIL))
    assert {at for at in offered(match, 0) if not at[0].startswith("best:")} == {("record",)}
    assert arranged(match, 0) == {"tail": 60}
    choose(match, 0, "record")
    assert points(match, 0) == 55
    assert friendly(match, 0) == 99 - MOST_HELPING


@pytest.mark.rule("rul-4")
def test_three_foxes_are_fewer_when_others_have_drawn_the_last():
    """Of the smallest decks that are allowed, six players leave one fox each."""
    match = sit_down(6, box=own_box_with_fewest_parents())
    go_to_breeding(match)
    for seat in (0, 1):
        give(match, seat, science="foxes")
        choose(match, seat, "blank")
        choose(match, seat, "science:foxes")
    choose(match, 0, "deck:male")
    choose(match, 0, "deck:female")
    assert step(match, 0) == "replace"
    assert [choice.words for choice in match.choices(1)] == ["Draw no more foxes"]
    choose(match, 1, "done")
    assert match.lines(match.ply) == ["Player 2 draws no more foxes."]
    assert set(offered(match, 1)) == {("done",)}
    choose(match, 1, "done")
    assert step(match, 1) == "roll"


def own_box_with_fewest_parents() -> Box:
    """Leave eight foxes of each sex in the box."""
    head, *parents = GAME.standard_box.text.split("[[parent]]")
    females = [card for card in parents if '"female"' in card]
    males = [card for card in parents if '"male"' in card]
    return GAME.read_box("[[parent]]".join([head, *females[: SEATS + 2], *males[: SEATS + 2]]), "my-box.toml")


@pytest.mark.rule("set-1")
def test_a_saved_match_keeps_its_box():
    text = changed_text(("kennel_limit = 8", "kennel_limit = 7"))
    match = GAME.start(3, seed=1, box=GAME.read_box(text, "my-box.toml"))
    again = reynard.load(match.save())
    assert again.box.text == text
    assert again.box.record.kennel_limit == 7
