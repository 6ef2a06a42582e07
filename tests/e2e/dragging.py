"""Carrying things with the mouse."""

from playwright.sync_api import Locator

STEPS = 5  # places where the mouse is seen on its way


def lift(thing: Locator) -> None:
    """Take a thing up by its middle."""
    move_to(thing)
    thing.page.mouse.down()


def drop(place: Locator) -> None:
    """Bring what is in hand to the middle of a place and put it down."""
    move_to(place)
    place.page.mouse.up()


def move_to(place: Locator) -> None:
    """Move the mouse to the middle of a place."""
    box = place.bounding_box()
    assert box
    place.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=STEPS)
