"""What lies on the land, in words: for labels, and for those who listen to the table."""

from collections.abc import Sequence

from reynard.core.phrases import counted, listed
from reynard.games.ruse.words.icons import growth_words, points_words
from reynard.games.ruse.words.keys import DeedKey, ObstacleKey, PathKey
from reynard.games.ruse.words.names import THE_RIVAL, seat_name

DEED_WORDS: dict[DeedKey, str] = {
    "hunt": "hunt",
    "mark": "mark",
    "track": "track",
    "kit": "kit +1",
    "resource": "any resource",
    "flag": "use a flag",
    "step": "a step on any track",
    "objective": "a private objective",
}
OBSTACLE_WORDS: dict[ObstacleKey, str] = {
    "storm": "Storm: by day foxes walk one space less here",
    "wolf": "Wolf: nobody hunts or tracks here",
    "camp": "Camp: foxes here at the end of the round gain growth points",
    "bear": "Bear: foxes here at the end of the round gain a resource",
    "beaver": "Beaver: whoever crosses the dam pays its owner",
}
SPACE_WORDS: dict[PathKey, str] = {
    "a1": "edge",
    "b1": "upper middle",
    "b2": "lower middle",
    "c1": "upper depths",
    "c2": "lower depths",
    "m1": "foot",
    "m2": "slope",
    "m3": "peak",
}


def owner_name(seat: int | None) -> str:
    """Leave a place for the name of a player; the rival has no seat."""
    return THE_RIVAL if seat is None else seat_name(seat)


def deed_words(deed: DeedKey, cost: int, deplete: bool, done: bool) -> str:
    """Say what may be done on a tile, and what it costs."""
    price = "all that is left of the die" if deplete else counted(cost, "pip")
    return f"{DEED_WORDS[deed]} for {price}{', done' if done else ''}"


def taken_words(owner: int | None, value: int) -> str:
    """Say whose die lies on a space."""
    return f"{owner_name(owner)}'s die, {left_words(value)}"


def left_words(value: int) -> str:
    """Say what is left of a die."""
    return f"{counted(value, 'pip')} left" if value else "depleted"


def free_words(gain: str, penalty: int, is_open: bool) -> str:
    """Say what a space for a die brings and takes."""
    price = f", {counted(penalty, 'pip')} less" if penalty else ""
    return f"{'free' if is_open else 'covered'}: {gain}{price}"


def path_words(
    key: PathKey, deeds: Sequence[str], dam: bool, marker: int | None, rival: bool, foxes: Sequence[int]
) -> str:
    """Say what may be done on a space of a path, and who is there."""
    parts = [f"{SPACE_WORDS[key]}: {', '.join(deeds)}"]
    if dam:
        parts.append("the beaver dam")
    if marker is not None:
        parts.append(f"marked by {seat_name(marker)}")
    if rival:
        parts.append(f"marked by {THE_RIVAL}")
    if foxes:
        parts.append(here_words(foxes))
    return "; ".join(parts)


def here_words(seats: Sequence[int]) -> str:
    """Say who is in a place."""
    return f"{listed([seat_name(seat) for seat in seats])} here"


def step_words(step: int, gain: str, paws: Sequence[int]) -> str:
    """Say what a step of a track brings, and who is on it."""
    return f"Step {step}: {gain}{f'; {here_words(paws)}' if paws else ''}"


def hunting_words(here: int, stack: int) -> str:
    """Say how many hunting tiles there are."""
    return f"{counted(here, 'hunting tile')} here, {stack} in the stack"


def destiny_words(die: int, gain: str) -> str:
    """Say who gains what by destiny."""
    return f"Whoever rolls a {die} gains {gain}"


def dice_words(dice: int) -> str:
    """Say how many dice are still to be rolled."""
    return f"{counted(dice, 'die', 'dice')} to roll"


def standing_words(points: int | None, growth: int) -> str:
    """Say what somebody has; the points of a game that is over are told by the last page of its story."""
    return growth_words(growth) if points is None else f"{points_words(points)}, {growth_words(growth)}"


def counts_words(points: int | None, growth: int, dice: int) -> str:
    """Say how a seat stands, in numbers."""
    return f"{standing_words(points, growth)}, {dice_words(dice)}"
