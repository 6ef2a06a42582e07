"""What the moves did, in words, as far as a viewer may know."""

from collections.abc import Callable, Sequence

from reynard.core.box import Box
from reynard.core.phrases import counted, listed
from reynard.games.ruse.actions import DRAW_OBJECTIVE, EXCHANGE, RETURN, SWAP
from reynard.games.ruse.rules.round_end import FINAL_SCORING
from reynard.games.ruse.rules.walking import LAST_OF_DAY
from reynard.games.ruse.table import NOTHING, ROUNDS, SEATS, Bonus, Icon, Source, Step, Table, Tale, Told
from reynard.games.ruse.words.choices import describe
from reynard.games.ruse.words.icons import ICON_WORDS, a_resource, gain_words, growth_words, points_words
from reynard.games.ruse.words.names import (
    END_STEPS,
    KIT_WORDS,
    OBSTACLE_NAMES,
    PATH_WORDS,
    PLACE_NAMES,
    RIVAL,
    SOURCE_WORDS,
    den_tile_words,
    figure_name,
    prey_name,
    ruse_words,
)

Names = Sequence[str]


def opening(box: Box, t: Table, viewer: int, names: Names) -> list[str]:
    """Tell how the game starts."""
    lines = [f"Everybody is dealt {counted(int(box.record.dealt), 'private objective')}."]
    if t.seats > 1:
        lines.insert(0, f"The order of the first round: {listed([names[int(t.order[n])] for n in range(t.seats)])}.")
    return lines


def tell(box: Box, before: Table, seat: int, action: int, after: Table, viewer: int, names: Names) -> list[str]:
    """Tell what a move did and everything that followed from it."""
    tales = Told.plain_row(after.told[: int(after.tales)])
    return [tell_choice(box, before, seat, action, names), *(tale_words(box, after, tale, names) for tale in tales)]


def tell_choice(box: Box, before: Table, seat: int, action: int, names: Names) -> str:
    """Tell the move itself; which private objective it was stays a secret."""
    if before.step == Step.KEEP:
        return f"{names[seat]} keeps {counted(int(box.record.kept), 'private objective')}."
    if action in RETURN:
        return f"{names[seat]} gives a private objective back."
    if action in DRAW_OBJECTIVE:
        return f"{names[seat]} draws a private objective."
    if action in SWAP:
        return f"{names[seat]} changes a private objective for another."
    if action in EXCHANGE:
        return f"{names[seat]} exchanges a private objective for its effect."
    return f"{names[seat]}: {describe(box, before, seat, action).words}."


def tale_words(box: Box, t: Table, tale: Told, names: Names) -> str:
    """Put one tale into words."""
    kind, one, two, three, four = Tale(tale.what), tale.one, tale.two, tale.three, tale.four
    if kind in ROUND_TALES:
        return round_words(box, t, kind, one, two, three, names)
    if kind in BOARD_TALES:
        return board_words(box, t, kind, one, two, three, names)
    name = names[one]
    if kind == Tale.GETS:
        return gets_words(box, name, two, three, four)
    if kind == Tale.CATCHES:
        kept = "" if four else ", which finds no room on the board"
        return f"{name} catches: {prey_name(box, two, three)}{kept}."
    if kind == Tale.TOLL:
        to = names[two] if two < t.seats else "the bank"
        why = " at the beaver dam" if four else ""
        return f"{name} pays {growth_words(three)} to {to}{why}."
    if kind == Tale.BONUS:
        return f"{name} draws a bonus tile: {bonus_words(box, two)}."
    return SEAT_TALES[kind](box, name, two, three)


SEAT_TALES: dict[Tale, Callable[[Box, str, int, int], str]] = {
    Tale.RUSE: lambda box, name, tile, _: (
        f"{name} draws the ruse tile “{box.names['ruse'][tile]}”: {ruse_words(box, tile)}"
    ),
    Tale.MORE_DICE: lambda box, name, dice, _: f"{name} has {counted(dice, 'action die', 'action dice')} now.",
    Tale.ROLLS: lambda box, name, value, _: f"{name} rolls a {value}.",
    Tale.MATCHES: lambda box, name, *_: f"{name} matches the destiny die.",
    Tale.DEPLETED: lambda box, name, *_: f"The space depletes the die of {name}.",
    Tale.MARKER_BACK: lambda box, name, territory, _: f"A marker of {name} goes home from {PLACE_NAMES[territory]}.",
    Tale.DRAWS: lambda box, name, tile, _: f"{name} draws {den_tile_words(box, tile)}.",
    Tale.CAMP: lambda box, name, *_: f"The fox of {name} is at the tent.",
    Tale.BEAR: lambda box, name, *_: f"The fox of {name} is with the bear.",
    Tale.VALIDATES: lambda box, name, card, _: f"{name} fulfils “{box.names['objective'][card]}”.",
    Tale.CHEESE_POINTS: lambda box, name, *_: f"{name} has kept the cheese.",
    Tale.DICE_POINTS: lambda box, name, pips, _: f"{name} has {counted(pips, 'pip')} left.",
    Tale.UNLOCKS: lambda box, name, kit, _: f"A black kit joins {name}: the {KIT_WORDS[kit]}.",
    Tale.CATCH_UP: lambda box, name, *_: f"{name} catches up.",
    Tale.LOST: lambda box, name, icon, _: f"{name} cannot use this: {ICON_WORDS[Icon(icon)]}.",
    Tale.FINAL: lambda box, name, source, points: f"{SOURCE_WORDS[Source(source)]}: {points_words(points)} for {name}.",
    Tale.DISCARDED: lambda box, name, *_: f"{name} has flags enough and discards the tile.",
    Tale.CHEESE: lambda box, name, *_: f"{name} takes the cheese.",
    Tale.RUSE_HELPS: lambda box, name, tile, _: f"{name} uses “{box.names['ruse'][tile]}”.",
    Tale.DISCARDS: lambda box, name, card, _: f"{name} discards “{box.names['objective'][card]}”.",
    Tale.ENOUGH: lambda box, name, *_: f"That obstacle lies on the board already; {name} discards the tile.",
}
ROUND_TALES = {Tale.ROUND, Tale.DESTINY_DIE, Tale.COVERED, Tale.END_STEP, Tale.ORDER}
BOARD_TALES = {Tale.HUNTER, Tale.OBSTACLE, Tale.RIVAL}


def round_words(box: Box, t: Table, kind: Tale, one: int, two: int, three: int, names: Names) -> str:
    """Tell of the round."""
    if kind == Tale.ROUND:
        gain = gain_words(box, box.record.destiny_gain[two])
        figure = figure_name(t)
        return f"Round {one} of {ROUNDS}. Destiny: {gain}; {figure} goes to {PLACE_NAMES[three]}."
    if kind == Tale.DESTINY_DIE:
        return f"The destiny die shows {one}: it is {'night' if one > LAST_OF_DAY else 'day'}."
    if kind == Tale.COVERED:
        return f"In every vital territory {counted(one, 'die space')} {'is' if one == 1 else 'are'} covered."
    if kind == Tale.END_STEP:
        title, _ = END_STEPS[one]
        return f"End of the round, step {one}: {title}." if one < FINAL_SCORING else f"{title}."
    order = [one // SEATS**place % SEATS for place in reversed(range(t.seats))]
    return f"The order of the next round: {listed([names[seat] for seat in order])}."


def board_words(box: Box, t: Table, kind: Tale, one: int, two: int, three: int, names: Names) -> str:
    """Tell of what happens on the board."""
    if kind == Tale.HUNTER:
        return f"{figure_name(t).capitalize()} goes to {PLACE_NAMES[one]}."
    if kind == Tale.OBSTACLE:
        return f"{OBSTACLE_NAMES[one].capitalize()} is in {PLACE_NAMES[two]}."
    if two == NOTHING:
        return f"{RIVAL} rolls a {one} and finds no free space."
    mark = f" and marks {PATH_WORDS[three]}" if three != NOTHING else ""
    return f"{RIVAL} rolls a {one}, takes a space of {PLACE_NAMES[two]}{mark}."


def gets_words(box: Box, name: str, icon: int, amount: int, more: int) -> str:
    """Tell what a seat gets."""
    if icon == Icon.GROWTH:
        return f"{name} gains {growth_words(amount)}."
    if icon == Icon.VICTORY:
        return f"{name} scores {points_words(amount)} ({SOURCE_WORDS[Source(more)].lower()})."
    if icon == Icon.RESOURCE:
        return f"{name} gains {a_resource(box, amount)}."
    return f"The {KIT_WORDS[more]} of {name} is a {amount} now."


def bonus_words(box: Box, row: int) -> str:
    """Say what a bonus tile shows."""
    tile = box.record.bonus[row]
    if tile.kind == Bonus.OBSTACLE:
        return OBSTACLE_NAMES[int(tile.obstacle)]
    flag = " (with a green flag)" if tile.kind == Bonus.FLAG else ""
    return f"{gain_words(box, tile.gain)}{flag}"
