"""Two people who breed at the same time, each with a browser of their own."""

import re

from playwright.sync_api import expect

from e2e.ahead import links_of_each
from e2e.arriving import Arrive
from e2e.dragging import drop, lift, move_to
from e2e.fox_server import generous_box, play_until, set_fox_table
from e2e.fox_table import FoxTable
from e2e.server import ANN, BEN_ELSEWHERE, Server


def test_neither_waits_for_the_other(server: Server, arrive: Arrive) -> None:
    """Both roll and arrange at their own pace, see how far the other is, and take back only their own steps.

    What one carries stays in the hand while the other plays.
    """
    link = set_fox_table(server, ANN, BEN_ELSEWHERE, box=generous_box())
    play_until(link, 1, "roll")
    anns, bens = links_of_each(link)
    ann, ben = FoxTable.sit(arrive(), anns), FoxTable.sit(arrive(), bens, "Ben")
    for table, other in ((ann, "Ben"), (ben, "Ann")):
        expect(table.turn).to_have_text("It is your turn.")
        expect(table.panel).to_contain_text(f"{other} is choosing too.")

    ann.press(ann.roll_button)
    expect(ben.place_of("Ann")).to_contain_text("arranging dice (pup 1 of ")
    symbol = ann.breeding.get_by_role("button", name="Place a friendly symbol")
    lift(symbol)
    move_to(ann.breeding.get_by_role("button", name="on ear (key E)"))
    ben.press(ben.roll_button)
    expect(ann.place_of("Ben")).to_contain_text("arranging dice (pup 1 of ")
    drop(ann.breeding.get_by_role("button", name="on bark (key B)"))
    expect(ann.told("uses the whole symbol on friendly die 1 for barks")).to_have_count(1)

    ben.best_button.click()
    expect(ben.told("takes the best arrangement")).to_have_count(1)
    ben.press(ben.record_button)
    expect(ben.told("records the")).to_have_count(1)
    expect(ann.place_of("Ben")).to_contain_text(re.compile(r"using pups for studies|about to roll \(pup 2 of"))

    ann.breeding.get_by_role("button", name="Undo").click()
    expect(symbol).to_be_visible()
    expect(ann.told("uses the whole symbol")).to_have_count(0)
    for table in (ann, ben):
        expect(table.log.filter(has_text="Ben records the")).to_have_count(1)

    ben.hurry_through()
    expect(ben.panel).to_contain_text("Waiting for:")
    expect(ann.place_of("Ben")).to_contain_text("finished")
    ann.press(ann.record_button)
    expect(ann.told("records the")).to_have_count(1)
