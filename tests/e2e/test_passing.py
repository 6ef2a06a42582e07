"""A family at one screen passes the device round, and nobody sees what is another's."""

import re

from playwright.sync_api import Locator, Page, expect

from e2e import axe
from e2e.arriving import PHONE, Arrive
from e2e.server import ANN, BEN_BESIDE_HER, COVERED_GAME, Server


def button_of(page: Page, name: str) -> Locator:
    """Find the button that opens the cover for someone, once it can be pressed."""
    button = page.get_by_role("button", name=f"I am {name}")
    expect(button).to_be_enabled()
    return button


def choices_at(page: Page) -> list[str]:
    """Read the cards in the hand of whoever looks."""
    choices = page.get_by_role("button", name=re.compile("^Pick "))
    expect(choices.first).to_be_visible()
    return [words.removeprefix("Pick ").split("(")[0].strip() for words in choices.all_inner_texts()]


def pick_first(page: Page) -> None:
    """Pick the first card of the hand by keyboard."""
    page.keyboard.press("1")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_focused()
    page.keyboard.press("Enter")


def test_a_cover_lies_between_two_players(covered: Server, arrive: Arrive) -> None:
    """By keyboard: the button has the focus, and neither hand is in the page while the cover lies over it."""
    page = arrive()
    page.goto(covered.set_table(ANN, BEN_BESIDE_HER, game=COVERED_GAME))
    expect(page.get_by_role("heading", name="Pass the device to Ann")).to_be_visible()
    expect(button_of(page, "Ann")).to_be_focused()
    axe.check_in_both_lights(page)
    page.keyboard.press("Enter")
    anns = choices_at(page)
    expect(page.get_by_role("status").first).to_have_text(re.compile("^It is Ann.s turn.$"))
    pick_first(page)
    expect(button_of(page, "Ben")).to_be_focused()
    covered = page.content()
    assert [card for card in anns if card in covered] == []
    page.keyboard.press("Space")
    bens = choices_at(page)
    assert [card for card in bens if card in covered] == []
    shown = page.content()
    assert [card for card in anns if card in shown] == []
    pick_first(page)
    expect(page.get_by_role("button", name=re.compile("^Pick "))).to_have_count(len(bens) - 1)
    pick_first(page)
    expect(button_of(page, "Ann")).to_be_focused()


def test_a_step_is_taken_back_from_the_cover(covered: Server, arrive: Arrive) -> None:
    page = arrive(PHONE)
    page.goto(covered.set_table(ANN, BEN_BESIDE_HER, game=COVERED_GAME))
    button_of(page, "Ann").click()
    unfold = page.get_by_role("button", name=re.compile("^Show the list"))
    unfold.click()
    before = choices_at(page)
    pick_first(page)
    button_of(page, "Ben")
    page.get_by_role("button", name="Ann: undo my last step").click()
    unfold.click()
    assert choices_at(page) == before
