"""A server that has its hands full says so, and everybody finds what they had when it has them free again."""

import json
from pathlib import Path
from threading import Event

from playwright.sync_api import Route, WebSocketRoute, expect

import reynard
from e2e.arriving import Arrive
from e2e.own_box import give
from e2e.server import ANN, KITS, Server
from e2e.wolf_table import WolfTable

REASON = "Many tables have been set up from here. Set the next one in a few minutes."
FULL = "Too many people are at the table now."


def refuse(route: Route) -> None:
    """Answer that a limit has been met."""
    body = json.dumps({"reason": REASON, "rule": None})
    route.fulfill(status=429, headers={"Retry-After": "60"}, content_type="application/json", body=body)


def test_a_refused_table_can_be_set_later(server: Server, arrive: Arrive, tmp_path: Path) -> None:
    """The lobby shows the server's own sentence and leaves everything that was entered, the box included."""
    box = tmp_path / "my-box.toml"
    box.write_text(reynard.game("wolf-and-fox").standard_box.text)
    page = arrive()
    page.goto(server.address)
    page.get_by_role("group", name="Seat 1").get_by_label("Name").fill("Ann")
    page.get_by_role("group", name="Seat 2").get_by_label("Level").select_option("reynard")
    page.get_by_role("group", name="Seat 3").get_by_label("Who plays").select_option("Another person here")
    page.get_by_role("group", name="Seat 3").get_by_label("Name").fill("Ben")
    page.get_by_text("More", exact=True).click()
    give(page.get_by_label("Play with your own box"), box)
    entered = page.get_by_role("form", name="Set the table").inner_html()

    page.route("**/api/tables", refuse)
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("form").get_by_role("alert").filter(has_text=REASON)).to_be_visible()
    expect(page.get_by_role("button", name="Start")).to_be_enabled()
    assert page.get_by_role("form", name="Set the table").inner_html().replace(REASON, "") == entered
    expect(page.get_by_role("group", name="Seat 1").get_by_label("Name")).to_have_value("Ann")
    expect(page.get_by_role("group", name="Seat 2").get_by_label("Level")).to_have_value("reynard")
    expect(page.get_by_role("group", name="Seat 3").get_by_label("Name")).to_have_value("Ben")

    page.unroute("**/api/tables")
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Start").click()
    assert json.loads(asked.value.post_data or "")["box"] == box.read_text()
    expect(WolfTable(page).board).to_contain_text("The table in words")


def test_a_table_that_is_full_for_a_while(server: Server, arrive: Arrive) -> None:
    """A line that the table closes for now comes back by itself; meanwhile its reason is shown."""
    page = arrive()
    is_full = Event()
    lines: list[WebSocketRoute] = []

    def carry(line: WebSocketRoute) -> None:
        if is_full.is_set():
            line.close(code=4429, reason=FULL)
        else:
            lines.append(line)
            line.connect_to_server()

    page.route_web_socket("**/live", carry)
    table = WolfTable.sit(page, server.set_table(ANN, *KITS))
    assert table.is_my_turn()
    is_full.set()
    lines[0].close(code=4429, reason=FULL)
    sign = page.get_by_text(f"{FULL} The page keeps trying.")
    expect(sign).to_be_visible()
    is_full.clear()
    expect(sign).to_be_hidden()
    table.take_turn()
