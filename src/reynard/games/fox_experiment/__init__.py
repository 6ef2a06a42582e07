"""The Fox Experiment."""

from pathlib import Path

from reynard.core.contract import Game
from reynard.core.contract import Option as GameOption
from reynard.games.fox_experiment import words
from reynard.games.fox_experiment.box import read_box
from reynard.games.fox_experiment.evaluation import appraise
from reynard.games.fox_experiment.hiding import hide
from reynard.games.fox_experiment.names import AUTOMA
from reynard.games.fox_experiment.odds import Forecast, forecast
from reynard.games.fox_experiment.rules import legal, pending, play
from reynard.games.fox_experiment.scoring import score
from reynard.games.fox_experiment.set_up import deal
from reynard.games.fox_experiment.table import ACTIONS, Table
from reynard.games.fox_experiment.view_types import View


def rivals(seats: int) -> tuple[str, ...]:
    """Alone, one plays against the automatic opponent."""
    return (AUTOMA,) if seats == 1 else ()


GAME = Game(
    name="fox-experiment",
    title="The Fox Experiment",
    tagline="Breed wild foxes into friendly ones: ears flop, tails curl, and science marvels.",
    folder=Path(__file__).parent,
    seats=(1, 2, 3, 4, 5, 6),
    options=(
        GameOption("first_game", "First game: one study is dealt, none chosen", (0, 1), ("No", "Yes")),
        GameOption("siblings", "Breeding siblings costs two tokens", (0, 1), ("No", "Yes")),
        GameOption(
            "tokens", "Friendly tokens at the start", (0, 1), ("0, 1, 2, 3, 3, 4", "0, 1, 1, 2, 2, 3"), (3, 4, 5, 6)
        ),
        GameOption("hard", "Hard automatic opponent", (0, 1), ("No", "Yes"), (1,)),
    ),
    actions=ACTIONS,
    table=Table,
    read_box=read_box,
    words=words,
    view_type=View,
    deal=deal,
    pending=pending,
    legal=legal,
    play=play,
    score=score,
    hide=hide,
    appraise=appraise,
    rivals=rivals,
    may_note=words.may_note,
    forecast=forecast,
    forecast_type=Forecast,
    covers=True,
)
