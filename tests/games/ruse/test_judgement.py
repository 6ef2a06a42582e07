"""What the bots make of a position: they know what grown kits, sets of resources and the pond are worth."""

import numpy as np
import pytest

from reynard.games.ruse.actions import CHART_ROW, SEND, STOP

from .playing import at, do, finish, place, resource, send, to
from .tables import (
    BOX,
    GAME,
    at_turn,
    den_kind,
    dig,
    growing,
    own_box,
    put_obstacle,
    set_kit,
    stack_bonus,
    stack_den,
    validated,
)

CHART = BOX["den"]["chart"]


def judged(match):
    """Say what each choice of the first seat is worth to it by eye."""
    mask, values = np.zeros(len(GAME.actions), np.bool_), np.zeros(len(GAME.actions))
    GAME.legal(match.box.record, match.table, 0, mask)
    GAME.appraise(match.box.record, match.table, 0, mask, values)
    return {int(action): float(values[action]) for action in np.flatnonzero(mask)}


def best(match, among):
    """Give the best of some kind of choice."""
    values = judged(match)
    return max((action for action in values if action in among), key=values.__getitem__)


@pytest.mark.rule("fin-5")
def test_a_resource_that_completes_a_set_is_preferred():
    match = do(place(at_turn(), "mountain"), to("m1"))
    match.table.seat[0].resource[:] = (2, 0, 2, 2)
    values = judged(match)
    assert values[resource("fish")] > max(values[resource(kind)] for kind in ("vole", "berry", "egg"))


@pytest.mark.rule("fin-5")
def test_the_last_space_is_paid_with_what_breaks_no_set():
    match = growing(growth=0)
    set_kit(match, 0, 0, space=5)
    match.table.seat[0].resource[:] = (1, 1, 2, 1)
    values = judged(match)
    assert values[finish(0, "berry")] > max(values[finish(0, kind)] for kind in ("vole", "fish", "egg"))


def sends_early(match):
    """Say whether a kit would be sent out rather than wait."""
    values = judged(match)
    return max(values[action] for action in values if action in SEND) > values[STOP()]


def waiting_kit(value, box=None):
    """Let a kit that may leave wait on the last space at the end of the third round."""
    match = growing(growth=0, round_number=3)
    match.box = box or match.box
    set_kit(match, 0, 0, space=6, value=value)
    validated(match, 0, 1)
    return match


@pytest.mark.rule("rnd-10")
def test_a_weak_kit_is_sent_early_and_a_strong_one_kept_until_its_exit_is_known():
    assert sends_early(waiting_kit(1))
    assert not sends_early(waiting_kit(6))


@pytest.mark.rule("rnd-10")
def test_a_kit_is_sent_where_its_help_is_worth_more():
    outside = own_box(('help_outside = "1V"', 'help_outside = "3V"'))
    home = own_box(('help_at_home = "1G"', 'help_at_home = "3G"'))
    assert sends_early(waiting_kit(6, outside))
    assert not sends_early(waiting_kit(1, home))


@pytest.mark.rule("ins-3")
def test_in_the_last_round_every_kit_goes_and_to_an_open_exit_first():
    match = waiting_kit(4)
    match.table.round_number = 4
    dig(match, 0, {(3, 1): "NS", (3, 2): "SW", (2, 2): "NE", (2, 3): "NS"})
    assert sends_early(match)
    assert best(match, SEND) == send(0, 1)


@pytest.mark.rule("fox-7")
def test_the_pond_makes_the_dam_worth_more():
    dry = own_box(('pond = "R"', 'pond = "-"'))
    worth = []
    for box in (None, dry):
        match = at_turn()
        match.box = box or match.box
        stack_bonus(match)
        put_obstacle(match, "beaver", "river", owner=1)
        worth.append(judged(match)[at("river", 0)])
    assert worth[0] > worth[1]


@pytest.mark.rule("den-2")
def test_the_display_is_worth_its_best_tile_and_the_stack_what_it_holds():
    match = at_turn(round_number=3)
    for kit in range(3):
        set_kit(match, 0, kit, space=6, value=5)
    validated(match, 0, 3)
    dig(match, 0, {(3, 1): "NS", (3, 2): "EW"})
    stack_den(match, "straight")
    match.table.display[:] = den_kind("straight")
    place(match, "den")
    random, chosen = (
        next(CHART_ROW(row) for row, each in enumerate(CHART) if each["take"] == take and each["tiles"] == 1)
        for take in ("random", "display")
    )
    values = judged(match)
    assert values[random] == pytest.approx(values[chosen])
    match.table.display[2] = den_kind("cross", "1V")
    values = judged(match)
    assert values[random] < values[chosen]
