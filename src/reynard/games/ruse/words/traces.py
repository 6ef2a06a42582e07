"""Where on the board a move has left its mark, as far as everyone may know."""

from reynard.core.box import Box
from reynard.games.ruse.actions import EXCHANGE, HUNT, MARK, STOP, SWAP
from reynard.games.ruse.table import NOTHING, Table, Tale, Told
from reynard.games.ruse.words.choices import describe

SECRET = ("card:", "drawn:")  # a hand is its seat's own, and what was drawn lies elsewhere by now


def traces(box: Box, before: Table, seat: int, action: int, after: Table) -> tuple[str, ...]:
    """List the refs that a move concerned, the main one first."""
    refs = [*refs_of_move(box, before, seat, action), *refs_of_tales(before, after)]
    return tuple(dict.fromkeys(refs))


def refs_of_move(box: Box, before: Table, seat: int, action: int) -> list[str]:
    """List what the move itself pointed at."""
    if action in STOP:
        return []
    if action in HUNT or action in MARK:
        return [fox_ref(before, seat), *describe(box, before, seat, action).at]
    if action in SWAP or action in EXCHANGE:
        return ["objectives"]
    return [ref for ref in describe(box, before, seat, action).at if not ref.startswith(SECRET)]


def fox_ref(t: Table, seat: int) -> str:
    """Point at the space where a fox stands."""
    return f"path:{int(t.die_at)}:{int(t.seat[seat].fox_space)}"


def refs_of_tales(before: Table, after: Table) -> list[str]:
    """List where the hunter, obstacles and the rival went in consequence."""
    refs = []
    for tale in Told.plain_row(after.told[: int(after.tales)]):
        if tale.what == Tale.END_STEP:
            break
        if tale.what in (Tale.HUNTER, Tale.OBSTACLE):
            refs.append(f"place:{tale.one if tale.what == Tale.HUNTER else tale.two}")
        elif tale.what == Tale.RIVAL and tale.two != NOTHING:
            refs += rival_refs(before, after, tale.two)
        elif tale.what == Tale.RIVAL_MARKS:
            refs.append(f"path:{tale.two}:{tale.three}")
    return refs


def rival_refs(before: Table, after: Table, place: int) -> list[str]:
    """Point at the space that the rival took."""
    rival = int(after.seats)
    return [
        f"space:{place}:{space}"
        for space in range(int(after.open_spaces[place]))
        if after.space[place, space].owner == rival != before.space[place, space].owner
    ]
