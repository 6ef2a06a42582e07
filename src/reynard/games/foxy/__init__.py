"""Foxy."""

from pathlib import Path

from reynard.core.contract import About, Clock, Game, Option
from reynard.core.levels import Level
from reynard.games.foxy import rules, words
from reynard.games.foxy.actions import SPACE
from reynard.games.foxy.bot import (
    COUNTING,
    LAYOUT,
    LEVEL_WORDS,
    appraise,
    bot_waits,
    bots_first,
    mind,
    observe,
    perfect_memory,
)
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
    about=About("15 to 20 minutes", "light", age=8),  # as its publishers give them
    folder=Path(__file__).parent,
    seats=(1, *TOGETHER),
    version=1,
    options=(
        Option(
            "fox",
            "The fox asks for",
            (0, 1, 2, 3),
            ("Different animals", "The most common animal", "Cards with just one animal", "Cats, itself included"),
        ),
        Option("hard", "Only exact numbers score", (0, 1), ("No", "Yes"), seats=TOGETHER),
        Option("easy", "The last to write says their number aloud", (0, 1), ("No", "Yes"), seats=TOGETHER),
        Option("netted", "Only the totals are compared", (0, 1), ("No", "Yes"), seats=(1,)),
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
    observe=observe,
    observation=LAYOUT,
    perfect_memory=perfect_memory,
    rivals=words.rivals,
    lies_before=words.lies_before,
    mind=mind,
    counting=COUNTING,
    advise=words.advise,
    bots_first=bots_first,
    bot_waits=bot_waits,
    level_words=LEVEL_WORDS,
    usual_level=Level.CUB,
    names_stand=words.NAMES_STAND,
    clock=Clock("Time for each card", (20, 10, 5), run_out=rules.write_nothing, tell_late=words.tell_late),
    labels=LABELS,
    covers=True,
)
