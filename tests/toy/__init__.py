"""Snatch: a tiny game for the tests: hidden hands, simultaneous secret picks, a rival, names, forecasts, a clock.

The Wolf and the Fox is all open and one seat at a time; what the core and the service promise about
secrets and about seats that decide at the same moment is proved with this game.
"""

from pathlib import Path

from reynard.core.contract import About, Clock, Game, Option
from toy import rules, words
from toy.actions import SPACE
from toy.box import read_box
from toy.table import Table
from toy.view import Outlook, View, forecast, view

GAME = Game(
    name="snatch",
    title="Snatch",
    tagline="Everyone reaches for the same bird.",
    about=About("2 minutes", "light", age=6),
    folder=Path(__file__).parent,
    seats=(1, 2, 3, 4),
    version=1,
    options=(
        Option("low", "The lowest card takes the bird", (0, 1), ("highest takes", "lowest takes"), seats=(2, 3, 4)),
        Option("keen", "The magpie is keen", (0, 1), ("lazy", "keen"), seats=(1,)),
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
    appraise=rules.appraise,
    observe=rules.observe,
    observation=rules.LAYOUT,
    rivals=lambda seats: ("The magpie",) if seats == 1 else (),
    may_note=words.may_note,
    chapter=words.chapter,
    traces=words.traces,
    forecast=forecast,
    forecast_type=Outlook,
    clock=Clock("Time for each pick", (20, 10, 5), rules.first_card),
)
