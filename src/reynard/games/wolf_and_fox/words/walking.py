"""How a figure gets to a farm: the way it takes, and why it stops elsewhere than the die says."""

from collections.abc import Sequence
from dataclasses import dataclass

from reynard.core.box import Box
from reynard.core.phrases import counted, listed
from reynard.games.wolf_and_fox.rules.collecting import farm_reached, is_empty, steps_between
from reynard.games.wolf_and_fox.table import Table
from reynard.games.wolf_and_fox.words.names import SIDE_KEYS, letter, spelled

TIMES = ("", "once", "twice")


@dataclass(frozen=True)
class Walk:
    """A walk from farm to farm: where it ends, how many farms it passes, and why it goes on past the die's farm."""

    here: int
    way: tuple[int, ...]  # the farms it passes one after another, the last one included
    laps: int  # whole rounds in it
    detour: str  # "the fox is at G, so one farm further", or nothing

    @property
    def there(self) -> int:
        """Say where it ends."""
        return self.way[-1]


def walk_of(box: Box, t: Table, figure: int, distance: int) -> Walk:
    """Follow a figure as far as a die and bones carry it."""
    farms, here = int(box.record.farms), int(t.figure[figure])
    there = int(farm_reached(box.record, t, figure, distance))
    steps = int(steps_between(farms, here, there, distance))
    way = tuple((here + step) % farms for step in range(1, steps + 1))
    return Walk(here, way, steps // farms, detour_words(t, figure, way[distance - 1 : -1]))


def detour_words(t: Table, figure: int, passed: Sequence[int]) -> str:
    """Say why a figure could not stop at the farms that it passed after its die was used up."""
    if not passed:
        return ""
    other = 1 - figure
    bare = [letter(farm) for farm in passed if farm != t.figure[other] and is_empty(t, farm)]
    reasons = [f"the {SIDE_KEYS[other]} is at {letter(farm)}" for farm in passed if farm == t.figure[other]]
    if bare:
        reasons.append(f"{listed(bare)} {'is' if len(bare) == 1 else 'are'} empty")
    # Two letters and a clause are told apart by a comma: "the fox is at C, and D and E are empty".
    together = (", and " if len(bare) > 1 else " and ").join(reasons)
    return f"{together}, so {counted_farms(len(passed))} further"


def counted_farms(number: int) -> str:
    """Say how many farms: "one farm", "two farms"."""
    return counted(number, "farm").replace(str(number), spelled(number), 1)


def log_of_walk(walk: Walk) -> str:
    """Tell where a figure has walked: "from B to G", "once round, back to A"."""
    here, there = letter(walk.here), letter(walk.there)
    if not walk.laps:
        return f"from {here} to {there}"
    if walk.here == walk.there:
        return f"{lap_words(walk.laps)} round, back to {there}"
    return f"from {here} {lap_words(walk.laps)} round and on to {there}"


def goal_of_walk(walk: Walk) -> str:
    """Say where a walk would lead: "to farm G", "once round, back to farm A"."""
    goal = f"to farm {letter(walk.there)}"
    if not walk.laps:
        return goal
    return f"{lap_words(walk.laps)} round" + (f", back {goal}" if walk.here == walk.there else f" and on {goal}")


def lap_words(laps: int) -> str:
    """Say how often: "once", "twice", "three times"."""
    return TIMES[laps] if laps < len(TIMES) else f"{spelled(laps)} times"
