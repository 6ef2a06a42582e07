"""What strangers may try, in the order of the issue that asked for it."""

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from soak.attacker import Attacker
from soak.attacks import (
    bots,
    boxes,
    crowd,
    deaf,
    flood,
    nonsense,
    oddities,
    renames,
    replays,
    restarts,
    seats,
    tables,
    unfinished,
)


@dataclass(frozen=True)
class Attack:
    """Something that strangers may try."""

    item: int  # of the issue
    title: str
    run: Callable[[Attacker], Coroutine[Any, Any, None]]
    shares_address: bool = False  # with the bystanders, who may then be asked to come back later


ATTACKS = {
    "boxes": Attack(1, "boxes that are hard to read", boxes.send_boxes),
    "nonsense": Attack(2, "spectators who talk nonsense, at the bystanders' tables too", nonsense.talk),
    "bots": Attack(3, "60 tables of four strong bots, with a spectator each", bots.fill_tables),
    "hints": Attack(3, "60 hints at once for the same seat", bots.ask_hints),
    "renames": Attack(4, "renames and notes without end at a long table of Ruse with five pages", renames.rename),
    "return": Attack(
        4, "25 tables of Ruse with four pages each, which all come back after a restart", restarts.come_back
    ),
    "replays": Attack(5, "12 and then 40 replays at once, while somebody sets up tables", replays.ask_replays),
    "unfinished": Attack(6, "1,100 requests and 300 bodies that never end", unfinished.from_elsewhere),
    "unfinished-here": Attack(
        6, "the same from the bystanders' own address", unfinished.from_here, shares_address=True
    ),
    "crowd": Attack(6, "1,000 spectators who come one after the other, and leave", crowd.gather),
    "deaf": Attack(6, "50 spectators who ask for much and read nothing, and idle connections", deaf.ignore),
    "seats": Attack(7, "seats of people who have just left, handed to a bot by the others", seats.take),
    "tables": Attack(8, "tables without end, from one address and then from 200", tables.set_up_many),
    "thousands": Attack(8, "a restart with thousands of tables in storage", restarts.open_thousands),
    "oddities": Attack(9, "strange addresses, hosts, uploads and sockets", oddities.be_odd),
    "flood": Attack(10, "requests and pings from 20 connections, as fast as they are answered", flood.ask_on),
}
