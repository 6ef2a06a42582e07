"""What the end shows: running totals, places, what decided a tie, and everyone's memory against the truth."""

import pytest

from games.foxy.laying import FOX, lay, marks, tally

CARDS = ["bear", "bear cat", FOX, "bear"]  # right: 1, 3, 2, 3
LEVEL = ["hen", "hen pig", "bear cat"]  # right: 1, 3, 2


def places(match):
    """Give seats and their places, the best first."""
    return [(each["seat"], each["place"]) for each in match.view()["ranking"]]


@pytest.mark.rule("tal-2")
def test_points_add_up_card_by_card():
    shown = tally(CARDS, [1, 1, 2, 4], [0, 5, 4, 3]).view()["tally"]
    assert [row["gains"] for row in shown] == [[1, 0], [1, 0], [2, 0], [0, 3]]
    assert [row["totals"] for row in shown] == [[1, 0], [2, 0], [4, 0], [4, 3]]


@pytest.mark.rule("sol-1")
@pytest.mark.rule("sol-2")
def test_the_allowance_dwindles_and_grows_again_where_totals_count():
    apart = tally(CARDS, [0, 5, 2, 3]).view()["tally"]
    assert [row["gains"] for row in apart] == [[-1], [-2], [0], [0]]
    netted = tally(CARDS, [0, 5, 1, 3], netted=1).view()
    assert [row["gains"] for row in netted["tally"]] == [[-1], [0], [1], [0]]
    assert [row["totals"] for row in netted["tally"]] == [[4], [4], [5], [5]]
    assert netted["solo"] == {"allowed": 5, "deviation": 0, "netted": True, "won": True}
    assert netted["ranking"] == []
    assert not tally(CARDS, [7, 3, 2, 3]).view()["solo"]["won"]


@pytest.mark.rule("tal-1")
@pytest.mark.parametrize(("fox", "crossed"), [(0, []), (1, []), (2, []), (3, ["cat"])])
def test_the_tracks_that_get_a_cross_make_up_the_number(fox, crossed):
    shown = tally(["hen cat", FOX], [0, 0], [0, 0], fox=fox).view()["tally"]
    assert [row["crossed"] for row in shown] == [["hen", "cat"], crossed]


@pytest.mark.rule("tal-5")
def test_places_go_by_points():
    match = tally(LEVEL, [0, 0, 1], [1, 3, 1], [0, 3, 0])
    assert places(match) == [(1, 1), (2, 2), (0, 3)]
    assert [each["points"] for each in match.view()["ranking"]] == [5, 3, 1]
    assert match.view()["tie"] == ""


@pytest.mark.rule("tal-5")
def test_what_decides_a_tie_is_said():
    circle = tally(["hen", "hen pig", "hen"], [1, 3, 0], [1, 1, 1], circles=[None, 0])
    assert places(circle) == [(1, 1), (0, 2)]
    assert circle.view()["tie"] == "Tied on points: the circled number decides."
    crossed = tally(LEVEL, [1, 3, 5], [1, 3, 0])
    assert places(crossed) == [(1, 1), (0, 2)]
    assert crossed.view()["tie"] == "Tied on points: fewer crossed-out numbers decide."


@pytest.mark.rule("rul-8")
def test_a_place_can_be_shared():
    match = tally(LEVEL, [1, 3, 0], [1, 3, 0], [0, 0, 1])
    assert places(match) == [(0, 1), (1, 1), (2, 3)]
    assert match.view()["tie"] == "Tied in everything: a shared win!"


@pytest.mark.rule("tal-2")
@pytest.mark.rule("tal-3")
@pytest.mark.rule("tal-4")
def test_how_a_number_fared_in_words():
    match = tally(["hen", "hen pig"], [1, 3], [0, 1], [0, 4], [0, 0], circles=[1, None, None, None])
    assert [mark["words"] for mark in marks(match)] == [
        "wrote 3, circled: exactly right, 6 points",
        "wrote 1: too low, 1 point",
        "wrote 4: too high, crossed out",
        "wrote 0: too low, no points",
    ]
    assert [mark["outcome"] for mark in marks(match)] == ["exact", "under", "over", "under"]


@pytest.mark.rule("sol-1")
@pytest.mark.parametrize(("number", "words"), [(3, "exactly right"), (1, "2 too low"), (4, "1 too high")])
def test_alone_it_is_only_said_how_far_off_a_number_was(number, words):
    (mark,) = marks(tally(["hen", "hen pig"], [1, number]))
    assert mark["words"] == f"wrote {number}: {words}"


@pytest.mark.rule("tal-1")
def test_a_memory_is_summed_up():
    one, other = tally(CARDS, [1, 1, 2, 4], [0, 5, 4, 3]).view()["memories"]
    assert (one["exact"], one["under"], one["over"], one["off"]) == ("twice", "once", "once", 3)
    assert (other["exact"], other["under"], other["over"], other["off"]) == ("once", "once", "twice", 5)
    (none,) = tally(CARDS, [1, 3, 2, 3]).view()["memories"]
    assert (none["exact"], none["over"]) == ("4 times", "never")


@pytest.mark.rule("tal-1")
def test_a_card_counts_for_each_of_its_animals_and_the_fox_for_itself():
    memory, _ = tally(CARDS, [1, 1, 2, 4], [0, 5, 4, 3]).view()["memories"]
    assert memory["animals"] == [
        {"animal": "bear", "cards": 3, "off": 1.0, "over": 1},
        {"animal": "cat", "cards": 1, "off": 2.0, "over": 0},
        {"animal": "fox", "cards": 1, "off": 0.0, "over": 0},
    ]


@pytest.mark.rule("tur-1")
@pytest.mark.rule("tur-2")
def test_nothing_of_it_is_shown_before_the_tally():
    view = lay(CARDS).view(0)
    assert (view["tally"], view["ranking"], view["tie"], view["memories"], view["solo"]) == ([], [], "", [], None)


@pytest.mark.rule("num-1")
@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("octopus cat", "In the sea: an octopus and a cat"),
        ("zebra", "On the savannah: a zebra"),
        (FOX, "The fox"),
    ],
)
def test_what_a_card_shows_in_words(card, words):
    assert lay(["hen", card]).view(0)["card"]["words"] == words


@pytest.mark.rule("cir-1")
@pytest.mark.rule("rul-16")
def test_whether_there_is_a_circle_is_told_to_the_viewer_alone():
    match = lay(["hen", "hen pig"])
    assert (match.view(0)["circle"], match.view()["circle"]) == ("open", "none")
    match.table.seat[0].circle = 0
    assert (match.view(0)["circle"], match.view(1)["circle"]) == ("used", "open")
    assert lay(["hen"], seats=1).view(0)["circle"] == "none"


@pytest.mark.rule("cir-1")
def test_a_choice_says_what_would_be_written():
    match = lay(["hen"])
    facts = [choice.facts for choice in match.choices(0)]
    assert facts == [{"number": number, "circled": circled} for circled in (False, True) for number in (0, 1)]


@pytest.mark.rule("cir-1")
@pytest.mark.rule("tal-2")
@pytest.mark.rule("tal-4")
@pytest.mark.rule("var-4")
def test_a_choice_says_what_it_would_bring():
    """A nought brings nothing, however it fares, and needs no conditions."""
    gives = [choice.gives for choice in lay(["hen"]).choices(0)]
    assert gives[:2] == ["no points", "1 point unless it is too high"]
    assert gives[2:] == ["no points", "2 points if exactly right, otherwise nothing"]
    exact = [choice.gives for choice in lay(["hen"], hard=1).choices(0)]
    assert exact[:2] == ["no points", "1 point if exactly right"]
