"""What icons give: in sentences, and beside their pictures on the board."""

from functools import lru_cache
from typing import Any, NamedTuple

from reynard.core.box import Box
from reynard.core.phrases import counted, listed
from reynard.games.ruse.table import VITAL, Icon
from reynard.games.ruse.words.keys import IconKey

ICON_WORDS = {
    Icon.RESOURCE: "a resource of the territory",
    Icon.ANY: "a resource of choice",
    Icon.BONUS: "a bonus tile",
    Icon.KIT: "a kit +1",
    Icon.ADVANCE: "a kit grows one space",
    Icon.STEP: "a step on a track of choice",
    Icon.DIG: "a random den tile",
    Icon.CHEESE: "the cheese",
    Icon.TARGET: "the hunter or photographer moves on",
    Icon.HUNTER: "the hunter or photographer goes to a territory of choice",
    Icon.HERE: "a step on the track of this territory",
    Icon.OBJECTIVE: "two private objectives to keep one",
}


class Sign(NamedTuple):
    """An icon as the board shows it, and what one or several of it are called there."""

    icon: IconKey
    one: str
    several: str


SIGNS = {
    Icon.GROWTH: Sign("growth", "1 growth point", "{} growth points"),
    Icon.VICTORY: Sign("victory", "1 victory point", "{} victory points"),
    Icon.RESOURCE: Sign("resource", "a resource of the territory", "{} resources of the territory"),
    Icon.ANY: Sign("any-resource", "a resource of your choice", "{} resources of your choice"),
    Icon.BONUS: Sign("bonus", "a bonus tile", "{} bonus tiles"),
    Icon.KIT: Sign("kit", "1 more on a kit", "1 more on a kit, {} times"),
    Icon.ADVANCE: Sign("advance", "a kit one growth space further", "a kit one growth space further, {} times"),
    Icon.STEP: Sign("step", "a step on any track", "{} steps on any tracks"),
    Icon.DIG: Sign("den", "a random den tile", "{} random den tiles"),
    Icon.CHEESE: Sign("cheese", "the cheese", "the cheese"),
    Icon.TARGET: Sign(
        "target",
        "the hunter or photographer one territory onward",
        "the hunter or photographer {} territories onward",
    ),
    Icon.HUNTER: Sign(
        "hunter",
        "the hunter or photographer to any territory",
        "the hunter or photographer to any territory",
    ),
    Icon.HERE: Sign("track", "a step on the track of this territory", "{} steps on the track of this territory"),
    Icon.OBJECTIVE: Sign("objective", "one of two private objectives", "{} private objectives out of twice as many"),
}
RESOURCE_SIGNS = (
    Sign("vole", "a vole", "{} voles"),
    Sign("fish", "a fish", "{} fish"),
    Sign("berry", "a berry", "{} berries"),
    Sign("egg", "an egg", "{} eggs"),
)
NOWHERE = -1
NO_GAIN = "nothing"


def growth_words(number: int) -> str:
    """Say an amount of growth points."""
    return counted(number, "growth point")


def points_words(number: int) -> str:
    """Say an amount of victory points."""
    return counted(number, "victory point")


def gain_words(box: Box, gain: Any, territory: int = NOWHERE) -> str:
    """Say what icons give."""
    parts = []
    for place in range(int(gain.count)):
        icon, amount = Icon(int(gain.icon[place])), int(gain.amount[place])
        if icon == Icon.GROWTH:
            parts.append(growth_words(amount))
        elif icon == Icon.VICTORY:
            parts.append(points_words(amount))
        elif icon == Icon.RESOURCE and 0 <= territory < VITAL:
            parts.append(a_resource(box, territory))
        else:
            parts.append(ICON_WORDS[icon])
    return listed(parts)


def a_resource(box: Box, kind: int) -> str:
    """Say one resource with its article."""
    name = box.names["resource"][kind].lower()
    return f"{'an' if name[0] in 'aeiou' else 'a'} {name}"


class Printed(NamedTuple):
    """What is printed somewhere: pictures with how many of each there are, and the same in words."""

    icons: tuple[tuple[IconKey, int], ...]
    words: str


def printed(gain: Any, territory: int = NOWHERE) -> Printed:
    """Say which pictures a plain record of icons is printed with; in a vital territory its resource is one."""
    count = gain.count
    return print_of(tuple(gain.icon[:count]), tuple(gain.amount[:count]), territory)


@lru_cache(maxsize=4096)
def print_of(icons: tuple[int, ...], amounts: tuple[int, ...], territory: int) -> Printed:
    """Count equal icons together, in the order in which they first come; a view shows two hundred prints."""
    sums: dict[Sign, int] = {}
    for icon, amount in zip(icons, amounts, strict=True):
        at_home = icon == Icon.RESOURCE and 0 <= territory < VITAL
        sign = RESOURCE_SIGNS[territory] if at_home else SIGNS[Icon(icon)]
        sums[sign] = sums.get(sign, 0) + amount
    words = [sign.one if many == 1 else sign.several.format(many) for sign, many in sums.items()]
    return Printed(tuple((sign.icon, many) for sign, many in sums.items()), listed(words) or NO_GAIN)
