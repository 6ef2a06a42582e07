"""What is going on and what everyone is doing, in words."""

from typing import NamedTuple

from reynard.core.box import Box
from reynard.games.fox_experiment.box.record import SEX_KEYS
from reynard.games.fox_experiment.table import DRAWN, NOTHING, Seat, Stage, Step, Table
from reynard.games.fox_experiment.words.choices import friendly_faces
from reynard.games.fox_experiment.words.mat import litter_of
from reynard.games.fox_experiment.words.names import STEP_WORDS, seat_name

STAGE_WORDS = {
    Stage.EQUIPPING: "Upgrades",
    Stage.BREEDING: "Breeding",
    Stage.STUDYING: "Research",
    Stage.UPGRADING: "Research",
    Stage.SETTLING: "Into the kennel",
}


class Headline(NamedTuple):
    """What a seat is to do, in a headline and a sentence."""

    title: str
    words: str


HEADLINES = {
    Step.DIE: Headline("Change a die", "Pick the die you want to turn."),
    Step.FACE: Headline("Change a die", "Pick the face it shall show."),
    Step.EXTRA: Headline("Extra die", "Pick the trait of the die you roll in addition."),
    Step.REPLACE: Headline("Three foxes", "Let one of them be a parent, or keep yours."),
    Step.ASSIGN: Headline("Research: studies", "Bring each pup to a study. A pup completes one level."),
    Step.PENALTY: Headline("Siblings", "Your parents were siblings: give back a token."),
    Step.TRADE: Headline("Trade", "Trade up to two tokens, all in one direction."),
    Step.UPGRADE: Headline(
        "Research: upgrades", "Pick upgrades on your mat and pay with tokens of one trait, or finish here."
    ),
    Step.MIXED: Headline("Mixed payment", "Pick the upgrade on your mat."),
    Step.PAYING: Headline("Mixed payment", "Pick the tokens you pay with. The first stays on your mat."),
    Step.PATRON: Headline("A patron", "Pick the patron you want to join, beside the board."),
    Step.TILE: Headline("Swap tiles", "Pick the tile you want to swap with."),
    Step.WILD: Headline("A wild token", "Pick the trait token you take."),
    Step.STUDY: Headline("A new study", "Keep one of the studies on offer."),
    Step.KEEP: Headline("Keep a pup", "Pick the pup that will be one of your next parents."),
    Step.ORDER: Headline("Into the kennel", "Pick the pup that moves in next."),
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
    own_pace = STAGE_WORDS.get(Stage(t.seat[viewer].stage)) if apart else None
    return own_pace or phase_words(t)


def doing_words(t: Table, seat: int) -> str:
    """Say what a seat is asked for; nothing when it has nothing to decide."""
    own = t.seat[seat]
    return "waiting for studies" if own.awaits else STEP_WORDS.get(Step(own.step), "")


def status_words(t: Table, seat: int) -> str:
    """Say what a seat is doing, also when that is nothing."""
    return doing_words(t, seat) or ("finished" if t.seat[seat].stage == Stage.FINISHED else "waiting")


def progress_words(box: Box, t: Table, seat: int) -> str:
    """Say how far a seat is, for the others who breed at the same time."""
    own, doing = t.seat[seat], doing_words(t, seat)
    if not doing:
        return f"{seat_name(seat)} has finished"
    litter = litter_of(box, own)
    pup = f" (pup {min(own.pups + 1, litter)} of {litter})" if own.stage == Stage.BREEDING else ""
    return f"{seat_name(seat)} is {doing}{pup}"


def headline(box: Box, t: Table, seat: int) -> Headline:
    """Say what a seat is to do now."""
    own = t.seat[seat]
    pup = f"Pup {own.pups + 1} of {litter_of(box, own)}"
    if own.step == Step.ROLL:
        again = "The same parents once more." if own.pups else "Both parents and your mat give the dice."
        return Headline(pup, again)
    if own.step == Step.ARRANGE:
        return Headline(f"{pup}: a {SEX_KEYS[own.sex]} fox", arranging_words(box, own))
    if own.step == Step.FOXES:
        return Headline("Three foxes", f"Draw fox {own.draws + 1} of {DRAWN} from either deck.")
    return HEADLINES.get(Step(own.step), Headline("Research", ""))


def arranging_words(box: Box, own: Seat) -> str:
    """Say what can still be placed."""
    parts = [
        own.placed[die, part]
        for die, face in enumerate(friendly_faces(box, own))
        for part in range(face.full + face.half)
    ]
    if NOTHING in parts:
        return "Drag friendly pieces to the traits they stand for."
    if own.friendly > sum(own.helping):
        return "Spend friendly tokens if you like, then record the pup."
    return "Everything is placed: record the pup."
