"""The choices of every turn in words: placing, walking, stopping, ruse and cheese, and what comes in between."""

from collections import Counter

from reynard.core.box import Box
from reynard.core.contract import Choice
from reynard.core.phrases import counted, listed
from reynard.games.ruse.actions import CHEESE, DOWN, PLACE, RETURN, RUSE, STOP, TERRITORY, UP, WALK, WELCOME
from reynard.games.ruse.box.record import DEPLETES
from reynard.games.ruse.rules.acting import is_possible, is_watched
from reynard.games.ruse.rules.placing import leftmost_space
from reynard.games.ruse.rules.ruse_tiles import has_ruse, works
from reynard.games.ruse.rules.walking import dam_toll, distance, has_pond, marker_toll, meets_another, part_of, reach
from reynard.games.ruse.table import NOTHING, ROUNDS, Climb, Deed, Obstacle, Place, Ruse, Step, Table
from reynard.games.ruse.words.board import deed_words
from reynard.games.ruse.words.facts import SpaceFacts, WalkFacts
from reynard.games.ruse.words.icons import gain_words, growth_words, points_words
from reynard.games.ruse.words.keys import CLIMB_KEYS, DEED_KEYS
from reynard.games.ruse.words.names import (
    BETWEEN,
    MOUNTAIN_WORDS,
    OBSTACLE_NAMES,
    PATH_WORDS,
    PLACE_NAMES,
    THE_RIVAL,
    figure_name,
    in_place,
    objective_words,
    ruse_label,
    ruse_words,
    seat_name,
    using_words,
    way_to,
)

NONE_LEFT = {
    Deed.HUNT: "no hunting tile is left",
    Deed.MARK: "you have no marker left",
    Deed.TRACK: "you have finished it",
    Deed.KIT: "you have no kit to raise",
}
DEED_DOING = {Deed.HUNT: "hunting", Deed.MARK: "marking", Deed.TRACK: "track", Deed.KIT: "kit +1"}
LAST, SPECIAL = 9, 5  # ranks: what ends a step comes last, ruse and cheese before that
STOP_WORDS = {
    Step.ROLLED: ("Keep the roll", "ruse-1"),
    Step.WALK: ("Stay at the start of the path and end your turn", "rul-6"),
    Step.ACT: ("End your turn", "act-1"),
    Step.DEN: ("End your turn without an action", "den-1"),
    Step.GROW: ("Finish growing", "grow-1"),
}


def describe_stop(box: Box, t: Table, seat: int) -> Choice:
    """Say what it means to do no more."""
    words, rule = STOP_WORDS[Step(int(t.step))]
    at = f"start:{t.die_at}" if t.step == Step.WALK else "turn"
    left = (
        f"{points_words(int(t.die))} at the end of the round for the pips left"
        if t.step != Step.ROLLED and t.die
        else ""
    )
    gives_up = bool(t.step == Step.WALK or (t.step == Step.GROW and t.round_number == ROUNDS))
    return Choice(STOP(), words, (at,), rule, "" if t.step == Step.GROW else left, rank=LAST, guarded=gives_up)


def describe_space(box: Box, t: Table, seat: int, place: int, space: int) -> Choice:
    """Say where the die would be placed, what the space gives and takes, and what is left."""
    printed = box.record.space[place, space]
    penalty = 0 if works(t, seat, Ruse.PLAY_DEAD.value) else int(printed.penalty)
    left = max(0, int(t.die) - penalty)
    parts = [gain_words(box, printed.gain, place)] if printed.gain.count else []
    if penalty:
        parts.append(f"{penalty} off the die")
    if left == 0:
        parts.append(f"the die is depleted: {growth_words(int(box.record.depleted_growth))}")
    parts.append(f"{counted(left, 'pip')} to use")
    where = "in your den" if place == Place.DEN else in_place(place)
    ref = f"den-space:{seat}:{space}" if place == Place.DEN else f"space:{place}:{space}"
    brings = parts
    if space != leftmost_space(t, seat, place):
        where = f"on space {space + 1} of {PLACE_NAMES[place]} with “{box.names['ruse'][Ruse.FENCE_SLIPPER]}”"
        parts, brings = (
            [*parts, using_words(box, Ruse.FENCE_SLIPPER)],
            [*parts, ruse_label(box, Ruse.FENCE_SLIPPER)],
        )
    facts: SpaceFacts = {"kind": "space", "brings": brings}
    words = f"Place the {int(t.die)} {where}"
    return Choice(PLACE(place, space), words, (ref,), "die-1", BETWEEN.join(parts), facts, place)


def describe_walk(box: Box, t: Table, seat: int, space: int) -> Choice:
    """Say where the fox would walk, what that costs, and what can be done there."""
    place = int(t.die_at)
    ref, far = f"path:{place}:{space}", int(distance(place, space))
    uses_eyes = far > reach(box.record, t, place)
    if place == Place.MOUNTAIN:
        words, tolls, deeds = f"Walk to {MOUNTAIN_WORDS[space]} of the Mountain", [], climbs_words(box, space)
    else:
        words = f"Walk to {PATH_WORDS[space]} of {PLACE_NAMES[place]}"
        # The growth points that Night Eyes brings come before the tolls.
        growth = int(t.seat[seat].growth) + (int(box.record.ruse_growth[Ruse.NIGHT_EYES]) if uses_eyes else 0)
        tolls, deeds = toll_words(box, t, seat, space, growth), deeds_words(box, t, seat, space)
    free = bool(works(t, seat, Ruse.SILENT_PAWS.value)) or not tolls
    toll = "no tolls" if free else "pay " + listed(tolls)
    pond = [f"find {gain_words(box, box.record.pond, place)}"] if finds_at_pond(box, t, place) else []
    parts, brings = [toll, *pond, *deeds], [toll, *pond]
    if uses_eyes:
        words += f" with “{box.names['ruse'][Ruse.NIGHT_EYES]}”"
        parts.append(using_words(box, Ruse.NIGHT_EYES))
        brings.append(ruse_label(box, Ruse.NIGHT_EYES))
    elif has_ruse(t, seat, Ruse.SHARED_TRAIL.value) and meets_another(t, seat, place):
        parts.append(using_words(box, Ruse.SHARED_TRAIL))
        brings.append(ruse_label(box, Ruse.SHARED_TRAIL))
    forbidden = [] if place == Place.MOUNTAIN else [DEED_KEYS[deed] for deed in hindered(box, t, seat, space)]
    facts: WalkFacts = {"kind": "walk", "brings": brings, "free": free, "forbidden": forbidden}
    return Choice(WALK(space), words, (ref,), "fox-1", BETWEEN.join(parts), facts, far)


def finds_at_pond(box: Box, t: Table, place: int) -> bool:
    """Say whether a walk comes to the beaver's pond, and there is something to be found in it."""  # rule fox-7
    return bool(has_pond(box.record, t, place)) and int(box.record.pond.count) > 0


def toll_words(box: Box, t: Table, seat: int, space: int, growth: int) -> list[str]:
    """List the tolls that a walk really costs a seat with so many growth points, from the start on."""  # rule rul-14
    sums, short = Counter[str](), set[str]()
    for toll, to in tolls_on_way(box, t, seat, space):
        paid = min(growth, toll)
        growth -= paid
        if paid:
            sums[to] += paid
        if 0 < paid < toll:
            short.add(to)
    return [f"{paid} {to}{' (all you have)' if to in short else ''}" for to, paid in sums.items()]


def tolls_on_way(box: Box, t: Table, seat: int, space: int) -> list[tuple[int, str]]:
    """List every toll on the way to a space, and to whom it goes, in the order in which the fox comes to them."""
    place, record = int(t.die_at), box.record
    tolls: list[tuple[int, str]] = []
    for here in way_to(place, space):
        owner, marked = int(t.marker[place, here]), int(marker_toll(record, t, seat, place, here, space))
        if marked:
            tolls.append((marked, f"to {seat_name(owner) if owner < t.seats else THE_RIVAL}"))
        dammed = int(dam_toll(record, t, seat, place, here))
        if dammed:
            tolls.append((dammed, f"at the dam to {seat_name(int(t.beaver_owner))}"))
    return tolls


def deeds_words(box: Box, t: Table, seat: int, space: int) -> list[str]:
    """Say what can be done on a tile of a path now, and what keeps the fox from the rest."""
    costs, barred = costs_on(box, t, space), hindered(box, t, seat, space)
    open_deeds = [f"{deed.name.lower()} for {costs[deed]}" for deed in costs if deed not in barred]
    free = f"there: {', '.join(open_deeds)}" if open_deeds else ""
    reasons: dict[str, list[str]] = {}
    for deed, reason in barred.items():
        reasons.setdefault(reason, []).append(DEED_DOING[deed])
    return [part for part in (free, *(f"no {' or '.join(deeds)}: {why}" for why, deeds in reasons.items())) if part]


def costs_on(box: Box, t: Table, space: int) -> dict[Deed, int]:
    """List what a tile of the die's territory offers, and what each deed costs."""
    tile = box.record.tile[int(t.die_at), part_of(space), t.tile[t.die_at, space]]
    return {deed: int(tile.cost[deed]) for deed in Deed if tile.cost[deed]}


def hindered(box: Box, t: Table, seat: int, space: int) -> dict[Deed, str]:
    """Say which deeds of a tile are not to be had now, and why."""
    place, barred = int(t.die_at), dict[Deed, str]()
    for deed in costs_on(box, t, space):
        if not is_possible(t, seat, space, deed.value):
            if deed in (Deed.HUNT, Deed.MARK) and is_watched(t, seat):
                barred[deed] = f"{figure_name(t)} is here"
            elif deed in (Deed.HUNT, Deed.TRACK) and t.obstacle[Obstacle.WOLF] == place:
                barred[deed] = "the Wolf is here"
            elif deed == Deed.MARK and t.seat[seat].markers:
                barred[deed] = "your marker is there"
            else:
                barred[deed] = NONE_LEFT[deed]
    return barred


def climbs_words(box: Box, space: int) -> list[str]:
    """Say what can be done on a tile of the Mountain."""
    costs = box.record.climb[space]
    offers = [
        deed_words(CLIMB_KEYS[climb], int(costs[climb]), costs[climb] == DEPLETES, False)
        for climb in Climb
        if costs[climb]
    ]
    return [", ".join(offers)]


def describe_welcome(box: Box, t: Table, seat: int) -> Choice:
    """Say what one begins with instead of a resource."""
    words = f"Take {growth_words(int(box.record.welcome_growth))}"
    return Choice(WELCOME(), words, (f"growth:{seat}",), "rnd-6")


def describe_territory(box: Box, t: Table, seat: int, territory: int) -> Choice:
    """Say where the hunter or an obstacle would go."""
    obstacle = int(t.need[0].what)
    thing = figure_name(t) if obstacle == NOTHING else OBSTACLE_NAMES[obstacle]
    rule = "bon-2" if obstacle == NOTHING else "bon-4"
    words = f"Put {thing} {in_place(territory)}"
    return Choice(TERRITORY(territory), words, (f"place:{territory}",), rule)


def describe_return(box: Box, t: Table, seat: int, number: int) -> Choice:
    """Say which private objective would go back."""
    card = int(t.seat[seat].hand[number])
    rule = "set-7" if t.step == Step.KEEP else "bon-3"
    points = points_words(int(box.record.objective[card].points))
    words = f"Give back “{box.names['objective'][card]}”"
    return Choice(RETURN(number), words, (f"card:{number}",), rule, f"{objective_words(box, card)}: {points}")


def describe_cheese(box: Box, t: Table, seat: int) -> Choice:
    """Say what the cheese would bring now."""
    growth, points = growth_words(int(box.record.cheese_growth)), points_words(int(box.record.cheese_points))
    words = f"Exchange the cheese for {growth}"
    gives = f"If you keep it until the round ends, it scores {points}"
    return Choice(CHEESE(), words, ("cheese",), "turn-6", gives, rank=SPECIAL)


def describe_ruse(box: Box, t: Table, seat: int) -> Choice:
    """Say what the ruse tile would do."""
    return describe_use(box, t, seat, RUSE(), "")


def describe_higher(box: Box, t: Table, seat: int) -> Choice:
    """Say what a Feint would make of the die by counting it higher."""
    return describe_use(box, t, seat, UP(), f": make it a {int(t.rolled) + int(box.record.feint)}")


def describe_lower(box: Box, t: Table, seat: int) -> Choice:
    """Say what a Feint would make of the die by counting it lower."""
    return describe_use(box, t, seat, DOWN(), f": make it a {int(t.rolled) - int(box.record.feint)}")


def describe_use(box: Box, t: Table, seat: int, action: int, how: str) -> Choice:
    """Say what using the ruse tile in some way would do."""
    tile = int(t.seat[seat].ruse)
    words = f"Use “{box.names['ruse'][tile]}”{how}"
    return Choice(action, words, (f"ruse:{seat}",), f"ruse-{tile + 2}", ruse_words(box, tile), rank=SPECIAL)
