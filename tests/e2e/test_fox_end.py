"""The end of The Fox Experiment: the score sheet, the family tree to keep, and the replay."""

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from e2e.arriving import Arrive
from e2e.fitting import scrolling
from e2e.fox_table import FoxTable

PNG = b"\x89PNG\r\n\x1a\n"


def test_looking_back(arrive: Arrive, finished_experiment: str, tmp_path: Path) -> None:
    """Everybody's points add up, every pup has its place in the tree, and the game can be seen again."""
    table = FoxTable.sit(arrive(), finished_experiment)
    page = table.page
    expect(table.end).to_be_visible()
    page.get_by_role("button", name="Score sheet and family tree").click()
    check_sheet(page.get_by_role("table", name="The score sheet"))
    check_tree(table)
    check_image(table, tmp_path)
    check_replay(table)


def check_sheet(sheet: Locator) -> None:
    """The lines add up, and each can be opened to see what it is made of."""
    expect(sheet).to_be_visible()
    rows = [row.get_by_role("cell").all_inner_texts() for row in sheet.get_by_role("row").all()[1:]]
    *lines, total = [[int(re.sub(r"\D", "", cell) or 0) for cell in row] for row in rows]
    assert [sum(column) for column in zip(*lines, strict=True)] == total
    for line in sheet.get_by_role("button").all():
        line.click()
        expect(line).to_have_attribute("aria-expanded", "true")


def check_tree(table: FoxTable) -> None:
    """Every fox that was bred is in the tree, with its parents, and can be walked to by keys."""
    foxes = table.page.get_by_role("tree", name="Family tree").get_by_role("treeitem")
    bred = table.log.filter(has_text=re.compile(r" (records the|breeds the) \w+ pup ")).count()
    assert foxes.count() > bred > 0
    last = foxes.last
    last.focus()
    expect(last).to_have_attribute("aria-selected", "true")
    table.page.keyboard.press("ArrowUp")
    expect(last).not_to_be_focused()


def check_image(table: FoxTable, folder: Path) -> None:
    """The tree can be saved, as an image of dots and as one of lines."""
    for button, start in (("Save as image", PNG), ("as SVG", b"<svg")):
        with table.page.expect_download() as download:
            table.page.get_by_role("button", name=button).click()
        path = folder / download.value.suggested_filename
        download.value.save_as(path)
        assert path.read_bytes().lstrip().startswith((start, b"<?xml"))


def check_following(table: FoxTable, replay: Locator) -> None:
    """The place of whoever acts lies large on the table, with their dice, and all of it is in sight."""
    slider, told = replay.get_by_role("slider", name="Step"), replay.get_by_role("status")
    step = 1
    while " rolls for pup 1" not in told.inner_text():
        step += 1
        slider.fill(str(step))
    roller = told.inner_text().split()[0]
    expect(table.breeding.get_by_role("heading", name="Pup 1 of")).to_be_visible()
    expect(table.place_of(roller).get_by_role("region", name="Upgrades")).to_be_visible()
    assert scrolling(table.board) == []


def check_replay(table: FoxTable) -> None:
    """The slider leads the board back to the first Selection and on to the end."""
    log = table.log.all_inner_texts()
    table.end.get_by_role("button", name="Replay", exact=True).click()
    replay = table.page.get_by_role("region", name="Replay")
    slider = replay.get_by_role("slider", name="Step")
    slider.fill("0")
    expect(table.board).to_contain_text("Generation 1 of 5. Choosing studies.")
    slider.fill("1")
    expect(replay.get_by_role("status")).to_contain_text(" keeps the ")
    assert replay.get_by_role("status").inner_text().strip() in log
    check_following(table, replay)
    slider.fill(slider.get_attribute("max") or "")
    expect(table.board).to_contain_text("The game is over.")
    replay.get_by_role("button", name="Close the replay").click()
    expect(replay).to_be_hidden()
