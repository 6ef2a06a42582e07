"""Ruse."""

from pathlib import Path

from reynard.core.contract import About, Game, Option
from reynard.core.levels import Level
from reynard.games.ruse import rules, words
from reynard.games.ruse.actions import SPACE
from reynard.games.ruse.bot import COUNTING, LAYOUT, appraise, observe
from reynard.games.ruse.box.reading import read_box
from reynard.games.ruse.table import Table
from reynard.games.ruse.view import View, view
from reynard.games.ruse.words.chapters import chapter
from reynard.games.ruse.words.facts import Facts
from reynard.games.ruse.words.labels import LABELS
from reynard.games.ruse.words.names import rivals
from reynard.games.ruse.words.sequences import sequences
from reynard.games.ruse.words.traces import traces

GAME = Game(
    name="ruse",
    title="Ruse",
    tagline="Roll, roam and dig: raise your kits to be the most cunning foxes of the valley.",
    about=About("20 to 30 minutes a player", "heavy", age=14),  # our judgement: nothing was found in print
    folder=Path(__file__).parent,
    seats=(1, 2, 3, 4, 5),
    version=4,
    options=(
        Option(
            "order",
            "Fewest victory points begin the next round",
            (0, 1),
            ("Most victory points first", "Fewest victory points first"),
            (2, 3, 4, 5),
        ),
        Option("figure", "A photographer instead of the hunter", (0, 1), ("Hunter", "Photographer")),
        Option("rival", "Your rival", (0, 1, 2), ("Young and hasty", "Full-grown", "Old and wily"), (1,)),
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
    observe=observe,
    observation=LAYOUT,
    chapter=chapter,
    traces=traces,
    counting=COUNTING,
    sequences=sequences,
    rivals=rivals,
    by_eye=(Level.FOX,),
    covers=True,
)
