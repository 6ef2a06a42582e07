"""Why a move is not allowed, and what to do instead."""

from reynard.core.box import Box
from reynard.core.contract import Refusal
from reynard.games.ruse.names import PLACE_TITLES, STEP_WORDS
from reynard.games.ruse.table import (
    ACTIONS,
    CHEESE,
    HUNT,
    MARK,
    NOBODY,
    PLACE,
    RUSE,
    SPACES,
    UP,
    WALK,
    Obstacle,
    Place,
    Stage,
    Step,
    Table,
)

RULES = {
    Step.WELCOME: "rnd-6",
    Step.RESOURCE: "rul-53",
    Step.KIT: "act-13",
    Step.ADVANCE: "rul-29",
    Step.TRACK: "mtn-5",
    Step.TERRITORY: "bon-4",
    Step.RETURN: "bon-3",
    Step.DIG: "den-3",
    Step.INSTINCT: "ins-3",
    Step.KEEP: "set-7",
    Step.ROLLED: "ruse-1",
    Step.PLACE: "die-1",
    Step.WALK: "fox-1",
    Step.ACT: "act-1",
    Step.DEN: "den-1",
    Step.TAKE: "den-2",
    Step.LAY: "den-3",
    Step.TURN: "den-2",
    Step.GROW: "grow-1",
}


def refuse(box: Box, t: Table, seat: int, action: int) -> Refusal:
    """Say why a move is not allowed."""
    if t.stage == Stage.OVER:
        return Refusal("The game is over.", "fin-7")
    if not 0 <= seat < t.seats:
        return Refusal("There is no such seat at this table.", "turn-1")
    if not 0 <= action < ACTIONS:
        return Refusal("There is no such choice.", "turn-1")
    if not t.due >> seat & 1:
        kept = t.step == Step.KEEP
        words = "You have chosen; the others are not done yet." if kept else "It is another player's turn."
        return Refusal(words, "set-7" if kept else "turn-1")
    step = Step(int(t.step))
    if step == Step.PLACE and PLACE <= action < WALK:
        return refuse_space(t, seat, *divmod(action - PLACE, SPACES))
    if step == Step.WALK and WALK <= action < HUNT:
        return Refusal("Your fox does not get that far today: choose a nearer space.", "fox-2")
    if step == Step.ACT and action in (HUNT, MARK) and t.die_at < Place.MOUNTAIN:
        return refuse_deed(t, seat, action)
    if action == CHEESE:
        return Refusal("You do not have the cheese.", "turn-6")
    if RUSE <= action <= UP + 1:
        used = t.seat[seat].ruse_used
        return Refusal("You have used your ruse tile in this round." if used else "That is not its moment.", "ruse-1")
    return Refusal(f"That cannot be done now. {STEP_WORDS[step]}", RULES[step])


def refuse_space(t: Table, seat: int, place: int, space: int) -> Refusal:
    """Say why a die cannot be placed on a space."""
    if space >= t.open_spaces[place]:
        return Refusal("That space is not in use: choose one that is.", "set-4")
    die = t.seat[seat].den_die[space] if place == Place.DEN else t.space[place, space]
    if die.owner != NOBODY:
        return Refusal("A die lies there already: choose a free space.", "die-1")
    return Refusal(f"{PLACE_TITLES[place]}: the leftmost free space comes first.", "die-1")


def refuse_deed(t: Table, seat: int, action: int) -> Refusal:
    """Say why a fox cannot hunt or mark."""
    if t.hunter == t.die_at:
        return Refusal("Not while you are watched: nobody hunts or marks in that territory now.", "act-4")
    if action == HUNT and t.obstacle[Obstacle.WOLF] == t.die_at:
        return Refusal("The Wolf is there: nobody hunts.", "act-5")
    if action == HUNT and t.hunting[int(t.die_at)].spots == 0:
        return Refusal("No hunting tile is left there in this round.", "act-6")
    if action == MARK and t.seat[seat].markers == 0:
        return Refusal("All your markers are on the board.", "rul-19")
    return Refusal("This tile does not offer that, or it costs more than your die and growth points.", "act-2")
