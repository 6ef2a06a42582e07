"""What people do at a table of Ruse, by the words that they see there."""

import re
from typing import Self

from playwright.sync_api import Locator, Page, expect

from e2e.table import Table

NO_MORE_GUIDE = "localStorage.setItem('reynard:ruse-guide', '4')"


class RuseTable(Table):
    """A page at a table of Ruse, and what the person before it does."""

    def __init__(self, page: Page, me: str = "Ann") -> None:
        super().__init__(page, me)
        self.den = page.get_by_role("region", name="Den")
        self.fields = page.get_by_role("region", name="Fields")
        self.own = page.get_by_role("region", name="Player board")
        self.objectives = self.own.get_by_role("group", name="Private objectives").get_by_role("button")
        self.supply = page.get_by_role("group", name="Supply").get_by_role("button")
        self.kits = self.own.get_by_role("group", name="Growth track").get_by_role("button")
        self.die = self.board.get_by_role("button", name=re.compile(r"^The rolled \d"))
        self.draw_a_tile = self.den.get_by_role("button", name=re.compile("^Draw and place 1 "))
        self.hand = self.den.get_by_role("group", name="Tiles in hand")
        self.exits = self.den.get_by_role("button", name=re.compile("to the .* exit"))
        self.tile = self.hand.locator("[data-spot='drawn:0']")
        self.first_cell = self.den.locator("[data-spot='cell:0:2']")
        self.turn_button = self.hand.get_by_role("button", name="Turn", exact=True)
        self.place_button = self.hand.get_by_role("button", name="Place here")
        self.keep_roll = self.board.get_by_role("button", name=re.compile("^Keep the "))
        self.display = self.den.get_by_role("group", name="On display").locator("[data-spot]")
        self.stop_button = self.board.locator("[data-ref=turn]")
        self.end_turn = self.board.get_by_role("button", name=re.compile("^End your turn"))
        self.finish_growing = self.board.get_by_role("button", name="Finish growing")
        self.story_page = page.get_by_role("dialog", name=re.compile(r"^The end of (round \d|the game)"))
        self.guide = page.get_by_role("region", name="Your first game")
        self.areas = page.get_by_role("group", name="Areas of the table").get_by_role("button")

    @classmethod
    def sit(cls, page: Page, link: str, me: str = "Ann") -> Self:
        """Follow a link to a table, as somebody who needs no guide."""
        page.add_init_script(NO_MORE_GUIDE)
        return super().sit(page, link, me)

    @classmethod
    def sit_for_the_first_time(cls, page: Page, link: str, me: str = "Ann") -> Self:
        """Follow a link to a table, as somebody who has never played."""
        return super().sit(page, link, me)

    def is_asked(self, words: str) -> None:
        """Wait for a question."""
        expect(self.panel.get_by_text(re.compile(f"^{words}"))).to_be_visible()

    def await_die(self) -> None:
        """Wait for the turn; a roll that a ruse tile could change is kept."""
        expect(self.die.or_(self.keep_roll).first).to_be_visible()
        if self.keep_roll.is_visible():
            self.choose(self.keep_roll)
        expect(self.die).to_be_visible()

    def space(self, place: str) -> Locator:
        """Give the space of a place for the die in hand."""
        return self.board.get_by_role("button", name=re.compile(rf"^Place the \d {place}"))

    def grown(self, which: str, space: str) -> Locator:
        """Give the growth space to which a kit may go."""
        return self.own.get_by_role("button", name=re.compile(f"^Move your {which} kit {space}"))

    def way(self, where: str) -> Locator:
        """Give a space of a path where the fox may walk to."""
        return self.board.get_by_role("button", name=re.compile(f"^Walk to the {where}"))
