"""What was played, as tables of rows that anyone can go on with."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl

from reynard.core.counting import Thing
from reynard.core.errors import ReynardError
from reynard.lab.keeping import Kept, told
from reynard.lab.playing import Played
from reynard.lab.question import Question

BOXES = ("usual", "changed")
PARQUET = ".parquet"
ASKED = "reynard.lab"  # the key under which a Parquet file says which question it answers
PART = 200  # units in a part of a file

# What the columns are, for whoever opens the file; docs/lab.md shows it.
COLUMNS = {
    "seats": "players at the table",
    "lineup": "who plays, in the order of the first deal's seats",
    "box": "usual or changed",
    "game": "its number in this line-up",
    "deal": "games with the same deal begin with the same dice",
    "seat": "where the player sits, from 0; a rival of the game's own comes after the seats",
    "place": "its place in the first turn order, from 0; none for a rival",
    "bot": "who plays there",
    "points": "at the end",
    "ahead": "points more than the best other player",
    "rank": "its place at the end, from 1; level players share one",
    "won": "its share of the victory: 1, or less where it is shared",
    "moves": "decisions in the whole game",
    "changes": "how often another player went in front",
}
THING_COLUMNS = {
    "family": "what the thing is compared with",
    "thing": "its name",
    "number": "how many the player had at most, or had or used; for points, how many came from there",
    "since": "how much of the game was over when it was first had, from 0 to 1",
}


def player_frame(question: Question, rows: Any) -> pl.DataFrame:
    """Give a row for every player of every game."""
    names = [(*lineup, *question.played.rivals(len(lineup))) for lineup in question.lineups]
    bots = np.array([[*name, *[""] * (max(map(len, names)) - len(name))] for name in names])
    sizes = np.array([len(lineup) for lineup in question.lineups], np.int8)
    together = np.array([", ".join(lineup) for lineup in question.lineups])
    return pl.DataFrame(
        {
            "seats": sizes[rows["lineup"]],
            "lineup": pl.Series(together[rows["lineup"]], dtype=pl.Categorical),
            "box": pl.Series(np.array(BOXES)[rows["box"]], dtype=pl.Categorical),
            "game": rows["game"],
            "deal": rows["deal"],
            "seat": rows["seat"],
            "place": pl.Series(rows["place"]).replace(-1, None),
            "bot": pl.Series(bots[rows["lineup"], rows["player"]], dtype=pl.Categorical),
            "points": rows["points"],
            "ahead": rows["ahead"],
            "rank": rows["rank"] + 1,
            "won": rows["won"],
            "moves": rows["moves"],
            "changes": rows["changes"],
        }
    )


def read_players(question: Question, kept: Kept) -> pl.DataFrame:
    """Read the rows of all players."""
    return player_frame(question, np.concatenate([played.players for played in kept.read(question.units())]))


def parts(played: Iterator[Played]) -> Iterator[Any]:
    """Read the rows of things, so many units at a time."""
    while found := list(islice(played, PART)):
        yield np.concatenate([each.things for each in found])


def thing_frame(question: Question, rows: Any, things: Sequence[Thing]) -> pl.DataFrame:
    """Give a row for everything that a player had or used in a game."""
    together = np.array([", ".join(lineup) for lineup in question.lineups])
    bots = [[*lineup, *[""] * (max(map(len, question.lineups)) - len(lineup))] for lineup in question.lineups]
    return pl.DataFrame(
        {
            "lineup": pl.Series(together[rows["lineup"]], dtype=pl.Categorical),
            "box": pl.Series(np.array(BOXES)[rows["box"]], dtype=pl.Categorical),
            "game": rows["game"],
            "seat": rows["seat"],
            "bot": pl.Series(np.array(bots)[rows["lineup"], rows["player"]], dtype=pl.Categorical),
            "family": pl.Series(np.array([thing.family for thing in things])[rows["thing"]], dtype=pl.Categorical),
            "thing": pl.Series(np.array([thing.name for thing in things])[rows["thing"]], dtype=pl.Categorical),
            "number": rows["number"],
            "since": rows["since"],
        }
    )


def check_target(path: Path, question: Question) -> None:
    """Refuse a name of another kind, to write over a file that answers another question, or where nothing can be."""
    if path.suffix != PARQUET:
        raise ReynardError(f"{path}: the name of a file of rows ends in {PARQUET}.")
    for each in (path, things_path(path)) if question.counts else (path,):
        if each.is_file():
            asked = asked_in(each)
            if asked is None:
                raise ReynardError(f"{each} is no file of the lab; choose another name, or delete it.")
            if Question.from_json(asked).digest != question.digest:
                raise ReynardError(f"{each} answers {told(asked)}; choose another name, or delete it.")
        check_writable(each)


def check_writable(path: Path) -> None:
    """Refuse a path at which nothing can be written, before any work is done for it."""
    existed = path.exists()
    try:
        with path.open("ab"):
            pass
        if not existed:
            path.unlink()
    except OSError as error:
        raise ReynardError(f"{path} cannot be written: {error.strerror or error}.") from error


def asked_in(path: Path) -> str | None:
    """Read which question a Parquet file answers."""
    try:
        return pl.read_parquet_metadata(path).get(ASKED)
    except (pl.exceptions.PolarsError, OSError):
        return None


def things_path(path: Path) -> Path:
    """Say where the rows of things go, beside those of players."""
    return path.with_suffix(f".things{path.suffix}")


def write_data(path: Path, question: Question, kept: Kept, things: Sequence[Thing]) -> None:
    """Write the rows of players, and beside them those of things where they were counted."""
    read_players(question, kept).write_parquet(path, metadata={ASKED: question.to_json()})
    if question.counts:
        frames: Iterable[pl.DataFrame] = (
            thing_frame(question, rows, things) for rows in parts(kept.read(question.units()))
        )
        pl.concat(frames).write_parquet(things_path(path), metadata={ASKED: question.to_json()})
