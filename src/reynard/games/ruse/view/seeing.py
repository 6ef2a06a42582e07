"""What a seat sees, ready for JSON."""

from typing import Any

from reynard.core.box import Box
from reynard.games.ruse.box.record import DEPLETES
from reynard.games.ruse.rules.kits import row_of
from reynard.games.ruse.rules.survey import Survey, survey
from reynard.games.ruse.rules.walking import LAST_OF_DAY, is_dam, part_of
from reynard.games.ruse.table import (
    BASE_KITS,
    CATCHES,
    CELLS,
    CENTRE,
    CLIMBS,
    DEEDS,
    DISPLAY,
    EXITS,
    GONE,
    GROWTH,
    INSTINCTS,
    KITS,
    MOUNTAIN_PATH,
    NOBODY,
    NOTHING,
    OBSTACLES,
    PATH,
    PRINTS,
    ROUNDS,
    ROWS,
    START,
    STEPS,
    VITAL,
    Obstacle,
    Place,
    Step,
    Table,
    Told,
)
from reynard.games.ruse.view.round_end import round_end
from reynard.games.ruse.view.types import (
    CardView,
    CatchView,
    CellView,
    ChartView,
    DeedView,
    DestinyView,
    DieView,
    ExitView,
    FlagView,
    InstinctView,
    KitView,
    MountainView,
    PathView,
    RankView,
    ResourceView,
    RowView,
    RuseView,
    SeatView,
    SpaceView,
    StepView,
    TerritoryView,
    TileView,
    TurnView,
    View,
)
from reynard.games.ruse.words.names import (
    CATCH_KEYS,
    CLIMB_KEYS,
    DEED_KEYS,
    INSTINCT_KEYS,
    MOUNTAIN_KEYS,
    OBSTACLE_KEYS,
    PATH_KEYS,
    PLACE_TITLES,
    RESOURCE_KEYS,
    STEP_KEYS,
    STEP_WORDS,
    chart_words,
    gain_code,
    instinct_words,
    objective_words,
    place_key,
    rank_name,
    ruse_words,
    side_letters,
    tile_code,
)

HIGHEST_KIT = 6


def view(box: Box, t: Any, seat: int) -> View:
    """Show what a seat may see."""
    found = Survey.new()
    survey(box.record, t, found)
    ended = Told.plain_row(t.ended[: int(t.ends)])
    seen, t = Survey.plain(found), Table.plain(t, leaving_out=("told", "ended"))
    alone = t.seats == 1
    return {
        "round": t.round_number,
        "rounds": ROUNDS,
        "night": t.destiny_die > LAST_OF_DAY,
        "photographer": bool(t.photographer),
        "alone": alone,
        "ranks": view_ranks(box) if alone else [],
        "rank": rank_name(box, t.seat[0].points) if alone else "",
        "destiny": view_destiny(box, t),
        "territories": [view_territory(box, t, seen, territory) for territory in range(VITAL)],
        "mountain": view_mountain(box, t, seen),
        "order": t.order[: t.seats],
        "cheese": None if t.cheese == NOBODY else t.cheese,
        "cheese_ref": "cheese",
        "cheese_points": int(box.record.cheese_points),
        "cheese_growth": int(box.record.cheese_growth),
        "supply": view_supply(box),
        "objectives": {"ref": "objectives", "left": t.objectives},
        "bonus": {"ref": "bonus", "left": sum(t.bonus_stack)},
        "display": [view_tile(box, f"display:{place}", t.display[place]) for place in range(DISPLAY)],
        "den_stack": t.den_left,
        "chart": view_chart(box),
        "growth": view_growth(box),
        "catch_chart": [int(points) for points in box.record.catch_points[: int(box.record.larder) + 1]],
        "seats": [view_seat(box, t, seen, each, seat) for each in range(t.seats)],
        "turn": view_turn(box, t),
        "end": round_end(box, t, ended),
    }


def view_ranks(box: Box) -> list[RankView]:
    """List the ranks of the game alone."""
    return [{"name": name, "least": int(box.record.rank[n])} for n, name in enumerate(box.names["rank"])]


def view_destiny(box: Box, t: Table) -> DestinyView:
    """Show the destiny tile and its die."""
    if t.destiny == NOTHING:
        return {"gain": "", "territory": "", "die": 0}
    return {
        "gain": gain_code(box.record.destiny_gain[t.destiny]),
        "territory": place_key(int(box.record.destiny_hunter[t.destiny])),
        "die": t.destiny_die,
    }


def view_die(t: Table, die: Any) -> DieView | None:
    """Show an action die."""
    if die.owner == NOBODY:
        return None
    return {"seat": die.owner if die.owner < t.seats else None, "value": die.value}


def view_spaces(box: Box, t: Table, place: int) -> list[SpaceView]:
    """Show the die spaces of a territory or of the Mountain."""
    return [
        view_space(box, t, place, space, f"space:{place}:{space}", t.space[place, space])
        for space in range(int(box.record.spaces[place]))
    ]


def view_space(box: Box, t: Table, place: int, space: int, ref: str, die: Any) -> SpaceView:
    """Show a die space."""
    printed = box.record.space[place, space]
    return {
        "ref": ref,
        "gain": gain_code(printed.gain),
        "penalty": int(printed.penalty),
        "open": space < t.open_spaces[place],
        "die": view_die(t, die),
    }


def foxes_at(t: Table, place: int, space: int) -> list[int]:
    """List the seats whose fox stands on a space of a path."""
    return [seat for seat in range(t.seats) if t.seat[seat].fox == place and t.seat[seat].fox_space == space]


def is_acting_at(t: Table, place: int, space: int) -> bool:
    """Say whether the fox of this turn acts on a space."""
    return bool(t.step == Step.ACT and t.turn != NOBODY and t.die_at == place and t.seat[t.turn].fox_space == space)


def view_territory(box: Box, t: Table, seen: Any, territory: int) -> TerritoryView:
    """Show a vital territory."""
    return {
        "ref": f"place:{territory}",
        "key": place_key(territory),
        "name": PLACE_TITLES[territory],
        "resource": RESOURCE_KEYS[territory],
        "start_ref": f"start:{territory}",
        "foxes": foxes_at(t, territory, START),
        "spaces": view_spaces(box, t, territory),
        "path": [view_path(box, t, seen, territory, space) for space in range(PATH)],
        "hunt_ref": f"hunt:{territory}",
        "hunting": t.hunting[territory].spots,
        "hunting_stack": sum(t.hunting[territory].stack) - t.hunting[territory].spots,
        "track_ref": f"track:{territory}",
        "track": [view_step(box, t, territory, step) for step in range(1, STEPS + 1)],
        "hunter": t.hunter == territory,
        "obstacles": [OBSTACLE_KEYS[each] for each in range(OBSTACLES) if t.obstacle[each] == territory],
        "reach": seen.reach[territory],
    }


def view_path(box: Box, t: Table, seen: Any, territory: int, space: int) -> PathView:
    """Show a space of a path."""
    tile = box.record.tile[territory, part_of(space), t.tile[territory, space]]
    acting = is_acting_at(t, territory, space)
    marker = t.marker[territory, space]
    deeds: list[DeedView] = [
        {
            "deed": DEED_KEYS[deed],
            "cost": int(tile.cost[deed]),
            "deplete": False,
            "done": acting and bool(t.done >> deed & 1),
        }
        for deed in range(DEEDS)
        if tile.cost[deed]
    ]
    return {
        "ref": f"path:{territory}:{space}",
        "key": PATH_KEYS[space],
        "deeds": deeds,
        "dam": bool(is_dam(box.record, territory, space)),
        "marker": marker if NOBODY < marker < t.seats else None,
        "rival": marker == t.seats,
        "foxes": foxes_at(t, territory, space),
        "within_reach": part_of(space) < seen.reach[territory],
    }


def view_step(box: Box, t: Table, territory: int, step: int) -> StepView:
    """Show a step of a territory track."""
    return {
        "gain": gain_code(box.record.track[territory, step]),
        "paws": [seat for seat in range(t.seats) if t.seat[seat].track[territory] == step],
    }


def view_mountain(box: Box, t: Table, seen: Any) -> MountainView:
    """Show the Mountain."""
    place = Place.MOUNTAIN.value
    return {
        "ref": f"place:{place}",
        "start_ref": f"start:{place}",
        "foxes": foxes_at(t, place, START),
        "spaces": view_spaces(box, t, place),
        "path": [view_climb(box, t, seen, space) for space in range(MOUNTAIN_PATH)],
        "reach": seen.reach[place],
    }


def view_climb(box: Box, t: Table, seen: Any, space: int) -> PathView:
    """Show a space of the Mountain."""
    place = Place.MOUNTAIN.value
    acting = is_acting_at(t, place, space)
    costs = [int(cost) for cost in box.record.climb[space]]
    deeds: list[DeedView] = [
        {
            "deed": CLIMB_KEYS[climb],
            "cost": max(0, costs[climb]),
            "deplete": costs[climb] == DEPLETES,
            "done": acting and bool(t.done >> climb & 1),
        }
        for climb in range(CLIMBS)
        if costs[climb]
    ]
    return {
        "ref": f"path:{place}:{space}",
        "key": MOUNTAIN_KEYS[space],
        "deeds": deeds,
        "dam": False,
        "marker": None,
        "rival": False,
        "foxes": foxes_at(t, place, space),
        "within_reach": space < seen.reach[place],
    }


def view_supply(box: Box) -> list[ResourceView]:
    """Show the kinds of resource."""
    return [
        {"ref": f"resource:{kind}", "key": RESOURCE_KEYS[kind], "name": box.names["resource"][kind]}
        for kind in range(VITAL)
    ]


def view_tile(box: Box, ref: str, kind: int) -> TileView:
    """Show a den tile that is not placed; without one, nothing but the place."""
    if kind == NOTHING:
        return {"ref": ref, "opens": "", "gain": ""}
    sides = int(box.record.shape_sides[kind // PRINTS])
    return {"ref": ref, "opens": side_letters(sides), "gain": tile_code(box, kind)}


def view_chart(box: Box) -> list[ChartView]:
    """Show the den's chart."""
    return [
        {"ref": f"chart:{row}", "words": chart_words(box, row), "cost": int(box.record.chart[row].cost)}
        for row in range(int(box.record.chart_rows))
    ]


def view_growth(box: Box) -> list[RowView]:
    """Show what is printed on the growth track."""
    return [
        {
            "cost": int(box.record.price[row]),
            "gains": [gain_code(box.record.growth_gain[row, space]) for space in range(1, GROWTH + 1)],
            "black": gain_code(box.record.black_gain[row]),
        }
        for row in range(ROWS)
    ]


def view_seat(box: Box, t: Table, seen: Any, seat: int, viewer: int) -> SeatView:
    """Show a seat, and to itself also its cards."""
    own, counts = t.seat[seat], seen.seat[seat]
    place = list(t.order[: t.seats]).index(seat)
    gone = sum(kit.space == GONE for kit in own.kit)
    return {
        "ref": f"seat:{seat}",
        "growth_ref": f"growth:{seat}",
        "growth": own.growth,
        "points": own.points,
        "place": place + 1,
        "order_gain": gain_code(box.record.order_gain[place, t.order_tile[place]]),
        "resources": list(own.resource),
        "catches": view_catches(t, seat),
        "catch_spaces": int(box.record.larder),
        "catch_points": int(box.record.catch_points[own.catches]),
        "markers_ref": f"markers:{seat}",
        "markers": own.markers,
        "marker_points": [int(box.record.marker_points[slot]) for slot in range(1, int(box.record.markers) + 1)],
        "tracks": list(own.track),
        "kits": [view_kit(own.kit[kit], seat, kit) for kit in range(KITS)],
        "kits_out": counts.kits_out,
        "cells": [view_cell(box, own, seat, cell, counts.joined) for cell in range(CELLS)],
        "exits": [view_exit(own, seat, way_out) for way_out in range(EXITS)],
        "den_spaces": [
            view_space(box, t, Place.DEN.value, space, f"den-space:{seat}:{space}", own.den_die[space])
            for space in range(int(box.record.spaces[Place.DEN]))
        ],
        "instincts": [view_instinct(box, own, counts, seat, slot) for slot in range(INSTINCTS)],
        "ruse": view_ruse(box, t, seat),
        "flags": view_flags(box, own, seat),
        "cards": own.cards,
        "hand": [
            view_card(box, f"card:{number}", own.hand[number], counts.in_hand[number])
            for number in range(own.cards if seat == viewer else 0)
        ],
        "validated": [
            view_card(box, f"validated:{seat}:{number}", own.validated[number], counts.validated[number])
            for number in range(own.validations)
        ],
        "objectives_needed": int(box.record.objectives_for_kit[min(gone, EXITS - 1)]),
        "fox": "centre" if own.fox == CENTRE else place_key(own.fox),
        "dice": own.dice,
        "dice_owned": own.dice_owned,
    }


def view_catches(t: Table, seat: int) -> list[CatchView]:
    """Show the hunting tiles on a board."""
    return [
        {"ref": f"hunted:{seat}:{territory}", "territory": place_key(territory), "catch": CATCH_KEYS[catch]}
        for territory in range(VITAL)
        for catch in range(CATCHES)
        for _ in range(t.seat[seat].caught[territory, catch])
    ]


def view_kit(kit: Any, seat: int, number: int) -> KitView:
    """Show a kit die."""
    return {
        "ref": f"kit:{seat}:{number}",
        "row": row_of(number),
        "black": number >= BASE_KITS,
        "value": kit.value,
        "space": kit.space,
        "exit": None if kit.exit == NOTHING else kit.exit,
    }


def view_cell(box: Box, own: Any, seat: int, cell: int, joined: int) -> CellView:
    """Show a cell of a den."""
    kind = own.tile[cell]
    return {
        "ref": f"cell:{seat}:{cell}",
        "printed": gain_code(box.record.printed[cell]),
        "opens": side_letters(own.opens[cell]),
        "gain": "" if kind == NOTHING else tile_code(box, kind),
        "joined": bool(joined >> cell & 1),
    }


def view_exit(own: Any, seat: int, way_out: int) -> ExitView:
    """Show an exit of a den."""
    kit = next((k for k in range(KITS) if own.kit[k].space == GONE and own.kit[k].exit == way_out), None)
    return {
        "ref": f"exit:{seat}:{way_out}",
        "reached": bool(own.reached >> way_out & 1),
        "cube": not own.cubes >> way_out & 1,
        "kit": kit,
    }


def view_instinct(box: Box, own: Any, counts: Any, seat: int, slot: int) -> InstinctView:
    """Show an instinct slot."""
    way_out, each = own.instinct[slot], int(box.record.instinct_points[slot])
    value = None
    if way_out != NOTHING:
        value = next(kit.value for kit in own.kit if kit.space == GONE and kit.exit == way_out)
    return {
        "ref": f"instinct:{seat}:{slot}",
        "key": INSTINCT_KEYS[slot],
        "name": box.names["instinct"][slot],
        "counts": instinct_words(box, slot),
        "each": each,
        "count": counts.counted[slot],
        "exit": None if way_out == NOTHING else way_out,
        "value": value,
        "points": min(counts.counted[slot], HIGHEST_KIT if value is None else value) * each,
    }


def view_ruse(box: Box, t: Table, seat: int) -> RuseView | None:
    """Show the ruse tile of a seat."""
    own = t.seat[seat]
    if own.ruse == NOTHING:
        return None
    return {
        "ref": f"ruse:{seat}",
        "name": box.names["ruse"][own.ruse],
        "words": ruse_words(box, own.ruse),
        "used": bool(own.ruse_used),
        "active": bool(t.ruse_on and t.turn == seat),
    }


def view_flags(box: Box, own: Any, seat: int) -> list[FlagView]:
    """Show the flagged bonus tiles of a seat."""
    return [
        {"ref": f"flag:{seat}:{number}", "gain": gain_code(box.record.bonus[own.flag[number]].gain)}
        for number in range(own.flags_held)
    ]


def view_card(box: Box, ref: str, card: int, reached: int) -> CardView:
    """Show a private objective."""
    objective = box.record.objective[card]
    amount = int(objective.amount)
    return {
        "ref": ref,
        "name": box.names["objective"][card],
        "words": objective_words(box, card),
        "points": int(objective.points),
        "exchange": gain_code(objective.exchange),
        "fulfilled": reached >= amount,
        "progress": f"{min(reached, amount)} of {amount}",
    }


def view_turn(box: Box, t: Table) -> TurnView:
    """Show what is going on."""
    step = Step(t.step)
    asked = None if t.due == 0 or step == Step.KEEP else t.due.bit_length() - 1
    rolled = step in (Step.ROLLED, Step.PLACE, Step.WALK, Step.ACT, Step.DEN, Step.TAKE, Step.LAY, Step.TURN)
    obstacle = t.need[0].what if step == Step.TERRITORY and t.needs else NOTHING
    return {
        "seat": asked,
        "asks": STEP_KEYS[step],
        "words": STEP_WORDS[step],
        "die": t.die if rolled or t.die_at != NOTHING else 0,
        "rolled": t.rolled,
        "at": place_key(t.die_at) if rolled else "",
        "drawn": [view_tile(box, f"drawn:{n}", t.drawn[n]) for n in range(t.draws)],
        "obstacle": OBSTACLE_KEYS[obstacle] if obstacle in set(Obstacle) else "",
    }
