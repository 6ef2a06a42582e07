"""The clock at the table: it is seen and heard, and when the time is over the game goes on."""

import re

from playwright.sync_api import expect

from e2e.arriving import Arrive
from e2e.server import ANN, COVERED_GAME, Server


def test_the_time_runs_out(covered: Server, arrive: Arrive) -> None:
    """Alone with five seconds: the figures count down, three seconds are announced, then the clock decides."""
    page = arrive()
    page.goto(covered.set_table(ANN, game=COVERED_GAME, clock=5))
    clock = page.get_by_role("timer", name="Time left")
    expect(clock).to_have_text(re.compile("^[1-4] s$"))
    expect(page.get_by_text("3 seconds left.")).to_be_attached()
    expect(page.get_by_role("list", name="What has happened")).to_contain_text("Ann picks")
    expect(clock).to_have_text(re.compile("^[3-5] s$"))


def test_the_clock_is_set_in_the_lobby(covered: Server, arrive: Arrive) -> None:
    """Clock, box and the way to play at one screen are chosen there, and remembered for the next time."""
    page = arrive()
    page.goto(covered.address)
    page.get_by_role("button", name="Covered Snatch").click()
    times, boxes = (page.get_by_role("radiogroup", name=name) for name in ("Time for each pick", "Box"))
    expect(times.get_by_label("off")).to_be_checked()
    expect(boxes.get_by_label("the usual one")).to_be_checked()
    times.get_by_label("20 s").check()
    boxes.get_by_label("your own file").check()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("alert").filter(has_text="Choose the file of your box")).to_be_visible()
    boxes.get_by_label("Short hands").check()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("timer", name="Time left")).to_be_visible()
    page.goto(covered.address)
    expect(times.get_by_label("20 s")).to_be_checked()
    expect(boxes.get_by_label("Short hands")).to_be_checked()
