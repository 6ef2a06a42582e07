"""Hands that stay on the keyboard."""

from playwright.sync_api import Locator, Page, expect

FARTHEST = 120  # presses of Tab to anything on a page


class Keyboard:
    """A keyboard, and a watch over the mouse that lies beside it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.add_init_script("addEventListener('pointerdown', () => (window.mouseWasUsed = true), true)")

    @property
    def mouse_was_used(self) -> bool:
        """Say whether anything was pointed at since the page was loaded."""
        return bool(self.page.evaluate("window.mouseWasUsed ?? false"))

    def press(self, *keys: str) -> None:
        """Press keys one after another."""
        for key in keys:
            self.page.keyboard.press(key)

    def type(self, text: str) -> None:
        """Write over what is in the field in focus, or pick by name from the list in focus."""
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type(text)

    def go_to(self, thing: Locator) -> None:
        """Press Tab until something has the focus."""
        expect(thing).to_be_visible()
        for _ in range(FARTHEST):
            if thing.evaluate("it => it === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{thing} cannot be reached with the Tab key.")
