"""Alone against the automatic opponent, whose every step is told."""

import re

from playwright.sync_api import Locator, expect

from e2e.arriving import Arrive
from e2e.fox_server import play_until, set_fox_table
from e2e.fox_table import FoxTable
from e2e.server import ANN, Server

SELECTS = (
    r"opens the \w+ study with ",
    "turns over a selection card: ",
    r"claims \w+: (it has the most|no other has more) ",
    r"takes supply space \d, the first free one from the (left|right)",
)
BREEDS_AND_RESEARCHES = (r"breeds the (male|female) pup \w+ from \w+ and \w+: ",)


def test_the_automatic_opponent_says_what_it_does(server: Server, arrive: Arrive) -> None:
    """Its cards, its foxes and why, its space, its pups: all in the log, and its studies on the board."""
    link = set_fox_table(server, ANN)
    table = FoxTable.sit(arrive(), link)
    table.keep_a_study()
    table.take("father")
    play_until(link, 1, "roll")
    for words in SELECTS:
        expect(steps(table, words).first).to_be_attached()
    play_until(link, 2, "select")
    for words in BREEDS_AND_RESEARCHES:
        expect(steps(table, words).first).to_be_attached()
    expect(table.board.get_by_role("region", name="The Institute")).to_be_visible()
    expect(table.board).to_contain_text("Its study: first ")


def steps(table: FoxTable, words: str) -> Locator:
    """Give what the log tells of the automatic opponent."""
    return table.log.filter(has_text=re.compile(f"^The Institute ({words})"))
