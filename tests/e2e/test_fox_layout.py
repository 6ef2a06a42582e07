"""The Fox Experiment at a glance: on a laptop without scrolling, on a phone the area in which to act."""

from playwright.sync_api import Locator, expect

from e2e.arriving import LAPTOP, PHONE, Arrive
from e2e.fitting import LEAST, is_whole, overflow, smaller_than
from e2e.fox_table import FoxTable

# What hides a part of itself and would have to be scrolled; the log and the list of choices may.
SCROLLING = """it => [it, ...it.querySelectorAll('*')].filter((each) => {
  const { overflowX, overflowY } = getComputedStyle(each);
  const over = (how, size, room) => ['auto', 'scroll', 'hidden'].includes(how) && size > room + 2;
  return (
    each.clientHeight > 1 &&
    getComputedStyle(each).textOverflow !== 'ellipsis' &&
    (over(overflowX, each.scrollWidth, each.clientWidth) || over(overflowY, each.scrollHeight, each.clientHeight))
  );
}).map((each) => {
  const sizes = [each.scrollWidth, each.scrollHeight, each.clientWidth, each.clientHeight];
  return `${each.className} ${each.ariaLabel}: ${sizes}`;
})"""


def scrolling(part: Locator) -> list[str]:
    """Name what cannot be seen whole."""
    return list(part.evaluate(SCROLLING))


def test_laptop_shows_everything(arrive: Arrive, experiment: str) -> None:
    """The shared board, one's own place and everybody else's fit on a laptop in a game of four."""
    page = arrive(LAPTOP)
    table = FoxTable.sit(page, experiment)
    expect(table.turn).to_have_text("It is your turn.")
    expect(table.board.get_by_role("region", name=": table")).to_have_count(3)
    assert overflow(page) == 0
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert scrolling(table.board) == []
    buttons = table.board.get_by_role("button")
    assert [button.inner_text() for button in buttons.all() if not is_whole(button)] == []
    assert smaller_than(LEAST, buttons) == []


def test_phone_shows_where_to_act(arrive: Arrive, experiment: str) -> None:
    """Nothing sticks out at the side, and the area that opened by itself holds what is to be done."""
    page = arrive(PHONE, has_touch=True, is_mobile=True)
    table = FoxTable.sit(page, experiment)
    expect(table.turn).to_have_text("It is your turn.")
    assert overflow(page) == 0
    assert scrolling(table.board) == []
    assert is_whole(table.panel)
    things = table.board.locator("[data-ref]:not([disabled], [data-ref^=science])")
    expect(things.first).to_be_in_viewport()
    assert smaller_than(LEAST, things) == []
