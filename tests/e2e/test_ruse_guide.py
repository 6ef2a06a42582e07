"""The guide through a first game: one area for each round, until one has had enough of it."""

from playwright.sync_api import expect

from e2e.ahead import play_on
from e2e.arriving import PHONE, Arrive
from e2e.fitting import is_uncovered_at, is_whole
from e2e.ruse_server import asked, set_ruse_table
from e2e.ruse_table import RuseTable
from e2e.server import ANN, KITS, Server

A_LINE = 70  # pixels, with buttons for a thumb


def test_the_guide_goes_through_a_first_game(server: Server, arrive: Arrive) -> None:
    """It begins with the cards, comes back with the first rounds, and stays away when told so."""
    link = set_ruse_table(server, ANN)
    table = RuseTable.sit_for_the_first_time(arrive(), link)
    expect(table.guide.get_by_role("heading")).to_contain_text("Private objectives")
    table.guide.get_by_role("button", name="Got it").click()
    expect(table.guide).to_be_hidden()
    play_on(link, asked("place"))
    expect(table.guide.get_by_role("heading")).to_contain_text("The territories")
    table.guide.get_by_role("button", name="Got it").click()
    expect(table.guide).to_be_hidden()
    play_on(link, asked("place", 2))
    expect(table.guide.get_by_role("heading")).to_contain_text("Your den")
    expect(table.guide.get_by_role("listitem")).to_have_count(0)  # on the land, where it lies, something is asked
    table.guide.get_by_role("button", name="Read").click()
    table.guide.get_by_role("button", name="Next page").click()
    expect(table.guide.get_by_role("heading")).to_contain_text("Kits, growth and instincts")
    table.guide.get_by_role("button", name="Skip the guide").click()
    expect(table.guide).to_be_hidden()
    play_on(link, asked("place", 3))
    expect(table.board).to_contain_text("Round 3 of 4")
    expect(table.guide).to_be_hidden()
    table.page.reload()
    expect(table.board).to_contain_text("Round 3 of 4")
    expect(table.guide).to_be_hidden()
    table.board.get_by_role("button", name="Your first game: a guide").click()
    expect(table.guide).to_be_visible()


def test_whoever_watches_is_not_guided(server: Server, arrive: Arrive) -> None:
    """The guide is for those who play; a watcher may still call for it."""
    link = set_ruse_table(server, ANN)
    table = RuseTable.sit_for_the_first_time(arrive(), link.partition("#")[0])
    expect(table.board).to_contain_text("Setting up")
    expect(table.guide).to_be_hidden()
    table.board.get_by_role("button", name="Your first game: a guide").click()
    expect(table.guide).to_be_visible()


def test_on_a_phone_it_leaves_the_cards_in_sight(server: Server, arrive: Arrive) -> None:
    """At set-up its title takes a line, the cards to give back lie uncovered, and it opens for whoever wants it."""
    page = arrive(PHONE, has_touch=True, is_mobile=True)
    table = RuseTable.sit_for_the_first_time(page, set_ruse_table(server, ANN, *KITS))
    expect(table.guide.get_by_role("heading")).to_contain_text("Private objectives")
    folded = table.guide.bounding_box()
    assert folded
    assert folded["height"] < A_LINE
    expect(table.objectives).to_have_count(3)
    for card in table.objectives.all():
        assert is_whole(card)
        assert all(is_uncovered_at(card, height) for height in (0.1, 0.5, 0.9))
    table.guide.get_by_role("button", name="Read").tap()
    expect(table.guide.get_by_role("listitem")).to_have_count(3)
