"""The Wolf and the Fox."""

from pathlib import Path

from reynard.core.contract import Game
from reynard.core.contract import Option as GameOption
from reynard.games.wolf_and_fox import rules, words
from reynard.games.wolf_and_fox.bot import appraise
from reynard.games.wolf_and_fox.box.reading import read_box
from reynard.games.wolf_and_fox.table import ACTIONS, Table
from reynard.games.wolf_and_fox.view import View, view

GAME = Game(
    name="wolf-and-fox",
    title="The Wolf and the Fox",
    tagline="Send the sly fox and the greedy wolf round the farms, and mind the farmer.",
    folder=Path(__file__).parent,
    seats=(2, 3, 4),
    options=(
        GameOption("young", "Young gamers: no farmer, no dividers", (0, 1), ("No", "Yes")),
        GameOption("sides", "Dice", (6, 8), ("Six-sided", "Eight-sided")),
    ),
    actions=ACTIONS,
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
)
