"""Gymnasium: one seat of The Wolf and the Fox against two bots, first at one table, then at sixteen.

    pip install "reynard[envs]"
    python examples/gymnasium_greedy.py

The seat takes the farthest move it may: put what you have learned in its place.
"""

from typing import Any

import gymnasium
import numpy as np

import reynard.envs.gymnasium

gymnasium.register_envs(reynard.envs.gymnasium)
ENVIRONMENT = "reynard/WolfAndFox-v0"


def choose(seen: dict[str, Any]) -> Any:
    """Take the last of the legal actions, at one table or at many."""
    mask = seen["action_mask"]
    return mask.shape[-1] - 1 - mask[..., ::-1].argmax(axis=-1)


def main(games: int = 200) -> None:
    """Play one game, and then many at once."""
    env = gymnasium.make(ENVIRONMENT, opponents=["cub", "random"])
    seen, info = env.reset(seed=7)
    over, reward = False, 0.0
    while not over:
        seen, reward, over, _, info = env.step(choose(seen))
    print(f"Seat {info['seat']} got {reward:.2f} of the victory; points {info['scores'].tolist()}")

    envs = gymnasium.make_vec(ENVIRONMENT, num_envs=16, opponents=["random", "random"])
    seen, _ = envs.reset(seed=7)
    won, ended = 0.0, 0
    while ended < games:
        seen, rewards, ends, _, _ = envs.step(choose(seen))
        won, ended = won + float(np.sum(rewards)), ended + int(np.sum(ends))
    print(f"{won / ended:.1%} of {ended} games against two random bots")


if __name__ == "__main__":
    main()
