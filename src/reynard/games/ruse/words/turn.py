"""What is going on, said to whoever has to choose and to those who look on."""

from reynard.core.phrases import counted
from reynard.games.ruse.table import Stage, Step, Table
from reynard.games.ruse.words.names import seat_name

DOINGS = {
    Step.RETURN: "is giving a private objective back",
    Step.WELCOME: "is choosing what to begin with",
    Step.RESOURCE: "is choosing a resource",
    Step.KIT: "is choosing a kit to raise",
    Step.ADVANCE: "is choosing a kit to move on",
    Step.TRACK: "is choosing a track",
    Step.TERRITORY: "is choosing a territory",
    Step.INSTINCT: "is choosing an instinct",
    Step.ROLLED: "is thinking about the roll",
    Step.PLACE: "is placing a die",
    Step.WALK: "is walking",
    Step.ACT: "is acting",
    Step.DEN: "is about to dig",
    Step.TAKE: "is taking a den tile",
    Step.DIG: "is placing a den tile",
    Step.LAY: "is placing a den tile",
    Step.TURN: "is turning a den tile",
    Step.GROW: "is moving kits on",
}
EVERYBODY = "Everybody is choosing private objectives."
OVER = "The game is over."
ENDING = (Stage.ENDING, Stage.GROWING)


def stage_words(t: Table, in_hand: bool) -> str:
    """Say how far the table is; what is asked stands in the headline, and nothing is said twice."""
    if t.stage == Stage.SETTING_UP:
        return "Everybody chooses at the same time"
    if t.stage in ENDING:
        return f"The end of round {t.ended_round}"
    if not in_hand:
        return f"Round {t.round_number} is about to begin"
    return f"{counted(t.die, 'pip')} on your die" if t.die else "Your die is depleted"


def onlooking_words(step: Step, seat: int | None) -> str:
    """Say what somebody else is doing; at set-up nobody is waited for alone."""
    if seat is not None:
        return f"{seat_name(seat)} {DOINGS[step]}."
    return EVERYBODY if step == Step.KEEP else OVER
