"""Gymnasium: one seat of a game learns, bots or functions play the others. Importing this registers the environments.

>>> import gymnasium, reynard.envs.gymnasium
>>> env = gymnasium.make("reynard/WolfAndFox-v0", opponents=["cub", "random"])
>>> seen, info = env.reset(seed=7)
>>> action = env.action_space.sample(mask=info["action_mask"])
>>> seen, reward, terminated, truncated, info = env.step(action)
>>> terminated
False
"""

from collections.abc import Sequence
from typing import Any, Literal, get_args

from reynard.batches import Rewards
from reynard.bots import Bot
from reynard.core.box import Box
from reynard.core.contract import Game
from reynard.core.errors import BadOptions
from reynard.core.match import Match
from reynard.envs import missing
from reynard.envs.farama import CLOSED, NOT_BEGUN, observation_space, own_errors
from reynard.envs.in_words import in_words
from reynard.envs.opponents import Opponent, around, fresh_seed, seated
from reynard.envs.setting import Setting
from reynard.envs.versions import ENVIRONMENTS

try:
    from gymnasium import Env, error, register, spaces
except ImportError as reason:
    raise missing("Gymnasium") from reason

Illegal = Literal["refuse", "replace"]
METADATA = {"render_modes": ["ansi"], "render_fps": 1}
ONE_OPPONENT = ("cub",)


class LearnerEnv(Env[dict[str, Any], int]):
    """One seat of a game, which learns.

    ``seat`` is the one that learns; without it, it is drawn anew for each game. ``illegal`` says what becomes of an
    action that is not legal: it is refused by an error, or replaced by a legal one, drawn.
    """

    metadata: dict[str, Any] = METADATA

    def __init__(
        self,
        game: str | Game,
        opponents: Sequence[Opponent] = ONE_OPPONENT,
        seat: int | None = None,
        options: dict[str, int | bool] | None = None,
        box: Box | None = None,
        rewards: Rewards = "win",
        perfect_memory: bool = False,
        illegal: Illegal = "refuse",
        render_mode: str | None = None,
    ) -> None:
        with own_errors():
            self.opponents = seated(opponents)
            seats = 1 + len(self.opponents)
            self.setting = Setting(game, seats, options, box, rewards, perfect_memory)
            check_choice("seat", seat, (None, *range(seats)))
            check_choice("illegal", illegal, get_args(Illegal))
        if render_mode not in (None, "ansi"):
            raise error.UnsupportedMode(f"render_mode is {render_mode!r}; it can be 'ansi', the table in words.")
        self.fixed_seat = seat
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = observation_space(len(self.setting.layout), len(self.setting.game.actions))
        self.action_space: Any = spaces.Discrete(len(self.setting.game.actions))
        self.match: Match | None = None
        self.seat = 0
        self.is_closed = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Start a new match and play it to the first decision of the seat that learns."""
        self.check_open()
        super().reset(seed=seed)
        seats = self.setting.seats
        self.seat = int(self.np_random.integers(seats)) if self.fixed_seat is None else self.fixed_seat
        self.players = dict(zip(around(self.seat, seats), self.opponents, strict=True))
        self.match = self.setting.start(self.np_random)
        self.let_others_play(self.match)
        return self.see(self.match), self.inform(self.match)

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Make a move, and let the others play to the next decision of this seat or to the end."""
        match = self.playing()
        legal = match.legal(self.seat)
        if self.illegal == "replace" and action not in legal:
            action = int(self.np_random.choice(legal))
        with own_errors():
            self.setting.play(match, self.seat, action)
        self.let_others_play(match)
        reward = self.setting.reward(match)[self.seat] if match.over else 0.0
        return self.see(match), reward, match.over, False, self.inform(match)

    def let_others_play(self, match: Match) -> None:
        """Let bots and functions play until this seat owes a decision."""
        while not match.over and self.seat not in match.pending:
            seat = match.pending[0]
            player = self.players[seat]
            if isinstance(player, Bot):
                match.play(seat, player.choose(match, seat, seed=fresh_seed(self.np_random)))
            else:
                with own_errors():
                    self.setting.play(match, seat, player(self.see(match, seat)))

    def see(self, match: Match, seat: int | None = None) -> dict[str, Any]:
        """Give what a seat sees, and what it may do now."""
        seat = self.seat if seat is None else seat
        return {"observation": self.setting.observe(match, seat), "action_mask": self.setting.mask(match, seat)}

    def inform(self, match: Match) -> dict[str, Any]:
        """Say what the seat may do, which one it is, and at the end everybody's points."""
        info: dict[str, Any] = {"action_mask": self.setting.mask(match, self.seat), "seat": self.seat}
        if match.over:
            info["scores"] = match.standing[:, 0].copy()
        return info

    def playing(self) -> Match:
        """Give the match that is being played."""
        self.check_open()
        if self.match is None or self.match.over:
            raise error.ResetNeeded(NOT_BEGUN)
        return self.match

    def check_open(self) -> None:
        """Refuse to go on once closed."""
        if self.is_closed:
            raise error.ClosedEnvironmentError(CLOSED)

    def render(self) -> str | None:
        """Tell the table in words as this seat knows it."""
        self.check_open()
        if self.match is None:
            raise error.ResetNeeded(NOT_BEGUN)
        return in_words(self.match, self.seat) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Leave the table."""
        self.is_closed = True


def check_choice(name: str, value: object, known: Sequence[object]) -> None:
    """Refuse a value that is none of those known."""
    if value not in known:
        raise BadOptions(f"{name} is {value!r}; it can be {', '.join(map(repr, known))}.")


for game, environment in ENVIRONMENTS.items():
    register(
        id=f"reynard/{environment.title}-v{environment.version}",
        entry_point="reynard.envs.gymnasium:LearnerEnv",
        vector_entry_point="reynard.envs.gymnasium_vector:LearnerVectorEnv",
        kwargs={"game": game},
    )
