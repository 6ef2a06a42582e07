"""What somebody did by a choice, said of them: "places the 4 in the Fields"."""

from collections.abc import Callable

from reynard.core.actions import Group
from reynard.core.box import Box
from reynard.core.phrases import counted, listed
from reynard.games.ruse.actions import (
    CHART_ROW,
    CHEESE,
    DOWN,
    DRAW_OBJECTIVE,
    EXCHANGE,
    FLAG,
    LAY,
    MARK,
    PLACE,
    RETURN,
    SPACE,
    STOP,
    SWAP,
    TAKE,
    TERRITORY,
    TRACK,
    UP,
    WALK,
)
from reynard.games.ruse.rules.placing import leftmost_space
from reynard.games.ruse.table import EXITS, NOTHING, Chart, Place, Step, Table, Tale
from reynard.games.ruse.words.names import (
    EXIT_WORDS,
    MOUNTAIN_WORDS,
    OBSTACLE_NAMES,
    PATH_WORDS,
    PLACE_NAMES,
    PLACE_TITLES,
    den_tile_words,
    figure_name,
    in_place,
    place_words,
)

STOPS = {
    Step.ROLLED: "keeps the roll",
    Step.WALK: "stays at the start of the path",
    Step.ACT: "ends the turn",
    Step.DEN: "ends the turn without digging",
    Step.GROW: "finishes growing",
}
# The first tale of these moves says no more than the move itself.
SAY_IT_ALL = (TERRITORY, SWAP, EXCHANGE, UP, DOWN)


def move_words(box: Box, before: Table, seat: int, action: int, after: Table) -> tuple[str, ...]:
    """Say what a move was, as what its player does; nothing where the tales of the move say it."""
    group = SPACE.group_of(action)
    return MOVES[group](box, before, seat, after, *group.parts(action)) if group in MOVES else ()


def tell_stop(box: Box, before: Table, seat: int, after: Table) -> tuple[str, ...]:
    """Tell that somebody does no more."""
    words = STOPS[Step(int(before.step))]
    kept = before.die and before.step in (Step.WALK, Step.ACT, Step.DEN)
    return (f"{words} with {counted(int(before.die), 'pip')} left" if kept else words,)


def tell_place(box: Box, before: Table, seat: int, after: Table, place: int, space: int) -> tuple[str, ...]:
    """Tell where a die was placed."""
    if space != leftmost_space(before, seat, place):
        return (f"slips the {int(before.die)} onto space {space + 1} of {PLACE_NAMES[place]}",)
    return (f"places the {int(before.die)} {in_place(place)}",)


def tell_walk(box: Box, before: Table, seat: int, after: Table, space: int) -> tuple[str, ...]:
    """Tell where a fox walked."""
    place = int(before.die_at)
    where = (MOUNTAIN_WORDS if place == Place.MOUNTAIN else PATH_WORDS)[space]
    return (f"walks to {where} of {PLACE_NAMES[place]}",)


def tell_mark(box: Box, before: Table, seat: int, after: Table) -> tuple[str, ...]:
    """Tell where a marker went."""
    return (f"marks {PATH_WORDS[int(before.seat[seat].fox_space)]} of {PLACE_NAMES[int(before.die_at)]}",)


def tell_track(box: Box, before: Table, seat: int, after: Table, territory: int) -> tuple[str, ...]:
    """Tell which step of a track was taken."""
    step = int(before.seat[seat].track[territory]) + 1
    return (f"takes step {step} on the {PLACE_TITLES[territory]} track",)


def tell_territory(box: Box, before: Table, seat: int, after: Table, territory: int) -> tuple[str, ...]:
    """Tell where the hunter or an obstacle was put."""
    obstacle = int(before.need[0].what)
    thing = figure_name(before) if obstacle == NOTHING else OBSTACLE_NAMES[obstacle]
    return (f"puts {thing} {in_place(territory)}",)


def tell_flag(box: Box, before: Table, seat: int, after: Table, number: int) -> tuple[str, ...]:
    """Tell that a flagged tile was used."""
    return ("uses a flagged bonus tile",)


def tell_return(box: Box, before: Table, seat: int, after: Table, number: int) -> tuple[str, ...]:
    """Tell that a private objective went back; which one stays a secret."""
    if before.step == Step.KEEP:
        return (f"keeps {counted(int(box.record.kept), 'private objective')}",)
    return ("gives a private objective back",)


def tell_draw(box: Box, before: Table, seat: int, after: Table) -> tuple[str, ...]:
    """Tell that a private objective was drawn; which one stays a secret."""
    return ("depletes the die", "draws a private objective")


def tell_swap(box: Box, before: Table, seat: int, after: Table, number: int) -> tuple[str, ...]:
    """Tell which private objective was discarded for another."""
    return ("depletes the die", f"discards {discarded_card(box, after)}", "draws another private objective")


def tell_exchange(box: Box, before: Table, seat: int, after: Table, number: int) -> tuple[str, ...]:
    """Tell which private objective was exchanged."""
    return ("depletes the die", f"exchanges {discarded_card(box, after)}")


def discarded_card(box: Box, after: Table) -> str:
    """Name the private objective that a move laid on the open pile: nobody else knows where it was in the hand."""
    cards = [int(told.two) for told in after.told[: after.tales] if told.what == Tale.DISCARDS]
    return f"“{box.names['objective'][cards[0]]}”"


def tell_cheese(box: Box, before: Table, seat: int, after: Table) -> tuple[str, ...]:
    """Tell that the cheese was exchanged."""
    return ("gives the cheese back",)


def tell_feint(box: Box, before: Table, seat: int, after: Table) -> tuple[str, ...]:
    """Tell what a Feint made of the roll."""
    tile = box.names["ruse"][int(before.seat[seat].ruse)]
    return (f"uses “{tile}”", f"counts the {int(before.rolled)} as a {int(after.rolled)}")


def tell_chart(box: Box, before: Table, seat: int, after: Table, row: int) -> tuple[str, ...]:
    """Tell what a die in the den was used for."""
    kind, tiles = box.record.chart[row].kind, int(box.record.chart[row].tiles)
    if kind == Chart.DRAW:
        return ("digs",)
    return (f"digs for {counted(tiles, 'tile')} from the display" if kind == Chart.CHOOSE else "digs to turn a tile",)


def tell_take(box: Box, before: Table, seat: int, after: Table, place: int) -> tuple[str, ...]:
    """Tell which den tile was taken."""
    return (f"takes {den_tile_words(box, int(before.display[place]))} from the display",)


def tell_lay(box: Box, before: Table, seat: int, after: Table, tile: int, cell: int, quarters: int) -> tuple[str, ...]:
    """Tell where a den tile was placed or turned, and which exits that opened."""
    turns, own = before.step == Step.TURN, before.seat[seat]
    kind = int(own.tile[cell] if turns else before.drawn[tile])
    opened = int(after.seat[seat].reached) & ~int(own.reached)
    exits = [EXIT_WORDS[way_out] for way_out in range(EXITS) if opened >> way_out & 1]
    words = f"{'turns' if turns else 'places'} {den_tile_words(box, kind)} in {place_words(cell)}"
    return (words, f"opens the {listed(exits)} exit{'s' if len(exits) > 1 else ''}") if exits else (words,)


MOVES: dict[Group, Callable[..., tuple[str, ...]]] = {  # each is handed the parts of its action
    STOP: tell_stop,
    PLACE: tell_place,
    WALK: tell_walk,
    MARK: tell_mark,
    TRACK: tell_track,
    TERRITORY: tell_territory,
    FLAG: tell_flag,
    DRAW_OBJECTIVE: tell_draw,
    SWAP: tell_swap,
    EXCHANGE: tell_exchange,
    RETURN: tell_return,
    CHEESE: tell_cheese,
    UP: tell_feint,
    DOWN: tell_feint,
    CHART_ROW: tell_chart,
    TAKE: tell_take,
    LAY: tell_lay,
}
