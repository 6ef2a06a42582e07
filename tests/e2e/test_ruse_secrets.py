"""Private objectives stay private: they never travel to anybody else, whatever their pages show."""

from playwright.sync_api import expect

from e2e.ahead import links_of_each
from e2e.arriving import Arrive
from e2e.ruse_server import set_ruse_table
from e2e.ruse_table import RuseTable
from e2e.server import ANN, BEN_ELSEWHERE, Server
from e2e.wire import Wire

DEALT = 3


def test_objectives_stay_with_their_owner(server: Server, arrive: Arrive) -> None:
    """Neither an opponent nor a spectator is ever sent the cards that were dealt, kept or given back."""
    link = set_ruse_table(server, ANN, BEN_ELSEWHERE)
    pages = [arrive(), arrive(), arrive()]
    wires = [Wire(page) for page in pages]
    anns, bens = links_of_each(link)
    ann, ben = RuseTable.sit(pages[0], anns), RuseTable.sit(pages[1], bens, "Ben")
    watcher = RuseTable.sit(pages[2], link.partition("#")[0], "nobody")
    for table in (ann, ben):
        table.choose(table.objectives.first)
    for table in (ann, ben, watcher):
        expect(table.log.filter(has_text="keeps 2 private objectives")).to_have_count(2)
        expect(table.board).to_contain_text("Round 1 of 4")
    dealt = [[card["name"] for card in wires[seat].views[0]["seats"][seat]["hand"]] for seat in (0, 1)]
    assert [len(cards) for cards in dealt] == [DEALT, DEALT]
    for seat, cards in enumerate(dealt):
        assert all(wires[seat].tells_of(card) for card in cards)
        for other, wire in enumerate(wires):
            if other != seat:
                assert not any(card in frame for card in cards for frame in wire.frames)
                assert all(view["seats"][seat]["hand"] == [] for view in wire.views)
