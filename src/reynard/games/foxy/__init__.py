"""Foxy."""

from pathlib import Path

from reynard.core.contract import Clock, Game, Option
from reynard.games.foxy import rules, words
from reynard.games.foxy.actions import SPACE
from reynard.games.foxy.bot import appraise, bots_first, mind
from reynard.games.foxy.box.reading import read_box
from reynard.games.foxy.table import SEATS, Table
from reynard.games.foxy.view import View, view
from reynard.games.foxy.words.facts import Writing
from reynard.games.foxy.words.labels import LABELS

TOGETHER = tuple(range(2, SEATS + 1))

GAME = Game(
    name="foxy",
    title="Foxy",
    tagline="Twenty cards flash by: remember how many animals of each kind you have seen.",
    folder=Path(__file__).parent,
    seats=(1, *TOGETHER),
    version=1,
    options=(
        Option(
            "fox",
            "The fox asks for",
            (0, 1, 2, 3),
            ("Different kinds", "The most seen kind", "Cards with a single animal", "Cats: it is one itself"),
        ),
        Option("hard", "Hard: only exact numbers count", (0, 1), ("No", "Yes"), seats=TOGETHER),
        Option("easy", "Easy: the last to write says it aloud", (0, 1), ("No", "Yes"), seats=TOGETHER),
        Option("netted", "Alone: too much makes up for too little", (0, 1), ("No", "Yes"), seats=(1,)),
    ),
    actions=SPACE,
    table=Table,
    read_box=read_box,
    words=words,
    view=view,
    view_type=View,
    choice_type=Writing,
    deal=rules.deal,
    pending=rules.pending,
    legal=rules.legal,
    play=rules.play,
    score=rules.score,
    hide=rules.hide,
    appraise=appraise,
    rivals=words.rivals,
    lies_before=words.lies_before,
    mind=mind,
    bots_first=bots_first,
    clock=Clock("Time for each card", (20, 10, 5), run_out=rules.write_nothing),
    labels=LABELS,
    covers=True,
)
