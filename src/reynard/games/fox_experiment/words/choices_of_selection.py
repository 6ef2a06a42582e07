"""Choices of Selection in words: foxes, supply spaces, and the tiles that are swapped there or at a patron."""

from dataclasses import replace

from reynard.core.box import Box
from reynard.core.contract import Choice
from reynard.games.fox_experiment.actions import CLAIM, DRAW, SWAP_DISCARD, SWAP_PATRON, SWAP_SPACE, TAKE
from reynard.games.fox_experiment.box.record import SEX_KEYS
from reynard.games.fox_experiment.table import DRAWN, NOTHING, Sex, Step, Supply, Table
from reynard.games.fox_experiment.words.names import PARENT_WORDS, dice_words, fox_name, icons_words


def describe_fox(box: Box, t: Table, seat: int, sex: int, place: int) -> Choice:
    """Say which fox of the kennel would be taken."""
    fox = int(t.kennel[sex].fox[place])
    return Choice(
        id=TAKE(sex, place),
        words=f"Take {fox_name(box, t, fox)} as {PARENT_WORDS[Sex(sex)]}",
        at=(f"kennel:{SEX_KEYS[sex]}:{place}",),
        rule="sel-2",
        gives=f"Gives {dice_words(t.fox[fox].dice)}",
    )


def describe_draw(box: Box, t: Table, seat: int, sex: int) -> Choice:
    """Say from which deck a fox would be drawn."""
    key = SEX_KEYS[sex]
    if t.seat[seat].step == Step.FOXES:
        number = int(t.seat[seat].draws) + 1
        gives = f"One of them may take your {PARENT_WORDS[Sex(sex)]}'s place if you like it better"
        return Choice(DRAW(sex), f"Draw a {key} fox ({number} of {DRAWN})", (f"deck:{key}",), "rul-4", gives)
    return Choice(
        id=DRAW(sex),
        words=f"Draw a random {key} fox from the deck",
        at=(f"deck:{key}",),
        rule="sel-3",
        gives="You see it only once it is yours, and you must keep it",
        rank=1,
    )


def describe_claim(box: Box, t: Table, seat: int, space: int) -> Choice:
    """Say what a space of the supply track would give."""
    icons = icons_on(box, t, space)
    gives = f"Gives {icons_words(icons)}" if any(icons) else "Gives nothing, but you go first next generation"
    if t.seat[seat].swapping != NOTHING:
        gives = swap_gives(printed_on(box, t, space))
    return Choice(CLAIM(space), f"Claim supply space {space + 1}", (f"space:{space}",), "sel-4", gives)


def icons_on(box: Box, t: Table, space: int) -> list[int]:
    """List the icons that a space of the supply track shows, tile and print."""
    printed = printed_on(box, t, space)
    return printed if t.tile[space] == NOTHING else with_tile(box, int(t.tile[space]), printed)


def icons_at_patron(box: Box, t: Table, patron: int) -> list[int]:
    """List the icons that a patron shows, tile and print."""
    return with_tile(box, int(t.patron_tile[patron]), printed_at_patron(box))


def printed_on(box: Box, t: Table, space: int) -> list[int]:
    """List the icons printed on a space of the supply track."""
    return [int(number) for number in box.record.printed[t.side, space].icon]


def printed_at_patron(box: Box) -> list[int]:
    """List the icons printed below the tile of every patron: science cards."""
    return [int(box.record.patron_science) if supply == Supply.SCIENCE else 0 for supply in Supply]


def printed_for(box: Box, t: Table, seat: int) -> list[int]:
    """List the icons printed where the seat's own tile is about to be swapped."""
    own = t.seat[seat]
    return printed_on(box, t, int(own.space)) if own.target == NOTHING else printed_at_patron(box)


def with_tile(box: Box, tile: int, printed: list[int]) -> list[int]:
    """Add the icons of a tile to those printed below it."""
    return [number + int(more) for number, more in zip(printed, box.record.tile[tile].icon, strict=True)]


def swap_gives(printed: list[int]) -> str:
    """Say what a place gives whose tile is swapped first."""
    return "Its tile is swapped first: gives the new one" + (f" and {icons_words(printed)}" if any(printed) else "")


def describe_discard_swap(box: Box, t: Table, seat: int, tile: int) -> Choice:
    """Say which tile of the discard pile would come to the seat's own place, and what that place gives then."""
    ref = f"discard:{tile}"
    icons = list(box.record.tile[tile].icon)
    discards = [int(other) for other in t.tile_discard[: t.discarded] if other != tile]
    equal = {f"discard:{other}": ref for other in discards if list(box.record.tile[other].icon) == icons}
    swap = describe_swap(box, t, seat, SWAP_DISCARD(tile), tile, discard_words(box, tile), ref, "sci-4")
    return replace(swap, also=equal)


def describe_space_swap(box: Box, t: Table, seat: int, space: int) -> Choice:
    """Say which tile of the supply track would come to the seat's own place."""
    tile, words = int(t.tile[space]), space_tile_words(box, t, space)
    return describe_swap(box, t, seat, SWAP_SPACE(space), tile, words, f"space:{space}", "sci-5")


def describe_patron_swap(box: Box, t: Table, seat: int, patron: int) -> Choice:
    """Say which patron's tile would come to the seat's own place."""
    tile, words = int(t.patron_tile[patron]), patron_tile_words(box, t, patron)
    return describe_swap(box, t, seat, SWAP_PATRON(patron), tile, words, f"patron:{patron}", "sci-5")


def describe_swap(box: Box, t: Table, seat: int, action: int, tile: int, words: str, ref: str, rule: str) -> Choice:
    """Say which tile would come to the seat's own place, and what that place gives then."""
    gives = f"Gives {icons_words(with_tile(box, tile, printed_for(box, t, seat)))}"
    if sum(t.seat[seat].swaps) > 1:
        gives += ", unless you swap it on with your other card"
    return Choice(action, f"Swap for {words}", (ref,), rule, gives)


def discard_words(box: Box, tile: int, whose: str = "your") -> str:
    """Name a tile of the discard pile by what it shows."""
    return f"a tile from the discards: {icons_words(box.record.tile[tile].icon, whose)}"


def space_tile_words(box: Box, t: Table, space: int, whose: str = "your") -> str:
    """Name the tile on a space by what it shows."""
    return f"the tile on space {space + 1}: {icons_words(box.record.tile[t.tile[space]].icon, whose)}"


def patron_tile_words(box: Box, t: Table, patron: int, whose: str = "your") -> str:
    """Name the tile beside a patron by what it shows."""
    return f"the tile beside patron {patron + 1}: {icons_words(box.record.tile[t.patron_tile[patron]].icon, whose)}"
