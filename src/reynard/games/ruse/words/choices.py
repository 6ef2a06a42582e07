"""What the choices are in words, what they point at, and which rule allows them."""

from collections.abc import Callable

from reynard.core.box import Box
from reynard.core.contract import Choice
from reynard.core.phrases import counted, listed
from reynard.games.ruse.rules.den import sides_of, turned
from reynard.games.ruse.rules.kits import row_of
from reynard.games.ruse.rules.ruse_tiles import has_ruse, works
from reynard.games.ruse.rules.survey import exits_with
from reynard.games.ruse.rules.walking import dam_toll, distance, marker_toll, meets_another, part_of, reach
from reynard.games.ruse.table import (
    BASE_KITS,
    BEFORE,
    CELLS,
    CHART_ROW,
    CHEESE,
    COLUMNS,
    DOWN,
    DRAW_OBJECTIVE,
    EXCHANGE,
    EXITS,
    FINISH,
    FLAG,
    GROW,
    HUNT,
    INSTINCT,
    KIT,
    LAY,
    MARK,
    NOBODY,
    NOTHING,
    PAYMENTS,
    PLACE,
    RESOURCE,
    RETURN,
    RUSE,
    SEND,
    SIDES,
    SPACES,
    START,
    STOP,
    SWAP,
    TAKE,
    TERRITORY,
    TRACK,
    UP,
    VITAL,
    WALK,
    WELCOME,
    Climb,
    Deed,
    Place,
    Ruse,
    Step,
    Table,
)
from reynard.games.ruse.words.names import (
    EXIT_WORDS,
    KIT_WORDS,
    MOUNTAIN_WORDS,
    OBSTACLE_NAMES,
    PATH_WORDS,
    PLACE_NAMES,
    a_resource,
    chart_words,
    cost_words,
    den_tile_words,
    figure_name,
    gain_words,
    growth_words,
    instinct_words,
    objective_words,
    points_words,
    ruse_words,
    seat_name,
    using_words,
)

LAST, SPECIAL = 9, 5  # ranks: what ends a step comes last, ruse and cheese before that
STOP_WORDS = {
    Step.ROLLED: ("Keep the roll", "ruse-1"),
    Step.WALK: ("Stay at the start of the path and end the turn", "rul-6"),
    Step.ACT: ("End the turn", "act-1"),
    Step.DEN: ("End the turn without an action", "den-1"),
    Step.GROW: ("Finish growing", "grow-1"),
}


def describe(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say what a choice means."""
    for first, words in GROUPS:
        if action >= first:
            return words(box, t, seat, action)
    raise ValueError(f"There is no action {action}.")


def describe_stop(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say what it means to do no more."""
    words, rule = STOP_WORDS[Step(int(t.step))]
    at = f"start:{t.die_at}" if t.step == Step.WALK else "turn"
    left = f"{points_words(int(t.die))} for the pips left on the die" if t.step != Step.ROLLED and t.die else ""
    return Choice(action, words, (at,), rule, "" if t.step == Step.GROW else left, LAST)


def describe_space(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say where the die would be placed, what the space gives and takes, and what is left."""
    place, space = divmod(action - PLACE, SPACES)
    printed = box.record.space[place, space]
    penalty = 0 if t.ruse_on and t.seat[seat].ruse == Ruse.PLAY_DEAD else int(printed.penalty)
    left = max(0, int(t.die) - penalty)
    parts = [gain_words(box, printed.gain, place)] if printed.gain.count else []
    if penalty:
        parts.append(f"{penalty} off the die")
    if left == 0:
        parts.append(f"the die is depleted: {growth_words(int(box.record.depleted_growth))}")
    parts.append(f"{counted(left, 'pip')} to use")
    where = "in your den" if place == Place.DEN else f"{'on' if place == Place.MOUNTAIN else 'in'} {PLACE_NAMES[place]}"
    ref = f"den-space:{seat}:{space}" if place == Place.DEN else f"space:{place}:{space}"
    leftmost = all(is_taken(t, seat, place, before) for before in range(space))
    if not leftmost:
        where = f"on space {space + 1} of {PLACE_NAMES[place]} with “{box.names['ruse'][Ruse.FENCE_SLIPPER]}”"
        parts.append(using_words(box, Ruse.FENCE_SLIPPER))
    return Choice(action, f"Place the {int(t.die)} {where}", (ref,), "die-1", " · ".join(parts), place)


def is_taken(t: Table, seat: int, place: int, space: int) -> bool:
    """Say whether a die lies on a space."""
    die = t.seat[seat].den_die[space] if place == Place.DEN else t.space[place, space]
    return bool(die.owner != NOBODY)


def describe_walk(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say where the fox would walk, what that costs, and what can be done there."""
    space, place = action - WALK, int(t.die_at)
    ref, far = f"path:{place}:{space}", int(distance(place, space))
    uses_eyes = far > reach(box.record, t, place)
    if place == Place.MOUNTAIN:
        words, tolls, deeds = f"Walk to {MOUNTAIN_WORDS[space]} of the Mountain", [], climbs_words(box, space)
    else:
        words = f"Walk to {PATH_WORDS[space]} of {PLACE_NAMES[place]}"
        # The growth points that Night Eyes brings come before the tolls.
        growth = int(t.seat[seat].growth) + (int(box.record.ruse_growth[Ruse.NIGHT_EYES]) if uses_eyes else 0)
        tolls, deeds = toll_words(box, t, seat, space, growth), deeds_words(box, t, place, space)
    silent = works(t, seat, Ruse.SILENT_PAWS.value)
    parts = ["no tolls" if silent or not tolls else "pay " + listed(tolls), deeds]
    if uses_eyes:
        words += f" with “{box.names['ruse'][Ruse.NIGHT_EYES]}”"
        parts.append(using_words(box, Ruse.NIGHT_EYES))
    elif has_ruse(t, seat, Ruse.SHARED_TRAIL.value) and meets_another(t, seat, place):
        parts.append(using_words(box, Ruse.SHARED_TRAIL))
    return Choice(action, words, (ref,), "fox-1", " · ".join(parts), far)


def toll_words(box: Box, t: Table, seat: int, space: int, growth: int) -> list[str]:
    """List the tolls that a walk really costs a seat with so many growth points, from the start on."""  # rule rul-14
    words: list[str] = []
    for toll, to in tolls_on_way(box, t, seat, space):
        paid = min(growth, toll)
        growth -= paid
        if paid:
            words.append(f"{paid} {to}" if paid == toll else f"{paid} {to} (all you have)")
    return words


def tolls_on_way(box: Box, t: Table, seat: int, space: int) -> list[tuple[int, str]]:
    """List every toll on the way to a space, and to whom it goes, in the order in which the fox comes to them."""
    place, record = int(t.die_at), box.record
    tolls: list[tuple[int, str]] = []
    for here in way_to(space):
        owner, marked = int(t.marker[place, here]), int(marker_toll(record, t, seat, place, here, space))
        if marked:
            tolls.append((marked, f"to {seat_name(owner) if owner < t.seats else 'the bank'}"))
        dammed = int(dam_toll(record, t, seat, place, here))
        if dammed:
            tolls.append((dammed, f"at the dam to {seat_name(int(t.beaver_owner))}"))
    return tolls


def way_to(space: int) -> list[int]:
    """List the spaces of a path from its start to one of them."""
    return [] if space == START else [*way_to(BEFORE[space]), space]


def deeds_words(box: Box, t: Table, place: int, space: int) -> str:
    """Say what can be done on a tile of a path."""
    tile = box.record.tile[place, part_of(space), t.tile[place, space]]
    return ", ".join(f"{deed.name.lower()} {int(tile.cost[deed])}" for deed in Deed if tile.cost[deed])


def climbs_words(box: Box, space: int) -> str:
    """Say what can be done on a tile of the Mountain."""
    costs = box.record.climb[space]
    return ", ".join(f"{climb.name.lower()} ({cost_words(int(costs[climb]))})" for climb in Climb if costs[climb])


def describe_hunt(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say where the fox would hunt."""
    place = int(t.die_at)
    left = int(t.hunting[place].spots)
    parts = [price(box, t, seat, Deed.HUNT), f"{left} face down", *decoy_words(box, t, seat)]
    return Choice(action, f"Hunt in {PLACE_NAMES[place]}", (f"hunt:{place}",), "act-6", " · ".join(parts), 1)


def decoy_words(box: Box, t: Table, seat: int) -> list[str]:
    """Say that hunting or marking uses the decoy, where only it allows that."""  # rule ruse-6
    uses = t.hunter == t.die_at and has_ruse(t, seat, Ruse.DECOY.value)
    return [using_words(box, Ruse.DECOY)] if uses else []


def price(box: Box, t: Table, seat: int, deed: Deed) -> str:
    """Say how a deed would be paid for."""
    space = int(t.seat[seat].fox_space)
    cost = int(box.record.tile[int(t.die_at), part_of(space), t.tile[int(t.die_at), space]].cost[deed])
    if t.ruse_on and deed == Deed.MARK and t.seat[seat].ruse == Ruse.STRONG_SCENT:
        cost = int(box.record.strong_scent)
    return payment_words(t, cost)


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
    return "costs the whole die" if cost < 0 else payment_words(t, cost)


def is_climbing(t: Table) -> bool:
    """Say whether the fox acts on the Mountain."""
    return bool(t.step == Step.ACT and t.die_at == Place.MOUNTAIN)


def describe_mark(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say where a marker would go, and whose goes home."""
    place, own = int(t.die_at), t.seat[seat]
    parts = [price(box, t, seat, Deed.MARK)]
    points = int(box.record.marker_points[int(box.record.markers) - int(own.markers) + 1])
    if points:
        parts.append(points_words(points))
    owner = int(t.marker[place, own.fox_space])
    if owner != NOBODY:
        parts.append(f"sends {'a rival marker' if owner == t.seats else f'the marker of {seat_name(owner)}'} home")
    parts += decoy_words(box, t, seat)
    words = f"Mark {PATH_WORDS[int(own.fox_space)]} of {PLACE_NAMES[place]}"
    return Choice(action, words, (f"markers:{seat}",), "act-8", " · ".join(parts), 2)


def describe_track(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say which track would be advanced, and what the step gives."""
    territory = action - TRACK
    step = int(t.seat[seat].track[territory]) + 1
    gain = gain_words(box, box.record.track[territory, step], territory)
    cost = ""
    if t.step == Step.ACT:
        cost = climb_price(box, t, seat, Climb.STEP) if is_climbing(t) else price(box, t, seat, Deed.TRACK)
    rule = "mtn-5" if is_climbing(t) else "act-10"
    words = f"Go to step {step} of the track of {PLACE_NAMES[territory]}"
    return Choice(action, words, (f"track:{territory}",), rule, " · ".join(filter(None, [cost, gain])), 3)


def describe_kit(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say which kit would get stronger."""
    kit = action - KIT
    by = 1
    if t.step == Step.ACT and t.ruse_on and t.seat[seat].ruse == Ruse.TEACHER and not is_climbing(t):
        by = int(box.record.teacher_gives)
    value = int(t.seat[seat].kit[kit].value)
    cost = ""
    if t.step == Step.ACT:
        cost = climb_price(box, t, seat, Climb.KIT) if is_climbing(t) else price(box, t, seat, Deed.KIT)
    words = f"Raise your {KIT_WORDS[kit]} from {value} to {min(6, value + by)}"
    return Choice(action, words, (f"kit:{seat}:{kit}",), "mtn-6" if is_climbing(t) else "act-13", cost, 4)


def describe_resource(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say which resource would be taken."""
    kind = action - RESOURCE
    cost = climb_price(box, t, seat, Climb.RESOURCE) if is_climbing(t) else ""
    rule = "mtn-4" if is_climbing(t) else "rnd-6" if t.step == Step.WELCOME else "rul-53"
    return Choice(action, f"Take {a_resource(box, kind)}", (f"resource:{kind}",), rule, cost, 5)


def describe_welcome(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say what one begins with instead of a resource."""
    words = f"Take {growth_words(int(box.record.welcome_growth))}"
    return Choice(action, words, (f"growth:{seat}",), "rnd-6")


def describe_territory(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say where the hunter or an obstacle would go."""
    territory, obstacle = action - TERRITORY, int(t.need[0].what)
    thing = figure_name(t) if obstacle == NOTHING else OBSTACLE_NAMES[obstacle]
    rule = "bon-2" if obstacle == NOTHING else "bon-4"
    return Choice(action, f"Put {thing} into {PLACE_NAMES[territory]}", (f"place:{territory}",), rule)


def describe_flag(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say which flagged tile would be used."""
    number = action - FLAG
    gain = gain_words(box, box.record.bonus[int(t.seat[seat].flag[number])].gain)
    cost = climb_price(box, t, seat, Climb.FLAG)
    return Choice(action, f"Use the flagged tile: {gain}", (f"flag:{seat}:{number}",), "mtn-2", cost, 2)


def describe_objective(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say what would happen with private objectives on the Mountain."""
    cost = climb_price(box, t, seat, Climb.OBJECTIVE)
    if action == DRAW_OBJECTIVE:
        return Choice(action, "Draw a private objective", ("objectives",), "mtn-3", cost, 6)
    number = (action - SWAP) % (EXCHANGE - SWAP)
    card = int(t.seat[seat].hand[number])
    name = box.names["objective"][card]
    if action >= EXCHANGE:
        gain = gain_words(box, box.record.objective[card].exchange)
        return Choice(action, f"Exchange “{name}” for {gain}", (f"card:{number}",), "obj-3", cost, 7)
    return Choice(action, f"Discard “{name}” and draw another", (f"card:{number}",), "mtn-3", cost, 8)


def describe_return(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say which private objective would go back."""
    number = action - RETURN
    card = int(t.seat[seat].hand[number])
    rule = "set-7" if t.step == Step.KEEP else "bon-3"
    points = points_words(int(box.record.objective[card].points))
    words = f"Give back “{box.names['objective'][card]}”"
    return Choice(action, words, (f"card:{number}",), rule, f"{objective_words(box, card)}: {points}")


def describe_cheese(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say what the cheese would bring now."""
    growth, points = growth_words(int(box.record.cheese_growth)), points_words(int(box.record.cheese_points))
    words = f"Exchange the cheese for {growth}"
    return Choice(action, words, ("cheese",), "turn-6", f"Kept to the end of the round it is {points}", SPECIAL)


def describe_ruse(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say what the ruse tile would do."""
    tile = int(t.seat[seat].ruse)
    words = f"Use “{box.names['ruse'][tile]}”"
    if action in (UP, DOWN):
        by = int(box.record.feint)
        words += f": make it a {int(t.rolled) + (by if action == UP else -by)}"
    return Choice(action, words, (f"ruse:{seat}",), f"ruse-{tile + 2}", ruse_words(box, tile), SPECIAL)


def describe_chart(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say which row of the den's chart would be used."""
    row = action - CHART_ROW
    cost = payment_words(t, int(box.record.chart[row].cost))
    return Choice(action, chart_words(box, row), (f"chart:{row}",), "den-2", cost)


def describe_take(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say which tile of the display would be taken."""
    place = action - TAKE
    kind = int(t.display[place])
    return Choice(action, f"Take {den_tile_words(box, kind)}", (f"display:{place}",), "den-2")


def describe_growth(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say which kit would grow, and what its next space gives."""
    last = action >= FINISH
    kit = (action - FINISH) // PAYMENTS if last else action - GROW
    row = row_of(kit)
    space = int(t.seat[seat].kit[kit].space) + 1
    printed = box.record.black_gain[row] if last and kit >= BASE_KITS else box.record.growth_gain[row, space]
    gain = gain_words(box, printed)
    words = f"Move your {KIT_WORDS[kit]} to space {space}"
    if not last:
        cost = "" if t.step == Step.ADVANCE else f"costs {growth_words(int(box.record.price[row]))}"
        gives = " · ".join(filter(None, [cost, gain]))
        return Choice(action, words, (f"kit:{seat}:{kit}",), "grow-1", gives, kit)
    payment = (action - FINISH) % PAYMENTS
    if payment < VITAL:
        thing, ref = a_resource(box, payment), f"resource:{payment}"
    else:
        thing, ref = f"a hunting tile of {PLACE_NAMES[payment - VITAL]}", f"hunted:{seat}:{payment - VITAL}"
    return Choice(action, f"{words} for {thing}", (f"kit:{seat}:{kit}", ref), "grow-4", gain, kit)


def describe_exit(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say which kit would go to which exit."""
    kit, way_out = divmod(action - SEND, EXITS)
    value = int(t.seat[seat].kit[kit].value)
    instinct = "and develops an instinct" if t.seat[seat].reached >> way_out & 1 else "no path leads there yet"
    return Choice(
        action,
        f"Send your {KIT_WORDS[kit]} to the {EXIT_WORDS[way_out]} exit",
        (f"kit:{seat}:{kit}", f"exit:{seat}:{way_out}"),
        "ins-1",
        f"{points_words(value)} at the end · {instinct}",
        6,
    )


def describe_instinct(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say which instinct would be developed."""
    slot = action - INSTINCT
    each = points_words(int(box.record.instinct_points[slot]))
    words = f"Develop the instinct {box.names['instinct'][slot]}"
    gives = f"{each} for each of {instinct_words(box, slot)}, up to the value of the kit"
    return Choice(action, words, (f"instinct:{seat}:{slot}",), f"ins-{slot + 5}", gives)


def describe_lay(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say where a den tile would lie, how it would be turned, and what that opens."""
    tile, rest = divmod(action - LAY, CELLS * SIDES)
    cell, quarters = divmod(rest, SIDES)
    own = t.seat[seat]
    turning = t.step == Step.TURN
    kind = int(own.tile[cell] if turning else t.drawn[tile])
    sides = int(turned(int(own.opens[cell]) if turning else sides_of(box.record, kind), quarters))
    reached = int(exits_with(t, seat, cell, sides))
    opened = [EXIT_WORDS[exit] for exit in range(EXITS) if reached >> exit & 1 and not own.reached >> exit & 1]
    column, row = cell % COLUMNS + 1, cell // COLUMNS + 1
    parts = [] if turning else [gain_words(box, box.record.printed[cell])]
    if opened:
        parts.append(f"opens the {listed(opened)} exit{'s' if len(opened) > 1 else ''}")
    verb = "Turn" if turning else "Place"
    at = (f"cell:{seat}:{cell}",) if turning else (f"drawn:{tile}", f"cell:{seat}:{cell}")
    words = f"{verb} {den_tile_words(box, kind)} in column {column}, row {row}, open to {open_words(sides)}"
    return Choice(action, words, at, "den-2" if turning else "den-3", " · ".join(filter(None, parts)))


def open_words(sides: int) -> str:
    """Say which sides of a tile are open."""
    names = ("the north", "the east", "the south", "the west")
    return listed([name for bit, name in enumerate(names) if sides >> bit & 1])


# Where each group of actions begins, the last first.
GROUPS: tuple[tuple[int, Callable[[Box, Table, int, int], Choice]], ...] = (
    (LAY, describe_lay),
    (INSTINCT, describe_instinct),
    (SEND, describe_exit),
    (GROW, describe_growth),
    (TAKE, describe_take),
    (CHART_ROW, describe_chart),
    (RUSE, describe_ruse),
    (CHEESE, describe_cheese),
    (RETURN, describe_return),
    (DRAW_OBJECTIVE, describe_objective),
    (FLAG, describe_flag),
    (TERRITORY, describe_territory),
    (WELCOME, describe_welcome),
    (RESOURCE, describe_resource),
    (KIT, describe_kit),
    (TRACK, describe_track),
    (MARK, describe_mark),
    (HUNT, describe_hunt),
    (WALK, describe_walk),
    (PLACE, describe_space),
    (STOP, describe_stop),
)
