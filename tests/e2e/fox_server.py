"""Tables of The Fox Experiment, and how to come to a moment of it without a browser."""

import re
from typing import Any

import reynard
from e2e.ahead import Choice, Desk, View, play_on
from e2e.server import Seat, Server

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


def box_of_science(kind: str) -> str:
    """Give a generous box whose supplies are science cards, all of one kind."""
    text = re.sub(r'(?m)^  \["\w+", "\w+"\]', '  ["science", "science"]', generous_box())
    text = re.sub(r"(?m)^(foxes|swap_\w+|trade|change|reroll|extra|plus_\w+|mixed|keep) = \d", r"\1 = 0", text)
    return text.replace(f"{kind} = 0", f"{kind} = 9")


def play_until(link: str, generation: int, step: str, stage: str = "") -> None:
    """Play the seats of a link until each of them stands before a step, in this generation and stage."""

    def has_come(view: View, desk: Desk) -> bool:
        """Say whether there is something to choose besides leaving it at that."""
        place = view["seats"][desk["seat"]]
        is_here = place["step"] == step and place["stage"] in (stage or place["stage"])
        return is_here and any(choice["at"] != ["done"] for choice in desk["choices"])

    play_on(link, lambda view, desk: view["generation"] == generation, rank)
    assert play_on(link, has_come, thrifty_rank), f"nobody came to {step} in generation {generation}"


def rank(choice: Choice) -> int:
    """Say how early a choice comes on the way; the space without supplies comes last."""
    kinds = [ref.partition(":")[0] for ref in choice["at"] if ref != "space:0"]
    return min((WAY.index(kind) for kind in kinds if kind in WAY), default=len(WAY))


def thrifty_rank(choice: Choice) -> int:
    """Say the same of someone who keeps their tokens."""
    is_purchase = any(ref.startswith("upgrade") for ref in choice["at"])
    return len(WAY) + 1 if is_purchase else rank(choice)
