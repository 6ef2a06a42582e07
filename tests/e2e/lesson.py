"""What people do in a lesson."""

import re
from collections.abc import Callable
from typing import Self

from playwright.sync_api import Page, expect


class Lesson:
    """A page at a lesson's table, and what its learner does."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.coach = page.get_by_role("region", name="Your coach")
        self.words = self.coach.locator(".words")
        self.wrong = self.coach.locator(".wrong")
        self.count = self.coach.locator(".count")
        self.go_on_button = self.coach.get_by_role("button", name="Go on")
        self.show_button = self.coach.get_by_role("button", name="Show me")
        self.end = self.coach.get_by_role("button", name="Play on from here")
        self.panel = page.get_by_role("region", name="Your choices")
        self.play_button = self.panel.get_by_role("button", name=re.compile("^(Play|Do it anyway)$"))
        self.only_button = self.panel.locator(".only .primary")
        self.lit = page.locator("[data-lit]")

    @classmethod
    def begin(cls, page: Page, address: str, game: str, at: int = 0) -> Self:
        """Choose a game in the lobby and begin one of its lessons."""
        page.goto(address)
        page.get_by_role("region", name="Games").get_by_role("button", name=game).click()
        learn = page.get_by_role("region", name="Learn by playing")
        learn.get_by_role("button", name=re.compile("^Learn: ")).nth(at).click()
        lesson = cls(page)
        expect(lesson.coach).to_be_visible()
        return lesson

    def step(self) -> int:
        """Say which step is told."""
        return int(self.count.inner_text().split()[0])

    def reads_on(self) -> None:
        """Go on to the next thing that is said."""
        step = self.step()
        self.go_on_button.click()
        expect(self.count).to_have_text(re.compile(rf"^{step + 1} of "))

    def shows(self) -> bool:
        """Say whether there is something to do, once the coach has said anything."""
        expect(self.go_on_button.or_(self.show_button).or_(self.end)).to_be_visible()
        return self.show_button.is_visible()

    def read_to_the_next_move(self) -> None:
        """Read on until there is something to do, or the lesson is over."""
        expect(self.go_on_button.or_(self.show_button).or_(self.end)).to_be_visible()
        while self.go_on_button.is_visible():
            self.reads_on()

    def goes_on_with(self, move: Callable[[], None]) -> None:
        """Make the move that is waited for, and see the coach go on."""
        step = self.step()
        move()
        expect(self.count).not_to_have_text(re.compile(rf"^{step} of "))

    def follow(self) -> None:
        """Let the coach show the choice, and play it; pages of the story are turned."""
        step = self.step()
        self.show_button.click()
        self.play_button.or_(self.only_button).first.click()
        expect(
            self.count.filter(has_text=re.compile(rf"^(?!{step} )")).or_(self.page.get_by_role("dialog"))
        ).to_be_visible()
        dialog = self.page.get_by_role("dialog")
        while dialog.is_visible():
            dialog.get_by_role("button", name="Go on").click()
        expect(self.count).not_to_have_text(re.compile(rf"^{step} of "))
