"""Bots at the table: they think in threads of their own, on a copy of the match, never on the event loop."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Protocol

from reynard.core.match import Match
from reynard.service.messages import AskHint, Hint, HintOption, Level

if TYPE_CHECKING:
    from reynard.bots import Advice

AT_ONCE = 2
PAUSE = 1.0  # seconds before a bot acts, so that people can follow and take back
HINT_MILLISECONDS = 1500


class Brains(Protocol):
    """Whoever chooses for the bots."""

    def choose(self, match: Match, seat: int, level: Level) -> int:
        """Choose for a seat as a bot of this level."""

    def advise(self, match: Match, seat: int) -> "Advice":
        """Say what the strongest bot would do and why."""


class OwnBots:
    """Reynard's own bots."""

    def choose(self, match: Match, seat: int, level: Level) -> int:
        """Choose for a seat as a bot of this level."""
        from reynard.bots import bot  # brings in the compiler, without which the service can start

        return bot(level).choose(match, seat)

    def advise(self, match: Match, seat: int) -> "Advice":
        """Say what the strongest bot would do and why."""
        from reynard.bots import advise

        return advise(match, seat, HINT_MILLISECONDS)


class Bots:
    """The bots of all tables, of whom only a few think at once."""

    def __init__(self, brains: Brains, pause: float = PAUSE) -> None:
        self.brains = brains
        self.pause = pause
        self.threads = ThreadPoolExecutor(AT_ONCE, "bot")

    async def choose(self, match: Match, seat: int, level: Level, *, at_once: bool) -> int:
        """Choose, and unless it is to be at once, not faster than people can follow."""
        loop = asyncio.get_running_loop()
        thought = loop.run_in_executor(self.threads, self.brains.choose, match, seat, level)
        choice, _ = await asyncio.gather(thought, asyncio.sleep(0 if at_once else self.pause))
        return choice

    async def advise(self, match: Match, seat: int) -> "Advice":
        """Think about a hint."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.brains.advise, match, seat)

    def close(self) -> None:
        """Let nobody begin another thought."""
        self.threads.shutdown(wait=False, cancel_futures=True)


def make_hint(match: Match, ask: AskHint, advice: "Advice") -> Hint:
    """Put advice into words."""
    return Hint(
        id=ask.id,
        seat=ask.seat,
        decision=ask.decision,
        choice=advice.choice,
        reason=reason(advice),
        playouts=advice.playouts,
        options=[
            HintOption(
                choice=option.choice,
                words=match.describe(ask.seat, option.choice).words,
                wins=option.wins,
                lead=option.lead,
                share=option.share,
            )
            for option in advice.options
        ],
    )


def reason(advice: "Advice") -> str:
    """Say in one sentence why this choice is the best."""
    if len(advice.options) < 2:
        return "It is the only thing you can do."
    best, second = advice.options[:2]
    where = f"{abs(best.lead):.1f} points {'ahead of' if best.lead >= 0 else 'behind'} the best rival"
    return (
        f"It won {best.wins:.0%} of the games imagined with it, {advice.playouts:,} in all, and ended {where} "
        f"on average; the next best choice won {second.wins:.0%}."
    )
