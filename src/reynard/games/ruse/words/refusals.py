"""Why a move is not allowed, and what to do instead."""

from reynard.core.box import Box
from reynard.core.contract import Refusal
from reynard.core.phrases import counted
from reynard.games.ruse.actions import ACTIONS, CHEESE, HUNT, MARK, PLACE, USING, WALK
from reynard.games.ruse.rules.acting import cost_of, has_wolf, is_watched
from reynard.games.ruse.table import NOBODY, NOTHING, Deed, Place, Stage, Step, Table
from reynard.games.ruse.words.icons import growth_words
from reynard.games.ruse.words.names import PLACE_TITLES, STEP_WORDS

RULES = {
    Step.WELCOME: "rnd-6",
    Step.RESOURCE: "rul-63",
    Step.KIT: "grow-3",
    Step.ADVANCE: "rul-29",
    Step.TRACK: "rul-63",
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
        words = "You have chosen; the others are still choosing." if kept else "It is another player's turn."
        return Refusal(words, "set-7" if kept else "turn-1")
    step = Step(int(t.step))
    if step == Step.PLACE and action in PLACE:
        place, space = PLACE.parts(action)
        return refuse_space(t, seat, place, space)
    if step == Step.WALK and action in WALK:
        return Refusal("Your fox cannot get that far now: choose a nearer space.", "fox-2")
    if step == Step.ACT and (action in HUNT or action in MARK) and t.die_at < Place.MOUNTAIN:
        return refuse_deed(box, t, seat, Deed.HUNT if action in HUNT else Deed.MARK)
    if action in CHEESE:
        return refuse_cheese(t, seat)
    if action in USING:
        used = t.seat[seat].ruse_used
        return Refusal(
            "You have already used your ruse tile this round." if used else "Your ruse tile cannot be used now.",
            "ruse-1",
        )
    return Refusal(f"You cannot do that now. {STEP_WORDS[step]}", RULES[step])


def refuse_space(t: Table, seat: int, place: int, space: int) -> Refusal:
    """Say why a die cannot be placed on a space."""
    if space >= t.open_spaces[place]:
        return Refusal("That space is not in use: choose one that is.", "set-4")
    die = t.seat[seat].den_die[space] if place == Place.DEN else t.space[place, space]
    if die.owner != NOBODY:
        return Refusal("A die lies there already: choose a free space.", "die-1")
    return Refusal(f"{PLACE_TITLES[place]}: the leftmost free space comes first.", "die-1")


def refuse_cheese(t: Table, seat: int) -> Refusal:
    """Say why the cheese cannot be exchanged."""
    if t.cheese != seat:
        return Refusal("You do not have the cheese.", "turn-6")
    return Refusal("Not now: exchange the cheese when you place, walk or act.", "rul-36")


def refuse_deed(box: Box, t: Table, seat: int, deed: Deed) -> Refusal:
    """Say what keeps a fox from hunting or marking."""
    own, place = t.seat[seat], int(t.die_at)
    if t.done >> deed & 1:
        return Refusal("You have already done that this turn.", "act-1")
    cost = int(cost_of(box.record, t, seat, deed.value))
    if cost == NOTHING:
        return Refusal("This tile does not offer that.", "act-1")
    if is_watched(t, seat):
        return Refusal("Not while you are watched: nobody hunts or marks in that territory now.", "act-4")
    if deed == Deed.HUNT and has_wolf(t):
        return Refusal("The Wolf is there: nobody hunts.", "act-5")
    if deed == Deed.HUNT and t.hunting[place].spots == 0:
        return Refusal("No hunting tile is left there this round.", "act-6")
    if deed == Deed.MARK and own.markers == 0:
        return Refusal("All your markers are on the board.", "rul-19")
    if deed == Deed.MARK and t.marker[place, own.fox_space] == seat:
        return Refusal("Your own marker is there already.", "rul-19")
    have = f"{counted(int(t.die), 'pip')} and {growth_words(int(own.growth))}"
    return Refusal(f"That costs {cost}: your {have} are not enough.", "act-3")
