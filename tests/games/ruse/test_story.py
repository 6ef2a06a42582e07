"""Headlines, the log, the marks of the last move and the pages of the story."""

import re

import pytest

import reynard
from reynard.games.ruse.actions import DRAW_OBJECTIVE, HUNT, KIT, MARK, RETURN, STOP
from reynard.games.ruse.table import Obstacle, Stage, Step

from .playing import (
    at,
    chart,
    do,
    end_round,
    exchange,
    finish,
    go,
    grow,
    instinct,
    kit_spaces,
    lay,
    place,
    resource,
    send,
    to,
    track,
)
from .tables import (
    at_end_of_round,
    at_turn,
    dig,
    growing,
    hold,
    lay_tile,
    mark_space,
    place_of,
    put_die,
    put_obstacle,
    set_kit,
    sit_down,
    stack_bonus,
    stack_den,
    stack_hunting,
    validated,
)

SAID_OF_A_SEAT = ("counts_words", "words")


def told(match, viewer=0):
    """Read what the latest move said."""
    match.names[:] = ["Ann", "Bo", "Cy", "Di", "Ed"][: match.seats]
    return match.lines(match.ply, viewer)


@pytest.mark.rule("set-7")
def test_the_first_headline_asks_to_give_one_of_three_objectives_back():
    assert sit_down().headline(0) == "Give back one of these three private objectives and keep two"


@pytest.mark.rule("turn-5")
@pytest.mark.rule("fox-2")
@pytest.mark.rule("fox-3")
@pytest.mark.rule("act-3")
def test_every_step_of_a_turn_has_a_headline_with_what_is_left():
    match = at_turn(roll=4)
    match.table.seat[0].dice = 2
    assert match.headline(0) == "Place your 4: two more to roll this round"
    match.table.seat[0].dice = 0
    assert match.headline(0) == "Place your 4: your last die this round"
    assert match.headline(1) == ""
    place(match, "fields")
    assert match.headline(0) == "Choose how far your fox walks: up to 2 spaces by day"
    match.table.obstacle[Obstacle.STORM] = place_of("fields")
    assert match.headline(0) == "Choose how far your fox walks: up to 1 space by day, because of the Storm"
    do(match, to("a1"))
    assert match.headline(0) == "Act at the edge of the Fields: 4 pips left, 5 growth points in hand"


@pytest.mark.rule("den-2")
@pytest.mark.rule("grow-1")
@pytest.mark.rule("bon-4")
def test_the_den_growth_and_obstacles_have_headlines_too():
    match = place(at_turn(roll=5), "den")
    assert match.headline(0) == "Choose one action for your den: 5 pips left, 5 growth points in hand"
    stack_den(match, "cross")
    do(match, chart(4))
    assert match.headline(0) == "Place a den tile: three in hand"
    match = growing(growth=7)
    assert match.headline(0) == "Let your kits grow: 7 growth points to spend"
    set_kit(match, 0, 0, space=6)
    validated(match, 0, 1)
    assert match.headline(0) == "Let your kits grow or send a kit to an exit: 7 growth points to spend"
    t = match.table
    t.step, t.needs, t.need[0].seat, t.need[0].step, t.need[0].what = (
        Step.TERRITORY,
        1,
        0,
        Step.TERRITORY,
        Obstacle.WOLF,
    )
    assert match.headline(0) == "Choose a territory for the Wolf: nobody hunts or uses the track there"


@pytest.mark.rule("die-2")
@pytest.mark.rule("die-4")
def test_a_move_and_what_it_brings_are_one_sentence_and_depleting_comes_before_its_growth_points():
    match = at_turn(roll=1)
    put_die(match, 1, "fields", 0, 3)
    do(match, at("fields", 1))
    assert told(match) == [
        "Ann places the 1 in the Fields and gains a vole.",
        "The space depletes Ann's die, and Ann gains 2 growth points.",
    ]


@pytest.mark.rule("act-6")
@pytest.mark.rule("act-8")
@pytest.mark.rule("act-10")
def test_the_log_says_what_players_did_and_gives_no_commands():
    match = at_turn()
    lay_tile(match, "fields", "a1", "H2 M2")
    stack_hunting(match, "fields", "1G R")
    match.table.seat[0].markers = 3
    go(match, "fields", "a1")
    assert told(match) == ["Ann walks to the edge of the Fields."]
    do(match, HUNT())
    assert told(match) == ["Ann hunts in the Fields, catches a mole and gains a vole and 1 growth point."]
    do(match, MARK())
    assert told(match)[0] == "Ann marks the edge of the Fields and scores 1 victory point."


@pytest.mark.rule("act-13")
@pytest.mark.rule("rul-63")
def test_nothing_is_said_twice():
    match = at_turn(night=True)
    go(match, "mountain", "m3")
    do(match, resource("fish"))
    assert told(match) == ["Ann gains a fish."]
    do(match, track("fields"))
    assert told(match) == ["Ann takes step 1 on the Fields track and gains 2 growth points."]
    match = go(at_turn(), "mountain", "m2")
    do(match, KIT(1))
    assert told(match) == ["Ann raises the second kit to 2."]


@pytest.mark.rule("grow-2")
@pytest.mark.rule("ins-3")
def test_growth_exits_and_instincts_are_told():
    match = growing(growth=9)
    do(match, grow(0))
    assert told(match) == ["Ann moves the first kit to space 2 and raises it to 2."]
    set_kit(match, 0, 0, space=5)
    match.table.seat[0].resource[:] = 1
    dig(match, 0, {(3, 1): "NS", (3, 2): "NS", (3, 3): "NS"})
    validated(match, 0, 1)
    do(match, finish(0, "fish"))
    assert told(match) == [
        "Ann brings the first kit out of the den for a fish and scores 3 victory points.",
        "Ann welcomes the black kit of the second row.",
    ]
    do(match, send(0, 2))
    assert told(match) == ["Ann sends the first kit to the third exit."]
    do(match, instinct("forager"))
    assert told(match)[0] == "Ann develops the instinct Forager at the third exit."
    step = match.view(0)["end"]
    assert step is None or all(each["lines"] for each in step["steps"] if each["title"] == "Growth")


@pytest.mark.rule("rnd-4")
def test_what_the_order_brings_is_told_with_the_place_it_is_for():
    match = reynard.game("ruse").start(seats=5, seed=1)
    match.names[:] = ["Ann", "Bo", "Cy", "Di", "Ed"]
    match.table.order_tile[2:] = (0, 1, 1)  # a growth point, a victory point, and a bonus tile
    for seat in range(5):
        match.play(seat, match.legal(seat)[0])
    third, fourth, fifth = (match.names[int(seat)] for seat in match.table.order[2:5])
    lines = told(match)
    assert f"{third} goes third and gains 1 growth point." in lines
    assert f"{fourth} goes fourth and scores 1 victory point." in lines
    assert any(line.startswith(f"{fifth} goes fifth and draws a bonus tile") for line in lines)
    assert len([line for line in lines if " goes " in line and "hunter" not in line]) == 3


@pytest.mark.rule("bon-2")
def test_what_a_bonus_tile_shows_is_no_part_of_what_follows():
    match = at_turn(growth=0)
    stack_bonus(match, "HERE")
    place(match, "river")
    assert told(match)[-1] == "Ann draws a bonus tile (a step on the track of this territory) and gains a fish."


@pytest.mark.rule("end-6")
@pytest.mark.rule("end-7")
@pytest.mark.rule("end-8")
@pytest.mark.rule("end-11")
def test_steps_of_a_round_end_are_numbered_in_a_row_and_say_what_happened():
    for round_number, seats in ((1, 2), (4, 2)):
        match = at_end_of_round(at_turn(seats, growth=0, round_number=round_number))
        put_obstacle(match, "wolf", "forest")
        match.table.hunting[place_of("river")].spots = 0
        end_round(match)
        steps = match.view(0)["end"]["steps"]
        assert [step["number"] for step in steps] == list(range(1, len(steps) + 1)) == list(range(1, 11))
        lines = {step["title"]: step["lines"] for step in steps}
        assert [step["title"] for step in steps if step["routine"]] == ["Foxes", "Hunting tiles"]
        assert not any("hunting tiles." in line or "foxes." in line for line in told(match))
        assert lines["Foxes"] == ["All foxes return to the centre."]
        assert lines["Obstacles"] == ["The Wolf leaves the Forest."]
        assert lines["Hunting tiles"] == ["2 hunting tiles are added at the River."]


@pytest.mark.rule("fin-8")
def test_the_log_says_that_a_tie_was_broken():
    match = at_end_of_round(at_turn(2, growth=0, round_number=4))
    for own in match.table.seat[:2]:
        own.points = own.earned[0] = 40
    set_kit(match, 1, 0, space=6)
    end_round(match)
    while not match.over:
        do(match, STOP())
    assert told(match)[-1] == "Bo wins with 40 victory points by the tie-break, ahead of Ann with 40."


@pytest.mark.rule("fin-7")
@pytest.mark.rule("fin-8")
def test_the_log_ends_with_the_winner_and_the_points_of_all():
    match = at_end_of_round(at_turn(3, growth=0, round_number=4))
    for seat, points in enumerate((40, 55, 48)):
        match.table.seat[seat].points = match.table.seat[seat].earned[0] = points
    end_round(match)
    while not match.over:
        do(match, STOP())
    last = told(match)[-1]
    assert last.startswith("Bo wins with ")
    assert " victory points, ahead of Cy with " in last
    assert " and Ann with " in last


@pytest.mark.rule("fin-7")
@pytest.mark.rule("end-11")
def test_the_winner_is_told_by_the_last_page_and_by_no_line_of_the_board():
    match = at_end_of_round(at_turn(2, growth=0, round_number=4))
    for seat, points in enumerate((40, 55)):
        match.table.seat[seat].points = match.table.seat[seat].earned[0] = points
    end_round(match)
    while not match.over:
        assert "victory points" in match.view(0)["seats"][0]["counts_words"]
        do(match, STOP())
    [winner] = match.view(0)["result"]["words"]
    assert winner.startswith("{seat:1|player 2} wins with ")
    assert match.chapter.lines[-1] == winner
    told = [*match.view(0)["lines"], *(own[words] for own in match.view(0)["seats"] for words in SAID_OF_A_SEAT)]
    assert [line for line in told if "victory point" in line.partition("resources")[0]] == []


@pytest.mark.rule("solo-7")
@pytest.mark.rule("solo-11")
def test_alone_the_rival_is_seen_until_the_last_page_tells_who_has_won_and_the_rank():
    match = at_end_of_round(at_turn(1, growth=0, round_number=4))
    match.table.seat[1].points = 12
    rival = match.view(0)["rival"]
    assert rival == {"points": 12, "words": "The rival: 12 victory points, 0 growth points, 0 hunting tiles."}
    assert rival["words"] in match.view(0)["lines"]
    end_round(match)
    while not match.over:
        do(match, STOP())
    assert match.view(0)["rival"] is None
    won, rank = match.view(0)["result"]["words"]
    assert won.startswith("The rival wins with ")
    assert rank == "{seat:0|player 1}'s rank: Runt."
    assert match.chapter.lines[-2:] == (won, rank)
    assert not any("The rival" in line for line in match.view(0)["lines"])


@pytest.mark.rule("fin-7")
@pytest.mark.parametrize(("seats", "seed"), [(1, 2), (2, 3), (4, 5), (5, 7)])
def test_the_log_names_every_point_when_it_comes(seats, seed):
    match = reynard.game("ruse").start(seats=seats, seed=seed)
    match.names[:] = ["Ann", "Bo", "Cy", "Di", "Ed"][:seats]
    bot, points = reynard.bot("cub"), dict.fromkeys([*match.names, "The rival"], 0)
    while not match.over:
        seat = match.pending[0]
        match.play(seat, bot.choose(match, seat))
        for line in match.lines(match.ply, 0):
            for scored in re.finditer(r"scores (\d[^.]*)", line):
                name = max(points, key=lambda each: line.rfind(each, 0, scored.start()))
                points[name] += sum(int(number) for number in re.findall(r"(\d+) (?:victory|for )", scored[1]))
        assert [points[name] for name in match.names] == match.scores
    assert points["The rival"] == sum(match.rival_scores)


@pytest.mark.rule("end-2")
@pytest.mark.rule("end-4")
@pytest.mark.rule("end-5")
def test_the_end_of_a_round_is_a_page_that_comes_with_the_move_that_completes_it():
    match = at_end_of_round(at_turn(growth=2))
    put_die(match, 1, "river", 0, 3)
    hold(match, 0, "Burrow")
    match.table.seat[0].tiles = 4
    end_round(match)
    assert match.table.stage == Stage.GROWING
    assert match.chapter is None
    do(match, grow(0))
    assert match.chapter is None
    do(match, STOP())
    page = match.chapter
    assert page.title == "The end of round 1"
    assert "{seat:0|player 1} fulfils “Burrow” and scores 3 victory points." in page.lines
    assert "{seat:1|player 2} has 3 pips left and scores 3 victory points." in page.lines
    assert "{seat:0|player 1} moves the first kit to space 2 and raises it to 2." in page.lines
    assert not any("Round 2" in line for line in page.lines)
    do(match, match.legal(match.pending[0])[0])
    assert match.chapter is None


@pytest.mark.rule("end-11")
def test_every_round_of_a_game_has_a_page_and_no_move_has_two():
    match = reynard.game("ruse").start(seats=2, seed=4)
    bot, pages = reynard.bot("cub"), []
    while not match.over:
        seat = match.pending[0]
        match.play(seat, bot.choose(match, seat))
        if match.chapter:
            pages.append(match.chapter.title)
    assert pages == [*(f"The end of round {number}" for number in (1, 2, 3)), "The end of the game"]


@pytest.mark.rule("die-1")
@pytest.mark.rule("den-3")
@pytest.mark.rule("act-11")
def test_a_move_leaves_its_mark_where_it_was_made():
    match = at_turn(hunter="farm")
    lay_tile(match, "fields", "a1", "H2 T2")
    do(match, at("fields", 0))
    assert match.traces == ("space:0:0",)
    do(match, to("a1"))
    assert match.traces == ("path:0:0",)
    match.table.seat[0].track[0] = 1
    do(match, track("fields"))
    assert match.traces == ("track:0", "place:0")
    match = place(at_turn(), "den")
    stack_den(match, "cross")
    do(match, chart(0), lay(3, 1))
    assert match.traces == ("cell:0:2",)


@pytest.mark.rule("obj-1")
@pytest.mark.rule("set-7")
def test_no_mark_tells_of_a_hand():
    match = sit_down()
    match.play(0, RETURN(1))
    assert match.traces == ()
    match = at_turn()
    hold(match, 0, "Burrow")
    go(match, "mountain", "m2")
    do(match, exchange())
    assert match.traces == ("objectives",)
    match.undo()
    do(match, DRAW_OBJECTIVE())
    assert match.traces == ("objectives",)


@pytest.mark.rule("act-4")
@pytest.mark.rule("act-5")
@pytest.mark.rule("rul-19")
def test_a_walk_says_what_is_not_to_be_had_there():
    match = at_turn(hunter="fields")
    lay_tile(match, "fields", "a1", "H2 M2")
    lay_tile(match, "fields", "b1", "H2 T2 K2")
    place(match, "fields")
    assert match.describe(0, to("a1")).gives == "no tolls · no hunting or marking: the hunter is here"
    assert (
        match.describe(0, to("b1")).gives == "no tolls · there: track for 2, kit for 2 · no hunting: the hunter is here"
    )
    assert match.describe(0, to("a1")).facts["forbidden"] == ["hunt", "mark"]
    match.table.hunter = place_of("farm")
    put_obstacle(match, "wolf", "fields")
    mark_space(match, 0, "fields", "a1")
    assert match.describe(0, to("b1")).gives == "no tolls · there: kit for 2 · no hunting or track: the Wolf is here"
    assert match.describe(0, to("a1")).gives.endswith("no hunting: the Wolf is here · no marking: your marker is there")


@pytest.mark.rule("rul-22")
@pytest.mark.rule("mtn-3")
@pytest.mark.parametrize(
    ("pips", "cost"), [(1, "takes the last pip of the die"), (4, "takes all 4 pips left on the die")]
)
def test_a_private_objective_on_the_mountain_says_what_it_truly_costs(pips, cost):
    match = go(at_turn(), "mountain", "m2")
    match.table.die = pips
    assert match.describe(0, DRAW_OBJECTIVE()).gives == cost


@pytest.mark.rule("rul-63")
@pytest.mark.rule("rul-29")
@pytest.mark.rule("grow-3")
@pytest.mark.parametrize(
    ("step", "rule"),
    [(Step.RESOURCE, "rul-63"), (Step.TRACK, "rul-63"), (Step.KIT, "grow-3"), (Step.ADVANCE, "rul-29")],
)
def test_what_an_icon_asks_for_cites_the_rule_of_the_icon(step, rule):
    match = at_turn()
    t = match.table
    t.step, t.needs, t.need[0].seat, t.need[0].step, t.need[0].what = step, 1, 0, step, -1
    assert {choice.rule for choice in match.choices(0)} == {rule}


@pytest.mark.rule("grow-1")
@pytest.mark.rule("rul-27")
def test_growth_of_several_spaces_is_one_pick():
    match = growing(growth=7)
    ways = {way.at: way for way in match.sequences(0)}
    three = ways["kit:0:0", "growth-space:0:0:4"]
    assert (three.words, three.gives) == (
        "Move your first kit to space 4",
        "costs 6 growth points · brings +2 on the kit and 1 victory point",
    )
    do(match, three.id, *three.then)
    assert kit_spaces(match, 0)[0] == 4
    assert match.table.seat[0].growth == 1
    assert match.sequences(0) == []


@pytest.mark.rule("grow-4")
def test_one_pick_may_lead_out_of_the_den():
    match = growing(growth=4)
    set_kit(match, 0, 0, space=3)
    match.table.seat[0].resource[1] = 1
    out = next(way for way in match.sequences(0) if "growth-space:0:0:6" in way.at)
    assert out.at == ("kit:0:0", "growth-space:0:0:6", "resource:1")
    assert out.gives == "costs 4 growth points · brings +1 on the kit and 2 victory points · 3 victory points"
    do(match, out.id, *out.then)
    assert kit_spaces(match, 0)[0] == 6


@pytest.mark.rule("grow-7")
def test_one_pick_takes_no_black_kit_past_the_coloured_one():
    match = growing(growth=30)
    set_kit(match, 0, 1, space=4)
    set_kit(match, 0, 3, space=1)
    assert {way.at[1] for way in match.sequences(0) if way.at[0] == "kit:0:3"} == {"growth-space:0:1:3"}


@pytest.mark.rule("rul-6")
@pytest.mark.rule("end-11")
def test_what_gives_up_something_for_nothing_is_guarded():
    assert place(at_turn(), "fields").describe(0, STOP()).guarded is True  # as a page is told, no NumPy number
    assert growing(growth=4, round_number=4).describe(0, STOP()).guarded
    assert not growing(growth=4).describe(0, STOP()).guarded
