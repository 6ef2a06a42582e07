"""Foxy in a real browser: by mouse, by keyboard, alone, together, to the tally, and with nothing left to peek at."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from e2e.ahead import links_of_each, watched_to_the_end
from e2e.arriving import LAPTOP, PHONE, Arrive
from e2e.axe import check_in_both_lights
from e2e.fitting import cut_off, is_whole, overflow, smaller_than
from e2e.foxy_table import CARDS, FoxyTable
from e2e.server import ANN, BEN_BESIDE_HER, BEN_ELSEWHERE, KITS, Seat, Server, play_ahead
from e2e.wire import Wire

ANIMALS = ("hen", "pig", "bear", "rabbit", "zebra", "giraffe", "dolphin", "octopus")
LEAST_KEY = 40  # pixels, of a key of the pad
BY_THEN = 12  # cards have been turned over when somebody comes late in a game


def set_foxy_table(server: Server, *seats: Seat, **more: object) -> str:
    """Set a table of Foxy and give the link of its first seat."""
    return server.set_table(*seats, game="foxy", **more)


def late_in_a_game(server: Server, bots: list[Seat]) -> str:
    """Give the link to the first seat of a game in which many cards have been turned over."""
    link = set_foxy_table(server, ANN, *bots)
    play_ahead(link, moves=BY_THEN - 1)
    return link


@pytest.fixture(params=[LAPTOP, PHONE], ids=["laptop", "phone"])
def page(request: pytest.FixtureRequest, arrive: Arrive) -> Page:
    return arrive(request.param)


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    """Give the link to watch a game that bots have played to its end."""
    return watched_to_the_end(set_foxy_table(server, *KITS))


def test_a_whole_game_by_mouse(server: Server, arrive: Arrive) -> None:
    """Write every number by one tap and one of them circled, see the tally through, and one's memory."""
    table = FoxyTable.sit(arrive(), set_foxy_table(server, ANN, *KITS[:2]))
    expect(table.writers).to_contain_text("You")
    for card in range(1, CARDS + 1):
        expect(table.count(card)).to_be_visible()
        expect(table.card).to_have_count(1)
        if card == 4:
            table.circle.click()
            expect(table.key(1)).to_have_attribute("aria-label", "Write 1 and circle it")
        table.write(1 if card == 4 else 0)
    expect(table.show).to_be_visible()
    table.show.get_by_role("button", name="One card on").click()
    expect(table.show.locator("svg[role=img]")).to_have_count(1)
    table.show.get_by_role("button", name="One card back").click()
    expect(table.show.locator("svg[role=img]")).to_have_count(0)
    table.show.get_by_role("button", name="Skip to the end").click()
    expect(table.show.get_by_text("Ann").first).to_be_visible()
    expect(table.page.get_by_role("heading", name="All the boards")).to_be_visible()
    memory = table.page.get_by_role("region", name="Your memory against the truth")
    expect(memory.get_by_role("img").first).to_be_visible()
    expect(memory.get_by_role("heading", name="Animal by animal")).to_be_visible()
    expect(table.log.filter(has_text=re.compile(r"^Card 20, "))).to_be_visible()


def test_the_end_of_a_game_by_keyboard(server: Server, arrive: Arrive) -> None:
    """A digit writes, C circles, U takes back, Shift and a digit write more than nine."""
    link = set_foxy_table(server, ANN)
    play_ahead(link, moves=BY_THEN - 1)
    table = FoxyTable.sit(arrive(), link)
    press = table.page.keyboard.press
    for card in range(BY_THEN, CARDS + 1):
        expect(table.count(card)).to_be_visible()
        expect(table.key(0)).to_be_visible()
        press("Shift+Digit0" if table.key(10).count() else "0")
    expect(table.show).to_be_visible()
    expect(table.page.get_by_role("region", name="The end")).to_be_hidden()
    for _ in range(CARDS + 1):
        press("ArrowRight")
    expect(table.page.get_by_role("region", name="The end")).to_be_visible()
    expect(table.log.filter(has_text=re.compile(r"wrote 10"))).not_to_have_count(0)
    expect(table.page.get_by_role("heading", name=re.compile("^(As sly as a fox!|Not this time)$"))).to_be_visible()


def test_in_the_easy_game_the_last_number_is_said_aloud(server: Server, arrive: Arrive) -> None:
    """Bots write first, so that it is Ann's."""
    table = FoxyTable.sit(arrive(), set_foxy_table(server, ANN, *KITS[:1], options={"easy": 1, "hard": 1, "fox": 1}))
    table.write(0)
    expect(table.board).to_contain_text("Ann, for the card before: “0!”")


def test_changing_a_number_and_the_circle_by_keyboard(server: Server, arrive: Arrive) -> None:
    """While somebody else still writes, a number can be changed, and with it the circle comes back."""
    anns, bens = links_of_each(set_foxy_table(server, ANN, BEN_ELSEWHERE))
    FoxyTable.sit(arrive(), bens)
    table = FoxyTable.sit(arrive(), anns)
    expect(table.key(0)).to_be_visible()
    table.page.keyboard.press("c")
    expect(table.key(0)).to_have_attribute("aria-label", "Write 0 and circle it")
    table.page.keyboard.press("0")
    expect(table.board.get_by_text("You wrote 0 and circled it")).to_be_visible()
    expect(table.board.get_by_text("Ben is still writing")).to_be_visible()
    table.page.keyboard.press("u")
    expect(table.key(0)).to_have_attribute("aria-label", "Write 0")


def test_nothing_of_an_earlier_card_is_left(server: Server, arrive: Arrive) -> None:
    """Neither in what the page is told, nor in the page, nor in what the browser keeps."""
    pages = [arrive(), arrive()]
    wires = [Wire(page) for page in pages]
    link = set_foxy_table(server, ANN, *KITS[:2])
    table = FoxyTable.sit(pages[0], link)
    watcher = FoxyTable.sit(pages[1], link.partition("#")[0])
    table.play_on(to=7)
    expect(watcher.count(7)).to_be_visible()
    for seen, wire in zip((table, watcher), wires, strict=True):
        for state in wire.states:
            told = json.dumps({key: part for key, part in state.items() if key != "view"}) + state["view"]["asks"]
            on_card = state["view"]["card"]["animals"]
            assert not [name for name in ANIMALS if name in told and name not in on_card]
            others = state["view"]["seats"][1:]
            assert all(number is None for seat in others for number in seat["numbers"])
        newest = wire.states[-1]["view"]["card"]["animals"]
        kept = seen.page.evaluate("JSON.stringify([{ ...localStorage }, { ...sessionStorage }])")
        drawn = seen.board.inner_html()
        words = seen.page.locator("body").inner_text() + " ".join(re.findall(r'(?:aria-label|title)="([^"]*)"', drawn))
        for name in ANIMALS:
            assert name not in kept
            if name not in newest:
                assert not re.search(rf"\b{name}", words)
        expect(seen.card).to_have_count(1)
    assert wires[1].states[-1]["view"]["seats"][0]["numbers"] == [None] * CARDS


def test_the_board_fits(server: Server, page: Page) -> None:
    """Card, pad, circle and one's own boxes are in sight at once, and the keys can be hit."""
    table = FoxyTable.sit(page, late_in_a_game(server, KITS))
    expect(table.key(0)).to_be_visible()
    assert overflow(page) == 0
    assert is_whole(table.card)
    assert is_whole(table.circle)
    keys = table.pad.get_by_role("button")
    assert cut_off(keys) == []
    assert smaller_than(LEAST_KEY, keys) == []


def test_twelve_fit_as_well(server: Server, page: Page) -> None:
    """With twelve at the table the pad is still whole, and nothing sticks out."""
    bots = [{"kind": "bot", "name": f"Bot {number}", "level": "kit"} for number in range(1, 12)]
    table = FoxyTable.sit(page, late_in_a_game(server, bots))
    expect(table.key(0)).to_be_visible()
    assert overflow(page) == 0
    assert cut_off(table.pad.get_by_role("button")) == []
    expect(table.writers.get_by_role("listitem")).to_have_count(12)


def test_nobody_is_shut_out(server: Server, page: Page, finished: str) -> None:
    """axe-core finds no serious fault at the board or in the tally, in either light."""
    table = FoxyTable.sit(page, late_in_a_game(server, KITS))
    expect(table.key(0)).to_be_visible()
    check_in_both_lights(page)
    FoxyTable.sit(page, finished)
    expect(table.show).to_be_visible()
    table.show.get_by_role("button", name="One card on").click()
    check_in_both_lights(page)
    assert overflow(page) == 0


def test_the_clock_writes_for_whoever_does_not(server: Server, arrive: Arrive) -> None:
    """When the five seconds are over, a 0 stands in the box and the next card is turned over."""
    table = FoxyTable.sit(arrive(), set_foxy_table(server, ANN, clock=5))
    expect(table.boxes.get_by_role("listitem", name="Card 1: 0")).to_be_visible()


def test_a_family_passes_one_device_round(server: Server, arrive: Arrive) -> None:
    """Between two players lies a cover; neither finds the other's number."""
    page = arrive()
    table = FoxyTable.sit(page, set_foxy_table(server, ANN, BEN_BESIDE_HER))
    for card in (1, 2):
        for name in ("Ann", "Ben"):
            page.get_by_role("button", name=f"I am {name}").click()
            expect(table.count(card)).to_be_visible()
            table.write()
            expect(page.get_by_role("button", name=f"I am {'Ben' if name == 'Ann' else 'Ann'}")).to_be_visible()
            expect(table.card).to_have_count(0)
