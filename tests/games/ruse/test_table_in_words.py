"""The table in words: what lies on the land, in dens and on boards, for labels and for those who listen."""

import re

import pytest

from reynard.games.ruse.box.record import Gain
from reynard.games.ruse.table import GONE, NOTHING, OUT, Icon, Place
from reynard.games.ruse.words.board import deed_words, free_words, owner_name, path_words, step_words, taken_words
from reynard.games.ruse.words.home import (
    cell_words,
    den_words,
    exit_words,
    instinct_sum,
    kit_place,
    kit_words,
    last_space_words,
    next_kit_words,
    ruse_state,
    tile_words,
)
from reynard.games.ruse.words.icons import SIGNS, printed
from reynard.games.ruse.words.names import sides_words

from .playing import asks, do, end_round, into, place, to
from .ruse_tiles import brought
from .tables import (
    BOX,
    GAME,
    at_end_of_round,
    at_turn,
    dig,
    give_flag,
    give_ruse,
    mark_space,
    place_of,
    put_die,
    put_obstacle,
    set_kit,
    sit_down,
    stack_bonus,
    stack_den,
)

ALL = 15
NORTH_EAST, EAST_SOUTH_WEST = 3, 14


def named(words):
    """Fill the places for names."""
    return re.sub(r"\{seat:(\d)\|[^{}|]*\}", lambda found: ("Ann", "Bruin", "Caro")[int(found[1])], words)


def gain_of(*icons):
    """Print icons side by side, each with its amount."""
    gain = Gain.new()
    for number, (icon, amount) in enumerate(icons):
        gain.icon[number], gain.amount[number] = icon, amount
    gain.count = len(icons)
    return Gain.plain(gain)


def view(match, seat=0):
    return match.view(seat)


@pytest.mark.rule("rul-59")
def test_icons_are_shown_in_their_order_and_counted_together():
    assert printed(gain_of((Icon.TARGET, 1), (Icon.VICTORY, 1))).icons == (("target", 1), ("victory", 1))
    assert printed(gain_of((Icon.KIT, 1), (Icon.KIT, 1))) == ((("kit", 2),), "2 times +1 for a kit")
    assert [icon for icon, _ in printed(gain_of((Icon.ANY, 1), (Icon.RESOURCE, 1))).icons] == [
        "any-resource",
        "resource",
    ]


@pytest.mark.rule("rul-59")
@pytest.mark.parametrize(
    ("icons", "words"),
    [
        ([(Icon.GROWTH, 2), (Icon.BONUS, 1)], "2 growth points and a bonus tile"),
        ([(Icon.GROWTH, 1)], "1 growth point"),
        ([(Icon.CHEESE, 1), (Icon.VICTORY, 1)], "the cheese and 1 victory point"),
        ([(Icon.ANY, 1), (Icon.ANY, 1)], "any 2 resources"),
        ([(Icon.TARGET, 1), (Icon.ANY, 1)], "any resource; the hunter or photographer moves on"),
        ([(Icon.STEP, 1), (Icon.STEP, 1)], "a step on each of 2 tracks"),
        ([], "nothing"),
    ],
)
def test_icons_are_read_as_words(icons, words):
    assert printed(gain_of(*icons)).words == words


@pytest.mark.rule("set-1")
def test_a_territory_names_its_own_resource_and_shows_it():
    gain = gain_of((Icon.RESOURCE, 1), (Icon.BONUS, 1))
    assert printed(gain, Place.FARM) == ((("egg", 1), ("bonus", 1)), "an egg and a bonus tile")
    assert printed(gain, Place.RIVER).words == "a fish and a bonus tile"
    assert printed(gain, Place.MOUNTAIN).words == "a resource of the territory and a bonus tile"


@pytest.mark.rule("rul-59")
def test_every_icon_has_a_sign():
    assert set(SIGNS) == set(Icon) - {Icon.NONE}


@pytest.mark.rule("die-2")
def test_a_free_space_says_what_it_brings_and_takes():
    assert free_words("a vole", 1, True) == "free: a vole, 1 pip less"
    assert free_words("a vole", 0, False) == "covered: a vole"


@pytest.mark.rule("die-1")
def test_a_taken_space_says_whose_die_lies_there():
    assert named(taken_words(1, 2)) == "Bruin's die, 2 pips left"
    assert taken_words(None, 0) == "the rival's die, depleted"
    assert owner_name(None) == "the rival"


@pytest.mark.rule("act-1")
def test_a_deed_has_its_price():
    assert deed_words("hunt", 2, False, False) == "hunt for 2 pips"
    assert deed_words("objective", 0, True, True) == "a private objective for all that is left of the die, done"


@pytest.mark.rule("act-8")
def test_a_path_space_names_its_mark_and_its_foxes():
    words = named(path_words("a1", ["hunt for 1 pip"], True, 1, False, [0, 1]))
    assert words == "edge: hunt for 1 pip; the beaver dam; marked by Bruin; Ann and Bruin here"
    assert path_words("m3", ["use a flag for 1 pip"], False, None, True, []).endswith("; marked by the rival")


@pytest.mark.rule("act-10")
def test_a_step_says_who_is_on_it():
    assert named(step_words(2, "nothing", [1])) == "Step 2: nothing; Bruin here"
    assert step_words(1, "a vole", []) == "Step 1: a vole"


@pytest.mark.rule("den-7")
def test_open_sides_in_words():
    assert sides_words(NORTH_EAST) == "the north and east"
    assert sides_words(EAST_SOUTH_WEST) == "the east, south and west"
    assert sides_words(ALL) == "all four sides"


@pytest.mark.rule("den-4")
def test_a_free_cell_says_what_is_printed_on_it_a_tile_where_it_leads():
    assert cell_words(6, 0, "1 growth point", "", False) == "Den, column 2, row 2: free, with 1 growth point"
    assert (
        cell_words(6, NORTH_EAST, "1 growth point", "", True)
        == "Den, column 2, row 2: tile open to the north and east, joined to the start"
    )
    assert cell_words(0, ALL, "", "1 victory point", False).endswith(", with 1 victory point, not joined to the start")


@pytest.mark.rule("den-2")
def test_an_empty_place_of_the_display_is_not_a_tile():
    assert tile_words(0, "") == "empty place"
    assert tile_words(5, "1 victory point") == "tile open to the north and south, with 1 victory point"


@pytest.mark.rule("grow-1")
def test_a_kit_says_how_far_it_has_come():
    assert kit_words(1, True, 2, 1) == "Black kit of row 2, value 2, on space 1"
    assert kit_words(1, False, 2, OUT) == "Kit of row 2, value 2, out of the den"
    assert "at an exit" in kit_words(1, True, 2, GONE)
    assert kit_words(2, True, 1, 0).endswith("not born yet")
    assert [kit_place(space) for space in (3, OUT, GONE)] == ["3", "out", "exit"]


@pytest.mark.rule("ins-1")
def test_an_exit_says_who_waits_there():
    assert exit_words(2, True, "Kit of row 1, value 3, at an exit", False) == (
        "Exit 2: a path leads here, Kit of row 1, value 3, at an exit"
    )
    assert exit_words(1, False, "", True) == "Exit 1: no path yet, with its cube"


@pytest.mark.rule("ins-4")
def test_an_instinct_says_what_it_brings_or_would_bring():
    assert instinct_sum("Hunter", "the tiles", 2, 3, None, 6) == (
        "Hunter: 2 victory points for each of the tiles, now 3; a kit of 6 would bring 6"
    )
    assert instinct_sum("Hunter", "the tiles", 2, 3, 2, 4).startswith("Hunter, with a kit of 2: ")


@pytest.mark.rule("ins-2")
def test_a_board_says_what_else_is_on_it():
    assert den_words(1, 2) == "1 den tile, 2 exits reached"
    assert last_space_words("3 victory points", "1 victory point") == (
        "Out of the den, for a resource or a hunting tile: 3 victory points, 1 victory point for a black kit"
    )
    assert next_kit_words(2) == "the next kit at an exit needs 2"
    assert next_kit_words(0) == "no more kits can go to an exit"
    assert [ruse_state(True, True), ruse_state(True, False), ruse_state(False, False)] == ["works now", "used", "ready"]


@pytest.mark.rule("set-9")
@pytest.mark.parametrize(("figure", "name"), [(0, "hunter"), (1, "photographer")])
def test_the_figure_that_was_chosen_is_named(figure, name):
    match = at_turn(hunter="fields", figure=figure)
    put_obstacle(match, "storm", "fields")
    assert f"The {name} and the Storm are here." in view(match)["lines"][1]
    assert view(match)["figure"] == name
    stack_bonus(match, "HUNTER 1G", "HUNTER 1G")
    place(match, "river")
    assert asks(match) == "territory"
    assert match.headline(0) == f"Choose a territory for the {name}: nobody hunts or marks there"


@pytest.mark.rule("bon-4")
def test_an_obstacle_to_be_put_somewhere_is_named_to_its_seat_only():
    match = at_turn()
    stack_bonus(match, *["WOLF"] * 3)
    place(match, "river")
    assert asks(match) == "territory"
    turn = view(match)["turn"]
    assert turn["obstacle"] == "wolf"
    assert named(turn["onlookers"]) == "Ann is choosing a territory."
    do(match, into("farm"))
    assert view(match)["territories"][3]["obstacles"] == [{"key": "wolf", "words": "Wolf: nobody hunts or tracks here"}]


@pytest.mark.rule("turn-1")
def test_those_who_look_on_are_told_who_does_what():
    assert view(sit_down())["turn"]["onlookers"] == "Everybody is choosing private objectives."
    assert named(view(at_turn(), seat=1)["turn"]["onlookers"]) == "Ann is placing a die."


@pytest.mark.rule("set-7")
@pytest.mark.rule("die-4")
@pytest.mark.rule("end-5")
def test_whoever_chooses_is_told_how_far_the_table_is_and_is_asked_by_the_headline_alone():
    assert view(sit_down())["turn"]["words"] == "Everybody chooses at the same time"
    match = at_turn(roll=5)
    assert view(match)["turn"]["words"] == "5 pips on your die"
    place(match, "fields")
    match.table.die = 0
    assert view(match)["turn"]["words"] == "Your die is depleted"
    match = end_round(at_end_of_round(at_turn(growth=9)))
    assert view(match)["turn"]["words"] == "The end of round 1"


@pytest.mark.rule("rnd-1")
def test_the_whole_table_is_told_line_by_line():
    match = at_turn(3, night=True)
    match.table.cheese = 1
    put_die(match, 2, "fields", 0, 3)
    mark_space(match, 1, "fields", "b1")
    match.table.seat[0].track[place_of("fields")] = 2
    lines = [named(line) for line in view(match)["lines"]]
    assert len(lines) == 1 + 4 + 1 + 3
    assert lines[0].startswith("Round 1 of 4, night. Order: Ann, Bruin and Caro. Whoever rolls a ")
    assert lines[0].endswith(" Bruin has the cheese.")
    assert lines[1].startswith("Fields. Die spaces: Caro's die, 3 pips left; free: ")
    assert "marked by Bruin" in lines[1]
    assert "Track: Ann on step 2." in lines[1]
    assert lines[5].startswith("Mountain. Die spaces: ")
    assert lines[6] == "Ann: 0 victory points, 5 growth points, 1 die to roll, 0 kits out of the den, 5 markers left."
    assert view(sit_down())["lines"][0].startswith("Setting up. Order: ")


@pytest.mark.rule("obj-1")
def test_a_seat_is_told_in_a_paragraph_without_its_cards():
    match = at_turn()
    give_ruse(match, 1, "decoy")
    give_flag(match, 1, "4G")
    set_kit(match, 1, 0, space=GONE, value=4)
    match.table.seat[1].kit[0].exit = 0
    match.table.seat[1].instinct[0] = 0
    own = view(match)["seats"][1]
    assert own["words"].startswith("0 victory points, 5 growth points. resources: Vole: 0, ")
    for part in ("tracks: Fields 0, River 0", "Kit of row 1, value 4, at an exit.", "with a kit of 4: "):
        assert part in own["words"]
    assert "ruse tile Decoy. flag: 4 growth points. 0 private objectives in hand." in own["words"]
    assert own["counts_words"] == "0 victory points, 5 growth points, 1 die to roll"


@pytest.mark.rule("die-1")
def test_the_next_die_goes_to_the_leftmost_free_space():
    match = at_turn()
    put_die(match, 1, "river", 0, 2)
    put_die(match, 0, "den", 0, 2)
    seen = view(match)
    assert [space["next"] for space in seen["territories"][1]["spaces"]][:3] == [False, True, False]
    assert [space["next"] for space in seen["seats"][0]["den_spaces"]][:2] == [False, True]
    assert [space["next"] for space in seen["seats"][1]["den_spaces"]][:2] == [True, False]
    for space in range(int(match.table.open_spaces[Place.RIVER])):
        put_die(match, 1, "river", space, 2)
    assert not any(space["next"] for space in view(match)["territories"][1]["spaces"])


@pytest.mark.rule("set-2")
def test_the_way_to_a_space_forks_and_the_mountain_s_does_not():
    seen = view(at_turn())
    assert [space["way"] for space in seen["territories"][0]["path"]] == [[0], [0, 1], [0, 2], [0, 1, 3], [0, 2, 4]]
    assert [space["way"] for space in seen["mountain"]["path"]] == [[0], [0, 1], [0, 1, 2]]


@pytest.mark.rule("bon-5")
def test_the_beaver_lies_on_the_dam():
    match = at_turn()
    dams = [space for place in view(match)["territories"] for space in place["path"] if space["dam"]]
    assert [space["beaver"] for space in dams] == [False]
    put_obstacle(match, "beaver", "river", owner=1)
    dams = [space for place in view(match)["territories"] for space in place["path"] if space["beaver"]]
    assert [space["dam"] for space in dams] == [True]


@pytest.mark.rule("bon-3")
def test_tiles_and_flags_that_look_alike_are_named_by_the_first():
    match = at_turn()
    match.table.display[:] = [3, 8, 3, NOTHING]
    for code in ("4G", "A", "4G"):
        give_flag(match, 0, code)
    seen = view(match)
    assert [tile["alike"] for tile in seen["display"]] == ["display:0", "display:1", "display:0", "display:3"]
    assert [flag["alike"] for flag in seen["seats"][0]["flags"]] == ["flag:0:0", "flag:0:1", "flag:0:0"]
    assert seen["seats"][0]["flag_room"] == BOX["bonus"]["most_flags"] - 3


@pytest.mark.rule("den-3")
@pytest.mark.parametrize(
    ("shape", "turns"),
    [
        ("straight", {"NS", "EW"}),
        ("curve", {"NE", "ES", "SW", "NW"}),
        ("fork", {"NES", "ESW", "NSW", "NEW"}),
        ("cross", {"NESW"}),
    ],
)
def test_a_tile_says_how_it_may_be_turned(shape, turns):
    match = at_turn()
    stack_den(match, shape)
    match.table.display[:] = NOTHING
    place(match, "den")
    do(match, next(choice.id for choice in match.choices(0) if choice.words.startswith("Draw and place 1")))
    (tile,) = view(match)["turn"]["drawn"]
    assert tile["turns"][0] == tile["opens"]
    assert (set(tile["turns"]), len(tile["turns"])) == (turns, len(turns))


@pytest.mark.rule("den-7")
def test_laying_a_tile_says_what_it_would_join():
    match = at_turn()
    stack_den(match, "straight")
    dig(match, 0, {(3, 1): "NS", (3, 3): "NS"})
    assert [cell["joined"] for cell in view(match)["seats"][0]["cells"]].count(True) == 1
    place(match, "den")
    do(match, next(choice.id for choice in match.choices(0) if choice.words.startswith("Draw and place 1")))
    between = {choice.facts["opens"]: choice for choice in match.choices(0) if "cell:0:7" in choice.at}
    through, across = between["NS"], between["EW"]
    assert (through.facts["joined"], through.facts["exits"]) == ([2, 7, 12], [2])
    assert through.facts["words"] == f"Open to the north and south · {through.gives}"
    assert through.gives.endswith("opens the third exit")
    assert (across.facts["joined"], across.facts["exits"]) == ([2], [])


@pytest.mark.rule("fox-4")
def test_a_space_and_a_walk_say_in_short_what_they_bring():
    match = at_turn(roll=4)
    give_ruse(match, 0, "fence-slipper")
    spaces = {choice.at[0]: choice for choice in match.choices(0) if choice.facts}
    plain, slipped = spaces["space:0:0"], spaces["space:0:1"]
    assert plain.facts == {"kind": "space", "brings": plain.gives.split(" · ")}
    assert slipped.facts["brings"][:-1] == slipped.gives.split(" · ")[:-1]
    assert slipped.facts["brings"][-1] == f"ruse: +{brought('Fence-slipper')}"
    match = at_turn(growth=3)
    mark_space(match, 1, "forest", "a1")
    place(match, "forest")
    walks = {choice.at[0]: choice.facts for choice in match.choices(0) if choice.facts}
    assert [part for part in walks["path:2:0"]["brings"] if part.startswith("pay ")] == walks["path:2:0"]["brings"]
    assert walks["path:2:0"]["free"] is False
    place(match := at_turn(), "mountain")
    walk = next(choice.facts for choice in match.choices(0) if choice.facts)
    assert walk == {"kind": "walk", "brings": ["no tolls"], "free": True, "forbidden": []}


@pytest.mark.rule("mtn-1")
def test_a_deed_says_which_it_is_but_not_in_between():
    match = at_turn(night=True)
    place(match, "mountain")
    do(match, to("m3"))
    deeds = {choice.at[0].split(":")[0]: choice.facts for choice in match.choices(0)}
    assert deeds["resource"] == {"kind": "deed", "deed": "resource"}
    assert deeds["track"] == {"kind": "deed", "deed": "step"}
    assert deeds["objectives"] == {"kind": "deed", "deed": "objective"}
    assert deeds["turn"] is None
    begun = GAME.start(1, seed=1)
    begun.play(0, begun.legal(0)[0])
    assert all(choice.facts is None for choice in begun.choices(0))


def decided(*seats):
    """End a game with these points, kits out, validated objectives and growth points of each seat."""
    match = at_end_of_round(at_turn(len(seats), growth=0, round_number=4))
    end_round(match)
    while not match.over:
        do(match, match.legal(match.pending[0])[0])
    t = match.table
    for seat, (points, kits, objectives, growth) in enumerate(seats):
        own = t.seat[seat]
        own.points, own.validations, own.growth = points, objectives, growth
        own.validated[:objectives] = range(objectives)
        for kit in range(3):
            own.kit[kit].space = OUT if kit < kits else 1
    result = match.view(0)["result"]
    return result["ranking"], named(result["tie"]) if result["tie"] else None


@pytest.mark.rule("fin-7")
def test_nobody_is_told_of_a_tie_where_there_is_none():
    assert decided((90, 1, 1, 1), (80, 1, 1, 1), (80, 1, 1, 1)) == ([0, 1, 2], None)
    assert at_turn().view(0)["result"] is None


@pytest.mark.rule("fin-8")
def test_how_a_tie_was_decided_is_told():
    """Kits out of the den decide first, then validated objectives, then growth points."""
    assert decided((90, 1, 3, 5), (90, 2, 1, 1), (80, 3, 3, 3)) == (
        [1, 0, 2],
        "Ann and Bruin have 90 points each. Bruin wins with more kits out of the den.",
    )
    assert decided((90, 2, 3, 1), (90, 2, 1, 9), (80, 0, 0, 0))[1].endswith("Ann wins with more validated objectives.")
    assert decided((90, 2, 3, 4), (90, 2, 3, 1), (80, 0, 0, 0))[1].endswith("Ann wins with more growth points.")
    assert decided((9, 2, 3, 4), (9, 2, 3, 4), (1, 0, 0, 0))[1] == (
        "Ann and Bruin have 9 points each. They share the victory."
    )


@pytest.mark.rule("fin-8")
def test_the_last_that_was_left_behind_says_what_decided():
    ranking, tie = decided((70, 1, 2, 0), (70, 2, 1, 9), (70, 2, 2, 0))
    assert ranking == [2, 0, 1]
    assert tie == "Ann, Bruin and Caro have 70 points each. Caro wins with more validated objectives."


@pytest.mark.rule("fin-7")
def test_the_most_points_come_first_and_seats_with_as_many_in_their_order():
    assert decided((70, 0, 0, 0), (90, 0, 0, 0), (70, 1, 0, 0))[0] == [1, 0, 2]


@pytest.mark.rule("solo-7")
def test_alone_one_is_told_how_far_the_next_rank_is():
    match = at_turn(1)
    seen = match.view(0)
    assert [rank["reached"] for rank in seen["ranks"]] == [True, *[False] * (len(seen["ranks"]) - 1)]
    second = seen["ranks"][1]
    assert seen["next_rank"] == f"{second['least']} points short of {second['name']}."
    assert (seen["ranks"][0]["words"], second["words"]) == ("below", f"from {second['least']}")
    match.table.seat[0].points = second["least"] - 1
    assert match.view(0)["next_rank"] == f"1 point short of {second['name']}."
    match.table.seat[0].points = 999
    assert match.view(0)["next_rank"] == ""
