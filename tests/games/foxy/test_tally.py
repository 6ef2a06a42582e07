"""The deck is turned over: crosses, points, and who has won."""

import pytest

from games.foxy.laying import FOX, lay, marks, tally, write

EXAMPLE_3 = ["pig", "bear", "hen", "zebra", "hen pig cat"]  # the right number for the last card is 5


def example_4(**options):
    """Jack, Margherita, Jo and Mario wrote these numbers for the last card; Mario circled his."""
    boards = [[0, 0, 0, 0, number] for number in (3, 5, 6, 4)]
    names = ["Jack", "Margherita", "Jo", "Mario"]
    return tally(EXAMPLE_3, *boards, circles=[None, None, None, 4], names=names, **options)


@pytest.mark.rule("tal-1")
def test_the_tracks_fill_up_card_by_card():
    shown = example_4().view()["tally"]
    assert [turn["exact"] for turn in shown] == [1, 1, 1, 1, 5]
    assert [turn["card"]["number"] for turn in shown] == [1, 2, 3, 4, 5]
    assert shown[1]["tracks"] == dict.fromkeys(shown[1]["tracks"], 0) | {"pig": 1, "bear": 1}
    assert shown[4]["tracks"] == {"hen": 2, "pig": 2, "bear": 1, "zebra": 1, "cat": 1} | dict.fromkeys(
        ("rabbit", "giraffe", "dolphin", "octopus"), 0
    )


@pytest.mark.rule("tal-2")
@pytest.mark.rule("num-2")
def test_example_4_jack_and_margherita():
    """Lower brings what was written, exactly right as well."""
    jack, margherita, _, _ = marks(example_4())
    assert (jack["points"], jack["crossed"]) == (3, False)
    assert (margherita["points"], margherita["crossed"]) == (5, False)


@pytest.mark.rule("tal-3")
def test_example_4_jo():
    """Too high: no points, and crossed out."""
    jo = marks(example_4())[2]
    assert (jo["number"], jo["points"], jo["crossed"]) == (6, 0, True)


@pytest.mark.rule("tal-4")
@pytest.mark.rule("cir-1")
@pytest.mark.rule("rul-6")
def test_example_4_mario():
    """Circled and too low: no points, but not crossed out."""
    mario = marks(example_4())[3]
    assert (mario["number"], mario["circled"], mario["points"], mario["crossed"]) == (4, True, 0, False)


@pytest.mark.rule("tal-4")
@pytest.mark.rule("cir-1")
def test_example_4_if_mario_had_written_five():
    match = tally(EXAMPLE_3, [0, 0, 0, 0, 5], [0, 0, 0, 0, 6], circles=[4, 4])
    assert [mark["points"] for mark in marks(match)] == [10, 0]
    assert match.scores == [10, 0]
    assert [source.points for source in match.breakdown(0)] == [0, 10]


@pytest.mark.rule("tal-5")
def test_the_most_points_win():
    match = example_4()
    assert match.scores == [3, 5, 0, 0]
    assert match.winners == (1,)
    assert match.view()["seats"][1]["points"] == 5
    assert match.log()[-1] == "Margherita wins with 5 points."


@pytest.mark.rule("tal-5")
@pytest.mark.rule("rul-7")
def test_a_tie_is_broken_by_the_circled_number():
    """Both have 4 points: one of them two from a doubled 1."""
    level = tally(["hen", "hen cat", "hen"], [1, 3, 0], [0, 1, 3], circles=[None, None])
    assert level.scores == [4, 4]
    assert level.winners == (0, 1)
    ahead = tally(["hen", "hen pig", "hen"], [1, 3, 0], [1, 1, 1], circles=[None, 0], names=["Ann", "Bo"])
    assert ahead.scores == [4, 4]
    assert ahead.winners == (1,)
    assert ahead.log()[-1] == "Bo wins with 4 points: Ann has as many, but fewer from a circled number."


@pytest.mark.rule("rul-7")
def test_a_circle_that_missed_breaks_no_tie():
    match = tally(["hen", "hen pig", "hen"], [1, 3, 0], [1, 3, 2], circles=[None, 2])
    assert match.scores == [4, 4]
    assert match.winners == (0, 1)


@pytest.mark.rule("tal-5")
def test_then_the_fewest_crossed_out_win():
    match = tally(["hen", "hen pig", "bear cat"], [1, 3, 5], [1, 3, 0], names=["Ann", "Bo"])
    assert match.scores == [4, 4]
    assert match.winners == (1,)
    assert match.log()[-1] == "Bo wins with 4 points: Ann has as many, but more numbers crossed out."


@pytest.mark.rule("rul-8")
def test_players_level_in_everything_share_the_victory():
    match = tally(["hen", "hen pig"], [1, 3], [1, 3], [0, 0], names=["Ann", "Bo", "Cy"])
    assert match.winners == (0, 1)
    assert match.log()[-1] == "Ann and Bo share the win with 4 points each."


@pytest.mark.rule("tal-1")
def test_before_the_tally_nobody_has_points_to_read_anything_from():
    match = lay(EXAMPLE_3)
    write(match, 0, 5)
    assert match.scores == [0, 0]
    assert [source.points for source in match.breakdown(0)] == [0, 0]
    assert match.view(0)["seats"][0]["points"] is None


@pytest.mark.rule("tal-1")
def test_the_log_tells_the_tally_in_words():
    match = example_4()
    *_, fifth, totals, _ = match.log()
    assert "Card 5, a hen, a pig and a cat in the countryside: exactly 5." in fifth
    assert "Jack wrote 3: too low, 3 points" in fifth
    assert "Jo wrote 6: too high, crossed out" in fifth
    assert "Mario wrote 4, circled: too low, no points" in fifth
    assert totals == "Totals: Jack 3, Margherita 5, Jo 0, Mario 0."
    fox = tally(["hen", FOX], [1, 1], [0, 1])
    assert fox.log()[-3].startswith("Card 2, the fox: exactly 1.")


@pytest.mark.rule("tal-1")
@pytest.mark.rule("sol-1")
@pytest.mark.parametrize("boards", [[[1, 1, 1, 1, 5]], [[1, 1, 1, 1, 5], [0, 0, 0, 0, 1]]], ids=["alone", "two"])
def test_the_page_is_told_how_much_of_the_log_comes_after_each_card(boards):
    match = tally(EXAMPLE_3, *boards)
    log = match.log()
    for turn in match.view()["tally"]:
        told = log[: len(log) - turn["lines_after"]]
        assert told[-1].startswith(f"Card {turn['card']['number']}, ")
