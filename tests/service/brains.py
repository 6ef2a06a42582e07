"""Bots for the tests, which choose without thinking or think as long as a test wants."""

import random
import threading

from reynard.core.advice import Advice, Weighed
from reynard.core.sight import Sight
from service.patience import PATIENCE


class FirstChoice:
    """Always takes the first thing on offer."""

    def choose(self, sight: Sight, level: str, milliseconds: int) -> int:
        return sight.legal[0]

    def advise(self, sight: Sight, milliseconds: int) -> Advice:
        legal = sight.legal[::-1]
        options = tuple(Weighed(choice, 0.5, "wins 50%") for choice in legal)
        reasons = ("It holds {seat:1|player 2} back by about 2 points.",)
        return Advice(legal[0], "Reynard would", reasons, "It won 50% of 1,000 simulated games.", options)


class AnyChoice(FirstChoice):
    """Takes anything."""

    def choose(self, sight: Sight, level: str, milliseconds: int) -> int:
        return random.choice(sight.legal)


class Ponderous(FirstChoice):
    """Thinks until it is let go, one thought for each time."""

    def __init__(self) -> None:
        self.gate = threading.Semaphore(0)
        self.begun = threading.Semaphore(0)
        self.ended = threading.Semaphore(0)

    def choose(self, sight: Sight, level: str, milliseconds: int) -> int:
        self.ponder()
        return super().choose(sight, level, milliseconds)

    def advise(self, sight: Sight, milliseconds: int) -> Advice:
        self.ponder()
        return super().advise(sight, milliseconds)

    def ponder(self) -> None:
        self.begun.release()
        assert self.gate.acquire(timeout=PATIENCE)
        self.ended.release()

    def let_go(self, thoughts: int = 1) -> None:
        self.gate.release(thoughts)


class Hopeless(FirstChoice):
    """Fails every time, each time in another way."""

    def __init__(self) -> None:
        self.times = 0

    def choose(self, sight: Sight, level: str, milliseconds: int) -> int:
        self.times += 1
        if self.times % 2:
            raise RuntimeError(f"I hold {sight.view}")
        return -5
