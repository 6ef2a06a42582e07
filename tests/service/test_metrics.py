"""What the service counts of itself: on a port of its own, by kind, and never who, from where or at which table."""

import asyncio
import re
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from reynard.service.metrics import Metrics
from reynard.service.serve import PortTaken, serve
from service.house import ANN, House, bot, open_house, person, play_out
from service.patience import PATIENCE
from service.raw import open_callers

LINE = re.compile(r'([a-z_]+)(?:\{([a-z]+)="([A-Za-z0-9_]+)"(?:,le="([0-9.]+|\+Inf)")?\})? ([-0-9.e+]+)')


@asynccontextmanager
async def open_measured_house(data: Path) -> AsyncIterator[tuple[House, str]]:
    """Run a server whose metrics can be asked for, and give their address."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        async with open_house(data, metrics_listener=listener) as house:
            yield house, f"http://127.0.0.1:{listener.getsockname()[1]}"


async def measure(address: str) -> dict[str, float]:
    """Ask for the metrics, and read every line."""
    async with httpx.AsyncClient(timeout=PATIENCE) as web:
        answer = await web.get(f"{address}/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    found = {}
    for line in answer.text.splitlines():
        if not line.startswith(("# HELP ", "# TYPE ")):
            read = LINE.fullmatch(line)
            assert read, line
            found[line.rpartition(" ")[0]] = float(read[5])
    return found


async def test_a_game_is_counted(tmp_path: Path) -> None:
    async with open_measured_house(tmp_path) as (house, address):
        table, keys = await house.set_up(ANN, person("Ben"), bot("Tibert"))
        ann, ben = await house.sit(table, keys[0]), await house.sit(table, keys[1])
        await house.sit(table)
        before = await measure(address)
        assert before['reynard_tables{which="open"}'] == before['reynard_tables{which="played"}'] == 1
        assert before['reynard_connections{which="seated"}'] == 2
        assert before['reynard_connections{which="watching"}'] == 1
        assert (await ann.ask("move", seat=0, decision=9, choice=0))["type"] == "refused"
        await ann.say("nonsense")
        assert (await house.web.get("/api/tables/none")).status_code == 404
        await play_out((ann, 0), (ben, 1))
        after = await measure(address)
    assert after['reynard_moves_total{by="person"}'] == 10
    assert after['reynard_moves_total{by="bot"}'] == 5
    assert after['reynard_storing_seconds_count{what="move"}'] == 15
    assert after['reynard_storing_seconds_bucket{what="move",le="+Inf"}'] == 15
    assert after['reynard_refusals_total{kind="Declined"}'] == 2
    assert after['reynard_refusals_total{kind="UnknownTable"}'] == 1
    assert after['reynard_http_answers_total{status="404"}'] == 1
    assert after['reynard_working_seconds_count{pool="bot"}'] >= 5
    assert after['reynard_waiting_seconds_count{pool="teller"}'] >= 15
    assert after['reynard_waiting{pool="bot"}'] == 0
    assert after['reynard_tables{which="played"}'] == 0
    assert after["process_cpu_seconds_total"] > 0


async def test_nothing_in_it_tells_anybody_apart(tmp_path: Path) -> None:
    """Every label has a few values that are known beforehand."""
    async with open_measured_house(tmp_path) as (house, address):
        table, keys = await house.set_up(ANN, person("Zoltan"))
        await house.sit(table, keys[0])
        async with httpx.AsyncClient(timeout=PATIENCE) as web:
            text = (await web.get(f"{address}/metrics")).text
    for secret in (table, *keys.values(), "Ann", "Zoltan", "127.0.0.1"):
        assert secret not in text
    labels = set(re.findall(r'(\w+)="', text))
    assert labels <= {"by", "status", "kind", "pool", "what", "loop", "which", "le"}


async def test_how_late_the_loop_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("reynard.service.metrics.LAG_EVERY", 0.01)
    metrics = Metrics()
    watching = asyncio.create_task(metrics.watch_loop())
    async with asyncio.timeout(PATIENCE):
        while not metrics.lag.sums:
            await asyncio.sleep(0.005)
    watching.cancel()
    assert 'reynard_loop_lag_seconds_count{loop="main"}' in metrics.write()


async def test_only_metrics_are_there_and_only_to_be_read(tmp_path: Path) -> None:
    async with open_measured_house(tmp_path) as (house, address), httpx.AsyncClient(timeout=PATIENCE) as web:
        assert (await web.get(f"{address}/")).status_code == 404
        assert (await web.get(f"{address}/api/lobby")).status_code == 404
        assert (await web.head(f"{address}/metrics")).text == ""
        posted = await web.post(f"{address}/metrics")
        assert (posted.status_code, posted.headers["allow"]) == (405, "GET, HEAD")
        assert (await house.web.get("/metrics")).status_code == 404, "and it is nowhere else"
        async with open_callers(address.removeprefix("http://")) as callers:
            raw = await callers.connect()
            await raw.say("GET /" + "x" * 200_000)
            assert await raw.rest() == b""


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(PortTaken, match=f"Port {port} .* Choose another with --metrics-port"):
            serve("127.0.0.1", 0, tmp_path, metrics_port=port)
        with pytest.raises(PortTaken, match="Choose one with --metrics-host"):
            serve("127.0.0.1", 0, tmp_path, metrics_port=0, metrics_host="192.0.2.1")
    assert not list(tmp_path.iterdir()), "and nothing is half started"
