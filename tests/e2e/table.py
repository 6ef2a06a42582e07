"""What people do at any table, by the words that they see there."""

import re
from typing import Self

from playwright.sync_api import Locator, Page, expect


class Table:
    """A page at a table, and what the person before it does."""

    def __init__(self, page: Page, me: str = "Ann") -> None:
        self.page = page
        self.me = me
        self.board = page.get_by_role("main", name="Board")
        self.panel = page.get_by_role("region", name="Your choices")
        self.turn = self.panel.get_by_role("status")
        self.play_button = self.panel.get_by_role("button", name=re.compile("^(Play|Do it anyway)$"))
        self.put_back_button = self.panel.get_by_role("button", name="Put everything back")
        told = page.get_by_role("list", name="What has happened").get_by_role("listitem")
        self.log = told.filter(has_not_text="Since your last move")
        self.end = page.get_by_role("region", name="The end")

    @classmethod
    def sit(cls, page: Page, link: str, me: str = "Ann") -> Self:
        """Follow a link to a table."""
        page.goto(link)
        table = cls(page, me)
        expect(table.board).to_contain_text("The table in words")
        return table

    def told(self, words: str) -> Locator:
        """Give what the log tells of this player, by the start of what they did."""
        return self.log.filter(has_text=re.compile(f"^{self.me}:? {words}"))

    def press(self, button: Locator) -> None:
        """Press a button of the board, and Play where there was something else to choose."""
        expect(button).to_be_visible()
        if self.play_button.is_visible():
            self.choose(button)
        else:
            button.click()

    def choose(self, thing: Locator) -> None:
        """Point at a thing on the board and play what it means, once it is one's turn."""
        expect(thing).to_be_visible()
        thing.click()
        expect(self.play_button).to_have_attribute("aria-disabled", "false")  # what is guarded has not the focus
        self.play_button.click()
