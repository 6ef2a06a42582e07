"""axe-core finds no serious fault in Ruse, in either light, on a laptop or on a phone."""

import pytest
from playwright.sync_api import Page, expect

from e2e.ahead import by, play_on, watched_to_the_end
from e2e.arriving import LAPTOP, PHONE, Arrive
from e2e.axe import check_in_both_lights
from e2e.ruse_server import asked, full_box, set_ruse_table
from e2e.ruse_table import RuseTable
from e2e.server import ANN, KITS, Server


@pytest.fixture(scope="module")
def middle_of_a_game(server: Server) -> str:
    """Give the link to a seat that has dug, and digs again."""
    link = set_ruse_table(server, ANN, *KITS[:1], box=full_box())
    play_on(link, asked("lay", 2), by("den-space", "chart:4", "chart:2", "chart:0", "drawn", "resource"))
    return link


@pytest.fixture(scope="module")
def finished_game(server: Server) -> str:
    """Give the link to watch a game that bots have played to its end."""
    return watched_to_the_end(set_ruse_table(server, *KITS[:2]))


@pytest.fixture(params=[LAPTOP, PHONE], ids=["laptop", "phone"])
def page(request: pytest.FixtureRequest, arrive: Arrive) -> Page:
    return arrive(request.param)


def test_board(page: Page, middle_of_a_game: str) -> None:
    """The board while a den tile is laid, with the guide before it."""
    table = RuseTable.sit_for_the_first_time(page, middle_of_a_game)
    table.is_asked("Place a den tile")
    expect(table.guide).to_be_visible()
    check_in_both_lights(page)


def test_end(page: Page, finished_game: str) -> None:
    """The score sheet and the dens."""
    RuseTable.sit(page, finished_game)
    page.get_by_role("button", name="Score sheet and dens").click()
    expect(page.get_by_role("heading", name="The dens")).to_be_visible()
    page.get_by_text("Kits and objectives").first.click()
    check_in_both_lights(page)
