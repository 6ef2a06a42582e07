"""The key of a seat is in the link that opens it, and nowhere else: not in the address bar, not in the way back."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, expect

from e2e.ahead import links_of_each
from e2e.arriving import Arrive
from e2e.server import ANN, BEN_BESIDE_HER, BEN_ELSEWHERE, KITS, Server
from e2e.wolf_table import WolfTable

KEEPS_NOTHING = """
  Storage.prototype.setItem = () => { throw new DOMException("forbidden", "SecurityError"); };
  Storage.prototype.getItem = () => { throw new DOMException("forbidden", "SecurityError"); };
"""


def bare(link: str) -> str:
    """Give the address of a table alone."""
    return link.partition("#")[0]


@contextmanager
def seated(page: Page, address: str) -> Iterator[None]:
    """See that a page sits at the table before and after something, and that its address says nothing of it."""
    for when in ("before", "after"):
        expect(WolfTable(page).play_button).to_be_visible()
        expect(page).to_have_url(address)
        if when == "before":
            yield


def test_a_seat_link_leaves_no_key_in_the_address(server: Server, arrive: Arrive) -> None:
    """Once the link is open the address is that of the table alone; a reload and the way back still sit there."""
    page = arrive()
    link = server.set_table(ANN, BEN_BESIDE_HER)
    page.goto(server.address)
    WolfTable.sit(page, link)
    with seated(page, bare(link)):
        page.reload()
    with seated(page, bare(link)):
        page.go_back()
        expect(page.get_by_role("button", name="Start")).to_be_visible()
        page.go_forward()
    with seated(page, bare(link)):
        page.get_by_role("link", name="Leave for the lobby").click()
        expect(page.get_by_role("button", name="Start")).to_be_visible()
        page.go_back()


def test_a_new_table_has_no_key_in_its_address(server: Server, arrive: Arrive) -> None:
    """Whoever sets a table in the lobby never has the key in the address, not even for a moment."""
    page = arrive()
    addresses: list[str] = []
    page.on("framenavigated", lambda frame: addresses.append(frame.url))
    page.goto(server.address)
    page.get_by_role("button", name="Start").click()
    assert WolfTable(page, "Guest").is_my_turn()
    assert [address for address in addresses if "#" in address] == []
    with seated(page, page.url):
        page.reload()


def test_another_link_in_the_same_tab_is_another_seat(server: Server, arrive: Arrive) -> None:
    """A link that is pasted over the address of the same table is followed, and leaves no key either."""
    page = arrive()
    anns, bens = links_of_each(server.set_table(ANN, BEN_ELSEWHERE))
    WolfTable.sit(page, anns)
    expect(page).to_have_url(bare(anns))
    own = page.get_by_role("region", name="Players").get_by_role("button").filter(has_text="you")
    expect(own).to_contain_text("Ann")
    page.evaluate("link => { location.href = link }", bens)
    expect(own).to_contain_text("Ben")
    expect(page).to_have_url(bare(anns))
    page.go_back()
    expect(page).to_have_url(bare(anns))
    expect(own).to_have_count(1)


def test_two_tabs_stay_two_people(server: Server, arrive: Arrive) -> None:
    """In one browser each tab keeps its own seat, on a reload as well."""
    first = arrive()
    second = first.context.new_page()
    for page, link in zip((first, second), links_of_each(server.set_table(ANN, BEN_ELSEWHERE)), strict=True):
        WolfTable.sit(page, link)
        expect(page).to_have_url(bare(link))
    for page, name in ((first, "Ann"), (second, "Ben")):
        page.reload()
        own = page.get_by_role("region", name="Players").get_by_role("button").filter(has_text="you")
        expect(own).to_have_count(1)
        expect(own).to_contain_text(name)


def test_a_browser_that_keeps_nothing_keeps_the_address(server: Server, arrive: Arrive) -> None:
    """Where a reload could find the key nowhere else, it stays in the address, and the seat is not lost."""
    page = arrive()
    page.add_init_script(KEEPS_NOTHING)
    link = server.set_table(ANN, *KITS)
    WolfTable.sit(page, link)
    with seated(page, link):
        page.reload()


def test_links_are_still_given_whole(server: Server, arrive: Arrive) -> None:
    """The dialog that hands on links has the key of one's own seat, which the address no longer has."""
    page = arrive()
    link = server.set_table(ANN, *KITS)
    WolfTable.sit(page, link)
    expect(page).to_have_url(bare(link))
    page.get_by_role("button", name="Invite").click()
    invitation = page.get_by_role("dialog", name="Invite")
    expect(invitation.get_by_label("Your own seat, on another device")).to_have_value(link)
    expect(invitation.get_by_label("Watch the table")).to_have_value(bare(link))
