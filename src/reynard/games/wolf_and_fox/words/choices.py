"""What the choices are in words, what they point at, and which rule allows them."""

from collections.abc import Callable

from reynard.core.actions import Group
from reynard.core.box import Box
from reynard.core.contract import Choice
from reynard.core.phrases import counted, listed
from reynard.games.wolf_and_fox.actions import LOSE, MOVE, SPACE
from reynard.games.wolf_and_fox.rules.collecting import farm_reached
from reynard.games.wolf_and_fox.table import NOBODY, NOTHING, REACH, RINGS, Figure, Table
from reynard.games.wolf_and_fox.words.facts import Way
from reynard.games.wolf_and_fox.words.names import SIDE_KEYS, card_words, held_ref
from reynard.games.wolf_and_fox.words.today import points_added, points_lost
from reynard.games.wolf_and_fox.words.walking import goal_of_walk, walk_of

SAID_WITH_AN = (8, 11, 18)


def describe(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say what a choice means."""
    group = SPACE.group_of(action)
    return DESCRIBE[group](box, t, seat, *group.parts(action))


def describe_move(box: Box, t: Table, seat: int, distance: int, die: int, figure: int) -> Choice:
    """Say where a move leads and what it brings."""
    walk, sensible = walk_of(box, t, figure, distance), sensible_way(box, t, distance, die, figure)
    value, walker = int(t.die[die].value), SIDE_KEYS[figure]
    way: Way = {"figure": walker, "steps": len(walk.way)}
    return Choice(
        id=MOVE(distance, die, figure),
        words=f"Take the {value}{bone_words(value, distance)} and move the {walker} {goal_of_walk(walk)}",
        at=(f"die:{die}", walker, f"farm:{walk.there}"),
        rule="col-2" if distance == value else "bon-2",
        gives=" ".join(
            sentence(part)
            for part in (
                walk.detour,
                found_at(box, t, walk.there),
                gain_words(box, t, seat, walk.there, figure),
                "" if sensible is None else "fewer bones would do",
            )
            if part
        ),
        facts=way,
        rank=abs(distance - value) + (0 if sensible is None else REACH),
        heading=f"Take the {value} …",
        alternative_to=sensible,
        also={f"die:{other}": f"die:{die}" for other in equal_dice(t, die)},
    )


def sensible_way(box: Box, t: Table, distance: int, die: int, figure: int) -> int | None:
    """Find the move that leads to the same farm for fewer bones, if there is one."""
    value, there = int(t.die[die].value), farm_reached(box.record, t, figure, distance)
    cost = abs(distance - value)
    for less in range(cost + 1):
        for other in (value - less, value + less):
            if other == distance:
                return None
            if other >= 1 and farm_reached(box.record, t, figure, other) == there:
                return MOVE(other, die, figure)
    return None


def equal_dice(t: Table, die: int) -> list[int]:
    """List the other dice in the forest that show the same."""
    dice = [other for other in range(t.dice) if other != die and t.die[other].used_by == NOBODY]
    return [other for other in dice if t.die[other].value == t.die[die].value]


def sentence(words: str) -> str:
    """Make a sentence of some words."""
    return f"{words[:1].upper()}{words[1:]}."


def bone_words(value: int, distance: int) -> str:
    """Say how bones change a die."""
    if value == distance:
        return ""
    article = "an" if distance in SAID_WITH_AN else "a"
    return f" as {article} {distance} for {counted(abs(value - distance), 'bone')}"


def found_at(box: Box, t: Table, farm: int) -> str:
    """Name the cards at a farm, and the bones on them."""
    rows = [int(t.farm[farm].card[ring]) for ring in range(RINGS)]
    cards = [box.record.card[row] for row in rows if row != NOTHING]
    found = listed([card_words(int(card.kind), int(card.mouse)) for card in cards])
    bones = sum(int(card.bone) for card in cards)
    return f"{found}, and {counted(bones, 'bone')}" if bones else found


def gain_words(box: Box, t: Table, seat: int, farm: int, figure: int) -> str:
    """Say how a move would change what today scores so far."""
    points = points_added(box, t, seat, farm, figure)
    return f"adds {counted(points, 'point')} today" if points else "adds nothing today"


def describe_loss(box: Box, t: Table, seat: int, kind: int, mouse: int) -> Choice:
    """Say which card would be given back."""
    points = points_lost(box, t, seat, kind, mouse)
    left = int(t.seat[seat].held[Figure.WOLF, kind, mouse]) - 1
    cost = f"costs {counted(points, 'point')} today" if points else "costs nothing today"
    return Choice(
        id=LOSE(kind, mouse),
        words=f"Lose {card_words(kind, mouse)}",
        at=(held_ref(seat, Figure.WOLF, kind, mouse),),
        rule="far-4",
        gives=sentence(cost) + (f" {sentence(f'{left} more like it left')}" if left else ""),
    )


DESCRIBE: dict[Group, Callable[..., Choice]] = {MOVE: describe_move, LOSE: describe_loss}
