"""The Fox Experiment."""

from pathlib import Path

from reynard.core.contract import About, Game, Option
from reynard.games.fox_experiment import rules, words
from reynard.games.fox_experiment.actions import SPACE
from reynard.games.fox_experiment.bot import COUNTING, LAYOUT, appraise, observe
from reynard.games.fox_experiment.box.reading import read_box
from reynard.games.fox_experiment.table import Table
from reynard.games.fox_experiment.view import OddsView, View, forecast, view
from reynard.games.fox_experiment.words.chapters import chapter
from reynard.games.fox_experiment.words.facts import Facts
from reynard.games.fox_experiment.words.labels import LABELS
from reynard.games.fox_experiment.words.traces import traces

GAME = Game(
    name="fox-experiment",
    title="The Fox Experiment",
    tagline="Breed wild foxes into friendly ones: ears flop, tails curl, and science marvels.",
    about=About(
        "20 to 30 minutes a player", "medium", age=12
    ),  # reviews say 20 to 30 minutes a player; weight and age are our judgement
    folder=Path(__file__).parent,
    seats=(1, 2, 3, 4, 5, 6),
    version=3,
    options=(
        Option("first_game", "First game: everybody is dealt one study, with no choice", (0, 1), ("No", "Yes")),
        Option("siblings", "Breeding siblings costs two tokens", (0, 1), ("No", "Yes")),
        Option(
            "tokens", "Friendly tokens at the start", (0, 1), ("0, 1, 2, 3, 3, 4", "0, 1, 1, 2, 2, 3"), (3, 4, 5, 6)
        ),
        Option("hard", "The Institute also takes friendly tokens (harder)", (0, 1), ("No", "Yes"), (1,)),
    ),
    actions=SPACE,
    table=Table,
    read_box=read_box,
    words=words,
    view=view,
    view_type=View,
    deal=rules.deal,
    pending=rules.pending,
    legal=rules.legal,
    play=rules.play,
    score=rules.score,
    hide=rules.hide,
    appraise=appraise,
    observe=observe,
    observation=LAYOUT,
    rivals=words.rivals,
    may_note=words.may_note,
    chapter=chapter,
    traces=traces,
    counting=COUNTING,
    forecast=forecast,
    forecast_type=OddsView,
    choice_type=Facts,
    labels=LABELS,
    covers=True,
)
