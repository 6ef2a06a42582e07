"""OpenSpiel: its search for hidden information against its uniform policy, in a game of Foxy.

pip install "reynard[envs]"
python examples/openspiel_search.py
"""

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.policy import UniformRandomPolicy

import reynard.envs.openspiel  # noqa: F401 (it registers the games)


def main(simulations: int = 50) -> None:
    """Play one game: player 0 searches, player 1 does anything."""
    dice = np.random.RandomState(7)
    game = pyspiel.load_game("reynard_foxy(players=2)")
    anything = UniformRandomPolicy(game)
    judge = mcts.RandomRolloutEvaluator(1, dice)
    searcher = ismcts.ISMCTSBot(game, judge, uct_c=1.0, max_simulations=simulations, random_state=dice)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            choices = dict(state.chance_outcomes())
        elif state.current_player() == 0:
            state.apply_action(searcher.step(state))
            continue
        else:
            choices = anything.action_probabilities(state)
        state.apply_action(dice.choice(list(choices), p=list(choices.values())))
    print(f"{state}; shares of the victory {state.returns()}")


if __name__ == "__main__":
    main()
