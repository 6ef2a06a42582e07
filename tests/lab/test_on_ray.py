"""The same question on a real Ray of two nodes, one worker and then one node of which die in the middle."""

import os
import signal
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import reynard
from reynard.lab.keeping import Kept
from reynard.lab.on_ray import runs_here
from reynard.lab.question import ask
from reynard.lab.running import run

pytestmark = pytest.mark.filterwarnings("default")  # Ray's own


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Start two nodes here, of one core each."""
    import ray
    from ray.cluster_utils import Cluster

    monkeypatch.setenv("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    nodes.add_node(num_cpus=1)
    ray.init(nodes.address, log_to_driver=False)
    yield nodes
    ray.shutdown()
    nodes.shutdown()


def playing_workers() -> list[int]:
    """Find the processes that play units now."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if process.joinpath("cmdline").read_bytes().startswith(b"ray::play_packed"):
                found.append(int(process.name))
        except OSError:
            continue
    return found


def rows_of(asked: Any, kept: Kept) -> list[bytes]:
    with kept:
        return [part.tobytes() for played in kept.read(asked.units()) for part in played]


def test_a_ray_that_runs_no_more_is_not_waited_for(tmp_path, monkeypatch):
    monkeypatch.setenv("RAY_TMPDIR", str(tmp_path))
    assert not runs_here()
    (tmp_path / "ray").mkdir()
    note = tmp_path / "ray" / "ray_current_cluster"
    with socket.create_server(("127.0.0.1", 0)) as answering:
        note.write_text(f"127.0.0.1:{answering.getsockname()[1]}")
        assert runs_here()
    assert not runs_here()


def test_workers_and_nodes_may_die_and_no_row_differs(cluster, tmp_path):
    asked = ask("luck", reynard.game("wolf-and-fox"), (("fox", "cub"),), 16, seed=1)
    deaths = []

    def disturb(done: int, weight: int) -> None:
        if not deaths and done >= 4 and (workers := playing_workers()):
            os.kill(workers[0], signal.SIGKILL)
            deaths.append("worker")
        elif len(deaths) == 1 and done >= 12:
            cluster.remove_node(sorted(cluster.worker_nodes, key=id)[0], allow_graceful=False)
            deaths.append("node")

    disturbed = rows_of(asked, run(asked, on="ray", keep=tmp_path / "ray", progress=disturb))
    assert deaths == ["worker", "node"]
    assert disturbed == rows_of(asked, run(asked, jobs=1, keep=tmp_path / "here"))
