"""Why a move is not allowed, and what to do instead."""

from reynard.core.box import Box
from reynard.core.contract import Refusal
from reynard.games.fox_experiment.actions import ACTIONS, CLAIM, DRAW, PLAY_SCIENCE, TAKE
from reynard.games.fox_experiment.table import NOBODY, NOTHING, Science, Sex, Stage, Step, Table
from reynard.games.fox_experiment.words.names import PARENT_WORDS, SCIENCE_NAMES, SCIENCE_RULES, SCIENCE_WORDS

WANTED = {
    Step.STUDY: ("Choose one of the studies on offer first.", "upg-5"),
    Step.SELECT: ("Take what you do not have yet: a father, a mother or a supply space.", "sel-1"),
    Step.WILD: ("Choose the trait of your wild token first.", "sel-6"),
    Step.UPGRADE: ("Buy an upgrade that you can pay for with tokens of one trait, or stop.", "upg-3"),
    Step.PATRON: ("Choose a patron where you have no meeple yet.", "upg-7"),
    Step.TILE: ("Choose the tile to swap with.", "rul-5"),
    Step.FOXES: ("Draw the next fox from a deck that has one.", "rul-4"),
    Step.REPLACE: ("Choose one of the foxes you drew, or keep your parents.", "sci-3"),
    Step.ROLL: ("Roll the dice for your pup first.", "bre-2"),
    Step.DIE: ("Choose the die to change.", "sci-7"),
    Step.FACE: ("Choose the face to turn the die to.", "sci-7"),
    Step.EXTRA: ("Choose the trait of the extra die.", "sci-9"),
    Step.ARRANGE: ("Place a friendly symbol that is not placed yet, or record the pup.", "bre-8"),
    Step.ASSIGN: ("Choose a pup that has all the next level asks for and has not completed one yet, or stop.", "res-3"),
    Step.PENALTY: ("Give back a token that you have just gained.", "rul-12"),
    Step.TRADE: ("Trade a token you have, in the direction you began with.", "rul-8"),
    Step.MIXED: ("Choose an upgrade that your tokens pay for.", "sci-11"),
    Step.PAYING: ("Pay with a token that you have.", "sci-11"),
    Step.KEEP: ("Choose a pup of a sex of which you have not kept one.", "rul-3"),
    Step.ORDER: ("Choose which of your pups is next in its row.", "solo-10"),
}
AFTER_SWAP_CARD = {
    Step.SELECT: "You have played a swap card: now take a supply space with a tile.",
    Step.UPGRADE: "You have played a swap card: now buy a patron upgrade.",
    Step.MIXED: "You have played a swap card: now buy a patron upgrade.",
}


def refuse(box: Box, t: Table, seat: int, action: int) -> Refusal:
    """Say why a move is not allowed."""
    if t.over:
        return Refusal("The game is over.", "adm-9")
    if not 0 <= seat < t.seats:
        return Refusal("There is no such seat at this table.", "sel-1")
    if action not in range(ACTIONS):
        return Refusal("There is no such choice.", "sel-1")
    own = t.seat[seat]
    if own.step == Step.IDLE:
        return refuse_idle(t, seat)
    if own.step == Step.SELECT and action in CLAIM:
        return refuse_space(t, seat, CLAIM.part(action))
    if own.swapping != NOTHING and own.step in AFTER_SWAP_CARD:
        return Refusal(AFTER_SWAP_CARD[Step(int(own.step))], "rul-5")
    if action in PLAY_SCIENCE:
        return refuse_science(t, seat, PLAY_SCIENCE.part(action))
    if own.step == Step.SELECT and action in TAKE:
        return refuse_fox(t, seat, *TAKE.parts(action))
    if own.step == Step.SELECT and action in DRAW:
        return refuse_fox(t, seat, DRAW.part(action), NOTHING)
    if own.step == Step.STUDY and not t.begun:
        return Refusal("Choose one of the studies on offer first.", "set-7")
    words, rule = WANTED[Step(int(own.step))]
    return Refusal(words, rule)


def refuse_idle(t: Table, seat: int) -> Refusal:
    """Say whom a seat is waiting for."""
    if t.seat[seat].stage == Stage.SELECTING:
        return Refusal("It is another player's turn.", "sel-1")
    return Refusal("You have finished; the others are not done yet.", "rul-16")


def refuse_science(t: Table, seat: int, kind: int) -> Refusal:
    """Say when a science card can be played."""
    science = Science(kind)
    if t.seat[seat].science[kind] == 0:
        return Refusal(f"You do not hold “{SCIENCE_NAMES[science]}”.", "sci-1")
    if kind == Science.FOXES and t.seat[seat].step == Step.ROLL:
        return Refusal("Turn over the blank card first: “Three foxes” is played when you know the pup's sex.", "rul-4")
    return Refusal(f"“{SCIENCE_NAMES[science]}” cannot be played now. {SCIENCE_WORDS[science]}", SCIENCE_RULES[science])


def refuse_space(t: Table, seat: int, space: int) -> Refusal:
    """Say why a space of the supply track cannot be claimed."""
    if t.seat[seat].space != NOTHING:
        return Refusal("You have a supply space already: take a parent.", "sel-1")
    if space >= t.spaces:
        return Refusal("That space is not in use with so few players: take one that is.", "set-1")
    if t.holder[space] == t.seats:
        return Refusal("The Institute has taken that space: take a free one.", "two-7")
    if t.holder[space] != NOBODY:
        return Refusal("Somebody stands on that space: take a free one.", "sel-4")
    return Refusal("There is no tile to swap on that space: take one that has a tile.", "rul-5")


def refuse_fox(t: Table, seat: int, sex: int, place: int) -> Refusal:
    """Say why a fox cannot be taken from a place of the kennel, or from the deck if there is none."""
    if t.seat[seat].parent[sex] != NOTHING:
        return Refusal(f"You have a {PARENT_WORDS[Sex(sex)]} already.", "sel-1")
    if NOTHING < place < t.kennel[sex].length and t.kennel[sex].claimed[place]:
        return Refusal("The Institute has claimed that fox: take another.", "two-6")
    return Refusal("No fox lies there: take one that does.", "sel-2")
