"""The signs of every game: one tap away on every board, and among the words of the rulebook."""

import pytest
from playwright.sync_api import ViewportSize, expect

from e2e.arriving import LAPTOP, PHONE, Arrive
from e2e.axe import check_in_both_lights
from e2e.fitting import overflow
from e2e.server import ANN, KITS, Server
from reynard.games import PACKAGES

LEAST_SIGN = 12  # pixels


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("name", PACKAGES)
def test_every_board_has_a_legend(server: Server, arrive: Arrive, name: str, viewport: ViewportSize) -> None:
    """Open it from the head of the table: every line has its signs, a name and what it is for."""
    page = arrive(viewport)
    page.goto(server.set_table(ANN, *KITS[:2], game=name))
    page.get_by_role("navigation", name="Table").get_by_role("button", name="Signs").click()
    legend = page.get_by_role("dialog", name="Signs")
    lines = legend.locator("dl > div")
    expect(lines.first).to_be_visible()
    for line in lines.all():
        drawings = line.locator(".sign svg")
        assert drawings.count() > 0
        for drawing in drawings.all():
            box = drawing.bounding_box()
            assert box
            assert min(box["width"], box["height"]) >= LEAST_SIGN / 2, "the divider is flat"
            assert max(box["width"], box["height"]) >= LEAST_SIGN
        assert line.locator("dt").inner_text().strip()
        assert line.locator("dd").inner_text().strip()
    assert not overflow(page)
    check_in_both_lights(page, "dialog")
    page.keyboard.press("Escape")
    expect(legend).to_have_count(0)


@pytest.mark.parametrize("name", PACKAGES)
def test_the_rulebook_shows_signs(server: Server, arrive: Arrive, name: str) -> None:
    page = arrive(PHONE)
    page.goto(f"{server.address}/rules/{name}")
    expect(page.locator("dd .sign svg").first).to_be_visible()
    expect(page.get_by_text("{sign:")).to_have_count(0)
    assert not overflow(page)
