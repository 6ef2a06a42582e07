"""OpenSpiel: its own tests, bots and policies on every game."""

import pickle
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import reynard
from reynard.envs.openspiel import DRAWS, MOST_DECISIONS, OUTCOMES

from .games import SEATS, every_game

SIMULATIONS = 12


def load(name, **parameters):
    named = {"players": SEATS[name]} | parameters
    listed = ",".join(f"{key}={value}" for key, value in named.items())
    return pyspiel.load_game(f"reynard_{name.replace('-', '_')}({listed})")


def deal(game, seed=1):
    """Let chance draw."""
    state, dice = game.new_initial_state(), Random(seed)
    while state.is_chance_node():
        state.apply_action(dice.choice(state.chance_outcomes())[0])
    return state


def moments(game, seed, number):
    """Play at random, and stop before every few moves."""
    state, dice, count = deal(game, seed), Random(seed), 0
    while not state.is_terminal() and number:
        if count % 7 == 0:
            number -= 1
            yield state
        state.apply_action(dice.choice(state.legal_actions()))
        count += 1


@every_game
def test_its_random_simulations_pass(name):
    pyspiel.random_sim_test(load(name, players=2), num_sims=1, serialize=True, verbose=False)


@every_game
def test_it_declares_what_it_is(name):
    known, game = reynard.game(name), load(name)
    assert game.num_players() == SEATS[name]
    assert game.num_distinct_actions() == len(known.actions)
    assert game.observation_tensor_shape() == [len(known.observation)]
    assert game.utility_sum() == (None if known.rivals(SEATS[name]) else 1.0)
    assert (game.get_type().min_num_players, game.get_type().max_num_players) == (known.seats[0], known.seats[-1])
    assert set(game.get_parameters()) == {"players", *(option.name for option in known.options)}
    assert sum(probability for _, probability in OUTCOMES) == pytest.approx(1.0)


@every_game
def test_its_is_mcts_and_its_uniform_policy_play(name):
    game = load(name, players=2)
    dice = np.random.RandomState(5)
    searcher = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, dice), 1.4, SIMULATIONS, random_state=dice)
    uniform, state, searched = policy.UniformRandomPolicy(game), deal(game), 0
    while not state.is_terminal():
        if state.current_player() == 0 and searched < 2 and len(state.legal_actions()) > 1:
            action, searched = searcher.step(state), searched + 1
        else:
            choices = uniform.action_probabilities(state)
            action = dice.choice(list(choices), p=list(choices.values()))
        state.apply_action(action)
    assert searched == 2
    assert sum(state.returns()) <= 1.0


@every_game
def test_a_player_cannot_tell_another_state_from_this_one(name):
    game, dice = load(name), Random(4)
    for state in moments(game, seed=4, number=6):
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, dice.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.current_player() == state.current_player()
        assert str(other) != str(state)  # the dice to come at least are others


@every_game
def test_states_are_pickled_and_cloned_with_what_was_seen(name):
    game, dice = load(name), Random(2)
    for state in moments(game, seed=2, number=4):
        for again in (pickle.loads(pickle.dumps(state)), state.clone(), pickle.loads(pickle.dumps(state)).clone()):
            twin = state.clone()
            for _ in range(5):
                assert str(again) == str(twin)
                for player in range(game.num_players()):
                    assert again.information_state_string(player) == twin.information_state_string(player)
                if again.is_terminal():
                    break
                action = dice.choice(again.legal_actions())
                again.apply_action(action)
                twin.apply_action(action)


def test_what_is_remembered_is_more_than_what_is_seen():
    """Two ways to the same sight are told apart by what a player has done."""
    game = load("foxy", players=2)
    seen, recalled = set(), set()
    for first in (0, 1):
        state = deal(game, seed=3)
        state.apply_action(first)
        seen.add(state.observation_string(1))
        recalled.add(state.information_state_string(0))
    assert len(seen) == 1
    assert len(recalled) == 2


def test_an_observation_is_named_by_its_parts():
    game = load("wolf-and-fox")
    looked = make_observation(game)
    state = deal(game)
    looked.set_from(state, 1)
    assert looked.dict["TURN"].sum() == 1.0
    assert list(looked.tensor) == state.observation_tensor(1)


@every_game
def test_no_game_is_as_long_as_declared(name):
    """The most seats, a hundred games, and room to spare."""
    game = reynard.game(name)
    batch = reynard.batch(name, tables=100, seats=game.seats[-1], seed=1)
    ended, steps = np.zeros(100, bool), 0
    while not ended.all():
        ended |= batch.step(batch.sample())[1]
        steps += 1
    assert steps * 2 < MOST_DECISIONS


def test_the_seed_is_all_that_chance_draws():
    state = deal(load("wolf-and-fox"), seed=1)
    seed = sum(word << 9 * place for place, word in enumerate(state.words))
    match = reynard.game("wolf-and-fox").start(SEATS["wolf-and-fox"], seed=seed)
    assert len(state.words) == DRAWS
    assert state.moment.match.table.tobytes() == match.table.tobytes()


def test_every_game_is_there():
    assert {f"reynard_{name.replace('-', '_')}" for name in reynard.game_names()} <= set(pyspiel.registered_names())
