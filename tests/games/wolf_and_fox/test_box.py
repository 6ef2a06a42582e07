"""The box: an owner may correct any number in it, but no number that breaks the game."""

from random import Random

import pytest

import reynard
from reynard.games.wolf_and_fox.actions import MOVE

from ..playing import play_out
from .positions import GAME, box_with_red_deck, changed_text, offers, own_box, roll, sit_down

FIRST_RED = 'kind = "sheep", mouse = "brown", bone = false, copies = 2, extra = 1'
SHEPHERD = '"The Shepherd", who = "everyone", loses = { sheep = 1 }'


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        pytest.param(
            "farms = 8",
            "farms = 7",
            "forest.farms must be a whole number from 8 to 12; found 7",
            marks=pytest.mark.rule("set-3"),
        ),
        pytest.param(
            "farms = 8",
            "farms = 8.0",
            "forest.farms must be a whole number from 8 to 12; found 8.0",
            marks=pytest.mark.rule("set-3"),
        ),
        pytest.param(
            "farms = 8\n",
            "",
            "forest.farms must be a whole number from 8 to 12; it is missing",
            marks=pytest.mark.rule("set-3"),
        ),
        pytest.param(
            "fox_starts_at = 4",
            "fox_starts_at = 8",
            "forest.fox_starts_at must be a whole number from 0 to 7; found 8",
            marks=pytest.mark.rule("set-4"),
        ),
        pytest.param(
            "fox_starts_at = 4",
            "fox_starts_at = 0",
            "forest.fox_starts_at must be another farm than wolf_starts_at; found 0",
            marks=pytest.mark.rule("col-6"),
        ),
        pytest.param(
            "dice = [3, 3, 4]",
            "dice = [3, 2, 4]",
            "forest.dice must be at least one die for each player; found [3, 2, 4]",
            marks=pytest.mark.rule("set-1"),
        ),
        pytest.param(
            "dice = [3, 3, 4]",
            "dice = [3, 3]",
            "forest.dice must be a list of 3 whole numbers from 1 to 4; found [3, 3]",
            marks=pytest.mark.rule("set-1"),
        ),
        pytest.param(
            "days = 3",
            "days = 5",
            "forest.days must be a whole number from 1 to 4; found 5",
            marks=pytest.mark.rule("aim-1"),
        ),
        pytest.param(
            "rounds = 4",
            "rounds = true",
            "forest.rounds must be a whole number from 1 to 9; found True",
            marks=pytest.mark.rule("rnd-4"),
        ),
        pytest.param(
            "at_start = 1",
            "at_start = 9",
            "bones.at_start, forest.days and forest.rounds together allow 33 bones; expected at most 32",
            marks=pytest.mark.rule("bon-3"),
        ),
        pytest.param(
            "points = 1",
            "point = 1",
            "bones.point is not a key of this table; expected: source, at_start, points",
            marks=pytest.mark.rule("fin-2"),
        ),
        pytest.param(
            "chicken = 2",
            'chicken = "two"',
            "scoring.chicken must be a whole number from 0 to 99; found 'two'",
            marks=pytest.mark.rule("sco-3"),
        ),
        pytest.param(
            "chicken = 2",
            "chicken = -2",
            "scoring.chicken must be a whole number from 0 to 99; found -2",
            marks=pytest.mark.rule("sco-3"),
        ),
        pytest.param(
            "sheep = [0, 5, 12]",
            "sheep = [0, 5]",
            "scoring.sheep must be a list of 3 whole numbers from 0 to 99; found [0, 5]",
            marks=pytest.mark.rule("sco-2"),
        ),
        pytest.param(
            "friends = [1, 4, 8, 12, 18]",
            "friends = [1, 4, 8, 12, 100]",
            "scoring.friends must be a list of 5 whole numbers from 0 to 99; found [1, 4, 8, 12, 100]",
            marks=pytest.mark.rule("sco-10"),
        ),
        pytest.param(
            'discarded = ["sheep", "pig", "chicken", "butter"]',
            'discarded = ["sheep", "cow"]',
            "scoring.discarded must be a list of kinds out of sheep, pig, chicken",
            marks=pytest.mark.rule("day-3"),
        ),
        pytest.param(
            FIRST_RED,
            FIRST_RED.replace("sheep", "cow"),
            "decks.inner[0].kind must be one of sheep, pig, chicken, bacon, pancake",
            marks=pytest.mark.rule("set-2"),
        ),
        pytest.param(
            FIRST_RED,
            FIRST_RED.replace("brown", "grey"),
            "decks.inner[0].mouse must be one of none, brown, black, white; found 'grey'",
            marks=pytest.mark.rule("mic-1"),
        ),
        pytest.param(
            FIRST_RED,
            FIRST_RED.replace("false", "1"),
            "decks.inner[0].bone must be true or false; found 1",
            marks=pytest.mark.rule("bon-1"),
        ),
        pytest.param(
            FIRST_RED,
            FIRST_RED.replace("copies = 2", "copies = 30"),
            "decks.inner has 70 cards, 82 with the extra ones; expected at least 8 and at most 64",
            marks=pytest.mark.rule("set-2"),
        ),
        pytest.param(
            "crowd = 4",
            "crowd = 0",
            "farmers.crowd must be a whole number from 1 to 64; found 0",
            marks=pytest.mark.rule("far-7"),
        ),
        pytest.param(
            SHEPHERD,
            SHEPHERD.replace("everyone", "nobody"),
            "farmers.card[0].who must be one of everyone, most, at_least; found 'nobody'",
            marks=pytest.mark.rule("far-2"),
        ),
        pytest.param(
            SHEPHERD,
            SHEPHERD.replace("sheep = 1", 'sheep = "some"'),
            "farmers.card[0].loses.sheep must be \"all\" or a whole number from 1 to 64; found 'some'",
            marks=pytest.mark.rule("far-5"),
        ),
        pytest.param(
            SHEPHERD,
            SHEPHERD.replace("sheep = 1", "owl = 1"),
            "farmers.card[0].loses.owl is not a key of this table; expected: sheep, pig, chicken",
            marks=pytest.mark.rule("far-5"),
        ),
        pytest.param(
            SHEPHERD,
            SHEPHERD.replace("The Shepherd", " "),
            "farmers.card[0].name must be a text that is not empty; found ' '",
            marks=pytest.mark.rule("far-5"),
        ),
    ],
)
def test_a_wrong_number_is_named(old, new, complaint):
    with pytest.raises(reynard.BadBox) as refused:
        GAME.read_box(changed_text((old, new)), "my-box.toml")
    assert str(refused.value).startswith(f"my-box.toml: {complaint}")


@pytest.mark.rule("set-5")
def test_there_must_be_a_farmer_card_for_every_day():
    text = GAME.standard_box.text
    cards = text[text.index("card = [\n") :]
    with pytest.raises(reynard.BadBox, match=r"farmers\.card must be 3 to 16 tables"):
        own_box((cards, 'card = [{ name = "A", who = "everyone", loses = {} }]'))


@pytest.mark.rule("set-3")
def test_a_deck_must_cover_the_farms():
    with pytest.raises(reynard.BadBox, match=r"decks\.inner has 7 cards, 7 with the extra ones; expected at least 8"):
        box_with_red_deck(pig=7)


@pytest.mark.rule("rnd-2")
@pytest.mark.rule("rul-2")
def test_decks_may_not_run_out_so_far_that_a_figure_finds_no_farm():
    """One ring may be exhausted, but then the other must last to the end of the game."""
    box_with_red_deck(pig=8)
    with pytest.raises(reynard.BadBox, match="both too small for 2 players; expected at least 49 cards in one of them"):
        own_box(("days = 3", "days = 4"), ("rounds = 4", "rounds = 6"), ("at_start = 1", "at_start = 0"))


@pytest.mark.rule("rul-2")
def test_the_smallest_decks_that_are_accepted_last():
    """Two red cards are left at the last move with three players: one may be the fox's, the wolf finds the other."""
    blue = 'outer = [{ kind = "butter", mouse = "none", bone = false, copies = 8, extra = 0 }]\n\n[farmers]'
    text = GAME.standard_box.text
    old = text[text.index("outer = [") : text.index("[farmers]") + len("[farmers]")]
    red = text[text.index("inner = [") : text.index("]\n\n# Outer")]
    card = '{{ kind = "pig", mouse = "none", bone = false, copies = {}, extra = 12 }}'
    box = own_box((old, blue), (red, "inner = [" + card.format(37)))
    with pytest.raises(reynard.BadBox, match="both too small for 3 players; expected at least 37 cards"):
        own_box((old, blue), (red, "inner = [" + card.format(36)))
    match = sit_down(3, box=box)
    assert play_out(match, Random(1)).table.deck[0].left == 0


@pytest.mark.rule("set-1")
@pytest.mark.rule("bon-2")
def test_a_corrected_box_is_played_by():
    """Four dice and three bones for two players, six rounds in two days, and chickens worth 9."""
    box = own_box(
        ("dice = [3, 3, 4]", "dice = [4, 4, 4]"),
        ("at_start = 1", "at_start = 3"),
        ("days = 3", "days = 2"),
        ("rounds = 4", "rounds = 3"),
        ("chicken = 2", "chicken = 9"),
    )
    match = sit_down(2, box=box)
    roll(match, 4, 4, 4, 4)
    assert {distance for _, _, distance in offers(match)} == set(range(1, 8))
    match = play_out(GAME.start(2, seed=2, box=box), Random(1))
    assert sum(move.action in MOVE for move in match.moves) == 2 * 2 * 3
    chickens = [source.points for seat in (0, 1) for source in match.breakdown(seat) if source.words == "chickens"]
    assert any(chickens)
    assert all(points % 9 == 0 for points in chickens)
    assert reynard.load(match.save()).table.tobytes() == match.table.tobytes()
