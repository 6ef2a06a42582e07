"""Ruse."""

from pathlib import Path

from reynard.core.contract import Game
from reynard.core.contract import Option as GameOption
from reynard.games.ruse import words
from reynard.games.ruse.evaluation import appraise
from reynard.games.ruse.hiding import hide
from reynard.games.ruse.reading import read_box
from reynard.games.ruse.rules import legal, pending, play
from reynard.games.ruse.scoring import score
from reynard.games.ruse.set_up import deal
from reynard.games.ruse.table import ACTIONS, Table
from reynard.games.ruse.view_types import View

GAME = Game(
    name="ruse",
    title="Ruse",
    tagline="Roll, roam and dig: raise your kits to be the most cunning foxes of the valley.",
    folder=Path(__file__).parent,
    seats=(1, 2, 3, 4, 5),
    options=(
        GameOption(
            "order",
            "Who begins the next round",
            (0, 1),
            ("Most victory points first", "Fewest victory points first"),
            (2, 3, 4, 5),
        ),
        GameOption("figure", "Who disturbs the foxes", (0, 1), ("Hunter", "Photographer")),
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
    by_eye=("fox",),
    covers=True,
)
