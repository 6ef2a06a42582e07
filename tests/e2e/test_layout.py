"""The whole table at a glance: on a laptop without scrolling, on a phone with the choices at the thumb."""

from playwright.sync_api import Locator, expect

from e2e.arriving import LAPTOP, PHONE, Arrive
from e2e.fitting import (
    LEAST,
    LEAST_FOR_A_THUMB,
    blank_below,
    covered,
    cut_off,
    frame_of,
    is_uncovered,
    is_whole,
    overflow,
    smaller_than,
)
from e2e.server import ANN, KITS, Server
from e2e.wolf_table import WolfTable

SEATS = 4
A_FINGER = 48  # pixels
PIECES = ("Farm", "Die", "The")


def test_laptop_shows_everything(arrive: Arrive, full_table: str) -> None:
    """Board, seats, choices and log of a game of four fit on a laptop."""
    page = arrive(LAPTOP)
    table = WolfTable.sit(page, full_table)
    mats = table.board.get_by_role("region", name="cards and points")
    expect(mats).to_have_count(SEATS)
    expect(table.play_button).to_be_visible()
    assert overflow(page) == 0
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    for parts in (table.board, table.players, table.panel, table.play_button, mats, *map(table.open, PIECES)):
        assert cut_off(parts) == []
    assert smaller_than(LEAST, table.board.get_by_role("button", pressed=False)) == []


def test_a_spectator_is_told_so(arrive: Arrive, full_table: str) -> None:
    """Beside the name of the game there is room to say, or at least to show, that one is watching."""
    for viewport in (LAPTOP, PHONE):
        page = arrive(viewport)
        WolfTable.sit(page, full_table.partition("#")[0], "nobody")
        sign = page.get_by_text("Watching", exact=True)
        expect(sign).to_be_visible()
        assert is_uncovered(sign)
        assert is_uncovered(page.get_by_role("heading", name="The Wolf and the Fox", level=1))


def test_the_players_have_all_the_room_of_the_head(server: Server, arrive: Arrive) -> None:
    """Beside a short title they begin where it ends, for whoever watches too, and they end where the ways begin."""
    page = arrive()
    page.goto(server.set_table(ANN, *KITS, game="ruse").partition("#")[0])
    parts = [page.get_by_text("Watching", exact=True), page.get_by_role("region", name="Players")]
    before, players, after = [part.bounding_box() for part in (*parts, page.get_by_role("navigation", name="Table"))]
    assert before
    assert players
    assert after
    assert 0 < players["x"] - (before["x"] + before["width"]) < A_FINGER
    assert 0 < after["x"] - (players["x"] + players["width"]) < A_FINGER


def test_phone_has_the_choices_at_hand(arrive: Arrive, full_table: str) -> None:
    """Nothing sticks out at the side, the bar of choices is in view, and everything is large enough to touch."""
    page = arrive(PHONE, has_touch=True, is_mobile=True)
    table = WolfTable.sit(page, full_table)
    expect(table.turn).to_have_text("It is your turn.")
    assert overflow(page) == 0
    assert is_whole(table.panel)
    assert is_whole(table.play_button)
    assert smaller_than(LEAST, table.board.get_by_role("button", pressed=False)) == []
    assert smaller_than(LEAST_FOR_A_THUMB, table.panel.get_by_role("button")) == []
    assert smaller_than(LEAST_FOR_A_THUMB, page.get_by_role("navigation").get_by_role("button")) == []
    page.get_by_role("button", name="Log", exact=True).tap()
    expect(table.log.last).to_be_visible()
    assert overflow(page) == 0
    page.get_by_role("button", name="Players", exact=True).tap()
    assert blank_below(page) <= 0
    assert covered(page.locator("body")) == []


def test_lobby_and_end_fit_a_phone(server: Server, arrive: Arrive, finished_game: str) -> None:
    """Setting up and looking back fit a phone as well."""
    page = arrive(PHONE, has_touch=True, is_mobile=True)
    page.goto(server.address)
    start = page.get_by_role("button", name="Start")
    expect(start).to_be_visible()
    assert overflow(page) == 0
    assert smaller_than(LEAST_FOR_A_THUMB, start) == []
    table = WolfTable.sit(page, finished_game)
    expect(table.end).to_be_in_viewport()
    assert overflow(page) == 0
    table.end.get_by_role("button", name="Replay", exact=True).tap()
    expect(page.get_by_role("slider", name="Step")).to_be_in_viewport()
    assert overflow(page) == 0


def test_a_turn_by_touch(server: Server, arrive: Arrive) -> None:
    """On a phone a turn is played by touching the things on the board, and one from the list."""
    page = arrive(PHONE, has_touch=True, is_mobile=True)
    table = WolfTable.sit(page, server.set_table(ANN, *KITS))
    page.get_by_role("button", name="Log", exact=True).tap()
    assert table.is_my_turn()
    before = frame_of(page)
    for thing in ("Die", "The fox", "Farm"):
        table.pick(thing, Locator.tap)
    if not table.play_button.is_enabled():
        table.listed.first.tap()
    told = table.moves_of("Ann").count()
    table.play_button.tap()
    expect(table.moves_of("Ann")).to_have_count(told + 1)
    assert table.is_my_turn()
    assert frame_of(page) == before, "between two prompts nothing jumps"
    table.panel.get_by_role("button", name="Show the list").tap()
    table.listed.last.tap()
    table.play_button.tap()
    expect(table.moves_of("Ann")).to_have_count(told + 2)
