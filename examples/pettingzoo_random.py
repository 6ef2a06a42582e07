"""PettingZoo: four seats of Foxy, each an agent that does anything it may.

pip install "reynard[envs]"
python examples/pettingzoo_random.py
"""

from reynard.envs.pettingzoo import env


def main() -> None:
    """Play one game and say how it ended."""
    table = env("foxy", seats=4, rewards="lead")
    table.reset(seed=7)
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        if over:
            print(f"{agent} is {reward:+.0f} points ahead of the best of the others")
            table.step(None)
        else:
            table.step(table.action_space(agent).sample(seen["action_mask"]))


if __name__ == "__main__":
    main()
