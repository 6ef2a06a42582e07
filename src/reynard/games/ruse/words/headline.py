"""What a decision is for and what is left of it, in one sentence."""

from collections.abc import Callable

from reynard.core.box import Box
from reynard.core.phrases import counted, listed
from reynard.games.ruse.rules.kits import may_send
from reynard.games.ruse.rules.walking import is_night, reach
from reynard.games.ruse.table import NOTHING, OUT, START, Obstacle, Place, Step, Table
from reynard.games.ruse.words.icons import growth_words
from reynard.games.ruse.words.names import (
    EXIT_WORDS,
    MOUNTAIN_WORDS,
    OBSTACLE_NAMES,
    PATH_WORDS,
    PLACE_NAMES,
    figure_name,
)

NUMBERS = ("no", "one", "two", "three", "four", "five", "six")
OBSTACLE_DOES = {
    Obstacle.STORM: "by day foxes walk one space less there",
    Obstacle.WOLF: "nobody hunts or uses the track there",
    Obstacle.CAMP: "foxes there gain {camp} when the round ends",
    Obstacle.BEAR: "foxes there gain a resource when the round ends",
    Obstacle.BEAVER: "whoever crosses the dam pays you {dam}",
}


def headline(box: Box, t: Table, seat: int) -> str:
    """Say what a seat has to decide now."""
    return HEADLINES[Step(int(t.step))](box, t, seat)


def keep_line(box: Box, t: Table, seat: int) -> str:
    """Ask for a private objective at set-up."""
    dealt, kept = NUMBERS[int(box.record.dealt)], NUMBERS[int(box.record.kept)]
    return f"Give back one of these {dealt} private objectives and keep {kept}"


def welcome_line(box: Box, t: Table, seat: int) -> str:
    """Ask what to begin with."""
    return f"Take {growth_words(int(box.record.welcome_growth))} or a resource to begin with"


def several_line(words: str) -> Callable[[Box, Table, int], str]:
    """Ask for something that may come several times in a row."""

    def line(box: Box, t: Table, seat: int) -> str:
        count = 0
        while count < t.needs and t.need[count].step == t.step and t.need[count].seat == seat:
            count += 1
        return f"{words}: {NUMBERS[count]} to go" if 1 < count < len(NUMBERS) else words

    return line


def territory_line(box: Box, t: Table, seat: int) -> str:
    """Ask where the hunter or an obstacle goes, and say what it does there."""
    what = int(t.need[0].what)
    if what == NOTHING:
        return f"Choose a territory for {figure_name(t)}: nobody hunts or marks there"
    does = OBSTACLE_DOES[Obstacle(what)].format(
        camp=growth_words(int(box.record.camp_growth)), dam=growth_words(int(box.record.toll_at_dam))
    )
    return f"Choose a territory for {OBSTACLE_NAMES[what]}: {does}"


def instinct_line(box: Box, t: Table, seat: int) -> str:
    """Ask for an instinct."""
    return f"Your kit at the {EXIT_WORDS[int(t.need[0].what)]} exit develops an instinct: choose which"


def rolled_line(box: Box, t: Table, seat: int) -> str:
    """Ask what to do with a roll."""
    return f"You rolled a {int(t.rolled)}: keep it, or use “{box.names['ruse'][int(t.seat[seat].ruse)]}”"


def place_line(box: Box, t: Table, seat: int) -> str:
    """Ask where the die goes, and say how many are left."""
    left = int(t.seat[seat].dice)
    after = f"{NUMBERS[left]} more to roll this round" if left else "your last die this round"
    return f"Place your {int(t.die)}: {after}"


def walk_line(box: Box, t: Table, seat: int) -> str:
    """Ask how far the fox goes."""
    place = int(t.die_at)
    far, time = int(reach(box.record, t, place)), "by night" if is_night(t) else "by day"
    storm = ", because of the Storm" if not is_night(t) and t.obstacle[Obstacle.STORM] == place else ""
    return f"Choose how far your fox walks: up to {counted(far, 'space')} {time}{storm}"


def act_line(box: Box, t: Table, seat: int) -> str:
    """Ask what to do on a tile, and say what there is to pay with."""
    place, space = int(t.die_at), int(t.seat[seat].fox_space)
    if space == START:
        return f"End your turn: {paying_words(t, seat)}"
    where = (MOUNTAIN_WORDS if place == Place.MOUNTAIN else PATH_WORDS)[space]
    return f"Act at {where} of {PLACE_NAMES[place]}: {paying_words(t, seat)}"


def paying_words(t: Table, seat: int) -> str:
    """Say what is left on the die and in the supply."""
    die = f"{counted(int(t.die), 'pip')} left" if t.die else "the die is depleted"
    return f"{die}, {growth_words(int(t.seat[seat].growth))} in hand"


def den_line(box: Box, t: Table, seat: int) -> str:
    """Ask for the one action of a die in the den."""
    return f"Choose one action for your den: {paying_words(t, seat)}"


def take_line(box: Box, t: Table, seat: int) -> str:
    """Ask for a tile of the display, and say how many are to be taken."""
    left = f": {NUMBERS[int(t.taking)]} to take" if t.taking > 1 else ""
    return f"Take a den tile from the display{left}"


def lay_line(box: Box, t: Table, seat: int) -> str:
    """Ask where a den tile goes, and say how many are in hand."""
    left = f": {NUMBERS[int(t.draws)]} in hand" if t.draws > 1 else ""
    return f"Place a den tile{left}"


def grow_line(box: Box, t: Table, seat: int) -> str:
    """Ask what the kits do, and say what there is to spend."""
    own = t.seat[seat]
    ways = ["let your kits grow"]
    if may_send(box.record, own) and any(own.kit[kit].space == OUT for kit in range(len(own.kit))):
        ways.append("send a kit to an exit")
    words = listed(ways).replace(" and ", " or ")
    return f"{words[0].upper()}{words[1:]}: {growth_words(int(own.growth))} to spend"


def just(words: str) -> Callable[[Box, Table, int], str]:
    """Ask the same always."""
    return lambda box, t, seat: words


HEADLINES: dict[Step, Callable[[Box, Table, int], str]] = {
    Step.NOTHING: just("The game is over"),
    Step.WELCOME: welcome_line,
    Step.RESOURCE: several_line("Take any resource"),
    Step.KIT: several_line("Choose a kit to raise by 1"),
    Step.ADVANCE: just("Choose a kit to move on one space: it costs no growth points"),
    Step.TRACK: several_line("Choose a track for one step"),
    Step.TERRITORY: territory_line,
    Step.RETURN: just("Give back one of the two private objectives you drew"),
    Step.DIG: just("Place the den tile you drew"),
    Step.INSTINCT: instinct_line,
    Step.KEEP: keep_line,
    Step.ROLLED: rolled_line,
    Step.PLACE: place_line,
    Step.WALK: walk_line,
    Step.ACT: act_line,
    Step.DEN: den_line,
    Step.TAKE: take_line,
    Step.LAY: lay_line,
    Step.TURN: just("Turn one of the tiles in your den"),
    Step.GROW: grow_line,
}
