"""What the tests in the browser share: a server with quick bots, Chromium, and people who come to the table."""

import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, ViewportSize, expect, sync_playwright

from e2e.ahead import watched_to_the_end
from e2e.arriving import AT_ONCE, LAPTOP, NO_OFFERS, Arrive
from e2e.fox_server import generous_box, play_until, set_fox_table
from e2e.server import ANN, COVERED_TABLE, KITS, WITH_QUICK_BOTS, Server, box_whose_farmers_take, play_ahead

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
PATIENCE = 30_000  # milliseconds to wait for anything that a player would see
ROUNDS_OF_A_DAY = 4
# What a browser says of a server that is down, and of one in the local network, which has no certificate.
OF_THE_LINE = ("Failed to load resource", "WebSocket connection to", "The Cross-Origin-Opener-Policy header has been")


# Closed before other tests go on: while Playwright runs, no other event loop can.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Start Chromium once."""
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.fail("The browser tests need Chromium. Install it with: sudo apt-get install chromium", pytrace=False)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start the table once, with bots that act at once, and may soon play for those who have left."""
    server = Server(tmp_path_factory.mktemp("tables"), [*WITH_QUICK_BOTS, "--limit", "away_seconds=1"])
    yield server
    server.stop()


@pytest.fixture(scope="package")
def unhurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a table where a step can be undone for as long as a test takes, and a seat is kept for a minute."""
    server = Server(tmp_path_factory.mktemp("unhurried"), [*WITH_QUICK_BOTS, "--limit", "undo_seconds=600"])
    yield server
    server.stop()


@pytest.fixture(scope="package")
def covered(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a table for a game with secrets and a clock."""
    server = Server(tmp_path_factory.mktemp("covered"), COVERED_TABLE)
    yield server
    server.stop()


def complaints(said: ConsoleMessage) -> list[str]:
    """Give what a browser has to complain of in a page, such as a drawing that is moved by no number."""
    is_complaint = said.type in ("error", "warning") and not said.text.startswith(OF_THE_LINE)
    return [said.text] if is_complaint else []


@pytest.fixture
def arrive(browser: Browser) -> Iterator[Arrive]:
    """Let people come, who like things still and at once unless they say otherwise; no page of theirs may stumble."""
    contexts = []
    stumbles: list[str] = []

    def come(viewport: ViewportSize = LAPTOP, *, introduced: bool = True, offered: bool = False, **likes: Any) -> Page:
        context = browser.new_context(viewport=viewport, **{"reduced_motion": "reduce", **likes})
        context.set_default_timeout(PATIENCE)
        context.add_init_script(AT_ONCE)
        if not offered:
            context.add_init_script(NO_OFFERS)
        context.on("weberror", lambda error: stumbles.append(str(error.error)))
        context.on("console", lambda said: stumbles.extend(complaints(said)))
        contexts.append(context)
        page = context.new_page()
        if introduced:
            page.add_locator_handler(page.get_by_role("button", name="Sit down"), lambda button: button.click())
        return page

    yield come
    for context in contexts:
        context.close()
    assert stumbles == []


@pytest.fixture(scope="package")
def full_table(server: Server) -> str:
    """Give the link to a seat of four late on the second day, everybody's cards before them."""
    link = server.set_table(ANN, *KITS, box=box_whose_farmers_take(""))
    play_ahead(link, moves=2 * ROUNDS_OF_A_DAY - 2)
    return link


@pytest.fixture(scope="package")
def farmer_at_the_door(server: Server) -> str:
    """Give the link to a seat that must choose two cards to lose."""
    link = server.set_table(ANN, *KITS, box=box_whose_farmers_take("any = 2"))
    play_ahead(link, moves=ROUNDS_OF_A_DAY)
    return link


@pytest.fixture(scope="package")
def finished_game(server: Server) -> str:
    """Give the link to watch a game that bots have played to its end."""
    return watched_to_the_end(server.set_table(*KITS))


# When kennel, mats and hands are full, but not so late that nothing is left to buy: generation, step and stage.
MOMENTS = {
    "selection": (4, "select", "selecting"),
    "breeding": (4, "arrange", "breeding"),
    "research": (2, "upgrade", "upgrading"),
}


@pytest.fixture(scope="package", params=MOMENTS)
def experiment(request: pytest.FixtureRequest, server: Server) -> str:
    """Give the link to a seat of four in the middle of The Fox Experiment, at each of these moments."""
    link = set_fox_table(server, ANN, *KITS, box=generous_box())
    play_until(link, *MOMENTS[request.param])
    return link


@pytest.fixture(scope="package")
def finished_experiment(server: Server) -> str:
    """Give the link to watch a game of The Fox Experiment that bots have played to its end."""
    return watched_to_the_end(set_fox_table(server, *KITS))
