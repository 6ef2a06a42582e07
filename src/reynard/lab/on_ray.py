"""Have units played on a Ray cluster; a unit whose worker dies is played again."""

import logging
import os
import socket
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from reynard.core.errors import ReynardError
from reynard.lab.question import Question, Unit

try:
    import ray
except ImportError as error:
    raise ReynardError('Ray is not installed: pip install "reynard[ray]" brings it.') from error

HERE = "local"  # Ray's name for a Ray of our own on this machine
CLIENT = "ray://"  # by which a cluster is joined from outside
AHEAD = 2  # units that wait for each core
PATIENCE = 5.0  # seconds
MOST_TRIES = 20  # of one unit: a cluster on which it dies so often has another trouble


def connect(address: str) -> None:
    """Join the cluster at an address such as ray://HOST:PORT, or what runs here, or start Ray here."""
    if ray.is_initialized():
        return
    wanted = address if address.startswith(CLIENT) else os.environ.get("RAY_ADDRESS")
    if wanted is not None:
        knock(wanted)
    elif not runs_here():
        wanted = HERE
    try:
        ray.init(wanted, logging_level=logging.ERROR, include_dashboard=False if wanted == HERE else None)
    except Exception as error:
        where = wanted or "this machine"
        token = "If it asks for a token, set RAY_AUTH_MODE=token."
        raise ReynardError(f"No Ray cluster answers at {where}: {first_line(error)}. {token}") from error


def runs_here() -> bool:
    """Say whether a Ray that somebody has started here still runs; if it does not, Ray itself waits for minutes."""
    note = Path(os.environ.get("RAY_TMPDIR", "/tmp"), "ray", "ray_current_cluster")
    try:
        knock(note.read_text(encoding="utf-8").strip())
    except (OSError, ReynardError):
        return False
    return True


def knock(address: str) -> None:
    """Refuse an address at which nobody answers, for Ray itself takes half a minute to say so."""
    found = urlsplit(address if address.startswith(CLIENT) else f"//{address}")
    try:
        port = found.port
    except ValueError:
        port = None
    if not found.hostname or port is None:
        raise ReynardError(f"{address} is no address of Ray: write ray://HOST:PORT; the port is usually 10001.")
    try:
        socket.create_connection((found.hostname, port), PATIENCE).close()
    except OSError as error:
        raise ReynardError(f"No Ray cluster answers at {address}: {error.strerror or error}.") from error


def first_line(error: BaseException) -> str:
    """Give the first line of what an error says."""
    return next(iter(str(error).splitlines()), type(error).__name__)


@ray.remote(num_cpus=1, max_retries=0)
def play_packed(asked: str, unit: Unit) -> bytes:
    """Play a unit on some machine of the cluster."""
    from reynard.lab.running import packed_unit

    return packed_unit(Question.from_json(asked), unit)


def play_on_ray(question: Question, units: Iterable[Unit]) -> Iterator[tuple[Unit, bytes]]:
    """Keep all cores of the cluster busy, and give what came of each unit as it is finished."""
    asked = ray.put(question.to_json())
    most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting = list(reversed(list(units)))
    tries: Counter[Unit] = Counter()
    going: dict[Any, Unit] = {}
    while waiting or going:
        while waiting and len(going) < most:
            unit = waiting.pop()
            going[play_packed.remote(asked, unit)] = unit
        (done,), _ = ray.wait(list(going), num_returns=1)
        unit = going.pop(done)
        try:
            yield unit, ray.get(done)
        except ray.exceptions.RayTaskError as error:
            raise ReynardError(f"A machine of the cluster cannot play: {first_line(error.cause)}") from error
        except ray.exceptions.RayError as error:  # the worker has died, or its machine
            tries[unit] += 1
            if tries[unit] == MOST_TRIES:
                raise ReynardError(f"The cluster loses its workers again and again: {first_line(error)}") from error
            waiting.append(unit)
