"""What the choices are in words, what they point at, and which rule allows them."""

from collections.abc import Callable

from reynard.core.actions import Group
from reynard.core.box import Box
from reynard.core.contract import Choice
from reynard.games.ruse.actions import (
    CHART_ROW,
    CHEESE,
    DOWN,
    DRAW_OBJECTIVE,
    EXCHANGE,
    FINISH,
    FLAG,
    GROW,
    HUNT,
    INSTINCT,
    KIT,
    LAY,
    MARK,
    PLACE,
    RESOURCE,
    RETURN,
    RUSE,
    SEND,
    SPACE,
    STOP,
    SWAP,
    TAKE,
    TERRITORY,
    TRACK,
    UP,
    WALK,
    WELCOME,
)
from reynard.games.ruse.table import Table
from reynard.games.ruse.words.choices_at_home import (
    describe_chart,
    describe_exit,
    describe_finish,
    describe_growth,
    describe_instinct,
    describe_lay,
    describe_take,
)
from reynard.games.ruse.words.choices_of_deeds import (
    describe_draw,
    describe_exchange,
    describe_flag,
    describe_hunt,
    describe_kit,
    describe_mark,
    describe_resource,
    describe_swap,
    describe_track,
)
from reynard.games.ruse.words.choices_of_turns import (
    describe_cheese,
    describe_higher,
    describe_lower,
    describe_return,
    describe_ruse,
    describe_space,
    describe_stop,
    describe_territory,
    describe_walk,
    describe_welcome,
)


def describe(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say what a choice means."""
    group = SPACE.group_of(action)
    return DESCRIBE[group](box, t, seat, *group.parts(action))


DESCRIBE: dict[Group, Callable[..., Choice]] = {  # each is handed the parts of its action
    STOP: describe_stop,
    PLACE: describe_space,
    WALK: describe_walk,
    HUNT: describe_hunt,
    MARK: describe_mark,
    TRACK: describe_track,
    KIT: describe_kit,
    RESOURCE: describe_resource,
    WELCOME: describe_welcome,
    TERRITORY: describe_territory,
    FLAG: describe_flag,
    DRAW_OBJECTIVE: describe_draw,
    SWAP: describe_swap,
    EXCHANGE: describe_exchange,
    RETURN: describe_return,
    CHEESE: describe_cheese,
    RUSE: describe_ruse,
    UP: describe_higher,
    DOWN: describe_lower,
    CHART_ROW: describe_chart,
    TAKE: describe_take,
    GROW: describe_growth,
    FINISH: describe_finish,
    SEND: describe_exit,
    INSTINCT: describe_instinct,
    LAY: describe_lay,
}
