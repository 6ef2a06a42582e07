"""What the choices and the moves are in words."""

from collections import Counter
from collections.abc import Iterator, Sequence

from reynard.core.box import Box
from reynard.core.contract import Choice, Refusal
from reynard.core.contract import Source as PointSource
from reynard.core.listing import listed
from reynard.games.wolf_and_fox.collecting import farm_reached
from reynard.games.wolf_and_fox.farmer import sort_owed
from reynard.games.wolf_and_fox.names import (
    ONE,
    SOURCE_WORDS,
    card_words,
    faces,
    farmer_words,
    held_ref,
    letter,
)
from reynard.games.wolf_and_fox.scoring import score_source, scores_today
from reynard.games.wolf_and_fox.table import (
    ACTIONS,
    DAYS,
    DICE,
    FIRST_FRIEND,
    MICE,
    MOVES,
    NOBODY,
    NOTHING,
    RINGS,
    SIDES,
    Figure,
    Kind,
    Phase,
    Source,
    Table,
    Wanted,
)
from reynard.games.wolf_and_fox.view import view

__all__ = ["breakdown", "describe", "opening", "refuse", "tell", "view"]


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
        gives += f", and {count_bones(bones)}"
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
    return f" as {distance} for {count_bones(abs(value - distance))}"


def count_bones(bones: int) -> str:
    """Say how many bones."""
    return "1 bone" if bones == 1 else f"{bones} bones"


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


def refuse(box: Box, t: Table, seat: int, action: int) -> Refusal:
    """Say why a move is not allowed."""
    if t.phase == Phase.OVER:
        return Refusal("The game is over.", "fin-3")
    if seat != t.turn:
        return Refusal("It is another player's turn.", "far-4" if t.phase == Phase.FARMER else "col-1")
    if not 0 <= action < ACTIONS:
        return Refusal("There is no such choice.", "col-2")
    if t.phase == Phase.FARMER:
        return refuse_loss(t)
    if action >= MOVES:
        return Refusal("Cards are lost only to the farmer, at the end of a day.", "far-1")
    return refuse_move(t, seat, action)


def refuse_loss(t: Table) -> Refusal:
    """Say what the farmer wants instead."""
    wanted = int(sort_owed(t))
    sorts = {Wanted.FRIEND: "a forest friend", Wanted.ANY: "any card"}
    sort = ONE[Kind(wanted)] if wanted < FIRST_FRIEND else sorts[Wanted(wanted)]
    return Refusal(f"The farmer wants {sort} from your wolf's side: choose one that lies there.", "far-3")


def refuse_move(t: Table, seat: int, action: int) -> Refusal:
    """Say what is wrong with a die or with the bones spent on it."""
    distance, die, _ = split_move(action)
    if die >= t.dice:
        return Refusal("There is no such die in this game.", "set-1")
    if t.die[die].used_by != NOBODY:
        return Refusal("That die has been used this round: choose one that lies in the forest.", "rol-1")
    needed = abs(distance - int(t.die[die].value))
    if needed > t.seat[seat].bones:
        return Refusal(f"That takes {count_bones(needed)} and you have {t.seat[seat].bones}.", "bon-2")
    return Refusal("Another die in the forest shows the same: choose that one.", "col-2")


def opening(box: Box, t: Table, viewer: int, names: Sequence[str]) -> list[str]:
    """Tell how the game starts."""
    return [f"{names[t.start]} is the start player.", dice_words(t, names)]


def dice_words(t: Table, names: Sequence[str]) -> str:
    """Tell what the start player has rolled."""
    rolled = listed([str(int(t.die[die].value)) for die in range(t.dice)])
    return f"Day {t.day + 1}, round {t.round_of_day + 1}: {names[t.start]} rolls {rolled}."


def tell(box: Box, before: Table, seat: int, action: int, after: Table, viewer: int, names: Sequence[str]) -> list[str]:
    """Tell what a move did and everything that followed from it."""
    lines = [tell_choice(box, before, seat, action, names)]
    if after.farmer != before.farmer:
        lines.append(f"The farmer: {box.names['farmer'][after.farmer]}. {farmer_words(box.record, int(after.farmer))}")
    lines += tell_losses(before, seat, action, after, names)
    if after.day != before.day or after.phase == Phase.OVER:
        lines += tell_day(int(before.day), after, names)
    if after.phase == Phase.OVER:
        lines.append(tell_end(after, names))
    elif after.phase == Phase.COLLECT and (after.day, after.round_of_day) != (
        before.day,
        before.round_of_day,
    ):
        lines.append(dice_words(after, names))
    return lines


def tell_choice(box: Box, t: Table, seat: int, action: int, names: Sequence[str]) -> str:
    """Tell what a seat chose."""
    if action >= MOVES:
        kind, mouse = divmod(action - MOVES, MICE)
        return f"{names[seat]} gives the farmer {card_words(kind, mouse)}."
    distance, die, figure = split_move(action)
    value = int(t.die[die].value)
    farm = int(farm_reached(box.record, t, figure, distance))
    cards = cards_at(box, t, farm)
    bones = bones_at(box, t, farm)
    found = cards[:1].lower() + cards[1:] + (f", and {count_bones(bones)}" if bones else "")
    return (
        f"{names[seat]} takes the {value}{bone_words(value, distance)} "
        f"and moves the {Figure(figure).name.lower()} "
        f"from {letter(int(t.figure[figure]))} to {letter(farm)}: {found}."
    )


def tell_losses(before: Table, seat: int, action: int, after: Table, names: Sequence[str]) -> Iterator[str]:
    """Tell what the farmer has taken without asking since the move before."""
    for each in range(after.seats):
        lost = Counter(lost_cards(after, each))
        if after.farmer == before.farmer:
            lost -= Counter(lost_cards(before, each))
        if each == seat and action >= MOVES:
            lost -= Counter([card_words(*divmod(action - MOVES, MICE))])
        cards = list(lost.elements())
        if cards:
            yield f"{names[each]} loses {listed(cards)}."


def lost_cards(t: Table, seat: int) -> list[str]:
    """Name every card a seat has lost to the farmer card revealed last."""
    return [card_words(kind, mouse) for kind, mouse, count in faces(t.seat[seat].lost) for _ in range(count)]


def tell_day(day: int, after: Table, names: Sequence[str]) -> Iterator[str]:
    """Tell what everybody has scored today."""
    for seat in range(after.seats):
        earned = {source: int(after.seat[seat].earned[day, source]) for source in Source}
        parts = [f"{SOURCE_WORDS[source]} {points}" for source, points in earned.items() if points]
        total = f"Day {day + 1}: {names[seat]} scores {sum(earned.values())}"
        yield f"{total}: {listed(parts)}." if parts else f"{total}."


def tell_end(after: Table, names: Sequence[str]) -> str:
    """Tell who has won."""
    standing = [(points_of(after, seat), int(after.seat[seat].bones)) for seat in range(after.seats)]
    winners = [names[seat] for seat in range(after.seats) if standing[seat] == max(standing)]
    points = max(standing)[0]
    level = sum(row[0] == points for row in standing)
    if len(winners) > 1:
        return f"{listed(winners)} share the victory with {points} points and as many bones."
    by_bones = f", ahead by bones of {level - 1} other{'s' * (level > 2)}" if level > 1 else ""
    return f"{winners[0]} wins with {points} points{by_bones}."


def points_of(t: Table, seat: int) -> int:
    """Add up a seat's points."""
    return sum(int(t.seat[seat].earned[day, source]) for day in range(DAYS) for source in Source)


def breakdown(box: Box, t: Table, seat: int) -> list[PointSource]:
    """Say where a seat's points came from."""
    return [
        PointSource(SOURCE_WORDS[source], sum(int(t.seat[seat].earned[day, source]) for day in range(DAYS)))
        for source in Source
    ]
