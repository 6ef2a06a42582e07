"""PettingZoo: every seat is an agent; one after another, or in Foxy all at once.

Rewards come at the end, for all seats: a share of the victory, or with ``rewards="lead"`` the points ahead.
"""

from typing import Any

import numpy as np

from reynard.batches import Rewards
from reynard.core.box import Box
from reynard.core.contract import Game
from reynard.core.match import Match
from reynard.envs import missing
from reynard.envs.farama import CLOSED, NOT_BEGUN, observation_space, own_errors
from reynard.envs.in_words import in_words
from reynard.envs.setting import Setting
from reynard.envs.versions import name_of

try:
    from gymnasium import error, spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ImportError as reason:
    raise missing("PettingZoo") from reason

RENDER_MODES = ["ansi", "human"]
AT_ONCE = ("foxy",)  # games in which all seats decide at the same moment, again and again


def env(game: str | Game, seats: int, **settings: Any) -> OrderEnforcingWrapper[str, Any, Any]:
    """Give an environment in which the seats of a game act one after another.

    >>> env = env("foxy", seats=4)
    >>> env.reset(seed=7)
    >>> env.agents
    ['seat_0', 'seat_1', 'seat_2', 'seat_3']
    >>> seen, reward, terminated, truncated, info = env.last()
    >>> seen["action_mask"].shape, seen["action_mask"].sum() > 1
    ((122,), np.True_)
    """
    return OrderEnforcingWrapper(TurnsEnv(game, seats, **settings))


def parallel_env(game: str | Game, seats: int, **settings: Any) -> "AtOnceEnv":
    """Give an environment in which all seats act at the same moment, for a game that is played so.

    >>> env = parallel_env("foxy", seats=2)
    >>> seen, infos = env.reset(seed=7)
    >>> seen, rewards, terminated, truncated, infos = env.step({"seat_0": 1, "seat_1": 0})
    >>> rewards
    {'seat_0': 0.0, 'seat_1': 0.0}
    """
    return AtOnceEnv(game, seats, **settings)


class Seats(EzPickle):
    """What both kinds of environment have: a match, and an agent for each of its seats."""

    render_mode: str | None

    def __init__(
        self,
        game: str | Game,
        seats: int,
        options: dict[str, int | bool] | None = None,
        box: Box | None = None,
        rewards: Rewards = "win",
        perfect_memory: bool = False,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, seats, options, box, rewards, perfect_memory, render_mode)
        with own_errors():
            self.setting = Setting(game, seats, options, box, rewards, perfect_memory)
        if render_mode not in (None, *RENDER_MODES):
            raise error.UnsupportedMode(f"render_mode is {render_mode!r}; it can be {' or '.join(RENDER_MODES)}.")
        self.render_mode = render_mode
        self.metadata = {
            "render_modes": RENDER_MODES,
            "name": name_of(self.setting.game),
            "is_parallelizable": self.setting.game.name in AT_ONCE,
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        actions, size = len(self.setting.game.actions), len(self.setting.layout)
        self.observation_spaces = {agent: observation_space(size, actions) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.dice = np.random.default_rng()
        self.match: Match | None = None
        self.is_closed = False

    def seat_of(self, agent: str) -> int:
        """Find the seat of an agent."""
        if agent not in self.possible_agents:
            raise error.Error(f"There is no agent {agent!r}; there is {', '.join(self.possible_agents)}.")
        return self.possible_agents.index(agent)

    def observation_space(self, agent: str) -> Any:
        """Give the space of what an agent sees."""
        return self.observation_spaces[self.possible_agents[self.seat_of(agent)]]

    def action_space(self, agent: str) -> Any:
        """Give the space of what an agent can do."""
        return self.action_spaces[self.possible_agents[self.seat_of(agent)]]

    def begin(self, seed: int | None) -> Match:
        """Start a match: by a seed, or by the dice that an earlier one has filled."""
        self.check_open()
        if seed is not None:
            self.dice = np.random.default_rng(seed)
        self.match = self.setting.start(self.dice)
        self.agents = self.possible_agents[:]
        return self.match

    def check_open(self) -> None:
        """Refuse to go on once closed."""
        if self.is_closed:
            raise error.ClosedEnvironmentError(CLOSED)

    def playing(self) -> Match:
        """Give the match that is being played."""
        self.check_open()
        if self.match is None:
            raise error.ResetNeeded(NOT_BEGUN)
        return self.match

    def see(self, agent: str) -> dict[str, Any]:
        """Give what an agent sees, and what it may do now."""
        match, seat = self.playing(), self.seat_of(agent)
        return {"observation": self.setting.observe(match, seat), "action_mask": self.setting.mask(match, seat)}

    def show(self, seat: int) -> str | None:
        """Tell the table in words as a seat knows it, or print it."""
        words = in_words(self.playing(), seat)
        if self.render_mode == "human":
            print(words)
            return None
        return words if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Leave the table."""
        self.is_closed = True


class TurnsEnv(Seats, AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """The seats of a game, one after another; where several owe a decision at once, none sees what others chose."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new match; the same seed starts the same one."""
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.call_up()

    def call_up(self) -> None:
        """Let the first seat choose that owes a decision."""
        pending = self.playing().pending
        self.agent_selection = self.possible_agents[pending[0] if pending else 0]

    def observe(self, agent: str) -> dict[str, Any]:
        """Give what an agent sees, and what it may do now."""
        return self.see(agent)

    def step(self, action: int | None) -> None:
        """Make the move of the agent selected; once the game is over, ``None`` for each agent."""
        match, agent = self.playing(), self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        with own_errors():
            self.setting.play(match, self.seat_of(agent), action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if match.over:
            self.rewards = dict(zip(self.agents, self.setting.reward(match), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.call_up()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Tell the table in words as the agent selected knows it."""
        self.playing()
        return self.show(self.seat_of(self.agent_selection))


class AtOnceEnv(Seats, ParallelEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """The seats of a game in which all decide at the same moment; what they chose is played in the order of seats."""

    def __init__(self, *given: Any, **settings: Any) -> None:
        super().__init__(*given, **settings)
        if self.setting.game.name not in AT_ONCE:
            raise error.Error(f"The seats of {self.setting.game.title} act one after another; use env() for it.")

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        """Start a new match; the same seed starts the same one."""
        self.begin(seed)
        return self.see_all(), {agent: {} for agent in self.agents}

    def see_all(self) -> dict[str, Any]:
        """Give what every agent sees."""
        return {agent: self.see(agent) for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        """Make a move for every agent, or for none if one of them is not legal."""
        match, agents = self.playing(), self.agents
        if set(actions) != set(agents):
            raise error.InvalidAction(
                f"Give an action for each of {', '.join(agents) or 'nobody: call reset() first'}."
            )
        after = match.copy()
        with own_errors():
            for agent in agents:
                self.setting.play(after, self.seat_of(agent), actions[agent])
        self.match = after
        over = after.over
        results = self.setting.reward(after) if over else [0.0] * len(agents)
        seen = self.see_all()
        self.agents = [] if over else agents
        return (
            seen,
            dict(zip(agents, results, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def render(self) -> str | None:
        """Tell the table in words as the first seat knows it."""
        return self.show(0)
