"""Ways to come to nothing, each with words and a way on."""

import re
from threading import Event

from playwright.sync_api import Page, WebSocketRoute, expect

from e2e.arriving import Arrive
from e2e.server import ANN, KITS, Server
from e2e.wolf_table import WolfTable


def see(page: Page, heading: str) -> None:
    """See a page that says what is the matter, in its title too, and leads to the lobby."""
    expect(page.get_by_role("heading", name=heading)).to_be_focused()
    expect(page).to_have_title(re.compile(heading))
    expect(page.get_by_role("link", name="Go to the lobby")).to_be_visible()


def test_a_table_that_does_not_exist(server: Server, arrive: Arrive) -> None:
    page = arrive()
    page.goto(f"{server.address}/table/nowhere")
    see(page, "There is no such table")
    page.get_by_role("link", name="Go to the lobby").click()
    expect(page.get_by_role("button", name="Start")).to_be_visible()


def test_a_key_that_opens_no_seat(server: Server, arrive: Arrive) -> None:
    """Whoever has a wrong link can still watch."""
    page = arrive()
    link = server.set_table(ANN, *KITS)
    page.goto(link[:-8] + "ABCDEFGH")
    see(page, "This link does not open a seat")
    page.get_by_role("button", name="Watch this table").click()
    table = WolfTable(page, "nobody")
    expect(page.get_by_text("Watching", exact=True)).to_be_visible()
    expect(table.play_button).to_have_count(0)
    assert "#" not in page.url


def test_rules_of_a_game_that_is_not_here(server: Server, arrive: Arrive) -> None:
    page = arrive()
    page.goto(f"{server.address}/rules/goose")
    see(page, "This rulebook cannot be opened")


def test_the_server_does_not_answer(server: Server, arrive: Arrive) -> None:
    """The lobby says so and offers to try again."""
    page = arrive()
    page.route("**/api/lobby", lambda route: route.abort())
    page.goto(server.address)
    see(page, "The server does not answer")
    page.unroute("**/api/lobby")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Start")).to_be_visible()


def test_the_server_is_too_busy_for_the_lobby(server: Server, arrive: Arrive) -> None:
    """The server says in its own words that a limit is met, and that is not taken for silence."""
    page = arrive()
    body = '{"reason": "Too many people ask at once. Try again in a moment.", "rule": null}'
    page.route("**/api/lobby", lambda route: route.fulfill(status=429, content_type="application/json", body=body))
    page.goto(server.address)
    see(page, "The server is busy")
    expect(page.get_by_text("Too many people ask at once. Try again in a moment.")).to_be_visible()
    page.unroute("**/api/lobby")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Start")).to_be_visible()


def test_the_table_is_full_at_first(server: Server, arrive: Arrive) -> None:
    """A table that has no room now is not lost: its reason is shown, and it appears by itself when there is room."""
    page = arrive()
    has_room = Event()

    def refuse_at_first(line: WebSocketRoute) -> None:
        if has_room.is_set():
            line.connect_to_server()
        else:
            line.close(code=4429, reason="Too many people are watching now.")

    page.route_web_socket("**/live", refuse_at_first)
    page.goto(server.set_table(ANN, *KITS))
    see(page, "The server is busy")
    expect(page.get_by_text("Too many people are watching now. The page keeps trying.")).to_be_visible()
    has_room.set()
    expect(page.get_by_role("main", name="Board")).to_be_visible()


def test_the_line_cannot_be_had_at_first(server: Server, arrive: Arrive) -> None:
    """A table that did not answer appears by itself as soon as it does."""
    page = arrive()
    answers = Event()

    def fail_at_first(line: WebSocketRoute) -> None:
        if answers.is_set():
            line.connect_to_server()
        else:
            line.close(code=1011)

    page.route_web_socket("**/live", fail_at_first)
    page.goto(server.set_table(ANN, *KITS))
    see(page, "The server does not answer")
    answers.set()
    expect(page.get_by_role("main", name="Board")).to_be_visible()
