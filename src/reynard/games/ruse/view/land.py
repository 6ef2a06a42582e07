"""The land as a seat sees it: the vital territories and the Mountain."""

from typing import Any

from reynard.core.box import Box
from reynard.games.ruse.box.record import DEPLETES
from reynard.games.ruse.table import (
    CLIMBS,
    DEEDS,
    MOUNTAIN_PATH,
    NOBODY,
    OBSTACLES,
    PATH,
    START,
    STEPS,
    Obstacle,
    Place,
    Step,
    Table,
)
from reynard.games.ruse.view.printing import gain_said, view_gain
from reynard.games.ruse.view.types import DeedView, DieView, MountainView, PathView, SpaceView, StepView, TerritoryView
from reynard.games.ruse.words.board import (
    OBSTACLE_WORDS,
    deed_words,
    free_words,
    hunting_words,
    path_words,
    step_words,
    taken_words,
)
from reynard.games.ruse.words.keys import (
    CLIMB_KEYS,
    DEED_KEYS,
    MOUNTAIN_KEYS,
    OBSTACLE_KEYS,
    PATH_KEYS,
    RESOURCE_KEYS,
    VITAL_KEYS,
    DeedKey,
    PathKey,
)
from reynard.games.ruse.words.names import PLACE_TITLES, way_to


def view_die(t: Table, die: Any) -> DieView | None:
    """Show an action die."""
    if die.owner == NOBODY:
        return None
    return {"seat": die.owner if die.owner < t.seats else None, "value": die.value}


def view_spaces(box: Box, t: Table, seen: Any, place: int) -> list[SpaceView]:
    """Show the die spaces of a territory or of the Mountain."""
    following = seen.next_space[place]
    return [
        view_space(box, t, place, space, f"space:{place}:{space}", t.space[place, space], space == following)
        for space in range(box.record.spaces[place])
    ]


def view_space(box: Box, t: Table, place: int, space: int, ref: str, die: Any, following: bool) -> SpaceView:
    """Show a die space; the next die goes to the one that is following."""
    printed = box.record.space[place, space]
    is_open, seen, gain = space < t.open_spaces[place], view_die(t, die), view_gain(printed.gain, place)
    words = free_words(gain_said(gain), printed.penalty, is_open)
    return {
        "ref": ref,
        "gain": gain,
        "penalty": printed.penalty,
        "open": is_open,
        "next": following,
        "die": seen,
        "words": taken_words(seen["seat"], seen["value"]) if seen else words,
    }


def foxes_at(t: Table, place: int, space: int) -> list[int]:
    """List the seats whose fox stands on a space of a path."""
    return [seat for seat in range(t.seats) if t.seat[seat].fox == place and t.seat[seat].fox_space == space]


def is_acting_at(t: Table, place: int, space: int) -> bool:
    """Say whether the fox of this turn acts on a space."""
    return bool(t.step == Step.ACT and t.turn != NOBODY and t.die_at == place and t.seat[t.turn].fox_space == space)


def view_territory(box: Box, t: Table, seen: Any, territory: int) -> TerritoryView:
    """Show a vital territory."""
    hunting = t.hunting[territory]
    return {
        "ref": f"place:{territory}",
        "key": VITAL_KEYS[territory],
        "name": PLACE_TITLES[territory],
        "resource": RESOURCE_KEYS[territory],
        "start_ref": f"start:{territory}",
        "foxes": foxes_at(t, territory, START),
        "spaces": view_spaces(box, t, seen, territory),
        "path": [view_path(t, seen, territory, space) for space in range(PATH)],
        "hunt_ref": f"hunt:{territory}",
        "hunting": hunting.spots,
        "hunting_words": hunting_words(hunting.spots, sum(hunting.stack) - hunting.spots),
        "track_ref": f"track:{territory}",
        "track": [view_step(box, t, territory, step) for step in range(1, STEPS + 1)],
        "hunter": t.hunter == territory,
        "obstacles": [
            {"key": OBSTACLE_KEYS[each], "words": OBSTACLE_WORDS[OBSTACLE_KEYS[each]]}
            for each in range(OBSTACLES)
            if t.obstacle[each] == territory
        ],
        "reach": seen.reach[territory],
    }


def view_path(t: Table, seen: Any, territory: int, space: int) -> PathView:
    """Show a space of a path."""
    costs, marker = seen.cost[territory, space], t.marker[territory, space]
    return path_space(
        t,
        seen,
        territory,
        space,
        PATH_KEYS[space],
        view_deeds(t, territory, space, [(deed, DEED_KEYS[deed], costs[deed]) for deed in range(DEEDS)]),
        bool(seen.dam[territory, space]),
        marker if NOBODY < marker < t.seats else None,
        marker == t.seats,
    )


def view_climb(box: Box, t: Table, seen: Any, space: int) -> PathView:
    """Show a space of the Mountain."""
    place, costs = Place.MOUNTAIN.value, box.record.climb[space]
    deeds = view_deeds(t, place, space, [(climb, CLIMB_KEYS[climb], costs[climb]) for climb in range(CLIMBS)])
    return path_space(t, seen, place, space, MOUNTAIN_KEYS[space], deeds, False, None, False)


def view_deeds(t: Table, place: int, space: int, costs: list[tuple[int, DeedKey, int]]) -> list[DeedView]:
    """Show what may be done on a tile, by the number of each deed, its key and its cost."""
    done = t.done if is_acting_at(t, place, space) else 0
    return [view_deed(key, cost, bool(done >> deed & 1)) for deed, key, cost in costs if cost]


def view_deed(deed: DeedKey, cost: int, done: bool) -> DeedView:
    """Show something to do on a tile."""
    pips, deplete = max(0, cost), cost == DEPLETES
    return {
        "deed": deed,
        "cost": pips,
        "deplete": deplete,
        "done": done,
        "words": deed_words(deed, pips, deplete, done),
    }


def path_space(
    t: Table,
    seen: Any,
    place: int,
    space: int,
    key: PathKey,
    deeds: list[DeedView],
    dam: bool,
    marker: int | None,
    rival: bool,
) -> PathView:
    """Show a space of any path."""
    foxes = foxes_at(t, place, space)
    return {
        "ref": f"path:{place}:{space}",
        "key": key,
        "way": list(way_to(place, space)),
        "deeds": deeds,
        "dam": dam,
        "beaver": dam and t.obstacle[Obstacle.BEAVER] == place,
        "marker": marker,
        "rival": rival,
        "foxes": foxes,
        "within_reach": bool(seen.near[place, space]),
        "words": path_words(key, [deed["words"] for deed in deeds], dam, marker, rival, foxes),
    }


def view_step(box: Box, t: Table, territory: int, step: int) -> StepView:
    """Show a step of a territory track."""
    gain = view_gain(box.record.track[territory, step], territory)
    paws = [seat for seat in range(t.seats) if t.seat[seat].track[territory] == step]
    return {"gain": gain, "paws": paws, "words": step_words(step, gain_said(gain), paws)}


def view_mountain(box: Box, t: Table, seen: Any) -> MountainView:
    """Show the Mountain."""
    place = Place.MOUNTAIN.value
    return {
        "ref": f"place:{place}",
        "name": PLACE_TITLES[place],
        "start_ref": f"start:{place}",
        "foxes": foxes_at(t, place, START),
        "spaces": view_spaces(box, t, seen, place),
        "path": [view_climb(box, t, seen, space) for space in range(MOUNTAIN_PATH)],
        "reach": seen.reach[place],
    }
