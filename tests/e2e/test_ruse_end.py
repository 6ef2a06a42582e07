"""The end of Ruse: the last round, the score sheet, and alone the rank."""

import re

from playwright.sync_api import Locator, expect

from e2e.ahead import by, play_on
from e2e.arriving import Arrive
from e2e.ruse_server import asked, set_ruse_table
from e2e.ruse_table import RuseTable
from e2e.server import ANN, KITS, Server

LAST_ROUND = 4


def test_the_last_choice_of_a_game(server: Server, arrive: Arrive) -> None:
    """With the last kit grown the game is over; the sheet adds up, names the winner, and leaves room for more."""
    link = set_ruse_table(server, ANN, *KITS)
    play_on(link, asked("grow", LAST_ROUND))
    table = RuseTable.sit(arrive(), link)
    table.finish_growing.click()
    table.play_button.click()
    expect(table.end.get_by_role("button", name="Was it fair?")).to_be_in_viewport(ratio=1)
    table.page.get_by_role("button", name="Score sheet and dens").click()
    sheet = table.page.get_by_role("table", name="The score sheet")
    check_sums(sheet)
    expect(sheet.get_by_role("columnheader").filter(has_text="winner")).not_to_have_count(0)
    expect(table.page.get_by_role("heading", name="The dens")).to_be_visible()


def check_sums(sheet: Locator) -> None:
    """Every column adds up to its last line."""
    expect(sheet).to_be_visible()
    rows = [row.get_by_role("cell").all_inner_texts() for row in sheet.get_by_role("row").all()[1:]]
    *lines, total = [[int(re.sub(r"\D", "", cell) or 0) for cell in row] for row in rows]
    assert [sum(column) for column in zip(*lines, strict=True)] == total


def test_alone_there_is_a_rank(server: Server, arrive: Arrive) -> None:
    """The points of a game alone stand on the ladder of ranks."""
    link = set_ruse_table(server, ANN)
    play_on(link, lambda view, desk: False, by("space", "den-space", "path", "start", "turn"))
    table = RuseTable.sit(arrive(), link)
    expect(table.end).to_be_visible()
    table.page.get_by_role("button", name="Score sheet and dens").click()
    expect(table.page.get_by_role("heading", name="Your rank")).to_be_visible()
    expect(
        table.page.get_by_text(re.compile(r"^(Runt|Yearling|Fox|Old fox|Reynard), with \d+ points?\."))
    ).to_be_visible()
    expect(table.page.locator("li[aria-current=step]")).to_have_count(1)
