"""Whether things on a page can be seen and touched."""

from playwright.sync_api import Locator, Page

from e2e.table import Table

LEAST = 24  # pixels, of anything one may point at
LEAST_FOR_A_THUMB = 44  # pixels, of the buttons used all the time

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
NAME = "(it) => it.ariaLabel || it.innerText"
INSIDE = """it => {
  let { left, top, right, bottom } = it.getBoundingClientRect();
  for (let outer = it.parentElement; outer; outer = outer.parentElement) {
    if (getComputedStyle(outer).overflowY === 'visible') continue;
    const frame = outer.getBoundingClientRect();
    if (top < frame.top - 1 || bottom > frame.bottom + 1) return false;
  }
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && right > left;
}"""
# Names that end in dots although the row they stand in has as much room left as they lack.
CUT = """it => [...it.querySelectorAll('*')].filter((each) => {
  const style = getComputedStyle(each);
  const lacking = each.scrollWidth - each.clientWidth;
  if (style.textOverflow !== 'ellipsis' || lacking < 1 || each.clientWidth < 2) return false;
  const { top, bottom } = each.getBoundingClientRect();
  for (let row = each.parentElement; row && row !== it.parentElement; row = row.parentElement) {
    const beside = [...row.children].map((other) => other.getBoundingClientRect()).filter(
      (box) => box.width > 0 && box.top < bottom && box.bottom > top,
    );
    const frame = row.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(row);
    const used = beside.reduce((sum, box) => sum + box.width, 0) + 16 * beside.length;
    if (frame.width - parseFloat(paddingLeft) - parseFloat(paddingRight) - used >= lacking) return true;
  }
  return false;
}).map((each) => each.textContent.trim())"""
# Buttons and the like in sight, over whose middle something else lies that they cannot be scrolled from under.
COVERED = """it => {
  const top_of = (each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (width < 2 || height < 2 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return null;
    for (let outer = each.parentElement; outer; outer = outer.parentElement) {
      if (getComputedStyle(outer).overflow === 'visible') continue;
      const frame = outer.getBoundingClientRect();
      if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) return null;
    }
    return document.elementFromPoint(x, y);
  };
  const is_covered = (each) => {
    const on_top = top_of(each);
    return on_top && !each.contains(on_top) && !on_top.contains(each) && !each.labels?.[0]?.contains(on_top);
  };
  const stays_covered = (each) => {
    const [x, y] = [scrollX, scrollY];
    each.scrollIntoView({ block: 'center', behavior: 'instant' });
    const covered = is_covered(each);
    scrollTo({ left: x, top: y, behavior: 'instant' });
    return covered;
  };
  const modal = document.querySelector('dialog:modal');
  return [...(modal ?? it).querySelectorAll('button, a[href], input, select, summary')].filter((each) => {
    if (each.closest('[inert]')) return false;
    if (!each.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    return is_covered(each) && stays_covered(each);
  }).map((each) => each.ariaLabel || each.innerText || each.title || each.className);
}"""

BROKEN = """all => all.map((each) => {
  const text = document.createRange();
  text.selectNodeContents(each);
  return [each.textContent.trim(), new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size];
}).filter(([name, lines]) => lines > name.split(' ').length).map(([name]) => name)"""

# Where the large parts of the page begin and how large they are, by their names. On a small screen they lie below one
# another and grow with what there is to show; there the head, the bar and where the board begins stand still.
FRAME = """() => {
  const isWide = getComputedStyle(document.querySelector('.page')).gridTemplateColumns.includes(' ');
  const parts = ['.page > header', 'main', '.act', ...(isWide ? ['.players', '.log'] : [])];
  return Object.fromEntries([...document.querySelectorAll(parts.join())].map((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const isFixed = getComputedStyle(each).position === 'fixed';
    const name = each.ariaLabel || each.className.split(' ')[0] || each.tagName.toLowerCase();
    const place = [left, isFixed ? top : top + scrollY, width, isWide || isFixed ? height : 0];
    return [name, place.map(Math.round)];
  }));
}"""
# How far one can scroll a page that is to stand still, or else past its last part and the bar that lies over its end.
BLANK = """() => {
  const ends = [...document.querySelectorAll('header, main, .act, aside, .players, .log, footer')].map((each) => {
    const { bottom, height } = each.getBoundingClientRect();
    return getComputedStyle(each).position === 'fixed' ? 0 : height > 0 ? bottom + scrollY : 0;
  });
  const beyond = document.documentElement.scrollHeight - innerHeight;
  const page = document.querySelector('.page');
  if (beyond <= 0 || (page && getComputedStyle(page).gridTemplateColumns.includes(' '))) return beyond;
  const bar = document.querySelector('.act');
  const isBelow = bar && getComputedStyle(bar).position === 'fixed' && bar.clientWidth === innerWidth;
  return Math.round(beyond + innerHeight - Math.max(...ends) - (isBelow ? bar.clientHeight : 0));
}"""


def frame_of(page: Page) -> dict[str, list[int]]:
    """Say where the parts of the page are, to see whether one has jumped."""
    return dict(page.evaluate(FRAME))


def overflow(page: Page) -> int:
    """Give how many pixels of the page stick out at the side."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def is_whole(thing: Locator) -> bool:
    """Say whether all of a thing is within the window, none of it cut off by what it lies in."""
    return bool(thing.evaluate(INSIDE))


def cut_off(things: Locator) -> list[str]:
    """Name the things that are not whole."""
    return list(things.evaluate_all(f"all => all.filter((each) => !({INSIDE})(each)).map({NAME})"))


def is_uncovered(thing: Locator) -> bool:
    """Say whether nothing lies over either end of a thing."""
    on_top = """it => {
      const { left, right, top, bottom } = it.getBoundingClientRect();
      const at = (x) => document.elementFromPoint(x, (top + bottom) / 2);
      return it.contains(at(left + 2)) && it.contains(at(right - 2));
    }"""
    return bool(thing.evaluate(on_top))


def is_uncovered_at(thing: Locator, height: float) -> bool:
    """Say whether nothing lies over the middle of a thing at some part of its height."""
    on_top = """(it, height) => {
      const { left, right, top, bottom } = it.getBoundingClientRect();
      return it.contains(document.elementFromPoint((left + right) / 2, top + height * (bottom - top)));
    }"""
    return bool(thing.evaluate(on_top, height))


def overlapping(part: Locator, one: str, other: str) -> list[str]:
    """Name the things within a part, by a selector each, that lie over one another."""
    over = """(it, [one, other]) => [...it.querySelectorAll(one)].filter((each) => {
      const box = each.getBoundingClientRect();
      return [...it.querySelectorAll(other)].some((beside) => {
        const { left, right, top, bottom } = beside.getBoundingClientRect();
        const over = Math.min(right, box.right) - Math.max(left, box.left);
        return each !== beside && over > 1 && Math.min(bottom, box.bottom) - Math.max(top, box.top) > 1;
      });
    }).map((each) => each.parentElement.title || each.parentElement.innerText)"""
    return list(part.evaluate(over, [one, other]))


def cut_names(part: Locator) -> list[str]:
    """Name what ends in dots although there is room beside it."""
    return list(part.evaluate(CUT))


def covered(part: Locator) -> list[str]:
    """Name the controls in sight that something else lies over."""
    return list(part.evaluate(COVERED))


def blank_below(page: Page) -> int:
    """Give how many pixels one can scroll down to where nothing is."""
    return int(page.evaluate(BLANK))


def smaller_than(size: int, things: Locator) -> list[str]:
    """Name the things that are too small to touch."""
    sized = things.evaluate_all(f"""all => all.map((each) => {{
      const {{ width, height }} = each.getBoundingClientRect();
      return [({NAME})(each), Math.min(width, height)];
    }})""")
    assert sized
    return [name for name, least in sized if least < size]


def scrolling(part: Locator) -> list[str]:
    """Name what cannot be seen whole."""
    return list(part.evaluate(SCROLLING))


def sticking_out(things: Locator) -> list[str]:
    """Name the things that are narrower than what lies in them."""
    return list(things.evaluate_all(f"all => all.filter((each) => each.scrollWidth > each.clientWidth).map({NAME})"))


def overfull(things: Locator) -> list[str]:
    """Name the things that are lower than what lies in them."""
    return list(things.evaluate_all(f"all => all.filter((each) => each.scrollHeight > each.clientHeight).map({NAME})"))


def broken_words(names: Locator) -> list[str]:
    """Name those that are written on more lines than they have words."""
    return list(names.evaluate_all(BROKEN))


def is_all_in_sight(table: Table) -> bool:
    """Say whether nothing on a laptop has to be scrolled, and everything to point at can be seen and hit."""
    page = table.page
    assert overflow(page) == 0
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert scrolling(table.board) == []
    buttons = table.board.get_by_role("button")
    assert cut_off(buttons) == []
    return smaller_than(LEAST, buttons) == []
