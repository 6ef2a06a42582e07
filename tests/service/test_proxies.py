"""Who is believed about who asks, and by whose address limits count."""

from pathlib import Path

import pytest
from starlette.types import Scope

from reynard.service.hosts import Hosts
from reynard.service.limits import Limits
from reynard.service.proxies import Proxies
from service.house import ANN, BEN, open_house
from service.raw import open_callers

PROXY = "127.0.0.2"
HOSTS = Hosts(["fox.example.org"])


def unwrap(peer: str, *headers: tuple[str, str], kind: str = "http", host: str = "127.0.0.1:8000") -> tuple[str, ...]:
    """Give client, scheme and host of a request as they are believed."""
    every = [("host", host), *headers]
    scope: Scope = {
        "type": kind,
        "scheme": {"http": "http", "websocket": "ws"}[kind],
        "client": (peer, 5),
        "headers": [(name.lower().encode(), value.encode()) for name, value in every],
    }
    seen = Proxies([PROXY, "10.0.0.0/8"]).unwrap(scope, HOSTS)
    return seen["client"][0], seen["scheme"], dict(seen["headers"])[b"host"].decode()


FOR = "X-Forwarded-For"


@pytest.mark.parametrize(
    ("peer", "headers", "client"),
    [
        ("192.0.2.9", [(FOR, "192.0.2.7")], "192.0.2.9"),
        (PROXY, [], PROXY),
        (PROXY, [(FOR, "192.0.2.7")], "192.0.2.7"),
        ("::ffff:127.0.0.2", [(FOR, "192.0.2.7:99")], "192.0.2.7"),
        (PROXY, [(FOR, "198.51.100.1, 192.0.2.7")], "192.0.2.7"),
        (PROXY, [(FOR, "198.51.100.1"), (FOR, "192.0.2.7")], "192.0.2.7"),
        (PROXY, [(FOR, "192.0.2.7, 10.1.1.1")], "192.0.2.7"),
        (PROXY, [(FOR, "10.2.2.2, 10.1.1.1")], "10.2.2.2"),
        (PROXY, [(FOR, "192.0.2.7, unknown, 10.1.1.1")], "10.1.1.1"),
        (PROXY, [(FOR, "unknown")], PROXY),
        (PROXY, [("Forwarded", 'for="[2001:db8::7]:80";proto=https')], "2001:db8::7"),
        (PROXY, [("Forwarded", "for=192.0.2.7, for=10.1.1.1")], "192.0.2.7"),
        (PROXY, [("Forwarded", "for=192.0.2.7"), (FOR, "192.0.2.7")], "192.0.2.7"),
        (PROXY, [("Forwarded", "for=192.0.2.8"), (FOR, "192.0.2.7")], PROXY),
    ],
)
def test_client(peer: str, headers: list[tuple[str, str]], client: str) -> None:
    assert unwrap(peer, *headers)[0] == client


def test_scheme_and_host() -> None:
    told = [(FOR, "192.0.2.7"), ("X-Forwarded-Proto", "https"), ("X-Forwarded-Host", "fox.example.org")]
    assert unwrap(PROXY, *told) == ("192.0.2.7", "https", "fox.example.org")
    assert unwrap(PROXY, *told, kind="websocket")[1] == "wss"
    assert unwrap("192.0.2.9", *told) == ("192.0.2.9", "http", "127.0.0.1:8000")
    assert unwrap(PROXY, *told, ("X-Forwarded-Proto", "gopher"))[1] == "http"


def test_a_host_of_ours_does_not_hide_one_that_is_not() -> None:
    told = [(FOR, "192.0.2.7"), ("X-Forwarded-Host", "fox.example.org")]
    assert unwrap(PROXY, *told, host="evil.example")[2] == "evil.example"


async def test_limits_count_the_clients_own_address(tmp_path: Path) -> None:
    """One client behind the proxy has used up its requests; another, and the proxy itself, may still ask."""
    limits = Limits(requests_per_second=0.5)
    async with (
        open_house(tmp_path, limits=limits, proxies=Proxies([PROXY])) as house,
        open_callers(house.address) as callers,
    ):

        async def ask(client: str, through: str = PROXY) -> int:
            return (await (await callers.connect(through)).ask("GET /api/reach", f"{FOR}: {client}")).status

        assert [await ask("192.0.2.7") for _ in range(6)][-1] == 429
        assert await ask("192.0.2.8") == 200
        through_nobody = [await ask(f"192.0.2.{number}", "127.0.0.3") for number in range(20, 26)]
        assert through_nobody[-1] == 429, "whatever they claim"


async def test_connections_count_for_the_client(tmp_path: Path) -> None:
    """The proxy may open more connections than one address, and each client behind it only its own share."""
    limits = Limits(connections_per_address=2)
    async with (
        open_house(tmp_path, limits=limits, proxies=Proxies([PROXY])) as house,
        open_callers(house.address) as callers,
    ):
        table, _ = await house.set_up(ANN, BEN)
        registry = house.app.state.connections

        async def call(client: str) -> int:
            return (await (await callers.connect(PROXY)).upgrade(table, f"{FOR}: {client}")).status

        for client in ("192.0.2.7", "192.0.2.8"):
            assert [await call(client) for _ in range(2)] == [101, 101]
        assert registry.open.count("192.0.2.7") == 2
        raw = await callers.connect(PROXY)
        for client in ("192.0.2.9", "192.0.2.10"):
            assert (await raw.ask("GET /api/lobby", f"{FOR}: {client}")).status == 200
        assert (registry.open.count("192.0.2.9"), registry.open.count("192.0.2.10")) == (0, 0)
