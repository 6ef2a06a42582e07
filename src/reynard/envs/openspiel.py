"""OpenSpiel: every game as a Python game. Importing this registers them.

>>> import pyspiel, reynard.envs.openspiel
>>> game = pyspiel.load_game("reynard_wolf_and_fox(players=3,young=1)")
>>> game.num_players(), game.num_distinct_actions()
(3, 364)

A game starts with chance: seven draws of nine bits each are the seed of all dice and shuffles. Nobody sees them, so the
information is imperfect in every game. Seats that decide at the same moment do so one after another, in their order.
Returns are shares of the victory, so they add up to 1, unless an automatic opponent plays too.
"""

from collections.abc import Callable
from typing import Any, ClassVar

import numpy as np

from reynard.core.contract import Game
from reynard.core.errors import ReynardError
from reynard.core.match import SEED_BITS
from reynard.envs import missing
from reynard.envs.moment import Moment
from reynard.envs.setting import Setting
from reynard.envs.versions import version_of
from reynard.games import game as game_named

try:
    import pyspiel
except ImportError as reason:
    raise missing("OpenSpiel") from reason

USUAL_PLAYERS = 2
DRAWS = 7
BITS = SEED_BITS // DRAWS
OUTCOMES = [(word, 1.0 / (1 << BITS)) for word in range(1 << BITS)]
MOST_DECISIONS = 2000  # of a game; no game comes near, and a test looks


def type_of(game: Game, utility: Any) -> Any:
    """Declare what kind of game it is."""
    return pyspiel.GameType(
        short_name=f"reynard_{game.name.replace('-', '_')}",
        long_name=f"{game.title} (Reynard, version {version_of(game)})",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": USUAL_PLAYERS} | {option.name: option.values[0] for option in game.options},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game, with the number of players and the options that its parameters give."""

    name: ClassVar[str]

    def __init__(self, parameters: dict[str, int] | None = None) -> None:
        game, parameters = game_named(self.name), parameters or {}
        options = {name: value for name, value in parameters.items() if name != "players"}
        try:
            self.setting = Setting(game, parameters.get("players", USUAL_PLAYERS), options_of(game, options))
        except ReynardError as reason:
            raise pyspiel.SpielError(str(reason)) from reason
        seats = self.setting.seats
        shared_out = not game.rivals(seats)  # all of the victory is the seats'
        utility = pyspiel.GameType.Utility
        super().__init__(
            type_of(game, utility.CONSTANT_SUM if shared_out else utility.GENERAL_SUM),
            pyspiel.GameInfo(
                num_distinct_actions=len(game.actions),
                max_chance_outcomes=len(OUTCOMES),
                num_players=seats,
                min_utility=0.0,
                max_utility=1.0,
                utility_sum=1.0 if shared_out else None,
                max_game_length=MOST_DECISIONS,
            ),
            parameters,
        )

    def new_initial_state(self) -> "SpielState":
        """Give the state before the seed is drawn."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Say how often chance draws."""
        return DRAWS

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer":
        """Give what looks at states with the eyes of a player."""
        if params:
            raise pyspiel.SpielError(f"There are no parameters for observations; got {params}.")
        return Observer(self.setting, bool(kind and kind.perfect_recall))


def options_of(game: Game, given: dict[str, int]) -> dict[str, int | bool]:
    """Leave out options at their first value, which not every number of players offers."""
    usual = {option.name: option.values[0] for option in game.options}
    return {name: value for name, value in given.items() if value != usual.get(name)}


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.words: list[int] = []  # of the seed, as far as it is drawn
        self.moment: Moment | None = None  # once all of it is

    @property
    def dealt(self) -> Moment:
        """The table, once the seed is drawn."""
        if self.moment is None:
            raise pyspiel.SpielError(f"Nothing is dealt before {DRAWS} draws of chance.")
        return self.moment

    def current_player(self) -> int:
        """Say who decides."""
        if self.moment is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.moment.seat is None else self.moment.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Give the nine bits that may be drawn."""
        return OUTCOMES

    def _legal_actions(self, player: int) -> list[int]:
        """List what a player may do."""
        return self.dealt.legal(player)

    def _apply_action(self, action: int) -> None:
        """Draw some bits of the seed, or make a move."""
        if self.moment is not None:
            try:
                self.moment.play(action)
            except ReynardError as reason:
                raise pyspiel.SpielError(str(reason)) from reason
            return
        if not 0 <= action < len(OUTCOMES):
            raise pyspiel.SpielError(f"Chance draws a number from 0 to {len(OUTCOMES) - 1}, not {action}.")
        self.words = [*self.words, action]
        if len(self.words) == DRAWS:
            seed = sum(word << BITS * place for place, word in enumerate(self.words))
            self.moment = Moment.deal(self.get_game().setting, seed)

    def _action_to_string(self, player: int, action: int) -> str:
        """Say what an action is."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"bits {action}"
        setting = self.get_game().setting
        if 0 <= action < len(setting.game.actions):
            return str(setting.game.actions.spell(action))
        raise pyspiel.SpielError(setting.refused(action))

    def is_terminal(self) -> bool:
        """Say whether the game is over."""
        return self.moment is not None and self.moment.seat is None

    def returns(self) -> list[float]:
        """Give every player's share of the victory."""
        return self.dealt.reward() if self.is_terminal() else [0.0] * self.num_players()

    def resample_from_infostate(self, player: int, draw: Callable[[], float]) -> "SpielState":
        """Give another state that a player cannot tell from this one."""
        other: SpielState = self.clone()
        if self.moment is not None:
            other.words = []  # which would lead to the true table
            seed = int(draw() * (1 << 31)) << 31 | int(draw() * (1 << 31))
            other.moment = self.moment.imagined(player, seed)
        return other

    def __str__(self) -> str:
        return f"bits {self.words}" if self.moment is None else str(self.moment)


class Observer:
    """Looks at states with the eyes of a player: at what it sees now; in words also with all it can remember."""

    def __init__(self, setting: Setting, remembers: bool) -> None:
        self.setting = setting
        self.remembers = remembers
        self.tensor = np.zeros(len(setting.layout), np.float32)
        self.dict = {part.name: self.tensor[part.first : part.first + part.count] for part in setting.layout.groups}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write down what a player sees; before the deal, nothing."""
        self.check_player(player)
        self.tensor[:] = 0.0 if state.moment is None else state.moment.observe(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Name what a player sees, or all it has seen and done: the same for states it cannot tell apart."""
        self.check_player(player)
        if state.moment is None:
            return f"player {player}, before the deal"
        return state.moment.recalled(player) if self.remembers else state.moment.seen(player)

    def check_player(self, player: int) -> None:
        """Refuse to look for somebody who is not there."""
        if not 0 <= player < self.setting.seats:
            raise pyspiel.SpielError(f"There is no player {player}; there are 0 to {self.setting.seats - 1}.")


class WolfAndFox(SpielGame):
    """The Wolf and the Fox."""

    name = "wolf-and-fox"


class FoxExperiment(SpielGame):
    """The Fox Experiment."""

    name = "fox-experiment"


class Foxy(SpielGame):
    """Foxy."""

    name = "foxy"


class Ruse(SpielGame):
    """Ruse."""

    name = "ruse"


# Classes, for OpenSpiel lets go of what makes its games only when Python is gone, which no function survives.
for kind in (WolfAndFox, FoxExperiment, Foxy, Ruse):
    pyspiel.register_game(type_of(game_named(kind.name), pyspiel.GameType.Utility.GENERAL_SUM), kind)
