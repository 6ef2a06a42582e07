"""Which names the server answers to: a page elsewhere whose own name is led to this machine must not get in."""

import re
import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address
from urllib.parse import urlsplit

from reynard.core.errors import ReynardError

HOST = re.compile(r"(?P<name>[A-Za-z0-9_.\-]+|\[[0-9A-Fa-f:.]+\])(:\d{1,5})?")
NAME = re.compile(r"[A-Za-z0-9_\-]+(\.[A-Za-z0-9_\-]+)*")


class Hosts:
    """The names of this machine and those it was told; an address made of numbers is always right."""

    def __init__(self, names: Iterable[str] = (), public_url: str | None = None) -> None:
        self.names = {"localhost", *own_names(socket.gethostname())}
        self.public_url = public_url
        if public_url:
            self.names.add(urlsplit(public_url).hostname or "")
        for name in names:
            if not NAME.fullmatch(name):
                raise ReynardError(f"--name {name}: write a name without http:// and port, such as fox.example.org.")
            self.names.add(name.lower())

    def know(self, host: str) -> bool:
        """Say whether a Host header names this server.

        >>> hosts = Hosts(["fox.example.org"])
        >>> [hosts.know(host) for host in ("[::1]:8000", "192.0.2.7", "Fox.example.org:80", "evil.example")]
        [True, True, True, False]
        """
        found = HOST.fullmatch(host)
        if not found:
            return False
        name = found["name"].lower().removesuffix(".")
        return name in self.names or is_number(name)

    def is_own(self, origin: str | None, host: str) -> bool:
        """Say whether a page of this very server asks, under the host of the request or its public address."""
        return is_same_origin(origin, host) or (self.public_url is not None and origin == self.public_url)

    def sockets(self, host: str, is_secure: bool) -> list[str]:
        """Give the addresses at which a page that was opened under some host may open a socket."""
        hosts = [host] if self.know(host) else []
        if self.public_url:
            hosts.append(urlsplit(self.public_url).netloc)
        schemes = ["wss"] if is_secure else ["ws", "wss"]
        return list(dict.fromkeys(f"{scheme}://{each}" for each in hosts for scheme in schemes))


def name_in(host: str) -> list[str]:
    """Give the name that the server was told to listen on, if it was a name."""
    return [host] if NAME.fullmatch(host) else []


def own_names(name: str) -> set[str]:
    """Give the names under which a machine is known in its own network.

    >>> sorted(own_names("Den"))
    ['den', 'den.local']
    """
    name = name.lower().removesuffix(".local")
    return {name, f"{name}.local"} if name else set()


def is_this_machine(host: str) -> bool:
    """Say whether a host means this machine to itself, and another machine to everybody else.

    >>> [is_this_machine(host) for host in ("localhost:8000", "[::1]", "127.0.0.2", "192.0.2.7", "fox.lan")]
    [True, True, True, False, False]
    """
    found = HOST.fullmatch(host)
    name = found["name"].lower().removesuffix(".") if found else ""
    return name == "localhost" or (is_number(name) and ip_address(name.strip("[]")).is_loopback)


def is_number(name: str) -> bool:
    """Say whether a host is an address made of numbers, which no stranger's page can have as its name."""
    try:
        if name.startswith("["):
            IPv6Address(name.strip("[]"))
        else:
            IPv4Address(name)
    except ValueError:
        return False
    return True


def is_same_origin(origin: str | None, host: str) -> bool:
    """Say whether a page of this very server asks; what is not a browser names no origin.

    >>> is_same_origin("http://[::1]:8000", "[::1]:8000"), is_same_origin("http://[", "["), is_same_origin(None, "")
    (True, False, True)
    """
    if origin is None:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc.lower() == host.lower()
