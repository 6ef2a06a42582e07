"""The guide through a first game: one area for each round, until one has had enough of it."""

from playwright.sync_api import expect

from e2e.ahead import play_on
from e2e.arriving import Arrive
from e2e.ruse_server import asked, set_ruse_table
from e2e.ruse_table import RuseTable
from e2e.server import ANN, Server


def test_the_guide_goes_through_a_first_game(server: Server, arrive: Arrive) -> None:
    """It explains the territories, comes back with the second round for the den, and stays away when told so."""
    link = set_ruse_table(server, ANN)
    table = RuseTable.sit_for_the_first_time(arrive(), link)
    expect(table.guide.get_by_role("heading")).to_contain_text("The territories")
    table.guide.get_by_role("button", name="Got it").click()
    expect(table.guide).to_be_hidden()
    play_on(link, asked("place", 2))
    expect(table.guide.get_by_role("heading")).to_contain_text("Your den")
    table.guide.get_by_role("button", name="The next page").click()
    expect(table.guide.get_by_role("heading")).to_contain_text("Kits, growth and instincts")
    table.guide.get_by_role("button", name="No more guide").click()
    expect(table.guide).to_be_hidden()
    play_on(link, asked("place", 3))
    expect(table.board).to_contain_text("Round 3 of 4")
    expect(table.guide).to_be_hidden()
    table.page.reload()
    expect(table.board).to_contain_text("Round 3 of 4")
    expect(table.guide).to_be_hidden()
    table.board.get_by_role("button", name="Your first game: a guide").click()
    expect(table.guide).to_be_visible()
