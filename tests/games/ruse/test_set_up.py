"""Set Up: the board, the stacks, and what everybody starts with."""

from collections import Counter

import pytest

from reynard.games.ruse.table import CELLS, CENTRE, EXITS, NOBODY, NOTHING, VITAL, Place, Step

from .playing import asks, do, give_back, resources
from .tables import BOX, GAME, PATH, RULES, TERRITORIES, at_turn, first_round, free_spaces, sit_down, space_of
from .wording import in_words

SEATS = (1, 2, 3, 4, 5)


@pytest.mark.rule("set-1")
def test_four_vital_territories_clockwise_each_with_its_resource_and_the_mountain():
    assert [place.name.lower() for place in Place] == [*TERRITORIES, "mountain", "den"]
    names = [BOX["territories"][key]["resource"].lower() for key in TERRITORIES]
    assert GAME.standard_box.names["resource"] == tuple(name.title() for name in names)
    plurals = {"vole": "voles", "fish": "fish", "berry": "berries", "egg": "eggs"}
    assert "Fields, River, Forest and Farm" in RULES["set-1"]
    assert ", ".join(plurals[name] for name in names) in RULES["set-1"]


@pytest.mark.rule("set-1")
@pytest.mark.rule("set-2")
def test_tiles_are_drawn_for_every_path_and_no_tile_lies_twice():
    seen = Counter()
    for seed in range(12):
        t = sit_down(seed=seed).table
        for territory in range(VITAL):
            edge, *rest = (int(t.tile[territory, space_of(name)]) for name in PATH)
            assert edge in range(2)
            assert set(rest) <= set(range(3))
            assert rest[0] != rest[1]
            assert rest[2] != rest[3]
            seen.update((territory, place, tile) for place, tile in enumerate((edge, *rest)))
    assert {tile for territory, place, tile in seen if (territory, place) == (0, 0)} == {0, 1}
    assert {tile for territory, place, tile in seen if (territory, place) == (2, 3)} == {0, 1, 2}


@pytest.mark.rule("set-2")
def test_the_dam_is_the_edge_of_the_river():
    paths = {place["key"]: [space["dam"] for space in place["path"]] for place in sit_down().view(0)["territories"]}
    dry = [False] * 5
    assert paths == {"fields": dry, "river": [True, *dry[1:]], "forest": dry, "farm": dry}


@pytest.mark.rule("set-3")
@pytest.mark.parametrize("seats", SEATS)
def test_ten_hunting_tiles_a_territory_of_which_some_lie_there(seats):
    t = sit_down(seats).table
    copies = [tile["count"] for tile in BOX["hunting"]["tile"]]
    for territory in range(VITAL):
        assert t.hunting[territory].stack.tolist() == copies
        assert t.hunting[territory].spots == BOX["hunting"]["tiles_in_a_territory"][seats - 1]
        assert not t.hunting[territory].discard.any()


@pytest.mark.rule("set-3")
def test_the_rules_tell_the_hunting_tiles_of_the_box():
    tiles = {tile["gain"]: tile["count"] for tile in BOX["hunting"]["tile"]}
    assert sum(tiles.values()) == 10
    assert tiles == {"2G": 3, "3G": 2, "1G R": 2, "*R": 1, "-": 2}
    words = "three with 2 growth points, two with 3, two with 1 growth point and the resource of the territory"
    assert words in RULES["set-3"]
    assert BOX["hunting"]["tiles_in_a_territory"] == [2, 2, 3, 3, 4]


@pytest.mark.rule("set-4")
@pytest.mark.parametrize("seats", SEATS)
def test_how_many_die_spaces_are_in_use(seats):
    match = at_turn(seats)
    spaces = free_spaces(match)
    vital, mountain = (BOX["table"][key][seats - 1] for key in ("vital_spaces", "mountain_spaces"))
    assert spaces == {**dict.fromkeys(TERRITORIES, vital), "mountain": mountain, "den": 4}
    told = {1: "each vital territory has 2 and the Mountain 3", 2: "one or two players", 3: "three players 3 and 4"}
    told |= {4: "four players 3 and 5", 5: "five players 4 and 5"}
    assert told[seats] in RULES["set-4"]
    assert (vital, mountain) == {1: (2, 3), 2: (2, 3), 3: (3, 4), 4: (3, 5), 5: (4, 5)}[seats]


@pytest.mark.rule("set-5")
def test_the_stacks_are_whole_and_four_den_tiles_lie_open():
    match = sit_down(3)
    t = match.table
    assert t.bonus_stack.sum() == sum(tile["count"] for tile in BOX["bonus"]["tile"])
    assert len([tile for tile in t.display if tile != NOTHING]) == BOX["den"]["display"] == 4
    assert t.den_left == t.den_stack.sum() == sum(tile["count"] for tile in BOX["den"]["tile"]) - 4
    dealt = [int(card) for seat in range(3) for card in t.seat[seat].hand[: t.seat[seat].cards]]
    assert sorted([*dealt, *map(int, t.objective_stack[: t.objectives])]) == list(range(24))
    assert t.ruse_taken == t.destiny_used == 0


@pytest.mark.rule("set-5")
def test_another_seed_shuffles_otherwise():
    displays = {tuple(int(tile) for tile in sit_down(seed=seed).table.display) for seed in range(6)}
    assert len(displays) > 1


@pytest.mark.rule("set-6")
@pytest.mark.parametrize("seats", SEATS)
def test_what_everybody_starts_with(seats):
    match = sit_down(seats)
    for seat in range(seats):
        own = match.table.seat[seat]
        assert (own.growth, own.points, resources(match, seat), own.dice_owned) == (3, 0, {}, 2)
        assert [(int(kit.space), int(kit.value)) for kit in own.kit] == [(1, 1), (1, 1), (1, 1), (0, 1), (0, 1)]
        assert own.markers == 5
        assert own.track.tolist() == [0, 0, 0, 0]
        assert own.cubes == 0
        assert own.tiles == own.catches == own.flags_held == own.validations == 0
        assert [int(each) for each in own.tile] == [NOTHING] * CELLS
        assert own.fox == CENTRE
        assert own.ruse == NOTHING
    assert match.table.cheese == NOBODY
    assert EXITS == 5


@pytest.mark.rule("set-7")
@pytest.mark.rule("rul-55")
def test_everybody_keeps_two_of_three_objectives_all_at_the_same_time():
    match = sit_down(4)
    assert match.pending == (0, 1, 2, 3)
    assert {int(match.table.seat[seat].cards) for seat in range(4)} == {3}
    assert match.legal(2) == [give_back(number) for number in range(3)]
    kept = [int(card) for card in match.table.seat[2].hand[:3]]
    match.play(2, give_back(1))
    assert match.pending == (0, 1, 3)
    assert [int(card) for card in match.table.seat[2].hand[:2]] == [kept[0], kept[2]]
    for seat in (0, 3, 1):
        assert Step(int(match.table.step)) == Step.KEEP
        match.play(seat, give_back(0))
    assert asks(match) != "keep"


@pytest.mark.rule("rul-48")
def test_what_is_given_back_goes_into_the_stack():
    match = sit_down()
    card = int(match.table.seat[0].hand[1])
    before = match.table.objective_stack[: match.table.objectives].tolist()
    match.play(0, give_back(1))
    assert sorted(match.table.objective_stack[: match.table.objectives].tolist()) == sorted([*before, card])
    assert match.table.discarded == 0


@pytest.mark.rule("set-7")
@pytest.mark.rule("obj-1")
def test_nobody_else_can_know_the_cards_in_hand():
    match = first_round(3)
    own = match.table.seat[1].hand[:2].tolist()
    imagined = [match.hidden(1, seed) for seed in range(8)]
    assert {tuple(t.seat[1].hand[:2].tolist()) for t in imagined} == {tuple(own)}
    assert len({tuple(t.seat[0].hand[:2].tolist()) for t in imagined}) > 1
    for t in imagined:
        cards = [int(card) for seat in range(3) for card in t.seat[seat].hand[: t.seat[seat].cards]]
        assert sorted([*cards, *map(int, t.objective_stack[: t.objectives])]) == list(range(24))


@pytest.mark.rule("set-8")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_lots_decide_the_first_order(seats):
    orders = {tuple(sit_down(seats, seed).table.order[:seats].tolist()) for seed in range(20)}
    assert all(sorted(order) == list(range(seats)) for order in orders)
    assert {order[0] for order in orders} == set(range(seats))


@pytest.mark.rule("set-8")
def test_the_order_tiles_are_drawn_once_for_all_rounds():
    drawn = {tuple(sit_down(5, seed).table.order_tile[2:].tolist()) for seed in range(30)}
    assert {tile for tiles in drawn for tile in tiles} == {0, 1}
    match = first_round(5)
    tiles = match.table.order_tile.tolist()
    while match.table.round_number < 2:
        do_anything(match)
    assert match.table.order_tile.tolist() == tiles


def do_anything(match):
    """Play the first choice of whoever has to choose."""
    do(match, match.legal(match.pending[0])[0])


@pytest.mark.rule("set-8")
@pytest.mark.parametrize("name", ["third", "fourth", "fifth"])
def test_the_rules_tell_the_order_tiles_of_the_box(name):
    first, second = (in_words(code) for code in BOX["order_tiles"][name])
    assert f"{name.title()}: {first}, or {second}." in RULES["set-8"]


@pytest.mark.rule("set-9")
@pytest.mark.rule("rul-21")
def test_hunter_or_photographer_changes_nothing_else():
    hunter, photographer = sit_down(figure=0), sit_down(figure=1)
    assert (hunter.table.photographer, photographer.table.photographer) == (0, 1)
    for match in (hunter, photographer):
        match.play(0, give_back(0))
        match.play(1, give_back(0))
    photographer.table.photographer = 0
    assert hunter.table.tobytes() == photographer.table.tobytes()
