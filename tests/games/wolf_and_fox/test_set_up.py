"""Set-up."""

from collections import Counter
from random import Random

import pytest

from reynard.games.wolf_and_fox.table import NOTHING, Figure, Kind, Mouse, Ring

from ..playing import play_out
from .positions import GAME, go, held, lay, roll, sit_down, stand, stands

# The reconstructed decks as the project's notes list them: kind, mouse, bone, copies, copies for four players.
NO, BONE = False, True
RED = [
    *[("sheep", mouse, NO, 2, 1) for mouse in ("brown", "black", "white")],
    ("sheep", "none", BONE, 2, 0),
    ("sheep", "none", NO, 4, 1),
    *[("pig", mouse, NO, 2, 1) for mouse in ("brown", "black", "white")],
    ("pig", "none", BONE, 2, 0),
    ("pig", "none", NO, 4, 0),
    *[("chicken", mouse, NO, 2, 0) for mouse in ("brown", "black", "white")],
    ("chicken", "none", BONE, 4, 2),
    ("chicken", "none", NO, 0, 1),
    *[("bacon", mouse, NO, 1, 0) for mouse in ("brown", "black", "white")],
    ("bacon", "none", BONE, 2, 1),
    ("bacon", "none", NO, 3, 1),
]
BLUE = [
    *[("pancake", mouse, NO, 2, 1) for mouse in ("brown", "black", "white")],
    ("pancake", "none", BONE, 3, 1),
    ("pancake", "none", NO, 5, 0),
    *[("butter", mouse, NO, 1, 0) for mouse in ("brown", "black", "white")],
    ("butter", "none", BONE, 4, 1),
    ("butter", "none", NO, 1, 2),
    ("badger", "brown", NO, 1, 0),
    ("badger", "black", NO, 1, 0),
    ("badger", "white", NO, 1, 0),
    ("badger", "none", BONE, 1, 1),
    ("hedgehog", "brown", NO, 1, 0),
    ("hedgehog", "black", NO, 1, 1),
    ("hedgehog", "white", NO, 1, 0),
    ("hedgehog", "none", BONE, 1, 0),
    ("owl", "brown", NO, 1, 0),
    ("owl", "black", NO, 1, 0),
    ("owl", "white", NO, 1, 0),
    ("owl", "none", BONE, 1, 1),
    ("rabbit", "brown", NO, 1, 1),
    ("rabbit", "black", NO, 1, 0),
    ("rabbit", "white", NO, 1, 0),
    ("rabbit", "none", BONE, 1, 0),
    ("squirrel", "brown", NO, 1, 0),
    ("squirrel", "black", NO, 1, 0),
    ("squirrel", "white", NO, 1, 1),
    ("squirrel", "none", BONE, 1, 0),
]
FRIENDS = ("rabbit", "hedgehog", "squirrel", "owl", "badger")


def dealt(match, ring):
    """Count the cards of a ring, at the farms and in the deck."""
    deck = match.table.deck[ring]
    rows = [*deck.card[: deck.left], *(match.table.farm[farm].card[ring] for farm in range(8))]
    cards = [match.box.record.card[row] for row in rows]
    return Counter((Kind(c.kind).name.lower(), Mouse(c.mouse).name.lower(), bool(c.bone)) for c in cards)


@pytest.mark.rule("set-1")
@pytest.mark.parametrize(("seats", "dice"), [(2, 3), (3, 3), (4, 4)])
def test_three_dice_or_four(seats, dice):
    """Set Up 2: three dice with two or three players, four with four."""
    match = sit_down(seats)
    assert len(match.view()["dice"]) == dice
    assert all(1 <= die["value"] <= 6 for die in match.view()["dice"])


@pytest.mark.rule("set-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("ring", "cards"), [(Ring.INNER, RED), (Ring.OUTER, BLUE)])
def test_decks(seats, ring, cards):
    """Set Up 3: the cards marked "4p" are used only with four players."""
    with_marked = seats == 4
    expected = Counter(
        {(kind, mouse, bone): copies + with_marked * extra for kind, mouse, bone, copies, extra in cards}
    )
    assert dealt(sit_down(seats), ring) == +expected
    assert expected.total() == (54 if with_marked else 42)


@pytest.mark.rule("set-2")
@pytest.mark.parametrize(
    ("kinds", "copies", "mice", "bones"),
    [
        (("sheep",), (12, 4), (6, 3), (2, 0)),
        (("pig",), (12, 3), (6, 3), (2, 0)),
        (("chicken",), (10, 3), (6, 0), (4, 2)),
        (("bacon",), (8, 2), (3, 0), (2, 1)),
        (("pancake",), (14, 4), (6, 3), (3, 1)),
        (("butter",), (8, 3), (3, 0), (4, 1)),
        (FRIENDS, (20, 5), (15, 3), (5, 2)),
        *[((friend,), (4, 1), None, None) for friend in FRIENDS],
    ],
)
def test_how_many_of_each_kind(kinds, copies, mice, bones):
    """The notes' table of kinds: base and "4p" copies, and how many of them show a mouse or a bone."""
    cards = GAME.standard_box.record.card[: GAME.standard_box.record.cards]
    cards = [card for card in cards if Kind(card.kind).name.lower() in kinds]
    assert counted(cards) == copies
    if mice:
        assert counted([card for card in cards if card.mouse]) == mice
        assert counted([card for card in cards if card.bone]) == bones


def counted(cards):
    """Add up copies, and copies for four players."""
    return sum(int(card.copies) for card in cards), sum(int(card.extra) for card in cards)


@pytest.mark.rule("set-2")
def test_all_mice_and_bones():
    """In all 19 mice of each colour and 29 bones, and no card with both."""
    cards = dealt(sit_down(4), Ring.INNER) + dealt(sit_down(4), Ring.OUTER)
    mice = Counter()
    for (_, mouse, _), copies in cards.items():
        mice[mouse] += copies
    assert (mice["brown"], mice["black"], mice["white"]) == (19, 19, 19)
    assert sum(copies for (_, _, bone), copies in cards.items() if bone) == 29
    assert not any(bone and mouse != "none" for _, mouse, bone in cards)


@pytest.mark.rule("set-2")
def test_red_is_livestock_and_blue_kitchen_and_forest():
    match = sit_down(4)
    assert {kind for kind, _, _ in dealt(match, Ring.INNER)} == {"sheep", "pig", "chicken", "bacon"}
    assert {kind for kind, _, _ in dealt(match, Ring.OUTER)} == {"pancake", "butter", *FRIENDS}


@pytest.mark.rule("set-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sixteen_cards_lie_at_eight_farms(seats):
    """Set Up 4: sixteen cards, one of each deck at each farm; the rest are the piles."""
    match = sit_down(seats)
    farms = match.view()["farms"]
    assert [farm["letter"] for farm in farms] == list("ABCDEFGH")
    assert all(farm["inner"]["kind"] in {"sheep", "pig", "chicken", "bacon"} for farm in farms)
    assert all(farm["outer"]["kind"] in {"pancake", "butter", *FRIENDS} for farm in farms)
    left = 46 if seats == 4 else 34
    assert match.view()["decks"] == {"inner": left, "outer": left, "farmer": 12}
    assert all(row == NOTHING for farm in match.table.farm[8:] for row in farm.card)


@pytest.mark.rule("set-3")
def test_every_card_can_come_up_first():
    """The decks are shuffled: over many games, every card of the red deck has lain at farm A."""
    first = {int(GAME.start(4, seed=seed).table.farm[0].card[Ring.INNER]) for seed in range(400)}
    assert first == {row for row, card in enumerate(RED)}


@pytest.mark.rule("set-4")
def test_wolf_and_fox_start_across_from_each_other():
    """Set Up 5."""
    match = sit_down()
    assert (stands(match, "wolf"), stands(match, "fox")) == ("A", "E")
    assert (match.view()["wolf"], match.view()["fox"]) == (0, 4)


@pytest.mark.rule("set-4")
@pytest.mark.parametrize(("die", "farm"), list(enumerate("CDEFGH", 1)))
def test_both_walk_clockwise(die, farm):
    for figure, other in (("wolf", "fox"), ("fox", "wolf")):
        match = sit_down()
        stand(match, **{figure: "B", other: "A"})
        roll(match, die, die, die)
        go(match, figure, die)
        assert stands(match, figure) == farm
        assert stands(match, other) == "A"


@pytest.mark.rule("set-5")
def test_three_of_twelve_farmer_cards_are_used():
    """Set Up 6 and Day End: one card at the end of each day."""
    match = play_out(sit_down(), Random(3))
    left = {}
    for table in match.tables:
        left.setdefault((int(table.day), int(table.phase)), int(table.farmers_left))
    assert left[0, 0] == 12
    assert left[1, 0] == 11
    assert left[2, 0] == 10
    assert match.table.farmers_left == 9
    assert len(match.box.names["farmer"]) == 12


@pytest.mark.rule("set-5")
def test_any_farmer_card_may_come_first_and_none_comes_twice():
    first = Counter()
    for seed in range(240):
        match = play_out(GAME.start(2, seed=seed), Random(seed))
        shown = list(dict.fromkeys(int(table.farmer) for table in match.tables if table.farmer != NOTHING))
        assert len(shown) == 3
        first[shown[0]] += 1
    assert set(first) == set(range(12))


@pytest.mark.rule("set-6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_gets_a_bone_and_an_empty_divider(seats):
    """Set Up 8 and 9."""
    match = sit_down(seats)
    assert [seat["bones"] for seat in match.view()["seats"]] == [1] * seats
    assert match.scores == [0] * seats
    for seat in range(seats):
        assert not held(match, seat, "wolf")
        assert not held(match, seat, "fox")


@pytest.mark.rule("set-6")
def test_the_divider_keeps_what_wolf_and_fox_fetched_apart():
    match = sit_down()
    lay(match, B="sheep pancake", F="pig butter")
    roll(match, 1, 1, 1)
    go(match, "wolf", 1)
    assert held(match, 0, "wolf").total() == 2
    go(match, "fox", 1)
    assert held(match, 1, "fox").total() == 2
    assert match.table.seat[0].held[Figure.FOX].sum() == match.table.seat[1].held[Figure.WOLF].sum() == 0


@pytest.mark.rule("set-7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_anyone_may_be_start_player(seats):
    """Set Up 11: over 600 games every seat starts within four standard errors of its share."""
    starts = Counter(int(GAME.start(seats, seed=seed).table.start) for seed in range(600))
    share, error = 600 / seats, (600 / seats * (1 - 1 / seats)) ** 0.5
    assert set(starts) == set(range(seats))
    assert all(abs(count - share) < 4 * error for count in starts.values())
