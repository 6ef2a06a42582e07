"""However often a move is sent, it is made once."""

import json
from collections.abc import Callable

from playwright.sync_api import Page, WebSocket, WebSocketRoute, expect

from e2e.conftest import Arrive
from e2e.server import ANN, BEN_BESIDE_HER, Server
from e2e.table import Table


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
    table = Table.sit(page, server.set_table(ANN, BEN_BESIDE_HER))
    table.choose_from_list()
    table.play_button.dblclick()
    expect(table.log.filter(has_text=" takes the ")).to_have_count(1)
    expect(table.play_button).to_be_disabled()
    assert len(sent) == 1


def test_two_tabs_of_one_seat(server: Server, arrive: Arrive) -> None:
    """What one tab plays the other shows; a move from a tab that has not heard of it yet is declined in words."""
    first = arrive()
    second = first.context.new_page()
    let_go = hold_back_the_news(second)
    link = server.set_table(ANN, BEN_BESIDE_HER)
    here, there = Table.sit(first, link), Table.sit(second, link)
    name = "Ann" if "Ann" in here.turn.inner_text() else "Ben"
    for table in (here, there):
        table.me = name
        table.choose_from_list()
    here.play()
    there.play_button.click()
    expect(there.panel.get_by_role("button", name="Sending")).to_be_visible()
    let_go()
    expect(second.get_by_role("alert")).to_contain_text("You have already decided that")
    for table in (here, there):
        expect(table.moves_of(name)).to_have_count(1)
        expect(table.turn).not_to_contain_text(name)


def hold_back_the_news(page: Page) -> Callable[[], None]:
    """Let a page hear of the table as it is when it comes, and of everything later only when let go."""
    heard: list[str | bytes] = []
    lines: list[WebSocketRoute] = []

    def carry(line: WebSocketRoute) -> None:
        lines.append(line)
        far_end = line.connect_to_server()

        def hold_back(text: str | bytes) -> None:
            heard.append(text)
            if len(heard) == 1:
                line.send(text)

        far_end.on_message(hold_back)

    def let_go() -> None:
        for text in heard[1:]:
            lines[0].send(text)

    page.route_web_socket("**/live", carry)
    return let_go
