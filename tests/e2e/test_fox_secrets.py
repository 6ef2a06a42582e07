"""What is nobody else's business never travels to them, whatever their pages show."""

import re

from playwright.sync_api import expect

from e2e.ahead import links_of_each
from e2e.arriving import Arrive
from e2e.fox_server import box_of_science, set_fox_table
from e2e.fox_table import FoxTable
from e2e.server import ANN, BEN_ELSEWHERE, Server
from e2e.wire import Wire


def test_hands_and_offers_stay_with_their_owner(server: Server, arrive: Arrive) -> None:
    """Neither an opponent nor a spectator is ever sent the studies on offer or the cards in hand of another."""
    link = set_fox_table(server, ANN, BEN_ELSEWHERE, box=box_of_science("trade"))
    pages = [arrive(), arrive(), arrive()]
    wires = [Wire(page) for page in pages]
    anns, bens = links_of_each(link)
    ann, ben = FoxTable.sit(pages[0], anns), FoxTable.sit(pages[1], bens, "Ben")
    watcher = FoxTable.sit(pages[2], link.partition("#")[0], "nobody")
    ann.keep_a_study()
    ben.keep_a_study()
    expect(ann.log.filter(has_text="Ben keeps the ")).to_have_count(1)
    expect(ann.turn).to_have_text(re.compile("It is your turn.|Ben is choosing."))
    if "Ben" in ann.turn.inner_text():
        ben.take("father")
    ann.choose(ann.track.get_by_role("button", name=re.compile("science card")).first)
    drawn = ann.log.filter(has_text="You draw “").first.inner_text()
    for table in (ben, watcher):
        expect(table.log.filter(has_text=re.compile(r"^Ann draws \d science card"))).to_be_visible()
    own, *others = wires
    dropped = [study["levels"] for study in own.views[0]["seats"][0]["offer"][1:]]
    assert len(dropped) == 2
    secrets = [*dropped, *re.findall("“(.+?)”", drawn)]
    assert len(secrets) > len(dropped)
    assert [secret for secret in secrets if not own.tells_of(secret)] == []
    for wire in others:
        assert [secret for secret in secrets if wire.tells_of(secret)] == []
        assert all(view["seats"][0]["science"] is None and view["seats"][0]["offer"] == [] for view in wire.views)
