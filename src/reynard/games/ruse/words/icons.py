"""What icons give: in sentences, and beside their pictures on the board."""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from reynard.core.box import Box
from reynard.core.phrases import counted, listed
from reynard.games.ruse.table import VITAL, Icon
from reynard.games.ruse.words.keys import IconKey


class Sign(NamedTuple):
    """An icon as the board shows it, and what one or several of it are called there."""

    icon: IconKey
    one: str
    several: str


SIGNS = {
    Icon.GROWTH: Sign("growth", "1 growth point", "{} growth points"),
    Icon.VICTORY: Sign("victory", "1 victory point", "{} victory points"),
    Icon.RESOURCE: Sign("resource", "a resource of the territory", "{} resources of the territory"),
    Icon.ANY: Sign("any-resource", "any resource", "any {} resources"),
    Icon.BONUS: Sign("bonus", "a bonus tile", "{} bonus tiles"),
    Icon.KIT: Sign("kit", "+1 for a kit", "{} times +1 for a kit"),
    Icon.ADVANCE: Sign("advance", "a growth space for a kit", "{} times a growth space for a kit"),
    Icon.STEP: Sign("step", "a step on any track", "a step on each of {} tracks"),
    Icon.DIG: Sign("den", "a random den tile", "{} random den tiles"),
    Icon.CHEESE: Sign("cheese", "the cheese", "the cheese"),
    Icon.TARGET: Sign(
        "target", "the hunter or photographer moves on", "the hunter or photographer moves on {} territories"
    ),
    Icon.HUNTER: Sign(
        "hunter",
        "the hunter or photographer goes to any territory",
        "the hunter or photographer goes to any territory",
    ),
    Icon.HERE: Sign("track", "a step on the track of this territory", "{} steps on the track of this territory"),
    Icon.OBJECTIVE: Sign("objective", "one of two private objectives", "{} private objectives out of twice as many"),
}
EVENTS = ("target", "hunter")  # what happens to the table, beside what somebody gains
RESOURCE_SIGNS = (
    Sign("vole", "a vole", "{} voles"),
    Sign("fish", "a fish", "{} fish"),
    Sign("berry", "a berry", "{} berries"),
    Sign("egg", "an egg", "{} eggs"),
)
PLURALS = {"fish": "fish", "berry": "berries"}
NOWHERE = -1
NO_GAIN = "nothing"


def growth_words(number: int) -> str:
    """Say an amount of growth points."""
    return counted(number, "growth point")


def points_words(number: int) -> str:
    """Say an amount of victory points."""
    return counted(number, "victory point")


def gain_words(box: Box, gain: Any, territory: int = NOWHERE) -> str:
    """Say what icons give, with the resources as the box names them."""
    signs = Counter[Sign]()
    for place in range(int(gain.count)):
        icon = Icon(int(gain.icon[place]))
        at_home = icon == Icon.RESOURCE and 0 <= territory < VITAL
        sign = resource_sign(box, territory) if at_home else SIGNS[icon]
        signs[sign] += int(gain.amount[place])
    return said(signs)


def said(signs: Mapping[Sign, int]) -> str:
    """Say what so many of each icon give: first what somebody gains, then what happens."""
    words = {sign: sign.one if many == 1 else sign.several.format(many) for sign, many in signs.items()}
    gains = listed([each for sign, each in words.items() if sign.icon not in EVENTS])
    events = listed([each for sign, each in words.items() if sign.icon in EVENTS])
    return "; ".join(filter(None, [gains, events]))


def a_resource(box: Box, kind: int) -> str:
    """Say one resource with its article."""
    name = box.names["resource"][kind].lower()
    return f"{'an' if name[0] in 'aeiou' else 'a'} {name}"


def resource_words(box: Box, kind: int, count: int) -> str:
    """Say how many of a resource."""
    name = box.names["resource"][kind].lower()
    return counted(count, name, PLURALS.get(name)) if count != 1 else a_resource(box, kind)


def resource_sign(box: Box, kind: int) -> Sign:
    """Name a resource as the box does."""
    name = box.names["resource"][kind].lower()
    return Sign("resource", a_resource(box, kind), f"{{}} {PLURALS.get(name, f'{name}s')}")


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
    sums = Counter[Sign]()
    for icon, amount in zip(icons, amounts, strict=True):
        at_home = icon == Icon.RESOURCE and 0 <= territory < VITAL
        sums[RESOURCE_SIGNS[territory] if at_home else SIGNS[Icon(icon)]] += amount
    return Printed(tuple((sign.icon, many) for sign, many in sums.items()), said(sums) or NO_GAIN)
