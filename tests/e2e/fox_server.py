"""Tables of The Fox Experiment, and how to come to a moment of it without a browser."""

import json
import re
from typing import Any

from websockets.sync.client import ClientConnection, connect

import reynard
from e2e.server import PATIENCE, Seat, Server

BEN_ELSEWHERE = {"kind": "friend", "name": "Ben"}

View = dict[str, Any]
Desk = dict[str, Any]

# What is done first on the way to a moment, by the things that a choice points at; science cards stay in hand.
WAY = ("offer", "kennel", "space", "record", "roll", "study", "upgrade", "patron", "token", "pup", "done")


def set_fox_table(server: Server, *seats: Seat, **more: Any) -> str:
    """Set a table of The Fox Experiment and give the link of the first seat that is a person's."""
    return server.set_table(*seats, game="fox-experiment", **more)


def generous_box() -> str:
    """Give a box with which everybody can complete a level and buy upgrades in the first generation."""
    text = reynard.game("fox-experiment").standard_box.text
    text = re.sub(r"friendly = \[\[.*\]\]", f"friendly = {[[1, 1]] * 6}", text)
    text = re.sub(r'(?m)^  \["friendly", "(friendly|science)"\]', '  ["tail", "ear"]', text)
    text = re.sub(r"cost = \[(.*?)\]", lambda found: f"cost = {[1] * len(found[1].split(','))}", text)
    return re.sub(r"(?m)^  \[\{.*?\}", "  [{ tail = 1 }", text)


def links_of_each(link: str) -> list[str]:
    """Take a link to several seats apart, into one for each."""
    address, _, keys = link.partition("#")
    return [f"{address}#{key}" for key in keys.split(".")]


def play_until(link: str, generation: int, step: str, stage: str = "") -> None:
    """Play the seats of a link until each of them stands before a step, in this generation and stage."""
    address, _, keys = link.partition("#")
    line_address = address.replace("http://", "ws://").replace("/table/", "/api/tables/") + "/live"
    decided: set[tuple[int, int]] = set()
    with connect(line_address, max_size=None) as line:
        line.send(json.dumps({"type": "hello", "keys": keys.split(".")}))
        while True:
            view, all_desks = next_news(line)
            is_near = view["generation"] == generation
            desks = [desk for desk in all_desks if not (is_near and has_come(view, desk, step, stage))]
            if not desks:
                return
            for desk in desks:
                if desk["choices"] and (desk["seat"], desk["decision"]) not in decided:
                    decided.add((desk["seat"], desk["decision"]))
                    decide(line, desk, thrifty=is_near)


def next_news(line: ClientConnection) -> tuple[View, list[Desk]]:
    """Listen until the table is told anew."""
    while (told := json.loads(line.recv(PATIENCE)))["type"] != "state":
        assert told["type"] != "refused", told
    assert told["ending"] is None, "The game ended before the moment came."
    return told["view"], told["desks"]


def has_come(view: View, desk: Desk, step: str, stage: str) -> bool:
    """Say whether a seat's moment has come, with something to choose besides leaving it at that."""
    place = view["seats"][desk["seat"]]
    is_here = place["step"] == step and place["stage"] in (stage or place["stage"])
    return is_here and any(choice["at"] != ["done"] for choice in desk["choices"])


def decide(line: ClientConnection, desk: Desk, thrifty: bool) -> None:
    """Make a seat's next move on the way; whoever is thrifty keeps their tokens."""
    choices = [each for each in desk["choices"] if not (thrifty and is_purchase(each))]
    choice = min(choices or desk["choices"], key=lambda each: min(map(rank, each["at"])))
    naming = {"id": f"decision-{desk['seat']}-{desk['decision']}", "seat": desk["seat"]}
    line.send(json.dumps({"type": "move", **naming, "decision": desk["decision"], "choice": choice["id"]}))


def is_purchase(choice: dict[str, Any]) -> bool:
    """Say whether a choice costs tokens."""
    return any(ref.startswith("upgrade") for ref in choice["at"])


def rank(ref: str) -> int:
    """Say how early a thing comes on the way; the space without supplies comes last."""
    kind = ref.partition(":")[0]
    return WAY.index(kind) if kind in WAY and ref != "space:0" else len(WAY)
