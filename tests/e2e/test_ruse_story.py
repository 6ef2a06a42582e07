"""The story of Ruse: the end of a round is a page of it, and the board turns to whoever acts."""

import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Page, expect

from e2e.ahead import Desk, Moment, View, by, links_of_each, play_on
from e2e.arriving import LAPTOP, PHONE, Arrive
from e2e.ruse_server import asked, set_ruse_table, sure_box
from e2e.ruse_table import RuseTable
from e2e.server import ANN, BEN_ELSEWHERE, KITS, Server

TELLING = "localStorage.setItem('reynard:settings', JSON.stringify({ pace: 'quick' }))"
AT_HOME = by("den-space", "chart:0", "cell", "drawn", "turn")
LARGE = 200  # pixels
A_LINE = 22  # pixels
TO_HUNT = by("space:0", "path:0:0", "hunt", "turn", "space", "growth")


@pytest.fixture
def listener(arrive: Arrive) -> Page:
    """Let somebody come who wants to be told the moves of others one after another."""
    page = arrive()
    page.add_init_script(TELLING)
    return page


def test_the_end_of_a_round_is_a_page(server: Server, listener: Page) -> None:
    """It says what everybody gained by source, shows the dens, tells what happened, and stays until one goes on."""
    link = set_ruse_table(server, ANN, *KITS[:1], box=sure_box())
    play_on(link, asked("grow"), TO_HUNT)
    table = RuseTable.sit(listener, link)
    table.choose(table.finish_growing)
    page = table.story_page
    expect(page).to_be_visible()
    expect(page.get_by_role("table")).to_contain_text("Private objectives")
    expect(page.get_by_role("heading", name="Private objectives")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text=re.compile("^Ann fulfils “")).first).to_be_visible()
    expect(page.get_by_role("list", name="The dens").get_by_role("listitem")).to_have_count(2)
    page.get_by_role("button", name="Go on").click()
    expect(page).to_be_hidden()
    expect(table.board).to_contain_text("Round 2 of 4")


def test_the_winner_is_told_by_the_last_page(server: Server, listener: Page) -> None:
    """It says who has won and breaks no name; no score on the board behind it runs ahead of it."""
    link = set_ruse_table(server, ANN, *KITS)
    play_on(link, asked("grow", 4))
    table = RuseTable.sit(listener, link)
    table.choose(table.finish_growing)
    page = table.story_page
    expect(page).to_contain_text(re.compile("(wins|share the victory) with "))
    before = scores(table)
    assert before == [text.split()[0] for text in table.page.locator(".players .points").all_inner_texts()]
    names = page.locator("thead .name")
    for size, tallest in ((LAPTOP, A_LINE), (PHONE, 1)):  # on a phone their marks stand for them
        table.page.set_viewport_size(size)
        heights = names.evaluate_all("all => all.map((each) => each.getBoundingClientRect().height)")
        assert len(heights) == 4
        assert max(heights) <= tallest
    page.get_by_role("button", name="Go on").click()
    expect(table.end).to_be_visible()
    assert scores(table) != before


def scores(table: RuseTable) -> list[str]:
    """Read how many points everybody has, as the board shows it."""
    return [text.split()[0] for text in table.page.locator("[data-points]").all_inner_texts()]


def test_a_walk_crosses_out_what_the_hunter_forbids(server: Server, arrive: Arrive) -> None:
    """A tile that a fox may walk to shows what it could not do there."""
    link = set_ruse_table(server, ANN, box=sure_box())
    play_on(link, forbids("path:1:"), by("space:1", "resource", "turn", "space"))
    table = RuseTable.sit(arrive(), link)
    river = table.board.get_by_role("region", name="River")
    expect(river.locator(".forbidden").first).to_be_visible()
    expect(table.fields.locator(".forbidden")).to_have_count(0)


def forbids(ref: str) -> Moment:
    """Give the moment in which something is forbidden on a space that a fox may walk to."""
    return lambda view, desk: any(
        choice["at"][0].startswith(ref) and choice["facts"] and choice["facts"].get("forbidden")
        for choice in desk["choices"]
    )


def test_the_board_turns_to_whoever_digs(server: Server, listener: Page) -> None:
    """While Ben's digging is told, Ann sees his den with a mark where he dug, and then her own again."""
    anns, bens = links_of_each(set_ruse_table(server, ANN, BEN_ELSEWHERE, box=sure_box()))
    with ThreadPoolExecutor() as both:
        list(both.map(lambda link: play_on(link, has_begun, by("card", "growth")), (anns, bens)))
    first = play_to_the_others_turn(anns, 0)
    table = RuseTable.sit(listener, anns)
    shown = table.page.get_by_role("group", name="Whose board to show").get_by_role("button", pressed=True)
    expect(shown).to_contain_text("Ann")
    assert first
    play_to_the_others_turn(bens, 1)
    expect(shown).to_contain_text("Ben")
    expect(table.den.locator("[data-spot='cell:1:2'][data-trace]")).to_be_visible()
    expect(shown).to_contain_text("Ann")


def has_begun(view: View, desk: Desk) -> bool:
    """Say whether the first turn has come."""
    return bool(view["turn"]["asks"] in ("rolled", "place"))


def play_to_the_others_turn(link: str, seat: int) -> bool:
    """Let somebody dig until it is the other's turn."""
    return play_on(link, lambda view, desk: not desk["choices"] and view["turn"]["seat"] == 1 - seat, AT_HOME)


def test_a_hunt_turns_its_tile(server: Server, arrive: Arrive) -> None:
    """The tile that was turned over is shown large, and goes away by itself."""
    link = set_ruse_table(server, ANN, box=sure_box())
    play_on(link, may_hunt, TO_HUNT)
    table = RuseTable.sit(arrive(), link)
    table.choose(table.fields.get_by_role("button", name=re.compile("^Hunt in the Fields")).first)
    shown = table.page.locator("[data-caught]")
    expect(shown).to_be_visible()
    size = shown.locator("svg").last.bounding_box()
    assert size
    assert size["width"] > LARGE
    expect(shown).to_be_hidden()


def may_hunt(view: View, desk: Desk) -> bool:
    """Say whether the fox stands where it may hunt."""
    return any(choice["at"][0].startswith("hunt:") for choice in desk["choices"])
