"""The bots' side of the compiled code: one set of tools for each game, and what a search found."""

import time
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from reynard.core.box import Box
from reynard.core.compiled import call_by_symbol, for_game, gc_paused
from reynard.core.contract import Game
from reynard.core.dice_cup import DiceCup, fill
from reynard.core.match import Match
from reynard.core.sight import Sight

HERE = Path(__file__).parent
FIRST_NODES = 1
GREED = 97  # percent of the decisions in quick play that follow the game's own judgement
BATCH = 100  # playouts between two looks at the clock and at the choices


@cache
def playing(game: Game) -> ModuleType:
    """Give the compiled playing of a game."""
    name = f"reynard.bots.playing_{game.folder.name}"
    return for_game(HERE / "playing.py", name, callable_rules(game), game.folder)


@cache
def searching(game: Game) -> ModuleType:
    """Give the compiled search of a game."""
    name = f"reynard.bots.search_{game.folder.name}"
    return for_game(HERE / "search.py", name, callable_rules(game) | playing_tools(game), game.folder)


@cache
def dueling(game: Game) -> ModuleType:
    """Give the compiled duels of a game."""
    name = f"reynard.bots.dueling_{game.folder.name}"
    return for_game(HERE / "dueling.py", name, callable_rules(game) | playing_tools(game), game.folder)


@cache
def stepping(game: Game, perfect_memory: bool = False) -> ModuleType:
    """Give the compiled stepping of many tables of a game."""
    observe = game.perfect_memory.observe if perfect_memory and game.perfect_memory else game.observe
    layout = game.perfect_memory.layout if perfect_memory and game.perfect_memory else game.observation
    table: Any = game.table.new()
    seats = game.seats[-1]
    game.deal(game.standard_box.record, table, 1, seats, game.option_values(game.settle_options(None, seats)))
    observe(game.standard_box.record, table, 0, np.zeros(len(layout), np.float32))
    name = f"reynard.bots.stepping_{game.folder.name}{'_perfect_memory' * perfect_memory}"
    functions = callable_rules(game) | playing_tools(game) | {"observe": call_by_symbol(observe)}
    return for_game(HERE / "stepping.py", name, functions, game.folder)


def playing_tools(game: Game) -> dict[str, Any]:
    """Give what else compiled code uses of a game's playing."""
    names = ("first_seat", "nth_choice", "best_choice", "play_out", "is_winner", "best_rival")
    return {name: getattr(playing(game), name) for name in names}


@cache
def callable_rules(game: Game) -> dict[str, Any]:
    """Give a game's functions as the bots' compiled code calls them: by symbol, after each was called once."""
    box, table, seats = game.standard_box.record, game.table.new(), game.seats[-1]
    mask, values = np.zeros(len(game.actions), np.bool_), np.zeros(len(game.actions))
    game.deal(box, table, 1, seats, game.option_values(game.settle_options(None, seats)))
    seat = next(seat for seat in range(seats) if game.pending(box, table) >> seat & 1)
    game.legal(box, table, seat, mask)
    game.appraise(box, table, seat, mask, values)
    game.hide(box, table, seat, 1)
    game.play(box, table, seat, int(mask.argmax()))
    game.score(box, table, game.new_standing(seats))
    return {name: call_by_symbol(function) for name, function in game.functions().items()}


def filled_cup(seed: int) -> Any:
    """Give a dice cup of one's own."""
    cup: Any = DiceCup.new()
    fill(cup, seed)
    return cup


@dataclass(frozen=True)
class Thought:
    """One choice as a search judges it."""

    choice: int
    wins: float  # share of imagined games won
    lead: float  # average points ahead of the best rival
    share: float  # share of the playouts spent on it
    result: float  # average normalised result


def think(
    sight: Sight, seed: int, playouts: int, milliseconds: int | None = None, to_choose: bool = False
) -> tuple[int, list[Thought]]:
    """Search from what a seat knows: give the number of playouts and the choices, most tried first.

    Whoever only wants to choose may stop as soon as no other choice can become the most tried. Time can only end a
    search early: one that it does not end finds the same as one without a limit.
    """
    game = sight.game
    module = searching(game)
    root = game.table.row(1)
    root[0] = sight.imagine(seed)
    nodes = module.Node.row(playouts + FIRST_NODES)
    nodes[0].child = module.NONE
    tables = game.table.row(1)
    mask = np.zeros(len(game.actions), np.bool_)
    values = np.zeros(len(game.actions))
    nodes_of = np.full(len(game.actions), module.NONE, np.int64)
    standing = game.new_standing(sight.seats)
    cup = filled_cup(seed)
    used, done = FIRST_NODES, 0
    until = time.monotonic() + milliseconds / 1000 if milliseconds is not None else None
    while done < playouts and (until is None or done == 0 or time.monotonic() < until):
        batch = min(BATCH, playouts - done)
        used = module.search(
            sight.box.record, root, sight.seat, batch, nodes, used, tables, mask, values, nodes_of, standing, cup
        )
        done += batch
        if to_choose and is_settled(thoughts(module, nodes, done), done, playouts):
            break
    return done, thoughts(module, nodes, done)


def is_settled(found: list[Thought], done: int, playouts: int) -> bool:
    """Say whether the most tried choice stays so even if all playouts to come go to the next."""
    next_share = found[1].share if len(found) > 1 else 0.0
    return (found[0].share - next_share) * done > playouts - done


def thoughts(module: ModuleType, nodes: Any, playouts: int) -> list[Thought]:
    """Read the choices at the root of a searched tree."""
    found = []
    child = int(nodes[0].child)
    while child != module.NONE:
        node = nodes[child]
        visits = int(node.visits)
        found.append(
            Thought(
                choice=int(node.action),
                wins=float(node.wins) / visits,
                lead=float(node.lead) / visits,
                share=visits / playouts,
                result=float(node.result) / visits,
            )
        )
        child = int(node.sibling)
    return sorted(found, key=lambda thought: (-thought.share, thought.choice))


def prepare(game: Game) -> None:
    """Compile all that a game needs before its first move, or fetch the machine code that is kept."""
    with gc_paused():
        match = Match(game, game.seats[-1], seed=1)
        seat = match.pending[0]
        match.play(seat, match.choices(seat)[0].id)
        match.view()
        _ = match.scores
        play_games(game, seats=game.seats[-1], games=1)
        think(match.sight(match.pending[0]), seed=1, playouts=2)
        play_to_end(game, match.box, game.table.copy_of(match.table), seed=1)


def play_to_end(game: Game, box: Box, table: Any, seed: int, greed: int = GREED) -> None:
    """Play what is left of a game quickly, by a share of greed."""
    mask, values = np.zeros(len(game.actions), np.bool_), np.zeros(len(game.actions))
    playing(game).play_out(box.record, table, mask, values, filled_cup(seed), greed)


def play_games(game: Game, seats: int, games: int, greed: int = 0, seed: int = 1) -> int:
    """Play so many games at full speed, at random or by a share of greed, and count the decisions."""
    decisions: int = playing(game).play_games(
        game.standard_box.record,
        game.table.row(2),
        seats,
        game.option_values(game.settle_options(None, seats)),
        games,
        np.zeros(len(game.actions), np.bool_),
        np.zeros(len(game.actions)),
        filled_cup(seed),
        greed,
    )
    return decisions
