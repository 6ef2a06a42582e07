"""Friends at one table, each with a browser of their own."""

import json
import re
from urllib.parse import urldefrag

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from e2e.arriving import Arrive
from e2e.server import Server
from e2e.wolf_table import WolfTable

ROUNDS = 2


class Traffic:
    """The addresses of everything that pages ask for, and the keys with which they sit down."""

    def __init__(self) -> None:
        self.addresses: list[str] = []
        self.keys: set[str] = set()

    def watch(self, page: Page) -> None:
        """Note what a page will ask for."""
        page.on("request", lambda request: self.note(request.url))
        page.on("websocket", self.listen)

    def listen(self, line: WebSocket) -> None:
        """Note a line and who greets over it."""
        self.note(line.url)
        line.on("framesent", self.note_greeting)

    def note(self, address: str) -> None:
        """Note an address as it is sent: the fragment of a link stays in the browser."""
        self.addresses.append(urldefrag(address).url)

    def note_greeting(self, text: str | bytes) -> None:
        """Note the keys in a greeting, which are where keys belong."""
        self.keys.update(json.loads(text).get("keys", []))


@pytest.fixture
def traffic() -> Traffic:
    return Traffic()


@pytest.fixture
def friends(server: Server, arrive: Arrive, traffic: Traffic) -> tuple[WolfTable, WolfTable, WolfTable]:
    """Ann has set a table in the lobby, Ben has come by his link, and somebody watches."""
    pages = [arrive(), arrive(), arrive()]
    for page in pages:
        traffic.watch(page)
    ann, ben, watcher = pages
    ann.goto(server.address)
    set_table(ann)
    invitation = ann.get_by_role("dialog", name="Invite")
    seat_link = invitation.get_by_label("Seat for Ben").input_value()
    watch_link = invitation.get_by_label("Watch the table").input_value()
    tables = WolfTable(ann), WolfTable.sit(ben, seat_link, "Ben"), WolfTable.sit(watcher, watch_link, "nobody")
    expect(invitation.get_by_label("Seat for Ben (already here)")).to_be_visible()
    invitation.get_by_role("button", name="Close").click()
    return tables


def set_table(page: Page) -> None:
    """Set a table for two, one of them a friend."""
    page.get_by_role("group", name="Seat 1").get_by_label("Name").fill("Ann")
    friend = page.get_by_role("group", name="Seat 2")
    friend.get_by_label("Who plays").select_option("A friend, by link")
    friend.get_by_label("Name").fill("Ben")
    page.get_by_role("button", name="Remove seat 3").click()
    page.get_by_role("button", name="Start").click()


def play_one_move(players: list[WolfTable], everyone: list[WolfTable]) -> None:
    """Let whoever is to move do so, and see that all are told the same."""
    expect(players[0].turn).to_have_text(re.compile("It is your turn.|Ben is choosing."))
    mover = players[0] if "your" in players[0].turn.inner_text() else players[1]
    mover.take_turn()
    told = mover.log.all_inner_texts()
    for table in everyone:
        expect(table.log).to_have_text(told)


def test_friends_play_and_somebody_watches(
    friends: tuple[WolfTable, WolfTable, WolfTable], traffic: Traffic, server: Server
) -> None:
    """Both play several rounds, a spectator can only look, a reload loses nothing, and no key gets about."""
    ann, ben, watcher = friends
    assert len(traffic.keys) == 2
    for _ in range(2 * ROUNDS):
        play_one_move([ann, ben], [ann, ben, watcher])

    expect(watcher.page.get_by_text("Watching", exact=True)).to_be_visible()
    expect(watcher.turn).to_have_text(re.compile("^(Ann|Ben) is choosing.$"))
    for way_to_move in (watcher.play_button, watcher.listed, *map(watcher.open, ("Die", "The", "Farm"))):
        expect(way_to_move).to_have_count(0)

    for table in friends:
        turn, board, log = table.turn.inner_text(), table.board.inner_text(), table.log.all_inner_texts()
        table.page.reload()
        expect(table.log).to_have_text(log)
        expect(table.turn).to_have_text(turn)
        expect(table.board).to_have_text(board, use_inner_text=True)
    play_one_move([ann, ben], [ann, ben, watcher])

    assert any("/live" in address for address in traffic.addresses)
    shown_to_the_world = "\n".join([*traffic.addresses, *server.said, *(table.page.url for table in friends)])
    assert [key for key in traffic.keys if key in shown_to_the_world] == []


def leave_to_a_bot(ann: WolfTable, ben: WolfTable) -> Locator:
    """Let Ben leave and Ann put a bot in his place; give that place as she sees it."""
    ben.page.close()
    bens_place = ann.players.get_by_role("button", name=re.compile("^Ben"))
    expect(bens_place).to_contain_text("away")
    bens_place.click()
    dialog = ann.page.get_by_role("dialog", name="Ben")
    dialog.get_by_label("Ben is away: let a bot play").select_option("kit")
    dialog.get_by_role("button", name="Hand over").click()
    expect(bens_place).to_contain_text("played by a bot, kit")
    return bens_place


def come_back(ben: WolfTable, server: Server) -> WolfTable:
    """Let Ben come back by way of the lobby."""
    page = ben.page.context.new_page()
    page.goto(server.address)
    page.get_by_role("link", name="The Wolf and the Fox Ann, Ben").click()
    return WolfTable(page, "Ben")


def test_a_bot_takes_over_and_gives_back(friends: tuple[WolfTable, WolfTable, WolfTable], server: Server) -> None:
    """Ben leaves, a bot plays for him, and he comes back by way of the lobby and takes his seat."""
    ann, ben, watcher = friends
    play_one_move([ann, ben], [ann, ben, watcher])
    bens_place = leave_to_a_bot(ann, ben)
    moves = ann.moves_of("Ben").count()
    ann.take_turn()
    ann.take_turn()
    expect(ann.moves_of("Ben").nth(moves)).to_be_visible()

    ben = come_back(ben, server)
    ben.page.get_by_role("button", name="Take my seat back").click()
    expect(bens_place).to_contain_text("here")
    expect(ben.log).to_have_text(ann.log.all_inner_texts())
    for _ in range(2):
        play_one_move([ann, ben], [ann, ben, watcher])


def test_whoever_comes_back_in_time_has_their_seat(
    friends: tuple[WolfTable, WolfTable, WolfTable], server: Server
) -> None:
    """While it is Ann's turn the bot in Ben's place has nothing to do: he comes back and finds it his own again."""
    ann, ben, watcher = friends
    expect(ann.turn).to_have_text(re.compile("It is your turn.|Ben is choosing."))
    if "Ben" in ann.turn.inner_text():
        play_one_move([ann, ben], [ann, ben, watcher])
    expect(ann.turn).to_have_text("It is your turn.")
    bens_place = leave_to_a_bot(ann, ben)
    ben = come_back(ben, server)
    expect(bens_place).to_contain_text("here")
    expect(ben.turn).to_have_text("Ann is choosing.")
    expect(ben.page.get_by_role("button", name="Take my seat back")).to_be_hidden()
    for _ in range(2):
        play_one_move([ann, ben], [ann, ben, watcher])
