"""What a page weighs on the wire: everything that comes from the server, headers and sockets too."""

import socket
from collections.abc import Iterator
from contextlib import suppress
from threading import Thread
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from e2e.arriving import Arrive
from e2e.server import ANN, KITS, Server

LOBBY = 90_000  # bytes
FIRST_TABLE = 160_000
GAMES = {"wolf-and-fox": 3, "fox-experiment": 3, "foxy": 3, "ruse": 3}


class Scales:
    """A wire that counts the bytes that come down it."""

    def __init__(self, address: str) -> None:
        self.server = urlsplit(address)
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        self.weight = 0
        Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        with suppress(OSError):  # once it is closed
            while True:
                near, _ = self.listener.accept()
                far = socket.create_connection((self.server.hostname, self.server.port))
                Thread(target=self.pour, args=(near, far, False), daemon=True).start()
                Thread(target=self.pour, args=(far, near, True), daemon=True).start()

    def pour(self, source: socket.socket, sink: socket.socket, counts: bool) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                self.weight += len(data) * counts
                sink.sendall(data)
        for end in (source, sink):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()


@pytest.fixture
def scales(server: Server) -> Iterator[Scales]:
    scales = Scales(server.address)
    yield scales
    scales.listener.close()


def test_the_lobby(scales: Scales, arrive: Arrive) -> None:
    page = arrive()
    page.goto(scales.address, wait_until="networkidle")
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_visible()
    print(f"\nlobby: {scales.weight:,} bytes")
    assert scales.weight < LOBBY


@pytest.mark.parametrize(("game", "seats"), GAMES.items())
def test_a_first_table(server: Server, scales: Scales, arrive: Arrive, game: str, seats: int) -> None:
    page = arrive()
    link = server.set_table(ANN, *KITS[: seats - 1], game=game)
    page.goto(link.replace(server.address, scales.address), wait_until="networkidle")
    expect(page.get_by_role("region", name="Your choices")).to_be_visible()
    print(f"\n{game}: {scales.weight:,} bytes")
    assert scales.weight < FIRST_TABLE
