"""Movement, and its absence for those who asked for that."""

import re

from playwright.sync_api import Page, expect

from e2e.arriving import Arrive
from e2e.server import ANN, BEN_BESIDE_HER, Server
from e2e.table import Table

# From now on, note the places where the wolf is seen, frame by frame, until he has come to rest somewhere else.
FOLLOW_THE_WOLF = """() => {
  const places = [];
  const look = () => {
    const wolf = document.querySelector('[aria-label^="The wolf"]')?.getBoundingClientRect();
    const place = wolf ? `${wolf.x} ${wolf.y}` : places.at(-1);
    if (place !== places.at(-1)) places.push(place);
    else if (wolf && places.length > 1) window.placesOfTheWolf = places;
    if (!window.placesOfTheWolf) requestAnimationFrame(look);
  };
  look();
}"""


def places_of_the_wolf(server: Server, page: Page) -> int:
    """Send the wolf as far as a die says, and count the places where he is seen."""
    table = Table.sit(page, server.set_table(ANN, BEN_BESIDE_HER))
    ways = table.listed.filter(has_text="move the wolf").all_inner_texts()
    far = max(ways, key=lambda words: re.findall(r"Take the (\d)", words))
    table.listed.filter(has_text=far).click()
    expect(table.play_button).to_be_focused()
    page.evaluate(FOLLOW_THE_WOLF)
    table.play_button.click()
    places = page.wait_for_function("() => window.placesOfTheWolf")
    return len(places.json_value())


def test_a_figure_walks(server: Server, arrive: Arrive) -> None:
    assert places_of_the_wolf(server, arrive(reduced_motion="no-preference")) > 2


def test_a_figure_is_there_at_once(server: Server, arrive: Arrive) -> None:
    """Whoever wants less motion sees it here and then there, and never on the way."""
    assert places_of_the_wolf(server, arrive(reduced_motion="reduce")) == 2
