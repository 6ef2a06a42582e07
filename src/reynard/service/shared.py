"""What all rooms share: storage, bots, the watch, the threads and the limits."""

from dataclasses import dataclass, field

from reynard.service.analyses import Analyses
from reynard.service.archive import Archive
from reynard.service.bot_pool import Bots
from reynard.service.box_trial import BoxTrials
from reynard.service.clock import Watch
from reynard.service.fair_pool import FairPool
from reynard.service.limits import Limits
from reynard.service.metrics import Metrics
from reynard.service.peers import Peers
from reynard.service.rates import SharedRates
from reynard.service.readiness import Readiness
from reynard.service.storage import Storage

BURST = 10  # seconds of messages that may come at once

# Ranks of the telling threads' work.
MOVE, TELL_SEATED, TELL_WATCHING = range(3)


def new_tellers() -> FairPool:
    """Make the thread that tries moves and tells of them: one, since Python code runs one piece at a time anyway."""
    return FairPool("teller", 1, ranks=3)


def new_archivists() -> FairPool:
    """Make the thread that looks things up and shows finished games."""
    return FairPool("archivist", 1)


def new_openers() -> FairPool:
    """Make the thread that sets up tables and opens them again."""
    return FairPool("opener", 1)


@dataclass
class Shared:
    """The parts of the service that no room has for itself."""

    storage: Storage
    bots: Bots
    watch: Watch
    limits: Limits
    peers: Peers | None = None  # where several processes may serve the same tables
    tellers: FairPool = field(default_factory=new_tellers)
    openers: FairPool = field(default_factory=new_openers)
    archivists: FairPool = field(default_factory=new_archivists)
    boxes: BoxTrials = field(default_factory=BoxTrials)
    metrics: Metrics = field(default_factory=Metrics)
    readiness: Readiness = field(default_factory=Readiness)

    def __post_init__(self) -> None:
        self.analyses = Analyses(self.storage, self.limits)
        self.pools = (self.tellers, self.openers, self.archivists, self.bots.pool, self.analyses.pool)
        for pool in self.pools:
            pool.note = self.metrics.note_work
        self.archive = Archive(self.archivists, self.limits)
        per_address, in_all = self.limits.messages_per_address * BURST, self.limits.messages * BURST
        self.message_rates = SharedRates(per_address, in_all, BURST)

    async def close(self) -> None:
        """Begin nothing more, finish writing and close."""
        for pool in (self.tellers, self.openers, self.archivists):
            pool.close()
        self.bots.close()
        await self.analyses.close()
        await self.storage.close()
