"""Undo in the browser: the ring, going on, and asking whoever has begun to choose."""

from playwright.sync_api import Page, expect

from e2e.ahead import links_of_each
from e2e.arriving import Arrive
from e2e.server import ANN, BEN_ELSEWHERE, KITS, Server
from e2e.table import Table


def play_the_first(page: Page, table: Table) -> None:
    """Play the first choice of the list by keys."""
    expect(table.turn).to_have_text("It is your turn.")
    page.keyboard.press("1")
    expect(table.play_button).to_be_focused()
    page.keyboard.press("Enter")


def play_until_the_bot_waits(page: Page, table: Table) -> None:
    """Play until the bot's answer would roll the dice of the next round, which it keeps back."""
    ring, answers = table.panel.locator(".running"), table.log.filter(has_text="Isengrim takes the")
    for turn in range(6):
        play_the_first(page, table)
        expect(table.told("takes the")).to_have_count(turn + 1)
        expect(ring.or_(answers.nth(turn)).first).to_be_visible()
        if ring.is_visible():
            return
    raise AssertionError("The bot never waited.")


def test_the_ring_and_going_on(unhurried: Server, arrive: Arrive) -> None:
    """While the bot waits, Ann undoes her step; the next time she goes on, and has its answer."""
    page = arrive()
    table = Table.sit(page, unhurried.set_table(ANN, KITS[0]))
    ring = table.panel.locator(".running")
    play_until_the_bot_waits(page, table)
    answered = table.log.filter(has_text="Isengrim takes the").count()
    expect(table.panel).to_contain_text("Isengrim is thinking")
    table.panel.get_by_role("button", name="Undo", exact=True).click()
    expect(table.log.filter(has_text="Ann undoes a step.")).to_be_visible()
    play_the_first(page, table)
    expect(ring).to_be_visible()
    page.keyboard.press("Enter")
    expect(ring).to_be_hidden()
    expect(table.log.filter(has_text="Isengrim takes the")).not_to_have_count(answered)


def test_whoever_has_begun_to_choose_is_asked(server: Server, arrive: Arrive) -> None:
    """Where a moment for it is over, an undo waits for the other's yes."""
    anns, bens = links_of_each(server.set_table(ANN, BEN_ELSEWHERE))
    ann, ben = Table.sit(arrive(), anns), Table.sit(arrive(), bens, "Ben")
    first, second = (ann, ben) if "your turn" in ann.turn.inner_text() else (ben, ann)
    play_the_first(first.page, first)
    expect(second.turn).to_have_text("It is your turn.")
    first.panel.get_by_role("button", name="Undo", exact=True).click()
    ask = second.page.get_by_role("alert").filter(has_text=f"{first.me} would like to undo their last step.")
    expect(ask).to_be_visible()
    expect(first.panel.get_by_role("button", name="Asking …")).to_be_disabled()
    ask.get_by_role("button", name="Allow").click()
    expect(first.turn).to_have_text("It is your turn.")
    expect(ask).to_be_hidden()
    expect(second.log.filter(has_text=f"{first.me} undoes a step.")).to_be_visible()


def test_the_panel_says_what_to_do(server: Server, arrive: Arrive) -> None:
    page = arrive()
    table = Table.sit(page, server.set_table(ANN, KITS[0]))
    expect(table.turn).to_have_text("It is your turn.")
    expect(table.panel.locator(".headline")).not_to_be_empty()
    expect(table.panel).not_to_contain_text("choices from the list")
