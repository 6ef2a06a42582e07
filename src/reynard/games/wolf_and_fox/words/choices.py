"""What the choices are in words, what they point at, and which rule allows them."""

from collections.abc import Callable

from reynard.core.actions import Group
from reynard.core.box import Box
from reynard.core.contract import Choice
from reynard.core.phrases import counted, listed
from reynard.games.wolf_and_fox.actions import LOSE, MOVE, SPACE
from reynard.games.wolf_and_fox.rules.collecting import farm_reached, steps_between
from reynard.games.wolf_and_fox.rules.scoring import score_source, scores_today
from reynard.games.wolf_and_fox.table import NOTHING, RINGS, Figure, Source, Table
from reynard.games.wolf_and_fox.words.facts import Way
from reynard.games.wolf_and_fox.words.names import SIDE_KEYS, card_words, held_ref, letter


def describe(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say what a choice means."""
    group = SPACE.group_of(action)
    return DESCRIBE[group](box, t, seat, *group.parts(action))


def describe_move(box: Box, t: Table, seat: int, distance: int, die: int, figure: int) -> Choice:
    """Say where a move leads and what it brings."""
    farm = int(farm_reached(box.record, t, figure, distance))
    value = int(t.die[die].value)
    walker = SIDE_KEYS[figure]
    steps = steps_between(int(box.record.farms), int(t.figure[figure]), farm, distance)
    way: Way = {"figure": walker, "steps": int(steps)}
    found = found_at(box, t, farm)
    return Choice(
        id=MOVE(distance, die, figure),
        words=f"Take the {value}{bone_words(value, distance)} and move the {walker} to farm {letter(farm)}",
        at=(f"die:{die}", walker, f"farm:{farm}"),
        rule="col-2" if distance == value else "bon-2",
        gives=f"{found[:1].upper()}{found[1:]}. {today_with(box, t, seat, farm, figure)}",
        facts=way,
        rank=abs(distance - value),
        heading=f"Take the {value} …",
    )


def bone_words(value: int, distance: int) -> str:
    """Say how bones change a die."""
    if value == distance:
        return ""
    return f" as {distance} for {counted(abs(value - distance), 'bone')}"


def found_at(box: Box, t: Table, farm: int) -> str:
    """Name the cards at a farm, and the bones on them."""
    rows = [int(t.farm[farm].card[ring]) for ring in range(RINGS)]
    cards = [box.record.card[row] for row in rows if row != NOTHING]
    found = listed([card_words(int(card.kind), int(card.mouse)) for card in cards])
    bones = sum(int(card.bone) for card in cards)
    return f"{found}, and {counted(bones, 'bone')}" if bones else found


def today_with(box: Box, t: Table, seat: int, farm: int, figure: int) -> str:
    """Say how a move would change what today scores so far."""
    after = Table.copy_of(t)
    side = Figure.FOX if t.young else figure
    for ring in range(RINGS):
        row = int(t.farm[farm].card[ring])
        if row != NOTHING:
            card = box.record.card[row]
            after.seat[seat].held[side, card.kind, card.mouse] += 1
    return f"Today {today(box, after, seat) - today(box, t, seat):+d}"


def today_without(box: Box, t: Table, seat: int, kind: int, mouse: int) -> str:
    """Say how losing a card would change what today scores so far."""
    after = Table.copy_of(t)
    after.seat[seat].held[Figure.WOLF, kind, mouse] -= 1
    return f"Today {today(box, after, seat) - today(box, t, seat):+d}"


def today(box: Box, t: Table, seat: int) -> int:
    """Add up what a seat's cards would score if the day ended now."""
    sources = [source for source in Source if source != Source.BONES and scores_today(box.record, t, int(source))]
    return sum(int(score_source(box.record, t, seat, int(source))) for source in sources)


def describe_loss(box: Box, t: Table, seat: int, kind: int, mouse: int) -> Choice:
    """Say which card would be given back."""
    left = int(t.seat[seat].held[Figure.WOLF, kind, mouse]) - 1
    return Choice(
        id=LOSE(kind, mouse),
        words=f"Lose {card_words(kind, mouse)}",
        at=(held_ref(seat, Figure.WOLF, kind, mouse),),
        rule="far-4",
        gives=today_without(box, t, seat, kind, mouse) + (f", {left} like it left" if left else ""),
    )


DESCRIBE: dict[Group, Callable[..., Choice]] = {MOVE: describe_move, LOSE: describe_loss}
