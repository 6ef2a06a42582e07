"""What is going on and what everyone is doing, in words."""

from reynard.core.box import Box
from reynard.games.fox_experiment.box.record import SEX_KEYS
from reynard.games.fox_experiment.table import Stage, Step, Table
from reynard.games.fox_experiment.words.mat import litter_of
from reynard.games.fox_experiment.words.names import STEP_WORDS, seat_name

STAGE_WORDS = {
    Stage.EQUIPPING: "Upgrades",
    Stage.BREEDING: "Breeding",
    Stage.STUDYING: "Research",
    Stage.UPGRADING: "Research",
    Stage.SETTLING: "Into the kennel",
}


TITLES = {
    Step.DIE: "Change a die",
    Step.FACE: "Change a die",
    Step.EXTRA: "Extra die",
    Step.FOXES: "Three foxes",
    Step.REPLACE: "Three foxes",
    Step.ASSIGN: "Research: studies",
    Step.PENALTY: "Siblings",
    Step.TRADE: "Trade",
    Step.UPGRADE: "Upgrades",
    Step.MIXED: "Mixed payment",
    Step.PAYING: "Mixed payment",
    Step.PATRON: "A patron",
    Step.TILE: "Swap tiles",
    Step.WILD: "A wild token",
    Step.STUDY: "A new study",
    Step.KEEP: "Keep a pup",
    Step.ORDER: "Into the kennel",
}


def whose_turn(t: Table) -> int | None:
    """Find whose turn it is in Selection."""
    selecting = [seat for seat in range(t.seats) if t.seat[seat].stage == Stage.SELECTING]
    return next((seat for seat in selecting if t.seat[seat].step != Step.IDLE), None)


def is_selection(t: Table) -> bool:
    """Say whether the seats select now, one after the other."""
    return any(own.stage == Stage.SELECTING for own in t.seat[: t.seats])


def phase_words(t: Table) -> str:
    """Say what is going on."""
    if t.over:
        return "The game is over"
    if not t.begun:
        return "Choosing studies"
    return "Selection" if is_selection(t) else "Breeding and research"


def phase_of(t: Table, viewer: int) -> str:
    """Say what is going on, and where all go at their own pace, how far the viewer is."""
    apart = t.begun and not t.over and not is_selection(t) and 0 <= viewer < t.seats
    stage = Stage.BREEDING if t.seat[viewer].step == Step.ROLL else Stage(t.seat[viewer].stage)
    own_pace = STAGE_WORDS.get(stage) if apart else None
    return own_pace or phase_words(t)


def doing_words(t: Table, seat: int) -> str:
    """Say what a seat is asked for; nothing when it has nothing to decide."""
    own = t.seat[seat]
    return "waiting for studies" if own.awaits else STEP_WORDS.get(Step(own.step), "")


def status_words(box: Box, t: Table, seat: int) -> str:
    """Say what a seat is doing, also when that is nothing, and how far it is with its pups."""
    own, doing = t.seat[seat], doing_words(t, seat)
    if not doing:
        return "finished" if own.stage == Stage.FINISHED else "waiting"
    litter = litter_of(box, own)
    breeds = own.stage == Stage.BREEDING or own.step == Step.ROLL
    return doing + (f" (pup {min(own.pups + 1, litter)} of {litter})" if breeds else "")


def progress_words(box: Box, t: Table, seat: int) -> str:
    """Say how far a seat is, for the others who breed at the same time."""
    if not doing_words(t, seat):
        return f"{seat_name(seat)} has finished"
    return f"{seat_name(seat)} is {status_words(box, t, seat)}"


def title_of(box: Box, t: Table, seat: int) -> str:
    """Say in a few words what a seat is busy with."""
    own = t.seat[seat]
    if own.step not in (Step.ROLL, Step.ARRANGE):
        return TITLES.get(Step(own.step), "Research")
    known = f": a {SEX_KEYS[own.sex]} fox" if own.turned or own.dice else ""
    return f"Pup {own.pups + 1} of {litter_of(box, own)}{known}"
