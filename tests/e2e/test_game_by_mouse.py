"""A whole game by mouse, from the lobby to the rematch."""

import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Page, expect

from e2e.arriving import Arrive
from e2e.own_box import give
from e2e.server import Server, box_whose_farmers_take
from e2e.wolf_table import WolfTable

FARMERS = 3
LOST_TO_EACH = 2


def test_a_whole_game_by_mouse(server: Server, arrive: Arrive, tmp_path: Path) -> None:
    """Set up, play every turn on the board and one from the list, choose what the farmer gets, and look back."""
    page = arrive()
    page.goto(server.address)
    box = tmp_path / "my-box.toml"
    box.write_text(box_whose_farmers_take("any = 2"))
    set_table(page, box)
    table = WolfTable(page)
    assert table.is_my_turn()
    table.choose_from_list(at=1)
    table.play()
    while table.is_my_turn():
        table.choose_on_board()
        table.play()
    expect(table.log.filter(has_text="Ann gives the farmer")).to_have_count(FARMERS * LOST_TO_EACH)
    check_scores(table)
    check_replay(table)
    fingerprint = check_proof(table)
    check_save(table, fingerprint, tmp_path / "game.json")
    check_rematch(table)


def set_table(page: Page, box: Path) -> None:
    """Choose the game, who plays, how to play and with which box."""
    page.get_by_role("button", name="The Wolf and the Fox").click()
    page.get_by_role("group", name="Seat 1").get_by_label("Name").fill("Ann")
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_role("button", name="Remove seat 2").click()
    for seat in ("Seat 2", "Seat 3"):
        page.get_by_role("group", name=seat).get_by_label("Level").select_option("kit")
    page.get_by_role("radio", name="Eight-sided").check()
    page.get_by_text("More").click()
    give(page.get_by_label("Play with your own box"), box)
    page.get_by_role("button", name="Start").click()


def check_scores(table: WolfTable) -> None:
    """The points by source add up to what everybody has in the end."""
    expect(table.end.get_by_role("heading")).to_have_text(re.compile("wins!|share the win!"))
    scores = table.end.get_by_role("table", name="Final scores by source")
    rows = [row.get_by_role("cell").all_inner_texts() for row in scores.get_by_role("row").all()[1:]]
    *sources, together = [[int(re.sub(r"\D", "", cell) or 0) for cell in row] for row in rows]
    assert [sum(column) for column in zip(*sources, strict=True)] == together
    for points_of_one, button in zip(together, table.players.get_by_role("button").all(), strict=True):
        expect(button).to_have_accessible_name(re.compile(f" {points_of_one} points"))


def check_replay(table: WolfTable) -> None:
    """The slider leads the board and the points back to the deal and on to the end."""
    log = table.log.all_inner_texts()
    table.end.get_by_role("button", name="Replay", exact=True).click()
    replay = table.page.get_by_role("region", name="Replay")
    slider = replay.get_by_role("slider", name="Step")
    slider.fill("0")
    expect(table.board).to_contain_text("The wolf stands at farm A, the fox at farm E.")
    expect(table.players.get_by_role("button", name=" 0 points")).to_have_count(3)
    dice = table.board.get_by_text("Dice in the forest:")
    at_the_deal = dice.inner_text()
    slider.fill("1")
    expect(replay.get_by_role("status")).to_have_text(log[2])
    expect(dice).not_to_have_text(at_the_deal)
    slider.fill(slider.get_attribute("max") or "")
    expect(table.board).to_contain_text("The game is over.")
    replay.get_by_role("button", name="Close the replay").click()
    expect(replay).to_be_hidden()


def check_proof(table: WolfTable) -> str:
    """The page and the server find the dice fair; give the fingerprint they were sealed with."""
    table.end.get_by_role("button", name="Was it fair?").click()
    proof = table.page.get_by_role("region", name="Fairness proof")
    expect(proof).to_contain_text("Checked in your browser: the seed matches the fingerprint.")
    moves = table.log.filter(has_text=re.compile("^(Ann|Bruin|Tibert) (takes|gives)")).count()
    expect(proof).to_contain_text(f"all {moves} moves replay from it to this result")
    fingerprint = proof.get_by_role("definition").first.inner_text()
    table.page.keyboard.press("Escape")
    return fingerprint


def check_save(table: WolfTable, fingerprint: str, path: Path) -> None:
    """The save that the page offers stands up to ``reynard verify``."""
    with table.page.expect_download() as download:
        table.end.get_by_role("link", name="Save file").click()
    download.value.save_as(path)
    command = [sys.executable, "-m", "reynard", "verify", str(path), "--commitment", fingerprint]
    verified = subprocess.run(command, capture_output=True, text=True, check=False)
    assert verified.returncode == 0, verified.stderr
    assert "Fair: the seed was fixed before the first move" in verified.stdout


def check_rematch(table: WolfTable) -> None:
    """A rematch leads the same people to a new table, where the game begins."""
    old = table.page.url
    table.end.get_by_role("button", name="Rematch").click()
    expect(table.board).to_contain_text("Day 1 of 3, round 1 of 4.")
    assert table.page.url != old
    expect(table.players.get_by_role("button").first).to_contain_text("Ann")
    table.take_turn()
