"""axe-core finds no serious fault on any screen, in either light, on a laptop or on a phone."""

import pytest
from playwright.sync_api import Page, expect

from e2e.arriving import LAPTOP, PHONE, Arrive
from e2e.axe import check, check_in_both_lights
from e2e.server import Server
from e2e.wolf_table import WolfTable


@pytest.fixture(params=[LAPTOP, PHONE], ids=["laptop", "phone"])
def page(request: pytest.FixtureRequest, arrive: Arrive) -> Page:
    return arrive(request.param)


def test_lobby_and_rules(page: Page, server: Server) -> None:
    """The lobby with everything opened and a fault pointed out, and the rules on their own page."""
    page.goto(server.address)
    page.get_by_text("More").click()
    page.get_by_role("group", name="Seat 1").get_by_label("Name").fill("")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_text("Give this player a name.")).to_be_visible()
    check_in_both_lights(page)
    page.get_by_role("link", name="Read the rules of The Wolf and the Fox").click()
    expect(page.get_by_role("heading", name="The Wolf and the Fox: the rules")).to_be_visible()
    check_in_both_lights(page)


def test_table_and_rules_beside_it(page: Page, full_table: str) -> None:
    """The table with a choice made, and the rules opened at its rule."""
    table = WolfTable.sit(page, full_table)
    expect(table.turn).to_have_text("It is your turn.")
    page.keyboard.press("1")
    expect(table.play_button).to_be_enabled()
    check_in_both_lights(page)
    page.keyboard.press("r")
    expect(page.locator("[aria-current=true]")).to_be_visible()
    check_in_both_lights(page, "dialog")


def test_choosing_what_to_lose(page: Page, farmer_at_the_door: str) -> None:
    """The farmer's scene while one must choose what to lose."""
    table = WolfTable.sit(page, farmer_at_the_door)
    expect(table.open("Lose").first).to_be_visible()
    check_in_both_lights(page)


def test_end(page: Page, finished_game: str) -> None:
    """The end with the fairness proof and the replay, and a table that does not exist."""
    table = WolfTable.sit(page, finished_game)
    expect(table.end).to_be_visible()
    table.end.get_by_role("button", name="Was it fair?").click()
    expect(page.get_by_text("moves replay from it to this result")).to_be_visible()
    check_in_both_lights(page)
    page.keyboard.press("Escape")
    table.end.get_by_role("button", name="Replay", exact=True).click()
    expect(page.get_by_role("slider", name="Step")).to_be_visible()
    check_in_both_lights(page, "main")
    page.goto(finished_game.replace("/table/", "/table/no"))
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    check_in_both_lights(page)


def test_what_lies_over_the_table(arrive: Arrive, full_table: str) -> None:
    """The links, the settings and the keys."""
    page = arrive()
    WolfTable.sit(page, full_table)
    for name in ("Invite", "Settings", "Keys"):
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_role("dialog", name=name)).to_be_visible()
        check(page, "dialog")
        page.keyboard.press("Escape")
