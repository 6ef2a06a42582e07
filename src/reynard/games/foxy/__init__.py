"""Foxy."""

from pathlib import Path

from reynard.core.contract import Clock, Game, Mind
from reynard.core.contract import Option as GameOption
from reynard.games.foxy import words
from reynard.games.foxy.box import read_box
from reynard.games.foxy.evaluation import appraise
from reynard.games.foxy.hiding import hide
from reynard.games.foxy.memory import conceal, decide, remember, witness
from reynard.games.foxy.rules import legal, pending, play, write_nothing
from reynard.games.foxy.set_up import deal
from reynard.games.foxy.table import ACTIONS, SEATS, Table
from reynard.games.foxy.tally import score
from reynard.games.foxy.view import View

TOGETHER = tuple(range(2, SEATS + 1))


def rivals(seats: int) -> tuple[str, ...]:
    """Alone, one plays against the fox."""
    return (words.THE_FOX,) if seats == 1 else ()


def bots_first(options: dict[str, int]) -> bool:
    """In the easy game a person is to be the last to write, and says the number aloud."""
    return bool(options["easy"])


GAME = Game(
    name="foxy",
    title="Foxy",
    tagline="Twenty cards flash by: remember how many animals of each kind you have seen.",
    folder=Path(__file__).parent,
    seats=(1, *TOGETHER),
    options=(
        GameOption(
            "fox",
            "The fox asks for",
            (0, 1, 2, 3),
            ("Different kinds", "The most seen kind", "Cards with a single animal", "Cats: it is one itself"),
        ),
        GameOption("hard", "Hard: only exact numbers count", (0, 1), ("No", "Yes"), seats=TOGETHER),
        GameOption("easy", "Easy: the last to write says it aloud", (0, 1), ("No", "Yes"), seats=TOGETHER),
        GameOption("netted", "Alone: too much makes up for too little", (0, 1), ("No", "Yes"), seats=(1,)),
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
    rivals=rivals,
    lies_before=words.lies_before,
    mind=Mind(witness, remember, decide, conceal),
    bots_first=bots_first,
    clock=Clock("Time for each card", (20, 10, 5), run_out=write_nothing),
    covers=True,
)
