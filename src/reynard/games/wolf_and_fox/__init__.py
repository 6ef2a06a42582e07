"""The Wolf and the Fox."""

from pathlib import Path

from reynard.core.contract import About, Game, Option
from reynard.games.wolf_and_fox import rules, words
from reynard.games.wolf_and_fox.actions import SPACE
from reynard.games.wolf_and_fox.bot import COUNTING, LAYOUT, appraise, observe
from reynard.games.wolf_and_fox.box.reading import read_box
from reynard.games.wolf_and_fox.table import Table
from reynard.games.wolf_and_fox.view import View, view
from reynard.games.wolf_and_fox.words.chapters import chapter
from reynard.games.wolf_and_fox.words.facts import Way
from reynard.games.wolf_and_fox.words.labels import LABELS
from reynard.games.wolf_and_fox.words.traces import traces

GAME = Game(
    name="wolf-and-fox",
    title="The Wolf and the Fox",
    tagline="Send the sly fox and the greedy wolf round the farms, and mind the farmer.",
    about=About("20 to 35 minutes", "light", age=8),  # the length is the rulebook's; weight and age are our judgement
    folder=Path(__file__).parent,
    seats=(2, 3, 4),
    version=1,
    options=(
        Option("young", "Young gamers: no farmer, no dividers", (0, 1), ("No", "Yes")),
        Option("sides", "Dice", (6, 8), ("Six-sided", "Eight-sided")),
    ),
    actions=SPACE,
    table=Table,
    read_box=read_box,
    words=words,
    view=view,
    view_type=View,
    choice_type=Way,
    deal=rules.deal,
    pending=rules.pending,
    legal=rules.legal,
    play=rules.play,
    score=rules.score,
    hide=rules.hide,
    appraise=appraise,
    observe=observe,
    observation=LAYOUT,
    chapter=chapter,
    traces=traces,
    counting=COUNTING,
    labels=LABELS,
)
