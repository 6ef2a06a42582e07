"""What does not fit is refused by an error of the interface's own kind that says what was expected; nothing changes."""

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium import error

import reynard
import reynard.envs.openspiel
from reynard.envs.gymnasium import LearnerEnv
from reynard.envs.gymnasium_vector import LearnerVectorEnv
from reynard.envs.pettingzoo import TurnsEnv, env, parallel_env

NO_ACTIONS = [-1, 10_000, 1.5, "1", None, np.zeros(2, int)]
STRANGE_BOX = reynard.game("foxy").standard_box


def an_illegal(mask):
    return int((mask == 0).argmax())


@pytest.mark.parametrize("action", ["illegal", *NO_ACTIONS], ids=str)
def test_pettingzoo_refuses_what_is_not_legal(action):
    table = env("wolf-and-fox", 2)
    table.reset(seed=1)
    match = table.unwrapped.match
    before = match.table.tobytes()
    if isinstance(action, str) and action == "illegal":
        action = an_illegal(table.last()[0]["action_mask"])
    with pytest.raises(error.InvalidAction, match="Legal for seat 0: "):
        table.step(action)
    assert (match.table.tobytes(), match.ply) == (before, 0)
    assert table.agent_selection == "seat_0"


def test_pettingzoo_refuses_other_mistakes():
    table = env("foxy", 2)
    with pytest.raises((AssertionError, AttributeError)):  # its own wrapper's
        table.step(0)
    table.reset()
    with pytest.raises(error.Error, match="There is no agent 'seat_2'; there is seat_0, seat_1"):
        table.observe("seat_2")
    table.close()
    with pytest.raises(error.ClosedEnvironmentError, match="closed"):
        table.step(0)
    with pytest.raises(error.ClosedEnvironmentError, match="closed"):
        table.reset()
    raw = TurnsEnv("foxy", 2)
    with pytest.raises(error.ResetNeeded, match="reset"):
        raw.step(0)
    with pytest.raises(error.UnsupportedMode, match="ansi"):
        env("foxy", 2, render_mode="rgb_array")


def test_the_parallel_environment_moves_everybody_or_nobody():
    table = parallel_env("foxy", 3)
    table.reset(seed=1)
    before = table.match.table.tobytes()
    wrong = [
        {"seat_0": 0, "seat_1": 0},
        {"seat_0": 0, "seat_1": 0, "seat_9": 0},
        {"seat_0": 0, "seat_1": 0, "seat_2": 60},
    ]
    for actions in wrong:
        with pytest.raises(error.InvalidAction):
            table.step(actions)
        assert table.match.table.tobytes() == before
    with pytest.raises(error.Error, match="use env"):
        parallel_env("ruse", 3)


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"seats": 9}, "2 to 4 players, not 9"),
        ({"box": STRANGE_BOX}, "no box of The Wolf and the Fox"),
        ({"rewards": "money"}, "'win', a share of the victory, or 'lead'"),
        ({"options": {"sides": 7}}, "it can be 6, 8"),
        ({"perfect_memory": True}, "perfect_memory"),
    ],
)
def test_settings_that_do_not_fit(settings, told):
    opponents = ["cub"] * (settings.get("seats", 2) - 1)
    others = {name: value for name, value in settings.items() if name != "seats"}
    with pytest.raises(error.Error, match=told):
        env("wolf-and-fox", settings.get("seats", 2), **others)
    with pytest.raises(error.Error, match=told):
        gymnasium.make("reynard/WolfAndFox-v0", opponents=opponents, **others)
    with pytest.raises(error.Error, match=told):
        gymnasium.make_vec("reynard/WolfAndFox-v0", num_envs=2, opponents=opponents, **others)


@pytest.mark.parametrize("make", [LearnerEnv, LearnerVectorEnv])
@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"seat": 2}, "seat is 2; it can be None, 0, 1"),
        ({"opponents": ["wolf"]}, "There is no bot 'wolf'"),
        ({"opponents": "cub"}, "give a list"),
        ({"opponents": [3]}, "give a list"),
        ({"illegal": "ignore"}, "'refuse', 'replace'"),
    ],
)
def test_seats_and_opponents_that_do_not_fit(make, settings, told):
    with pytest.raises(error.Error, match=told):
        make("wolf-and-fox", **settings)


@pytest.mark.parametrize("action", ["illegal", *NO_ACTIONS], ids=str)
def test_gymnasium_refuses_what_is_not_legal(action):
    learner = LearnerEnv("wolf-and-fox", seat=0)
    _, info = learner.reset(seed=1)
    before = learner.match.table.tobytes()
    if isinstance(action, str) and action == "illegal":
        action = an_illegal(info["action_mask"])
    with pytest.raises(error.InvalidAction, match="Legal for seat 0: "):
        learner.step(action)
    assert learner.match.table.tobytes() == before


def test_gymnasium_wants_to_be_reset_and_left_alone_when_closed():
    learner = LearnerEnv("foxy")
    for use in (lambda: learner.step(0), learner.render):
        with pytest.raises(error.ResetNeeded, match="reset"):
            use()
    learner.close()
    for use in (lambda: learner.step(0), learner.reset, learner.render):
        with pytest.raises(error.ClosedEnvironmentError, match="closed"):
            use()


def test_a_mask_of_the_wrong_shape_is_refused_by_the_space():
    learner = LearnerEnv("foxy")
    with pytest.raises(AssertionError, match="shape"):
        learner.action_space.sample(mask=np.ones(5, np.int8))


def test_a_function_that_gives_what_is_not_legal_is_named_by_the_error():
    with pytest.raises(error.InvalidAction, match="Legal for seat"):
        LearnerEnv("wolf-and-fox", [lambda seen: -1], seat=1).reset(seed=1)
    for wrong in (lambda seen: 0, lambda seen: np.zeros(len(seen["observation"])), lambda seen: np.zeros((4, 1), int)):
        with pytest.raises(error.InvalidAction, match="whole numbers"):
            LearnerVectorEnv("wolf-and-fox", 8, [wrong]).reset(seed=1)


def test_many_tables_refuse_what_is_not_legal_at_one_of_them():
    envs = LearnerVectorEnv("wolf-and-fox", 4, ["random"])
    with pytest.raises(error.ResetNeeded, match="reset"):
        envs.step([0] * 4)
    _, infos = envs.reset(seed=1)
    before = envs.batch.tables.tobytes()
    legal = infos["action_mask"].argmax(axis=1)
    illegal = legal.copy()
    illegal[2] = an_illegal(infos["action_mask"][2])
    for actions in (illegal, legal[:3], legal[:, None], legal * 1.0, legal + 10_000, -legal - 1):
        with pytest.raises(error.InvalidAction):
            envs.step(actions)
        assert envs.batch.tables.tobytes() == before
    with pytest.raises(error.Error, match="reset_mask"):
        envs.reset(options={"reset_mask": np.ones(3, bool)})
    envs.close()
    for use in (lambda: envs.step(legal), envs.reset):
        with pytest.raises(error.ClosedEnvironmentError, match="closed"):
            use()


def test_replaced_actions_still_have_to_be_numbers():
    envs = LearnerVectorEnv("wolf-and-fox", 4, illegal="replace")
    envs.reset(seed=1)
    envs.step(np.array([-5, 0, 10_000, 363]))
    for actions in ([0.5] * 4, [0, 0]):
        with pytest.raises(error.InvalidAction, match="whole number"):
            envs.step(actions)


def test_openspiel_refuses_what_does_not_fit():
    for wrong, told in (
        ("reynard_wolf_and_fox(players=9)", "2 to 4 players, not 9"),
        ("reynard_wolf_and_fox(sides=7)", "it can be 6, 8"),
        ("reynard_wolf_and_fox(rounds=7)", "Unknown parameter"),
    ):
        with pytest.raises(pyspiel.SpielError, match=told):
            pyspiel.load_game(wrong)
    state = pyspiel.load_game("reynard_wolf_and_fox").new_initial_state()
    with pytest.raises(pyspiel.SpielError, match="from 0 to 511, not 512"):
        state.apply_action(512)
    for _ in range(7):
        state.apply_action(1)
    before = str(state)
    for action in (an_illegal(np.array(state.legal_actions_mask())), 10_000, -5):
        with pytest.raises(pyspiel.SpielError, match="Legal for seat"):
            state.apply_action(action)
    for player in (-1, 2):
        with pytest.raises(pyspiel.SpielError):
            state.observation_string(player)
    assert str(state) == before


def test_a_match_takes_no_other_game_s_box():
    with pytest.raises(reynard.BadBox, match="no box of Ruse"):
        reynard.game("ruse").start(2, box=STRANGE_BOX)
    with pytest.raises(reynard.BadBox, match="no box of The Wolf"):
        reynard.batch("wolf-and-fox", tables=2, seats=2, box=STRANGE_BOX)
