"""Tables of Ruse, boxes in which certain things are sure to happen, and the moments of its games."""

import re
from typing import Any

import reynard
from e2e.ahead import Desk, Moment, View
from e2e.server import Seat, Server


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


def asked(step: str, round: int = 1) -> Moment:
    """Give the moment in which a seat has something to choose at a step, in this round or later."""

    def is_asked(view: View, desk: Desk) -> bool:
        return view["turn"]["asks"] == step and view["round"] >= round and len(desk["choices"]) > 1

    return is_asked
