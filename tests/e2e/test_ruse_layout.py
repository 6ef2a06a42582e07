"""Ruse at a glance: on a laptop without scrolling, on a phone the area in which to act."""

import re

import pytest
from playwright.sync_api import expect

from e2e.ahead import Desk, Moment, View, by, play_on, watched_to_the_end
from e2e.arriving import LAPTOP, PHONE, Arrive
from e2e.fitting import (
    LEAST,
    LEAST_FOR_A_THUMB,
    covered,
    is_all_in_sight,
    is_uncovered_at,
    is_whole,
    overflow,
    overfull,
    overlapping,
    smaller_than,
    sticking_out,
)
from e2e.ruse_server import asked, full_box, set_ruse_table
from e2e.ruse_table import RuseTable
from e2e.server import ANN, KITS, Server

ON_LAND = by("space:2", "space:1", "space:0", "path", "resource", "place", "turn")
AT_HOME = by("den-space", "chart:4", "chart:2", "chart:0", "drawn", "space", "path", "resource", "turn")
# Steps of the game: what is asked, the area that opens on a phone, and what is chosen on the way there.
MOMENTS = (
    ("place", "Place your ", "Land", ON_LAND),
    ("walk", "Choose how far your fox walks: ", "Land", ON_LAND),
    ("act", "Act at ", re.compile("Land|Me"), ON_LAND),  # kits are with me
    ("den", "Choose one action for your den: ", "Den", AT_HOME),
    ("lay", "Place a den tile", "Den", AT_HOME),
    ("grow", "Let your kits grow", "Me", AT_HOME),
)
LONGEST_OBJECTIVE = 'name = "Lord of the Forest", kind = "track", territory = "forest", amount = 3, points'
CORNER = "it => [it.getBoundingClientRect().left, it.getBoundingClientRect().top]"
PENALTY, ICONS = ".space > b", ".gain [role=img], .foxes > span"
KIT = "[aria-label='Growth track'] .kit"
WIDE_CELL = 54  # pixels
CLEAR_TILE = 40  # pixels
LAST_SPACE = "growth-space:0:1:6"
OUT = 6  # the last growth space
LATE = 2  # round, when there is a lot on the boards, and rounds are left for every moment to come


@pytest.fixture
def late_table(server: Server) -> str:
    """Give the link to a seat of four late in a game with a lot on the boards."""
    link = set_ruse_table(server, ANN, *KITS, box=full_box())
    play_on(link, asked("place", LATE), by("space:2", "space", "path", "hunt", "markers", "track", "resource", "kit"))
    return link


def holding(cards: int) -> Moment:
    """Give the moment in which a seat with so many private objectives has to give one back."""
    return lambda view, desk: view["turn"]["asks"] == "return" and len(view["seats"][0]["hand"]) == cards


def test_laptop_shows_everything(arrive: Arrive, late_table: str) -> None:
    """All territories, the den and one's own board fit on a laptop in a game of four, at every step."""
    page = arrive(LAPTOP)
    table = RuseTable.sit(page, late_table)
    parts = [table.fields, table.den, table.own]
    places = []
    for step, question, _, way in MOMENTS:
        play_on(late_table, asked(step, LATE), way)
        table.is_asked(question)
        assert is_all_in_sight(table)
        assert overlapping(table.board, PENALTY, ICONS) == []
        assert overlapping(table.own, KIT, f"{KIT}, .gains") == []
        assert overfull(table.stop_button) == []
        places.append([part.evaluate(CORNER) for part in parts])
    assert places == places[:1] * len(places)  # nothing jumps, whatever is asked


def test_laptop_shows_a_den_to_dig_in(arrive: Arrive, late_table: str) -> None:
    """The den is as wide as it takes to see its paths."""
    table = RuseTable.sit(arrive(LAPTOP), late_table)
    cell = table.first_cell.bounding_box()
    assert cell
    assert cell["width"] >= WIDE_CELL
    assert smaller_than(CLEAR_TILE, table.display) == []


def test_laptop_shows_a_full_hand_of_objectives(arrive: Arrive, server: Server) -> None:
    """The private objectives of a full hand fit, and so do two new ones of which one goes back."""
    box = re.sub(r'kind = "(immediate|flag)", gain = ".*?"', 'kind = "immediate", gain = "OBJECTIVE"', full_box())
    box = re.sub(r'name = "[^"]*", kind = "\w+", .*?points', LONGEST_OBJECTIVE, box)
    link = set_ruse_table(server, ANN, *KITS[:1], box=box)
    table = RuseTable.sit(arrive(LAPTOP), link)
    for cards in (4, 5):
        play_on(link, holding(cards), by("space"))
        hand = table.board.get_by_role("group", name="Private objectives").locator("article")
        expect(hand).to_have_count(cards)
        expect(hand.first.get_by_text("Step 3 or more on the")).to_be_visible()  # if only to those who listen
        assert is_all_in_sight(table)


def test_phone_opens_the_area_to_act_in(arrive: Arrive, late_table: str) -> None:
    """Nothing sticks out at the side, and one area at a time is open: the one in which something is to be done."""
    page = arrive(PHONE, has_touch=True, is_mobile=True)
    table = RuseTable.sit(page, late_table)
    things = table.board.locator("[data-ref]")
    asked_about = table.board.locator('[data-ref]:not([data-ref="cheese"])')  # exchanged at any time
    for step, question, area, way in MOMENTS:
        play_on(late_table, asked(step, LATE), way)
        table.is_asked(question)
        expect(table.areas.and_(page.get_by_role("button", pressed=True))).to_contain_text(area)
        assert overflow(page) == 0
        assert overlapping(table.board, PENALTY, ICONS) == []
        assert overlapping(table.board, KIT, KIT) == []
        assert sticking_out(table.own.locator(".space")) == []
        assert is_whole(table.panel)
        assert smaller_than(LEAST, things) == []
        assert smaller_than(LEAST_FOR_A_THUMB, table.areas) == []
        first = asked_about.and_(page.get_by_role("button", pressed=False)).first
        expect(first).to_be_in_viewport()
        assert is_uncovered_at(first, 0.5)


def test_phone_shows_what_a_fox_stands_below(server: Server, arrive: Arrive) -> None:
    """A fox on the path of the Mountain hides nothing of what the die spaces above it take."""
    link = set_ruse_table(server, ANN, *KITS, box=full_box())
    way = by("space:4", "path:4:1", "path", "resource", "turn")
    assert play_on(link, lambda view, desk: bool(desk["choices"] and view["mountain"]["path"][1]["foxes"]), way)
    table = RuseTable.sit(arrive(PHONE, has_touch=True, is_mobile=True), link)
    table.areas.filter(has_text="Land").click()
    mountain = table.board.get_by_role("region", name="Mountain")
    expect(mountain.locator(".foxes > span").first).to_be_visible()
    assert overlapping(mountain, PENALTY, ICONS) == []


def test_phone_says_how_to_end_a_turn(server: Server, arrive: Arrive) -> None:
    """Beside a whole supply the button that ends a turn still holds its words."""
    link = set_ruse_table(server, ANN, *KITS, box=full_box())
    assert play_on(link, may_take_or_stop, by("space:4", "path", "resource", "turn"))
    table = RuseTable.sit(arrive(PHONE, has_touch=True, is_mobile=True), link)
    expect(table.supply.first).to_be_visible()
    expect(table.stop_button).to_be_visible()
    assert overfull(table.stop_button) == []


def may_take_or_stop(view: View, desk: Desk) -> bool:
    """Say whether the fox, in the middle of its actions, can take from the supply or get points for ending the turn."""
    ends = [choice for choice in desk["choices"] if choice["at"] == ["turn"] and choice["gives"]]
    takes = [choice for choice in desk["choices"] if choice["at"][:1] and choice["at"][0].startswith("resource")]
    return view["turn"]["asks"] == "act" and bool(ends and takes)


def test_phone_leaves_room_to_follow_a_kit(server: Server, arrive: Arrive) -> None:
    """The last space of a row can be picked for the black kit although the coloured one stands on it."""
    link = set_ruse_table(server, ANN, box=full_box())
    assert play_on(link, may_follow, by("kit:0:1", "kit:0:0", "space:0", "path", "hunt", "resource", "turn"))
    table = RuseTable.sit(arrive(PHONE, has_touch=True, is_mobile=True), link)
    expect(table.board.locator(f"[data-ref='{LAST_SPACE}']")).to_be_visible()
    assert covered(table.board) == []


def may_follow(view: View, desk: Desk) -> bool:
    """Say whether the black kit of the second row can go where the coloured one of that row waits."""
    kits = [kit for kit in view["seats"][0]["kits"] if kit["row"] == 1 and kit["space"] == OUT]
    return bool(kits) and any(LAST_SPACE in choice["at"] for choice in desk["choices"])


def test_the_end_and_a_replay_show_the_whole_table(server: Server, arrive: Arrive) -> None:
    """On a laptop tabs and the bar of a replay make it smaller: nothing is cut off, and no score too small to touch."""
    page = arrive(LAPTOP)
    table = RuseTable.sit(page, watched_to_the_end(set_ruse_table(server, *KITS[:2])), "nobody")
    expect(table.end).to_be_visible()
    assert smaller_than(LEAST, table.board.locator("[data-points]").locator("..")) == []
    table.end.get_by_role("button", name="Replay", exact=True).click()
    expect(page.get_by_role("region", name="Replay").get_by_role("slider")).to_be_visible()
    for place in ("Farm", "Forest"):
        assert is_whole(table.board.get_by_role("region", name=place))
