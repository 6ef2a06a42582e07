"""A round of Ruse by mouse, with everything that is carried, walked, dug and grown in it."""

import re

from playwright.sync_api import Locator, expect

from e2e.ahead import Desk, View, by, links_of_each, play_on
from e2e.arriving import Arrive
from e2e.dragging import drop, lift, move_to
from e2e.ruse_server import set_ruse_table, sure_box
from e2e.ruse_table import RuseTable
from e2e.server import ANN, BEN_ELSEWHERE, Server

# Ben marks the edge of the Fields, and does as little as possible otherwise.
BENS_WAY = by("space:0", "path:0:0", "markers", "turn", "space", "start", "growth")


def test_a_round_by_mouse(server: Server, arrive: Arrive) -> None:
    """Keep objectives, dig, walk over somebody's mark, hunt, and let a kit grow three spaces by one pick."""
    anns, bens = links_of_each(set_ruse_table(server, ANN, BEN_ELSEWHERE, box=sure_box()))
    table = RuseTable.sit(arrive(), anns)
    begin(table, bens)
    dig(table)
    let_ben_play(bens)
    walk_over_a_mark(table)
    hunt(table)
    let_ben_play(bens)
    grow(table)
    let_ben_play(bens)
    expect(table.board).to_contain_text("Round 2 of 4")


def test_a_kit_goes_to_an_exit(server: Server, arrive: Arrive) -> None:
    """A kit is paid for with a resource, picked again and sent to an exit, where it is to be seen."""
    link = set_ruse_table(server, ANN, box=sure_box())
    play_on(link, can_leave, by("space:0", "path:0:0", "kit:0:0", "resource:1", "turn"))
    table = RuseTable.sit(arrive(), link)
    table.own.locator("[data-ref='growth-space:0:0:6']").click()
    table.choose(table.supply.first)
    expect(table.told("brings the first kit out of the den for a vole")).to_have_count(1)
    table.kits.first.click()
    table.choose(table.exits.nth(3))
    expect(table.told("sends the first kit to the fourth exit")).to_have_count(1)
    expect(
        table.den.get_by_title(re.compile("^Exit 4: no path yet, Kit of row 1, value 3, at an exit"))
    ).to_be_visible()


def can_leave(view: View, desk: Desk) -> bool:
    """Say whether a kit can step to the last space."""
    return any("resource:0" in choice["at"] and "kit:0:0" in choice["at"] for choice in desk["choices"])


def let_ben_play(link: str) -> None:
    """Let Ben play until Ann has to choose something."""
    play_on(link, is_anns_turn, BENS_WAY)


def is_anns_turn(view: View, desk: Desk) -> bool:
    """Say whether Ben has nothing to do, and Ann has."""
    return not desk["choices"] and view["round"] > 0 and view["turn"]["seat"] == 0


def begin(table: RuseTable, bens: str) -> None:
    """Give an objective back and take a resource."""
    expect(table.board).to_contain_text("Setting up")
    table.choose(table.objectives.first)
    expect(table.told("keeps 2 private objectives")).to_have_count(1)
    let_ben_play(bens)
    expect(table.supply.first).to_have_accessible_name("Take 2 growth points")
    table.choose(table.supply.nth(1))
    expect(table.told("gains a vole")).to_have_count(1)
    let_ben_play(bens)


def dig(table: RuseTable) -> None:
    """Look at what the die would bring, carry it home, turn a tile and carry it into the den, its path lit up."""
    table.await_die()
    table.die.hover()
    expect(table.fields.get_by_text("a vole", exact=True).first).to_be_visible()  # a Fence-slipper may go anywhere
    carry(table.die, table.space("in your den"))
    table.play_button.click()
    expect(table.told(r"places the \d in the den")).to_have_count(1)
    table.choose(table.draw_a_tile)
    expect(table.hand).to_contain_text("Open to the east and south")
    table.turn_button.click()
    expect(table.hand).to_contain_text("Open to the south and west")
    lift(table.tile)
    move_to(table.first_cell)
    expect(table.first_cell.locator(".gleam")).to_be_attached()
    table.page.mouse.up()
    expect(table.told("places a curve")).to_have_count(0)
    table.place_button.click()
    expect(table.told("places a curve in column 3, row 1")).to_have_count(1)
    expect(table.first_cell.get_by_title("tile open to the south and west, joined to the start")).to_be_visible()


def carry(thing: Locator, place: Locator) -> None:
    """Drag a thing to a place."""
    lift(thing)
    drop(place)


def walk_over_a_mark(table: RuseTable) -> None:
    """Carry the die to the Fields, read what Ben's mark costs, and pay it."""
    table.await_die()
    carry(table.die, table.space("in the Fields").first)
    table.play_button.click()
    expect(table.fields.get_by_text("pay 2 to Ben", exact=True)).to_be_visible()
    table.choose(table.way("edge of the Fields"))
    expect(table.told("pays 2 growth points to Ben")).to_have_count(1)


def hunt(table: RuseTable) -> None:
    """Hunt where the fox stands, and leave it at that."""
    table.choose(table.fields.get_by_role("button", name=re.compile("^Hunt in the Fields")).first)
    expect(table.told("hunts in the Fields")).to_have_count(1)
    table.choose(table.end_turn)
    expect(table.told("ends the turn")).to_have_count(1)


def grow(table: RuseTable) -> None:
    """Let a kit grow by three spaces, one pick and one confirmation, and leave it at that."""
    table.choose(table.grown("first", "to space 4"))
    for space in (2, 3, 4):
        expect(table.told(f"moves the first kit to space {space}")).to_have_count(1)
    table.choose(table.finish_growing)
    expect(table.told("finishes growing")).to_have_count(1)
