"""Which proxies are believed when they say for whom they ask; from anyone else such words are worth nothing."""

from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from itertools import takewhile

from starlette.datastructures import Headers
from starlette.types import Scope

from reynard.core.errors import ReynardError
from reynard.service.hosts import Hosts

Address = IPv4Address | IPv6Address
SECURE = {"http": {"http": "http", "https": "https"}, "websocket": {"http": "ws", "https": "wss"}}


@dataclass(frozen=True)
class Hop:
    """What one proxy says of the request that came to it."""

    client: Address | None
    scheme: str = ""
    host: str = ""


class Proxies:
    """The proxies that are trusted, by address or by network."""

    def __init__(self, addresses: Iterable[str] = ()) -> None:
        self.networks = [read_network(address) for address in addresses]

    def trust(self, address: str) -> bool:
        """Say whether somebody who connects from an address is one of the trusted proxies.

        >>> Proxies(["192.0.2.7", "10.0.0.0/8"]).trust("10.1.2.3"), Proxies().trust("10.1.2.3")
        (True, False)
        """
        return self.includes(read_address(address))

    def includes(self, address: Address | None) -> bool:
        """Say whether an address is one of the trusted proxies'."""
        return any(address in network for network in self.networks) if address else False

    def unwrap(self, scope: Scope, hosts: Hosts) -> Scope:
        """Give a request as its client made it, if a trusted proxy hands it on; any other stays as it is."""
        headers = Headers(scope=scope)
        if not scope["client"] or not self.trust(scope["client"][0]):
            return scope
        hop = self.find_client(headers)
        if hop is None:
            return scope
        unwrapped = {**scope, "client": (str(hop.client), 0)}
        if hop.scheme in SECURE[scope["type"]]:
            unwrapped["scheme"] = SECURE[scope["type"]][hop.scheme]
        # A name that is not ours stays and is refused: no page elsewhere gets in by naming a host of ours beside it.
        if hop.host and hosts.know(headers.get("host", "")):
            others = [(name, value) for name, value in scope["headers"] if name != b"host"]
            unwrapped["headers"] = [(b"host", hop.host.encode("latin-1")), *others]
        return unwrapped

    def find_client(self, headers: Headers) -> Hop | None:
        """Give what the proxies say of the client itself, or None where they say nothing that can be believed.

        A proxy knows one of the two ways to say it, and hands on what its client wrote the other way: where they
        differ, neither is believed.
        """
        told = [self.nearest_stranger(hops) for hops in (read_forwarded(headers), read_x_forwarded(headers)) if hops]
        clients = {hop.client for hop in told if hop}
        return told[-1] if len(clients) == 1 and all(told) else None

    def nearest_stranger(self, hops: list[Hop]) -> Hop | None:
        """Go back from proxy to proxy as long as they are trusted, and give what the last says of who came to it."""
        known = list(takewhile(lambda hop: hop.client, reversed(hops)))
        return next((hop for hop in known if not self.includes(hop.client)), known[-1] if known else None)


def read_x_forwarded(headers: Headers) -> list[Hop]:
    """Read X-Forwarded-For, each proxy having added whom it heard, and what the nearest says of scheme and host."""
    scheme, host = (last(headers, f"x-forwarded-{name}") for name in ("proto", "host"))
    return [Hop(read_address(client), scheme.lower(), host) for client in listed(headers, "x-forwarded-for")]


def read_forwarded(headers: Headers) -> list[Hop]:
    """Read Forwarded, which has a part for each proxy.

    >>> read_forwarded(Headers({"Forwarded": 'for="[2001:db8::7]:80";proto=https;host=fox.lan'}))
    [Hop(client=IPv6Address('2001:db8::7'), scheme='https', host='fox.lan')]
    """
    hops = []
    for part in listed(headers, "forwarded"):
        pairs = (pair.partition("=") for pair in part.split(";"))
        said = {name.strip().lower(): value.strip().strip('"') for name, _, value in pairs}
        hops.append(Hop(read_address(said.get("for", "")), said.get("proto", "").lower(), said.get("host", "")))
    return hops


def listed(headers: Headers, name: str) -> list[str]:
    """Give the entries of a header that may come more than once."""
    return [entry.strip() for line in headers.getlist(name) for entry in line.split(",")]


def last(headers: Headers, name: str) -> str:
    """Give the last entry of a header, which the nearest proxy wrote."""
    return (listed(headers, name) or [""])[-1]


def read_address(text: str) -> Address | None:
    """Read an address, with a port or without; None is none.

    >>> [str(read_address(text)) for text in ("192.0.2.7:80", "[2001:db8::7]:80", "::ffff:192.0.2.7", "unknown")]
    ['192.0.2.7', '2001:db8::7', '192.0.2.7', 'None']
    """
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address


def read_network(text: str) -> IPv4Network | IPv6Network:
    """Read the address of a proxy, or of a network of them, or say what is wrong with it."""
    try:
        return ip_network(text)
    except ValueError:
        raise ReynardError(
            f"--trusted-proxy {text}: write the address from which your proxy connects, such as 127.0.0.1, "
            "or a network of addresses, such as 10.0.0.0/8."
        ) from None
