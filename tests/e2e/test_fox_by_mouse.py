"""The first generation of The Fox Experiment by mouse, from the lobby to the second Selection."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from e2e.ahead import links_of_each, play_on
from e2e.arriving import Arrive
from e2e.dragging import drop, lift
from e2e.fox_server import generous_box, rank, set_fox_table
from e2e.fox_table import FoxTable
from e2e.own_box import give
from e2e.server import ANN, BEN_BESIDE_HER, Server

TRAITS = ("tail", "ear", "bark", "spot")


def test_a_generation_by_mouse(server: Server, arrive: Arrive, tmp_path: Path) -> None:
    """Set up, choose a pair by its odds, roll, drag, take back, record, name the pup, research and go on."""
    page = arrive()
    page.goto(server.address)
    box = tmp_path / "generous.toml"
    box.write_text(generous_box())
    set_table(page, box)
    table = FoxTable(page)
    table.keep_a_study()
    choose_by_odds(table)
    table.claim()
    table.answer_until(table.roll_button)
    arrange(table)
    complete_a_level(table, name_the_pup(table))
    buy_an_upgrade(table)
    table.hurry_through()
    expect(table.board).to_contain_text("Generation 2 of 5")


def test_a_pup_in_the_kennel_is_renamed(server: Server, arrive: Arrive) -> None:
    """A pup that nobody has taken yet is found where it lives now, and called something else after all."""
    link = set_fox_table(server, ANN, BEN_BESIDE_HER, {"kind": "here", "name": "Cleo"})
    play_on(link, lambda view, desk: view["generation"] == 2, rank)
    table = FoxTable.sit(arrive(), links_of_each(link)[0])
    table.kennel.get_by_role("button", name="Rename").first.click()
    field = table.kennel.get_by_label("Name of this pup")
    expect(field).to_be_focused()
    name = field.input_value()
    field.fill("Clove")
    field.press("Enter")
    expect(table.kennel).to_contain_text("Clove")
    expect(table.kennel).not_to_contain_text(name)


def set_table(page: Page, box: Path) -> None:
    """Sit down with two bots."""
    page.get_by_role("button", name="The Fox Experiment").click()
    page.get_by_role("group", name="Seat 1").get_by_label("Name").fill("Ann")
    for seat in ("Seat 2", "Seat 3"):
        page.get_by_role("group", name=seat).get_by_label("Level").select_option("kit")
    page.get_by_text("More", exact=True).click()
    give(page.get_by_label("Play with your own box"), box)
    page.get_by_role("button", name="Start").click()


def choose_by_odds(table: FoxTable) -> None:
    """Point at a pair, read what to expect of it, and take it."""
    expect(table.foxes("father").first).to_be_visible()
    expect(table.odds).to_contain_text("Exact chances with the dice of both foxes")
    table.foxes("father").first.hover()
    expect(table.odds).to_contain_text("Choose a mother to see the odds.")
    table.foxes("mother").first.hover()
    expect(table.odds).to_contain_text(re.compile(r"Odds: \w+ . \w+"))
    expect(table.odds).to_contain_text("friendliness expected")
    expect(table.odds.get_by_text(re.compile(r"\d+%")).first).to_be_visible()
    table.take("father")
    table.take("mother")


def arrange(table: FoxTable) -> None:
    """Roll, drag a friendly symbol to a trait, take it back, and take the best arrangement instead."""
    table.press(table.roll_button)
    symbol = table.breeding.get_by_role("button", name="Place a friendly symbol")
    expect(symbol).to_be_visible()
    before = count_of(table, "spot")
    lift(symbol)
    drop(table.breeding.get_by_role("button", name="on spot (key S)"))
    expect(table.told("uses the whole symbol on friendly die 1 for spots")).to_have_count(1)
    expect(symbol).to_be_hidden()
    assert count_of(table, "spot") == before + 1
    table.breeding.get_by_role("button", name="Undo").click()
    expect(symbol).to_be_visible()
    expect(table.told("uses")).to_have_count(0)
    assert count_of(table, "spot") == before
    expect(table.breeding).to_contain_text("The best arrangement goes for the highest study level")
    table.best_button.hover()
    expect(table.breeding.locator(".preview")).to_contain_text(re.compile(r"friendliness \d+"))
    previewed = table.breeding.locator(".preview").inner_text()
    table.best_button.click()
    expect(table.told("takes the best arrangement")).to_have_count(1)
    expect(symbol).to_be_hidden()
    counts = {trait: count_of(table, trait) for trait in TRAITS}
    table.press(table.record_button)
    told = table.told("records the").inner_text()
    assert f"friendliness {sum(counts.values())}" in told
    assert f"friendliness {sum(counts.values())}" in previewed


def count_of(table: FoxTable, trait: str) -> int:
    """Read how many symbols of a trait are complete."""
    said = table.breeding.get_by_text(re.compile(r"^\d+ tail, \d+ ear, \d+ bark, \d+ spot$")).inner_text()
    found = re.search(rf"(\d+) {trait}", said)
    assert found
    return int(found[1])


def name_the_pup(table: FoxTable) -> str:
    """Give the pup another name, and find it again after a reload, in the log too."""
    name = "Nutmeg"
    field = table.breeding.get_by_label("Name of this pup")
    field.fill(name)
    field.press("Enter")
    for _ in range(2):
        expect(field).to_have_value(name)
        expect(table.told(f"records the .* {name}")).to_be_visible()
        table.page.reload()
    return name


def complete_a_level(table: FoxTable, name: str) -> None:
    """Let the pup complete the level that it can."""
    table.press(table.breeding.get_by_role("button", name=f"Let {name} complete level 1").first)
    expect(table.told(f"lets {name} complete level 1 of the ")).to_have_count(1)


def buy_an_upgrade(table: FoxTable) -> None:
    """Unlock the first upgrade that can be paid for with the first tokens that pay for it."""
    expect(table.upgrades.first).to_be_visible()
    table.upgrades.first.click()
    if not table.play_button.is_enabled():
        table.tokens.get_by_role("button", pressed=False).first.click()
    table.play_button.click()
    expect(table.told("buys a")).to_have_count(1)
