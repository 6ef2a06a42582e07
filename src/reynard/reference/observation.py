"""What programs see of a game: where each part of the numbers lies, and what it means."""

from collections.abc import Iterator, Sequence

from reynard.core.actions import Group
from reynard.core.contract import Game
from reynard.core.observation import LARGEST
from reynard.reference.action_space import signature
from reynard.reference.markdown import code, markdown_table, prose, python_example, span


def explain_observation(game: Game, seats: int) -> Iterator[str]:
    """List all parts of an observation."""
    layout = game.observation
    yield (
        f"## Observation\nWhat {code('match.observe(seat)')} and {code('batch.observation')} give: "
        f"what the seat may know and nothing else, as {len(layout):,} numbers of type {code('float32')}. "
        f"Nearly all lie between -1 and 1, and with the boxes of the game none beyond {LARGEST:g}. "
        "Within a part the last dimension counts fastest."
    )
    yield parts_table(layout.groups)
    if game.perfect_memory:
        own = game.perfect_memory.layout.groups[len(layout.groups) :]
        yield (
            f"With {code('reynard.batch(..., perfect_memory=True)')} these follow, "
            "which no player sees, and which one who forgets nothing would know:"
        )
        yield parts_table(own)
    part = max(layout.groups, key=lambda group: len(group.dimensions))
    yield python_example(
        f">>> len(game.start(seats={seats}, seed=7).observe(0)) == len(game.observation)",
        "True",
        f">>> game.observation.spell({part.first})",
        f"{layout.spell(part.first)!r}",
    )


def parts_table(parts: Sequence[Group]) -> str:
    """List parts with their places, dimensions and meaning."""
    rows = [[span(range(each.first, each.first + each.count)), *signature(each), prose(each.meaning)] for each in parts]
    return markdown_table(["Numbers", "Part", "Dimensions", "Meaning"], rows)
