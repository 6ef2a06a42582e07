"""The Den: its chart, placing and turning tiles, and the paths to the exits."""

from collections import Counter

import pytest

from reynard.games.ruse.actions import LAY, RUSE, STOP
from reynard.games.ruse.table import EAST, NORTH, NOTHING, SOUTH, WEST, Stage

from .playing import asks, brings, chart, do, lay, may, place, take, turn
from .tables import BOX, GAME, PRINTED, RULES, SHAPES, at_turn, cell, den_kind, dig, give_ruse, put_die, stack_den
from .wording import in_words

CHART = BOX["den"]["chart"]
TURN = next(row for row, each in enumerate(CHART) if each["take"] == "turn")
CELLS = [(column, row) for row in (1, 2, 3) for column in (1, 2, 3, 4, 5)]
BEYOND = {(5, 1): "NE", (5, 2): "NS", (5, 3): "NS"}  # the far side, which a row's end does not lead to
TOP_ROW = {(3, 3): "NESW", (2, 3): "NEW", (4, 3): "NEW", (1, 3): "NE", (5, 3): "NW"}
ROW_NAMES = {1: "bottom", 2: "middle", 3: "top"}


def in_den(roll=6, growth=0, shape="cross", printed="-", tiles=None, **position):
    """Let the first seat's die lie in its den, whose stack has only tiles of one kind."""
    match = at_turn(roll=roll, growth=growth, **position)
    stack_den(match, shape, printed)
    dig(match, 0, tiles or {})
    return place(match, "den")


def exits(match, seat=0):
    """Read the open exits of a den, from 1."""
    return [number + 1 for number in range(5) if match.table.seat[seat].reached >> number & 1]


def cells_offered(match):
    """Read the cells that the tile in hand may go to, with its quarter turns."""
    offered = {}
    for action in match.legal(0):
        if action in LAY:
            tile, cell, quarters = LAY.parts(action)
            if tile == 0:
                offered.setdefault(CELLS[cell], []).append(quarters)
    return offered


@pytest.mark.rule("den-1")
@pytest.mark.rule("den-2")
@pytest.mark.rule("rul-11")
@pytest.mark.parametrize("row", range(len(CHART)))
@pytest.mark.parametrize("pips", [0, 1, 3, 6])
def test_a_row_of_the_chart_costs_pips_first_and_then_growth_points(row, pips):
    match = in_den(roll=pips or 1, growth=7, tiles={(3, 1): "NES"})
    match.table.die = pips
    cost = CHART[row]["cost"]
    do(match, chart(row))
    assert match.table.seat[0].den_die[0].value == max(0, pips - cost)
    assert match.table.seat[0].growth == 7 - max(0, cost - pips)


@pytest.mark.rule("den-1")
def test_what_cannot_be_paid_is_not_offered():
    match = in_den(roll=2, growth=1, tiles={(3, 1): "NES"})
    assert [row for row in range(len(CHART)) if may(match, chart(row))] == [
        row for row, each in enumerate(CHART) if each["cost"] <= 3
    ]


@pytest.mark.rule("den-1")
def test_one_action_a_die_and_no_more():
    match = in_den(growth=9)
    do(match, chart(0), lay(3, 1))
    assert match.table.turn == 1
    match = in_den(growth=9)
    do(match, STOP())
    assert match.table.turn == 1
    assert match.table.seat[0].den_die[0].value == 6


@pytest.mark.rule("den-2")
def test_the_rules_tell_the_chart_of_the_box():
    rows = [(each["take"], each["tiles"], each["cost"]) for each in CHART]
    kinds = {"random": "random tile", "display": "tile from the display"}
    for kind, tiles, cost in rows:
        if kind == "turn":
            assert f"Turning one tile that is already placed costs {cost}." in RULES["den-2"]
        else:
            words = kinds[kind].replace("tile", "tiles") if tiles > 1 else kinds[kind]
            assert f"{tiles} {words} for {cost}" in RULES["den-2"]


@pytest.mark.rule("den-2")
@pytest.mark.parametrize("row", [row for row, each in enumerate(CHART) if each["take"] == "random"])
def test_random_tiles_come_from_the_stack(row):
    match = in_den(growth=1)
    display = match.table.display.tolist()
    do(match, chart(row))
    number = CHART[row]["tiles"]
    assert match.table.draws == number
    for column, height in ((3, 1), (3, 2), (3, 3))[:number]:
        assert asks(match) == "lay"
        do(match, lay(column, height))
    assert match.table.turn == 1
    assert match.table.seat[0].tiles == number
    assert match.table.den_left == 9 - number
    assert match.table.display.tolist() == display


@pytest.mark.rule("den-2")
@pytest.mark.rule("rul-56")
@pytest.mark.parametrize("row", [row for row, each in enumerate(CHART) if each["take"] == "display"])
def test_tiles_of_choice_come_from_the_display_which_is_filled_up_after_the_action(row):
    match = in_den()
    for number, shape in enumerate(SHAPES):
        match.table.display[number] = den_kind(shape)
    do(match, chart(row))
    taken = (3, 1)[: CHART[row]["tiles"]]
    for number in taken:
        assert asks(match) == "take"
        do(match, take(number))
        assert not may(match, take(number))
    assert [int(match.table.display[number]) for number in taken] == [NOTHING] * len(taken)
    assert match.table.drawn[: match.table.draws].tolist() == [den_kind(SHAPES[number]) for number in taken]
    do(match, lay(3, 1))
    if len(taken) > 1:
        do(match, lay(3, 2))
    assert [int(match.table.display[number]) for number in taken] == [den_kind("cross")] * len(taken)
    assert match.table.den_left == 9 - len(taken)


@pytest.mark.rule("rul-56")
def test_several_tiles_are_placed_in_any_order():
    match = in_den()
    match.table.display[0], match.table.display[1] = den_kind("straight"), den_kind("fork")
    do(match, chart(3), take(0), take(1), lay(3, 1, tile=1), lay(3, 2))
    own = match.table.seat[0]
    assert [int(own.tile[cell(3, row)]) for row in (1, 2)] == [den_kind("fork"), den_kind("straight")]


@pytest.mark.rule("den-2")
@pytest.mark.rule("den-4")
def test_turning_a_placed_tile_brings_no_bonus():
    match = in_den(tiles={(3, 1): "NS", (3, 2): "EW", (3, 3): "NS"})
    match.table.seat[0].tile[cell(3, 2)] = den_kind("straight", "1V")
    do(match, chart(TURN))
    assert asks(match) == "turn"
    assert match.legal(0) == [turn(3, 2, 1), turn(3, 3, 1)]
    assert brings(match, 0, "", "", lambda: do(match, turn(3, 2, 1)))
    assert match.table.seat[0].opens[cell(3, 2)] == NORTH | SOUTH
    assert exits(match) == [3]
    assert match.table.seat[0].tiles == 3


@pytest.mark.rule("den-2")
def test_turning_needs_a_tile_that_can_look_different():
    assert not may(in_den(), chart(TURN))
    assert not may(in_den(tiles={(3, 1): "NESW"}), chart(TURN))
    assert may(in_den(tiles={(3, 1): "NESW", (3, 2): "NE"}), chart(TURN))


@pytest.mark.rule("den-3")
@pytest.mark.rule("rul-52")
@pytest.mark.parametrize(
    ("shape", "turns"), [("straight", [0]), ("curve", [1, 2]), ("fork", [0, 1, 2]), ("cross", [0])]
)
def test_the_first_tile_goes_above_the_start_and_opens_to_it(shape, turns):
    match = do(in_den(shape=shape), chart(0))
    assert cells_offered(match) == {(3, 1): turns}


@pytest.mark.rule("rul-52")
def test_turned_too_the_first_tile_opens_to_the_start():
    match = do(in_den(tiles={(3, 1): "NES"}), chart(TURN))
    assert match.legal(0) == [turn(3, 1, 1), turn(3, 1, 2)]
    do(match, turn(3, 1, 1))
    assert match.table.seat[0].opens[cell(3, 1)] == EAST | SOUTH | WEST


@pytest.mark.rule("den-3")
def test_later_tiles_go_beside_another_turned_as_one_likes():
    match = do(in_den(shape="fork", tiles={(3, 1): "NS", (3, 2): "NS"}), chart(0))
    assert cells_offered(match) == {each: [0, 1, 2, 3] for each in [(2, 1), (4, 1), (2, 2), (4, 2), (3, 3)]}
    match = do(in_den(shape="straight", tiles={(3, 1): "NS"}), chart(0))
    assert cells_offered(match) == {each: [0, 1] for each in [(2, 1), (4, 1), (3, 2)]}


@pytest.mark.rule("den-3")
def test_rows_do_not_go_round_the_corner():
    match = do(in_den(tiles={(3, 1): "NESW", (4, 1): "NESW", (5, 1): "NESW"}), chart(0))
    assert set(cells_offered(match)) == {(2, 1), (3, 2), (4, 2), (5, 2)}
    match = do(in_den(tiles={(3, 1): "NESW", (2, 1): "NESW", (1, 1): "NESW", (1, 2): "NESW"}), chart(0))
    assert set(cells_offered(match)) == {(4, 1), (2, 2), (3, 2), (1, 3)}


@pytest.mark.rule("den-3")
@pytest.mark.parametrize("laid", CELLS)
def test_beside_is_left_right_above_or_below(laid):
    match = do(in_den(tiles={laid: "NESW"}), chart(0))
    column, row = laid
    beside = {(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)}
    assert set(cells_offered(match)) == beside & set(CELLS)


@pytest.mark.rule("rul-40")
def test_tiles_may_lie_side_by_side_without_meeting():
    match = do(in_den(shape="straight", tiles={(3, 1): "NS"}), chart(0))
    do(match, lay(2, 1, 0))
    assert match.table.seat[0].opens[cell(2, 1)] == NORTH | SOUTH
    assert match.table.seat[0].opens[cell(3, 1)] == NORTH | SOUTH


@pytest.mark.rule("den-4")
@pytest.mark.rule("den-5")
@pytest.mark.rule("rul-41")
@pytest.mark.parametrize("where", CELLS)
@pytest.mark.parametrize("printed", PRINTED)
def test_a_tile_gives_its_bonus_and_that_of_the_space(where, printed):
    column, row = where
    beside = {} if where == (3, 1) else dict.fromkeys([(3, 1), (column, row - 1) if row > 1 else (3, 1)], "NS")
    if row == 1 and where != (3, 1):
        beside = {(3, 1): "NS", (column + 1 if column < 3 else column - 1, 1): "NS"}
    match = in_den(shape="fork", tiles=beside)
    do(match, chart(0))
    match.table.drawn[0] = den_kind("fork", printed)
    on_board = BOX["den"][ROW_NAMES[row]][column - 1]
    code = " ".join(each for each in (printed, on_board) if each != "-")
    before_laying = int(match.table.seat[0].tiles)

    def act():
        do(match, lay(column, row))
        match.table.seat[0].tiles -= 1  # the tile itself is no gain

    assert brings(match, 0, code, "", act)
    assert match.table.seat[0].tiles == before_laying


@pytest.mark.rule("den-5")
@pytest.mark.parametrize("name", ROW_NAMES.values())
def test_the_rules_tell_the_den_board_of_the_box(name):
    words = [in_words(code) for code in BOX["den"][name]]
    if name == "bottom":
        words[2] = "the space above the start nothing"
    assert f"{name.title()} row: {', '.join(words)}." in RULES["den-5"]


@pytest.mark.rule("den-6")
def test_the_rules_tell_the_den_tiles_of_the_box():
    shapes, gains = Counter(), Counter()
    for tile in BOX["den"]["tile"]:
        shapes[tile["shape"]] += tile["count"]
        gains[tile["gain"]] += tile["count"]
    assert sum(shapes.values()) == 60
    assert gains["-"] == 30
    straight, curve, fork, cross = (shapes[shape] for shape in SHAPES)
    words = f"{straight} straight ones, {curve} curves, {fork} forks with three ends and {cross} crosses"
    assert words in RULES["den-6"]
    listed = ", ".join(f"{gains[code]} times {in_words(code, K='a kit +1')}" for code in ("1G", "1V", "*R", "K"))
    assert listed in RULES["den-6"]
    t = GAME.start(2, seed=1).table
    laid_out = Counter(int(kind) for kind in t.display if kind != NOTHING)
    for tile in BOX["den"]["tile"]:
        kind = den_kind(tile["shape"], tile["gain"])
        assert t.den_stack[kind] + laid_out[kind] == tile["count"]


@pytest.mark.rule("den-7")
@pytest.mark.parametrize(
    ("tiles", "open_exits"),
    [
        ({(3, 1): "NS", (3, 2): "NS"}, []),
        ({(3, 1): "NS", (3, 2): "NS", (3, 3): "NS"}, [3]),
        ({(3, 1): "NS", (3, 2): "NS", (3, 3): "ES"}, []),
        ({(3, 1): "NS", (3, 2): "EW", (3, 3): "NS"}, []),
        ({(3, 1): "NS", (3, 2): "SW", (2, 2): "NE", (2, 3): "NS"}, [2]),
        ({(3, 1): "NS", (3, 2): "SW", (2, 2): "NS", (2, 3): "NS"}, []),
        ({(3, 1): "ES", (4, 1): "EW", (5, 1): "NW", (5, 2): "NS", (5, 3): "NS"}, [5]),
        ({(3, 1): "SW", (2, 1): "EW", (1, 1): "NE", (1, 2): "NS", (1, 3): "NS"}, [1]),
        ({(3, 1): "NS", **TOP_ROW, (3, 2): "NS"}, [1, 2, 3, 4, 5]),
        ({(3, 1): "NS", (2, 2): "EW", (1, 2): "NE", (1, 3): "NS", (4, 2): "NW", (4, 3): "NS", (3, 2): "NESW"}, [1, 4]),
        ({(3, 1): "NS", (2, 3): "NS", (2, 2): "NS", (2, 1): "NE"}, []),
        ({(3, 1): "NS", (3, 2): "SE", (4, 2): "SW", (4, 1): "NE", (5, 1): "NW", (5, 2): "NS", (5, 3): "NS"}, [5]),
        ({(3, 1): "ES", (4, 1): "EW", (1, 2): "NW", (1, 3): "NS", (5, 1): "EW"}, []),
        ({(3, 1): "SW", (2, 1): "EW", (1, 1): "NE", **BEYOND, (1, 2): "SW"}, []),
    ],
)
def test_an_exit_is_open_when_a_path_leads_to_it(tiles, open_exits):
    """The last tile is placed in play."""
    *before, last = tiles
    sides = tiles[last]
    shape = ("cross", "fork", "straight" if sides in ("NS", "EW") else "curve")[4 - len(sides)]
    match = at_turn()
    dig(match, 0, {each: tiles[each] for each in before})
    stack_den(match, shape)
    do(place(match, "den"), chart(0))
    plain = {"straight": "NS", "curve": "NE", "fork": "NES", "cross": "NESW"}[shape]
    quarters = next(q for q in range(4) if {"NESW"[("NESW".index(s) + q) % 4] for s in plain} == set(sides))
    assert exits(match) == []
    do(match, lay(*last, quarters))
    while match.table.turn == 0:
        do(match, match.legal(0)[0])
    assert exits(match) == open_exits


ALL_BUT_ONE = dict.fromkeys([each for each in CELLS if each != (1, 3)], "NESW")


@pytest.mark.rule("rul-42")
@pytest.mark.rule("rul-53")
def test_a_tile_of_a_digger_without_room_is_discarded_and_that_is_told():
    match = in_den(tiles=ALL_BUT_ONE)
    give_ruse(match, 0, "Digger")
    do(match, RUSE(), chart(0))
    assert match.table.draws == 2
    do(match, lay(1, 3))
    while match.table.turn == 0 and match.table.stage == Stage.LAYING:
        do(match, match.legal(0)[0])
    assert match.table.seat[0].tiles == 15
    assert match.table.draws == 0
    assert match.table.den_left == 9 - 2
    assert any("has no room for a crossing and discards it" in line for line in match.log(0))


@pytest.mark.rule("rul-42")
def test_a_tile_without_room_is_gone_when_the_round_ends_with_it():
    match = in_den(growth=0, tiles=ALL_BUT_ONE)
    give_ruse(match, 0, "Digger")
    for seat in range(match.seats):
        match.table.seat[seat].dice = 0
    do(match, RUSE(), chart(0), lay(1, 3))
    while match.table.stage == Stage.LAYING:
        do(match, match.legal(0)[0])
    assert match.table.draws == 0


@pytest.mark.rule("rul-62")
def test_no_row_is_offered_for_more_tiles_than_fit():
    match = in_den(tiles=ALL_BUT_ONE)
    assert [row["tiles"] for number, row in enumerate(CHART) if number != TURN and may(match, chart(number))] == [1, 1]


@pytest.mark.rule("rul-62")
@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_no_row_is_offered_for_more_tiles_than_are_left(left):
    match = in_den(growth=1)
    stack_den(match, "straight", left=left)
    rows = [row for number, row in enumerate(CHART) if row["take"] == "random" and may(match, chart(number))]
    assert [row["tiles"] for row in rows] == [1, 2, 3][:left]


@pytest.mark.rule("rul-62")
def test_an_empty_stack_leaves_gaps_in_the_display():
    match = in_den()
    stack_den(match, "straight", left=0)
    match.table.display[:] = NOTHING
    match.table.display[2] = den_kind("curve")
    rows = [row["tiles"] for number, row in enumerate(CHART) if row["take"] == "display" and may(match, chart(number))]
    assert rows == [1]
    do(match, chart(1), take(2))
    do(match, match.legal(0)[0])
    assert list(match.table.display) == [NOTHING] * 4


@pytest.mark.rule("ruse-12")
@pytest.mark.rule("rul-53")
def test_a_digger_who_finds_no_tile_left_is_told_so():
    match = in_den()
    stack_den(match, "straight", left=1)
    give_ruse(match, 0, "Digger")
    do(match, RUSE(), chart(0))
    assert match.table.draws == 1
    assert any("gets no den tile" in line for line in match.lines(match.ply, 0))


@pytest.mark.rule("rul-42")
def test_in_a_full_den_tiles_can_only_be_turned():
    match = in_den(tiles={**dict.fromkeys(CELLS, "NESW"), (1, 1): "NE"})
    assert [row for row in range(len(CHART)) if may(match, chart(row))] == [TURN]


@pytest.mark.rule("den-1")
@pytest.mark.rule("die-6")
def test_the_second_die_in_the_den_lies_beside_the_first():
    match = at_turn(roll=4, growth=0)
    put_die(match, 0, "den", 0, 2)
    place(match, "den")
    own = match.table.seat[0]
    assert [int(die.value) for die in own.den_die][:2] == [2, 4 - BOX["den"]["spaces"][1]["penalty"]]
