"""What a move left its mark on, for everyone to see."""

from collections.abc import Iterator

from reynard.core.box import Box
from reynard.games.fox_experiment.actions import CLAIM, DRAW, PATRON, SWAP_DISCARD, SWAP_PATRON, SWAP_SPACE, TAKE
from reynard.games.fox_experiment.box.record import SEX_KEYS
from reynard.games.fox_experiment.table import NOTHING, Table, Tale


def traces(box: Box, before: Table, seat: int, action: int, after: Table) -> tuple[str, ...]:
    """List the refs that a move concerned, the main one first."""
    same = after.generation == before.generation  # the kennel and the track are laid out anew after a generation
    own = tuple(places(before, seat, action)) if same else ()
    return (*own, f"seat:{seat}", *opponent_places(after))


def places(t: Table, seat: int, action: int) -> Iterator[str]:
    """Go through the places on the board where somebody took or swapped something."""
    if action in TAKE:
        sex, place = TAKE.parts(action)
        yield f"kennel:{SEX_KEYS[sex]}:{place}"
    elif action in DRAW:
        yield f"deck:{SEX_KEYS[DRAW.part(action)]}"
    elif action in CLAIM:
        yield f"space:{CLAIM.part(action)}"
    elif action in PATRON:
        yield f"patron:{PATRON.part(action)}"
    elif action in SWAP_SPACE or action in SWAP_PATRON or action in SWAP_DISCARD:
        own = t.seat[seat]
        yield f"space:{int(own.space)}" if own.target == NOTHING else f"patron:{int(own.target)}"
        if action in SWAP_SPACE:
            yield f"space:{SWAP_SPACE.part(action)}"
        elif action in SWAP_PATRON:
            yield f"patron:{SWAP_PATRON.part(action)}"


def opponent_places(t: Table) -> Iterator[str]:
    """Go through what the automatic opponent has taken since."""
    for told in t.told[: t.tales]:
        if told.what == Tale.TAKES:
            row = t.kennel[int(t.fox[told.one].sex)]
            lying = [int(fox) for fox in row.fox[: row.length]]
            if int(told.one) in lying:
                yield f"kennel:{SEX_KEYS[int(t.fox[told.one].sex)]}:{lying.index(int(told.one))}"
        elif told.what == Tale.BLOCKS:
            yield f"space:{int(told.one)}"
