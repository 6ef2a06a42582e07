"""What icons give: at once where there is nothing to choose, and otherwise as a need that waits for its seat."""

from reynard.core.compiled import njit, njit_inline
from reynard.games.ruse.box.record import BoxRecord, Gain
from reynard.games.ruse.table import ENDS, NEEDS, NOBODY, NOTHING, TALES, VITAL, Icon, Stage, Step, Table, Tale, Told

SAME_TILE = -2  # marks the second step of a tile until the first is made


@njit
def tell(t: Table, what: int, one: int, two: int, three: int, four: int) -> None:
    """Write down something to tell about this move, and about the end of the round while that goes on."""
    if t.tales < TALES:
        write_down(t.told[t.tales], what, one, two, three, four)
        t.tales += 1
    if t.stage >= Stage.ENDING and t.ends < ENDS:
        write_down(t.ended[t.ends], what, one, two, three, four)
        t.ends += 1


@njit_inline
def write_down(line: Told, what: int, one: int, two: int, three: int, four: int) -> None:
    """Fill one line."""
    line.what = what
    line.one = one
    line.two = two
    line.three = three
    line.four = four


@njit
def need(t: Table, seat: int, step: int, place: int, what: int) -> None:
    """Let a seat choose something before the table goes on."""
    if t.needs < NEEDS:
        waiting = t.need[t.needs]
        waiting.seat = seat
        waiting.step = step
        waiting.place = place
        waiting.what = what
        t.needs += 1


@njit
def first_need_is_met(t: Table) -> None:
    """Take the first need off the list."""
    for number in range(1, t.needs):
        t.need[number - 1] = t.need[number]
    t.needs -= 1


@njit
def gain_points(t: Table, seat: int, source: int, points: int) -> None:
    """Move a marker forward on the victory point track."""
    t.seat[seat].points += points
    t.seat[seat].earned[source] += points
    tell(t, Tale.GETS.value, seat, Icon.VICTORY.value, points, source)


@njit
def gain_growth(t: Table, seat: int, amount: int) -> None:
    """Take growth points from the supply."""
    t.seat[seat].growth += amount
    tell(t, Tale.GETS.value, seat, Icon.GROWTH.value, amount, 0)


@njit
def gain_resource(t: Table, seat: int, kind: int) -> None:
    """Take a resource from the supply."""
    t.seat[seat].resource[kind] += 1
    tell(t, Tale.GETS.value, seat, Icon.RESOURCE.value, kind, 0)


@njit
def take_cheese(t: Table, seat: int) -> None:
    """Take the cheese, from its holder if it has one."""  # rule rul-36
    if t.cheese != seat:
        t.cheese = seat
        tell(t, Tale.CHEESE.value, seat, 0, 0, 0)


@njit
def move_hunter(t: Table) -> None:
    """The hunter goes one vital territory clockwise."""  # rule act-11
    t.hunter = 0 if t.hunter + 1 == VITAL else t.hunter + 1
    tell(t, Tale.HUNTER.value, t.hunter, 0, 0, 0)


@njit
def gain(box: BoxRecord, t: Table, seat: int, printed: Gain, place: int, source: int) -> None:
    """Give a seat everything that is printed side by side."""
    step_before = 0
    for number in range(printed.count):
        icon = printed.icon[number]
        if icon == Icon.GROWTH:
            gain_growth(t, seat, printed.amount[number])
        elif icon == Icon.VICTORY:
            gain_points(t, seat, source, printed.amount[number])
        elif icon == Icon.RESOURCE:
            gain_resource(t, seat, place)
        elif icon == Icon.CHEESE:
            take_cheese(t, seat)
        elif icon == Icon.TARGET:
            move_hunter(t)
        elif icon == Icon.STEP:
            # Two steps side by side go to different tracks, which the second knows by this mark.  # rule rul-54
            need(t, seat, Step.TRACK.value, NOTHING, NOTHING if step_before == 0 else SAME_TILE)
            step_before = 1
        elif icon != Icon.NONE:
            need(t, seat, step_for(icon), place, NOTHING)


@njit
def step_for(icon: int) -> int:
    """Say what a seat is asked for by an icon."""
    if icon == Icon.ANY:
        return Step.RESOURCE.value
    if icon == Icon.BONUS:
        return Step.BONUS.value
    if icon == Icon.KIT:
        return Step.KIT.value
    if icon == Icon.ADVANCE:
        return Step.ADVANCE.value
    if icon == Icon.DIG:
        return Step.DIG.value
    if icon == Icon.HUNTER:
        return Step.TERRITORY.value
    if icon == Icon.HERE:
        return Step.HERE.value
    return Step.RETURN.value


@njit
def exchange_cheese(box: BoxRecord, t: Table, seat: int) -> None:
    """Give the cheese back for growth points."""  # rule rul-36
    t.cheese = NOBODY
    gain_growth(t, seat, box.cheese_growth)
