"""``make wander GAME=ruse SEATS=4 MINUTES=5``: play at whim while two screens look on, and name what does not fit.

What it finds depends on luck, which is why it is no test; whatever it finds deserves one.
"""

import os
import shutil
import sys
import time
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from e2e import fox_server, ruse_server
from e2e.ahead import Choice, Desk, View, play_seat
from e2e.arriving import AT_ONCE, LAPTOP, PHONE
from e2e.fitting import LEAST, blank_below, covered, cut_names, cut_off, frame_of, overflow, scrolling, smaller_than
from e2e.ruse_table import NO_MORE_GUIDE
from e2e.server import ANN, WITH_QUICK_BOTS, Server

SCREENS: dict[str, dict[str, Any]] = {
    "laptop": {"viewport": LAPTOP},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}
# With these, tables fill up sooner than with the game's own box and with choices at random.
BOXES = {"fox-experiment": fox_server.generous_box, "ruse": ruse_server.full_box}
RANKS = {"fox-experiment": fox_server.rank}
WHIM = 6  # by how many ranks a whim may move a choice
NEWS = 300  # milliseconds for a screen to show what has happened
ROOM_TO_SPARE = 4  # pixels that a page may be longer than what is in it
ROUNDING = 1  # pixel
PATIENCE = 2  # seconds until something that does not fit is there to stay


class Watch:
    """The screens around a table, and what has not fitted on them so far."""

    def __init__(self, shots: Path) -> None:
        self.shots = shots
        self.pages: dict[str, Page] = {}
        self.known: set[str] = set()
        self.frames: dict[str, dict[str, list[int]]] = {}  # where the parts of each page were at the last look

    def sit(self, browser: Browser, link: str) -> None:
        """Come to a table with every screen."""
        for screen, kind in SCREENS.items():
            context = browser.new_context(reduced_motion="reduce", **kind)
            context.add_init_script(NO_MORE_GUIDE)
            context.add_init_script(AT_ONCE)
            self.pages[screen] = page = context.new_page()
            page.goto(link)
            page.get_by_role("main", name="Board").wait_for()

    def look(self) -> None:
        """Name what does not fit now, and keep a picture of it."""
        for screen, page in self.pages.items():
            page.wait_for_timeout(NEWS)
            for misfit in [*lasting_misfits(page, screen), *self.jumps(page, screen)]:
                if (found := f"{screen}: {misfit}") not in self.known:
                    self.known.add(found)
                    page.screenshot(path=self.shots / f"{len(self.known)}.png")
                    print(f"{len(self.known)}.png, {found}", flush=True)

    def jumps(self, page: Page, screen: str) -> list[str]:
        """Name the parts of a page that were somewhere else at the last look."""
        before, now = self.frames.get(screen, {}), frame_of(page)
        self.frames[screen] = now
        moved = [name for name in before.keys() & now.keys() if has_moved(before[name], now[name])]
        return [f"{name} jumps from {before[name]} to {now[name]}" for name in sorted(moved)]

    def leave(self) -> None:
        """Close every screen."""
        self.frames.clear()
        for page in self.pages.values():
            page.context.close()


def has_moved(before: list[int], now: list[int]) -> bool:
    """Say whether a part of a page has moved or grown by more than a pixel that was rounded."""
    return any(abs(was - becomes) > ROUNDING for was, becomes in zip(before, now, strict=True))


def lasting_misfits(page: Page, screen: str) -> list[str]:
    """Name what does not fit even after a while."""
    until = time.monotonic() + PATIENCE
    while (found := misfits(page, screen)) and time.monotonic() < until:
        page.wait_for_timeout(100)
    return found


def misfits(page: Page, screen: str) -> list[str]:
    """Name what sticks out, is cut off, covered or too small to touch, and pages that scroll to blank.

    A board fits its screen while it is played on; what a game has to tell at its end may be scrolled.
    """
    board = page.get_by_role("main", name="Board")
    buttons = board.get_by_role("button")
    found = [f"the page, by {overflow(page)} pixels"] if overflow(page) else []
    found += [f"{name} is too small to touch" for name in (smaller_than(LEAST, buttons) if buttons.count() else [])]
    found += [f"{name} is cut although there is room" for name in cut_names(page.locator("body"))]
    found += [f"{name} is covered" for name in covered(page.locator("body"))]
    found += [f"the page scrolls {blank_below(page)} pixels to blank"] if blank_below(page) > ROOM_TO_SPARE else []
    if page.locator(".page.ended").count():
        return found
    found += [f"{words} has to be scrolled" for words in scrolling(board)]
    return found if screen == "phone" else found + [f"{name} is cut off" for name in cut_off(buttons)]


def play_at_whim(link: str, game: str, whims: Random, watch: Watch) -> None:
    """Play a seat to the end of its game, and look round at every decision."""

    looked = -1

    def never(view: View, desk: Desk) -> bool:
        nonlocal looked
        if desk["choices"] and desk["decision"] != looked:
            looked = desk["decision"]
            watch.look()
        return False

    def rank(choice: Choice) -> int:
        return RANKS.get(game, lambda choice: 0)(choice) + whims.randrange(WHIM)

    play_seat(link, never, rank)
    watch.frames.clear()  # the end is another page
    watch.look()


def wander(game: str, seats: int, minutes: float) -> None:
    """Play one game after another until the time is over."""
    shots = Path(f".setup/wander-{game}-{seats}")
    shots.mkdir(parents=True, exist_ok=True)
    whims, watch = Random(), Watch(shots)
    bots = [{"kind": "bot", "name": f"Bot {number}", "level": "cub"} for number in range(2, seats + 1)]
    box = {"box": BOXES[game]()} if game in BOXES else {}
    until = time.monotonic() + 60 * minutes
    with TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        while time.monotonic() < until:
            os.environ["LUCK"] = str(whims.randrange(1 << 30))
            server = Server(Path(data), WITH_QUICK_BOTS)
            link = server.set_table(ANN, *bots, game=game, **box)
            watch.sit(browser, link)
            play_at_whim(link, game, whims, watch)
            watch.leave()
            server.stop()
            print("A game is over.", flush=True)
        browser.close()
    print(f"{len(watch.known)} things did not fit; see {shots}." if watch.known else "Everything did fit.")


if __name__ == "__main__":
    wander(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))
