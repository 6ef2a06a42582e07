"""What the metrics look at: tables, sockets and what waits."""

from collections import Counter

from reynard.service.connections import Connections
from reynard.service.metrics import Metrics
from reynard.service.rooms import Rooms


def add_gauges(metrics: Metrics, rooms: Rooms, connections: Connections) -> None:
    """Let the metrics look at the rooms and the connections of a service."""

    def tables() -> dict[str, float]:
        here = list(rooms.open.values())
        played = sum(room.somebody_plays and not room.scene.over for room in here)
        return {"open": len(here), "visited": sum(bool(room.pages) for room in here), "played": played}

    def open_connections() -> dict[str, float]:
        counts = Counter(each.activity.name.lower() for each in connections.open)
        return {"seated": counts.pop("seated", 0), "watching": counts.pop("watching", 0), "other": counts.total()}

    def waiting() -> dict[str, float]:
        return {pool.name: pool.waiting for pool in rooms.shared.pools}

    metrics.add_gauge("reynard_tables", "Tables in memory, those with a page, those being played.", "which", tables)
    metrics.add_gauge("reynard_connections", "Connections by what they are for.", "which", open_connections)
    metrics.add_gauge("reynard_waiting", "Pieces of work that wait for one of their threads.", "pool", waiting)
