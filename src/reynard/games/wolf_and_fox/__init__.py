"""The Wolf and the Fox."""

from pathlib import Path

from reynard.core.contract import Game
from reynard.core.contract import Option as GameOption
from reynard.games.wolf_and_fox import words
from reynard.games.wolf_and_fox.box import read_box
from reynard.games.wolf_and_fox.evaluation import appraise
from reynard.games.wolf_and_fox.rules import hide, legal, pending, play
from reynard.games.wolf_and_fox.scoring import score
from reynard.games.wolf_and_fox.set_up import deal
from reynard.games.wolf_and_fox.table import ACTIONS, Table
from reynard.games.wolf_and_fox.view import View

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
    view_type=View,
    deal=deal,
    pending=pending,
    legal=legal,
    play=play,
    score=score,
    hide=hide,
    appraise=appraise,
)
