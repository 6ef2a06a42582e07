"""A round of Ruse by somebody who never touches the mouse."""

from playwright.sync_api import Locator, expect

from e2e.ahead import by, play_on
from e2e.arriving import Arrive
from e2e.keyboard import Keyboard
from e2e.ruse_server import asked, set_ruse_table, sure_box
from e2e.ruse_table import RuseTable
from e2e.server import ANN, Server


def test_a_round_by_keyboard(server: Server, arrive: Arrive) -> None:
    """Take the die up, dig, walk, hunt, and let a kit grow."""
    page = arrive()
    keyboard = Keyboard(page)
    link = set_ruse_table(server, ANN, box=sure_box())
    play_on(link, asked("place"), by("turn"))
    table = RuseTable.sit(page, link)
    dig(table, keyboard)
    walk_and_hunt(table, keyboard)
    choose(table, keyboard, table.grown("first", "to space 4"))
    expect(table.told("moves the first kit to space 4")).to_have_count(1)
    choose(table, keyboard, table.finish_growing)
    expect(table.board).to_contain_text("Round 2 of 4")
    assert not keyboard.mouse_was_used


def choose(table: RuseTable, keyboard: Keyboard, thing: Locator) -> None:
    """Go to a thing on the board and play what it means."""
    keyboard.go_to(thing)
    keyboard.press("Enter")
    expect(table.play_button).to_be_focused()
    keyboard.press("Enter")


def choose_first(table: RuseTable, keyboard: Keyboard) -> None:
    """Play the first choice of the list by its number."""
    keyboard.press("1")
    expect(table.play_button).to_be_focused()
    keyboard.press("Enter")


def await_die(table: RuseTable, keyboard: Keyboard) -> None:
    """Wait for the turn; a roll that a ruse tile could change is kept."""
    expect(table.die.or_(table.keep_roll).first).to_be_visible()
    if table.keep_roll.is_visible():
        choose(table, keyboard, table.keep_roll)
    expect(table.die).to_be_visible()


def dig(table: RuseTable, keyboard: Keyboard) -> None:
    """Take the die up to see what it would bring, dig with it, and turn a tile until it lies as wanted."""
    await_die(table, keyboard)
    keyboard.press("d")
    expect(table.die).to_have_attribute("aria-pressed", "true")
    expect(table.fields.get_by_text("a vole", exact=True).first).to_be_visible()  # a Fence-slipper may go anywhere
    choose(table, keyboard, table.space("in your den"))
    choose(table, keyboard, table.draw_a_tile)
    expect(table.hand).to_contain_text("Open to the east and south")
    keyboard.press("t")
    expect(table.hand).to_contain_text("Open to the south and west")
    expect(table.first_cell.locator(".gleam")).to_be_attached()
    keyboard.go_to(table.place_button)
    keyboard.press("Enter")
    expect(table.told("places a curve in column 3, row 1")).to_have_count(1)


def walk_and_hunt(table: RuseTable, keyboard: Keyboard) -> None:
    """Go to the Fields, as far as the edge, and hunt there, by the numbers of the list."""
    await_die(table, keyboard)
    choose(table, keyboard, table.space("in the Fields"))
    expect(table.way("edge of the Fields")).to_be_visible()
    choose_first(table, keyboard)
    expect(table.told("walks to the edge of the Fields")).to_have_count(1)
    expect(table.end_turn).to_be_visible()
    choose_first(table, keyboard)
    expect(table.told("hunts in the Fields")).to_have_count(1)
    choose(table, keyboard, table.end_turn)
