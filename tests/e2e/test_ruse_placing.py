"""A den tile lies where it is put until it is placed for good: it can be turned, moved and lifted."""

import pytest
from playwright.sync_api import expect

from e2e.ahead import Desk, View, by, play_on
from e2e.arriving import PHONE, Arrive
from e2e.dragging import drop, lift
from e2e.fitting import is_uncovered, is_whole
from e2e.keyboard import Keyboard
from e2e.ruse_server import set_ruse_table, sure_box
from e2e.ruse_table import RuseTable
from e2e.server import ANN, Server

AT_HOME = by("den-space", "chart:0", "cell", "drawn", "space", "path", "resource", "turn")


@pytest.fixture
def second_tile(server: Server) -> str:
    """Give the link to a seat that has one curve in the den and another in hand."""
    link = set_ruse_table(server, ANN, box=sure_box())
    play_on(link, has_one_tile, AT_HOME)
    return link


def has_one_tile(view: View, desk: Desk) -> bool:
    """Say whether a second tile is to be laid."""
    tiles = [cell for cell in view["seats"][0]["cells"] if cell["opens"]]
    return view["turn"]["asks"] == "lay" and len(tiles) == 1


def test_a_dropped_tile_waits(arrive: Arrive, second_tile: str) -> None:
    """It is turned by a click, says what it joins, is carried on to another cell, and ends with "Place here"."""
    table = RuseTable.sit(arrive(), second_tile)
    left, right = (table.den.locator(f"[data-spot='cell:0:{cell}']") for cell in (1, 3))
    lift(table.tile)
    drop(left)
    expect(table.hand).to_contain_text("no path to the start")
    expect(table.place_button).to_be_enabled()
    sides = table.hand.get_by_role("status").inner_text()
    left.get_by_role("button").click()
    expect(table.hand.get_by_role("status")).not_to_have_text(sides)
    lift(left)
    drop(right)
    expect(right.get_by_role("button")).to_have_attribute("aria-pressed", "true")
    expect(left.get_by_role("button")).to_have_attribute("aria-pressed", "false")
    table.hand.get_by_role("button", name="Lift").click()
    expect(table.place_button).to_be_disabled()
    expect(table.told("places a curve in column 4")).to_have_count(0)
    lift(table.tile)
    drop(right)
    table.place_button.click()
    expect(table.told("places a curve in column 4")).to_have_count(1)


def test_a_tile_by_touch(arrive: Arrive, second_tile: str) -> None:
    """On a phone nothing covers the buttons that turn and place the tile, and the list stays away."""
    table = RuseTable.sit(arrive(PHONE, has_touch=True, is_mobile=True), second_tile)
    table.den.locator("[data-spot='cell:0:3']").get_by_role("button").tap()
    for button in (table.turn_button, table.place_button):
        expect(button).to_be_enabled()
        assert is_whole(button)
        assert is_uncovered(button)
    table.turn_button.tap()
    table.place_button.tap()
    table.areas.filter(has_text="Land").tap()
    expect(table.hand).to_be_hidden()


def test_a_tile_by_keyboard(arrive: Arrive, second_tile: str) -> None:
    """Enter puts the tile on a cell and goes to the button that places it; T turns it meanwhile."""
    page = arrive()
    keyboard = Keyboard(page)
    table = RuseTable.sit(page, second_tile)
    keyboard.go_to(table.den.locator("[data-spot='cell:0:3']").get_by_role("button"))
    keyboard.press("Enter")
    expect(table.place_button).to_be_focused()
    sides = table.hand.get_by_role("status").inner_text()
    keyboard.press("t")
    expect(table.hand.get_by_role("status")).not_to_have_text(sides)
    keyboard.press("Enter")
    expect(table.told("places a curve in column 4")).to_have_count(1)
    assert not keyboard.mouse_was_used
