"""Learn a game by playing it against oneself: masked PPO on ``reynard.batch``, in one file.

One network plays every seat at every table. It is shown what its seat sees and what it may do, and says how good each
choice is and how far ahead to expect to be. After some steps at all tables it learns from how the games ended.

    pip install "reynard[learn]"
    python examples/ppo.py --minutes 10

shows how it fares against ``random`` while it learns, and saves the learning curve as a plot and the network beside it.
"""

import argparse
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from torch import Tensor, nn
from torch.distributions import Categorical

import reynard
from reynard.batches import Batch

STEPS = 64  # at every table, between two rounds of learning
EPOCHS = 3  # times that what was played is gone through
PART = 1024  # decisions that are learned from at once
CLIP = 0.2  # by how much one round of learning may change how likely a choice is
TRACE = 0.95  # how far an advantage looks ahead: the lambda of generalised advantage estimation
CURIOSITY = 0.003  # what keeps choices from becoming certain too soon: the weight of the entropy
LEARNING_RATE = 2e-3
STEEPEST = 0.5  # gradient that is followed
POINTS = 25.0  # points ahead at the end that count as one: they tell more than who has won
POINT_GAMES = 200  # games for a point of the learning curve
POINT_ROUNDS = 10  # rounds of learning from one point to the next


@dataclass
class Point:
    """A point of the learning curve: what it took, and the share of the victory against ``random``."""

    minutes: float
    decisions: int
    share: float


class Player(nn.Module):
    """A network that judges every choice, and the position for the seat that looks at it."""

    def __init__(self, numbers: int, actions: int, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(numbers, width), nn.Tanh(), nn.Linear(width, width), nn.Tanh())
        self.choice = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.normal_(self.choice.weight, std=0.01)  # at first every choice is about as likely as any other

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Categorical, Tensor]:
        """Say how likely each legal choice is to be made, and how far ahead to expect to be at the end."""
        thought = self.body(seen)
        logits = self.choice(thought).masked_fill(~mask, -1e9)
        return Categorical(logits=logits, validate_args=False), self.value(thought).squeeze(-1)


def play(batch: Batch, player: Player) -> dict[str, Tensor]:
    """Play some steps at every table; give a row for each step with a column for each table."""
    told: dict[str, list[Tensor]] = {}
    for _ in range(STEPS):
        now = {"seen": batch.observation, "mask": batch.mask, "seat": batch.seat}
        step = {name: torch.tensor(array) for name, array in now.items()}  # copies, for the arrays change in place
        with torch.no_grad():
            choices, step["value"] = player(step["seen"], step["mask"])
            step["action"] = choices.sample()
            step["likelihood"] = choices.log_prob(step["action"])
        rewards, ends = batch.step(step["action"].numpy())
        step |= {"rewards": torch.tensor(rewards) / POINTS, "end": torch.tensor(ends)}
        for name, column in step.items():
            told.setdefault(name, []).append(column)
    return {name: torch.stack(columns) for name, columns in told.items()}


def judge(played: dict[str, Tensor]) -> Tensor:
    """Say how much better each choice turned out than expected.

    From the last step back to the first, and for each seat of a table by itself: what follows a seat's choice is its
    own next decision in that game, or its reward at the end. What lies beyond the last step is unknown and left out.
    """
    rewards, values = played["rewards"], played["value"]
    steps, tables, seats = rewards.shape
    every = torch.arange(tables)
    following, advantage = torch.zeros(tables, seats), torch.zeros(tables, seats)  # of each seat's next decision
    known = torch.zeros(tables, seats, dtype=torch.bool)
    advantages = torch.full((steps, tables), torch.nan)
    for step in reversed(range(steps)):
        end, seat, value = played["end"][step], played["seat"][step], values[step]
        following = torch.where(end[:, None], rewards[step], following)  # the reward is all that comes then
        advantage = torch.where(end[:, None], 0.0, advantage)
        known |= end[:, None]
        better = following[every, seat] - value + TRACE * advantage[every, seat]
        advantages[step] = torch.where(known[every, seat], better, torch.nan)
        advantage[every, seat] = torch.where(known[every, seat], better, 0.0)
        following[every, seat] = value
        known[every, seat] = True
    return advantages


def learn(player: Player, optimizer: torch.optim.Optimizer, played: dict[str, Tensor]) -> None:
    """Make choices likelier that turned out better than expected, and expect what came."""
    advantages = judge(played)
    known = ~advantages.isnan()
    gain = advantages[known]
    then = {name: column[known] for name, column in played.items()}
    outcome = then["value"] + gain
    gain = (gain - gain.mean()) / (gain.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(gain)).split(PART):
            choices, value = player(then["seen"][part], then["mask"][part])
            ratio = torch.exp(choices.log_prob(then["action"][part]) - then["likelihood"][part])
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            loss = -torch.min(ratio * gain[part], clipped * gain[part]).mean()
            loss += 0.5 * (value - outcome[part]).square().mean() - CURIOSITY * choices.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), STEEPEST)
            optimizer.step()


def share_against_random(player: Player, game: str, seats: int, games: int, seed: int) -> float:
    """Play games in which the network has one seat, each equally often, and ``random`` the others."""
    batch = reynard.batch(game, tables=games, seats=seats, seed=seed)
    own = np.arange(games) % seats
    share, playing = np.zeros(games), np.ones(games, bool)
    while playing.any():
        with torch.no_grad():
            choices, _ = player(torch.tensor(batch.observation), torch.tensor(batch.mask))
        actions = np.where(batch.seat == own, choices.probs.argmax(-1).numpy(), batch.sample())
        rewards, ends = batch.step(actions)
        share += np.where(playing & ends, rewards[np.arange(games), own], 0.0)
        playing &= ~ends
    return float(share.mean())


def train(
    game: str,
    seats: int,
    minutes: float,
    tables: int = 128,
    seed: int = 1,
    tell: Callable[[Point], None] = lambda point: None,
    at_least: int = 0,
) -> tuple[Player, list[Point]]:
    """Learn for some minutes, and for at least so many rounds; give the network and its learning curve."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)  # for a network this small, two would wait for each other
    batch = reynard.batch(game, tables=tables, seats=seats, seed=seed, rewards="lead")
    player = Player(batch.observation.shape[1], batch.mask.shape[1])
    optimizer = torch.optim.Adam(player.parameters(), lr=LEARNING_RATE, eps=1e-5)
    curve: list[Point] = []
    started, rounds = time.monotonic(), 0
    while True:
        spent = (time.monotonic() - started) / 60
        is_over = spent >= minutes and rounds >= at_least
        if is_over or rounds % POINT_ROUNDS == 0:
            share = share_against_random(player, game, seats, POINT_GAMES, seed + 1)
            curve.append(Point(spent, rounds * STEPS * tables, share))
            tell(curve[-1])
        if is_over:
            return player, curve
        learn(player, optimizer, play(batch, player))
        rounds += 1


def draw(curve: list[Point], title: str, path: Path) -> None:
    """Save the learning curve as a picture."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    axes.plot([point.decisions / 1e6 for point in curve], [100 * point.share for point in curve])
    axes.set(title=title, xlabel="decisions, millions", ylabel="share against random, %", ylim=(0, 101))
    axes.grid(alpha=0.3)
    figure.savefig(path, dpi=150)


def main() -> None:
    """Learn, show how it goes, and save what was learned."""
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("--game", default="wolf-and-fox", choices=reynard.game_names())
    asked.add_argument("--seats", type=int, default=2)
    asked.add_argument("--minutes", type=float, default=10.0)
    asked.add_argument("--rounds", type=int, default=0, help="of learning, at least, whatever the time")
    asked.add_argument("--tables", type=int, default=128)
    asked.add_argument("--games", type=int, default=500, help="played against random at the end")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--out", type=Path, default=Path("ppo"), help="what the plot and the network are called")
    told = asked.parse_args()
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress:
        bar = progress.add_task("learning", total=told.minutes or None)

        def tell(point: Point) -> None:
            words = f"{point.minutes:5.1f} minutes  {point.decisions:11,} decisions  {point.share:6.1%} against random"
            progress.console.print(words, highlight=False)
            progress.update(bar, completed=min(point.minutes, told.minutes), description=f"{point.share:.1%}")

        player, curve = train(told.game, told.seats, told.minutes, told.tables, told.seed, tell, told.rounds)
    share = share_against_random(player, told.game, told.seats, told.games, told.seed + 2)
    print(f"{share:.1%} of {told.games} games against random")
    draw(curve, f"{told.game}, {told.seats} seats: {share:.1%} of {told.games} games", told.out.with_suffix(".png"))
    torch.save(player.state_dict(), told.out.with_suffix(".pt"))
    print(f"Saved {told.out.with_suffix('.png')} and {told.out.with_suffix('.pt')}.")


if __name__ == "__main__":
    main()
