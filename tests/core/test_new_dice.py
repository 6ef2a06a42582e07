"""A match that goes on from another with dice of its own: saved, proven and taken back like any other."""

import json
from random import Random

import pytest

import reynard
from games.playing import play_out
from reynard.core.errors import BadSave
from reynard.core.match import Match
from reynard.core.saving import read, verify

BRANCH = 6


@pytest.fixture
def match() -> Match:
    return play_out(reynard.game("wolf-and-fox").start(2, seed=3), Random(3))


def play_more(match: Match, moves: int) -> Match:
    for _ in range(moves):
        match.play(match.pending[0], match.legal(match.pending[0])[0])
    return match


def test_it_goes_on_from_the_same_table_with_other_dice(match):
    begun = match.at(BRANCH)
    other = begun.with_new_dice(seed=99)
    assert other.view() == begun.view()
    assert [other.lines(ply) for ply in range(BRANCH + 1)] == [match.lines(ply) for ply in range(BRANCH + 1)]
    same = play_more(begun.replayed(), 6)
    assert play_more(begun.copy(), 6).log() == same.log() != play_more(other, 6).log()


@pytest.mark.parametrize("ply", [0, BRANCH])
def test_its_save_replays_and_proves_its_own_dice(match, ply):
    other = play_more(match.at(ply).with_new_dice(seed=99), 8)
    again = play_more(other.at(ply + 4).with_new_dice(seed=7), 4)
    for each in (other, again, other.at(ply + 2).replayed()):
        loaded = reynard.load(each.save())
        assert loaded.table.tobytes() == each.table.tobytes()
        assert verify(read(each.save()), each.game).commitment == each.commitment
    assert other.commitment != match.commitment


def test_a_move_taken_back_beyond_its_beginning_leads_there_again(match):
    other = match.at(BRANCH).with_new_dice(seed=99)
    table = other.table.tobytes()
    move = other.undo()
    other.play(*move)
    assert other.table.tobytes() == table


@pytest.mark.parametrize("earlier", [3, ["5"], [[5, 6]], [["5", "6"]], [["x", 6]], [["5", -1]], [["5", 6], ["5", 6]]])
def test_damaged_earlier_seeds_are_refused(match, earlier):
    data = json.loads(match.at(BRANCH).with_new_dice(seed=99).save())
    with pytest.raises(BadSave):
        reynard.load(json.dumps({**data, "earlier": earlier}))


def test_a_changed_earlier_seed_is_noticed(match):
    data = json.loads(play_more(match.at(BRANCH).with_new_dice(seed=99), 2).save())
    with pytest.raises(BadSave):
        reynard.load(json.dumps({**data, "earlier": [["4", BRANCH]]}))
