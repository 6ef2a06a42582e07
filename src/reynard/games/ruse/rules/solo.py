"""Playing Alone: a rival that takes spaces, hunts, marks, climbs and brings up kits of its own."""

from reynard.core.compiled import njit
from reynard.core.dice_cup import draw
from reynard.games.ruse.box.record import BoxRecord
from reynard.games.ruse.rules.acting import draw_catch
from reynard.games.ruse.rules.gains import gain_growth, gain_points, tell
from reynard.games.ruse.rules.placing import SIDES_OF_A_DIE, leftmost_space
from reynard.games.ruse.table import (
    CENTRE,
    NOBODY,
    NOTHING,
    PATH,
    TERRITORIES,
    VITAL,
    Icon,
    Obstacle,
    Place,
    Source,
    Table,
    Tale,
)

CLOCKWISE = Place.MOUNTAIN.value + 1  # of the hunter


@njit
def rival_turn(box: BoxRecord, t: Table) -> None:
    """The rival rolls, takes the leftmost free space of a place, and does there what it can."""  # rules solo-2, solo-3
    rival = t.seats
    rolled = 1 + draw(t.cup, SIDES_OF_A_DIE)
    place = first_with_room(t, place_for(box, t, rolled))
    tell(t, Tale.RIVAL.value, rolled, place, 0, 0)
    if place == NOTHING:
        return
    t.space[place, leftmost_space(t, rival, place)].owner = rival
    gain_growth(t, rival, box.growth_by_value[rolled])
    if place == Place.MOUNTAIN:  # rule solo-9
        tell(t, Tale.RIVAL_CLIMBS.value, rival, 0, 0, 0)
        gain_points(t, rival, Source.OBJECTIVES.value, box.rival_climb)
    elif t.hunter == place:
        tell(t, Tale.RIVAL_TRACKS.value, rival, place, 0, 0)
        gain_points(t, rival, Source.TRACKS.value, box.rival_track)
    else:
        rival_hunts(box, t, place)
        rival_marks(t, place)


@njit
def place_for(box: BoxRecord, t: Table, rolled: int) -> int:
    """Say where a roll sends the rival: to a place, or after the only fox, which in the centre is the Mountain."""
    place = box.rival_goes[rolled - 1]
    if place <= Place.MOUNTAIN:
        return place
    if place == CLOCKWISE:
        return 0 if t.hunter + 1 == VITAL else t.hunter + 1
    return Place.MOUNTAIN.value if t.seat[0].fox == CENTRE else t.seat[0].fox


@njit
def first_with_room(t: Table, place: int) -> int:
    """Find the first place with a free space from one on, the Mountain after the Farm; NOTHING for none."""
    for _ in range(TERRITORIES):
        if leftmost_space(t, t.seats, place) != NOTHING:
            return place
        place = 0 if place + 1 == TERRITORIES else place + 1
    return NOTHING


@njit
def rival_hunts(box: BoxRecord, t: Table, territory: int) -> None:
    """Take a hunting tile, with its growth points."""  # rule solo-4
    own, ground = t.seat[t.seats], t.hunting[territory]
    if ground.spots == 0 or t.obstacle[Obstacle.WOLF] == territory:
        return
    catch = draw_catch(t, territory)
    ground.spots -= 1
    kept = own.catches < box.larder
    tell(t, Tale.CATCHES.value, t.seats, territory, catch, 1 if kept else 0)
    if kept:
        own.caught[territory, catch] += 1
        own.catches += 1
    else:
        ground.discard[catch] += 1
    printed = box.catch_gain[catch]
    for number in range(printed.count):
        if printed.icon[number] == Icon.GROWTH:
            gain_growth(t, t.seats, printed.amount[number])


@njit
def rival_marks(t: Table, territory: int) -> None:
    """Mark the first space without a marker of its own; the player's goes home."""  # rule solo-4
    rival = t.seats
    for space in range(PATH):
        owner = t.marker[territory, space]
        if owner != rival:
            if owner != NOBODY:
                t.seat[owner].markers += 1
                tell(t, Tale.MARKER_BACK.value, owner, territory, 0, 0)
            t.marker[territory, space] = rival
            tell(t, Tale.RIVAL_MARKS.value, rival, territory, space, 0)
            return


@njit
def rival_grows(box: BoxRecord, t: Table) -> None:
    """Turn the rival's growth points into victory points, with those that its age brings."""  # rule solo-10
    own = t.seat[t.seats]
    points = own.growth + box.rival_growth[t.rival]
    tell(t, Tale.RIVAL_GROWS.value, t.seats, own.growth, 0, 0)
    own.growth = 0
    gain_points(t, t.seats, Source.GROWTH.value, points)
