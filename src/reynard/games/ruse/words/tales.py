"""What happened beside the moves themselves, in words."""

from collections.abc import Callable, Iterable

from reynard.core.box import Box
from reynard.core.phrases import counted, listed
from reynard.games.ruse.rules.walking import LAST_OF_DAY
from reynard.games.ruse.table import (
    NOBODY,
    NOTHING,
    OUT,
    ROUNDS,
    SEATS,
    VITAL,
    Bonus,
    Icon,
    Source,
    Table,
    Tale,
    Told,
)
from reynard.games.ruse.words.home import caught_words
from reynard.games.ruse.words.icons import a_resource, gain_words, growth_words
from reynard.games.ruse.words.names import (
    EXIT_WORDS,
    KIT_WORDS,
    OBSTACLE_NAMES,
    ORDINALS,
    PATH_WORDS,
    PLACE_NAMES,
    PLACE_TITLES,
    RIVAL,
    SOURCE_WORDS,
    THE_RIVAL,
    den_tile_words,
    figure_name,
    in_place,
)
from reynard.games.ruse.words.sentences import Names, Sentence

LOST = {
    Icon.KIT: "has no kit to raise",
    Icon.ADVANCE: "has no kit that can move on",
    Icon.STEP: "has no track left to follow",
    Icon.DIG: "gets no den tile: none is left, or none would fit",
    Icon.OBJECTIVE: "cannot draw private objectives: the hand is full, or too few are left",
}
BONUS_WORDS = {
    Icon.ANY: "any resource",
    Icon.KIT: "+1 for a kit",
    Icon.HUNTER: "{figure} goes to any territory",
    Icon.CHEESE: "the crow",
    Icon.HERE: "a step on the track of this territory",
    Icon.DIG: "a random den tile",
}


def sentences_of(box: Box, t: Table, tales: Iterable[Told], names: Names, first: Sentence | None = None) -> list[str]:
    """Put tales into sentences: what somebody gets belongs to the sentence about how."""
    told: list[Sentence] = [first] if first else []
    starting = False  # what comes at the start of a round before anybody does anything is for the order
    for tale in tales:
        last = told[-1] if told else None
        if not (last and belongs_to(last, tale)):
            last = begin(box, t, tale, names)
            told.append(last)
            starting = tale.what == Tale.ROUND or (starting and tale.what in BEFORE_THE_ROUND)
            if starting and last.seat != NOBODY:
                last.deeds = (going_words(t, last.seat), *last.deeds)
        add(box, last, tale)
    return [each.spoken(box, name_of(t, each.seat, names)) for each in told]


def going_words(t: Table, seat: int) -> str:
    """Say which place in the order somebody has."""  # rule rnd-4
    place = next(place for place in range(t.seats) if t.order[place] == seat)
    return f"goes {ORDINALS[place]}"


def belongs_to(sentence: Sentence, tale: Told) -> bool:
    """Say whether a tale goes on with a sentence."""
    if tale.one != sentence.seat:
        return False
    if tale.what == Tale.GROWS:  # the same kit goes on
        return sentence.kit == tale.two and tale.three < OUT
    if tale.what == Tale.FINAL:
        return bool(sentence.scored)
    return tale.what in (Tale.GETS, Tale.DRAWS)


def begin(box: Box, t: Table, tale: Told, names: Names) -> Sentence:
    """Begin a sentence with a tale."""
    kind, one, two, three = Tale(tale.what), tale.one, tale.two, tale.three
    if kind in BARE:
        return Sentence(one, kit=two if kind == Tale.GROWS else NOBODY)
    if kind in TABLE_TALES:
        return Sentence(NOBODY, event=TABLE_TALES[kind](box, t, one, two, three, names))
    if kind == Tale.DEPLETED:
        return Sentence(one, event=f"The space depletes {name_of(t, one, names)}'s die")
    if kind == Tale.RIVAL:
        goes = "finds no free space" if two == NOTHING else f"goes to {PLACE_NAMES[two]}"
        return Sentence(int(t.seats), (f"rolls a {one}", goes))
    if kind == Tale.TOLL:
        to = name_of(t, two, names) if two < t.seats else THE_RIVAL
        return Sentence(one, (f"pays {growth_words(three)} to {to}{' at the beaver dam' if tale.four else ''}",))
    if kind == Tale.CATCHES:
        return Sentence(one, catching_words(box, two, three, bool(tale.four)))
    if kind == Tale.BONUS:
        return Sentence(one, (f"draws a bonus tile{bonus_words(box, t, two)}",))
    return Sentence(one, SEAT_TALES[kind](box, two, three))


def add(box: Box, sentence: Sentence, tale: Told) -> None:
    """Add to a sentence what a tale brings."""
    if tale.what == Tale.GETS:
        sentence.take_in(tale.two, tale.three, tale.four)
    elif tale.what == Tale.DRAWS:
        sentence.tiles.append(tale.two)
    elif tale.what == Tale.GROWS:
        sentence.deeds = (growing_words(box, tale.two, tale.three, tale.four),)
    elif tale.what == Tale.FINAL:
        sentence.scored.append(f"{tale.three:,} for {SOURCE_WORDS[Source(tale.two)].lower()}")


def name_of(t: Table, seat: int, names: Names) -> str:
    """Name a player, or the rival."""
    return names[seat] if seat < t.seats else RIVAL


def growing_words(box: Box, kit: int, space: int, given: int) -> str:
    """Say how far a kit has grown, and what was given for the last space."""
    if space < OUT:
        return f"moves the {KIT_WORDS[kit]} to space {space}"
    payment = given - 1
    thing = a_resource(box, payment) if payment < VITAL else f"a hunting tile of {PLACE_NAMES[payment - VITAL]}"
    return f"brings the {KIT_WORDS[kit]} out of the den for {thing}"


def catching_words(box: Box, territory: int, catch: int, kept: bool) -> tuple[str, ...]:
    """Say what somebody caught."""
    room = () if kept else ("discards the tile for lack of room",)
    return (f"hunts {in_place(territory)}", caught_words(box, territory, catch), *room)


def bonus_words(box: Box, t: Table, row: int) -> str:
    """Say what a bonus tile shows, but for growth points that it brings at once."""
    tile = box.record.bonus[row]
    if tile.kind == Bonus.OBSTACLE:
        return f" ({OBSTACLE_NAMES[int(tile.obstacle)]})"
    if tile.kind == Bonus.FLAG:
        return f" with a green flag ({gain_words(box, tile.gain)})"
    shown = [BONUS_WORDS[Icon(icon)] for icon in tile.gain.icon[: int(tile.gain.count)] if icon in BONUS_WORDS]
    return f" ({listed(shown).format(figure=figure_name(t))})" if shown else ""


def round_words(box: Box, t: Table, number: int, destiny: int, territory: int, names: Names) -> str:
    """Tell that a round begins."""
    return f"Round {number} of {ROUNDS} begins: {figure_name(t)} goes to {PLACE_NAMES[territory]}"


def destiny_words(box: Box, t: Table, value: int, _: int, __: int, names: Names) -> str:
    """Tell what the destiny die shows, and what that means."""
    gain = gain_words(box, box.record.destiny_gain[int(t.destiny)])
    time = "night" if value > LAST_OF_DAY else "day"
    return f"The destiny die shows a {value}: it is {time}, and whoever rolls a {value} gains {gain}"


def covered_words(box: Box, t: Table, spaces: int, _: int, __: int, names: Names) -> str:
    """Tell that die spaces are covered."""
    return f"In every vital territory {counted(spaces, 'die space')} {'is' if spaces == 1 else 'are'} covered"


def order_words(box: Box, t: Table, order: int, _: int, __: int, names: Names) -> str:
    """Tell the order of the next round."""
    seats = [order // SEATS**place % SEATS for place in reversed(range(t.seats))]
    return f"The order of the next round: {listed([names[seat] for seat in seats])}"


def figure_words(box: Box, t: Table, territory: int, _: int, __: int, names: Names) -> str:
    """Tell where the figure that disturbs the foxes goes."""
    return f"{capitalized(figure_name(t))} goes to {PLACE_NAMES[territory]}"


BEFORE_THE_ROUND = (Tale.DESTINY_DIE, Tale.COVERED, Tale.GETS, Tale.BONUS)
BARE = (Tale.GETS, Tale.DRAWS, Tale.GROWS, Tale.FINAL)  # they say by themselves what somebody does
TABLE_TALES: dict[Tale, Callable[[Box, Table, int, int, int, Names], str]] = {
    Tale.ROUND: round_words,
    Tale.DESTINY_DIE: destiny_words,
    Tale.COVERED: covered_words,
    Tale.ORDER: order_words,
    Tale.HUNTER: figure_words,
    Tale.OBSTACLE: lambda box, t, obstacle, territory, *_: (
        f"{capitalized(OBSTACLE_NAMES[obstacle])} is {in_place(territory)} now"
    ),
    Tale.OBSTACLE_GONE: lambda box, t, obstacle, territory, *_: (
        f"{capitalized(OBSTACLE_NAMES[obstacle])} leaves {PLACE_NAMES[territory]}"
    ),
    Tale.REFILLED: lambda box, t, territory, tiles, *_: (
        f"{counted(tiles, 'hunting tile')} {'is' if tiles == 1 else 'are'} added {in_place(territory)}"
    ),
    Tale.FOXES_HOME: lambda *_: "All foxes return to the centre",
    Tale.MARKER_BACK: lambda box, t, seat, territory, _, names: (
        f"{name_of(t, seat, names)}'s marker goes home from {PLACE_NAMES[territory]}"
    ),
}
SEAT_TALES: dict[Tale, Callable[[Box, int, int], tuple[str, ...]]] = {
    Tale.RUSE: lambda box, tile, _: (f"draws the ruse tile “{box.names['ruse'][tile]}”",),
    Tale.HELPED: lambda box, kits, _: (f"is helped by {counted(kits, 'grown kit')}",),
    Tale.MORE_DICE: lambda box, dice, _: (f"has {counted(dice, 'action die', 'action dice')} from now on",),
    Tale.ROLLS: lambda box, value, _: (f"rolls a {value}",),
    Tale.MATCHES: lambda *_: ("matches the destiny die",),
    Tale.CAMP: lambda *_: ("is at the Camp",),
    Tale.BEAR: lambda *_: ("is with the Bear", "may take a resource"),
    Tale.VALIDATES: lambda box, card, _: (f"fulfils “{box.names['objective'][card]}”",),
    Tale.CHEESE_POINTS: lambda *_: ("has kept the cheese",),
    Tale.DICE_POINTS: lambda box, pips, _: (f"has {counted(pips, 'pip') if pips else 'no pips'} left",),
    Tale.UNLOCKS: lambda box, kit, _: (f"welcomes the {KIT_WORDS[kit]}",),
    Tale.CATCH_UP: lambda *_: ("catches up",),
    Tale.LOST: lambda box, icon, _: (LOST[Icon(icon)],),
    Tale.DISCARDED: lambda *_: ("has no room for another flag", "discards the tile"),
    Tale.CHEESE: lambda *_: ("takes the cheese",),
    Tale.RUSE_HELPS: lambda box, tile, _: (f"uses “{box.names['ruse'][tile]}”",),
    Tale.DISCARDS: lambda box, card, _: (f"discards “{box.names['objective'][card]}”",),
    Tale.ENOUGH: lambda *_: ("finds that obstacle on the board already", "discards the tile"),
    Tale.RIVAL_CLIMBS: lambda *_: ("fulfils an objective",),
    Tale.RIVAL_TRACKS: lambda box, territory, _: (f"follows the {PLACE_TITLES[territory]} track",),
    Tale.RIVAL_MARKS: lambda box, territory, space: (f"marks {PATH_WORDS[space]} of {PLACE_NAMES[territory]}",),
    Tale.RIVAL_GROWS: lambda box, growth, _: (f"spends {growth_words(growth)} on its kits",),
    Tale.NO_ROOM: lambda box, tile, _: (f"has no room for {den_tile_words(box, tile)}", "discards it"),
    Tale.SENDS: lambda box, kit, way_out: (f"sends the {KIT_WORDS[kit]} to the {EXIT_WORDS[way_out]} exit",),
    Tale.DEVELOPS: lambda box, slot, way_out: (
        f"develops the instinct {box.names['instinct'][slot]} at the {EXIT_WORDS[way_out]} exit",
    ),
}


def capitalized(words: str) -> str:
    """Begin a sentence with some words."""
    return f"{words[0].upper()}{words[1:]}"
