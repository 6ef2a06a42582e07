"""What the moves did, in words."""

from collections import Counter
from collections.abc import Iterator, Sequence

from reynard.core.box import Box
from reynard.core.phrases import listed
from reynard.games.wolf_and_fox.actions import LOSE, MOVE
from reynard.games.wolf_and_fox.rules.collecting import farm_reached
from reynard.games.wolf_and_fox.table import DAYS, Phase, Source, Table
from reynard.games.wolf_and_fox.words.choices import bone_words, found_at
from reynard.games.wolf_and_fox.words.names import SIDE_KEYS, SOURCE_WORDS, card_words, faces, farmer_words, letter


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
    if action in LOSE:
        return f"{names[seat]} gives the farmer {card_words(*LOSE.parts(action))}."
    distance, die, figure = MOVE.parts(action)
    value = int(t.die[die].value)
    farm = int(farm_reached(box.record, t, figure, distance))
    return (
        f"{names[seat]} takes the {value}{bone_words(value, distance)} "
        f"and moves the {SIDE_KEYS[figure]} "
        f"from {letter(int(t.figure[figure]))} to {letter(farm)}: {found_at(box, t, farm)}."
    )


def tell_losses(before: Table, seat: int, action: int, after: Table, names: Sequence[str]) -> Iterator[str]:
    """Tell what the farmer has taken without asking since the move before."""
    for each in range(after.seats):
        lost = Counter(lost_cards(after, each))
        if after.farmer == before.farmer:
            lost -= Counter(lost_cards(before, each))
        if each == seat and action in LOSE:
            lost -= Counter([card_words(*LOSE.parts(action))])
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
