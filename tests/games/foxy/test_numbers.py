"""Which number is right for a card, and writing it."""

import pytest

from games.foxy.laying import FOX, GAME, before, exact, lay, write
from reynard.core.errors import IllegalMove, ReynardError
from reynard.games.foxy.actions import ACTIONS, CIRCLE, WRITE


@pytest.mark.rule("num-1")
def test_example_1_a_bear_and_a_cat():
    """Three bears and two cats so far, the newest card included: five."""
    match = lay(["bear", "hen", "bear rabbit", "pig cat", "dolphin", "bear cat"])
    assert match.view(0)["asks"] == "How many bears and cats so far?"
    assert exact(match) == 3 + 2 == 5
    write(match, 0, 5)
    write(match, 1, 3)
    assert match.view(0)["seats"][0]["numbers"][5] == {"number": 5, "circled": False}


@pytest.mark.rule("tur-1")
@pytest.mark.rule("num-1")
@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("bear cat", "a bear and a cat in the forest. How many bears and cats so far?"),
        ("octopus", "an octopus in the sea. How many octopuses so far?"),
        (
            "zebra giraffe cat",
            "a zebra, a giraffe and a cat on the savannah. How many zebras, giraffes and cats so far?",
        ),
    ],
)
@pytest.mark.parametrize("options", [{}, {"hard": True}, {"easy": True}, {"fox": 3}, {"seats": 1}])
def test_whoever_writes_is_told_what_lies_before_them(card, words, options):
    assert before(lay(["hen", card], **options)) == f"Card 2: {words}"


@pytest.mark.rule("tur-1")
def test_after_the_last_card_nothing_lies_before_anyone():
    match = lay(["hen"], left=0)
    write(match, 0, 1)
    write(match, 1, 1)
    assert match.over
    assert before(match) == ""


@pytest.mark.rule("fox-1")
def test_example_2_seven_different_animals_and_the_fox_is_none_of_them():
    cards = ["bear rabbit", "hen", "pig cat", "zebra giraffe", "hen", "bear"]
    match = lay([*cards, FOX])
    assert match.view(0)["asks"] == "How many different kinds of animal so far?"
    assert exact(match) == 7


@pytest.mark.rule("num-1")
@pytest.mark.rule("tal-1")
def test_example_3_a_pig_a_cat_and_a_hen():
    """The crosses on the three tracks add up to five."""
    match = lay(["pig", "bear", "hen", "zebra", "hen pig cat"])
    assert exact(match) == 5
    tracks = lay(["pig", "bear", "hen", "zebra", "hen pig cat"]).table.seen
    assert [int(count) for count in tracks] == [2, 2, 1, 0, 1, 0, 0, 0, 1]


@pytest.mark.rule("tur-1")
def test_only_the_newest_card_is_shown_to_anyone():
    match = lay(["bear", "hen", "zebra cat"])
    for viewer in (None, 0, 1):
        view = match.view(viewer)
        assert view["card"]["animals"] == ["zebra", "cat"]
        assert "bear" not in str({key: view[key] for key in view if key != "lengths"})
        assert view["tally"] == []


@pytest.mark.rule("tur-2")
def test_all_write_at_once_and_then_the_next_card_is_turned_over():
    match = GAME.start(seats=3, seed=5)
    assert match.pending == (0, 1, 2)
    match.play(1, WRITE(0))
    assert match.pending == (0, 2)
    assert match.view(0)["turn"] == 1
    assert [seat["has_written"] for seat in match.view(2)["seats"]] == [False, True, False]
    match.play(0, WRITE(1) if WRITE(1) in match.legal(0) else WRITE(0))
    match.play(2, WRITE(0))
    assert match.pending == (0, 1, 2)
    assert match.view(0)["turn"] == 2


@pytest.mark.rule("tur-2")
def test_nobody_writes_twice_for_a_card():
    match = GAME.start(seats=3, seed=5)
    match.play(1, WRITE(0))
    with pytest.raises(IllegalMove, match="You have already written your number for this card") as refusal:
        match.play(1, WRITE(0))
    assert refusal.value.rule == "tur-2"


@pytest.mark.rule("tur-3")
def test_there_is_nothing_else_to_write():
    match = lay(["bear", "bear cat"])
    assert {choice.at[0].split(":")[0] for choice in match.choices(0)} == {"number"}
    with pytest.raises(IllegalMove, match="There is no such choice"):
        match.play(0, ACTIONS)


@pytest.mark.rule("rul-4")
def test_whoever_has_written_nothing_when_the_time_runs_out_has_written_0():
    match = lay(["hen", "hen", "hen cat"])
    match.play(1, GAME.clock.run_out(match.box, match.table, 1))
    assert match.pending == (0,)
    assert match.view(1)["seats"][1]["numbers"][2] == {"number": 0, "circled": False}


@pytest.mark.rule("rul-4")
def test_the_log_says_that_a_nothing_stands_for_a_0():
    match = lay(["hen", "hen", "hen cat"])
    said = GAME.clock.tell_late(match.box, match.table, 1, ["Ann", "Ben"])
    assert said == "Ben ran out of time for card 3, which counts as a 0."


@pytest.mark.rule("num-2")
@pytest.mark.rule("rul-4")
@pytest.mark.rule("rul-18")
def test_any_number_that_could_be_right_may_be_written():
    """Two kinds on the third card: three of each at most."""
    match = lay(["hen", "zebra", "bear cat"])
    assert match.view(0)["most"] == 6
    assert [choice.words for choice in match.choices(0)[:7]] == [f"Write {number}" for number in range(7)]
    with pytest.raises(IllegalMove, match="write a number from 0 to 6") as refusal:
        match.play(0, WRITE(7))
    assert refusal.value.rule == "rul-18"


@pytest.mark.rule("rul-18")
def test_there_are_no_more_than_the_box_holds():
    bears = ["bear", "bear", "bear rabbit", "bear rabbit", "bear cat", "bear cat", "bear rabbit cat", "hen", "hen"]
    assert lay([*bears, "pig", "bear rabbit cat"]).view(0)["most"] == 8 + 8 + 11


@pytest.mark.rule("rul-3")
def test_the_fox_comes_first():
    match = lay([FOX])
    assert exact(match) == 0
    assert match.view(0)["most"] == 0
    assert exact(lay([FOX], fox=3)) == 1


@pytest.mark.rule("rul-3")
def test_a_circled_nothing_for_the_first_fox_is_no_mistake():
    match = lay([FOX], left=0)
    write(match, 0, 0, circled=True)
    write(match, 1, 0)
    (mark, _) = match.view()["tally"][0]["marks"]
    assert (mark["points"], mark["crossed"], mark["off"]) == (0, False, 0)
    assert match.winners == (0, 1)


@pytest.mark.rule("cir-1")
@pytest.mark.rule("rul-5")
def test_a_number_is_circled_as_it_is_written_and_only_once():
    match = lay(["bear", "bear cat"])
    write(match, 0, 3, circled=True)
    write(match, 1, 3)
    assert match.view(0)["seats"][0]["numbers"][1] == {"number": 3, "circled": True}
    assert not match.view(0)["seats"][0]["may_circle"]
    assert not any("circle" in choice.at for choice in match.choices(0))
    assert any("circle" in choice.at for choice in match.choices(1))
    with pytest.raises(IllegalMove, match="You have used your circle") as refusal:
        match.play(0, CIRCLE(0))
    assert refusal.value.rule == "cir-1"


@pytest.mark.rule("rul-5")
def test_a_number_can_be_changed_until_the_next_card_but_not_after():
    match = GAME.start(seats=2, seed=5)
    match.play(0, WRITE(0))
    match.take_back(match.last_step(0))
    match.play(0, WRITE(0))
    match.play(1, WRITE(0))
    with pytest.raises(ReynardError, match="so your step stands"):
        match.last_step(1)
    with pytest.raises(ReynardError, match="so your step stands"):
        match.last_step(0)
