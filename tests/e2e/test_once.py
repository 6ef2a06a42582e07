"""However often a move is sent, it is made once."""

import json

from playwright.sync_api import Page, WebSocket, WebSocketRoute, expect

from e2e.arriving import Arrive
from e2e.server import ANN, BEN_BESIDE_HER, Server
from e2e.wolf_table import WolfTable


def moves_sent_by(page: Page) -> list[str]:
    """Note the moves that a page will send."""
    moves: list[str] = []

    def note(text: str | bytes) -> None:
        if json.loads(text)["type"] == "move":
            moves.append(str(text))

    def listen(line: WebSocket) -> None:
        line.on("framesent", note)

    page.on("websocket", listen)
    return moves


def test_a_double_click_is_one_move(server: Server, arrive: Arrive) -> None:
    """Whoever clicks Play twice has moved once, and the next player has not moved at all."""
    page = arrive()
    sent = moves_sent_by(page)
    table = WolfTable.sit(page, server.set_table(ANN, BEN_BESIDE_HER))
    table.choose_from_list()
    table.play_button.dblclick()
    expect(table.log.filter(has_text=" takes the ")).to_have_count(1)
    expect(table.play_button).to_be_disabled()
    assert len(sent) == 1


class SlowLine:
    """The line of a page that hears of the table only as long as nobody holds the news back."""

    def __init__(self, page: Page) -> None:
        self.is_held = False
        self.news: list[str | bytes] = []
        page.route_web_socket("**/live", self.carry)

    def carry(self, line: WebSocketRoute) -> None:
        self.line = line
        line.connect_to_server().on_message(self.hear)

    def hear(self, text: str | bytes) -> None:
        if self.is_held:
            self.news.append(text)
        else:
            self.line.send(text)

    def hold(self) -> None:
        self.is_held = True

    def let_go(self) -> None:
        self.is_held = False
        for text in self.news:
            self.line.send(text)


def test_two_tabs_of_one_seat(server: Server, arrive: Arrive) -> None:
    """What one tab plays the other shows; a move from a tab that has not heard of it yet is declined in words."""
    first = arrive()
    second = first.context.new_page()
    line = SlowLine(second)
    link = server.set_table(ANN, BEN_BESIDE_HER)
    here, there = WolfTable.sit(first, link), WolfTable.sit(second, link)
    line.hold()
    name = "Ann" if "Ann" in here.turn.inner_text() else "Ben"
    for table in (there, here):
        table.me = name
        table.page.bring_to_front()
        table.choose_from_list()
    here.play()
    second.bring_to_front()
    there.play_button.click()
    expect(there.panel.get_by_role("button", name="Sending")).to_be_visible()
    line.let_go()
    expect(second.get_by_role("alert")).to_contain_text("You have already decided that")
    for table in (here, there):
        expect(table.moves_of(name)).to_have_count(1)
        expect(table.turn).not_to_contain_text(name)
