"""Where the host has a word, the lobby asks for it once; whoever was sent a link needs none."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.arriving import Arrive
from e2e.server import WITH_QUICK_BOTS, Server

WORD = "Host's word"


@pytest.fixture
def guarded(tmp_path: Path) -> Iterator[Server]:
    """Start a table whose host has a word."""
    file = tmp_path / "word"
    file.write_text("russet brush")
    server = Server(tmp_path, [*WITH_QUICK_BOTS, "--host-word-file", str(file)])
    yield server
    server.stop()


def enter(page: Page, word: str) -> None:
    page.get_by_label(WORD).fill(word)
    page.get_by_role("button", name="Continue").click()


def test_the_word_is_asked_for_once(guarded: Server, arrive: Arrive) -> None:
    ann = arrive()
    ann.goto(guarded.address)
    expect(ann.get_by_role("heading", name="Set up a table")).to_be_visible()
    expect(ann.get_by_role("button", name="Start")).to_have_count(0)
    expect(ann.get_by_text("Open a saved match")).to_have_count(0)
    enter(ann, "red brush")
    expect(ann.get_by_role("alert")).to_have_text("That is not the word. Check it, or ask your host again.")
    expect(ann.get_by_label(WORD)).to_be_focused()
    enter(ann, "Russet Brush ")
    expect(ann.get_by_role("heading", name="Set the table for")).to_be_focused()
    ann.reload()
    ann.get_by_role("group", name="Seat 2").get_by_label("Who plays").select_option("A friend, by link")
    ann.get_by_role("button", name="Start").click()
    link = ann.get_by_role("dialog", name="Invite").get_by_role("textbox").first.input_value()

    ben = arrive()
    ben.goto(link)
    expect(ben.get_by_role("button", name="Invite")).to_be_visible()

    carl = arrive()
    carl.goto(guarded.address)
    enter(carl, "russet brush")
    expect(carl.get_by_role("button", name="Start")).to_be_visible()
    carl.evaluate("localStorage.setItem('reynard:host-word', JSON.stringify('the word of last month'))")
    carl.get_by_role("button", name="Start").click()
    expect(carl.get_by_label(WORD)).to_be_visible()
