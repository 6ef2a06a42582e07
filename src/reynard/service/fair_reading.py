"""Reading from many connections in turn: who sends without end waits behind everybody who sends little."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reynard.service.connections import Connection

SECONDS = 0.005  # of reading before all else on the event loop has its turn
READS = 16  # in that time at most, for what they set off takes time as well

Waiting = OrderedDict[str, "OrderedDict[Connection, Callable[[], None]]"]


class FairReading:
    """Lets connections read: one of each address in turn, seats before everybody else."""

    def __init__(self) -> None:
        self.seated: Waiting = OrderedDict()
        self.others: Waiting = OrderedDict()
        self.ends = 0.0  # when the turn of reading is over
        self.left = 0  # reads until then
        self.next_turn: asyncio.Handle | None = None

    def take(self, connection: "Connection", read: Callable[[], None]) -> bool:
        """Read now if there is time, and say whether there was; otherwise read when the connection's turn comes."""
        if self.next_turn is None:
            self.begin()
        if self.has_time() and not self.seated and not self.others:
            self.left -= 1
            read()
            return True
        row = self.seated if connection.is_seated else self.others
        row.setdefault(connection.address, OrderedDict()).setdefault(connection, read)
        return False

    def begin(self) -> None:
        """Begin a turn, which ends when the event loop has seen to everything else once."""
        self.ends = time.monotonic() + SECONDS
        self.left = READS
        self.next_turn = asyncio.get_running_loop().call_soon(self.go_on)

    def has_time(self) -> bool:
        """Say whether there is time for another read in this turn."""
        return self.left > 0 and time.monotonic() < self.ends

    def go_on(self) -> None:
        """Let those read who wait, as long as there is time."""
        self.next_turn = None
        if not self.seated and not self.others:
            return
        self.begin()
        while self.has_time() and (self.seated or self.others):
            connection, read = take_first(self.seated or self.others)
            if connection.is_open and not connection.transport.is_closing():
                self.left -= 1
                read()


def take_first(row: Waiting) -> "tuple[Connection, Callable[[], None]]":
    """Take the first of the first address, which goes to the end of the row."""
    address, reads = row.popitem(last=False)
    first = reads.popitem(last=False)
    if reads:
        row[address] = reads
    return first
