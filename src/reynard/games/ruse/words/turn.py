"""What is going on, said to whoever has to choose and to those who look on."""

from reynard.games.ruse.table import Step
from reynard.games.ruse.words.names import STEP_WORDS, seat_name

DOINGS = {
    Step.RETURN: "chooses a private objective",
    Step.WELCOME: "chooses what to begin with",
    Step.RESOURCE: "chooses a resource",
    Step.KIT: "makes a kit stronger",
    Step.ADVANCE: "lets a kit grow",
    Step.TRACK: "chooses a track",
    Step.TERRITORY: "chooses a territory",
    Step.INSTINCT: "chooses an instinct",
    Step.ROLLED: "looks at the roll",
    Step.PLACE: "places a die",
    Step.WALK: "walks",
    Step.ACT: "acts",
    Step.DEN: "digs",
    Step.TAKE: "takes a den tile",
    Step.DIG: "lays a den tile",
    Step.LAY: "lays a den tile",
    Step.TURN: "turns a den tile",
    Step.GROW: "lets the kits grow",
}


def asking_words(step: Step, thing: str) -> str:
    """Say what is asked of whoever has to choose; in a territory it is where to put a thing."""
    return f"Choose the territory for {thing}." if step == Step.TERRITORY else STEP_WORDS[step]


def onlooking_words(step: Step, seat: int) -> str:
    """Say what somebody else is doing."""
    return f"{seat_name(seat)} {DOINGS[step]}."
