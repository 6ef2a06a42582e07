"""Gymnasium's vector environment: one seat learns at each of many tables, which are played together as a batch.

>>> import gymnasium, reynard.envs.gymnasium
>>> envs = gymnasium.make_vec("reynard/WolfAndFox-v0", num_envs=8, opponents=["random"])
>>> seen, infos = envs.reset(seed=7)
>>> actions = envs.action_space.sample(mask=tuple(infos["action_mask"]))
>>> seen, rewards, terminations, truncations, infos = envs.step(actions)
>>> seen["action_mask"].shape
(8, 364)

A game that ends is followed by the next in the same step: what was seen last is in ``infos["final_obs"]``.
"""

from collections.abc import Sequence
from typing import Any, get_args

import numpy as np

from reynard.batches import Batch, Rewards
from reynard.bots import Bot, Random
from reynard.core.box import Box
from reynard.core.contract import Game
from reynard.core.match import SEED_BITS
from reynard.core.sight import see
from reynard.envs import missing
from reynard.envs.farama import CLOSED, NOT_BEGUN, observation_space, own_errors
from reynard.envs.gymnasium import ONE_OPPONENT, Illegal, check_choice
from reynard.envs.opponents import Opponent, fresh_seed, seated
from reynard.envs.setting import Setting, within_bounds

try:
    from gymnasium import error, spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as reason:
    raise missing("Gymnasium") from reason

METADATA = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}


class LearnerVectorEnv(VectorEnv[dict[str, Any], Any, Any]):
    """One seat at each of many tables, which learns; what is settled is as for one table."""

    metadata: dict[str, Any] = METADATA

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        opponents: Sequence[Opponent] = ONE_OPPONENT,
        seat: int | None = None,
        options: dict[str, int | bool] | None = None,
        box: Box | None = None,
        rewards: Rewards = "win",
        perfect_memory: bool = False,
        illegal: Illegal = "refuse",
        threads: int = 1,
    ) -> None:
        with own_errors():
            self.opponents = seated(opponents)
            seats = 1 + len(self.opponents)
            self.setting = Setting(game, seats, options, box, rewards, perfect_memory)
            check_choice("seat", seat, (None, *range(seats)))
            check_choice("illegal", illegal, get_args(Illegal))
        self.num_envs = num_envs
        self.fixed_seat = seat
        self.illegal = illegal
        self.threads = threads
        actions = len(self.setting.game.actions)
        self.single_observation_space = observation_space(len(self.setting.layout), actions)
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.batch: Batch | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal a new game on every table and play each to the first decision of the seat that learns."""
        self.check_open()
        if options and "reset_mask" in options:
            raise error.Error("Games that have ended are followed by the next at once; leave reset_mask out.")
        super().reset(seed=seed)
        setting = self.setting
        with own_errors():
            self.batch = Batch(
                setting.game,
                self.num_envs,
                setting.seats,
                dict(setting.options),
                setting.box,
                int(self.np_random.integers(1 << SEED_BITS)),
                self.threads,
                setting.rewards,
                setting.perfect_memory,
            )
        self.own = self.draw_seats(self.num_envs)
        self.begin_step()
        self.let_others_play(self.batch)
        return self.see(self.batch), self.inform(self.batch)

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Make a move at every table, and let the others play to the next decision of the seat that learns."""
        self.check_open()
        if self.batch is None:
            raise error.ResetNeeded(NOT_BEGUN)
        batch, every = self.batch, np.ones(self.num_envs, np.bool_)
        with own_errors():
            chosen = (
                self.replaced(batch, actions, every) if self.illegal == "replace" else batch.checked(actions, every)
            )
        self.begin_step()
        self.play(batch, chosen, every)
        self.let_others_play(batch)
        truncations = np.zeros(self.num_envs, np.bool_)
        return self.see(batch), self.rewards, self.terminations, truncations, self.inform(batch)

    def begin_step(self) -> None:
        """Forget what the step before brought."""
        self.rewards = np.zeros(self.num_envs)
        self.terminations = np.zeros(self.num_envs, np.bool_)
        self.final: dict[str, Any] = {}

    def play(self, batch: Batch, actions: Any, tables: Any) -> None:
        """Make a move at some tables, and see which games have ended."""
        rewards, ends = batch.step(actions, tables)
        for table in np.flatnonzero(ends).tolist():
            own = int(self.own[table])
            self.rewards[table] = rewards[table, own]
            self.terminations[table] = True
            self._add_info(self.final, self.look_back(batch, table, own), table)
        self.own[ends] = self.draw_seats(int(ends.sum()))

    def look_back(self, batch: Batch, table: int, own: int) -> dict[str, Any]:
        """Say how a game has ended."""
        seen = self.setting.observe_table(batch.ended[table], own)
        none = np.zeros(len(self.setting.game.actions), np.int8)
        info = {"action_mask": none.copy(), "seat": own, "scores": batch.standing[table, :, 0].copy()}
        return {"final_obs": {"observation": seen, "action_mask": none}, "final_info": info}

    def let_others_play(self, batch: Batch) -> None:
        """Let bots and functions play until every table waits for the seat that learns."""
        others = batch.seat != self.own
        while others.any():
            actions = np.zeros(self.num_envs, np.int64)
            place = (batch.seat - self.own) % self.setting.seats - 1
            for number, player in enumerate(self.opponents):
                waiting = np.flatnonzero(others & (place == number))
                if len(waiting):
                    actions[waiting] = self.ask(batch, player, waiting)
            with own_errors():
                self.play(batch, actions, others)
            others = batch.seat != self.own

    def ask(self, batch: Batch, player: Any, tables: Any) -> Any:
        """Let one player choose at all tables that wait for it."""
        if isinstance(player, Random):
            return batch.sample()[tables]
        if isinstance(player, Bot):
            return [self.think(batch, player, table) for table in tables]
        actions = np.asarray(player({name: rows[tables] for name, rows in self.see(batch).items()}))
        if actions.shape != tables.shape or actions.dtype.kind not in "iu":
            raise error.InvalidAction(
                f"A function that plays {len(tables)} tables must give as many whole numbers, not {actions!r}."
            )
        return actions

    def think(self, batch: Batch, player: Bot, table: int) -> int:
        """Let a bot choose at one table, by what its seat sees."""
        seat, legal = int(batch.seat[table]), np.flatnonzero(batch.mask[table])
        sight = see(batch.game, batch.box, batch.tables[table], batch.seats, seat, legal.tolist())
        return player.decide(sight, fresh_seed(self.np_random))

    def replaced(self, batch: Batch, actions: Any, every: Any) -> Any:
        """Put legal actions, drawn, in the place of others."""
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            return batch.checked(given, every)  # which says what is wrong
        within = (given >= 0) & (given < batch.mask.shape[1])
        legal = within & batch.mask[np.arange(self.num_envs), np.where(within, given, 0)]
        return np.where(legal, given, batch.sample())

    def draw_seats(self, tables: int) -> Any:
        """Give the seat that learns at some tables."""
        if self.fixed_seat is not None:
            return np.full(tables, self.fixed_seat)
        return self.np_random.integers(self.setting.seats, size=tables)

    def see(self, batch: Batch) -> dict[str, Any]:
        """Give what the seat asked at each table sees, and what it may do."""
        return {"observation": within_bounds(batch.observation.copy()), "action_mask": batch.mask.astype(np.int8)}

    def inform(self, batch: Batch) -> dict[str, Any]:
        """Say what each seat may do and which one it is, and how games have ended."""
        every = np.ones(self.num_envs, np.bool_)
        masks = {"action_mask": batch.mask.astype(np.int8), "_action_mask": every}
        return masks | {"seat": self.own.copy(), "_seat": every.copy()} | self.final

    def check_open(self) -> None:
        """Refuse to go on once closed."""
        if self.closed:
            raise error.ClosedEnvironmentError(CLOSED)
