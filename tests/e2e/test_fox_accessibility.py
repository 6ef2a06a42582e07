"""axe-core finds no serious fault in The Fox Experiment, in either light, on a laptop or on a phone."""

import pytest
from playwright.sync_api import Page, expect

from e2e.arriving import LAPTOP, PHONE, Arrive
from e2e.axe import check_in_both_lights
from e2e.fox_table import FoxTable


@pytest.fixture(params=[LAPTOP, PHONE], ids=["laptop", "phone"])
def page(request: pytest.FixtureRequest, arrive: Arrive) -> Page:
    return arrive(request.param)


def test_board(page: Page, experiment: str) -> None:
    """The board while one selects, arranges dice, or buys upgrades."""
    table = FoxTable.sit(page, experiment)
    expect(table.turn).to_have_text("It is your turn.")
    check_in_both_lights(page)


def test_end(page: Page, finished_experiment: str) -> None:
    """The score sheet with a line opened, and the family tree."""
    FoxTable.sit(page, finished_experiment)
    page.get_by_role("button", name="Score sheet and family tree").click()
    page.get_by_role("table", name="The score sheet").get_by_role("button").first.click()
    expect(page.get_by_role("tree", name="Family tree")).to_be_visible()
    check_in_both_lights(page)
