"""The dialog that hands on links: to an address that others can open, or with a word on how to get one."""

import re
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.arriving import Arrive
from e2e.server import PATIENCE, WITH_QUICK_BOTS, Server
from e2e.wolf_table import WolfTable


@pytest.fixture(scope="module")
def in_network(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a table for everybody on the same network."""
    server = Server(tmp_path_factory.mktemp("network"), [*WITH_QUICK_BOTS, "--network"])
    yield server
    server.stop()


def invite(page: Page, server: Server) -> Locator:
    """Set a table with a friend in the lobby; its invitations open by themselves."""
    page.goto(server.address)
    friend = page.get_by_role("group", name="Seat 2")
    friend.get_by_label("Who plays").select_option("A friend, by link")
    friend.get_by_label("Name").fill("Ben")
    page.get_by_role("button", name="Remove seat 3").click()
    page.get_by_role("button", name="Start").click()
    return page.get_by_role("dialog", name="Invite")


def test_only_this_machine(server: Server, arrive: Arrive) -> None:
    """Without --network the dialog says so and what to type, and shows no code that no phone could follow."""
    dialog = invite(arrive(), server)
    expect(dialog).to_contain_text("only this machine can open these links")
    expect(dialog.locator("code")).to_have_text(["reynard --network", "make play ARGS=--network"])
    expect(dialog.get_by_label("Seat for Ben")).to_have_value(re.compile(f"^{server.address}/table/.+#.+"))
    expect(dialog.get_by_role("button", name="QR code")).to_have_count(0)


def test_others_on_the_network(in_network: Server, arrive: Arrive) -> None:
    """The links have an address that others open, each with its own code; one who watches sees no seat's."""
    told = httpx.get(f"{in_network.address}/api/reach", timeout=PATIENCE).json()["addresses"]
    assert in_network.address.startswith("http://127.0.0.1:")
    if not told:
        pytest.skip("This machine is in no network.")
    dialog = invite(arrive(), in_network)
    seat, watching = (dialog.get_by_label(label, exact=True) for label in ("Seat for Ben", "Watch the table"))
    expect(seat).to_have_value(re.compile(f"^{re.escape(told[0])}/table/.+#.+"))
    expect(dialog.get_by_role("img")).to_have_count(0)
    for button in dialog.get_by_role("button", name="QR code").all():
        button.click()
    codes = dialog.get_by_role("img", name="QR code")
    expect(codes).to_have_count(3)
    drawn = [code.locator("path").get_attribute("d") for code in codes.all()]
    assert len(set(drawn)) == 3

    seat_link, watch_link = seat.input_value(), watching.input_value()
    WolfTable.sit(arrive(), seat_link, "Ben")
    expect(dialog.get_by_role("textbox", name="Seat for Ben (already here)")).to_be_visible()
    watcher = arrive()
    WolfTable.sit(watcher, watch_link, "nobody")
    watcher.get_by_role("button", name="Invite").click()
    others = watcher.get_by_role("dialog", name="Invite")
    expect(others.get_by_role("textbox")).to_have_count(1)
    others.get_by_role("button", name="QR code").click()
    shown = others.get_by_role("img", name="QR code: Watch the table").locator("path")
    assert shown.get_attribute("d") == drawn[1], "the code of the table's own link, and no seat's"
    key = seat_link.partition("#")[2]
    assert [f"Others open {address}/\n" for address in told] == in_network.said[1:], "and no key"
    assert key not in "".join(in_network.said)
