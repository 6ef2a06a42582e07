"""The first generation of The Fox Experiment by somebody who never touches the mouse."""

from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from e2e.arriving import Arrive
from e2e.fox_server import generous_box
from e2e.fox_table import FoxTable
from e2e.keyboard import Keyboard
from e2e.own_box import give
from e2e.server import Server

NAME = "Bramble"


def test_a_generation_by_keyboard(server: Server, arrive: Arrive, tmp_path: Path) -> None:
    """Set up, choose a pair by its odds, roll, arrange, take back, record, name the pup, research, and go on."""
    page = arrive()
    keyboard = Keyboard(page)
    page.goto(server.address)
    box = tmp_path / "generous.toml"
    box.write_text(generous_box())
    set_table(page, keyboard, box)
    table = FoxTable(page)
    choose(table, keyboard, table.offers.get_by_role("button", name="Keep this study").first)
    choose_by_odds(table, keyboard)
    choose(table, keyboard, table.spaces.first)
    expect(table.told("takes supply space")).to_have_count(1)
    answer_until(table, keyboard, table.roll_button)
    arrange(table, keyboard)
    name_the_pup(table, keyboard)
    research(table, keyboard)
    expect(table.board).to_contain_text("Generation 2 of 5")
    assert not keyboard.mouse_was_used


def set_table(page: Page, keyboard: Keyboard, box: Path) -> None:
    """Sit down with two bots, and with a box of one's own."""
    keyboard.go_to(page.get_by_role("button", name="The Fox Experiment"))
    keyboard.press("Enter")
    keyboard.go_to(page.get_by_role("group", name="Seat 1").get_by_label("Name"))
    keyboard.type("Ann")
    for seat in ("Seat 2", "Seat 3"):
        keyboard.go_to(page.get_by_role("group", name=seat).get_by_label("Level"))
        page.keyboard.type("kit")
    keyboard.go_to(page.get_by_text("More", exact=True))
    keyboard.press("Enter")
    own_box = page.get_by_label("Play with your own box")
    keyboard.go_to(own_box)
    give(own_box, box)  # Enter would open a window of the browser's own
    keyboard.go_to(page.get_by_role("button", name="Start"))
    keyboard.press("Enter")


def choose(table: FoxTable, keyboard: Keyboard, thing: Locator) -> None:
    """Go to a thing on the board and play what it means."""
    keyboard.go_to(thing)
    keyboard.press("Enter")
    in_focus = table.page.locator(":focus")
    expect(table.play_button.or_(table.put_back_button).and_(in_focus)).to_be_visible()
    if table.put_back_button.and_(in_focus).is_visible():  # the choice gives something up
        keyboard.press("Shift+Tab")
    expect(table.play_button).to_be_focused()
    keyboard.press("Enter")


def press(table: FoxTable, keyboard: Keyboard, button: Locator) -> None:
    """Go to a button of the board and press it, and Play where there was something else to choose."""
    expect(button).to_be_visible()
    if table.play_button.is_visible():
        choose(table, keyboard, button)
    else:
        keyboard.go_to(button)
        keyboard.press("Enter")


def choose_by_odds(table: FoxTable, keyboard: Keyboard) -> None:
    """Look at a pair by going through the kennel, and take it."""
    keyboard.go_to(table.foxes("father").first)
    keyboard.go_to(table.foxes("mother").first)
    expect(table.odds).to_contain_text("friendliness expected")
    for parent in ("father", "mother"):
        choose(table, keyboard, table.foxes(parent).first)
        expect(table.told(f"takes .* as {parent}")).to_have_count(1)


def answer_until(table: FoxTable, keyboard: Keyboard, moment: Locator) -> None:
    """Choose wild tokens and leave upgrades be until a moment has come."""
    decided = table.told("(takes an? [a-z]+ token|is ready to breed)")
    while not table.has_come(moment):
        before = decided.count()
        if not table.leave_button.is_visible():
            choose(table, keyboard, table.tokens.get_by_role("button").first)
        else:
            press(table, keyboard, table.leave_button)
        expect(decided).not_to_have_count(before)


def arrange(table: FoxTable, keyboard: Keyboard) -> None:
    """Roll, place a part by the key of a trait, take it back, take the best arrangement, and record."""
    expect(table.roll_button).to_be_focused()
    press(table, keyboard, table.roll_button)
    expect(table.record_button).to_be_visible()
    keyboard.press("b")
    expect(table.told("uses the (whole|half) symbol on friendly die 1 for barks")).to_have_count(1)
    keyboard.press("u")
    expect(table.told("uses")).to_have_count(0)
    keyboard.press("a")
    expect(table.told("takes the best arrangement")).to_have_count(1)
    keyboard.press("r")
    if table.play_button.is_visible():
        keyboard.press("r")
    expect(table.told("records the")).to_have_count(1)


def name_the_pup(table: FoxTable, keyboard: Keyboard) -> None:
    """Give the pup another name."""
    keyboard.go_to(table.breeding.get_by_label("Name of this pup"))
    keyboard.type(NAME)
    keyboard.press("Enter")
    expect(table.told(f"records the .* {NAME}")).to_be_visible()


def research(table: FoxTable, keyboard: Keyboard) -> None:
    """Complete a level, buy an upgrade, and leave it at that."""
    press(table, keyboard, table.breeding.get_by_role("button", name=f"Let {NAME} complete level 1").first)
    expect(table.told(f"lets {NAME} complete level 1 of the ")).to_have_count(1)
    keyboard.go_to(table.upgrades.first)
    keyboard.press("Enter")
    if not table.play_button.is_enabled():
        keyboard.go_to(table.tokens.get_by_role("button", pressed=False).first)
        keyboard.press("Enter")
    expect(table.play_button).to_be_focused()
    keyboard.press("Enter")
    expect(table.told("buys a")).to_have_count(1)
    expect(table.finish_button.or_(table.done).first).to_be_visible()
    if table.finish_button.is_visible():
        press(table, keyboard, table.finish_button)
