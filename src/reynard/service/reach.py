"""By which addresses others open the table: the public one, or those of this machine in its networks."""

import socket
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address
from urllib.parse import urlsplit

from reynard.core.errors import ReynardError
from reynard.service.hosts import HOST, is_this_machine
from reynard.service.messages.lobby import ReachInfo
from reynard.service.qr import can_show_codes, draw_code

ANYWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}  # nobody's: nothing is ever sent there


class Reach:
    """What is known of the way from others to here."""

    def __init__(self, listener: socket.socket | None = None, public_url: str | None = None) -> None:
        self.listener = listener
        self.public_url = public_url

    def find_addresses(self) -> list[str]:
        """Give the addresses that others can open, the likeliest first; there are none if only this machine can."""
        if self.public_url:
            return [self.public_url]
        if self.listener is None:
            return []
        port = self.listener.getsockname()[1]
        return [f"http://{f'[{host}]' if ':' in host else host}:{port}" for host in hosts_of(self.listener)]

    def announce(self) -> None:
        """Print where others open the table, with a code to read off the terminal, if they are meant to."""
        addresses = self.find_addresses()
        for address in addresses:
            print(f"Others open {address}/", flush=True)
            if can_show_codes():
                print(draw_code(f"{address}/"), flush=True)
        if not addresses and self.listener is not None and not ip_address(self.listener.getsockname()[0]).is_loopback:
            print("This machine is in no network just now, so nobody else can open the table yet.", flush=True)

    def tell(self, host: str) -> ReachInfo:
        """Tell a page that was opened under some host; one from elsewhere has an address that works already."""
        if not self.public_url and not is_this_machine(host):
            return ReachInfo(addresses=[], only_here=False)
        addresses = self.find_addresses()
        return ReachInfo(addresses=addresses, only_here=not addresses)


def read_public_url(text: str | None) -> str | None:
    """Read the address under which everybody opens the table, or say what is wrong with it.

    >>> read_public_url("https://Fox.example.org/")
    'https://fox.example.org'
    """
    if text is None:
        return None
    with suppress(ValueError):
        parts = urlsplit(text)
        named = HOST.fullmatch(parts.netloc) and parts.hostname and (parts.port is None or parts.port > 0)
        if parts.scheme in ("http", "https") and named and text.partition("://")[2].rstrip("/") == parts.netloc:
            return f"{parts.scheme}://{parts.netloc.lower()}"
    raise ReynardError(
        f"--public-url {text}: write the address that people open, such as https://fox.example.org, "
        "with nothing behind the name but a port."
    )


def hosts_of(listener: socket.socket) -> list[str]:
    """Give the addresses of this machine on which others reach a listener."""
    own = ip_address(listener.getsockname()[0])
    if own.is_loopback:
        return []
    if not own.is_unspecified:
        return [str(own)]
    found = [address for family in families_of(listener) for address in addresses_in(family)]
    return list(dict.fromkeys(str(address) for address in found if not address.is_loopback and not is_local(address)))


def families_of(listener: socket.socket) -> list[socket.AddressFamily]:
    """Give the kinds of address on which a listener listens that listens on all."""
    if listener.family == socket.AF_INET:
        return [socket.AF_INET]
    only = listener.getsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY)
    return [socket.AF_INET6] if only else [socket.AF_INET, socket.AF_INET6]


def addresses_in(family: socket.AddressFamily) -> list[IPv4Address | IPv6Address]:
    """Give the addresses that this machine has, first the one from which it reaches the rest of the world."""
    import ifaddr

    found: list[IPv4Address | IPv6Address] = []
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as plug:
        plug.connect((ANYWHERE[family], 9))
        found.append(ip_address(plug.getsockname()[0]))
    with suppress(OSError):
        for each in (each for adapter in ifaddr.get_adapters() for each in adapter.ips):
            if each.is_IPv4 == (family == socket.AF_INET):
                found.append(ip_address(each.ip if isinstance(each.ip, str) else each.ip[0]))
    return found


def is_local(address: IPv4Address | IPv6Address) -> bool:
    """Say whether an address means something else on every machine, so that nobody can be sent there."""
    return address.is_link_local or address.is_unspecified
