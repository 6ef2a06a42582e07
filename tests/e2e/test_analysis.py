"""The analysis of a finished game in the browser: its course, the moments, the board, and playing on from there."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e import axe
from e2e.arriving import LAPTOP, PHONE, Arrive
from e2e.test_replay import Replay
from e2e.wolf_table import WolfTable

DARK = {"color_scheme": "dark"}


def open_analysis(page: Page, link: str) -> Locator:
    """Come to the end of a game and open its analysis, and wait until it is good."""
    table = WolfTable.sit(page, link, "nobody")
    table.end.get_by_role("button", name="Analysis").click()
    sheet = page.get_by_role("dialog", name="The course of the game")
    # Analysts give way to whatever else the machine does, as to the other tests.
    expect(sheet.get_by_role("heading", name="Decisions and luck")).to_be_visible(timeout=150_000)
    return sheet


@pytest.mark.parametrize(
    ("screen", "likes"), [(LAPTOP, {}), (PHONE, {}), (LAPTOP, DARK)], ids=["laptop", "phone", "dark"]
)
def test_the_course_is_pointed_at_and_leads_to_the_board(arrive: Arrive, finished_game: str, screen, likes) -> None:
    page = arrive(screen, **likes)
    sheet = open_analysis(page, finished_game)
    axe.check(page)
    course = sheet.get_by_role("slider", name="Chance to win after every move")
    box = course.bounding_box()
    assert box
    course.hover(position={"x": box["width"] / 2, "y": 60})
    move = course.get_attribute("aria-valuenow")
    assert move is not None
    assert 0 < int(move) < int(course.get_attribute("aria-valuemax") or 0)
    expect(sheet.get_by_text(re.compile(rf"^Move {move}\. .*%")).last).to_be_visible()
    course.click(position={"x": box["width"] / 2, "y": 60})
    expect(sheet).to_be_hidden()
    replay = Replay(page)
    expect(replay.slider).to_have_value(move)
    expect(replay.words).to_contain_text(" ")
    page.get_by_role("region", name="Replay").get_by_role("button", name="Analysis").click()
    expect(course).to_have_attribute("aria-valuenow", move)


def test_everything_is_reached_by_keyboard(arrive: Arrive, finished_game: str) -> None:
    """The course is stepped through, its table read, and the board shown there."""
    page = arrive()
    sheet = open_analysis(page, finished_game)
    course = sheet.get_by_role("slider")
    course.focus()
    page.keyboard.press("End")
    last = course.get_attribute("aria-valuemax")
    expect(course).to_have_attribute("aria-valuenow", last or "")
    expect(course).to_have_attribute("aria-valuetext", re.compile("100%"))
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(course).to_have_attribute("aria-valuetext", re.compile(r"^Move 1\. "))
    sheet.get_by_text("The course as a table").press("Enter")
    rows = sheet.get_by_role("group", name="The course as a table").get_by_role("row")
    expect(rows).to_have_count(int(last or 0) + 2)
    course.focus()
    page.keyboard.press("Enter")
    expect(Replay(page).slider).to_have_value("1")


def test_both_ways_of_a_moment_are_shown_and_it_is_played_on(arrive: Arrive, finished_game: str) -> None:
    """First the other way on the board, then a table that goes on there against bots, with new dice."""
    page = arrive()
    sheet = open_analysis(page, finished_game)
    other = sheet.get_by_role("button", name="The other way")
    for tab in sheet.get_by_role("tab").all():
        tab.click()
        if other.count():
            break
    moment = sheet.get_by_role("listitem").filter(has=page.get_by_role("button", name="The other way")).first
    expect(moment).to_contain_text(re.compile(r"You chose “.+”"))
    moment.get_by_text("How both go on").click()
    expect(moment).to_contain_text("As it was played")
    other.first.click()
    bar = page.get_by_role("region", name="Replay")
    expect(bar.get_by_text("This was never played: it might have gone on like this.")).to_be_visible()
    expect(Replay(page).slider).to_have_value("1")
    bar.get_by_role("button", name="Analysis").click()
    sheet.get_by_role("button", name="Play on from here").last.click()
    sheet.get_by_role("radio", name="New dice").check()
    axe.check(page)
    before = page.url
    sheet.get_by_role("button", name="Set the table").click()
    page.wait_for_url(lambda address: address != before)
    expect(page.get_by_text(re.compile(r"goes on from move \d+ of another, with new dice")).first).to_be_visible()
    page.goto(before)
    expect(WolfTable(page, "nobody").end).to_be_visible()
