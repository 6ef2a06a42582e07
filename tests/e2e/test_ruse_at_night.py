"""What a dark page must not swallow: tunnels in the earth, and black kits on the growth track."""

from playwright.sync_api import Locator

from e2e.ahead import by, play_on
from e2e.arriving import LAPTOP, Arrive
from e2e.ruse_server import asked, set_ruse_table
from e2e.ruse_table import RuseTable
from e2e.server import ANN, Server

CLEARLY = 3.0  # contrast between two areas that must be told apart

CONTRAST = """([one, two]) => {
  const light = (colour) => {
    const [red, green, blue] = colour.match(/[\\d.]+/g).map((part) => Number(part) / 255)
      .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [brighter, darker] = [light(one), light(two)].sort((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}"""


def test_tunnels_and_black_kits(server: Server, arrive: Arrive) -> None:
    """A tunnel stands out from the earth, and the edge of a black kit from the board it stands on."""
    link = set_ruse_table(server, ANN)
    play_on(link, asked("lay", 1), by("den-space", "chart", "drawn"))
    table = RuseTable.sit(arrive(LAPTOP, color_scheme="dark"), link)
    tile = table.hand.locator("svg").first
    earth, tunnel = colour(tile.locator(".soil"), "fill"), colour(tile.locator(".hollow"), "stroke")
    assert contrast(table, earth, tunnel) > CLEARLY
    kit = table.own.locator(".black .face").first
    track = table.own.get_by_role("group", name="Growth track")
    assert contrast(table, colour(kit, "stroke"), colour(track, "background-color")) > CLEARLY


def colour(thing: Locator, what: str) -> str:
    """Give a colour of a thing as it is drawn."""
    return str(thing.evaluate(f"it => getComputedStyle(it)['{what}']"))


def contrast(table: RuseTable, one: str, two: str) -> float:
    """Say how well two colours can be told apart."""
    return float(table.page.evaluate(CONTRAST, [one, two]))
