"""The farmer."""

import pytest

import reynard
from reynard.games.wolf_and_fox.table import Phase

from .positions import asked, earned, end_the_day, give, gone, hand, held, lose, offers, sit_down


@pytest.mark.rule("far-1")
@pytest.mark.parametrize("day", [1, 2, 3])
def test_the_farmer_comes_every_day_before_anything_is_scored(day):
    """Day End: reveal the farmer card, then score; the sheep are gone before they count."""
    match = sit_down()
    give(match, 0, wolf="3 sheep", fox="2 pig")
    end_the_day(match, "The Sheepdogs", day)
    assert earned(match, 0, day).get("sheep", 0) == 0
    assert earned(match, 0, day)["pigs"] == 6
    assert match.view()["farmer"]["name"] == "The Sheepdogs"
    assert match.view()["farmer"]["day"] == day
    assert match.table.farmers_left == 0


@pytest.mark.rule("far-1")
def test_nothing_is_scored_while_an_owner_still_chooses():
    match = sit_down()
    give(match, 0, wolf="sheep, pig, bacon", fox="2 chicken")
    end_the_day(match, "The Cudgel")
    assert match.table.phase == Phase.FARMER
    assert match.scores == [0, 0, 0]
    lose(match, "sheep")
    lose(match, "pig")
    assert earned(match, 0) == {"chickens": 4, "bacon": 5}


@pytest.mark.rule("far-1")
def test_cards_are_lost_at_no_other_time():
    match = sit_down()
    give(match, 0, wolf="sheep, pig")
    with pytest.raises(reynard.IllegalMove, match="lost only to the farmer") as refused:
        lose(match, "sheep")
    assert refused.value.rule == "far-1"


@pytest.mark.rule("far-2")
@pytest.mark.parametrize(
    ("farmer", "wolf", "left"),
    [
        ("The Cudgel", "sheep", ""),
        ("The Cudgel", "sheep, pig", ""),
        ("Stuck in the Hole", "sheep, pig/brown", ""),
        ("The Salt Cellar", "sheep, pig", "sheep, pig"),
        ("The Broken Dish", "pancake", ""),
    ],
)
def test_whoever_has_fewer_loses_what_there_is(farmer, wolf, left):
    match = sit_down()
    give(match, 0, wolf=wolf)
    end_the_day(match, farmer, day=3)
    assert match.over
    assert held(match, 0, "wolf") == hand(left)


@pytest.mark.rule("far-3")
def test_the_fox_is_never_caught():
    """Only cards on the wolf's side are at risk: the fox keeps sheep while the wolf loses them."""
    match = sit_down()
    give(match, 0, wolf="2 sheep", fox="3 sheep, pig")
    end_the_day(match, "The Sheepdogs", day=3)
    assert held(match, 0, "wolf") == hand("")
    assert held(match, 0, "fox") == hand("3 sheep, pig")
    assert earned(match, 0, 3)["sheep"] == 12


@pytest.mark.rule("far-3")
def test_what_lies_on_the_wolfs_side_is_at_risk_on_later_days_too():
    """Pancakes fetched by the wolf on day one survive Fast Asleep and break with the dish on day two."""
    match = sit_down()
    give(match, 0, wolf="pancake", fox="2 pancake")
    end_the_day(match, "Fast Asleep", day=1)
    assert held(match, 0, "wolf") == hand("pancake")
    end_the_day(match, "The Broken Dish", day=2)
    assert held(match, 0, "wolf") == hand("")
    assert held(match, 0, "fox") == hand("2 pancake")
    assert (earned(match, 0, 1)["pancakes"], earned(match, 0, 2)["pancakes"]) == (3, 2)


@pytest.mark.rule("far-3")
def test_lost_cards_leave_the_game():
    match = sit_down()
    left = [int(deck.left) for deck in match.table.deck]
    give(match, 0, wolf="2 sheep/brown, pig")
    end_the_day(match, "The Sheepdogs", day=3)
    assert gone(match) == hand("2 sheep/brown")
    assert [int(deck.left) for deck in match.table.deck] == left
    assert [(card["kind"], card["count"]) for card in match.view()["seats"][0]["lost"]] == [("sheep", 2)]


@pytest.mark.rule("far-4")
def test_the_owner_picks():
    match = sit_down()
    give(match, 0, wolf="sheep/brown, 2 sheep/white, pig")
    end_the_day(match, "The Shepherd", day=3)
    assert match.pending == (0,)
    assert asked(match) == hand("sheep/brown, sheep/white")
    lose(match, "sheep/white")
    assert held(match, 0, "wolf") == hand("sheep/brown, sheep/white, pig")


@pytest.mark.rule("far-4")
def test_the_owner_picks_from_what_the_farmer_wants():
    match = sit_down()
    give(match, 0, wolf="sheep/brown, sheep/white, pig")
    end_the_day(match, "The Shepherd", day=3)
    before = match.table.tobytes()
    with pytest.raises(reynard.IllegalMove, match="wants a sheep from your wolf side") as refused:
        lose(match, "pig")
    assert refused.value.rule == "far-3"
    assert match.table.tobytes() == before


@pytest.mark.rule("far-4")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_one_player_after_another_from_the_start_player_on(start):
    match = sit_down(3)
    for seat in range(3):
        give(match, seat, wolf="sheep, pig, bacon")
    end_the_day(match, "The Cudgel", day=3, start=start)
    order = []
    while not match.over:
        order += match.pending
        lose(match, next(iter(asked(match))))
    assert order == [seat % 3 for seat in range(start, start + 3) for _ in range(2)]


@pytest.mark.rule("far-4")
def test_nobody_chooses_for_another():
    match = sit_down()
    for seat in range(3):
        give(match, seat, wolf="sheep, pig, bacon")
    end_the_day(match, "The Cudgel")
    with pytest.raises(reynard.IllegalMove, match="another player's turn") as refused:
        match.play(1, match.legal(0)[0])
    assert refused.value.rule == "far-4"


@pytest.mark.rule("far-4")
def test_a_card_that_takes_all_asks_nobody():
    match = sit_down()
    give(match, 0, wolf="chicken, chicken/brown, chicken/white, pig")
    end_the_day(match, "The Hen-wife", day=3)
    assert match.over
    assert held(match, 0, "wolf") == hand("pig")


@pytest.mark.rule("far-5")
@pytest.mark.parametrize(
    ("farmer", "wolf", "offered", "chosen", "left"),
    [
        ("The Shepherd", "sheep/brown, sheep, pig", ["sheep/brown, sheep"], ["sheep"], "sheep/brown, pig"),
        ("The Sheepdogs", "2 sheep/brown, sheep, pig", [], [], "pig"),
        ("The Swineherd", "pig/black, pig, sheep", ["pig/black, pig"], ["pig/black"], "pig, sheep"),
        ("The Barred Sty", "2 pig/black, pig, sheep", [], [], "sheep"),
        ("The Hen-wife", "2 chicken/white, chicken, butter", [], [], "butter"),
        (
            "The Broken Dish",
            "pancake, 2 pancake/black, 2 butter, butter/white, pig",
            ["pancake, pancake/black"],
            ["pancake/black"],
            "pancake, pancake/black, pig",
        ),
        ("The Salt Cellar", "bacon, bacon/white, sheep", ["bacon, bacon/white"], ["bacon"], "bacon/white, sheep"),
        (
            "The Gamekeeper",
            "owl/brown, rabbit/white, 2 badger/black, pig",
            ["owl/brown, rabbit/white, badger/black"],
            ["badger/black"],
            "owl/brown, rabbit/white, badger/black, pig",
        ),
        (
            "The Cudgel",
            "sheep, pancake, bacon/black",
            ["sheep, pancake, bacon/black", "pancake, bacon/black"],
            ["sheep", "bacon/black"],
            "pancake",
        ),
    ],
)
def test_what_each_card_takes(farmer, wolf, offered, chosen, left):
    """The same cards lie on the fox's side, and none of them is touched."""
    match = sit_down()
    give(match, 0, wolf=wolf, fox=wolf)
    end_the_day(match, farmer, day=3)
    for cards, card in zip(offered, chosen, strict=True):
        assert asked(match) == hand(cards)
        lose(match, card)
    assert match.over
    assert held(match, 0, "wolf") == hand(left)
    assert held(match, 0, "fox") == hand(wolf)


@pytest.mark.rule("far-5")
def test_each_player_loses_what_the_card_says():
    """The Salt Cellar takes one bacon of everybody, not one in all."""
    match = sit_down(4)
    for seat in range(4):
        give(match, seat, wolf="2 bacon, pig")
    end_the_day(match, "The Salt Cellar", day=3)
    assert [held(match, seat, "wolf") for seat in range(4)] == [hand("bacon, pig")] * 4


@pytest.mark.rule("far-6")
def test_stuck_in_the_hole_catches_the_greediest():
    match = sit_down(3)
    give(match, 0, wolf="sheep, pig, bacon")
    give(match, 1, wolf="sheep, pig, bacon, chicken")
    give(match, 2, wolf="sheep, pig", fox="2 sheep, 2 pig, 2 bacon")
    end_the_day(match, "Stuck in the Hole", day=3)
    for card in ("sheep", "pig", "bacon"):
        assert match.pending == (1,)
        lose(match, card)
    assert match.over
    assert [held(match, seat, "wolf") for seat in range(3)] == [
        hand("sheep, pig, bacon"),
        hand("chicken"),
        hand("sheep, pig"),
    ]


@pytest.mark.rule("far-6")
def test_stuck_in_the_hole_catches_all_who_are_level():
    match = sit_down(4)
    give(match, 0, wolf="4 sheep")
    give(match, 1, wolf="3 sheep")
    give(match, 2, wolf="4 pig")
    end_the_day(match, "Stuck in the Hole", day=3)
    assert [held(match, seat, "wolf").total() for seat in range(4)] == [1, 3, 1, 0]


@pytest.mark.rule("far-7")
def test_hue_and_cry_catches_four_or_more():
    match = sit_down(4)
    for seat, cards in enumerate(("3 sheep", "4 sheep", "5 sheep", "")):
        give(match, seat, wolf=cards, fox="6 pig")
    end_the_day(match, "Hue and Cry", day=3)
    assert [held(match, seat, "wolf").total() for seat in range(4)] == [3, 2, 3, 0]


@pytest.mark.rule("far-7")
def test_hue_and_cry_takes_any_two():
    match = sit_down(2)
    give(match, 0, wolf="sheep, pig, bacon, owl/white")
    end_the_day(match, "Hue and Cry", day=3)
    assert asked(match) == hand("sheep, pig, bacon, owl/white")
    lose(match, "owl/white")
    assert asked(match) == hand("sheep, pig, bacon")
    lose(match, "sheep")
    assert held(match, 0, "wolf") == hand("pig, bacon")


@pytest.mark.rule("far-8")
def test_fast_asleep_takes_nothing():
    match = sit_down(2)
    give(match, 0, wolf="3 sheep, 2 pig, owl/white")
    end_the_day(match, "Fast Asleep", day=1)
    assert earned(match, 0) == {"sheep": 12, "pigs": 6, "mice": 1}
    assert offers(match)


@pytest.mark.rule("set-5")
def test_these_are_the_twelve_cards():
    assert sit_down().box.names["farmer"] == (
        "The Shepherd",
        "The Sheepdogs",
        "The Swineherd",
        "The Barred Sty",
        "The Hen-wife",
        "The Broken Dish",
        "The Salt Cellar",
        "The Cudgel",
        "Stuck in the Hole",
        "Hue and Cry",
        "The Gamekeeper",
        "Fast Asleep",
    )
