"""How people come to the table: with what screen, and with what wishes."""

from typing import Any, Protocol

from playwright.sync_api import Page, ViewportSize

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}


class Arrive(Protocol):
    """Lets someone come with a browser of their own, set up as they like it."""

    def __call__(self, viewport: ViewportSize = LAPTOP, **likes: Any) -> Page: ...
