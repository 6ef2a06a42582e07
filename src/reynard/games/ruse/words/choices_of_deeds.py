"""What can be done on a tile or on the Mountain, in words."""

from reynard.core.box import Box
from reynard.core.contract import Choice
from reynard.core.phrases import counted, listed
from reynard.games.ruse.actions import DRAW_OBJECTIVE, EXCHANGE, FLAG, HUNT, KIT, MARK, RESOURCE, SWAP, TRACK
from reynard.games.ruse.rules.acting import cost_of
from reynard.games.ruse.rules.kits import HIGHEST
from reynard.games.ruse.rules.ruse_tiles import has_ruse, works
from reynard.games.ruse.rules.scoring import resource_points
from reynard.games.ruse.table import NOBODY, Climb, Deed, Place, Ruse, Stage, Step, Table
from reynard.games.ruse.words.facts import DeedFacts
from reynard.games.ruse.words.icons import a_resource, gain_words, growth_words, points_words
from reynard.games.ruse.words.keys import CLIMB_KEYS, DEED_KEYS
from reynard.games.ruse.words.names import (
    BETWEEN,
    KIT_WORDS,
    PATH_WORDS,
    PLACE_NAMES,
    PLACE_TITLES,
    THE_RIVAL,
    in_place,
    seat_name,
    using_words,
)


def describe_hunt(box: Box, t: Table, seat: int) -> Choice:
    """Say where the fox would hunt."""
    place = int(t.die_at)
    left = int(t.hunting[place].spots)
    turns = f"turns one of {left} hunting tiles" if left > 1 else "turns the last hunting tile here"
    parts = [price(box, t, seat, Deed.HUNT), turns, *decoy_words(box, t, seat)]
    words, facts = f"Hunt {in_place(place)}", deed_facts(t, Deed.HUNT, None)
    return Choice(HUNT(), words, (f"hunt:{place}",), "act-6", BETWEEN.join(parts), facts, 1)


def deed_facts(t: Table, deed: Deed | None, climb: Climb | None) -> DeedFacts | None:
    """Say which deed of the tile, or of the Mountain, is meant; none where something in between is chosen."""
    if is_climbing(t) and climb is not None:
        return {"kind": "deed", "deed": CLIMB_KEYS[climb]}
    if t.step == Step.ACT and deed is not None:
        return {"kind": "deed", "deed": DEED_KEYS[deed]}
    return None


def decoy_words(box: Box, t: Table, seat: int) -> list[str]:
    """Say that hunting or marking uses the decoy, where only it allows that."""  # rule ruse-6
    uses = t.hunter == t.die_at and has_ruse(t, seat, Ruse.DECOY.value)
    return [using_words(box, Ruse.DECOY)] if uses else []


def price(box: Box, t: Table, seat: int, deed: Deed) -> str:
    """Say how a deed would be paid for."""
    return payment_words(t, int(cost_of(box.record, t, seat, deed.value)))


def payment_words(t: Table, cost: int) -> str:
    """Say which part of a cost the die pays and which part growth points."""
    pips = min(int(t.die), cost)
    parts = [counted(pips, "pip")] if pips or not cost else []
    if cost > pips:
        parts.append(growth_words(cost - pips))
    return "costs " + listed(parts)


def climb_price(box: Box, t: Table, seat: int, climb: Climb) -> str:
    """Say how something on the Mountain would be paid for."""
    cost = int(box.record.climb[int(t.seat[seat].fox_space), climb])
    return depleting_words(int(t.die)) if cost < 0 else payment_words(t, cost)


def depleting_words(pips: int) -> str:
    """Say what it takes to deplete a die: all that is left on it."""  # rule rul-22
    return "takes the last pip of the die" if pips == 1 else f"takes all {pips} pips left on the die"


def is_climbing(t: Table) -> bool:
    """Say whether the fox acts on the Mountain."""
    return bool(t.step == Step.ACT and t.die_at == Place.MOUNTAIN)


def describe_mark(box: Box, t: Table, seat: int) -> Choice:
    """Say where a marker would go, and whose goes home."""
    place, own = int(t.die_at), t.seat[seat]
    parts = [price(box, t, seat, Deed.MARK)]
    points = int(box.record.marker_points[int(box.record.markers) - int(own.markers) + 1])
    if points:
        parts.append(points_words(points))
    owner = int(t.marker[place, own.fox_space])
    if owner != NOBODY:
        parts.append(f"sends {THE_RIVAL if owner == t.seats else seat_name(owner)}'s marker home")
    parts += decoy_words(box, t, seat)
    words = f"Mark {PATH_WORDS[int(own.fox_space)]} of {PLACE_NAMES[place]}"
    facts = deed_facts(t, Deed.MARK, None)
    return Choice(MARK(), words, (f"markers:{seat}",), "act-8", BETWEEN.join(parts), facts, 2)


def describe_track(box: Box, t: Table, seat: int, territory: int) -> Choice:
    """Say which track would be advanced, and what the step gives."""
    step = int(t.seat[seat].track[territory]) + 1
    gain = gain_words(box, box.record.track[territory, step], territory)
    cost = ""
    if t.step == Step.ACT:
        cost = climb_price(box, t, seat, Climb.STEP) if is_climbing(t) else price(box, t, seat, Deed.TRACK)
    rule = "mtn-5" if is_climbing(t) else "act-10" if t.step == Step.ACT else "rul-63"
    words = f"Take step {step} on the {PLACE_TITLES[territory]} track"
    facts, gives = deed_facts(t, Deed.TRACK, Climb.STEP), BETWEEN.join(filter(None, [cost, gain]))
    return Choice(TRACK(territory), words, (f"track:{territory}",), rule, gives, facts, 3)


def describe_kit(box: Box, t: Table, seat: int, kit: int) -> Choice:
    """Say which kit would get stronger."""
    by, cost = 1, ""
    if t.step == Step.ACT and not is_climbing(t) and works(t, seat, Ruse.TEACHER.value):
        by = int(box.record.teacher_gives)
    if t.step == Step.ACT:
        cost = climb_price(box, t, seat, Climb.KIT) if is_climbing(t) else price(box, t, seat, Deed.KIT)
    value = int(t.seat[seat].kit[kit].value)
    words = f"Raise your {KIT_WORDS[kit]} from {value} to {min(HIGHEST, value + by)}"
    rule = "mtn-6" if is_climbing(t) else "act-13" if t.step == Step.ACT else "grow-3"
    facts = deed_facts(t, Deed.KIT, Climb.KIT)
    return Choice(KIT(kit), words, (f"kit:{seat}:{kit}",), rule, cost, facts, 4)


def describe_resource(box: Box, t: Table, seat: int, kind: int) -> Choice:
    """Say which resource would be taken."""
    cost = climb_price(box, t, seat, Climb.RESOURCE) if is_climbing(t) else ""
    rule = "mtn-4" if is_climbing(t) else "rnd-6" if t.step == Step.WELCOME else choice_of_resource(t)
    words, facts = f"Take {a_resource(box, kind)}", deed_facts(t, None, Climb.RESOURCE)
    gives = BETWEEN.join(filter(None, [cost, sets_words(box, t, seat, 1, kind)]))
    return Choice(RESOURCE(kind), words, (f"resource:{kind}",), rule, gives, facts, 5)


def sets_words(box: Box, t: Table, seat: int, more: int, kind: int) -> str:
    """Say what a resource more or less would make of a seat's sets, where that changes something."""  # rule fin-5
    own = t.seat[seat]
    now, then = (int(resource_points(box.record, own, change, kind)) for change in (0, more))
    return "" if now == then else f"your resources would score {then}, now {now}"


def choice_of_resource(t: Table) -> str:
    """Give the rule by which a resource of choice is gained: from the bear, or by an icon."""
    return "end-1" if t.stage == Stage.ENDING else "rul-63"


def describe_flag(box: Box, t: Table, seat: int, number: int) -> Choice:
    """Say which flagged tile would be used."""
    gain = gain_words(box, box.record.bonus[int(t.seat[seat].flag[number])].gain)
    cost, facts = climb_price(box, t, seat, Climb.FLAG), deed_facts(t, None, Climb.FLAG)
    return Choice(FLAG(number), f"Use the flagged tile: {gain}", (f"flag:{seat}:{number}",), "mtn-2", cost, facts, 2)


def describe_draw(box: Box, t: Table, seat: int) -> Choice:
    """Say that a private objective would be drawn."""
    cost, facts = climb_price(box, t, seat, Climb.OBJECTIVE), deed_facts(t, None, Climb.OBJECTIVE)
    return Choice(DRAW_OBJECTIVE(), "Draw a private objective", ("objectives",), "mtn-3", cost, facts, 6)


def describe_exchange(box: Box, t: Table, seat: int, number: int) -> Choice:
    """Say what a private objective would be given up for."""
    cost, facts = climb_price(box, t, seat, Climb.OBJECTIVE), deed_facts(t, None, Climb.OBJECTIVE)
    card = int(t.seat[seat].hand[number])
    gain = gain_words(box, box.record.objective[card].exchange)
    words = f"Exchange “{box.names['objective'][card]}” for {gain}"
    heading = f"“{box.names['objective'][card]}”"
    return Choice(EXCHANGE(number), words, (f"card:{number}",), "obj-3", cost, facts, 7, heading)


def describe_swap(box: Box, t: Table, seat: int, number: int) -> Choice:
    """Say which private objective would be changed for another."""
    cost, facts = climb_price(box, t, seat, Climb.OBJECTIVE), deed_facts(t, None, Climb.OBJECTIVE)
    heading = f"“{box.names['objective'][int(t.seat[seat].hand[number])]}”"
    words = f"Discard {heading} and draw another"
    return Choice(SWAP(number), words, (f"card:{number}",), "mtn-3", cost, facts, 8, heading)
