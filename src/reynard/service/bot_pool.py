"""Bots at the table: they think in threads of their own, by what their seat may know, never on the event loop."""

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

from reynard.core.advice import Advice, Weighed
from reynard.core.levels import Level
from reynard.core.match import Match
from reynard.core.sight import Sight
from reynard.service.errors import TooMany
from reynard.service.fair_pool import Client, FairPool
from reynard.service.limits import Limits
from reynard.service.loaded import freeze_loaded
from reynard.service.messages.said import AskHint
from reynard.service.messages.told import Hint, HintOption
from reynard.service.rates import AtOnce

THREADS = 2
OPTIONS = 4  # of which a hint tells
PAUSE = 1.0  # seconds before a bot acts, so that people can follow and take back
LONGEST_THOUGHT = 1.5  # seconds; a level that has not made its playouts by then chooses by those it has made
HINT_WITHIN = 20.0  # seconds to wait for a thread; then it is better to ask again
FORECAST_WITHIN = 10.0

# Ranks of what bots think about: for people at the table, for those who only watch, and then what people ask.
PLAYED, WATCHED, HINT, FORECAST = range(4)


class Brains(Protocol):
    """Whoever chooses for the bots; it is handed what the seat may know, and nothing else of the match."""

    def choose(self, sight: Sight, level: Level, milliseconds: int) -> int:
        """Choose as a bot of this level, within so many milliseconds; with none, by eye."""

    def advise(self, sight: Sight, milliseconds: int) -> Advice:
        """Say what the strongest bot would do and why."""


class OwnBots:
    """Reynard's own bots."""

    def choose(self, sight: Sight, level: Level, milliseconds: int) -> int:
        """Choose as a bot of this level, within so many milliseconds; with none, by eye."""
        from reynard.bots import bot  # brings in the compiler, without which the service can start

        choice = bot(level).decide(sight, milliseconds=milliseconds)
        freeze_loaded(sight.game.name, level)
        return choice

    def advise(self, sight: Sight, milliseconds: int) -> Advice:
        """Say what the strongest bot would do and why."""
        from reynard.bots import weigh

        advice = weigh(sight, milliseconds)
        freeze_loaded(sight.game.name, "hint")
        return advice


class Bots:
    """The bots of all tables: a few think at once, in fair turns, and the more of them wait the shorter each thinks."""

    def __init__(self, brains: Brains, pause: float, limits: Limits) -> None:
        self.brains = brains
        self.pause = pause
        self.limits = limits
        self.pool = FairPool("bot", THREADS, ranks=4)
        self.hints = AtOnce(limits.hints_per_address, limits.hints)
        self.forecasts = AtOnce(limits.forecasts_per_address, limits.forecasts)
        self.hint_seconds = HINT_WITHIN

    def milliseconds(self, waited: float) -> int:
        """Say how long a bot may think, so that whoever waits behind it has its turn in time."""
        if waited >= self.limits.bot_seconds:
            return 0
        fair_share = self.limits.bot_seconds * THREADS / 2 / (self.pool.waiting + 1)
        return round(1000 * min(LONGEST_THOUGHT, fair_share))

    async def choose(self, client: Client, match: Match, seat: int, level: Level, *, rank: int, at_once: bool) -> int:
        """Choose, and unless it is to be at once, not faster than people can follow."""

        def think(waited: float) -> int:
            return self.brains.choose(match.sight(seat), level, self.milliseconds(waited))

        thought = self.pool.run_timed(client, think, rank=rank)
        choice, _ = await asyncio.gather(thought, asyncio.sleep(0 if at_once else self.pause))
        return choice

    async def advise(self, client: Client, match: Match, seat: int) -> Advice:
        """Think about a hint, after the bots whose tables wait for them."""
        refusal = TooMany("Several hints are being worked out already. Try again in a few seconds.", 5)

        def think() -> Advice:
            return self.brains.advise(match.sight(seat), max(100, self.milliseconds(0)))

        with self.hints.one_more(client.address, refusal):
            return await self.pool.run(client, think, rank=HINT, within=self.hint_seconds)

    async def foresee(self, client: Client, forecast: Callable[[], Any]) -> Any:
        """Work out a forecast, after everything else."""
        refusal = TooMany("Many forecasts are being worked out already. Try again in a few seconds.", 5)
        with self.forecasts.one_more(client.address, refusal):
            return await self.pool.run(client, forecast, rank=FORECAST, within=FORECAST_WITHIN)

    def close(self) -> None:
        """Let nobody begin another thought."""
        self.pool.close()


def make_hint(match: Match, ask: AskHint, advice: Advice) -> Hint:
    """Put advice into words."""
    return Hint(
        id=ask.id,
        seat=ask.seat,
        decision=ask.decision,
        choice=advice.choice,
        advisor=advice.advisor,
        reasons=match.call_by_name(advice.reasons),
        figures=match.call_by_name([advice.figures])[0],
        options=[tell_option(match, ask.seat, option) for option in advice.options[:OPTIONS]],
    )


def tell_option(match: Match, seat: int, option: Weighed) -> HintOption:
    """Say what a choice is, what it gives and how good it is."""
    choice = match.describe(seat, option.choice)
    return HintOption(
        choice=option.choice,
        words=choice.words,
        gives=choice.gives,
        share=option.share,
        figures=option.figures,
    )
