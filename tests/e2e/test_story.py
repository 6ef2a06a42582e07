"""The story is told in order and at a human pace, its pages stay, and who has won is told last."""

import re
from datetime import datetime, timedelta

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from e2e.arriving import LAPTOP, PHONE, Arrive
from e2e.server import ANN, KITS, Server, box_whose_farmers_take, play_ahead
from e2e.wolf_table import WolfTable

UNHURRIED = "localStorage.setItem('reynard:settings', JSON.stringify({ pace: 'normal' }))"
ROUNDS_OF_A_DAY = 4
TURNS_OF_A_GAME = 12
AGES = 600_000  # milliseconds
WINNER = re.compile("wins|won|share the (win|victory)")


class Story:
    """A table at which moves are told, on a page whose time passes only when it is told to."""

    def __init__(self, page: Page, link: str) -> None:
        page.add_init_script(UNHURRIED)
        now = datetime.now()
        page.clock.install(time=now)
        self.page = page
        self.table = WolfTable.sit(page, link)
        self.line = page.get_by_role("region", name="The last move")
        self.words = self.line.get_by_role("button").first
        self.go_on = self.line.get_by_role("button", name="Go on")
        self.chapter = page.get_by_role("dialog", name=re.compile("^The end of day"))
        assert self.table.is_my_turn()
        page.clock.pause_at(now + timedelta(hours=1))

    def take_turn(self) -> None:
        """Play the first choice of the list, and wait until others have answered or all is over."""
        self.table.choose_from_list()
        self.table.play_button.click()
        expect(self.words).to_contain_text(re.compile(r"^\s*(Ann takes|That was the last move)"))
        expect(self.go_on).to_be_visible()

    def is_told_more(self) -> bool:
        """Wait for the next move or one's own turn, since a bot may answer late, and say whether it was a move."""
        expect(self.go_on.or_(self.table.turn.get_by_text("It is your turn.")).first).to_be_visible()
        return self.go_on.is_visible()

    def turn_on(self) -> None:
        """Go on by key, where nothing has the focus."""
        self.page.evaluate("document.activeElement?.blur()")
        self.page.keyboard.press("Space")

    def tap_on(self) -> None:
        """Go on by tapping until it is one's own turn; a bot may answer late, and is told then."""
        my_turn = self.table.turn.get_by_text("It is your turn.")
        for _ in range(100):
            if my_turn.is_visible():
                return
            if self.go_on.is_visible():
                self.go_on.click()
            self.page.wait_for_timeout(200)
        raise AssertionError(f"It is never Ann's turn; the page tells: {self.words.inner_text()}")

    def read_on(self, until: Locator) -> None:
        """Go on until something is to be seen."""
        for _ in range(40):
            if until.is_visible():
                return
            self.turn_on()
            self.page.wait_for_timeout(200)
        raise AssertionError(f"{until} did not come; the page tells: {self.words.inner_text()}")


def test_moves_of_bots_are_told_one_after_another(server: Server, arrive: Arrive) -> None:
    """Each is on the board for a while, with its line, its place in the log and its mark; the choice waits."""
    story = Story(arrive(), server.set_table(ANN, *KITS))
    story.take_turn()
    told = []
    while story.is_told_more():
        told.append(story.words.inner_text().strip())
        expect(story.table.listed).to_have_count(0)
        assert story.table.log.last.inner_text() in told[-1]
        expect(story.table.board.locator("[data-trace]").first).to_be_attached()
        before = story.words.inner_text()
        for _ in range(20):
            story.page.clock.run_for(400)
            if story.words.inner_text() != before:
                break
    assert story.table.is_my_turn()
    told.append(story.words.inner_text().strip())
    assert len(told) > 2
    log = " ".join(story.table.log.all_inner_texts())
    assert log.endswith(" ".join(told))


@pytest.mark.parametrize("screen", [LAPTOP, PHONE])
def test_a_key_or_a_tap_goes_on(server: Server, arrive: Arrive, screen: ViewportSize) -> None:
    """Nobody has to wait; the line of what happened last is there on a phone too."""
    story = Story(arrive(screen), server.set_table(ANN, *KITS))
    if screen == PHONE:
        story.table.panel.get_by_role("button", name=re.compile("^Show the list")).click()
    story.take_turn()
    before = story.words.inner_text()
    story.turn_on()
    expect(story.words).not_to_have_text(before)
    story.tap_on()
    expect(story.words).to_be_in_viewport(ratio=1)


def test_whoever_watches_is_told_the_same(server: Server, arrive: Arrive) -> None:
    """A watcher sees the player's move too, with its mark, and goes on to those of the bots when they like."""
    link = server.set_table(ANN, *KITS)
    ann, page = WolfTable.sit(arrive(), link), arrive()
    assert ann.is_my_turn()
    page.add_init_script(UNHURRIED)
    now = datetime.now()
    page.clock.install(time=now)
    page.goto(link.partition("#")[0])
    expect(page.get_by_text("Watching", exact=True)).to_be_visible()
    page.clock.pause_at(now + timedelta(hours=1))
    ann.take_turn()
    line = page.get_by_role("region", name="The last move")
    expect(line).to_contain_text("Ann takes the")
    expect(page.get_by_role("main", name="Board").locator("[data-trace]").first).to_be_attached()
    line.get_by_role("button", name="Go on").click()
    expect(line).to_contain_text(re.compile("(Isengrim|Bruin|Tibert) (takes|rolls)"))


def test_all_at_once(server: Server, arrive: Arrive) -> None:
    """Whoever wants that sees the table as it is, without a pause."""
    page = arrive()
    link = server.set_table(ANN, *KITS, box=box_whose_farmers_take(""))
    play_ahead(link, moves=ROUNDS_OF_A_DAY - 1)
    table = WolfTable.sit(page, link)
    for _ in range(2):
        table.take_turn()
        expect(page.get_by_role("button", name="Go on")).to_have_count(0)
    expect(table.log.filter(has_text="on day 1:").first).to_be_visible()


def test_a_page_of_the_story_stays(server: Server, arrive: Arrive) -> None:
    """The end of a day is a page with everybody's points, which waits for the player and not for the others."""
    link = server.set_table(ANN, *KITS, box=box_whose_farmers_take(""))
    play_ahead(link, moves=ROUNDS_OF_A_DAY - 1)
    story = Story(arrive(), link)
    story.take_turn()
    story.read_on(until=story.chapter)
    story.page.clock.run_for(AGES)
    expect(story.chapter).to_have_accessible_name("The end of day 1")
    for name in ("Ann", "Isengrim", "Bruin", "Tibert"):
        expect(story.chapter).to_contain_text(name)
    expect(story.chapter.get_by_role("button", name="Go on")).to_be_focused()
    story.page.keyboard.press("Enter")
    expect(story.chapter).to_be_hidden()
    story.read_on(until=story.table.listed.first)


def test_who_has_won_is_told_last(server: Server, arrive: Arrive) -> None:
    """Neither the title nor the log nor the head of the page knows it before the last page has been read."""
    link = server.set_table(ANN, KITS[0], box=box_whose_farmers_take(""))
    play_ahead(link, moves=TURNS_OF_A_GAME - 1)
    story = Story(arrive(), link)
    points = story.table.players.inner_text
    before = points()
    story.take_turn()
    for _ in range(3):
        assert not WINNER.search(story.page.title() + story.table.log.last.inner_text())
        if not story.chapter.is_visible():
            story.turn_on()
    story.read_on(until=story.chapter)
    assert not WINNER.search(story.page.title() + story.table.log.last.inner_text())
    expect(story.table.end).to_be_hidden()
    assert re.findall(r"\d+", points()) == re.findall(r"\d+", before)
    story.page.keyboard.press("Enter")
    expect(story.table.end).to_be_visible()
    expect(story.page).to_have_title(WINNER)
    assert re.findall(r"\d+", points()) != re.findall(r"\d+", before)
