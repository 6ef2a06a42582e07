"""A game's rules as a match calls them: one set of entry points for each game."""

import hashlib
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from reynard.core.addresses import record_at, record_clearer, record_copier
from reynard.core.compiled import call_by_symbol, for_game

if TYPE_CHECKING:
    from reynard.core.contract import Game

ENTRY_POINTS = Path(__file__).with_name("entry_points.py")
OF_A_MATCH = ("deal", "pending", "legal", "play", "observe")


def load_entry_points(game: "Game") -> ModuleType:
    """Give the entry points of a game, once each rule behind them has been called."""
    box, table, seats = game.standard_box.record, game.table.new(), game.seats[-1]
    mask = np.zeros(len(game.actions), np.bool_)
    game.deal(box, table, 1, seats, game.option_values(game.settle_options(None, seats)))
    seat = next(seat for seat in range(seats) if game.pending(box, table) >> seat & 1)
    game.legal(box, table, seat, mask)
    game.play(box, table, seat, int(mask.argmax()))
    rules: dict[str, Any] = {name: call_by_symbol(getattr(game, name)) for name in OF_A_MATCH}
    rules |= {"box_at": record_at(box.dtype), "table_at": record_at(table.dtype)}
    rules |= {"clear_table": record_clearer(table.dtype), "copy_table": record_copier(table.dtype)}
    return for_game(ENTRY_POINTS, f"reynard.core.entry_points_{game.folder.name}_{digest(game)}", rules, game.folder)


def load_observer(game: "Game") -> Callable[[int, int, int, Any], None]:
    """Give the entry point by which a match is observed, which nobody else waits to have compiled."""
    box, table, seats = game.standard_box.record, game.table.new(), game.seats[-1]
    game.deal(box, table, 1, seats, game.option_values(game.settle_options(None, seats)))
    game.observe(box, table, 0, np.zeros(len(game.observation), np.float32))
    look: Callable[[int, int, int, Any], None] = game.entry_points.look
    return look


def digest(game: "Game") -> str:
    """Tell games apart that share a folder but not their rules or the layout of their records."""
    rules: list[Any] = [getattr(game, name) for name in OF_A_MATCH]
    named = [f"{rule.__module__}.{rule.__qualname__}" for rule in rules]
    layouts = [str(game.standard_box.record.dtype), str(game.table.dtype)]
    return hashlib.sha256(" ".join([*named, *layouts]).encode()).hexdigest()[:8]
