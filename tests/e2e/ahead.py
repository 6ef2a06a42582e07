"""How to come to a moment of a game without a browser."""

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from websockets.sync.client import ClientConnection

from e2e.server import PATIENCE, line_to

View = dict[str, Any]
Choice = dict[str, Any]
Desk = dict[str, Any]
Rank = Callable[[Choice], int]
Moment = Callable[[View, Desk], bool]


def links_of_each(link: str) -> list[str]:
    """Take a link to several seats apart, into one for each."""
    address, _, keys = link.partition("#")
    return [f"{address}#{key}" for key in keys.split(".")]


def by(*kinds: str) -> Rank:
    """Prefer the choices that point at certain things, the first of them most, such as "space:0"."""

    def rank(choice: Choice) -> int:
        ranks = [place for place, kind in enumerate(kinds) for ref in choice["at"] if ref.startswith(kind)]
        return min(ranks, default=len(kinds))

    return rank


def play_on(link: str, until: Moment, rank: Rank = lambda choice: 0) -> bool:
    """Play the seats of a link, the lowest rank first, and say whether the moment of each came before the end."""
    links = links_of_each(link)
    with ThreadPoolExecutor(len(links)) as pool:
        return all(list(pool.map(lambda each: play_seat(each, until, rank), links)))


def play_seat(link: str, until: Moment, rank: Rank) -> bool:
    """Play one seat until its moment has come or the game is over, and say whether it came."""
    decided = -1
    with line_to(link) as line:
        while True:
            told = next_news(line)
            [desk] = told["desks"]
            if told["ending"] is not None or until(told["view"], desk):
                return told["ending"] is None
            if desk["choices"] and desk["decision"] != decided:
                decided = desk["decision"]
                decide(line, desk, rank)


def watched_to_the_end(link: str) -> str:
    """Watch a table until its game is over, and give its link again."""
    with line_to(link) as line:
        while next_news(line)["ending"] is None:
            pass
    return link


def next_news(line: ClientConnection) -> dict[str, Any]:
    """Listen until the table is told anew."""
    told: dict[str, Any] = json.loads(line.recv(PATIENCE))
    while told["type"] != "state":
        assert told["type"] != "refused", told
        told = json.loads(line.recv(PATIENCE))
    return told


def decide(line: ClientConnection, desk: Desk, rank: Rank) -> None:
    """Make a seat's next move, one step and not several at once."""
    choice = min((each for each in desk["choices"] if len(each["plays"]) == 1), key=rank)
    naming = {"id": f"decision-{desk['seat']}-{desk['decision']}", "seat": desk["seat"]}
    line.send(json.dumps({"type": "move", **naming, "decision": desk["decision"], "choice": choice["id"]}))
