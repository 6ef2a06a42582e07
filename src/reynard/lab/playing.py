"""Play a unit of a question: the same games wherever that happens, and a row for each of their players."""

import io
from functools import cache, lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from reynard.bots import Bot, bot
from reynard.bots.thinking import callable_rules, dueling, playing_tools
from reynard.core.box import Box
from reynard.core.compiled import call_by_symbol, for_game
from reynard.core.contract import Game
from reynard.core.counting import POINTS
from reynard.core.errors import ReynardError
from reynard.core.match import Match
from reynard.lab.duel import SEED_OF_MOVE, TABLES, seed_of
from reynard.lab.question import Question, Unit
from reynard.lab.uncounted import by_seat, count_nothing

HERE = Path(__file__).parent
UNIT_SEED = 0  # the dice of a question's first deal

PLAYER_ROW = np.dtype(
    [
        ("lineup", "i4"),
        ("box", "i1"),
        ("game", "i8"),
        ("deal", "i8"),  # games with the same deal have the same dice
        ("player", "i1"),  # its place in the line-up; the game's own rival comes after the seats
        ("seat", "i1"),
        ("place", "i1"),  # in the first turn order, or -1 for a rival
        ("points", "i4"),
        ("ahead", "i4"),  # points more than the best other
        ("rank", "i1"),  # how many stand before it at the end
        ("won", "f8"),  # its share of the victory
        ("moves", "i4"),  # of the whole game
        ("changes", "i4"),  # how often another player went in front
    ]
)
THING_ROW = np.dtype(
    [
        ("lineup", "i4"),
        ("box", "i1"),
        ("game", "i8"),
        ("seat", "i1"),
        ("player", "i1"),
        ("thing", "i2"),  # its place among those that can be counted
        ("number", "i4"),
        ("since", "f4"),  # how much of the game was over when it was first had
    ]
)


class Played(NamedTuple):
    """What came of a unit."""

    players: Any  # of PLAYER_ROW
    things: Any  # of THING_ROW

    def to_bytes(self) -> bytes:
        """Pack it, to be sent or kept."""
        packed = io.BytesIO()
        np.savez_compressed(packed, players=self.players, things=self.things)
        return packed.getvalue()

    @classmethod
    def from_bytes(cls, packed: bytes) -> "Played":
        """Unpack it."""
        with np.load(io.BytesIO(packed)) as found:
            return cls(found["players"], found["things"])


class Notes(NamedTuple):
    """What is written down while a unit is played: a row for each game."""

    standing: Any
    courses: Any
    places: Any
    most: Any
    since: Any


@cache
def recording(game: Game) -> ModuleType:
    """Give the compiled recording of a game."""
    box, table, seats = game.standard_box, game.table.new(), game.seats[-1]
    game.deal(box.record, table, 1, seats, game.option_values(game.settle_options(None, seats)))
    count = game.counting.count if game.counting else count_nothing
    place = game.counting.place if game.counting and game.counting.place else by_seat
    count(box.record, table, 0, np.zeros(len(game.counting.things(box)) if game.counting else 0, np.int64))
    place(box.record, table, 0)
    duels = dueling(game)
    functions = callable_rules(game) | playing_tools(game) | {"count": call_by_symbol(count)}
    functions |= {"place": call_by_symbol(place), "choose": duels.choose, "bound_noise": duels.bound_noise}
    name = f"reynard.lab.recording_{game.folder.name}"
    return for_game(HERE / "recording.py", name, functions, game.folder)


@lru_cache(maxsize=8)
def unit_box(question: Question, number: int) -> Box:
    """Open a box once for all units."""
    return question.open_box(number)


def play_unit(question: Question, unit: Unit) -> Played:
    """Play the games of a unit."""
    if question.version != question.played.version:
        raise ReynardError(
            f"{question.played.title} is at version {question.played.version} of its rules here, and the question is "
            f"about version {question.version}."
        )
    game, lineup, box = question.played, question.lineups[unit.lineup], unit_box(question, unit.box)
    players = [bot(name) for name in lineup]
    match = start(question, unit, unit.first)
    things = game.counting.things(box) if question.counts and game.counting else ()
    is_points = np.array([thing.family == POINTS for thing in things], np.bool_)
    notes = blank_notes(game, unit.games, len(lineup), len(match.standing), len(things))
    temperatures = [player.temperature(game) for player in players]
    if None in temperatures:
        for number in range(unit.games):
            record_game(question, unit, number, players, is_points, notes)
    else:
        recording(game).record_games(
            box.row.reshape(1),
            np.zeros(TABLES, game.table.dtype),
            game.option_values(match.options),
            unit.first,
            question.rotation(unit.lineup),
            seed_of(question.seed, UNIT_SEED),
            SEED_OF_MOVE,
            np.array(temperatures, np.float64),
            len(game.actions),
            is_points,
            np.zeros(len(things), np.int64),
            *notes,
        )
    return Played(player_rows(question, unit, notes), thing_rows(question, unit, notes))


def start(question: Question, unit: Unit, number: int) -> Match:
    """Deal a game of a unit."""
    deal = seed_of(question.seed, number // question.rotation(unit.lineup))
    seats, box = len(question.lineups[unit.lineup]), unit_box(question, unit.box)
    return Match(question.played, seats, seed=deal, options=dict(question.options), box=box)


def blank_notes(game: Game, games: int, seats: int, rows: int, things: int) -> Notes:
    """Lay out what a unit notes."""
    return Notes(
        np.zeros((games, rows, 2), np.int64),
        recording(game).Course.row(games),
        np.zeros((games, seats), np.int64),
        np.zeros((games, seats, things), np.int64),
        np.zeros((games, seats, things), np.int64),
    )


def record_game(question: Question, unit: Unit, number: int, players: list[Bot], is_points: Any, notes: Notes) -> None:
    """Play a game move by move, and note the same as compiled games do."""
    tools, seats = recording(question.played), len(players)
    game = unit.first + number
    turn, now = game % question.rotation(unit.lineup), np.zeros(len(is_points), np.int64)
    match = start(question, unit, game)
    standing, course, places, most, since = (note[number] for note in notes)
    tools.begin(match.box.record, match.table, now, standing, course, places, most, since)
    while not match.over:
        seat = match.pending[0]
        match.play(seat, players[(seat + turn) % seats].choose(match, seat, seed=game * SEED_OF_MOVE + match.ply))
        tools.look(match.box.record, match.table, now, standing, course, most, since)
    tools.finish(match.box.record, match.table, is_points, now, most)


def player_rows(question: Question, unit: Unit, notes: Notes) -> Any:
    """Write a row for every player and rival of every game."""
    games, rows = notes.standing.shape[:2]
    seats, rotation = len(question.lineups[unit.lineup]), question.rotation(unit.lineup)
    number = np.arange(unit.first, unit.last)
    seat = np.arange(rows)
    points, tiebreak = notes.standing[:, :, 0], notes.standing[:, :, 1]
    before = (points[:, :, None] > points[:, None, :]) | (
        (points[:, :, None] == points[:, None, :]) & (tiebreak[:, :, None] > tiebreak[:, None, :])
    )
    rank = before.sum(axis=1)
    leads = rank == 0
    found = np.zeros((games, rows), PLAYER_ROW)
    found["lineup"], found["box"], found["seat"], found["place"] = unit.lineup, unit.box, seat, -1
    found["game"], found["deal"] = number[:, None], number[:, None] // rotation
    found["player"] = np.where(seat < seats, (seat + number[:, None] % rotation) % seats, seat)
    found["place"][:, :seats] = notes.places
    found["points"], found["ahead"] = points, points - best_other(points)
    found["rank"] = rank
    found["won"] = leads / leads.sum(axis=1, keepdims=True)
    found["moves"], found["changes"] = notes.courses["moves"][:, None], notes.courses["changes"][:, None]
    return found.ravel()


def best_other(points: Any) -> Any:
    """Give the most points of the others in each game; alone, one plays against nothing."""
    if points.shape[1] == 1:
        return np.zeros_like(points)
    ordered = np.sort(points, axis=1)
    return np.where(points == ordered[:, -1:], ordered[:, -2:-1] if points.shape[1] > 1 else 0, ordered[:, -1:])


def thing_rows(question: Question, unit: Unit, notes: Notes) -> Any:
    """Write a row for everything that a player had or used in a game."""
    game, seat, thing = np.nonzero(notes.most)
    seats, rotation = notes.places.shape[1], question.rotation(unit.lineup)
    found = np.zeros(len(game), THING_ROW)
    found["lineup"], found["box"], found["game"] = unit.lineup, unit.box, unit.first + game
    found["seat"], found["player"] = seat, (seat + found["game"] % rotation) % seats
    found["thing"], found["number"] = thing, notes.most[game, seat, thing]
    found["since"] = notes.since[game, seat, thing] / np.maximum(1, notes.courses["moves"][game])
    return found
