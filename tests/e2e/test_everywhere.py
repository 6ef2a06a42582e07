"""What holds around every game: coming by link, points at any time, hints with reasons, and what the lobby offers."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import reynard
from e2e.arriving import PHONE, Arrive
from e2e.server import ANN, KITS, Server, play_ahead
from e2e.table import Table

DEFAULT_NAME = {"kind": "friend", "name": "Player 2"}


def links_of(link: str) -> list[str]:
    """Give the link of each seat."""
    address, _, keys = link.partition("#")
    return [f"{address}#{key}" for key in keys.split(".")]


def players(page: Page):
    return page.get_by_role("region", name="Players")


def test_a_friend_who_comes_by_link_says_who_they_are(server: Server, arrive: Arrive) -> None:
    """Under which name and mark they play is kept for the next table."""
    ben = arrive(introduced=False)
    for number in (1, 2):
        anns, bens = links_of(server.set_table(ANN, DEFAULT_NAME))
        ann = Table.sit(arrive(), anns)
        ben.goto(bens)
        welcome = ben.get_by_role("dialog", name="Welcome to The Wolf and the Fox")
        name = welcome.get_by_label("Your name")
        expect(name).to_have_value("Player 2" if number == 1 else "Benjamin")
        expect(welcome.get_by_role("radio", name="Mark 1", exact=True)).to_be_disabled()
        name.fill("ann")
        welcome.get_by_role("button", name="Sit down").click()
        expect(welcome.get_by_role("alert")).to_contain_text("Choose another name")
        name.fill("Benjamin")
        if number == 1:
            welcome.get_by_role("radio", name="Mark 8").check(force=True)
        expect(welcome.get_by_role("radio", name="Mark 8")).to_be_checked()
        welcome.get_by_role("button", name="Sit down").click()
        expect(welcome).not_to_be_visible()
        expect(players(ann.page)).to_contain_text("Benjamin")
    ben.reload()
    expect(players(ben)).to_contain_text("Benjamin")
    expect(ben.get_by_role("dialog")).not_to_be_visible()


def test_a_click_on_a_score_says_where_the_points_come_from(server: Server, arrive: Arrive) -> None:
    """In the middle of a game; the window closes by Esc and by a click beside it, and so does what a board opens."""
    link = server.set_table(ANN, *KITS)
    play_ahead(link, moves=9)
    page = Table.sit(arrive(), link).page
    ann = players(page).get_by_role("button", name="Ann")
    points = int(re.findall(r"\d+", ann.inner_text())[-1])
    assert points > 0
    for close in (lambda: page.keyboard.press("Escape"), lambda: page.mouse.click(20, 400)):
        ann.click()
        sheet = page.get_by_role("dialog", name="Ann").get_by_role("table")
        expect(sheet).to_be_visible()
        cells = [int(cell) for cell in sheet.get_by_role("cell").all_inner_texts()]
        assert sum(cells[:-1]) == cells[-1] == points
        close()
        expect(page.get_by_role("dialog")).not_to_be_visible()
    today = page.get_by_role("button", name=re.compile("today for Ann if"))
    for close in (lambda: page.keyboard.press("Escape"), page.get_by_role("heading", level=1).click):
        today.click()
        expect(today).to_have_attribute("aria-expanded", "true")
        close()
        expect(today).to_have_attribute("aria-expanded", "false")


@pytest.mark.parametrize("game", ["wolf-and-fox", "fox-experiment", "ruse"])
def test_a_score_on_the_board_says_the_same(server: Server, arrive: Arrive, game: str) -> None:
    """Foxy shows points at its end only; there it is the same."""
    page = Table.sit(arrive(), server.set_table(ANN, *KITS, game=game)).page
    scores = page.get_by_role("main").get_by_title("Where these points come from")
    window = page.get_by_role("dialog", name=re.compile("^(Ann|Isengrim|Bruin|Tibert)$"))
    for score in (scores.first, scores.last):  # in The Wolf and the Fox a marker on the track, and a number
        score.click()
        expect(window).to_contain_text(re.compile("No points so far|Total"))
        page.keyboard.press("Escape")
        expect(window).to_be_hidden()


def test_a_hint_says_why_and_then_the_figures(server: Server, arrive: Arrive) -> None:
    page = Table.sit(arrive(), server.set_table(ANN, *KITS)).page
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("region", name="Hint")
    expect(hint).to_contain_text("Reynard would:")
    expect(hint).to_contain_text(re.compile("than “|as with “|is about as good"))
    expect(hint).to_contain_text("simulated games")
    assert "imagined" not in hint.inner_text()


def test_a_table_without_hints_offers_none(server: Server, arrive: Arrive) -> None:
    page = Table.sit(arrive(), server.set_table(ANN, *KITS, hints=False)).page
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.get_by_role("region", name="Hint")).to_have_count(0)


def test_the_first_visit_offers_a_quick_start_and_the_next_the_way_back(server: Server, arrive: Arrive) -> None:
    page = arrive()
    page.goto(server.address)
    expect(page.get_by_role("main")).to_contain_text("2 to 4 players · 20 to 35 minutes · light · ages 8+")
    page.get_by_role("button", name="Play now against one bot").click()
    expect(players(page).get_by_role("button")).to_have_count(2)
    page.goto(server.address)
    tables = page.get_by_role("region", name="Your tables")
    expect(tables).to_contain_text("The Wolf and the Fox")
    expect(tables).to_contain_text(re.compile("Your turn|Waiting for Isengrim"))
    expect(page.get_by_role("button", name="Play now against one bot")).to_have_count(0)


def test_settings_are_in_the_lobby_too(server: Server, arrive: Arrive) -> None:
    page = arrive(PHONE)
    page.goto(server.address)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog", name="Settings").get_by_label("Dark").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_saved_match_is_opened_or_refused_in_a_sentence(server: Server, arrive: Arrive, tmp_path: Path) -> None:
    match = reynard.game("wolf-and-fox").start(seats=2, seed=4, names=["Ann", "Ben"])
    for _ in range(4):
        match.play(match.pending[0], match.legal(match.pending[0])[0])
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(match.save())
    bad.write_text(json.dumps({**json.loads(match.save()), "seed": "5"}))
    page = arrive()
    page.goto(server.address)
    chosen = page.get_by_label("Open a saved match")
    chosen.set_input_files(bad)
    expect(page.get_by_text("The seed of this save does not fit its fingerprint")).to_be_visible()
    chosen.set_input_files(good)
    expect(players(page)).to_contain_text("Ben")
    expect(Table(page).log.last).to_contain_text("opened from a saved file")


def test_the_proof_and_the_fair_dice_open_where_they_can_be_seen(finished_game: str, arrive: Arrive) -> None:
    table = Table.sit(arrive(), finished_game)
    for name, text in (("Was it fair?", "Fingerprint"), ("Fair dice", "fingerprint")):
        table.page.get_by_role("button", name=name).click()
        window = table.page.get_by_role("dialog", name=name)
        expect(window).to_be_in_viewport(ratio=1)
        expect(window).to_contain_text(text)
        table.page.keyboard.press("Escape")
        expect(window).not_to_be_visible()


def test_rules_stand_behind_a_sign(server: Server, arrive: Arrive) -> None:
    """No code on every line, but the rule is a click away."""
    page = Table.sit(arrive(), server.set_table(ANN, *KITS)).page
    panel = page.get_by_role("region", name="Your choices")
    assert not re.search(r"\b[a-z]{2,4}-\d+\b", panel.inner_text())
    panel.get_by_role("button", name=re.compile("^Rule ")).first.click()
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
