"""Losing the line or the whole server: the page says so, comes back by itself, and no move is lost or doubled."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from e2e.arriving import Arrive
from e2e.server import ANN, AS_PLAYERS_DO, BEN_BESIDE_HER, KITS, Server
from e2e.wolf_table import WolfTable

DOWN = "Connection lost. Reconnecting"
KEPT = "Your last move is safe and will be sent."


class Machine:
    """A machine on which the server is started, killed and started again."""

    def __init__(self, data: Path) -> None:
        self.server = Server(data, AS_PLAYERS_DO)

    def crash(self) -> None:
        self.server.kill()

    def recover(self) -> None:
        self.server = self.server.start_again()


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    """Run a server as players do, bots that take their time included."""
    machine = Machine(tmp_path)
    yield machine
    machine.server.stop()


def test_the_server_is_killed(machine: Machine, arrive: Arrive) -> None:
    """A move made while the server is down counts once when it is back, and a bot that was thinking thinks again."""
    page = arrive()
    table = WolfTable.sit(page, machine.server.set_table(ANN, KITS[0]))
    table.take_turn()
    assert table.is_my_turn()
    told, moves = table.log.all_inner_texts(), table.moves_of("Ann").count()

    machine.crash()
    expect(page.get_by_text(DOWN)).to_be_visible()
    table.choose_from_list()
    table.play_button.click()
    expect(page.get_by_text(KEPT)).to_be_visible()
    expect(table.log).to_have_text(told)

    machine.recover()
    expect(table.moves_of("Ann")).to_have_count(moves + 1)
    expect(page.get_by_text(DOWN)).to_be_hidden()
    assert table.log.all_inner_texts()[: len(told)] == told

    machine.crash()
    expect(page.get_by_text(DOWN)).to_be_visible()
    machine.recover()
    assert table.is_my_turn()
    assert table.moves_of("Ann").count() == moves + 1
    assert table.log.all_inner_texts()[: len(told)] == told


def test_the_answer_to_a_move_is_lost(server: Server, arrive: Arrive) -> None:
    """The line breaks after the table has heard a move and before it could say so: the page asks again."""
    page = arrive()
    sent: list[str] = []

    def carry(line: WebSocketRoute) -> None:
        far_end = line.connect_to_server()

        def break_after_a_move(text: str | bytes) -> None:
            far_end.send(text)
            if json.loads(text)["type"] == "move":
                sent.append(str(text))
                if len(sent) == 1:
                    line.close(code=1001)

        line.on_message(break_after_a_move)

    page.route_web_socket("**/live", carry)
    table = WolfTable.sit(page, server.set_table(ANN, BEN_BESIDE_HER))
    mover = table if "Ann" in table.turn.inner_text() else WolfTable(page, "Ben")
    mover.choose_from_list()
    mover.play()
    expect(table.turn).not_to_contain_text(mover.me)
    assert len(sent) == 2
    assert sent[0] == sent[1]
    expect(mover.moves_of(mover.me)).to_have_count(1)
