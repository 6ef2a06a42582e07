"""How long the replay of a long game takes to open: by plain HTTP, and in Chromium until its first board is shown.

``PYTHONPATH=tests python -m benchmarks.replay`` plays Ruse with five bots to its end and prints milliseconds. The
server is started anew before each opening, so that nothing of the replay has been made before; then all of it is asked
for again.
"""

import shutil
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import httpx
from playwright.sync_api import Browser, sync_playwright

from e2e.ahead import watched_to_the_end
from e2e.ruse_server import set_ruse_table
from e2e.server import PATIENCE, WITH_QUICK_BOTS, Server

TIMES = 5
NAMES = ("Isengrim", "Bruin", "Tibert", "Grimbert", "Chanticleer")
BOTS = [{"kind": "bot", "name": name, "level": "cub"} for name in NAMES]

# From the click until the first step stands on the table and has been painted.
OPENING = """() => new Promise((opened) => {
  const begun = performance.now();
  const button = [...document.querySelectorAll('button')].find((each) => each.innerText.trim() === 'Replay');
  button.click();
  const look = () => {
    const told = document.querySelector('[aria-label="Replay"] [role=status]')?.innerText.trim() ?? '';
    if (!told || told.startsWith('Loading')) requestAnimationFrame(look);
    else requestAnimationFrame(() => setTimeout(() => opened(performance.now() - begun)));
  };
  look();
})"""


def main() -> None:
    """Play a game, and open its replay again and again."""
    with TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        server = Server(Path(data), WITH_QUICK_BOTS)
        link = watched_to_the_end(set_ruse_table(server, *BOTS))
        parts: list[list[float]] = []
        shown: list[float] = []
        for _ in range(TIMES):
            server = renewed(server)
            parts.append(milliseconds_by_part(link))
            server = renewed(server)
            shown.append(milliseconds_until_shown(browser, link))
        milliseconds_by_part(link)  # the page was closed before it had asked for all of them
        again = milliseconds_by_part(link)
        server.stop()
        browser.close()
    print(f"{'first part, by HTTP':40}{told([each[0] for each in parts])}")
    print(f"{'every later part, by HTTP':40}{told([wait for each in parts for wait in each[1:]])}")
    print(f"{'all ' + str(len(again)) + ' parts, by HTTP':40}{told([sum(each) for each in parts])}")
    print(f"{'a part that was made before, by HTTP':40}{told(again)}")
    print(f"{'from the click to the first board':40}{told(shown)}")


def renewed(server: Server) -> Server:
    """Start the server again, which then has only what is stored."""
    server.stop()
    return server.start_again()


def milliseconds_by_part(link: str) -> list[float]:
    """Fetch a replay part by part, as the page does, and give how long each took."""
    address = link.replace("/table/", "/api/tables/")
    waits: list[float] = []
    with httpx.Client(timeout=PATIENCE) as client:
        client.get(address).raise_for_status()  # the table is open by the time that somebody asks for its replay
        parts = 1
        while len(waits) < parts:
            begun = time.perf_counter()
            answer = client.get(f"{address}/replay", params={"part": len(waits)})
            waits.append(1000 * (time.perf_counter() - begun))
            parts = answer.raise_for_status().json()["parts"]
    return waits


def milliseconds_until_shown(browser: Browser, link: str) -> float:
    """Open a replay as a person does."""
    page = browser.new_page()
    page.goto(link)
    page.get_by_role("button", name="Replay", exact=True).wait_for()
    shown = float(page.evaluate(OPENING))
    page.close()
    return shown


def told(waits: list[float]) -> str:
    """Give the median of some waits, and the worst."""
    return f"{median(waits):8.0f} ms, at worst {max(waits):.0f} ms"


if __name__ == "__main__":
    main()
