"""The seat of someone who has just left is kept for them for a minute, and the others see for how long."""

import re

from playwright.sync_api import expect

from e2e import axe
from e2e.ahead import links_of_each
from e2e.arriving import Arrive
from e2e.server import ANN, BEN_ELSEWHERE, Server
from e2e.wolf_table import WolfTable

LEFT = re.compile(r"Ben left a moment ago. A bot can take over in (0:\d\d|1:00)\.")


def test_a_seat_is_kept_for_a_minute(unhurried: Server, arrive: Arrive) -> None:
    """Ben leaves: the button waits and says how long; when Ann's clock is ahead, the table itself still says no."""
    ann, ben = arrive(), arrive()
    ann.clock.install()
    anns, bens = links_of_each(unhurried.set_table(ANN, BEN_ELSEWHERE))
    table = WolfTable.sit(ann, anns)
    WolfTable.sit(ben, bens, "Ben")
    bens_place = table.players.get_by_role("button", name=re.compile("^Ben"))
    expect(bens_place).to_contain_text("here")
    ben.close()
    expect(bens_place).to_contain_text("away")

    bens_place.click()
    dialog = ann.get_by_role("dialog", name="Ben")
    hand_over = dialog.get_by_role("button", name="Hand over")
    countdown = dialog.get_by_role("timer")
    expect(countdown).to_have_text(LEFT)
    expect(hand_over).to_be_disabled()
    then = countdown.inner_text()
    ann.clock.run_for(3000)
    expect(countdown).not_to_have_text(then)
    expect(hand_over).to_be_disabled()

    ann.clock.fast_forward("01:00")
    expect(hand_over).to_be_enabled()
    expect(countdown).to_be_hidden()
    expect(dialog.get_by_role("status")).to_have_text("A bot can take over now.")
    hand_over.click()
    expect(ann.get_by_role("alert")).to_contain_text("Ben was here a moment ago.")
    expect(bens_place).to_contain_text("away")


def test_coming_back_ends_the_wait(unhurried: Server, arrive: Arrive) -> None:
    """Ben comes back while Ann looks at his seat: there is nothing left to hand over."""
    ann, ben = arrive(), arrive()
    anns, bens = links_of_each(unhurried.set_table(ANN, BEN_ELSEWHERE))
    table = WolfTable.sit(ann, anns)
    WolfTable.sit(ben, bens, "Ben")
    ben.goto(unhurried.address)
    bens_place = table.players.get_by_role("button", name=re.compile("^Ben"))
    expect(bens_place).to_contain_text("away")
    bens_place.click()
    dialog = ann.get_by_role("dialog", name="Ben")
    expect(dialog.get_by_role("timer")).to_have_text(LEFT)
    axe.check_in_both_lights(ann)
    ben.go_back()
    expect(dialog.get_by_role("button", name="Hand over")).to_be_hidden()
    expect(dialog).to_contain_text("here")
