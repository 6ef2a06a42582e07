"""What people do at a table of Foxy."""

import re

from playwright.sync_api import Locator, Page, expect

CARDS = 20


class FoxyTable:
    """A page at a table of Foxy, and what the person before it does."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.board = page.get_by_role("main", name="Board")
        self.pad = self.board.get_by_role("group", name="Write a number")
        self.circle = self.board.get_by_role("button", name="Circle it")
        self.more = self.board.get_by_role("button", name=re.compile("^[0-9]+ and up$"))
        self.card = self.board.locator("[data-spot=card] svg[role=img]")
        self.boxes = self.board.get_by_role("list", name="Your board")
        self.writers = self.board.get_by_role("list", name="Who has written")
        self.log = page.get_by_role("list", name="What has happened").get_by_role("listitem")
        self.play_button = page.get_by_role("button", name="Play", exact=True)
        self.show = page.get_by_role("region", name="The show")

    @classmethod
    def sit(cls, page: Page, link: str) -> "FoxyTable":
        """Follow a link to a table."""
        page.goto(link)
        table = cls(page)
        expect(page.get_by_role("main")).to_be_visible()
        return table

    def count(self, card: int) -> Locator:
        """Give the words that say how many cards have been turned over."""
        return self.board.get_by_text(re.compile(rf"^{card} of {CARDS}$"))

    def key(self, number: int) -> Locator:
        """Give a key of the pad once it can be pressed: right after a card was turned over it cannot."""
        return self.pad.locator(f'[data-ref="number:{number}"][aria-disabled=false]')

    def write(self, number: int = 0) -> None:
        """Tap a number and write it."""
        self.key(number).click()
        self.play_button.click()

    def play_on(self, to: int) -> None:
        """Write for every card until this one has been turned over."""
        for card in range(1, to):
            expect(self.count(card)).to_be_visible()
            self.write()
        expect(self.count(to)).to_be_visible()
