"""PettingZoo: its own tests, and that an environment is the match it stands for."""

from importlib import import_module
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, render_test, seed_test

import reynard
from reynard.envs.pettingzoo import env, parallel_env

from .games import SEATS, every_game

ON_THE_WAY = 40  # decisions of a game, where not all are needed


@every_game
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")  # said of every mask
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")  # of a seat whose game is over
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
def test_its_own_tests_pass(name):
    seats = SEATS[name]
    api_test(env(name, seats), num_cycles=ON_THE_WAY)
    seed_test(lambda: env(name, seats), num_cycles=ON_THE_WAY // seats)


@every_game
def test_its_render_test_passes_and_shows_the_table_in_words(name, capsys):
    shown = []
    render_test(
        lambda render_mode: env(name, SEATS[name], render_mode=render_mode),
        custom_tests={"ansi": lambda words: shown.append(words) or words.startswith(reynard.game(name).title)},
    )
    assert len(set(shown)) == len(shown)
    assert reynard.game(name).title in capsys.readouterr().out


@every_game
def test_its_benchmark_runs(name, monkeypatch):
    """Its clock stands still but for every look at it, so that it ends soon."""
    seconds = iter(range(100))
    module = import_module("pettingzoo.test.performance_benchmark")
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(seconds)))
    performance_benchmark(env(name, SEATS[name]))


def test_its_parallel_tests_pass():
    parallel_api_test(parallel_env("foxy", 3), num_cycles=30)
    parallel_api_test(parallel_env("foxy", 1), num_cycles=30)


@every_game
@pytest.mark.parametrize("rewards", ["win", "lead"])
def test_it_plays_the_match_and_rewards_its_end(name, rewards):
    table = env(name, SEATS[name], rewards=rewards)
    table.reset(seed=5)
    match = table.unwrapped.match
    twin = match.at(0)
    rewarded = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        rewarded[agent] += reward
        if not over:
            seat = twin.pending[0]
            assert agent == f"seat_{seat}"
            assert np.flatnonzero(seen["action_mask"]).tolist() == twin.legal(seat)
            twin.play(seat, twin.legal(seat)[0])
        table.step(None if over else int(seen["action_mask"].argmax()))
    assert twin.over
    assert twin.table.tobytes() == match.table.tobytes()
    points = [row[0] for row in twin.standing.tolist()]
    for seat in range(twin.seats):
        others = points[:seat] + points[seat + 1 :]
        share = (seat in twin.leaders) / len(twin.leaders)
        assert rewarded[f"seat_{seat}"] == (share if rewards == "win" else points[seat] - max(others))


@every_game
def test_no_agent_is_shown_what_its_seat_cannot_know(name):
    table = env(name, SEATS[name])
    table.reset(seed=3)
    for _ in range(ON_THE_WAY):
        match = table.unwrapped.match
        before = {agent: table.observe(agent) for agent in table.agents}
        for seat, agent in enumerate(table.agents):
            true = match.tables[-1]
            match.tables[-1] = match.hidden(seat, seed=9)
            assert (table.observe(agent)["observation"] == before[agent]["observation"]).all()
            match.tables[-1] = true
        agent = table.agent_selection
        if table.terminations[agent]:
            break
        table.step(table.action_space(agent).sample(before[agent]["action_mask"]))


def test_a_perfect_memory_is_an_option_that_says_so():
    plain, perfect = env("foxy", 2), env("foxy", 2, perfect_memory=True)
    sizes = [each.observation_space("seat_0")["observation"].shape[0] for each in (plain, perfect)]
    assert sizes[0] < sizes[1]


def test_all_at_once_is_the_same_match_as_one_after_another():
    turns, at_once = env("foxy", 3), parallel_env("foxy", 3)
    turns.reset(seed=4)
    at_once.reset(seed=4)
    rewards = {}
    while at_once.agents:
        actions = {agent: number for number, agent in enumerate(at_once.agents)}
        actions = {
            agent: min(number, int(at_once.see(agent)["action_mask"][:3].sum()) - 1)
            for agent, number in actions.items()
        }
        for agent, action in actions.items():
            assert turns.agent_selection == agent
            turns.step(action)
        _, rewards, over, _, _ = at_once.step(actions)
        assert turns.unwrapped.match.table.tobytes() == at_once.match.table.tobytes()
    assert all(over.values())
    assert sum(rewards.values()) == pytest.approx(1.0)
