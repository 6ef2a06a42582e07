"""The first start, with nothing compiled: the lobby is there, and a table set up meanwhile begins by itself."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from e2e.arriving import PHONE, Arrive
from e2e.server import SLOW_TABLE, Server


@pytest.fixture
def slow(tmp_path) -> Iterator[Server]:
    """Start a table on which no game is ready."""
    server = Server(tmp_path / "tables", SLOW_TABLE, is_ready=False)
    yield server
    server.stop()


@pytest.mark.parametrize("viewport", [None, PHONE], ids=["laptop", "phone"])
def test_a_table_set_up_before_its_game_is_ready(slow: Server, arrive: Arrive, viewport) -> None:
    page = arrive(viewport) if viewport else arrive()
    page.goto(slow.address)
    bar = page.get_by_role("progressbar", name="Getting ready: 25 %").first
    expect(bar).to_be_visible()
    expect(page.get_by_text("This game is still getting ready")).to_be_visible()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_role("progressbar", name="Getting The Wolf and the Fox ready")).to_be_visible()
    expect(page.get_by_text("The table begins by itself.")).to_be_visible()
    (slow.data / "may").touch()
    expect(page.get_by_role("region", name="Your choices")).to_be_visible()
    page.goto(slow.address)
    expect(page.get_by_role("heading", name="Set the table")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0)
