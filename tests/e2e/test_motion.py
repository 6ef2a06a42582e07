"""Movement, and its absence for those who asked for that."""

import re
from math import dist

from playwright.sync_api import Page, expect

from e2e.arriving import Arrive
from e2e.server import ANN, BEN_BESIDE_HER, Server
from e2e.wolf_table import WolfTable

STEP = 8  # pixels: less is the page settling, more is the wolf walking
REST = 20  # frames in which he does not move: fewer are a busy machine, this many mean that he has arrived

# From now on, note the places where the wolf is seen, frame by frame, until he has come to rest somewhere else.
FOLLOW_THE_WOLF = """([step, rest]) => {
  const places = [];
  let rested = 0;
  const look = () => {
    const wolf = document.querySelector('[aria-label^="The wolf"]')?.getBoundingClientRect();
    const [first, last] = [places.at(0), places.at(-1)];
    const hasMoved = wolf && (wolf.x !== last?.[0] || wolf.y !== last?.[1]);
    if (hasMoved) places.push([wolf.x, wolf.y]);
    const isAway = wolf && first && Math.hypot(wolf.x - first[0], wolf.y - first[1]) > step;
    rested = isAway && !hasMoved ? rested + 1 : 0;
    if (rested < rest) requestAnimationFrame(look);
    else window.placesOfTheWolf = places;
  };
  look();
}"""


def places_on_the_way(server: Server, page: Page) -> int:
    """Send the wolf as far as a die says, and count the places where he is seen that are neither here nor there."""
    table = WolfTable.sit(page, server.set_table(ANN, BEN_BESIDE_HER))
    ways = table.listed.filter(has_text="move the wolf").all_inner_texts()
    far = max(ways, key=lambda words: re.findall(r"Take the (\d)", words))
    table.listed.filter(has_text=far).click()
    expect(table.play_button).to_be_focused()
    page.evaluate(FOLLOW_THE_WOLF, [STEP, REST])
    table.play_button.click()
    seen = page.wait_for_function("() => window.placesOfTheWolf").json_value()
    here, *between, there = seen
    return sum(dist(place, here) > STEP and dist(place, there) > STEP for place in between)


def test_a_figure_walks(server: Server, arrive: Arrive) -> None:
    """A machine that has other things to do may not show him on the way, but hardly three times in a row."""
    assert any(places_on_the_way(server, arrive(reduced_motion="no-preference")) for _ in range(3))


def test_a_figure_is_there_at_once(server: Server, arrive: Arrive) -> None:
    """Whoever wants less motion sees it here and then there, and never on the way."""
    assert places_on_the_way(server, arrive(reduced_motion="reduce")) == 0


def test_nothing_lingers(server: Server, arrive: Arrive) -> None:
    """Whoever wants less motion never sees for a moment what was before."""
    table = WolfTable.sit(arrive(reduced_motion="reduce"), server.set_table(ANN, BEN_BESIDE_HER))
    lingering = "[...document.querySelectorAll('*')].filter((it) => getComputedStyle(it).transitionDuration !== '0s')"
    assert table.page.evaluate(f"{lingering}.length") == 0
