"""A whole game by two people at one screen who never touch the mouse."""

import re

from playwright.sync_api import Page, expect

from e2e.arriving import Arrive
from e2e.keyboard import Keyboard
from e2e.server import Server
from e2e.wolf_table import WolfTable


def test_a_whole_game_by_keyboard(server: Server, arrive: Arrive) -> None:
    """Set up, play, take back, ask for a hint, read a rule and look back, all without a mouse."""
    page = arrive()
    keyboard = Keyboard(page)
    page.goto(server.address)
    set_table(page, keyboard)
    tables = {name: WolfTable(page, name) for name in ("Ann", "Ben")}
    expect(tables["Ann"].turn).to_have_text(re.compile("^It is (Ann|Ben).s turn"))
    play_through_the_list(whose_turn(tables), keyboard)
    play_on_the_board(whose_turn(tables), keyboard)
    read_the_rule(whose_turn(tables), keyboard)
    take_back(tables, keyboard)
    take_a_hint(whose_turn(tables), keyboard)
    while not (table := tables["Ann"]).end.is_visible():
        play_by_number(whose_turn(tables), keyboard, "1")
    look_back(table, keyboard)
    assert not keyboard.mouse_was_used


def set_table(page: Page, keyboard: Keyboard) -> None:
    """Set a table for Ann and Ben."""
    first, second = page.get_by_role("group", name="Seat 1"), page.get_by_role("group", name="Seat 2")
    keyboard.go_to(first.get_by_label("Name"))
    keyboard.type("Ann")
    keyboard.go_to(second.get_by_label("Who plays"))
    page.keyboard.type("Another")
    keyboard.press("Shift+Tab")
    expect(second.get_by_label("Name")).to_be_focused()
    keyboard.type("Ben")
    keyboard.go_to(page.get_by_role("button", name="Remove seat 3"))
    keyboard.press("Enter")
    keyboard.go_to(page.get_by_role("button", name="Start"))
    keyboard.press("Enter")


def whose_turn(tables: dict[str, WolfTable]) -> WolfTable:
    """Find the one whose turn it is."""
    sentence = tables["Ann"].turn.inner_text()
    return next(table for name, table in tables.items() if name in sentence)


def play(table: WolfTable, keyboard: Keyboard) -> None:
    """Play what is chosen, the focus being on the button that does it."""
    told = table.moves_of(table.me).count()
    expect(table.play_button).to_be_focused()
    keyboard.press("Enter")
    expect(table.moves_of(table.me)).to_have_count(told + 1)


def play_by_number(table: WolfTable, keyboard: Keyboard, number: str) -> None:
    """Choose by its number in the list and play."""
    keyboard.press(number)
    play(table, keyboard)


def play_through_the_list(table: WolfTable, keyboard: Keyboard) -> None:
    """Go down and up the list with the arrow keys."""
    keyboard.press("ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp")
    expect(table.listed.nth(1)).to_be_focused()
    keyboard.press("Enter")
    play(table, keyboard)


def play_on_the_board(table: WolfTable, keyboard: Keyboard) -> None:
    """Pick the things on the board themselves."""
    for thing in ("Die", "The fox", "Farm"):
        if table.open(thing).count() > 0:
            keyboard.go_to(table.open(thing).first)
            keyboard.press("Enter")
    if not table.play_button.is_enabled():
        keyboard.press("1")
    play(table, keyboard)


def read_the_rule(table: WolfTable, keyboard: Keyboard) -> None:
    """Open the rules at the rule of a choice, and close them again."""
    keyboard.press("ArrowDown", "Tab")
    in_focus = table.panel.locator(":focus")
    expect(in_focus).to_have_accessible_name(re.compile("^Rule "))
    rule = (in_focus.get_attribute("aria-label") or "").removeprefix("Rule ")
    keyboard.press("Enter")
    rules = table.page.get_by_role("dialog", name="Rules")
    paragraph = rules.locator("[aria-current=true]")
    expect(paragraph).to_be_in_viewport()
    expect(paragraph.get_by_role("link", name=rule)).to_be_visible()
    keyboard.press("Escape")
    expect(rules).to_be_hidden()
    expect(in_focus).to_have_accessible_name(f"Rule {rule}")


def take_back(tables: dict[str, WolfTable], keyboard: Keyboard) -> None:
    """Take a step back before the round is over, and find everything as it was."""
    starter = whose_turn(tables)
    undo = starter.panel.get_by_role("button", name="Undo")
    if undo.is_enabled():  # the other has moved in this round already
        play_by_number(starter, keyboard, "1")
        starter = whose_turn(tables)
    before = starter.log.all_inner_texts()
    keyboard.press("2")
    play(starter, keyboard)
    expect(undo).to_be_enabled()
    keyboard.press("u")
    expect(starter.log).to_have_text([*before, f"{starter.me} undoes a step."])
    expect(starter.turn).to_have_text(re.compile(f"^It is {starter.me}.s turn"))
    expect(undo).to_be_disabled()


def take_a_hint(table: WolfTable, keyboard: Keyboard) -> None:
    """Ask for a hint and follow it."""
    keyboard.press("h")
    hint = table.page.get_by_role("region", name="Hint")
    expect(hint).to_contain_text("Reynard would: ")
    expect(hint).to_contain_text(re.compile(r"It won \d+% of .+ on average"))
    keyboard.go_to(hint.get_by_role("button", name="Choose this"))
    keyboard.press("Enter")
    play(table, keyboard)
    expect(hint).to_be_hidden()


def look_back(table: WolfTable, keyboard: Keyboard) -> None:
    """Step through the replay."""
    keyboard.go_to(table.end.get_by_role("button", name="Replay", exact=True))
    keyboard.press("Enter")
    replay = table.page.get_by_role("region", name="Replay")
    slider = replay.get_by_role("slider", name="Step")
    expect(slider).to_have_value("0")
    keyboard.press("End", "ArrowLeft")
    expect(slider).to_have_value(str(int(slider.get_attribute("max") or 0) - 1))
    keyboard.press("Home")
    expect(table.board).to_contain_text("Day 1 of 3, round 1 of 4.")
