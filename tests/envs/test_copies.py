"""Environments are copied, pickled and sent to other processes; what they are made of has to bear it."""

import copy
import pickle

import gymnasium
import pytest

import reynard
import reynard.envs.gymnasium
from reynard.core.addresses import address_of
from reynard.envs.pettingzoo import env, parallel_env

gymnasium.register_envs(reynard.envs.gymnasium)


@pytest.mark.parametrize("again", [copy.deepcopy, lambda box: pickle.loads(pickle.dumps(box))])
def test_a_copied_box_lies_elsewhere_and_plays_the_same(again):
    game = reynard.game("wolf-and-fox")
    box = game.standard_box
    twin = again(box)
    assert box.address == address_of(box.row)
    assert twin.address == address_of(twin.row) != box.address
    assert twin.record.tobytes() == box.record.tobytes()
    ends = []
    for each in (box, twin):
        match = game.start(2, seed=3, box=each)
        while not match.over:
            match.play(match.pending[0], match.legal(match.pending[0])[0])
        ends.append(match.table.tobytes())
    assert ends[0] == ends[1]


def test_an_environment_is_made_again_from_its_own_description():
    box = reynard.game("wolf-and-fox").standard_box
    made = gymnasium.make("reynard/WolfAndFox-v0", opponents=["random"], box=box)
    again = made.spec.make()
    assert (made.reset(seed=2)[0]["observation"] == again.reset(seed=2)[0]["observation"]).all()


@pytest.mark.parametrize("make", [env, parallel_env])
def test_a_pettingzoo_environment_is_pickled(make):
    table = make("foxy", 3)
    again = pickle.loads(pickle.dumps(table.unwrapped))
    again.reset(seed=1)
    table.reset(seed=1)
    assert again.match.table.tobytes() == table.unwrapped.match.table.tobytes()
