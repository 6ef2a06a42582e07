"""The story of The Fox Experiment: a pup is born before one's eyes, and a generation ends with a page that stays."""

import re

from playwright.sync_api import expect

from e2e.arriving import Arrive
from e2e.fox_server import generous_box, play_until, set_fox_table
from e2e.fox_table import FoxTable
from e2e.server import ANN, KITS, Server

AT_A_HUMAN_PACE = "localStorage.setItem('reynard:settings', JSON.stringify({ pace: 'quick' }))"


def test_a_pup_is_born_and_a_generation_ends(server: Server, arrive: Arrive) -> None:
    """Both wait for nobody but the player: a tap ends the one, "Go on" the other."""
    link = set_fox_table(server, ANN, *KITS[:2], box=generous_box())
    play_until(link, 1, "arrange", "breeding")
    page = arrive()
    page.add_init_script(AT_A_HUMAN_PACE)
    table = FoxTable.sit(page, link)
    table.press(table.record_button)
    birth = table.breeding.locator("[data-birth]")
    expect(birth).to_contain_text(re.compile(r"\w+ is born"))
    birth.click()
    expect(birth).to_have_count(0)
    page_of_it = page.get_by_role("dialog", name="The end of generation 1 of 5")
    complete = table.breeding.get_by_role("button", name=re.compile("complete level")).first
    expect(complete.or_(table.finish_button).first).to_be_visible()
    if complete.is_visible():
        table.press(complete)
    table.press(table.finish_button)
    expect(page_of_it).to_be_visible()
    for name in ("Ann", "Isengrim", "Bruin"):
        expect(page_of_it.get_by_role("list", name="Pups of this generation")).to_contain_text(name)
    expect(page_of_it).to_contain_text("bred the friendliest pup")
    expect(page_of_it).to_contain_text("Turn order of generation 2")
    expect(page_of_it.get_by_role("row", name=re.compile("^Total"))).to_be_visible()
    page_of_it.get_by_role("button", name="Go on").click()
    expect(page_of_it).to_be_hidden()


def test_nothing_lies_over_the_dice_of_those_who_want_all_at_once(server: Server, arrive: Arrive) -> None:
    """What can be done next can be done as soon as it is there."""
    link = set_fox_table(server, ANN, *KITS[:1], box=generous_box())
    play_until(link, 1, "arrange", "breeding")
    table = FoxTable.sit(arrive(), link)
    table.press(table.record_button)
    expect(table.record_button).to_have_count(0)
    expect(table.breeding.locator("[data-birth]")).to_have_count(0, timeout=100)
