"""The table in words, and what the view counts for the board."""

from random import Random

import pytest

from .positions import GAME, end_the_day, give, go, lay, lose, offers, own_box, roll, sit_down, stand


@pytest.mark.rule("set-3")
def test_a_farm_in_words():
    match = sit_down()
    lay(match, G="sheep/brown pancake", C="pig/black owl+bone", D="")
    farms = {farm["letter"]: farm["words"] for farm in match.view()["farms"]}
    assert farms["G"] == "Farm G: sheep with a brown mouse, pancake"
    assert farms["C"] == "Farm C: pig with a black mouse, owl with a bone"
    assert farms["D"] == "Farm D: no cards"


@pytest.mark.rule("col-5")
def test_equal_cards_in_words():
    match = sit_down()
    give(match, 0, fox="2 owl, 3 sheep/black, pancake/white")
    cards = {card["kind"]: (card["words"], card["one"]) for card in match.view()["seats"][0]["fox"]}
    assert cards["owl"] == ("2 owls", "owl")
    assert cards["sheep"] == ("3 sheep with one black mouse each", "sheep with a black mouse")
    assert cards["pancake"] == ("pancake with a white mouse", "pancake with a white mouse")


@pytest.mark.rule("var-1")
def test_a_mat_in_words_without_sides_for_young_gamers():
    match, young = sit_down(), sit_down(young=1)
    give(match, 0, wolf="2 pig", bones=1)
    give(young, 0, fox="2 pig", bones=1)
    assert match.view()["seats"][0]["words"] == ["1 bone.", "Wolf side: 2 pigs.", "Fox side: no cards."]
    assert young.view()["seats"][0]["words"] == ["1 bone.", "Cards: 2 pigs."]


@pytest.mark.rule("rol-1")
def test_the_table_in_words():
    match = sit_down(2)
    stand(match, wolf="A", fox="E")
    roll(match, 5, 1, 2)
    assert match.view()["words"] == [
        "Day 1 of 3, round 1 of 4.",
        "The wolf stands at farm A, the fox at farm E.",
        "Dice in the forest: 5, 1 and 2.",
        "{start} has the lantern and starts the round.",
        "Cards left: 34 red, 34 blue, 12 farmer.",
    ]
    for die in match.table.die[:3]:
        die.used_by = 0
    assert "Dice in the forest: none." in match.view()["words"]
    assert sit_down(2, young=1).view()["words"][-1] == "Cards left: 34 red, 34 blue."


@pytest.mark.rule("far-3")
def test_a_loss_is_told_and_counted():
    match = sit_down()
    give(match, 0, wolf="2 sheep/brown, sheep")
    give(match, 1, wolf="sheep")
    end_the_day(match, "The Shepherd")
    seats = match.view()["seats"]
    assert (seats[0]["loss"], match.view()["farmer"]["taken"]) == ("lost nothing.", 0)
    lose(match, "sheep/brown")
    seats = match.view()["seats"]
    assert [seat["loss"] for seat in seats] == ["lost sheep with a brown mouse.", "lost sheep.", "lost nothing."]
    assert match.view()["farmer"]["taken"] == 2


@pytest.mark.rule("col-6")
@pytest.mark.rule("bon-2")
def test_a_choice_says_how_far_its_figure_walks():
    match = sit_down()
    stand(match, wolf="A", fox="C")
    give(match, 0, bones=4)
    roll(match, 2, 6, 6)
    assert match.describe(0, offers(match)["wolf", 2, 1]).facts == {"figure": "wolf", "steps": 1}
    assert match.describe(0, offers(match)["wolf", 2, 2]).facts == {"figure": "wolf", "steps": 3}
    assert match.describe(0, offers(match)["wolf", 6, 9]).facts == {"figure": "wolf", "steps": 9}
    assert match.describe(0, offers(match)["wolf", 6, 10]).facts == {"figure": "wolf", "steps": 11}


@pytest.mark.rule("far-4")
def test_a_loss_walks_nowhere():
    match = sit_down()
    give(match, 0, wolf="sheep/brown, sheep")
    end_the_day(match, "The Shepherd")
    assert all(choice.facts is None for choice in match.choices(0))


@pytest.mark.rule("rol-1")
def test_moves_and_rolls_are_counted_through_the_game():
    """Twelve rounds of three moves each; what the farmer is given is no move."""
    match, chance = GAME.start(3, seed=4), Random(1)
    while not match.over:
        before, seat = match.view(), match.pending[0]
        match.play(seat, chance.choice(match.legal(seat)))
        after = match.view()
        assert after["moves"] - before["moves"] == (before["phase"] == "collect")
        round_ended = (after["day"], after["round"]) != (before["day"], before["round"])
        assert after["rolls"] - before["rolls"] == round_ended
    assert (after["moves"], after["rolls"]) == (36, 12)


@pytest.mark.rule("day-1")
def test_the_points_of_a_seat_add_up():
    match = sit_down(2)
    give(match, 0, fox="2 pig, bacon", bones=2)
    end_the_day(match, day=1)
    seat = match.view()["seats"][0]
    assert (seat["points"], seat["by_day"]) == (11, [11])
    assert seat["now"] == sum(source["now"] for source in seat["sources"]) == 5
    assert {source["source"]: source["total"] for source in seat["sources"] if source["total"]} == {
        "pigs": 6,
        "bacon": 5,
    }


@pytest.mark.rule("set-2")
def test_cards_say_which_ring_they_come_from():
    match = sit_down()
    lay(match, C="bacon/white owl+bone")
    roll(match, 2, 2, 2)
    stand(match, wolf="A", fox="H")
    farm = match.view()["farms"][2]
    assert (farm["inner"]["ring"], farm["outer"]["ring"]) == ("inner", "outer")
    go(match, "wolf", 2)
    assert [(card["kind"], card["ring"]) for card in match.view()["seats"][0]["wolf"]] == [
        ("bacon", "inner"),
        ("owl", "outer"),
    ]


@pytest.mark.rule("sco-2")
@pytest.mark.rule("sco-4")
@pytest.mark.rule("sco-9")
@pytest.mark.rule("sco-10")
def test_the_legend_says_what_everything_is_for():
    legend = sit_down(3).view()["legend"]
    assert legend["sheep"] == (
        "Three sheep score 12 points, two score 5, a single sheep nothing. Leaves the game after the day's scoring."
    )
    assert legend["pig"].startswith("A pair of pigs scores 6 points, a single pig 1.")
    assert legend["bacon"].startswith("The most bacon scores 5 points, the second most 3. Stays")
    assert legend["pancake"].startswith(
        "Each pancake scores 1 point, and 1 more for each butter card of the day, up to two."
    )
    assert legend["owl"] == legend["badger"]
    assert "1, 4, 8, 12 or 18 points for one to five" in legend["owl"]
    assert legend["outer"] == "Blue cards for the outer ring of farms: pancakes, butter and forest friends."
    assert {"mouse", "bone", "lantern", "divider", "inner", "farmer"} < legend.keys()


@pytest.mark.rule("sco-7")
@pytest.mark.rule("var-1")
def test_the_legend_goes_by_the_players_and_the_box():
    assert "second" not in sit_down(2).view()["legend"]["bacon"]
    assert not {"divider", "farmer"} & sit_down(2, young=1).view()["legend"].keys()
    dear = own_box(("chicken = 2", "chicken = 7"))
    assert sit_down(2, box=dear).view()["legend"]["chicken"].startswith("Each chicken scores 7 points.")


@pytest.mark.rule("far-4")
@pytest.mark.rule("rul-5")
def test_the_view_says_whom_the_farmer_has_asked_already():
    """From the start player on, and while nobody owes anything everyone is settled."""
    match = sit_down(3)
    for seat in range(3):
        give(match, seat, wolf="sheep, sheep/brown, sheep/white")
    assert [seat["is_settled"] for seat in match.view()["seats"]] == [True] * 3
    end_the_day(match, "The Shepherd")
    first, second, third = ((match.table.start + place) % 3 for place in range(3))
    settled = [seat["is_settled"] for seat in match.view()["seats"]]
    assert not any(settled)
    lose(match, "sheep")
    settled = [seat["is_settled"] for seat in match.view()["seats"]]
    assert [settled[first], settled[second], settled[third]] == [True, False, False]
