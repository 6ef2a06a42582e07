"""Gymnasium: its own checks, one seat that learns, and many tables at once."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import reynard
from reynard.envs.gymnasium import LearnerEnv
from reynard.envs.versions import ENVIRONMENTS

from .games import SEATS, every_game


def id_of(name):
    known = ENVIRONMENTS[name]
    return f"reynard/{known.title}-v{known.version}"


def first_legal(seen):
    return seen["action_mask"].argmax(axis=-1)


def others(name):
    """One opponent of each kind, as many as there are seats for."""
    return ["cub", first_legal, reynard.bot("random")][: SEATS[name] - 1]


def play_to_the_end(env, seed):
    """Play one game with the first thing that is legal."""
    seen, info = env.reset(seed=seed)
    over, reward = False, 0.0
    while not over:
        assert reward == 0.0
        assert seen in env.observation_space
        assert (seen["action_mask"] == info["action_mask"]).all()
        seen, reward, over, cut_off, info = env.step(first_legal(seen))
        assert not cut_off
    return seen, reward, info


@every_game
def test_its_checks_pass(name):
    """They try any action, so those that are not legal are replaced."""
    env = gymnasium.make(id_of(name), opponents=others(name), illegal="replace", render_mode="ansi")
    check_env(env.unwrapped)


@every_game
def test_a_mask_goes_with_the_space(name):
    env = gymnasium.make(id_of(name), opponents=others(name))
    _, info = env.reset(seed=1)
    env.action_space.seed(1)
    for _ in range(20):
        action = env.action_space.sample(mask=info["action_mask"])
        assert info["action_mask"][action]
        _, _, over, _, info = env.step(action)
        if over:
            _, info = env.reset()


@every_game
@pytest.mark.parametrize("rewards", ["win", "lead"])
def test_one_seat_learns_and_is_rewarded_at_the_end(name, rewards):
    env = gymnasium.make(id_of(name), opponents=others(name), rewards=rewards).unwrapped
    _, reward, info = play_to_the_end(env, seed=2)
    match, seat = env.match, info["seat"]
    assert info["scores"].tolist() == match.standing[:, 0].tolist()
    points = info["scores"].tolist()
    ahead = points.pop(seat) - max(points)
    assert reward == (ahead if rewards == "lead" else (seat in match.leaders) / len(match.leaders))


def test_the_seat_that_learns_is_drawn_or_fixed():
    env = gymnasium.make("reynard/Foxy-v0", opponents=["random"] * 2)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}
    fixed = gymnasium.make("reynard/Foxy-v0", opponents=["random"] * 2, seat=1)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {1}


def test_the_same_seed_plays_the_same_games_against_the_same_bots():
    ends = []
    for _ in range(2):
        env = gymnasium.make("reynard/WolfAndFox-v0", opponents=["kit", "random"])
        play_to_the_end(env, seed=6)
        ends.append([env.unwrapped.match.table.tobytes(), play_to_the_end(env, seed=None)[2]["scores"].tolist()])
    assert ends[0] == ends[1]


def test_alone_there_is_nobody_to_wait_for():
    env = gymnasium.make("reynard/Foxy-v0", opponents=[])
    _, reward, info = play_to_the_end(env, seed=1)
    assert reward == float(info["scores"][0] > info["scores"][1])


def test_it_tells_the_table_in_words():
    env = gymnasium.make("reynard/WolfAndFox-v0", render_mode="ansi")
    env.reset(seed=1)
    assert env.render().startswith("The Wolf and the Fox, move ")


@every_game
def test_many_tables_are_a_vector_environment(name):
    envs = gymnasium.make_vec(id_of(name), num_envs=6, opponents=others(name), rewards="lead")
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, infos = envs.reset(seed=8)
    ended = np.zeros(6, int)
    while not ended.all():
        assert seen in envs.observation_space
        assert (seen["action_mask"] == infos["action_mask"]).all()
        assert seen["action_mask"].any(axis=1).all()
        own = infos["seat"]
        seen, rewards, ends, cut_off, infos = envs.step(first_legal(seen))
        assert not cut_off.any()
        assert not rewards[~ends].any()
        ended += ends
        assert ("final_obs" in infos) == ends.any()
        for table in np.flatnonzero(ends):
            last, final = infos["final_obs"][table], infos["final_info"]
            assert last in envs.single_observation_space
            assert final["seat"][table] == own[table]
            points = final["scores"][table].tolist()
            assert rewards[table] == points.pop(own[table]) - max(points)


def test_tables_are_deterministic_whatever_the_number_of_threads():
    ends = []
    for threads in (1, 2):
        envs = gymnasium.make_vec("reynard/WolfAndFox-v0", num_envs=5, opponents=["random", "kit"], threads=threads)
        seen, _ = envs.reset(seed=3)
        for _ in range(30):
            seen, *rest, _ = envs.step(first_legal(seen))
        ends.append([seen["observation"].tobytes(), *(array.tobytes() for array in rest)])
    assert ends[0] == ends[1]


def test_opponents_may_be_bots_themselves():
    bots = [reynard.bot("random"), reynard.bot("kit")]
    assert LearnerEnv("wolf-and-fox", bots).opponents == bots
