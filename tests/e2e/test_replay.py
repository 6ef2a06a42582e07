"""A long game played again: it comes in parts, the first of them at once, and nobody has to wait for the rest."""

import json
import re
import time
from datetime import datetime, timedelta

from playwright.sync_api import Locator, Page, Route, expect

from e2e.arriving import Arrive
from e2e.fox_table import FoxTable
from e2e.server import PATIENCE
from e2e.wolf_table import WolfTable

STEP = 250  # milliseconds, all at once
REASON = "Many replays are being made at once. Try again in a moment."
RETRIES = 4


def part(number: int) -> re.Pattern[str]:
    """Tell the requests for one part of a replay."""
    return re.compile(rf"/replay\?part={number}$")


class Refusals:
    """A server that answers that a limit has been met, and counts how often."""

    def __init__(self) -> None:
        self.count = 0

    def answer(self, route: Route) -> None:
        self.count += 1
        body = json.dumps({"reason": REASON, "rule": None})
        route.fulfill(status=429, headers={"Retry-After": "2"}, content_type="application/json", body=body)


class Replay:
    """The replay of a game on a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        bar = page.get_by_role("region", name="Replay")
        self.words = bar.get_by_role("status")
        self.slider = bar.get_by_role("slider", name="Step")
        self.play = bar.get_by_role("button", name="Play", exact=True)
        self.pause = bar.get_by_role("button", name="Pause")
        self.chapters = bar.get_by_role("combobox", name="Chapters")
        self.pace = bar.get_by_role("button", name=re.compile("^Pace"))
        self.rules = bar.get_by_text(re.compile("under version"))
        self.retry = bar.get_by_role("button", name="Try again")

    @property
    def last(self) -> int:
        return int(self.slider.get_attribute("max") or 0)


def sit_at_the_end(page: Page, link: str) -> FoxTable:
    """Come to a game that is over."""
    table = FoxTable.sit(page, link, "nobody")
    expect(table.end).to_be_visible()
    return table


def sit_out_of_time(page: Page, link: str) -> FoxTable:
    """Come to a game that is over, and let time pass on the page only when it is told to."""
    now = datetime.now()
    page.clock.install(time=now)
    table = sit_at_the_end(page, link)
    page.clock.pause_at(now + timedelta(hours=1))
    return table


def let_time_pass(page: Page, until: Locator) -> None:
    """Let time pass on a page until something is to be seen there."""
    patience = time.monotonic() + PATIENCE
    while not until.is_visible():
        assert time.monotonic() < patience, f"{until} did not come"
        page.clock.run_for(500)


def test_a_replay_plays_through_all_its_parts(arrive: Arrive, finished_experiment: str) -> None:
    """Left to itself it goes from the deal to the end, and every step does what the log says."""
    page = arrive()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/replay" in request.url else None)
    table = sit_out_of_time(page, finished_experiment)
    log = table.log.all_inner_texts()
    with page.expect_response(part(0)) as first:
        table.end.get_by_role("button", name="Replay", exact=True).click()
    parts = first.value.json()["parts"]
    assert parts > 2
    replay = Replay(page)
    expect(table.board).to_contain_text("Generation 1 of 5. Choosing studies.")
    replay.play.click()
    told = []
    for at in range(1, replay.last + 1):
        page.clock.run_for(STEP)
        expect(replay.slider).to_have_value(str(at))
        expect(replay.words).not_to_have_text("Loading …")
        told.append(replay.words.inner_text().strip())
    expect(table.board).to_contain_text("The game is over.")
    expect(replay.play).to_be_visible()
    assert [words for words in told if words not in " ".join(log)] == []
    assert len(asked) == len(set(asked)) == parts


def test_a_part_that_is_late_keeps_its_place(arrive: Arrive, finished_experiment: str) -> None:
    """Whoever drags ahead sees that the step is on its way, and then the step; it is fetched before the others."""
    page = arrive()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/replay" in request.url else None)
    late: list[Route] = []
    page.route(re.compile(r"/replay\?part=[1-9]"), lambda route: late.append(route))
    table = sit_at_the_end(page, finished_experiment)
    with page.expect_response(part(0)) as first:
        table.end.get_by_role("button", name="Replay", exact=True).click()
    parts = first.value.json()["parts"]
    replay = Replay(page)
    expect(replay.words).to_have_text(re.compile("^(?!Loading)"))
    replay.slider.fill(str(replay.last))
    expect(replay.words).to_have_text("Loading …")
    expect(replay.slider).to_have_value(str(replay.last))
    expect(table.board).to_contain_text("Generation 1 of 5. Choosing studies.")

    assert [int(route.request.url.rpartition("=")[2]) for route in late] == [1]
    page.unroute(re.compile(r"/replay\?part=[1-9]"))  # which lets go what was held
    expect(table.board).to_contain_text("The game is over.")
    expect(replay.words).not_to_have_text("Loading …")
    expect(replay.slider).to_have_value(str(replay.last))
    numbers = [int(address.rpartition("=")[2]) for address in asked]
    assert numbers[:3] == [0, 1, parts - 1]


def test_a_part_that_is_refused_is_asked_for_again(arrive: Arrive, finished_experiment: str) -> None:
    """A server that is too busy is asked a few times more, as late as it wants; then the player may ask."""
    page = arrive()
    table = sit_out_of_time(page, finished_experiment)
    refusals = Refusals()
    page.route(part(0), refusals.answer)
    replay = Replay(page)
    table.end.get_by_role("button", name="Replay", exact=True).click()
    expect(replay.words).to_have_text("Loading …")
    let_time_pass(page, until=replay.retry)
    expect(replay.words).to_have_text(REASON)
    assert refusals.count == 1 + RETRIES

    page.unroute(part(0))
    replay.retry.click()
    expect(table.board).to_contain_text("Generation 1 of 5. Choosing studies.")
    expect(replay.words).not_to_have_text(REASON)
    expect(replay.retry).to_be_hidden()


def test_chapters_are_jumped_to_and_their_pages_read(arrive: Arrive, finished_game: str) -> None:
    """The list of chapters leads to the end of a day, with its page; board, points and log follow the step."""
    page = arrive()
    table = WolfTable.sit(page, finished_game, "nobody")
    expect(table.end).to_be_visible()
    table.end.get_by_role("button", name="Replay", exact=True).click()
    replay = Replay(page)
    expect(replay.rules).to_have_text(re.compile(r"version \d+ of the rules of The Wolf and the Fox"))
    replay.chapters.select_option(label="The end of day 2")
    chapter = page.get_by_role("dialog", name="The end of day 2")
    expect(chapter).to_be_visible()
    page.keyboard.press("Enter")
    expect(chapter).to_be_hidden()
    expect(table.log.filter(has_text="on day 2:").first).to_be_visible()
    expect(table.log.filter(has_text="on day 3:")).to_have_count(0)


def test_the_pace_of_a_replay_can_be_changed(arrive: Arrive, finished_game: str) -> None:
    """Slowly, a step is looked at for seconds; all at once, for a moment."""
    page = arrive()
    now = datetime.now()
    page.clock.install(time=now)
    table = WolfTable.sit(page, finished_game, "nobody")
    expect(table.end).to_be_visible()
    page.clock.pause_at(now + timedelta(hours=1))
    table.end.get_by_role("button", name="Replay", exact=True).click()
    replay = Replay(page)
    expect(replay.words).to_have_text(re.compile("^(?!Loading)"))
    expect(replay.pace).to_have_accessible_name("Pace: all at once. Change it")
    replay.pace.click()
    expect(replay.pace).to_have_accessible_name("Pace: slow. Change it")
    replay.play.click()
    page.clock.run_for(5 * STEP)
    expect(replay.slider).to_have_value("0")
    let_time_pass(page, until=replay.page.locator("input[type=range][aria-valuetext^='Step 1 ']"))
