"""Analyses of finished games: made by processes of their own, behind everybody else, and kept with the table."""

import asyncio
import os
import zlib
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack
from dataclasses import dataclass
from hashlib import sha256
from multiprocessing import get_context
from threading import Lock
from typing import TypeVar

from reynard.analysis import PLAYOUTS, worker
from reynard.analysis.report import with_names
from reynard.core.match import Match
from reynard.service.errors import Declined, NotStored, TooMany
from reynard.service.fair_pool import Client, FairPool
from reynard.service.limits import Limits
from reynard.service.messages.afterwards import AnalysisInfo
from reynard.service.rates import AtOnce
from reynard.service.reporting import report
from reynard.service.storage import Storage

VERSION = 1  # of what an analysis thinks and tells: an older one that is kept is made again
WORKERS = min(2, os.cpu_count() or 1)
REST_AFTER = 120.0  # seconds without work, after which the processes end
WHOLE, PIECE = range(2)  # ranks of the work: what somebody waits for at once, and decisions to judge

Answer = TypeVar("Answer")
Key = tuple[str, str]  # a table, and an edition of its match


@dataclass
class Making:
    """An analysis: what there is of it, and how far it is."""

    decisions: int
    done: int = 0
    rough: bytes | None = None
    good: bytes | None = None


class Analyses:
    """The analyses that are being made, and the processes that make them."""

    def __init__(self, storage: Storage, limits: Limits) -> None:
        self.storage = storage
        self.making: dict[Key, Making] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.at_once = AtOnce(limits.analyses_per_address, limits.analyses)
        self.pool = FairPool("analyst", WORKERS, ranks=2)  # its threads only wait for the processes
        self.workers = Workers()

    async def look(self, client: Client, match: Match) -> Making:
        """Give an analysis as far as it is; if there is none, it is begun."""
        if match.is_carried or match.result is not None:
            raise Declined(f"{match.told_of_eras} So there is no analysis of this game.")
        key = client.table, edition_of(match)
        if key not in self.making and (kept := await self.storage.load_analysis(*key)) is not None:
            return Making(match.ply, match.ply, good=kept)
        if key not in self.making:
            self.begin(client, match, key)
        return self.making[key]

    def begin(self, client: Client, match: Match, key: Key) -> None:
        """Begin an analysis, unless enough are being made."""
        refusal = TooMany("Several games are being analysed already. Try again in half a minute.", 30)
        counted = ExitStack()
        counted.enter_context(self.at_once.one_more(client.address, refusal))
        making = self.making[key] = Making(match.ply)
        task = asyncio.create_task(self.make(client, match, key, making))
        self.tasks.add(task)

        def finish(task: asyncio.Task[None]) -> None:
            counted.close()
            self.tasks.discard(task)
            del self.making[key]
            if not task.cancelled() and (error := task.exception()):
                report("An analysis could not be finished", error)
            if not self.making and not self.pool.closed:
                asyncio.get_running_loop().call_later(REST_AFTER, self.rest)

        task.add_done_callback(finish)

    async def make(self, client: Client, match: Match, key: Key, making: Making) -> None:
        """Make an analysis, first roughly and then well, and keep it."""
        save = await self.pool.run(client, match.save, rank=WHOLE)
        making.rough = await self.think(client, WHOLE, worker.write_roughly, save)
        if match.game.mind is not None:
            good = making.rough
        else:

            async def judge(plies: range) -> list[object]:
                found = await self.think(client, PIECE, worker.judge_some, save, plies, PLAYOUTS)
                making.done += len(plies)
                return list(found)

            async with asyncio.TaskGroup() as group:
                pieces = [group.create_task(judge(plies)) for plies in worker.pieces(match.ply)]
            judgements = [judgement for piece in pieces for judgement in piece.result()]
            good = await self.think(client, WHOLE, worker.write_report, save, judgements)
        try:
            await self.storage.keep_analysis(*key, zlib.compress(good))
        except NotStored as error:
            report("An analysis could not be kept", error)
        making.good = zlib.compress(good)

    async def think(self, client: Client, rank: int, ask: Callable[..., Answer], *about: object) -> Answer:
        """Let a process think, when it is this table's turn."""
        return await self.pool.run(client, lambda: self.workers.ask(ask, *about), rank=rank)

    def rest(self) -> None:
        """Let the processes go if nothing is being made."""
        if not self.making:
            self.workers.end()

    async def close(self) -> None:
        """Leave what is being made; whoever asks after the next start has it made again."""
        for task in list(self.tasks):
            task.cancel()
        self.pool.close()
        await asyncio.to_thread(self.workers.end)


class Workers:
    """The processes, which begin when there is something to think about."""

    def __init__(self) -> None:
        self.processes: ProcessPoolExecutor | None = None
        self.lock = Lock()

    def ask(self, ask: Callable[..., Answer], *about: object) -> Answer:
        """Ask a process something, and wait for the answer."""
        with self.lock:
            if self.processes is None:
                self.processes = ProcessPoolExecutor(WORKERS, get_context("spawn"), worker.begin)
            processes = self.processes
        try:
            return processes.submit(ask, *about).result()
        except BrokenProcessPool:
            self.end()
            raise

    def end(self) -> None:
        """Let the processes go, whatever they are at; the next question begins others."""
        with self.lock:
            processes, self.processes = self.processes, None
        if processes is not None:
            thinking = list(processes._processes.values())  # which an executor cannot be asked for before Python 3.14
            processes.shutdown(wait=False, cancel_futures=True)
            for process in thinking:
                process.terminate()


def edition_of(match: Match) -> str:
    """Tell apart what an analysis was of, and how it was made."""
    played = sha256(repr((match.seed, match.moves)).encode()).hexdigest()[:16]
    return f"{VERSION}.{match.game.version}.{played}"


def tell_analysis(making: Making, match: Match, known: str) -> str:
    """Tell how far an analysis is, with its report unless the page knows that already."""
    written, quality = (zlib.decompress(making.good), "good") if making.good else (making.rough, "rough")
    told = None if written is None or known == quality else with_names(worker.form.validate_json(written), match)
    return AnalysisInfo(done=making.done, decisions=making.decisions, report=told).model_dump_json()
