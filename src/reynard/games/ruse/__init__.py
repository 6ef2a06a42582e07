"""Ruse."""

from pathlib import Path

from reynard.core.contract import Game, Option
from reynard.core.levels import Level
from reynard.games.ruse import rules, words
from reynard.games.ruse.actions import SPACE
from reynard.games.ruse.bot import appraise
from reynard.games.ruse.box.reading import read_box
from reynard.games.ruse.table import Table
from reynard.games.ruse.view import View, view
from reynard.games.ruse.words.facts import Facts
from reynard.games.ruse.words.labels import LABELS

GAME = Game(
    name="ruse",
    title="Ruse",
    tagline="Roll, roam and dig: raise your kits to be the most cunning foxes of the valley.",
    folder=Path(__file__).parent,
    seats=(1, 2, 3, 4, 5),
    version=1,
    options=(
        Option(
            "order",
            "Who begins the next round",
            (0, 1),
            ("Most victory points first", "Fewest victory points first"),
            (2, 3, 4, 5),
        ),
        Option("figure", "Who disturbs the foxes", (0, 1), ("Hunter", "Photographer")),
    ),
    actions=SPACE,
    table=Table,
    read_box=read_box,
    words=words,
    view=view,
    view_type=View,
    choice_type=Facts,
    labels=LABELS,
    deal=rules.deal,
    pending=rules.pending,
    legal=rules.legal,
    play=rules.play,
    score=rules.score,
    hide=rules.hide,
    appraise=appraise,
    by_eye=(Level.FOX,),
    covers=True,
)
