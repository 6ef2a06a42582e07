"""Every open connection: how many there may be, who makes room for whom, and who has kept us waiting too long."""

import asyncio
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from enum import Enum, auto
from ipaddress import IPv6Address, ip_address
from typing import Any

from reynard.service.errors import TooMany
from reynard.service.fair_reading import FairReading
from reynard.service.limits import Limits
from reynard.service.proxies import Proxies

STALLED = 2.0  # seconds without reading after which a connection that is not a seat's makes room for others
SPARE_FILES = 256  # that are no connections: the storage, the listener, what is accepted in one go
NEVER = float("inf")
OFTENEST, SELDOMEST = 0.02, 1.0  # seconds between two sweeps
COME_BACK = 10.0  # seconds after which it is worth trying again


class Activity(Enum):
    """What a connection is doing."""

    REQUESTING = auto()  # its request has not said what it wants
    SENDING = auto()  # its request has a body, which is not complete
    ANSWERED = auto()  # it is kept open for another request
    REFUSED = auto()  # there was no room, and it is being told so
    GREETING = auto()  # a socket that has not said hello
    ANSWERING = auto()
    WATCHING = auto()
    SEATED = auto()


UNFINISHED = {Activity.REQUESTING, Activity.SENDING, Activity.ANSWERED, Activity.REFUSED, Activity.GREETING}


def address_of(client: Sequence[Any] | None) -> str:
    """Give the address by which limits count a client, which is what one household or one machine has.

    >>> address_of(("192.0.2.7", 50000)), address_of(("2001:db8:1:2:3:4:5:6", 50000, 0, 0))
    ('192.0.2.7', '2001:db8:1:2::/64')
    """
    host = str(client[0]) if client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    if address.is_link_local:
        return host  # everyone on the same network shares this prefix
    return f"{IPv6Address(int(address) >> 64 << 64)}/64"


class Connection:
    """One open connection, whichever protocol it speaks."""

    def __init__(self, registry: "Connections", transport: asyncio.Transport, address: str) -> None:
        self.registry = registry
        self.transport = transport
        self.peer = address
        self.address = address  # by which it is counted: its peer's, or that of whom a trusted proxy asks for
        self.activity = Activity.REQUESTING
        self.is_open = True
        self.deadline = NEVER
        self.too_late: Callable[[], None] = self.drop  # what to do then
        self.refusal = 503  # the status with which it is told that there is no room
        self.unread = 0  # bytes that wait to be read by the peer
        self.moved = registry.now()  # when it was last seen to read, or had nothing to read
        self.has_stalled = False

    def enter(self, activity: Activity) -> None:
        """Take note of what the connection does now; whatever it did before has been in time."""
        if self.is_open and activity is not self.activity:
            self.activity = activity
            self.deadline = NEVER
            self.registry.sort(self)

    def wait(self, seconds: float, too_late: Callable[[], None]) -> None:
        """Give the connection so much time for what it does now."""
        self.deadline = self.registry.now() + seconds
        self.too_late = too_late

    def serve(self, address: str) -> bool:
        """Serve somebody at the other end of it, unless too many connections do so already."""
        if address == self.address or not self.is_open:
            return True
        self.registry.remove(self)
        has_room = self.registry.make_room_at(address)
        self.address = address if has_room else self.peer
        self.registry.keep(self)
        return has_room

    def answered(self) -> None:
        """Wait for another request, which may be from somebody else."""
        if self.is_open and self.address != self.peer:
            self.registry.remove(self)
            self.address = self.peer
            self.registry.keep(self)
        self.enter(Activity.ANSWERED)

    def watch(self) -> None:
        """Become a spectator, or raise TooMany; who has a seat's key sits down without having watched."""
        if self.is_open and self.activity is not Activity.WATCHING:
            self.registry.check_spectators(self.address)
            self.enter(Activity.WATCHING)

    def sit(self) -> None:
        """Become a seat's, which is never closed to make room."""
        self.enter(Activity.SEATED)

    def close(self) -> None:
        """Take note that the connection has ended."""
        self.is_open = False
        self.registry.remove(self)

    def drop(self) -> None:
        """End the connection now, whatever it has not read."""
        self.close()
        self.transport.abort()

    def check(self, now: float) -> None:
        """End the connection if it has kept us waiting for too long."""
        unread = self.transport.get_write_buffer_size()
        if not unread or unread < self.unread:
            self.moved = now
        self.unread = unread
        if self.has_stalled != (now - self.moved > STALLED):
            self.has_stalled = not self.has_stalled
            self.registry.sort(self)
        if now - self.moved > self.registry.limits.unread_seconds:
            self.drop()
        elif now > self.deadline and not self.transport.is_closing():
            self.too_late()

    @property
    def is_seated(self) -> bool:
        """Say whether this is a seat's."""
        return self.activity is Activity.SEATED

    @property
    def makes_room(self) -> bool:
        """Say whether this connection may be closed so that another can be opened."""
        return self.activity in UNFINISHED or (self.has_stalled and not self.is_seated)


class ByAddress:
    """Connections by their address, in the order in which they came in here."""

    def __init__(self) -> None:
        self.groups: dict[str, dict[Connection, None]] = {}
        self.total = 0

    def add(self, connection: Connection) -> None:
        """Add a connection, or leave it where it is."""
        group = self.groups.setdefault(connection.address, {})
        self.total += connection not in group
        group.setdefault(connection)

    def discard(self, connection: Connection) -> None:
        """Take a connection out if it is here."""
        group = self.groups.get(connection.address, {})
        if connection in group:
            del group[connection]
            self.total -= 1
            if not group:
                del self.groups[connection.address]

    def count(self, address: str) -> int:
        """Count the connections of an address."""
        return len(self.groups.get(address, ()))

    def oldest(self, address: str) -> Connection | None:
        """Give the first of an address's connections."""
        return next(iter(self.groups.get(address, ())), None)

    def oldest_of_most(self) -> Connection | None:
        """Give the first connection of the address that has most."""
        most: dict[Connection, None] = max(self.groups.values(), key=len, default={})
        return next(iter(most), None)

    def __iter__(self) -> Iterator[Connection]:
        return (connection for group in self.groups.values() for connection in group)


class Connections:
    """All connections of a server; every method is called on its event loop."""

    def __init__(self, limits: Limits, proxies: Proxies | None = None) -> None:
        self.limits = limits
        self.proxies = proxies or Proxies()
        self.open = ByAddress()
        self.making_room = ByAddress()  # of the open ones, those that may be closed when another comes
        self.spectators = ByAddress()
        self.reading = FairReading()
        self.sweeper: asyncio.TimerHandle | None = None

    def now(self) -> float:
        """Give the time by which connections are measured."""
        return asyncio.get_running_loop().time()

    def admit(self, transport: asyncio.Transport, client: Sequence[Any] | None) -> Connection:
        """Take in a new connection; one for which no room could be made is REFUSED."""
        connection = Connection(self, transport, address_of(client))
        is_proxy = self.proxies.trust(str(client[0])) if client else False  # which has as many as those it asks for
        if not is_proxy and not self.make_room_at(connection.address):
            connection.activity, connection.refusal = Activity.REFUSED, 429
        elif not self.make_room():
            connection.activity = Activity.REFUSED
        self.keep(connection)
        self.sweep_later()
        return connection

    def keep(self, connection: Connection) -> None:
        """Count a connection among those of its address."""
        self.open.add(connection)
        self.sort(connection)

    def make_room_at(self, address: str) -> bool:
        """Close unfinished connections of an address until it may have another one."""
        while self.open.count(address) >= self.limits.connections_per_address:
            if not drop(self.making_room.oldest(address)):
                return False
        return True

    def make_room(self) -> bool:
        """Close unfinished connections of whoever has most until another one fits."""
        while self.open.total >= self.limits.connections:
            if not drop(self.making_room.oldest_of_most()):
                return False
        return True

    def check_spectators(self, address: str) -> None:
        """Raise TooMany if nobody else may watch."""
        if self.spectators.count(address) >= self.limits.spectators_per_address:
            raise TooMany("Too many people are watching from your network. Try again in a moment.", COME_BACK)
        if self.spectators.total >= self.limits.spectators:
            raise TooMany("Too many people are watching. Try again in a moment.", COME_BACK)

    def sort(self, connection: Connection) -> None:
        """Put a connection where it belongs by what it does."""
        place(connection, self.making_room, connection.makes_room)
        place(connection, self.spectators, connection.activity is Activity.WATCHING)

    def remove(self, connection: Connection) -> None:
        """Forget a connection that has ended."""
        for group in (self.open, self.making_room, self.spectators):
            group.discard(connection)

    def sweep_later(self) -> None:
        """Look after the connections again in a moment, as long as there are any."""
        if self.sweeper is None and self.open.total:
            shortest = min(self.limits.header_seconds, self.limits.unread_seconds)
            pause = min(SELDOMEST, max(OFTENEST, shortest / 4))
            self.sweeper = asyncio.get_running_loop().call_later(pause, self.sweep)

    def sweep(self) -> None:
        """End every connection that has kept us waiting for too long."""
        self.sweeper = None
        now = self.now()
        for connection in list(self.open):
            connection.check(now)
        self.sweep_later()


def drop(connection: Connection | None) -> bool:
    """Drop a connection if there is one, and say whether there was."""
    if connection is None:
        return False
    connection.drop()
    return True


def place(connection: Connection, group: ByAddress, belongs: bool) -> None:
    """Put a connection into a group or take it out."""
    if belongs:
        group.add(connection)
    else:
        group.discard(connection)


def fit_to_files(limits: Limits) -> Limits:
    """Let the process open as many files as the limits need; give the limits that it can keep."""
    if sys.platform == "win32":
        return limits
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = int(limits.connections) + SPARE_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        with suppress(ValueError, OSError):  # some systems allow less than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
            soft = allowed
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return limits
    room = max(soft - SPARE_FILES, soft // 2)
    print(
        f"This system lets a process open {soft} files, so there is room for {room} connections, "
        f"not {limits.connections:g}; ulimit -n raises that.",
        file=sys.stderr,
    )
    return replace(limits, connections=room)
