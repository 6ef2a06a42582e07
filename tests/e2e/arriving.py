"""How people come to the table: with what screen, and with what wishes."""

from typing import Any, Protocol

from playwright.sync_api import Page, ViewportSize

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}

# Moves of others are shown all at once, unless the person has set it otherwise.
AT_ONCE = """if (location.protocol.startsWith('http')) {
  const kept = JSON.parse(localStorage.getItem('reynard:settings') ?? '{}');
  localStorage.setItem('reynard:settings', JSON.stringify({ pace: 'once', ...kept }));
}"""


# Whoever comes knows the games, and is offered no lesson.
NO_OFFERS = """if (location.protocol.startsWith('http')) {
  localStorage.setItem('reynard:lessons-declined', 'true');
}"""


class Arrive(Protocol):
    """Lets someone come with a browser of their own, set up as they like it."""

    def __call__(
        self, viewport: ViewportSize = LAPTOP, *, introduced: bool = True, offered: bool = False, **likes: Any
    ) -> Page: ...
