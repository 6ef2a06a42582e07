"""What the lab can count in a game: the families of things in its box, and sources of points."""

from collections.abc import Iterator
from itertools import groupby

from reynard.core.contract import Game
from reynard.core.counting import POINTS
from reynard.reference.markdown import code, markdown_table, prose, python_example, shortened


def explain_counting(game: Game) -> Iterator[str]:
    """List the families of what can be counted."""
    if game.counting is None:
        return
    things = game.counting.things(game.standard_box)
    yield (
        "## What can be counted\nThe lab looks at every seat after every move, and sees how many of these things it "
        f"has, or has had or used so far. The numbers of {code(POINTS)} make up the seat's points."
    )
    rows = []
    for family, members in groupby(things, key=lambda thing: thing.family):
        names = [thing.name for thing in members]
        rows.append([family, str(len(names)), prose(shortened(names))])
    yield markdown_table(["Family", "Things", "Such as"], rows)
    yield python_example(
        ">>> things = game.counting.things(game.standard_box)",
        ">>> len(things), things[0].family, things[0].name",
        f"{(len(things), things[0].family, things[0].name)}",
    )
