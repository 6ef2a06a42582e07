"""Giving the lobby a box of one's own."""

from pathlib import Path

from playwright.sync_api import Locator


def give(field: Locator, box: Path) -> None:
    """Choose a box file, and wait as long as the page takes to read it."""
    field.set_input_files(box)
    field.evaluate("async it => (await it.files[0].text()).length")
