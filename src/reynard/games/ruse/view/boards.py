"""The boards and dens of the seats as a seat sees them."""

from functools import cache
from typing import Any

from reynard.core.box import Box
from reynard.games.ruse.rules.den import looks_new, turned
from reynard.games.ruse.rules.kits import HIGHEST, row_of
from reynard.games.ruse.table import (
    BASE_KITS,
    CATCHES,
    CELLS,
    CENTRE,
    COLUMNS,
    EXITS,
    GONE,
    GROWTH,
    INSTINCTS,
    KITS,
    NOT_BORN,
    NOTHING,
    PRINTS,
    ROWS,
    SIDES,
    VITAL,
    Place,
    Stage,
    Table,
)
from reynard.games.ruse.view.land import view_space
from reynard.games.ruse.view.printing import gain_shown, tile_gain, view_gain
from reynard.games.ruse.view.types import (
    CardView,
    CatchView,
    CellView,
    ExitView,
    FlagView,
    InstinctView,
    KitView,
    MarkerSlotView,
    RuseView,
    SeatView,
    TileView,
)
from reynard.games.ruse.words.board import counts_words
from reynard.games.ruse.words.choices_at_home import growth_ref
from reynard.games.ruse.words.home import (
    catch_sentence,
    catch_words,
    cell_words,
    den_words,
    exit_words,
    instinct_sum,
    kit_place,
    kit_words,
    next_kit_words,
    ruse_state,
    seat_words,
    tile_words,
)
from reynard.games.ruse.words.keys import CATCH_KEYS, INSTINCT_KEYS, PLACE_KEYS, VITAL_KEYS
from reynard.games.ruse.words.names import PLACE_TITLES, instinct_words, objective_words, ruse_words, side_letters


def own_view(box: Box, t: Table, seen: Any, shown: SeatView, seat: int) -> SeatView:
    """Show a seat to itself: its cards too."""
    own, counts = t.seat[seat], seen.seat[seat]
    hand = [view_card(box, f"card:{place}", own.hand[place], counts.in_hand[place]) for place in range(own.cards)]
    return {**shown, "hand": hand}


def view_seat(box: Box, t: Table, seen: Any, seat: int) -> SeatView:
    """Show a seat as everyone may see it."""
    own, counts, record = t.seat[seat], seen.seat[seat], box.record
    place = list(t.order[: t.seats]).index(seat)
    gone = sum(kit.space == GONE for kit in own.kit)
    told = None if t.stage == Stage.OVER else own.points
    kits = [view_kit(own.kit[kit], seat, kit) for kit in range(KITS)]
    shown: SeatView = {
        "ref": f"seat:{seat}",
        "growth_ref": f"growth:{seat}",
        "growth_refs": [[growth_ref(seat, row, space + 1) for space in range(GROWTH)] for row in range(ROWS)],
        "growth": own.growth,
        "points": own.points,
        "place": place + 1,
        "order_gain": view_gain(record.order_gain[place, t.order_tile[place]]),
        "resources": list(own.resource),
        "catches": view_catches(box, own, seat),
        "catches_ahead": record.catch_points[own.catches + 1 : record.larder + 1],
        "catch_points": record.catch_points[own.catches],
        "markers_ref": f"markers:{seat}",
        "markers": own.markers,
        "marker_slots": view_marker_slots(box, own),
        "tracks": list(own.track),
        "kits": kits,
        "kits_out": counts.kits_out,
        "cells": [view_cell(box, own, seat, cell, counts.joined) for cell in range(CELLS)],
        "exits": [view_exit(own, kits, seat, way_out) for way_out in range(EXITS)],
        "den_words": den_words(own.tiles, own.reached.bit_count()),
        "den_spaces": view_den_spaces(box, t, seat, counts.next_space),
        "instincts": [view_instinct(box, own, counts, seat, slot) for slot in range(INSTINCTS)],
        "ruse": view_ruse(box, t, seat),
        "flags": view_flags(box, own, seat),
        "flag_room": record.most_flags - own.flags_held,
        "cards": own.cards,
        "hand": [],
        "validated": [
            view_card(box, f"validated:{seat}:{number}", own.validated[number], counts.validated[number])
            for number in range(own.validations)
        ],
        "exit_words": next_kit_words(record.objectives_for_kit[min(gone, EXITS - 1)]),
        "fox": None if own.fox == CENTRE else PLACE_KEYS[own.fox],
        "dice": own.dice,
        "dice_owned": own.dice_owned,
        "counts_words": counts_words(told, own.growth, own.dice),
        "words": "",
    }
    shown["words"] = words_of(box, shown, told)
    return shown


def words_of(box: Box, shown: SeatView, points: int | None) -> str:
    """Say everything that is open about a seat."""
    ruse = shown["ruse"]
    return seat_words(
        points,
        shown["growth"],
        list(zip(box.names["resource"], shown["resources"], strict=True)),
        list(zip(PLACE_TITLES[:VITAL], shown["tracks"], strict=True)),
        shown["markers"],
        len(shown["catches"]),
        shown["den_words"],
        [kit["words"] for kit in shown["kits"] if kit["born"]],
        [instinct["words"] for instinct in shown["instincts"] if instinct["value"] is not None],
        (ruse["name"], ruse["used"]) if ruse else None,
        [flag["gain"]["words"] for flag in shown["flags"]],
        shown["cards"],
        [card["name"] for card in shown["validated"]],
    )


def view_catches(box: Box, own: Any, seat: int) -> list[CatchView]:
    """Show the hunting tiles on a board."""
    return [
        {
            "ref": f"hunted:{seat}:{territory}",
            "territory": VITAL_KEYS[territory],
            "catch": CATCH_KEYS[catch],
            "words": catch_words(CATCH_KEYS[catch], VITAL_KEYS[territory]),
            "told": catch_sentence(box, seat, territory, catch),
        }
        for territory in range(VITAL)
        for catch in range(CATCHES)
        for _ in range(own.caught[territory, catch])
    ]


def view_marker_slots(box: Box, own: Any) -> list[MarkerSlotView]:
    """Show the slots for markers, which are taken from the left."""
    slots = box.record.markers
    return [
        {"points": box.record.marker_points[slot], "marker": slot > slots - own.markers} for slot in range(1, slots + 1)
    ]


def view_den_spaces(box: Box, t: Table, seat: int, following: int) -> list[Any]:
    """Show the die spaces of a den."""
    den = Place.DEN.value
    return [
        view_space(box, t, den, space, f"den-space:{seat}:{space}", t.seat[seat].den_die[space], space == following)
        for space in range(box.record.spaces[den])
    ]


@cache
def growth_row(kit: int) -> int:
    """Say which row of the growth track a kit is in."""
    return int(row_of(kit))


def view_kit(kit: Any, seat: int, number: int) -> KitView:
    """Show a kit die."""
    row, black = growth_row(number), number >= BASE_KITS
    return {
        "ref": f"kit:{seat}:{number}",
        "row": row,
        "black": black,
        "value": kit.value,
        "space": kit.space,
        "born": kit.space != NOT_BORN,
        "exit": None if kit.exit == NOTHING else kit.exit,
        "words": kit_words(row, black, kit.value, kit.space),
        "where": kit_place(kit.space),
    }


def view_cell(box: Box, own: Any, seat: int, cell: int, joined: int) -> CellView:
    """Show a cell of a den."""
    kind, is_joined = own.tile[cell], bool(joined >> cell & 1)
    printed, gain = view_gain(box.record.printed[cell]), None if kind == NOTHING else tile_gain(box, kind)
    on_board, on_tile = (each["words"] if each else "" for each in (printed, gain))
    return {
        "ref": f"cell:{seat}:{cell}",
        "column": cell % COLUMNS,
        "row": cell // COLUMNS,
        "printed": printed,
        "opens": side_letters(own.opens[cell]),
        "gain": gain,
        "joined": is_joined,
        "words": cell_words(cell, own.opens[cell], on_board, on_tile, is_joined),
    }


def view_exit(own: Any, kits: list[KitView], seat: int, way_out: int) -> ExitView:
    """Show an exit of a den."""
    kit = kit_at(own, way_out)
    reached, cube = bool(own.reached >> way_out & 1), not own.cubes >> way_out & 1
    return {
        "ref": f"exit:{seat}:{way_out}",
        "reached": reached,
        "cube": cube,
        "kit": kit,
        "words": exit_words(way_out + 1, reached, "" if kit is None else kits[kit]["words"], cube),
    }


def kit_at(own: Any, way_out: int) -> int | None:
    """Find the kit at an exit."""
    return next((k for k in range(KITS) if own.kit[k].space == GONE and own.kit[k].exit == way_out), None)


def view_instinct(box: Box, own: Any, counts: Any, seat: int, slot: int) -> InstinctView:
    """Show an instinct slot."""
    each, count, name = box.record.instinct_points[slot], counts.counted[slot], box.names["instinct"][slot]
    kit = None if own.instinct[slot] == NOTHING else kit_at(own, own.instinct[slot])
    value = None if kit is None else own.kit[kit].value
    points = min(count, HIGHEST) * each if value is None else counts.instinct_points[slot]
    said = instinct_words(box, slot)
    return {
        "ref": f"instinct:{seat}:{slot}",
        "key": INSTINCT_KEYS[slot],
        "name": name,
        "counts": said,
        "each": each,
        "count": count,
        "kit": kit,
        "value": value,
        "points": points,
        "words": instinct_sum(name, said, each, count, value, points),
    }


def view_ruse(box: Box, t: Table, seat: int) -> RuseView | None:
    """Show the ruse tile of a seat."""
    own = t.seat[seat]
    if own.ruse == NOTHING:
        return None
    used, active = bool(own.ruse_used), bool(t.ruse_on and t.turn == seat)
    return {
        "ref": f"ruse:{seat}",
        "name": box.names["ruse"][own.ruse],
        "words": ruse_words(box, own.ruse),
        "used": used,
        "active": active,
        "state": ruse_state(used, active),
    }


def view_flags(box: Box, own: Any, seat: int) -> list[FlagView]:
    """Show the flagged bonus tiles of a seat."""
    held = own.flag[: own.flags_held]
    return [
        {
            "ref": f"flag:{seat}:{number}",
            "alike": f"flag:{seat}:{held.index(row)}",
            "gain": gain_shown(box.record.bonus[row].gain),
        }
        for number, row in enumerate(held)
    ]


def view_card(box: Box, ref: str, card: int, reached: int) -> CardView:
    """Show a private objective."""
    objective = box.record.objective[card]
    return {
        "ref": ref,
        "name": box.names["objective"][card],
        "words": objective_words(box, card),
        "points": objective.points,
        "exchange": gain_shown(objective.exchange),
        "fulfilled": reached >= objective.amount,
        "progress": f"{min(reached, objective.amount)} of {objective.amount}",
    }


def view_tiles(box: Box, place: str, kinds: list[int]) -> list[TileView]:
    """Show den tiles that lie side by side and are not placed."""
    return [
        view_tile(box, f"{place}:{number}", f"{place}:{kinds.index(kind)}", kind) for number, kind in enumerate(kinds)
    ]


def view_tile(box: Box, ref: str, alike: str, kind: int) -> TileView:
    """Show a den tile that is not placed; without one, nothing but the place."""
    sides = 0 if kind == NOTHING else box.record.shape_sides[kind // PRINTS]
    gain = None if kind == NOTHING else tile_gain(box, kind)
    return {
        "ref": ref,
        "alike": alike,
        "opens": side_letters(sides),
        "turns": list(turns_of(sides)),
        "gain": gain,
        "words": tile_words(sides, gain["words"] if gain else ""),
    }


@cache
def turns_of(sides: int) -> tuple[str, ...]:
    """List the ways in which a tile may lie, as its open sides, clockwise."""
    ways = [quarters for quarters in range(SIDES) if looks_new(sides, quarters)]
    return tuple(side_letters(int(turned(sides, quarters))) for quarters in ways)
