"""Movement, and its absence for those who asked for that."""

import pytest

from e2e.conftest import Arrive
from e2e.server import ANN, BEN_BESIDE_HER, Server
from e2e.table import Table

# The place of the wolf in the first frame that tells of a move; before that, nothing.
WHERE_THE_WOLF_IS = """
() => {
  const wolf = document.querySelector('button[aria-label^="The wolf"]');
  const told = document.querySelector('ol[aria-label="What has happened"]').textContent.includes(' takes the ');
  if (!wolf || !told) return null;
  const { x, y } = wolf.getBoundingClientRect();
  return [Math.round(x), Math.round(y)];
}
"""


@pytest.mark.parametrize("wish", ["reduce", "no-preference"])
def test_how_a_move_is_shown(server: Server, arrive: Arrive, wish: str) -> None:
    """With less motion the figure stands at its farm in the same instant as the log tells of it, else it walks."""
    page = arrive(reduced_motion=wish)
    link = server.set_table(ANN, BEN_BESIDE_HER)
    table = Table.sit(page, link)
    table.listed.filter(has_text="move the wolf").first.click()
    table.play_button.click()
    at_first = page.wait_for_function(WHERE_THE_WOLF_IS).json_value()
    page.reload()
    in_the_end = page.wait_for_function(WHERE_THE_WOLF_IS).json_value()
    assert (at_first == in_the_end) == (wish == "reduce")
