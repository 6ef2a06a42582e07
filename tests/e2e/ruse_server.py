"""Tables of Ruse, boxes in which certain things are sure to happen, and how to come to a moment without a browser."""

import json
import re
from collections.abc import Callable
from typing import Any

from websockets.sync.client import ClientConnection, connect

import reynard
from e2e.server import PATIENCE, Seat, Server

View = dict[str, Any]
Choice = dict[str, Any]
Desk = dict[str, Any]
Rank = Callable[[Choice], int]
Moment = Callable[[View, list[Choice]], bool]


def set_ruse_table(server: Server, *seats: Seat, **more: Any) -> str:
    """Set a table of Ruse and give the link of the first seat that is a person's."""
    return server.set_table(*seats, game="ruse", **more)


def sure_box() -> str:
    """Give a box with room and tiles to mark and to hunt in the Fields, curves for dens, and growth for everybody."""
    text = reynard.game("ruse").standard_box.text
    spaces = "[\n" + '  { gain = "R", penalty = 0 },\n' * 4 + "]"
    fields = r"(\[territories\.fields\].*?spaces = )\[.*?\n\](\nedge = )\[.*?\]"
    text = re.sub(fields, rf'\1{spaces}\2["H1 M1", "H1 M1"]', text, flags=re.DOTALL)
    text = re.sub(r"vital_spaces = \[.*?\]", "vital_spaces = [4, 4, 4, 4, 4]", text)
    text = re.sub(r'hunter = "\w+", gain = ".*?"', 'hunter = "river", gain = "1V"', text)
    text = re.sub(r'gain = ".*?", count = (\d+), prey', r'gain = "1G", count = \1, prey', text)
    text = re.sub(r"(shape = .*count = )\d+", r"\g<1>0", text)
    text = re.sub(r'(shape = "curve", gain = "-", count = )0', r"\g<1>60", text)
    return eager(text)


def eager(text: str) -> str:
    """Let a box give growth points for every step, and objectives that are fulfilled at once."""
    text = re.sub(r"growth_points_at_start = \d+", "growth_points_at_start = 20", text)
    return re.sub(r'kind = "\w+",.*? points', 'kind = "growth_points", amount = 1, points', text)


def full_box() -> str:
    """Give a box that fills boards and hands: growth, bonus tiles and resources everywhere."""
    text = reynard.game("ruse").standard_box.text
    text = re.sub(r"growth_points_at_start = \d+", "growth_points_at_start = 40", text)
    text = re.sub(r'gain = "R( B| 1G)?", penalty', 'gain = "*R B", penalty', text)
    return text


def play_on(link: str, until: Moment, rank: Rank = lambda choice: 0) -> None:
    """Play the seats of a link, the lowest rank first, until their moment has come or the game is over."""
    address, _, keys = link.partition("#")
    line_address = address.replace("http://", "ws://").replace("/table/", "/api/tables/") + "/live"
    decided: set[tuple[int, int]] = set()
    with connect(line_address, max_size=None) as line:
        line.send(json.dumps({"type": "hello", "keys": keys.split(".")}))
        while True:
            told = next_news(line)
            if told["ending"] is not None or has_come(told, until):
                return
            for desk in told["desks"]:
                if desk["choices"] and (desk["seat"], desk["decision"]) not in decided:
                    decided.add((desk["seat"], desk["decision"]))
                    decide(line, desk, rank)


def next_news(line: ClientConnection) -> dict[str, Any]:
    """Listen until the table is told anew."""
    told: dict[str, Any] = json.loads(line.recv(PATIENCE))
    while told["type"] != "state":
        assert told["type"] != "refused", told
        told = json.loads(line.recv(PATIENCE))
    return told


def has_come(told: dict[str, Any], until: Moment) -> bool:
    """Say whether the moment has come for one of the seats."""
    return any(until(told["view"], desk["choices"]) for desk in told["desks"])


def decide(line: ClientConnection, desk: Desk, rank: Rank) -> None:
    """Make a seat's next move."""
    choice = min(desk["choices"], key=rank)
    naming = {"id": f"decision-{desk['seat']}-{desk['decision']}", "seat": desk["seat"]}
    line.send(json.dumps({"type": "move", **naming, "decision": desk["decision"], "choice": choice["id"]}))


def asked(step: str, round: int = 1) -> Moment:
    """Give the moment in which a seat has something to choose at a step, in this round or later."""

    def is_asked(view: View, choices: list[Choice]) -> bool:
        return view["turn"]["asks"] == step and view["round"] >= round and len(choices) > 1

    return is_asked


def by(*kinds: str) -> Rank:
    """Prefer the choices that point at certain things, the first of them most, such as "space:0"."""

    def rank(choice: Choice) -> int:
        ranks = [place for place, kind in enumerate(kinds) for ref in choice["at"] if ref.startswith(kind)]
        return min(ranks, default=len(kinds))

    return rank
