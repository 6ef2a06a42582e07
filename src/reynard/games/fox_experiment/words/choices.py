"""What the choices are in words, what they point at, and which rule allows them."""

from collections.abc import Callable

from reynard.core.actions import Group
from reynard.core.box import Box
from reynard.core.contract import Choice
from reynard.games.fox_experiment.actions import (
    ASSIGN,
    BEST,
    CLAIM,
    DIE,
    DONE,
    DRAW,
    FACE,
    KEEP_STUDY,
    MIXED,
    PATRON,
    PLACE,
    PLAY_SCIENCE,
    PUP,
    RECORD,
    REPLACE,
    ROLL,
    SPACE,
    SPEND,
    SWAP_DISCARD,
    SWAP_PATRON,
    SWAP_SPACE,
    TAKE,
    TRADE_AWAY,
    TRADE_FOR,
    TRAIT,
    TURN_BLANK,
    UPGRADE,
)
from reynard.games.fox_experiment.table import Table
from reynard.games.fox_experiment.words.choices_of_breeding import (
    describe_best,
    describe_die,
    describe_face,
    describe_place,
    describe_record,
    describe_replacement,
    describe_roll,
    describe_spend,
    describe_turn,
)
from reynard.games.fox_experiment.words.choices_of_research import (
    describe_done,
    describe_getting,
    describe_giving,
    describe_level,
    describe_mixed,
    describe_patron,
    describe_pup,
    describe_science,
    describe_study,
    describe_trait,
    describe_upgrade,
)
from reynard.games.fox_experiment.words.choices_of_selection import (
    describe_claim,
    describe_discard_swap,
    describe_draw,
    describe_fox,
    describe_patron_swap,
    describe_space_swap,
)


def describe(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say what a choice means."""
    group = SPACE.group_of(action)
    return DESCRIBE[group](box, t, seat, *group.parts(action))


DESCRIBE: dict[Group, Callable[..., Choice]] = {
    TAKE: describe_fox,
    DRAW: describe_draw,
    CLAIM: describe_claim,
    TRAIT: describe_trait,
    UPGRADE: describe_upgrade,
    MIXED: describe_mixed,
    PATRON: describe_patron,
    KEEP_STUDY: describe_study,
    SWAP_DISCARD: describe_discard_swap,
    SWAP_SPACE: describe_space_swap,
    SWAP_PATRON: describe_patron_swap,
    PLAY_SCIENCE: describe_science,
    DIE: describe_die,
    FACE: describe_face,
    REPLACE: describe_replacement,
    ROLL: describe_roll,
    PLACE: describe_place,
    SPEND: describe_spend,
    BEST: describe_best,
    RECORD: describe_record,
    ASSIGN: describe_level,
    PUP: describe_pup,
    TRADE_AWAY: describe_giving,
    TRADE_FOR: describe_getting,
    DONE: describe_done,
    TURN_BLANK: describe_turn,
}
