"""What the moves did, in words."""

from collections import Counter
from collections.abc import Iterator, Sequence

from reynard.core.box import Box
from reynard.core.phrases import counted, listed
from reynard.games.wolf_and_fox.actions import LOSE, MOVE
from reynard.games.wolf_and_fox.table import DAYS, Phase, Source, Table
from reynard.games.wolf_and_fox.words.choices import bone_words, found_at
from reynard.games.wolf_and_fox.words.day import farmer_line, loss_lines, lost_cards, score_lines
from reynard.games.wolf_and_fox.words.names import SIDE_KEYS, card_words
from reynard.games.wolf_and_fox.words.today import points_added
from reynard.games.wolf_and_fox.words.walking import log_of_walk, walk_of


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
        lines.append(farmer_line(box, after))
    lines += tell_losses(before, seat, action, after, names)
    if after.day != before.day or after.phase == Phase.OVER:
        lines += score_lines(int(before.day), after, names)
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
    return f"{names[seat]} {tell_move(box, t, seat, action)}"


def tell_move(box: Box, t: Table, seat: int, action: int) -> str:
    """Tell where a figure has walked, why it stopped there, what it found and what that adds today."""
    distance, die, figure = MOVE.parts(action)
    value, walk = int(t.die[die].value), walk_of(box, t, figure, distance)
    detour = f" ({walk.detour})" if walk.detour else ""
    points = points_added(box, t, seat, walk.there, figure)
    return (
        f"takes the {value}{bone_words(value, distance)} "
        f"and moves the {SIDE_KEYS[figure]} {log_of_walk(walk)}{detour}: {found_at(box, t, walk.there)}."
        + (f" That adds {counted(points, 'point')} today." if points else "")
    )


def tell_losses(before: Table, seat: int, action: int, after: Table, names: Sequence[str]) -> Iterator[str]:
    """Tell what the farmer has taken without asking since the move before, or that he went without."""
    came = after.farmer != before.farmer
    lost = [lost_cards(after, each) - (Counter() if came else lost_cards(before, each)) for each in range(after.seats)]
    if action in LOSE:
        lost[seat] -= Counter([card_words(*LOSE.parts(action))])
    yield from loss_lines(lost, names)
    if came and not any(lost) and after.phase != Phase.FARMER:
        yield "Nobody loses a card."


def tell_end(after: Table, names: Sequence[str]) -> str:
    """Tell who has won, and what everybody else has."""
    standing = [(points_of(after, seat), int(after.seat[seat].bones)) for seat in range(after.seats)]
    best = max(standing)
    winners = [names[seat] for seat in range(after.seats) if standing[seat] == best]
    level = [names[seat] for seat in range(after.seats) if standing[seat] != best and standing[seat][0] == best[0]]
    behind = sorted((-standing[seat][0], names[seat]) for seat in range(after.seats) if standing[seat][0] < best[0])
    points = counted(best[0], "point")
    if len(winners) > 1:
        won = f"{listed(winners)} share the win with {points} and {counted(best[1], 'bone')} each"
    elif level:
        have = "has" if len(level) == 1 else "have"
        won = f"{winners[0]} wins with {points}: {listed(level)} {have} as many, but fewer bones"
    else:
        won = f"{winners[0]} wins with {points}"
    rest = listed([f"{name} has {-less}" for less, name in behind])
    return f"{won}. {rest}." if rest else f"{won}."


def points_of(t: Table, seat: int) -> int:
    """Add up a seat's points."""
    return sum(int(t.seat[seat].earned[day, source]) for day in range(DAYS) for source in Source)
