"""What people do at a table of The Wolf and the Fox."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from e2e.table import Table


class WolfTable(Table):
    """A page at a table of The Wolf and the Fox, and what the person before it does."""

    def __init__(self, page: Page, me: str = "Ann") -> None:
        super().__init__(page, me)
        self.players = page.get_by_role("region", name="Players")
        self.listed = self.panel.get_by_role("button", name=re.compile("^(Take|Lose) "))

    def is_my_turn(self) -> bool:
        """Wait for the next turn, and say whether it has come or the game is over."""
        turn = self.turn.get_by_text(re.compile(rf"^It is (your|{self.me}.s) turn\.$"))
        expect(turn.or_(self.end)).to_be_visible()
        return turn.is_visible()

    def moves_of(self, name: str) -> Locator:
        """Give what the log tells of someone's own decisions."""
        return self.log.filter(has_text=re.compile(f"^{name} (takes|gives)"))

    def open(self, thing: str) -> Locator:
        """Give the things on the board that may be picked, by the start of their names."""
        return self.board.get_by_role("button", name=re.compile(f"^{thing}"), pressed=False)

    def pick(self, thing: str, touch: Callable[[Locator], None] = Locator.click) -> None:
        """Point at the first such thing, where there is a choice of them."""
        if self.open(thing).count() == 0:
            return
        name = self.open(thing).first.get_attribute("aria-label") or ""
        touch(self.open(thing).first)
        expect(self.board.get_by_role("button", name=name, exact=True, pressed=True).first).to_be_visible()

    def choose_on_board(self) -> None:
        """Point at things until one choice is left; where two lead to the same farm only the list can tell."""
        self.turn.click()  # the farmer, who may stand before the board, leaves when one turns to other things
        for thing in ("Lose", "Die", "The wolf", "Farm"):
            self.pick(thing)
        if not self.play_button.is_enabled():
            self.choose_from_list()

    def choose_from_list(self, at: int = 0) -> None:
        """Take a choice from the list."""
        self.listed.nth(at).click()

    def play(self) -> None:
        """Play what is chosen, and find it in the log."""
        told = self.moves_of(self.me).count()
        self.play_button.click()
        expect(self.moves_of(self.me)).to_have_count(told + 1)

    def take_turn(self) -> None:
        """Wait for the turn and play the first choice of the list."""
        assert self.is_my_turn(), "The game is over."
        self.choose_from_list()
        self.play()
