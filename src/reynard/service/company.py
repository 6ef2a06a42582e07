"""Who else is at a table, at the pages of other processes, and whether its bots and its clock are ours to drive."""

import asyncio
from typing import TYPE_CHECKING

from reynard.service.errors import NotStored
from reynard.service.leases import Gathering, Visit
from reynard.service.passing import is_covered
from reynard.service.peers import Peers

if TYPE_CHECKING:
    from reynard.service.room import Room

PATIENCE = 1.0  # seconds to wait when the others could not be told


class Company:
    """What a room knows of the other processes at its table; where there are none, it leads the table."""

    def __init__(self, room: "Room", peers: Peers | None) -> None:
        self.room = room
        self.peers = peers
        self.leads = peers is None  # whether the bots and the clock are this process's to drive
        self.others: dict[str, Visit] = {}  # by process
        self.hurried: dict[int, int] = {}  # our seats that do without the rest of the time for undoing
        self.telling: asyncio.Task[None] | None = None
        self.has_news = False  # of ours, for the others
        self.has_heard = False  # that the others have news
        self.closed = False

    @property
    def process(self) -> str | None:
        """The process that must lead the table for what only the leading one may do; None if there are no others."""
        return None if self.peers is None else self.peers.process

    def has(self, seat: int) -> bool:
        """Say whether a page with this seat's key is connected elsewhere."""
        return any(visit.pages.get(seat) for visit in self.others.values())

    def shows(self, seat: int) -> bool:
        """Say whether a page elsewhere shows the table to this seat."""
        return any(seat in visit.shown for visit in self.others.values())

    @property
    def somebody_plays(self) -> bool:
        """Say whether anyone is elsewhere with the key of a seat."""
        return any(visit.pages for visit in self.others.values())

    def hurry(self, seat: int) -> None:
        """Let whoever leads know that a seat does without the rest of the time for undoing."""
        if not self.leads:
            self.hurried[seat] = self.room.chairs[seat].decision
            self.tell()

    def tell(self) -> None:
        """Let the others know what we have at the table, together with what changes until they are told."""
        if self.peers is not None and not self.closed:
            self.peers.at[self.room.table] = self
            self.has_news = True
            self.begin(self.peers)

    def ask(self) -> None:
        """Hear what the others have at the table."""
        if self.peers is not None and not self.closed:
            self.has_heard = True
            self.begin(self.peers)

    def begin(self, peers: Peers) -> None:
        """Begin to tell and to ask, if that is not under way."""
        if self.telling is None or self.telling.done():
            self.telling = asyncio.create_task(self.tell_all(peers))

    async def tell_all(self, peers: Peers) -> None:
        """Tell and ask until there is nothing new; a room that has been closed says no more once there is another."""
        table = self.room.table
        while (self.has_news or self.has_heard) and not peers.closing.is_set():
            tells, self.has_news, self.has_heard = self.has_news, False, False
            if self.closed and peers.at.get(table) is not self:
                return
            try:
                self.meet(await (peers.attend(table, self.describe()) if tells else peers.look(table)))
            except NotStored:
                self.has_news = True
                await asyncio.sleep(PATIENCE)
        if not self.room.pages and peers.at.get(table) is self:
            del peers.at[table]

    def describe(self) -> Visit | None:
        """Say what we have at the table; None is nothing."""
        room = self.room
        if not room.pages or self.closed:
            return None
        return Visit(
            pages={seat: count for seat, count in room.present.items() if count},
            shown=sorted({seat for page in room.pages for seat in page.seats if not is_covered(room, page, seat)}),
            hurried=self.hurried,
            glasses=room.clock.glasses(),
        )

    def meet(self, gathering: Gathering) -> None:
        """Take in how the table stands with all of us; who is new hears from us what they cannot have heard."""
        room, were_there, led = self.room, set(self.others), self.leads
        plays = {seat for seat in range(len(room.chairs)) if self.has(seat)}
        self.others = {process: visit for process, (visit, _) in gathering.visits.items()}
        self.leads = gathering.leader == self.process and not self.closed
        for visit, ago in gathering.visits.values():
            room.grace.hear(visit.hurried)
            room.clock.hear(visit.glasses, ago)
        if room.pages and (set(self.others) - were_there or gathering.leader is None):
            self.tell()
        play = {seat for seat in range(len(room.chairs)) if self.has(seat)}
        if play != plays:
            room.note_elsewhere(came=play - plays, left=plays - play)
        if led != self.leads or play != plays:
            room.turns.rouse()
            room.clock.look()

    def lose(self) -> None:
        """Notice that the table is not ours to lead, and ask who leads it."""
        self.leads = False
        self.room.turns.rouse()
        self.tell()

    def close(self) -> None:
        """Have nothing at the table any more."""
        if not self.closed:
            self.tell()
            self.closed = True
            self.leads = False
