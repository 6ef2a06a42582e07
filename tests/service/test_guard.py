"""What every request passes: who may ask, how often and how much."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
import pytest_asyncio

from reynard.service.guard import LARGEST_BODY
from reynard.service.limits import Limits
from reynard.service.rates import REMEMBERED, Rates
from service.house import ANN, BEN, House, open_house
from service.patience import PATIENCE
from service.raw import Callers, open_callers, request, until


@pytest_asyncio.fixture(loop_scope="session")
async def callers(house: House) -> AsyncIterator[Callers]:
    async with open_callers(house.address) as callers:
        yield callers


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "[::1", "a b", "x;y"])
async def test_only_to_its_own_names(house: House, callers: Callers, host: str) -> None:
    """A page elsewhere whose name was led to this machine is not answered, even if its origin is the same."""
    table, _ = await house.set_up(ANN, BEN)
    for path in ("/", "/api/lobby", f"/api/tables/{table}"):
        answer = await (await callers.connect()).ask(f"GET {path}", host=host)
        assert (answer.status, "--name" in answer.reason) == (421, True)
    answer = await (await callers.connect()).upgrade(table, f"Origin: http://{host}", host=host)
    assert answer.status == 421


async def test_own_names(tmp_path: Path, callers: Callers, house: House) -> None:
    port = house.address.split(":")[1]
    for host in ("localhost", f"LOCALHOST:{port}", "192.0.2.7", "[2001:db8::7]:80"):
        assert (await (await callers.connect()).ask("GET /api/lobby", host=host)).status == 200
    async with open_house(tmp_path, names=["Fox.example.org"]) as named, open_callers(named.address) as others:
        assert (await (await others.connect()).ask("GET /api/lobby", host="fox.example.org:80")).status == 200


async def test_host_is_needed(callers: Callers) -> None:
    raw = await callers.connect()
    await raw.say("GET /api/lobby HTTP/1.0\r\n\r\n")
    assert (await raw.answer()).status == 400


@pytest.mark.parametrize("origin", ["http://[", "http://evil.example", "null", "", "//[]", "http://[::1]]"])
async def test_other_sites_change_nothing(
    house: House, callers: Callers, origin: str, caplog: pytest.LogCaptureFixture
) -> None:
    table, _ = await house.set_up(ANN, BEN)
    socket = await (await callers.connect()).upgrade(table, f"Origin: {origin}")
    post = await (await callers.connect()).ask("POST /api/tables", f"Origin: {origin}", "Content-Length: 2", body=b"{}")
    assert (socket.status, post.status) == (403, 403)
    assert (await (await callers.connect()).ask("GET /api/lobby", f"Origin: {origin}")).status == 200
    own = await house.web.post("/api/tables", json={}, headers={"Origin": f"http://{house.address}"})
    assert own.status_code == 422
    assert not caplog.records, "it is no fault worth a word that somebody is refused"


async def test_too_large_is_known_before_it_is_sent(callers: Callers) -> None:
    raw = await callers.connect()
    answer = await raw.ask("POST /api/tables", f"Content-Length: {LARGEST_BODY + 1}")
    assert (answer.status, answer.headers["connection"]) == (413, "close")
    assert await raw.rest() == b"", "and the connection is closed, for what would come now is not wanted"


async def test_upload_does_not_go_on(callers: Callers) -> None:
    """A body without an end is cut off soon after it is too large."""
    raw = await callers.connect()
    await raw.say(f"POST /api/tables HTTP/1.1\r\nHost: {raw.server}\r\nTransfer-Encoding: chunked\r\n\r\n")

    async def send_for_ever() -> None:
        while not raw.writer.is_closing():
            await raw.say(b"10000\r\n" + bytes(0x10000) + b"\r\n")
            await asyncio.sleep(0.001)

    sending = asyncio.create_task(send_for_ever())
    assert (await raw.answer()).status == 413
    await raw.rest()
    await asyncio.wait_for(sending, PATIENCE)


async def test_ordinary_client_hears_that_it_is_too_large(house: House) -> None:
    async with httpx.AsyncClient(base_url=f"http://{house.address}", timeout=PATIENCE) as web:
        for size in (LARGEST_BODY + 1, 8 * LARGEST_BODY):
            answer = await web.post("/api/tables", content=b" " * size)
            assert answer.status_code == 413
            assert "128 KiB" in answer.json()["reason"]


async def test_who_sends_all_before_listening_hears_it_too(callers: Callers) -> None:
    raw = await callers.connect()
    parts, size = 5, 2 * LARGEST_BODY
    await raw.say(request("POST /api/tables", f"Content-Length: {parts * size}", host=raw.server))
    for _ in range(parts):
        await asyncio.sleep(0.02)
        await raw.say(bytes(size))
    assert (await raw.answer()).status == 413
    assert await raw.rest() == b""


async def test_body_that_does_not_come(tmp_path: Path) -> None:
    async with open_house(tmp_path, limits=Limits(body_seconds=0.2)) as house, open_callers(house.address) as callers:
        raw = await callers.connect()
        answer = await raw.ask("POST /api/tables", "Content-Length: 100", body=b"{")
        assert (answer.status, answer.reason) == (408, "The request took too long to arrive. Try again.")
        assert await raw.rest() == b""


async def test_half_a_body_is_not_a_body(house: House, callers: Callers, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who goes away in the middle of a request has not asked for anything, even if it could be understood."""
    order = b'{"game":"snatch","seats":[{"kind":"me","name":"Ann"},{"kind":"friend","name":"Ben"}]}'
    asked = asyncio.Event()
    monkeypatch.setattr(house.rooms, "set_up", lambda *_: asked.set())
    raw = await callers.connect()
    head = f"POST /api/tables HTTP/1.1\r\nHost: {raw.server}\r\nContent-Type: application/json\r\nContent-Length: 900"
    await raw.say(head.encode() + b"\r\n\r\n" + order)
    await asyncio.sleep(0.05)
    raw.hang_up()
    await until(lambda: not house.app.state.connections.open.count("127.0.0.1"))
    await asyncio.sleep(0.05)
    assert not asked.is_set()


async def test_too_many_requests(tmp_path: Path) -> None:
    async with (
        open_house(tmp_path, limits=Limits(requests_per_second=0.5)) as house,
        open_callers(house.address) as callers,
    ):
        table, _ = await house.set_up(ANN, BEN)
        statuses = []
        for _ in range(6):
            answer = await (await callers.connect()).ask("GET /api/lobby")
            statuses.append(answer.status)
        assert statuses[0] == 200
        assert statuses[-1] == 429
        assert 1 <= int(answer.headers["retry-after"]) <= 2
        assert "Try again in a moment" in answer.reason
        assert (await (await callers.connect()).upgrade(table)).status == 429
        claim = "X-Forwarded-For: 192.0.2.7"
        assert (await (await callers.connect()).ask("GET /api/lobby", claim)).status == 429, "whatever they claim"
        assert (await (await callers.connect("127.0.0.2")).ask("GET /api/lobby")).status == 200, "others may"


@pytest.mark.parametrize("length", [300, 5000, 12000])
async def test_long_addresses(tmp_path: Path, length: int) -> None:
    (tmp_path / "index.html").write_text("the page")
    async with open_house(tmp_path / "data", web=tmp_path) as house, open_callers(house.address) as callers:
        name = "x" * length
        for path in (f"/{name}", f"/assets/{name}", "/" + "x/" * (length // 2), f"/%00{name}", f"/api/{name}"):
            assert (await house.web.get(path)).status_code in (404, 414), path
        for path in (f"/api/tables/{name}", f"/api/games/{name}/rules", f"/api/tables/{name}/replay"):
            assert (await house.web.get(path)).status_code in (404, 414, 422), path
        answer = await (await callers.connect()).upgrade(name)
        assert answer.status in (101, 403, 404, 414), "it is answered, and not kept waiting"


async def test_wrong_method_says_which_is_right(house: House) -> None:
    table, _ = await house.set_up(ANN, BEN)
    for method, path, allowed in (
        ("DELETE", f"/api/tables/{table}", {"GET"}),
        ("PUT", "/api/tables", {"POST"}),
        ("POST", "/", {"GET", "HEAD"}),
        ("POST", "/api/lobby", {"GET"}),
    ):
        answer = await house.web.request(method, path)
        assert answer.status_code == 405
        assert set(answer.headers["allow"].replace(" ", "").split(",")) == allowed
        assert answer.json()["reason"] == f"This address does not answer to {method}."


def test_rates_fill_up_again() -> None:
    now = 0.0
    rates = Rates(per_second=2, burst=4, clock=lambda: now)
    assert [rates.take("a") for _ in range(5)] == [0, 0, 0, 0, 0.5]
    now = 0.5
    assert [rates.take("a"), rates.take("a"), rates.take("b")] == [0, 0.5, 0]
    now = 100.0
    assert [rates.take("a") for _ in range(5)] == [0, 0, 0, 0, 0.5]


def test_rates_never_divide_by_zero_and_always_let_one_pass() -> None:
    assert Rates(per_second=0, burst=0).take("a") == 3600
    assert Rates(per_second=0.01, burst=0.1).take("a") == 0


def test_rates_forget() -> None:
    now = 0.0
    rates = Rates(per_second=1, burst=10, clock=lambda: now)
    for number in range(3 * REMEMBERED):
        rates.take(str(number))
    assert len(rates.buckets) == REMEMBERED
    now = 60.0
    rates.take("a")
    assert list(rates.buckets) == ["a"]
