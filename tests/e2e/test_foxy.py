"""Foxy in a real browser: by mouse, by keyboard, alone, together, to the tally, and with nothing left to peek at."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from e2e.ahead import links_of_each, watched_to_the_end
from e2e.arriving import LAPTOP, PHONE, Arrive
from e2e.axe import check_in_both_lights
from e2e.fitting import blank_below, covered, cut_names, cut_off, is_uncovered, is_whole, overflow, smaller_than
from e2e.foxy_table import CARDS, FoxyTable
from e2e.server import ANN, BEN_BESIDE_HER, BEN_ELSEWHERE, KITS, Seat, Server, play_ahead
from e2e.wire import Wire

ANIMALS = ("hen", "pig", "bear", "rabbit", "zebra", "giraffe", "dolphin", "octopus")
LEAST_KEY = 40  # pixels, of a key of the pad
LEAST_CARD = 270  # pixels across, on any screen
# The tally is shown card by card, and not before it is asked for.
UNHURRIED = "localStorage.setItem('reynard:settings', JSON.stringify({ pace: 'slow' }))"
A_CROWD = [{"kind": "bot", "name": f"Bot {number}", "level": "kit"} for number in range(1, 12)]
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
    table.page.keyboard.press("Home")
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
    page = arrive()
    page.add_init_script(UNHURRIED)
    table = FoxyTable.sit(page, link)
    press = table.page.keyboard.press
    for card in range(BY_THEN, CARDS + 1):
        expect(table.count(card)).to_be_visible()
        expect(table.key(0)).to_be_visible()
        press("Shift+Digit0" if table.key(10).count() else "0")
        expect(table.play_button).to_be_focused()
        press("Enter")
    expect(table.show).to_be_visible()
    expect(table.page.get_by_role("region", name="The end")).to_be_hidden()
    for _ in range(CARDS + 1):
        press("ArrowRight")
    expect(table.page.get_by_role("region", name="The end")).to_be_visible()
    expect(table.log.filter(has_text=re.compile(r"wrote 10"))).not_to_have_count(0)
    expect(table.page.get_by_role("heading", name=re.compile("^(As sly as a fox!|Not this time)$"))).to_be_visible()


def test_in_the_easy_game_the_last_number_is_said_aloud(server: Server, arrive: Arrive) -> None:
    """By whoever was last, a bot or Ann."""
    table = FoxyTable.sit(arrive(), set_foxy_table(server, ANN, *KITS[:1], options={"easy": 1, "hard": 1, "fox": 1}))
    table.write(0)
    expect(table.board).to_contain_text(re.compile("(Ann|Isengrim) said for the last card: “[0-9]+!”"))


def test_changing_a_number_and_the_circle_by_keyboard(server: Server, arrive: Arrive) -> None:
    """While somebody else still writes, a number can be changed, and with it the circle comes back."""
    anns, bens = links_of_each(set_foxy_table(server, ANN, BEN_ELSEWHERE))
    FoxyTable.sit(arrive(), bens)
    table = FoxyTable.sit(arrive(), anns)
    expect(table.key(0)).to_be_visible()
    table.page.keyboard.press("c")
    expect(table.key(0)).to_have_attribute("aria-label", "Write 0 and circle it")
    table.page.keyboard.press("0")
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
    card = table.card.bounding_box()
    assert card
    assert card["width"] > LEAST_CARD
    assert is_whole(table.circle)
    assert cut_names(page.locator("body")) == []
    assert covered(table.board) == []
    assert blank_below(page) <= 0
    keys = table.pad.get_by_role("button")
    assert cut_off(keys) == []
    assert smaller_than(LEAST_KEY, keys) == []


def test_twelve_fit_as_well(server: Server, page: Page) -> None:
    """With twelve at the table the pad is still whole, and nothing sticks out."""
    table = FoxyTable.sit(page, late_in_a_game(server, A_CROWD))
    expect(table.key(0)).to_be_visible()
    assert overflow(page) == 0
    assert cut_off(table.pad.get_by_role("button")) == []
    expect(table.writers.get_by_role("listitem")).to_have_count(12)


def test_the_bar_of_a_phone_lies_over_nothing(server: Server, arrive: Arrive) -> None:
    """Neither over who writes, for whoever watches, nor over a key while it says whom the clock waits for."""
    phone = {"has_touch": True, "is_mobile": True}
    link = set_foxy_table(server, ANN, BEN_ELSEWHERE, clock=20)
    table = FoxyTable.sit(arrive(PHONE, **phone), links_of_each(link)[0])
    expect(table.page.get_by_text("The clock starts when Ben is here.")).to_be_visible()
    assert is_uncovered(table.pad.get_by_text("20", exact=True))
    watcher = FoxyTable.sit(arrive(PHONE, **phone), set_foxy_table(server, ANN, *KITS).partition("#")[0])
    expect(watcher.page.get_by_text("You are watching.")).to_be_visible()
    assert is_uncovered(watcher.writers.get_by_role("listitem").last)
    assert watcher.page.evaluate("innerWidth") == PHONE["width"]


def test_nobody_is_shut_out(server: Server, page: Page, finished: str) -> None:
    """axe-core finds no serious fault at the board or in the tally, in either light."""
    table = FoxyTable.sit(page, late_in_a_game(server, KITS))
    expect(table.key(0)).to_be_visible()
    check_in_both_lights(page)
    FoxyTable.sit(page, finished)
    expect(table.show).to_be_visible()
    page.keyboard.press("Home")
    table.show.get_by_role("button", name="One card on").click()
    check_in_both_lights(page)
    assert overflow(page) == 0
    page.keyboard.press("End")
    expect(page.get_by_role("heading", name="All the boards")).to_be_visible()
    check_in_both_lights(page)


@pytest.mark.parametrize("bots", [KITS, A_CROWD], ids=["three", "eleven"])
def test_the_tally_fills_the_screen_and_the_end_scrolls_to_no_blank(
    server: Server, arrive: Arrive, bots: list[Seat]
) -> None:
    """On a laptop the page itself does not scroll; what is below the show is reached within the board."""
    page = arrive()
    table = FoxyTable.sit(page, watched_to_the_end(set_foxy_table(server, *bots)))
    expect(page.get_by_role("heading", name="All the boards")).to_be_visible()
    assert blank_below(page) <= 0
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    show, frame = table.show.bounding_box(), table.board.bounding_box()
    controls = table.show.get_by_role("button", name="Pause").or_(table.show.get_by_role("button", name="Play"))
    assert show
    assert frame
    assert show["width"] > 0.95 * frame["width"]
    assert is_whole(controls)
    assert covered(table.show) == []
    assert is_whole(table.show.locator("svg[role=img]"))
    # Each name is there to be read, though a chip has number and points as well.
    assert cut_names(table.show) == []


def test_six_boards_fit_on_a_phone(server: Server, arrive: Arrive) -> None:
    """What everyone wrote is read without sliding: there the players' marks stand for their names."""
    page = arrive(PHONE, has_touch=True, is_mobile=True)
    FoxyTable.sit(page, watched_to_the_end(set_foxy_table(server, *A_CROWD[:6])))
    boards = page.get_by_role("region", name=re.compile("^Everyone.s board$"))
    expect(boards).to_be_visible()
    assert boards.evaluate("it => it.scrollWidth - it.clientWidth") == 0


def test_the_result_of_twelve_fits_on_a_phone(server: Server, arrive: Arrive) -> None:
    """The last column, too, and three digits in it."""
    page = arrive(PHONE, has_touch=True, is_mobile=True)
    seats = [*A_CROWD, {"kind": "bot", "name": "Bot 12", "level": "reynard"}]
    FoxyTable.sit(page, watched_to_the_end(set_foxy_table(server, *seats)))
    result = page.get_by_role("group", name="Final scores")
    expect(result.get_by_text(re.compile(r"^[0-9]{3}"))).not_to_have_count(0)
    assert result.evaluate("it => it.scrollWidth - it.clientWidth") == 0


def test_the_points_in_the_head_follow_those_that_are_told(arrive: Arrive, finished: str) -> None:
    """Card by card, until the ranking: nobody knows the winner before, and the log says no more."""
    page = arrive()
    page.add_init_script(UNHURRIED)
    table = FoxyTable.sit(page, finished)
    expect(table.show).to_be_visible()
    head = page.get_by_role("region", name="Players")
    totals = table.show.get_by_role("list", name="Players")
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    page.wait_for_timeout(100)
    counted = [int(words.split()[0]) for words in totals.locator("[data-spot^=total]").all_inner_texts()]
    assert any(counted)
    shown = [int(words.split()[0]) for words in head.locator(".points").all_inner_texts()]
    assert shown == counted
    expect(table.log.filter(has_text=re.compile("^Card 4, "))).to_have_count(1)
    expect(table.log.filter(has_text=re.compile("^Card 5, |^Totals"))).to_have_count(0)


def test_the_board_gives_nothing_away_before_the_tally(server: Server, arrive: Arrive) -> None:
    """After the last number the deck lies face down: neither then nor behind the tally does it say who wrote what."""
    link = set_foxy_table(server, ANN, *KITS[:1])
    play_ahead(link, moves=CARDS - 1)
    page = arrive()
    page.add_init_script(UNHURRIED)
    table = FoxyTable.sit(page, link)
    table.write()
    deck = table.board.get_by_text("That was the last card.")
    boards = table.board.locator("table")
    expect(deck).to_be_visible()
    expect(table.pad).to_be_hidden()
    assert boards.count() == 0
    expect(table.show).to_be_visible()
    behind = page.get_by_role("button", name="The board", exact=True)
    behind.click()
    expect(deck).to_be_visible()
    page.get_by_role("button", name="Show the result now").click()
    expect(boards).to_be_visible()


def test_a_replay_goes_from_card_to_card(arrive: Arrive, finished: str) -> None:
    """What nobody saw is no step of it, and nobody is said to have written too early."""
    page = arrive()
    table = FoxyTable.sit(page, finished)
    page.get_by_role("button", name="Replay").click()
    for card in range(1, 4):
        expect(table.count(card)).to_be_visible()
        expect(table.board.get_by_text("are still writing")).to_be_visible()
        page.get_by_role("button", name="One step on").click()


def test_every_key_has_its_place_from_the_first_card_on(server: Server, page: Page) -> None:
    """No hole between keys and circle, no list that says every key again, and a key keeps its place."""
    table = FoxyTable.sit(page, set_foxy_table(server, ANN, *KITS[:1]))
    expect(table.key(0)).to_be_visible()
    first = table.key(0).bounding_box()
    expect(page.get_by_role("list", name="Number 0")).to_be_hidden()
    keys, circle = table.pad.bounding_box(), table.circle.bounding_box()
    assert keys
    assert circle
    assert max(circle["y"] - keys["y"] - keys["height"], keys["y"] - circle["y"] - circle["height"]) < 24
    table.play_on(to=4)
    expect(table.key(1)).to_be_visible()
    assert table.key(0).bounding_box() == first


def test_large_numbers_take_the_places_of_the_small_ones(server: Server, page: Page) -> None:
    """Late in a game numbers above 20 are one tap away, whole and large enough, and nothing has to be slid along."""
    table = FoxyTable.sit(page, set_foxy_table(server, ANN))
    for card in range(1, CARDS + 1):
        expect(table.count(card)).to_be_visible()
        if table.more.count():
            break
        table.write()
    place = table.key(0).bounding_box()
    table.more.click()
    expect(table.key(21)).to_be_visible()
    assert table.key(21).bounding_box() == place
    keys = table.pad.get_by_role("button")
    assert cut_off(keys) == []
    assert smaller_than(LEAST_KEY, keys) == []
    table.write(21)
    expect(table.boxes.get_by_role("listitem", name=f"Card {card}: 21")).to_be_visible()


def test_a_key_is_clean_again_on_the_next_card(server: Server, arrive: Arrive) -> None:
    """A finger leaves no colour behind."""
    page = arrive(PHONE, has_touch=True, is_mobile=True)
    table = FoxyTable.sit(page, set_foxy_table(server, ANN))
    expect(table.key(1)).to_be_visible()
    colour = "it => getComputedStyle(it).backgroundColor"
    clean = table.key(0).evaluate(colour)
    table.key(0).tap()
    table.play_button.tap()
    expect(table.count(2)).to_be_visible()
    expect(table.key(0)).to_be_visible()
    assert table.key(0).evaluate(colour) == clean


def test_the_clock_is_seen_once_by_everyone_and_waits_for_who_is_missing(server: Server, arrive: Arrive) -> None:
    """On the card, for players and spectators alike; until Ben has come it stands still and says why."""
    anns, bens = links_of_each(set_foxy_table(server, ANN, BEN_ELSEWHERE, clock=20))
    table, watcher = FoxyTable.sit(arrive(), anns), FoxyTable.sit(arrive(), anns.partition("#")[0])
    for each in (table, watcher):
        expect(each.page.get_by_text("The clock starts when Ben is here.")).to_be_visible()
        expect(each.page.get_by_role("timer")).to_have_text("20 s")
    FoxyTable.sit(arrive(), bens)
    for each in (table, watcher):
        expect(each.page.get_by_role("timer")).to_have_count(1)
        expect(each.page.get_by_role("timer")).to_have_text(re.compile("^1[0-9] s$"))


def test_the_clock_writes_for_whoever_does_not(server: Server, arrive: Arrive) -> None:
    """When the five seconds are over, a 0 stands in the box and the next card is turned over."""
    table = FoxyTable.sit(arrive(), set_foxy_table(server, ANN, clock=5))
    expect(table.boxes.get_by_role("listitem", name="Card 1: 0")).to_be_visible()
    expect(table.log.filter(has_text="Ann ran out of time for card 1")).to_be_visible()


def test_a_family_passes_one_device_round(server: Server, arrive: Arrive) -> None:
    """Between two players lies a cover; neither finds the other's number, and the last writer begins the next card."""
    page = arrive()
    table = FoxyTable.sit(page, set_foxy_table(server, ANN, BEN_BESIDE_HER))
    for card, order in [(1, ("Ann", "Ben")), (2, ("Ben", "Ann")), (3, ("Ann", "Ben"))]:
        if card == 1:
            page.get_by_role("button", name="I am Ann").click()
        expect(table.count(card)).to_be_visible()
        table.write()
        cover = page.get_by_role("button", name=f"I am {order[1]}")
        expect(cover).to_be_visible()
        expect(table.card).to_have_count(0)
        cover.click()
        expect(table.count(card)).to_be_visible()
        table.write()
