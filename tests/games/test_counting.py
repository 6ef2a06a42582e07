"""What the lab counts, in every game: all of it named and written, true to the score sheet, and really there."""

from collections import Counter
from itertools import count

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import reynard
from examples import few
from reynard.core.counting import POINTS
from reynard.core.match import Match
from reynard.games.fox_experiment.actions import PLAY_SCIENCE
from reynard.games.fox_experiment.table import Science
from reynard.games.fox_experiment.words.names import study_words
from reynard.games.ruse.actions import RETURN, RUSE
from reynard.games.ruse.rules.bonus_tiles import draw_bonus
from reynard.games.ruse.rules.gains import tell
from reynard.games.ruse.table import GONE, Instinct, Tale

from .fox_experiment import board, positions, stashes
from .foxy import laying
from .playing import UNTOUCHED, counts, enough_ways
from .ruse import playing as ruse_playing
from .ruse import ruse_tiles, tables
from .test_every_game import seed_of, some_of
from .test_observing import play_well
from .wolf_and_fox import positions as farms

GAMES = [reynard.game(name) for name in reynard.game_names()]
FEWER = {  # boxes from which something is left out, or in which something has the name of another thing
    "wolf-and-fox": ('{ name = "The Cudgel", who = "everyone", loses = { any = 2 } },', ""),
    "foxy": ('{ landscape = "sea", animals = ["dolphin", "cat"], copies = 2 },', ""),
    "fox-experiment": ('name = "Zorka"', 'name = "Alisa"'),
    "ruse": ('{ kind = "immediate", gain = "HERE", count = 1 },', '{ kind = "immediate", gain = "D", count = 1 },'),
}

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_way = pytest.mark.parametrize("way", [way for game in GAMES for way in enough_ways(game)], ids=str)
seeds = st.integers(0, 2**63 - 1)


def counted(match: Match, seat: int = 0) -> dict[str, dict[str, int]]:
    """Give what is counted at a seat, by family and name, without what it has none of."""
    things, numbers = match.game.counting.things(match.box), counts(match)[seat]
    families: dict[str, dict[str, int]] = {thing.family: {} for thing in things}
    for thing, number in zip(things, numbers, strict=True):
        if number:
            families[thing.family][thing.name] = int(number)
    return families


def is_points(match: Match) -> np.ndarray:
    """Say of each number whether it is points."""
    return np.array([thing.family == POINTS for thing in match.game.counting.things(match.box)])


@every_way
@given(seed=seeds)
@few(2)
def test_everything_is_written_and_the_points_are_those_of_the_score_sheet(way, seed):
    match = way.play(seed)
    for ply in (*some_of(range(match.ply), seed), match.ply):
        check_counts(match.at(ply))


@every_game
def test_that_holds_for_games_played_by_eye(game):
    way = enough_ways(game)[-1]
    match = play_well(way, seed_of(way))
    for ply in (*some_of(range(match.ply), 1), match.ply):
        check_counts(match.at(ply))


def check_counts(match: Match) -> None:
    """Hold what is counted against the table and the score sheet, and see that counting changes nothing."""
    before, points = match.table.tobytes(), is_points(match)
    numbers = counts(match)
    assert match.table.tobytes() == before
    assert UNTOUCHED not in numbers
    assert (numbers[:, ~points] >= 0).all()
    assert list(numbers[:, points].sum(axis=1)) == match.scores
    for seat in range(match.seats):
        sheet = {line.words: line.points for line in match.breakdown(seat) if line.points}
        assert counted(match, seat)[POINTS] == sheet


@every_game
def test_names_are_told_apart(game):
    for box in (game.standard_box, fewer(game)):
        names = Counter(game.counting.things(box))
        assert set(names.values()) == {1}
        assert all(thing.name.strip() == thing.name != "" for thing in names)


@every_game
def test_as_many_are_written_as_the_box_has(game):
    """With the usual box and with another, and nothing is written beyond them."""
    for box in (game.standard_box, fewer(game), *(game.open_box(name) for name in game.boxes)):
        match = Match(game, game.seats[-1], seed=4, box=box)
        things = len(game.counting.things(box))
        out = np.full(things + 50, UNTOUCHED, np.int64)
        game.counting.count(box.record, match.table, 0, out)
        assert (out[:things] != UNTOUCHED).all()
        assert (out[things:] == UNTOUCHED).all()


def fewer(game):
    """Open a box with something else in it."""
    old, new = FEWER[game.name]
    text = game.standard_box.text
    assert text.count(old) == 1
    return game.read_box(text.replace(old, new), "my-box.toml")


@every_game
def test_every_family_is_had_in_some_game(game):
    """Else something would be written to the wrong place, or could never be seen."""
    had: set[str] = set()
    families = {thing.family for thing in game.counting.things(game.standard_box)}
    for way in enough_ways(game):
        for number in range(6):
            match = way.play(seed_of(way) + number) if number < 4 else play_well(way, seed_of(way) + number)
            for ply in range(match.ply + 1) if number >= 4 else some_of(range(match.ply + 1), number):
                for seat in range(way.seats):
                    had |= {family for family, members in counted(match.at(ply), seat).items() if members}
            if had == families:
                return
    assert had == families


@every_game
def test_places_in_the_first_order_are_as_many_as_seats(game):
    for seats, seed in zip(game.seats, count(1)):
        match = game.start(seats, seed=seed)
        if game.counting.place is not None:
            places = [game.counting.place(match.box.record, match.table, seat) for seat in range(seats)]
            assert sorted(places) == list(range(seats))


def test_the_first_place_is_the_start_players():
    for seed in range(4):
        for game, options in ((farms.GAME, {}), (positions.GAME, {"first_game": True})):
            match = game.start(4, seed=seed, options=options)
            (first,) = match.pending
            places = [game.counting.place(match.box.record, match.table, seat) for seat in range(4)]
            assert places == [(seat - first) % 4 for seat in range(4)]


def test_the_first_place_in_ruse_rolls_first():
    match = tables.first_round(3)
    order = [int(seat) for seat in match.tables[0].order[:3]]
    places = [match.game.counting.place(match.box.record, match.tables[0], seat) for seat in order]
    assert places == [0, 1, 2]
    while match.table.turn < 0:
        match.play(match.pending[0], match.legal(match.pending[0])[0])
    assert match.table.turn == order[0]


@pytest.mark.parametrize(
    ("name", "parts", "whole"),
    [("fox-experiment", "points of patrons", "Patrons"), ("ruse", "points of instincts", "Instincts")],
)
def test_what_things_brought_is_said_at_the_end_and_adds_up(name, parts, whole):
    way = enough_ways(reynard.game(name))[-1]
    match = play_well(way, 3)
    found = [counted(match, seat) for seat in range(match.seats)]
    assert any(each[parts] for each in found)
    for each in found:
        assert sum(each[parts].values()) == each[POINTS].get(whole, 0)
    assert all(not counted(match.at(match.ply - 1), seat)[parts] for seat in range(match.seats))


def test_wolf_and_fox_cards_at_a_farm():
    match = farms.sit_down()
    farms.stand(match, wolf="A", fox="E")
    farms.lay(match, B="sheep/brown pancake+bone")
    farms.roll(match, 1, 5, 6)
    farms.go(match, "wolf", 1)
    found = counted(match)
    assert found["farm cards"] == {"sheep": 1, "pancake": 1}
    assert found["mice"] == {"brown": 1}
    assert found["sides of the divider"] == {"wolf": 2}
    assert found["bones"] == {"bones": 2}
    assert not counted(match, 1)["farm cards"]


def test_wolf_and_fox_what_the_farmer_takes_in_the_last_move_of_a_day():
    match = farms.sit_down()
    farms.give(match, 0, wolf="rabbit/brown, owl/black", fox="2 badger")
    farms.end_the_day(match, farmer="The Gamekeeper")
    found = counted(match)
    assert found["farmer cards"] == {"The Gamekeeper": 1}
    assert not found["given back to the farmer"]
    farms.lose(match, "rabbit/brown")
    found = counted(match)
    assert found["farmer cards"] == {"The Gamekeeper": 1}
    assert found["given back to the farmer"] == {"rabbit": 1}
    assert found["forest friends"] == {"rabbit": 1, "owl": 1, "badger": 2}


def test_wolf_and_fox_a_farmer_who_is_after_somebody_else():
    match = farms.sit_down()
    farms.give(match, 0, wolf="5 rabbit/brown")
    farms.end_the_day(match, farmer="Hue and Cry")
    assert counted(match, 0)["farmer cards"] == {"Hue and Cry": 1}
    assert not counted(match, 1)["farmer cards"]


def test_foxy_numbers():
    match = laying.tally(["hen", "hen pig", "fox"], [1, 2, 4], [1, 3, 2], circles=[0, 1])
    first, second = counted(match, 0), counted(match, 1)
    assert first["numbers"] == {"exact": 1, "too low": 1, "too high": 1, "circled and exact": 1}
    assert first["exact numbers"] == first["circled numbers"] == {"a hen in the countryside": 1}
    assert first["wrong numbers"] == {"a hen and a pig in the countryside": 1, "the fox": 1}
    assert first[POINTS] == {"plain numbers": 2, "the circled number": 2}
    assert second["numbers"] == {"exact": 3, "circled and exact": 1}
    assert second["circled numbers"] == {"a hen and a pig in the countryside": 1}


def test_foxy_alone():
    match = laying.tally(["hen", "hen pig"], [0, 4])
    assert counted(match)[POINTS] == {"budget": 5, "off by": -2}


def test_fox_experiment_studies():
    match = positions.sit_down(choosing=True)
    names = [study_words(match.box, int(study)) for study in match.table.seat[0].offer]
    found = counted(match)
    assert found["studies on offer"] == dict.fromkeys(names, 1)
    assert not found["studies"]
    positions.choose(match, 0, "offer:1")
    found = counted(match)
    assert found["studies"] == found["studies on offer"] == {names[1]: 1}
    study = stashes.study_of(match, **stashes.traits(match.box.record.study[5].need[-1]))
    stashes.hold_studies(match, 0, (study, 2))
    assert counted(match)["levels of studies"] == {study_words(match.box, study): 2}


def test_fox_experiment_selection_and_science():
    match = positions.sit_down()
    positions.go_to_breeding(match)
    own = match.table.seat[0]
    parents = {match.box.names["parent"][int(fox)] for fox in own.parent}
    found = counted(match)
    assert found["wild parents"] == dict.fromkeys(parents, 1)
    assert found["supply spaces"] == {f"space {int(own.space) + 1}": 1}
    stashes.strip(match, 0)
    stashes.give(match, 0, friendly=3, points=2, science="2 keep, trade", ear=4)
    found = counted(match)
    assert found["science cards"] == {"Keep a pup": 2, "Trade": 1}
    assert found["trait tokens"] == {"ear": 4}
    assert found["other tokens"] == {"friendly tokens": 3, "point tokens": 2}
    assert not found["science cards played"]
    match.play(0, PLAY_SCIENCE(Science.TRADE))
    found = counted(match)
    assert found["science cards played"] == {"Trade": 1}
    assert found["science cards"] == {"Keep a pup": 2}


def test_fox_experiment_mat_board_and_pups():
    match = positions.sit_down()
    stashes.unlock(match, 0, pups="ear tail", patrons="ear")
    board.lay_patrons(match, "sets", "columns", "studies", "points")
    board.join(match, 0, 2)
    board.reward(match, 2, 0, 1)
    board.bred_fox(match, 0, "female", ear=2)
    found = counted(match)
    assert found["upgrades"] == {"pup upgrade 1": 1, "pup upgrade 2": 1, "patron upgrade 1": 1}
    assert found["tokens on the mat"] == {"ear": 2, "tail": 1}
    assert found["patrons"] == {"2 per study with a level": 1}
    assert len(found["patrons on the board"]) == 4
    assert found["friendliest pup"] == {"Generation 2": 1}
    assert found["pups"] == {"female": 1}
    assert not counted(match, 1)["pups"]


def test_ruse_private_objectives():
    match = tables.sit_down()
    cards = [[match.box.names["objective"][card] for card in own.hand[:3]] for own in match.table.seat[:2]]
    assert counted(match, 1)["private objectives dealt"] == dict.fromkeys(cards[1], 1)
    match.play(0, RETURN(1))
    found = counted(match, 0)
    assert not found["private objectives dealt"]
    assert found["private objectives kept"] == found["private objectives held"] == dict.fromkeys(cards[0][::2], 1)
    match.play(1, RETURN(2))
    assert counted(match, 1)["private objectives kept"] == dict.fromkeys(cards[1][:2], 1)


def test_ruse_private_objectives_on_the_mountain():
    match = tables.at_turn()
    tables.hold(match, 0, "Burrow", "Way out")
    ruse_playing.go(match, "mountain", "m2")
    ruse_playing.do(match, ruse_playing.exchange(0))
    found = counted(match)
    assert not found["private objectives kept"]
    assert found["private objectives given up"] == {"Burrow": 1}
    assert found["private objectives held"] == {"Way out": 1}
    tables.validated(match, 0, 1)
    first = match.box.names["objective"][0]
    assert counted(match)["private objectives validated"] == {first: 1}


def test_ruse_tile_used():
    match = ruse_tiles.with_ruse("Old Fox")
    assert counted(match)["ruse tiles"] == {"Old Fox": 1}
    assert not counted(match)["ruse tiles used"]
    ruse_playing.do(match, RUSE())
    found = counted(match)
    assert found["ruse tiles used"] == {"Old Fox": 1}
    assert found["rounds in which it was used"] == {"round 1": 1}


def test_ruse_tile_used_in_the_move_that_begins_the_next_round():
    match = tables.at_turn(round_number=3)
    match.table.tales = 0
    tell(match.table, Tale.RUSE_HELPS.value, 1, 0, 0, 0)
    tell(match.table, Tale.ROUND.value, 3, 0, 0, 0)
    assert counted(match, 1)["rounds in which it was used"] == {"round 2": 1}


def test_ruse_obstacles():
    match = tables.at_turn()
    tables.stack_bonus(match, "BEAVER", "BEAVER")
    for obstacles in ({"the Beaver": 1}, {}):  # the second finds one there already
        match.table.tales = 0
        draw_bonus(match.box.record, match.table, 0, 0)
        found = counted(match)
        assert found["bonus tiles"] == {"the Beaver": 1}
        assert found["obstacles put on the board"] == obstacles
        assert not counted(match, 1)["bonus tiles"]


def test_ruse_what_lies_before_a_seat():
    match = tables.at_turn()
    tables.give_catch(match, 0, "forest", "3G", 2)
    tables.mark_space(match, 0, "river", "a1", "c2")
    tables.dig(match, 0, {(3, 1): "NS", (3, 2): "NS"})
    tables.set_kit(match, 0, 2, space=GONE)
    match.table.seat[0].kit[2].exit = 4
    match.table.seat[0].instinct[Instinct.FORAGER] = 4
    match.table.seat[0].resource[3] = 2
    match.table.cheese = 0
    ruse_playing.place(match, "farm")
    found = counted(match)
    assert found["hunting tiles"] == {"large catch": 2}
    assert found["hunting tiles by territory"] == {"Forest": 2}
    assert found["markers on the board"] == {"River": 2}
    assert found["den tiles"] == {"a straight tunnel": 2}
    assert found["kits out of the den"] == {"third kit": 1}
    assert found["exits with a kit"] == {"fifth exit": 1}
    assert found["instincts"] == {"Forager": 1}
    assert found["resources"]["Egg"] >= 2
    assert found["cheese"] == {"taken": 1}
    assert found["dice placed"] == {"Farm": 1}
