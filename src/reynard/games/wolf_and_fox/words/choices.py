"""What the choices are in words, what they point at, and which rule allows them."""

from reynard.core.box import Box
from reynard.core.contract import Choice
from reynard.core.phrases import counted, listed
from reynard.games.wolf_and_fox.rules.collecting import farm_reached
from reynard.games.wolf_and_fox.rules.scoring import score_source, scores_today
from reynard.games.wolf_and_fox.table import DICE, MICE, MOVES, NOTHING, RINGS, SIDES, Figure, Source, Table
from reynard.games.wolf_and_fox.words.names import card_words, held_ref, letter


def split_move(action: int) -> tuple[int, int, int]:
    """Read distance, die and figure from the number of a move."""
    step, figure = divmod(action, SIDES)
    distance, die = divmod(step, DICE)
    return distance + 1, die, figure


def describe(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say what a choice means."""
    return describe_move(box, t, seat, action) if action < MOVES else describe_loss(box, t, seat, action)


def describe_move(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say where a move leads and what it brings."""
    distance, die, figure = split_move(action)
    farm = int(farm_reached(box.record, t, figure, distance))
    value = int(t.die[die].value)
    walker = Figure(figure).name.lower()
    gives = cards_at(box, t, farm)
    bones = bones_at(box, t, farm)
    if bones:
        gives += f", and {counted(bones, 'bone')}"
    return Choice(
        id=action,
        words=f"Take the {value}{bone_words(value, distance)} and move the {walker} to farm {letter(farm)}",
        at=(f"die:{die}", walker, f"farm:{farm}"),
        rule="col-2" if distance == value else "bon-2",
        gives=f"{gives}. {today_with(box, t, seat, farm, figure)}",
        rank=abs(distance - value),
    )


def bone_words(value: int, distance: int) -> str:
    """Say how bones change a die."""
    if value == distance:
        return ""
    return f" as {distance} for {counted(abs(value - distance), 'bone')}"


def cards_at(box: Box, t: Table, farm: int) -> str:
    """Name the cards at a farm."""
    rows = [int(t.farm[farm].card[ring]) for ring in range(RINGS)]
    cards = [box.record.card[row] for row in rows if row != NOTHING]
    words = listed([card_words(int(card.kind), int(card.mouse)) for card in cards])
    return words[:1].upper() + words[1:]


def bones_at(box: Box, t: Table, farm: int) -> int:
    """Count the bones shown on the cards at a farm."""
    rows = [int(t.farm[farm].card[ring]) for ring in range(RINGS)]
    return sum(int(box.record.card[row].bone) for row in rows if row != NOTHING)


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


def describe_loss(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say which card would be given back."""
    kind, mouse = divmod(action - MOVES, MICE)
    left = int(t.seat[seat].held[Figure.WOLF, kind, mouse]) - 1
    return Choice(
        id=action,
        words=f"Lose {card_words(kind, mouse)}",
        at=(held_ref(seat, Figure.WOLF, kind, mouse),),
        rule="far-4",
        gives=today_without(box, t, seat, kind, mouse) + (f", {left} like it left" if left else ""),
    )
